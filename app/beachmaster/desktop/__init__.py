"""The window at the table: models, views, board and dialogs over the session; needs Qt."""

from beachmaster.desktop.collecting import stop_by_itself

stop_by_itself()

from beachmaster.desktop.bindings import import_plainly  # noqa: E402 - it imports Qt

import_plainly()
