"""Model the units of both sides as a table, with a proxy that sorts and filters them."""

from collections.abc import Callable, Hashable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, QSortFilterProxyModel, Qt

from beachmaster.desktop.models.rows import AnyIndex, RowsModel
from beachmaster.desktop.own_text import tip
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.display import Standing, UnitRow
from beachmaster.engine.text import Text


class UnitColumn(IntEnum):
    """The columns, left to right."""

    SIDE = 0
    UNIT = 1
    GROUP = 2
    KIND = 3
    PLACE = 4
    STEPS = 5
    VALUES = 6
    MARKERS = 7
    STATUS = 8


class UnitRole(IntEnum):
    """What a delegate, a proxy and a panel ask of a cell."""

    UNIT = Qt.ItemDataRole.UserRole + 1
    SORT = Qt.ItemDataRole.UserRole + 2
    STEPS = Qt.ItemDataRole.UserRole + 3


class UnitsModel(RowsModel[UnitRow]):
    """All units the player may know of; a hidden one tells its place alone."""

    column_count = len(UnitColumn)
    _all_ours = False

    def key(self, row: UnitRow) -> Hashable:
        """Tell units apart by side and id."""
        return row.side.id, row.id

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's words, its unit, its steps or what it sorts by."""
        unit = self.row(index)
        if unit is None:
            return None
        column = UnitColumn(index.column())
        if role == UnitRole.UNIT:
            return unit
        if role == UnitRole.STEPS:
            return (unit.steps or 0, unit.whole or 0) if column == UnitColumn.STEPS else None
        if role == UnitRole.SORT:
            return _sort_key(unit, column)
        if role == Qt.ItemDataRole.DisplayRole:
            return unit.values if self._told_once(column) else _CELLS[column](unit)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{say(HEADINGS[column])}: {_CELLS[column](unit) or say(_NOTHING)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(_tip(unit, column) or "") or None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Name the columns."""
        wanted = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if orientation == Qt.Orientation.Horizontal and role in wanted:
            column = UnitColumn(section)
            return say(_ESTIMATES if self._told_once(column) else HEADINGS[column])
        return None

    def follow(self, rows: Sequence[UnitRow]) -> None:
        """Show these rows; where all values are our estimates the heading says so, not each row."""
        valued = [unit for unit in rows if unit.values]
        before, self._all_ours = self._all_ours, bool(valued) and all(u.estimate for u in valued)
        super().follow(rows)
        if before != self._all_ours:
            self.headerDataChanged.emit(
                Qt.Orientation.Horizontal, UnitColumn.VALUES, UnitColumn.VALUES
            )
            for at in range(len(self.rows)):
                self.touch(at)

    def _told_once(self, column: UnitColumn) -> bool:
        """Tell whether the heading says for all rows that the values are our estimates."""
        return column == UnitColumn.VALUES and self._all_ours

    def row_of(self, unit_id: str) -> int:
        """Return where a unit stands, or -1."""
        return next((at for at, unit in enumerate(self.rows) if unit.id == unit_id), -1)


class UnitsFilter(QSortFilterProxyModel):
    """Sort by a column's key, and show the units that hold the words, a side, a standing."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._side = ""
        self._standing = ""
        self.setSortRole(UnitRole.SORT)
        self.setSortLocaleAware(True)

    def narrow(
        self, *, words: str | None = None, side: str | None = None, standing: str | None = None
    ) -> None:
        """Change what is asked for; None leaves a part as it is, empty asks for nothing."""
        self.beginFilterChange()
        if words is not None:
            self._words = tuple(words.casefold().split())
        self._side = self._side if side is None else side
        self._standing = self._standing if standing is None else standing
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(self, row: int, parent: AnyIndex) -> bool:
        """Show a unit that fits all of it."""
        unit = self.sourceModel().index(row, 0, parent).data(UnitRole.UNIT)
        if (self._side and unit.side.id != self._side) or (
            self._standing and unit.standing != self._standing
        ):
            return False
        if not self._words:
            return True
        all_words = " ".join(cell(unit) for cell in _CELLS.values()).casefold()
        return all(one in all_words for one in self._words)


def steps_words(unit: UnitRow) -> str:
    """Return the steps of a unit in words; nothing where they are not known."""
    if unit.steps is None or unit.whole is None:
        return ""
    return say(T("{steps} of {whole}", steps=unit.steps, whole=unit.whole))


def markers_words(unit: UnitRow) -> str:
    """Return the markers on a unit."""
    return ", ".join(say(marker) for marker in unit.markers)


def _values(unit: UnitRow) -> str:
    if not unit.values:
        return ""
    return say(T("{values} est.", values=unit.values)) if unit.estimate else unit.values


def _optional(text: Text | None) -> str:
    return say(text) if text is not None else ""


_CELLS: dict[UnitColumn, Callable[[UnitRow], str]] = {
    UnitColumn.SIDE: lambda unit: say(unit.side.name),
    UnitColumn.UNIT: lambda unit: say(unit.titled),
    UnitColumn.GROUP: lambda unit: _optional(unit.group),
    UnitColumn.KIND: lambda unit: _optional(unit.kind),
    UnitColumn.PLACE: lambda unit: say(unit.where),
    UnitColumn.STEPS: steps_words,
    UnitColumn.VALUES: _values,
    UnitColumn.MARKERS: markers_words,
    UnitColumn.STATUS: lambda unit: _optional(unit.status),
}


def _sort_key(unit: UnitRow, column: UnitColumn) -> Any:
    """Return numbers where a column counts, words with numbers padded where it names."""
    if column == UnitColumn.STEPS:
        return -1 if unit.steps is None else unit.steps
    if column == UnitColumn.PLACE:
        return f"{_STANDINGS[unit.standing]}{unit.place or '~'}"
    if column == UnitColumn.SIDE:
        return not unit.side.own
    words = _CELLS[column](unit) or "~"
    return "".join(part.zfill(4) if part.isdigit() else part for part in _parts(words))


def _parts(words: str) -> list[str]:
    """Split words into runs of digits and of the rest."""
    found: list[str] = []
    for letter in words:
        if found and found[-1][-1].isdigit() == letter.isdigit():
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _tip(unit: UnitRow, column: UnitColumn) -> str | None:
    if column == UnitColumn.VALUES and unit.estimate:
        return say(T("Our estimate, not the publisher's value"))
    return _CELLS[column](unit) or None


_STANDINGS: dict[Standing, int] = {"map": 0, "waiting": 1, "gone": 2}
HEADINGS: dict[UnitColumn, Text] = {
    UnitColumn.SIDE: T("Side"),
    UnitColumn.UNIT: T("Unit"),
    UnitColumn.GROUP: T("Group"),
    UnitColumn.KIND: T("Kind"),
    UnitColumn.PLACE: T("Place"),
    UnitColumn.STEPS: T("Steps"),
    UnitColumn.VALUES: T("Values"),
    UnitColumn.MARKERS: T("Markers"),
    UnitColumn.STATUS: T("Status"),
}
_NOTHING, _ESTIMATES = T("nothing"), T("Values, our estimates")
