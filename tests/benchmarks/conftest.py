"""Collect the figures of the benchmarks and print them with their aims at the end."""

import statistics
from collections.abc import Callable, Mapping, Sequence

import pytest

FIGURES = pytest.StashKey[list[str]]()
SLACK = 1.15
"""How far above its goal a ratio may be before it counts as too high."""
Ratios = Mapping[str, Sequence[float]]


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[round((len(ordered) - 1) * share)]


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Callable[[str, float, float], None]:
    """Print a figure in milliseconds at the end, and hold it to its aim."""
    lines = request.config.stash.setdefault(FIGURES, [])

    def add(name: str, seconds: float, aim: float) -> None:
        lines.append(f"{name:<58} {seconds * 1000:9.2f} ms   (aim: under {aim * 1000:g} ms)")
        assert seconds < aim

    return add


@pytest.fixture
def median_of(figure) -> Callable[[object, str, float], None]:
    """Print the median of a benchmark's rounds, where times are taken at all."""

    def add(benchmark, name: str, aim: float) -> None:
        if benchmark.stats is not None:
            figure(name, benchmark.stats["median"], aim)

    return add


@pytest.fixture
def per_answer(figure) -> Callable[[str, Sequence[float]], None]:
    """Print median and 99th percentile of the times of single answers."""

    def add(name: str, seconds: Sequence[float]) -> None:
        figure(f"{name}: median of {len(seconds)}", percentile(seconds, 0.5), 0.002)
        figure(f"{name}: 99th percentile", percentile(seconds, 0.99), 0.020)

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
