"""Show rule pages: styled from the theme, with a text size of their own and links inside."""

from PySide6.QtCore import QByteArray, Qt, QUrl, Signal
from PySide6.QtGui import QFontMetricsF, QImage, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.drawing import picture, source_of
from beachmaster.desktop.own_text import PICTURE, OwnBrowser
from beachmaster.desktop.rules.reading_settings import LARGEST, SMALLEST, STEP
from beachmaster.desktop.theme import Theme, current
from beachmaster.desktop.theme.tokens import CAPTION, HEADING, MEASURE, READING, SANS

DRAWN = "<img "
"""What a page with a drawing holds, whose picture is made for one width."""


class RuleBrowser(OwnBrowser):
    """A page of rule text; `followed` carries the id that a link names."""

    followed = Signal(str)
    zoomed = Signal(int)

    def __init__(self, parent: QWidget | None = None, zoom: int = 100) -> None:
        super().__init__(parent)
        self._zoom = zoom
        self._html = ""
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self.setLineWrapMode(RuleBrowser.LineWrapMode.FixedPixelWidth)
        self.anchorClicked.connect(self._follow)
        current().changed.connect(self._restyle)
        self._restyle()

    @property
    def zoom(self) -> int:
        """Return the text size in per cent of the window's."""
        return self._zoom

    def zoom_to(self, zoom: int) -> None:
        """Set the text size, within limits."""
        zoom = min(max(zoom, SMALLEST), LARGEST)
        if zoom != self._zoom:
            self._zoom = zoom
            self._restyle()
            self.zoomed.emit(zoom)

    def step_zoom(self, steps: int) -> None:
        """Make the text larger or smaller by steps."""
        self.zoom_to(self._zoom + steps * STEP)

    def loadResource(self, kind: int, name: QUrl | str) -> QByteArray | QImage:
        """Paint a drawing of the rules in the colors of the theme; load nothing else."""
        source = source_of(name)
        if kind == PICTURE and source:
            return picture(source, self._zoom / 100, self._room())
        return super().loadResource(kind, name)

    def _room(self) -> float:
        """Return how wide a drawing may be: as the lines of the text are."""
        across = min(self._across(), self._column())
        return max(across - 2 * self.document().documentMargin() - 1, current().space(8))

    def set_page(self, html: str) -> None:
        """Show a page from its top."""
        self._html = html
        self.setHtml(html)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl, else scroll."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y()
            self.step_zoom((turned > 0) - (turned < 0))
            event.accept()
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lines short enough to be read, however wide the window."""
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """Break the lines at the window's edge, or where a line is as long as the eye follows."""
        width = min(self._across(), round(self._column()))
        if width != self.lineWrapColumnOrWidth():
            self.setLineWrapColumnOrWidth(width)
            if DRAWN in self._html:
                self._set_again()

    def _across(self) -> int:
        """Return how wide the page is beside its scroll bar, whether that is shown yet or not."""
        bar = self.verticalScrollBar()
        hidden = 0 if bar.isVisible() else bar.sizeHint().width()
        return self.viewport().width() - hidden

    def _column(self) -> float:
        """Return how wide the page is where the lines are as long as the eye follows."""
        longest = QFontMetricsF(self.document().defaultFont()).averageCharWidth() * MEASURE
        return longest + 2 * self.document().documentMargin()

    def _follow(self, link: QUrl) -> None:
        self.followed.emit(link.toString())

    def _restyle(self) -> None:
        """Apply colours and sizes, and set the page again where it stood."""
        theme = current()
        self.document().setDefaultFont(theme.font(self._zoom / 100, serif=True))
        self.document().setIndentWidth(theme.space(1.1 * self._zoom / 100))
        self.document().setDocumentMargin(theme.space(0.6))
        self.document().setDefaultStyleSheet(page_style(theme, self._zoom / 100))
        self._set_again()
        self._measure()

    def _set_again(self) -> None:
        """Lay the page out anew, drawings too, and keep the part of it that is read."""
        bar = self.verticalScrollBar()
        place = bar.value() / bar.maximum() if bar.maximum() else 0.0
        self.setHtml(self._html)
        bar.setValue(round(place * bar.maximum()))


def page_style(theme: Theme, scale: float) -> str:
    """Return the style sheet of a page in the theme's colours."""
    size = theme.font(scale).pointSizeF()
    space = theme.space(scale * 0.35)
    text, muted, line = (theme.colour(role).name() for role in ("text", "muted", "line"))
    sans = f"font-family: '{SANS}';"
    accent, window = theme.colour("accent").name(), theme.colour("window").name()
    return f"""
    body, p, li, td {{ color: {text}; line-height: {READING}%; }}
    p {{ margin: {space}px 0; }}
    p.title {{ font-size: {size * 1.5:.1f}pt; font-weight: 600; margin: 0; }}
    p.heading {{ font-size: {size * 1.15:.1f}pt; font-weight: 600; color: {accent};
         margin: {space * 3}px 0 {space}px 0; }}
    p.where {{ {sans} color: {muted}; font-size: {size * CAPTION:.1f}pt; margin: 0 0 {space}px 0; }}
    span.where {{ {sans} color: {muted}; font-size: {size * CAPTION:.1f}pt; font-weight: 400; }}
    p.title, p.gist {{ line-height: {HEADING}%; }}
    p.gist {{ font-size: {size * 1.1:.1f}pt; font-weight: 600; }}
    p.badge {{ {sans} color: {muted}; font-size: {size * CAPTION:.1f}pt; }}
    p.ruling {{ margin-bottom: 0; }}
    p.answer {{ margin-top: 0; }}
    p.drawing {{ line-height: 100%; margin: {space * 2}px 0 {space}px 0; }}
    .ours {{ font-style: italic; }}
    code {{ {sans} font-weight: 500; }}
    .muted {{ color: {muted}; }}
    a {{ color: {accent}; text-decoration: underline; }}
    table {{ {sans} border-collapse: collapse; border-color: {line}; margin: {space}px 0; }}
    th {{ background-color: {window}; color: {muted}; font-weight: 600; text-align: left;
         border: 1px solid {line}; padding: {space}px; }}
    td {{ border: 1px solid {line}; padding: {space}px; }}
    li {{ margin: {space // 2}px 0; }}
    """
