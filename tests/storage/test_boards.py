"""The player's own boards: what is told of one is on the disk, for every game and program."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.facts import WHOLE, MapFact, complete, facts_of, merged
from beachmaster.engine.mapdiffering import differing
from beachmaster.engine.ownboard import OwnBoard, written
from beachmaster.engine.placing import Pin, Placement
from beachmaster.storage.board_rows import MOST_FACTS
from beachmaster.storage.boards import Boards, new_id
from beachmaster.storage.folders import photo_file
from beachmaster.storage.problems import UnknownBoardError

ROOT = Path(__file__).resolve().parents[2]


def own(**changes):
    whole = {"format": 1, "game": "toy", "id": "mine", "name": "Mine", "columns": 8, "rows": 6}
    return OwnBoard(**{**whole, **changes})


@pytest.fixture
def boards():
    with Boards() as opened:
        yield opened


@pytest.fixture
def atlas(boards):
    boards.create(own())
    return boards.atlas("mine")


SAND = MapFact("0101", "ground", "sand")
FACTS = [
    SAND,
    MapFact("0102", "height", 3),
    MapFact(WHOLE, "cost-of-sand", 2),
    complete("fort", True),
]


def test_what_is_remembered_is_known_and_loads(boards, atlas):
    atlas.remember(FACTS)
    known = {"0101": {"ground": "sand"}, "0102": {"height": 3}}
    known[WHOLE] = {"cost-of-sand": 2, "fort:true": True}
    assert atlas.known() == known
    board = boards.load("mine")
    assert (board.hexes, board.complete) == (
        {"0101": known["0101"], "0102": known["0102"]},
        {"fort": [True]},
    )
    assert board.known == known


def test_a_new_board_of_which_nothing_is_known_loads(boards, atlas):
    assert atlas.known() == {}
    assert boards.load("mine") == own()


def test_the_last_fact_counts(boards, atlas):
    atlas.remember([SAND, MapFact("0101", "ground", "rock", "estimate")])
    atlas.remember([MapFact("0101", "ground", "reef")])
    with Boards() as again:
        assert again.known("mine") == {"0101": {"ground": "reef"}}


def test_what_is_known_is_read_once_while_nobody_writes(boards, atlas):
    atlas.remember(FACTS)
    first = atlas.known()
    assert atlas.known() is first
    before = merged({}, [])
    atlas.remember([MapFact("0101", "ground", "rock")])
    assert atlas.known() is not first
    assert (before, first["0101"]["ground"]) == ({}, "sand")


def test_two_connections_see_what_the_other_told(boards, atlas):
    with Boards() as other:
        second = other.atlas("mine")
        assert second.known() == {}
        atlas.remember([SAND])
        assert second.known() == {"0101": {"ground": "sand"}}
        second.remember([MapFact("0101", "ground", "rock"), MapFact("0102", "height", 1)])
        atlas.remember([MapFact("0103", "height", 2)])
        both = {"0101": {"ground": "rock"}, "0102": {"height": 1}, "0103": {"height": 2}}
        assert atlas.known() == second.known() == both


def test_what_a_game_takes_back_the_board_keeps(boards, atlas, prepared):
    """Facts outlive undo: the board is no part of the game's state."""
    from beachmaster.engine.session import Session

    session = Session(prepared[1], 5)
    session.auto()
    atlas.remember([SAND])
    session.undo()
    assert atlas.known() == {"0101": {"ground": "sand"}}


@pytest.mark.parametrize(
    ("fact", "says"),
    [
        (MapFact("0901", "ground", "sand"), "“0901” is not a hex of the board"),
        (MapFact("0107", "ground", "sand"), "8 columns and 6 rows"),
        (MapFact("sea", "ground", "sand"), "“sea” is not a hex"),
        (MapFact("0101", "ground", 1.5), "expected a short text"),
        (MapFact("0101", "ground", None), "expected a short text"),
        (MapFact("0101", "ground", ["sand"]), "expected a short text"),
        (MapFact("0101", "ground", "x" * 61), "expected a short text"),
        (MapFact("0101", "ground", "\ud800"), "expected a short text"),
        (MapFact("0101", "height", 2**60), "expected a short text"),
        (MapFact("0101", "fort:true", True), "not something a place can show"),
        (MapFact("0101", "", True), "not something a place can show"),
        (MapFact(WHOLE, "fort:true", False), "not something a place can show"),
        (MapFact(WHOLE, "fort:[1]", True), "not something a place can show"),
        (MapFact(WHOLE, "fort: true", True), "not something a place can show"),
        (MapFact(WHOLE, "fort:", True), "not something a place can show"),
        (MapFact("0101", "ground", "sand", "rumour"), "rumour"),
    ],
)
def test_a_fact_that_no_board_can_show_is_refused_and_none_is_kept(boards, atlas, fact, says):
    with pytest.raises(BoardError, match=says):
        atlas.remember([SAND, fact])
    assert atlas.known() == {}
    with Boards() as again:
        assert again.known("mine") == {}


def test_a_board_of_the_largest_size_with_ten_prints_a_hex(boards):
    large = boards.create(own(columns=50, rows=40))
    told = [MapFact(place, f"print-{n}", n) for place in large.lattice for n in range(10)]
    assert len(told) == 20_000
    boards.remember(large.id, told)
    with Boards() as again:
        board = again.load(large.id)
        assert again.known(large.id) == board.known == merged({}, told)
    assert len(written(board)) < 2_000_000


def test_more_facts_than_a_board_can_hold_are_refused(boards, monkeypatch, atlas):
    monkeypatch.setattr("beachmaster.storage.boards.MOST_FACTS", 3)
    atlas.remember(FACTS[:3])
    with pytest.raises(BoardError, match="at most 3 facts"):
        atlas.remember(FACTS)
    with pytest.raises(BoardError, match="at most 3 facts"):
        boards.create(own(id="other", whole={f"print-{n}": n for n in range(4)}))
    assert MOST_FACTS >= 20 * 2_000
    assert len(atlas.known()) == 3


def test_boards_are_listed_renamed_and_deleted(boards):
    boards.create(own(name="Second"))
    boards.create(own(name="First", id="other"))
    boards.create(own(game="chess", id="third"))
    boards.remember("mine", [SAND])
    boards.rename("mine", "A first")
    names = [(one.board.game, one.board.id, one.board.name) for one in boards.list_boards("toy")]
    assert names == [("toy", "mine", "A first"), ("toy", "other", "First")]
    assert [one.board.game for one in boards.list_boards()] == ["chess", "toy", "toy"]
    assert boards.load("mine").hexes == {"0101": {"ground": "sand"}}
    boards.delete("mine")
    assert len(boards.list_boards()) == 2
    boards.create(own())
    assert boards.known("mine") == {}


def test_a_board_that_is_not_there_says_so(boards, atlas):
    atlas.remember([SAND])
    with Boards() as other:
        other.delete("mine")
    acts = (
        atlas.known,
        lambda: atlas.remember([SAND]),
        lambda: boards.load("mine"),
        lambda: boards.rename("mine", "x"),
        lambda: boards.delete("mine"),
        lambda: boards.atlas("mine"),
    )
    for act in acts:
        with pytest.raises(UnknownBoardError, match="no board “mine”"):
            act()


SCALARS = st.text(max_size=60) | st.integers(-(2**53), 2**53) | st.booleans()


@given(value=SCALARS, field=st.text(min_size=1, max_size=60), name=st.text(min_size=1))
def test_whatever_is_kept_can_be_read_again(tmp_path_factory, value, field, name):
    """What the next opening would refuse must not come in: it would close every board."""
    path = tmp_path_factory.mktemp("any") / "boards.sqlite"
    kept = {}
    with Boards(path) as boards:
        boards.create(own())
        for fact in (
            MapFact("0101", field, value),
            MapFact("0102", "ground", value),
            complete("a", value),
        ):
            with suppress(BoardError):
                boards.remember("mine", [fact])
                kept = merged(kept, [fact])
        with suppress(BoardError):
            boards.rename("mine", name)
        board = boards.load("mine")
    with Boards(path) as again:
        assert again.load("mine") == board == board.knowing(kept)
    assert kept


@pytest.mark.parametrize("name", ["", "  ", "x" * 301, "\ud800"])
def test_a_board_needs_a_name(boards, atlas, name):
    with pytest.raises(BoardError, match="name"):
        boards.rename("mine", name)
    with pytest.raises(BoardError, match="name"):
        boards.create(own(id="other", name=name))
    assert [one.board.name for one in boards.list_boards()] == ["Mine"]


def test_a_second_board_of_an_id_gets_another(boards):
    first = boards.create(own())
    second = boards.create(own(hexes={"0101": {"ground": "sand"}}))
    assert first.id == "mine" != second.id
    assert second.id.startswith("mine-")
    assert boards.load(second.id) == second
    assert boards.known("mine") == {}


@pytest.mark.parametrize("name", ["My map", "硫黄島", "x" * 300, "-- --", ""])
def test_a_new_id_is_one_that_a_file_takes(name):
    assert new_id(name) != new_id(name)
    from beachmaster.engine.ownboard import parse

    board = own(id=new_id(name))
    assert parse(written(board), "toy") == board


def test_facts_are_forgotten(boards, atlas):
    atlas.remember(FACTS)
    boards.forget("mine", [("0101", "ground"), (WHOLE, "fort:true"), ("0808", "ground")])
    assert atlas.known() == {"0102": {"height": 3}, WHOLE: {"cost-of-sand": 2}}
    with Boards() as again:
        assert again.known("mine") == atlas.known()


def test_a_lattice_grows_but_loses_no_fact(boards, atlas):
    atlas.remember([MapFact("0806", "ground", "sand")])
    boards.shape(own(columns=10, rows=9))
    atlas.remember([MapFact("1009", "ground", "rock")])
    assert boards.load("mine").columns == 10
    with pytest.raises(BoardError, match="“1009” is not a hex"):
        boards.shape(own())
    with pytest.raises(BoardError, match="which way they point"):
        boards.shape(own(columns=10, rows=9, shifted="odd"))
    with pytest.raises(BoardError, match="at most 2000"):
        boards.shape(own(columns=60, rows=60))
    assert boards.load("mine").layout == own().layout
    known = boards.known("mine")
    boards.forget("mine", [(place, name) for place in known for name in known[place]])
    boards.shape(own(orientation="pointy"))
    assert boards.load("mine") == own(orientation="pointy")


LAID = Placement(width=4000, height=3000, pins=(Pin("0101", 12.5, 80.0),))


def photo_of(name):
    photo = photo_file(name)
    photo.parent.mkdir(parents=True, exist_ok=True)
    photo.write_bytes(b"a photo")
    return photo


def test_a_photo_goes_with_its_board_and_never_into_its_file(boards, atlas):
    photo = photo_of("mine.jpg")
    boards.lay("mine", LAID, photo.name)
    with Boards() as again:
        sheet = again.sheet("mine")
    assert (sheet.placement, sheet.photo) == (LAID, "mine.jpg")
    assert b"jpg" not in written(boards.load("mine"))
    assert b"pins" not in written(boards.load("mine"))
    boards.delete("mine")
    assert not photo.exists()


def test_a_photo_stays_while_a_board_shows_it(boards, atlas):
    photo, other = photo_of("mine.jpg"), photo_of("other.jpg")
    boards.create(own(id="second"))
    for board in ("mine", "second"):
        boards.lay(board, LAID, photo.name)
    boards.lay("mine", None, other.name)
    assert photo.exists()
    boards.delete("second")
    assert not photo.exists()
    boards.lay("mine", None, None)
    assert not other.exists()


def test_a_placement_that_makes_no_sense_is_refused(boards, atlas):
    for pin in (Pin("sea", 1.0, 1.0), Pin("0101", float("nan"), 1.0), Pin("0101", 1e9, 1.0)):
        with pytest.raises(BoardError, match="cannot fit on its photo that way"):
            boards.lay("mine", Placement(width=4000, height=3000, pins=(pin,)), None)
    assert boards.sheet("mine").placement is None


@pytest.mark.parametrize("name", ["../x.jpg", "/etc/passwd", "a\\b", "c:x", ".hidden", "a\nb"])
def test_a_photo_has_a_plain_name(boards, atlas, name):
    with pytest.raises(BoardError, match="not a plain file name"):
        boards.lay("mine", None, name)
    assert boards.sheet("mine").photo is None


def test_what_a_game_holds_and_the_board_contradicts(boards, atlas):
    pinned = own(
        hexes={"0101": {"ground": "sand", "height": 1}, "0102": {"fort": True}},
        complete={"fort": [True]},
        whole={"cost-of-sand": 2},
    )
    atlas.remember(facts_of(pinned.known))
    assert differing(pinned, atlas) == []
    atlas.remember(
        [
            MapFact("0101", "ground", "rock"),
            MapFact("0101", "height", True),
            MapFact("0103", "height", 2),
        ]
    )
    boards.forget("mine", [(WHOLE, "cost-of-sand")])
    assert differing(pinned, atlas) == [
        (MapFact("0101", "ground", "sand"), MapFact("0101", "ground", "rock")),
        (MapFact("0101", "height", 1), MapFact("0101", "height", True)),
    ]
    atlas.remember([MapFact("0101", "ground", "sand"), MapFact("0101", "height", 1)])
    atlas.remember([MapFact("0104", "fort", True)])
    assert differing(pinned, atlas) == [(complete("fort", True), MapFact("0104", "fort", True))]


LEARNING = """
import sys
from beachmaster.engine.facts import MapFact
from beachmaster.storage.boards import Boards
boards = Boards()
atlas = boards.atlas("mine")
for number in range(1_000_000):
    place = f"{number // 6 % 8 + 1:02}{number % 6 + 1:02}"
    atlas.remember([MapFact(place, "count", number), MapFact(place, "again", number)])
    print(number, flush=True)
"""


def learning():
    words = [sys.executable, "-c", LEARNING]
    return subprocess.Popen(words, stdout=subprocess.PIPE, env=dict(os.environ), cwd=ROOT)


def last_of(process, lines):
    for _ in range(lines):
        last = int(process.stdout.readline())
    process.kill()
    process.wait()
    rest = process.stdout.read().split()
    process.stdout.close()
    return int(rest[-1]) if rest else last


@pytest.mark.slow
def test_a_program_killed_while_it_learns_loses_nothing_and_leaves_no_half(boards, atlas):
    for lines in (1, 7, 60):
        last = last_of(learning(), lines)
        with Boards() as again:
            counts = {place: shown["count"] for place, shown in again.known("mine").items()}
            assert counts == {p: shown["again"] for p, shown in again.known("mine").items()}
        assert last <= max(counts.values()) <= last + 1
        assert max(counts.values()) == max(one["count"] for one in atlas.known().values())


@pytest.mark.slow
def test_two_programs_that_learn_at_once_wait_for_each_other(boards, atlas):
    first, second = learning(), learning()
    ends = [last_of(one, 30) for one in (first, second)]
    atlas.remember([MapFact("0806", "ground", "sand")])
    known = atlas.known()
    assert known["0806"]["ground"] == "sand"
    assert len(known) >= 30
    assert min(ends) >= 29


BEGINNING = """
import sys
from beachmaster.engine.facts import MapFact
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.storage.boards import Boards
sys.stdin.readline()
with Boards() as boards:
    one = OwnBoard(format=1, game="toy", id="mine", name="Mine", columns=8, rows=6)
    boards.remember(boards.create(one).id, [MapFact("0101", "ground", "sand")])
"""


@pytest.mark.slow
def test_programs_that_make_the_file_at_once_make_one():
    words = [sys.executable, "-c", BEGINNING]
    several = [subprocess.Popen(words, stdin=subprocess.PIPE, cwd=ROOT) for _ in range(3)]
    for process in several:
        process.stdin.write(b"\n")
        process.stdin.close()
    assert [process.wait() for process in several] == [0, 0, 0]
    with Boards() as boards:
        found = [boards.known(one.board.id) for one in boards.list_boards()]
    assert found == [{"0101": {"ground": "sand"}}] * 3


def test_sea_and_what_is_printed_on_land_take_each_others_place(boards, atlas):
    """What gave way is gone from the file as well: a wiped sea brings nothing back."""
    atlas.remember([SAND, MapFact("0101", "height", 3)])
    atlas.remember([MapFact("0101", "ground", "sea")])
    with Boards() as again:
        assert again.known("mine") == atlas.known() == {"0101": {"ground": "sea"}}
        again.remember("mine", [MapFact("0101", "height", 2)])
    assert atlas.known() == {"0101": {"height": 2}}
