"""Say how to set up the real table, act by act (bib:11.0)."""

from collections.abc import Iterator

from beachmaster.engine.display import Note
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.view import pieces, space_words


def preparation(two_players: bool, tracked: bool) -> tuple[Note, ...]:
    """Return the acts of the set-up in the book's order."""
    return tuple(_notes(two_players, tracked))


def _notes(two_players: bool, tracked: bool) -> Iterator[Note]:
    if tracked:
        yield Note(Text(_OPTIONAL), ("bib:11.0",))
    yield Note(Text(_TURN), ("bib:11.1",))
    japanese = _CHOSEN if two_players else _MIXED
    yield Note(Text(japanese), ("bib:11.2", *(("bib:23.1",) if two_players else ())))
    for source, rule in _REST:
        yield Note(Text(source), (rule,))


def laid_out(game: Game) -> tuple[Note, ...]:
    """Return the acts that lay out a given position, one for each kind of piece."""
    spaces: dict[tuple[Text, Text], list[Text]] = {}
    for piece in pieces(game.state, game.data).values():
        spaces.setdefault((piece.name, piece.look), []).append(space_words(piece.space))
    return tuple(
        Note(Text(_PUT, piece=name, spaces=where, look=look), ("bib:11.0",))
        for (name, look), where in spaces.items()
    )


_OPTIONAL = QT_TRANSLATE_NOOP(
    "bib",
    "The program keeps the map, the counters and the container of this game. Lay them out as well "
    "only if you want to follow on your own map.",
)
_TURN = QT_TRANSLATE_NOOP("bib", "Turn marker: box 1, ordinary side up.")
_MIXED = QT_TRANSLATE_NOOP(
    "bib", "Mix the Japanese units face down and lay one on each red hex. Look at none."
)
_CHOSEN = QT_TRANSLATE_NOOP(
    "bib", "The Japanese player lays a unit of his choice face down on each red hex."
)
_REST: tuple[tuple[Source, str], ...] = (
    (
        QT_TRANSLATE_NOOP("bib", "Leave 1111 (Motoyama) empty: it counts as a white hex."),
        "bib:11.2",
    ),
    (QT_TRANSLATE_NOOP("bib", "Japanese units left over: into the container, unseen."), "bib:11.2"),
    (QT_TRANSLATE_NOOP("bib", "Decide which coast you invade; the program asks."), "bib:11.3"),
    (
        QT_TRANSLATE_NOOP("bib", "4th and 5th Divisions, 26 counters: Available for Landing."),
        "bib:11.4",
    ),
    (QT_TRANSLATE_NOOP("bib", "3rd Division, 13 counters: US Reserves box."), "bib:11.4"),
    (QT_TRANSLATE_NOOP("bib", "Beside the map: the US flag."), "bib:11.4"),
    (QT_TRANSLATE_NOOP("bib", "Beside the map: the eleven bombardment markers."), "bib:11.5"),
)
_PUT = QT_TRANSLATE_NOOP("bib", "{piece} ({look}): {spaces}")
