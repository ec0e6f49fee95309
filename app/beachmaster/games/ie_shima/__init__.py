"""Last Battle: Ie Shima, 1945, for two players, one of whom the program may be."""
