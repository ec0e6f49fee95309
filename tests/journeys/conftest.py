"""The real window, and a player at it who has a mouse and a keyboard and nothing else."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent

from beachmaster.desktop.app import application, open_window
from beachmaster.desktop.main_window import MainWindow
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme import current
from desktop.conftest import data_folder, no_window_left  # noqa: F401 - fixtures
from journeys.player import Player

ROOMY = (1400, 900)
PATIENCE = 20_000


@pytest.fixture
def launch(qtbot, qapp, data_folder) -> Callable[..., MainWindow]:  # noqa: F811
    """Return what starts the program, as often as a test likes."""
    windows: list[MainWindow] = []

    def start(
        game: Path | None = None,
        size: tuple[int, int] = ROOMY,
        watch: Callable[[MainWindow], object] = lambda _window: None,
        card_ready: Callable[[MainWindow], object] = lambda _window: None,
    ) -> MainWindow:
        window = open_window(application(), game)
        window.card_ready.connect(lambda: card_ready(window))
        window.watched = watch(window)
        windows.append(window)
        window.resize(*size)
        window.activateWindow()
        qtbot.waitUntil(lambda: built(window), timeout=PATIENCE)
        qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
        return window

    hook = sys.excepthook
    yield start
    sys.excepthook = hook
    for window in windows:
        window.close()
    wait_for_tasks()
    qapp.processEvents()
    for window in windows:
        window.translators.use()
        window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    current().apply("light", 100)


@pytest.fixture
def player(launch, qtbot) -> Player:
    """Return a player before the start page."""
    return Player(launch(), qtbot)


def built(window: MainWindow) -> bool:
    """Tell whether everything of the window is there."""
    return window.parts is not None and window.parts.built
