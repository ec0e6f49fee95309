"""What scrolls fades where it goes on, and nowhere else."""

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from beachmaster.desktop.edge_fade import EdgeFade


class Area(QScrollArea):
    """An area that fades."""

    def __init__(self):
        super().__init__()
        self.fade = EdgeFade(self, "surface")

    def resizeEvent(self, event):  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.fade.fit()


@pytest.fixture
def area(qtbot, theme):
    """Show an area of 100 pixels on a page of 300 in the colour of words."""
    theme.apply("light", 100)
    area = Area()
    qtbot.addWidget(area)
    area.setFrameShape(QFrame.Shape.NoFrame)
    page = QWidget()
    page.setFixedSize(80, 300)
    page.setStyleSheet(f"background: {theme.colour('text').name()}")
    area.setWidget(page)
    area.resize(120, 100)
    area.show()
    qtbot.settle()
    return area


def ends(area):
    """Return the colours of the first and the last line that are seen."""
    image = area.viewport().grab().toImage()
    return tuple(image.pixelColor(40, y).name() for y in (0, image.height() - 1))


@pytest.mark.parametrize(
    ("at", "faded"), [(0.0, (False, True)), (0.5, (True, True)), (1, (True, False))]
)
def test_it_fades_only_where_there_is_more(area, theme, at, faded):
    bar = area.verticalScrollBar()
    bar.setValue(round(bar.maximum() * at))
    assert area.fade.more() == faded
    named = {True: theme.colour("surface").name(), False: theme.colour("text").name()}
    assert ends(area) == tuple(named[one] for one in faded)


def test_it_follows_the_size_and_lets_the_mouse_through(area, qtbot):
    area.resize(120, 180)
    qtbot.settle()
    assert area.fade.geometry() == area.viewport().rect()
    middle = area.viewport().mapToGlobal(area.viewport().rect().center())
    assert QApplication.widgetAt(middle) is not area.fade


@pytest.mark.parametrize("percent", [100, 200])
def test_no_letter_lies_wholly_in_what_fades(area, theme, qtbot, percent):
    """A row of a list at the lower end looked greyed, as one does that cannot be chosen."""
    theme.apply("light", percent)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum() // 2)
    qtbot.settle()
    image = area.viewport().grab().toImage()
    shown = [image.pixelColor(40, y).name() for y in range(image.height())]
    plain = {theme.colour("surface").name(), theme.colour("text").name()}
    fading = [y for y, colour in enumerate(shown) if colour not in plain]
    half = image.height() // 2
    each = [sum(y < half for y in fading), sum(y >= half for y in fading)]
    assert 0 < max(each) < QFontMetrics(QApplication.font()).xHeight()
