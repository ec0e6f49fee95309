"""Name a game and this program as the player knows them."""

import sys
from pathlib import Path


def own_name() -> str:
    """Return how this program was called, for a call to repeat."""
    return "python3 run.py" if Path(sys.argv[0]).name == "__main__.py" else "beachmaster"
