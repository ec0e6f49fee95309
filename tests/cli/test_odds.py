"""The odds of an answer, asked for before it is given: in the terminal and over JSON lines."""

import io
import json

import pytest

from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.paths import data_root
from beachmaster.storage.starting import Wish, start

POSITION = data_root() / "resources" / "positions" / "hell-on-earth" / "first-assault.json"


@pytest.fixture
def playing():
    """Return a game that asks for an attack."""
    found = start(Wish(game="hell-on-earth", seed=1, position=POSITION))
    yield found
    found.close()


def lines(playing, *requests):
    out = io.BytesIO()
    source = io.BytesIO(b"\n".join(json.dumps(request).encode() for request in requests))
    JsonPlayer(playing, Words(), out).play(source)
    told = [json.loads(line) for line in out.getvalue().splitlines()]
    first = next(number for number, line in enumerate(told) if line["type"] == "prompt")
    return told[first:]


def test_json_gives_the_odds_of_the_units_named(playing):
    """Those very units, and not the first that are listed."""
    target = {"target": "0710", "act": "assault"}
    named = [{"odds": {**target, "attackers": units}} for units in (["9"], ["25", "9"])]
    asked, *odds = lines(playing, *named)
    assert asked["odds_of"] is True
    units = [[one["unit"] for one in line["odds"]["given"]["attackers"]] for line in odds]
    assert units == [["9"], ["25", "9"]]
    tables = [{one["name"]: one for one in line["odds"]["tables"]} for line in odds]
    assert tables[0]["result"]["title"].endswith(": 9th Marines, without support")
    assert tables[0]["result"]["chances"] != tables[1]["result"]["chances"]


def test_json_tells_what_can_be_told_for_each_target(playing):
    """A program sees each case of a field that depends on others, and picks legally."""
    (asked,) = lines(playing)
    fields = {field["name"]: field for field in asked["fields"]}
    cases = {
        (case["when"]["target"], case["when"]["act"]): [one["value"] for one in case["options"]]
        for case in fields["attackers"]["cases"]
    }
    assert set(cases["0710", "assault"]) == {"9", "25"}
    assert cases["", "end"] == []
    assert asked["sheet"]["stage"] == "choosing"


def test_json_refuses_the_odds_of_what_is_no_answer(playing):
    told = lines(playing, {"odds": {"attackers": ["99"]}}, {"odds": ["9", "9"]}, {"odds": 7})
    assert [line["type"] for line in told[1:]] == ["error", "error", "error"]


def test_the_terminal_gives_the_odds_of_the_units_named(playing, capsys):
    typed = iter(["0710", "assault", "odds 9", "odds 25 9", "odds nobody"])
    TerminalPlayer(playing, Words(), lambda: next(typed, None)).play()
    out = capsys.readouterr().out
    assert ": 9th Marines, without support:" in out
    assert ": 25th Marines, 9th Marines, without support:" in out
    assert "nobody" in out
