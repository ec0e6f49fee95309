"""Pack a game of areas away, and set it up again from the paper alone, area by area."""

import re

from beachmaster.engine.pack_away import sheet
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.catalogue import load, title_of
from beachmaster.games.ie_shima.places import LATER

GAME = "ie-shima"
MOMENTS, STEP = 20, 45
AREA = re.compile(r"- \[ \] \*\*area (?P<area>\d{1,2})\*\*: (?P<pieces>.*)")
PIECE = re.compile(r"(?P<name>[^()]+?) \((?P<look>[^()]*)\)(?:, |$)")


def laid_by(text):
    """Return the pieces that the text puts in each area: name and look; all of a line is read."""
    found = {}
    for match in filter(None, map(AREA.fullmatch, text.splitlines())):
        pieces = [(one["name"], one["look"]) for one in PIECE.finditer(match["pieces"])]
        assert ", ".join(f"{name} ({look})" for name, look in pieces) == match["pieces"]
        assert match["area"] not in found, "an area has two lines"
        found[match["area"]] = pieces
    return found


def test_the_table_is_set_up_from_the_text_of_the_sheet_alone():
    setup, module = load(GAME).prepare(Setup(game=GAME, seed=3))
    session, compared = Session(module, setup.seed), 0
    for _ in range(MOMENTS):
        for _ in range(STEP):
            if session.asked is not None:
                session.auto(invent=True)
        paper = sheet(session, title_of(GAME), render)
        laid = laid_by(paper)
        for row in session.module.overview(session.state).units:
            name = re.escape(render(row.name))
            told = re.findall(rf"^- \[ \] .*(?<![\w/-]){name} \(", paper, re.MULTILINE)
            assert len(told) == (row.place != LATER), row.id
            if row.standing == "map" and row.place.isdigit():
                side = "full" if row.steps == row.whole else "striped"
                assert (render(row.name), f"{side} side up") in laid[row.place], row.id
                compared += 1
    assert compared > 400
