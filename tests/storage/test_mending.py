"""Files in which version 0.3.0 stored phase starts after the wrong entry, or stood still for it.

Made by 0.3.0: `undone` and `decided-anew` stand where the opponent's answer could not be written,
`astray` has a state after an entry that does not exist, `doubled` one after the wrong entry and the
same answer twice on one path.
"""

import lzma
from pathlib import Path

import pytest

from beachmaster.engine.deciding import decide_all
from beachmaster.engine.module import digest, encode
from beachmaster.engine.openprints import open_prints
from beachmaster.engine.replay import digests_along
from beachmaster.engine.tree import ROOT
from beachmaster.engine.unknown import Unknown
from beachmaster.storage.checking import checked_content
from beachmaster.storage.starting import Wish, start
from beachmaster.storage.transfer import bring_in, export

HERE = Path(__file__).parent / "misplaced"
FILES = sorted(path.name.partition(".")[0] for path in HERE.glob("*.xz"))


@pytest.fixture(params=FILES)
def file(request, tmp_path):
    kept = tmp_path / f"{request.param}.beachmaster"
    kept.write_bytes(lzma.decompress((HERE / f"{kept.name}.xz").read_bytes()))
    return kept


def stored(session):
    return {number: one.digest for number, one in session.snapshots.items()}


def led_to(session):
    """Return the phase starts to which the answers lead, played straight from the start."""
    found = {}
    for entry in session.tree.entries:
        path = session.tree.path(entry.id)
        found |= digests_along(session.module, session.seed, session.snapshots[ROOT], path)
    return found


def test_it_opens_where_it_stood_and_its_states_are_those_that_it_leads_to(file):
    cursor = checked_content(file).tree.cursor
    playing = start(Wish(game="", save=file))
    session = playing.session
    assert (session.tree.cursor, session.locked_before) == (cursor, ROOT)
    assert stored(session) == led_to(session)
    playing.close()
    assert not checked_content(file).mended


def test_it_goes_on_and_opens_again(file):
    playing = start(Wish(game="", save=file))
    session = playing.session
    try:
        decide_all(session)
        for _ in range(5):
            session.auto(invent=True)
            decide_all(session)
    except Unknown:
        assert open_prints(session.module, session.state) is not None
    now = digest(encode(session.state))
    playing.close()
    again = start(Wish(game="", save=file))
    assert digest(encode(again.session.state)) == now
    assert stored(again.session) == led_to(again.session)
    again.close()


def test_it_is_taken_out_and_brought_in_again(file, tmp_path):
    playing = start(Wish(game="", save=file))
    playing.close()
    export(file, tmp_path / "out.json")
    bring_in(tmp_path / "out.json", tmp_path / "in.beachmaster")
    brought = checked_content(tmp_path / "in.beachmaster")
    assert brought.tree.cursor == checked_content(file).tree.cursor
