"""Collect the figures of the benchmarks and print them with their goals at the end.

No figure is held to the clock: each is divided by a floor that is measured beside it, a piece of
work that never changes. An aim in seconds is that of a machine on which the floor takes a
millisecond; a slower or busier one takes longer for both.
"""

import statistics
import time
from collections.abc import Callable, Mapping, Sequence

import pytest

FIGURES = pytest.StashKey[list[str]]()
SLACK = 1.15
"""How far above its goal a ratio may be before it counts as too high."""
FLOOR = 0.001
"""What the floor takes, in seconds, on the machine that the aims speak of."""
FLOORS, LINES = 15, 1700
Ratios = Mapping[str, Sequence[float]]


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[round((len(ordered) - 1) * share)]


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))


def floor() -> None:
    """Do the work that everything is held to: words, numbers and lists, as a game has them."""
    rows = [(number * 7919 % 1009, f"{number:04d}") for number in range(LINES)]
    found: dict[int, list[str]] = {}
    for at, word in sorted(rows):
        found.setdefault(at % 31, []).append(word[::-1])
    assert sum(len("/".join(words)) for words in found.values()) == LINES * 5 - 31


def floor_seconds() -> float:
    """Return what the floor takes now, in seconds of the processor."""
    times = []
    for _ in range(FLOORS):
        began = time.process_time()
        floor()
        times.append(time.process_time() - began)
    return statistics.median(times)


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Callable[[str, float, float], None]:
    """Print a figure as so many times the floor, and hold it to its aim."""
    lines = request.config.stash.setdefault(FIGURES, [])
    before = floor_seconds()

    def add(name: str, seconds: float, aim: float) -> None:
        beside = statistics.mean((before, floor_seconds()))
        ratio, goal = seconds / beside, aim / FLOOR
        said = f"{ratio:8.2f} times its floor ({seconds * 1000:.2f} ms)"
        lines.append(f"{name:<58}{said:<42}(goal: {goal:g})")
        assert ratio < goal, lines[-1]

    return add


@pytest.fixture
def median_of(figure) -> Callable[[object, str, float], None]:
    """Run something so many times and print the median of what the processor needed."""

    def add(benchmark, name: str, aim: float, work, *, setup=None, rounds: int = 5):
        times = []

        def timed():
            began = time.process_time()
            found = work()
            times.append(time.process_time() - began)
            return found

        found = benchmark.pedantic(timed, setup=setup, rounds=rounds, warmup_rounds=1)
        figure(name, statistics.median(times), aim)
        return found

    return add


@pytest.fixture
def per_answer(figure) -> Callable[[str, Sequence[float]], None]:
    """Print median and 99th percentile of the times of single answers."""

    def add(name: str, seconds: Sequence[float], high: float = 0.040) -> None:
        figure(f"{name}: median of {len(seconds)}", percentile(seconds, 0.5), 0.003)
        figure(f"{name}: 99th percentile", percentile(seconds, 0.99), high)

    return add


@pytest.fixture
def hold(request: pytest.FixtureRequest) -> Callable[[Mapping[str, float], Callable], None]:
    """Print the median of each ratio with the middle half of them; fail what is twice too high."""
    lines = request.config.stash.setdefault(FIGURES, [])

    def run(goals: Mapping[str, float], measure: Callable[[], Ratios]) -> None:
        over = set(goals)
        for _ in range(2):
            ratios = measure()
            found = {name: statistics.median(ratios[name]) for name in goals}
            for name, goal in goals.items():
                low, high = (percentile(ratios[name], share) for share in (0.25, 0.75))
                said = f"{found[name]:6.2f} times its floor ({low:.2f} to {high:.2f})"
                lines.append(f"{name:<46}{said}   (goal: {goal:g})")
            over &= {name for name in goals if found[name] > goals[name] * SLACK}
            if not over:
                return
        pytest.fail(f"above their goals twice: {', '.join(sorted(over))}")

    return run


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    lines = terminalreporter.config.stash.get(FIGURES, [])
    if lines:
        terminalreporter.section("figures")
        for line in lines:
            terminalreporter.write_line(line)
