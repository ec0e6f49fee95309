"""Every command works at every kind of prompt, also between the values of a record."""

import pytest

from beachmaster.cli.jumps import FEW
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.auto import program_answer
from beachmaster.storage.starting import Wish, start

LOOKING = {
    "h": "goto NAME",
    "help": "goto NAME",
    "?": "(?full shows everything",
    "?full": "",
    "? toy:1": "",
    "l": "",
    "c": "closed",
    "why 1": "",
    "odds": "",
    "s": "On the table:",
    "s all": "score",
    "j": "",
    "j 3": "",
    "dial remind": "Teaching: remind",
    "set": "automation",
    "bookmark here": "The bookmark “here” is set here",
    "correct 1": "Type correct 1",
}
"""What changes nothing, and words that it prints."""
KINDS = {"choose", "roll", "draw", "confirm", "place", "record", "number"}


class Seat:
    """A terminal at the toy game, one line at a time."""

    def __init__(self, capsys):
        self._then = []
        playing = start(Wish(game="toy", seed=5))
        self.player = TerminalPlayer(playing, Words(), lambda: next(iter(self._then), None))
        self.session = self.player.session
        self._capsys = capsys

    def line(self, typed, *then):
        """Type a line at what is asked, and more where it asks back; return what is printed."""
        self._capsys.readouterr()
        self._then[:] = then
        self.player._take(self.session.asked, typed)
        return " ".join(self._capsys.readouterr().out.split())

    def answer(self):
        """Answer by chance, but draw a black stone while there is one: it is to be confirmed."""
        asked = self.session.asked
        black = [t for t in asked.prompt.tokens() if t.kind == "black"] if _draws(asked) else []
        chance = program_answer(asked.prompt, self.session.seed, asked.key)
        self.session.answer(black[0].id if black else chance)


def _draws(asked):
    return asked.prompt.kind == "draw"


def hold_commands(seat):
    """Try every command where the game stands; afterwards it stands there as before."""
    tree, key = seat.session.tree, seat.session.asked.key
    stands = tree.cursor
    for command, words in LOOKING.items():
        if command == "correct 1" and stands < 1:
            continue
        out = seat.line(command)
        assert words in out, (key, command, out)
        assert "made a mistake here" not in out, (key, command)
        assert (tree.cursor, seat.session.asked.key) == (stands, key), command
    if stands:
        assert "Undone" in seat.line("u"), key
        assert tree.cursor != stands, key
        assert "Redone" in seat.line("r"), key
        assert (tree.cursor, seat.session.asked.key) == (stands, key)
        seat.line("ut")
        seat.line("goto here")
        assert (tree.cursor, seat.session.asked.key) == (stands, key)
    seat.line("auto")
    assert tree.cursor != stands
    seat.line("u")
    assert (tree.cursor, seat.session.asked.key) == (stands, key)


@pytest.fixture
def seat(capsys):
    return Seat(capsys)


def test_every_command_works_at_every_kind_of_prompt(seat):
    kinds = set()
    while (asked := seat.session.asked) is not None and kinds != KINDS:
        if asked.prompt.kind not in kinds:
            kinds.add(asked.prompt.kind)
            hold_commands(seat)
        seat.answer()
    assert kinds == KINDS


def test_every_command_works_between_the_values_of_a_record(seat):
    while seat.session.asked.prompt.kind != "record":
        seat.answer()
    asked, before = seat.session.asked, seat.session.tree.next_id
    seat.line("3")
    assert seat.session.asked is asked
    for command, words in LOOKING.items():
        assert words in seat.line(command), command
        assert seat.session.asked is asked
    assert "Undone: tents" in seat.line("u")
    assert seat.session.tree.next_id == before
    seat.line("2")
    seat.line("n")
    assert seat.session.tree.entries[before].value == {"tents": 2, "dry": False}


def test_a_word_behind_a_command_that_takes_none_is_no_command(seat):
    while seat.session.asked.prompt.kind != "place":
        seat.answer()
    before = seat.session.tree.next_id
    seat.line("m by the creek")
    assert seat.session.tree.entries[before].value == "m by the creek"


def test_many_answers_are_counted_and_the_table_comes_last(seat):
    """What a long jump did is one line each way; what to do on the real table ends it."""
    while seat.session.state.turn < 3 and seat.session.asked.prompt.kind != "record":
        seat.answer()
    before = seat.session.tree.next_id
    last = seat.session.tree.path(seat.session.tree.cursor)[-1]
    first = next(e for e in seat.session.tree.path(last.id) if e.ask == "roll")
    out = seat.line(f"correct {first.id} {7 - first.value[0]}", "y")
    again = seat.session.tree.next_id - before
    assert again > FEW
    assert (out.count("Undone:"), out.count("Redone:")) == (1, 1)
    assert f"Redone: {again} answers, from turn 1, fight, to turn 2, rest" in out
    assert "(whole lists every answer)" in out
    assert seat.line("whole").count("Redone: ") == again
    for shown in (seat.line("ut"), seat.line("rt"), seat.line("whole")):
        story, change = shown.split("On the real table:")
        assert "answers" in story or "[turn 2" in story
        assert "[turn" not in change


def test_only_this_turn_is_taken_back(seat):
    while seat.session.state.turn < 2 or seat.session.asked.prompt.kind != "roll":
        seat.answer()
    gone = [e for e in seat.session.tree.path(seat.session.tree.cursor) if e.turn == 2]
    out = seat.line("ut")
    assert (seat.session.asked.turn, seat.session.asked.phase) == (2, "landing")
    assert seat.session.tree.cursor == gone[0].parent
    assert "[turn 1" not in out


def test_without_a_jump_there_is_nothing_to_list_whole(seat):
    assert "Nothing was undone" in seat.line("whole")


@pytest.fixture
def landed(capsys):
    """Return a way to type lines at Hell on Earth, set up and in its first bombardment."""

    def play(*lines):
        playing = start(Wish(game="hell-on-earth", seed=5))
        typed = iter(("reconnaissance", "1", "1", "1", *lines))
        TerminalPlayer(playing, Words(), lambda: next(typed, None)).play()
        playing.close()
        return " ".join(capsys.readouterr().out.split())

    return play


def test_what_was_taken_back_names_its_phase_as_the_game_does(landed):
    out = landed("0213", "2", "u", "ut", "r 3")
    assert "[turn 1, Bombardment]" in out
    assert "[turn 1, Set-up]" in out
    assert "[turn 1, set up]" not in out
    assert "answers, from turn 1, Set-up, to turn 1, Bombardment" in landed("1307 2 4", "ut")


def test_a_closed_answer_is_named_as_shortly_as_an_open_one(landed):
    out = landed("0512 3 5", "2nd mixed brigade engineers", "1307 2 4", "why 1307", "1307")
    assert out.count("It has been bombarded this turn.") == 2
    assert "matches none of the answers" not in out


def test_the_help_fits_a_narrow_terminal(seat, capsys):
    seat.player._take(seat.session.asked, "h")
    help_text = capsys.readouterr().out.partition("  q ")[0]
    assert help_text.startswith("Answer with")
    assert max(map(len, help_text.splitlines())) <= 80


def test_the_example_for_a_marker_of_ones_own_is_taken(landed):
    said = landed("u", "u", "u", "u", "l")
    example = said.rsplit("such as: ", 1)[1].split(" Rules: ")[0]
    assert example.startswith("kind=support icon=tank ")
    assert "face up in the first slot" in landed("u", "u", "u", "u", example)


def test_where_no_unit_can_move_the_phase_says_so_and_asks_for_no_move(landed):
    """All are pinned on their beaches: no list, and no example of a move."""
    out = landed("none", "y", *["2"] * 8, "l")
    assert "None of the 6 units can move: A unit on a beach next to the enemy is pinned" in out
    assert "To choose its route" not in out
    assert out.index("First Movement") < out.index("First Attack")
