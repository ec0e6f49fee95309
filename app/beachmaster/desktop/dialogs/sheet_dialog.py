"""Copy a table off the map: type or paste it, see at once what does not fit, keep and use it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Check
from beachmaster.desktop.dialogs.sheet_view import SheetView
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.labels import Wrong, dress_box
from beachmaster.desktop.models.sheet import SheetModel
from beachmaster.desktop.pages.laying_out import scrolled, spoken
from beachmaster.desktop.steady import SteadyComboBox
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.datafile import DataError
from beachmaster.engine.sheets import Sheet, SheetQuestion, Sheets
from beachmaster.engine.text import Text, plain_text
from beachmaster.storage.folders import table_file, write_whole
from beachmaster.storage.problems import Mistake
from beachmaster.storage.starting import words_of

MOST_FLAWS = 6
LINES_SHOWN = 13


class SheetDialog(QDialog):
    """`used` carries the file of a table that is whole, kept in the player's data folder."""

    used = Signal(Path)

    def __init__(
        self, game: str, factory: Sheets, name: str, given: Path | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._kept = table_file(game, name)
        sheet = begun(factory, name, [given, self._kept])
        self._ours = factory.sheet(name).content
        self.model = SheetModel(sheet, partial(factory.fill, name), self)
        self._before = self.model.content()
        self.view = SheetView(self.model)
        self.status, self.flaws, self.said = spoken("hint"), Wrong(), spoken("hint")
        self.doubts = spoken("warn")
        self.compared, self.source = Check(say(_COMPARED)), QLineEdit(self.model.source)
        self.fields = {field.name: self._field(field) for field in sheet.fields}
        self.setWindowTitle(say(sheet.title))
        self._lay_out(sheet)
        self.model.checked.connect(self._follow)
        self.compared.toggled.connect(self.model.compare)
        self.source.textChanged.connect(self.model.say_source)
        self._follow()
        self.view.setFocus()

    # -- acts ------------------------------------------------------------------------------------

    def save(self, path: Path) -> bool:
        """Write the data file there, and say how that went."""
        try:
            write_whole(path, self.model.written.data)
        except OSError as error:
            why = error.strerror or str(error)
            self._tell(
                T("The file {file} cannot be written: {why}.", file=path.name, why=plain_text(why))
            )
            return False
        self._before = self.model.content()
        self._tell(T("Written to {file}.", file=path.name))
        return True

    def use(self) -> None:
        """Keep the table among the player's own files, and have it used."""
        if self.save(self._kept):
            self.used.emit(self._kept)
            self.accept()

    def begin_again(self) -> None:
        """Put our estimate back in."""
        self.model.begin(self._ours)
        self.source.setText(self.model.source)
        self.compared.setChecked(False)
        for name, box in self.fields.items():
            box.setCurrentIndex(max(0, box.findData(self.model.fields.get(name, ""))))

    def reject(self) -> None:
        """Close; ask first where something typed would be lost."""
        if self.model.content() == self._before:
            super().reject()
            return
        box = QMessageBox(self)
        dress_box(box)
        box.setWindowTitle(say(_CLOSE))
        box.setText(say(T("What you typed is not saved yet. Close anyway?")))
        box.addButton(say(T("Keep typing")), QMessageBox.ButtonRole.RejectRole)
        away = box.addButton(say(T("Close without saving")), QMessageBox.ButtonRole.DestructiveRole)
        away.clicked.connect(lambda: self.done(QDialog.DialogCode.Rejected))
        box.finished.connect(box.deleteLater)
        box.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask as `reject` does."""
        if self.isVisible():
            self.reject()
            event.setAccepted(not self.isVisible())

    # -- inside ----------------------------------------------------------------------------------

    def _field(self, field: SheetQuestion) -> QComboBox:
        box = SteadyComboBox()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for one in field.words:
            box.addItem(say(one.text), one.value)
        box.setCurrentIndex(max(0, box.findData(self.model.fields.get(field.name, ""))))
        box.currentIndexChanged.connect(
            lambda _at: self.model.answer(field.name, box.currentData())
        )
        return box

    def _lay_out(self, sheet: Sheet) -> None:
        lines = min(LINES_SHOWN, len(sheet.rows))
        self.view.setMinimumHeight(self.view.wanted_height(min(6, lines)))
        forms.name(self.view, sheet.title, _KEYS)
        self.view.setToolTip("")
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.5))
        for words in (say(sheet.where), say(_KEYS)):
            column.addWidget(spoken("hint", words))
        column.addWidget(self.status)
        column.addWidget(self.view, 1)
        for part in (self.flaws, self.doubts):
            column.addWidget(part)
        column.addLayout(self._acts(sheet))
        column.addLayout(self._questions(sheet))
        whole = QVBoxLayout(self)
        whole.addWidget(scrolled(inside), 1)
        whole.addWidget(self.said)
        whole.addWidget(self._buttons())
        self.said.hide()
        width = max(38, 10 + 3.8 * len(sheet.columns))
        forms.size_window(
            self, current().space(width), self.view.wanted_height(lines) + current().space(21)
        )

    def _acts(self, sheet: Sheet) -> FlowLayout:
        flow = FlowLayout()
        acts: list[tuple[Text, Callable[[], None]]] = [
            (T("Back to our &estimate"), self.begin_again)
        ]
        if sheet.most_columns:
            acts = [
                (T("&Add a column"), self._widen),
                (T("Remove the &last column"), self.model.narrow),
                *acts,
            ]
        for source, act in acts:
            button = QPushButton(say(source))
            button.setProperty("role", "link")
            button.setAutoDefault(False)
            button.clicked.connect(act)
            flow.addWidget(button)
        return flow

    def _widen(self) -> None:
        self.model.widen(self.model.columnCount() + 1)

    def _questions(self, sheet: Sheet) -> QVBoxLayout:
        """Put each question above its answer: beside it, long words would be cut off."""
        column = QVBoxLayout()
        column.setSpacing(current().space(0.2))
        self.source.setMaxLength(300)
        asked: list[tuple[Text, QWidget]] = [
            (one.text, self.fields[one.name]) for one in sheet.fields
        ]
        for text, widget in (*asked, (T("Where it comes from"), self.source)):
            label = spoken("", say(text))
            label.setBuddy(widget)
            forms.name(widget, text)
            column.addWidget(label)
            column.addWidget(widget)
        forms.name(
            self.compared,
            _COMPARED,
            T("For cells where our estimate was right; results then no longer mention it."),
        )
        column.addWidget(self.compared)
        return column

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        self.use_button, self.save_button = (
            QPushButton(say(T("&Use in this game"))),
            QPushButton(say(_SAVE)),
        )
        self.use_button.setProperty("role", "main")
        close = QPushButton(say(_CLOSE))
        for button, act, role in (
            (self.use_button, self.use, QDialogButtonBox.ButtonRole.ActionRole),
            (self.save_button, self._ask_where, QDialogButtonBox.ButtonRole.ActionRole),
            (close, self.reject, QDialogButtonBox.ButtonRole.RejectRole),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(act)
            buttons.addButton(button, role)
        return buttons

    def _follow(self) -> None:
        """Say how much is still ours, and what does not fit."""
        ours = 0 if self.model.compared else self.model.untouched()
        left = TN(
            "{n} cell still holds our estimate, in italics.",
            "{n} cells still hold our estimate, in italics.",
            n=ours,
        )
        self.status.setText(say(left) if ours else say(T("Nothing here is an estimate any more.")))
        self.compared.setEnabled(bool(self.model.untouched()))
        written = self.model.written
        self._list(self.flaws, [self.model.words_of(flaw) for flaw in written.flaws])
        self._list(self.doubts, [say(doubt.text) for doubt in written.doubts])
        for button in (self.use_button, self.save_button):
            button.setEnabled(bool(written.data))

    def _list(self, label: QLabel, said: list[str]) -> None:
        lines = [f"⚠ {words}" for words in said[:MOST_FLAWS]]
        more = len(said) - MOST_FLAWS
        if more > 0:
            lines.append(say(TN("… and {n} more", "… and {n} more", n=more)))
        label.setText("\n".join(lines))
        label.setVisible(bool(lines))

    def _tell(self, text: Text) -> None:
        self.said.setText(say(text))
        self.said.show()

    def _ask_where(self) -> None:
        dialog = QFileDialog(self, say(_SAVE))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([say(T("Data files (*.json)"))])
        dialog.setDefaultSuffix("json")
        dialog.selectFile(self._kept.name)
        dialog.fileSelected.connect(lambda path: self.save(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def begun(factory: Sheets, name: str, files: list[Path | None]) -> Sheet:
    """Return the sheet begun with the first of these files that can be used, or with ours."""
    for path in files:
        if path is None or not path.exists():
            continue
        try:
            return factory.sheet(name, words_of(path))
        except (DataError, Mistake):
            continue
    return factory.sheet(name)


_KEYS = T(
    "Type into a cell and go on with Tab, Enter or the arrows; Ctrl+V pastes cells from a "
    "spreadsheet, Ctrl+Tab leaves the table."
)
_COMPARED = T("All cells match my map")
_SAVE = T("&Save as file…")
_CLOSE = T("Close")
