"""Many matches: simulate them, count them."""
