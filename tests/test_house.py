"""The house holds together: layers, locks, words of the project file."""

import re
import subprocess
import sys
import tomllib
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.catalogue import find, games, load, playable
from beachmaster.project import addresses
from beachmaster.rulebook.books import books

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-package.lock"]
PIN = re.compile(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+)", re.MULTILINE)


NAMES = rf"\b(?:{'|'.join(book.replace('-', '[-_ ]') for book in books())})\b"


def pins(name):
    return dict(PIN.findall((ROOT / name).read_text("utf-8")))


def project():
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def bare_name(requirement):
    return re.match(r"[A-Za-z0-9_.-]+", requirement)[0].lower().replace("_", "-")


def lines_with(pattern, package):
    """Yield the lines of a package that a pattern is found in, each behind its module's name."""
    found = re.compile(pattern, re.IGNORECASE)
    for path in sorted((ROOT / "app/beachmaster" / package).rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if found.search(line):
                yield f"{path.name}:{number}: {line.strip()}"


def sides_of(game):
    return load(game).prepare(Setup(game=game))[1].sides


CLASS = re.compile(r"^ *class ([A-Za-z]\w*)[(\[:]", re.MULTILINE)


def classes():
    """Yield each package with each class of it; a game is a package of its own."""
    root = ROOT / "app/beachmaster"
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).parts[:-1]
        package = "/".join(parts[:2] if parts[:1] == ("games",) else parts[:1])
        for name in CLASS.findall(path.read_text("utf-8")):
            yield package, name


TWICE = {("games/bloodbath", "Bombardment")}
"""What two resolvers take is called alike in the schemas that they publish."""


def test_no_two_classes_of_a_package_have_one_name():
    """Who searches for a name finds what it means there, and nothing else."""
    twice = {one for one, count in Counter(classes()).items() if count > 1}
    assert twice == TWICE


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
    rules = "|".join(book.prefix for book in books().values())
    naming = rf"{NAMES}|\b(?:{rules}):\d|[\"'](?:{rules})[\"']"
    assert list(lines_with(naming, package)) == []


@pytest.mark.parametrize("package", ["engine", "desktop", "storage", "cli"])
def test_no_side_of_a_game_is_named_where_all_games_are_served(package):
    """A game declares its sides with all their words."""
    sides = [side for game in playable() if game != "toy" for side in sides_of(game)]
    ids = "|".join({side.id for side in sides})
    words = "|".join({str(side.forces.source.text) for side in sides})
    assert not [*lines_with(rf"[\"'](?:{ids})[\"']", package)]
    assert not [*lines_with(rf"(?-i:\b(?:{words})\b)", package)]


@pytest.mark.parametrize("package", ["cli", "rulebook"])
def test_no_game_is_named_by_who_asks_the_catalogues(package):
    """Rule ids may stand there as examples; which games there are, the lists alone say."""
    assert {line.partition(":")[0] for line in lines_with(NAMES, package)} <= {"books.py"}


def test_every_book_is_a_folder_and_a_game_of_the_catalogue():
    names = [game.name for game in games() if game.name != "toy"]  # other tests may have added it
    assert names == list(books())
    assert [name for name in names if not (ROOT / "rules_db" / name / "en").is_dir()] == []


@pytest.mark.parametrize("game", [name for name in playable() if name != "toy"])
def test_a_game_that_is_played_is_one_package(game):
    package = ROOT / "app/beachmaster/games" / game.replace("-", "_")
    assert {"about.py", "factory.py", "texts.py"} <= {path.name for path in package.iterdir()}
    _setup, module = load(game).prepare(Setup(game=game))
    assert module.name == find(game).name == game


@pytest.mark.parametrize("game", [name for name in playable() if name != "toy"])
def test_the_first_side_of_a_game_is_the_players_own(game):
    own, *others = sides_of(game)
    assert own.own
    assert [side.id for side in others if side.own] == []
    assert len({side.id for side in (own, *others)}) == 1 + len(others)


def test_every_roll_is_asked_for_by_a_declared_die():
    """A die that a procedure asked for by itself would have no words, no odds and no rules."""
    asking = re.compile(r"(?<![\w.])Roll\(|prompt\.Roll\b")
    found = [
        path.name
        for path in sorted((ROOT / "app/beachmaster").rglob("*.py"))
        if asking.search(path.read_text("utf-8").replace("class Roll(Prompt", ""))
    ]
    assert found == ["die.py", "hits.py"]


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
    assert qt == {"pyside6-essentials"}


def test_readme_begins_with_the_two_commands():
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    commands = [line.strip() for line in lines if line.strip().startswith("python3 run.py")]
    assert commands[:2] == ["python3 run.py", "python3 run.py test"]


def test_the_addresses_of_the_project_are_those_of_its_package():
    about = project()["project"]
    assert about.get("urls", {}) == addresses()
    assert "urls" not in about["dynamic"]


def test_every_script_of_the_package_is_there():
    about = project()["project"]
    for place in [*about["scripts"].values(), *about["gui-scripts"].values()]:
        module, _, name = place.partition(":")
        assert callable(getattr(import_module(module), name)), place


def test_readme_stays_a_front_door():
    """What a player looks up is in the manual, so that README is read to its end."""
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(text.splitlines()) <= 100
    pictures = re.findall(r"\((docs/screenshots/[^)]+)\)", text)
    assert sorted(pictures) == sorted(
        path.relative_to(ROOT).as_posix() for path in (ROOT / "docs/screenshots").iterdir()
    )
    assert all((ROOT / picture).stat().st_size < 200_000 for picture in pictures)


def test_readme_names_every_game():
    from beachmaster.games.catalogue import games

    rows = (ROOT / "README.md").read_text("utf-8").splitlines()
    for game in games():
        row = next(row for row in rows if row.startswith(f"| *{render(game.title)}*"))
        assert ("cannot be played yet" in row) != game.playable


def test_readme_names_the_python_versions_that_the_project_takes():
    text = (ROOT / "README.md").read_text("utf-8")
    first, last = re.findall(r"Python 3\.(\d+) to 3\.(\d+)", text)[0]
    assert project()["project"]["requires-python"] == f">=3.{first},<3.{int(last) + 1}"


def test_the_version_has_its_section_in_the_changelog():
    from beachmaster import __version__

    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    heads = re.findall(r"^## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?$", changelog, re.MULTILINE)
    assert heads[0] == ("Unreleased", "")
    assert heads[1][0] == __version__
    dates = [day for _number, day in heads[1:]]
    assert all(dates)
    assert dates == sorted(dates, reverse=True)


def test_each_version_says_first_what_matters_to_players():
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    for part in re.split(r"^## \[", changelog, flags=re.MULTILINE)[2:]:
        told = part.partition("\n")[2].partition("### ")[0]
        assert 6 <= len(re.findall(r"[.!](?:\s|$)", told)) <= 14


def test_who_reports_a_fault_can_choose_each_game_that_is_played():
    form = (ROOT / ".github/ISSUE_TEMPLATE/bug.yml").read_text("utf-8")
    for game in playable():
        if game != "toy":
            assert f'        - "{render(find(game).title)}"\n' in form


def test_who_reports_a_fault_is_asked_for_the_report_of_a_problem():
    from beachmaster.storage.problem_report import TITLE

    form = (ROOT / ".github/ISSUE_TEMPLATE/bug.yml").read_text("utf-8")
    asked = form.partition("id: report")[2].partition("- type:")[0]
    assert render(TITLE) in asked
    assert "beachmaster report" in asked
    assert "required" not in asked  # a program that does not start gives no report


@pytest.mark.parametrize(
    "name", ["SECURITY.md", "CODE_OF_CONDUCT.md", ".github/PULL_REQUEST_TEMPLATE.md"]
)
def test_no_address_is_promised_that_the_project_does_not_have(name):
    text = (ROOT / name).read_text("utf-8")
    assert re.findall(r"\S+@\S+\.\S+|mailto:", text) == []
    assert set(re.findall(r"https?://([^/\s)]+)", text)) <= {"www.contributor-covenant.org"}


def test_every_decision_stands_in_the_list_under_its_title():
    folder = ROOT / "docs" / "decisions"
    rows = []
    for page in sorted(folder.glob("[0-9]*.md")):
        number, _, title = (
            page.read_text("utf-8").partition("\n")[0].removeprefix("# ").partition(" ")
        )
        assert page.name.startswith(f"{int(number):02}-")
        rows.append(f"| [{number}]({page.name}) | {title} |")
    listed = (folder / "README.md").read_text("utf-8").splitlines()
    assert [row for row in listed if row.startswith("| [")] == rows
