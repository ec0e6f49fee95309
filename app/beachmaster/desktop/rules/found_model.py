"""The results of a search as a list with headings."""

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.rules.find import Found

FOUND = Qt.ItemDataRole.UserRole + 1
_BOLD = re.compile(r"\*\*(.*?)\*\*")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


class FoundModel(QAbstractListModel):
    """The lines found; headings and disabled commands cannot be picked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Found] = []

    def show_lines(self, lines: Sequence[Found]) -> None:
        """Take other lines."""
        self.beginResetModel()
        self._lines = list(lines)
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a line's title, the line itself, or all its words for a screen reader."""
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = (line.title, line.aside, plain(line.snippet)[0])
            return ", ".join(part for part in parts if part)
        return line if role == FOUND else None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Let only what opens something be picked."""
        if not index.isValid() or not self._lines[index.row()].enabled:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled

    def next_open(self, row: int, by: int) -> int:
        """Return the next row that can be picked from a row on, or -1."""
        row += by
        while 0 <= row < len(self._lines):
            if self._lines[row].enabled:
                return row
            row += by
        return -1


def plain(markdown: str) -> tuple[str, list[tuple[int, int]]]:
    """Return a snippet's words and the places of what is bold: start and length."""
    text, bold, end = "", [], 0
    markdown = _LINK.sub(r"\1", markdown)
    for found in _BOLD.finditer(markdown):
        text += markdown[end : found.start()]
        bold.append((len(text), len(found[1])))
        text += found[1]
        end = found.end()
    return text + markdown[end:], bold
