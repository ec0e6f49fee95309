"""The command line: exit status 0, 2 or 1, one clear line, no traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from beachmaster import __version__, paths
from beachmaster.cli import display
from beachmaster.cli.main import main
from beachmaster.storage.diagnostics import log_lines

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def run(capsys, monkeypatch):
    """Return a way to run the command line in this process."""

    def call(*words, typed=()):
        lines = iter(typed)
        monkeypatch.setattr("beachmaster.cli.console.read_line", lambda: next(lines, None))
        try:
            status = main(list(words))
        except SystemExit as leaving:
            status = leaving.code
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return call


def test_games_are_listed(run):
    status, out, _err = run("games", "--json")
    games = {row["game"]: row for row in json.loads(out)}
    assert status == 0
    assert games["hell-on-earth"]["playable"]
    assert not games["angaur"]["playable"]
    assert "Ie Shima" in run("games")[1]


@pytest.mark.parametrize(
    "words",
    [
        ["frobnicate"],
        ["play"],
        ["play", "chess"],
        ["play", "angaur"],
        ["play", "toy", "--seed", "x"],
        ["play", "toy", "--seed", "-1"],
        ["play", "toy", "--seed", str(2**70)],
        ["play", "toy", "--set", "length"],
        ["play", "toy", "--set", "length=endless"],
        ["play", "toy", "--set", "colour=red"],
        ["play", "toy", "--position", "missing.json"],
        ["play", "toy", "--board", "missing.json"],
        ["play", "toy", "--board", "x", "--table"],
        ["play", "toy", "--restore"],
        ["resolve", "toy", "flight"],
        ["resolve", "toy", "fight", "--json", "{"],
        ["resolve", "toy", "fight", "--json", "[]"],
        ["resolve", "toy", "fight", "--json", "missing.json"],
        ["odds", "toy", "fight", "--json", '{"seed":"x"}'],
        ["simulate", "toy", "--policy", "genius"],
        ["simulate", "toy", "--games", "0"],
        ["saves", "frobnicate"],
        ["saves", "export", "missing.beachmaster", "out.json"],
        ["saves", "import", "missing.json", "new.beachmaster"],
        ["saves", "export", "missing.beachmaster", __file__],
        ["play", "toy", "--save", str(ROOT)],
    ],
)
def test_the_callers_mistakes_get_one_line_and_status_2(run, words):
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["play", "toy", "--save", "{folder}/bad.beachmaster"],
        ["saves", "export", "{folder}/bad.beachmaster", "{folder}/out.json"],
        ["saves", "import", "{folder}/bad.beachmaster", "{folder}/new.beachmaster"],
        ["saves", "restore", "{folder}/bad.beachmaster"],
    ],
)
def test_a_saved_game_that_cannot_be_used_gets_one_line_and_status_1(run, tmp_path, words):
    bad = tmp_path / "bad.beachmaster"
    bad.write_bytes(b"not mine")
    status, _out, err = run(*(word.format(folder=tmp_path) for word in words))
    assert status == 1
    assert err.count("\n") == 1
    assert bad.read_bytes() == b"not mine"


def test_a_game_under_way_refuses_what_belongs_to_its_start(run, tmp_path):
    save = str(tmp_path / "a.beachmaster")
    assert run("play", "toy", "--save", save, typed=["1"])[0] == 0
    (tmp_path / "x").write_text("{}", "utf-8")
    position = ["--position", str(tmp_path / "x")]
    for words in (["--seed", "1"], ["--set", "length=long"], ["--table"], position):
        status, _out, err = run("play", "toy", "--save", save, *words)
        assert status == 2
        assert words[0] in err
    assert "is a saved game of toy" in run("play", "hell-on-earth", "--save", save)[2]


def test_a_game_under_way_refuses_its_own_start_again(run, tmp_path):
    position = paths.data_root() / "resources" / "positions" / "hell-on-earth"
    words = ["play", "hell-on-earth", "--save", str(tmp_path / "a.beachmaster")]
    start = ["--seed", "7", "--set", "mode=heroic", "--position", str(min(position.glob("*.json")))]
    assert "begins" in run(*words, *start, typed=["q"])[1]
    for given in (start[:2], start[2:4], start[4:]):
        status, _out, err = run(*words, *given)
        assert status == 2
        assert given[0] in err
    status, out, err = run(*words, typed=["q"])
    assert (status, err) == (0, "")
    assert "goes on" in out
    assert "mode=heroic (Heroic mode" in " ".join(out.split())


def test_a_named_game_lists_its_options(run):
    status, out, _err = run("games", "hell-on-earth")
    assert status == 0
    assert "--set mode=heroic: Heroic mode" in out
    assert "Bloodbath" not in out
    told = json.loads(run("games", "hell-on-earth", "--json")[1])
    modes = next(item for item in told["options"] if item["option"] == "mode")
    assert [one["value"] for one in modes["values"]] == ["standard", "heroic"]
    assert json.loads(run("games", "rage", "--json")[1])["options"] == []
    assert run("games", "waterloo")[0] == 2


def test_the_list_of_saves_says_where_each_stands(run, tmp_path):
    run("play", "toy", "--save", str(tmp_path / "a.beachmaster"), typed=["1>hill"])
    out = " ".join(run("saves", "list", str(tmp_path))[1].split())
    assert "toy, turn 1, landing, 1 answer, last played 2" in out


def test_the_last_good_copy_is_offered_and_put_in_place(run, tmp_path):
    save = tmp_path / "a.beachmaster"
    run("play", "toy", "--save", str(save), typed=["auto 30"])
    save.write_bytes(b"spoilt")
    status, _out, err = run("play", "toy", "--save", str(save))
    assert status == 1
    assert "--restore" in err
    status, out, _err = run("play", "toy", "--save", str(save), "--restore", typed=["s"])
    assert status == 0
    assert "damaged-1" in out


def test_resolve_and_odds(run):
    assert "fight" in run("resolve", "toy")[1]
    schema = json.loads(run("resolve", "toy", "fight", "--schema")[1])
    assert "squad" in schema["$defs"]["Fight"]["properties"]
    result = json.loads(run("resolve", "toy", "fight", "--json", '{"squad":"1","seed":4}')[1])
    assert (result["given"]["seed"], result["outcome"]) == (4, "hit")
    odds = json.loads(run("odds", "toy", "fight", "--json", "{}")[1])
    chance = {"outcome": "hit", "text": "a hit", "probability": "1/3", "decimal": 0.3333}
    assert odds["distribution"][0] == chance


def test_simulate_reports_every_game(run):
    words = ["simulate", "toy", "--games", "5", "--seed", "3", "--json", "--each"]
    status, out, _err = run(*words)
    report = json.loads(out)
    assert status == 0
    assert (report["finished"], report["invariant_failures"], len(report["each"])) == (5, 0, 5)
    assert sum(report["outcomes"].values()) == 5
    assert {"mean", "p50", "p99"} == report["prompts"].keys() == report["seconds"].keys()
    assert {"mean", "min", "max"} == report["score"].keys()
    again = json.loads(run(*words)[1])
    for each in (*report["each"], *again["each"]):
        del each["seconds"]
    assert report["each"] == again["each"]


def test_simulate_counts_the_questions_that_a_table_asks(run):
    words = ["simulate", "hell-on-earth", "--games", "2", "--json"]
    on_table, tracked = (json.loads(run(*words, *more)[1]) for more in (["--table"], []))
    assert 0 < on_table["questions"]["median"] <= on_table["questions"]["highest"]
    assert "questions" not in tracked
    assert on_table["score"] == tracked["score"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere all names are text")
def test_a_name_that_is_no_text_is_refused_or_replaced(run, tmp_path):
    """The note of the last game keeps the name as JSON, which holds text alone."""
    odd = tmp_path / os.fsdecode(b"evening \xff.beachmaster")
    status, _out, err = run("play", "toy", "--json", "--save", str(odd))
    assert (status, err.count("\n")) == (2, 1)
    assert "is not UTF-8" in err
    assert not odd.exists()
    good = tmp_path / "evening.beachmaster"
    assert run("play", "toy", "--save", str(good), typed=["q"])[0] == 0
    good.rename(odd)
    for words in (("list",), ("list", "--json"), ("summary", "--json")):
        assert run("saves", *words, str(tmp_path))[0] == 0
    assert run("play", "toy", "--save", str(odd))[0] == 2


def test_a_bare_start_without_a_display(run, monkeypatch, data_folder):
    monkeypatch.setattr(display, "has_display", lambda: False)
    status, out, _err = run(typed=["9", "3", "6", "1"])
    assert status == 0
    assert out.startswith("There is no display here")
    assert "Type a number from 1 to 6, or q." in out
    assert "cannot be played yet" in out
    assert len(list((data_folder / "saves").glob("toy*.beachmaster"))) == 1
    _status, out, _err = run(typed=["c", "s", "q"])
    assert "Go on with toy, turn 1" in out
    assert "toy goes on" in out
    assert run()[0] == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X and Wayland are Linux matters")
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_a_display_is_told_by_the_environment(monkeypatch, name):
    for each in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(each, raising=False)
    assert not display.has_display()
    monkeypatch.setenv(name, "x")
    assert display.has_display()


def command(*words, **more):
    program = [sys.executable, "-W", "error", str(ROOT / "tests" / "cli" / "toy_command.py")]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    return subprocess.run(
        [*program, *words], capture_output=True, check=False, env=environment, **more
    )


@pytest.mark.slow
def test_without_a_save_no_database_is_loaded(tmp_path):
    code = (
        "import sys, runpy; sys.argv = ['x', 'play', 'toy', '--json']\n"
        f"try: runpy.run_path({str(ROOT / 'tests/cli/toy_command.py')!r}, run_name='__main__')\n"
        "except SystemExit as leaving: assert not leaving.code\n"
        "loud = {'sqlmodel', 'sqlalchemy', 'pydantic', 'filelock', 'markdown'} & set(sys.modules)\n"
        "sys.exit(f'loaded: {loud}' if loud else 0)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=b'{"auto":3}\n', capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""


@pytest.mark.slow
def test_output_is_utf_8_whatever_the_terminal_says():
    done = command("play", "toy", "--json", input='{"bookmark":"硫黄島"}\n'.encode())
    assert done.returncode == 0
    assert "硫黄島" in done.stdout.decode("utf-8")


@pytest.mark.slow
def test_a_reader_that_leaves_gets_no_traceback():
    program = [sys.executable, str(ROOT / "tests" / "cli" / "toy_command.py")]
    with subprocess.Popen(
        [*program, "play", "toy", "--json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b'{"auto":5}\n' * 50)
        process.stdin.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def test_a_bare_number_is_a_text_where_a_field_takes_one(run):
    """`--set area=14` was refused: 14 is a number in JSON, and an area is a text."""
    told = ("--set", 'attackers=["1/305 A"]', "--set", 'defenders=["2/1 A"]')
    status, out, err = run("resolve", "ie-shima", "assault", "--set", "area=14", *told)
    assert (status, err) == (0, "")
    assert "area: 14" in out
    status, _out, err = run("resolve", "ie-shima", "assault", "--set", "area=99", *told)
    assert status == 2
    assert "takes an area, 1 to 16" in err


def test_a_report_of_a_problem_is_printed_and_changes_nothing(run, data_folder):
    status, out, err = run("report")
    assert (status, err) == (0, "")
    assert out.startswith("# Report a problem\n")
    assert f"- Beachmaster: {__version__}" in out
    assert "It is empty." in out
    assert not data_folder.exists()


def test_an_error_that_nobody_caught_is_in_the_report_and_still_shown(run, monkeypatch):
    def fail(*_words, **_named):
        raise ZeroDivisionError("the sea came in")

    monkeypatch.setattr("beachmaster.cli.listing.show_games", fail)
    with pytest.raises(ZeroDivisionError):
        run("games")
    _status, out, _err = run("report")
    assert "ZeroDivisionError: the sea came in" in out
    assert "uncaught error=ZeroDivisionError at=tests.cli.test_main" in out


def test_the_log_of_a_game_in_the_terminal_has_its_start_and_no_word_that_was_typed(
    run, data_folder
):
    data_folder.mkdir()
    run("play", "toy", "--seed", "1", typed=["note grandmother", "grandmother", "q"])
    told = "\n".join(log_lines(20))
    assert "started version=" in told
    assert "front=terminal" in told
    assert "game id=toy board=tracked" in told
    assert "grandmother" not in told
