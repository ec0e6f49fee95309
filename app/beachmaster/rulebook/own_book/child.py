"""Read a rulebook inside a child process of its own: what a hostile file breaks is only this."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from beachmaster.rulebook.own_book.bounds import leave_with_parent, limit_memory
from beachmaster.rulebook.own_book.pages import Pages, UnreadableError
from beachmaster.rulebook.sources import Heading

LEAST_LETTERS = 200
HALF = 0.5
Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Work:
    """What a child is to read, and how much it may be; `headings` are those of each game."""

    path: str
    is_pdf: bool
    pages: int
    lines: int
    memory: int
    game: str = ""
    headings: Mapping[str, Sequence[Heading]] = field(default_factory=dict)


def read_book(connection: Connection, work: Work) -> None:
    """Send each page's lines, then `{"done": true}` with what else was learned, or an error."""
    leave_with_parent()
    limit_memory(work.memory)
    try:
        for message in _messages(work):
            connection.send_bytes(json.dumps(message).encode())
    except MemoryError:
        connection.send_bytes(b'{"error": "memory"}')
    except UnreadableError as error:
        refusal = {"error": str(error), "pages": error.pages}
        connection.send_bytes(json.dumps(refusal).encode())
    finally:
        connection.close()


def _messages(work: Work) -> Iterator[Message]:
    if work.is_pdf:
        from beachmaster.rulebook.own_book.pdf import pages_of
    else:
        from beachmaster.rulebook.own_book.plain_text import pages_of
    pages, blanks = pages_of(Path(work.path), work.pages)
    if sum(map(len, pages)) > work.lines:
        raise UnreadableError("large")
    for lines in pages:
        yield {"lines": lines}
    letters = sum(len(line.strip()) for lines in pages for line in lines)
    if letters < LEAST_LETTERS or len(blanks.lost) > HALF * len(pages):
        raise UnreadableError("pictures" if blanks.pictures else "empty")
    yield {"done": True, "pictures": blanks.pictures, "lost": blanks.lost, **_matched(pages, work)}


def _matched(pages: Pages, work: Work) -> Message:
    """Find the game's headings; where most are not there, count those of the other games too."""
    if not work.headings:
        return {}
    from beachmaster.rulebook.own_book.cleaning import usable_lines
    from beachmaster.rulebook.own_book.matching import match_lines

    own, lines_read = work.headings[work.game], usable_lines(pages)
    found = [(each.position, each.page, each.line) for each in match_lines(lines_read, own)]
    fits = {work.game: len(found)}
    if len(found) < HALF * len(own):
        for game, headings in work.headings.items():
            if game != work.game:
                fits[game] = len(match_lines(lines_read, headings))
    return {"found": found, "fits": fits}
