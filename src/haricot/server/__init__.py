"""The table server: the only place that knows HTTP and SQL."""
