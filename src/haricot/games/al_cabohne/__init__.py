"""Al Cabohne: one or two players against the bean mafia."""
