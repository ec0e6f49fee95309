"""The rules beside the prompt: text, search, bookmarks, notes."""
