"""Carry out the development words of run.py, inside the private environment.

`VERBS` is the one list of them: run.py reads it, and a test holds CONTRIBUTING.md against it. Each
is a list of Python commands.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEBIAN_QT = "libgl1 libegl1 libglib2.0-0 libxkbcommon0 libdbus-1-3 libfontconfig1"
PYTEST = ["-m", "pytest"]
LOCKED = [
    *("--quiet", "--universal", "--generate-hashes", "--python-version", "3.11"),
    "--no-strip-extras",  # pip asks for them by itself, and takes none without a hash
    *("--custom-compile-command", "python3 run.py lock"),
]
COMPILE = ["-m", "uv", "pip", "compile", "pyproject.toml", *LOCKED]
COMPILE_PACKAGE = ["-m", "uv", "pip", "compile", "--group", "package", *LOCKED]
LINT = [
    ["-m", "ruff", "check", "."],
    ["-m", "ruff", "format", "--check", "."],
    ["tests/checks/strings.py"],
    ["tests/checks/links.py"],
]
CHECKS = [
    *LINT,
    ["-m", "mypy"],
    ["-c", "from importlinter.cli import lint_imports_command as lint; lint()"],
    ["-m", "beachmaster.rulebook.build", "--check"],
    ["tests/checks/rule_coverage.py"],
    ["tests/checks/dates.py"],
]
EVERY = ["-m", "long or not long"]
PARALLEL = ["-n", "auto", "--dist", "worksteal"]
"""On every core; work is stolen, as whole games come late and no worker is left with them."""
COVERAGE = ["--cov=beachmaster", "--cov-report=term:skip-covered"]
VERBS = {
    "test": CHECKS,  # and then pytest
    "lint": LINT,
    "benchmark": [[*PYTEST, "tests/benchmarks", "--benchmark-enable"]],
    "fuzz": [[*PYTEST, *PARALLEL, "-m", "fuzz or long", "--hypothesis-profile=long"]],
    "golden": [[*PYTEST, *EVERY, "tests/playthroughs", "tests/goldens", "--regenerate"]],
    "coverage": [["tests/checks/rule_coverage.py", "--write"]],
    "dates": [["tests/checks/dates.py", "--write"]],
    "measure": [["tests/checks/measure.py"]],
    "house": [["tests/checks/house.py"]],
    "translate": [["i18n/translate.py"]],
    "screenshots": [["tests/screenshots/shoot.py"]],
    "package": [["installer/package.py"]],
    "lock": [
        [*COMPILE, "--group", "backend", "-o", "requirements.lock"],
        [*COMPILE, "--group", "dev", "-c", "requirements.lock", "-o", "requirements-dev.lock"],
        [*COMPILE_PACKAGE, "-c", "requirements-dev.lock", "-o", "requirements-package.lock"],
    ],
}


def run_all(commands: Iterable[list[str]]) -> int:
    """Run commands in order, printing each; stop at the first that fails."""
    for words in commands:
        print("$ python", *words, flush=True)
        status = subprocess.run([sys.executable, *words], cwd=ROOT, check=False).returncode
        if status:
            return status
    return 0


def commands_for(verb: str, words: list[str]) -> list[list[str]]:
    """Return the commands of a verb; the user's further words go to pytest or the verb's script.

    `test --cov` runs everything and counts the lines that the tests reach.
    """
    if verb == "test":
        words = [*PARALLEL, *COVERAGE] if words == ["--cov"] else words or PARALLEL
        return [*CHECKS, [*PYTEST, *words]]
    return [command + words for command in VERBS[verb]]


def warn_without_qt() -> None:
    """Name the system libraries to install where Qt cannot load."""
    probe = [sys.executable, "-c", "import PySide6.QtWidgets"]
    if subprocess.run(probe, capture_output=True, check=False).returncode:
        hint = f"Qt cannot load; on Debian or Ubuntu: sudo apt-get install {DEBIAN_QT}"
        print(hint, file=sys.stderr, flush=True)


def main(verb: str, *words: str) -> int:
    """Carry out one verb and return its exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if verb == "test":
        warn_without_qt()
    return run_all(commands_for(verb, list(words)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
