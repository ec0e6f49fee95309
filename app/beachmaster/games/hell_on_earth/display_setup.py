"""Say how to set up the real table, act by act, for the options chosen (hoe:4, hoe:7.1)."""

from collections.abc import Iterable, Iterator

from msgspec import structs

from beachmaster.engine.counters import counter_of, face_down
from beachmaster.engine.display import Bag, Counter, Mark, Note, Sign
from beachmaster.engine.text import Text
from beachmaster.engine.tracks import on_table
from beachmaster.games.hell_on_earth.about import JAPAN, US
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.display_units import (
    ASSAULTED,
    SUPPORTED,
    japanese_row,
    pieces,
    rows,
    us_turned,
)
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import (
    BEACH_TEXTS,
    ERROR_RESERVE,
    PLACES,
    RESERVES,
    UNKNOWN,
)
from beachmaster.games.hell_on_earth.setup import (
    HEROIC_LANDINGS,
    LANDINGS,
    LATE_BOX,
    LATE_UNIT,
    REACTION_BOXES,
    STAND_INS,
)
from beachmaster.games.hell_on_earth.state import US_STEPS, JapaneseUnit
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.view import bags

HEROIC = "hoe:7.1"


def preparation(game: Game) -> tuple[Note, ...]:
    """Return the acts of the set-up in the book's order; a track the program keeps stays empty."""
    return tuple(_notes(game))


def _notes(game: Game) -> Iterator[Note]:
    tracked = game.prints is not None and not game.prints.own
    if tracked:
        yield Note(
            T(
                "The program keeps the map, the counters and both bags of this game. Lay them out "
                "as well only if you want to follow on your own map."
            ),
            ("hoe:3.1",),
        )
    for track, (source, code, onto) in _TRACKS.items():
        if on_table(game.options, track):
            yield Note(source, ("hoe:4.1",), (Sign(code),), onto)
        elif track == "phase" and not tracked:
            yield Note(_PHASE_ASIDE, ("hoe:4.1",), (Sign(code),))
    yield from _ASIDE
    yield from _command(game.heroic)
    yield from _INTELLIGENCE
    yield from _japanese(game, tracked)
    yield from _americans(game)


def _command(heroic: bool) -> Iterator[Note]:
    yield Note(T("Lay six of the nine Intelligence Errors aside."), ("hoe:4.4",), _ERROR * 6)
    yield Note(
        T("Blue bag: the twenty Special Orders and the three Errors left, 23 markers."),
        ("hoe:4.4",),
        (*_ORDER * 20, *_ERROR * 3),
    )
    if heroic:
        yield Note(
            T("Heroic mode: one of the Errors laid aside goes into slot 3 of the Command Area."),
            ("hoe:4.4", HEROIC),
            _ERROR,
            (_box(3),),
        )
    yield Note(
        T(
            "Slot 1 of the Command Area stays empty for now: the first question of the game draws "
            "its Command marker."
        ),
        ("hoe:4.4",),
        _ORDER,
    )


def _japanese(game: Game, tracked: bool) -> Iterator[Note]:
    heroic = game.heroic
    if tracked or not game.own_counters:
        source = (
            T(
                "The thirty Japanese units: the program has dealt them face down; a face-down "
                "counter on each deployment hex of your map stands for them."
            )
            if tracked
            else STAND_INS
        )
        yield Note(source, ("hoe:4.6", *((HEROIC,) if heroic else ())), _BACK, _DEPLOYMENT)
        return
    yield from _mixed(game)


def _mixed(game: Game) -> Iterator[Note]:
    """Yield how the units are mixed, the headquarters among a few (hoe:4.6, hoe:7.1)."""
    yield Note(
        T("Keep the 145th (HQ) apart; turn the other 29 Japanese units face down and mix them."),
        ("hoe:4.6",),
        (_headquarters(game), *_BACK),
    )
    if game.heroic:
        yield Note(
            T("Heroic mode: mix seven of them, unseen, with the 145th."),
            ("hoe:4.6", HEROIC),
            _BACK * 7,
        )
        yield Note(
            T(
                "Lay these eight face down: five on the deployment hexes of sector 6, three on "
                "deployment hexes of sector 5."
            ),
            ("hoe:4.6", HEROIC),
            _BACK * 8,
            (_deployment(6), _deployment(5)),
        )
        yield Note(_REST.fill(count=22), ("hoe:4.6", HEROIC), _BACK * 22, _DEPLOYMENT)
    else:
        yield Note(T("Mix four of them, unseen, with the 145th."), ("hoe:4.6",), _BACK * 4)
        yield Note(
            T("Lay these five face down, one on each deployment hex of sector 6."),
            ("hoe:4.6",),
            _BACK * 5,
            (_deployment(6),),
        )
        yield Note(_REST.fill(count=25), ("hoe:4.6",), _BACK * 25, _DEPLOYMENT)


def _americans(game: Game) -> Iterator[Note]:
    yield from _heroic_landing(game) if game.heroic else _landing(game)
    yield Note(
        T("9th and 21st Marines: Reserve Area, in the slot of the 3rd Division, with four steps."),
        ("hoe:4.7",),
        _regiments(game, *RESERVES),
    )
    late = _regiments(game, LATE_UNIT)
    source = T("147th Infantry: turn box 7, with four steps.")
    yield Note(source, ("hoe:4.7",), late, (_box(LATE_BOX),))


def _landing(game: Game) -> Iterator[Note]:
    yield Note(
        T("28th Marines: Green Beach."), ("hoe:4.7",), _regiments(game, "28"), _beaches((1,))
    )
    sources = (
        T("26th and 27th Marines: Red Beach 1 and Red Beach 2; the program asks who goes where."),
        T(
            "23rd, 24th and 25th Marines: Yellow Beach 1, Yellow Beach 2 and Blue Beach 1; "
            "the program asks who goes where."
        ),
    )
    for source, (units, beaches) in zip(sources, LANDINGS, strict=True):
        yield Note(source, ("hoe:4.7",), _regiments(game, *units), _beaches(beaches[:1]))


def _heroic_landing(game: Game) -> Iterator[Note]:
    sources = (
        T(
            "Heroic mode: 26th, 27th and 28th Marines go at random on Green Beach, Red Beach "
            "1 and Red Beach 2; the program draws."
        ),
        T(
            "Heroic mode: 23rd, 24th and 25th Marines go at random on Yellow Beach 1, Yellow "
            "Beach 2 and Blue Beach 1; the program draws."
        ),
    )
    for source, (units, beaches) in zip(sources, HEROIC_LANDINGS, strict=True):
        shown = _regiments(game, *units, steps=HEROIC_STEPS)
        yield Note(source, ("hoe:4.7", HEROIC), shown, _beaches(beaches[:1]))
    yield Note(
        T("Heroic mode: these six have three steps, so turn each a quarter clockwise."),
        (HEROIC, "hoe:3.3.1"),
        _regiments(game, "26", steps=HEROIC_STEPS),
    )


# -- what an act shows ---------------------------------------------------------------------------


def _regiments(game: Game, *names: str, steps: int = US_STEPS) -> tuple[Counter, ...]:
    """Return counters of US regiments, turned as they lie with so many steps."""
    found = {row.id: counter_of(row) for row in rows(game) if row.side is US}
    turned = us_turned(steps)
    return tuple(structs.replace(found[name], steps=steps, turned=turned) for name in names)


def _headquarters(game: Game) -> Counter:
    """Return the counter of the headquarters, which one looks at to keep it apart (hoe:4.6)."""
    shown = JapaneseUnit(UNKNOWN, hidden=False, battalion=HQ)
    return counter_of(japanese_row(game, HQ, shown, ()))


def _beaches(numbers: Iterable[int]) -> tuple[Mark, ...]:
    return tuple(Mark("beach", BEACH_TEXTS[number]) for number in numbers)


def _deployment(sector: int) -> Mark:
    return Mark("deployment", T("Deployment hex of sector {sector}", sector=sector), str(sector))


def _box(number: int) -> Mark:
    return Mark("box", T("Box {number}", number=number), str(number))


def laid_out(game: Game) -> tuple[Note, ...]:
    """Return the acts that lay out a given position: what goes into the bags, then every piece."""
    aside = sum(at == ERROR_RESERVE for at in game.state.blue.values())
    return (
        *(
            Note(T("{bag}: {markers}", bag=bag.title, markers=_inside(bag)), bag.rules)
            for bag in bags(game)
        ),
        *(
            (Note(T("Intelligence Errors aside, in reserve: {count}", count=aside), ("hoe:4.4",)),)
            if aside
            else ()
        ),
        *_placed(game),
    )


def _inside(bag: Bag) -> list[Text]:
    """Return the kinds and numbers that lie in a bag."""
    held = (kind for kind in bag.inside if kind.number)
    return [T("{number} × {kind}", number=kind.number, kind=kind.text) for kind in held] or [
        _NOTHING
    ]


def _placed(game: Game) -> Iterator[Note]:
    """Yield one act for each name and look, with all the spaces it goes to."""
    spaces: dict[tuple[Text, Text], list[Text]] = {}
    shown: dict[tuple[Text, Text], list[Counter]] = {}
    drawn = {f"{row.side.id}/{row.id}": counter_of(row) for row in rows(game)}
    for name, piece in pieces(game).items():
        spaces.setdefault((piece.name, piece.look), []).append(PLACES.name(piece.space))
        if name in drawn:
            shown.setdefault((piece.name, piece.look), []).append(drawn[name])
    for (who, look), where in spaces.items():
        words = T("{piece} ({look}): {spaces}", piece=who, spaces=where, look=look)
        yield Note(words, ("hoe:4",), tuple(shown.get((who, look), ())))


HEROIC_STEPS = 3
_BACK = (face_down(JAPAN),)
_DEPLOYMENT = (Mark("deployment", T("Deployment hex")),)
_TRACKS: dict[str, tuple[Text, str, tuple[Mark, ...]]] = {
    "turn": (T("Turn marker: box 1 of the Turn Track, Good Weather up."), "Turn", (_box(1),)),
    "vp": (T("VP marker: beside its track, as you have no point yet."), "VP", ()),
    "phase": (
        T("Phase marker: box 2, Bombardment, with the US side up."),
        "Phase",
        (_box(2),),
    ),
}
_PHASE_ASIDE = T(
    "Phase marker: leave it in the box, as the program names each phase. To move it yourself, tick "
    "the phase track before the game."
)
_ORDER = (Mark("order", T("Command marker")),)
_ERROR = (Sign("Error", T("Intelligence Error")),)
_ASIDE: tuple[Note, ...] = (
    Note(
        T("Beside the map: the flag, three Airfield Control markers, Cleared Island."),
        ("hoe:4.2",),
        (
            Mark("flag", T("Flag")),
            Mark("airfield", T("Airfield Control marker")),
            Sign("Cleared", T("Cleared Island")),
        ),
    ),
    Note(
        T("Beside the map: nine Situation and nine Retreat markers."),
        ("hoe:4.3",),
        (ASSAULTED, SUPPORTED, Sign("OR"), Sign("DR")),
    ),
)
_INTELLIGENCE: tuple[Note, ...] = (
    Note(
        T("One Reaction marker face down on turn box 6, another on box 8."),
        ("hoe:4.5",),
        (Sign("?"),) * 2,
        tuple(map(_box, REACTION_BOXES)),
    ),
    Note(
        T("Red bag: 21 Defense/Support and the three Reaction markers left."),
        ("hoe:4.5",),
        (Sign("?"),) * 24,
    ),
)
_REST = T("Lay the other {count} face down on the deployment hexes still free. Look at none.")
_NOTHING = T("nothing")
