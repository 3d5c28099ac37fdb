"""How games look at the terminal, where the general screen would not do: one module a game, found by its name."""
