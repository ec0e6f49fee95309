"""Lay the card's middle out: answers and news, odds and rule beside them where there is room."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QMoveEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLayout,
    QScrollArea,
    QScrollBar,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.edge_fade import EdgeFade, faded
from beachmaster.desktop.flow import Stacked
from beachmaster.desktop.keyboard import stands_on
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.theme import current
from beachmaster.desktop.touch import scroll_by_push

SIDE_BY_SIDE = 52
"""From this width in ems on, odds and rule stand beside the answers."""
HIGH_ENOUGH = 42
"""Below this height in ems the answers come before the news."""
TIGHT = 30.5
"""Below this height in ems a card with nothing beside the answers, but a result above them, has
little room for dice."""
LOW = 30.5
"""Below this height in ems the words of the glossary scroll, edges are narrow, and all that the
answers can do without is written smaller: they need the room."""
EDGES, LOW_EDGES = (1.0, 0.6), (0.4, 0.3)
"""Around the card's parts and between them, in ems."""
SEEN = 5
"""So many ems of a list are enough to see that it begins there."""
AFTER_ANSWERS = 1
"""The place of what follows the answers, where these come first."""


class QuietBar(QScrollBar):
    """Shows nothing where nothing scrolls; its place stays, so that no words break anew for it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar where there is more than is seen."""
        if self.maximum() > self.minimum():
            super().paintEvent(event)


class Beside(Stacked):
    """What stands beside the answers; `moved` tells that it was laid out elsewhere."""

    moved = Signal()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Tell of it."""
        super().moveEvent(event)
        self.moved.emit()


class CardScrollArea(QScrollArea):
    """Scrolls between the prompt above and the bar below, which stay.

    `first` holds the answers, and above them what goes with them wherever they stand. They come
    before the news where these would push them out of sight, as in a `small` card. `low` tells that
    it is so low that prompt and answers need the room of all that can scroll, `tight` that dice do.
    `refitted` tells that what is seen at its top may be more or less than before, `lowered` that
    less has room.
    """

    refitted, lowered = Signal(), Signal()

    def __init__(self, news: list[QWidget], beside: list[QWidget], above: list[QWidget]) -> None:
        super().__init__()
        self._news, self._beside = news, beside
        self.small = self._news_last = self._wide = self.low = self.tight = False
        self.undivided = False
        """Whether half of the answers seen is not enough: dice are pressed all over."""
        self._size, self._edges = (0, 0, 0.0), (0, 0)
        self._soon: QWidget | None = None
        self.answers, self.first = QVBoxLayout(), QVBoxLayout()
        for widget in above:
            self.first.addWidget(widget)
        self.first.addLayout(self.answers)
        main, self._aside = self._columns = Stacked(), Beside()
        self._main, self._side = QVBoxLayout(main), QVBoxLayout(self._aside)
        for widget in news:
            self._main.addWidget(widget)
        self._main.addLayout(self.first)
        self._main.addStretch(1)
        for widget in beside:
            self._side.addWidget(widget)
        self._side.addStretch(1)
        self.inside = Stacked()
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom, self.inside)
        self._body.addWidget(main, 3)
        self._body.addWidget(self._aside, 2)
        self.setWidget(self.inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(bar := QuietBar())
        bar.rangeChanged.connect(self.refitted)
        bar.valueChanged.connect(self._stay)
        self._aside.moved.connect(self._stay)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll_by_push(self)
        self.inside.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.fade = EdgeFade(self, "surface")

    def _stay(self) -> None:
        """Keep what stands beside the answers in sight while these scroll, if all of it can be."""
        aside, room = self._aside, self.viewport().height()
        if self._wide and not aside.isHidden():
            fits = _height_of(self._side, aside.width()) <= room
            aside.move(aside.x(), self.verticalScrollBar().value() if fits else 0)

    def space(self) -> None:
        """Take the distances that the theme now gives."""
        theme = current()
        self._body.setContentsMargins(0, 0, theme.space(0.4), 0)
        self._body.setSpacing(theme.space(1.2))
        for layout in (self._main, self._side, self.first):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(theme.space(0.7))

    def fit(self, width: int, height: int) -> None:
        """Order the parts for a card of this size."""
        size = width, height, current().em
        if size != self._size:
            self._size = size
            self._take_size(width, height)
        self._order()

    def _take_size(self, width: int, height: int) -> None:
        theme, direction = current(), QBoxLayout.Direction
        self._wide = wide = width >= theme.space(SIDE_BY_SIDE)
        self._body.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        self.small = height < theme.space(HIGH_ENOUGH)
        self.low = height < theme.space(LOW)
        self.tight = not wide and height < theme.space(TIGHT)
        self._body.setStretch(0, 3 if wide else 0)
        self._body.setStretch(1, 2 if wide else 1)
        edge, gap = LOW_EDGES if self.low else EDGES
        self._edges = theme.space(edge), theme.space(gap)

    def space_out(self, card: QBoxLayout) -> None:
        """Give the card's parts their distances."""
        edge, gap = self._edges
        card.setContentsMargins(edge, edge, edge, edge)
        card.setSpacing(gap)

    def left(self, room: int) -> int:
        """Return what is left of a height after distances and the least of the answers."""
        return max(room - self.taken_by_edges() - self.minimumSizeHint().height(), 1)

    def taken_by_edges(self) -> int:
        """Return how much of the card's height its distances take."""
        return 2 * sum(self._edges)

    def take_terms(self, terms: QWidget) -> None:
        """Have the words of the glossary scroll below the answers: there is no room above."""
        if self._main.indexOf(terms) < 0:
            self._main.insertWidget(AFTER_ANSWERS, terms)

    def put_news_last(self, *, on: bool) -> None:
        """Let the answers, and what stands beside them, come before the news on any card."""
        self._news_last = on

    def _order(self) -> None:
        """Put the answers first where it has to be, and in a lesson its odds before the news."""
        last = self.small or self._news_last or self._crowded()
        between = self._news_last and not self._wide
        if between != (self._main.indexOf(self._aside) >= 0):
            (self._body if between else self._main).removeWidget(self._aside)
            if between:
                self._main.insertWidget(AFTER_ANSWERS if last else 0, self._aside)
            else:
                self._body.addWidget(self._aside, 2 if self._wide else 1)
        elif last == self.news_below:
            return
        for widget in self._news:
            self._main.removeWidget(widget)
        at = AFTER_ANSWERS + between if last else 0
        for step, widget in enumerate(self._news):
            self._main.insertWidget(at + step, widget)

    def _crowded(self) -> bool:
        """Tell whether the answers, or as much of them as half of it shows, would be cut off."""
        width, room = self._width_of_main(), self.viewport().height()
        self._forget_heights()
        news = [one for one in self._news if not one.isHidden()]
        above = sum(_height_at(one, width) + self._main.spacing() for one in news)
        answers = _height_of(self.first, width)
        return above + (answers if self.undivided else min(answers, room // 2)) > room

    def _forget_heights(self) -> None:
        """Measure the answers anew: layouts within another one keep the heights they had."""
        self.answers.invalidate()
        self.first.invalidate()

    def _width_of_main(self) -> int:
        width = self.viewport().width() - self._body.contentsMargins().right()
        beside = self._wide and not self._aside.isHidden()
        return (width - self._body.spacing()) * 3 // 5 if beside else width

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let lists be no higher than what is seen of them."""
        super().resizeEvent(event)
        self.fade.fit()
        if event.size().height() != event.oldSize().height():  # news unfolded stays where it is
            self._order()
        for at in range(self.answers.count()):  # those kept for a later prompt wait elsewhere
            item = self.answers.itemAt(at)
            part = item.widget() if item is not None else None
            for listing in [] if part is None or part.isHidden() else part.findChildren(FilterList):
                listing.refit()
        self.refitted.emit()
        if event.size().height() < event.oldSize().height():
            self.lowered.emit()

    def put_away(self) -> None:
        """Hide everything while it changes, so that it is laid out once."""
        focus, card = stands_on(self), self.parentWidget()
        if card is not None and focus is not None and self.inside.isAncestorOf(focus):
            card.setFocus()  # or it would wander through all that is hidden
        self.inside.hide()

    def put_back(self) -> None:
        """Show everything again, from its top.

        What changed meanwhile told nobody of its height: the page would stay as long as before.
        """
        for part in (*self._news, *self._beside, *self._columns):
            part.updateGeometry()
        self.inside.show()
        self.verticalScrollBar().setValue(0)

    def needed(self) -> int:
        """Return the height at which nothing has to be scrolled."""
        return _height_of(self._body, self.viewport().width())

    def _begins_with(self, part: QWidget) -> bool:
        """Tell whether it is at its top, with a control, or where a list begins, in sight."""
        room = self.viewport().height() - faded()
        top = part.mapTo(self.inside, QPoint()).y()
        seen = min(part.height(), current().space(SEEN))
        return self.verticalScrollBar().value() == 0 and top + seen <= room

    def show_whole(self, part: QWidget, first: QWidget | None = None) -> None:
        """Scroll to a control with as much of what it stands in as there is room for.

        A new prompt begins at its top, where one sees the `first` control and all that stands above
        it: what is to be done on the table, what its rule is.
        """
        self._lay_out(part)  # else it is measured where a layout still waits, and scrolled away
        if not (part is first and self._begins_with(part)):
            self._scroll_to(part)
        listing = part.parentWidget()
        if isinstance(listing, FilterList):
            listing.show_row()

    def show_uncut(self, parts: Sequence[QWidget]) -> None:
        """Scroll as far as it takes that no edge cuts through a part for which there is room.

        What was cut is shown where it can be, the last part before the others.
        """
        room, bar = self.viewport().height(), self.verticalScrollBar()
        shown = [one for one in parts if one.isVisible() and one.height() <= room]
        tops = [one.mapTo(self.inside, QPoint()).y() for one in shown]
        spans = [(top, top + one.height()) for top, one in zip(tops, shown, strict=True)]

        def cut(at: int) -> list[tuple[int, int]]:
            return [(top, end) for top, end in spans if top < at < end or top < at + room < end]

        ways: list[int] = []
        for top, end in reversed(cut(bar.value())):
            clear = min(faded(), (room - end + top) // 2)
            ways += sorted((top - clear, end + clear - room), key=lambda at: abs(at - bar.value()))
        ways += [at for top, end in cut(bar.value()) for at in (end, top - room)]
        held = (min(max(at, bar.minimum()), bar.maximum()) for at in ways)
        if (found := next((at for at in held if not cut(at)), None)) is not None:
            bar.setValue(found)

    def _scroll_to(self, part: QWidget) -> None:
        """Scroll to a control; what stands around it and is too high begins at the top."""
        whole, one, room = part, part.parentWidget(), self.viewport().height()
        while one is not None and one is not self.inside:
            if one.height() > room:
                break
            whole, one = one, one.parentWidget()
        if whole.height() + 2 * faded() <= room:
            self.ensureWidgetVisible(whole, 0, faded())  # clear of what fades
        else:
            top = whole.mapTo(self.inside, QPoint()).y()
            self.verticalScrollBar().setValue(top - faded())

    def show_soon(self, part: QWidget) -> None:
        """Scroll to a part that just came and has no place yet: its beginning comes to the top."""
        self._soon = part
        QTimer.singleShot(0, self, self._show_it)

    def _show_it(self) -> None:
        part = self._soon
        if part is not None and not part.isHidden() and self.inside.isAncestorOf(part):
            self._lay_out(part)
            top = part.mapTo(self.inside, QPoint()).y()
            top -= self._aside.y() if self._wide and self._aside.isAncestorOf(part) else 0
            self.verticalScrollBar().setValue(top - faded() // 2)

    def _lay_out(self, part: QWidget) -> None:
        """Give a part its place now, whatever waits to be laid out around it.

        What is around it may have changed its height since, and tells of it only later.
        """
        around: QWidget | None = part.parentWidget()
        while around is not None and around is not self.inside:
            around.updateGeometry()
            around = around.parentWidget()
        self._forget_heights()
        self.inside.resize(self.inside.width(), max(self.needed(), self.viewport().height()))
        self._body.activate()
        for layout in self._around(part):
            layout.activate()

    @property
    def news_below(self) -> bool:
        """Tell whether the news stand below the answers."""
        return self._main.indexOf(self.first) == 0

    def shows(self, part: QWidget, rows: tuple[int, int]) -> bool:
        """Tell whether a part is in sight between two heights below its top."""
        if part.isHidden():
            return True
        top = part.mapTo(self.inside, QPoint()).y() - self.verticalScrollBar().value()
        return top + rows[0] >= 0 and top + rows[1] <= self.viewport().height()

    def _around(self, part: QWidget) -> list[QLayout]:
        """Return the layouts in which a part stands, the outermost first."""
        found, one = list[QLayout](), part.parentWidget()
        while one is not None and one is not self.inside:
            if (layout := one.layout()) is not None:
                found.insert(0, layout)
            one = one.parentWidget()
        return found

    def page(self, step: int) -> bool:
        """Scroll on by what is seen, down or up; tell whether there is more to be seen."""
        bar = self.verticalScrollBar()
        before = bar.value()
        bar.setValue(before + step * bar.pageStep() * 3 // 4)
        return bar.value() != before

    def show_aside(self) -> None:
        """Give the whole width to the answers where there is nothing beside them."""
        self._aside.setVisible(any(not widget.isHidden() for widget in self._beside))
        self.refitted.emit()

    def end_of(self, part: QWidget) -> int:
        """Return how far below the top of all that scrolls one of the parts beside ends."""
        width, gap = self._width_of_main(), self._side.spacing()
        if self._wide:
            room = self.viewport().width() - self._body.contentsMargins().right()
            width = room - self._body.spacing() - width
        above = self._beside[: self._beside.index(part) + 1]
        end = sum(_height_at(one, width) + gap for one in above if not one.isHidden()) - gap
        if self._wide:
            return end
        if self._main.indexOf(self._aside) < 0:
            return end + _height_of(self._main, width) + self._body.spacing()
        answers = self._main.indexOf(self._aside) > 0
        return end + (_height_of(self.first, width) + gap if answers else 0)


def _height_of(layout: QLayout, width: int) -> int:
    """Return how high a layout wants to be at a width."""
    return (
        layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
    )


def _height_at(widget: QWidget, width: int) -> int:
    """Return how high a widget wants to be at a width."""
    wraps = widget.hasHeightForWidth()
    return widget.heightForWidth(width) if wraps else widget.sizeHint().height()
