"""Players of any game; they see a View and a menu, never the table's State."""
