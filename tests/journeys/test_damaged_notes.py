"""The small files beside the saved games may hold anything: the program starts and plays."""

import pytest

from beachmaster.desktop.crash import CrashDialog, watch_for_crashes
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.storage.folders import data_folder
from beachmaster.storage.locking import locked
from beachmaster.storage.saves import new_save
from beachmaster.storage.starting import Wish, start

SMALL_FILES = ("settings", "last", "running", "reading", "met")
ODD = {
    "no JSON": b"\xff\x00{",
    "a list": b"[1, 2]",
    "other kinds": b'{"save": 7, "zoom": "x", "files": [], "theme": {}, "text": 1, "hoe:5": [1]}',
    "deep": b'{"save": ' + b"[" * 5000 + b"]" * 5000 + b"}",
}


@pytest.mark.parametrize("content", ODD.values(), ids=ODD)
def test_odd_notes_keep_nobody_from_playing(launch, qtbot, content):
    data_folder().mkdir(parents=True)
    for name in SMALL_FILES:
        (data_folder() / f"{name}.json").write_bytes(content)
    window = launch(card_ready=watch_for_crashes)
    parts = window.parts
    parts.begin(Wish(game="hell-on-earth", seed=1, save=new_save("hell-on-earth")))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    parts.layouts.show_panel("rules")
    qtbot.waitUntil(lambda: parts.rules_model.stock is not None, timeout=20_000)
    assert window.controller.auto()
    qtbot.settle()
    assert window.findChild(CrashDialog) is None
    wait_for_tasks()


def test_a_game_that_another_window_has_open_is_said_and_left_to_it(launch, qtbot):
    save = new_save("hell-on-earth")
    start(Wish(game="hell-on-earth", seed=1, save=save)).close()
    window = launch(card_ready=watch_for_crashes)
    with locked(save):
        with qtbot.waitSignal(window.controller.troubled, timeout=20_000):
            window.parts.open_file(save)
        assert not window.controller.is_open
        assert window.notice.isVisible()
        assert window.pages.currentWidget() is window.parts.start
    window.parts.open_file(save)
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    assert window.controller.auto()
