"""Keep the names of the hexes in force, and let the player say his own word for one."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from beachmaster.desktop.board.board_map import BoardMap
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.texts import T
from beachmaster.desktop.trouble import Trouble, trouble_of
from beachmaster.desktop.words import LANGUAGE, hex_name, say, say_plainly
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.hexnames import HexNaming, name_hex
from beachmaster.engine.hexwords import LONGEST_NAME
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.text import Text


class NamesInForce(QObject):
    """The names that every widget shows; where they change, all of them say everything anew."""

    def __init__(self, controller: GameController, board_map: BoardMap) -> None:
        super().__init__(board_map)
        self._controller, self._map = controller, board_map
        self._naming = HexNaming(say_plainly)
        self._language = LANGUAGE.catalogue
        board_map.acts.append(self._offer)
        controller.changed.connect(lambda _topic: self.follow())

    def follow(self) -> None:
        """Take the names up as they now are."""
        if self._language is not LANGUAGE.catalogue:
            self._language = LANGUAGE.catalogue
            self._naming.forget()
        before, found = LANGUAGE.names, None
        if self._controller.is_open:
            found = self._naming.of(self._controller.session)
        LANGUAGE.names = found
        if found is not None and (before is None or before.shown != found.shown):
            application = QCoreApplication.instance()
            assert application is not None
            QCoreApplication.postEvent(application, QEvent(QEvent.Type.LanguageChange))

    def _offer(self, place: HexId, menu: QMenu) -> None:
        """Add to the menu of a hex that it can be named, where hexes go by names."""
        if LANGUAGE.names is None:
            return
        source = T("Name {place}…") if LANGUAGE.names.of_areas else T("Name the hex {place}…")
        act = menu.addAction(say(source.fill(place=_called(place))))
        act.setEnabled(LANGUAGE.names.may_be_named(place))
        act.triggered.connect(lambda: ask_name(self, place, self._map))

    def give(self, place: HexId, word: str) -> Trouble | None:
        """Call a hex by the player's word, in every game on his map; return why that cannot be."""
        trouble = trouble_of(lambda: name_hex(self._controller.session, place, word, say_plainly))
        self.follow()
        return trouble


def _called(place: HexId) -> str | Text:
    """Return what a hex or an area is called in a sentence."""
    if LANGUAGE.names is None or not LANGUAGE.names.of_areas:
        return hex_name(place)
    return T("area {area}", area=place)


def ask_name(names: NamesInForce, place: HexId, parent: QWidget) -> QInputDialog:
    """Ask for the player's own word for a hex; what cannot be is said, and asked again."""
    own = LANGUAGE.names.own.get(place, "") if LANGUAGE.names is not None else ""
    dialog = QInputDialog(parent)
    of_areas = LANGUAGE.names is not None and LANGUAGE.names.of_areas
    source = T("Name {place}") if of_areas else T("Name the hex {place}")
    dialog.setWindowTitle(say(source.fill(place=_called(place))))
    dialog.setTextValue(own)
    label = T("Your own name for {place}; leave it empty to remove it:", place=_called(place))
    dialog.setLabelText(say(label))

    def take(word: str) -> None:
        trouble = names.give(place, word)
        if trouble is not None:
            text = trouble.text if isinstance(trouble, Refusal) else trouble
            again = ask_name(names, place, parent)
            again.setTextValue(word[: 2 * LONGEST_NAME])
            again.setLabelText(say(text) + "\n" + say(label))

    dialog.textValueSelected.connect(take)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
