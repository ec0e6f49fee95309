"""Drawings in the rules: read from their notation, laid out once, painted anywhere."""

from beachmaster.rulebook.drawings.notation import Drawing, Fact, read_drawing
from beachmaster.rulebook.drawings.scene import scene_of
from beachmaster.rulebook.drawings.shapes import Scene

__all__ = ["Drawing", "Fact", "Scene", "read_drawing", "scene_of"]
