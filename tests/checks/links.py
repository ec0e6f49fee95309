"""Check that the links of README, CONTRIBUTING and docs lead to files that are there."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\]\((?P<target>[^()\s]+)\)")
ELSEWHERE = ("http://", "https://", "mailto:")


def dead_links(text: str, folder: Path) -> Iterator[str]:
    """Yield the targets of a page in `folder` that are no file; addresses are not looked at."""
    for match in LINK.finditer(text):
        target = match["target"].partition("#")[0]
        if target and not target.startswith(ELSEWHERE) and not (folder / target).exists():
            yield match["target"]


def main() -> int:
    """Check all pages; print the faults."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "installer").glob("*.md")]
    faults = [
        f"{page.relative_to(ROOT).as_posix()}: no file {target}"
        for page in sorted(pages)
        for target in dead_links(page.read_text("utf-8"), page.parent)
    ]
    print("\n".join(faults) if faults else f"links: all good in {len(pages)} pages")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
