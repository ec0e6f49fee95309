"""What the pack-away sheet says is enough to set the table up: its text alone, hex by hex."""

import re
from collections import Counter

import pytest

from beachmaster.engine.pack_away import sheet
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.catalogue import load, playable, played_in_words, title_of

MOMENTS, STEP = 20, 45
HEX = re.compile(r"- \[ \] \*\*(?:area )?(?P<hex>\d{1,4})\b[^*]*\*\*: (?P<pieces>.*)")
PIECE = re.compile(r"(?P<name>[^()]+?) \((?P<look>[^()]*(?:\([^()]*\)[^()]*)*)\)(?:, |$)")


def set_up_from(text):
    """Return the pieces that the text puts on each hex: name and look; all of a line is read."""
    found = {}
    for line in text.splitlines():
        match = HEX.fullmatch(line)
        if match:
            pieces = [(one["name"], one["look"]) for one in PIECE.finditer(match["pieces"])]
            assert ", ".join(f"{name} ({look})" for name, look in pieces) == match["pieces"]
            assert match["hex"] not in found
            found[match["hex"]] = pieces
    return found


def stands(session):
    """Return what the state has on each hex, from the rows of units: names, and how many hide."""
    named, hidden, steps = {}, Counter(), {}
    for row in session.module.overview(session.state).units:
        if row.standing != "map" or not row.place.isdigit():
            continue
        if row.hidden:
            hidden[row.place] += 1
            continue
        named.setdefault(row.place, Counter())[render(row.name)] += 1
        steps[row.place, render(row.name)] = row.steps, row.whole
    return named, hidden, steps


def called(name, look):
    """Return what a counter is called as it lies: some have another name on their other side."""
    side = re.match(r"(?P<side>.+) side up", look)
    plain = side is None or side["side"] in (
        "full",
        "depleted",
        "striped",
        "fortification",
        "plain",
    )
    return name if plain else side["side"]


def same_steps(look, steps, whole):
    """Tell whether a look on paper says so many steps: counted, or by the side that is up."""
    counted = re.search(r"(\d+) steps?", look)
    if counted:
        return int(counted[1]) == steps
    if "full side" in look or "depleted side" in look:
        return ("full side" in look) == (steps == whole)
    return True


@pytest.mark.parametrize("name", playable())
def test_the_table_is_set_up_from_the_text_of_the_sheet_alone(name):
    setup, module = load(name).prepare(Setup(game=name, seed=3))
    session, compared = Session(module, setup.seed), 0
    for _ in range(MOMENTS):
        for _ in range(STEP):
            if session.asked is not None:
                session.auto(invent=True)
        paper = set_up_from(sheet(session, title_of(name), render))
        named, hidden, steps = stands(session)
        for place in {*named, *hidden}:
            told = Counter(called(one, look) for one, look in paper[place])
            assert named.get(place, Counter()) <= told, place
            unnamed = [one for one in told.elements() if re.search("hidden|face-down", one)]
            assert len(unnamed) == hidden[place], place
            for one, look in paper[place]:
                if (place, one) in steps:
                    assert same_steps(look, *steps[place, one]), (place, one, look)
            compared += 1
    assert compared > 200


@pytest.mark.parametrize("game", played_in_words())
def test_in_words_only_the_sheet_says_that_hexes_are_to_be_written_down(game):
    told = {}
    for board in ("table", "tracked"):
        setup, module = load(game).prepare(Setup(game=game, seed=3, board=board))
        session = Session(module, setup.seed)
        told[board] = sheet(session, title_of(game), render)
    assert "write down the hex of each unit" in told["table"]
    assert "write down the hex of each unit" not in told["tracked"]
