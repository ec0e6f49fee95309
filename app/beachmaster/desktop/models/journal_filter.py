"""Narrow the journal to what is looked for; a phase without a hit goes with its head."""

from typing import Literal

from PySide6.QtCore import QObject, QSortFilterProxyModel

from beachmaster.desktop.models.journal import JournalModel, JournalRole, JournalRow
from beachmaster.desktop.models.rows import NOWHERE, AnyIndex
from beachmaster.engine.display import Overview

Only = Literal["all", "events", "acts", "results", "answers"]


class JournalFilter(QSortFilterProxyModel):
    """Show rows that hold the words, of one kind, of one side's phases, of one phase."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words: tuple[str, ...] = ()
        self.only: Only = "all"
        self.side = ""
        self.place: tuple[int, str] | None = None
        self.overview: Overview | None = None

    def search(self, words: str) -> None:
        """Show what holds all of these words."""
        self.beginFilterChange()
        self.words = tuple(words.casefold().split())
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def show_only(self, only: Only) -> None:
        """Show acts, results with their working, answers, or all."""
        self.beginFilterChange()
        self.only = only
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def show_side(self, side: str) -> None:
        """Show the phases in which a side acts, by its id; none shows every phase."""
        self.beginFilterChange()
        self.side = side
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def show_place(self, place: tuple[int, str] | None) -> None:
        """Show one phase of one turn, or all."""
        if place == self.place:
            return
        self.beginFilterChange()
        self.place = place
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(self, row: int, parent: AnyIndex = NOWHERE) -> bool:
        """Show what fits; a head where something below it fits."""
        del parent
        model = self.sourceModel()
        if not isinstance(model, JournalModel):
            return True
        found = model.rows[row]
        if found.kind != "section":
            return self._fits(model, row)
        if not (self._here(found) and self._narrowed):
            return self._here(found)
        for at in range(row + 1, len(model.rows)):
            if model.rows[at].kind == "section":
                return False
            if self._fits(model, at):
                return True
        return False

    @property
    def _narrowed(self) -> bool:
        return bool(self.words) or self.only != "all"

    def _here(self, row: JournalRow) -> bool:
        if self.place is not None and self.place != (row.turn, row.phase):
            return False
        step = self.overview.step_of(row.phase) if self.side and self.overview else None
        return step is None or step.whose is None or step.whose.id == self.side

    def _fits(self, model: JournalModel, at: int) -> bool:
        row = model.rows[at]
        if not (self._here(row) and _is(row, self.only)):
            return False
        if not self.words:
            return True
        act = model.index(at, 0).data(JournalRole.ACT) or ""
        said = f"{model.words(at)} {act}".casefold()
        return all(word in said for word in self.words)


def _is(row: JournalRow, only: Only) -> bool:
    if only == "answers":
        return row.answer is not None
    if row.event is None:
        return only == "all"
    if only == "acts":
        return row.event.act is not None
    return bool(row.event.trace) if only == "results" else True
