"""Talk with a person: lines out, lines in."""

import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from contextlib import suppress

from beachmaster.cli.pages import page, strong
from beachmaster.cli.render import Words
from beachmaster.cli.rule_names import numbered
from beachmaster.engine.text import Text


class Leaving(Exception):  # noqa: N818 - not an error
    """The player leaves: the input ended, or they said so."""


LONGEST = 10_000
"""So many signs of a line are read."""


def read_line() -> str | None:
    """Return the next line typed, or None at the end of the input."""
    line = sys.stdin.readline(LONGEST)
    return line.rstrip("\r\n") if line else None


def edited_line(mark: str, begun: str) -> str | None:
    """Return the next line typed behind a mark by somebody at a terminal, None at the end.

    It begins with what was `begun`, to be edited. Raise `ImportError` where lines are not edited,
    as on Windows.
    """
    import readline

    readline.set_startup_hook(lambda: readline.insert_text(begun))
    try:
        return input(mark)[:LONGEST]
    except EOFError:
        return None
    finally:
        readline.set_startup_hook(None)


def _drop_keys() -> None:
    """Drop the keys that wait to be read; systems have no common way."""
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
    else:
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)


class Console:
    """Print texts and ask for lines; rules of the `home` game go by their numbers alone."""

    def __init__(
        self, words: Words, read: Callable[[], str | None] | None = None, home: str = ""
    ) -> None:
        self.words, self.home = words, home
        self._read = read or read_line
        self._kept = ""
        self.width = max(40, min(shutil.get_terminal_size().columns, 100))

    def say(self, text: Text, indent: str = "") -> None:
        """Print a text."""
        self.line(self.words.say(text), indent)

    def say_back(self, text: Text, indent: str = "") -> None:
        """Print a text that says back what was typed."""
        self.line(self.words.say_back(text), indent)

    def line(self, words: str, indent: str = "") -> None:
        """Print words, wrapped."""
        hanging = indent + "  " if indent else ""
        wrapped = textwrap.wrap(
            self._named(words),
            self.width,
            initial_indent=indent,
            subsequent_indent=hanging,
            break_long_words=False,
            break_on_hyphens=False,
        )
        print("\n".join(wrapped))

    def columns(self, rows: Sequence[str], indent: str = "") -> None:
        """Print short rows side by side, read downwards; long ones one below the other."""
        wide = max(map(len, rows), default=0) + 3
        across = max(1, (self.width - len(indent)) // wide)
        if across == 1:
            for row in rows:
                self.line(row, indent)
            return
        high = -(-len(rows) // across)
        for line in range(high):
            print((indent + "".join(row.ljust(wide) for row in rows[line::high])).rstrip())

    def prose(self, markdown: str) -> None:
        """Print a rule text: paragraphs wrapped, tables in columns, bold where that shows."""
        told = page(markdown, self.width, bold=sys.stdout.isatty())
        print(self._named(told), end="\n\n")

    def snippet(self, markdown: str) -> None:
        """Print a few words of a rule; the words found stay marked where bold does not show."""
        shown = strong(markdown, bold=True) if sys.stdout.isatty() else markdown
        print(textwrap.indent(textwrap.fill(shown, self.width - 4), "    "))

    def _named(self, words: str) -> str:
        return numbered(words, self.home) if self.home else words

    def block(self, words: str) -> None:
        """Print lines as they are."""
        print(words)

    def forget_typed(self) -> None:
        """Drop what was typed before now, where somebody types: they have not seen what is asked.

        What comes out of a file or a pipe was meant for whatever comes.
        """
        if sys.stdin.isatty():
            _drop_keys()

    def keep(self, typed: str) -> None:
        """Have the next line begin with one that was refused, where somebody can edit it."""
        self._kept = typed

    def ask(self, mark: str = "> ") -> str:
        """Return the line typed; raise `Leaving` at the end of the input."""
        line = self._line(mark)
        if line is None:
            print()
            raise Leaving
        return line.strip()

    def _line(self, mark: str) -> str | None:
        """Return the line typed, None at the end of the input."""
        kept, self._kept = self._kept, ""
        if self._read is read_line and sys.stdin.isatty() and sys.stdout.isatty():
            with suppress(ImportError):
                return edited_line(mark, kept)
        print(mark, end="", flush=True)
        return self._read()
