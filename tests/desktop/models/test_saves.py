"""Saved games tell where they stand, off the GUI thread, and name what cannot be read."""

import pytest

from beachmaster.desktop.models.saves import SaveColumn, SaveRole, SavesModel
from beachmaster.storage.saves import _listed
from beachmaster.storage.starting import Wish, start


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "games"
    folder.mkdir()
    playing = start(Wish(game="hell-on-earth", seed=3, save=folder / "one.beachmaster"))
    for _ in range(120):
        playing.session.auto()
    playing.close()
    (folder / "wrong.beachmaster").write_text("no database")
    return folder


@pytest.fixture
def model(folder, qtbot):
    model = SavesModel()
    with qtbot.waitSignal(model.loaded):
        model.refresh(folder)
    return model


def cells(model, name):
    row = next(at for at, save in enumerate(model.rows) if save.path.name == name)
    return {column: model.index(row, column).data() for column in SaveColumn}


def test_a_game_tells_turn_phase_score_and_story(model, qtmodeltester):
    told = cells(model, "one.beachmaster")
    save = next(save for save in model.rows if save.path.name == "one.beachmaster")
    assert told[SaveColumn.GAME] == "Iwo Jima: Hell on Earth"
    assert told[SaveColumn.TURN] == str(save.turn)
    assert told[SaveColumn.SCORE] == f"Victory points: {save.score}"
    assert "1945" in told[SaveColumn.STORY]
    assert told[SaveColumn.PHASE] != save.phase
    qtmodeltester.check(model)


def test_the_score_has_the_name_that_the_game_has_for_it(folder, qtbot):
    start(Wish(game="bloodbath", seed=3, save=folder / "two.beachmaster")).close()
    model = SavesModel()
    with qtbot.waitSignal(model.loaded):
        model.refresh(folder)
    assert cells(model, "two.beachmaster")[SaveColumn.SCORE] == "US losses: 0"


def test_a_file_that_is_no_game_says_so_and_keeps_its_path(model, folder):
    told = cells(model, "wrong.beachmaster")
    assert told[SaveColumn.GAME] == "wrong"
    assert "wrong.beachmaster" in told[SaveColumn.STORY]
    paths = {model.index(row, 0).data(SaveRole.PATH) for row in range(model.rowCount())}
    assert folder / "wrong.beachmaster" in paths


def test_reading_again_changes_only_what_changed(model, folder, qtbot, announced):
    (folder / "wrong.beachmaster").unlink()
    seen = announced(model)
    with qtbot.waitSignal(model.loaded):
        model.refresh(folder)
    assert len(model.rows) == 1
    assert (len(seen.removed), seen.inserted, seen.resets) == (1, [], 0)


def test_a_game_that_goes_away_while_the_folder_is_read_is_named(tmp_path):
    """Others may use the folder, too; what goes wrong with one hides no other."""
    gone = _listed(tmp_path / "gone.beachmaster", None)
    assert gone.problem is not None
    assert "gone.beachmaster" in repr(gone.problem)
