"""A fight in the terminal: one line for the form, few lines to its end."""

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.prompt import Roll
from games.hell_on_earth.play import hidden
from games.hell_on_earth.play import shown as revealed
from positions import begun_at


@pytest.fixture
def fought(tmp_path, capsys):
    """Return a way to type lines at an attack on a revealed unit; give the session."""
    position = {
        "turn": 2,
        "phase": "first-attack",
        "us": {"25": {"place": "0711"}, "9": {"place": "0610"}},
        "japan": [revealed("0611", "313"), hidden("1408", "145")],
    }

    def play(*lines):
        playing = begun_at(tmp_path, "hell-on-earth", position, sets=["reminders=off"])
        typed, asked = iter(lines), []

        def read():
            asked.append(playing.session.asked)
            return next(typed, None)

        TerminalPlayer(playing, Words(), read).play()
        playing.close()
        return playing.session, asked[: len(lines)], capsys.readouterr().out

    return play


@pytest.mark.parametrize(
    ("lines", "screens"),
    [
        (["1;1,2", "6", "1"], ["attack", "advance"]),
        (["1;1", "3", "3", "2"], ["attack", "retreat"]),
    ],
    ids=["advance", "retreat"],
)
def test_a_fight_against_a_revealed_target_takes_few_screens_and_keys(fought, lines, screens):
    """From the target to the last hit, retreat and advance: three screens and eight keys."""
    session, asked, out = fought(*lines)
    told = [(one, line) for one, line in zip(asked, lines, strict=True) if not_a_die(one)]
    assert list(dict.fromkeys(one.prompt.procedure for one, _ in told)) == screens
    assert len(screens) <= 3
    assert sum(len(line) + len("\n") for _, line in told) <= 8
    attacks_left = lines[0] == "1;1"
    assert session.asked.prompt.procedure == ("attack" if attacks_left else "move")
    assert "Typed ahead and not used" not in out


def not_a_die(asked):
    return not isinstance(asked.prompt, Roll)


def test_a_value_alone_goes_on_to_the_next_row(fought):
    """Only a line of several values is a whole answer: one value at a time shows the odds first."""
    session, asked, out = fought("1", "1,2")
    assert session.asked.prompt.procedure == "attack"
    assert asked[0].prompt is asked[1].prompt
    assert "You take hits" in out


def test_a_line_that_leaves_out_what_must_be_told_goes_on_too(fought):
    session, _asked, out = fought("1;")
    assert session.asked.prompt.procedure == "attack"
    assert "one at least" in out


def test_the_units_that_a_reveal_may_show_are_listed_when_they_are_asked_for(tmp_path, capsys):
    """A list of some fifty names would push the fight off the screen each time."""
    position = {
        "turn": 2,
        "phase": "us-combat",
        "us": {"23-1": {"place": "map"}},
        "japan": [{"place": "ridge"}],
    }
    sets = ["reminders=off"]
    playing = begun_at(tmp_path, "bloodbath", position, sets=sets, table=True)
    lines = iter([*"1141", "", "a", "0", "l"])
    shown = []

    def read():
        shown.append(capsys.readouterr().out)
        return next(lines, None)

    TerminalPlayer(playing, Words(), read).play()
    assert playing.session.asked.prompt.procedure == "reveal"
    playing.close()
    listed = "309th Independent Infantry Battalion"
    assert "48 are possible" in shown[-2]
    assert listed not in shown[-2]
    assert shown[-1].count(listed) == 1


@pytest.mark.parametrize(("support", "asked"), [("-", False), ("", False), ("1", True)])
def test_who_supports_with_a_point_less_is_asked_where_somebody_supports(
    tmp_path, capsys, support, asked
):
    """Nobody of none; the value before is taken back by one u all the same."""
    position = {
        "turn": 2,
        "phase": "first-attack",
        "us": {"25": {"place": "map"}, "9": {"place": "map"}},
        "japan": [revealed("0611", "313"), hidden("1408", "145")],
    }
    sets = ["reminders=off"]
    playing = begun_at(tmp_path, "hell-on-earth", position, sets=sets, table=True)
    lines = iter(["1", "1", support, "u", "-"])
    shown = []

    def read():
        shown.append(capsys.readouterr().out)
        return next(lines, None)

    TerminalPlayer(playing, Words(), read).play()
    playing.close()
    assert ("supporters that lose a point" in shown[3]) == asked
    assert "Undone: up to three units in support" in shown[4]
    assert "supporters that lose a point" not in shown[5]
