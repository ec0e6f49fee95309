"""Who may attack whom, and pointing at a Japanese unit (bib:7.0, bib:14.2, bib:17.3)."""

from collections.abc import Callable, Sequence

import msgspec

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Closed, Field, Option, Options, Place
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import words
from beachmaster.games.bloodbath.game import OPENING, Game
from beachmaster.games.bloodbath.hexes import fighting
from beachmaster.games.bloodbath.island import CLOSED_TO_TANKS, Island
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.texts import T


class Targets(msgspec.Struct, frozen=True):
    """Which Japanese units a player may point at, on either kind of map.

    `adjacent_to` names US units one of which must be able to attack it; `barred` are counters that
    may not be named, `taken` the reason for these, `reason` that for all others; `listed`, where
    given, is the whole choice; `optional` allows "none"; `side` is who points; `why` is what the
    player should know before choosing.
    """

    reason: Text
    adjacent_to: tuple[str, ...] | None = None
    barred: tuple[str, ...] = ()
    listed: tuple[str, ...] | None = None
    optional: bool = False
    side: str = "us"
    why: tuple[Text, ...] = ()
    taken: Text | None = None


class Attack(msgspec.Struct):
    """One declared attack: the defender, its hex, and every unit taking part.

    `idle` are tanks that closed terrain keeps out while their partner attacks (B-60), `partners`
    those who attack because they share a hex with one of the chosen units (bib:17.2).
    """

    target: str
    place: str
    ground: Ground
    units: list[str]
    markers: int = 0
    suppressed: bool = False
    idle: list[str] = []
    partners: list[str] = []


# -- pointing at a Japanese unit -----------------------------------------------------------------


def choose_target(
    game: Game,
    procedure: str,
    text: Text,
    rules: tuple[str, ...],
    subjects: tuple[str, ...],
    among: Targets,
) -> Steps[str]:
    """Let the player point at a Japanese unit and return its counter, or nothing.

    In words only the player may name one by a new word, which takes a counter not named yet.
    """
    kept = game.prints is not None
    place = yield Place(
        procedure=procedure,
        subjects=subjects,
        text=text,
        rules=rules,
        why=among.why,
        side=among.side,
        opens=procedure in OPENING,
        options=Options(lambda: pointed(game, among)),
        closed=lambda: not_pointed(game, among, rules) if kept else (),
        free=not kept and bool(words.unnamed(game)) and among.listed is None,
        needs=T("No Japanese unit is there."),
        agrees=objection(game, among),
        secret=kept and among.side == "japan",
        tell=None if kept else NAME_IT,
    )
    return words.named(game, place) if place else ""


def pointed(game: Game, among: Targets) -> list[Option]:
    """Return the units that may be pointed at, and none where that is allowed."""
    own = among.side == "japan"
    name_of = game.own_name if own else lambda name: words.target_words(game, name)
    listed = [Option(game.unit(name).place, name_of(name)) for name in _fitting(game, among)]
    none = among.optional or (game.prints is not None and not listed)
    return [*listed, *([Option("", T("None, or no more"))] if none else [])]


def not_pointed(game: Game, among: Targets, rules: tuple[str, ...]) -> list[Closed]:
    """Return the other Japanese units, with the reason why they may not be pointed at."""
    fitting = set(_fitting(game, among))
    return [
        Closed(unit.place, game.japanese_name(name), _why_not(name, among), rules)
        for name, unit in game.japanese()
        if name not in fitting
    ]


def _fitting(game: Game, among: Targets) -> list[str]:
    """Return the units of known place that may be pointed at, as far as the map is known."""
    beside = None if game.prints is None else among.adjacent_to
    return [
        name
        for name in words.known(game)
        if _listed(name, among) and (beside is None or attackers(game, name, beside))
    ]


def _why_not(name: str, among: Targets) -> Text:
    return among.taken if among.taken is not None and name in among.barred else among.reason


def _listed(name: str, among: Targets) -> bool:
    return name not in among.barred and (among.listed is None or name in among.listed)


def objection(game: Game, among: Targets) -> Callable[[Value], Text | None] | None:
    """Return what refuses a target that the list takes for a fitting one."""
    if game.prints is None:
        return lambda word: _unfit(game, word, among)
    return (lambda word: _out_of_reach(game, word, among)) if game.prints.own else None


def _out_of_reach(game: Game, word: Value, among: Targets) -> Text | None:
    """Look at the ground of a target, which may keep tanks out (bib:17.3)."""
    found = game.at(word) if word else None
    if found is None or among.adjacent_to is None:
        return None
    others = [name for name in among.adjacent_to if not game.is_tank(name)]
    able = attackers(game, found, others) or attackers(game, found, among.adjacent_to)
    return None if able else among.reason


def _unfit(game: Game, word: Value, among: Targets) -> Text | None:
    """Refuse a known unit that does not fit, and a word of the program's own."""
    found = game.at(word) if word else None
    if found is None:
        return words.reserved(word) if word else None
    return None if _listed(found, among) else _why_not(found, among)


def attack_possible(game: Game, able: Sequence[str], barred: Sequence[str] = ()) -> bool:
    """Tell whether any of the units has a Japanese unit to attack but those barred (B-74)."""
    left = [name for name, _ in game.japanese() if name not in barred]
    if game.prints is None:
        return bool(able and left)
    tanks = [name for name in able if game.is_tank(name)]
    others = [name for name in able if name not in tanks]  # no ground keeps them out
    return any(attackers(game, n, some) for some in (others, tanks) for n in left)


def attackers(game: Game, target: str, able: Sequence[str]) -> list[str]:
    """Return those of the able units that may attack a target, as far as the map is known.

    They are adjacent or landed on it, and in a beach stack the top unit or its support partner
    (bib:14.3, B-50). Who landed on a Japanese unit attacks that one and no other (bib:14.2). Words
    only leave adjacency to the player.
    """
    place = game.unit(target).place
    if game.prints is None:
        return [name for name in able if game.state.opposed.get(name, place) == place]
    island, near = Island(game), {place, *game.prints.neighbours(place)}
    return [n for n in able if game.us(n).place in near and _may_attack(island, n, place)]


def _may_attack(island: Island, name: str, place: str) -> bool:
    game, here = island.game, island.game.us(name).place
    if name in game.state.opposed:
        return here == place
    if here == place or not island.adjacent(here, place) or island.closed_to(name, place):
        return False
    return name in fighting(game, here, island.landing_beach(here))


# -- who attacks ---------------------------------------------------------------------------------


def able_units(game: Game, place: str, ground: Ground | None, free: Sequence[str]) -> list[str]:
    """Return the units that may attack a hex: near it, and no tank into closed terrain.

    Where the ground is not known yet, no tank is kept out; a new word has nobody far from it.
    """
    target = game.at(place)
    near = free if target is None else attackers(game, target, free)
    return [
        name
        for name in near
        if game.state.opposed.get(name, place) == place and not barred_tank(game, ground, name)
    ]


def barred_tank(game: Game, ground: Ground | None, name: str) -> bool:
    """Tell whether a unit is a tank before a ravine, mountain or mine hex (bib:17.3)."""
    return ground is not None and game.is_tank(name) and ground.terrain in CLOSED_TO_TANKS


def attack_words(game: Game, name: str) -> Text:
    """Return a unit with its attack factor, for a list to choose from."""
    return T("{unit}, attack {attack}", unit=game.us_words(name), attack=game.factors(name).attack)


# -- which attack comes first --------------------------------------------------------------------


def in_order(attacks: Sequence[Attack], first: Sequence[str]) -> list[Attack]:
    """Return the attacks as they are resolved: those named first, then the others as declared."""
    named = [one for place in first for one in attacks if one.place == place]
    return [*named, *(one for one in attacks if one not in named)]


def order_field(game: Game, attacks: Sequence[Attack], by: tuple[str, ...] = ()) -> Field:
    """Return the field for the order of several attacks, which may be left as declared (7.0)."""
    several = attacks if len(attacks) > 1 else ()
    options = tuple(Option(one.place, _attack_words(game, one)) for one in several)
    return Field(name="order", kind="many", text=_FIRST, options=options, by=by, default=[])


def _attack_words(game: Game, attack: Attack) -> Text:
    units = [game.us_name(name) for name in attack.units]
    return T("{place}, by {units}", place=attack.place, units=units)


_FIRST = T("attacks to resolve first, in this order; the others follow as declared")
PICK_IT = T(
    "If you have not named the unit before, choose its terrain. Or type its hex number, or any "
    "word you like."
)
NAME_IT = T("Name the unit by its hex number or any word you like. Use the same word next time.")
NOT_BESIDE = T("No unit that can still attack is next to it.")
UNDER_ATTACK = T(
    "You have declared an attack on it already: name all its attackers in one declaration."
)
NO_TANKS = T("Tanks may not attack into ravine, mountain or mine hexes.")
