"""Take steps off units, reveal face-down counters and remove what is destroyed."""

from beachmaster.engine import chance
from beachmaster.engine.acts import Moves, moves
from beachmaster.engine.fight import DrawnFace
from beachmaster.engine.module import Steps
from beachmaster.engine.own_counters import TURN_YOURS
from beachmaster.engine.prompt import Draw, Field, Option, Token
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import memory
from beachmaster.games.hell_on_earth.acts import RETREAT, japan_id, red_id, us_id, us_markers
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.game import Game, IslandClearedError
from beachmaster.games.hell_on_earth.orders import ICONS
from beachmaster.games.hell_on_earth.places import BAG, BOX, ELIMINATED, RESERVE
from beachmaster.games.hell_on_earth.pointing import tell_sector
from beachmaster.games.hell_on_earth.state import (
    LAST_TURN,
    Battalion,
    DefenceMarker,
    JapaneseUnit,
    State,
    UsUnit,
)
from beachmaster.games.hell_on_earth.texts import TN, T

PAIR = 2
GROUP_SIZE = {"standard": 5, "heroic": 8}


def hit_us(game: Game, name: str, hits: int, rule: str) -> None:
    """Take steps off a US unit; one without steps goes to recover (hoe:3.3.1, H-74)."""
    unit = game.us(name)
    if not unit.on_map or hits <= 0:
        return
    unit.steps = max(0, unit.steps - hits)
    who = game.us_name(name)
    lost = TN("{n} hit", "{n} hits", n=hits)
    if unit.steps > 0:
        text, act = T("The {unit} take {hits}.", unit=who, hits=lost), moves(us_id(name))
        game.emit("us-hit", text, rule, "hoe:3.3.1", act=act, unit=name, hits=hits)
        return
    _rebuild(game, name)
    where = RESERVE if game.state.turn >= LAST_TURN else BOX(game.state.turn + 1)
    unit.place = where
    memory.us_moved(game.state, name)
    act = moves(*us_markers(name), us_id(name))
    text = T("The {unit} take {hits} and have no step left.", unit=who, hits=lost)
    game.emit("us-out", text, rule, "hoe:3.3.1", act=act, unit=name, hits=hits)


def in_steps(unit: UsUnit) -> Text:
    """Return in words how many steps a US unit has."""
    return TN("{n} step", "{n} steps", n=unit.steps)


def _rebuild(game: Game, name: str) -> None:
    """Strip a destroyed US unit of its markers; it shows two steps from now on (H-57)."""
    unit = game.us(name)
    unit.steps = 2
    unit.marker = ""
    unit.assaulted = unit.supported = False


def disorder(game: Game, name: str) -> Moves:
    """Mark a unit DR and return the act for the table: nothing where it had a DR (H-31)."""
    game.us(name).marker = "DR"
    return moves(us_id(name, RETREAT))


def hit_japanese(game: Game, name: str, hits: int, rule: str) -> Steps[None]:
    """Take steps off a Japanese unit; the first hit on a hidden one reveals it (hoe:3.3.2)."""
    for done in range(hits):
        unit = game.unit(name)
        if not unit.alive:
            return
        if unit.hidden:
            yield from tell_sector(game, name, (rule,))
            yield from reveal(game, name, rule)
            unit.steps = min(unit.steps, 2)
            continue
        unit.steps -= 1
        if unit.steps == 0:
            _eliminate(game, name, rule)
        else:
            _weaken(game, name, rule, dies=hits - done > unit.steps)


def _weaken(game: Game, name: str, rule: str, *, dies: bool) -> None:
    """Tell of a step lost; a counter about to be taken off is not turned first."""
    unit, who = game.unit(name), game.japanese_name(name)
    last = unit.steps == 1  # three steps face up are kept only by H-33, option three
    text = (
        T("A hit on {unit}: one step left.") if last else T("A hit on {unit}: two steps left.")
    ).fill(unit=who)
    act = moves(japan_id(name)) if last and not dies else None
    game.emit("japanese-hit", text, rule, "hoe:3.3.2", act=act, place=unit.place)


def _eliminate(game: Game, name: str, rule: str) -> None:
    unit = game.unit(name)
    who, place = game.japanese_name(name), unit.place
    unit.place, unit.steps = ELIMINATED, 0
    memory.japanese_gone(game.state, name)
    text = T(
        "Eliminated: {unit}. Japanese units lost: {count}; {vp} VP so far.",
        unit=who,
        count=game.eliminated,
        vp=game.running_vp(),
    )
    act = moves(japan_id(name))
    game.emit("japanese-eliminated", text, rule, "hoe:2.1", act=act, place=place)
    if game.is_cleared:
        raise IslandClearedError


def reveal(game: Game, name: str, rule: str) -> Steps[None]:
    """Turn a hidden counter: by the program's deal, or as the player reads it off the table.

    The Defense marker on it goes back to the bag (H-58).
    """
    unit = game.unit(name)
    answer = yield Draw(
        procedure="reveal",
        subjects=(unit.place,),
        text=_REVEAL.fill(place=unit.place),
        rules=(rule, "hoe:3.3.2"),
        side="us",
        bag="japanese-units",
        tokens=lambda: [_token(game, b) for b in candidates(game, name)],
        fields=_REVEAL_FIELDS,
        dealt=lambda: dealt(game, name),
        agrees=lambda given: _objection(game, name, given),
        question=game.own_counters,
        tell=TURN_YOURS if game.own_counters else None,
    )
    if not unit.hidden:  # put right by hand while the prompt stood
        return
    chosen = _described(game, name, answer) if isinstance(answer, dict) else str(answer)
    give(game.state, game.seed, name, chosen)
    unit.hidden = False
    token = game.defence_token(name)
    if token is not None:
        game.state.red[token] = BAG
    _tell_revealed(game, name, chosen, rule, token)


def _tell_revealed(game: Game, name: str, chosen: str, rule: str, token: str | None) -> None:
    """Say what came to light."""
    place, values = game.unit(name).place, game.printed(name)
    text = _REVEALED.fill(
        place=place,
        name=values.name,
        cf=values.cf,
        type=values.defence,
        support=support_text(values.support),
        tag=tag_text(values.tag),
    )
    marker = () if token is None else (red_id(token),)
    counter = japan_id(name)  # the player's own is turned before it is told
    act = moves(counter, *marker, own=counter if game.own_counters else False)
    shown = face_of(values, plain_text(values.name))
    face, rules = DrawnFace(color="red", face=shown, bag=False), (rule, "hoe:3.3.2")
    game.emit_drawn("revealed", text, *rules, act=act, drawn=face, place=place, unit=chosen)


def face_of(values: DefenceMarker | Battalion, *more: Text) -> tuple[Text, ...]:
    """Return what a marker or a counter shows in brief: factor, defense type, support."""
    support = (support_text(values.support),) if values.support else ()
    return (T("{cf}{type}", cf=values.cf, type=values.defence), *more, *support)


def support_text(support: dict[str, int]) -> Text:
    """Return support values in words."""
    if not support:
        return T("no combat support")
    kinds = [
        T("{kind} {value}", kind=ICONS[kind], value=value)
        for kind, value in sorted(support.items())
    ]
    return T("{kinds}", kinds=kinds)


def tag_text(tag: str) -> Text:
    """Say in brackets that a value is our estimate; nothing for one that is not."""
    return T(" (estimated)") if tag == "estimate" else plain_text("")


def candidates(game: Game, name: str) -> list[str]:
    """Return the battalions that may lie under a hidden counter, as far as the player can know.

    The headquarters is under one of its group; when only one of the group is left it is the one.
    """
    japan = game.state.japan
    turned = {unit.battalion for unit in japan.values() if not unit.hidden}
    left = [battalion for battalion in game.data.battalions if battalion not in turned]
    if HQ not in left:
        return left
    if not may_be_hq(game.unit(name)):
        return [battalion for battalion in left if battalion != HQ] or left
    others = _group_left(game) - 1
    return [HQ] if others <= 0 else left


def _group_left(game: Game) -> int:
    """Count the hidden counters of the headquarters' group, named or not (hoe:4.6, H-76)."""
    units = game.state.japan.values()
    known = sum(unit.group for unit in units)
    untold = sum(unit.hidden and unit.home == 0 for unit in units)
    unnamed = min(untold, max(0, GROUP_SIZE[game.options["mode"]] - known))
    return sum(unit.group and unit.hidden for unit in units) + unnamed


def dealt(game: Game, name: str) -> str:
    """Return the program's own deal for a counter, drawn now where the table has none."""
    unit = game.unit(name)
    if unit.battalion:
        return unit.battalion
    key = f"deal/{game.state.turn}/{unit.place}"
    return chance.draw(candidates(game, name), game.seed, key)


def _described(game: Game, name: str, given: dict[str, Value]) -> str:
    """Take the player's description of a turned counter into the data, tagged as theirs."""
    battalion = _matching(game, name, given)
    support = {kind: given[kind] for kind in ("artillery", "at", "tank") if given[kind]}
    values = Battalion(given["name"], given["cf"], given["defence"], support, "player")
    game.state.described[battalion] = values
    return battalion


def _matching(game: Game, name: str, given: dict[str, Value]) -> str:
    """Return the battalion that a description means: of that name, or any not yet seen."""
    left = candidates(game, name)
    wanted = given["name"].casefold()
    if given["hq"]:
        return HQ
    for battalion in left:
        if wanted in (battalion.casefold(), game.data.battalions[battalion].name.casefold()):
            return battalion
    unit = game.unit(name)
    spare = [battalion for battalion in left if battalion != HQ]
    spare = [b for b in spare if b not in game.state.described] or spare
    if unit.battalion in spare:
        return unit.battalion
    return chance.draw(spare, game.seed, f"described/{unit.place}")


def _objection(game: Game, name: str, given: dict[str, Value]) -> Text | None:
    """Refuse a headquarters outside its group, or a unit where only the headquarters is left."""
    left = candidates(game, name)
    wanted = given["name"].casefold()
    quarters = given["hq"] or wanted in (HQ, game.data.battalions[HQ].name.casefold())
    if quarters and HQ not in left:
        return T(
            "The headquarters is one of the units it was shuffled with. This is not one of them."
        )
    if not quarters and left == [HQ]:
        return T("This is the last unit of its group, so it is the headquarters.")
    turned = [u for u in game.state.japan.values() if not u.hidden]
    if any(game.data.battalion(game.state, u).name.casefold() == wanted for u in turned):
        return T("{name} has been revealed already.", name=given["name"])
    return None


def _token(game: Game, battalion: str) -> Token:
    """Name a battalion; beside the player's own counter with the values it has to show."""
    values = game.state.described.get(battalion) or game.data.battalions[battalion]
    name = plain_text(values.name)
    if game.own_counters:
        name = T(
            "{name}: combat factor {cf}, type {type}, {support}{tag}",
            name=values.name,
            cf=values.cf,
            type=values.defence,
            support=support_text(values.support),
            tag=tag_text(values.tag),
        )
    return Token(battalion, battalion, name)


def may_be_hq(unit: JapaneseUnit) -> bool:
    """Tell whether a counter may be of the headquarters' group; untold sectors are open."""
    return unit.group or unit.home == 0


def give(state: State, seed: int, name: str, battalion: str) -> bool:
    """Put a battalion under a counter; who held it takes this one's, the HQ stays in its group.

    False, and nothing changed, where the headquarters would have no counter left to lie under.
    """
    unit = state.japan[name]
    had = unit.battalion
    if had == battalion:
        return True
    holder = next((u for u in state.japan.values() if u.battalion == battalion), None)
    heirs: list[str] = []
    if holder is not None and had == HQ and not holder.group:
        heirs = [n for n, u in state.japan.items() if u.hidden and n != name and may_be_hq(u)]
        if not heirs:
            return False
    unit.battalion = battalion
    unit.group = unit.group or battalion == HQ
    if holder is not None:
        holder.battalion = had
    if holder is not None and heirs:
        heir = state.japan[chance.draw(heirs, seed, f"heir/{unit.place}")]
        holder.battalion, heir.battalion = heir.battalion, HQ
        heir.group = True
    return True


SUPPORT_FIELDS = tuple(
    Field(name=name, kind="number", text=text, minimum=0, maximum=3, default=0)
    for name, text in {
        "tank": T("tank support"),
        "artillery": T("artillery support"),
        "at": T("anti-tank support"),
    }.items()
)
"""How a player reads combat support off a counter or a marker."""
_REVEAL_FIELDS = (
    Field(name="name", kind="words", text=T("name on the counter")),
    Field(
        name="cf",
        kind="number",
        text=T("combat factor"),
        minimum=1,
        maximum=9,
    ),
    Field(
        name="defence",
        kind="choose",
        text=T("defense type"),
        options=tuple(Option(letter, plain_text(letter)) for letter in "ABC"),
    ),
    *SUPPORT_FIELDS,
    Field(
        name="hq",
        kind="flag",
        text=T("headquarters icon"),
        default=False,
    ),
)
_REVEAL = T("Flip the hidden unit in {place}. Which unit is it?")
_REVEALED = T(
    "The unit in {place} is {name}: combat factor {cf}, defense type {type}, {support}{tag}."
)
