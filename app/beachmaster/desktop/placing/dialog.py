"""Place the grid: a photo of the player's map, points on it, and the lattice that they give."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Check
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.pages.laying_out import Halves, scrolled, spoken
from beachmaster.desktop.placing import photo as photos
from beachmaster.desktop.placing.album import Album, AlbumRow
from beachmaster.desktop.placing.fields import form_of, group, tops, ways
from beachmaster.desktop.placing.grid_work import GridWork, PlacedGrid, Way
from beachmaster.desktop.placing.guide import how_well, next_step, what_stays
from beachmaster.desktop.placing.lattice_words import SHIFTED, SIZES
from beachmaster.desktop.placing.placing_view import PlacingView
from beachmaster.desktop.placing.spot_list import SpotList
from beachmaster.desktop.speaking import announce
from beachmaster.desktop.steady import SteadySpinBox
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.growing import LONGEST_SIDE
from beachmaster.engine.hexgrid import Layout
from beachmaster.engine.placing import Lattice, Pin
from beachmaster.engine.refusal import Refusal, SaidError
from beachmaster.engine.text import Text, plain_text

MOST_LEFT_OUT = 40


class PlaceGridDialog(QDialog):
    """`placed` carries the `PlacedGrid` when the player takes the grid as it lies.

    The lattice given is what the game's map is thought to have, or with `fixed` the one of a board
    that is there already: it stays, though with `grows` its rim may change. `numbered` says whether
    numbers are printed in its hexes. `keep` keeps the outcome before it is told; what it raises is
    said here, and the dialog stays.
    """

    placed = Signal(object)

    def __init__(
        self,
        lattice: Lattice,
        *,
        numbered: bool,
        parent: QWidget,
        fixed: bool = False,
        grows: bool = False,
        keep: Callable[[PlacedGrid], object] = lambda _placed: None,
    ) -> None:
        super().__init__(parent)
        way: Way = "numbers" if numbered else "neighbours"
        self.album = Album(lattice, way, fixed=fixed, grows=grows)
        self._keep = keep
        self.photos = AlbumRow(self.album)
        self.view = PlacingView(self.work)
        self.step, self.fit, self.said = Words(scale=PLAIN), spoken("hint"), spoken("warn")
        self.spots = SpotList(self.work)
        self._task: Task[Any] | None = None
        self.setWindowTitle(say(T("Photos of the map") if fixed else T("Place the grid")))
        self._ways = ways()
        self._tops = tops()
        self.shifted = Check()
        self.size_fields = [self._number(2, LONGEST_SIDE) for _ in range(2)]
        self.cut_fields = [self._number(0, MOST_LEFT_OUT) for _ in range(4)]
        self._lay_out()
        self._connect()
        self.refresh()

    @property
    def work(self) -> GridWork:
        """Return the points on the photo that is worked on."""
        return self.album.leaf.work

    # -- acts ------------------------------------------------------------------------------------

    def ask_photo(self) -> None:
        """Ask for a photo."""
        dialog = QFileDialog(self, say(_CHOOSE))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([say(photos.KINDS)])
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def take(self, source: Path) -> None:
        """Read a photo off the GUI thread and show it; say where it cannot be."""
        self._read([source], photos.task(source, self), self.show_photo)

    def go_on(self, placed: PlacedGrid) -> None:
        """Go on where a grid was placed before: with its photos, and the points on each."""
        laid = placed.laid
        if laid:
            self.album.await_photos(placement for _file, placement in laid)
            self._turn()
            files = [file for file, _placement in laid]
            self._read(files, photos.read_again(files, self), self._show_again)

    def _read(self, files: list[Path], task: Task[Any], show: Callable[[Any], object]) -> None:
        self._forget_task()
        task.done.connect(show)
        task.failed.connect(self._failed)
        self._wait(on=True)
        self.use_button.setEnabled(False)
        self._tell(T("Reading {file}…", file=[one.name for one in files]))
        self._task = task
        task.start()

    def _show_again(self, read: list[photos.MapPhoto | photos.PhotoError]) -> None:
        self.album.take_photos(read)
        self._turn()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_photo(self, taken: photos.MapPhoto, pins: Sequence[Pin] = ()) -> None:
        """Begin on a photo, with the points that it has."""
        self.album.leaf.show(taken, pins)
        self._wait(on=False)
        self.view.show_photo(QPixmap.fromImage(taken.image))
        self.refresh()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def use(self) -> None:
        """Hand the grid out as it lies."""
        try:
            placed = self.album.outcome()
            for leaf in self.album.leaves:
                if leaf.photo is not None:
                    leaf.photo.keep()
            self._keep(placed)
        except SaidError as error:
            self._tell(error.text)
            return
        self.accept()
        self.placed.emit(placed)

    def another(self) -> None:
        """Turn to another photo of the same map, and ask for it."""
        self._try(self.album.add)
        self._turn()
        if self.album.leaf.photo is None:
            self.ask_photo()

    def remove(self) -> None:
        """Take away the photo that is worked on."""
        self.album.remove()
        self._turn()

    def _turn(self, at: int | None = None) -> None:
        """Work on another photo."""
        self._forget_task()
        self._wait(on=False)
        self.album.at = self.album.at if at is None else at
        leaf = self.album.leaf
        self.view.work = self.spots.work = leaf.work
        self.view.show_photo(QPixmap.fromImage(leaf.photo.image) if leaf.photo else None)
        self.refresh()

    def step_back(self) -> None:
        """Take the last thing said of a point back."""
        self.work.step_back()
        self.refresh()

    def done(self, code: int) -> None:
        """Close, and let a photo that is still being read go."""
        self._forget_task()
        super().done(code)

    # -- what the player says --------------------------------------------------------------------

    def _point(self, at: QPointF) -> None:
        suggested = self.work.suggested((at.x(), at.y()))
        self._try(lambda: self.work.point_at((at.x(), at.y())))
        if self.work.waiting is not None:
            row = self.spots.rows[self.work.waiting]
            row.ask(self.work.called(suggested))
            QTimer.singleShot(0, row, lambda: self._panel.ensureWidgetVisible(row))

    def _pull(self, place: str, at: QPointF) -> None:
        self._try(lambda: self.work.pull(place, (at.x(), at.y())))

    def _move(self, one: int, at: QPointF) -> None:
        self._try(lambda: self.work.move(one, (at.x(), at.y())))

    def _number_spot(self, at: int, typed: str) -> None:
        place = self.work.meant(typed)
        if not place:
            raise Refusal(T("There is no hex {place} on your map.", place=typed))
        self.work.number(at, place)

    def _try(self, act: Callable[[], None]) -> None:
        """Carry out what was said; where it can mean nothing, say why."""
        try:
            act()
        except Refusal as refusal:
            self.refresh()
            self._tell(refusal.text)
            return
        self.refresh()

    def _stand(self) -> None:
        flat = self._tops[0].isChecked()
        even = self.shifted.isChecked()
        way: Way = "numbers" if self._ways[0].isChecked() else "neighbours"
        layout = Layout("flat" if flat else "pointy", "even" if even else "odd")
        self._try(lambda: self.work.stand(way=way, layout=layout))

    def _take_better(self) -> None:
        better = self.work.better
        if better is not None:
            self._try(lambda: self.work.stand(layout=better))

    def _resize(self) -> None:
        columns, rows = (field.value() for field in self.size_fields)
        self._try(lambda: self.album.resize(columns, rows))

    def _leave_out(self) -> None:
        left, right, top, bottom = (field.value() for field in self.cut_fields)
        self._try(lambda: self.work.leave_out(left, top, right, bottom))

    def _failed(self, error: Exception) -> None:
        self._wait(on=False)
        self.refresh()
        what = f"{type(error).__name__}: {error}"
        unknown = T("That did not work: {what}", what=plain_text(what))
        self._tell(error.text if isinstance(error, SaidError) else unknown)

    def _wait(self, *, on: bool) -> None:
        self.choose.setEnabled(not on)
        self.photos.setEnabled(not on)

    def _forget_task(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    # -- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the grid, the points and what to do as they now are."""
        work = self.work
        self.view.refresh()
        self.spots.refresh()
        self.step.setText(say(next_step(work)))
        well = how_well(work)
        self.fit.setText(say(well) if well is not None else "")
        self.fit.setVisible(well is not None)
        self._tell(*self.album.objections())
        self.use_button.setEnabled(self.album.is_usable)
        self.photos.refresh()
        self._better.setVisible(work.better is not None)
        self.undo.setEnabled(work.can_step_back)
        self._show_fields()
        announce(self, self.step.text())

    def _show_fields(self) -> None:
        work, layout = self.work, self.work.layout
        grown = work.photo is not None and work.way == "neighbours"
        flat = layout.orientation == "flat"
        for radio, on in (
            (self._ways[0 if work.way == "numbers" else 1], True),
            (self._tops[0 if flat else 1], True),
            (self.shifted, layout.shifted == "even"),
        ):
            with QSignalBlocker(radio):
                radio.setChecked(on)
        self.shifted.say(say(SHIFTED[layout.orientation]))
        for field, value in zip(
            self.size_fields, (work.lattice.columns, work.lattice.rows), strict=True
        ):
            with QSignalBlocker(field):
                field.setValue(value)
        self._sizes.setVisible(not grown and work.grows)
        for box in self._standing:
            box.setVisible(not work.fixed)
        self._cuts.setVisible(grown)
        self.spots.setVisible(bool(work.spots))

    def _tell(self, *texts: Text) -> None:
        self.said.setText("\n".join(say(text) for text in texts))
        self.said.setVisible(bool(texts))

    # -- building --------------------------------------------------------------------------------

    def _number(self, least: int, most: int) -> SteadySpinBox:
        field = SteadySpinBox()
        field.setRange(least, most)
        return field

    def _lay_out(self) -> None:
        forms.name(self.view, T("Photo of the map"), _KEYS)
        self.view.setToolTip("")
        panel = QWidget()
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.6))
        for part in (self.step, self.fit, self.said, self.photos, self.spots):
            column.addWidget(part)
        if self.album.fixed:
            column.addWidget(spoken("hint", say(what_stays(grows=self.album.grows))))
        self._standing: list[QWidget] = []
        column.addLayout(self._make_acts())
        for radios, title in (
            (self._ways, T("The map's numbers")),
            (self._tops, T("The map's hexes")),
        ):
            self._standing.append(group(radios, title))
            column.addWidget(self._standing[-1])
        self._standing.append(self.shifted)
        column.addWidget(self.shifted)
        self._sizes = form_of(T("The map's size"), SIZES, self.size_fields)
        self._cuts = form_of(_LEFT_OUT, _CUTS, self.cut_fields)
        for form in (self._sizes, self._cuts):
            column.addWidget(form)
        column.addWidget(spoken("hint", say(_KEYS)))
        column.addStretch(1)
        whole = QVBoxLayout(self)
        self._panel = scrolled(panel)
        halves = Halves(((self.view, 5), (self._panel, 3)), least=42, scrolls=False)
        whole.addWidget(halves, 1)
        whole.addWidget(self._buttons())
        forms.size_window(self, current().space(80), current().space(48))

    def _make_acts(self) -> FlowLayout:
        self.choose = QPushButton(say(_CHOOSE))
        self.undo = QPushButton(say(T("&Undo the last point")))
        self._better = QPushButton(say(T("The points fit better if the hexes are turned")))
        flow = FlowLayout(gap=0.4)
        for button, act in (
            (self.choose, self.ask_photo),
            (self.undo, self.step_back),
            (self._better, self._take_better),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(act)
            flow.addWidget(button)
        return flow

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        self.use_button, close = QPushButton(say(T("Use this &grid"))), QPushButton(say(_CLOSE))
        self.use_button.setProperty("role", "main")
        accept, reject = (
            QDialogButtonBox.ButtonRole.ActionRole,
            QDialogButtonBox.ButtonRole.RejectRole,
        )
        for button, act, role in (
            (self.use_button, self.use, accept),
            (close, self.reject, reject),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(act)
            buttons.addButton(button, role)
        return buttons

    def _connect(self) -> None:
        view = self.view
        view.pointed.connect(self._point)
        view.pulled.connect(self._pull)
        view.moved.connect(self._move)
        self.spots.named.connect(lambda at, place: self._try(lambda: self._number_spot(at, place)))
        self.spots.removed.connect(lambda at: self._try(lambda: self.work.take_away(at)))
        self.spots.left.connect(view.setFocus)
        self.photos.turned.connect(self._turn)
        self.photos.another.connect(self.another)
        self.photos.away.connect(self.remove)
        for radio in (*self._ways, *self._tops, self.shifted):
            radio.clicked.connect(self._stand)
        for field in self.size_fields:
            field.valueChanged.connect(self._resize)
        for field in self.cut_fields:
            field.valueChanged.connect(self._leave_out)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.step_back)


_CHOOSE = T("Choose a &photo…")
_CLOSE = T("Close")
_LEFT_OUT = T("Leave out what is not on the map")
_CUTS = (T("Left columns"), T("Right columns"), T("Top rows"), T("Bottom rows"))
_KEYS = T(
    "On the photo: the wheel or + and − zoom, the middle button or Ctrl and arrows pan, Ctrl+0 "
    "shows all. Arrows move the cross, with Shift finely; Enter clicks, picks up and puts down; "
    "Home goes to the marked hex; Ctrl+Z undoes."
)
