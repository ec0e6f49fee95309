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
    layouts = window.parts.layouts
    return {name for name in ("board", "rules", "units") if layouts.is_shown(name)}


def test_a_window_left_on_the_start_page_has_its_panels_again_beside_the_game(launch, qtbot):
    window = launch()
    parts = begun(window, qtbot)
    parts.layouts.show_panel("units")
    before = shown(window)
    assert before == {"board", "units"}
    parts.show_start()
    assert not shown(window)
    window.close()
    again = launch()
    qtbot.waitUntil(lambda: again.controller.is_open, timeout=20_000)
    again.parts.show_game()
    qtbot.waitUntil(lambda: shown(again) == before)


def test_a_layout_and_its_widths_are_remembered_for_each_game_and_board(launch, qtbot):
    window = launch()
    parts = begun(window, qtbot)
    assert parts.layouts.layout == "map"
    qtbot.settle()
    handle = window.body.handle(1)
    window.body.moveSplitter(handle.x() - 40, 1)
    qtbot.settle()
    wide = window.column.width()
    parts.layouts.choose("read")
    window.close()
    again = launch()
    qtbot.waitUntil(lambda: again.controller.is_open, timeout=20_000)
    qtbot.settle()
    layouts = again.parts.layouts
    assert layouts.layout == "read"
    assert layouts.is_shown("rules")
    layouts.choose("map")
    qtbot.settle()
    assert abs(again.column.width() - wide) < 3
    again.parts.begin(Wish(game="hell-on-earth", seed=1, table=True, save=new_save("x")))
    qtbot.waitUntil(lambda: layouts.layout == "card", timeout=20_000)


def test_a_note_of_the_docks_of_before_is_left_behind_without_a_word(launch, qtbot):
    data_folder().mkdir(parents=True)
    (data_folder() / "window.ini").write_bytes(b"[General]\nopen=rules\nlayout=abc\n")
    window = launch()
    begun(window, qtbot)
    assert window.parts.layouts.layout == "map"
    assert shown(window) == {"board"}
    assert not window.notice.isVisible()


@pytest.mark.parametrize(
    "written",
    [
        b"[General]\ngeometry=nonsense\ndrawer=12\n[widths]\nmap-card=@Invalid()\nread-card=9e9\n",
        b"\xff\xfe\x00 no ini at all \x00" * 50,
        b'[General]\ngeometry="@ByteArray(broken)"\ndrawer=@Invalid()\n[games]\na b c=d\n',
    ],
)
def test_a_damaged_note_of_the_layout_is_passed_over(launch, qtbot, written):
    data_folder().mkdir(parents=True)
    (data_folder() / "layout.ini").write_bytes(written)
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
