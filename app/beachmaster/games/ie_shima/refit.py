"""The Refit Phase: control of what is cut off, then Replacement Points (ies:14.0)."""

from collections.abc import Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.areas import EDGE
from beachmaster.engine.asking import may_ask_now
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Confirm, Option, Options, Place
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima import advantage, scoring, special, supply
from beachmaster.games.ie_shima.ending import finish
from beachmaster.games.ie_shima.field import SIDES
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.move_words import ARROW, rebuilt_words
from beachmaster.games.ie_shima.moving import groups
from beachmaster.games.ie_shima.roster import BATTALIONS, SideId
from beachmaster.games.ie_shima.texts import TN, T


def refit(game: Game) -> Steps[None]:
    """Change control where supply fails, then let Japan and the US spend (ies:14.1, ies:14.6)."""
    special.take_what_stayed(game)
    cut_off(game)
    if scoring.automatic(game.field):
        finish(game, "automatic")
        return
    for side in _ORDER:
        yield from _spend(game, side)
    game.state.kamikaze_rp = 0
    advantage.shift(game)


_ORDER: tuple[SideId, SideId] = ("japan", "us")


def cut_off(game: Game) -> None:
    """Change the control of vacant areas without supply, for both sides at once (14.2, I-66)."""
    _rests_on_what_supplies(game)
    field, before = game.field, dict(game.state.control)
    found = supply.cut_off(field)
    if not found:
        return
    game.rests_on(
        (game.prints.edge(area, near), EDGE)
        for area in found
        for near in game.prints.areas
        if near != area and field.control[near] == field.control[area]
    )
    for area in supply.take_cut_off(game.field):
        holder = advantage.SIDE_NAMES[before[area]]
        text = T(
            "{area} is cut off: no {side} unit is in it, and no supply line leads there.",
            area=game.place(area),
            side=holder,
        )
        game.emit("cut-off", text, "ies:14.2", "ies:14.3", area=area)
    game.turned()


def _rests_on_what_supplies(game: Game) -> None:
    """Have told what keeps vacant areas from being cut off: the borders of their supply lines."""
    for side in SIDES:
        net = supply.supplied(game.field, side)
        _rests_on_lines(game, side, [area for area in net if not game.field.of(side, area)])


def points(game: Game, side: SideId) -> int:
    """Return the Replacement Points of a side in this Refit Phase, the handicap's too (14.4)."""
    state, more = game.state, int(game.options["japan-rp"])
    return supply.points(game.field, side, state.turn, state.kamikaze_rp, more)


def _spend(game: Game, side: SideId) -> Steps[None]:
    field = game.field
    _tell_unsupplied(game, side)
    weak, gone = supply.weak(field, side), supply.gone(field, side)
    areas = supply.rebuild_areas(field, side)
    if not weak and not (gone and areas):
        game.pass_by(_REFIT[side], "ies:14.5.1")
        return
    given = points(game, side)
    given += yield from _one_more(game, side, given, len(weak), len(gone) if areas else 0)
    if not given:
        game.pass_by(_REFIT[side], "ies:14.4")
        return
    told = yield _prompt(game, side, given)
    orders = yield from _with_places(game, side, _one_by_one(told, weak))
    _carry_out(game, supply.read(orders))
    _tell_lost(game, side, given - supply.read(orders).points)


def _tell_unsupplied(game: Game, side: SideId) -> None:
    """Name the reduced units that cannot refit for want of supply (ies:14.3, ies:14.5.1)."""
    _rests_on_lines(game, side, [game.state.units[u].place for u in supply.weak(game.field, side)])
    units = supply.unsupplied(game.field, side)
    for unit in units:
        game.prints.look_around(game.state.units[unit].place)
    if not units:
        return
    one, many = (
        T("{units} cannot trace supply: no refit for this reduced unit."),
        T("{units} cannot trace supply: no refit for these reduced units."),
    )
    text = (one if len(units) == 1 else many).fill(units=game.names(units))
    game.emit("unsupplied", text, "ies:14.3", "ies:14.5.1", side=side, units=list(units))


def _tell_lost(game: Game, side: SideId, left: int) -> None:
    """Say how many RP were not spent: they are lost (ies:14.6)."""
    if left > 0:
        text = TN("{n} RP is left and lost.", "{n} RP are left and lost.", n=left)
        game.emit("rp-lost", text, "ies:14.6", side=side, points=left)


def _one_more(game: Game, side: SideId, points: int, weak: int, gone: int) -> Steps[int]:
    """Ask the holder whether the Advantage is spent for one more RP (ies:15.1.c)."""
    if game.holder != side or weak + supply.FLIPS * gone <= supply.FLIPS * points:
        return 0
    spent = yield Confirm(
        procedure="refit-advantage",
        side=side,
        text=TN(
            "You have {n} RP. Spend the Advantage for one more?",
            "You have {n} RP. Spend the Advantage for one more?",
            n=points,
        ),
        rules=("ies:15.1.c", "ies:15.2"),
        spends=True,
    )
    if spent:
        advantage.spend(game, "ies:15.1.c")
    return int(bool(spent))


def _prompt(game: Game, side: SideId, points: int) -> Choose:
    field = game.field
    weak, gone = supply.weak(field, side), supply.gone(field, side)
    areas = supply.rebuild_areas(field, side)

    def options() -> list[Option]:
        flips = [Option(unit, T("{unit}: to full strength", unit=game.name(unit))) for unit in weak]
        back = T("{unit}: rebuilt, reduced (1 RP)")
        whole = T("{battalion}: all reduced ones to full strength")
        flips += [Option(one, whole.fill(battalion=one)) for one in groups(weak)]
        return [*flips, *(Option(unit, back.fill(unit=game.name(unit))) for unit in gone if areas)]

    most = min(len(weak) + supply.FLIPS * len(gone), supply.FLIPS * points)
    return Choose(
        procedure="refit",
        side=side,
        text=TN(
            "{n} RP: it restores up to two reduced units, or rebuilds one. Which?",
            "{n} RP: each restores up to two reduced units, or rebuilds one. Which?",
            n=points,
        ),
        heading=T("Which units do you restore or rebuild?"),
        condition=TN(
            "{n} RP: it restores up to two reduced units, or rebuilds one.",
            "{n} RP: each restores up to two reduced units, or rebuilds one.",
            n=points,
        ),
        rules=("ies:14.5", "ies:14.5.2", "ies:14.3"),
        options=Options(
            options, lambda word: _is_order(word, weak, gone, areas), says=rebuilt_words
        ),
        closed=lambda: _closed(game, side, bool(areas)),
        minimum=0,
        maximum=max(1, most),
        several=True,
        agrees=lambda told: objection(game, side, points, told),
        spends=True,
        unused=lambda told: _unused(game, side, points, told),
    )


def _closed(game: Game, side: SideId, has_areas: bool) -> list[Closed]:
    """Return the reduced and eliminated units that cannot take replacements, with the reason."""
    found = [
        Closed(unit, game.with_side(unit), _NO_SUPPLY, ("ies:14.3", "ies:14.5.1"))
        for unit in supply.unsupplied(game.field, side)
    ]
    rule = "ies:14.5.3" if side == "us" else "ies:14.5.4"
    out = [] if has_areas else supply.gone(game.field, side)
    return [*found, *(Closed(unit, game.name(unit), _NO_AREA, (rule,)) for unit in out)]


def _is_order(word: object, weak: Sequence[str], gone: Sequence[str], areas: Sequence[str]) -> bool:
    unit, mark, area = word.partition(ARROW) if isinstance(word, str) else ("", "", "")
    if mark:
        return unit in gone and area in areas
    return unit in weak or unit in gone or unit in groups(weak)


def _one_by_one(told: Sequence[str], weak: Sequence[str]) -> list[str]:
    """Return the words with each battalion that is named told unit by unit, none of them twice."""
    found: dict[str, None] = {}
    for word in told:
        members = [unit for unit in BATTALIONS[word] if unit in weak] if word in BATTALIONS else []
        found.update(dict.fromkeys(members or [word]))
    return list(found)


def objection(game: Game, side: SideId, points: int, told: Sequence[str]) -> Text | None:
    """Return why points cannot be spent so, None where they can (ies:14.5.2)."""
    field, spent = game.field, _spent(game, side, told)
    if spent.points > points:
        return T("That takes {needed} RP; there are {points}.", needed=spent.points, points=points)
    twice = game.ruling("I-52") == "both"
    if not supply.is_sound(field, side, spent, twice=twice):
        return T("One of these units cannot get that: it needs supply and room.")
    _rests_on_lines(game, side, [area for _, area in spent.rebuilt])
    return None


def _rests_on_lines(game: Game, side: SideId, places: Sequence[str]) -> None:
    """Have told what the supply lines of some places rest on (ies:14.3); a replay asks nothing."""
    if not (game.beside_table and may_ask_now()):
        return
    game.asks_borders(
        step for place in sorted(set(places)) for step in supply.line(game.field, side, place)
    )


def _spent(game: Game, side: SideId, told: Sequence[str]) -> supply.Spent:
    """Return what points are spent on, with the first area that has room where none is told."""
    told = _one_by_one(told, supply.weak(game.field, side))
    gone, orders = supply.gone(game.field, side), list(told)
    for at, word in enumerate(told):
        left = supply.areas_left(game.field, side, orders)
        if left and _has_no_area(word, gone, told):
            orders[at] = f"{word}{ARROW}{left[0]}"
    return supply.read(orders)


def _unused(game: Game, side: SideId, points: int, told: Sequence[str]) -> Text | None:
    """Say how many RP are left that reduced or eliminated units could still take (ies:14.5)."""
    field, spent = game.field, _spent(game, side, told)
    gone = len(supply.gone(field, side)) if supply.rebuild_areas(field, side) else 0
    use = -(-len(supply.weak(field, side)) // supply.FLIPS) + gone
    left = min(points, use) - spent.points
    return TN("{n} RP unused", "{n} RP unused", n=left) if left > 0 else None


def _has_no_area(word: str, gone: Sequence[str], told: Sequence[str]) -> bool:
    """Tell whether a word rebuilds a unit without saying where.

    A unit that another word rebuilds is flipped by its name alone (I-52).
    """
    named = any(one.startswith(f"{word}{ARROW}") for one in told)
    return word in gone and not named


def _with_places(game: Game, side: SideId, told: Sequence[str]) -> Steps[list[str]]:
    """Ask where rebuilt units go that were named without an area (ies:14.5.3, ies:14.5.4)."""
    gone, orders = supply.gone(game.field, side), list(told)
    for at, word in enumerate(told):
        if _has_no_area(word, gone, told):
            areas = supply.areas_left(game.field, side, orders)
            orders[at] = f"{word}{ARROW}{(yield from _where(game, side, word, areas))}"
    return orders


def _where(game: Game, side: SideId, unit: str, areas: Sequence[str]) -> Steps[str]:
    """Ask where a unit comes back of some areas that have room beside the others told."""
    if len(areas) == 1:
        return areas[0]
    chosen = yield Place(
        procedure="rebuild-at",
        subjects=(unit,),
        side=side,
        text=T("Where do you place {unit}?", unit=game.name(unit)),
        rules=("ies:14.5.3",) if side == "us" else ("ies:14.5.4",),
        options=Options(lambda: [Option(area, game.place(area)) for area in areas]),
    )
    return str(chosen)


def _carry_out(game: Game, spent: supply.Spent) -> None:
    for unit, area in spent.rebuilt:
        supply.rebuild(game.field, unit, area)
        words = {"unit": game.name(unit), "area": game.place(area)}
        text = T("{unit} is rebuilt in {area}, reduced.")
        act = T("Place {unit} in {area}, striped side up.")
        moved = moves(unit, words=act.fill(**words))
        game.emit("rebuilt", text.fill(**words), "ies:14.5.2", act=moved, unit=unit)
    for unit in spent.flipped:
        game.field.flip(unit, "full")
    if spent.flipped:
        units = game.names(spent.flipped)
        text = T("{units}: at full strength again.")
        one = T("Flip {units} to its full side.")
        act = one if len(spent.flipped) == 1 else T("Flip {units} to their full side.")
        game.emit(
            "restored",
            text.fill(units=units),
            "ies:14.5.2",
            act=moves(*spent.flipped, words=act.fill(units=units)),
            units=list(spent.flipped),
        )


_NO_SUPPLY = T("It cannot trace a supply line.")
_NO_AREA = T("No supplied area of its side has room for it.")
_REFIT: dict[SideId, Text] = {"us": T("US Refit"), "japan": T("Japanese Refit")}
