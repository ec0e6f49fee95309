"""The page of all games: read bit by bit, damaged ones named, kept as a table."""

import csv

import pytest

from beachmaster.desktop.dialogs.your_games import YourGamesDialog
from beachmaster.desktop.models.past import LINES, PROBLEM
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.storage.starting import Wish, start

GAMES = 3


@pytest.fixture
def folder(tmp_path):
    """Keep some games, and beside them a file that is none."""
    folder = tmp_path / "games"
    folder.mkdir()
    for number in range(GAMES):
        playing = start(
            Wish(game="hell-on-earth", seed=number, save=folder / f"{number}.beachmaster")
        )
        for _answer in range(12):
            playing.session.auto()
        playing.close()
    (folder / "bad.beachmaster").write_bytes(b"junk")
    return folder


@pytest.fixture
def opened(qtbot, theme):
    """Return a way to open the page of a folder."""
    made = []

    def open_page(folder):
        dialog = YourGamesDialog(folder=folder)
        made.append(dialog)
        qtbot.addWidget(dialog)
        dialog.open()
        return dialog

    yield open_page
    for dialog in made:
        dialog.close()
    wait_for_tasks()


def read(dialog, qtbot):
    qtbot.waitUntil(lambda: dialog.model.whole, timeout=30_000)
    return dialog


def test_games_come_bit_by_bit_and_what_is_still_to_come_is_said(opened, folder, qtbot):
    dialog = opened(folder)
    assert dialog.together.text() == "Reading your games…"
    assert not dialog.table.isEnabled()
    with qtbot.waitSignal(dialog.model.rowsInserted, timeout=30_000):
        pass
    assert 0 < dialog.model.rowCount() <= GAMES
    assert "still to read" in dialog.together.text()
    read(dialog, qtbot)
    assert dialog.model.rowCount() == GAMES + 1
    assert dialog.together.text().startswith("4 games, 0 finished, 1 damaged.")


def test_each_game_tells_its_lines_and_a_damaged_one_that_it_is(opened, folder, qtbot):
    model = read(opened(folder), qtbot).model
    told = {model.index(row, 0).data(): model.index(row, 0) for row in range(model.rowCount())}
    assert "is not a saved game" in told["bad"].data(LINES)[0]
    assert told["bad"].data(PROBLEM) is not None
    index = told["Iwo Jima: Hell on Earth (0)"]
    assert index.data(PROBLEM) is None
    assert any("under way in turn 1" in line for line in index.data(LINES))


def test_an_empty_folder_says_so(opened, tmp_path, qtbot):
    dialog = read(opened(tmp_path), qtbot)
    assert "appears here" in dialog.nothing.words.text()
    assert dialog.table.isHidden()


def test_the_page_can_be_closed_while_it_reads(opened, folder, qtbot):
    dialog = opened(folder)
    with qtbot.waitSignal(dialog.model.rowsInserted, timeout=30_000):
        pass
    shown = dialog.model.rowCount()
    dialog.close()
    assert wait_for_tasks()
    qtbot.settle()
    assert dialog.model.rowCount() == shown <= GAMES


def test_the_games_are_kept_as_a_table(opened, folder, tmp_path, qtbot):
    dialog = read(opened(folder), qtbot)
    target = tmp_path / "games.csv"
    dialog.save(target)
    assert dialog.said.text() == "Written to games.csv."
    with target.open(encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.reader(file))) == GAMES + 2
    dialog.save(target / "games.csv")
    assert "cannot be written" in dialog.said.text()
