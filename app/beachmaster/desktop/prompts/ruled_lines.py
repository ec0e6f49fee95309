"""Paint lines that a sign stands before and links to rules behind.

A page of rich text would be read and laid out anew for every prompt; of these lines most stood
there before, and how wide they are is known.
"""

from collections.abc import Iterator, Sequence

import msgspec
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent

from beachmaster.desktop.links import NONE, Link, WordsWithLinks
from beachmaster.desktop.measures import line_height, lines_of, width_of
from beachmaster.desktop.theme import Role, current
from beachmaster.rulebook.books import number_of

SIGN = 1.3
"""How much room a sign takes before the words that it stands for, in ems."""
PLAIN = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextDontClip)


class RuledLine(msgspec.Struct, frozen=True):
    """Words behind a sign, with the rules that say so; `tint` is the sign's color, `ink` theirs.

    One that is not `shown` only a screen reader hears, unless it is not `spoken` either.
    """

    words: str
    sign: str = ""
    tint: Role = "text"
    ink: Role = "text"
    bold: bool = False
    rules: tuple[str, ...] = ()
    shown: bool = True
    spoken: bool = True


class _Piece(Link, frozen=True):
    """Words at their place; those of a link lead to its rule."""

    rect: QRect
    words: str
    ink: Role
    bold: bool = False


class RuledLines(WordsWithLinks):
    """Lines below each other; `linkActivated` carries the rule of a link that was followed."""

    def __init__(self) -> None:
        self.lines: tuple[RuledLine, ...] = ()
        self._pieces: dict[int, list[_Piece]] = {}
        super().__init__()

    def show_lines(self, lines: Sequence[RuledLine]) -> None:
        """Show other lines, and let a screen reader say them."""
        self.setAccessibleName("\n".join(one.words for one in lines if one.spoken))
        shown = tuple(one for one in lines if one.shown)
        if shown != self.lines:
            self.lines = shown
            self._pieces.clear()
            self.begin_anew(linked=any(one.rules for one in shown))
            self.setText("\n".join(map(_in_words, shown)))
            self.update()  # the same words may have other colors

    def refit(self) -> None:
        """Take the size that the theme now gives."""
        self._pieces.clear()
        super().refit()

    # -- laying out ------------------------------------------------------------------------------

    def pieces(self, width: int) -> list[_Piece]:
        """Return what is painted at a width, from the top on."""
        if width not in self._pieces:
            self._pieces[width] = list(self._walk(width))
        return self._pieces[width]

    def _walk(self, width: int) -> Iterator[_Piece]:
        theme = current()
        plain, sign, top = theme.font(), theme.space(SIGN), 0
        high, gap = line_height(plain), width_of(" ", plain)
        for one in self.lines:
            if one.sign:
                yield _Piece("", QRect(0, top, sign, high), one.sign, one.tint)
            left, font = sign if one.sign else 0, theme.font(bold=True) if one.bold else plain
            x, top = left, top - high
            for row in lines_of(one.words, font, width - left):
                top, wide = top + high, width_of(row, font)
                yield _Piece("", QRect(left, top, wide, high), row, one.ink, one.bold)
                x = left + wide + gap
            for at, rule in enumerate(one.rules, 1):
                number, comma = number_of(rule), "," if at < len(one.rules) else ""
                wide, more = width_of(number, plain), width_of(comma, plain)
                if x + wide + more > width and x > left:
                    x, top = left, top + high
                yield _Piece(rule, QRect(x, top, wide, high), number, "accent")
                if comma:
                    yield _Piece("", QRect(x + wide, top, more, high), comma, "text")
                x += wide + more + gap
            top += high

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        pieces = self.pieces(width)
        return pieces[-1].rect.bottom() + 1 if pieces else 0

    def links(self) -> list[_Piece]:
        """Return the links in order."""
        return [one for one in self.pieces(self.width()) if one.to]

    def link_at(self, at: QPointF) -> str:
        """Return the rule of the link at a point, nothing beside the links."""
        return next((one.to for one in self.links() if one.rect.contains(at.toPoint())), "")

    # -- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write what is to be painted of it, and a frame around the link the keyboard is on."""
        theme, at, part = current(), self.focused_at(), event.rect()
        with QPainter(self) as painter:
            for one in self.pieces(self.width()):
                if one.rect.intersects(part):
                    painter.setFont(_font(one))
                    painter.setPen(theme.colour(one.ink))
                    painter.drawText(one.rect, PLAIN, one.words)
            if at != NONE:
                painter.setPen(theme.colour("accent"))
                painter.drawRect(self.links()[at].rect.adjusted(0, 0, -1, -1))


def _in_words(line: RuledLine) -> str:
    numbers = ", ".join(map(number_of, line.rules))
    return " ".join(part for part in (line.sign, line.words, numbers) if part)


def _font(piece: _Piece) -> QFont:
    font = current().font(bold=piece.bold)
    if piece.to:
        font = QFont(font)
        font.setUnderline(True)
    return font
