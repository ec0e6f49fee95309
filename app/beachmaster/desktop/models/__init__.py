"""Qt models over the session, the rule index and the saved games."""
