"""Record who controls objectives and fixed artillery (hoe:3.3.7, hoe:5.2, H-08)."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from beachmaster.engine.acts import moves
from beachmaster.engine.fields import flag, one_of, unless_told
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.prompt import Field, Option
from beachmaster.engine.record import Told
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.acts import us_id
from beachmaster.games.hell_on_earth.board_data import Objective
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, Game
from beachmaster.games.hell_on_earth.places import OBJECTIVE_NAMES
from beachmaster.games.hell_on_earth.state import FIXED_ARTILLERY
from beachmaster.games.hell_on_earth.texts import TN, T

NONE = "none"
OBJECTIVE, GUN, BOTH = "+objective", "+gun", "+both"
"""What stands behind a unit that takes something where it goes: one key tells both."""
MARK = "+"


def take_objective(game: Game, objective: Objective) -> None:
    """Give the US an objective; its victory point is given once, when first taken in time."""
    state = game.state
    if objective in state.control:
        return
    state.control.append(objective)
    first = objective not in state.captured
    if first:
        state.captured[objective] = state.turn
    scored = first and state.captured[objective] <= OBJECTIVE_LIMITS[objective]
    name = OBJECTIVE_NAMES[objective]
    text = (
        T("The US captures {objective} in time: +1 VP.")
        if scored
        else T("The US controls {objective}.")
    ).fill(objective=name)
    act = moves(f"objective/{objective}")
    game.emit("captured", text, "hoe:2.2", "hoe:3.3.7", act=act, objective=objective, vp=scored)


def lose_objective(game: Game, objective: Objective) -> None:
    """Give an objective back when a Japanese unit redeploys onto it (H-08)."""
    if objective in game.state.control:
        game.state.control.remove(objective)
        name = OBJECTIVE_NAMES[objective]
        text = T("The Japanese hold {objective} again.", objective=name)
        act = moves(f"objective/{objective}")
        game.emit("lost", text, "hoe:3.3.7", act=act, objective=objective)


def set_artillery(game: Game, count: int) -> None:
    """Record how many fixed-artillery hexes the US controls now."""
    if count != game.state.artillery:
        game.state.artillery = count
        guns = TN("{n} Fixed Artillery hex", "{n} Fixed Artillery hexes", n=count)
        game.emit("artillery", T("The US controls {guns}.", guns=guns), "hoe:5.2", count=count)


# -- where positions are kept ------------------------------------------------------------------


def go(game: Game, name: str, path: Sequence[HexId], rule: str = "hoe:5.3.2") -> dict[str, Value]:
    """Move a US unit along a path; what it enters it takes, also in passing (H-08).

    Return what it took in the words of `captures`.
    """
    prints, state = game.prints, game.state
    assert prints is not None
    control, guns = set(state.control), state.artillery
    game.us(name).place = path[-1]
    act = moves(us_id(name), own=True)
    game.emit("us-moved", None, rule, act=act, unit=name, path=list(path))
    for place in path:
        objective = prints.objective(place)
        if objective:
            take_objective(game, objective)
        if prints.gun(place) and place not in state.artillery_hexes:
            state.artillery_hexes.append(place)
            set_artillery(game, len(state.artillery_hexes))
    taken = [one for one in state.control if one not in control]
    return {"objective": taken[0] if taken else NONE, "artillery": state.artillery > guns}


def held_by_us(game: Game, place: HexId) -> dict[str, Value]:
    """Return what the US controls in a hex, in the words of `recaptures`."""
    assert game.prints is not None
    objective = game.prints.objective(place)
    return {
        "objective": objective if objective in game.state.control else NONE,
        "artillery": place in game.state.artillery_hexes,
    }


# -- on a map of the player's own ----------------------------------------------------------------


def captures(game: Game) -> tuple[Field, ...]:
    """Return the fields for what a move into a hex captured."""
    fields: list[Field] = []
    if uncontrolled(game):
        entered = _objective(uncontrolled(game), _ENTERED)
        fields.append(unless_told(entered))
    if game.state.artillery < FIXED_ARTILLERY:
        fields.append(unless_told(flag("artillery", _ENTERED_GUN)))
    return tuple(fields)


def taken(captured: Mapping[str, Value]) -> str:
    """Return the mark of what a move took; empty where it took nothing."""
    objective, gun = captured["objective"] != NONE, bool(captured["artillery"])
    return BOTH if objective and gun else OBJECTIVE if objective else GUN if gun else ""


def who_takes(game: Game, name: str) -> Iterator[Option]:
    """Yield the ways to say that a unit moves into a hex and takes something there."""
    left, unit = uncontrolled(game), game.us_name(name)
    guns = game.state.artillery < FIXED_ARTILLERY
    one = OBJECTIVE_NAMES[left[0]] if len(left) == 1 else T("an objective")
    if left:
        yield Option(name + OBJECTIVE, T("{unit}: captures {what} there", unit=unit, what=one))
    if guns:
        yield Option(name + GUN, T("{unit}: captures Fixed Artillery there", unit=unit))
    if guns and left:
        yield Option(name + BOTH, T("{unit}: captures both there", unit=unit))


def by_mark(game: Game, by: str) -> Iterator[Field]:
    """Yield the fields for what a move took, as the mark behind the unit told `by` says."""
    left = uncontrolled(game)
    if left:
        names = [Option(name, OBJECTIVE_NAMES[name]) for name in left]
        which = one_of("objective", _ENTERED, names)

        def objective(told: Told) -> Field:
            takes = str(told[by]).endswith((OBJECTIVE, BOTH))
            known = left[0] if takes and len(left) == 1 else None if takes else NONE
            return msgspec.structs.replace(which, by=(by,), known=known)

        yield msgspec.structs.replace(which, by=(by,), given=objective)
    if game.state.artillery < FIXED_ARTILLERY:

        def gun(told: Told) -> Field:
            known = str(told[by]).endswith((GUN, BOTH))
            return msgspec.structs.replace(flag("artillery", _ENTERED_GUN, known=known), by=(by,))

        yield msgspec.structs.replace(flag("artillery", _ENTERED_GUN), by=(by,), given=gun)


def only_where(field: Field, by: str, moved: Callable[[Value], bool]) -> Field:
    """Return a field that is asked only where what is told of `by` says that a unit moved."""

    def given(told: Told) -> Field:
        return field if moved(told[by]) else msgspec.structs.replace(field, known=field.denial)

    return msgspec.structs.replace(field, by=(by,), given=given)


def recaptures(game: Game) -> tuple[Field, ...]:
    """Return the fields for what a Japanese unit took back by coming to a hex."""
    fields: list[Field] = []
    if game.state.control:
        fields.append(_objective(game.state.control, T("objective in that hex")))
    if game.state.artillery:
        fields.append(flag("artillery", T("it is a Fixed Artillery hex under US control")))
    return tuple(fields)


def uncontrolled(game: Game) -> list[Objective]:
    """Return the objectives the US does not control."""
    return [name for name in OBJECTIVE_LIMITS if name not in game.state.control]


def _objective(names: Sequence[str], text: Text) -> Field:
    options = (
        Option(NONE, T("none")),
        *(Option(name, OBJECTIVE_NAMES[name]) for name in names),
    )
    return one_of("objective", text, options, nothing=NONE)


def take(game: Game, told: dict[str, Value]) -> None:
    """Record what a player says that a move captured."""
    if told.get("objective", NONE) != NONE:
        take_objective(game, told["objective"])
    if told.get("artillery", False):
        set_artillery(game, game.state.artillery + 1)


# -- either way ----------------------------------------------------------------------------------


def take_back(game: Game, place: str, held: dict[str, Value]) -> None:
    """Give the Japanese what the US held in a place that a unit of theirs comes to."""
    if held.get("objective", NONE) != NONE:
        lose_objective(game, held["objective"])
    if held.get("artillery", False):
        if place in game.state.artillery_hexes:
            game.state.artillery_hexes.remove(place)
        set_artillery(game, game.state.artillery - 1)


_ENTERED = T("objective it entered")
_ENTERED_GUN = T("it entered a Fixed Artillery hex that the US did not control")
