"""Saved games, settings and what the program remembers: SQLModel over SQLite."""
