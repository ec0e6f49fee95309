"""A map of areas of the player's own: what is known, what is estimated, what is asked and kept."""

import msgspec
import pytest

from beachmaster.engine import ownareas
from beachmaster.engine.areaquestions import LineQuestion
from beachmaster.engine.asking import asking
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.facts import MapFact, facts_of, merged
from beachmaster.engine.mapgaps import gaps
from beachmaster.engine.mapright import checked, contrary, put_map_right
from beachmaster.engine.openprints import facts_text
from beachmaster.engine.options import AnswerError
from beachmaster.engine.ownboard import parse, written
from beachmaster.engine.session import Session
from beachmaster.engine.text import render
from beachmaster.engine.unknown import Unknown
from engine.area_game import AreaGame, printed

OURS = printed()


def own(**known):
    board = ownareas.bare(OURS, "Mine")
    places = {place.replace("_", "-"): of for place, of in known.items()}
    return ownareas.OwnAreas(OURS, board.knowing(places))


class Atlas:
    """A player's board in memory."""

    def __init__(self):
        self.facts = {}

    def known(self):
        return self.facts

    def remember(self, facts):
        self.facts = merged(self.facts, facts)


def played(atlas=None, **known):
    session = Session(AreaGame(own(**known)), seed=1)
    session.atlas = atlas
    return session


def test_what_is_no_estimate_is_known_from_the_beginning():
    board = own()
    assert board.is_known("1-green", "edge")
    assert board.is_known("2-3", "edge")
    assert board.tag("2-3", "edge") == "sourced"
    assert board.is_known("3", "tem")
    assert not board.is_known("1-2", "edge")
    assert not board.is_known("1-3", "edge")
    assert board.tag("1-3", "edge") == "estimate"


def test_estimates_are_believed_and_never_asked_where_nothing_is_carried_out():
    board = own()
    assert board.neighbours("2") == OURS.neighbours("2")
    assert board.touches("1", "2")
    assert board.read("4", "tem") == 4
    board.confirm_way(["1", "2", "5"])


def test_the_players_own_map_goes_before_our_estimates():
    board = own(**{"1_2": {"edge": False}, "1_3": {"edge": True}, "3": {"tem": 1}})
    assert board.neighbours("1") == ("3", "green")
    assert board.read("3", "tem") == 1
    assert board.tag("3", "tem") == "player"
    assert board.distance("1", "2") == 2
    assert board.digest != own().digest


def test_the_open_edges_of_a_way_are_asked_in_one_form_with_estimates_as_hints():
    board = own()
    with asking(), pytest.raises(Unknown) as raised:
        board.confirm_way(["green", "1", "2", "3", "5"])
    question = raised.value.question
    fields = question.prompt.fields
    assert [one.name for one in fields] == ["1-2", "3-5"]  # the others are known
    assert [one.estimate for one in fields] == [True, True]
    assert all(one.known is None and one.default is None for one in fields)
    assert question.prompt.question
    assert question.facts({"1-2": True, "3-5": False}) == (
        MapFact("1-2", "edge", True),
        MapFact("3-5", "edge", False),
    )


def test_one_edge_is_asked_in_words():
    with asking(), pytest.raises(Unknown) as raised:
        own().touches("4", "3")
    prompt = raised.value.question.prompt
    assert render(prompt.text) == "Do 3 and 4 touch on your map?"
    assert prompt.subjects == ("3", "4")


def test_a_terrain_is_asked_with_its_values():
    with asking(), pytest.raises(Unknown) as raised:
        own().read("5", "tem")
    question = raised.value.question
    assert [one.value for one in question.prompt.fields[0].options] == [1, 2, 3, 4]
    assert question.prompt.fields[0].estimate == 1
    with pytest.raises(AnswerError):
        question.prompt.check({"tem-5": 7})


def test_a_move_waits_for_its_edges_and_is_given_again():
    atlas = Atlas()
    session = played(atlas)
    with pytest.raises(Unknown) as raised:
        session.answer("A>2>5")
    assert session.state.places["A"] == "1"
    session.learn(raised.value.question, {"1-2": True, "2-5": True})
    session.answer("A>2>5")
    assert session.state.places["A"] == "5"
    assert atlas.facts["2-5"] == {"edge": True}


def test_a_no_closes_the_way_that_was_asked_for():
    session = played()
    with pytest.raises(Unknown) as raised:
        session.answer("A>2>5")
    session.learn(raised.value.question, {"1-2": True, "2-5": False})
    assert "A>2>5" not in session.asked.prompt.options
    assert "A>2>3" in session.asked.prompt.options


def test_another_game_on_the_board_is_not_asked_again():
    atlas = Atlas()
    atlas.remember([MapFact("1-2", "edge", True)])
    session = played(atlas)
    session.answer("A>2>3")
    assert session.state.places["A"] == "3"
    assert session.state.learned == {"1-2": {"edge": True}}


def test_a_line_tells_all_of_an_area_and_which_edges_are_not_there():
    line = own().open.line("1")
    fields = {one.name: one for one in line.prompt.fields}
    assert list(fields) == ["neighbours", "tem", "urban"]
    assert fields["neighbours"].certain == ["green"]
    assert fields["neighbours"].estimate == ["2"]
    answer = line.prompt.check({"neighbours": ["2"], "tem": 1, "urban": False})
    facts = {(one.place, one.field): one.value for one in line.facts(answer)}
    assert facts["1-2", "edge"] is True
    assert facts["1-3", "edge"] is False
    assert ("1-green", "edge") not in facts  # known before
    assert facts["1", "tem"] == 1


def test_the_lines_that_are_told_are_not_offered_again():
    known = {}
    board = own()
    for _ in range(9):
        line = next(board.at(known).open.lines(), None)
        if line is None:
            break
        known = merged(known, line.facts(line.prompt.check(line.read_off(OURS.believed, ()))))
    learned = board.at(known)
    assert line is None
    assert all(learned.is_known(edge, "edge") for edge in OURS.shape.edges if "green" not in edge)
    assert [learned.neighbours(p) for p in OURS.areas] == [OURS.neighbours(p) for p in OURS.areas]


def test_a_told_line_can_be_left_half_told():
    line = own().open.line("1")
    assert isinstance(line, LineQuestion)
    assert [one.field for one in line.facts({"tem": 2})] == ["tem"]


def test_what_no_map_can_show_is_refused():
    session = played()
    for told in (("1", "edge", True), ("1-2", "tem", 1), ("1", "tem", 9), ("1-9", "edge", True)):
        with pytest.raises(AnswerError):
            checked(session, [told])
    assert own(**{"1": {"edge": True}}).open.unsound is not None
    assert own(**{"1_2": {"tem": 1}}).open.unsound is not None
    assert own().open.unsound is None


def test_my_map_says_so_puts_an_edge_right():
    session = played(Atlas())
    facts = checked(session, [("2-3", "edge", False)])
    assert contrary(session, facts) == MapFact("2-3", "edge", True)
    put_map_right(session, facts)
    assert "A>2>3" not in session.asked.prompt.options
    assert session.atlas.known()["2-3"] == {"edge": False}


def test_what_was_always_otherwise_is_told_once_and_leaves_no_empty_entry():
    session = played(Atlas())
    put_map_right(session, checked(session, [("1-2", "edge", True)]))
    session.answer("A>2>3")
    put_map_right(session, checked(session, [("1-2", "edge", True), ("4", "urban", True)]), "now")
    put_map_right(session, checked(session, [("1-2", "edge", False)]), "always")
    path = session.tree.path(session.tree.cursor)
    assert [entry.value for entry in path if entry.kind == "learn"] == [
        [{"place": "1-2", "field": "edge", "value": False, "tag": "player"}]
    ]


def test_a_board_file_is_written_and_read():
    board = own(**{"1_2": {"edge": False}, "4": {"tem": 2, "urban": True}}).board
    again = parse(written(board), board.game)
    assert again == board
    assert list(facts_of(again.known)) == list(facts_of(board.known))
    assert b"columns" not in written(board)


WRONG = {
    "no columns": {"columns": 4},
    "2 to 99 areas": {"areas": ["1"]},
    "is listed twice": {"boxes": ["1"]},
    "not an area, box or edge": {"places": {"1-9": {"edge": True}}},
    "a board of areas has no": {"hexes": {"0101": {}}},
    "areas": {"areas": ["X Y"]},
}


@pytest.mark.parametrize("told", WRONG)
def test_a_wrong_board_file_says_what_is_wrong(told):
    plain = msgspec.to_builtins(ownareas.bare(OURS, "Mine")) | WRONG[told]
    with pytest.raises(BoardError) as wrong:
        parse(msgspec.json.encode(plain), OURS.file.game)
    assert told in str(wrong.value)


def test_a_board_of_hexes_has_no_places():
    plain = {"format": 1, "game": "toy", "id": "a", "name": "A", "columns": 4, "rows": 4}
    with pytest.raises(BoardError):
        parse(msgspec.json.encode(plain | {"places": {"1": {}}}), "toy")


def test_gaps_count_what_is_known():
    found = {gap.print: gap.known for gap in gaps(own(**{"1": {"tem": 1}}).open)}
    assert found == {"edge": 2, "tem": 3, "urban": 0}


def test_facts_are_said_in_words():
    session = played()
    text = facts_text(session.module, session.state, [MapFact("1-2", "edge", True)])
    assert render(text) == "1-2: they touch"
