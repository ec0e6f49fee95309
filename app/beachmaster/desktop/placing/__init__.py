"""Place the grid of a player's own map on a photo of it."""
