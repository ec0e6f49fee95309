"""What a start and an answer cost grows by no more than a twentieth unseen, on any machine.

Nothing here is timed: calls, modules and repaints are counted, in a process of their own. What is
worth more is written into `ceilings.json` with the change that needs it; what got less, too.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.recorded import LEFT, answers, saved

HERE = Path(__file__).parent
CEILINGS = json.loads((HERE / "ceilings.json").read_text("utf-8"))
SLACK = 1.05
ANSWERS = 24
COUNTED = f"{sys.version_info.major}.{sys.version_info.minor}"


TRIES = 2
"""A count that is too high is taken once more before it is believed."""


def counted(folder):
    """Start in the recorded game, answer as it was answered, and return what was counted."""
    folder.mkdir()
    saved(folder / "left.beachmaster", LEFT)
    values = [answer["value"] for answer in answers()[LEFT : LEFT + ANSWERS]]
    words = [sys.executable, str(HERE / "probe.py"), json.dumps(values)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(words, check=False, capture_output=True, env=environment, text=True)
    assert done.stdout, done.stderr
    return json.loads(done.stdout)


def above(costs):
    """Return what costs more than it may, with its ceiling."""
    return {
        name: (cost, CEILINGS[name])
        for name, cost in costs.items()
        if cost > CEILINGS[name] * SLACK
    }


@pytest.mark.skipif(CEILINGS["python"] != COUNTED, reason="counted on another Python")
def test_a_start_and_an_answer_cost_no_more_than_they_did(tmp_path, monkeypatch):
    for at in range(TRIES):  # each as a first start: a second one has less to show
        monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / f"data-{at}"))
        costs = counted(tmp_path / str(at))
        assert set(costs) == set(CEILINGS) - {"python"}
        if not above(costs):
            return
    assert above(costs) == {}
