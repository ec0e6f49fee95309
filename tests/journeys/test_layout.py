"""The window comes back as it was left, and a damaged note of that keeps nobody out."""

import pytest

from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.storage.folders import data_folder
from beachmaster.storage.saves import new_save
from beachmaster.storage.starting import Wish, start


def begun(window, qtbot):
    with qtbot.waitSignal(window.controller.changed, timeout=20_000):
        window.parts.begin(Wish(game="hell-on-earth", seed=1, save=new_save("hell-on-earth")))
    qtbot.waitUntil(lambda: window.controller.is_open)
    return window.parts


def shown(window):
    docks = window.parts.docks
    return {name for name in ("turn", "board", "rules", "units") if docks[name].isVisible()}


def test_a_window_left_on_the_start_page_has_its_panels_again_beside_the_game(launch, qtbot):
    window = launch()
    parts = begun(window, qtbot)
    parts.docks["units"].hide()
    before = shown(window)
    assert "board" in before
    parts.show_start()
    assert not shown(window)
    window.close()
    again = launch()
    qtbot.waitUntil(lambda: again.controller.is_open, timeout=20_000)
    again.parts.show_game()
    qtbot.waitUntil(lambda: shown(again) == before)


def test_panels_closed_by_the_player_stay_closed_at_the_next_start(launch, qtbot):
    window = launch()
    parts = begun(window, qtbot)
    parts.docks["turn"].hide()
    before = shown(window)
    window.close()
    again = launch()
    qtbot.waitUntil(lambda: again.controller.is_open, timeout=20_000)
    again.parts.show_start()
    again.parts.show_game()
    assert shown(again) == before


@pytest.mark.parametrize(
    "written",
    [
        b"[General]\ngeometry=nonsense\nlayout=12\nopen=@Invalid()\n",
        b"\xff\xfe\x00 no ini at all \x00" * 50,
        b'[General]\ngeometry="@ByteArray(broken)"\nlayout="@ByteArray(broken)"\nopen=a b c\n',
    ],
)
def test_a_damaged_note_of_the_layout_is_passed_over(launch, qtbot, written):
    data_folder().mkdir(parents=True)
    (data_folder() / "window.ini").write_bytes(written)
    window = launch()
    assert begun(window, qtbot).built
    window.close()
    wait_for_tasks()
    assert launch().parts.built


def test_a_part_that_fails_while_the_window_closes_keeps_the_game_from_nobody(
    launch, qtbot, monkeypatch
):
    """The file must be free for the program that is started after the crash."""
    window = launch()
    parts = begun(window, qtbot)
    path = window.controller.path
    parts.rememberer.note()  # now, so that it does not come due by itself
    monkeypatch.setattr(parts.rememberer, "note", lambda: 1 / 0)
    with qtbot.capture_exceptions() as caught:
        window.close()
    assert [kind for kind, *_rest in caught] == [ZeroDivisionError]
    assert not window.controller.is_open
    start(Wish(game="", save=path)).close()
