"""Name this program as it was called."""

import sys
from pathlib import Path


def own_name() -> str:
    """Return how this program was called, for a call to repeat."""
    return "python3 run.py" if Path(sys.argv[0]).name == "__main__.py" else "beachmaster"
