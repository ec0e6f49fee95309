"""A data folder of their own, an applied theme, and open games for the desktop's tests."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.theme import Theme, current
from beachmaster.desktop.words import LANGUAGE
from beachmaster.storage.starting import Wish, start


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    """Keep what the program stores in a folder of the test's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("BEACHMASTER_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def no_names_left():
    """Let the hexes of one test's map name none of another's."""
    yield
    LANGUAGE.names = None


@pytest.fixture(autouse=True)
def no_window_left(qapp):
    """Fail a test that leaves a window open."""
    yield
    qapp.processEvents()
    # Without an event loop nothing is deleted, and every later theme restyles what was left.
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    left = [window for window in qapp.topLevelWidgets() if window.isVisible()]
    assert not left, f"left open: {left}"


class WindowsShown(QObject):
    """Notes every widget that is shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(watched)
        return False


@pytest.fixture
def windows_shown(qapp):
    """Return the windows that come up from now on, be it for a moment."""
    watch = WindowsShown()
    qapp.installEventFilter(watch)
    yield watch.seen
    qapp.removeEventFilter(watch)


@pytest.fixture
def theme(qapp) -> Theme:
    """Apply the light theme at ordinary size, and put it back afterwards."""
    theme = current()
    put_back(theme)
    yield theme
    put_back(theme)


def put_back(theme: Theme) -> None:
    """Apply what tests begin with, unless it is in force: what was measured in it stays true."""
    if (theme.choice, theme.zoom) != ("light", 100):
        theme.apply("light", 100)


def opened(board: str, *, save=None, game: str = "hell-on-earth") -> GameController:
    """Return a controller with a new game."""
    controller = GameController()
    controller.adopt(start(Wish(game=game, seed=1, table=board == "table", save=save)))
    return controller


@pytest.fixture
def controller(theme: Theme, qtbot: QtBot) -> GameController:
    """Open a new game on the tracked board."""
    controller = opened("tracked")
    yield controller
    controller.close()


@pytest.fixture
def table_controller(theme: Theme, qtbot: QtBot) -> GameController:
    """Open a new game beside the player's own table."""
    controller = opened("table")
    yield controller
    controller.close()
