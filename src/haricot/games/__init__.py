"""The boxes: one folder per game, nothing outside it."""
