"""Answer any prompt of the large card with the mouse alone: clicks where things are painted."""

from functools import singledispatch

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.prompts.choose import ButtonsPane, ListPane
from beachmaster.desktop.prompts.confirm import ConfirmPane
from beachmaster.desktop.prompts.controls import OneOrOwn, Segments
from beachmaster.desktop.prompts.draw import DrawPane
from beachmaster.desktop.prompts.members import Several
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.place import PlacePane
from beachmaster.desktop.prompts.record import RecordPane
from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.desktop.prompts.several import SeveralPane
from beachmaster.engine.auto import program_answer


class Mouse:
    """Somebody with a mouse before the large card."""

    def __init__(self, player):
        self.player, self.card, self.large = player, player.card, player.large

    def click(self, widget: QWidget, at=None) -> None:
        """Click where a point of a control is painted; it is scrolled into sight first."""
        area = self.card.scroll_area
        if area.widget().isAncestorOf(widget):
            area.ensureWidgetVisible(widget, 0, 0)
        point = widget.mapTo(self.large.page, at if at is not None else widget.rect().center())
        view = self.large.view
        seen = view.mapFromScene(point)
        assert view.viewport().rect().contains(seen), f"{widget} is painted out of sight"
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=seen)
        self.player.qtbot.settle()

    def go_on(self) -> None:
        """Press the main button."""
        self.click(self.card.bar.next)

    def row(self, listing: FilterList, value) -> None:
        """Click the row of a value."""
        at = [row.value for row in listing.model.rows].index(value)
        index = listing.view.model().index(at, 0)
        listing.view.scrollTo(index)
        self.card.scroll_area.ensureWidgetVisible(listing, 0, 0)
        rect = listing.view.visualRect(index)
        inside = listing.view.viewport().mapTo(self.card.scroll_area.widget(), rect.center())
        self.card.scroll_area.ensureVisible(inside.x(), inside.y(), 0, rect.height())
        self.player.qtbot.settle()
        view = listing.view.viewport()
        point = view.mapTo(self.large.page, listing.view.visualRect(index).center())
        shown = self.large.view
        seen = shown.mapFromScene(point)
        assert shown.viewport().rect().contains(seen), f"row {at} is painted out of sight"
        QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=seen)
        self.player.qtbot.settle()

    def answer(self) -> None:
        """Give the answer that the program would give, and see that it counted."""
        player = self.player
        asked, before = player.controller.asked, player.entries
        value = program_answer(asked.prompt, player.controller.session.seed, asked.key)
        _give(self.card.pane, self, value)
        if player.entries == before:
            self.go_on()
        assert player.entries > before, (asked.key, value, self.card.refusal.text())


@singledispatch
def _give(pane, mouse, value):
    raise AssertionError(f"no click is known for {pane}")


@_give.register
def _(pane: ButtonsPane, mouse, value):
    wanted = value[0] if pane.prompt.many else value
    mouse.click(pane.grid.buttons[[one.value for one in pane.options].index(wanted)])


@_give.register
def _(pane: ListPane, mouse, value):
    mouse.row(pane.list, value[0] if pane.prompt.many else value)


@_give.register
def _(pane: PlacePane, mouse, value):
    mouse.row(pane.list, value)


@_give.register
def _(pane: ConfirmPane, mouse, value):
    mouse.click(pane.yes if value else pane.no)


@_give.register
def _(pane: RollPane, mouse, value):
    mouse.click(pane.program)


@_give.register
def _(pane: DrawPane, mouse, value):
    mouse.click(pane.program)


@_give.register
def _(pane: SeveralPane, mouse, value):
    for one in value:
        mouse.row(pane.list, one)
    if not value and pane.must_be_said:
        mouse.click(pane.none)


@_give.register
def _(pane: RecordPane, mouse, value):
    for field in pane.prompt.fields:  # what is told of one may show the next
        control = next((one for one in pane.form.controls if one.field.name == field.name), None)
        if control is not None and not control.isHidden() and control.read() != value[field.name]:
            _fill(control.control, mouse, value[field.name])
            assert control.read() == value[field.name], control.field


@singledispatch
def _fill(control, mouse, value):
    raise AssertionError(f"no click is known for {control}")


@_fill.register
def _(control: Segments, mouse, value):
    mouse.click(control.buttons[control._values.index(value)])


@_fill.register
def _(control: OneOrOwn, mouse, value):
    mouse.click(control.buttons[control.listed._values.index(value)])


@_fill.register
def _(control: Several, mouse, value):
    known = {row.value for row in control.model.rows if row.known}
    told = [one for one in value if one not in known]
    for one in told:
        mouse.row(control.list, one)
    if not told:
        mouse.click(control.none)
