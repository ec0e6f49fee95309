"""On a map that prints no ids nobody is told one: prompts, lists, acts, map, check, pack away."""

import contextlib
import json
import re

import msgspec
import pytest

from beachmaster.cli.console import Leaving
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine import areas, ownareas
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.storage.starting import Playing
from engine.area_game import AreaGame
from engine.area_piles import PiledAreas
from engine.area_toys import GAME, KINDS, board

ID = re.compile(r"qq\d")
CALLED = {"qq1": "Cape", "qq2": "Hill", "qq3": "Ridge", "qq4": "Airfield", "qq5": "Swamp"}


def named():
    """Return the toy's map with ids that no word or figure looks like, each with a name."""
    text = re.sub(r'"(\d)(-\d)?"', _renamed, json.dumps(board()))
    text = text.replace('"1-green"', '"qq1-green"')
    ours = areas.AreaBoard.of(text.encode(), GAME, KINDS)
    own = msgspec.structs.replace(ownareas.bare(ours, "Mine"), names=CALLED, numbered=False)
    return ownareas.OwnAreas(ours, own)


def _renamed(found):
    one, other = found[1], found[2]
    return f'"qq{one}-qq{other[1:]}"' if other else f'"qq{one}"'


PILES = {"qq1": {"us/i": 6}, "qq2": {"us/i": 2}, "qq4": {"japan/m": 3}}
GAMES = {
    "units": lambda: AreaGame(named(), A="qq1", B="qq1", J="qq3"),
    "piles": lambda: PiledAreas(named(), {"piles": PILES, "places": {"A": "qq1"}}),
}
LINES = [
    "m", "list", "check", "check Hill=4 Infantry, A>Swamp", "check A>Swamp", "check A>nowhere",
    "check Hill=4 Infantry", "check Moon=4 Infantry", "check A>Cape", "pack", "3i Cape>Hill",
    "A>Hill>Swamp", "y", "y", "map", "map hill tem 3", "map hill", "map swamp tem 9", "map Cape",
    "m", "state", "u", "jump 1", "B>Ridge", "n", "y", "tray", "position", "sight Cape Swamp", "?",
]  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_no_id_of_an_area_is_said(name, capsys):
    session = Session(GAMES[name](), seed=1)
    left = iter(LINES)
    playing = Playing(session=session, setup=Setup(game="hell-on-earth"), factory=FACTORY)
    player = TerminalPlayer(playing, Words(), lambda: next(left, None))
    with contextlib.suppress(Leaving):
        player.play()
    out = capsys.readouterr().out
    assert all(word in out for word in ("Cape", "Hill", "Airfield")), out
    wrong = [line for line in out.splitlines() if ID.search(line)]
    assert not wrong, "\n".join(wrong)
