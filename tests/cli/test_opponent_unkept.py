"""Where the opponent's act cannot be written it does not count, and is tried again when told to."""

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.session import Session
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.starting import Wish, start
from cli.toy_command import register
from storage.no_room import looked_at, no_room_for


@pytest.fixture(autouse=True)
def _duel():
    register("duel")


def typed(capsys, wish, *lines):
    """Type lines, doing what can be called; return what was said in one line, and the entries."""
    given = iter(lines)

    def read():
        line = next(given, None)
        while callable(line):
            line()
            line = next(given, None)
        return line

    playing = start(wish)
    TerminalPlayer(playing, Words(), read).play()
    playing.close()
    return " ".join(capsys.readouterr().out.split()), playing.session.tree


def test_on_a_full_disk_it_waits_and_acts_once_there_is_room(capsys, monkeypatch, tmp_path):
    tried, make_room = no_room_for(monkeypatch)
    wish = Wish(game="duel", seed=5, save=tmp_path / "duel.beach")
    said, tree = typed(capsys, wish, "y", "", "dig", make_room, "", "wait")
    assert len(tried) == 3
    assert "found no answer" not in said
    assert "You decide" not in said
    assert said.count("cannot be written: the disk is full.") == 3
    assert said.count("Enter lets it try again") == 3
    assert [one.by for one in tree.entries[1:5]] == ["player", "opponent", "opponent", "player"]
    with SavedGame.open(wish.save) as saved:
        assert saved.content.tree.cursor == tree.cursor


def test_on_a_full_disk_one_can_look_and_take_back(capsys, monkeypatch, tmp_path):
    tried, _make_room = no_room_for(monkeypatch)
    wish = Wish(game="duel", seed=5, save=tmp_path / "duel.beach")
    _said, tree = typed(capsys, wish, "y", "s", "u")
    assert len(tried) == 2
    assert (tree.cursor, tree.next_id) == (0, 2)


def test_a_file_to_be_looked_at_leaves_nothing_to_the_player(capsys, monkeypatch, tmp_path):
    with looked_at(monkeypatch, tmp_path / "duel.beach") as wish:
        said, tree = typed(capsys, wish, "", "hide", "u")
    assert "found no answer" not in said
    assert said.count("so nothing changed.") == 3
    assert (tree.cursor, tree.next_id) == (0, 2)


def test_what_the_board_knows_may_fail_to_be_written_as_well(capsys, monkeypatch, tmp_path):
    with looked_at(monkeypatch, tmp_path / "duel.beach") as wish:
        learned = failing_board(monkeypatch)
        said, _tree = typed(capsys, wish, "")
    assert len(learned) == 2
    assert "found no answer" not in said


def failing_board(monkeypatch):
    """Have something of the board to learn before each decision, as a plan on the map does."""
    learned = []

    def learn(session):
        learned.append(1)
        session.bookmark("board")

    monkeypatch.setattr(Session, "learn_board", learn)
    return learned


@pytest.mark.parametrize("again", [{"answer": "dig"}, {"auto": True}])
@pytest.mark.parametrize("between", [(), ({"state": True},), ({"bookmark": "here"},)])
def test_over_lines_it_tries_again_at_an_answer(talk, monkeypatch, tmp_path, again, between):
    tried, _make_room = no_room_for(monkeypatch)
    lines = talk(
        {"answer": True}, *between, again, {"undo": 1},
        game="duel", save=tmp_path / "duel.beach",
    )  # fmt: skip
    told = lines.of("error")
    assert len(told) == len(tried) == 2 + (between == ({"bookmark": "here"},))
    assert all("cannot be written: the disk is full." in one["message"] for one in told)
    first, last = lines.of("prompt")
    assert first["key"] == last["key"]
    assert "left" not in last


def test_over_lines_many_answers_of_the_program_stop_where_nothing_can_be_written(
    talk, monkeypatch, tmp_path
):
    tried, _make_room = no_room_for(monkeypatch)
    lines = talk({"auto": 9}, game="duel", save=tmp_path / "duel.beach")
    assert len(lines.of("error")) == len(tried) == 1


def test_over_lines_it_acts_once_there_is_room(talk, monkeypatch, tmp_path):
    tried, make_room = no_room_for(monkeypatch)
    shown = Session.bookmark

    def bookmark(session, name):
        make_room()
        shown(session, name)

    monkeypatch.setattr(Session, "bookmark", bookmark)
    lines = talk({"answer": True}, {"bookmark": "here"}, game="duel", save=tmp_path / "d.beach")
    assert len(lines.of("error")) == len(tried) == 1
    assert lines.of("prompt")[-1]["key"].endswith("attack#1")


def test_over_lines_a_file_to_be_looked_at_leaves_nothing(talk, monkeypatch, tmp_path):
    with looked_at(monkeypatch, tmp_path / "duel.beach"):
        lines = talk({"answer": "hide"}, {"undo": 1}, game="duel", seed=None,
                     save=tmp_path / "duel.beach")  # fmt: skip
    assert len(lines.of("error")) == 2
    assert [("left" in one, one["id"]) for one in lines.of("prompt")] == [(False, 2)]
