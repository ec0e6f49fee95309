"""Say how to set up the real table, act by act (bib:11.0)."""

from collections.abc import Iterator

from beachmaster.engine.counters import counter_of, face_down
from beachmaster.engine.display import Counter, Mark, Note, Sign
from beachmaster.engine.text import Text, plain_text, render
from beachmaster.engine.tracks import on_table
from beachmaster.games.bloodbath.about import JAPAN, US
from beachmaster.games.bloodbath.board_data import VILLAGE
from beachmaster.games.bloodbath.display_map import SYMBOLS
from beachmaster.games.bloodbath.display_units import pieces, rows
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import AVAILABLE, PLACES, RESERVES
from beachmaster.games.bloodbath.setup import STAND_INS
from beachmaster.games.bloodbath.texts import T


def preparation(game: Game) -> tuple[Note, ...]:
    """Return the acts of the set-up in the book's order."""
    return tuple(_notes(game))


def _notes(game: Game) -> Iterator[Note]:
    tracked = not game.beside_table
    own_counters = game.own_counters or tracked
    if tracked:
        yield Note(
            T(
                "The program keeps the map, the counters and the container of this game. Lay them "
                "out as well only if you want to follow on your own map."
            ),
            ("bib:11.0",),
        )
    if on_table(game.options, "turn"):
        first = Mark("box", T("Box {number}", number=1), "1")
        source = T("Turn marker: box 1, ordinary side up.")
        yield Note(source, ("bib:11.1",), (Sign("Turn"),), (first,))
    if game.prints is not None and game.prints.own:
        yield _COAST  # asked before the map is, so that it can be learned from there on
    japanese = (
        T("The Japanese player places a unit of his choice face down on each red hex.")
        if game.two_players
        else T(
            "Mix the Japanese units face down and place one on each red hex. Do not look at any."
        )
    )
    former = _FORMER_CHOSEN if game.two_players else _FORMER_MIXED
    if not own_counters:
        japanese, former = STAND_INS, _FORMER_STAND_INS
    rules = ("bib:11.2", *(("bib:23.1",) if game.two_players else ()))
    yield Note(japanese, rules, (face_down(JAPAN),), (SYMBOLS["red"],), former=former)
    yield Note(
        T("Leave {place} (Motoyama) empty: it counts as a white hex.", place=VILLAGE),
        ("bib:11.2",),
        onto=(SYMBOLS["white"],),
    )
    if own_counters:
        left_over = T("Put the Japanese units left over into the container, unseen.")
        yield Note(left_over, ("bib:11.2",), (face_down(JAPAN),), former=_FORMER_LEFT_OVER)
    yield from _americans(game)


def _americans(game: Game) -> Iterator[Note]:
    if game.prints is None or not game.prints.own:
        yield _COAST
    yield Note(
        T("4th and 5th Divisions, 26 counters: Available for Landing."),
        ("bib:11.4",),
        _waiting(game, AVAILABLE),
    )
    yield Note(
        T("3rd Division, 13 counters: US Reserves box."), ("bib:11.4",), _waiting(game, RESERVES)
    )
    yield Note(T("Beside the map: the US flag."), ("bib:11.4",), (Mark("flag", T("US flag")),))
    shells = (Mark("shell", T("Bombardment marker")),) * 11
    yield Note(
        T("Beside the map: the eleven bombardment markers, which serve both sides."),
        ("bib:11.5",),
        shells,
    )


_FORMER_MIXED = "Mix the Japanese units face down and lay one on each red hex. Look at none."
_FORMER_CHOSEN = "The Japanese player lays a unit of his choice face down on each red hex."
_FORMER_STAND_INS = (
    "Put a piece of any kind on each red hex of your map; the program says what it stands for when "
    "it is turned."
)
_FORMER_LEFT_OVER = "Japanese units left over: into the container, unseen."
_FORMER_LOOKS = {"face up, dug in": "turned up, dug in"}
"""What version 0.3.0 called acts and looks; never changed."""
_COAST = Note(
    T("Decide which coast you invade; the program asks for it."),
    ("bib:11.3",),
    former="Decide which coast you invade; the program asks.",
)


def _waiting(game: Game, place: str) -> tuple[Counter, ...]:
    """Return the counters that wait in a box."""
    return tuple(counter_of(row) for row in rows(game) if row.side is US and row.place == place)


def laid_out(game: Game) -> tuple[Note, ...]:
    """Return the acts that lay out a given position, one for each kind of piece."""
    spaces: dict[tuple[Text, Text], list[Text]] = {}
    shown: dict[tuple[Text, Text], list[Counter]] = {}
    drawn = _drawn(game)
    for name, piece in pieces(game).items():
        spaces.setdefault((piece.name, piece.look), []).append(PLACES.name(piece.space))
        if name in drawn:
            shown.setdefault((piece.name, piece.look), []).append(drawn[name])
    return tuple(
        Note(
            _LIES.fill(piece=name, look=look, spaces=where),
            ("bib:11.0",),
            tuple(shown.get((name, look), ())),
            former=_former(name, look, where),
        )
        for (name, look), where in spaces.items()
    )


def _former(name: Text, look: Text, where: list[Text]) -> str:
    """Return what version 0.3.0 called the act of laying out a piece, empty if it is the same."""
    former = _FORMER_LOOKS.get(look.source.text)
    if former is None:
        return ""
    return render(_LIES.fill(piece=name, look=plain_text(former), spaces=where))


_LIES = T("{piece} ({look}): {spaces}")


def _drawn(game: Game) -> dict[str, Counter]:
    """Return the counters by piece; what lies face down shows its back, whoever knows it."""
    return {
        row.id if row.side is JAPAN else f"us/{row.id}": face_down(JAPAN)
        if row.hidden
        else counter_of(row)
        for row in rows(game)
    }
