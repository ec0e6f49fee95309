"""Print what a release says of itself: its part of the changelog, and what the systems will ask."""

import re
import sys

from common import HERE, ROOT, PackageError, version


def notes(changelog: str, number: str) -> str:
    """Return the part of a version, or while it has none of its own, what is not released yet."""
    parts = re.split(r"^## \[(.+?)\].*$", changelog, flags=re.MULTILINE)[1:]
    by_name = dict(zip(parts[::2], parts[1::2], strict=True))
    if number not in by_name and "Unreleased" not in by_name:
        raise PackageError(f"the changelog knows no {number}")
    return by_name.get(number, by_name.get("Unreleased", "")).strip()


def main() -> int:
    """Print the notes of this version."""
    asked = (HERE / "first-start.md").read_text("utf-8")
    print(notes((ROOT / "CHANGELOG.md").read_text("utf-8"), version()), asked, sep="\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
