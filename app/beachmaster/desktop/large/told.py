"""Gather what the large card says beside the answers: where we are, acts, and all other words."""

import re
from collections.abc import Iterator, Sequence

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from beachmaster.desktop.drawing import DrawingView
from beachmaster.desktop.large.card import LargeCard
from beachmaster.desktop.layout.strip import StripWords, told_of
from beachmaster.desktop.own_text import OwnDocument
from beachmaster.desktop.prompts.closed import ClosedPanel
from beachmaster.desktop.prompts.odds import OddsChart, percent
from beachmaster.desktop.theme import Role
from beachmaster.engine.quiz import MOST

SIGN = "✗"
_CITED = re.compile(r',?\s*<a href="(?:[^":]*:)?([^"]+)">\1</a>')
"""A rule's number that is a link; nobody follows it here, and F1 tells the rule."""
_EMPTIED = re.compile(r"\s*\(\s*\)")
"""What is left of brackets around nothing but such numbers."""
_BOOK = re.compile(r"\b[a-z]{2,5}:(?=\d)")
"""The book before a rule's number."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A line of words; `share` draws a bar of that length behind it, `must` has it seen at once.

    A `figure` stands before it in a column of figures; a row of a table is `joined` to the line
    before it, which never stands alone at the end of a column or a page, nor does a heading.
    """

    words: str
    figure: str = ""
    joined: bool = False
    colour: Role = "text"
    bold: bool = False
    share: float | None = None
    must: bool = False


def where(card: LargeCard) -> StripWords:
    """Return turn, phase and score; nothing where no game is open."""
    overview = card.controller.overview
    return told_of(None, overview) if overview is not None else StripWords()


def lines_of(widget: QWidget, *, must: bool = False) -> Iterator[Note]:
    """Yield what a part of the card says, in its order; buttons and hidden parts say nothing."""
    if widget.isHidden():
        return
    if isinstance(widget, OddsChart):
        yield from _chances(widget)
        return
    if isinstance(widget, QLabel):
        colour: Role = "muted" if widget.property("role") in {"hint", "caption"} else "text"
        bold = widget.font().bold() or widget.font().weight() > widget.font().Weight.Medium
        for line in plain(widget).splitlines():
            if line.strip():
                yield Note(words=line.strip(), colour=colour, bold=bold, must=must)
        return
    if isinstance(widget, QAbstractButton | DrawingView):
        return
    layout = widget.layout()
    for at in range(layout.count() if layout is not None else 0):
        item = layout.itemAt(at) if layout is not None else None
        inner = item.widget() if item is not None else None
        if inner is not None:
            yield from lines_of(inner, must=must)


def plain(label: QLabel) -> str:
    """Return the words of a label without links and marks, rules by their numbers alone."""
    return _BOOK.sub("", _unmarked(label))


def _unmarked(label: QLabel) -> str:
    text = label.text()
    if label.textFormat() == Qt.TextFormat.RichText:
        uncited = _EMPTIED.sub("", _CITED.sub("", text))
        return QTextDocumentFragment.fromHtml(uncited).toPlainText()
    if label.textFormat() == Qt.TextFormat.MarkdownText:
        document = OwnDocument()
        document.setMarkdown(text)
        return document.toPlainText()
    return text


def _chances(chart: OddsChart) -> Iterator[Note]:
    for table in chart.tables:
        if table.title:
            yield Note(words=table.title, bold=True)
        for bar in table.bars:
            chance = percent(bar.chance)
            yield Note(words=bar.words, figure=chance, share=float(bar.chance), joined=True)


def refusal(card: LargeCard, wrong: str) -> str:
    """Return why the last answer did not count, if one did not."""
    said = "" if card.refusal.isHidden() else card.refusal.text()
    return wrong or said


def quiz_answers(card: LargeCard) -> Sequence[QAbstractButton]:
    """Return the answers of the small question that waits, then what asks no more."""
    quiz = card.desk.sheet.quiz
    grid = quiz.grid
    return [] if grid is None or quiz.isHidden() else list(grid.buttons)[: MOST + 1]


def notes(card: LargeCard) -> list[Note]:
    """Return all that is said beside the answers, what is needed most first."""
    found = list[Note]()
    heading, quiz = card.heading, card.desk.sheet.quiz  # the small question is one
    veiled = quiz.quizzes is not None and quiz.quizzes.veils
    first: tuple[QWidget, ...] = (card.lesson, card.map_ask, card.waived.words, heading.how, quiz)
    for part in first:
        if part is not card.waived.words or not card.waived.isHidden():
            found += lines_of(part, must=True)
    if card.controller.asked is None:
        found += map(_part, where(card).parts)
    found += _news(card)
    fight = [] if veiled else [*lines_of(card.odds), *_sheet(card)]
    later: list[QWidget] = [heading.coach, heading.coach.details, heading.grid, heading.why]
    for part in (*later, card.opponent):
        found += lines_of(part)
    found[_after_musts(found) : _after_musts(found)] = fight
    for part in (*_closed(card), card.desk.heading.terms, card.teaching):
        found += lines_of(part)
    return found


def _part(words: str) -> Note:
    return Note(words=words, colour="muted")


def _closed(card: LargeCard) -> list[QLabel]:
    """Return the lines that say what cannot be answered now, and why; none of them is folded."""
    panels = card.pane.findChildren(ClosedPanel) if card.pane is not None else []
    for line in (lines := [line for panel in panels for line in panel.lines]):
        line.show()
    return list(lines)


def _after_musts(found: list[Note]) -> int:
    return next((at for at, one in enumerate(found) if not one.must), len(found))


def _news(card: LargeCard) -> Iterator[Note]:
    """Yield what happened, without the acts, which stand apart."""
    ticks = {id(tick) for tick in card.news.ticks}
    layout = card.news.layout()
    labels = [] if layout is None or card.news.isHidden() else range(layout.count())
    for at in labels:
        item = layout.itemAt(at) if layout is not None else None
        inner = item.widget() if item is not None else None
        if isinstance(inner, QLabel) and id(inner) not in ticks and inner is not card.news.table:
            yield from lines_of(inner)


def _sheet(card: LargeCard) -> Iterator[Note]:
    """Yield the sheet of the fight without the small question that stands above it."""
    if not card.sheet.isHidden() and not card.sheet.title.isHidden():
        yield from lines_of(card.sheet.title)
        yield from lines_of(card.sheet.lines)
