"""Tint the hexes of a layer over a map, hatched, so that color alone tells nothing."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from beachmaster.desktop.board.geometry import Sheet, Viewpoint, joined
from beachmaster.desktop.theme import Role, Theme
from beachmaster.engine.display import Layer, Tone
from beachmaster.engine.hexgrid import HexId

TONES: dict[Tone, tuple[Role, Qt.BrushStyle]] = {
    "plain": ("accent", Qt.BrushStyle.DiagCrossPattern),
    "good": ("zone-ours", Qt.BrushStyle.FDiagPattern),
    "warn": ("warn", Qt.BrushStyle.VerPattern),
    "bad": ("zone-theirs", Qt.BrushStyle.BDiagPattern),
}


class Tints:
    """Paints layers on a sheet; the shape of each is worked out once."""

    def __init__(self, sheet: Sheet, theme: Theme) -> None:
        self._sheet, self._theme = sheet, theme
        self._regions: dict[frozenset[HexId], QPainterPath] = {}

    def paint(self, painter: QPainter, layer: Layer, view: Viewpoint) -> None:
        """Tint the hexes of a layer."""
        role, pattern = TONES[layer.tone]
        tint, hatch = QColor(self._theme.colour(role)), QColor(self._theme.colour(role))
        tint.setAlphaF(0.1)
        hatch.setAlphaF(0.3)
        if layer.hexes not in self._regions:
            places = layer.hexes & self._sheet.polygons.keys()
            self._regions[layer.hexes] = joined(self._sheet.polygons[place] for place in places)
        region = view.transform().map(self._regions[layer.hexes])
        painter.fillPath(region, tint)
        painter.fillPath(region, QBrush(hatch, pattern))
        painter.strokePath(region, QPen(self._theme.colour(role), max(1.4, view.scale * 0.03)))
