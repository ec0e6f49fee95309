"""The window against the floor: a bare QMainWindow with one label, in the same run.

Aims: first painted prompt at most 2.5 times the floor, resident memory at most 2 times, answers
alive within 0.6 s, and 16 ms from an answer to its repaint at the 95th percentile.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.engine.auto import program_answer
from beachmaster.storage.last import Last, remember
from beachmaster.storage.starting import Wish, start
from benchmarks.conftest import percentile

PROBE = Path(__file__).with_name("window_probe.py")
ROUNDS = 7
SEED, WARM, ANSWERS = 1, 40, 400


def probe(kind: str) -> dict[str, float]:
    """Run the probe once in a process of its own."""
    words = [sys.executable, str(PROBE), kind, str(time.time())]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(words, capture_output=True, env=environment, check=True, text=True)
    return json.loads(done.stdout)


@pytest.fixture
def left_game(tmp_path, monkeypatch):
    """Leave a game under way, as a player would have."""
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))
    save = tmp_path / "left.beachmaster"
    playing = start(Wish(game="hell-on-earth", seed=3, save=save))
    for _ in range(200):
        playing.session.auto()
    prompt = playing.session.asked.prompt
    state = playing.session.state
    playing.close()
    remember(Last(game="hell-on-earth", turn=state.turn, phase=state.phase,
                  prompt=repr(prompt.text), save=str(save)))  # fmt: skip


def test_start_against_the_floor(benchmark, left_game):
    pairs = [(probe("floor"), probe("beachmaster")) for _ in range(ROUNDS)]
    floor = statistics.median(bare["paint"] for bare, _own in pairs)
    paint = statistics.median(own["paint"] for _bare, own in pairs)
    memory = statistics.median(own["resident"] / bare["resident"] for bare, own in pairs)
    ready = statistics.median(own["ready"] for _bare, own in pairs)
    benchmark.extra_info.update(
        floor_seconds=floor,
        paint_seconds=paint,
        paint_ratio=paint / floor,
        ready_seconds=ready,
        memory_ratio=memory,
    )
    print(f"first paint {paint:.3f} s, {paint / floor:.2f} times the floor (aim 2.5);", end=" ")
    print(f"alive after {ready:.2f} s (aim 0.6); memory {memory:.2f} times the floor (aim 2)")
    benchmark.pedantic(probe, args=("beachmaster",), rounds=1)


def player_answers(window) -> Callable[[], None]:
    """Return what the player does next: let the program roll or draw, or give an answer."""
    controller, card = window.controller, window.parts.card
    if controller.rolls_by_itself():
        return card.let_program
    value = program_answer(controller.prompt, SEED, controller.asked.key)
    return lambda: card.answer(value)


def answer_times(window) -> tuple[list[float], list[float]]:
    """Answer until the game ends; return wall and processor seconds of each answer and repaint."""
    application = QApplication.instance()
    wall, cpu = [], []
    for at in range(WARM + ANSWERS):
        if window.controller.prompt is None:
            break
        answer = player_answers(window)
        began, busy = time.perf_counter(), time.process_time()
        answer()
        application.processEvents()  # lay out, and paint what changed
        if at >= WARM:
            wall.append(time.perf_counter() - began)
            cpu.append(time.process_time() - busy)
    return wall, cpu


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
    wall, cpu = answer_times(window)
    window.close()
    assert len(wall) == ANSWERS
    for clock, seconds in (("by the clock", wall), ("of the processor", cpu)):
        median, high = percentile(seconds, 0.5) * 1000, percentile(seconds, 0.95) * 1000
        print(f"answer to repaint {clock}: median {median:.1f}, 95th percentile {high:.1f} ms")
    figure("answer to repaint: median", percentile(wall, 0.5), 0.016)
    figure("answer to repaint, processor time: 95th percentile", percentile(cpu, 0.95), 0.016)
    figure("answer to repaint: 95th percentile", percentile(wall, 0.95), 0.016)
