"""The models over the session, its journal and the saved games."""
