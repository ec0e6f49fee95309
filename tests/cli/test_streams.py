"""Streams may be missing, a key may interrupt at any moment, no name gives a terminal orders."""

import contextlib
import json
import os
import re
import subprocess
import sys

import pytest

from beachmaster.cli.streams import escaped
from beachmaster.engine.text import CONTROL
from beachmaster.paths import data_root
from storage.test_killed import COMMAND

MODULE = [sys.executable, "-m", "beachmaster"]
BAD = "\x1b]0;owned\x07\x1b[2Jevil\x9b31m\x7f\r\b\u202etxt"
RAW = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]")


def ran(words, *, given=b"", **options):
    return subprocess.run(
        words, input=given, capture_output=True, check=False, env=dict(os.environ), **options
    )


# -- streams that are not there -------------------------------------------------------------------

CLOSING = """
import os, sys
for number in map(int, sys.argv[1].split(",")):
    os.close(number)
os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
"""

CALLS = {
    "games": ["games"],
    "games as JSON": ["games", "--json"],
    "a mistake": ["games", "chess"],
    "a wrong word": ["frobnicate"],
    "help": ["--help"],
    "play": ["play", "hell-on-earth", "--seed", "1"],
    "play over lines": ["play", "hell-on-earth", "--json"],
    "saves": ["saves", "list"],
    "rules": ["rules", "show", "hoe:5.5"],
    "rules not there": ["rules", "show", "hoe:99"],
    "resolve": ["resolve", "hell-on-earth"],
    "simulate": ["simulate", "hell-on-earth", "--games", "1", "--seed", "3"],
}


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="streams are closed otherwise there")
@pytest.mark.parametrize("closed", ["0", "1", "2", "0,1,2"])
def test_a_missing_stream_leads_to_no_error_of_its_own(closed):
    for words in (CALLS["games"], CALLS["a mistake"], CALLS["play over lines"]):
        whole = ran([*MODULE, *words])
        closing = [sys.executable, "-c", CLOSING, closed]
        done = ran([*closing, "-X", "faulthandler", "-m", "beachmaster", *words])
        assert done.returncode == whole.returncode, done.stderr
        assert b"Error" not in done.stderr
        assert b"Traceback" not in done.stderr
        if "1" not in closed:
            assert done.stdout == whole.stdout


@pytest.mark.parametrize(
    "missing", [("stdin",), ("stdout",), ("stderr",), ("stdin", "stdout", "stderr")]
)
@pytest.mark.parametrize("call", CALLS)
def test_no_command_minds_a_stream_that_python_has_none_for(call, missing, monkeypatch):
    from beachmaster.cli.main import main

    for name in {"stdin", *missing}:
        monkeypatch.setattr(sys, name, None)
    try:
        status = main(CALLS[call])
    except SystemExit as leaving:
        status = leaving.code
    wrong = call in ("a mistake", "a wrong word", "rules not there")
    assert status == (2 if wrong else 0)
    assert all(getattr(sys, name) is None for name in missing)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="streams are closed otherwise there")
def test_no_saved_game_is_opened_under_a_streams_number(tmp_path):
    """What anything prints to a number that the file has would be written into the file."""
    script = (
        "import os, sys; sys.stdin = sys.stdout = sys.stderr = None;"
        "from beachmaster.cli.streams import ready_streams\n"
        "with ready_streams():\n"
        "    found = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT)\n"
        "    os.write(found, str(found).encode())"
    )
    file = tmp_path / "file"
    ran([sys.executable, "-c", CLOSING, "0,1,2", "-c", script, str(file)])
    assert int(file.read_bytes()) > 2


# -- the key that interrupts ----------------------------------------------------------------------

SCRIPT = """
import sys
wanted = sys.argv.pop(1)

class AsLoaded:
    def find_spec(self, name, *_more):
        if name == wanted:
            raise KeyboardInterrupt

sys.meta_path.insert(0, AsLoaded())
from beachmaster.cli.main import main
sys.exit(main())
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "module",
    [
        "msgspec",
        "beachmaster.cli.streams",
        "beachmaster.cli.command_line",
        "beachmaster.engine.text",
        "beachmaster.cli.playing",
        "beachmaster.storage.savefile",
        "sqlite3",
        "filelock",
        "beachmaster.games.hell_on_earth.factory",
    ],
)
def test_a_key_that_interrupts_the_loading_ends_it_without_a_word(module, tmp_path):
    save = tmp_path / "x.beachmaster"
    words = ["play", "hell-on-earth", "--json", "--save", str(save)]
    done = ran([sys.executable, "-c", SCRIPT, module, *words])
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_the_command_itself_loads_nothing_before_it_can_be_interrupted():
    script = (
        "import sys; before = set(sys.modules); import beachmaster.cli.main;"
        "print(*sorted(set(sys.modules) - before))"
    )
    done = ran([sys.executable, "-c", script])
    assert done.stdout.decode().split() == [
        "beachmaster",
        "beachmaster.cli",
        "beachmaster.cli.main",
    ]


# -- names that give orders -----------------------------------------------------------------------


@pytest.fixture
def shown(capfd, tmp_path, monkeypatch):
    """Return a way to run the command line in a folder of hostile names; it returns all shown."""
    from beachmaster.cli.main import main

    monkeypatch.chdir(tmp_path)

    def call(*words, typed=()):
        lines = iter(typed)
        monkeypatch.setattr("beachmaster.cli.console.read_line", lambda: next(lines, None))
        with contextlib.suppress(SystemExit):
            main(list(words))
        out, err = capfd.readouterr()
        return out + err

    return call


def hostile_board(tmp_path):
    sample = data_root() / "resources" / "boards" / "hell-on-earth" / "sample.json"
    plain = json.loads(sample.read_text("utf-8"))
    plain["name"], plain["notice"] = f"{BAD} name", f"{BAD} notice"
    path = tmp_path / "board.json"
    path.write_text(json.dumps(plain))
    return path


POSIX = pytest.mark.skipif(sys.platform == "win32", reason="no file has such a name there")


@POSIX
def test_nothing_that_a_file_or_a_word_holds_reaches_the_terminal_raw(shown, tmp_path):
    folder = tmp_path / f"saves {BAD}".replace("/", "")
    folder.mkdir()
    save = folder / f"{BAD}.beachmaster"
    board = hostile_board(tmp_path)
    typed = [
        *("1", "h", "s all", "j", "m", BAD, f"?{BAD}", f"bookmark {BAD}", f"goto {BAD}"),
        *(f"adjust x {BAD} {BAD}", f"correct 1 {BAD}", f"why {BAD}", f"set {BAD} {BAD}"),
    ]
    play = ["play", "hell-on-earth", "--save", str(save)]
    out = folder / f"{BAD}.json"
    said = [
        shown(*play, "--board", str(board), "--seed", "1", typed=typed),
        shown(*play, typed=["j 50"]),
        shown("saves", "list", str(folder)),
        shown("saves", "list", str(folder), "--json"),
        shown("saves", "export", str(save), str(out)),
        shown("saves", "export", str(save), str(out)),
        shown("saves", "import", str(out), str(folder / f"{BAD} 2.beachmaster")),
        shown("saves", "import", str(folder / f"{BAD} 3.json"), "x"),
        shown("saves", "restore", str(save)),
        shown("play", BAD),
        shown("play", "hell-on-earth", "--set", f"{BAD}={BAD}"),
        shown("play", "hell-on-earth", f"--{BAD}"),
        shown(BAD),
        shown("games", BAD),
        shown("rules", "search", BAD),
        shown("rules", "show", BAD),
        shown("rules", "note", "hoe:5.5", BAD),
        shown("rules", "notes"),
        shown("rules", "notes", "--json"),
        shown("resolve", "hell-on-earth", BAD),
        shown("--lang", BAD, "games"),
    ]
    for words in said:
        assert words
        assert not RAW.search(words), RAW.search(words)
    assert "evil" in "".join(said[:4])


def test_json_stays_what_it_was_though_nothing_in_it_is_raw():
    words = json.dumps({"name": BAD}, ensure_ascii=False)
    assert json.loads(escaped(words)) == {"name": BAD}
    assert not CONTROL.search(escaped(words))


# -- what is no file ------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_or_a_device_in_the_place_of_a_file_is_not_waited_for(tmp_path, data_folder):
    data_folder.mkdir()
    for name in ("settings.json", "last.json", "running.json", "met.json", "reading.json"):
        os.mkfifo(data_folder / name)
    (data_folder / "saves").mkdir()
    os.mkfifo(data_folder / "saves" / "pipe.beachmaster")
    save = tmp_path / "x.beachmaster"
    os.mkfifo(save.with_name(save.name + ".backup"))
    done = ran([*COMMAND, "play", "toy", "--save", str(save)], given=b"1\nq\n")
    assert done.returncode == 0, done.stderr
    assert ran([*COMMAND, "saves", "list"]).returncode == 0
    save.with_name(save.name + ".backup").unlink()
    os.mkfifo(save.with_name(save.name + ".backup"))
    assert ran([*COMMAND, "saves", "restore", str(save)]).returncode == 1
    (data_folder / "settings.json").unlink()
    (data_folder / "settings.json").symlink_to("/dev/zero")
    assert ran([*COMMAND, "play", "toy", "--save", str(save)], given=b"q\n").returncode == 0
