"""What the words of the command line do; each returns an exit code."""
