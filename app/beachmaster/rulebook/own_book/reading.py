"""Have a player's rulebook (PDF, text or Markdown) read in a child process, within limits."""

import hashlib
import json
import multiprocessing
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from beachmaster.rulebook.own_book.bounds import TOO_MUCH_MEMORY
from beachmaster.rulebook.own_book.child import Work, read_book
from beachmaster.rulebook.problems import OwnBookError, reason_of
from beachmaster.rulebook.sources import Heading
from beachmaster.rulebook.texts import T

TEXTS = (".txt", ".md")
GLANCE = 0.2
"""So many seconds pass at most before a wish to stop is heard."""
Reader = Callable[[Connection, Work], None]
Pages = tuple[tuple[str, ...], ...]
Headings = Mapping[str, Sequence[Heading]]


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a file may ask of us; `page_seconds` and `pixels` are those of a page's picture."""

    pages: int = 600
    letters: int = 6_000_000
    lines: int = 40_000
    file_bytes: int = 400_000_000
    seconds: float = 90.0
    memory: int = 800_000_000
    page_seconds: float = 20.0
    pixels: int = 16_000_000


@dataclass(frozen=True, slots=True)
class OwnText:
    """A rulebook as pages of lines; `paged` is false for a text file without page breaks.

    `places` are page and line of each heading found, by the heading's position; `fits` tells how
    many headings of a game were found. `pictures` are pages that only show something, `lost` pages
    that hold nothing.
    """

    name: str
    digest: str
    pages: tuple[tuple[str, ...], ...]
    paged: bool
    places: Mapping[int, tuple[int, int]]
    fits: Mapping[str, int]
    pictures: tuple[int, ...]
    lost: tuple[int, ...]


class ImportStoppedError(Exception):
    """The player called an import off; nothing has changed."""


@dataclass(frozen=True, slots=True)
class _Watch:
    """A file under way: what may end it before its time."""

    path: Path
    limits: Limits
    is_pdf: bool
    stopped: Callable[[], bool]
    deadline: float


ORDINARY = Limits()
MISSING = T("{file} cannot be read: {reason}.")
TOO_LARGE = T("{file} is too large for a rulebook.")
BROKEN_OFF = T("{file} could not be read: the reading stopped midway.")
BROKEN = T("{file} is damaged or not a PDF; it could not be read.")
NO_MEMORY = T("{file} needed more memory than a rulebook should; the reading was stopped.")


def never() -> bool:
    """Tell that nobody calls a thing off."""
    return False


def read_own_book(
    path: Path,
    limits: Limits = ORDINARY,
    reader: Reader = read_book,
    game: str = "",
    headings: Headings | None = None,
    stopped: Callable[[], bool] = never,
) -> OwnText:
    """Return a file's pages and where the headings of a game stand in them.

    Raises `OwnBookError` that says in one line what is wrong, and `ImportStoppedError` once
    `stopped` says so.
    """
    try:
        size = path.stat().st_size
        if not path.is_file():
            raise OwnBookError(MISSING.fill(file=path.name, reason=T("not a file")))
        with path.open("rb") as stream:
            is_pdf = _is_pdf(path, stream.read(1024))
            if size > (limits.file_bytes if is_pdf else 4 * limits.letters):
                raise OwnBookError(TOO_LARGE.fill(file=path.name))
            stream.seek(0)
            digest = hashlib.file_digest(stream, "sha256").hexdigest()
    except OSError as error:
        raise OwnBookError(MISSING.fill(file=path.name, reason=reason_of(error))) from error
    work = Work(str(path), is_pdf, limits.pages, limits.lines, limits.memory, game, headings or {})
    watch = _Watch(path, limits, is_pdf, stopped, time.monotonic() + limits.seconds)
    pages, learned = _read(watch, work, reader)
    return OwnText(
        path.name,
        digest,
        pages,
        is_pdf or len(pages) > 1,
        {int(at): (int(page), int(line)) for at, page, line in learned.get("found", ())},
        {str(name): int(count) for name, count in learned.get("fits", {}).items()},
        tuple(int(page) for page in learned.get("pictures", ())),
        tuple(int(page) for page in learned.get("lost", ())),
    )


def _is_pdf(path: Path, beginning: bytes) -> bool:
    """Tell whether a file is to be read as a PDF; a text may speak of one in its first line."""
    ending = path.suffix.lower()
    return ending == ".pdf" or (ending not in TEXTS and b"%PDF-" in beginning)


def _read(watch: _Watch, work: Work, reader: Reader) -> tuple[Pages, dict[str, Any]]:
    """Read a file in a child process, which is ended when it asks too much."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=reader, args=(theirs, work), daemon=True)
    child.start()
    theirs.close()
    try:
        return _received(watch, ours, child)
    finally:
        ours.close()
        child.kill()
        child.join()
        child.close()


def _received(watch: _Watch, ours: Connection, child: SpawnProcess) -> tuple[Pages, dict[str, Any]]:
    """Collect the pages that the child sends, up to the limits, and what it learned."""
    pages: list[tuple[str, ...]] = []
    letters = 0
    while True:
        message = _next_message(watch, ours, child)
        if "error" in message:
            raise _refusal(watch, message)
        if "done" in message:
            return tuple(pages), message
        if "lines" in message:
            page = tuple(str(line) for line in message["lines"])
            letters += sum(map(len, page))
            pages.append(page)
        if letters > watch.limits.letters or len(pages) > watch.limits.pages:
            raise OwnBookError(TOO_LARGE.fill(file=watch.path.name))


def _next_message(watch: _Watch, ours: Connection, child: SpawnProcess) -> dict[str, Any]:
    name = watch.path.name
    while True:
        heard = ours.poll(max(min(watch.deadline - time.monotonic(), GLANCE), 0))
        if watch.stopped():
            raise ImportStoppedError
        if heard:
            break
        if time.monotonic() >= watch.deadline:
            raise OwnBookError(
                T(
                    "{file} took longer than {seconds} seconds to read; the reading was stopped.",
                    file=name,
                    seconds=f"{watch.limits.seconds:g}",
                )
            )
    broken = BROKEN if watch.is_pdf else BROKEN_OFF
    try:
        message = json.loads(ours.recv_bytes(8 * watch.limits.letters))
    except EOFError:
        child.join(5)
        starved = child.exitcode == TOO_MUCH_MEMORY
        raise OwnBookError((NO_MEMORY if starved else broken).fill(file=name)) from None
    except (ValueError, OSError):
        raise OwnBookError(broken.fill(file=name)) from None
    return message if isinstance(message, dict) else {}


def _refusal(watch: _Watch, message: dict[str, Any]) -> OwnBookError:
    name, why = watch.path.name, message["error"]
    if why == "long":
        pages = int(message.get("pages", 0))
        return OwnBookError(
            T(
                "{file} has {pages} pages; the program reads rulebooks of at most {most}.",
                file=name,
                pages=pages,
                most=watch.limits.pages,
            )
        )
    sources = {
        "locked": T("{file} is locked with a password. Save a copy without one and import that."),
        "memory": NO_MEMORY,
        "large": TOO_LARGE,
        "kind": T("{file} is neither a PDF nor a text: import a .pdf, .txt or .md file."),
        "pictures": T(
            "{file} has pictures of pages but no text. Run a text recognition (OCR) program "
            "over it, or import the text as a .txt or .md file."
        ),
        "empty": T(
            "{file} is damaged: it opens, but most pages have neither text nor pictures. "
            "Import another copy."
        )
        if watch.is_pdf
        else T("{file} has too little text for a rulebook."),
    }
    return OwnBookError(sources.get(why, BROKEN if watch.is_pdf else BROKEN_OFF).fill(file=name))
