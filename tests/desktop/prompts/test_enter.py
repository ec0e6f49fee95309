"""Enter does in the window what it does in the terminal, at every prompt of whole games."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.cli.answering import Answering
from beachmaster.cli.console import Console
from beachmaster.cli.render import Words
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.engine.options import AnswerError
from beachmaster.storage.settings import Settings
from desktop.conftest import opened
from desktop.games import invent
from desktop.prompts.conftest import shown
from often import few

CASES = few(
    [
        (game, board, often)
        for often in (1, 3)
        for game in ("hell-on-earth", "bloodbath")
        for board in ("tracked", "table")
    ],
    4,
)
"""A game, its ground, and how often each question of each kind is looked at."""


class Presses:
    """Stands in for whoever plays, and notes which legal answer Enter led to."""

    def __init__(self, controller):
        self.session, self.console = self, Console(Words())
        self._rolls, self._prompt = controller.rolls_by_itself(), controller.prompt
        self.settings = Settings({"dice": "program"})  # whose bags are drawn from is open
        self.did = []

    def answer(self, value, *_more):
        try:
            self._prompt.check(value)
        except AnswerError:
            return False
        self.did.append(value)
        return True

    def auto(self, count=1):
        if self._rolls:
            self.did.append("program")
        return self._rolls

    def note_refused(self):
        """Nothing was answered."""

    def go_on(self, _plays):
        """Nothing was answered, so that nothing goes on by itself."""


@pytest.mark.parametrize(("game", "board", "often"), CASES)
def test_enter_in_the_window_is_enter_in_the_terminal(
    theme, qtbot, monkeypatch, game, board, often
):
    controller = opened(board, game=game)
    card = shown(controller, qtbot)
    card.autoplay.use(Presses(controller).settings)
    card.autoplay.hold()
    seen = Counter()
    while controller.prompt is not None:
        kind = (controller.prompt.procedure, controller.prompt.kind)
        if seen[kind] < often:
            seen[kind] += 1
            card.refresh()
            card.focus_answers()
            assert _in_window(card, monkeypatch) == _in_terminal(controller), kind
        controller.blockSignals(True)
        invent(controller)
        controller.blockSignals(False)
    assert {"choose", "roll", "draw"} <= {kind for _procedure, kind in seen}
    controller.close()
    wait_for_tasks()


def _in_window(card, monkeypatch):
    presses = Presses(card.controller)
    with monkeypatch.context() as patch:
        patch.setattr(card.controller, "answer", presses.answer)
        patch.setattr(card.controller, "auto", presses.auto)
        QApplication.processEvents()
        offered = card.pane.default() is not None and card.bar.next.isEnabled()
        if card.table_line.takes_enter:
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
            assert not presses.did
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert offered or not presses.did
    return presses.did


def _in_terminal(controller):
    presses = Presses(controller)
    Answering(presses).enter(controller.asked)
    return presses.did
