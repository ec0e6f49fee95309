"""Apply colours and type to the application, and tell painters what to use."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast
from weakref import WeakKeyDictionary, ref

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.measures import forget_measures
from beachmaster.desktop.theme.faces import dressed
from beachmaster.desktop.theme.roles import COLOURS, Role, Scheme
from beachmaster.desktop.theme.sheet import style_sheet
from beachmaster.desktop.theme.tokens import BODY, CAPTION, IN_STYLE, SANS, SERIF, STYLE

ZOOMS = (80, 90, 100, 110, 125, 150, 175, 200, 225, 250)
"""The text sizes on offer, in per cent of the system's own, or ours where that is smaller."""


class Theme(QObject):
    """The look in force; `changed` is emitted after another is applied."""

    changed = Signal()

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._base = dressed(application.font())
        self.choice = "system"
        self.zoom = 100
        self._em = float(BODY)
        self._colours: dict[Role, QColor] = {}
        self._fonts: dict[tuple[float, bool, bool], QFont] = {}
        self._spaces: dict[float, int] = {}
        self._telling = False
        application.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def scheme(self) -> Scheme:
        """Return the scheme in force: the player's choice, or the system's."""
        if self.choice == "system":
            dark = self._application.styleHints().colorScheme() == Qt.ColorScheme.Dark
            return "dark" if dark else "light"
        return cast("Scheme", self.choice)

    def apply(self, choice: str | None = None, zoom: int | None = None) -> None:
        """Put a scheme (light, dark, evening, contrast, system) and a text size in force."""
        self.choice = choice or self.choice
        self.zoom = min(max(zoom or self.zoom, ZOOMS[0]), ZOOMS[-1])
        self._tell_system()
        font = QFont(self._base)
        font.setPointSizeF(self._base_size() * self.zoom / 100)
        application = self._application
        if not self._colours and application.property(IN_STYLE) != STYLE:
            application.setStyle(STYLE)
        body = QFontInfo(font).pixelSize()
        self._em = float(body)
        sheet = style_sheet(self.scheme, self.em, body)
        anew = sheet != application.styleSheet()
        if anew:
            application.setOverrideCursor(Qt.CursorShape.WaitCursor)
            # Where a sheet replaces another, Qt polishes each widget again for all those around it.
            application.setStyleSheet("")
        application.setFont(font)
        self._fonts.clear()
        self._spaces.clear()
        forget_measures()
        self._colours = {role: QColor(name) for role, name in COLOURS[self.scheme].items()}
        application.setPalette(self._palette())
        if anew:
            application.setStyleSheet(sheet)
            self._tell_unseen()
        self.changed.emit()
        if anew:
            application.restoreOverrideCursor()

    def _tell_unseen(self) -> None:
        """Let widgets that were never shown follow: a sheet that goes and comes passes them by."""
        for widget in self._application.allWidgets():
            if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
                for kind in (
                    QEvent.Type.ApplicationFontChange,
                    QEvent.Type.ApplicationPaletteChange,
                ):
                    self._application.sendEvent(widget, QEvent(kind))

    def _tell_system(self) -> None:
        """Have what the system paints around us, frame and empty windows, light or dark as we are.

        A window is shown empty before its first paint: by night, white would blind.
        """
        hints = self._application.styleHints()
        self._telling = True
        if self.choice == "system":
            hints.unsetColorScheme()
        else:
            light = self.choice == "light"
            hints.setColorScheme(Qt.ColorScheme.Light if light else Qt.ColorScheme.Dark)
        self._telling = False

    def _follow_system(self) -> None:
        """Become light or dark with the system, as it may at dusk."""
        if self.choice == "system" and self._colours and not self._telling:
            self.apply()

    def step_zoom(self, steps: int) -> int:
        """Make text larger or smaller by steps of `ZOOMS`; return the new size in per cent."""
        nearest = min(range(len(ZOOMS)), key=lambda at: abs(ZOOMS[at] - self.zoom))
        self.apply(zoom=ZOOMS[min(max(nearest + steps, 0), len(ZOOMS) - 1)])
        return self.zoom

    def colour(self, role: Role) -> QColor:
        """Return a colour by its role."""
        found = self._colours.get(role)
        return found if found is not None else QColor(COLOURS[self.scheme][role])

    @contextmanager
    def wearing(self, colours: dict[Role, QColor]) -> Iterator[None]:
        """Tell painters other colours for a while, as on a page with a scheme of its own."""
        before, self._colours = self._colours, colours
        try:
            yield
        finally:
            self._colours = before

    @contextmanager
    def as_in(self, scheme: Scheme) -> Iterator[None]:
        """Tell painters for a while that another scheme is in force."""
        before, self.choice = self.choice, scheme
        try:
            with self.wearing({role: QColor(name) for role, name in COLOURS[scheme].items()}):
                yield
        finally:
            self.choice = before

    @property
    def em(self) -> float:
        """Return the size of body text in pixels: the unit of all spacing."""
        return self._em

    @property
    def ratio(self) -> float:
        """Return how many pixels of the finest screen one of ours takes."""
        return self._application.devicePixelRatio()

    def space(self, ems: float) -> int:
        """Return a distance in whole pixels."""
        found = self._spaces.get(ems)  # asked over a hundred times for an answer
        if found is None:
            found = self._spaces[ems] = max(1, round(self._em * ems))
        return found

    def font(self, scale: float = 1.0, *, bold: bool = False, serif: bool = False) -> QFont:
        """Return the text font, larger or smaller by a factor, but no smaller than a caption.

        `serif` is for titles and rules.
        """
        asked = scale, bold, serif
        if asked not in self._fonts:
            font = dressed(self._application.font(), SERIF if serif else SANS)
            font.setPointSizeF(font.pointSizeF() * max(scale, CAPTION))
            if bold:
                font.setWeight(QFont.Weight.DemiBold)
            self._fonts[asked] = font
        return QFont(self._fonts[asked])

    def _base_size(self) -> float:
        """Return the size of body text in points at 100 per cent."""
        dots = self._application.primaryScreen().logicalDotsPerInch()
        return max(self._base.pointSizeF(), BODY * POINTS / dots)

    def _palette(self) -> QPalette:
        palette = QPalette()
        for role, name in _PALETTE.items():
            palette.setColor(role, self.colour(name))
        for role in (
            QPalette.ColorRole.Text,
            QPalette.ColorRole.WindowText,
            QPalette.ColorRole.ButtonText,
        ):
            palette.setColor(QPalette.ColorGroup.Disabled, role, self.colour("muted"))
        return palette


POINTS = 72
"""Points in an inch."""


def current() -> Theme:
    """Return the application's theme, making it on first use."""
    application = QApplication.instance()
    if _LAST and _LAST[0][0]() is application:
        return _LAST[0][1]
    if not isinstance(application, QApplication):
        raise TypeError("the theme needs a QApplication")
    theme = _THEMES.get(application)
    if theme is None:
        theme = _THEMES[application] = Theme(application)
    _LAST[:] = [(ref(application), theme)]
    return theme


_THEMES: "WeakKeyDictionary[QApplication, Theme]" = WeakKeyDictionary()
_LAST: "list[tuple[ref[QApplication], Theme]]" = []  # asked hundreds of times for an answer
_PALETTE: dict[QPalette.ColorRole, Role] = {
    QPalette.ColorRole.Window: "window",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "surface",
    QPalette.ColorRole.AlternateBase: "window",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.PlaceholderText: "muted",
    QPalette.ColorRole.Button: "raised",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "bad",
    QPalette.ColorRole.ToolTipBase: "raised",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "on-accent",
    QPalette.ColorRole.Link: "accent",
    QPalette.ColorRole.LinkVisited: "accent",
    QPalette.ColorRole.Light: "raised",
    QPalette.ColorRole.Midlight: "raised",
    QPalette.ColorRole.Mid: "line",
    QPalette.ColorRole.Dark: "line",
    QPalette.ColorRole.Shadow: "line",
}
