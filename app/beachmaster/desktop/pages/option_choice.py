"""Choose a game's options and rulings: a list to search, and the one in hand explained below."""

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.models.options import OptionRole, OptionsModel
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.pages.laying_out import spoken
from beachmaster.desktop.pages.option_detail import OptionDetail
from beachmaster.desktop.pages.row_delegates import OptionDelegate
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapped_list import WrappedList
from beachmaster.games.catalogue import load
from beachmaster.storage.settings import OF_NEW_GAMES, Settings
from beachmaster.storage.tracks_kept import kept_tracks

LIST_HEIGHT, DETAIL_HEIGHT = 11, 11
"""The least heights in ems; a steady detail keeps the list from jumping."""


class OptionChoice(QWidget):
    """`changed` is emitted when an option gets another value."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.model = OptionsModel(self)
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(self.model)
        self._proxy.setFilterRole(OptionRole.SEARCH)
        self._proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._heading, self._hint = spoken("heading"), spoken("hint")
        self.filter = QLineEdit()
        self.list = WrappedList(OptionDelegate(self))
        self.detail = OptionDetail()
        self._lay_out()
        self.filter.textChanged.connect(self._search)
        self.detail.chosen.connect(self._choose)
        self.list.selectionModel().currentChanged.connect(self._show)

    def show_game(self, game: str) -> None:
        """Show what can be chosen in a game, as the player's settings have it."""
        usual = {key: self._settings[key] for key in OF_NEW_GAMES}
        items = load(game).options()
        self.filter.clear()
        self.model.show(items, usual | kept_tracks(game, items))
        self._stand_on_first()

    def differing(self) -> dict[str, str]:
        """Return the options that are not at their default."""
        return self.model.differing()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._heading.setText(say(_OPTIONS))
        self._hint.setText(
            say(
                T(
                    "Where a rulebook leaves a hole, we make a ruling. The usual answers are "
                    "already set; change only what you play differently."
                )
            )
        )
        self.filter.setPlaceholderText(say(_FILTER))
        self.nothing.say(_NOTHING, T("Show all options"))
        forms.name(self.filter, _FILTER)
        forms.name(self.list, _OPTIONS)
        self.model.retranslate()
        self._show()

    def _lay_out(self) -> None:
        space = current().space
        self.filter.setClearButtonEnabled(True)
        self.list.setModel(self._proxy)
        self.nothing = EmptyPlace("search-x", self.list)
        self.nothing.on_press(self.filter.clear)
        self.list.setMinimumHeight(space(LIST_HEIGHT))
        self.detail.setMinimumHeight(space(DETAIL_HEIGHT))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self._heading, self._hint, self.filter):
            column.addWidget(part)
        column.addWidget(self.list, 1)
        column.addWidget(self.detail)

    def _search(self, words: str) -> None:
        self._proxy.setFilterFixedString(words)
        if not self.list.currentIndex().isValid():
            self._stand_on_first()

    def _stand_on_first(self) -> None:
        self.list.setCurrentIndex(self._proxy.index(0, 0))
        self._show()

    def _show(self) -> None:
        here = self._current()
        self.detail.show_option(here)
        self.detail.setVisible(here.isValid())

    def _choose(self, value: str) -> None:
        index = self._current()
        if index.isValid():
            self.model.choose(index, value)
            self.changed.emit()

    def _current(self) -> QModelIndex:
        return self._proxy.mapToSource(self.list.currentIndex())


_OPTIONS = T("Options and rulings")
_FILTER = T("Search the options")
_NOTHING = T("No option contains these words.")
