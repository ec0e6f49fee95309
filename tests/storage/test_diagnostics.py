"""The log and the trace of a crash: small, harmless, and silent about what is the player's."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from beachmaster.storage import diagnostics
from beachmaster.storage.diagnostics import (
    LOG,
    TRACE,
    crashed_before,
    log_lines,
    note,
    note_error,
    note_message,
    traces,
)
from beachmaster.storage.problem_report import (
    error_report,
    keep_error,
    problem_report,
    whole_report,
)

SIGNALLED = """
import faulthandler, sys
from beachmaster.storage.diagnostics import crashed_before, trace_crashes
trace_crashes()
print(crashed_before(), flush=True)
if sys.stdin.readline().strip() == "crash":
    faulthandler._sigsegv()
"""
SECRET = ("Secret", "grandmother", "my-photo", "31337")


@pytest.fixture(autouse=True)
def folder(data_folder):
    """Return the data folder, which is there."""
    data_folder.mkdir(parents=True)
    return data_folder


class Program:
    """Another program with the same data folder that traces its crashes."""

    def __init__(self, folder):
        environment = {**os.environ, "BEACHMASTER_DATA": str(folder)}
        environment.pop("PYTHONFAULTHANDLER", None)
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
        words = [sys.executable, "-c", SIGNALLED]
        self._process = subprocess.Popen(words, env=environment, text=True, **pipes)
        self.found = self._process.stdout.readline().strip() == "True"

    def end(self, how="end"):
        """Let it end and return its status and what it said on standard error."""
        _out, said = self._process.communicate(f"{how}\n")
        return self._process.returncode, said


def raised(act):
    """Return the error that an act raises."""
    try:
        act()
    except Exception as error:  # noqa: BLE001 - whatever it is
        return error
    raise AssertionError("nothing was raised")


def outside():
    Path("/home/Secret Grandmother's/my-photo 31337.png").read_bytes()


def chained():
    try:
        outside()
    except OSError as error:
        raise ValueError("grandmother typed 31337") from error


TYPED = [
    lambda: int("grandmother"),
    lambda: {}["my-photo"],
    lambda: float("Secret"),
    lambda: exec("raise RuntimeError('31337 grandmother')"),
    outside,
    chained,
]


@pytest.mark.parametrize("act", TYPED)
def test_an_error_is_logged_by_its_class_and_place_without_its_message(act):
    error = raised(act)
    note_error("defect", error)
    (line,) = log_lines(10)
    assert type(error).__name__ in line
    assert "test_diagnostics" in line
    assert not [word for word in SECRET if word in line]


def test_of_a_system_error_the_log_has_the_number_and_what_it_was_raised_from():
    note_error("not written", raised(chained))
    assert "error=ValueError from FileNotFoundError(ENOENT)" in log_lines(1)[0]


def test_an_error_that_was_raised_from_itself_ends():
    first, second = ValueError(), KeyError()
    first.__cause__, second.__cause__ = second, first
    note_error("defect", first)
    assert "ValueError from KeyError" in log_lines(1)[0]


@pytest.mark.parametrize(
    ("words", "logged"),
    [
        ("QPainter::begin: Paint device returned engine == 0", "QPainter::begin: Paint device"),
        ("QImage: cannot open my-photo.png of grandmother", "Qt: QImage …"),
        ("QFile: 'grandmother' is not open", "Qt: QFile …"),
        ("grandmother wrote C:\\Secret", "Qt:  …"),
        ("qrc:/Secret: 31337", "Qt: …"),
        ("Secret place of grandmother: /home/31337", "Qt:  …"),
        ("QFont::setPointSize: “Secret” grandmother", "Qt: QFont::setPointSize …"),
    ],
)
def test_a_message_that_may_quote_or_name_a_file_is_logged_by_its_source(words, logged):
    note_message("Qt", words)
    (line,) = log_lines(10)
    assert " ".join(logged.split()) in line
    assert not [word for word in SECRET if word in line]


def test_a_message_stays_in_its_line():
    note_message("Qt", "one\ntwo")
    assert len(log_lines(10)) == 1


def test_the_log_stays_small_and_keeps_the_newest(folder, monkeypatch):
    monkeypatch.setattr(diagnostics, "LARGEST", 4000)
    diagnostics._logger.cache_clear()
    for number in range(200):
        note("game", number=number)
    sizes = {path.name: path.stat().st_size for path in folder.iterdir()}
    assert set(sizes) == {LOG, f"{LOG}.1"}
    assert max(sizes.values()) <= 4000
    assert log_lines(1)[0].endswith("number=199")
    assert len(log_lines(70)) == 70
    diagnostics._logger.cache_clear()


@pytest.mark.slow
def test_two_programs_share_the_log(folder):
    writing = (
        "from beachmaster.storage import diagnostics\n"
        "diagnostics.LARGEST = 8000\n"
        "for number in range(400): diagnostics.note('game', number=number, end='end')\n"
    )
    words = [sys.executable, "-c", writing]
    both = [subprocess.Popen(words, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    assert [(one.communicate()[1], one.returncode) for one in both] == [("", 0)] * 2
    lines = log_lines(1000)
    assert len(lines) > 50
    assert all(" INFO game number=" in line and line.endswith(" end=end") for line in lines)
    assert max(path.stat().st_size for path in folder.iterdir()) <= 2 * 8000


def test_the_log_is_no_open_file_between_its_lines(folder):
    note("game")
    (folder / LOG).unlink()
    note("game")
    assert len(log_lines(10)) == 1
    held = Path("/proc/self/fd")
    if held.is_dir():
        assert str(folder / LOG) not in {os.path.realpath(one) for one in held.iterdir()}


@pytest.mark.parametrize("what", ["missing", "a file", "the log is a folder"])
def test_where_nothing_can_be_written_the_program_goes_on(
    folder, tmp_path, monkeypatch, capfd, what
):
    if what == "the log is a folder":
        (folder / LOG).mkdir()
    else:
        folder = tmp_path / "other"
        monkeypatch.setenv("BEACHMASTER_DATA", str(folder))
        if what == "a file":
            folder.write_bytes(b"")
    error = raised(outside)
    note("game")
    note_error("defect", error)
    assert log_lines(10) == []
    assert traces() == ""
    assert "## The log" in problem_report({})
    assert capfd.readouterr() == ("", "")
    assert (folder.exists(), folder.is_dir()) == (what != "missing", what.startswith("the"))


@pytest.mark.slow
def test_a_crash_leaves_a_trace_that_the_next_start_finds_once(folder):
    first = Program(folder)
    assert not first.found
    status, said = first.end("crash")
    assert status != 0
    assert "Segmentation fault" not in said
    second, third = Program(folder), Program(folder)
    assert (second.found, third.found) == (True, False)
    for one in (second, third):
        assert one.end() == (0, "")
    report = problem_report({})
    assert "## The last crash" in report
    assert "Segmentation fault" in report
    assert "_sigsegv" in report or 'File "<string>", line' in report
    assert Program(folder).end() == (0, "")
    assert problem_report({}) == report


@pytest.mark.slow
def test_of_two_programs_at_once_each_leaves_its_trace(folder):
    beside, crashing = Program(folder), Program(folder)
    crashing.end("crash")
    after = Program(folder)
    assert after.found
    beside.end("crash")
    assert traces().count("Fatal Python error") == 2
    assert after.end() == (0, "")


@pytest.mark.slow
def test_where_the_folder_cannot_be_written_the_trace_goes_to_standard_error(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    status, said = Program(tmp_path / "file").end("crash")
    assert status != 0
    assert "Fatal Python error: Segmentation fault" in said


def test_the_file_that_is_held_open_can_be_deleted(folder):
    handle = diagnostics.open_deletable(folder / TRACE)
    try:
        (folder / TRACE).replace(folder / "aside")
        (folder / "aside").unlink()
        os.write(handle, b"on")
    finally:
        os.close(handle)
    assert list(folder.iterdir()) == []


def test_an_error_that_windows_survives_is_no_crash(folder):
    (folder / TRACE).write_text("Windows fatal exception: code 0x8001010d\n\nThread 1:\n")
    diagnostics._put_aside(folder)
    assert not crashed_before()
    assert "0x8001010d" in problem_report({})


def test_a_trace_names_no_folder_of_the_player(folder, monkeypatch):
    home = Path("/home/Jörg")
    monkeypatch.setattr(Path, "home", lambda: home)
    lines = [
        "Fatal Python error: Segmentation fault",
        '  File "/home/J\\xf6rg/games/app/beachmaster/desktop/app.py", line 9 in main',
        '  File "/home/J\\xf6rg/.venv/lib/python3.11/site-packages/sqlmodel/main.py", line 1 in x',
        '  File "C:\\Users\\J\\xf6rg\\Lib\\site-packages\\beachmaster\\a.py", line 2 in y',
        '  File "/home/J\\xf6rg/odd.py", line 3 in z',
    ]
    (folder / TRACE).write_text("\n".join(lines), "utf-8")
    report = problem_report({})
    assert "rg" not in report.partition("## The last crash")[2].partition("## The log")[0]
    assert 'File "beachmaster/desktop/app.py", line 9' in report
    assert 'File "~/odd.py", line 3' in report


def test_a_trace_is_told_with_its_time(folder):
    (folder / TRACE).write_text("Fatal Python error: Aborted\n")
    os.utime(folder / TRACE, (1_700_000_000, 1_700_000_000))
    diagnostics._put_aside(folder)
    (folder / TRACE).write_text("Fatal Python error: Bus error\n")
    os.utime(folder / TRACE, (1_800_000_000, 1_800_000_000))
    assert traces() == (
        "2023-11-14T22:13:20+00:00\nFatal Python error: Aborted\n\n"
        "2027-01-15T08:00:00+00:00\nFatal Python error: Bus error\n"
    )
    diagnostics._trace_left.clear()


def test_the_last_error_is_kept_and_logged():
    error = raised(chained)
    keep_error(error, error_report(error, ", Qt 6"))
    report = problem_report({})
    assert "ValueError: grandmother typed 31337" in report  # the player reads it before sending
    log = report.partition("## The log")[2]
    assert "uncaught error=ValueError" in log
    assert not [word for word in SECRET if word in log]


def test_the_page_says_what_the_log_never_holds():
    words = whole_report(lambda text: f"«{text.source}»", {})
    assert "never holds the names of your files, your notes, or anything you typed" in words
    assert words.index("never holds") < words.index("## The log")
