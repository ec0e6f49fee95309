"""A new game in the terminal: a few questions where a person says nothing else, then the table."""

import pytest

from beachmaster.cli import new_game, playing
from beachmaster.cli.render import Words
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish


@pytest.fixture
def typed(monkeypatch):
    """Return a way to have a person play, who types these lines."""

    def play(wish, *lines):
        left = iter(lines)
        monkeypatch.setattr(new_game, "somebody_is_there", lambda: True)
        monkeypatch.setattr("beachmaster.cli.console.read_line", lambda: next(left, None))
        return playing.play_here(wish, Words())

    return play


def test_enter_takes_the_usual_and_the_table_is_laid_before_anything_is_asked(typed, capsys):
    assert typed(Wish(game="hell-on-earth", seed=None), "", "", "", "", "") == 0
    told = capsys.readouterr().out
    asked = [
        told.index(words)
        for words in (
            "Have you played it before?",
            "Which map do you play on?",
            "The map is on your table",
            "First set up your table:",
            "Press Enter when your table is set up like this.",
            "=== Turn 1",
        )
    ]
    assert asked == sorted(asked)


def test_what_is_answered_is_kept_for_the_next_game(typed, capsys):
    typed(Wish(game="bloodbath"), "3", "2", "2", "3", "", "")
    settings = Settings.load()
    assert (settings["dice"], settings["bags"]) == ("program", "mine")
    assert settings["teaching"] == "remind"
    told = capsys.readouterr().out
    assert "You play on the program's map" in told
    assert "The program rolls:" not in told


def test_a_number_that_is_none_is_asked_for_again(typed, capsys):
    typed(Wish(game="hell-on-earth"), "4", "x", "", "1", "", "")
    told = capsys.readouterr().out
    assert told.count("Type a number from 1 to 3.") == 2
    assert "You play on your own map" in told


def test_who_is_taught_is_asked_nothing_more(typed, capsys):
    typed(Wish(game="hell-on-earth"), "1")
    told = capsys.readouterr().out
    assert "Which map do you play on?" not in told
    assert "Who rolls" not in told
    assert "Teach me: a lesson" in told


def test_whom_an_opponent_plays_is_asked_of_everybody_and_holds(typed, capsys):
    wish = Wish(game="ie-shima")
    typed(wish, "", "2", "", "2", "2")
    told = capsys.readouterr().out
    assert told.index("Who rolls the dice?") < told.index("Which side does the program play?")
    assert wish.sets == ["opponent=us", "level=1"]
    assert "Play with the Advanced Game?" not in told


def test_variants_are_asked_of_who_knows_the_game(typed):
    wish = Wish(game="hell-on-earth")
    typed(wish, "3", "2", "", "", "2")
    assert wish.sets == ["mode=heroic"]


def test_the_end_of_the_input_leaves_before_a_game_begins(typed, capsys):
    assert typed(Wish(game="hell-on-earth"), "") == 0
    assert "begins" not in capsys.readouterr().out


@pytest.mark.parametrize(
    "said",
    [{"table": True}, {"my_map": True}, {"sets": ["mode=heroic"]}, {"seed": 3}],
)
def test_who_says_how_to_play_is_asked_nothing(typed, capsys, said):
    typed(Wish(game="hell-on-earth", **said))
    told = capsys.readouterr().out
    assert "begins" in told
    assert "Which map do you play on?" not in told
    assert ("First set up your table:" in told) == bool({"table", "my_map"} & said.keys())


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath", "ie-shima"])
@pytest.mark.parametrize("piped", [True, False])
def test_the_list_that_lays_the_table_comes_before_all_that_is_asked(
    typed, monkeypatch, capsys, game, piped
):
    if piped:
        monkeypatch.setattr("beachmaster.cli.console.read_line", lambda: None)
        playing.play_here(Wish(game=game, my_map=True, seed=5), Words())
    else:
        typed(Wish(game=game, my_map=True, seed=5), "")
    told = capsys.readouterr().out
    assert ("Press Enter when your table is set up like this." in told) != piped
    assert 0 < told.index("First set up your table:") < told.index("=== Turn 1")
    if game == "ie-shima":
        assert told.index("   1. ") < told.index("Is the Identifier a circle")


def test_a_pipe_is_asked_nothing(monkeypatch, capsys):
    monkeypatch.setattr("beachmaster.cli.console.read_line", lambda: None)
    assert playing.play_here(Wish(game="hell-on-earth"), Words()) == 0
    assert "Which map do you play on?" not in capsys.readouterr().out


def test_without_a_real_table_nothing_is_laid(typed, capsys):
    settings = Settings.load()
    settings["follows"] = "off"
    settings.save()
    typed(Wish(game="hell-on-earth"), "", "", "", "")
    assert "First set up your table:" not in capsys.readouterr().out


def test_draws_left_to_the_program_are_made_at_once_and_can_be_taken_back(typed, capsys):
    settings = Settings.load()
    settings["bags"] = "program"
    settings.save()
    typed(Wish(game="hell-on-earth", seed=1), "u")
    told = capsys.readouterr().out
    assert told.count("The program answers “Draw a Command marker from the blue bag.”") == 1
    assert told.count("\nDraw a Command marker from the blue bag.") == 1


def test_what_the_list_of_the_set_up_says_is_not_said_once_more(typed, capsys):
    typed(Wish(game="hell-on-earth"), "", "3", "", "", "")
    told = " ".join(capsys.readouterr().out.split())
    before, after = told.split("Press Enter when your table is set up like this.")
    assert "Beside the map: nine Situation and nine Retreat markers." in before
    assert "Estimates by" in after  # what is no act is told
    assert "Keep the Situation and Retreat markers" not in after
    settings = Settings.load()
    settings["follows"] = "off"
    settings.save()
    typed(Wish(game="hell-on-earth", table=True, seed=1))  # no list
    assert "Keep the Situation and Retreat markers" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_what_was_laid_is_said_by_no_event_that_evening_or_the_next(typed, capsys, tmp_path, game):
    save = tmp_path / "evening.beachmaster"
    lines = ["auto 3"] if game == "hell-on-earth" else ["20", "3", "1"]
    typed(Wish(game=game, save=save), "", "3", "", "", "", *lines)
    first = " ".join(
        capsys.readouterr().out.split("Press Enter when your table is set up like this.")[1].split()
    )
    typed(Wish(game=game, save=save))
    told = first + " ".join(capsys.readouterr().out.split())
    said_by_list = ("The 28th Marines land", "Shuffle the 145th", "on box 7 of", "waits in the")
    said_by_list += ("Keep the 11", "Nothing goes on 1111", "Marine Divisions (26")
    assert not [words for words in said_by_list if words in told]
    asked = "land on Red Beach" if game == "hell-on-earth" else "The eastern coast it is."
    assert asked in told
