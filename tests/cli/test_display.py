"""A start on a machine where no window can open says what is missing and plays in the terminal."""

import subprocess
import sys

import pytest

from beachmaster.cli import display
from beachmaster.cli.main import main
from beachmaster.rulebook.manual import manual_folder
from beachmaster.storage.folders import read_object

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere Qt brings all it needs"
)


@pytest.fixture
def started(capsys, monkeypatch):
    """Return a way to start without a command; the input ends at once."""
    monkeypatch.setattr("beachmaster.cli.console.read_line", lambda: None)
    monkeypatch.setattr("beachmaster.desktop.app.main", lambda game: print("a window"))

    def start():
        main([])
        return " ".join(capsys.readouterr().out.split())

    return start


@pytest.mark.slow
def test_a_platform_plugin_that_cannot_load_ends_in_the_terminal(
    started, monkeypatch, data_folder, qapp
):
    """Qt aborts the process that makes its application: here a child, and nobody else."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "none-such")
    said = started()
    assert said.startswith("The window cannot open here, so we play in the terminal")
    assert "none-such" in said
    assert "Which game?" in said
    assert not (data_folder / "window.json").exists()


@pytest.fixture
def child(monkeypatch):
    """Count the children that try the window, and say how each ends."""
    ends = []

    def run(command, **_more):
        status, said = ends.pop()
        return subprocess.CompletedProcess(command, status, b"", said)

    monkeypatch.setattr(subprocess, "run", run)
    return ends


@pytest.mark.parametrize(
    "lacks", ["libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-keysyms.so.1"]
)
def test_the_packages_that_are_missing_are_named(started, child, monkeypatch, lacks, qapp):
    monkeypatch.setattr(display, "_loads", lambda library: library != lacks)
    child.append((-6, b"qt.qpa.plugin: From 6.5.0, xcb-cursor0 is needed.\n"))
    package = display.LIBRARIES[lacks]
    assert f"Missing: {lacks}. On Debian or Ubuntu" in (said := started())
    assert f"sudo apt-get install {package} " in said
    assert "Which game?" in said


def test_a_display_that_does_not_answer_is_told_in_qt_s_words(started, child, monkeypatch, qapp):
    monkeypatch.setattr(display, "_loads", lambda _library: True)
    child.append((-6, b"\nqt.qpa.xcb: could not connect to display :9\nmore\n"))
    assert "in the terminal: could not connect to display :9 " in started()


def test_a_window_that_opened_is_tried_again_only_where_something_changed(
    started, child, monkeypatch, data_folder, tmp_path, qapp
):
    monkeypatch.setattr(display, "LINKER", tmp_path / "ld.so.cache")
    child.append((0, b""))
    assert started() == "a window"  # the child was asked
    assert started() == "a window"  # and here it was not: it would have had no end to tell
    assert read_object(data_folder / "window.json")["qt"]
    for change in (
        lambda: display.LINKER.write_text("a library more"),
        lambda: monkeypatch.setenv("DISPLAY", ":9"),
        lambda: monkeypatch.setenv("LD_LIBRARY_PATH", "/elsewhere"),
    ):
        change()
        child.append((0, b""))
        assert started() == "a window"
        assert not child
        assert started() == "a window"


def test_a_failure_is_tried_again_at_the_next_start(started, child, monkeypatch, qapp):
    monkeypatch.setattr(display, "_loads", lambda _library: True)
    child.extend([(0, b""), (-6, b"no")])
    assert "terminal: no" in started()
    assert started() == "a window"


def test_a_data_folder_that_cannot_be_written_costs_a_trial_each_time(
    started, child, data_folder, qapp
):
    data_folder.write_text("a file in its place")
    child.extend([(0, b""), (0, b"")])
    assert started() == started() == "a window"


def test_the_manual_names_the_same_packages():
    page = (manual_folder() / "troubleshooting.md").read_text("utf-8")
    part = page.partition("## The window does not open")[2].partition("\n## ")[0]
    assert [name for name in display.LIBRARIES.values() if name not in part] == []
