"""The buttons above the map: zoom, legend, and one for each layer."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

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


class MapBar(QWidget):
    """Buttons that wrap; layers without room in one row wait behind a button of their own.

    `layered` is emitted when a layer is switched on or off; `wanted` has the ids of those on.
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
        self._layer_buttons: list[QToolButton] = []
        self._chosen: bool | None = None
        nearer, away, whole, legend = (QToolButton() for _ in range(4))
        self._legend_button = legend
        self._switch, self.learn, self.photos = (QToolButton() for _ in range(3))
        self._words: dict[QToolButton, tuple[Text | None, Text]] = {
            nearer: (None, T("Zoom in (+)")),
            away: (None, T("Zoom out (−)")),
            whole: (T("Whole map"), T("Show the whole map (Ctrl+0)")),
            legend: (T("Legend"), T("Explain the signs of the map")),
            self.learn: (T("Learn my map"), T("Paint what your map prints, ahead of the game")),
            self.photos: (T("Photos…"), T("Add, replace or remove photos of your map")),
            self._switch: (T("Layers"), T("Show zones and ranges over the map")),
        }
        self._lines: dict[QToolButton, Line] = {
            nearer: "plus",
            away: "minus",
            whole: "maximize",
            legend: "list",
            self._switch: "layers",
        }
        self._build()
        nearer.clicked.connect(self.nearer)
        away.clicked.connect(self.away)
        whole.clicked.connect(self.whole)
        legend.setCheckable(True)
        legend.toggled.connect(self.legend)
        self.learn.setCheckable(True)
        self.learn.clicked.connect(self.learning)
        self.learn.hide()
        self.photos.hide()
        self._switch.setCheckable(True)
        self._switch.clicked.connect(self._choose)
        self.restyle()
        self.retranslate()

    def _build(self) -> None:
        self._flow = FlowLayout(self, gap=EDGE)
        for button in self._words:
            self._flow.addWidget(button)
        for button, line in self._lines.items():
            give_icon(button, line, beside=self._words[button][0] is not None)

    def retranslate(self) -> None:
        """Say everything anew."""
        for button, (sign, tip) in self._words.items():
            button.setText(say(sign) if sign is not None else "")
            name(button, tip, tip)
        self.show_layers(self._layers)

    def restyle(self) -> None:
        """Space the buttons by the size of the text."""
        self._flow.setContentsMargins(*[self._theme.space(EDGE)] * 4)
        self._fold()

    def close_legend(self) -> None:
        """Close the legend; the keyboard is back at its button."""
        self._legend_button.setChecked(False)
        self._legend_button.setFocus()

    def offer_learning(self, *, offered: bool) -> None:
        """Show the button of learning ahead, or not."""
        self.learn.setVisible(offered)

    def show_learning(self, *, on: bool, photos: bool = True) -> None:
        """Show whether the map is painted on; a map of areas lies on no photos."""
        self.learn.setChecked(on)
        self.photos.setVisible(on and photos)

    def show_layers(self, layers: Sequence[Layer]) -> None:
        """Put a button for each of these layers after the others."""
        self._layers = layers
        for button in self._layer_buttons:
            self._flow.removeWidget(button)
            button.deleteLater()
        self._layer_buttons = []
        for layer in layers:
            button = QToolButton()
            button.setCheckable(True)
            button.setChecked(layer.id in self.wanted)
            button.setText(say(layer.text))
            name(button, layer.text)
            button.toggled.connect(lambda on, which=layer.id: self._want(which, on=on))
            self._layer_buttons.append(button)
            self._flow.addWidget(button)
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the layers where they have room beside the others, unless the player chose."""
        super().resizeEvent(event)
        self._fold()

    def _choose(self, shown: bool) -> None:
        self._chosen = shown
        self._fold()

    def _fold(self) -> None:
        roomy = self._in_one_row() <= self.width()
        shown = bool(self._layers) and (roomy if self._chosen is None else self._chosen)
        self._switch.setVisible(bool(self._layers))
        self._switch.setChecked(shown)
        for button in self._layer_buttons:
            button.setVisible(shown)

    def _in_one_row(self) -> int:
        """Return how wide all buttons are beside each other."""
        own = [one for one in self._words if not one.isHidden() or one is self._switch]
        buttons = (*own, *self._layer_buttons)
        gap = self._theme.space(EDGE)
        return sum(one.sizeHint().width() + gap for one in buttons) + gap

    def _want(self, layer: str, *, on: bool) -> None:
        (self.wanted.add if on else self.wanted.discard)(layer)
        self.layered.emit()
