"""Games whose real table is not as the game has it, kept by this version and former ones.

Each file of `former/VERSION/tables/` was left with its set-up half laid, or with a list that an
undo gave and that was not ticked off; `tables.json` says what was ticked and what was left. Opening
shows the same in every later version: ticks are found whatever the acts are called by then, and a
piece lies as it lay. Files and what they hold are never written again; only today's words may.

    pytest tests/storage/test_kept_tables.py --regenerate

takes the words of today where they were reworded on purpose.
"""

import json

import pytest

from beachmaster.storage import looking, transfer
from beachmaster.storage.looking import LookedAt
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.starting import Wish, start
from storage.keep_saves import FORMER
from storage.keep_tables import HALF_LAID, KINDS, TOLD, told
from storage.test_live_saves import unpacked

KEPT = sorted(FORMER.glob("*/tables/*.xz"))
WORDS = "words"


def version_of(path):
    return path.parent.parent.name


def name_of(path):
    return f"{version_of(path)}/{path.name.partition('.')[0]}"


def held(path):
    """Return what a file held when it was kept."""
    return json.loads((path.parent / TOLD).read_text("utf-8"))[path.name.partition(".")[0]]


def without_words(found):
    return {
        part: [{key: one[key] for key in one if key != WORDS} for one in found[part]]
        for part in found
    }


@pytest.fixture
def shown(path, tmp_path):
    """Return what the table of a kept game shows now."""
    playing = start(Wish(game="", save=unpacked(path, tmp_path)))
    yield told(playing)
    playing.close()


def test_every_game_is_kept_on_each_of_its_grounds():
    versions = {version_of(path) for path in KEPT}
    assert {name_of(path) for path in KEPT} == {f"{v}/{kind}" for v in versions for kind in KINDS}
    assert "0.3.0" in versions


@pytest.mark.parametrize("path", KEPT, ids=name_of)
def test_what_is_ticked_and_what_is_left_is_what_it_was(path, shown, request):
    assert without_words(shown) == without_words(held(path)), name_of(path)
    if request.config.getoption("--regenerate"):
        file = path.parent / TOLD
        every = json.loads(file.read_text("utf-8")) | {path.name.partition(".")[0]: shown}
        file.write_text(json.dumps(every, indent=1, ensure_ascii=False) + "\n", "utf-8")
    assert shown == held(path), f"{name_of(path)}: told in other words, of the same things"


@pytest.mark.parametrize("path", KEPT, ids=name_of)
def test_a_write_that_fails_leaves_what_is_shown(path, tmp_path, monkeypatch):
    """What a former version kept by words is understood for good, not until the disk is full."""

    def full(_self):
        raise OSError(28, "No space left on device")

    playing = start(Wish(game="", save=unpacked(path, tmp_path)))
    monkeypatch.setattr(SavedGame, "_put_beside", full)
    with pytest.raises(SaveError):
        playing.keep_beside()
    assert told(playing) == held(path), name_of(path)
    monkeypatch.undo()
    playing.keep_beside()
    playing.close()
    again = start(Wish(game="", save=playing.saved.path))
    assert told(again) == held(path), name_of(path)
    again.close()


@pytest.mark.parametrize("path", KEPT, ids=name_of)
def test_a_table_that_can_only_be_looked_at_is_what_it_was(path, tmp_path, monkeypatch):
    monkeypatch.setattr(looking, "open_or_look", LookedAt.open)
    playing = start(Wish(game="", save=unpacked(path, tmp_path)))
    assert told(playing) == held(path), name_of(path)


@pytest.mark.parametrize("parts", [[], [7]])
def test_a_doctored_piece_of_a_former_version_is_refused_in_words(parts, tmp_path):
    """By its words a former version kept how a unit lies: those say nothing."""
    out, again = tmp_path / "out.json", tmp_path / "again.beachmaster"
    playing = start(Wish(game="hell-on-earth", seed=1, save=tmp_path / "hoe.beachmaster"))
    playing.close()
    transfer.export(playing.saved.path, out)
    plain = json.loads(out.read_bytes())
    look = {"c": "app", "s": "{parts}", "p": {"parts": parts}}
    name = {"c": "app", "s": "A unit"}
    plain["beside"]["lies"] = {"us/1": {"name": name, "space": "x", "look": look}}
    out.write_text(json.dumps(plain), "utf-8")
    with pytest.raises(SaveError, match="the state of the table make no sense"):
        transfer.bring_in(out, again)
    assert not again.exists()


@pytest.mark.parametrize("path", KEPT, ids=name_of)
def test_what_it_held_is_worth_keeping(path):
    """Some acts are ticked and some not; of the changes, pieces are moved, turned, taken."""
    found = held(path)
    if path.name.partition(".")[0].endswith(HALF_LAID):
        assert {act["ticked"] for act in found["laid"]} == {True, False}
        assert found["left"] == []
    else:
        assert {"take", "move", "turn", "check"} <= {one["act"] for one in found["left"]}
        assert found["laid"] == []
