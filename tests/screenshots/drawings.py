"""Lay all drawings of the rules out on one sheet, to be looked at in every theme and on paper."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from beachmaster.desktop.drawing import picture
from beachmaster.desktop.theme import SCHEMES, current
from beachmaster.rulebook.build import rules_folder
from beachmaster.rulebook.sources import read_sources

WIDTH, ROOM, GAP, WORDS = 1500, 340.0, 16, 62
Placed = tuple[float, float, QImage, str]


def contact_sheets(target: Path) -> int:
    """Write a sheet for each theme and one for paper; return how many."""
    for scheme in SCHEMES:
        current().apply(scheme, 100)
        _sheet(paper=False).save(str(target / f"drawings-{scheme}.png"))
    current().apply("light", 100)
    _sheet(paper=True).save(str(target / "drawings-paper.png"))
    return len(SCHEMES) + 1


def _sheet(*, paper: bool) -> QImage:
    placed = list(_placed(paper=paper))
    height = max(y + image.deviceIndependentSize().height() for _x, y, image, _words in placed)
    sheet = QImage(WIDTH, round(height) + WORDS + GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor("white") if paper else current().colour("surface"))
    painter = QPainter(sheet)
    painter.setPen(QColor("black") if paper else current().colour("text"))
    painter.setFont(current().font(0.8))
    for x, y, image, words in placed:
        painter.drawImage(QPointF(x, y), image)
        below = y + image.deviceIndependentSize().height()
        box = QRectF(x, below, max(image.deviceIndependentSize().width(), 230.0), WORDS)
        painter.drawText(box, int(Qt.TextFlag.TextWordWrap), words)
    painter.end()
    return sheet


def _placed(*, paper: bool) -> Iterator[Placed]:
    """Place the drawings in rows, each with its rule and its words."""
    x, y, high = float(GAP), float(GAP), 0.0
    for section in read_sources(rules_folder()).sections:
        for source, words in zip(section.drawings, section.drawn_words, strict=True):
            image = picture(source, room=ROOM, paper=paper)
            image.setDevicePixelRatio(2.4 if paper else image.devicePixelRatio())
            size = image.deviceIndependentSize()
            wide = max(size.width(), 230.0)
            if x + wide > WIDTH - GAP:
                x, y, high = float(GAP), y + high + WORDS + GAP, 0.0
            yield x, y, image, f"{section.id} {words}"
            x, high = x + wide + GAP, max(high, size.height())
