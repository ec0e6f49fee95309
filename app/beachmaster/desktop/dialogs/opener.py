"""Open the window's dialogs and carry out what they decide; none of them blocks."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog

from beachmaster.desktop.actions import Actions
from beachmaster.desktop.frame import WindowFrame
from beachmaster.desktop.prompts import PromptCard
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.unopened import show_folder
from beachmaster.desktop.words import say
from beachmaster.engine.beside import BesideError
from beachmaster.engine.setup import PositionError
from beachmaster.engine.text import Text
from beachmaster.storage.saves import new_save, saves_folder

if TYPE_CHECKING:
    from beachmaster.desktop.dialogs.check_table import CheckTableDialog
    from beachmaster.desktop.notice import WayOut
    from beachmaster.desktop.panels.table_list import TableListPanel
    from beachmaster.desktop.placing.grid_work import PlacedGrid
    from beachmaster.engine.placing import Lattice
    from beachmaster.engine.positions import PositionFile

EXPORTED = ".json"
POSITION = "-position.json"
V = TypeVar("V")


class DialogOpener(QObject):
    """The dialogs of one window; a dialog that is open already is brought to the front."""

    brought_in = Signal(Path)
    setting_changed = Signal(str)

    def __init__(self, window: WindowFrame, card: PromptCard, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._card = card
        self._controller = card.controller
        self._actions = actions
        self.table_list: TableListPanel | None = None
        self.gist: Callable[[str], str] | None = None
        self._open: dict[str, QDialog] = {}
        actions.connect_to({"problem": self.show_problem, "known": self.show_known})
        actions.connect_to({"someone-else": self.ask_who_plays})

    # -- files -----------------------------------------------------------------------------------

    def ask_open(self) -> None:
        """Ask for a saved game."""
        dialog = self._file_dialog(T("Open a saved game"), QFileDialog.AcceptMode.AcceptOpen)
        dialog.setNameFilters([say(T("Saved games (*.beachmaster)")), say(_EXPORTED)])
        dialog.setDirectory(str(saves_folder()))
        dialog.fileSelected.connect(lambda name: self.brought_in.emit(Path(name)))
        self._show("open", dialog)

    def ask_import(self) -> None:
        """Ask for an exported game."""
        dialog = self._file_dialog(T("Import a game"), QFileDialog.AcceptMode.AcceptOpen)
        dialog.setNameFilters([say(_EXPORTED)])
        dialog.fileSelected.connect(lambda name: self.bring_in(Path(name)))
        self._show("import", dialog)

    def bring_in(self, source: Path) -> None:
        """Make a saved game of an exported file, and open it."""
        from beachmaster.storage.transfer import bring_in

        def work(_task: "Task[Path]") -> Path:
            target = new_save(source.stem)
            bring_in(source, target)
            return target

        self._run(
            work,
            T("Replaying {file} to check it…", file=source.name),
            self.brought_in.emit,
            (T("Choose another file…"), self.ask_import),
            (T("Show its folder"), lambda: show_folder(source.parent)),
        )

    def ask_export(self) -> None:
        """Ask where to, and write the game there as one readable file."""
        path = self._controller.path
        dialog = self._file_dialog(T("Export this game"), QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([say(_EXPORTED)])
        dialog.setDefaultSuffix(EXPORTED[1:])
        if path is not None:
            dialog.selectFile(path.stem + EXPORTED)
        dialog.fileSelected.connect(lambda name: self._export(Path(name)))
        self._show("export", dialog)

    def _export(self, target: Path) -> None:
        path = self._controller.path
        if path is None:
            self._window.notice.warn(
                T("This game is not saved in a file, so there is nothing to export.")
            )
            return
        from beachmaster.storage.transfer import export_open

        def done(_nothing: object) -> None:
            self._window.notice.tell(T("The game is exported to {file}.", file=target.name))

        again = T("Choose another place…"), self.ask_export
        self._run(lambda _task: export_open(path, target), T("Writing the game…"), done, again)

    def ask_position(self) -> None:
        """Ask where to, and write where the game stands; a new game can begin from that file."""
        from beachmaster.engine.positions import position_of

        try:
            written = position_of(self._controller.session)
        except PositionError as error:
            self._window.notice.warn(error.text)
            return
        dialog = self._file_dialog(T("Position file"), QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([say(T("Position files (*.json)"))])
        dialog.setDefaultSuffix(EXPORTED[1:])
        path = self._controller.path
        dialog.selectFile((path.stem if path is not None else say(T("position"))) + POSITION)
        dialog.fileSelected.connect(lambda name: self._write_position(Path(name), written))
        self._show("position", dialog)

    def _write_position(self, target: Path, written: "PositionFile") -> None:
        from beachmaster.storage.outgoing import write_out
        from beachmaster.storage.problems import SaveError

        try:
            write_out(target, written.file())
        except SaveError as error:
            self._window.notice.warn(error.text)
            self._window.notice.lead_out((T("Choose another place…"), self.ask_position))
            return
        self._window.notice.tell(
            T("Written to {file}. {what}", file=target.name, what=written.text)
        )

    # -- the game --------------------------------------------------------------------------------

    def ask_bookmark(self) -> None:
        """Ask for a name for this moment."""
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(say(T("Bookmark this moment")))
        dialog.setLabelText(say(T("A name to find it by:")))
        dialog.textValueSelected.connect(self._controller.bookmark)
        self._show("bookmark", dialog)

    def ask_note(self) -> None:
        """Ask for a note on this moment; the one that is there stands in the field."""
        from beachmaster.desktop.dialogs.own_words import note_dialog

        self._show("note", note_dialog(self._controller, self._window))

    def ask_evening(self) -> None:
        """Ask for a name of this evening, once its first answer was given."""
        from beachmaster.desktop.dialogs.own_words import evening_dialog

        try:
            self._show("evening", evening_dialog(self._controller, self._window))
        except BesideError as error:
            self._window.notice.warn(error.text)

    def otherwise(self, rule: str) -> None:
        """Ask how a rule is played from now on."""
        from beachmaster.desktop.dialogs.otherwise import OtherwiseDialog

        self._show("otherwise", OtherwiseDialog(self._controller, rule, self._window))

    def correct(self, entry: int) -> None:
        """Open the form that changes an earlier answer."""
        from beachmaster.desktop.dialogs.correct import CorrectDialog

        dialog = CorrectDialog(self._controller, entry, self._window)
        dialog.finished.connect(lambda _code: QTimer.singleShot(0, self, self._to_card))
        self._show("correct", dialog)

    def _to_card(self) -> None:
        """Go on with the prompt: what the keyboard stood on may be gone with what was played."""
        if self._open:  # another dialog came meanwhile, and is to keep the keyboard
            return
        self._window.activateWindow()
        self._card.take_keyboard()

    def show_report(self) -> None:
        """Open the session report."""
        from beachmaster.desktop.dialogs.report import ReportDialog

        self._show("report", ReportDialog(self._controller, self._window))

    def show_pack_away(self) -> None:
        """Open the sheet of what stands where."""
        from beachmaster.desktop.dialogs.pack_away import PackAwayDialog

        self._show("pack-away", PackAwayDialog(self._controller, self._window))

    def check_table(self) -> "CheckTableDialog":
        """Open the list that compares the program with the table; the map stays in reach."""
        from beachmaster.desktop.dialogs.check_table import CheckTableDialog

        dialog = CheckTableDialog(self._controller, self._window)
        self._show("check-table", dialog, beside=True)
        return dialog

    def show_tables(self) -> None:
        """Show the tables that the game is played with."""
        from beachmaster.desktop.dialogs.tables import TablesDialog

        dialog = TablesDialog(self._controller, self._window)
        dialog.rules_wanted.connect(self._actions["palette"].trigger)
        self._show("tables", dialog)

    def place_grid(
        self,
        lattice: "Lattice",
        *,
        numbered: bool,
        then: "Callable[[PlacedGrid], object]",
    ) -> None:
        """Lay the lattice of a new map of the player's over a photo of it, and hand it on."""
        from beachmaster.desktop.placing.dialog import PlaceGridDialog

        dialog = PlaceGridDialog(lattice, numbered=numbered, parent=self._window)
        dialog.placed.connect(then)
        self._show("place-grid", dialog)

    def change_photos(
        self, board: str, then: Callable[[], object], *, played: bool = False
    ) -> None:
        """Change the photos of a map of the player's; in a game `played` on it its lattice stays.

        `then` follows once they are kept.
        """
        from beachmaster.desktop.placing import board_photos
        from beachmaster.desktop.placing.dialog import PlaceGridDialog
        from beachmaster.storage.boards import Boards
        from beachmaster.storage.problems import SaveError

        try:
            with Boards() as boards:
                before = board_photos.placed_before(boards, board)
                fixed = played or board_photos.is_fixed(boards, board)
        except SaveError as error:
            self._window.notice.warn(error.text)
            return
        dialog = PlaceGridDialog(
            before.lattice,
            numbered=before.numbered is not False,
            parent=self._window,
            fixed=fixed,
            grows=not played,
            keep=lambda placed: board_photos.keep(board, placed),
        )
        dialog.placed.connect(lambda _placed: then())
        self._show("place-grid", dialog)
        dialog.go_on(before)

    def show_distance(self, *, on: bool) -> None:
        """Show the prompt so that it can be read from two metres, or come back."""
        from beachmaster.desktop.large.window import LargeWindow

        self._close("distance")
        if on:
            large = LargeWindow(self._window, self._card, self.table_list)
            large.finished.connect(lambda: self._actions["distance"].setChecked(False))
            if self.gist is not None:
                large.read_rules(self.gist)
            self._show("distance", large, beside=True)
            large.begin()

    def show_known(self) -> None:
        """List which rules of the game the player knows."""
        from beachmaster.desktop.dialogs.known import KnownDialog

        known = self._card.teaching.lessons_of(self._controller).known
        self._show("known", KnownDialog(self._controller, known, self._window))

    def ask_who_plays(self) -> None:
        """Let somebody else play, who is taught anew."""
        from beachmaster.desktop.dialogs.who_plays import WhoPlays

        def begin() -> None:
            self._card.teaching.begin_anew()
            self.setting_changed.emit("teaching")
            self._card.refresh()

        WhoPlays(self._window.settings, begin, self._window).open()

    def show_your_games(self) -> None:
        """Look back over all saved games."""
        from beachmaster.desktop.dialogs.your_games import YourGamesDialog

        dialog = YourGamesDialog(self._window)
        dialog.begin_wanted.connect(self._actions["new"].trigger)
        self._show("your-games", dialog)

    # -- the program -----------------------------------------------------------------------------

    def show_preferences(self) -> None:
        """Open the preferences; each takes hold at once."""
        from beachmaster.desktop.dialogs.preferences import PreferencesDialog

        window = self._window
        dialog = PreferencesDialog(window.settings, window.theme, window.translators, window)
        dialog.changed.connect(self.setting_changed)
        self._show("preferences", dialog)

    def show_shortcuts(self) -> None:
        """List every shortcut on one page."""
        from beachmaster.desktop.dialogs.shortcuts import ShortcutsDialog

        self._show("shortcuts", ShortcutsDialog(list(self._actions), self._window))

    def show_about(self) -> None:
        """Say what this program is."""
        from beachmaster.desktop.dialogs.about import AboutDialog

        dialog = AboutDialog(self._window)
        dialog.licences_wanted.connect(self.show_licences)
        dialog.problem_wanted.connect(self.show_problem)
        self._show("about", dialog)

    def show_licences(self) -> None:
        """Show the licences of every part."""
        from beachmaster.desktop.dialogs.about import licences_dialog

        self._show("licences", licences_dialog(self._window))

    def show_problem(self) -> None:
        """Show what a report of a problem tells, to be saved and sent by the player."""
        from beachmaster.desktop.dialogs.about import problem_dialog

        self._show("problem", problem_dialog(self._window))

    # -- inside ----------------------------------------------------------------------------------

    def _file_dialog(self, title: Text, mode: QFileDialog.AcceptMode) -> QFileDialog:
        dialog = QFileDialog(self._window, say(title))
        dialog.setAcceptMode(mode)
        opening = mode == QFileDialog.AcceptMode.AcceptOpen
        dialog.setFileMode(
            QFileDialog.FileMode.ExistingFile if opening else QFileDialog.FileMode.AnyFile
        )
        return dialog

    def _run(
        self,
        work: Callable[[Task[V]], V],
        said: Text,
        done: Callable[[V], object],
        *ways: "WayOut",
    ) -> None:
        """Do it off the GUI thread; `ways` are offered where it fails."""
        notice = self._window.notice
        task: Task[V] = Task(work, self)
        task.done.connect(done)
        task.failed.connect(lambda error: self._failed(error, ways))
        task.finished.connect(lambda: notice.work(None))
        notice.work(said)
        task.start()

    def _failed(self, error: Exception, ways: "Sequence[WayOut]") -> None:
        text = getattr(error, "text", None)
        what = f"{type(error).__name__}: {error}"
        self._window.notice.warn(
            text if isinstance(text, Text) else T("That did not work: {what}", what=what)
        )
        self._window.notice.lead_out(*ways)

    def _show(self, name: str, dialog: QDialog, *, beside: bool = False) -> None:
        self._close(name)
        self._open[name] = dialog
        dialog.setObjectName(name)
        dialog.finished.connect(lambda _code: self._forget(name, dialog))
        if beside:
            dialog.show()
        else:
            dialog.open()

    def _close(self, name: str) -> None:
        before = self._open.pop(name, None)
        if before is not None:
            before.close()

    def _forget(self, name: str, dialog: QDialog) -> None:
        if self._open.get(name) is dialog:
            del self._open[name]
        dialog.deleteLater()


_EXPORTED = T("Exported games (*.json)")
