"""The buttons above the map: zoom, legend, and one for each layer."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.forms import name
from beachmaster.desktop.icons import Line, give_icon
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.display import Layer
from beachmaster.engine.text import Text

EDGE = 0.3
"""How far the buttons stand from each other and from the edge, in ems."""
LEAST = 3
"""So many buttons stay in any case: to come nearer, to go away, and the menu."""


class MapBar(QWidget):
    """Buttons in one row, whatever its width: what has no room waits in a menu.

    First the layers go behind a button of their own, then words leave icons alone, then the last
    buttons go behind `more`. `layered` is emitted when a layer is switched on or off; `wanted` has
    the ids of those on.
    """

    nearer = Signal()
    away = Signal()
    whole = Signal()
    legend = Signal(bool)
    layered = Signal()
    learning = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wanted: set[str] = set()
        self._theme = current()
        self._layers: Sequence[Layer] = ()
        self.layer_buttons: list[QToolButton] = []
        self._offered: dict[QToolButton, bool] = {}
        nearer, away, whole, legend = (QToolButton() for _ in range(4))
        self._legend_button = legend
        self.switch, self.learn, self.photos, self.more = (QToolButton() for _ in range(4))
        self._words: dict[QToolButton, tuple[Text | None, Text]] = {
            nearer: (None, T("Zoom in (+)")),
            away: (None, T("Zoom out (−)")),
            whole: (T("Whole map"), T("Show the whole map (Ctrl+0)")),
            legend: (T("Legend"), T("Explain the symbols on the map")),
            self.learn: (T("Learn my map"), T("Enter what your map shows, ahead of the game")),
            self.photos: (T("Photos…"), T("Add, replace or remove photos of your map")),
            self.switch: (T("Layers"), T("Show zones and ranges over the map")),
            self.more: (None, T("More")),
        }
        self._lines: dict[QToolButton, Line] = {
            nearer: "plus",
            away: "minus",
            whole: "maximize",
            legend: "list",
            self.learn: "map-pinned",
            self.switch: "layers",
            self.more: "ellipsis",
        }
        self._build()
        for button, tell in ((nearer, self.nearer), (away, self.away), (whole, self.whole)):
            button.clicked.connect(tell)
        self._connect()
        self.restyle()
        self.retranslate()

    def _build(self) -> None:
        self._flow = FlowLayout(self, gap=EDGE)
        for button in self._words:
            self._flow.addWidget(button)
        self._icons = {
            button: give_icon(button, line, beside=self._words[button][0] is not None)
            for button, line in self._lines.items()
        }
        self._offered = dict.fromkeys((self.learn, self.photos, self.switch, self.more), False)

    def _connect(self) -> None:
        self._legend_button.setCheckable(True)
        self._legend_button.toggled.connect(self.legend)
        self.learn.setCheckable(True)
        self.learn.clicked.connect(self.learning)
        self.switch.clicked.connect(lambda: self._open(self.switch, self.layer_buttons))
        self.more.clicked.connect(lambda: self._open(self.more, self.left_out()))

    def retranslate(self) -> None:
        """Say everything anew."""
        for button, (_sign, tip) in self._words.items():
            name(button, tip, tip)
        self.show_layers(self._layers)

    def restyle(self) -> None:
        """Space the buttons by the size of the text."""
        self._flow.setContentsMargins(*[self._theme.space(EDGE)] * 4)
        self._fold()

    def close_legend(self) -> None:
        """Close the legend; the keyboard is back at its button."""
        self._legend_button.setChecked(False)
        (self.more if self._legend_button.isHidden() else self._legend_button).setFocus()

    def offer_learning(self, *, offered: bool) -> None:
        """Show the button of learning ahead, or not."""
        self._offered[self.learn] = offered
        self._fold()

    def show_learning(self, *, on: bool, photos: bool = True) -> None:
        """Show whether the map is painted on; a map of areas lies on no photos."""
        self.learn.setChecked(on)
        self._offered[self.photos] = on and photos
        self._fold()

    def show_layers(self, layers: Sequence[Layer]) -> None:
        """Put a button for each of these layers after the others."""
        self._layers = layers
        for button in self.layer_buttons:
            self._flow.removeWidget(button)
            button.deleteLater()
        self.layer_buttons = []
        for layer in layers:
            button = QToolButton()
            button.setCheckable(True)
            button.setChecked(layer.id in self.wanted)
            button.setText(say(layer.text))
            name(button, layer.text)
            button.toggled.connect(lambda on, which=layer.id: self._want(which, on=on))
            self.layer_buttons.append(button)
            self._flow.addWidget(button)
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what has room in one row."""
        super().resizeEvent(event)
        self._fold()

    def left_out(self) -> list[QToolButton]:
        """Return the buttons of the menu behind `more`: they have no room; layers stand singly."""
        hidden = [one for one in self._own() if one.isHidden() and one is not self.more]
        layers = self.layer_buttons if self.switch in hidden else ()
        return [*(one for one in hidden if one is not self.switch), *layers]

    def _own(self) -> list[QToolButton]:
        """Return the buttons that there are now, but for the single layers."""
        self._offered[self.switch] = bool(self._layers)
        return [one for one in self._words if self._offered.get(one, True)]

    def _fold(self) -> None:
        """Show as much of the buttons as one row holds."""
        shown, layers = self._own(), bool(self._layers)
        plain = [one for one in shown if one is not self.switch]
        self._write(words=True)
        roomy = self._fits([*plain, *self.layer_buttons])
        if roomy:
            shown = plain
        elif not self._fits(shown):
            self._write(words=False)
            if not self._fits(shown):
                shown.append(self.more)
                while len(shown) > LEAST and not self._fits(shown):
                    del shown[-2]
        for button in self._words:
            button.setVisible(button in shown)
        for button in self.layer_buttons:
            button.setVisible(roomy and layers)

    def _write(self, *, words: bool) -> None:
        """Write words beside icons, or leave the icons alone; what has no icon has its words."""
        for button, (sign, _tip) in self._words.items():
            written = sign is not None and (words or button not in self._icons)
            button.setText(say(sign) if written and sign is not None else "")
            if button in self._icons:
                self._icons[button].stand(beside=written)

    def _fits(self, buttons: Sequence[QToolButton]) -> bool:
        """Tell whether buttons have room beside each other."""
        gap = self._theme.space(EDGE)
        return sum(one.sizeHint().width() + gap for one in buttons) + gap <= self.width()

    def _open(self, below: QToolButton, buttons: Sequence[QToolButton]) -> None:
        """Open a menu below a button with what other buttons do."""
        menu = self.menu_of(buttons)
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))

    def menu_of(self, buttons: Sequence[QToolButton]) -> QMenu:
        """Return a menu that does what buttons do."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button in buttons:
            sign = self._words.get(button, (None, None))[0]
            act = menu.addAction(say(sign) if sign is not None else button.text())
            act.setCheckable(button.isCheckable())
            act.setChecked(button.isChecked())
            act.triggered.connect(button.click)
        return menu

    def _want(self, layer: str, *, on: bool) -> None:
        (self.wanted.add if on else self.wanted.discard)(layer)
        self.layered.emit()
