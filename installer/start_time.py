"""Compare the start of an installed program with that from source, on Linux, in processor time.

start_time.py PROGRAM [PAIRS]: starts both in turn without a display, each in a data folder of its
own, waits until the window rests, and prints the median of the quotients. Processor time is what
other work on the machine disturbs least.
"""

import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from common import PackageError

PAIRS = 15
MOST = 1.3
REST = 1.5
"""So many seconds without work mean that a start is over."""
PATIENCE = 120.0


def seconds(words: list[str]) -> float:
    """Start a program, let it come to rest, end it; return the processor time it took."""
    with tempfile.TemporaryDirectory() as folder:
        told = {"BEACHMASTER_DATA": folder, "QT_QPA_PLATFORM": "offscreen"}
        child = subprocess.Popen(
            [*words, "window"],
            env={**os.environ, **told},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        rest_of(child.pid)
        child.send_signal(signal.SIGKILL)
        _pid, _status, used = os.wait4(child.pid, 0)
        child.returncode = 0
    return used.ru_utime + used.ru_stime


def rest_of(pid: int) -> None:
    """Wait until a process has done nothing for a while; raise `PackageError` if it never does."""
    begun = time.monotonic()
    last, since = -1, begun
    while time.monotonic() < begun + PATIENCE:
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        used = int(fields[11]) + int(fields[12])
        if used > last + 1:
            last, since = used, time.monotonic()
        elif time.monotonic() > since + REST and last > 0:
            return
        time.sleep(0.1)
    raise PackageError("the window never rests")


def main(program: str, pairs: int = PAIRS) -> int:
    """Measure so many pairs; status 1 where the installed program takes too long."""
    source = [sys.executable, "-m", "beachmaster"]
    taken = [(seconds([program]), seconds(source)) for _ in range(pairs)]
    quotient = statistics.median(one / other for one, other in taken)
    installed, plain = (statistics.median(column) for column in zip(*taken, strict=True))
    print(f"installed {installed:.2f} s, from source {plain:.2f} s: {quotient:.2f} of it (median)")
    return 0 if quotient <= MOST else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
