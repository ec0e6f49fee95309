"""Set up the game: the program's own deal, then the player's choices (hoe:4, hoe:7.1)."""

from collections.abc import Mapping

from beachmaster.engine import chance
from beachmaster.engine.acts import moves
from beachmaster.engine.event import NOTICE
from beachmaster.engine.module import Steps
from beachmaster.engine.own_counters import OPTION, OWN
from beachmaster.engine.prompt import Choose, Draw, Option, Options, Token
from beachmaster.engine.text import plain_text
from beachmaster.engine.tracks import on_table
from beachmaster.games.hell_on_earth.about import JAPAN
from beachmaster.games.hell_on_earth.acts import blue_id, japan_id, red_id, us_id
from beachmaster.games.hell_on_earth.bags import draw_command
from beachmaster.games.hell_on_earth.beaches import beach_place
from beachmaster.games.hell_on_earth.board_data import EAST, EASTERN, NORTH
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.orders import marker_name
from beachmaster.games.hell_on_earth.places import (
    BAG,
    BEACH,
    BEACH_TEXTS,
    BOX,
    ELIMINATED,
    ERROR_RESERVE,
    PLACES,
    RESERVE,
    RESERVES,
    SLOT,
    UNKNOWN,
)
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.state import (
    US_STEPS,
    JapaneseUnit,
    State,
    UsUnit,
)
from beachmaster.games.hell_on_earth.texts import TN, T
from beachmaster.games.hell_on_earth.values import GameData

ERRORS_SET_ASIDE = 6
REACTION_BOXES = (6, 8)
LATE_UNIT = "147"
LATE_BOX = 7  # in the Reserve on turn 7, on the move from turn 8 (H-06)
LANDINGS = ((("26", "27"), (2, 3)), (("23", "24", "25"), (4, 5, 6)))
HEROIC_LANDINGS = ((("26", "27", "28"), (1, 2, 3)), (("23", "24", "25"), (4, 5, 6)))


def first_state(data: GameData, options: Mapping[str, str], seed: int) -> State:
    """Return the state before anything is drawn or placed by the player."""
    heroic = options["mode"] == "heroic"
    state = State()
    state.us = {name: UsUnit(US_STEPS, RESERVE) for name in data.us}
    state.us[LATE_UNIT].place = BOX(LATE_BOX)
    state.red = _red_bag(data)
    state.blue = _blue_bag(data, heroic)
    if data.prints is None or data.prints.own:  # where they stand is told in the set-up
        state.japan = _unknown(data)
    else:
        state.japan = _dealt(data, data.prints, heroic, seed)
    return state


def _red_bag(data: GameData) -> dict[str, str]:
    """Return the Intelligence markers: all in the bag but two Reactions (hoe:4.5)."""
    bag = dict.fromkeys([*data.intelligence, *data.markers.reaction], BAG)
    for token, turn in zip(data.markers.reaction, REACTION_BOXES, strict=False):
        bag[token] = BOX(turn)
    return bag


def _blue_bag(data: GameData, heroic: bool) -> dict[str, str]:
    """Return the Command markers: six Errors set aside, in Heroic mode one in a slot (hoe:4.4)."""
    bag = dict.fromkeys(data.command, BAG)
    errors = [token for token, marker in data.command.items() if marker.kind == "error"]
    for token in errors[:ERRORS_SET_ASIDE]:
        bag[token] = ERROR_RESERVE
    if heroic:
        bag[errors[0]] = SLOT(3)
    return bag


def _dealt(data: GameData, prints: Prints, heroic: bool, seed: int) -> dict[str, JapaneseUnit]:
    """Deal the battalions face down: the HQ among the northern units (hoe:4.6, hoe:7.1, H-76)."""
    group = [place for place in prints.deployment if prints.sector(place) == NORTH]
    if heroic:
        east = [place for place in prints.deployment if prints.sector(place) == EAST]
        group += chance.shuffled(east, seed, "deal/east")[:EASTERN]
    others = chance.shuffled([b for b in data.battalions if b != HQ], seed, "deal/battalions")
    with_hq = chance.shuffled([HQ, *others[: len(group) - 1]], seed, "deal/headquarters")
    under = dict(zip(group, with_hq, strict=True))
    rest = [place for place in prints.deployment if place not in under]
    under |= dict(zip(rest, others[len(group) - 1 :], strict=True))
    return {
        f"j{number:02d}": JapaneseUnit(
            place,
            battalion=under[place],
            home=prints.sector(place),
            group=place in group,
        )
        for number, place in enumerate(prints.deployment, 1)
    }


def set_out(
    data: GameData, prints: Prints, options: Mapping[str, str], seed: int
) -> dict[str, JapaneseUnit]:
    """Put the counters on a map of the player's own; whose they are says what lies under them."""
    units = _dealt(data, prints, options["mode"] == "heroic", seed)
    if options[OPTION] == OWN:
        for unit in units.values():
            unit.battalion = ""
    return units


def _unknown(data: GameData) -> dict[str, JapaneseUnit]:
    """Return the counters of a table board: only their number is known."""
    return {f"j{n:02d}": JapaneseUnit(UNKNOWN) for n in range(1, len(data.battalions) + 1)}


def set_up(game: Game) -> Steps[None]:
    """Walk the player through the set-up (hoe:4)."""
    _say_where_values_come_from(game)
    _place_markers(game)
    yield from _first_command_marker(game)
    _place_japanese(game)
    if game.heroic:
        yield from _land_at_random(game)
    else:
        yield from _land(game)
    waits = _RESERVE.fill(units=[game.us_name(name) for name in RESERVES])
    game.lay("reserve", waits, "hoe:4.7", act=moves(*map(us_id, RESERVES), words=waits))
    late = T(
        "Put the {unit} on box {box} of the Turn Track.", unit=game.us_name(LATE_UNIT), box=LATE_BOX
    )
    game.lay("late", late, "hoe:4.7", act=moves(us_id(LATE_UNIT), words=late))
    game.state.phase = "weather"


def _say_where_values_come_from(game: Game) -> None:
    """Tell what is the publisher's and what is our estimate before anybody plays with it."""
    data = game.data
    notices = [data.counters.notice, data.markers.notice]
    if data.prints is not None:
        notices.insert(0, f"{data.prints.file.name}. {data.prints.file.notice}".strip())
    for notice in dict.fromkeys(words for words in notices if words):
        game.emit(NOTICE, plain_text(notice), "hoe:3.1" if data.prints else "hoe:3.3")


def _place_markers(game: Game) -> None:
    for track, act in _TRACK_MARKERS.items():
        if on_table(game.options, track):
            game.lay("board-markers", act, "hoe:4.1", act=moves(f"track/{track}", words=act))
    errors = [blue_id(t) for t, at in game.state.blue.items() if at != BAG]
    waiting = [red_id(t) for t, at in game.state.red.items() if at != BAG]
    for name, source, rule, pieces in (
        (
            "objective-markers",
            T("Keep the five objective markers at hand beside the map."),
            "hoe:4.2",
            (),
        ),
        (
            "status-markers",
            T("Keep the Situation and Retreat markers at hand beside the map."),
            "hoe:4.3",
            (),
        ),
        (
            "command-bag",
            T(
                "Set six Intelligence Errors aside; the other 23 Command markers go into the blue "
                "bag."
            ),
            "hoe:4.4",
            (*errors, "bag/blue"),
        ),
        (
            "intelligence-bag",
            T(
                "Put one Reaction marker face down on box 6 and one on box 8; the other 24 "
                "Intelligence markers go into the red bag."
            ),
            "hoe:4.5",
            (*waiting, "bag/red"),
        ),
    ):
        game.lay(name, source, rule, act=moves(*pieces, words=source))
    if game.heroic:
        game.lay("heroic-error", _HEROIC_ERROR, "hoe:7.1")


def _first_command_marker(game: Game) -> Steps[None]:
    token = yield from draw_command(game, "first-command-marker", "hoe:4.4")
    if token is not None:
        game.state.blue[token] = SLOT(1)
        text = T("Put {marker} face up in the first slot.", marker=marker_name(game, token))
        act = moves(blue_id(token), words=text)
        game.emit("marker-placed", text, "hoe:4.4", act=act, token=token, slot=SLOT(1))


def _place_japanese(game: Game) -> None:
    if game.prints is not None and game.prints.own:
        game.state.japan = set_out(game.data, game.prints, game.options, game.seed)
    group = sum(unit.group for unit in game.state.japan.values()) or (8 if game.heroic else 5)
    count = TN("{n} Japanese unit", "{n} Japanese units", n=group - 1)
    text = (
        T(
            "Shuffle the 145th (HQ) with {count} face down and put them on the deployment hexes "
            "of sector 6 and three of sector 5; the rest go face down on the other deployment "
            "hexes."
        )
        if game.heroic
        else T(
            "Shuffle the 145th (HQ) with {count} face down and put them on the five deployment "
            "hexes of sector 6; the rest go face down on the other deployment hexes."
        )
    ).fill(count=count)
    kept = game.prints is not None and not game.prints.own
    words = text if kept or game.own_counters else STAND_INS
    act = moves(*map(japan_id, (*game.state.japan, ELIMINATED)), words=words)
    rules = ("hoe:4.6", "hoe:7.1") if game.heroic else ("hoe:4.6",)
    game.lay("japanese-set-up", text, *rules, act=act)


def _land(game: Game) -> Steps[None]:
    """Ask which regiment lands on which beach; the 28th has no choice (hoe:4.7)."""
    _land_on(game, "28", 1, listed=True)
    for units, beaches in LANDINGS:
        free = list(beaches)
        for name in units[:-1]:
            number = yield _landing_choice(game, name, list(free))
            free.remove(number)
            _land_on(game, name, number)
        _land_on(game, units[-1], free[0])


def _landing_choice(game: Game, name: str, free: list[int]) -> Choose:
    return Choose(
        procedure="landing",
        subjects=(name,),
        text=T("On which beach do the {unit} land?", unit=game.us_name(name)),
        rules=("hoe:4.7",),
        others=tuple(beach_place(game, number) for number in free),
        opens=True,
        options=Options(
            lambda: [Option(n, BEACH_TEXTS[n], pieces=(beach_place(game, n),)) for n in free]
        ),
    )


def _land_at_random(game: Game) -> Steps[None]:
    """Shuffle each division over its beaches; its units begin with three steps (hoe:7.1)."""
    for units, beaches in HEROIC_LANDINGS:
        free = [BEACH(number) for number in beaches]
        for name in units:
            game.state.us[name].steps = US_STEPS - 1
            one = len(free) == 1
            chosen = free[0] if one else str((yield _landing_draw(game, name, list(free))))
            free.remove(chosen)
            _land_on(game, name, BEACH.number(chosen))


def _landing_draw(game: Game, name: str, free: list[str]) -> Draw:
    tokens = [Token(beach, beach, PLACES.name(beach)) for beach in free]
    return Draw(
        procedure="landing",
        subjects=(name,),
        others=tuple(beach_place(game, BEACH.number(beach)) for beach in free),
        text=T("Draw a beach at random among {names}.", names=[one.text for one in tokens]),
        rules=("hoe:7.1",),
        side=JAPAN.id,
        bag="tie",
        tokens=lambda: tokens,
    )


def _land_on(game: Game, name: str, beach: int, *, listed: bool = False) -> None:
    game.state.us[name].place = beach_place(game, beach)
    text = T("The {unit} land on {beach}.", unit=game.us_name(name), beach=BEACH_TEXTS[beach])
    say = game.lay if listed else game.emit
    act = moves(us_id(name), words=text)
    say("landed", text, "hoe:4.7", act=act, unit=name, beach=beach)


_TRACK_MARKERS = {
    "turn": T("Put the Turn marker on box 1, Good Weather side up."),
    "vp": T("Put the VP marker beside its track."),
    "phase": T("Put the Phase marker on Bombardment, US side up."),
}
_HEROIC_ERROR = T(
    "Heroic mode: put one of the Errors set aside into the third slot of the Command Area."
)
STAND_INS = T(
    "Put a piece of any kind on each deployment hex of your map; the program says what it stands "
    "for when it is turned."
)
_RESERVE = T("The 3rd Division waits in the Reserve: {units}.")
