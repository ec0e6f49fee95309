"""The instrument panels around the prompt card."""
