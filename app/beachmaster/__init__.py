"""Beachmaster: a companion at the table for solo players of Pacific landing wargames."""

__version__ = "0.4.0"
