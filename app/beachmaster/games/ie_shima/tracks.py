"""Say where the Turn, Impulse and Victory Point markers stand (ies:3.4, ies:3.5, ies:3.6)."""

from beachmaster.engine.tracks import Track

TRACKS: tuple[Track, ...] = ()
"""Their moves are told as acts where they happen, so that no head of a phase tells them again."""
