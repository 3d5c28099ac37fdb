"""Bean games in a terminal."""
