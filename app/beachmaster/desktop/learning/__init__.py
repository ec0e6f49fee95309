"""Learn a map of the player's own ahead of the game: paint what it prints, and see what is open."""
