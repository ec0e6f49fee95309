"""How hidden Japanese units answer an assault: Defense, Support, Banzai, Redeployment (5.4.2.5)."""

from collections.abc import Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.decision import Decision
from beachmaster.engine.fields import one_of
from beachmaster.engine.fighting import fighting
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Field, Option, Options, Record
from beachmaster.engine.question import Question
from beachmaster.engine.rolling import break_tie
from beachmaster.engine.text import plain_text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import assault_sheet, drm, memory, rolls
from beachmaster.games.hell_on_earth.about import JAPAN
from beachmaster.games.hell_on_earth.acts import japan_id, red_id
from beachmaster.games.hell_on_earth.bags import draw_intelligence
from beachmaster.games.hell_on_earth.capture import held_by_us, only_where, recaptures, take_back
from beachmaster.games.hell_on_earth.casualties import hit_japanese, hit_us
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.places import BAG, DEFENCE, REACTION, SUPPORT
from beachmaster.games.hell_on_earth.pointing import taken
from beachmaster.games.hell_on_earth.situation import words_for
from beachmaster.games.hell_on_earth.state import Space
from beachmaster.games.hell_on_earth.texts import T

RULE = "hoe:5.4.2.5"
BANZAI, REDEPLOYMENT = "hoe:5.4.2.5.1", "hoe:5.4.2.5.2"
REACH, NOWHERE = 2, 0
SUPPORT_RULE = "hoe:5.4.2.7.1.4"


def respond(game: Game, target: str, attackers: Sequence[str]) -> Steps[bool]:
    """Draw for a hidden target and tell whether it is still to be assaulted where it stood."""
    place = game.unit(target).place
    token = game.defence_token(target)
    if token is None:
        token = yield from draw_intelligence(
            game,
            "defence-draw",
            target,
            T("Draw an Intelligence marker for the hidden unit in {place}."),
            RULE,
        )
        if token is None:
            return True
        if not game.unit(target).hidden:  # turned by hand while the prompt stood
            return True
        if game.data.is_reaction(token):
            return (yield from _react(game, target, token, attackers, target=True))
        game.state.red[token] = DEFENCE(target)
        assault_sheet.write_draw(game, target, token)
        game.emit("defence-placed", None, RULE, act=moves(red_id(token)), place=place)
    support = yield from draw_intelligence(
        game, "support-draw", target, T("Draw a second marker for {place}: its support."), RULE
    )
    if support is None or not game.unit(target).hidden:
        return True
    if game.data.is_reaction(support):
        game.state.red[token] = BAG
        act = moves(red_id(token), words=_CANCELLED)
        game.emit("defence-cancelled", _CANCELLED, RULE, act=act, place=place)
        return (yield from _react(game, target, support, attackers, target=True))
    _lay_support(game, target, support, RULE)
    return True


def _lay_support(game: Game, name: str, token: str, rule: str) -> None:
    """Keep a drawn marker beside a hidden unit for its support, until step 10."""
    game.state.red[token] = SUPPORT(name)
    assault_sheet.write_draw(game, name, token)
    place = game.unit(name).place
    game.emit("support-placed", None, rule, act=moves(red_id(token)), place=place)


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
        text=T("For which hidden supporter do you draw next?"),
        rules=(SUPPORT_RULE,),
        options=Options(
            lambda: [Option(game.unit(n).place, game.japanese_name(n)) for n in waiting]
        ),
    )
    return next(name for name in waiting if game.unit(name).place == chosen)


def _supporter(game: Game, name: str, attackers: Sequence[str]) -> Steps[bool]:
    place = game.unit(name).place
    token = yield from draw_intelligence(
        game,
        "supporter-draw",
        name,
        T("Draw a marker for the hidden supporter in {place}."),
        SUPPORT_RULE,
    )
    if token is None or not game.unit(name).hidden:
        return False
    if not game.data.is_reaction(token):
        _lay_support(game, name, token, SUPPORT_RULE)
        return False
    old = game.defence_token(name)
    if old is not None:
        game.state.red[old] = BAG
        game.emit("defence-cancelled", None, RULE, act=moves(red_id(old)), place=place)
    yield from _react(game, name, token, attackers, target=False)
    return True


def _react(
    game: Game, name: str, token: str, attackers: Sequence[str], *, target: bool
) -> Steps[bool]:
    """Roll the reaction; return whether the unit is still where it was (it may be dead)."""
    beside = [one for one in attackers if game.us(one).on_map] if target else []
    game.state.red[token] = REACTION(name)
    assault_sheet.write_draw(game, name, token)
    place = game.unit(name).place
    modifiers = drm.reaction_modifiers(game.state.turn, game.hq_eliminated)
    text = T("The unit in {place} reacts.", place=place)
    reaction = yield from throw(game, rolls.REACTION, text, place, modifiers=modifiers)
    moved = False
    if reaction == "redeployment":
        moved = yield from _redeploy(game, name)
    game.state.red[token] = BAG
    game.emit("reaction-returned", None, RULE, act=moves(red_id(token)))
    if not moved:
        yield from banzai(game, name, attackers, beside=beside)
    return not moved


def _redeploy(game: Game, name: str) -> Steps[bool]:
    """Move a unit, as hidden as it was, or return false (hoe:5.4.2.5.2, H-17, H-19, H-21).

    Both dice are thrown before the map is looked at, so that all of it is told at once.
    """
    place = game.unit(name).place
    rule = REDEPLOYMENT
    die = yield from throw(game, rolls.REDEPLOYMENT_SECTOR, _WHICH_SECTOR, place)
    number = yield from throw(game, rolls.REDEPLOYMENT_HEX, _WHICH_HEX, place)
    told = yield from redeployment(game, name, die, number)
    sector = int(str(told["sector"]))
    if not sector:
        game.emit("no-redeployment", _NOWHERE, rule, place=place)
        return False
    if sector != die:
        game.emit("sector-passed", _PASSED.fill(die=die, sector=sector), rule, place=place)
    token = game.defence_token(name)
    if token is not None:
        game.state.red[token] = BAG
        game.emit("defence-cancelled", None, rule, act=moves(red_id(token)), place=place)
    _settle(game, name, sector, told)
    there = game.unit(name).place
    text = _MOVES.fill(place=place, there=there, sector=sector)
    words = (_MOVE_ITS_WAY if name in memory.called(game) else _MOVE).fill(place=place, there=there)
    act = moves(japan_id(name), words=words)
    game.emit("redeployed", text, rule, act=act, origin=place, place=there)
    return True


def _settle(game: Game, name: str, sector: int, told: dict[str, Value]) -> None:
    """Put the unit on the first free redeployment hex from the die on; what is there is lost."""
    place, ours = str(told["place"]), _our_word(game, name)
    game.unit(name).place = place
    if game.prints is None:
        memory.japanese_moved(game.state, name)
        game.state.spaces.setdefault(place, Space()).sector = sector
        if place == ours:
            memory.call(game.state, name)
    take_back(game, place, told)


# -- where a unit redeploys --------------------------------------------------------------------


def _sector(game: Game, counter: str, die: int) -> int:
    """Go up from the die to a sector with Japanese units and a free redeployment hex."""
    del counter
    held = {Ground(game).prints.sector(unit.place) for _, unit in game.japanese()}
    return next((n for n in _upward(die) if n in held and _free(game, n, die)), 0)


def _free(game: Game, sector: int, die: int) -> HexId | None:
    """Return the first free redeployment hex of a sector, upward from the die."""
    ground = Ground(game)
    hexes = (ground.prints.redeployment(sector, number) for number in _upward(die))
    return next((place for place in hexes if place and not ground.occupied(place)), None)


def _upward(die: int) -> list[int]:
    """Return 1 to 6 upward from a die, 1 after 6."""
    return [(die - 1 + step) % 6 + 1 for step in range(6)]


def _where(game: Game, counter: str, die: int, number: int) -> dict[str, Value]:
    """Return the sector, 0 for none, the hex in it, and what the US holds there."""
    sector = _sector(game, counter, die)
    place = _free(game, sector, number) if sector else None
    if place is None:
        return {"sector": 0}
    return {"sector": sector, "place": place, **held_by_us(game, place)}


def _ask_where(game: Game, counter: str, die: int, number: int) -> Steps[dict[str, Value]]:
    """Ask in one form for the sector, what is taken back, and a word where the player has one."""
    told: dict[str, Value] = yield Record(
        procedure="redeploy",
        subjects=(game.unit(counter).place,),
        text=T(
            "From sector {die} count up (1 follows 6) to the first with Japanese units and "
            "a free hex. In it, count up from redeployment hex {number}: where does the "
            "unit end up?",
            die=die,
            number=number,
        ),
        rules=(REDEPLOYMENT,),
        fields=_where_fields(game, counter, die),
        agrees=lambda given: taken(game, given["place"]) if given["sector"] else None,
        question=True,
        tell=T("The first free redeployment hex. The moving unit still counts where it stands."),
    )
    return told


def _where_fields(game: Game, counter: str, die: int) -> tuple[Field, ...]:
    """Return the fields of a redeployment; without a sector nothing more is to be told."""
    options = [Option(sector, plain_text(str(sector))) for sector in sorted(_upward(die))]
    options.append(Option(NOWHERE, T("no such sector")))
    word = _our_word(game, counter)
    place = Field(
        name="place",
        kind="words",
        text=T("your name for the hex"),
        options=(Option(word, T("none: “{word}” from now on", word=word)),),
        nothing=word,
        default=word,
    )
    after = (
        only_where(one, "sector", lambda sector: sector != NOWHERE)
        for one in (*recaptures(game), place)
    )
    return (one_of("sector", T("sector it moves to"), options), *after)


def _our_word(game: Game, counter: str) -> str:
    """Return the word for a unit that redeploys and gets no name from the player."""
    return next(word for word in words_for(game.unit(counter).place) if game.at(word) is None)


redeployment = Question(
    "redeploy", _where, _ask_where, lambda game, counter, *_: (game.unit(counter).place,)
)
"""Where a unit redeploys, and what the US held there (hoe:5.4.2.5.2, H-19)."""


# -- banzai ------------------------------------------------------------------------------------


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
    place = game.unit(name).place
    who = game.japanese_name(name)
    with fighting(game, T("Banzai from {place}", place=place), BANZAI) as sheet:
        sheet.acts_for = JAPAN.id
        sheet.put("attackers", T("Charging"), who, [name])
        text = T("The unit in {place} launches a Banzai.", place=place)
        game.emit("banzai", text, BANZAI, place=place)
        target = chosen or (yield from _banzai_target(game, name, attackers, beside))
        if target is not None:
            sheet.put("target", assault_sheet.TARGET, game.us_name(target), [target])
            yield from _charge(game, name, target)
        hits = yield from throw(game, rolls.BANZAI_OWN, T("The Banzai's own losses."), place)
        yield from hit_japanese(game, name, hits, BANZAI)


def _charge(game: Game, name: str, target: str) -> Steps[None]:
    rule = BANZAI
    text = T("Banzai against the {unit}.", unit=game.us_name(target))
    hits = yield from throw(game, rolls.BANZAI, text, game.unit(name).place, others=(target,))
    if hits:
        hit_us(game, target, hits, rule)


def _nearest(
    game: Game, counter: str, beside: Sequence[str] = (), somebody: bool = False
) -> list[str]:
    del beside, somebody
    distance, place = Ground(game).prints.distance, game.unit(counter).place
    away = {name: distance(game.us(name).place, place) for name in game.us_on_map()}
    best = min(away.values(), default=REACH + 1)
    return [name for name, far in away.items() if far == best and far <= REACH]


def _ask_nearest(
    game: Game, counter: str, beside: Sequence[str] = (), somebody: bool = False
) -> Steps[list[str]]:
    """Ask who is nearest within two hexes, unless units are known to be next to it.

    `beside` are attackers known to be next to it; they would be picked first in any case.
    `somebody` is true where a unit within two hexes is known of.
    """
    units = game.us_on_map()
    if not units or beside:
        return list(beside)
    place = game.unit(counter).place
    somebody = somebody or bool(memory.units_beside(game, counter))
    told = yield Choose(
        procedure="nearest-us",
        subjects=(place,),
        text=T(
            "Which US units are nearest to {place}, at most two hexes away? Choose all "
            "that are equally near.",
            place=place,
        ),
        rules=(BANZAI,),
        options=Options(lambda: [Option(n, game.us_name(n)) for n in units]),
        minimum=int(somebody),
        maximum=len(units),
        several=True,
        agrees=lambda given: memory.left_out(game, given, units, counter),
        question=True,
        tell=memory.known_beside(game, units, counter)
        or T("Adjacent units come before units two hexes away."),
    )
    return list(told)


nearest_us = Question(
    "nearest-us", _nearest, _ask_nearest, lambda game, counter, *_: (game.unit(counter).place,)
)
"""The nearest US units within two hexes, all tied ones (hoe:5.4.2.5.1)."""


def _banzai_target(
    game: Game, name: str, attackers: Sequence[str], beside: Sequence[str]
) -> Steps[str | None]:
    """Pick the nearest US unit: an attacker before others, then at random (H-68)."""
    within = any(game.us(one).on_map for one in attackers)  # next to it, or to its neighbor
    nearest = yield from nearest_us(game, name, beside, within)
    if not nearest:
        return None
    decision = Decision(nearest, BANZAI, game.us_name)
    decision.keep(T("takes part in the assault"), lambda unit: unit in attackers)
    tie = decision.tie()
    target = yield from break_tie(
        "banzai-tie",
        decision.candidates,
        T("The Banzai goes for one of {names}, at random."),
        BANZAI,
        game.unit(name).place,
        words=game.us_name,
        side=JAPAN.id,
    )
    if tie:
        decision.broken_by(T("the lot"), target)
    words = T("The Banzai goes for the {unit}.", unit=game.us_name(target))
    game.emit("banzai-target", words, BANZAI, trace=tuple(decision.trace), unit=target)
    return target


_CANCELLED = T("Put the Defense marker back into the red bag.")
_PASSED = T(
    "Sector {die} has no Japanese unit or no free redeployment hex; sector {sector} is the next "
    "that has both."
)
_WHICH_SECTOR = T("Sector of the Redeployment.")
_WHICH_HEX = T("Hex of the Redeployment.")
_NOWHERE = T("No redeployment hex is free: the Redeployment becomes a Banzai.")
_MOVE = T("Move the counter from {place} to {there} without looking at it.")
_MOVE_ITS_WAY = T(
    "Move the counter from {place} to that hex without looking at it. The program calls it "
    "“{there}”."
)
_MOVES = T("The unit in {place} redeploys to {there} in sector {sector}.")
