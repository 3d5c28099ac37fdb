"""The Bohnanza dice game: seven dice, harvest cards of six contracts, first to thirteen coins."""
