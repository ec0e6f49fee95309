"""Let `python -m beachmaster` do what the command `beachmaster` does."""

import sys

from beachmaster.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
