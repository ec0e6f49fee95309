"""The player's own counters in the terminal, over JSON lines and in board files."""

import json
import re

import pytest

from beachmaster.cli.main import main
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.counterquestion import BY_KIND
from beachmaster.engine.countersheet import OTHER
from beachmaster.engine.facts import MapFact, at_counter
from beachmaster.engine.mapright import checked, put_map_right
from beachmaster.engine.openprints import open_prints
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.unknown import Unknown
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.storage.boards import Boards
from beachmaster.storage.starting import Wish, start
from cli.conftest import Talk

GAME = "hell-on-earth"
FULL = FACTORY.prepare(Setup(game=GAME))[1].prints


@pytest.fixture
def board():
    """Return a board of one's own that knows the whole map, and nothing of the counters."""
    playing = start(Wish(game=GAME, my_map=True, seed=3))
    prints = open_prints(playing.session.module, playing.session.state)
    answers = [(one, FACTORY.answer_from(FULL, one)) for one in prints.questions()]
    lists = [fact for one, answer in answers for fact in one.facts(answer)]
    ground = [MapFact(place, "terrain", FULL.terrain(place)) for place in FULL.hexes]
    playing.close()
    with Boards() as boards:
        (sheet,) = boards.list_boards(GAME)
        boards.remember(sheet.board.id, [*lists, *ground])
    return sheet.board.id


def to_kinds(playing):
    """Let the program play until a form asks for kinds of counter; return the question."""
    for _ in range(200):
        try:
            playing.session.auto(invent=True)
        except Unknown as unknown:
            question = unknown.question
            if question.prompt.procedure == BY_KIND:
                return question
            playing.session.learn(question, question.told_by(question.sheet))
    raise AssertionError("no kind of counter was asked for")


def in_terminal(*typed):
    """Play on from where the kinds are asked for, with these lines; return question and session."""
    playing = start(Wish(game=GAME, my_map=True, seed=3))
    question = to_kinds(playing)
    lines = iter(["auto", *typed])
    try:
        TerminalPlayer(playing, Words(), lambda: next(lines, None)).play()
    finally:
        playing.close()
    return question, playing.session


def known_of(board):
    with Boards() as boards:
        return boards.known(board)


REGIMENTS, TWENTY_SIXTH = at_counter("regiment"), at_counter("26")


def test_in_the_terminal_kinds_are_told_line_by_line_then_who_differs(board, capsys):
    _, session = in_terminal("5", "many", "3", "nobody", "26")
    known = known_of(board)
    assert known[REGIMENTS] == {"cf": 5, "reduced-cf": 3}
    assert known[TWENTY_SIXTH] | {"cf": OTHER, "reduced-cf": OTHER} == known[TWENTY_SIXTH]
    assert session.tree.entries[-1].kind == "answer"
    out = " ".join(capsys.readouterr().out.split())
    assert "cannot be “many”" in out
    assert "26th Marines: combat factor differs from its kind" in out


def test_in_the_terminal_a_look_at_the_table_leaves_what_was_told_and_b_takes_back_a_line(
    board, capsys
):
    in_terminal("4", "check", "pack", "b", "5", "s", "odds", "3", "-")
    assert known_of(board)[REGIMENTS] == {"cf": 5, "reduced-cf": 3}
    out = capsys.readouterr().out
    assert "Does the table look like this?" in out
    assert "Your answer is undone." not in out
    assert out.count("Undone: ") == 1


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_what_the_help_gives_as_examples_is_understood_in_that_game(game, capsys):
    """They are of the game's own hexes, prints and counters."""
    said = map_lines(game, capsys, "map xyzzy")[-1]
    examples = said[said.index("show: map gaps") + 6 :].split(". ")[0].split(", ")
    assert len(examples) == (8 if game == "bloodbath" else 7)  # it has printed tables besides
    told = map_lines(game, capsys, *examples)
    assert not any("what they show:" in one or "of this game shows" in one for one in told)


def test_a_counter_is_named_by_the_first_words_of_its_name(capsys):
    told = " ".join(map_lines(GAME, capsys, "map 28th combat factor 6", "map 28th combat 6"))
    assert "28th Marines: combat factor 6" in told
    assert "Type one of these and a value: 28th Marines combat factor, " in told


def map_lines(game, capsys, *typed):
    """Return what a new game on a map of one's own says to lines, one after the other."""
    lines = iter(typed)
    playing = start(Wish(game=game, my_map=True, seed=3))
    TerminalPlayer(playing, Words(), lambda: next(lines, None)).play()
    playing.close()
    out = capsys.readouterr().out
    return [" ".join(one.split()) for one in re.split(r"^\[\d+\] > ", out, flags=re.MULTILINE)][
        1:-1
    ]


def test_kinds_left_before_it_is_told_who_differs_are_not_known(board):
    """The kind alone would say that no counter of it differs."""
    in_terminal("5", "3", "q")
    assert REGIMENTS not in known_of(board)


def test_in_the_terminal_an_undo_by_more_drops_the_question_and_says_so(board, capsys):
    in_terminal("4", "ua")
    assert "cf" not in known_of(board).get(REGIMENTS, {})
    assert "Your answer is undone." in capsys.readouterr().out


def over_json(*requests):
    """Play on the board as another program does."""
    return Talk(Wish(game=GAME, my_map=True, seed=3), *requests)


def test_counters_are_told_ahead_over_json_lines_and_what_none_prints_is_refused(board):
    told = over_json(
        {"map": {"counter": "regiment", "cf": 5}},
        {"map": {"counter": "26", "cf": 6}},
        {"map": {"counter": "26", "cf": "many"}},
        {"map": {"counter": "99", "cf": 5}},
        {"map": {"counter": "regiment", "cf": 4, "since": "now"}},
        {"map": True},
    )
    assert len(told.of("error")) == 2
    known = known_of(board)
    assert known[REGIMENTS]["cf"] == 4
    assert known[TWENTY_SIXTH]["cf"] == 6


def test_a_form_of_kinds_is_told_over_json_lines(board):
    """A wrong lesson leaves it standing; the right one gives the answer that waits."""
    told = over_json(*[{"auto": True, "invent": True}] * 80)
    assert told.of("ask")
    support = next(ask for ask in told.of("ask") if ask["rules"][0] == "hoe:3.3.1")
    names = [field["name"] for field in support["fields"]]
    lesson = {"learn": dict.fromkeys(names, "tank")}
    wrong = {"learn": dict.fromkeys(names, "teeth")}
    again = over_json(*[{"auto": True, "invent": True}] * 80, wrong, lesson)
    assert again.of("error")[-1]["ask"] == "stands"
    assert known_of(board)[at_counter("28")] == {"support-kind": "tank"}


def test_an_export_takes_the_counters_along_and_an_import_brings_them_in(board, tmp_path, capsys):
    file = tmp_path / "mine.json"
    told = [MapFact(REGIMENTS, "cf", 5), MapFact(TWENTY_SIXTH, "cf", 6)]
    with Boards() as boards:
        boards.remember(board, told)
        whole = boards.known(board)
    assert main(["boards", "export", board, str(file)]) == 0
    assert json.loads(file.read_text())["counters"] == {"regiment": {"cf": 5}, "26": {"cf": 6}}
    assert main(["boards", "delete", board]) == 0
    assert main(["boards", "import", str(file)]) == 0
    assert known_of(board) == whole
    capsys.readouterr()


def test_a_file_that_disagrees_about_counters_says_which_in_words(board, tmp_path):
    file = tmp_path / "mine.json"
    with Boards() as boards:
        boards.remember(board, [MapFact(REGIMENTS, "cf", 5), MapFact(TWENTY_SIXTH, "cf", 6)])
    assert main(["boards", "export", board, str(file)]) == 0
    with Boards() as boards:
        boards.remember(board, [MapFact(REGIMENTS, "cf", 4), MapFact(TWENTY_SIXTH, "cf", 7)])
    playing = start(Wish(game=GAME, my_map=True, my_map_file=file, seed=3))
    playing.close()
    (notice,) = [text for text in map(render, playing.notices) if "says something else" in text]
    assert "26th Marines" in notice
    assert "regiments" in notice
    assert "counter:" not in notice
    assert known_of(board)[REGIMENTS]["cf"] == 4


def test_a_counter_that_the_board_says_differs_by_now_is_named_when_a_game_goes_on(board, tmp_path):
    """The game weighs it like its kind until that is put right."""
    save = tmp_path / "evening.beachmaster"
    told = Talk(
        Wish(game=GAME, my_map=True, seed=3, save=save), {"map": {"counter": "regiment", "cf": 5}}
    )
    assert told.playing.session.tree.next_id == 2
    with Boards() as boards:
        boards.remember(board, [MapFact(TWENTY_SIXTH, "cf", 6), MapFact(at_counter("24"), "cf", 5)])
    for notices in (1, 0):
        playing = start(Wish(game=GAME, save=save))
        found = [one for one in map(render, playing.notices) if "now says something else" in one]
        assert len(found) == notices
        assert all("26th Marines: combat factor 6" in one for one in found)
        assert all("24th" not in one for one in found)
        put_map_right(
            playing.session, checked(playing.session, [(TWENTY_SIXTH, "cf", 6)]), "always"
        )
        prints = open_prints(playing.session.module, playing.session.state)
        assert prints.counters.read("26", "cf") == 6
        assert prints.counters.read("24", "cf") == 5
        playing.close()


def test_a_counter_that_always_differed_is_told_where_its_kind_was(board):
    playing = start(Wish(game=GAME, my_map=True, seed=3))
    session = playing.session
    put_map_right(session, checked(session, [(REGIMENTS, "cf", 5)]))
    session.auto()
    put_map_right(session, checked(session, [(TWENTY_SIXTH, "cf", 6)]), "always")
    told = [entry for entry in session.tree.path(session.tree.cursor) if entry.kind == "learn"]
    assert [entry.value[0]["place"] for entry in told][:2] == [TWENTY_SIXTH, REGIMENTS]
    assert session.tree.path(session.tree.cursor)[-1].kind == "answer"
    playing.close()
