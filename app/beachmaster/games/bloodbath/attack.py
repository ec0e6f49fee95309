"""Declare the attacks of a combat phase: targets and every unit taking part (bib:7.0, bib:16.2)."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import chances
from beachmaster.games.bloodbath.boards.questions import Ground, Targets
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import CLOSED_TO_TANKS
from beachmaster.games.bloodbath.pairs import fighters
from beachmaster.games.bloodbath.texts import T


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


def declare(game: Game) -> Steps[list[Attack]]:
    """Let the player declare attack after attack; who landed on the enemy must attack (14.2)."""
    attacks: list[Attack] = []
    barred: list[str] = []
    while True:
        used = {name for attack in attacks for name in (*attack.units, *attack.idle)}
        free = [name for name in game.us_on_map() if name not in used]
        if not game.board.attack_possible(game, free, barred):
            return attacks
        must = [name for name in game.state.opposed if name in free]
        target = yield from game.board.choose_target(
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
    ground = yield from game.board.ground(game, place)
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
    yield from game.board.stacks(game, place, chosen)
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
    near = game.board.attackers(game, target, free)
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


_NOT_BESIDE = T("No unit that can still attack is next to it.")
_NO_TANKS = T("Tanks may not attack into ravine, mountain or mine hexes.")
