"""What a start may load before it has painted, and what the window's code may not do at all."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import beachmaster.desktop
from beachmaster.storage.last import Last, remember
from beachmaster.storage.saves import new_save
from beachmaster.storage.starting import Wish, start

DESKTOP = Path(beachmaster.desktop.__file__).parent
SLOW = ("sqlmodel", "sqlalchemy", "pydantic", "markdown", "sqlite3", "pypdfium2", "rapidfuzz")
PROBE = """
import json, sys
from PySide6.QtCore import QEvent, QObject
from beachmaster.desktop.app import application, open_window

def told(when):
    print(json.dumps([when, sorted(sys.modules)]), flush=True)

class Painted(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            told("painted")
        return False

told("imported")
made = application()
window = open_window(made)
watch = Painted()
window.centralWidget().installEventFilter(watch)
made.processEvents()
window.close()
"""


def loaded(when: str) -> set[str]:
    """Return the modules that a process of its own has loaded by then."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE], capture_output=True, text=True, check=True, env=os.environ
    )
    told = dict(json.loads(line) for line in done.stdout.splitlines())
    return set(told[when])


def slow_ones(modules: set[str]) -> set[str]:
    """Return what has no business in a start."""
    ours = "beachmaster.games."
    inside = {one for one in modules if one.startswith(ours) and "." in one.removeprefix(ours)}
    games = {one for one in inside if one.rpartition(".")[2] not in ("about", "texts")}
    return {one for one in modules if one.partition(".")[0] in SLOW} | games


def test_the_import_loads_nothing_slow():
    assert slow_ones(loaded("imported")) == set()


def test_the_first_paint_of_a_game_under_way_loads_nothing_slow(data_folder):
    save = new_save("hell-on-earth")
    start(Wish(game="hell-on-earth", seed=1, save=save)).close()
    remember(Last(game="hell-on-earth", prompt="What now?", save=str(save)))
    assert slow_ones(loaded("painted")) == set()


def test_the_probe_would_see_something_slow():
    assert slow_ones({"markdown.core", "beachmaster.games.rage.sequence", "json"}) == {
        "markdown.core",
        "beachmaster.games.rage.sequence",
    }


def nested_loops(path: Path) -> list[str]:
    """Return where a module runs an event loop: `exec`, or a static question of Qt's."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        owner = node.func.value
        static = isinstance(owner, ast.Name) and node.func.attr in ASKING.get(owner.id, ())
        if node.func.attr in RUNNING or static:
            found.append(f"{path.relative_to(DESKTOP).as_posix()}: {ast.unparse(node)}")
    return found


RUNNING = ("exec", "exec_", "processEvents", "waitForFinished")
ASKING = {
    "QFileDialog": ("getOpenFileName", "getSaveFileName", "getOpenFileNames"),
    "QInputDialog": ("getText", "getInt", "getItem", "getDouble"),
    "QMessageBox": ("question", "information", "warning", "critical", "about"),
    "QColorDialog": ("getColor",),
    "QFontDialog": ("getFont",),
}


def test_only_the_program_itself_runs_an_event_loop():
    found = [one for path in sorted(DESKTOP.rglob("*.py")) for one in nested_loops(path)]
    looks = ["self_check.py: QCoreApplication.processEvents()"] * 2  # no player: nothing else runs
    assert found == ["app.py: made.exec()", *looks]


def test_a_nested_loop_would_be_found(tmp_path, monkeypatch):
    module = tmp_path / "bad.py"
    module.write_text("QMessageBox.question(self, '', '')\ndialog.exec()\n")
    monkeypatch.setattr(sys.modules[__name__], "DESKTOP", tmp_path)
    assert len(nested_loops(module)) == 2
