"""Iwo: Bloodbath in the Bonins."""
