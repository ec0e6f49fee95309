"""Print what a release says of itself: its part of the changelog, and what the systems will ask.

python3 installer/notes.py [VERSION]             the notes of the release
python3 installer/notes.py --tag [VERSION]       the name of its tag
python3 installer/notes.py --message [VERSION]   the message of its tag: what players read first

Without VERSION it is the one in the code.
"""

import argparse
import re
import sys
from collections.abc import Sequence

from common import HERE, ROOT, PackageError, version


def notes(changelog: str, number: str) -> str:
    """Return the part of a version; raise `PackageError` where it has none."""
    parts = re.split(r"^## \[(.+?)\].*$", changelog, flags=re.MULTILINE)[1:]
    by_name = dict(zip(parts[::2], parts[1::2], strict=True))
    if number not in by_name:
        raise PackageError(f"the changelog knows no {number}")
    return by_name[number].strip()


def message(changelog: str, number: str) -> str:
    """Return the message of a version's tag: its name, and the sentences above its lists."""
    told = notes(changelog, number).partition("### ")[0].strip()
    return f"Beachmaster {number}\n\n{told}".strip()


def main(words: Sequence[str] | None = None) -> int:
    """Print what is asked for; return the exit status."""
    summary, _, usage = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="installer/notes.py",
        description=summary,
        epilog=usage,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--tag", action="store_true")
    kind.add_argument("--message", action="store_true")
    parser.add_argument("version", nargs="?", default=version())
    asked = parser.parse_args(words)
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    try:
        if asked.tag:
            notes(changelog, asked.version)
            print(f"v{asked.version}")
        elif asked.message:
            print(message(changelog, asked.version))
        else:
            print(notes(changelog, asked.version), end="\n\n")
            print((HERE / "first-start.md").read_text("utf-8"))
    except PackageError as error:
        print(f"notes: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
