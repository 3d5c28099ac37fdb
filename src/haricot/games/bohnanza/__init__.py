"""Bohnanza: two editions for three to seven players, and the duel for two."""
