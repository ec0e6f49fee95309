"""Freeze the program with its own Python, in an environment of its own made of the locks."""

import os
import sys
from pathlib import Path

from common import HERE, ROOT, mark_texts, own_wheel, remove, run

LOCKS = ("requirements.lock", "requirements-package.lock")


def freeze(
    work: Path,
    system: str,
    machine: str,
    texts: list[tuple[str, str]],
    base: Path = Path(sys.executable),
) -> Path:
    """Return the folder that PyInstaller made with a Python: `beachmaster`, on macOS the `.app`."""
    python = environment(work, base)
    data = work / "data"
    remove(data)
    mark_texts(data, system, texts)
    out = work / "dist"
    remove(out)
    words = ["-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"]
    places = ["--distpath", out, "--workpath", work / "pyinstaller"]
    told = {
        "SYSTEM": system,
        "ARCH": machine,
        "DATA": str(data),
        "PYINSTALLER_CONFIG_DIR": str(work),
    }
    run([python, *words, *places, HERE / "frozen.spec"], **told)
    same_everywhere(out)
    return out / ("Beachmaster.app" if system == "macos" else "beachmaster")


def same_everywhere(out: Path) -> None:
    """Leave out of what is told of each package where it was built; two builds are alike then.

    The lists of files stay as far as they name what came along: licences are found by them.
    """
    for folder in sorted(out.rglob("*.dist-info")):
        if folder.is_symlink():
            continue
        remove(folder / "direct_url.json")
        record = folder / "RECORD"
        lines = record.read_text("utf-8").splitlines() if record.is_file() else []
        kept = [one for one in lines if (folder.parent / one.partition(",")[0]).is_file()]
        kept = [one for one in kept if not one.startswith(f"{folder.name}/RECORD")]
        record.write_text("".join(f"{one}\n" for one in kept), "utf-8")


def environment(work: Path, base: Path) -> Path:
    """Make the environment of a Python anew, with our wheel in it; return its interpreter."""
    folder = work / "venv"
    run([base, "-m", "venv", "--clear", folder])
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    for lock in LOCKS:
        run([*pip, "--require-hashes", "-r", ROOT / lock])
    remove(work / "own")
    run([*pip, "--no-deps", own_wheel(work / "own")])
    return python


if __name__ == "__main__":
    sys.exit("run: python3 run.py package linux|macos")
