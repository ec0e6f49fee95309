"""The house holds together: layers, locks, words of the project file."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ["requirements.lock", "requirements-dev.lock"]
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)


def pins(name):
    return dict(PIN.findall((ROOT / name).read_text("utf-8")))


def project():
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def bare_name(requirement):
    return re.match(r"[A-Za-z0-9_.-]+", requirement)[0].lower().replace("_", "-")


@pytest.mark.slow
def test_imports_run_downward():
    code = "from importlinter.cli import lint_imports_command as lint; lint()"
    done = subprocess.run(
        [sys.executable, "-c", code, "--no-cache"], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout.decode(errors="replace")


@pytest.mark.parametrize("package", ["engine", "desktop", "storage"])
def test_no_game_is_named_where_all_games_are_served(package):
    """A new game plays without a change here: neither its name nor its rules are known."""
    from beachmaster.games.catalogue import GAMES

    real = [game for game in GAMES if game.name != "toy"]  # other tests may have put that there
    names = "|".join(re.escape(game.name).replace("\\-", "[-_ ]") for game in real)
    rules = "|".join(game.prefix for game in real)
    naming = re.compile(rf"\b(?:{names})\b|\b(?:{rules}):\d|[\"'](?:{rules})[\"']", re.IGNORECASE)
    found = [
        f"{path.name}:{number}: {line.strip()}"
        for path in sorted((ROOT / "app/beachmaster" / package).rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if naming.search(line)
    ]
    assert found == []


def test_every_roll_is_asked_for_by_a_declared_die():
    """A die that a procedure asked for by itself would have no words, no odds and no rules."""
    asking = re.compile(r"(?<![\w.])Roll\(|prompt\.Roll\b")
    found = [
        path.name
        for path in sorted((ROOT / "app/beachmaster").rglob("*.py"))
        if asking.search(path.read_text("utf-8").replace("class Roll(Prompt", ""))
    ]
    assert found == ["die.py"]


@pytest.mark.parametrize("name", LOCKS)
def test_locks_hold_no_addresses(name):
    text = (ROOT / name).read_text("utf-8")
    assert not re.findall(r"://|\bindex-url\b|\bfind-links\b|\.(?:org|com|net|io)\b|@ file", text)


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_hashes(name):
    text = (ROOT / name).read_text("utf-8")
    blocks = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pins(name))
    assert all("--hash=sha256:" in block for block in blocks)


def test_both_locks_pin_the_same_versions():
    both = pins("requirements-dev.lock")
    assert pins("requirements.lock").items() <= both.items()


def test_locks_hold_everything_the_project_asks_for():
    about = project()
    runtime = about["project"]["dependencies"] + about["build-system"]["requires"]
    development = [r for r in about["dependency-groups"]["dev"] if isinstance(r, str)]
    assert {bare_name(r) for r in runtime} <= pins("requirements.lock").keys()
    assert {bare_name(r) for r in development} <= pins("requirements-dev.lock").keys()


def test_only_the_parts_of_qt_that_the_window_needs_are_installed():
    qt = {name for name in pins("requirements.lock") if name.startswith("pyside")}
    assert qt == {"pyside6-essentials", "pyside6-pdf"}


def test_readme_begins_with_the_two_commands():
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    commands = [line.strip() for line in lines if line.strip().startswith("python3 run.py")]
    assert commands[:2] == ["python3 run.py", "python3 run.py test"]


def test_version_is_in_the_changelog():
    from beachmaster import __version__

    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert "## [Unreleased]" in changelog or f"## [{__version__}]" in changelog


def test_run_script_stays_short():
    assert len((ROOT / "run.py").read_text("utf-8").splitlines()) < 200
