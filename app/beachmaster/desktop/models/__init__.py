"""The models over the session, its journal and the saved games."""

from beachmaster.desktop.models.immortals import make_immortal

make_immortal()
