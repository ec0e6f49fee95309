"""How an assault stands on the map: support, flank, height, neighbors (hoe:5.4.2.6, 5.4.2.7)."""

from collections.abc import Iterator, Sequence

import msgspec

from beachmaster.engine.fields import any_of, flag, one_told, spaces, unless_told
from beachmaster.engine.hexgrid import neighbours
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field, Option, Record
from beachmaster.engine.question import Question
from beachmaster.engine.record import Told
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import memory, orders
from beachmaster.games.hell_on_earth.beaches import on_beach
from beachmaster.games.hell_on_earth.drm import JapaneseSupport, Situation, UsSupport
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground, flanks, reduced
from beachmaster.games.hell_on_earth.places import SUPPORT, UNKNOWN
from beachmaster.games.hell_on_earth.pointing import bound, not_neighbours, note_sector, unnamed
from beachmaster.games.hell_on_earth.state import Battalion, DefenceMarker, Space
from beachmaster.games.hell_on_earth.texts import T

HEXES_AROUND = 6
FLANKED = ("B", "C")
NEAR, UNNAMED = "neighbours", "unnamed"
MOST_UNNAMED = 3
"""So many hidden neighbors without a name are told at most by a key each."""
_NAMES = "bcdefghijkmnopqrstuvwxyz"
"""Letters behind the place that such a unit is next to."""
NO_MARKER = DefenceMarker(1, "C", {})
"""What a hidden unit defends with where the bag held no marker for it (H-59)."""


class AssaultFacts(msgspec.Struct):
    """What the map says about an assault once attackers and supporters are known.

    `reduced` are the supporters whose value drops by one, `neighbours` the Japanese counters next
    to the target, `high` whether it stands on a hill or Mount Suribachi.
    """

    reduced: list[str]
    flank: bool
    high: bool
    neighbours: list[str]


def facts_on_map(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str]
) -> AssaultFacts:
    """Return what the positions kept show of an assault."""
    ground, place = Ground(game), game.unit(target).place
    return AssaultFacts(
        reduced=reduced(ground, target, supporters),
        flank=flanks(ground, attackers),
        high=ground.high(place),
        neighbours=[n for n, unit in game.japanese() if ground.adjacent(unit.place, place)],
    )


def known_facts(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str], told: Told
) -> AssaultFacts:
    """Return what is known before the question: all where positions are kept.

    Else what was told before, and what the rows of the form tell. Nothing changes.
    """
    if game.prints is not None:
        return facts_on_map(game, target, attackers, supporters)
    drops = told.get("reduced") or ()
    return AssaultFacts(
        reduced=[n for n in supporters if n in drops or _drops(game, target, attackers, n)],
        flank=bool(told.get("flank") or memory.apart(game.state, attackers)),
        high=bool(told.get("high") or _high(game, target)),
        neighbours=_near(game, target, near_words(told)),
    )


def _near(game: Game, target: str, told: Sequence[str]) -> list[str]:
    """Return the counters next to a target; a new word stands for one that has no place yet."""
    known = memory.neighbours(game, target)
    named = [(word, game.at(word)) for word in told]
    fresh = [name for name in unnamed(game) if name != target]
    new = fresh[: sum(counter is None for _, counter in named)]
    return list(dict.fromkeys([*known, *(one for _, one in named if one is not None), *new]))


def open_facts(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str], told: Told
) -> set[str]:
    """Return the names of the facts of an assault that only the table shows yet."""
    if game.prints is not None:
        return set()
    asked = {one.name for one in fact_fields(game, target, attackers, supporters)}
    return asked - told.keys()


def _ask_facts(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str]
) -> Steps[AssaultFacts]:
    """Ask in one record for distance, flank, ground and neighbors, as far as not known."""
    memory.stands_beside(game.state, attackers, target)
    told = yield from memory.asked(_record(game, target, attackers, supporters))
    learn(game, target, attackers, supporters, told)
    return AssaultFacts(
        reduced=[n for n in supporters if _drops(game, target, attackers, n)],
        flank=len(attackers) > 1 and bool(memory.apart(game.state, attackers)),
        high=bool(_high(game, target)),
        neighbours=memory.neighbours(game, target),
    )


def learn(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str], told: Told
) -> None:
    """Note what was told of an assault, of what was open; unnamed neighbors are named."""
    place, state = game.unit(target).place, game.state
    memory.stands_beside(state, attackers, target)
    asked = {one.name for one in fact_fields(game, target, attackers, supporters)}
    told = {name: value for name, value in told.items() if name in asked}
    if "high" in told:
        state.spaces.setdefault(place, Space()).high = bool(told["high"])
    if "flank" in told:
        memory.are_apart(state, attackers, told["flank"])
    if "reduced" in told:
        new = [one for one in supporters if _drops(game, target, attackers, one) is None]
        memory.drops_are(state, target, new, told["reduced"])
    if NEAR in told:
        _learn_neighbours(game, target, near_words(told), told.get(UNNAMED) or ())


def fact_of(game: Game, facts: AssaultFacts, *_: Sequence[str]) -> Value:
    """Name the neighbors by their places, whose sectors a table may ask for next."""
    places = [game.unit(name).place for name in facts.neighbours]
    for place in places:
        note_sector(game, place)
    return {**msgspec.structs.asdict(facts), NEAR: places, UNNAMED: []}


assault_facts = Question(
    "assault-facts",
    facts_on_map,
    _ask_facts,
    lambda game, target, *_: (game.unit(target).place,),
    fact_of,
)
"""What steps 6 and 7 need of the map (hoe:5.4.2.6, 5.4.2.7)."""


def defence_of(game: Game, target: str) -> Battalion | DefenceMarker | None:
    """Return what a Japanese unit defends with: its counter, or the marker on a hidden one."""
    if not game.unit(target).hidden:
        return game.printed(target)
    token = game.defence_token(target)
    return None if token is None else game.data.defence_marker(game.state, token)


def situation_of(
    game: Game,
    target: str,
    facts: AssaultFacts,
    attackers: Sequence[str],
    supporters: Sequence[str],
    order: str | None,
) -> Situation:
    """Gather all that counts in step 7 from the state and from what the map said."""
    japan, values = [target, *facts.neighbours], defence_of(game, target) or NO_MARKER
    return Situation(
        us=tuple(us_support(game, supporters, facts.reduced, order)),
        japan=tuple(japanese_support(game, japan)),
        defence=values.defence,
        flank=facts.flank and len(attackers) > 1,
        high=facts.high,
        hq=hq_near(game, japan),
    )


def hq_near(game: Game, japan: Sequence[str]) -> bool:
    """Tell whether the revealed headquarters is among these units (hoe:5.4.2.7.3.3)."""
    return bool(game.hq_place) and any(game.unit(name).place == game.hq_place for name in japan)


def us_support(
    game: Game, names: Sequence[str], reduced: Sequence[str], order: str | None
) -> list[UsSupport]:
    """Return the US support of an assault; a supporter lost meanwhile gives none (H-66)."""
    given = [
        UsSupport(
            game.us_name(name),
            game.support_kind(name),
            game.support(name),
            reduced=name in reduced,
        )
        for name in names
        if game.us(name).on_map
    ]
    if order is not None:
        marker = game.data.command_marker(game.state, order)
        words = orders.marker_name(game, order)
        given.append(UsSupport(words, marker.icon, marker.value, order=True))
    return given


def japanese_support(game: Game, names: Sequence[str]) -> list[JapaneseSupport]:
    """Return the support of the target and its neighbours, printed or drawn (hoe:5.4.2.7.1.4).

    One that made a Banzai counts if it lives, one that redeployed does not (H-63).
    """
    given = []
    for name in names:
        unit = game.unit(name)
        if not unit.alive:
            continue
        if not unit.hidden:
            points = game.printed(name).support
        else:
            token = support_token(game, name)
            points = game.data.defence_marker(game.state, token).support if token else {}
        given.append(JapaneseSupport(game.japanese_name(name), dict(points)))
    return given


def support_token(game: Game, name: str) -> str | None:
    """Return the Support marker drawn for a hidden unit in this assault."""
    mark = SUPPORT(name)
    return next((token for token, at in game.state.red.items() if at == mark), None)


# -- on a map of the player's own ----------------------------------------------------------------


def _record(game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str]) -> Record:
    place = game.unit(target).place
    return Record(
        procedure="assault-facts",
        subjects=(place,),
        text=T("What does your map show for the assault on {place}?", place=place),
        rules=("hoe:5.4.2.7.1", "hoe:5.4.2.7.3"),
        fields=one_told(tuple(fact_fields(game, target, attackers, supporters))),
        agrees=lambda given: not_neighbours(game, place, near_words(given)),
        question=True,
    )


_DROPS = {
    "tank": T(
        "A tank loses a point at two hexes or from a lower level. Levels, lowest first: "
        "landing beach, clear, difficult, rough, Mount Suribachi; on the same terrain a "
        "hill is higher."
    ),
    "artillery": T(
        "Artillery loses a point unless it is adjacent or on a hill, Suribachi or a Fixed "
        "Artillery hex."
    ),
}


def _what_drops(game: Game, supporters: Sequence[str]) -> Text:
    """Say when the value of such supporters drops (hoe:5.4.2.7.1)."""
    kinds = {game.support_kind(name) for name in supporters}
    said = [text for kind, text in _DROPS.items() if kind in kinds]
    return said[0] if len(said) == 1 else T("{tank} {artillery}").fill(**_DROPS)


def _high(game: Game, target: str) -> bool | None:
    """Return whether a target stands on a hill or Mount Suribachi, None where nobody told."""
    here = game.state.spaces.get(game.unit(target).place)
    return None if here is None else here.high


def fact_fields(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str]
) -> Iterator[Field]:
    """Yield the fields of an assault; what cannot matter or is known is left out."""
    yield from _reduced(game, target, attackers, supporters)
    values = defence_of(game, target) or NO_MARKER
    flanked = values.defence in FLANKED  # caves have no flank
    if flanked and len(attackers) > 1 and memory.apart(game.state, attackers) is None:
        yield unless_told(flag("flank", T("the two attackers are not adjacent to each other")))
    if _high(game, target) is None:
        yield unless_told(flag("high", T("the target is on a hill or Mount Suribachi")))
    yield from _neighbours(game, target, attackers)


def near_words(told: Told) -> list[str]:
    """Return the words that were told for the neighbors of a target, the program's among them."""
    return [str(one) for name in (NEAR, UNNAMED) for one in told.get(name) or ()]


def in_support(told: Told) -> list[str]:
    """Return the supporters told, and who was only told to support with one point less."""
    named = [str(one) for name in ("supporters", "reduced") for one in told.get(name) or ()]
    return list(dict.fromkeys(named))


def _reduced(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str]
) -> Iterator[Field]:
    """Yield the field for support that loses a point, where that is not known of all."""
    known = {name: _drops(game, target, attackers, name) for name in supporters}
    open_ones = [name for name in supporters if known[name] is not False]
    if not open_ones:
        return
    options = [Option(name, game.us_name(name)) for name in open_ones]
    certain = [name for name in open_ones if known[name]]
    drops = any_of(
        "reduced",
        T("supporters that lose a point"),
        options,
        most=len(options),
        known=certain,
    )
    yield unless_told(msgspec.structs.replace(drops, tell=_what_drops(game, open_ones)))


def _drops(game: Game, target: str, attackers: Sequence[str], name: str) -> bool | None:
    """Tell whether a supporter loses a point, None where only the table shows it (5.4.2.7.1).

    No Japanese unit stands on a landing beach, the lowest level of all. Artillery loses nothing
    beside its target.
    """
    kind = game.support_kind(name)
    if kind == "tank" and on_beach(game, name):
        return True
    beside = name in attackers or name in memory.units_beside(game, target)
    if kind == "flamethrower" or (kind == "artillery" and beside):
        return False
    return memory.drop(game.state, target, name)


def _neighbours(game: Game, target: str, attackers: Sequence[str]) -> Iterator[Field]:
    """Yield the field for the Japanese units next to a target; US units take up hexes too."""
    place = game.unit(target).place
    taken = {*attackers, *memory.units_beside(game, target)}
    others = sum(1 for _ in game.japanese()) - 1
    room = min(HEXES_AROUND - len(taken), others)
    known = [game.unit(name).place for name in memory.neighbours(game, target)]
    if len(known) >= room or memory.all_neighbours_known(game, target):
        return  # nobody else has room there
    named = tuple(
        Option(unit.place, game.japanese_name(name))
        for name, unit in game.japanese()
        if unit.place not in (UNKNOWN, place) and memory.may_be_near(game, target, name)
    )
    yield from _unnamed(game, place, room - len(known))
    text = T("places of the Japanese units next to the target")
    near = spaces(NEAR, text, room, named=named, known=known)
    guess = [one.value for one in named if one.value not in known and _numbered_near(place, one)]
    yield msgspec.structs.replace(near, estimate=[*known, *guess] if guess else None)


def _numbered_near(place: str, option: Option) -> bool:
    """Tell whether two hex numbers are neighbors, if numbers run on the map as we think."""
    try:
        return place in neighbours(option.value)
    except ValueError:  # a word of the player's own
        return False


def _unnamed(game: Game, place: str, room: int) -> Iterator[Field]:
    """Yield the field for hidden neighbors that have no name yet: how many, by a key each.

    Which is which matters to nobody before one is turned or pointed at; a word of ours serves.
    """
    most = min(room, len(unnamed(game)), MOST_UNNAMED)
    free = [word for word in words_for(place) if game.at(word) is None][:most]
    options = [Option(word, T("one: “{word}” from now on", word=word)) for word in free]
    if options:
        text = T("hidden units next to the target that have no name yet")
        yield unless_told(any_of(UNNAMED, text, options, most=len(options)))


def words_for(place: str) -> list[str]:
    """Return words for units beside a place, such as 0910b."""
    link = "" if place[-1:].isdigit() else " "
    return [f"{place}{link}{letter}" for letter in _NAMES]


def _learn_neighbours(game: Game, target: str, words: Sequence[str], ours: Sequence[str]) -> None:
    """Name the counters next to a target and note that these are all.

    The sector of one that is new is asked when it is pointed at or turned.
    """
    found = {word: bound(game, word) for word in words}
    for word in ours:
        memory.call(game.state, found[word])
    memory.neighbours_are(game.state, target, list(found.values()))
