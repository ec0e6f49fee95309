"""Show the state without its secrets: as plain data, as bags and slots, as a result."""

from collections import Counter

import msgspec

from beachmaster.engine.display import Bag, Count, Holder
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value, Visibility
from beachmaster.games.hell_on_earth.counter_data import COMMAND_COUNTS
from beachmaster.games.hell_on_earth.game import ORDER_LIMIT, Game
from beachmaster.games.hell_on_earth.orders import marker_name
from beachmaster.games.hell_on_earth.places import (
    BAG,
    DEFENCE,
    DRAWN,
    ERROR_RESERVE,
    PLACES,
    PLAYED,
    SLOTS,
    UNKNOWN,
    bearer,
)
from beachmaster.games.hell_on_earth.scoring import BAND_TEXTS, PARTS
from beachmaster.games.hell_on_earth.state import (
    State,
)
from beachmaster.games.hell_on_earth.texts import T

REVEALED_TO: tuple[Visibility, ...] = ("program",)


def visible(game: Game, side: Visibility) -> Value:
    """Return the state as plain data; what lies under hidden counters is the program's alone.

    A game that is over keeps its form and has no hidden counters.
    """
    plain = msgspec.to_builtins(game.state)
    if side in REVEALED_TO:
        return plain
    for unit in plain["japan"].values():
        if unit["hidden"] and not game.state.over:
            unit["battalion"] = ""
            unit["group"] = False
    del plain["script"]
    plain.pop("told", None)
    plain.pop("seen", None)
    plain["red"] = _red(game)
    plain["blue"] = _blue(game)
    plain["vp"] = game.running_vp()
    return plain


def _red(game: Game) -> dict[str, Value]:
    """Count the red bag by class and list the markers that lie open."""
    red = game.state.red
    inside = [token for token, at in red.items() if at == BAG]
    reactions = sum(map(game.data.is_reaction, inside))
    out = {token: at for token, at in red.items() if at != BAG}
    return {"bag": {"reaction": reactions, "defence": len(inside) - reactions}, "out": out}


def _blue(game: Game) -> dict[str, Value]:
    """Count the blue bag by kind and list the markers that lie open."""
    blue = game.state.blue
    inside = Counter(game.command_kind(token) for token, at in blue.items() if at == BAG)
    out = {token: at for token, at in blue.items() if at != BAG}
    return {"bag": dict(sorted(inside.items())), "out": out}


def outcome(state: State) -> Value:
    """Return the final assessment as plain data, its band in words (hoe:2.6)."""
    result = state.result
    if result is None:
        return None
    return {
        "vp": result.vp,
        "band": result.band,
        "text": BAND_TEXTS[result.band],
        "turn": state.turn,
        "cleared": state.cleared,
        "parts": [
            {"name": name, "text": PARTS[name], "vp": vp} for name, vp in result.parts.items()
        ],
    }


# -- bags, the Command Area, orders (hoe:3.3) --------------------------------------------------

REACTIONS, DEFENCES, ERRORS, ORDERS = 5, 21, 9, 20


def bags(game: Game) -> tuple[Bag, ...]:
    """Return the red and the blue bag as the player may know them."""
    return (_red_bag(game), _blue_bag(game))


def _red_bag(game: Game) -> Bag:
    """Count Intelligence markers by class; those outside lie open (hoe:3.3.3)."""
    red = game.state.red
    reaction = {token: game.data.is_reaction(token) for token in red}
    inside = Counter(reaction[token] for token, at in red.items() if at == BAG)
    out = Counter(_red_key(game, token, at) for token, at in red.items() if at != BAG)
    reactions = sum(reaction.values())
    return Bag(
        "intelligence",
        T("Intelligence (red bag)"),
        (Count(T("Reaction"), inside[True]), Count(T("Defense/Support"), inside[False])),
        tuple(_red_count(key, number) for key, number in sorted(out.items())),
        REACTIONS + DEFENCES,
        reactions == REACTIONS
        and len(red) - reactions == DEFENCES
        and inside.total() + out.total() == REACTIONS + DEFENCES,
        ("hoe:3.3.3", "hoe:4.5"),
    )


def _red_key(game: Game, token: str, at: str) -> tuple[str, str, str]:
    """Return what lies where: the side shown, the place, and what the side says."""
    counter = bearer(at)
    place = game.unit(counter).place if counter else at
    if game.data.is_reaction(token):
        return "reaction", place, ""
    if at not in DEFENCE:
        return "support", place, ""
    marker = game.data.defence_marker(game.state, token)
    return "defence", place, f"{marker.cf}{marker.defence}"


def _red_count(key: tuple[str, str, str], number: int) -> Count:
    side, place, says = key
    return Count(_RED_OUT[side].fill(place=_place(place), values=says), number)


def _place(place: str) -> Text:
    return T("on the map") if place == UNKNOWN else PLACES.name(place)


def _blue_bag(game: Game) -> Bag:
    """Count Command markers by kind; those outside lie open (hoe:3.3.4)."""
    blue = game.state.blue
    kinds = {token: game.command_kind(token) for token in blue}
    inside = Counter(kinds[token] for token, at in blue.items() if at == BAG)
    out = Counter(at if at not in SLOTS else "slots" for at in blue.values() if at != BAG)
    errors = sum(kind == "error" for kind in kinds.values())
    return Bag(
        "command",
        T("Command (blue bag)"),
        tuple(Count(KINDS[kind], inside[kind]) for kind in COMMAND_COUNTS),
        tuple(Count(_BLUE_OUT[at], out[at]) for at in _BLUE_OUT if out[at]),
        ORDERS + ERRORS,
        errors == ERRORS
        and len(blue) - errors == ORDERS
        and inside.total() + out.total() == ORDERS + ERRORS,
        ("hoe:3.3.4", "hoe:4.4"),
    )


def holders(game: Game) -> tuple[Holder, ...]:
    """Return the Command Area and the orders played beneath it (hoe:3.1.1, hoe:5.10)."""
    held = game.slots()
    slots = tuple(marker_name(game, held[at]) if at in held else None for at in SLOTS)
    return (
        Holder("slots", T("Command Area"), slots, ("hoe:3.1.1", "hoe:5.8.2.4")),
        Holder("played", T("Special Orders played"), _played(game), ("hoe:5.10",)),
    )


def _played(game: Game) -> tuple[Text | None, ...]:
    """Return the orders beneath the Command Area; of some a position may tell the number alone."""
    state = game.state
    names = [marker_name(game, token) for token, at in state.blue.items() if at == PLAYED]
    names += [T("A Special Order")] * (state.orders - len(names))
    return (*names, *[None] * (ORDER_LIMIT[game.options["mode"]] - len(names)))


KINDS: dict[str, Text] = {
    "support": T("Additional combat support"),
    "movement": T("Extended movement"),
    "reconnaissance": T("Reconnaissance"),
    "reroll": T("Reroll"),
    "bombardment": T("Additional bombardment"),
    "command": T("Additional command"),
    "attack": T("Additional attack"),
    "error": T("Intelligence Error"),
}
_RED_OUT: dict[str, Text] = {
    "reaction": T("Reaction: {place}"),
    "defence": T("Defense {values}: {place}"),
    "support": T("Support: {place}"),
}
_BLUE_OUT: dict[str, Text] = {
    "slots": T("In the Command Area"),
    PLAYED: T("Played"),
    ERROR_RESERVE: T("Errors set aside"),
    DRAWN: T("Drawn, to be placed"),
}
