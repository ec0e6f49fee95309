"""Show a page of the player's own PDF; QtPdf is loaded when the first is wanted."""

from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from beachmaster.desktop.forms import name
from beachmaster.desktop.rules.tool import tool_button
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text

LARGER = 1.25


class PdfPage(QWidget):
    """A PDF at one page; a sentence where it cannot be shown. `tools` are its buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted: tuple[Path, int] | None = None
        self._shown: Path | None = None
        self._loading: Task[None] | None = None
        self.view: QWidget | None = None
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setProperty("role", "hint")
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.larger, self.smaller, self.fit = (tool_button(text) for text in ("+", "−", "↔"))
        self.tools = QWidget()
        row = QHBoxLayout(self.tools)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        for button in (self.larger, self.smaller, self.fit):
            row.addWidget(button)
        self.larger.clicked.connect(lambda: self._zoom(LARGER))
        self.smaller.clicked.connect(lambda: self._zoom(1 / LARGER))
        self.fit.clicked.connect(self._fit_width)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.25))
        self._column.addWidget(self.words, 1)
        self._say(None)
        self.retranslate()

    def show_page(self, file: Path, page: int) -> None:
        """Show a page of a file, counted from 1."""
        self._wanted = (file, page)
        if self.view is not None:
            self._show_wanted()
        elif self._loading is None:
            self._say(T("Opening the page…"))
            self._loading = Task(lambda _task: _load_qtpdf(), self)
            self._loading.done.connect(lambda _nothing: self._make_view())
            self._loading.failed.connect(
                lambda _error: self._say(T("PDF pages cannot be shown on this computer."))
            )
            self._loading.start()

    def retranslate(self) -> None:
        """Say the words again."""
        name(self.larger, _LARGER, _LARGER)
        name(self.smaller, _SMALLER, _SMALLER)
        name(self.fit, _FIT, _FIT)
        if self.view is not None:
            name(self.view, T("Page of your rulebook"))

    def _make_view(self) -> None:
        from PySide6.QtPdf import QPdfDocument

        from beachmaster.desktop.rules.dimmed_pdf import DimmedPdfView

        self._document = QPdfDocument(self)
        view = DimmedPdfView(self)
        view.setDocument(self._document)
        view.setPageMode(view.PageMode.MultiPage)
        view.setZoomMode(view.ZoomMode.FitToWidth)
        self.view = self._pdf = view
        self._column.addWidget(view, 1)
        self.retranslate()
        self._show_wanted()

    def _show_wanted(self) -> None:
        if self._wanted is None:
            return
        file, page = self._wanted
        if file != self._shown:
            error = self._document.load(str(file))
            self._shown = file if error == self._document.Error.None_ else None
        if self._shown is None:
            self._say(
                T(
                    "{file} is not where it was, or is no PDF any more. Import it again to see "
                    "its pages.",
                    file=file.name,
                )
            )
            return
        self._say(None)
        self._pdf.pageNavigator().jump(
            min(max(page, 1), self._document.pageCount()) - 1, QPointF(), 0
        )

    def _say(self, text: Text | None) -> None:
        """Show a sentence in place of the page, or the page."""
        self.words.setText(say(text) if text is not None else "")
        self.words.setVisible(text is not None)
        self.tools.setEnabled(text is None and self.view is not None)
        if self.view is not None:
            self.view.setVisible(text is None)

    def _zoom(self, factor: float) -> None:
        view = self._pdf
        if view.zoomMode() != view.ZoomMode.Custom:
            points = self._document.pagePointSize(view.pageNavigator().currentPage())
            fitted = view.viewport().width() / max(points.width() * self.logicalDpiX() / 72, 1)
            view.setZoomFactor(fitted)
            view.setZoomMode(view.ZoomMode.Custom)
        view.setZoomFactor(min(max(view.zoomFactor() * factor, 0.2), 6.0))

    def _fit_width(self) -> None:
        self._pdf.setZoomMode(self._pdf.ZoomMode.FitToWidth)


def _load_qtpdf() -> None:
    """Load Qt's PDF modules, which takes a tenth of a second; raise `ImportError` without them."""
    import PySide6.QtPdf
    import PySide6.QtPdfWidgets  # noqa: F401 - only to have them loaded


_LARGER = T("Larger page")
_SMALLER = T("Smaller page")
_FIT = T("Page as wide as the view")
