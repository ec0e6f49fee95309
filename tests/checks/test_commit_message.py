"""A commit message is `area: imperative`, short, with a reason."""

import subprocess
import sys
from pathlib import Path

import pytest

from checks.commit_message import faults

SCRIPT = Path(__file__).with_name("commit_message.py")
WHY = "\n\nIt was missing, and nobody could find it."


@pytest.mark.parametrize(
    "message",
    [
        f"search: find the manual too{WHY}",
        f"ie-shima: say what a caller gets{WHY}",
        f"tests/checks, docs: pass over what git writes{WHY}",
        f"engine: {'x' * 64}{WHY}",
        f"i18n: renew templates{WHY}\n# Please enter the commit message\n#\tmodified: a.md",
        f"ui: focus the line{WHY}\n# ------------------------ >8 ------------------------\ndiff",
        "Merge branch 'main'",
        'Revert "search: find the manual too"',
    ],
)
def test_a_good_message_passes(message):
    assert list(faults(message)) == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (f"Find the manual too{WHY}", "is not `area"),
        (f"Search: find the manual{WHY}", "is not `area"),
        (f"search:find the manual{WHY}", "is not `area"),
        (f"search: Find the manual{WHY}", "imperative"),
        (f"search: finds the manual{WHY}", "imperative"),
        (f"search: added the manual{WHY}", "imperative"),
        (f"search: adding the manual{WHY}", "imperative"),
        (f"search: find the manual.{WHY}", "full stop"),
        (f"engine: {'x' * 65}{WHY}", "73 characters"),
        ("search: find the manual", "no body"),
        ("search: find the manual\n# nothing of one's own\n", "no body"),
        ("search: find the manual\nIt was missing.", "no empty line"),
        (f"search: find the manual\n\n{'long words ' * 10}", "body has more"),
        ("", "is not `area"),
    ],
)
def test_a_bad_one_is_refused_with_its_reason(message, fault):
    assert any(fault in found for found in faults(message))


def test_git_can_call_it(tmp_path):
    file = tmp_path / "COMMIT_EDITMSG"
    for message, status in ((f"search: find it{WHY}", 0), ("Found it.", 1)):
        file.write_text(message, "utf-8")
        done = subprocess.run([sys.executable, SCRIPT, file], capture_output=True, check=False)
        assert done.returncode == status
        assert bool(done.stderr) == bool(status)


def test_pre_commit_calls_it():
    hooks = (SCRIPT.parents[2] / ".pre-commit-config.yaml").read_text("utf-8")
    assert "stages: [commit-msg]" in hooks
    assert "tests/checks/commit_message.py" in hooks
