"""Say how to set up the real table, act by act, for the options chosen (hoe:4, hoe:7.1)."""

from collections.abc import Iterable, Iterator

from beachmaster.engine.display import Bag, Note
from beachmaster.engine.module import Piece
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text
from beachmaster.games.hell_on_earth.display_bags import bags
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.setup import STAND_INS
from beachmaster.games.hell_on_earth.state import ERROR_RESERVE
from beachmaster.games.hell_on_earth.view import pieces, space_name

HEROIC = "hoe:7.1"


def preparation(heroic: bool, tracked: bool, own_counters: bool = True) -> tuple[Note, ...]:
    """Return the acts of the set-up in the book's order."""
    return tuple(_notes(heroic, tracked, own_counters))


def _notes(heroic: bool, tracked: bool, own_counters: bool) -> Iterator[Note]:
    if tracked:
        yield Note(Text(_OPTIONAL), ("hoe:3.1",))
    for source, rule in (*_TRACKS, *_ASIDE):
        yield Note(Text(source), (rule,))
    yield from _command(heroic)
    for source in _INTELLIGENCE:
        yield Note(Text(source), ("hoe:4.5",))
    yield from _japanese(heroic, tracked, own_counters)
    yield from _americans(heroic)


def _command(heroic: bool) -> Iterator[Note]:
    yield Note(Text(_ERRORS_ASIDE), ("hoe:4.4",))
    yield Note(Text(_BLUE_BAG), ("hoe:4.4",))
    if heroic:
        yield Note(Text(_HEROIC_ERROR), ("hoe:4.4", HEROIC))
    yield Note(Text(_FIRST_MARKER), ("hoe:4.4",))


def _japanese(heroic: bool, tracked: bool, own_counters: bool) -> Iterator[Note]:
    if tracked or not own_counters:
        source = _DEALT if tracked else STAND_INS
        yield Note(Text(source), ("hoe:4.6", *((HEROIC,) if heroic else ())))
        return
    yield Note(Text(_SHUFFLE), ("hoe:4.6",))
    if heroic:
        yield Note(Text(_HQ_HEROIC), ("hoe:4.6", HEROIC))
        yield Note(Text(_NORTH_EAST), ("hoe:4.6", HEROIC))
        yield Note(Text(_REST, count=22), ("hoe:4.6", HEROIC))
    else:
        yield Note(Text(_HQ), ("hoe:4.6",))
        yield Note(Text(_NORTH), ("hoe:4.6",))
        yield Note(Text(_REST, count=25), ("hoe:4.6",))


def _americans(heroic: bool) -> Iterator[Note]:
    if heroic:
        yield Note(Text(_LAND_HEROIC_5), ("hoe:4.7", HEROIC))
        yield Note(Text(_LAND_HEROIC_4), ("hoe:4.7", HEROIC))
        yield Note(Text(_THREE_STEPS), (HEROIC, "hoe:3.3.1"))
    else:
        for source in (_LAND_28, _LAND_5, _LAND_4):
            yield Note(Text(source), ("hoe:4.7",))
    yield Note(Text(_RESERVE), ("hoe:4.7",))
    yield Note(Text(_LATE), ("hoe:4.7",))


def laid_out(game: Game) -> tuple[Note, ...]:
    """Return the acts that lay out a given position: what goes into the bags, then every piece."""
    aside = sum(at == ERROR_RESERVE for at in game.state.blue.values())
    return (
        *(Note(Text(_FILL, bag=bag.title, markers=_inside(bag)), bag.rules) for bag in bags(game)),
        *((Note(Text(_ASIDE_NOW, count=aside), ("hoe:4.4",)),) if aside else ()),
        *_placed(pieces(game.state, game.data).values()),
    )


def _inside(bag: Bag) -> list[Text]:
    """Return the kinds and numbers that lie in a bag."""
    held = (kind for kind in bag.inside if kind.number)
    return [Text(_KIND, number=kind.number, kind=kind.text) for kind in held] or [Text(_NOTHING)]


def _placed(found: Iterable[Piece]) -> Iterator[Note]:
    """Yield one act for each name and look, with all the spaces it goes to."""
    spaces: dict[tuple[Text, Text], list[Text]] = {}
    for piece in found:
        spaces.setdefault((piece.name, piece.look), []).append(space_name(piece.space))
    for (name, look), where in spaces.items():
        yield Note(Text(_PUT, piece=name, spaces=where, look=look), ("hoe:4",))


_OPTIONAL = QT_TRANSLATE_NOOP(
    "hoe",
    "The program keeps the map, the counters and both bags of this game. Lay them out as well only "
    "if you want to follow on your own map.",
)
_TRACKS: tuple[tuple[Source, str], ...] = (
    (
        QT_TRANSLATE_NOOP("hoe", "Turn marker: box 1 of the Turn Track, Good Weather up."),
        "hoe:4.1",
    ),
    (QT_TRANSLATE_NOOP("hoe", "VP marker: beside its track, as you have no point yet."), "hoe:4.1"),
    (
        QT_TRANSLATE_NOOP("hoe", "Phase marker: box 2, Bombardment, with the US side up."),
        "hoe:4.1",
    ),
)
_ASIDE: tuple[tuple[Source, str], ...] = (
    (
        QT_TRANSLATE_NOOP(
            "hoe", "Beside the map: the flag, three Airfield Control markers, Cleared Island."
        ),
        "hoe:4.2",
    ),
    (
        QT_TRANSLATE_NOOP("hoe", "Beside the map: nine Situation and nine Retreat markers."),
        "hoe:4.3",
    ),
)
_ERRORS_ASIDE = QT_TRANSLATE_NOOP("hoe", "Lay six of the nine Intelligence Errors aside.")
_BLUE_BAG = QT_TRANSLATE_NOOP(
    "hoe", "Blue bag: the twenty Special Orders and the three Errors left, 23 markers."
)
_HEROIC_ERROR = QT_TRANSLATE_NOOP(
    "hoe", "Heroic mode: one of the Errors laid aside goes into slot 3 of the Command Area."
)
_FIRST_MARKER = QT_TRANSLATE_NOOP(
    "hoe", "One marker from the blue bag, drawn at random, goes face up into slot 1."
)
_INTELLIGENCE: tuple[Source, ...] = (
    QT_TRANSLATE_NOOP("hoe", "One Reaction marker face down on turn box 6, another on box 8."),
    QT_TRANSLATE_NOOP("hoe", "Red bag: 21 Defense/Support and the three Reaction markers left."),
)
_DEALT = QT_TRANSLATE_NOOP(
    "hoe",
    "The thirty Japanese units: the program has dealt them face down; a face-down counter on each "
    "deployment hex of your map stands for them.",
)
_SHUFFLE = QT_TRANSLATE_NOOP(
    "hoe", "Keep the 145th (HQ) apart; turn the other 29 Japanese units face down and mix them."
)
_HQ = QT_TRANSLATE_NOOP("hoe", "Mix four of them, unseen, with the 145th.")
_NORTH = QT_TRANSLATE_NOOP(
    "hoe", "Lay these five face down, one on each deployment hex of sector 6."
)
_HQ_HEROIC = QT_TRANSLATE_NOOP("hoe", "Heroic mode: mix seven of them, unseen, with the 145th.")
_NORTH_EAST = QT_TRANSLATE_NOOP(
    "hoe",
    "Lay these eight face down: five on the deployment hexes of sector 6, three on deployment "
    "hexes of sector 5.",
)
_REST = QT_TRANSLATE_NOOP(
    "hoe", "Lay the other {count} face down on the deployment hexes still free. Look at none."
)
_LAND_28 = QT_TRANSLATE_NOOP("hoe", "28th Marines: Green Beach.")
_LAND_5 = QT_TRANSLATE_NOOP(
    "hoe", "26th and 27th Marines: Red Beach 1 and Red Beach 2; the program asks who goes where."
)
_LAND_4 = QT_TRANSLATE_NOOP(
    "hoe",
    "23rd, 24th and 25th Marines: Yellow Beach 1, Yellow Beach 2 and Blue Beach 1; the program "
    "asks who goes where.",
)
_LAND_HEROIC_5 = QT_TRANSLATE_NOOP(
    "hoe",
    "Heroic mode: 26th, 27th and 28th Marines go at random on Green Beach, Red Beach 1 and Red "
    "Beach 2; the program draws.",
)
_LAND_HEROIC_4 = QT_TRANSLATE_NOOP(
    "hoe",
    "Heroic mode: 23rd, 24th and 25th Marines go at random on Yellow Beach 1, Yellow Beach 2 and "
    "Blue Beach 1; the program draws.",
)
_THREE_STEPS = QT_TRANSLATE_NOOP(
    "hoe", "Heroic mode: these six have three steps, so turn each a quarter clockwise."
)
_RESERVE = QT_TRANSLATE_NOOP(
    "hoe", "9th and 21st Marines: Reserve Area, in the slot of the 3rd Division, with four steps."
)
_LATE = QT_TRANSLATE_NOOP("hoe", "147th Infantry: turn box 7, with four steps.")
_PUT = QT_TRANSLATE_NOOP("hoe", "{piece} ({look}): {spaces}")
_FILL = QT_TRANSLATE_NOOP("hoe", "{bag}: {markers}")
_KIND = QT_TRANSLATE_NOOP("hoe", "{number} × {kind}")
_NOTHING = QT_TRANSLATE_NOOP("hoe", "nothing")
_ASIDE_NOW = QT_TRANSLATE_NOOP("hoe", "Intelligence Errors aside, in reserve: {count}")
