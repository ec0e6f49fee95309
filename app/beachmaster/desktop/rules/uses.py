"""List where the rule one reads was used so far in this game."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from beachmaster.desktop.forms import name
from beachmaster.desktop.journal_event import JournalEvent
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say

ENTRY = Qt.ItemDataRole.UserRole + 1


def used_in(journal: Sequence[JournalEvent], rule: str) -> list[JournalEvent]:
    """Return the journal's lines that cite a rule or a part of it, as `engine.citations` does."""
    part = f"\n{rule}."  # sought in all ids at once: a journal is long
    return [
        told
        for told in journal
        if rule in told.event.rules or part in "\n".join(("", *told.event.rules))
    ]


class UsesModel(QAbstractListModel):
    """The lines of the journal that cite a rule, the newest first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[JournalEvent] = []

    def show_uses(self, lines: Sequence[JournalEvent]) -> None:
        """Take other lines."""
        self.beginResetModel()
        self._lines = list(reversed(lines))
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a line's words, or the entry it follows."""
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        told = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return say(T("Turn {turn}: {what}", turn=told.turn, what=told.event.text))
        return told.entry if role == ENTRY else None


class UsesPane(QWidget):
    """Where the rule was used; a line opened is a wish to see that moment."""

    entry_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = UsesModel(self)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setWordWrap(True)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.view.activated.connect(self._wish)
        self.view.clicked.connect(self._wish)
        self.empty = EmptyPlace("history")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(current().space(0.15))
        layout.addWidget(self.view, 1)
        layout.addWidget(self.empty, 1)
        self.retranslate()

    def show_uses(self, lines: Sequence[JournalEvent]) -> None:
        """Show other lines, or say that there are none."""
        self.model.show_uses(lines)
        self.view.setVisible(bool(lines))
        self.empty.setVisible(not lines)

    def retranslate(self) -> None:
        """Say the words again."""
        self.empty.say(T("Each time this rule is used in this game, a line appears here."))
        name(self.view, T("Where this rule was used in this game"))

    def _wish(self, index: QModelIndex) -> None:
        entry = index.data(ENTRY)
        if entry is not None:
            self.entry_wanted.emit(entry)
