"""Keep the player's own rulebooks: import, look up, assign by hand, remove."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from beachmaster.rulebook.books import books, game_of
from beachmaster.rulebook.own_book.child import HALF
from beachmaster.rulebook.player import PlayerData, player_session, storable
from beachmaster.rulebook.problems import DoubtfulBookError, OwnBookError
from beachmaster.rulebook.sources import Heading
from beachmaster.rulebook.texts import T

if TYPE_CHECKING:
    from sqlmodel import Session

    from beachmaster.rulebook.own_book.reading import Limits, OwnText
    from beachmaster.rulebook.player_tables import OwnPassageRow


@dataclass(frozen=True, slots=True)
class OwnBook:
    """An imported rulebook: how many of the printed headings were found in it.

    `file` is where it was read from, if that is known. Only the import itself knows its pages of
    pictures and its lost ones.
    """

    game: str
    name: str
    pages: int
    paged: bool
    found: int
    headings: int
    file: Path | None = None
    pictures: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Passage:
    """The player's own text of a heading; `page` is 0 in a book without pages."""

    rule_id: str
    printed: str
    title: str
    page: int
    line: int
    text: str
    by_hand: bool


class Shelf(PlayerData):
    """The player's imported rulebooks, in their own database."""

    def import_book(
        self,
        file: Path,
        game: str,
        headings: Mapping[str, Sequence[Heading]],
        *,
        anyway: bool = False,
        limits: "Limits | None" = None,
        stopped: Callable[[], bool] | None = None,
    ) -> OwnBook:
        """Read a rulebook, match its headings and keep it in place of an earlier one.

        `headings` are those of each game. A book that lacks most of its game's headings is only
        kept `anyway`. Raises `OwnBookError`, and then nothing has changed.
        """
        from beachmaster.rulebook.own_book.reading import ORDINARY, never, read_own_book

        own = read_own_book(
            file, limits or ORDINARY, game=game, headings=headings, stopped=stopped or never
        )
        _check_fit(own, game, headings, anyway=anyway)
        with player_session(self._engine) as session:
            by_hand = _kept_by_hand(session, game, own.digest)
            _clear(session, game)
            _store(session, game, own, file)
            for position, heading in enumerate(headings[game]):
                row = _passage_row(game, position, heading)
                if position in own.places:
                    row.page, row.line = own.places[position]
                    row.found = True
                session.add(row)
            session.flush()
            for rule_id, page, line in by_hand:
                _place(session, rule_id, page, line)
            _cut(session, game)
            session.commit()
        return replace(self.book(game), pictures=own.pictures, lost=own.lost)

    def remove(self, game: str) -> None:
        """Remove a game's imported rulebook and everything taken from it."""
        from sqlalchemy import text

        from beachmaster.rulebook.player_tables import REFRESH

        self.book(game)
        with player_session(self._engine) as session:
            _clear(session, game)
            session.execute(text(REFRESH))
            session.commit()

    def book(self, game: str) -> OwnBook:
        """Return what is known of a game's imported rulebook; raises `OwnBookError`."""
        from beachmaster.rulebook.player_tables import OwnBookRow, OwnFileRow

        with player_session(self._engine) as session:
            row = session.get(OwnBookRow, game)
            if row is None:
                raise OwnBookError(
                    T("You have not imported a rulebook for this game: {game}.", game=game)
                )
            rows, place = _rows(session, game), session.get(OwnFileRow, game)
            return OwnBook(
                game,
                row.name,
                row.pages,
                row.paged,
                sum(each.found for each in rows),
                len(rows),
                Path(place.path) if place is not None else None,
            )

    def books(self) -> tuple[str, ...]:
        """Return the games that have an imported rulebook."""
        from sqlmodel import select

        from beachmaster.rulebook.player_tables import OwnBookRow

        with player_session(self._engine) as session:
            return tuple(sorted(row.game for row in session.exec(select(OwnBookRow))))

    def unmatched(self, game: str) -> tuple[Heading, ...]:
        """Return the headings that were not found in the player's copy."""
        with player_session(self._engine) as session:
            return tuple(
                Heading(game, row.printed, row.title, row.rule_id)
                for row in _rows(session, game)
                if not row.found
            )

    def passages(self, rule_id: str) -> tuple[Passage, ...]:
        """Return the player's own text of a rule, or of the nearest rule above it; may be empty."""
        game = game_of(rule_id)
        if game is None:
            return ()
        with player_session(self._engine) as session:
            paged = _is_paged(session, game)
            found = [row for row in _rows(session, game) if row.found]
        while rule_id:
            own = [row for row in found if row.rule_id == rule_id]
            if own:
                return tuple(_passage(row, paged) for row in own)
            rule_id = rule_id.rpartition(".")[0]
        return ()

    def page(self, game: str, page: int) -> str:
        """Return the text of one page of the player's copy; raises `OwnBookError`."""
        from beachmaster.rulebook.player_tables import OwnPageRow

        book = self.book(game)
        with player_session(self._engine) as session:
            row = session.get(OwnPageRow, (game, page))
            if row is None:
                raise OwnBookError(
                    T(
                        "Your rulebook has pages 1 to {pages}; there is no page {page}.",
                        pages=book.pages,
                        page=page,
                    )
                )
            return row.text

    def assign(self, rule_id: str, page: int, words: str = "") -> tuple[Passage, ...]:
        """Say by hand where a rule stands: its page, and the words it begins with if wanted.

        Raises `OwnBookError` where the page is not there or does not say so.
        """
        game = game_of(rule_id) or ""
        line = _line_of(self.page(game, page), page, words)
        with player_session(self._engine) as session:
            _place(session, rule_id, page, line)
            _cut(session, game)
            session.commit()
        return self.passages(rule_id)


def _check_fit(
    own: "OwnText", game: str, headings: Mapping[str, Sequence[Heading]], *, anyway: bool
) -> None:
    """Refuse a book without a heading of its game, and one that lacks most of them."""
    found, total = len(own.places), len(headings[game])
    shares = {each: own.fits.get(each, 0) / (len(headings[each]) or 1) for each in headings}
    best = max(shares, key=lambda each: shares[each])
    if shares[game] >= HALF or (anyway and found):
        return
    facts = T(
        "{file} has only {found} of the {headings} headings of {title}. Is it the right "
        "rulebook? Nothing was imported.",
        file=own.name,
        found=found,
        headings=total,
        title=books()[game].title,
    )
    if best != game and shares[best] >= HALF:
        text = T(
            "{file} has only {found} of the {headings} headings of {title}, but {others} of the "
            "{all} of {other}. Nothing was imported.",
            others=own.fits[best],
            all=len(headings[best]),
        )
        text.params |= facts.params | {"other": books()[best].title}
        raise DoubtfulBookError(text, best)
    if not found:
        raise OwnBookError(
            T(
                "{file} has none of the headings of this game. Is it the right rulebook?",
                file=own.name,
            )
        )
    raise DoubtfulBookError(facts, "")


def _line_of(text: str, page: int, words: str) -> int:
    """Return the first line of a page that holds the words, whatever their case and spaces."""
    wanted = "".join(words.lower().split())
    for number, line in enumerate(text.split("\n"), start=1):
        if wanted in "".join(line.lower().split()):
            return number
    raise OwnBookError(
        T("Page {page} of your rulebook does not say: {words}.", page=page, words=words)
    )


def _store(session: "Session", game: str, own: "OwnText", file: Path) -> None:
    from beachmaster.rulebook.player_tables import OwnBookRow, OwnFileRow, OwnPageRow

    path = str(file.absolute())
    if path == storable(path):  # a name that is no text can be read, but not kept
        session.add(OwnFileRow(game=game, path=path))
    session.add(
        OwnBookRow(
            game=game,
            name=storable(own.name),
            digest=own.digest,
            pages=len(own.pages),
            paged=own.paged,
        )
    )
    for number, lines in enumerate(own.pages, start=1):
        session.add(OwnPageRow(game=game, page=number, text=storable("\n".join(lines))))


def _clear(session: "Session", game: str) -> None:
    from sqlmodel import col, delete

    from beachmaster.rulebook.player_tables import (
        OwnBookRow,
        OwnFileRow,
        OwnPageRow,
        OwnPassageRow,
    )

    session.exec(delete(OwnPassageRow).where(col(OwnPassageRow.game) == game))
    session.exec(delete(OwnPageRow).where(col(OwnPageRow.game) == game))
    session.exec(delete(OwnFileRow).where(col(OwnFileRow.game) == game))
    session.exec(delete(OwnBookRow).where(col(OwnBookRow.game) == game))


def _kept_by_hand(session: "Session", game: str, digest: str) -> list[tuple[str, int, int]]:
    """Return the places named by hand in an earlier import of the very same file."""
    from beachmaster.rulebook.player_tables import OwnBookRow

    before = session.get(OwnBookRow, game)
    if before is None or before.digest != digest:
        return []
    return [(row.rule_id, row.page, row.line) for row in _rows(session, game) if row.by_hand]


def _rows(session: "Session", game: str) -> list["OwnPassageRow"]:
    from sqlmodel import col, select

    from beachmaster.rulebook.player_tables import OwnPassageRow

    wanted = select(OwnPassageRow).where(OwnPassageRow.game == game)
    return list(session.exec(wanted.order_by(col(OwnPassageRow.position))))


def _passage_row(game: str, position: int, heading: Heading) -> "OwnPassageRow":
    from beachmaster.rulebook.player_tables import OwnPassageRow

    return OwnPassageRow(
        game=game,
        position=position,
        rule_id=heading.id,
        printed=heading.printed,
        title=heading.title,
    )


def _place(session: "Session", rule_id: str, page: int, line: int) -> None:
    """Put a rule's heading at a place: one not found yet, else its first, else a new one."""
    game = game_of(rule_id) or ""
    rows = _rows(session, game)
    own = sorted((row for row in rows if row.rule_id == rule_id), key=lambda row: row.found)
    row = own[0] if own else _passage_row(game, len(rows), Heading(game, "", rule_id, rule_id))
    row.page, row.line, row.found, row.by_hand = page, line, True, True
    session.add(row)
    session.flush()


def _cut(session: "Session", game: str) -> None:
    """Give each found heading the text down to the next one."""
    from sqlalchemy import text
    from sqlmodel import col, select

    from beachmaster.rulebook.own_book.cleaning import usable_lines
    from beachmaster.rulebook.player_tables import REFRESH, OwnPageRow

    pages = session.exec(
        select(OwnPageRow).where(OwnPageRow.game == game).order_by(col(OwnPageRow.page))
    ).all()
    lines = usable_lines([page.text.split("\n") for page in pages])
    found = sorted(
        (row for row in _rows(session, game) if row.found), key=lambda row: (row.page, row.line)
    )
    starts = [(row.page, row.line) for row in found] + [(len(pages) + 1, 0)]
    places = [
        bisect_left(lines, start, key=lambda line: (line.page, line.line)) for start in starts
    ]
    for row, first, last in zip(found, places[:-1], places[1:], strict=True):
        row.text = "\n".join(line.text for line in lines[first:last]).strip()
        session.add(row)
    session.flush()
    session.execute(text(REFRESH))


def _is_paged(session: "Session", game: str) -> bool:
    from beachmaster.rulebook.player_tables import OwnBookRow

    book = session.get(OwnBookRow, game)
    return bool(book and book.paged)


def _passage(row: "OwnPassageRow", paged: bool) -> Passage:
    return Passage(
        row.rule_id,
        row.printed,
        row.title,
        row.page if paged else 0,
        row.line,
        row.text,
        row.by_hand,
    )
