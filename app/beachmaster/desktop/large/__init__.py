"""The large card: everything of the prompt card in letters that are read from two metres."""
