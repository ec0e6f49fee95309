"""Hits by row in the terminal and over JSON lines: told, refused, completed, put right, kept."""

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.storage.starting import Wish, start
from cli.toy_command import register


@pytest.fixture(autouse=True)
def _pile():
    """Put the game of piles into the catalogue, too."""
    register("pile")


@pytest.fixture
def typed(capsys, monkeypatch):
    """Return a way to type lines at the game; what was said stands in one line."""
    monkeypatch.setenv("COLUMNS", "100")

    def play(*lines, **wish):
        playing = start(Wish(**{"game": "pile", "seed": 5, **wish}))
        given = iter(lines)
        TerminalPlayer(playing, Words(), lambda: next(given, None)).play()
        playing.close()
        return " ".join(capsys.readouterr().out.split()), playing.session

    return play


def test_a_round_of_both_sides_is_one_line(typed):
    said, session = typed("0 0 1 / 1")
    assert "| 4 Infantry: 4 dice, hit on 1;" in said
    assert "Other side: 1 Militia: 1 die, hits on 1" in said
    assert "one hit or more: 67%" in said
    assert "Type the hits of each row, such as 1 1 1 / 1, or all dice; only yours:" in said
    assert "* LVT in North East Woods. Result: 1 hit." in said
    assert session.state.japan == {"beach": {"b": 2, "m": 3}}
    assert session.state.us["woods"] == {"f": 1, "i": 3, "v": 2}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("9 0 0 / 0", "4 Infantry: enter 0 to 4 hits, not 9."),
        (
            "1 0 / 1",
            "Enter the hits of 4 rows, in this order: 4 Infantry, 1 Flamethrower, 2 LVT, 1",
        ),
        ("1 0 x", "Type numbers only, such as 1 1 1 / 1, without “x”."),
    ],
)
def test_a_wrong_line_changes_nothing_and_says_why(typed, line, words):
    said, session = typed(line)
    assert words in said
    assert session.tree.cursor == 0


def test_own_hits_alone_leave_the_others_to_the_program(typed):
    _said, session = typed("0 0 0")
    assert session.tree.entries[1].value["hits"][:3] == [0, 0, 0]
    assert len(session.tree.entries[1].value["hits"]) == 4


def test_the_program_rolls_all_where_that_is_left_to_it(typed):
    _said, session = typed("p")
    assert len(session.tree.entries[1].value) == 8


def test_odds_are_told_row_by_row_and_together(typed):
    said, _session = typed("odds")
    assert "2 LVT: no hit: 9/16 (56.2%) 1 hit: 3/8 (37.5%) 2 hits: 1/16 (6.2%)" in said
    assert "All of them: 4 Infantry, 1 Flamethrower, 2 LVT:" in said


def test_hits_are_put_right_later(typed):
    said, session = typed("0 0 0 / 1", "correct 1 0 0 0 / 0", "y")
    assert session.state.us["woods"]["i"] == 4, said


def test_hits_typed_before_their_rows_were_seen_are_not_taken(typed):
    said, session = typed("0 0 0 / 1", "on 1 0 0 0")
    assert session.tree.cursor <= 2, said


def test_a_game_told_by_hits_is_kept_and_goes_on(typed, tmp_path):
    file = tmp_path / "piles.beachmaster"
    _said, before = typed("0 0 0 / 1", "u", "0 1 0 / 0", save=file)
    _said, after = typed(save=file, seed=None)
    assert after.state == before.state
    assert after.tree.path(after.tree.cursor)[-1].value == {
        "hits": [0, 1, 0, 0],
        "of": [4, 1, 2, 1],
    }


def test_json_lines_tell_what_each_row_needs_and_take_its_hits(talk):
    told = talk({"answer": {"hits": [0, 0, 5, 0]}}, {"answer": {"hits": [0, 0, 1, 0]}}, game="pile")
    first = told.of("prompt")[0]
    assert first["dice"] == {
        "count": 7, "sides": 12, "color": "blue",
        "against": {"count": 1, "sides": 12, "color": "green"},
    }  # fmt: skip
    assert first["row"][2] == {
        "text": "2 LVT", "count": 2, "subjects": ["woods", "v"], "needs": [1, 2, 3],
    }  # fmt: skip
    assert [row["label"] for row in first["sheet"]["volley"]][3:] == ["1 Militia"]
    [error] = told.of("error")
    assert error["message"] == "2 LVT: enter 0 to 2 hits, not 5."
    assert error["expected"]["hits"][2] == {"min": 0, "max": 2}
    receipts = [event["receipt"] for event in told.of("event") if "receipt" in event]
    assert [one["by_hits"]["hits"] for one in receipts] == [0, 0, 1, 0]


def test_json_lines_take_dice_or_own_hits_alone(talk):
    dice = talk({"answer": [2, 2, 2, 2, 3, 3, 4, 1]}, game="pile")
    hits = talk({"answer": {"hits": [0, 0, 1, 1]}}, game="pile")
    assert dice.player.session.state == hits.player.session.state
    own = talk({"answer": {"hits": [0, 0, 1]}}, game="pile")
    assert len(own.player.session.tree.entries[1].value["hits"]) == 4
