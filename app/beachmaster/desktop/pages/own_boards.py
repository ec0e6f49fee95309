"""Choose which of the player's own maps a game is played on, or begin a new one."""

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Check
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.pages.board_acts import BoardActs
from beachmaster.desktop.pages.lattice_form import LatticeForm
from beachmaster.desktop.pages.laying_out import spoken
from beachmaster.desktop.placing.board_photos import thought_numbered
from beachmaster.desktop.placing.grid_work import PlacedGrid
from beachmaster.desktop.steady import SteadyComboBox
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.facts import count_of
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.engine.placing import Lattice
from beachmaster.engine.text import Text
from beachmaster.games.catalogue import load
from beachmaster.storage.problems import SaveError


class OwnBoards(QWidget):
    """The player's maps of a game, the one used last first, and a new one at the end.

    `place_wanted` asks for the dialog that lays the grid of a new map on a photo: it carries the
    lattice that the game thinks it has. `take_grid` takes what came of it. `photos_wanted` asks for
    the photos of the map that carries this id.
    """

    place_wanted = Signal(object)
    photos_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = ""
        self._bare: OwnBoard | None = None
        self._grid: PlacedGrid | None = None
        self._names: list[str] = []
        self._bare_ones: set[str] = set()
        self._which = QLabel()
        self.maps = SteadyComboBox()
        self.maps.setSizeAdjustPolicy(
            SteadyComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._which.setBuddy(self.maps)
        self.place, self.photos = QPushButton(), QPushButton()
        for link in (self.place, self.photos):
            link.setProperty("role", "link")
        self.more = QPushButton()
        self.acts = BoardActs(self.more, lambda: self._game, self)
        self.form, self.prints_numbers = LatticeForm(), Check("")
        self._about, self._said = spoken("hint"), Wrong()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.25))
        for part in (
            *(self._which, self.maps, self._about, self._said, self.form),
            self.prints_numbers,
        ):
            column.addWidget(part)
        acts = FlowLayout(gap=0.5)
        for button in (self.place, self.photos, self.more):
            acts.addWidget(button)
        column.addLayout(acts)
        self.maps.currentIndexChanged.connect(self._tell)
        self.form.altered.connect(self._tell)
        self.acts.changed.connect(self.list_again)
        self.acts.said.connect(self._say)
        self.place.clicked.connect(lambda: self.place_wanted.emit(self._lattice()))
        self.photos.clicked.connect(lambda: self.photos_wanted.emit(self.maps.currentData()))

    def show_game(self, game: str) -> None:
        """List the maps of a game that can be played on one."""
        if game != self._game:  # not where only the language is another
            self.prints_numbers.setChecked(thought_numbered(game))
        self._game, self._bare, self._grid = game, bare_board(game), None
        self._say(None)
        self.maps.clear()
        if self._bare is None:
            return
        bare = self._bare
        if not bare.areas:
            self.form.show_lattice(Lattice(bare.columns, bare.rows, bare.orientation, bare.shifted))
        self._list(game)

    def _list(self, game: str) -> None:
        from beachmaster.storage.boards import opened_boards  # slow to load
        from beachmaster.storage.own_maps import last_first

        try:
            with opened_boards() as boards:
                found = last_first(boards, game)
                known = [boards.known(one.board.id) for one in found]
        except SaveError as error:
            self._about.setText(say(error.text))
            found, known = [], []
        self._names = [one.board.name for one in found]
        self._bare_ones = {
            one.board.id for one, facts in zip(found, known, strict=True) if not facts
        }
        for sheet, facts in zip(found, known, strict=True):
            count = count_of(facts)
            stand = TN("{n} fact known", "{n} facts known", n=count)
            words = T("{name}: {stand}", name=sheet.board.name, stand=stand)
            self.maps.addItem(say(words), sheet.board.id)
        self.maps.addItem(say(T("A new map")), "")
        self._tell()

    @property
    def numbered(self) -> bool:
        """Tell whether the published map is thought to print a number in each hex."""
        return thought_numbered(self._game)

    def take_grid(self, grid: PlacedGrid) -> None:
        """Begin the new map with this grid."""
        self._grid = grid
        self.maps.setCurrentIndex(self.maps.count() - 1)
        self._tell()

    def board(self) -> str:
        """Return the id of the map to play on; a new one is kept first.

        Raise `SaveError` where it cannot be kept, `BoardError` where it is no map.
        """
        chosen: str = self.maps.currentData()
        if chosen or self._bare is None:
            return chosen
        from beachmaster.storage.boards import Boards, new_id  # slow to load

        name = self._new_name(say(T("My map")))
        hexes = not self._bare.areas
        lattice = msgspec.structs.asdict(self._lattice()) if hexes else {}
        grid = self._grid
        told = self.prints_numbers.isChecked() if hexes else None
        numbered = grid.numbered if grid is not None else told
        named = {"id": new_id(name), "name": name, "numbered": numbered}
        new = msgspec.structs.replace(self._bare, **named, **lattice)
        with Boards() as boards:
            kept = boards.create(new)
            if grid is not None and grid.photo is not None:
                boards.lay(kept.id, grid.placement, grid.photo.name, grid.others)
        return kept.id

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._which.setText(say(_WHICH))
        forms.name(self.maps, _WHICH)
        self.place.setText(say(T("Place the &grid on a photo…")))
        self.photos.setText(say(T("P&hotos of this map…")))
        self.prints_numbers.say(say(T("My map prints a number in each hex")))
        self.more.setText(say(T("M&ore for this map")))
        self.acts.retranslate()
        self.form.retranslate()
        if self._game:
            at = self.maps.currentIndex()
            self.show_game(self._game)
            self.maps.setCurrentIndex(at)

    def _new_name(self, name: str) -> str:
        numbered = (name, *(f"{name} {n}" for n in range(2, len(self._names) + 3)))
        return next(one for one in numbered if one not in self._names)

    def _lattice(self) -> Lattice:
        if self._grid is not None:
            return self._grid.lattice
        return self.form.lattice

    def list_again(self, board: str) -> None:
        """List what there is now, and stand on a map of it."""
        self._say(None)
        self.maps.clear()
        self._list(self._game)
        self.maps.setCurrentIndex(max(0, self.maps.findData(board)) if board else 0)

    def _say(self, text: Text | None, wrong: bool = False) -> None:
        """Say what was done to a map, or why it cannot be."""
        self._said.report(say(text) if text is not None else "", wrong=wrong)
        self._said.setVisible(text is not None)

    def _tell(self) -> None:
        """Say what a new map begins with."""
        chosen: str = self.maps.currentData() or ""
        new = self._bare is not None and not chosen
        hexes = self._bare is not None and not self._bare.areas
        for part in (self._which, self.maps):
            part.setVisible(self.maps.count() > 1)
        self.acts.take(chosen, bare=hexes and chosen in self._bare_ones)
        self.form.setVisible(new and hexes and self._grid is None)
        self.prints_numbers.setVisible(new and hexes and self._grid is None)
        self.place.setVisible(new and hexes)
        self.photos.setVisible(hexes and bool(chosen))
        self._about.setVisible(new)
        if new and not hexes:
            self._about.setText(say(_AREAS))
        elif new:
            lattice = self._lattice()
            words = _PLACED if self._grid is not None else _BARE
            self._about.setText(say(words.fill(columns=lattice.columns, rows=lattice.rows)))


def bare_board(game: str) -> OwnBoard | None:
    """Return the map of a game of which nothing is known; None where it is not played on one."""
    read_own = getattr(load(game), "own_board", None)
    return read_own("").board if read_own is not None else None


_WHICH = T("Which of your maps?")
_PLACED = T("A grid of {columns} by {rows} hexes, as you placed it.")
_AREAS = T(
    "It begins with what the rulebook says about its areas. The program asks for the rest once, "
    "when a move first depends on it, or you enter it ahead of time on the map. Our estimates are "
    "only hints."
)
_BARE = T("A grid of {columns} by {rows} hexes; fixed once a hex is known.")
