"""Learn the map ahead of the game: the board's own mode, and what the map shows of the board."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from beachmaster.desktop.board.bar import MapBar
from beachmaster.desktop.board.board_map import BoardMap
from beachmaster.desktop.board.grids import PhotoGrid
from beachmaster.desktop.board.selection import MapSelection
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.learning.learn_panel import LearnPanel
from beachmaster.desktop.learning.painter import Painter, Place, shown_in_game
from beachmaster.desktop.tasks import Task
from beachmaster.engine.display import Chart
from beachmaster.engine.facts import Known, MapFact
from beachmaster.engine.openprints import OnOwnMap
from beachmaster.engine.options import same
from beachmaster.engine.ownboard import written
from beachmaster.engine.placing import Fit, fit
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.setup import Setup
from beachmaster.storage.boards import BoardAtlas
from beachmaster.storage.folders import photo_file

if TYPE_CHECKING:
    from beachmaster.desktop.placing.photo import MapPhoto


class BoardEasel:
    """A board of the player's, to be painted on."""

    def __init__(self, atlas: BoardAtlas) -> None:
        self._atlas = atlas

    def known(self) -> Known:
        """Return all that is known of it."""
        return self._atlas.known()

    def remember(self, facts: list[MapFact]) -> None:
        """Keep facts for every game on it."""
        self._atlas.remember(facts)

    def forget(self, places: Iterable[Place]) -> None:
        """Take facts back."""
        self._atlas.boards.forget(self._atlas.board, places)


class LearnAhead(QObject):
    """Turns the map into a board to paint on, and back; `altered` says that it shows other things.

    `laid` carries the grid on the photo of the player's map, once that is read.

    A game under way finds what was painted by itself, when a rule asks for it; what it knew
    otherwise is put right in it when the player turns back to play.
    """

    altered = Signal()
    laid = Signal(object)

    def __init__(
        self, controller: GameController, bar: MapBar, board_map: BoardMap, selection: MapSelection
    ) -> None:
        super().__init__(board_map)
        self._controller, self._bar = controller, bar
        self._map, self._selection = board_map, selection
        self._shown: tuple[Known, Known, Chart] | None = None
        self._task: Task[MapPhoto] | None = None
        self.panel = LearnPanel()
        self.panel.hide()
        bar.learning.connect(self._turn)
        board_map.stroked.connect(self.panel.stroke)
        board_map.lifted.connect(self.panel.lift)
        self.panel.painted.connect(self.altered)

    @property
    def on(self) -> bool:
        """Tell whether the map is painted on now."""
        return self._map.painting

    @property
    def atlas(self) -> BoardAtlas | None:
        """Return the player's board that the open game is played on."""
        playing = self._controller.playing
        atlas = playing.session.atlas if playing is not None else None
        return atlas if isinstance(atlas, BoardAtlas) else None

    def take_up(self) -> None:
        """Begin with another game: offer to learn where it is played on the player's own map."""
        self._shown = None
        self._bar.offer_learning(offered=self.atlas is not None)
        self._turn(on=False)
        self._read_photo()

    def _read_photo(self) -> None:
        """Read the photo of the board, where it has one, off the GUI thread."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        found = self._placed()
        if found is None:
            return
        from beachmaster.desktop.placing import photo  # only for who has one

        fitted, path = found
        self._task = photo.task(path, self, again=True)
        self._task.done.connect(
            lambda taken: self.laid.emit(PhotoGrid(QPixmap.fromImage(taken.image), fitted))
        )
        self._task.start()  # where it is gone, the map is drawn as without one

    def chart(self, of_game: Chart | None) -> Chart | None:
        """Return what the map is to show: the board in paint, or the game and the board besides."""
        atlas, painter = self.atlas, self.panel.painter
        if self.on and painter is not None:
            return painter.chart
        module: object = self._controller.session.module if self._controller.is_open else None
        if of_game is None or atlas is None or not isinstance(module, OnOwnMap):
            return of_game
        prints = module.open_prints(self._controller.state)
        if prints is None:
            return of_game
        known, kept = atlas.known(), self._shown
        if kept is None or kept[0] is not prints.known or kept[1] is not known:
            merged = shown_in_game(prints.known, known)
            kept = self._shown = prints.known, known, module.sketched(merged)[0]
        return kept[2]

    def _placed(self) -> tuple[Fit, Path] | None:
        """Return how the board lies on its photo, where it has one that can be shown."""
        from beachmaster.storage.problems import SaveError  # slow to load

        atlas = self.atlas
        if atlas is None:
            return None
        try:
            sheet = atlas.boards.sheet(atlas.board)
            if sheet.photo is None or sheet.placement is None:
                return None
            return fit(sheet.placement, sheet.board.layout), photo_file(sheet.photo)
        except (SaveError, Refusal):  # the game goes on, and the map is drawn
            return None

    def _turn(self, on: bool) -> None:
        """Paint from now on, or play."""
        if on:
            self.panel.begin(self._painter())
        elif self.on and self.panel.painter is not None:
            self._put_right()
        self._map.painting = on
        self._selection.paints = self._enter if on else None
        self._bar.show_learning(on=on)
        self.panel.setVisible(on)
        self.altered.emit()

    def _put_right(self) -> None:
        """Let the game under way go on with what was painted otherwise than it knew it."""
        module, atlas = self._controller.session.module, self.atlas
        prints = (
            module.open_prints(self._controller.state) if isinstance(module, OnOwnMap) else None
        )
        if prints is None or atlas is None:
            return
        known = atlas.known()
        facts = [
            MapFact(place, name, known[place][name])
            for place, shown in prints.known.items()
            for name, value in shown.items()
            if name in known.get(place, {}) and not same(known[place][name], value)
        ]
        if facts:
            self._controller.put_map_right(facts)

    def _enter(self, place: str) -> None:
        """Paint the hex under the keyboard's cursor."""
        self.panel.stroke(place)
        self.panel.lift()

    def _painter(self) -> Painter:
        playing, atlas = self._controller.playing, self.atlas
        assert playing is not None, "learning is offered in a game alone"
        assert atlas is not None, "learning is offered on the player's own map alone"
        bare = written(atlas.boards.sheet(atlas.board).board).decode()
        setup = Setup(game=playing.setup.game, board="own", data={"board": bare})
        module: object = playing.factory.prepare(setup)[1]
        assert isinstance(module, OnOwnMap)
        return Painter(module, BoardEasel(atlas))
