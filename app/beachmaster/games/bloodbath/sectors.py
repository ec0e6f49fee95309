"""Judge which sectors are cleared, and when Mount Suribachi falls (bib:18.0, bib:22.0)."""

from typing import NamedTuple

from beachmaster.engine.acts import moves
from beachmaster.engine.fields import any_of, flag
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field, Record
from beachmaster.engine.question import Question
from beachmaster.games.bloodbath import words
from beachmaster.games.bloodbath.acts import FLAG_ID
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.state import SECTORS
from beachmaster.games.bloodbath.texts import T


class Clear(NamedTuple):
    """What is clear: numbered sectors, not cleared before, and whether the mountain is."""

    sectors: list[int]
    mountain: bool


def check(game: Game) -> Steps[None]:
    """Look at the end of a combat phase for what has been cleared, for good (B-25, B-26).

    Nothing is where a lesson leaves units out: they hold what nobody is seen in.
    """
    if game.state.left_out or not any(True for _ in game.japanese()):
        return
    found = yield from clear(game)
    for sector in found.sectors:
        game.state.cleared = sorted([*game.state.cleared, sector])
        text = T(
            "Sector {sector} is cleared: its red and white hexes no longer count.",
            sector=sector,
        )
        game.emit("sector-cleared", text, "bib:18.0", sector=sector)
    if found.mountain and not game.state.suribachi:
        game.state.suribachi = True
        game.emit(
            "suribachi",
            T(
                "Mount Suribachi is cleared. From now on Japanese bombardment is weaker and "
                "searches from 0106 upward, and Banzai attacks may begin."
            ),
            "bib:22.0",
            "bib:22.1",
            "bib:22.2",
            "bib:22.3",
            act=moves(FLAG_ID, words=T("Place the US flag on Mount Suribachi.")),
        )


def _clear(game: Game) -> Clear:
    """Look for dug-in units on symbols, and for any unit on the five Suribachi hexes."""
    island = Island(game)
    held = set(map(island.prints.symbol_sector, island.dug_in.values()))
    sectors = [s for s in SECTORS if s not in game.state.cleared and s not in held]
    return Clear(sectors, not island.japanese.intersection(island.prints.suribachi))


def _ask_clear(game: Game) -> Steps[Clear]:
    """Ask about the sectors that dug-in units have left in this phase, and no others."""
    numbers, mountain = _left(game)
    wanted: list[Field] = []
    if numbers:
        text = T("sectors without a dug-in unit on a red or white hex")
        wanted.append(any_of("clear", text, words.sector_options(numbers)))
    if mountain:
        text = T(
            "no Japanese unit is left on the five red hexes of Mount Suribachi, at the southern "
            "tip of the island"
        )
        wanted.append(flag("suribachi", text))
    if not wanted:
        return Clear([], False)
    told = yield Record(
        procedure="sectors",
        text=T("What have you cleared of Japanese units?"),
        rules=("bib:18.0", "bib:22.0"),
        fields=tuple(wanted),
        question=True,
        tell=T("A sector is cleared when no face-down unit is on any of its red or white hexes."),
    )
    sectors = [number for number in told.get("clear", []) if number in numbers]
    return Clear(sectors, told.get("suribachi", False))


def _left(game: Game) -> tuple[list[int], bool]:
    """Return the sectors, and whether the mountain, that may have been cleared just now.

    A sector in which a dug-in unit is known to stand is not: it stands on a symbol (bib:18.0).
    """
    now = words.standing_dug_in(game)
    still = {words.space(game, place).sector for place in now}
    spaces = [words.space(game, place) for place in sorted(game.held - now)]
    everywhere = game.look_everywhere or game.two_players
    everywhere = everywhere or any(space.sector is None for space in spaces)
    near = set(SECTORS) if everywhere else {space.sector for space in spaces}
    numbers = [n for n in SECTORS if n in near - still - set(game.state.cleared)]
    return numbers, not game.state.suribachi and (everywhere or 0 in near)


clear = Question(
    "sectors",
    _clear,
    _ask_clear,
    fact=lambda _game, found: {"clear": found.sectors, "suribachi": found.mountain},
)
"""Which sectors hold no dug-in unit on a symbol, and whether the mountain holds nobody."""
