"""Whole pages of the window: start, new game, end."""
