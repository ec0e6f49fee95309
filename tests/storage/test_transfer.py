"""A saved game goes out as readable JSON and comes back the same; hostile files are refused."""

import json

import pytest

from beachmaster.engine.module import encode
from beachmaster.storage import transfer
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame


@pytest.fixture
def path(tmp_path, prepared):
    """Return a saved game with branches, a bookmark and an adjustment."""
    path = tmp_path / "evening.beachmaster"
    with SavedGame.create(path, prepared[0]) as saved:
        session = saved.resume(prepared[1])
        for _ in range(14):
            session.auto()
        session.bookmark("here")
        session.undo(5)
        session.adjust("score", 2, "counted")
    return path


@pytest.fixture
def exported(path, tmp_path):
    target = tmp_path / "evening.json"
    transfer.export(path, target)
    return target


def test_out_and_in_is_the_same_game(path, exported, tmp_path, prepared):
    again = tmp_path / "again.beachmaster"
    transfer.bring_in(exported, again)
    with SavedGame.open(path) as one, SavedGame.open(again) as other:
        left, right = one.resume(prepared[1]), other.resume(prepared[1])
        assert encode(left.state) == encode(right.state)
        assert left.tree.savepoint() == right.tree.savepoint()
        assert left.tree.entries == right.tree.entries
        assert one.setup == other.setup
    plain = json.loads(exported.read_bytes())
    assert (plain["kind"], plain["version"]) == ("beachmaster saved game", 2)
    assert len(exported.read_text("utf-8").splitlines()) > 100


def test_export_and_import_overwrite_nothing(path, exported):
    with pytest.raises(SaveError, match="already"):
        transfer.export(path, exported)
    with pytest.raises(SaveError, match="already"):
        transfer.bring_in(exported, path)


def refused(exported, tmp_path, content):
    exported.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    target = tmp_path / "hostile.beachmaster"
    with pytest.raises(SaveError) as caught:
        transfer.bring_in(exported, target)
    assert not target.exists()
    return str(caught.value.text)


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"kind":' * 50_000, b"null"]
)
def test_what_is_no_exported_game_is_refused(exported, tmp_path, content):
    assert "evening.json" in refused(exported, tmp_path, content)


def test_a_later_version_is_refused(exported, tmp_path):
    plain = json.loads(exported.read_bytes())
    assert "version 3" in refused(exported, tmp_path, {**plain, "version": 3, "entries": "new"})


def spoil(plain, place, value):
    *way, last = place
    for step in way:
        plain = plain[step]
    if value is None:
        del plain[last]
    else:
        plain[last] = value


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (["setup", "game"], "chess"),
        (["setup", "game"], "angaur"),
        (["setup", "seed"], 10**30),
        (["setup", "options"], {"x": "y"}),
        (["setup", "board"], "sand"),
        (["cursor"], 999),
        (["cursor"], -1),
        (["bookmarks"], {"x": 999}),
        (["last_child"], {"0": 5}),
        (["entries", 2, "parent"], 7),
        (["entries", 2, "id"], 1),
        (["entries", 2, "value"], {"a": [1, {}]}),
        (["entries", 2, "key"], "1.fight/x#1"),
        (["entries", 2, "kind"], "magic"),
        (["entries", 2], None),
        (["entries"], []),
        (["phases"], []),
        (["phases", 0, "state", "score"], 99),
        (["phases", 0, "state"], {}),
        (["more"], 1),
    ],
)
def test_a_file_that_contradicts_itself_is_refused(exported, tmp_path, place, value):
    plain = json.loads(exported.read_bytes())
    spoil(plain, place, value)
    assert refused(exported, tmp_path, plain)


def test_a_state_that_answers_do_not_lead_to_is_refused(exported, tmp_path):
    from hashlib import sha256

    plain = json.loads(exported.read_bytes())
    phase = plain["phases"][-1]
    phase["state"]["score"] = 50
    words = json.dumps(phase["state"], sort_keys=True, separators=(",", ":"))
    phase["digest"] = sha256(words.encode()).hexdigest()
    assert "another state" in refused(exported, tmp_path, plain)


def test_a_file_too_large_is_refused(exported, tmp_path, monkeypatch):
    monkeypatch.setattr(transfer, "LARGEST", 100)
    assert "larger than 100" in refused(exported, tmp_path, exported.read_bytes())
