"""The command line, the text-mode player and the JSON-lines protocol."""
