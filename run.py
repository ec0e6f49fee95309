#!/usr/bin/env python3
"""Set up Beachmaster in a private .venv, then run it or check it.

python3 run.py [WORDS...]   set up what is missing, then run `beachmaster WORDS...`
python3 run.py test [...]   every check and test (further words go to pytest)

`tests/checks/verbs.py` lists the other words of development, CONTRIBUTING.md explains them.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "set-up.json"
NO_NETWORK = ("NameResolutionError", "NewConnectionError", "ConnectTimeout", "ProxyError")
VERBS = "tests/checks/verbs.py"
BUILT = {
    "modules": ["-m", "compileall", "-q", "app/beachmaster"],  # else each start does, at worst
    "rule index": ["-m", "beachmaster.rulebook.build"],
    "translations": ["i18n/compiling.py"],
}
STEPS = {
    "python": "making .venv",
    "program": "installing what the program needs",
    "modules": "compiling the program",
    "rule index": "building the rule index",
    "translations": "compiling the translations",
    "dev": "installing what the checks need",
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
    version = list(ROOT.glob("app/beachmaster/__init__.py"))  # its metadata keep the number
    rules = [path for part in (*parts, "app/**/rulings_page.py") for path in ROOT.glob(part)]
    return {
        "python": f"{sys.version} at {sys.base_prefix} for {ROOT}",
        "program": digest([ROOT / "pyproject.toml", ROOT / LOCKS["program"], *version]),
        "modules": digest(version),  # once for each version
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
    try:
        handle = (ROOT / ".venv.lock").open("a+b")
    except OSError as problem:
        raise SetupError(f"this folder cannot be written: {ROOT} ({problem.strerror})") from problem
    with handle:
        if not lock(handle, wait=False):
            note("waiting for another set-up of this folder to finish")
            while not lock(handle, wait=True):  # on Windows an attempt gives up after ten seconds
                pass
        yield


def lock(handle: BinaryIO, *, wait: bool) -> bool:
    """Lock an open file for this process; return whether that came about."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        return False
    return True


def environment() -> dict[str, str]:
    """Return the environment for the private Python, free of the caller's Python settings."""
    strange = {"PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "__PYVENV_LAUNCHER__"}
    strange.add("PYTHONDONTWRITEBYTECODE")  # else every start compiles every module anew
    own = {key: value for key, value in os.environ.items() if key not in strange}
    return {**own, "PIP_USER": "0", "PYTHONNOUSERSITE": "1"}


def ignore(line: str) -> None:
    """Hear what a step prints, and do nothing about it."""


def quiet(command: list[str], purpose: str, hear: Callable[[str], None] = ignore) -> None:
    """Run one step of the set-up and hand on its lines; turn a failure into one clear line."""
    lines: list[str] = []
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    with subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=pipe, stderr=both) as child:
        try:
            for raw in child.stdout or ():
                lines.append(raw.decode(errors="replace").strip())
                hear(lines[-1])
        except BaseException:
            child.kill()
            raise
    if child.returncode == 0:
        return
    if any(word in line for word in NO_NETWORK for line in lines):
        raise SetupError(f"{purpose}: no package index answers. Connect to the network, run again.")
    if strange := another_file(lines):
        raise SetupError(f"{purpose}: {strange}")
    last = next(filter(None, reversed(lines)), "no reason given")
    raise SetupError(f"{purpose}: {last}")


def another_file(lines: list[str]) -> str:
    """Return which file pip refused since its hash is not the locked one, or nothing."""
    told = "\n".join(lines)
    _, _, told = told.partition("DO NOT MATCH THE HASHES")
    found = re.search(r"([^\s/\\]+\.(?:whl|tar\.gz|zip))\b.*?\bGot +(\w+)", told, re.DOTALL)
    if found is None:
        return ""
    return (
        f"{found[1]} is not the file that is locked: its SHA-256 is {found[2]}. Nothing of it "
        "was installed. Run again; if it stays so, your package index serves another file."
    )


def create() -> None:
    """Make an empty .venv, or say which part of Python is missing."""
    for module in ("venv", "ensurepip", "_sqlite3", "_ssl"):
        if importlib.util.find_spec(module) is None:
            package = "python3-full" if module.startswith("_") else "python3-venv"
            hint = f"module {module}; on Debian or Ubuntu: sudo apt-get install {package}"
            raise SetupError(f"this Python lacks the {hint}")
    base = getattr(sys, "_base_executable", "") or sys.executable
    quiet([base, "-m", "venv", "--clear", str(VENV)], "cannot make .venv")


class Progress:
    """Tell how far pip or uv has come with a lock, by the lines that it prints."""

    def __init__(self, lock: str) -> None:
        lines = (ROOT / lock).read_text("utf-8").splitlines()
        self._pins = {
            number: line.partition(" ")[0].replace("==", " ")
            for number, line in enumerate(lines, 1)
            if "==" in line and not line.startswith((" ", "#"))
        }
        self._met = 0

    def hear(self, line: str) -> None:
        """Note each package, a download of megabytes, and the unpacking, which prints nothing."""
        found = re.search(r" \(from -r \S+ \(line (\d+)\)\)$", line)
        if found and int(found[1]) in self._pins:
            self._met += 1
            note(f"  {self._met} of {len(self._pins)}: {self._pins[int(found[1])]}")
        elif found := re.match(r"Downloading .* ?\((\d.* ?[MG]i?B)\)", line):
            note(f"  downloading {found[1]}")
        elif line.startswith(("Installing collected packages", "Prepared ")):
            note("  unpacking them (this takes longest)")


def install(part: str) -> None:
    """Install a lock with its hashes, and with the program's lock the program itself.

    uv does it where it is there; where it fails, pip tries, which may know another index.
    """
    pip = [str(PYTHON), "-u", "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    if uv := shutil.which("uv"):
        try:
            install_with([uv, "pip", "install", "--python", str(PYTHON)], part)
        except SetupError as problem:
            note(f"uv: {problem}; pip tries")
        else:
            return
    install_with(pip, part)


def install_with(installer: list[str], part: str) -> None:
    """Install a lock, and with the program's lock the program itself, by pip or uv."""
    locked = [*installer, "--require-hashes", "-r", LOCKS[part]]
    quiet(locked, f"cannot install {LOCKS[part]}", Progress(LOCKS[part]).hear)
    if part == "program":
        own = [*installer, "--no-deps", "--no-build-isolation", "-e", "."]
        quiet(own, "cannot install Beachmaster")


def take_step(part: str, stamp: dict[str, str]) -> None:
    """Carry out one step; an interrupted installation makes the next run start afresh."""
    if part == "python":
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
        afresh = stamp.get("python") != goal["python"]
        parts = [part for part in goal if afresh or stamp.get(part) != goal[part]]
        if afresh:
            note("the first start sets everything up; this takes two or three minutes")
        for number, part in enumerate(parts, 1):
            note(f"step {number} of {len(parts)}: {STEPS[part]}")
            take_step(part, stamp)
            stamp[part] = goal[part]
            STAMP.write_text(json.dumps(stamp), "utf-8")


def served() -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the first Python that the project serves, and the first that it does not any more."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    found = re.search(r'^requires-python = ">=(\d+)\.(\d+),<(\d+)\.(\d+)"$', text, re.MULTILINE)
    if found is None:
        raise SetupError("pyproject.toml names no range of Pythons")
    low, least, high, beyond = map(int, found.groups())
    return (low, least), (high, beyond)


def development_words() -> set[str]:
    """Return the words that `tests/checks/verbs.py` carries out."""
    spec = importlib.util.spec_from_file_location("verbs", ROOT / VERBS)
    if spec is None or spec.loader is None or not (ROOT / VERBS).is_file():
        return set()
    verbs = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(verbs)
    return set(verbs.VERBS)


def become(command: list[str]) -> int:
    """Run the real thing in the same terminal, on the same streams; return its exit status."""
    if os.name == "posix":
        os.execve(command[0], command, environment())
    return subprocess.run(command, env=environment(), check=False).returncode


def main(words: list[str]) -> int:
    """Set up, then do what the words say."""
    first, beyond = served()
    if not first <= sys.version_info[:2] < beyond:
        needed = f"{first[0]}.{first[1]} to {beyond[0]}.{beyond[1] - 1}"
        note(f"this is Python {sys.version.split()[0]}; Beachmaster needs {needed}")
        return 1
    development = bool(words) and words[0] in development_words()
    try:
        set_up(dev=development)
    except (SetupError, OSError) as problem:
        note(str(problem))
        return 1
    script = [str(ROOT / VERBS)] if development else ["-P", "-m", "beachmaster"]
    return become([str(PYTHON), *script, *words])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
