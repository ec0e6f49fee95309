"""The self-check plays, reads, draws and resumes in a folder of its own, and says what is wrong."""

import json
import os
import subprocess
import sys

import pytest

from beachmaster.cli import self_check
from beachmaster.cli.main import main
from beachmaster.games.catalogue import playable, played_in_words

CONNECTS = """
import socket
from beachmaster.cli.sockets import Sockets
sockets = Sockets()
print(sockets.report())
with socket.socket() as one:
    one.bind(("127.0.0.1", 0))
    one.listen()
    try:
        sockets.report()
    except ConnectionError as error:
        print("found", error)
"""


def looks_of(*found):
    """Return looks that find this: words, or an error."""

    def look(one):
        if isinstance(one, Exception):
            raise one
        return one

    return lambda _folder: (
        (f"look {at}", lambda one=one: look(one)) for at, one in enumerate(found)
    )


def test_it_takes_every_look_and_leaves_the_player_alone(tmp_path):
    data, keep = tmp_path / "data", tmp_path / "keep"
    environment = {**os.environ, "BEACHMASTER_DATA": str(data), "PYTHONUTF8": "1"}
    words = ["self-check", "--json", "--keep", str(keep)]
    done = subprocess.run(
        [sys.executable, "-m", "beachmaster", *words],
        capture_output=True,
        check=False,
        env=environment,
    )
    told = json.loads(done.stdout)
    assert [one for one in told["looks"] if not one["ok"]] == []
    assert (done.returncode, told["ok"]) == (0, True)
    names = [one["name"] for one in told["looks"]]
    for game in {*playable()} - {"toy"}:  # other tests may have added it here
        grounds = 2 + (game in played_in_words())
        assert len([name for name in names if name.startswith(f"{game} on ")]) == grounds
    assert {"killed and resumed", "rules", "manual", "PDF", "window", "no connection"} <= set(names)
    assert "log and report" in names
    assert (keep / "window.png").stat().st_size > 10_000
    assert not data.exists()


def test_a_fault_is_told_and_the_looks_after_it_are_taken(monkeypatch, capsys):
    monkeypatch.setattr(self_check, "_looks", looks_of("fine", ValueError("torn"), "fine too"))
    assert main(["self-check"]) == 1
    first, fault, last = capsys.readouterr().out.splitlines()
    assert first.startswith("ok    look 0: fine (")
    assert fault.startswith("FAULT look 1: ValueError: torn (")
    assert last.startswith("ok    look 2: fine too (")


def test_where_all_is_well_the_status_is_nothing(monkeypatch, capsys):
    monkeypatch.setattr(self_check, "_looks", looks_of("fine"))
    assert main(["self-check", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True


def test_the_data_folder_is_put_back(monkeypatch, tmp_path):
    monkeypatch.setattr(self_check, "_looks", looks_of("fine"))
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path))
    main(["self-check"])
    assert os.environ["BEACHMASTER_DATA"] == str(tmp_path)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells what is open")
def test_a_connection_is_found():
    done = subprocess.run([sys.executable, "-c", CONNECTS], capture_output=True, check=True)
    none, found = done.stdout.decode().splitlines()
    assert none == "none was opened"
    assert found.startswith("found socket ")
    assert "127.0.0.1" in found
