#!/usr/bin/env python3
"""Set up Beachmaster in a private .venv, then run it or check it.

python3 run.py [WORDS...]   set up what is missing, then run `beachmaster WORDS...`
python3 run.py test [...]   every check and test (further words go to pytest)
Also: benchmark, fuzz, golden, coverage, translate, lock (see CONTRIBUTING.md).
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "set-up.json"
OLDEST, NEWEST = (3, 11), (3, 13)
DEBIAN_QT = "libgl1 libegl1 libglib2.0-0 libxkbcommon0 libdbus-1-3 libfontconfig1"
NO_NETWORK = ("resolution", "resolve", "NewConnectionError", "ConnectTimeout", "ProxyError")
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run()"
CHECKS = (
    ["-m", "ruff", "check", "."],
    ["-m", "ruff", "format", "--check", "."],
    ["-m", "mypy"],
    ["-c", LINT_IMPORTS],
    ["tests/checks/strings.py"],
    ["tests/checks/rule_coverage.py"],
)
VERBS = {
    "benchmark": [["-m", "pytest", "tests/benchmarks", "--benchmark-enable", "--benchmark-only"]],
    "fuzz": [["-m", "pytest", "-m", "fuzz", "--hypothesis-profile=long"]],
    "golden": [["-m", "pytest", "tests/playthroughs", "--regenerate"]],
    "coverage": [["tests/checks/rule_coverage.py", "--write"]],
    "translate": [["i18n/translate.py"]],
    "lock": [
        ["-m", "uv", "pip", "compile", "pyproject.toml", *words, "--quiet", "--universal"]
        + ["--generate-hashes", "--python-version", "3.11"]
        + ["--custom-compile-command", "python3 run.py lock"]
        for words in (
            ["--group", "backend", "-o", "requirements.lock"],
            ["--group", "dev", "-c", "requirements.lock", "-o", "requirements-dev.lock"],
        )
    ],
}


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
        total.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def wanted(*, dev: bool) -> dict[str, str]:
    """Return what a complete set-up looks like: the stamp that it leaves."""
    project = ROOT / "pyproject.toml"
    rules = [*ROOT.glob("rules_db/**/*.*"), *ROOT.glob("app/beachmaster/rulebook/*.py")]
    stamp = {
        "python": f"{sys.version} at {sys.base_prefix} for {ROOT}",
        "program": digest([project, ROOT / "requirements.lock"]),
        "rules": digest(rules),
    }
    if dev:
        stamp["dev"] = digest([ROOT / "requirements-dev.lock"])
    return stamp


def read_stamp() -> dict[str, str]:
    """Return what the last finished set-up left, or nothing."""
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and PYTHON.exists() else {}


def write_stamp(stamp: dict[str, str]) -> None:
    """Replace the stamp in one step, so that it is never half written."""
    fresh = STAMP.with_suffix(".new")
    fresh.write_text(json.dumps(stamp, indent=1), "utf-8")
    fresh.replace(STAMP)


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
    strange = {"PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "__PYVENV_LAUNCHER__"}
    own = {key: value for key, value in os.environ.items() if key not in strange}
    return {**own, "PIP_USER": "0", "PYTHONNOUSERSITE": "1"}


def quiet(command: list[str], purpose: str) -> None:
    """Run one step of the set-up; turn a failure into one clear line."""
    done = subprocess.run(
        command, cwd=ROOT, env=environment(), capture_output=True, text=True, errors="replace"
    )
    if done.returncode == 0:
        return
    said = done.stdout + done.stderr
    if any(word in said for word in NO_NETWORK):
        raise SetupError(f"{purpose}: no package index answers. Connect to the network, run again.")
    last = next((line for line in reversed(said.splitlines()) if line.strip()), "no reason given")
    raise SetupError(f"{purpose}: {last.strip()}")


def pip(*words: str) -> list[str]:
    """Return a pip command for the private environment."""
    flags = ["--quiet", "--disable-pip-version-check", "--no-input", "--retries", "2"]
    return [str(PYTHON), "-m", "pip", "install", *flags, *words]


def create() -> None:
    """Make an empty .venv, or say which part of Python is missing."""
    for module in ("venv", "ensurepip", "_sqlite3", "_ssl"):
        if importlib.util.find_spec(module) is None:
            package = "python3-full" if module.startswith("_") else "python3-venv"
            hint = f"on Debian or Ubuntu: sudo apt-get install {package}"
            raise SetupError(f"this Python lacks the module {module.lstrip('_')}; {hint}")
    base = getattr(sys, "_base_executable", "") or sys.executable
    quiet([base, "-m", "venv", "--clear", str(VENV)], "cannot make .venv")


def install(lock: str) -> None:
    """Install a lock with its hashes, then the program itself as an editable copy."""
    note(f"installing {lock} (once; it may take a minute)")
    quiet(pip("--require-hashes", "-r", lock), f"cannot install {lock}")
    if lock == "requirements.lock":
        quiet(pip("--no-deps", "--no-build-isolation", "-e", "."), "cannot install Beachmaster")


def index_rules() -> None:
    """Build the rule index from the texts in `rules_db/`."""
    if (ROOT / "app/beachmaster/rulebook/build.py").exists():
        quiet([str(PYTHON), "-m", "beachmaster.rulebook.build"], "cannot build the rule index")


def bring_up_to_date(stamp: dict[str, str], goal: dict[str, str]) -> None:
    """Carry out the steps of the set-up that the stamp does not show as done."""
    if stamp.get("python") != goal["python"]:
        note("making .venv (once)")
        create()
        stamp = {"python": goal["python"]}
    for part, lock in (("program", "requirements.lock"), ("dev", "requirements-dev.lock")):
        if goal.get(part, stamp.get(part)) == stamp.get(part):
            continue
        stamp.pop(part, None)
        STAMP.unlink(missing_ok=True)  # an interrupted installation makes the next run start afresh
        try:
            install(lock)
        except SetupError:  # the installer itself gave up, and left things as they were
            write_stamp(stamp)
            raise
        stamp[part] = goal[part]
        write_stamp(stamp)
    if stamp.get("rules") != goal["rules"]:
        index_rules()
        write_stamp({**stamp, "rules": goal["rules"]})


def set_up(*, dev: bool) -> None:
    """Bring .venv and the rule index up to date; do nothing when nothing changed."""
    goal = wanted(dev=dev)
    if goal.items() <= read_stamp().items():
        return
    with alone():
        bring_up_to_date(read_stamp(), goal)


def run_all(commands: Iterable[list[str]]) -> int:
    """Run development commands in order, printing each; stop at the first that fails."""
    own = {"QT_QPA_PLATFORM": "offscreen", **environment()}
    for words in commands:
        print("$ python", *words, flush=True)
        status = subprocess.run([str(PYTHON), *words], cwd=ROOT, env=own).returncode
        if status:
            return status
    return 0


def check(words: list[str]) -> int:
    """Run every check, then the tests; `words` go to pytest."""
    probe = [str(PYTHON), "-c", "import PySide6.QtWidgets"]
    if subprocess.run(probe, capture_output=True).returncode:
        note(f"Qt cannot load; on Debian or Ubuntu: sudo apt-get install {DEBIAN_QT}")
    return run_all([*CHECKS, ["-m", "pytest", *(words or ["-n", "2"])]])


def play(words: list[str]) -> int:
    """Become the program: same terminal, same streams, its exit status."""
    command = [str(PYTHON), "-m", "beachmaster", *words]
    if os.name == "posix":
        os.execve(command[0], command, environment())
    return subprocess.run(command, env=environment()).returncode


def main(words: list[str]) -> int:
    """Set up, then do what the words say."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        note(f"this is Python {sys.version.split()[0]}; Beachmaster needs Python 3.11, 3.12 or 3.13")
        return 1
    verb = words[0] if words else ""
    try:
        set_up(dev=verb == "test" or verb in VERBS)
    except (SetupError, OSError) as problem:
        note(str(problem))
        return 1
    if verb == "test":
        return check(words[1:])
    if verb in VERBS:
        *first, last = VERBS[verb]
        return run_all([*first, last + words[1:]])
    return play(words)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
