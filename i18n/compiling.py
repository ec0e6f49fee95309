"""Compile every translation into what gettext reads: `build/i18n/LANG/LC_MESSAGES/DOMAIN.mo`."""

import shutil
import sys
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

HERE = Path(__file__).resolve().parent
BUILT = HERE.parent / "build" / "i18n"


def build(source: Path, out: Path) -> None:
    """Compile the folders of all languages anew; what was there before goes."""
    shutil.rmtree(out, ignore_errors=True)
    for path in sorted(source.glob("*/*.po")):
        target = out / path.parent.name / "LC_MESSAGES" / f"{path.stem}.mo"
        target.parent.mkdir(parents=True, exist_ok=True)
        with path.open("rb") as po, target.open("wb") as mo:
            write_mo(mo, read_po(po, locale=path.parent.name, domain=path.stem))


if __name__ == "__main__":
    build(HERE, Path(sys.argv[1]) if len(sys.argv) > 1 else BUILT)
