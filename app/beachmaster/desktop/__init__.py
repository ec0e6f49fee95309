"""The window at the table: models, views, board and dialogs over the session; needs Qt."""

from beachmaster.desktop.immortals import make_immortal

make_immortal()  # before anything imports Qt
