"""The player's own rulebook: read it, match its headings to our sections, keep it for them."""
