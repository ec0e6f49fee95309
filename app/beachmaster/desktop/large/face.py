"""The face of the large card: what is asked in letters that are read from two metres."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.large.asks import Ask, Cap
from beachmaster.desktop.large.buttons import Painted, Pool
from beachmaster.desktop.large.card import LargeCard
from beachmaster.desktop.large.colours import worn
from beachmaster.desktop.large.content import Gatherer
from beachmaster.desktop.large.grid import PlacedCap, spoken
from beachmaster.desktop.large.keys import LargeKeys
from beachmaster.desktop.large.marks import Mark
from beachmaster.desktop.large.painting import (
    paint_act,
    paint_cap,
    paint_hint,
    paint_main,
    paint_mark,
)
from beachmaster.desktop.large.plan import EDGE, planned
from beachmaster.desktop.large.reading import label, pages_of
from beachmaster.desktop.large.shown import Act, Content, LargePlan
from beachmaster.desktop.large.told import Note, lines_of, notes
from beachmaster.desktop.layout.strip import StripWords
from beachmaster.desktop.panels.table_list import TableListPanel
from beachmaster.desktop.prompts.moment.panel import LANDS
from beachmaster.desktop.prompts.teaching import TOLD
from beachmaster.desktop.prompts.why import CLOSED
from beachmaster.desktop.speaking import announce, give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Role, current
from beachmaster.desktop.words import say

Colours = Callable[[], Mapping[Role, str]]


class LargeFace(QWidget):
    """Paints what its card shows, and takes keys for it; `screens` stand at its foot."""

    rest = Signal(QKeyEvent)

    def __init__(
        self, card: LargeCard, table_list: TableListPanel | None, colours: Colours
    ) -> None:
        super().__init__()
        self.card, self._colours = card, colours
        self.gatherer = Gatherer(card, table_list)
        self.screens: Sequence[Cap] = ()
        self.content, self.plan = self._nothing()
        self.reading, self._read_page = "", 0
        self._asked: object = None
        self.keys = LargeKeys(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        give_role(self, QAccessible.Role.Pane)
        make = partial(Painted, self, colours)
        self.caps, self.acts, self.hints = Pool(make), Pool(make), Pool(make)
        self.extras, self.main = Pool(make), make()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._renew_now)
        card.renewed.connect(self.renew)
        card.controller.jumped.connect(self._forget)
        card.desk.heading.moment.motion.valueChanged.connect(self._move)
        current().changed.connect(self.renew)
        if table_list is not None:
            table_list.counted.connect(self.renew)
            table_list.emptied.connect(self.renew)

    def sizeHint(self) -> QSize:
        """Return any size: it fills what there is."""
        return QSize(800, 500)

    def renew(self) -> None:
        """Show what is there now, once all of it has come."""
        self.card.forget()
        self._soon.start()

    def _forget(self) -> None:
        """Let go of earlier results: the game jumped."""
        self.gatherer.forget()

    def _move(self) -> None:
        """Paint dice as they fall."""
        self.update()

    def _nothing(self) -> tuple[Content, LargePlan]:
        content = Content(head=StripWords(), prompt="", ask=Ask())
        return content, planned(content, 800, 500)

    def _renew_now(self) -> None:
        """Lay all of it out anew, and put the buttons where they stand."""
        if not self.isVisible():
            return
        asked = self.card.controller.asked
        if asked is not self._asked:
            self._asked = asked
            self.gatherer.begin()
            self.reading = "" if self.reading != "why" else self.reading
            self._tell()
        if self.reading == "why" and self.card.why.level == CLOSED:
            self.reading = ""
        elif self.card.why.level > CLOSED and self.reading != TOLD:
            self.reading = "why"
        self.content = self.gatherer.shown()
        self.content.screens, self.content.turns = self.screens, self._turns()
        if self.content.notes:
            more = Cap(words=say(T("more")), key="Tab", take=partial(self.read, "notes"))
            self.content.hints = [*self.content.hints, more]
        self.plan = planned(self.content, self.width(), self.height())
        self._put_buttons()
        self._name()
        self.update()

    def _turns(self) -> list[Cap]:
        """Return what turns the page of the answers back and on."""
        told = (("PgUp", T("back"), -1), ("PgDn", T("on"), 1))
        return [
            Cap(words=say(words), key=key, take=partial(self.turn, by)) for key, words, by in told
        ]

    def turn(self, step: int) -> None:
        """Turn the page of the answers, or of the words that are read."""
        if self.reading:
            last = len(self._read_pages()) - 1
            self._read_page = min(max(self._read_page + step, 0), last)
        else:
            grid = self.plan.grid
            self.gatherer.page = min(max(self.gatherer.page + step, 0), grid.pages - 1)
        self.renew()

    def read(self, what: str) -> None:
        """Show a page of words: `notes`, a rule that is told, or none; reasons come by W."""
        if self.reading == "why" and what != "why":
            self.card.why.go_to(CLOSED)
            self.card.bar.why.setChecked(False)
        prompt = self.card.controller.prompt
        if what == TOLD:
            if prompt is None or not prompt.rules:
                return
            self.card.tell_rule(prompt.rules[0])
        self.reading, self._read_page = what, 0
        self.renew()

    def _read_pages(self) -> list[list[Mark]]:
        unit, edge = self.plan.unit, self.plan.unit.px(EDGE)
        room = self.rect().adjusted(edge, edge, -edge, -edge)
        return pages_of(self._read_notes(), room, unit)

    def _read_notes(self) -> list[Note]:
        if self.reading == "why":
            return list(lines_of(self.card.why))
        if self.reading == TOLD:
            found = list(lines_of(self.card.teaching))
            title = self.card.teaching.toggle.words
            return [Note(words=title, bold=True), *found] if found else []
        moment = self.content.moment
        came = [Note(words=one) for one in moment.said().splitlines()] if moment is not None else []
        return [Note(words=self.content.prompt, bold=True), *came, *notes(self.card)]

    # -- buttons ---------------------------------------------------------------------------------

    def _put_buttons(self) -> None:
        plan = self.plan
        shown = not self.reading
        self._put(self.caps, plan.caps if shown else [], _cap)
        self._put(self.extras, plan.extras if shown else [], _cap)
        self._put(self.hints, plan.hints if shown else [], _hint)
        self._put_acts(plan.acts if shown else [])
        self.main.setVisible(shown)
        self.main.setGeometry(plan.main)
        self.main.setEnabled(self.content.can)
        self.main.show_as(self.content.main, self._paint_main, self.keys.enter)
        self.main.setVisible(shown)

    def _put(self, pool: Pool, placed: Sequence[PlacedCap], paints: Callable[..., None]) -> None:
        for button, one in zip(pool.take(len(placed)), placed, strict=True):
            button.setGeometry(one.rect)
            paint = partial(paints, placed=one, plan=self.plan)
            words = spoken(one.cap) or str(one.cap.face or one.cap.key)
            button.show_as(words, paint, partial(self._take, one.cap), one.cap.key)

    def _put_acts(self, acts: Sequence[tuple[Act, Mark]]) -> None:
        left = self.plan.unit.px(EDGE)
        for button, (act, mark) in zip(self.acts.take(len(acts)), acts, strict=True):
            rect = QRect(left, mark.rect.top(), mark.rect.right() + 1 - left, mark.rect.height())
            button.setGeometry(rect)
            paint = partial(_act, act=act, mark=mark)
            button.show_as(act.words, paint, partial(self._turn, act))

    def _take(self, cap: Cap) -> None:
        cap.take()
        self.renew()

    def _turn(self, act: Act) -> None:
        act.turn()
        self.renew()

    def _paint_main(self, painter: QPainter, button: Painted) -> None:
        plan, content = self.plan, self.content
        size = plan.main_size
        paint_main(painter, content.main, button.rect(), plan.unit, size, on=content.can)

    # -- for who does not see ----------------------------------------------------------------------

    def _name(self) -> None:
        """Have a screen reader read what is asked and what can be answered."""
        content = self.content
        self.setAccessibleName(content.prompt)
        caps = [f"{cap.key} {spoken(cap)}".strip() for cap in content.ask.caps]
        told = [content.ask.title, content.wrong, *caps, content.main]
        self.setAccessibleDescription(". ".join(one for one in told if one))

    def _tell(self) -> None:
        if self.hasFocus():
            announce(self, self.card.heading.prompt.text())

    # -- events ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and all that is no button."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with worn(self._colours()):
            painter.fillRect(self.rect(), current().colour("window"))
            for mark in self._marks():
                paint_mark(painter, mark, self._landed())
        painter.end()
        self.card.keys.guard.painted()

    def _marks(self) -> Sequence[Mark]:
        if not self.reading:
            come = self._landed() >= 1.0
            return [one for one in self.plan.marks if come or not one.step or one.faded]
        pages = self._read_pages()
        page = min(self._read_page, len(pages) - 1)
        unit, edge = self.plan.unit, self.plan.unit.px(EDGE)
        room = self.rect().adjusted(edge, edge, -edge, -edge)
        return [*pages[page], label(page, len(pages), room, unit)]

    def _landed(self) -> float:
        """Return how far dice have come to rest: they fall with those of the desk."""
        moment = self.card.desk.heading.moment
        return min(moment.motion.currentTime() / LANDS, 1.0) if moment.moving else 1.0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Read on, or come back from the last page of words."""
        if self.reading and event.button() == Qt.MouseButton.LeftButton:
            last = self._read_page >= len(self._read_pages()) - 1
            self.read("") if last else self.turn(1)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the prompt; others are the window's."""
        if not self.keys.press(event):
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Leave Tab to the keys."""
        del forward
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit another size."""
        super().resizeEvent(event)
        self._renew_now()

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is asked when somebody looks."""
        super().showEvent(event)
        self.card.refresh()
        self._renew_now()


def _cap(painter: QPainter, button: Painted, placed: PlacedCap, plan: LargePlan) -> None:
    paint_cap(painter, placed, button.rect(), plan.unit, lit=button.lit)


def _hint(painter: QPainter, button: Painted, placed: PlacedCap, plan: LargePlan) -> None:
    paint_hint(painter, placed, button.rect(), plan.unit, lit=button.lit)


def _act(painter: QPainter, button: Painted, act: Act, mark: Mark) -> None:
    paint_act(painter, act.words, mark, button.rect(), done=act.done)
