"""Where a frozen program begins."""

import multiprocessing
import sys

multiprocessing.freeze_support()  # a child that reads a book is this program, too

from beachmaster.cli.main import main  # noqa: E402 - a child needs none of it

sys.exit(main())
