"""Set a Markdown rule text for a terminal: paragraphs wrapped, lists hanging, tables in columns."""

import re
import textwrap
from collections.abc import Iterator, Sequence

BOLD_ON, BOLD_OFF = "\033[1m", "\033[0m"
GAP = 2
NARROWEST = 6
_LINK = re.compile(r"\[([^\[\]]*)\]\(([a-z]+:[^()\s]+)\)")
_STRONG = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
_SLANTED = re.compile(r"(?<![\w*])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?![\w*])|`([^`]+)`")
_MARK = re.compile(r"\s*(?:[-*]|\d+\.)\s+|\s*>\s?")
_FRESH = re.compile(r"\s*([-*]\s|\d+\.\s|\||>|#)")
_CELL = re.compile(r"(?<!\\)\|")
_RULE = re.compile(r"[\s|:-]+")


def page(markdown: str, width: int, *, bold: bool = False) -> str:
    """Return a text as lines of at most `width` letters; `bold` is for a terminal that shows it."""
    blocks = (_block(block, width, bold=bold) for block in _blocks(markdown))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(blocks)).strip("\n")


def strong(text: str, *, bold: bool) -> str:
    """Show `**words**` as bold, or without their marks; slanted words are plain ones."""
    text = _SLANTED.sub(lambda marked: marked[1] or marked[2], text)
    return _STRONG.sub(rf"{BOLD_ON}\1{BOLD_OFF}" if bold else r"\1", text)


def linked(text: str) -> str:
    """Show each link as its words with the rule it leads to, which is what one types for it."""
    return _LINK.sub(_named_link, text)


def _named_link(link: re.Match[str]) -> str:
    words, target = link[1], link[2]
    if words in {target, target.partition(":")[2]}:
        return target
    return f"{words} ({target})"


def _blocks(markdown: str) -> Iterator[list[str]]:
    """Yield tables as their lines, and each paragraph, list item and heading as one line."""
    block: list[str] = []
    for line in linked(markdown).splitlines():
        row = line.startswith("|")
        fresh = not line.strip() or _FRESH.match(line) or not block or block[0].startswith("#")
        if block and row and block[0].startswith("|"):
            block.append(line)
        elif block and line.startswith(">") and block[0].startswith(">"):
            block[0] += line.removeprefix(">")
        elif block and not fresh and block[0] and not block[0].startswith("|"):
            block[0] += f" {line.strip()}"
        else:
            if block:
                yield block
            block = [line.rstrip()]
    if block:
        yield block


def _block(block: Sequence[str], width: int, *, bold: bool) -> str:
    line = block[0]
    if line.startswith("|"):
        return _table(block, width)
    if line.startswith("#"):
        return _heading(line, bold=bold)
    mark = _MARK.match(line)
    indent = " " * len(mark.group()) if mark else ""
    first = indent if mark and ">" in mark.group() else mark.group() if mark else ""
    words = line[len(indent) :] if bold else strong(line[len(indent) :], bold=False)
    filled = textwrap.fill(
        words,
        width,
        initial_indent=first,
        subsequent_indent=indent,
        break_on_hyphens=False,
        break_long_words=False,
    )
    return strong(filled, bold=bold)


def _heading(line: str, *, bold: bool) -> str:
    words = strong(line.lstrip("#").strip(), bold=False)
    if bold:
        return f"\n{BOLD_ON}{words}{BOLD_OFF}\n"
    return f"\n{words}\n{('=' if line.startswith('## ') else '-') * len(words)}"


def _table(lines: Sequence[str], width: int) -> str:
    """Return a table with its columns side by side, long cells wrapped inside their column."""
    rows = [_cells(line) for line in lines if not _RULE.fullmatch(line)]
    count = max(map(len, rows))
    rows = [row + [""] * (count - len(row)) for row in rows]
    widths = _widths(rows, width - GAP * (count - 1))
    shown = [_row(row, widths) for row in rows]
    rule = (" " * GAP).join("-" * each for each in widths)
    return "\n".join([shown[0], rule, *shown[1:]])


def _cells(line: str) -> list[str]:
    inside = line.strip().removeprefix("|").removesuffix("|")
    return [strong(cell.strip().replace(r"\|", "|"), bold=False) for cell in _CELL.split(inside)]


def _widths(rows: Sequence[Sequence[str]], room: int) -> list[int]:
    """Return the columns' widths: as wide as their longest cell, then cut to fit the room.

    The widest column gives first; words are broken only where nothing else helps.
    """
    columns = list(zip(*rows, strict=True))
    widths = [max(1, *map(len, column)) for column in columns]
    words = [max([1, *map(len, " ".join(column).split())]) for column in columns]
    for least in (words, [NARROWEST] * len(columns)):
        while sum(widths) > room:
            spare = [max(width - floor, 0) for width, floor in zip(widths, least, strict=True)]
            if not any(spare):
                break
            widest = max(range(len(widths)), key=lambda place: (spare[place] > 0, widths[place]))
            widths[widest] -= 1
    return widths


def _row(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [textwrap.wrap(cell, size) or [""] for cell, size in zip(row, widths, strict=True)]
    lines = [
        (" " * GAP)
        .join(
            (cell[place] if place < len(cell) else "").ljust(size)
            for cell, size in zip(cells, widths, strict=True)
        )
        .rstrip()
        for place in range(max(map(len, cells)))
    ]
    return "\n".join(lines)
