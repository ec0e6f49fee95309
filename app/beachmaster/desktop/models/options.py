"""List the options and rulings a game is set up with, those that differ from the default marked."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.rulings import Choice, Ruling, default_of
from beachmaster.engine.text import Text


class OptionRole(IntEnum):
    """What a row carries besides its words."""

    ITEM = Qt.ItemDataRole.UserRole + 1
    VALUE = Qt.ItemDataRole.UserRole + 2
    CHANGED = Qt.ItemDataRole.UserRole + 3
    QUESTION = Qt.ItemDataRole.UserRole + 4
    SEARCH = Qt.ItemDataRole.UserRole + 5


class OptionsModel(QAbstractListModel):
    """The player's choices for a new game, by option name."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[Ruling | Choice] = []
        self._chosen: dict[str, str] = {}

    def show(self, items: Sequence[Ruling | Choice], usual: dict[str, str]) -> None:
        """Show what can be chosen, with the player's usual values."""
        self.beginResetModel()
        self._items = [item for item in items if item.alternatives]
        self._chosen = {
            item.option: usual.get(item.option, default_of(item)) for item in self._items
        }
        self.endResetModel()

    def choose(self, index: AnyIndex, value: str) -> None:
        """Give an option another value."""
        item = self._items[index.row()]
        self._chosen[item.option] = value
        self.dataChanged.emit(index, index)

    def items(self) -> Sequence[Ruling | Choice]:
        """Return what can be chosen."""
        return self._items

    def value(self, option: str) -> str:
        """Return the value chosen for an option."""
        return self._chosen[option]

    def row_of(self, option: str) -> int:
        """Return the row of an option, -1 where there is none."""
        names = [item.option for item in self._items]
        return names.index(option) if option in names else -1

    def differing(self) -> dict[str, str]:
        """Return the options that are not at their default."""
        return {
            item.option: self._chosen[item.option]
            for item in self._items
            if self._chosen[item.option] != default_of(item)
        }

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Count the options."""
        return 0 if parent.isValid() else len(self._items)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a row, or what its roles carry."""
        if not self.checkIndex(index, QAbstractListModel.CheckIndexOption.IndexIsValid):
            return None
        item = self._items[index.row()]
        value = self._chosen[item.option]
        changed = value != default_of(item)
        if role == Qt.ItemDataRole.DisplayRole:
            return say(
                (T("✎ {question}") if changed else T("{question}")).fill(question=question_of(item))
            )
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return say(words_of(item, value))
        if role == OptionRole.QUESTION:
            return say(question_of(item))
        if role == OptionRole.SEARCH:
            return _searched(item)
        found = {OptionRole.ITEM: item, OptionRole.VALUE: value, OptionRole.CHANGED: changed}
        return found.get(OptionRole(role)) if role in found else None

    def retranslate(self) -> None:
        """Say that all words may have changed with the language."""
        if self._items:
            self.dataChanged.emit(self.index(0), self.index(len(self._items) - 1))


def _searched(item: Ruling | Choice) -> str:
    """Return all words under which an option can be found."""
    words = [say(question_of(item)), *(say(way.text) for way in item.alternatives), *item.rules]
    return " ".join([*words, item.option])


def question_of(item: Ruling | Choice) -> Text:
    """Return what an option asks."""
    return item.question if isinstance(item, Ruling) else item.text


def words_of(item: Ruling | Choice, value: str) -> Text:
    """Return the words of a value."""
    return next(one.text for one in item.alternatives if one.value == value)
