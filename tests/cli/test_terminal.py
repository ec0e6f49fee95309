"""A person in the terminal: numbered answers, commands, typing ahead, a clear way out."""

import json

import pytest

from beachmaster.cli.answering import is_list_number
from beachmaster.cli.hints import hint
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.meaning import Meanings, labels
from beachmaster.engine.options import Option
from beachmaster.engine.prompt import AnswerError, Choose, Field, options_of
from beachmaster.engine.telling import tell
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.typed import answer_to
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish, start


@pytest.fixture
def told(capsys, tmp_path):
    """Return a way to type lines at the toy game, giving what was printed and the session."""

    def play(*lines, **wish):
        playing = start(Wish(**{"game": "toy", "seed": 5, **wish}))
        typed = iter(lines)
        TerminalPlayer(playing, Words(), lambda: next(typed, None)).play()
        playing.close()
        return capsys.readouterr().out, playing.session

    return play


def test_a_number_of_the_list_answers(told):
    out, session = told("1", "2")
    assert session.tree.entries[1].value == "1>hill"
    assert "1) 1 to hill" in out
    assert "Rules: toy:1" in out


def test_words_and_values_answer_too(told):
    assert told("1 TO HILL")[1].tree.entries[1].value == "1>hill"
    assert told("done")[1].asked.key.startswith("1.fight/stone")


def test_several_moves_at_once(told):
    out, session = told("1>hill 2>hill")
    assert session.state.squads == {"1": "hill", "2": "hill"}
    assert "Next: 2>hill" in out


def test_a_wrong_move_typed_ahead_drops_the_rest(told):
    out, session = told("1>hill 2>moon done")
    assert session.tree.next_id == 2
    assert "“2>moon” matches none of the answers." in out
    assert "Typed ahead and not used: 2>moon, done" in out


def test_a_rule_tells_where_it_was_used(told):
    out, _session = told("1>hill", "2>hill", "? toy:1", "? toy:3")
    assert "Used 2 times in this game:\n   " in out
    assert out.count("Used ") == 1


def test_dice_typed_ahead_answer_the_next_rolls(told):
    _out, session = told("1>hill 2>hill", "4 2", "p")
    assert [entry.value for entry in session.tree.entries[3:5]] == [[4], [2]]
    assert session.tree.entries[5].by == "program"


def test_dice_are_not_carried_into_another_phase(told):
    out, _session = told("1>hill", "done", "4 2 6", "white", "1")
    assert "Typed ahead and not used: 2, 6" in out


def test_enter_says_yes_but_never_chooses(told):
    out, session = told("", "1>hill", "done", "p", "black", "")
    assert [entry.by for entry in session.tree.entries[3:]] == ["program", "player", "player"]
    assert session.tree.entries[5].value is True
    assert "auto lets the program choose" in out


def test_enter_rolls_and_draws_nothing_where_the_players_die_may_lie_on_the_table(told):
    out, session = told("1>hill", "done", "", "", "3", "")
    assert [entry.value for entry in session.tree.entries[3:]] == [[3]]
    assert "Nothing is rolled yet" in out
    assert "Nothing is drawn yet" in out


def test_enter_rolls_after_an_undo_where_the_program_is_to_roll(told):
    _out, session = told("set dice program", "1>hill", "done", "u", "", "q")
    tree = session.tree
    assert [entry.by for entry in tree.entries[3:]] == ["program", "program"]
    assert tree.cursor == 4


def to_the_record():
    return ("done", "white", "1", "p", "done", "white", "by the creek")


def test_a_record_is_asked_field_by_field_or_typed_whole(told):
    _out, session = told(*to_the_record(), "3", "n")
    assert session.state.notes == {"camp": "by the creek", "tents": 3, "dry": False}
    assert "dry" not in told(*to_the_record(), "tents=2")[1].state.notes
    assert told(*to_the_record(), "tents=2 dry=y")[1].state.notes["dry"] is True
    assert told(*to_the_record(), "2 y")[1].state.notes["dry"] is True


def test_undo_and_redo_say_what_they_did(told):
    out, session = told("1", "u", "r", "ut", "r 9", "u x", "u 0")
    assert session.tree.cursor == 1
    assert "Undone: 1 [turn 1, landing] Move — 1 to hill" in out
    assert "Move 1 from hill to beach." in out
    assert out.count("is not a number") == 2


def test_commands_answer_questions(told):
    out, _session = told("c", "why 1>cave", "h", "s", "s all", "j", "j 3", "?", "? hoe:5.5", "odds")
    assert out.count("The cave is closed on turn 1.") == 2
    assert "correct N [ANSWER]" in out
    assert "beach: 1 (3), 2 (3)" in out
    assert "squads: 1 beach, 2 beach" in out
    assert "Hell on Earth 5.5" in out
    assert "no odds" in out


def test_corrections_adjustments_and_bookmarks(told):
    out, session = told(
        "1>hill", "done", "3", "correct 3 6", "y", "adjust score 9 miscounted", "bookmark b", "u 2",
        "goto b", "correct x", "correct 99 1", "correct 1 moon", "adjust score", "goto nowhere",
    )  # fmt: skip
    assert session.state.score == 9
    assert "There is no entry 99." in out
    assert "Type: adjust PATH VALUE REASON" in out


def test_the_end_can_be_taken_back(told):
    out, session = told("auto 100", "1", "u", "q")
    assert "The game is over" in out
    assert "There is no such command" in out
    assert session.asked is not None


def test_leaving_says_where_the_game_is(told, tmp_path):
    save = tmp_path / "evening.beachmaster"
    assert "was not saved" in told("q")[0]
    assert str(save) in told("1", save=save)[0].replace("\n", " ")


def test_an_answer_that_looks_like_a_command(told):
    _out, session = told(*to_the_record()[:-1], "=s")
    assert session.tree.entries[-1].value == "s"


def test_the_fast_dial_rolls_and_draws_by_itself(told):
    _out, session = told("dial fast", "1>hill", "done")
    assert session.asked.key.startswith(("1.rest", "1.fight/black"))
    assert Settings.load()["automation"] == "fast"
    assert "can be: hand, fast" in told("dial turbo")[0]


def test_a_setting_that_cannot_be_written_down_holds_for_this_game(told, data_folder):
    data_folder.write_bytes(b"a file where the folder should be")
    out, session = told("dial fast", "1>hill", "done")
    assert "for this game only" in out
    assert session.tree.cursor > 2


def test_hidden_things_are_not_printed(told):
    out, _session = told("auto 100", "s", "s all", "j 99")
    assert "hidden" not in out.replace("Something hidden", "")
    assert "mine" not in out


def test_lists_of_numbers_stand_for_themselves():
    def of(**words):
        return labels([Option(value, say(word)) for word, value in words.items()])

    assert of(a="23", b="24") == ["1", "2"]
    assert of(red=5, blue=6) == ["1", "2"]
    assert of(beach_1=4, beach_2=5) == ["1", "2"]
    assert labels([Option(n, say(f"{n} markers" if n else "none")) for n in (0, 1, 2)]) == [
        "0", "1", "2"
    ]  # fmt: skip
    assert of(a="2", b="1", c="done") == ["2", "1", "done"]
    assert of(x="10-at", y="17-at", z="2") == ["a", "b", "d"]
    meanings = Meanings([Option(value, say(word)) for value, word in (("2", "two"), ("1", "one"))])
    assert [meanings.one(typed) for typed in ("1", "2", "TWO")] == ["1", "2", "2"]


def test_several_choices_in_one_line():
    options = options_of(*(Option(name, say(name)) for name in ("23", "24", "25")))
    prompt = Choose(
        procedure="p", text=say("?"), rules=(), options=options, minimum=0, maximum=3
    )  # fmt: skip
    assert answer_to(prompt, "23 25") == ["23", "25"]
    assert answer_to(prompt, "23,25") == ["23", "25"]
    assert answer_to(prompt, "-") == []
    with pytest.raises(AnswerError):
        answer_to(prompt, "23 26")


def test_a_correction_is_read_with_the_list_of_that_time(told):
    out, session = told("1>hill", "done", "correct 1 2", "y")
    assert "On your table" in out
    corrected = [entry for entry in session.tree.entries if entry.kind == "correct"]
    assert [entry.value for entry in corrected] == ["2>hill"]
    refused = told("1>hill", "done", "correct 1 moon")[0]
    assert refused.count("1) 1 to hill") == 2
    assert "“moon” matches none of the answers." in refused


def test_a_wrong_word_for_a_field_is_refused_before_the_next_field(told):
    out, session = told(*to_the_record(), "many", "2 n")
    assert "“tents” cannot be “many”.\n   Expected: tents (1–4)" in out
    assert session.state.notes == {"camp": "by the creek", "tents": 2, "dry": False}


def test_words_in_quotation_marks_belong_together():
    fields = (
        Field(name="name", kind="words", text=say("name on the counter")),
        Field(name="cf", kind="number", text=say("defense factor"), maximum=9),
    )
    for typed in (
        'name="Naval Guard" cf=2',
        "name=Naval Guard defense=2",
        "defense=2 name=Naval Guard",
    ):
        assert tell(fields, typed) == {"name": "Naval Guard", "cf": 2}
    assert tell(fields, "name=O'Hara cf=2") == {"name": "O'Hara", "cf": 2}
    with pytest.raises(AnswerError):
        tell(fields, "Naval name=Guard")


def several(low, high, count):
    listed = [Option(number * 10, say(f"unit {number}")) for number in range(1, count + 1)]
    return Choose(
        procedure="p",
        text=say("Which?"),
        rules=(),
        options=options_of(*listed),
        several=True,
        minimum=low,
        maximum=high,
    )


@pytest.mark.parametrize(
    ("bounds", "words"),
    [
        ((6, 6, 6), "Type all 6 in any order; Enter: as listed."),
        ((2, 2, 3), "2 of them, such as 1 2."),
        ((1, 2, 3), "1 to 2 of them, such as 1 2."),
        ((0, 3, 2), "Up to 2 of them, such as 1 2; Enter: none."),
        ((1, 2, 1), "Enter: the only answer."),
    ],
)
def test_the_example_of_several_fits_the_list(bounds, words):
    assert Words().say(hint(several(*bounds))) == words


def test_a_setting_that_is_an_option_of_new_games_says_so(told):
    assert "This is for new games" in told("set reroll useful")[0]
    assert "This is for new games" not in told("set automation hand")[0]


@pytest.mark.parametrize(
    ("typed", "camp"), [("0711 2 y", "0711"), ("0711 by road", "0711 by road")]
)
def test_figures_after_a_hex_number_are_no_part_of_its_name(told, typed, camp):
    _out, session = told(*to_the_record()[:-1], typed, "2 y")
    assert session.state.notes["camp"] == camp


@pytest.mark.parametrize(("word", "waits"), [("2", True), ("23", False), ("done", False)])
def test_a_die_typed_ahead_is_no_place_in_a_list(word, waits):
    """A figure that no option has as its value waits for a roll; a unit's number does not."""
    options = options_of(*(Option(value, say(value)) for value in ("23", "done")))
    prompt = Choose(procedure="move", text=say("Who?"), rules=(), options=options)
    assert is_list_number(prompt, word) is waits


def test_what_happens_in_a_phase_stands_under_its_heading(capsys, tmp_path):
    """Orders of a new phase are not printed below the phase before it."""
    position = tmp_path / "position.json"
    position.write_text(
        '{"turn": 3, "phase": "mobile-combat", "us": {"23-1": {"place": "map"}},'
        ' "japan": [{"place": "cave"}], "container": 0}'
    )
    playing = start(Wish(game="bloodbath", seed=4, table=True, position=position))
    typed = iter(["3", "2"])
    TerminalPlayer(playing, Words(), lambda: next(typed, None)).play()
    playing.close()
    out = capsys.readouterr().out
    assert out.index("=== Turn 3, Japanese Movement ===") < out.index("The container is empty")
    assert out.index("=== Turn 3, Japanese Combat ===") < out.index("The Japanese have")


def test_a_refused_last_value_keeps_the_values_told_before(capsys, tmp_path):
    """Only the value that does not fit is asked again."""
    position = tmp_path / "position.json"
    position.write_text(
        '{"turn": 3, "phase": "us-movement", "us": {"23-1": {"place": "available"},'
        ' "23-2": {"place": "available"}}, "japan": [{"place": "cave"}], "container": 0}'
    )
    playing = start(Wish(game="bloodbath", seed=4, table=True, position=position))
    typed = iter(["not now", "none", "1/23, 2/23", "1/23, 2/23", "none"])
    TerminalPlayer(playing, Words(), lambda: next(typed, None)).play()
    playing.close()
    out = " ".join(capsys.readouterr().out.split())
    assert "You list more landings than there are Japanese units: 1." in out
    assert "1/23 Marines lands." in out


def test_what_only_one_player_may_read_is_pushed_off_the_screen(capsys):
    """The Japanese set-up is not in sight when the US player comes back."""
    playing = start(Wish(game="bloodbath", seed=4, sets=("players=two",)))
    typed = iter(["no", "y", "m", "done", "y"])
    TerminalPlayer(playing, Words(), lambda: next(typed, None)).play()
    playing.close()
    out = capsys.readouterr().out
    assert out.index("“no” matches none") < out.index("The set-up is done")
    secret, after = out.index("The set-up is done"), out.index("Hand back to the US player")
    assert out[secret:after].count("\n") > 80
    assert out.index("Hand over to the Japanese player") < secret


def test_going_back_from_the_japanese_and_leaving_push_it_off_the_screen_too(capsys):
    """The map with open counters is gone from sight however the player leaves the seat."""
    for way in ("u", "q"):
        playing = start(Wish(game="bloodbath", seed=4, sets=("players=two",)))
        typed = iter(["y", "m", way, "q"])
        TerminalPlayer(playing, Words(), lambda typed=typed: next(typed, None)).play()
        playing.close()
        out = capsys.readouterr().out
        after = out.index("Undone: 1" if way == "u" else "The game was not saved")
        assert out[:after].endswith("\n" * 80)


def test_going_back_to_the_japanese_shows_nothing_and_says_why(capsys):
    """Neither list nor map is shown before the hand-over."""
    playing = start(Wish(game="bloodbath", seed=4, sets=("players=two",)))
    typed = iter(["y", "done", "y", "u 2", "m", "correct 2"])
    TerminalPlayer(playing, Words(), lambda: next(typed, None)).play()
    playing.close()
    out = capsys.readouterr().out
    after = out[out.index("Undone") :]
    assert "for the other player's eyes" in " ".join(after.split())
    assert "The set-up is done" not in after
    assert "(?)" in after
    assert "Only the player who was asked may see that answer." in " ".join(after.split())


ASHORE = ("43", "5", "eastern", "1")
"""Begin beside one's own map: red hexes, units left over, coast, no Task Force Collins."""


def test_who_landed_on_the_enemy_is_asked_of_those_that_landed(told):
    out, session = told(*ASHORE, "1/24, 2/24", "2", game="bloodbath", table=True)
    asked = out[out.index("units that have landed\n   a)") :]
    listed = asked[asked.index("those of them that landed") :]
    assert "1) 1/24 Marines\n   2) 2/24 Marines\n" in listed
    assert "25 Marines" not in listed
    assert session.asked.key == "1.us-movement/landing-hex:24-2#1"


def test_who_landed_on_the_enemy_is_not_asked_where_nobody_landed(told):
    _out, session = told(*ASHORE, "-", game="bloodbath", table=True)
    assert session.tree.entries[5].value == {"landed": [], "opposed": []}
    assert session.asked.key.startswith("1.us-combat")
    _out, session = told(*ASHORE, "1/24, 2/24", "u", "-", game="bloodbath", table=True)
    assert session.tree.entries[5].value == {"landed": [], "opposed": []}


def test_a_command_in_capitals_or_written_out_names_no_space(told):
    """A space of the player's own may have any name, but none that takes back or leaves."""
    begin = ("1", *["auto"] * 3)
    out, session = told(*begin, "cave one", game="hell-on-earth", table=True)
    assert session.tree.entries[session.tree.cursor].value == "cave one", out[-900:]
    before = session.tree.cursor - 1
    for word in ("U", "Undo", "UNDO", "undo"):
        _out, session = told(*begin, "cave one", word, game="hell-on-earth", table=True)
        assert session.tree.cursor == before
    for word in ("Q", "H", "List", "L", "REDO"):
        _out, session = told(*begin, word, game="hell-on-earth", table=True)
        assert session.tree.cursor == before


TWO_CAVES = {"turn": 3, "phase": "us-combat", "container": 3}
TWO_CAVES |= {"us": {"23-1": {"place": "map"}, "23-2": {"place": "map"}}}
TWO_CAVES |= {"japan": [{"place": "cave"}, {"place": "ridge"}]}


@pytest.fixture
def caves(told, tmp_path):
    """Return a way to type lines where two units may attack two Japanese ones, told of by name.

    The printed table was not looked at.
    """
    position = tmp_path / "position.json"
    position.write_text(json.dumps(TWO_CAVES))
    return lambda *lines: told("3", *lines, game="bloodbath", table=True, position=position)


def test_a_line_that_leaves_a_step_unused_says_so(told, tmp_path):
    lost = {name: {"place": "eliminated"} for name in ("23-1", "23-2")}
    position = {"turn": 2, "phase": "us-movement", "us": lost, "container": 3}
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position | {"japan": [{"place": "cave"}]}))
    for line, says in (("1/23", True), ("1/23, 2/23", False)):
        out, session = told("1", line, game="bloodbath", table=True, position=file)
        assert session.tree.entries[session.tree.cursor].value[0] == "23-1", out
        assert ("1 step unused; u undoes the answer." in out) is says


def test_a_dash_means_the_listed_none_also_where_no_space_may_be_named(caves):
    _out, session = caves("-")
    first = session.tree.entries[session.tree.path(session.tree.cursor)[1].id]
    assert first.value["target"] == ""


@pytest.mark.parametrize("typed", ["odds west", "odds 1", "odds {}"])
def test_odds_of_an_answer_that_has_none_are_refused_in_words(told, typed):
    out, _session = told(typed, game="bloodbath", table=True)
    assert "No answer to this prompt has odds of its own." in out
    assert "object" not in out


def test_what_was_taken_back_is_told_with_its_phase_as_the_game_words_it(caves):
    out, _session = caves("1", "1", "0", "1 2", "", "u")
    assert "[turn 3, US Combat]" in " ".join(out.split())


def test_a_value_put_right_cites_no_rule_and_is_refused_in_words(caves):
    out, session = caves("adjust us.23-1.steps 1 sunk", "adjust us.23-1.place cave moved")
    assert session.history()[-1][1].rules == ()
    assert "1/23 Marines is in cave together with the enemy." in out


def test_units_on_the_players_own_map_are_in_no_stack(caves):
    out, _session = caves("s")
    words = " ".join(out.split())
    assert "1/23 Marines (full side up), 2/23 Marines (full side up)" in words


def test_what_stands_before_a_line_can_be_typed_with_its_bracket(caves):
    _out, session = caves("1)", "1)", "0)", "1) 2)", "")
    first = session.tree.entries[session.tree.path(session.tree.cursor)[1].id].value
    assert (first["target"], first["units"]) == ("cave", ["23-1", "23-2"])


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath", "ie-shima"])
def test_what_stands_on_a_counter_is_told_in_words(told, game):
    out, _ = told("counter", game=game)
    said = " ".join(out.split())
    assert "How to read a counter on the screen" in said
    assert "≈: our estimate" in said
    assert "There is no drawing" in told("counter")[0], "of a game that is not in any book"
