"""Turn an error nobody caught into a plain window; nothing accepted is lost by it."""

import contextlib
import sys
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, Signal, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.controller import Topic
from beachmaster.desktop.one_window import let_go_of_windows
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.paths import start_command
from beachmaster.storage.diagnostics import crashed_before
from beachmaster.storage.problem_report import error_report, keep_error
from beachmaster.storage.running import Running

if TYPE_CHECKING:
    from beachmaster.desktop.main_window import MainWindow

NAME = "crash"


class Watch(QObject):
    """Carries an error from any thread to the one that may open windows."""

    crashed = Signal(str)

    def hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Keep the report and say that something went wrong; errors by the keyboard end us."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        report = report_of(error.with_traceback(trace))
        with contextlib.suppress(OSError, ValueError):
            if sys.stderr is not None:  # a window without a console has none
                sys.stderr.write(report)
        keep_error(error, report)
        self.crashed.emit(report)


class RunMark(QObject):
    """Keeps the mark of this run, and goes on with the game of one that broke off."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._running = Running()
        self._broken_off = self._running.unfinished
        if self._broken_off is not None and window.waiting is None:
            window.remember(None, self._broken_off)
        window.controller.changed.connect(self._on_changed)

    def end(self) -> None:
        """Take the mark away: the program ends as it should."""
        self._running.end()

    def _on_changed(self, topics: Topic) -> None:
        if Topic.GAME not in topics:
            return
        path = self._window.controller.path
        if path is None:
            self._running.end()
            return
        self._running.note(path)
        if self._broken_off is not None and path == self._broken_off:
            self._window.notice.tell(_TRACED if crashed_before() else _BROKE_OFF)
            self._broken_off = None


class CrashDialog(QDialog):
    """What happened, a report to copy, and a way on."""

    def __init__(self, report: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._report = report
        self.setWindowTitle(say(_TITLE))
        said = QLabel(
            say(
                T(
                    "The program made a mistake. All your answers are saved: reopen the game to "
                    "continue where you were. To help us fix it, copy the report and send it to "
                    "the project."
                )
            )
        )
        said.setWordWrap(True)
        details = QPlainTextEdit(report)
        details.setReadOnly(True)
        details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        forms.name(details, T("Report"))
        buttons = QDialogButtonBox()
        copy = buttons.addButton(say(T("&Copy the report")), QDialogButtonBox.ButtonRole.ActionRole)
        again = buttons.addButton(say(T("&Reopen")), QDialogButtonBox.ButtonRole.AcceptRole)
        on = buttons.addButton(say(T("&Go on here")), QDialogButtonBox.ButtonRole.RejectRole)
        copy.clicked.connect(self.copy_report)
        again.clicked.connect(self.reopen)
        on.clicked.connect(self.reject)
        again.setDefault(True)
        again.setProperty("role", "main")
        title = QLabel(say(_TITLE))
        title.setProperty("role", "prompt")
        title.setWordWrap(True)
        self._copied = QLabel()
        self._copied.setProperty("role", "good")
        column = QVBoxLayout(self)
        column.setSpacing(current().space(0.5))
        column.addWidget(title)
        column.addWidget(said)
        column.addWidget(details, 1)
        column.addWidget(self._copied)
        column.addWidget(buttons)
        forms.size_window(self, current().space(44), current().space(26))

    def copy_report(self) -> None:
        """Put the report on the clipboard."""
        QGuiApplication.clipboard().setText(self._report)
        self._copied.setText(say(T("Copied.")))

    def reopen(self) -> None:
        """Start the program afresh with the same game, and end this one."""
        program, *words = start_command()
        window = self.parent()
        self.accept()
        if isinstance(window, QWidget):
            window.close()
        application = QApplication.instance()
        if application is not None:
            let_go_of_windows(application)  # else the new start would hand over to us, who end
        QProcess.startDetached(program, words)
        QApplication.quit()


def watch_for_crashes(window: "MainWindow") -> Watch:
    """Show a plain window for an error that nobody caught, and mark that the program runs."""
    watch = Watch(window)

    def show(report: str) -> None:
        if window.findChild(CrashDialog, NAME) is not None:
            return  # the first report tells most; more of them would only bury it
        dialog = CrashDialog(report, window)
        dialog.setObjectName(NAME)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    watch.crashed.connect(show)
    sys.excepthook = watch.hook
    mark = RunMark(window)
    application = QApplication.instance()
    if application is not None:
        application.aboutToQuit.connect(mark.end)
    return watch


def report_of(error: BaseException) -> str:
    """Return what a developer needs: versions and where it happened, no names of the player's."""
    return error_report(error, f", Qt {qVersion()}")


_TITLE = T("Something went wrong")
_BROKE_OFF = T(
    "The program stopped suddenly last time. Your game continues where it was: no answer is lost."
)
_TRACED = T(
    "The program crashed last time. Your game continues where it was: no answer is lost. To help "
    "us fix the crash, choose Report a problem in the Help menu."
)
