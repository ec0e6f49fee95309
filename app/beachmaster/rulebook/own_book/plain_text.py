"""Read the pages of a text or Markdown file."""

from pathlib import Path

from beachmaster.rulebook.own_book.pages import Blanks, Pages, UnreadableError


def pages_of(path: Path, most: int) -> tuple[Pages, Blanks]:
    """Return each page's lines; form feeds part pages."""
    pages = _decoded(path.read_bytes()).rstrip("\f").split("\f")
    if len(pages) > most:
        raise UnreadableError("long", len(pages))
    return [page.splitlines() for page in pages], Blanks()


def _decoded(content: bytes) -> str:
    if content[:2] in {b"\xff\xfe", b"\xfe\xff"}:
        return content.decode("utf-16", errors="replace")
    if b"\0" in content:
        raise UnreadableError("kind")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")
