"""The map of a tracked board."""
