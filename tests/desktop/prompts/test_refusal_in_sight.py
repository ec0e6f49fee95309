"""Why an answer did not count is in sight, with the line that is to be mended."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.prompts.panes import kind_for
from beachmaster.desktop.prompts.record import RecordPane
from beachmaster.engine.options import AnswerError
from beachmaster.engine.text import plain_text
from desktop.games import invent
from desktop.prompts.conftest import shown
from desktop.prompts.test_keys_everywhere import begin_anew, begun
from often import few

ROOMS = [(389, 675, 100), (1000, 620, 200), (610, 740, 200), (389, 675, 200)]
"""The card in a window of 1280 × 800: beside the map, below it, and with larger text."""
WALKS = few(
    [(game, room) for room in ROOMS for game in ("bloodbath", "ie-shima", "hell-on-earth")], 6
)
MOST = 400
LINE = 8
"""So many pixels of a line tell that it is seen."""


def seen(card, part) -> int:
    """Return how many rows of pixels of a part are seen where the card is."""
    rect, outer = QRect(part.mapTo(card, QPoint()), part.size()), part.parentWidget()
    while outer is not None and outer is not card:
        rect &= QRect(outer.mapTo(card, QPoint()), outer.size())
        outer = outer.parentWidget()
    return (rect & card.rect()).height() if part.isVisible() else 0


def refuse_words(card, qtbot):
    """Type what nothing is called, and press Enter until it is refused; return where it stands."""
    for sign in "/qqq":
        QTest.keyClick(QApplication.focusWidget(), sign)
    lines = [line for line in card.findChildren(QLineEdit) if line.isVisible()]
    typed = [line for line in lines if line.text() == "qqq"]
    for _ in range(2 if typed else 0):
        card.pane.enter()
        qtbot.settle()
    return typed


def refuse_last(card, qtbot):
    """Refuse what the last field of a form tells; return nothing to be seen besides."""
    name = card.pane.form.controls[-1].field.name
    card.controller.refused.emit(AnswerError(plain_text("It cannot be so."), {name: "less"}))
    qtbot.settle()
    return []


def hold(card, qtbot) -> bool:
    """See that a refusal can be read, and the line in which one types; tell whether one came."""
    procedure, cursor = card.controller.asked.prompt.procedure, card.controller.session.tree.cursor
    begin_anew(card)
    typed = (refuse_last if isinstance(card.pane, RecordPane) else refuse_words)(card, qtbot)
    if card.controller.session.tree.cursor != cursor:
        card.controller.goto(cursor)
        return False
    told = [one for one in card.findChildren(Wrong) if one.text() and one.isVisible()]
    assert any(seen(card, one) == one.height() for one in told) or not told, procedure
    for line in typed:
        assert seen(card, line) >= LINE, procedure
    return bool(told)


@pytest.mark.parametrize(("game", "room"), WALKS)
def test_what_was_refused_is_seen_beside_what_is_typed(theme, qtbot, game, room):
    width, height, zoom = room
    theme.apply("light", zoom)
    controller = begun(game, "tracked")
    card = shown(controller, qtbot)
    card.resize(width, height)
    qtbot.settle()
    kinds, refused = set(), 0
    for _ in range(MOST):
        if controller.session.asked is None:
            break
        kind = kind_for(controller.asked.prompt)
        if kind not in kinds:
            kinds.add(kind)
            refused += hold(card, qtbot)
        controller.blockSignals(True)
        invent(controller)
        controller.blockSignals(False)
    assert refused
    controller.close()
