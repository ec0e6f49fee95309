"""Rows of widgets wrap where the width ends, from the side where reading begins."""

from functools import partial

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

from beachmaster.desktop.flow import GAP, FlowLayout, OneRow


@pytest.fixture
def flow(qtbot, theme):
    whole = QWidget()
    qtbot.addWidget(whole)
    flow = FlowLayout(whole, gap=1.0)
    for width in (100, 100, 60):
        box = QWidget()
        box.setFixedSize(width, 20)
        flow.addWidget(box)
    yield flow
    whole.close()


def places(flow, width):
    whole = flow.parentWidget()
    whole.resize(width, 400)
    whole.show()
    flow.activate()
    rects = [flow.itemAt(at).widget().geometry() for at in range(flow.count())]
    return [(rect.x(), rect.y()) for rect in rects]


def test_what_does_not_fit_begins_the_next_row(flow, theme):
    gap = theme.space(1.0)
    width = 200 + gap
    assert places(flow, width) == [(0, 0), (100 + gap, 0), (0, 20 + gap)]
    assert flow.heightForWidth(width) == 40 + gap
    assert flow.heightForWidth(width - 1) == 40 + gap
    assert flow.heightForWidth(100) == 60 + 2 * gap
    assert flow.heightForWidth(260 + 2 * gap) == 20


def test_where_one_reads_from_the_right_rows_begin_there(flow, theme):
    flow.parentWidget().setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    gap = theme.space(1.0)
    assert places(flow, 400)[:2] == [(300, 0), (200 - gap, 0)]


def test_margins_and_larger_text_count(flow, theme):
    flow.setContentsMargins(5, 6, 7, 8)
    assert flow.minimumSize().width() == 112
    assert flow.heightForWidth(100 + 12) == 60 + 2 * theme.space(1.0) + 14
    before = flow.heightForWidth(112)
    theme.apply(zoom=200)
    assert flow.heightForWidth(112) > before


def test_a_cleared_row_takes_no_room(flow):
    flow.clear()
    assert flow.count() == 0
    assert flow.heightForWidth(300) == 0


def test_one_row_cuts_the_widest_and_wraps_only_where_nothing_could_be_read(qtbot, theme):
    whole = QWidget()
    qtbot.addWidget(whole)
    flow, gap = OneRow(whole, least=2), theme.space(GAP)
    for width in (100, 200, 60):
        box = QLabel("x")
        box.sizeHint = partial(QSize, width, 20)
        flow.addWidget(box)
    assert flow.heightForWidth(260 + 2 * gap) == 20
    places(flow, 260 + 2 * gap)
    assert [flow.itemAt(at).geometry().width() for at in range(3)] == [100, 100, 60]
    assert flow.heightForWidth(2 * theme.space(2)) > 20
    whole.close()
