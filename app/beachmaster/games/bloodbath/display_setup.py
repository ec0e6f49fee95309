"""Say how to set up the real table, act by act (bib:11.0)."""

from collections.abc import Iterator

from beachmaster.engine.display import Note
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.display_units import pieces
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import PLACES
from beachmaster.games.bloodbath.setup import STAND_INS
from beachmaster.games.bloodbath.texts import T


def preparation(
    two_players: bool, tracked: bool, own_counters: bool = True, turn_track: bool = True
) -> tuple[Note, ...]:
    """Return the acts of the set-up in the book's order."""
    return tuple(_notes(two_players, tracked, own_counters or tracked, turn_track))


def _notes(
    two_players: bool, tracked: bool, own_counters: bool, turn_track: bool
) -> Iterator[Note]:
    if tracked:
        yield Note(
            T(
                "The program keeps the map, the counters and the container of this game. Lay them "
                "out as well only if you want to follow on your own map."
            ),
            ("bib:11.0",),
        )
    if turn_track:
        yield Note(T("Turn marker: box 1, ordinary side up."), ("bib:11.1",))
    japanese = (
        T("The Japanese player lays a unit of his choice face down on each red hex.")
        if two_players
        else T("Mix the Japanese units face down and lay one on each red hex. Look at none.")
    )
    if not own_counters:
        japanese = STAND_INS
    yield Note(japanese, ("bib:11.2", *(("bib:23.1",) if two_players else ())))
    for source, rule in _REST:
        if own_counters or source is not _LEFT_OVER:
            yield Note(source, (rule,))


def laid_out(game: Game) -> tuple[Note, ...]:
    """Return the acts that lay out a given position, one for each kind of piece."""
    spaces: dict[tuple[Text, Text], list[Text]] = {}
    for piece in pieces(game).values():
        spaces.setdefault((piece.name, piece.look), []).append(PLACES.name(piece.space))
    return tuple(
        Note(T("{piece} ({look}): {spaces}", piece=name, spaces=where, look=look), ("bib:11.0",))
        for (name, look), where in spaces.items()
    )


_LEFT_OVER = T("Japanese units left over: into the container, unseen.")
_REST: tuple[tuple[Text, str], ...] = (
    (
        T("Leave 1111 (Motoyama) empty: it counts as a white hex."),
        "bib:11.2",
    ),
    (_LEFT_OVER, "bib:11.2"),
    (T("Decide which coast you invade; the program asks."), "bib:11.3"),
    (
        T("4th and 5th Divisions, 26 counters: Available for Landing."),
        "bib:11.4",
    ),
    (T("3rd Division, 13 counters: US Reserves box."), "bib:11.4"),
    (T("Beside the map: the US flag."), "bib:11.4"),
    (T("Beside the map: the eleven bombardment markers."), "bib:11.5"),
)
