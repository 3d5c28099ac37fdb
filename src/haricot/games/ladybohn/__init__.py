"""Ladybohn: misters, misses and babies; the top card prices the harvest."""
