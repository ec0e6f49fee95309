"""Sign files by the command in BEACHMASTER_SIGN, if there is one; NSIS calls this with its file."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from common import with_file

COMMAND = "BEACHMASTER_SIGN"


def sign(files: Sequence[Path]) -> None:
    """Run the command for each file; raise `CalledProcessError` where it fails.

    Certificates are kept in tokens and services, so this takes a command and no file.
    """
    command = os.environ.get(COMMAND)
    for path in files if command else ():
        subprocess.run(with_file(command, path), check=True)


if __name__ == "__main__":
    sign([Path(name) for name in sys.argv[1:]])
