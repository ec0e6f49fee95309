"""`check`, `pack` and `position`: the program's counters compared with those on the real table."""

import json
import re

import pytest

from beachmaster.cli import on_table
from beachmaster.cli.console import Console
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.laid import Lies, follow, left_to_change
from beachmaster.engine.left_off import left_off
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games import catalogue
from beachmaster.storage.starting import Playing, Wish, start

GAME = "hell-on-earth"
POSITION = {
    "turn": 3,
    "phase": "second-movement",
    "us": {"23": {"place": "0712"}, "24": {"place": "0811"}},
    "japan": [{"place": "0605"}, {"place": "0607", "defence": "ds18"}],
    "eliminated": ["313"],
}


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "begun.json"
    path.write_text(json.dumps(POSITION), encoding="utf-8")
    return path


@pytest.fixture
def typed(capsys):
    """Return a way to type lines at a game, giving what was printed and the session."""

    def play(playing, *lines):
        words = iter(lines)
        TerminalPlayer(playing, Words(), lambda: next(words, None)).play()
        playing.close()
        return capsys.readouterr().out

    return play


@pytest.fixture
def begun(file):
    return start(Wish(game=GAME, position=file, seed=5))


@pytest.mark.parametrize("game", catalogue.playable())
def test_check_says_how_counters_are_told_by_two_of_this_game(game, typed):
    wish = Wish(game=game, seed=5)
    out = " ".join(typed(start(wish), "auto 40", "check").split())
    found = re.search(r"type where: check ([\w/ -]+>\d+) ([\w/ -]+>\d+)\.", out)
    assert found is not None
    out = " ".join(typed(start(wish), "auto 40", f"check {found[1]} {found[2]}").split())
    assert "On the table:" in out


def test_check_lists_every_counter_with_its_hex(typed, begun):
    out = " ".join(typed(begun, "check").split())
    assert "Does the table look like this?" in out
    for unit in begun.session.state.us:
        assert f"{begun.session.module.data.us[unit].name} (" in out
    assert "0712, Yellow 1: 23rd Marines" in out
    assert re.search(r"0605[^:]*: Hidden unit", out)
    assert "0607" in out


def test_check_with_a_hex_puts_it_right_and_goes_on(typed, begun):
    out = typed(begun, "check 23>0811 24>0712 0605>0706")
    assert [begun.session.state.us[name].place for name in ("23", "24")] == ["0811", "0712"]
    assert "0706" in {unit.place for unit in begun.session.state.japan.values()}
    assert out.count("Which unit moves?") == 2
    assert begun.session.tree.entries[-1].reason == "the table shows otherwise"
    assert len(begun.session.tree.entries) == 2


def test_check_refuses_in_words_and_changes_nothing(typed, begun):
    out = typed(begun, "check 23>0811", "check 23>9999", "check nobody>0512", "check 0512")
    assert "Two pieces are in 0811; it holds only one." in out
    assert "23rd Marines: There is no place “9999”." in out
    assert "There is no counter “nobody” on the table." in out
    assert "“0512” is not in the form COUNTER>PLACE" in out
    assert begun.session.tree.cursor == 0


def own(phase):
    """Return a game on a map of the player's own, begun from a position."""
    factory = catalogue.load(GAME)
    position = {**POSITION, "phase": phase}
    options = {"reminders": "off"}
    setup, module = factory.prepare(
        Setup(game=GAME, board="own", position=position, options=options)
    )
    session = Session(module, setup.seed)
    return Playing(session=session, setup=setup, factory=factory)


def test_a_check_is_offered_once_a_movement_on_ones_own_map_is_over(capsys):
    playing = own("second-movement")
    player = TerminalPlayer(playing, Words(), lambda: None)
    player._head(3, "second-movement")
    unit = next(one for one, us in playing.session.state.us.items() if us.place.isdigit())
    playing.session.state.us[unit].place = "box8"
    playing.session.tree.cursor += 1  # as after the movement
    for phase in ("second-attack", "second-attack", "command"):
        player._head(3, phase)
    out = capsys.readouterr().out
    assert out.count("(check compares the table") == 1
    assert out.index("Second Attack") < out.index("(check compares") < out.index("Command")


def test_no_check_is_offered_where_nothing_moved(capsys):
    player = TerminalPlayer(own("second-movement"), Words(), lambda: None)
    for phase in ("second-movement", "second-attack", "command"):
        player._head(3, phase)
    assert "check compares" not in capsys.readouterr().out


def test_on_the_programs_map_no_check_is_offered(capsys, begun):
    player = TerminalPlayer(begun, Words(), lambda: None)
    for phase in ("second-movement", "second-attack"):
        player._head(3, phase)
    assert "check compares" not in capsys.readouterr().out


@pytest.mark.parametrize("game", catalogue.played_in_words())
def test_in_words_only_a_check_lists_all_that_the_program_knows(game, typed):
    playing = start(Wish(game=game, table=True, seed=5))
    out = " ".join(typed(playing, "auto 60", "check").split())
    out = out[out.index("Does your table look like this? In words only") :]
    module, state = playing.session.module, playing.session.state
    for piece in module.pieces(state).values():
        assert f"{render(piece.name)} ({render(piece.look)})".casefold() in out.casefold()
    for fact in module.details(state).facts:
        assert f"{render(fact.label)}: {render(fact.value)}" in out
    assert "type where: check" not in out


def test_the_sheet_names_every_unit_and_every_bag(typed, begun, tmp_path):
    out = typed(begun, "pack", f"pack {tmp_path / 'sheet.md'}", f"pack {tmp_path / 'sheet.md'}")
    state, data = begun.session.state, begun.session.module.data
    for name in state.us:
        assert data.us[name].name in out
    for unit in state.japan.values():
        assert (unit.place if unit.alive else data.battalions[unit.battalion].name) in out
    for words in ("Intelligence (red bag)", "Command (blue bag)", "Turn Track box 3", "Weather"):
        assert words in out
    written = (tmp_path / "sheet.md").read_text(encoding="utf-8")
    assert written.startswith("# Iwo Jima: Hell on Earth: what stands where")
    assert "sheet.md exists already; choose another name." in out


@pytest.mark.parametrize("word", ["pack", "position"])
@pytest.mark.parametrize("name", ["x" * 300, "no/such\0name", "x" * 300 + "/y"])
def test_a_name_that_no_file_can_have_is_refused_in_words(typed, begun, tmp_path, word, name):
    out = typed(begun, f"{word} {tmp_path / name}")
    assert "cannot be written" in out
    assert "made a mistake here" not in out


def test_a_written_position_begins_the_same_game(typed, begun, tmp_path):
    kept = tmp_path / "kept.json"
    out = typed(begun, "check 23>0811 24>0712", f"position {kept}", "position")
    out = " ".join(out.split())
    assert "Type: position FILE" in out
    assert "Turn 3, at the start of the current phase." in out
    again = start(Wish(game=GAME, position=kept, seed=9))
    places = {name: unit.place for name, unit in begun.session.state.us.items()}
    assert {name: unit.place for name, unit in again.session.state.us.items()} == places
    assert again.session.state.red["ds18"] == begun.session.state.red["ds18"]
    assert again.session.asked.key == begun.session.asked.key


def test_answers_since_the_phase_began_are_not_in_it(typed, begun, tmp_path):
    out = typed(begun, "23>0611", "1", f"position {tmp_path / 'kept.json'}")
    out = " ".join(out.split())
    assert "It leaves out the 2 answers given since." in out
    kept = json.loads((tmp_path / "kept.json").read_text(encoding="utf-8"))
    assert kept["us"]["23"]["place"] == "0712"
    assert begun.session.state.us["23"].place == "0611"


def test_json_lines_list_and_put_right(talk, file):
    told = talk(
        {"check": True},
        {"check": {"23": "0811", "24": "0712"}},
        {"check": {"23": "0712"}},
        {"check": 1},
        game=GAME,
        position=file,
    )
    spoken = [kind for kind in told.kinds if kind != "event"]
    assert spoken == ["prompt", "check", "prompt", "error", "error"]
    listed = {one["id"]: one for one in told.of("check")[0]["counters"]}
    assert listed["23"] == {
        "id": "23",
        "side": "us",
        "name": "23rd Marines",
        "place": "0712",
        "where": "0712, Yellow 1",
        "hidden": False,
    }
    assert "only one" in told.of("error")[0]["message"]
    assert told.playing.session.state.us["23"].place == "0811"


def test_json_lines_write_the_sheet_and_the_position(talk, file, tmp_path):
    told = talk({"pack": True}, {"position": True}, {"pack": 2}, game=GAME, position=file)
    assert "23rd Marines" in told.of("pack")[0]["text"]
    position = told.of("position")[0]["position"]
    kept = tmp_path / "kept.json"
    kept.write_text(json.dumps(position), encoding="utf-8")
    again = talk({"position": True}, game=GAME, position=kept)
    assert again.of("position")[0]["position"] == position
    assert told.kinds[-1] == "error"


def test_no_position_is_written_during_the_set_up(talk):
    told = talk({"position": True}, game=GAME)
    assert "The set-up is not over" in told.of("error")[0]["message"]


def test_a_game_that_goes_on_says_what_happened_last_and_what_was_asked_for(tmp_path, capsys):
    save = tmp_path / "one.beachmaster"
    playing = start(Wish(game="hell-on-earth", seed=1, save=save))
    for _answer in range(60):
        playing.session.auto()
    left = left_off(playing.session)
    playing.close()
    again = start(Wish(game="hell-on-earth", save=save))
    TerminalPlayer(again, Words(), lambda: None).play()
    again.close()
    out = " ".join(capsys.readouterr().out.split())
    assert f"Last: {render(left.happened)}" in out
    assert "Still to do at your table: " in out
    assert f"{len(left.acts) - 3} more" in out
    assert ".," not in out


@pytest.fixture
def left_over(tmp_path):
    """Return a saved game that was left with changes not ticked off."""
    save = tmp_path / "one.beachmaster"
    playing = start(Wish(game="hell-on-earth", seed=1, save=save))
    for _answer in range(120):
        playing.session.auto()
    lies = Lies()
    follow(lies, playing.session.undo(60).table)
    assert lies
    playing.beside.keep_lies(lies)
    playing.keep_beside()
    playing.close()
    return save


def test_what_a_jump_left_to_change_is_said_when_the_game_goes_on(left_over, capsys):
    again = start(Wish(game="hell-on-earth", save=left_over))
    first = left_to_change(again.beside.lying(), again.session.module, again.session.state)[0]
    TerminalPlayer(again, Words(), lambda: None).play()
    again.close()
    out = " ".join(capsys.readouterr().out.split())
    assert f"Not ticked off at your table: {render(first).rstrip('.')}" in out


def changes(left):
    """Return the words of what is left to change, without what is to be checked after it."""
    return [words for words in map(render, left) if not words.startswith("Now ")]


def test_what_was_left_to_change_is_ticked_by_number_or_all_and_stays_so(left_over, capsys):
    def typed(*lines):
        again = start(Wish(game="hell-on-earth", save=left_over))
        words = iter(lines)
        TerminalPlayer(again, Words(), lambda: next(words, None)).play()
        left = left_to_change(again.beside.lying(), again.session.module, again.session.state)
        again.close()
        return left

    before = typed("ticked 0", "ticked x")
    out = " ".join(capsys.readouterr().out.split())
    assert f"Type ticked and numbers from 1 to {len(before)}" in out
    after = typed("ticked 1")
    assert changes(after) == changes(before)[1:]
    assert f"1) {render(before[1])}" in " ".join(capsys.readouterr().out.split())
    assert typed("ticked all") == []
    assert "your table matches the game" in " ".join(capsys.readouterr().out.split())


def on_it(pieces, lies):
    """Return how every piece lies; what is counted follows from the others."""
    return {n: one.lies for n, one in {**pieces, **lies}.items() if one and not one.counted}


def test_what_was_left_to_change_follows_a_jump_in_the_terminal(left_over):
    again = start(Wish(game="hell-on-earth", save=left_over))
    session = again.session
    module, kept = session.module, again.beside.lying()
    lay = on_it(module.pieces(session.state), kept)
    words = iter(["up"])
    TerminalPlayer(again, Words(), lambda: next(words, None)).play()
    now = again.beside.lying()
    lies = on_it(module.pieces(session.state), now)
    assert lies == lay  # nobody has touched the table
    again.close()


@pytest.mark.parametrize("game", catalogue.playable())
def test_a_check_lists_all_that_lies_on_the_table(game, tmp_path, capsys):
    """Sides and steps of units, control, tracks, used markers, bags by number."""
    playing = start(Wish(game=game, seed=1, save=tmp_path / "one.beachmaster"))
    while playing.session.opponent is None and playing.session.asked.turn < 2:
        playing.session.auto()
    on_table.check(Console(Words()), playing.session, "")
    out = " ".join(capsys.readouterr().out.split())
    module, state = playing.session.module, playing.session.state
    for piece in module.pieces(state).values():
        assert render(piece.look) in out
    units = {row.place for row in module.overview(state).units}
    for piece in (one for one in module.pieces(state).values() if one.space not in units):
        assert render(module.space_name(state, piece.space)) in out
    line = on_table.check_line(playing.session, Words())
    assert {one["piece"] for one in line["pieces"]} == set(module.pieces(state))
    assert "28 28th" not in out
    playing.close()
