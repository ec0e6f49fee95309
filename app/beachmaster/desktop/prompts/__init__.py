"""The prompt card and one widget for each kind of prompt."""
