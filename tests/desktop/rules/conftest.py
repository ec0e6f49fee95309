"""An open reading room, a panel and a palette over a real game."""

import pytest

from beachmaster.desktop.rules import ReadingRoom, RulesPanel
from beachmaster.desktop.tasks import wait_for_tasks


@pytest.fixture
def room(qtbot, theme):
    """Open the real library as the window does."""
    room = ReadingRoom()
    with qtbot.waitSignal(room.ready, timeout=20_000):
        room.open()
    yield room
    wait_for_tasks()
    room.close()


@pytest.fixture
def panel(qtbot, room, controller):
    """Show the rules beside a new game."""
    panel = RulesPanel(controller, room=room)
    qtbot.addWidget(panel)
    panel.resize(460, 760)
    panel.show()
    return panel
