"""From an answer to its repaint, the whole window in sight."""

import time
from collections.abc import Callable

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.engine.auto import program_answer
from beachmaster.storage.starting import Wish
from benchmarks.conftest import percentile

SEED, WARM, ANSWERS = 1, 40, 400


def player_answers(window) -> Callable[[], None]:
    """Return what the player does next: let the program roll or draw, or give an answer."""
    controller, card = window.controller, window.parts.card
    if controller.rolls_by_itself():
        return card.let_program
    value = program_answer(controller.prompt, SEED, controller.asked.key)
    return lambda: card.answer(value)


def answer_times(window) -> list[float]:
    """Answer until the game ends; return processor seconds of each answer and its repaint."""
    application, seconds = QApplication.instance(), []
    for at in range(WARM + ANSWERS):
        if window.controller.prompt is None:
            break
        answer = player_answers(window)
        began = time.process_time()
        answer()
        application.processEvents()  # lay out, and paint what changed
        if at >= WARM:
            seconds.append(time.process_time() - began)
    return seconds


def test_from_answer_to_repaint(qtbot, tmp_path, monkeypatch, figure):
    """Time answers as a player gives them, the whole window with map, card and rule in sight."""
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))
    from beachmaster.desktop.app import application, open_window

    window = open_window(application())
    window.build_parts()
    window.resize(1280, 800)
    wish = Wish(game="hell-on-earth", seed=SEED, save=tmp_path / "x.beachmaster")
    window.parts.begin(wish)
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    QTest.qWait(500)
    seconds = answer_times(window)
    window.close()
    assert len(seconds) == ANSWERS
    figure("answer to repaint: median", percentile(seconds, 0.5), 0.020)
    figure("answer to repaint: 95th percentile", percentile(seconds, 0.95), 0.030)
