"""A type checker refuses to read the hidden half wherever something is shown."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REFUSED = "  # refused"
SNIPPET = """
from dataclasses import replace

from beachmaster.engine.display import Overview
from beachmaster.engine.options import Closed
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from screen.island import Game, Island, Open, Printed, State, Table, looking, show


def of_a_part(table: Table) -> int:
    return len(table.state.hidden.units)  # refused


def of_a_check(state: Open, data: Printed) -> list[Text]:
    return [plain_text(one.area) for one in state.hidden.units]  # refused


def of_closed_answers(play: Game) -> list[Closed]:
    here = play.open.state.hidden.caves  # refused
    return [Closed(area, plain_text(area), plain_text("caves")) for area in here]


def of_whoever_looks(game: Island, state: State) -> str:
    return game.looking(state).state.hidden.salt  # refused


def of_a_front_end(session: Session) -> str:
    return session.state.hidden.salt  # refused


def of_who_knows_the_game(session: Session) -> Value:
    state = session.state
    assert isinstance(state, Open)
    return state.hidden.units  # refused


def overview_of_both(play: Game) -> Overview:
    del play
    raise NotImplementedError


def count(state: State) -> int:
    return len(state.hidden.units)


PARTS = replace(Island.parts, overview=overview_of_both)  # refused


def of_a_table_handed_on(table: Table) -> int:
    return count(table.state)  # refused


def of_a_table_that_acts(table: Table) -> str:
    return show(table, table.state.hidden.units[0], "")  # refused


def of_what_runs(play: Game) -> int:
    return count(play.state) + len(play.state.hidden.caves)


def of_what_is_looked_at(play: Game) -> Table:
    return looking(play.state, {})
"""


def test_whatever_shows_is_refused_the_hidden_half(tmp_path):
    """What is marked is refused and nothing else is, with all that the project is checked with."""
    file = tmp_path / "showing.py"
    file.write_text(SNIPPET, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", ROOT / "pyproject.toml",
         "--cache-dir", tmp_path / "cache", file, ROOT / "tests" / "screen" / "island.py"],
        check=False, capture_output=True, text=True, cwd=ROOT / "tests",
        env={**os.environ, "MYPYPATH": f"{ROOT / 'app'}{os.pathsep}{ROOT / 'tests'}"},
    )  # fmt: skip
    assert not done.stderr, done.stderr
    found = {int(one) for one in re.findall(r"showing\.py:(\d+): error", done.stdout)}
    lines = SNIPPET.splitlines()
    wanted = {at for at, line in enumerate(lines, 1) if line.endswith(REFUSED)}
    assert {lines[at - 1] for at in found ^ wanted} == set(), done.stdout
    others = [one for one in done.stdout.splitlines() if ": error" in one and "showing" not in one]
    assert others == []


def test_nothing_that_shows_names_where_the_hidden_half_is_kept():
    """An entry keeps it in `behind`, a whim is the salt, a whole state is for who decides."""
    naming = re.compile(
        r"\.(asked_whole|behind|copy_state|turn_start|unspoken|whim)\b"
        r"|(session|_session)\._run\b|(entry|one|each)\.given\b|snapshots\[[^]]*\]\.state\b"
    )
    app = ROOT / "app" / "beachmaster"
    files = [one for part in ("cli", "desktop", "rulebook") for one in (app / part).rglob("*.py")]
    assert len(files) > 300
    assert [one.name for one in files if naming.search(one.read_text("utf-8"))] == []
