"""Declare the attacks of a combat phase: target and every unit, one form each (bib:16.2, 7.0)."""

from collections.abc import Sequence
from functools import cache, partial

import msgspec
from msgspec.structs import replace

from beachmaster.engine.asking import asking
from beachmaster.engine.fields import any_of, unless_told
from beachmaster.engine.fight import FightSheet
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Closed, Field, Option, Record
from beachmaster.engine.record import Told
from beachmaster.engine.resolution import Odds
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import chances, fight_sheet, printed_tables, words
from beachmaster.games.bloodbath.attack import (
    NO_TANKS,
    NOT_BESIDE,
    PICK_IT,
    UNDER_ATTACK,
    Attack,
    Targets,
    able_units,
    attack_possible,
    attack_words,
    barred_tank,
    in_order,
    not_pointed,
    objection,
    order_field,
    pointed,
)
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import could_share, fighters, ground_at, stacks
from beachmaster.games.bloodbath.places import UNKNOWN
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.table_facts import CRT
from beachmaster.games.bloodbath.tables import TERRAIN_LINES
from beachmaster.games.bloodbath.texts import T

RULES = ("bib:7.0", "bib:16.2", "bib:17.2")
MOBILE_RULES = ("bib:7.0", "bib:4.1.1", "bib:17.2")
"""The same where nothing is bombarded."""


def declare(game: Game, *, ordered: bool) -> Steps[list[Attack]]:
    """Let the player declare attack after attack; who landed on the enemy must attack (14.2).

    Their order is told with the last answer where `ordered`, as in a mobile phase, else with the
    markers.
    """
    rules = MOBILE_RULES if ordered else RULES
    attacks: list[Attack] = []
    barred: list[str] = []
    if attack_possible(game, game.us_on_map()):  # what may come of it is shown while it is chosen
        yield from printed_tables.tell(game, CRT)
    while True:
        used = {name for attack in attacks for name in (*attack.units, *attack.idle)}
        free = [name for name in game.us_on_map() if name not in used]
        if not attack_possible(game, free, barred):
            game.note("attack", (), {"target": ""})  # a table cannot know, and asks once more
            if len(attacks) <= 1 or not ordered:
                if attacks:
                    game.emit("attacks-over", _NO_MORE, *rules[:2])
                return attacks
        told = yield _form(game, free, barred, attacks if ordered else None)
        if not told["target"]:
            return in_order(attacks, told.get("order", ()))
        target = words.named(game, str(told["target"]))
        if game.prints is None:
            words.note_ground(game, str(told["target"]), told)
        barred.append(target)
        chosen, partners = list(told["units"]), list(told.get("partners", ()))
        attack = yield from _participants(game, target, free, chosen, partners, rules[1])
        if attack is not None:
            attacks.append(attack)


def _order(game: Game, attacks: Sequence[Attack]) -> Field:
    """Return the field for the order of the attacks, once no more is declared (bib:7.0)."""
    ended = order_field(game, attacks, by=("target",))
    return replace(
        ended,
        options=(),
        given=lambda told: replace(ended, options=()) if told["target"] else ended,
    )


def _form(
    game: Game, free: Sequence[str], barred: Sequence[str], attacks: Sequence[Attack] | None
) -> Record:
    """Return the form of one attack: who is attacked, and by whom, given that (bib:16.2).

    `attacks` are those declared before, where their order is told here.
    """
    order = () if attacks is None else (_order(game, attacks),)
    must = [name for name in game.state.opposed if name in free and not _kept_out(game, name)]
    among = Targets(
        reason=NOT_BESIDE,
        taken=UNDER_ATTACK,
        adjacent_to=tuple(free),
        barred=tuple(barred),
        optional=not must,
    )
    kept = game.prints is not None
    shows = () if kept else _ground_rows(game)
    units = Field(
        name="units",
        kind="many",
        text=T("units that attack it"),
        by=("target", *(row.name for row in shows)),
        given=lambda told: _units(game, told, free),
    )
    return Record(
        procedure="attack",
        text=T(
            "Which Japanese unit do you attack, and with which units? Declare all attacks before "
            "you resolve any."
        ),
        heading=T("Which Japanese unit do you attack, and with which units?"),
        condition=T("Declare all attacks before you resolve any."),
        rules=RULES if attacks is None else MOBILE_RULES,
        why=tuple(_must_words(game, name) for name in must),
        opens=True,
        fields=(_target(game, among), *shows, units, *_partners(game), *order),
        agrees=lambda told: _refused(game, among, free, told),
        odds_of=lambda told: _odds(game, free, told),
        sheet_of=lambda told: _sheet(game, free, told),
        act_of=lambda told: _act_words(game, told),
        tell=None if kept else PICK_IT,
    )


def _kept_out(game: Game, name: str) -> bool:
    """Tell whether a unit landed before ground that was told since and keeps it out (bib:17.3)."""
    place = game.state.opposed[name]
    return game.prints is None and barred_tank(game, words.ground_of(game, place), name)


def _target(game: Game, among: Targets) -> Field:
    kept = game.prints is not None
    own_word = not kept and bool(words.unnamed(game))
    with asking(False):
        new, options = _unnamed(game), tuple(pointed(game, among))
        return Field(
            name="target",
            kind="words" if own_word else "choose",
            text=T("target; for a new one, its terrain") if new else T("target"),
            options=(*new, *options),
            keyed=not kept,
            known="" if kept and [one.value for one in options] == [""] else None,
            closed=tuple(not_pointed(game, among, ("bib:7.0",))) if kept else (),
        )


def _unnamed(game: Game) -> list[Option]:
    """Return a row for a unit not named yet in each terrain, by which it needs no number."""
    named = words.fresh(game) if game.prints is None else {}
    return [
        Option(word, T("new, in {terrain}: {word}", terrain=TERRAIN_LINES[terrain], word=word))
        for word, terrain in named.items()
    ]


def _ground_rows(game: Game) -> tuple[Field, ...]:
    """Return what the table tells of a target's hex, so that the odds stand before the decision.

    Nothing is to be told without a target, nor what was told before, or with the name of a new one
    (bib:7.3, bib:17.3). No fight asks for the sector (bib:7.4).
    """
    named = words.fresh(game)

    @cache
    def rows_of(place: str) -> dict[str, Field]:
        rows = {one.name: one for one in _of_fight(game, place)}
        known = named.get(place)
        return rows if known is None else rows | {_TERRAIN: replace(rows[_TERRAIN], known=known)}

    def row(one: Field) -> Field:
        whole = replace(one, text=_SHOWN[one.name], by=("target",))

        def given(told: Told) -> Field:
            if not told["target"]:
                return replace(whole, options=(), known=_NOWHERE[one.name])
            return replace(rows_of(told["target"])[one.name], by=whole.by)

        return replace(whole, given=given)

    return tuple(map(row, _of_fight(game, UNKNOWN)))


def _of_fight(game: Game, place: str) -> list[Field]:
    return [one for one in words.ground_rows(game, place) if one.name != "sector"]


def _partners(game: Game) -> tuple[Field, ...]:
    """Return the row for who shares a hex with an attacker and was not ticked (bib:17.2).

    Where a ruling asks who stands with whom, it is told apart instead; see `_exact`.
    """
    if game.prints is not None or _exact(game):
        return ()
    whole = any_of("partners", _PARTNERS, ())
    given = partial(_partners_of, game)
    return (unless_told(replace(whole, by=("units",), given=given)),)


def _partners_of(game: Game, told: Told) -> Field:
    """Return the row once the attackers are told; who was told to stand with them is known."""
    chosen = list(told["units"])
    known, loose = could_share(game, chosen)
    options = words.units(game, [*known, *loose])
    row = any_of("partners", _PARTNERS, options, known=known)
    return unless_told(replace(row, by=("units",), tell=_GO_ALONG))


def _exact(game: Game) -> bool:
    """Tell whether it matters who of several attackers has which partner (B-50, B-60)."""
    return game.ruling("B-50") != "pair" or game.ruling("B-60") == "pair-barred"


def _units(game: Game, told: Told, free: Sequence[str]) -> Field:
    """Return who can attack a hex, at least one; nobody where there is no target.

    Nobody need where only the form tells that a tank which landed there is kept out (bib:17.3).
    """
    text, place = T("units that attack it"), str(told["target"])
    if not place:
        return Field(name="units", kind="many", text=text)
    ground = known_ground(game, told)
    able = able_units(game, place, ground, free)
    landed = [name for name, there in game.state.opposed.items() if there == place]
    out = any(barred_tank(game, ground, name) for name in landed)
    return Field(
        name="units",
        kind="many",
        text=text,
        options=tuple(Option(name, attack_words(game, name)) for name in able),
        closed=tuple(
            Closed(name, game.us_name(name), _reason(game, place, ground, name, free), ("bib:7.0",))
            for name in game.us_on_map()
            if name not in able
        ),
        minimum=0 if out else min(1, len(able)),
    )


def known_ground(game: Game, told: Told) -> Ground | None:
    """Return what a target's hex shows as far as the map or the form says it."""
    place = str(told["target"])
    if game.prints is not None:
        return None if game.prints.is_open(place) else game.prints.ground(place)
    if any(one.name not in told for one in _of_fight(game, place)):
        return None
    return Ground(told[_TERRAIN], bool(told.get("hill")), words.ground_of(game, place).sector)


def _refused(game: Game, among: Targets, free: Sequence[str], told: Told) -> Text | None:
    """Refuse a target that does not fit, tanks before closed terrain, and who stays behind."""
    place, names = told["target"], told["units"]
    fits = objection(game, among)
    refused = fits(place) if fits is not None and place else None
    if refused is not None or not place:
        return refused
    if game.prints is not None:
        ground = game.prints.ground(place)  # on a map of one's own this may ask
        if any(barred_tank(game, ground, name) for name in names):
            return NO_TANKS
    return _must_take_part(game, told, able_units(game, place, None, free))


def _must_take_part(game: Game, told: Told, able: Sequence[str]) -> Text | None:
    """Refuse an attack on a landing's hex without the unit that landed there (bib:14.2).

    A tank that the ground keeps out of the attack (bib:17.3) is not asked for.
    """
    ground = known_ground(game, told)
    for name, hex_id in game.state.opposed.items():
        wanted = hex_id == told["target"] and name in able and not barred_tank(game, ground, name)
        if wanted and name not in told["units"]:
            return T("{unit} landed on this unit and must attack it.", unit=game.us_name(name))
    return None


def _odds(game: Game, free: Sequence[str], told: Told) -> Odds | None:
    """Return the odds of what is told so far; None where the ground is not known yet."""
    place, names = str(told.get("target") or ""), told.get("units")
    ground = known_ground(game, told) if place else None
    if ground is None or not names:
        return None
    target, with_partners = game.at(place) or words.unnamed(game)[0], _with_told(told)
    able = able_units(game, place, ground, free)
    return chances.of_choice(game, target, ground, able, with_partners)


def _with_told(told: Told) -> list[str]:
    """Return the attackers that are told, with their partners."""
    return [*(told.get("units") or ()), *(told.get("partners") or ())]


def _act_words(game: Game, told: Told) -> Text | None:
    """Return the words of the button: the target and the attackers."""
    if told.get("target") == "":
        return T("Declare no more attacks")
    place, units = str(told.get("target") or ""), _with_told(told)
    if not place or not units:
        return None
    who = fight_sheet.unit_words(game, units)
    return T("Attack {place} with {units}", place=place, units=who)


def _sheet(game: Game, free: Sequence[str], told: Told) -> FightSheet:
    """Return the sheet of the attack that is being put together."""
    place, names = str(told.get("target") or ""), _with_told(told)
    if not place:
        return FightSheet(title=T("Attack"), stage="choosing", rules=fight_sheet.RULES)
    ground = known_ground(game, told)
    return fight_sheet.choosing(game, place, ground, names, _odds(game, free, told))


def _participants(
    game: Game,
    target: str,
    free: Sequence[str],
    chosen: list[str],
    told: Sequence[str],
    rule: str,
) -> Steps[Attack | None]:
    """Let the chosen units attack with their support partners, as the ground lets them (17.2).

    `told` are the partners of whom only the table knows.
    """
    place = game.unit(target).place
    ground = yield from ground_at(game, place)
    game.note("attack", (place,), msgspec.to_builtins(ground))  # rows of the form at a table
    able = able_units(game, place, ground, free)
    if game.prints is not None or _exact(game):
        yield from stacks(game, place, chosen)
        units, others = yield from _with_partners(game, ground, chosen)
    else:
        units, others = chosen, list(told)
    game.note("attack", (str(chosen),), {"partners": list(others)})
    if not units:
        return None
    along = [one for one in others if one in able]
    units = [*units, *along]
    words.note_fight(game, place, units)
    names = [game.us_name(name) for name in units]
    text = T("{units} will attack {target}.", units=names, target=game.japanese_name(target))
    game.emit("attack-declared", text, rule, place=place, units=list(units))
    idle = [one for one in others if one not in able]
    return Attack(target, place, ground, units, idle=idle, partners=along)


def _with_partners(
    game: Game, ground: Ground, chosen: Sequence[str]
) -> Steps[tuple[list[str], list[str]]]:
    """Return who of the chosen units attacks, and their support partners (B-60).

    A pair attacks as one or not at all, so a partner whom the ground keeps out attacks nobody else
    (bib:17.2).
    """
    units: list[str] = []
    others: set[str] = set()
    for name in chosen:
        pair = yield from fighters(game, name)
        tank = next((one for one in pair if barred_tank(game, ground, one)), None)
        if tank is not None and game.ruling("B-60") == "pair-barred":
            text = T(
                "{tank} may not attack there, so {unit}, stacked with it, does not attack either.",
                unit=game.us_name(name),
                tank=game.us_name(tank),
            )
            game.emit("pair-barred", text, "bib:17.3", unit=name)
            continue
        units.append(name)
        others.update(pair)
    return units, [name for name in game.state.us if name in others.difference(chosen)]


def _reason(game: Game, place: str, ground: Ground | None, name: str, free: Sequence[str]) -> Text:
    if name not in free:
        return T("It or the unit stacked with it takes part in another attack in this phase.")
    if game.state.opposed.get(name, place) != place:
        return T("It landed on another Japanese unit and must attack that one.")
    return (
        NO_TANKS
        if barred_tank(game, ground, name)
        else T("It is not next to the target, or is under others on a beach.")
    )


def _must_words(game: Game, name: str) -> Text:
    return T(
        "{unit} landed on the enemy in {place} and must attack it.",
        unit=game.us_name(name),
        place=game.state.opposed[name],
    )


_NO_MORE = T("No unit can attack any more.")
_TERRAIN = "terrain"
_PARTNERS = T("others that share a hex with them")
_GO_ALONG = T(
    "They take part too. A unit that may not attack into that terrain takes part in no other "
    "attack either."
)
_SHOWN = {
    _TERRAIN: T("terrain of the target"),
    "hill": T("the target has a hill"),
}
_NOWHERE: dict[str, Value] = {_TERRAIN: "", "hill": False}
"""What stands in the rows of the ground where nobody is attacked."""
