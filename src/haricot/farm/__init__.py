"""What bean games share: fields and harvest, hands, deck and exhaustion, coins, the market."""
