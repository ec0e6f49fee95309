#!/usr/bin/env python3
"""Set up Beachmaster in a private .venv, then run it or check it.

python3 run.py [WORDS...]   set up what is missing, then run `beachmaster WORDS...`
python3 run.py test [...]   every check and test (further words go to pytest)
Also: lint, benchmark, fuzz, golden, coverage, dates, measure, translate, screenshots, package,
lock (see CONTRIBUTING.md).
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "set-up.json"
NO_NETWORK = ("NameResolutionError", "NewConnectionError", "ConnectTimeout", "ProxyError")
DEVELOPMENT = {
    *("test", "lint", "benchmark", "fuzz", "golden"),
    *("coverage", "dates", "measure", "translate", "screenshots", "package", "lock"),
}
BUILT = {
    "modules": ["-m", "compileall", "-q", "app/beachmaster"],  # else each start does, at worst
    "rule index": ["-m", "beachmaster.rulebook.build"],
    "translations": ["i18n/compiling.py"],
}
LOCKS = {"program": "requirements.lock", "dev": "requirements-dev.lock"}


class SetupError(Exception):
    """Something outside the program is missing; the message says what to do."""


def note(line: str) -> None:
    """Tell the user about the set-up, away from what the program prints."""
    print(f"run.py: {line}", file=sys.stderr, flush=True)


def digest(paths: Iterable[Path]) -> str:
    """Return one digest of the names and contents of files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


def wanted(*, dev: bool) -> dict[str, str]:
    """Return what a complete set-up looks like: the stamp that it leaves."""
    parts = ("rules_db/**/*.md", "rules_db/**/*.tsv", "app/beachmaster/rulebook/*.py")
    rules = [path for part in (*parts, "app/**/rulings_page.py") for path in ROOT.glob(part)]
    return {
        "python": f"{sys.version} at {sys.base_prefix} for {ROOT}",
        "program": digest([ROOT / "pyproject.toml", ROOT / LOCKS["program"]]),
        "modules": digest(ROOT.glob("app/beachmaster/__init__.py")),  # once for each version
        "rule index": digest(rules),
        "translations": digest([*ROOT.glob("i18n/compiling.py"), *ROOT.glob("i18n/*/*.po")]),
        **({"dev": digest([ROOT / LOCKS["dev"]])} if dev else {}),
    }


def read_stamp() -> dict[str, str]:
    """Return what the last finished set-up left, or nothing."""
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and PYTHON.exists() else {}


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Hold the set-up lock, so that two runs at once do not disturb each other."""
    with (ROOT / ".venv.lock").open("a+b") as handle:
        if sys.platform == "win32":
            import msvcrt

            while True:  # each attempt gives up after ten seconds
                with contextlib.suppress(OSError):
                    msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def environment() -> dict[str, str]:
    """Return the environment for the private Python, free of the caller's Python settings."""
    strange = {"PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "__PYVENV_LAUNCHER__"}
    strange.add("PYTHONDONTWRITEBYTECODE")  # else every start compiles every module anew
    own = {key: value for key, value in os.environ.items() if key not in strange}
    return {**own, "PIP_USER": "0", "PYTHONNOUSERSITE": "1"}


def quiet(command: list[str], purpose: str) -> None:
    """Run one step of the set-up; turn a failure into one clear line."""
    done = subprocess.run(command, cwd=ROOT, env=environment(), check=False, capture_output=True)
    if done.returncode == 0:
        return
    said = (done.stdout + done.stderr).decode(errors="replace")
    if any(word in said for word in NO_NETWORK):
        raise SetupError(f"{purpose}: no package index answers. Connect to the network, run again.")
    last = next((line for line in reversed(said.splitlines()) if line.strip()), "no reason given")
    raise SetupError(f"{purpose}: {last.strip()}")


def create() -> None:
    """Make an empty .venv, or say which part of Python is missing."""
    for module in ("venv", "ensurepip", "_sqlite3", "_ssl"):
        if importlib.util.find_spec(module) is None:
            package = "python3-full" if module.startswith("_") else "python3-venv"
            hint = f"module {module}; on Debian or Ubuntu: sudo apt-get install {package}"
            raise SetupError(f"this Python lacks the {hint}")
    base = getattr(sys, "_base_executable", "") or sys.executable
    quiet([base, "-m", "venv", "--clear", str(VENV)], "cannot make .venv")


def install(part: str) -> None:
    """Install a lock with its hashes, and with the program's lock the program itself."""
    note(f"installing {LOCKS[part]} (once; it may take a minute)")
    pip = [str(PYTHON), "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]
    quiet([*pip, "install", "--require-hashes", "-r", LOCKS[part]], f"cannot install {LOCKS[part]}")
    if part == "program":
        own = ["install", "--no-deps", "--no-build-isolation", "-e", "."]
        quiet([*pip, *own], "cannot install Beachmaster")


def take_step(part: str, stamp: dict[str, str]) -> None:
    """Carry out one step; an interrupted installation makes the next run start afresh."""
    if part == "python":
        note("making .venv (once)")
        stamp.clear()
        create()
    elif part in BUILT:
        try:
            quiet([str(PYTHON), *BUILT[part]], f"{part} not renewed")
        except SetupError as fault:  # no reason not to play: the faulty text alone is left out
            note(str(fault))
    else:
        STAMP.unlink(missing_ok=True)
        try:
            install(part)
        except SetupError:  # the installer itself gave up and left things as they were
            STAMP.write_text(json.dumps(stamp), "utf-8")
            raise


def set_up(*, dev: bool) -> None:
    """Bring .venv and the rule index up to date; do nothing when nothing changed."""
    goal = wanted(dev=dev)
    if goal.items() <= read_stamp().items():
        return
    with alone():
        stamp = read_stamp()
        for part, digested in goal.items():
            if stamp.get(part) != digested:
                take_step(part, stamp)
                stamp[part] = digested
                STAMP.write_text(json.dumps(stamp), "utf-8")


def become(command: list[str]) -> int:
    """Run the real thing in the same terminal, on the same streams; return its exit status."""
    if os.name == "posix":
        os.execve(command[0], command, environment())
    return subprocess.run(command, env=environment(), check=False).returncode


def main(words: list[str]) -> int:
    """Set up, then do what the words say."""
    if not (3, 11) <= sys.version_info[:2] <= (3, 13):
        note(f"this is Python {sys.version.split()[0]}; Beachmaster needs 3.11, 3.12 or 3.13")
        return 1
    development = bool(words) and words[0] in DEVELOPMENT
    try:
        set_up(dev=development)
    except (SetupError, OSError) as problem:
        note(str(problem))
        return 1
    script = [str(ROOT / "tests/checks/verbs.py")] if development else ["-P", "-m", "beachmaster"]
    return become([str(PYTHON), *script, *words])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
