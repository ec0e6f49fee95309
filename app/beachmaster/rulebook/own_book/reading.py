"""Read the pages of a player's rulebook from a PDF, a text or a Markdown file, within limits."""

import hashlib
import json
import multiprocessing
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.rulebook.own_book.pdf_child import TOO_MUCH_MEMORY, read_pdf
from beachmaster.rulebook.problems import OwnBookError, reason_of

LEAST_LETTERS = 200
Reader = Callable[[Connection, str, int, int], None]


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a file may ask of us."""

    pages: int = 600
    letters: int = 6_000_000
    lines: int = 40_000
    file_bytes: int = 400_000_000
    seconds: float = 90.0
    memory: int = 1_500_000_000


@dataclass(frozen=True, slots=True)
class OwnText:
    """A rulebook as pages of lines; `paged` is false for a text file without page breaks."""

    name: str
    digest: str
    pages: tuple[tuple[str, ...], ...]
    paged: bool


ORDINARY = Limits()
MISSING = QT_TRANSLATE_NOOP("OwnBook", "{file} cannot be read: {reason}.")
NOT_A_FILE = QT_TRANSLATE_NOOP("OwnBook", "not a file")
UNKNOWN_KIND = QT_TRANSLATE_NOOP(
    "OwnBook", "{file} is neither a PDF nor a text: bring a .pdf, .txt or .md file."
)
TOO_LARGE = QT_TRANSLATE_NOOP("OwnBook", "{file} is too large for a rulebook.")
TOO_LONG = QT_TRANSLATE_NOOP(
    "OwnBook", "{file} has {pages} pages; a rulebook of more than {most} is not read."
)
LOCKED = QT_TRANSLATE_NOOP(
    "OwnBook", "{file} is locked with a password. Save a copy without one and import that."
)
BROKEN = QT_TRANSLATE_NOOP("OwnBook", "{file} is damaged or not a PDF; it could not be read.")
NO_MEMORY = QT_TRANSLATE_NOOP(
    "OwnBook", "{file} asked for more memory than a rulebook needs; reading it was stopped."
)
TOO_SLOW = QT_TRANSLATE_NOOP(
    "OwnBook", "{file} took longer than {seconds} seconds to read; reading it was stopped."
)
NO_TEXT = QT_TRANSLATE_NOOP(
    "OwnBook",
    "{file} holds pictures of pages but no text. Run a text recognition (OCR) program over it, "
    "or bring the text as a .txt or .md file.",
)


def read_own_book(path: Path, limits: Limits = ORDINARY, reader: Reader = read_pdf) -> OwnText:
    """Return a file's pages, or raise `OwnBookError` that says in one line what is wrong."""
    try:
        size = path.stat().st_size
        if not path.is_file():
            raise OwnBookError(Text(MISSING, file=path.name, reason=Text(NOT_A_FILE)))
        if size > limits.file_bytes:
            raise OwnBookError(Text(TOO_LARGE, file=path.name))
        with path.open("rb") as stream:
            is_pdf = b"%PDF-" in stream.read(1024)
            stream.seek(0)
            digest = hashlib.file_digest(stream, "sha256").hexdigest()
        if is_pdf or path.suffix.lower() == ".pdf":
            pages, paged = _pdf_pages(path, limits, reader), True
        else:
            pages, paged = _text_pages(path, limits)
    except OSError as error:
        raise OwnBookError(Text(MISSING, file=path.name, reason=reason_of(error))) from error
    if sum(len(line.strip()) for page in pages for line in page) < LEAST_LETTERS:
        raise OwnBookError(Text(NO_TEXT, file=path.name))
    if sum(map(len, pages)) > limits.lines:
        raise OwnBookError(Text(TOO_LARGE, file=path.name))
    return OwnText(path.name, digest, pages, paged)


def _text_pages(path: Path, limits: Limits) -> tuple[tuple[tuple[str, ...], ...], bool]:
    """Read a text file; form feeds part its pages."""
    if path.stat().st_size > 4 * limits.letters:
        raise OwnBookError(Text(TOO_LARGE, file=path.name))
    text = _decoded(path)
    pages = text.rstrip("\f").split("\f")
    if len(pages) > limits.pages:
        raise OwnBookError(Text(TOO_LONG, file=path.name, pages=len(pages), most=limits.pages))
    return tuple(tuple(page.splitlines()) for page in pages), len(pages) > 1


def _decoded(path: Path) -> str:
    content = path.read_bytes()
    if content[:2] in {b"\xff\xfe", b"\xfe\xff"}:
        return content.decode("utf-16", errors="replace")
    if b"\0" in content:
        raise OwnBookError(Text(UNKNOWN_KIND, file=path.name))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _pdf_pages(path: Path, limits: Limits, reader: Reader) -> tuple[tuple[str, ...], ...]:
    """Read a PDF in a child process, which is ended when it asks too much."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(
        target=reader, args=(theirs, str(path), limits.pages, limits.memory), daemon=True
    )
    child.start()
    theirs.close()
    try:
        return _received(path, ours, child, limits)
    finally:
        ours.close()
        child.kill()
        child.join()
        child.close()


def _received(
    path: Path, ours: Connection, child: SpawnProcess, limits: Limits
) -> tuple[tuple[str, ...], ...]:
    """Collect the pages that the child sends, up to the limits."""
    deadline = time.monotonic() + limits.seconds
    pages: list[tuple[str, ...]] = []
    letters = 0
    while True:
        message = _next_message(path, ours, child, limits, deadline)
        if "error" in message:
            raise _refusal(path, message, limits)
        if "done" in message:
            return tuple(pages)
        if "lines" in message:
            page = tuple(str(line) for line in message["lines"])
            letters += sum(map(len, page))
            pages.append(page)
        if letters > limits.letters or len(pages) > limits.pages:
            raise OwnBookError(Text(TOO_LARGE, file=path.name))


def _next_message(
    path: Path, ours: Connection, child: SpawnProcess, limits: Limits, deadline: float
) -> dict[str, Any]:
    if not ours.poll(max(deadline - time.monotonic(), 0)):
        raise OwnBookError(Text(TOO_SLOW, file=path.name, seconds=f"{limits.seconds:g}"))
    try:
        message = json.loads(ours.recv_bytes(8 * limits.letters))
    except EOFError:
        child.join(5)
        starved = child.exitcode == TOO_MUCH_MEMORY
        source = NO_MEMORY if starved else BROKEN
        raise OwnBookError(Text(source, file=path.name)) from None
    except (ValueError, OSError):
        raise OwnBookError(Text(BROKEN, file=path.name)) from None
    return message if isinstance(message, dict) else {}


def _refusal(path: Path, message: dict[str, Any], limits: Limits) -> OwnBookError:
    why = message["error"]
    if why == "long":
        pages = int(message.get("pages", 0))
        return OwnBookError(Text(TOO_LONG, file=path.name, pages=pages, most=limits.pages))
    source = {"locked": LOCKED, "memory": NO_MEMORY}.get(why, BROKEN)
    return OwnBookError(Text(source, file=path.name))
