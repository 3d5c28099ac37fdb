"""A learner in NumPy alone: it copies a program that plays by rule, then gets better by playing against itself."""
