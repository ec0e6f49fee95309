"""Set up the game: the program's own deal, then the choice of coast (bib:11.0)."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine import chance
from beachmaster.engine.acts import moves
from beachmaster.engine.event import NOTICE
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Confirm, Number, Option, Options
from beachmaster.engine.question import Question
from beachmaster.engine.text import plain_text
from beachmaster.engine.tracks import on_table
from beachmaster.games.bloodbath.acts import CONTAINER_ID, TURN_ID, japan_id, us_id
from beachmaster.games.bloodbath.board_data import VILLAGE
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.places import AVAILABLE, CONTAINER, RESERVES, UNKNOWN
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.games.bloodbath.scoring import (
    ELIMINATED,
    JAPAN_AT_LEAST,
    UNUSED,
    US_AT_MOST,
    WEAK,
)
from beachmaster.games.bloodbath.state import (
    Coast,
    JapaneseUnit,
    JapaneseValues,
    Shore,
    State,
    UsUnit,
)
from beachmaster.games.bloodbath.tables import TERRAIN_LINES
from beachmaster.games.bloodbath.texts import TN, T
from beachmaster.games.bloodbath.two_players import deploy
from beachmaster.games.bloodbath.values import GameData

ESTIMATED = ("clear", "broken", "rough", "mine", "mountain")
"""The terrain whose movement cost is on the publisher's map only (bib:5.2)."""
FURTHER = "Further infantry {}"
"""How a unit is called that our data do not know, until the player reads its counter."""
MOST_ON_A_SHEET = 48
"""The Japanese units a sheet of 100 has room for beside 39 US units, 11 markers, turn and flag."""
MOST_UNITS = 99
IN_RESERVE = 3
"""The division that begins in the US Reserves box (bib:11.4)."""


def first_state(data: GameData, seed: int) -> State:
    """Return the state before anything is placed by the player."""
    state = State()
    for name, counter in data.us.items():
        place = RESERVES if counter.division == IN_RESERVE else AVAILABLE
        state.us[name] = UsUnit(place, counter.steps)
    if data.prints is None or data.prints.own:  # where they stand is told in the set-up
        state.japan = _unknown(data)
    else:
        state.japan = dealt(list(data.japan), data.prints.deployment, seed)
    return state


def dealt(units: Sequence[str], hexes: Sequence[HexId], seed: int) -> dict[str, JapaneseUnit]:
    """Deal the Japanese units face down, the leftovers into the container (bib:11.2, B-17)."""
    units = chance.shuffled(units, seed, "deal/units")
    places = [*hexes, *[CONTAINER] * (len(units) - len(hexes))]
    names = counters(len(units))
    return {
        name: JapaneseUnit(place, unit)
        for name, place, unit in zip(names, places, units, strict=True)
    }


def counters(count: int) -> list[str]:
    """Return the names of the Japanese counters."""
    return [f"j{number:02d}" for number in range(1, count + 1)]


def _unknown(data: GameData) -> dict[str, JapaneseUnit]:
    """Return the counters of a table board; the player tells how many there are (bib:11.2)."""
    return {name: JapaneseUnit(UNKNOWN) for name in counters(len(data.japan))}


def _tell_number(game: Game, here: int, left: int) -> None:
    """Have as many counters as the player's game has, on the red hexes and left over."""
    places = [*[UNKNOWN] * here, *[CONTAINER] * left]
    names = counters(len(places))
    game.state.japan = {
        name: JapaneseUnit(place) for name, place in zip(names, places, strict=True)
    }
    game.state.described |= further(game.data, len(names))


def _deal(game: Game, prints: Prints, left: int) -> None:
    """Put the units on the red hexes of the player's own map: the program's, or the player's own.

    What lies under the player's own counters nobody knows.
    """
    hexes = prints.deployment
    more = further(game.data, len(hexes) + left)
    game.state.japan = dealt([*game.data.japan, *more][: len(hexes) + left], hexes, game.seed)
    game.state.described |= more
    if game.own_counters:
        for unit in game.state.japan.values():
            unit.unit = ""


def further(data: GameData, count: int) -> dict[str, JapaneseValues]:
    """Return values for as many units as there are more than our data know, each an infantry."""
    names = counters(count)[len(data.japan) :]
    like = next((one for one in data.japan.values() if one.kind == "infantry"), None)
    like = like or next(iter(data.japan.values()))
    return {
        f"further-{name[1:]}": msgspec.structs.replace(like, name=FURTHER.format(name[1:]))
        for name in names
    }


def set_up(game: Game) -> Steps[None]:
    """Walk the player through the set-up (bib:11.1)."""
    _say_where_values_come_from(game)
    if on_table(game.options, "turn"):
        act = moves(TURN_ID, words=_TURN_MARKER)
        game.lay("turn-marker", _TURN_MARKER, "bib:11.1", act=act)
    told = game.prints is not None and game.prints.own
    # the player's own map is asked for where somebody has answered, so there the coast comes first
    coast: Coast = (yield from _ask_coast()) if told else ""
    yield from _place_japanese(game)
    if game.two_players:
        if game.dealt:
            yield from deploy(game)
        game.emit("deployed", T("The Japanese player has set up."), "bib:23.1")
    coast = coast or (yield from _ask_coast())
    game.state.coast = coast
    game.emit("coast", T("{coast} it is.", coast=COASTS[coast]), "bib:11.3", coast=coast)
    _place_us(game)
    game.lay("markers", _MARKERS, "bib:11.5")
    _tell_aim(game)


def _tell_aim(game: Game) -> None:
    """Say how the game is won, before anybody plays for it (bib:12.0)."""
    length = T(
        "The game lasts {turns} turns, one fewer for each reserve regiment you call forward.",
        turns=game.state.last_turn,
    )
    game.emit("aim", length, "bib:12.1", "bib:14.4")
    game.emit("aim", _EPIC, "bib:12.2")
    losses = _LOSSES.fill(
        eliminated=ELIMINATED, weak=WEAK, unused=-UNUSED, most=US_AT_MOST, least=JAPAN_AT_LEAST
    )
    game.emit("aim", losses, "bib:12.3")


def _say_where_values_come_from(game: Game) -> None:
    """Tell what is the publisher's and what is our estimate before anybody plays with it."""
    data = game.data
    open_tables = (one for one in (game.crt, game.storms) if one.tag == "estimate")
    notices = [data.counters.notice, *(one.notice for one in open_tables)]
    if not game.beside_table and data.prints is not None:
        notices.insert(0, f"{data.prints.file.name}. {data.prints.file.notice}")
    for notice in dict.fromkeys(words for words in notices if words):
        game.emit(NOTICE, plain_text(notice), "bib:11.0")
    for odd in (*data.counters.warnings, *game.crt.warnings):
        game.emit("data-warning", odd, "bib:11.0")
    if data.prints is not None and data.prints.file.tag == "estimate":
        costs = [
            T("{terrain} {cost}", terrain=TERRAIN_LINES[n], cost=data.prints.cost_of(n))
            for n in ESTIMATED
        ]
        game.emit(
            NOTICE,
            T(
                "Movement points to enter a hex are our estimate, not the publisher's: {costs}.",
                costs=costs,
            ),
            "bib:5.2",
        )


def _place_japanese(game: Game) -> Steps[None]:
    """Put a unit on each red hex; those left over begin in the container (bib:11.2, B-17)."""
    stand_ins = game.beside_table and not game.own_counters
    count, over = yield from _count(game, stand_ins)
    prints = game.prints
    if prints is None:
        _tell_number(game, count, over)
    elif prints.own:
        _deal(game, prints, over)
    source = (
        T("The Japanese player places a unit of his choice face down on each of {hexes}.")
        if game.two_players
        else T("Mix all Japanese units face down and place one on each of {hexes}, unseen.")
    )
    rules = ("bib:11.2", "bib:23.1") if game.two_players else ("bib:11.2",)
    hexes = TN("{n} red hex", "{n} red hexes", n=count)
    text = source.fill(hexes=hexes)
    on_map = [japan_id(unit) for _, unit in game.japanese() if unit.place != UNKNOWN]
    act = moves(*on_map, words=STAND_INS if stand_ins else text)
    game.lay("japanese-set-up", text, *rules, act=act)
    game.lay("erratum", _ERRATUM, "bib:11.2")
    if over:
        left = TN("{n} unit left over", "{n} units left over", n=over)
        text = _OVER.fill(left=left)
        act = moves(CONTAINER_ID, words=text)
        if stand_ins:
            game.emit("leftover", text, "bib:11.2", act=act)
        else:
            game.lay("leftover", text, "bib:11.2", act=act)
    if game.dealt and game.data.number_estimated:
        text = T(
            "By our estimate the Japanese have {units} units in all; the booklet does not say "
            "how many.",
            units=len(game.state.japan),
        )
        game.emit(NOTICE, text, "bib:11.2")


def _count(game: Game, stand_ins: bool) -> Steps[tuple[int, int]]:
    """Return how many units are on red hexes and how many are left over (bib:11.2, B-17)."""
    while True:
        here = yield from red_hexes(game)
        if stand_ins:
            return here, max(0, len(game.data.japan) - here)
        over = yield from (_ask_left_over(game) if game.own_counters else left_over(game))
        units = here + over
        if not game.own_counters or units <= MOST_ON_A_SHEET or (yield from _right(units)):
            return here, over


def _red_hexes(game: Game) -> int:
    return len(Island(game).prints.deployment)


def _ask_red_hexes(_game: Game) -> Steps[int]:
    """Ask how many red hexes the map has: the booklet does not say (bib:11.2)."""
    count = yield Number(
        procedure="red-hexes",
        text=T("How many hexes with a red symbol does your map have?"),
        rules=("bib:11.2",),
        minimum=1,
        maximum=MOST_UNITS,
        question=True,
        tell=T(
            "Motoyama, hex {place}, does not count: by erratum its symbol is white. Each red hex "
            "gets one unit.",
            place=VILLAGE,
        ),
    )
    return int(count)


def _ask_left_over(_game: Game) -> Steps[int]:
    """Ask how many Japanese units there are besides: the booklet does not say (bib:11.2)."""
    count = yield Number(
        procedure="left-over",
        text=T("Place one Japanese unit face down on each red hex. How many are left over?"),
        rules=("bib:11.2",),
        minimum=0,
        maximum=MOST_UNITS,
        question=True,
        tell=T("Put them into the container unseen; the booklet does not say how many there are."),
    )
    return int(count)


red_hexes = Question("red-hexes", _red_hexes, _ask_red_hexes)
"""How many initial deployment hexes the map has (bib:11.2)."""
left_over = Question(
    "left-over", lambda game: len(game.state.japan) - _red_hexes(game), _ask_left_over
)
"""How many Japanese units are left when each red hex has one (bib:11.2, B-17)."""


def _right(units: int) -> Steps[bool]:
    """Ask back where a sheet of 100 counters could not hold so many Japanese units."""
    answer: bool = yield Confirm(
        procedure="count-right",
        text=T("That makes {units} Japanese units. Is that right?", units=units),
        rules=("bib:11.2",),
        why=(
            T(
                "A sheet of 100 counters has room for {most} at most: the others are US units and "
                "markers.",
                most=MOST_ON_A_SHEET,
            ),
        ),
        question=True,
        tell=T("If it is not, the program asks for both numbers again."),
    )
    return answer


def _ask_coast() -> Steps[Shore]:
    """Ask for the coast; it is final (bib:11.3)."""
    coast: Shore = yield Choose(
        procedure="coast",
        text=T("Which coast do you invade? You can land only on its beaches, the whole game."),
        heading=T("Which coast do you invade?"),
        condition=T("You can land only on its beaches, the whole game."),
        rules=("bib:11.3", "bib:14.2"),
        opens=True,
        options=Options(lambda: [Option(name, words) for name, words in COASTS.items()]),
    )
    return coast


def _place_us(game: Game) -> None:
    for place, source in (
        (
            AVAILABLE,
            T("Put the 4th and 5th Marine Divisions ({count}) into the Available for Landing box."),
        ),
        (RESERVES, T("Put the 3rd Marine Division ({count}) into the US Reserves box.")),
    ):
        here = [name for name, unit in game.state.us.items() if unit.place == place]
        count = TN("{n} counter", "{n} counters", n=len(here))
        text = source.fill(count=count)
        game.lay("us-set-up", text, "bib:11.4", act=moves(*map(us_id, here), words=text))


COASTS = {
    "east": T("The eastern coast"),
    "west": T("The western coast"),
}
STAND_INS = T(
    "Place a piece of any kind on each red hex of your map; the program says which unit it is "
    "when you reveal it."
)
_TURN_MARKER = T("Place the turn marker on box 1, ordinary side up.")
_ERRATUM = T(
    "Leave {place} (Motoyama) empty: by erratum its symbol is white.",
    place=VILLAGE,
)
_OVER = T("Put {left} into the container, unseen.")
_EPIC = T("If a Japanese unit is on the map at the end, the Japanese win an epic victory.")
_LOSSES = T(
    "Otherwise your losses decide: {eliminated} points per eliminated battalion, {weak} per "
    "depleted one, none for support units, less {unused} per turn left. With {most} or fewer you "
    "win, with {least} or more the Japanese win, and in between it is a draw."
)
_MARKERS = T("Keep the 11 bombardment markers, the flag, the dice and the container at hand.")
