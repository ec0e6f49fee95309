"""Name this program as it was called."""

import sys
from pathlib import Path

from beachmaster.paths import package


def own_name() -> str:
    """Return how this program was called, for a call to repeat."""
    if package():
        return Path(sys.executable).stem
    return "python3 run.py" if Path(sys.argv[0]).name == "__main__.py" else "beachmaster"
