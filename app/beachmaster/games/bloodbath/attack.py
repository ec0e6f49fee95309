"""Declare the attacks of a combat phase: targets and every unit taking part (bib:7.0, bib:16.2)."""

from collections.abc import Callable, Sequence

import msgspec

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options, Place
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import chances, words
from beachmaster.games.bloodbath.game import OPENING, Game
from beachmaster.games.bloodbath.hexes import fighters, fighting, ground_at, stacks
from beachmaster.games.bloodbath.island import CLOSED_TO_TANKS, Island
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.texts import T


class Targets(msgspec.Struct, frozen=True):
    """Which Japanese units a player may point at, on either kind of map.

    `adjacent_to` names US units one of which must be able to attack it; `barred` are counters that
    may not be named, with `reason` for the player; `listed`, where given, is the whole choice;
    `optional` allows "none"; `side` is who points; `why` is what
    the player should know before choosing.
    """

    reason: Text
    adjacent_to: tuple[str, ...] | None = None
    barred: tuple[str, ...] = ()
    listed: tuple[str, ...] | None = None
    optional: bool = False
    side: str = "us"
    why: tuple[Text, ...] = ()


class Attack(msgspec.Struct):
    """One declared attack: the defender, its hex, and every unit taking part.

    `idle` are tanks that closed terrain keeps out while their partner attacks (B-60).
    """

    target: str
    place: str
    ground: Ground
    units: list[str]
    markers: int = 0
    suppressed: bool = False
    idle: list[str] = []


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
        options=Options(lambda: _pointed(game, among)),
        closed=lambda: _not_pointed(game, among, rules) if kept else (),
        free=not kept and bool(words.unnamed(game)) and among.listed is None,
        agrees=_objection(game, among),
        secret=kept and among.side == "japan",
        tell=None if kept else _NAME_IT,
    )
    return words.named(game, place) if place else ""


def _pointed(game: Game, among: Targets) -> list[Option]:
    name_of = game.own_name if among.side == "japan" else game.japanese_name
    listed = [Option(game.unit(name).place, name_of(name)) for name in _fitting(game, among)]
    none = among.optional or (game.prints is not None and not listed)
    return [*listed, *([Option("", T("None, or no more"))] if none else [])]


def _not_pointed(game: Game, among: Targets, rules: tuple[str, ...]) -> list[Closed]:
    fitting = set(_fitting(game, among))
    return [
        Closed(unit.place, game.japanese_name(name), among.reason, rules)
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


def _listed(name: str, among: Targets) -> bool:
    return name not in among.barred and (among.listed is None or name in among.listed)


def _objection(game: Game, among: Targets) -> Callable[[Value], Text | None] | None:
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
    return None if _listed(found, among) else among.reason


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


# -- the declaration -----------------------------------------------------------------------------


def declare(game: Game) -> Steps[list[Attack]]:
    """Let the player declare attack after attack; who landed on the enemy must attack (14.2)."""
    attacks: list[Attack] = []
    barred: list[str] = []
    while True:
        used = {name for attack in attacks for name in (*attack.units, *attack.idle)}
        free = [name for name in game.us_on_map() if name not in used]
        if not attack_possible(game, free, barred):
            game.note("attack-target", (), "")  # a table cannot know, and asks once more
            return attacks
        must = [name for name in game.state.opposed if name in free]
        target = yield from choose_target(
            game,
            "attack-target",
            T("Which Japanese unit do you attack? Declare all attacks first."),
            ("bib:7.0", "bib:16.2"),
            (),
            Targets(
                reason=_NOT_BESIDE,
                adjacent_to=tuple(free),
                barred=tuple(barred),
                optional=not must,
                why=tuple(_must_words(game, name) for name in must),
            ),
        )
        if not target:
            return attacks
        barred.append(target)
        attack = yield from _participants(game, target, free)
        if attack is not None:
            attacks.append(attack)


def _participants(game: Game, target: str, free: Sequence[str]) -> Steps[Attack | None]:
    """Let the player name the units that attack a target, support partners with them (17.2)."""
    place = game.unit(target).place
    ground = yield from ground_at(game, place)
    able = able_units(game, target, place, ground, free)
    chosen = yield Choose(
        procedure="attack-units",
        subjects=(place,),
        text=T("Which units attack {target}?", target=game.japanese_name(target)),
        rules=("bib:7.0", "bib:17.2"),
        why=_why(ground),
        options=Options(lambda: [Option(name, attack_words(game, name)) for name in able]),
        closed=lambda: _closed(game, place, ground, able, free),
        minimum=min(1, len(able)),
        maximum=max(1, len(able)),
        several=True,
        agrees=lambda names: _must_take_part(game, place, able, names),
        odds=lambda: chances.of_choice(game, target, ground, able, able),
        odds_of=lambda names: chances.of_choice(game, target, ground, able, names),
    )
    yield from stacks(game, place, chosen)
    units, idle = yield from _with_partners(game, ground, able, list(chosen))
    if not units:
        return None
    names = [game.us_name(name) for name in units]
    text = T("{units} will attack {target}.", units=names, target=game.japanese_name(target))
    game.emit("attack-declared", text, "bib:16.2", place=place, units=list(units))
    return Attack(target, place, ground, units, idle=idle)


def able_units(
    game: Game, target: str, place: str, ground: Ground, free: Sequence[str]
) -> list[str]:
    """Return the units that may attack a target: near it, and no tank into closed terrain."""
    near = attackers(game, target, free)
    return [
        name
        for name in near
        if game.state.opposed.get(name, place) == place and not barred_tank(game, ground, name)
    ]


def barred_tank(game: Game, ground: Ground, name: str) -> bool:
    """Tell whether a unit is a tank before a ravine, mountain or mine hex (bib:17.3)."""
    return game.is_tank(name) and ground.terrain in CLOSED_TO_TANKS


def _with_partners(
    game: Game, ground: Ground, able: Sequence[str], chosen: list[str]
) -> Steps[tuple[list[str], list[str]]]:
    """Add the support partners of the chosen units, and tell who of them stays idle (B-60).

    A pair attacks as one or not at all, so the idle partner attacks nobody else (bib:17.2).
    """
    units: list[str] = []
    idle: list[str] = []
    for name in chosen:
        if name in units:
            continue
        pair = yield from fighters(game, name)
        tank = next((one for one in pair if barred_tank(game, ground, one)), None)
        if tank is not None and game.ruling("B-60") == "pair-barred":
            text = T(
                "{unit}, stacked with {tank}, which may not attack there: neither attacks.",
                unit=game.us_name(name),
                tank=game.us_name(tank),
            )
            game.emit("pair-barred", text, "bib:17.3", unit=name)
            continue
        units += [one for one in pair if one == name or (one in able and one not in units)]
        idle += [one for one in pair if one not in units]
    return units, idle


def _must_take_part(game: Game, place: str, able: Sequence[str], names: Value) -> Text | None:
    """Refuse an attack on a landing's hex without the unit that landed there (bib:14.2).

    A tank that the ground turns out to keep out of the attack (bib:17.3) is not asked for.
    """
    for name, hex_id in game.state.opposed.items():
        if hex_id == place and name in able and name not in names:
            return T("{unit} landed on this unit and must attack it.", unit=game.us_name(name))
    return None


def attack_words(game: Game, name: str) -> Text:
    """Return a unit with its attack factor, for a list to choose from."""
    return T("{unit}, attack {attack}", unit=game.us_words(name), attack=game.factors(name).attack)


def _closed(
    game: Game, place: str, ground: Ground, able: Sequence[str], free: Sequence[str]
) -> list[Closed]:
    return [
        Closed(name, game.us_name(name), _reason(game, place, ground, name, free), ("bib:7.0",))
        for name in game.us_on_map()
        if name not in able
    ]


def _reason(game: Game, place: str, ground: Ground, name: str, free: Sequence[str]) -> Text:
    if name not in free:
        return T("It, or the unit it is stacked with, takes part in another attack of this phase.")
    if game.state.opposed.get(name, place) != place:
        return T("It landed on another Japanese unit and must attack that.")
    return (
        _NO_TANKS
        if barred_tank(game, ground, name)
        else T("It is not next to the target, or lies under others on a beach.")
    )


def _why(ground: Ground) -> tuple[Text, ...]:
    return (_NO_TANKS,) if ground.terrain in CLOSED_TO_TANKS else ()


def _must_words(game: Game, name: str) -> Text:
    return T(
        "{unit} landed on the enemy in {place} and must attack it.",
        unit=game.us_name(name),
        place=game.state.opposed[name],
    )


_NAME_IT = T("Name the unit by its hex number or any word of yours; use the same one next time.")
_NOT_BESIDE = T("No unit that can still attack is next to it.")
_NO_TANKS = T("Tanks may not attack into ravine, mountain or mine hexes.")
