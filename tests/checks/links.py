"""Check that the links of README, CONTRIBUTING and docs lead to files and headings that exist."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\]\((?P<target>[^()\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(\S.*?)\s*$", re.MULTILINE)
ELSEWHERE = ("http://", "https://", "mailto:")


def anchors(text: str) -> set[str]:
    """Return the anchors that git hosts give the headings of a page."""
    words = (re.sub(r"\]\([^)]*\)|[^\w -]", "", title.lower()) for title in HEADING.findall(text))
    return {each.replace(" ", "-") for each in words}


def dead_links(text: str, folder: Path) -> Iterator[str]:
    """Yield the targets of a page in `folder` that do not exist; addresses are not looked at."""
    for match in LINK.finditer(text):
        target, _mark, part = match["target"].partition("#")
        if not target.startswith(ELSEWHERE) and not _leads(text, folder / target, part):
            yield match["target"]


def _leads(text: str, file: Path, part: str) -> bool:
    if not file.exists():
        return False
    return not part or part in anchors(file.read_text("utf-8") if file.is_file() else text)


def main() -> int:
    """Check all pages; print the faults."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "installer").glob("*.md")]
    faults = [
        f"{page.relative_to(ROOT).as_posix()}: leads nowhere: {target}"
        for page in sorted(pages)
        for target in dead_links(page.read_text("utf-8"), page.parent)
    ]
    print("\n".join(faults) if faults else f"links: all good in {len(pages)} pages")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
