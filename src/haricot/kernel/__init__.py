"""What every game speaks: games, actions, views, forms, records, notation, chance, errors, registry."""
