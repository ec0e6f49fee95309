"""What run.py adds to a start once all is set up, held to a start without it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.conftest import Ratios

ROOT = Path(__file__).resolve().parents[2]
PAIRS = 15
START = {"start by run.py": 1.6}
"""A direct start takes an eighth of a second, and run.py may add at most a tenth."""

if sys.platform != "win32":
    import resource

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a child's processor time is asked")


def seconds(words: list[str]) -> float:
    """Return what a program needs of the processor, its children's part included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(words, cwd=ROOT, capture_output=True, check=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.stderr == ""  # nothing was left to set up
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def test_a_later_start_against_a_direct_one(benchmark, hold):
    base = getattr(sys, "_base_executable", sys.executable)

    def measure() -> Ratios:
        ratios = []
        for _ in range(PAIRS):
            direct = seconds([sys.executable, "-P", "-m", "beachmaster", "--version"])
            ratios.append(seconds([base, "run.py", "--version"]) / direct)
        return {"start by run.py": ratios}

    benchmark.pedantic(hold, args=(START, measure), rounds=1)
