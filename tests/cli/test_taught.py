"""A taught opening in the terminal and over JSON lines."""

import json

import pytest

from beachmaster.cli import new_game, playing
from beachmaster.cli.command_line import run
from beachmaster.cli.console import Console
from beachmaster.cli.on_table import show_left_off
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine import chance
from beachmaster.engine.auto import program_answer
from beachmaster.engine.prompt import Draw, Roll
from beachmaster.engine.text import render
from beachmaster.games.catalogue import UnknownGameError, script_of, taught
from beachmaster.storage.saves import begun_before, new_save, saved_games
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish, start
from often import few
from taught_openings import as_shown, begun, step, sure

GAMES = tuple(taught())
each_game = pytest.mark.parametrize("game", GAMES)


def typist(game, stop="", seed=None):
    """Return a player in the terminal who types what each card wants, and the cards that came.

    By a seed whatever is legal is typed.
    """
    player, came, shown = None, [], seed is None

    def read():
        card, asked = player.cards.card, player.session.asked
        lesson = player.playing.taught
        if asked is None or lesson.over:
            return None
        if card is not None and card.id not in came:
            came.append(card.id)
        if card is not None and card.last and stop:
            return stop
        if card is not None and card.ask is not None and lesson.replied is None:
            among = list(card.ask.among)
            right = card.ask.right or among[:1]
            said = right if shown else [among[chance.pick(among, seed, card.id)]]
            return " ".join(str(among.index(one) + 1) for one in said)
        if (card is not None and card.looks) or isinstance(asked.prompt, Roll | Draw):
            return ""
        return "show" if card is not None and card.shows and shown else "auto"

    player = TerminalPlayer(begun(game), Words(), read)
    player.session.seed = seed or player.session.seed
    return player, came


CASES = [(game, seed) for seed in (None, *range(1, 51)) for game in GAMES]


@pytest.mark.parametrize(("game", "seed"), few(CASES, len(GAMES) + 1))
def test_it_is_played_to_its_end(game, seed, capsys):
    player, came = typist(game, seed=seed)
    player.play()
    order = [card.id for card in script_of(game).file.cards]
    if seed is None:
        assert sure(came) == as_shown(game)
    else:
        assert came == [name for name in order if name in came]
    told = " ".join(capsys.readouterr().out.split())
    for name in came:
        assert " ".join(render(script_of(game).words[name].do).split()) in told


@each_game
def test_the_last_card_offers_the_real_table(game, capsys):
    player, _ = typist(game, stop="table")
    player.play()
    assert player.cards.wants_table
    assert player.playing.taught.over


def test_what_is_laid_down_is_said(capsys):
    player, _ = typist("hell-on-earth")
    player.play()
    told = capsys.readouterr().out
    assert "For this lesson: 5." in told
    assert "The blue die shows 5: D1" in " ".join(told.split())


def lines(game, monkeypatch, capsys, typed):
    """Type these lines in a lesson and return what was printed."""
    left = iter(typed)
    player = TerminalPlayer(begun(game), Words(), lambda: next(left, None))
    player.play()
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("game", "right", "other"),
    [
        ("hell-on-earth", "27th Marines in 0513: 4/2, tank, 4 of 4 steps", "artillery"),
        ("ie-shima", "1/305 D in the blue beach box: 3-4, 1 of 2 steps", "4-4, 2 of 2 steps"),
    ],
)
def test_what_a_card_asks_of_counters_can_be_read(game, right, other, monkeypatch, capsys):
    said = " ".join(lines(game, monkeypatch, capsys, [""]).split())
    assert right in said
    assert other in said


def test_a_wrong_reply_is_told_what_is_right_and_another_answer_why_not(monkeypatch, capsys):
    to_fight = ["", "26", "", "1 2 3", "", "1", ""]
    told = lines("hell-on-earth", monkeypatch, capsys, [*to_fight, "0512", "26", "-", "", "q"])
    assert "No, it is: 27th Marines in 0513." in told
    assert "The script takes both regiments and the support of both" in told


def test_it_is_left_and_taken_up(monkeypatch, capsys):
    told = lines("hell-on-earth", monkeypatch, capsys, ["", "lesson", "lesson", "q"])
    assert told.count("What a counter says") == 2
    assert "You left the lesson; type lesson to resume it." in told


def test_an_answer_to_no_question_and_show_without_a_lesson_are_refused(monkeypatch, capsys):
    told = lines("hell-on-earth", monkeypatch, capsys, ["", "", "blue", "show", "q"])
    assert told.count("Type the number of an answer, or its name.") == 2
    assert "This card shows no answer: the choice is yours." in told
    left = iter(["show", "q"])
    TerminalPlayer(start(Wish(game="bloodbath", seed=1)), Words(), lambda: next(left, None)).play()
    assert "This game is no lesson." in capsys.readouterr().out


def test_a_new_game_offers_it_first_and_asks_no_more(monkeypatch, capsys):
    left = iter(["1", "q"])
    monkeypatch.setattr(new_game, "somebody_is_there", lambda: True)
    monkeypatch.setattr("beachmaster.cli.console.read_line", lambda: next(left, None))
    assert playing.play_here(Wish(game="hell-on-earth"), Words()) == 0
    told = capsys.readouterr().out
    assert "Which map do you play on?" not in told
    assert "First set up your table:" not in told
    assert "Lesson, card 1 of" in told


def test_a_game_without_one_has_two_answers(monkeypatch):
    assert len(new_game._ways_known("rage")) == 2


def test_learn_does_not_go_with_a_map_of_ones_own(capsys):
    assert run(["play", "hell-on-earth", "--learn", "--table"]) == 2
    assert "--learn plays on the program's map" in capsys.readouterr().err


def test_a_game_that_teaches_nothing_says_so():
    with pytest.raises(UnknownGameError, match="has no taught opening"):
        script_of("rage")


def over_lines(requests):
    """Play a lesson over JSON lines and return what was written."""
    import io

    from beachmaster.cli.jsonlines import JsonPlayer

    out = io.BytesIO()
    source = io.BytesIO("\n".join(map(json.dumps, requests)).encode())
    JsonPlayer(begun("hell-on-earth"), Words(), out).play(source)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_lesson_that_is_over_says_so_and_goes_nowhere(capsys):
    player, _ = typist("ie-shima")
    player.play()
    capsys.readouterr()
    lesson, typed = player.playing.taught, iter(["lesson"])
    assert lesson.ended
    TerminalPlayer(player.playing, Words(), lambda: next(typed, None)).play()
    said = " ".join(capsys.readouterr().out.split())
    assert "The lesson is over: no cards are left." in said
    assert lesson.course.on


def test_another_primary_target_than_the_script_has_gets_its_line():
    playing = begun("ie-shima")
    lesson, session = playing.taught, playing.session
    while lesson.card is None or lesson.card.id != "bombard":
        step(playing)
    session.answer({**lesson.card.answer, "primary": "labor-b"})
    assert "Pillbox" in render(lesson.remark)


def test_over_json_lines_each_prompt_has_its_card():
    written = over_lines(
        [
            {"lesson": True},
            {"lesson": ["us/26"]},
            {"lesson": True},
            *({"lesson": True} for _ in range(2)),
            {"lesson": "show"},
            {"lesson": False},
            {"lesson": "on"},
            {"lesson": 7},
            {"lesson": ["nobody"]},
        ]
    )
    cards = [line["lesson"]["card"] for line in written if "lesson" in line]
    assert cards == [
        *("goal", "counter", "pinned", "target", "support"),
        *("neighbor", "neighbor"),
    ]
    replied = next(line for line in written if line["type"] == "lesson")
    assert (replied["rightly"], replied["right"]) == (False, ["us/27"])
    laid = [line["lesson"].get("laid") for line in written if "lesson" in line]
    assert laid[-1] == "For this lesson: Defense 1A, support: artillery 1."
    refused = [line["message"] for line in written if line["type"] == "error"]
    assert refused == ["The value of “lesson” makes no sense.", "This card asks nothing."]


def test_a_draw_without_a_card_lists_nothing_as_nothing_lies_on_the_table(monkeypatch, capsys):
    """The defender of the second fight: Enter has it turned up."""
    typed = ["", "28-1>2309 28-2>2410 27-1>2209", "2310 28-1,28-2,27-1", "", "2", "", ""]
    typed += ["1", "", "", "", "28-1>2310", "done", "2211 28-1", "", ""]
    told = lines("bloodbath", monkeypatch, capsys, typed)
    turned = told.partition("Flip the hidden unit in 2211")[2]
    assert "[Enter: the program draws; or type your own]" in turned
    assert "The unit in 2211 is 8th Antitank Battalion" in turned
    assert "1st Mortar Battalion" not in turned


def test_who_has_had_only_the_lesson_has_not_played_the_game_before(tmp_path, monkeypatch):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path))
    begun("hell-on-earth", new_save("hell-on-earth", lesson=True)).close()
    assert not begun_before("hell-on-earth")
    playing = start(Wish(game="hell-on-earth", seed=1, save=new_save("hell-on-earth")))
    assert not begun_before("hell-on-earth"), "a game that was only begun was not played"
    prompt = playing.session.asked.prompt
    playing.session.answer(program_answer(prompt, 1, "x"))
    playing.close()
    assert begun_before("hell-on-earth")
    assert len(saved_games()) == 2


def test_enter_says_i_know_it_only_for_who_has_said_so_before(tmp_path, monkeypatch):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path))
    playing = start(Wish(game="hell-on-earth", seed=1, save=new_save("hell-on-earth")))
    playing.session.answer(program_answer(playing.session.asked.prompt, 1, "x"))
    playing.close()
    assert begun_before("hell-on-earth")
    for known in (False, True):
        settings = Settings()
        settings.know_game(known)
        console = Console(Words(), lambda: "")
        new_game.ask_new_game(console, Wish(game="hell-on-earth"), settings)
        assert settings.explains is not known


def test_a_lesson_that_goes_on_asks_for_nothing_at_a_table(capsys):
    """Nothing lies there: what the program did is told as done."""
    player, _came = typist("bloodbath", stop="q")
    player.play()
    told = capsys.readouterr().out
    assert "Done for you: " in told
    assert "\n-> " not in told
    player.playing.resumed = True
    show_left_off(player.console, player.playing)
    assert "at your table" not in capsys.readouterr().out
