"""Learn the map ahead of the game: the board's own mode, and what the map shows of the board."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from beachmaster.desktop.board.bar import MapBar
from beachmaster.desktop.board.board_map import BoardMap
from beachmaster.desktop.board.grids import FLAT_GRID
from beachmaster.desktop.board.selection import MapSelection
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.learning.brushes import Brush
from beachmaster.desktop.learning.easels import HeldBackEasel
from beachmaster.desktop.learning.hex_menu import add_prints, add_touching
from beachmaster.desktop.learning.learn_panel import LearnPanel
from beachmaster.desktop.learning.painter import Painter, shown_in_game
from beachmaster.desktop.learning.put_right import PutRightPanel
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.told import Told
from beachmaster.engine.display import Chart
from beachmaster.engine.facts import Known, MapFact, facts_of
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.openareas import OpenAreas
from beachmaster.engine.openprints import OnOwnMap, OpenPrints, open_prints
from beachmaster.engine.options import same
from beachmaster.engine.ownboard import OwnBoard, written
from beachmaster.engine.placing import Fit, fit
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.setup import Setup
from beachmaster.storage.folders import photo_file

if TYPE_CHECKING:
    from beachmaster.desktop.placing.boards_photo import Read
    from beachmaster.storage.boards import BoardAtlas


class LearnAhead(QObject):
    """Turns the map into a board to paint on, and back; `altered` says that it shows other things.

    `laid` carries the grid on the photo of the player's map, once that is read; `turned` says
    whether the map is painted on from now on.

    A game under way learns what was painted when the player turns back to play. What it knew
    otherwise is held back; when the player turns back to play, `put_right` asks how it is meant.
    """

    altered = Signal()
    laid = Signal(object)
    turned = Signal(bool)

    def __init__(
        self, controller: GameController, bar: MapBar, board_map: BoardMap, selection: MapSelection
    ) -> None:
        super().__init__(board_map)
        self._controller, self._bar = controller, bar
        self._map, self._selection = board_map, selection
        self._shown: tuple[Known, Known, Chart] | None = None
        self._task: Task[Read] | None = None
        self._easel: HeldBackEasel | None = None
        self._of_prompt: Mapping[HexId, Told] = {}
        self.panel = LearnPanel()
        self.panel.hide()
        self.put_right = PutRightPanel(controller)
        self.put_right.decided.connect(self._take_up_held)
        self.put_right.dropped.connect(self._drop_held)
        bar.learning.connect(self._turn)
        board_map.stroked.connect(self.panel.stroke)
        board_map.lifted.connect(self.panel.lift)
        board_map.acts.append(self._add_to_menu)
        self.panel.painted.connect(self._show_painted)
        self.panel.marked.connect(self._mark)

    @property
    def on(self) -> bool:
        """Tell whether the map is painted on now."""
        return self._map.painting

    @property
    def has_photos(self) -> bool:
        """Tell whether the map may lie on photos: one of hexes, of the player's own."""
        prints = self._prints()
        return self.atlas is not None and prints is not None and not prints.board.areas

    @property
    def atlas(self) -> "BoardAtlas | None":
        """Return the player's board that the open game is played on."""
        playing = self._controller.playing
        atlas = playing.session.atlas if playing is not None else None
        if atlas is None:
            return None
        from beachmaster.storage import boards  # a database: only for who has a board

        return atlas if isinstance(atlas, boards.BoardAtlas) else None

    def take_up(self) -> None:
        """Begin with another game: offer to learn where it is played on the player's own map."""
        self._shown = self._easel = None
        self.put_right.close_question()
        offered = self.atlas is not None
        self._bar.offer_learning(offered=offered)
        self._selection.learn = (lambda: self._turn(on=True)) if offered else None
        self._turn(on=False)
        if offered:
            self._ask_by_now()
            self._controller.take_up_board()
        self._read_photo()

    def show_photos(self) -> None:
        """Show the map on the photos that it has by now, or drawn where it has none any more."""
        if self._placed() is None:
            self.laid.emit(FLAT_GRID)
        self._read_photo()

    def _read_photo(self) -> None:
        """Read the photo of the board, where it has one, off the GUI thread."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        found = self._placed()
        if found is None:
            return
        from beachmaster.desktop.placing import boards_photo  # only for who has one

        self._task = boards_photo.task(*found, self)
        self._task.done.connect(lambda read: self.laid.emit(boards_photo.grid(read)))
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

    def _placed(self) -> tuple[list[tuple[Fit, Path]], OwnBoard] | None:
        """Return how the board lies on its photos, where it has some that can be shown."""
        from beachmaster.storage.problems import SaveError  # slow to load

        atlas = self.atlas
        if atlas is None:
            return None
        try:
            sheet = atlas.boards.sheet(atlas.board)
            layout = sheet.board.layout
            found = [(fit(one.placement, layout), photo_file(one.photo)) for one in sheet.laid]
        except (SaveError, Refusal):  # the game goes on, and the map is drawn
            return None
        return (found, sheet.board) if found else None

    def _turn(self, on: bool) -> None:
        """Paint from now on, or play."""
        was_on = self.on
        self.panel.finish()
        if on:
            self.put_right.close_question()
            self.panel.begin(self._painter())
            self.panel.show_held(self.easel().hexes_held)
        elif was_on:
            self.ask_contrary()
            self._controller.take_up_board()
        self._map.painting = on
        self._keep_marks(on=on, was_on=was_on)
        self._selection.paints = self._enter if on else None
        self._bar.show_learning(on=on, photos=self.panel.areas is None)
        self.panel.setVisible(on)
        self.altered.emit()
        if on and self.panel.areas is not None:
            self.panel.areas.choose(self.panel.areas.place)
        if on != was_on:
            self.turned.emit(on)

    def easel(self) -> HeldBackEasel:
        """Return the board as it is painted on; what was held back of it stays so."""
        atlas = self.atlas
        assert atlas is not None, "learning is offered on the player's own map alone"
        if self._easel is None:
            self._easel = HeldBackEasel(atlas, self._prints)
        return self._easel

    def ask_contrary(self) -> None:
        """Ask about what was painted otherwise than the game under way knows it."""
        easel = self._easel
        if easel is not None:
            self.put_right.ask(easel.contrary, lambda facts: list(easel.known_instead(facts)))

    def tell(self, place: HexId, brush: Brush) -> None:
        """Let the board show this in a hex, and ask where the game under way knows otherwise."""
        from beachmaster.storage.problems import SaveError  # slow to load

        painter = self._painter()
        painter.brush = brush
        try:
            if brush.value is None or not same(
                painter.prints.shown(place, brush.kind.id), brush.value
            ):
                painter.paint(place)
        except Refusal as error:
            self._controller.refused.emit(error)
        except SaveError as error:
            self._controller.troubled.emit(error.text)
        self.altered.emit()
        self.ask_contrary()
        self._controller.take_up_board()

    def _add_to_menu(self, place: HexId, menu: QMenu) -> None:
        """Let the player say what a hex shows, where the map is his and he does not paint."""
        prints = self._prints()
        if prints is not None and self.atlas is not None and not self.on:
            add_prints(menu, prints, place, lambda brush: self.tell(place, brush))
            if isinstance(prints, OpenAreas):
                add_touching(menu, prints, place, self.tell)

    def _ask_by_now(self) -> None:
        """Ask about what the board says by now otherwise than the game that was opened knows it."""
        easel = self.easel()

        def contrary() -> list[MapFact]:
            facts = facts_of(easel.known())
            return [one for one in facts if next(easel.known_instead([one]), None) is not None]

        self.put_right.ask(contrary, lambda facts: list(easel.known_instead(facts)))

    def _prints(self) -> OpenPrints | None:
        """Return what the game under way knows of the map."""
        controller = self._controller
        if not controller.is_open:
            return None
        return open_prints(controller.session.module, controller.state)

    def _take_up_held(self) -> None:
        if self._easel is not None:
            self._easel.write_held()
        self.altered.emit()
        self._controller.take_up_board()

    def _drop_held(self) -> None:
        if self._easel is not None:
            self._easel.drop_held()
        self.altered.emit()

    def _show_painted(self) -> None:
        self.panel.show_held(self.easel().hexes_held)
        self.altered.emit()

    def _mark(self, told: dict[HexId, Told]) -> None:
        """Mark what the panel tells while the map is painted on."""
        if self.on:
            self._map.shown.told = told
            self._map.update()

    def _keep_marks(self, *, on: bool, was_on: bool) -> None:
        """Put the marks of the prompt aside while the map is painted on, and show them again."""
        if on and not was_on:
            self._of_prompt = self._map.shown.told
        elif was_on and not on:
            self._map.shown.told = self._of_prompt
            self._map.update()

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
        return Painter(module, self.easel())
