"""Pack a game away, and set it up again from the paper alone: nothing is missing or said twice."""

import re

import pytest

from beachmaster.engine.pack_away import sheet
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.catalogue import load, title_of
from own_map import play_beside

GAMES = ("hell-on-earth", "bloodbath")
HEX = re.compile(r"- \[ \] \*\*(?P<hex>\d{4})\b[^*]*\*\*: (?P<pieces>.*)")
BLANK = ": hex ______"


class Paper:
    """The sheet as somebody reads it a month later, with nothing else at hand."""

    def __init__(self, session: Session, game: str) -> None:
        self.lines = sheet(session, title_of(game), render).splitlines()
        found = [one for one in map(HEX.fullmatch, self.lines) if one]
        self.hexes = {one["hex"]: one["pieces"] for one in found}
        assert len(found) == len(self.hexes), "a hex has two lines"
        self.ticks = [line for line in self.lines if line.startswith("- [ ] ")]

    def lines_of(self, name: str) -> list[str]:
        """Return the lines to be ticked off that name a piece."""
        named = re.compile(rf"(?<![\w/-]){re.escape(name)} \(")
        return [line for line in self.ticks if named.search(line)]


def compare(session: Session, game: str) -> int:
    """Lay each unit by the paper, and see that it lies as the program has it; count the units."""
    paper = Paper(session, game)
    units = session.module.overview(session.state).units
    hidden: dict[str, int] = {}
    for one in units:
        name = render(one.name)
        if one.hidden:
            hidden[one.place] = hidden.get(one.place, 0) + 1
        elif one.place.isdigit():
            assert len(paper.lines_of(name)) == 1, name
            assert f"{name} (" in paper.hexes[one.place], name
        elif one.standing == "map" and one.place == "map":
            assert [BLANK in line for line in paper.lines_of(name)] == [True], name
        elif one.standing == "gone" and one.id in session.state.us:
            assert len(paper.lines_of(name)) == 1, name
    for place, count in hidden.items():
        if place.isdigit():
            assert (
                len(re.findall(r"face.down Japanese|hidden Japanese", paper.hexes[place])) == count
            )
    told = {place for place, pieces in paper.hexes.items() if "Marines" in pieces}
    assert told <= {one.place for one in units if one.id in session.state.us}
    return len(units)


def test_bloodbath_on_my_map_is_set_up_again_hex_by_hex():
    compared = []

    def look(session: Session) -> None:
        if session.state.phase != "set-up" and session.tree.next_id % 20 == 0:
            compared.append(compare(session, "bloodbath"))

    play_beside(load("bloodbath"), "bloodbath", 1, turns=3, look=look)
    assert sum(compared) > 300


@pytest.mark.parametrize("game", GAMES)
def test_in_words_only_each_unit_has_its_line_and_a_blank_for_the_hex(game):
    factory = load(game)
    setup, module = factory.prepare(Setup(game=game, seed=1, board="table"))
    session = Session(module, setup.seed)
    player = factory.player("commander", session)
    compared = 0
    while session.asked is not None and session.state.turn < 4:
        session.answer(player.answer(session.asked))
        if session.state.phase != "set-up" and session.tree.next_id % 20 == 0:
            compared += compare(session, game)
    assert compared > 100
