"""Say how to set up the real table, act by act, for the options chosen (hoe:4, hoe:7.1)."""

from collections.abc import Iterable, Iterator, Mapping

from beachmaster.engine.display import Bag, Note
from beachmaster.engine.module import Piece
from beachmaster.engine.text import Text
from beachmaster.engine.tracks import on_table
from beachmaster.games.hell_on_earth.display_units import pieces
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import ERROR_RESERVE, PLACES
from beachmaster.games.hell_on_earth.setup import STAND_INS
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.view import bags

HEROIC = "hoe:7.1"
NO_OPTIONS: Mapping[str, str] = {}


def preparation(
    heroic: bool, tracked: bool, own_counters: bool = True, options: Mapping[str, str] = NO_OPTIONS
) -> tuple[Note, ...]:
    """Return the acts of the set-up in the book's order, none for a track the program keeps."""
    return tuple(_notes(heroic, tracked, own_counters, options))


def _notes(
    heroic: bool, tracked: bool, own_counters: bool, options: Mapping[str, str]
) -> Iterator[Note]:
    if tracked:
        yield Note(
            T(
                "The program keeps the map, the counters and both bags of this game. Lay them out "
                "as well only if you want to follow on your own map."
            ),
            ("hoe:3.1",),
        )
    for track, source in _TRACKS.items():
        if on_table(options, track):
            yield Note(source, ("hoe:4.1",))
    for source, rule in _ASIDE:
        yield Note(source, (rule,))
    yield from _command(heroic)
    for source in _INTELLIGENCE:
        yield Note(source, ("hoe:4.5",))
    yield from _japanese(heroic, tracked, own_counters)
    yield from _americans(heroic)


def _command(heroic: bool) -> Iterator[Note]:
    yield Note(T("Lay six of the nine Intelligence Errors aside."), ("hoe:4.4",))
    yield Note(
        T("Blue bag: the twenty Special Orders and the three Errors left, 23 markers."),
        ("hoe:4.4",),
    )
    if heroic:
        yield Note(
            T("Heroic mode: one of the Errors laid aside goes into slot 3 of the Command Area."),
            ("hoe:4.4", HEROIC),
        )
    yield Note(
        T("One marker from the blue bag, drawn at random, goes face up into slot 1."), ("hoe:4.4",)
    )


def _japanese(heroic: bool, tracked: bool, own_counters: bool) -> Iterator[Note]:
    if tracked or not own_counters:
        source = (
            T(
                "The thirty Japanese units: the program has dealt them face down; a face-down "
                "counter on each deployment hex of your map stands for them."
            )
            if tracked
            else STAND_INS
        )
        yield Note(source, ("hoe:4.6", *((HEROIC,) if heroic else ())))
        return
    yield Note(
        T("Keep the 145th (HQ) apart; turn the other 29 Japanese units face down and mix them."),
        ("hoe:4.6",),
    )
    if heroic:
        yield Note(
            T("Heroic mode: mix seven of them, unseen, with the 145th."), ("hoe:4.6", HEROIC)
        )
        yield Note(
            T(
                "Lay these eight face down: five on the deployment hexes of sector 6, three on "
                "deployment hexes of sector 5."
            ),
            ("hoe:4.6", HEROIC),
        )
        yield Note(_REST.fill(count=22), ("hoe:4.6", HEROIC))
    else:
        yield Note(T("Mix four of them, unseen, with the 145th."), ("hoe:4.6",))
        yield Note(
            T("Lay these five face down, one on each deployment hex of sector 6."), ("hoe:4.6",)
        )
        yield Note(_REST.fill(count=25), ("hoe:4.6",))


def _americans(heroic: bool) -> Iterator[Note]:
    if heroic:
        yield Note(
            T(
                "Heroic mode: 26th, 27th and 28th Marines go at random on Green Beach, Red Beach "
                "1 and Red Beach 2; the program draws."
            ),
            ("hoe:4.7", HEROIC),
        )
        yield Note(
            T(
                "Heroic mode: 23rd, 24th and 25th Marines go at random on Yellow Beach 1, Yellow "
                "Beach 2 and Blue Beach 1; the program draws."
            ),
            ("hoe:4.7", HEROIC),
        )
        yield Note(
            T("Heroic mode: these six have three steps, so turn each a quarter clockwise."),
            (HEROIC, "hoe:3.3.1"),
        )
    else:
        for source in (
            T("28th Marines: Green Beach."),
            T(
                "26th and 27th Marines: Red Beach 1 and Red Beach 2; the program asks who goes "
                "where."
            ),
            T(
                "23rd, 24th and 25th Marines: Yellow Beach 1, Yellow Beach 2 and Blue Beach 1; "
                "the program asks who goes where."
            ),
        ):
            yield Note(source, ("hoe:4.7",))
    yield Note(
        T("9th and 21st Marines: Reserve Area, in the slot of the 3rd Division, with four steps."),
        ("hoe:4.7",),
    )
    yield Note(T("147th Infantry: turn box 7, with four steps."), ("hoe:4.7",))


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
        *_placed(pieces(game).values()),
    )


def _inside(bag: Bag) -> list[Text]:
    """Return the kinds and numbers that lie in a bag."""
    held = (kind for kind in bag.inside if kind.number)
    return [T("{number} × {kind}", number=kind.number, kind=kind.text) for kind in held] or [
        _NOTHING
    ]


def _placed(found: Iterable[Piece]) -> Iterator[Note]:
    """Yield one act for each name and look, with all the spaces it goes to."""
    spaces: dict[tuple[Text, Text], list[Text]] = {}
    for piece in found:
        spaces.setdefault((piece.name, piece.look), []).append(PLACES.name(piece.space))
    for (name, look), where in spaces.items():
        yield Note(T("{piece} ({look}): {spaces}", piece=name, spaces=where, look=look), ("hoe:4",))


_TRACKS: dict[str, Text] = {
    "turn": T("Turn marker: box 1 of the Turn Track, Good Weather up."),
    "vp": T("VP marker: beside its track, as you have no point yet."),
    "phase": T("Phase marker: box 2, Bombardment, with the US side up."),
}
_ASIDE: tuple[tuple[Text, str], ...] = (
    (
        T("Beside the map: the flag, three Airfield Control markers, Cleared Island."),
        "hoe:4.2",
    ),
    (
        T("Beside the map: nine Situation and nine Retreat markers."),
        "hoe:4.3",
    ),
)
_INTELLIGENCE: tuple[Text, ...] = (
    T("One Reaction marker face down on turn box 6, another on box 8."),
    T("Red bag: 21 Defense/Support and the three Reaction markers left."),
)
_REST = T("Lay the other {count} face down on the deployment hexes still free. Look at none.")
_NOTHING = T("nothing")
