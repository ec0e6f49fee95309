"""Say how to set up the real table, act by act (ies:5.2, ies:5.3)."""

from collections.abc import Callable, Iterable, Iterator

from beachmaster.engine.counters import counter_of
from beachmaster.engine.display import Counter, Note, Sign
from beachmaster.engine.pieces import TableChange
from beachmaster.engine.text import Text, plain_text, render
from beachmaster.games.ie_shima.acts import (
    ADVANTAGE,
    IMPULSE,
    TURN,
    VP,
    control_id,
    figure_id,
    marker_id,
)
from beachmaster.games.ie_shima.bombard import MARKER_TEXTS
from beachmaster.games.ie_shima.calling import FIGURE_NAMES
from beachmaster.games.ie_shima.display_units import pieces, rows
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.places import BEACHES, LATER, PLACES, SPECIAL
from beachmaster.games.ie_shima.places import TURN as TURN_SPACE
from beachmaster.games.ie_shima.texts import T

Places = Callable[[Iterable[str]], tuple[TableChange, ...]]
"""Returns the changes that place pieces, by their ids, on an empty table."""


def preparation(game: Game, places: Places) -> tuple[Note, ...]:
    """Return the acts of the set-up in the book's order; the Japanese infantry comes after."""
    return tuple(_notes(game, places))


def _notes(game: Game, places: Places) -> Iterator[Note]:
    state = game.state
    if not game.beside_table:
        yield Note(
            T(
                "The program keeps the map of this game. Lay it out as well only if you want to "
                "follow on your own."
            ),
            ("ies:5.0",),
        )
    yield Note(
        T("Turn marker: April 16. Impulse marker: 1, Clear side up."),
        ("ies:5.2",),
        (Sign("Turn"), Sign("Impulse")),
        acts=places((TURN, IMPULSE)),
    )
    names = [MARKER_TEXTS[one] for one in state.markers]
    yield Note(
        T("Into their holding boxes: {markers}.", markers=names),
        ("ies:5.2",),
        acts=places(map(marker_id, state.markers)),
    )
    side = T("US side up") if game.holder == "us" else T("Japanese side up")
    yield Note(
        T("Advantage marker: its holding box, {side}.", side=side),
        ("ies:5.2",),
        acts=places((ADVANTAGE,)),
    )
    yield Note(
        T("VP marker: 0. A Japanese Control marker into each area."),
        ("ies:5.2",),
        acts=places((VP, *map(control_id, state.control))),
        former="VP markers: 0. A Japanese Control marker into each area.",
    )
    for box in (*BEACHES, SPECIAL):
        shown = _in(game, box)
        if shown:
            rule = "ies:5.3.1" if box in BEACHES else "ies:5.3.2"
            units = [row.id for row in rows(game) if row.place == box]
            yield Note(_where(game, box), (rule,), shown, acts=places(units))
    yield Note(
        T("Beside the map: the eight companies of the 307th, for 17 April."),
        ("ies:6.2.2",),
        _in(game, LATER),
    )
    yield Note(
        T(
            "The twelve units of 2/1, SEI and Labor go where the Japanese player says. Stacks are "
            "open to both; their order means nothing."
        ),
        ("ies:5.3.2", "ies:7.1"),
    )
    if game.plays("figures"):
        yield Note(
            T("Ernie Pyle and Major Igawa: the April 16 box of the Turn Track."),
            ("ies:20.1",),
            acts=places(map(figure_id, FIGURE_NAMES)),
        )
    yield Note(
        T("Then 16 April begins with the Japanese Impulse 1, without a Reinforcement Phase."),
        ("ies:6.1.1", "ies:16.1"),
    )


def _where(game: Game, box: str) -> Text:
    units = game.field.of("us", box) or game.field.of("japan", box)
    return T("{units}: {box}, full side up.", units=game.names(units), box=PLACES.name(box))


def _in(game: Game, place: str) -> tuple[Counter, ...]:
    return tuple(
        counter_of(row)
        for row in rows(game)
        if row.place == place and (place != LATER or row.side.own)
    )


def laid_out(game: Game, places: Places) -> tuple[Note, ...]:
    """Return the acts that lay out a given position, one for each place."""
    spaces: dict[str, list[str]] = {}
    lying = pieces(game)
    for name, piece in lying.items():
        spaces.setdefault(piece.space, []).append(name)
    looks = T("{piece} ({look})")
    told = {
        place: [looks.fill(piece=lying[name].name, look=lying[name].look) for name in names]
        for place, names in spaces.items()
    }
    return tuple(
        Note(
            _HOLDS.fill(place=_name(place), pieces=told[place]),
            ("ies:5.0",),
            _in(game, place),
            acts=places(names),
            former=_former(place, told[place]),
        )
        for place, names in spaces.items()
    )


def _former(place: str, told: list[Text]) -> str:
    """Return the words of an act on the Turn Track whose space was called by the turn."""
    turn = TURN_SPACE.which(place)
    if turn is None:
        return ""
    return f"turn track space {turn}: {render(T('{pieces}', pieces=told))}"


_HOLDS = T("{place}: {pieces}")


def _name(place: str) -> Text:
    return PLACES.name(place) if place else plain_text("")
