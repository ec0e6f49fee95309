"""The Bombardment Phase: the US first, then the Japanese guns (hoe:5.2)."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from beachmaster.engine.decision import Decision
from beachmaster.engine.fields import flag, number
from beachmaster.engine.fighting import fighting
from beachmaster.engine.modifier_words import rules_of
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Confirm, Option, Options, Record
from beachmaster.engine.question import Question
from beachmaster.engine.resolution import Odds
from beachmaster.engine.rolling import break_tie
from beachmaster.engine.tables import Modifier, applied_total
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import drm, memory, orders, rolls
from beachmaster.games.hell_on_earth.about import JAPAN
from beachmaster.games.hell_on_earth.beaches import on_beach
from beachmaster.games.hell_on_earth.casualties import disorder, hit_japanese, hit_us
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.pointing import Candidates, choose_japanese
from beachmaster.games.hell_on_earth.state import FIXED_ARTILLERY
from beachmaster.games.hell_on_earth.texts import TN, T

US_MAXIMUM = 12
MOST_ADJACENT, MOST_DISTANT = 3, 2
FARTHEST = 60
"""No hex of the island is so far from Mount Suribachi."""


def bombardment(game: Game) -> Steps[None]:
    """Resolve both bombardments."""
    yield from us_bombardment(game)
    yield from japanese_bombardment(game)
    game.state.phase = "first-movement"


def us_points(game: Game) -> int:
    """Return the US bombardment points of this turn (hoe:5.2, hoe:7.2, H-10)."""
    return min(US_MAXIMUM, applied_total(_us_sources(game)))


def _us_sources(game: Game) -> list[Modifier]:
    """Return what gives and takes US points."""
    control = game.state.control
    return drm.us_points(
        game.bad_weather, game.heroic, "airfield1" in control, "airfield2" in control
    )


def japanese_points(game: Game) -> int:
    """Return the Japanese bombardment points: the fixed artillery not under US control."""
    return max(0, applied_total(_japanese_sources(game)))


def _japanese_sources(game: Game) -> list[Modifier]:
    return drm.japanese_points(FIXED_ARTILLERY - game.state.artillery, game.bad_weather)


def us_bombardment(game: Game) -> Steps[None]:
    """Spend the US points, an Additional Bombardment among them (hoe:5.2.1, hoe:3.3.4.5)."""
    points = us_points(game)
    token = yield from orders.offer(
        game,
        "bombardment-order",
        T("Play Additional Bombardment now?"),
        orders.playable(game, "bombardment"),
    )
    if token is not None:
        extra = game.data.command_marker(game.state, token).value
        points += extra
        if game.ruling("H-10") == "capped":
            points = min(US_MAXIMUM, points)
    _tell_points(game, "us-points", _US_POINTS, points, _us_sources(game))
    yield from spend(game, points, "bombard")


def _tell_points(
    game: Game, name: str, source: Text, points: int, sources: Sequence[Modifier]
) -> None:
    """Say how many points there are, and by which rules."""
    game.emit_counted(
        name,
        source.fill(points=_points(points)),
        *rules_of(("hoe:5.2",), sources),
        lines=sources,
        points=points,
    )


def spend(game: Game, points: int, procedure: str) -> Steps[None]:
    """Let the player bombard target after target while points last (hoe:5.2.1)."""
    while points > 0 and targets_left(game):
        may_stop = game.ruling("H-78") == "may-stop"
        chosen = yield from choose_japanese(
            game,
            procedure,
            T("Which Japanese unit do you bombard? {points} left.", points=_points(points)),
            ("hoe:5.2.1",),
            _targets(game, points, may_stop),
            parts=(
                T("Which Japanese unit do you bombard?"),
                T("{points} left.", points=_points(points)),
            ),
        )
        if not chosen:
            if (yield from _really(game, points)):
                break
            continue
        points -= yield from _bombard(game, chosen, points)


def _really(game: Game, points: int) -> Steps[bool]:
    """Ask whether the points left over are meant to be lost (H-78)."""
    if game.ruling("reminders") == "off":
        return True
    answer = yield Confirm(
        procedure="bombard-done",
        spends=True,
        text=T("{points} would be lost. End the bombardment anyway?", points=_points(points)),
        rules=("hoe:5.2.1",),
    )
    return bool(answer)


def targets_left(game: Game) -> bool:
    """Tell whether a Japanese unit has not been bombarded this turn (hoe:5.2.1)."""
    return any(name not in game.state.bombarded for name, _ in game.japanese())


def _targets(game: Game, points: int, optional: bool) -> Candidates:
    barred = tuple(game.state.bombarded)
    left = _US_POINTS.fill(points=_points(points))
    return Candidates(
        reason=T("It has been bombarded this turn."), barred=barred, optional=optional, why=(left,)
    )


def _bombard(game: Game, target: str, points: int) -> Steps[int]:
    """Bombard one target and return the points spent."""
    place = game.unit(target).place
    adjacent, spotter = yield from beside_target(game, target)
    most = min(points, MOST_ADJACENT if adjacent else MOST_DISTANT)
    spent = yield Choose(
        procedure="bombardment-points",
        spends=True,
        subjects=(place,),
        text=_how_many(points, game.japanese_name(target)),
        rules=("hoe:5.2.1",),
        options=Options(lambda: [Option(n, _points(n)) for n in range(1, most + 1)]),
        odds=lambda: _odds(range(1, most + 1), spotter),
        odds_of=lambda told: _odds([int(told)], spotter),
        act=lambda told: T(
            "Bombard {target} with {points}",
            target=game.japanese_name(target),
            points=_points(int(told)),
        ),
    )
    game.state.bombarded.append(target)
    modifiers = drm.bombardment_us_modifiers(spent, spotter)
    who = game.japanese_name(target)
    with fighting(game, T("Bombardment of {place}", place=place), "hoe:5.2.1") as sheet:
        sheet.put("target", T("Target"), who, [target])
        sheet.put("points", T("Points"), _points(spent))
        text = T("Bombard {target}.", target=who)
        hits = yield from throw(game, rolls.US_BOMBARDMENT, text, place, modifiers=modifiers)
        if hits:
            yield from hit_japanese(game, target, hits, "hoe:5.2.3")
    return int(spent)


def _odds(counts: Iterable[int], spotter: bool) -> Odds:
    """Return what the bombardment comes to with each number of points (hoe:5.2.1, hoe:5.2.3)."""
    die = rolls.US_BOMBARDMENT
    tables = tuple(
        replace(
            die.table(f"points-{count}", drm.bombardment_us_modifiers(count, spotter)),
            title=_points(count),
        )
        for count in counts
    )
    return Odds(
        procedure="us-bombardment", title=die.title, given=None, tables=tables, rules=die.rules
    )


def _how_many(points: int, target: Text) -> Text:
    """Return what is asked; of one point left there is no number to choose."""
    if points == 1:
        return T("Spend the last bombardment point on {target}?", target=target)
    return T(
        "You have {points}. How many do you spend on {target}?",
        points=_points(points),
        target=target,
    )


# -- who stands next to a target -----------------------------------------------------------------


def _beside(game: Game, target: str) -> tuple[bool, bool]:
    ground, place = Ground(game), game.unit(target).place
    near = [n for n in game.us_on_map() if ground.adjacent(game.us(n).place, place)]
    spotter = any(
        game.support_kind(name) == "artillery" and ground.spots(game.us(name).place)
        for name in near
    )
    return bool(near), spotter


def _ask_beside(game: Game, target: str) -> Steps[tuple[bool, bool]]:
    """Ask whether a US unit is adjacent, and whether artillery spots, where any may.

    No landing beach holds a hill or a gun position, so that guns on beaches cannot.
    """
    here = game.us_on_map()
    if not here:
        return False, False
    place = game.unit(target).place
    near = bool(memory.units_beside(game, target))
    guns = any(game.support_kind(name) == "artillery" and not on_beach(game, name) for name in here)
    spotter = T("an adjacent artillery unit is on a hill or Fixed Artillery hex")
    record = Record(
        procedure="beside-target",
        subjects=(place,),
        text=(_WHO_IS_BESIDE if guns else _IS_ONE_BESIDE).fill(place=place),
        rules=("hoe:5.2.1",),
        fields=(
            flag("adjacent", T("a US unit is adjacent to it"), known=near or None),
            *([flag("spotter", spotter)] if guns else []),
        ),
        agrees=_spotter_adjacent,
        question=True,
        tell=_SPOTTER_TELL if guns else _BESIDE_TELL,
    )
    told = yield from memory.asked(record)
    return told["adjacent"], told.get("spotter", False)


def _spotter_adjacent(given: Value) -> Text | None:
    alone = given.get("spotter") and not given["adjacent"]
    return T("A spotter is always adjacent to the target: tick both.") if alone else None


beside_target = Question(
    "beside-target",
    _beside,
    _ask_beside,
    lambda game, target: (game.unit(target).place,),
    lambda _, found, *__: {"adjacent": found[0], "spotter": found[1]},
)
"""Whether a US unit is next to a target, and whether one spots from there (hoe:5.2.1, H-11)."""


# -- the Japanese guns ---------------------------------------------------------------------------


def japanese_bombardment(game: Game) -> Steps[None]:
    """Fire the Japanese guns, one point a target (hoe:5.2.2)."""
    points = japanese_points(game)
    _tell_points(
        game, "japanese-points", T("The Japanese have {points}."), points, _japanese_sources(game)
    )
    hit: list[str] = []
    this_round: list[str] = []
    while points > 0:
        left = [n for n in game.us_on_map() if n not in this_round and n not in hit]
        if not left:
            this_round = []
            left = [n for n in game.us_on_map() if n not in hit]
        if not left:
            break
        target = yield from _japanese_target(game, left)
        this_round.append(target)
        was_hit = yield from _japanese_fire(game, target)
        if was_hit or game.ruling("H-12") == "targeted":
            hit.append(target)
        points -= 1


def _away(game: Game, units: Sequence[str]) -> dict[str, int]:
    """Return how far units are from Mount Suribachi."""
    prints = Ground(game).prints
    return {name: prints.distance(prints.suribachi, game.us(name).place) for name in units}


def _ask_away(game: Game, units: Sequence[str]) -> Steps[dict[str, int]]:
    """Ask for all units at once that it was not told of, unless one alone stands there."""
    known = memory.from_suribachi(game.state)
    if len(units) < 2:
        return dict.fromkeys(units, 0)
    fields = [number(name, game.us_name(name), 0, FARTHEST) for name in units if name not in known]
    if fields:
        told = yield Record(
            procedure="fire-order",
            text=T("How many hexes is each unit from Mount Suribachi?"),
            rules=("hoe:5.2.2",),
            fields=tuple(fields),
            question=True,
            tell=T(
                "Count from the Suribachi hex to the unit's hex. The program works out "
                "the order of fire."
            ),
        )
        memory.are_from_suribachi(game.state, told)
    known = memory.from_suribachi(game.state)
    return {name: known[name] for name in units}


fire_order = Question("fire-order", _away, _ask_away)
"""How far units are from Mount Suribachi, which orders the Japanese fire (hoe:5.2.2)."""


def _first(game: Game, away: Mapping[str, int]) -> list[str]:
    """Return the units nearest to Mount Suribachi, or farthest once the US holds it."""
    sign = -1 if "suribachi" in game.state.control else 1
    best = min(sign * far for far in away.values())
    return [name for name, far in away.items() if sign * far == best]


def _japanese_target(game: Game, left: list[str]) -> Steps[str]:
    """Pick the nearest unit to Mount Suribachi, or the farthest once it is lost (hoe:5.2.2)."""
    near = "suribachi" not in game.state.control
    decision = Decision(left, "hoe:5.2.2", game.us_name)
    tied = _first(game, (yield from fire_order(game, left)))
    decision.keep(
        T("nearest to Mount Suribachi, which the Japanese hold")
        if near
        else T("farthest from Mount Suribachi, which the US holds"),
        lambda name: name in tied,
    )
    tie = decision.tie()
    target = yield from break_tie(
        "fire-tie",
        decision.candidates,
        T("The Japanese guns aim at one of {names}, at random."),
        "hoe:5.2.2",
        str(len(left)),
        words=game.us_name,
        side=JAPAN.id,
    )
    if tie:
        decision.broken_by(T("the lot"), target)
    text = T("The Japanese guns aim at the {unit}.", unit=game.us_name(target))
    trace = tuple(decision.trace)
    game.emit("japanese-target", text, "hoe:5.2.2", trace=trace, unit=target)
    return target


def _japanese_fire(game: Game, target: str) -> Steps[bool]:
    """Resolve one Japanese bombardment point and tell whether it hit."""
    modifiers = drm.bombardment_japan_modifiers(on_beach(game, target))
    unit = game.us_name(target)
    with fighting(game, T("Japanese bombardment of the {unit}", unit=unit), "hoe:5.2.2") as sheet:
        sheet.acts_for = JAPAN.id
        text = T("Japanese bombardment of the {unit}.", unit=unit)
        die = rolls.JAPANESE_BOMBARDMENT
        result = yield from throw(game, die, text, target, modifiers=modifiers)
        if result == "no-effect":
            return False
        hit_us(game, target, 1, "hoe:5.2.3")
        if result == "hit-and-roll" and game.us(target).on_map:
            yield from _ddr(game, target)
    return True


def _ddr(game: Game, target: str) -> Steps[None]:
    """Make the Disorganized Retreat Roll: on a 1 a DR marker, no move (hoe:5.2.3, H-13, H-31)."""
    marked = yield from throw(
        game,
        rolls.DDR,
        T("Disorganized Retreat Roll for the {unit}.", unit=game.us_name(target)),
        target,
    )
    if marked and game.us(target).on_map:
        act = disorder(game, target)
        text = T("The {unit} are disorganized. They do not move.", unit=game.us_name(target))
        game.emit("ddr", text, "hoe:5.2.3", "hoe:3.3.6", act=act, unit=target)


def _points(count: int) -> Text:
    return TN("{n} bombardment point", "{n} bombardment points", n=count)


_US_POINTS = T("The US has {points}.")
_WHO_IS_BESIDE = T("What is next to the Japanese unit in {place}?")
_IS_ONE_BESIDE = T("Is a US unit next to the Japanese unit in {place}?")
_BESIDE_TELL = T("If one is, you may spend up to three points, otherwise two.")
_SPOTTER_TELL = T(
    "Look for a hill symbol or the thick yellow frame of Fixed Artillery. Mount Suribachi "
    "does not count."
)
