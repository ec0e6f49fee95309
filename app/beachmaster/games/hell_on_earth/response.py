"""How hidden Japanese units answer an assault: Defense, Support, Banzai, Redeployment (5.4.2.5)."""

from collections.abc import Sequence

from beachmaster.engine.decision import Decision
from beachmaster.engine.dice import break_tie
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.games.hell_on_earth import rolls, tables
from beachmaster.games.hell_on_earth.bags import draw_intelligence
from beachmaster.games.hell_on_earth.casualties import hit_japanese, hit_us
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.state import BAG

RULE = "hoe:5.4.2.5"
SUPPORT_RULE = "hoe:5.4.2.7.1.4"


def respond(game: Game, target: str, attackers: Sequence[str]) -> Steps[bool]:
    """Draw for a hidden target and tell whether it is still to be assaulted where it stood."""
    place = game.unit(target).place
    token = game.defence_token(target)
    if token is None:
        token = yield from draw_intelligence(game, "defence-draw", place, _FIRST, RULE)
        if token is None:
            return True
        if not game.unit(target).hidden:  # turned by hand while the prompt stood
            return True
        if game.data.is_reaction(token):
            return (yield from _react(game, target, token, attackers, target=True))
        game.state.red[token] = f"defence:{target}"
        text = Text(_PLACED, place=place)
        game.emit("defence-placed", text, RULE, act=text, place=place)
    support = yield from draw_intelligence(game, "support-draw", place, _SECOND, RULE)
    if support is None or not game.unit(target).hidden:
        return True
    if game.data.is_reaction(support):
        game.state.red[token] = BAG
        game.emit("defence-cancelled", Text(_CANCELLED), RULE, act=Text(_CANCELLED), place=place)
        return (yield from _react(game, target, support, attackers, target=True))
    _lay_support(game, target, support, RULE)
    return True


def _lay_support(game: Game, name: str, token: str, rule: str) -> None:
    """Keep a drawn marker beside a hidden unit for its support, until step 10."""
    game.state.red[token] = f"support:{name}"
    place = game.unit(name).place
    act = Text(_SUPPORT_PLACED, place=place)
    game.emit("support-placed", act, rule, act=act, place=place)


def supporters_respond(
    game: Game, target: str, neighbours: Sequence[str], attackers: Sequence[str]
) -> Steps[bool]:
    """Let hidden units beside the target draw; tell whether any of them reacted (H-61, H-69)."""
    changed = False
    waiting = [name for name in neighbours if game.unit(name).alive and game.unit(name).hidden]
    while waiting:
        name = yield from _next_supporter(game, target, waiting)
        waiting.remove(name)
        if not game.unit(name).alive or not game.unit(name).hidden:
            continue
        changed = (yield from _supporter(game, name, attackers)) or changed
    return changed


def _next_supporter(game: Game, target: str, waiting: list[str]) -> Steps[str]:
    """Let the player order the draws of hidden supporters (H-61)."""
    if len(waiting) == 1:
        return waiting[0]
    place = game.unit(target).place
    chosen = yield Choose(
        procedure="next-supporter",
        subjects=(place,),
        text=Text(_WHO_DRAWS),
        rules=(SUPPORT_RULE,),
        options=Options(
            lambda: [Option(game.unit(n).place, game.japanese_name(n)) for n in waiting]
        ),
    )
    return next(name for name in waiting if game.unit(name).place == chosen)


def _supporter(game: Game, name: str, attackers: Sequence[str]) -> Steps[bool]:
    place = game.unit(name).place
    token = yield from draw_intelligence(game, "supporter-draw", place, _SUPPORTER, SUPPORT_RULE)
    if token is None or not game.unit(name).hidden:
        return False
    if not game.data.is_reaction(token):
        _lay_support(game, name, token, SUPPORT_RULE)
        return False
    old = game.defence_token(name)
    if old is not None:
        game.state.red[old] = BAG
    yield from _react(game, name, token, attackers, target=False)
    return True


def _react(
    game: Game, name: str, token: str, attackers: Sequence[str], *, target: bool
) -> Steps[bool]:
    """Roll the reaction; return whether the unit is still where it was (it may be dead)."""
    beside = [one for one in attackers if game.us(one).on_map] if target else []
    game.state.red[token] = f"reaction:{name}"
    place = game.unit(name).place
    modifiers = tables.reaction_modifiers(game.state.turn, game.hq_eliminated)
    text = Text(_REACTION_ROLL, place=place)
    reaction = yield from throw(game, rolls.REACTION, text, place, modifiers=modifiers)
    moved = False
    if reaction == "redeployment":
        moved = yield from _redeploy(game, name)
    game.state.red[token] = BAG
    if not moved:
        yield from banzai(game, name, attackers, beside=beside)
    act = Text(_REACTION_BACK)
    game.emit("reaction-returned", act, RULE, act=act)
    return not moved


def _redeploy(game: Game, name: str) -> Steps[bool]:
    """Move a unit, as hidden as it was, or return false (hoe:5.4.2.5.2, H-17, H-19, H-21)."""
    place = game.unit(name).place
    rule = "hoe:5.4.2.5.2"
    die = yield from throw(game, rolls.REDEPLOYMENT_SECTOR, Text(_SECTOR), place)
    sector = yield from game.board.redeployment_sector(game, name, die)
    if not sector:
        game.emit("no-redeployment", Text(_NO_SECTOR), rule, place=place)
        return False
    if sector != die:
        game.emit("sector-passed", Text(_PASSED, die=die, sector=sector), rule, place=place)
    number = yield from throw(game, rolls.REDEPLOYMENT_HEX, Text(_HEX, sector=sector), place)
    token = game.defence_token(name)
    if token is not None:
        game.state.red[token] = BAG
    yield from game.board.redeploy(game, name, sector, number)
    there = game.unit(name).place
    text = Text(_MOVES, place=place, there=there, sector=sector)
    act = Text(_MOVES_ACT, place=place, there=there)
    game.emit("redeployed", text, rule, act=act, origin=place, place=there)
    return True


def banzai(
    game: Game,
    name: str,
    attackers: Sequence[str],
    chosen: str | None = None,
    beside: Sequence[str] = (),
) -> Steps[None]:
    """Launch a Banzai at the nearest US unit within two hexes (hoe:5.4.2.5.1, H-67, H-68).

    `chosen` is the target the player picked in the Command Phase; `beside` are attackers known to
    be next to the unit.
    """
    rule = "hoe:5.4.2.5.1"
    place = game.unit(name).place
    game.emit("banzai", Text(_BANZAI, place=place), rule, place=place)
    target = chosen or (yield from _banzai_target(game, name, attackers, beside))
    if target is not None:
        yield from _charge(game, name, target)
    hits = yield from throw(game, rolls.BANZAI_OWN, Text(_OWN), place)
    yield from hit_japanese(game, name, hits, rule)


def _charge(game: Game, name: str, target: str) -> Steps[None]:
    rule = "hoe:5.4.2.5.1"
    text = Text(_CHARGE, unit=game.us_name(target))
    hits = yield from throw(game, rolls.BANZAI, text, game.unit(name).place)
    if hits:
        hit_us(game, target, hits, rule)
    else:
        game.emit("no-effect", Text(_HELD), rule, unit=target)


def _banzai_target(
    game: Game, name: str, attackers: Sequence[str], beside: Sequence[str]
) -> Steps[str | None]:
    """Pick the nearest US unit: an attacker before others, then at random (H-68)."""
    within = any(game.us(one).on_map for one in attackers)  # next to it, or to its neighbor
    nearest = yield from game.board.nearest_us(game, name, beside, somebody=within)
    if not nearest:
        return None
    decision = Decision(nearest, "hoe:5.4.2.5.1", game.us_name)
    decision.keep(Text(_ATTACKING), lambda unit: unit in attackers)
    tie = decision.tie()
    target = yield from break_tie(
        "banzai-tie",
        decision.candidates,
        _TIE,
        "hoe:5.4.2.5.1",
        game.unit(name).place,
        words=game.us_name,
    )
    if tie:
        decision.broken_by(Text(_BY_LOT), target)
    words = Text(_AT, unit=game.us_name(target))
    game.emit("banzai-target", words, "hoe:5.4.2.5.1", trace=tuple(decision.trace), unit=target)
    return target


_FIRST = QT_TRANSLATE_NOOP("hoe", "Draw an Intelligence marker for the hidden unit in {place}.")
_SECOND = QT_TRANSLATE_NOOP("hoe", "Draw a second marker for {place}: its support.")
_SUPPORTER = QT_TRANSLATE_NOOP("hoe", "Draw a marker for the hidden supporter in {place}.")
_PLACED = QT_TRANSLATE_NOOP("hoe", "Put the marker on the unit in {place}, its defense side up.")
_SUPPORT_PLACED = QT_TRANSLATE_NOOP(
    "hoe", "Put the marker beside the unit in {place}, its support side up."
)
_CANCELLED = QT_TRANSLATE_NOOP("hoe", "The Defense marker goes back into the red bag.")
_WHO_DRAWS = QT_TRANSLATE_NOOP("hoe", "Which hidden supporter draws next?")
_REACTION_ROLL = QT_TRANSLATE_NOOP("hoe", "The unit in {place} reacts.")
_REACTION_BACK = QT_TRANSLATE_NOOP("hoe", "The Reaction marker goes back into the red bag.")
_SECTOR = QT_TRANSLATE_NOOP("hoe", "Redeployment: roll for the sector.")
_PASSED = QT_TRANSLATE_NOOP(
    "hoe",
    "Sector {die} has no Japanese unit or no free redeployment hex; sector {sector} is the next "
    "that has both.",
)
_HEX = QT_TRANSLATE_NOOP("hoe", "Redeployment in sector {sector}: roll for the hex.")
_NO_SECTOR = QT_TRANSLATE_NOOP("hoe", "No redeployment hex is free: it becomes a Banzai.")
_MOVES = QT_TRANSLATE_NOOP("hoe", "The unit in {place} redeploys to {there} in sector {sector}.")
_MOVES_ACT = QT_TRANSLATE_NOOP("hoe", "Move the counter from {place} to {there} without looking.")
_BANZAI = QT_TRANSLATE_NOOP("hoe", "The unit in {place} launches a Banzai.")
_CHARGE = QT_TRANSLATE_NOOP("hoe", "Banzai against {unit}.")
_OWN = QT_TRANSLATE_NOOP("hoe", "The Banzai's own losses.")
_HELD = QT_TRANSLATE_NOOP("hoe", "The charge is held off.")
_ATTACKING = QT_TRANSLATE_NOOP("hoe", "takes part in the assault")
_TIE = QT_TRANSLATE_NOOP("hoe", "The charge goes at random for one of {names}.")
_BY_LOT = QT_TRANSLATE_NOOP("hoe", "the lot")
_AT = QT_TRANSLATE_NOOP("hoe", "The charge goes for {unit}.")
