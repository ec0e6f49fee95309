"""None, True and False outlive Qt's calls on a Python that counts references to them."""

import subprocess
import sys

PROGRAM = """
import beachmaster.desktop.models
from PySide6.QtCore import QObject
one = QObject()
for _ in range(200_000):
    one.setObjectName("x")
print("alive")
"""


def test_a_long_evening_of_calls_that_return_nothing_does_not_stop_the_interpreter():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "alive"), done.stderr
