"""Play on a map of one's own over JSON lines: what is asked, told, refused and kept."""

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from beachmaster.cli.main import main
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine import mapright
from beachmaster.engine.facts import MapFact
from beachmaster.engine.halves import UNSEEN, HiddenError
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.unknown import Unknown
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.storage.board_files import export_board
from beachmaster.storage.boards import Boards
from beachmaster.storage.starting import Wish, start
from cli.conftest import Talk

GAME = "hell-on-earth"
FULL = FACTORY.prepare(Setup(game=GAME))[1].prints
AUTO = {"auto": True}


def deployment():
    """Return the form of the first question, truly answered."""
    lists = {str(sector): [] for sector in range(1, 7)}
    for place in FULL.deployment:
        lists[str(FULL.sector(place))].append(place)
    return lists


def beaches():
    """Return the form of the second question of the set-up, truly answered."""
    return {str(number): [place] for number, place in FULL.beaches.items()}


BOTH = {"learn": deployment()}, {"learn": beaches()}


def talk(*requests, **wish):
    wish = {"my_map": True, **wish}
    return Talk(Wish(**{"game": GAME, "seed": 3, **wish}), *requests)


def test_an_answer_that_rests_on_the_map_is_asked_about_and_taken_once_that_is_told():
    told = talk(AUTO, *BOTH)
    ask, then = told.of("ask")
    assert then["questions"][0]["field"] == "beach"
    assert ask["kind"] == "record"
    assert ask["rules"] == ["hoe:4.6"]
    assert [one["list"] for one in ask["questions"]] == list("123456")
    assert ask["questions"][5] | {"min": 5, "max": 5, "field": "deployment"} == ask["questions"][5]
    assert [field["name"] for field in ask["fields"]] == list("123456")
    after = told.lines[told.lines.index(then) + 1 :]
    assert [line.get("name") for line in after].count("learn") == 2
    assert after[-1]["type"] == "prompt"
    kinds = [entry.kind for entry in told.playing.session.tree.entries]
    assert kinds == ["start", "learn", "learn", "answer"]


def test_a_wrong_lesson_says_what_was_expected_and_the_question_stands():
    told = talk(
        AUTO,
        {"learn": {"1": ["0512"]}},
        {"learn": "0512"},
        {"learn": {"space": "0512", "ground": "rough"}},
        {"learn": {**deployment(), "6": ["9999"] * 5}},
        *BOTH,
    )
    errors = told.of("error")
    assert len(errors) == 4
    assert "2" in errors[0]["expected"]
    assert errors[2]["expected"] == list("123456")
    assert len(told.of("ask")) == 2
    assert told.lines[-1]["type"] == "prompt"
    assert len(told.of("prompt")) == 2


def test_no_program_invents_what_the_map_shows():
    told = talk(AUTO, AUTO, {"auto": True, "invent": True}, {"state": True}, *BOTH)
    assert [line["type"] for line in told.lines if line["type"] in ("ask", "error", "state")] == [
        "ask", "error", "error", "state", "ask",
    ]  # fmt: skip
    assert told.lines[-1]["type"] == "prompt"


def test_undo_takes_the_waiting_answer_back_alone():
    told = talk(AUTO, {"undo": 1}, {"learn": deployment()})
    assert told.of("jump")[0]["took_back"] == []
    assert [line["name"] for line in told.of("event")].count("ask-dropped") == 1
    prompts = told.of("prompt")
    assert prompts[0] == prompts[1]
    assert "Nothing is asked" in told.of("error")[0]["message"]
    assert told.playing.session.tree.cursor == 0


def test_another_answer_replaces_the_waiting_one_and_says_so():
    first, second = (one["value"] for one in talk().of("prompt")[0]["options"][:2])
    told = talk({"answer": first}, {"answer": second}, *BOTH)
    kinds = [line.get("name", line["type"]) for line in told.lines]
    at = kinds.index("ask")
    assert kinds[at : at + 3] == ["ask", "ask-dropped", "ask"]
    only_second = talk({"answer": second}, *BOTH)
    given, alone = (
        [entry.value for entry in one.playing.session.tree.entries if entry.answers]
        for one in (told, only_second)
    )
    assert given == alone
    assert len(given) == 1


def test_a_new_answer_that_is_refused_leaves_the_ask_standing_and_says_so():
    told = talk(AUTO, {"answer": "nonsense"}, {"redo": 1}, *BOTH)
    assert [line.get("ask") for line in told.of("error")] == ["stands", "stands"]
    assert "ask-dropped" not in [line.get("name") for line in told.lines]
    assert told.lines[-1]["type"] == "prompt"
    assert told.playing.session.tree.cursor > 0


def test_a_line_of_no_form_leaves_the_ask_standing_and_says_so():
    told = talk(AUTO, {"nonsense": 1}, {"learn": 1, "answer": 2}, *BOTH)
    assert [line["ask"] for line in told.of("error")] == ["stands", "stands"]
    assert told.playing.session.tree.cursor > 0


def test_without_an_ask_an_error_says_nothing_of_one():
    assert "ask" not in talk({"nonsense": 1}).of("error")[0]


def test_what_is_told_of_the_map_drops_nothing():
    told = talk(AUTO, {"map": {"space": "0512", "terrain": "rough"}}, {"state": True}, *BOTH)
    assert "ask-dropped" not in [line.get("name") for line in told.lines]


class Player:
    """Play over JSON lines in a program of its own, answering each question from the full map."""

    def __init__(self, save, *words):
        command = [sys.executable, "-m", "beachmaster", "play", GAME, "--json", "--save", str(save)]
        self.process = subprocess.Popen(
            [*command, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def send(self, request):
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()

    def read(self, *kinds):
        while line := self.process.stdout.readline():
            plain = json.loads(line)
            if plain["type"] in (*kinds, "error"):
                return plain
        raise EOFError

    def kill(self):
        self.process.kill()
        self.process.communicate()


@pytest.mark.slow
def test_what_was_told_is_kept_though_the_program_is_killed(tmp_path):
    save = tmp_path / "evening.beachmaster"
    first = Player(save, "--my-map", "--seed", "3")
    try:
        first.read("prompt")
        first.send(AUTO)
        first.read("ask")
        first.send(BOTH[0])
        first.read("ask")
        first.send(BOTH[1])
        prompt = first.read("prompt")
    finally:
        first.kill()
    again = Player(save)
    try:
        assert again.read("prompt") == prompt
        again.send({"undo": 1})
        again.read("prompt")
        again.send(AUTO)
        assert again.read("ask", "prompt")["type"] == "prompt"
    finally:
        again.kill()
    with Boards() as boards:
        (sheet,) = boards.list_boards(GAME)
        known = boards.known(sheet.board.id)
    assert sum("deployment" in shown for shown in known.values()) == 30


def test_a_later_game_has_the_set_up_already(tmp_path):
    talk(AUTO, *BOTH)
    again = talk(AUTO)
    assert not again.of("ask")
    assert "72 facts known" in render(again.playing.told[0])
    assert again.of("prompt")[-1]["key"] != again.of("prompt")[0]["key"]


def test_the_list_of_boards_counts_the_facts_as_the_game_does(capsys):
    talk(AUTO, *BOTH)
    assert main(["boards"]) == 0
    assert "72 facts known" in capsys.readouterr().out


def test_only_a_game_that_can_be_played_so_takes_a_map_of_ones_own():
    from beachmaster.storage.problems import Mistake

    with pytest.raises(Mistake) as refused:
        start(Wish(game="toy", my_map=True))
    assert "cannot be played on your own map yet" in repr(refused.value.text)
    with pytest.raises(Mistake):
        start(Wish(game=GAME, my_map=True, table=True))
    with pytest.raises(Mistake):
        start(Wish(game=GAME, my_map=True, files={"board": Path("x")}))


def begun(save):
    """Begin a saved game, teach it the set-up, and return its prompt."""
    told = talk(AUTO, *BOTH, save=save)
    return told.of("prompt")[-1]


def resumed(save):
    playing = start(Wish(game=GAME, save=save))
    notices = [render(one) for one in playing.notices]
    return playing, notices


def test_a_saved_game_goes_on_learning_from_its_board(tmp_path):
    save = tmp_path / "evening.beachmaster"
    prompt = begun(save)
    playing, notices = resumed(save)
    with playing.session.together():
        assert playing.session.asked.key == prompt["key"]
    assert notices == []
    assert len(playing.session.atlas.known()) > 30
    playing.close()


def test_a_game_whose_board_is_gone_goes_on_and_says_so(tmp_path):
    save = tmp_path / "evening.beachmaster"
    prompt = begun(save)
    with Boards() as boards:
        (sheet,) = boards.list_boards(GAME)
        boards.delete(sheet.board.id)
    playing, notices = resumed(save)
    assert "is no longer here" in notices[0]
    assert playing.session.atlas is None
    assert playing.session.asked.key == prompt["key"]
    playing.close()


def test_a_game_says_where_its_board_says_otherwise_by_now(tmp_path):
    save = tmp_path / "evening.beachmaster"
    begun(save)
    place = FULL.deployment[0]
    with Boards() as boards:
        (sheet,) = boards.list_boards(GAME)
        boards.remember(sheet.board.id, [MapFact(place, "deployment", 6)])
    playing, notices = resumed(save)
    assert "now says something else" in notices[0]
    assert place in notices[0]
    playing.close()


def test_a_board_deleted_while_a_game_goes_on_stops_no_game():
    playing = start(Wish(game=GAME, my_map=True, seed=3))
    with Boards() as boards:
        (sheet,) = boards.list_boards(GAME)
        boards.delete(sheet.board.id)
    for form in (deployment(), beaches()):
        with pytest.raises(Unknown) as waits:
            playing.session.auto()
        playing.session.learn(waits.value.question, form)
    assert playing.session.auto().kind == "answer"
    playing.close()


def test_a_board_file_is_brought_in_once_and_then_used(tmp_path):
    talk(AUTO, *BOTH)
    out = tmp_path / "mine.json"
    with Boards() as boards:
        (sheet,) = boards.list_boards(GAME)
        export_board(boards, sheet.board.id, out)
        boards.delete(sheet.board.id)
    for _ in range(2):
        told = talk(AUTO, my_map_file=out)
        assert not told.of("ask")
        assert told.playing.setup.board == "own"
    with Boards() as boards:
        (again,) = boards.list_boards(GAME)
        assert again.board.id == sheet.board.id


def test_the_board_used_last_is_used_again(tmp_path):
    talk()
    with Boards() as boards:
        (sheet,) = boards.list_boards(GAME)
        other = boards.create(msgspec.structs.replace(sheet.board, id="other", name="Another"))
        export_board(boards, other.id, tmp_path / "other.json")
    assert "Another" in render(talk(my_map_file=tmp_path / "other.json").playing.told[0])
    assert "Another" in render(talk().playing.told[0])


def test_a_position_can_be_tapped_in_on_a_map_of_ones_own(tmp_path):
    file = tmp_path / "position.json"
    japan = [{"place": place, "hidden": True} for place in FULL.deployment]
    file.write_text(json.dumps({"format": 1, "turn": 2, "phase": "weather", "japan": japan}))
    told = talk(position=file)
    assert told.lines[-1]["type"] == "prompt"
    assert told.lines[-1]["turn"] == 2


def in_terminal(*typed, **wish):
    """Play in the terminal with these lines, and return the session."""
    playing = start(Wish(**{"game": GAME, "my_map": True, "seed": 3, **wish}))
    lines = iter(typed)
    try:
        TerminalPlayer(playing, Words(), lambda: next(lines, None)).play()
    finally:
        playing.close()
    return playing.session


def hexes():
    """Return a line of hexes for each list of the set-up."""
    return [" ".join(places) for form in (deployment(), beaches()) for places in form.values()]


def test_in_the_terminal_the_map_is_told_list_by_list_each_in_one_line(capsys):
    session = in_terminal("p", *hexes())
    assert [entry.kind for entry in session.tree.entries] == ["start", "learn", "learn", "answer"]
    assert "In which hexes of each sector" in capsys.readouterr().out


def test_in_the_terminal_lists_of_one_hex_each_are_told_in_one_line_as_the_hint_says(capsys):
    one_each = " ".join(place for places in beaches().values() for place in places)
    session = in_terminal("p", *hexes()[:6], one_each)
    assert [entry.kind for entry in session.tree.entries] == ["start", "learn", "learn", "answer"]
    assert "at most" not in capsys.readouterr().out


def test_in_the_terminal_too_many_hexes_for_a_list_of_one_are_still_refused(capsys):
    session = in_terminal("p", *hexes()[:6], " ".join(hexes()[6:8]))
    assert [entry.kind for entry in session.tree.entries] == ["start", "learn"]
    assert "one at most, not 2" in capsys.readouterr().out


def test_in_the_terminal_b_takes_the_answer_back_that_waits(capsys):
    session = in_terminal("p", "0512 0613", "u", "b", "p")
    assert session.tree.next_id == 1
    out = capsys.readouterr().out
    assert "Undone: sector 1" in out
    assert "Your answer is undone." in out


def test_quitting_inside_a_form_keeps_whole_lines_and_the_answer_is_to_be_given_again(
    tmp_path, capsys
):
    """What one list was told is not asked again; a list not told is, and so is the answer."""
    save, lists = tmp_path / "game", hexes()
    lines = iter(["p", *lists[:2], "q"])
    playing = start(Wish(game=GAME, my_map=True, seed=3, save=save))
    TerminalPlayer(playing, Words(), lambda: next(lines)).play()
    playing.close()
    assert "What you entered about your map is kept" in " ".join(capsys.readouterr().out.split())
    again = start(Wish(game=GAME, save=save))
    told = [render(text) for text in again.told]
    assert any("enter it again" in one for one in told)
    assert again.session.asked.prompt.procedure == "first-command-marker"
    with pytest.raises(Unknown) as asked:
        again.session.auto()
    again.close()
    names = [field.name for field in asked.value.question.prompt.fields]
    assert names == list("3456")


def test_quitting_before_anything_is_told_keeps_nothing_and_says_that_the_answer_waits(
    tmp_path, capsys
):
    lines = iter(["p", "q"])
    playing = start(Wish(game=GAME, my_map=True, seed=3, save=tmp_path / "game"))
    TerminalPlayer(playing, Words(), lambda: next(lines)).play()
    playing.close()
    out = " ".join(capsys.readouterr().out.split())
    assert playing.session.tree.next_id == 1
    assert "Enter the answer that waited" in out
    assert "What you entered about your map" not in out


def test_a_game_left_after_an_answer_was_taken_back_says_nothing_of_one_that_waits(tmp_path):
    save = tmp_path / "game"
    told = talk(AUTO, *BOTH, {"undo": 1}, save=save)
    told.playing.close()
    again = start(Wish(game=GAME, save=save))
    again.close()
    assert again.told == []


def test_in_the_terminal_a_wrong_list_and_auto_leave_the_question_standing(capsys):
    lists = hexes()
    session = in_terminal("p", "nowhere", "auto", "m all", "?", *lists[:5], "9999", *lists[5:])
    assert session.tree.entries[-1].kind == "answer"
    out = capsys.readouterr().out
    assert "Only your map shows that" in out
    assert "A1?" in out


def test_in_the_terminal_hexes_go_by_names_and_saves_keep_their_numbers(capsys):
    deployed, green = hexes(), beaches()
    first, *rest = deployed[0].split()
    letters = f"{chr(64 + int(first[:2]))}{int(first[2:])}"
    typed = [" ".join([letters, *rest]), *deployed[1:]]
    session = in_terminal("p", *typed, f"map name {letters} Green Hill", "m", "map gaps")
    assert session.tree.entries[-1].kind == "answer"
    out = capsys.readouterr().out
    assert f"Hex {letters} is called “Green Hill”." in out
    assert "✓ landing beach: 6 of 6 lists known" in out[out.index("is called") :]
    learned = [entry for entry in session.tree.entries[1:] if entry.kind == "learn"]
    assert first in str(learned[0].value)
    assert letters not in str(learned[0].value)
    assert green


def test_a_bare_map_is_not_drawn_and_its_grid_is_said_when_the_game_begins(capsys):
    in_terminal("m")
    out = " ".join(capsys.readouterr().out.split())
    assert "even columns half a hex lower; A1 is the top left corner" in out
    assert "Nothing is known yet about the 900 hexes of your map; m all draws them." in out
    assert "A1?" not in out


def test_what_is_known_is_drawn_with_two_hexes_around_it(capsys):
    in_terminal("map 0512 rough", "map 0610 hill", "m", "m all")
    out = capsys.readouterr().out
    cut, whole = out.split("not drawn; m all draws them.")
    names = set(re.findall(r"\b([A-Z]+[0-9]+)[?rR]", cut[cut.rindex(": hill") :]))
    assert names == {f"{column}{row}" for column in "CDEFGH" for row in range(8, 15)}
    assert "858 hexes more are not known yet" in " ".join(out.split())
    assert "AD30?" in whole


def test_in_the_terminal_a_refusal_says_hexes_back_as_they_are_called(capsys):
    """What was typed has become ids by then, also among other words."""
    in_terminal("p", *hexes(), "xyz>k6", "xyz>1106 0411", "map B2 clear", "map 0202 rough")
    out = " ".join(capsys.readouterr().out.split())
    assert "“xyz>K6”" in out
    assert "“xyz>K6 D11”" in out
    assert "map B2 rough now: from here on" in out
    assert not re.search(r"\b(1106|0411|0202)\b", out[out.index("xyz") :])


def test_in_the_terminal_a_name_that_another_hex_goes_by_is_refused(capsys):
    in_terminal("p", *hexes(), "map name C3 Hill", "map name D4 hill", "map name D4 K12",
                "map name D4 yes", "map name", "map name C3 -")  # fmt: skip
    out = " ".join(capsys.readouterr().out.split())
    assert "Hex C3 is called “Hill”." in out
    assert "Another hex is already called “hill”: C3." in out
    assert "Hex D4" not in out
    assert "Hex C3 is called “C3”." in out


def test_over_json_ids_stay_and_names_stand_beside_them():
    told = talk(AUTO, *BOTH, {"map": True})
    (gaps,) = told.of("map")
    (green,) = (place for place, name in gaps["names"].items() if name == "Green Beach")
    assert gaps["names"]["0101"] == "A1"
    spaces = [one for one in told.lines[-2].get("options", ()) if "name" in one]
    assert all(one["name"] == gaps["names"][one["value"]] for one in spaces)
    assert green in FULL.beaches.values()
    texts = json.dumps([one for one in told.lines if one is not gaps], ensure_ascii=False)
    assert '"text": "A1"' not in texts


def test_in_the_terminal_the_programs_own_answers_wait_as_well():
    session = in_terminal("auto 2", *hexes())
    assert [entry.kind for entry in session.tree.entries][-2:] == ["answer", "answer"]


@pytest.fixture
def run(capsys):
    """Return a way to run the command line in this process."""

    def call(*words):
        try:
            status = main(list(words))
        except SystemExit as leaving:
            status = leaving.code
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return call


def simulated(run, *words):
    status, out, _err = run("simulate", GAME, "--policy", "random", "--json", *words)
    assert status == 0
    return json.loads(out)


def test_simulations_begin_with_nothing_or_with_what_the_last_one_learned(run):
    words = ["--games", "2", "--seed", "1", "--each"]
    fresh = simulated(run, "--my-map", *words)
    learned = simulated(run, "--my-map", "learned", *words)
    first, second = ([sum(one["map_questions"]) for one in r["each"]] for r in (fresh, learned))
    assert first[0] == second[0] > 0
    assert second[1] < first[1]
    assert fresh["map_questions"]["most_for_one"] <= 3
    asked = [sum(one["answers"]) - sum(one["map_questions"]) for one in fresh["each"]]
    assert asked == [sum(one["answers"]) - sum(one["map_questions"]) for one in learned["each"]]
    assert fresh["answers"]["p50"] > 0
    assert fresh["set_up"]["p50"] > learned["each"][1]["set_up"]


def test_simulations_refuse_a_map_of_ones_own_that_cannot_be(run):
    assert run("simulate", "toy", "--my-map")[0] == 2
    assert run("simulate", GAME, "--my-map", "--table")[0] == 2
    assert run("simulate", GAME, "--my-map", "learned", "--workers", "2")[0] == 2


ROUGH = {"space": "0512", "terrain": "rough"}


def test_the_map_is_painted_ahead_and_put_right_over_json_lines():
    told = talk(
        {"map": ROUGH},
        {"map": {**ROUGH, "terrain": "clear"}},
        {"map": {**ROUGH, "terrain": "clear", "since": "now"}},
        {"map": {**ROUGH, "terrain": "difficult"}, "since": "always"},
        {"map": {"space": "0512", "terrain": "lava"}},
        {"map": {"space": "0512", "since": "sometimes"}},
        {"map": {"complete": "hill"}},
        {"map": True},
    )
    errors = told.of("error")
    assert [*errors[0]["expected"]] == ["now", "always"]
    assert "lava" not in str(told.playing.session.tree.entries)
    assert len(errors) == 3
    assert len(told.of("jump")) == 1
    known = told.playing.session.state.learned
    assert known["0512"] == {"terrain": "difficult"}
    gaps = {(gap["print"], str(gap["value"])): gap for gap in told.of("map")[0]["gaps"]}
    assert gaps["terrain", "None"]["known"] == 1
    assert gaps["hill", "True"]["complete"] is True
    assert gaps["beach", "1"] == gaps["beach", "1"] | {"wanted": 1, "complete": False, "known": 0}


def test_sea_over_known_land_is_said_in_the_terminal_and_over_json_lines(capsys):
    """What was printed there goes with it, in the game and on the board."""
    session = in_terminal("map 0512 rough", "map 0512 sector 2", "map 0512 sea", "now")
    assert session.state.learned["0512"] == {"terrain": "sea"}
    out = " ".join(capsys.readouterr().out.split())
    assert "This game knows something else: E12: Rough" in out
    sea = {"space": "0512", "terrain": "sea", "since": "now"}
    told = talk({"map": {**ROUGH, "sector": 2}}, {"map": sea})
    assert told.playing.session.state.learned["0512"] == {"terrain": "sea"}
    assert told.playing.session.atlas.known()["0512"] == {"terrain": "sea"}


def test_painting_what_is_asked_gives_the_waiting_answer():
    paint = [{"space": p, "deployment": int(n)} for n, ps in deployment().items() for p in ps]
    told = talk(AUTO, {"map": paint}, BOTH[1])
    assert [ask["questions"][0]["field"] for ask in told.of("ask")] == ["deployment", "beach"]
    assert told.lines[-1]["type"] == "prompt"
    assert told.playing.session.tree.entries[-1].kind == "answer"


def test_now_or_always_alone_says_since_when_that_is_so_what_the_game_knew_otherwise(capsys):
    session = in_terminal(
        "now", "map 0512 rough", "map 0512 clear", "now", "map 0512 difficult", "always", "always"
    )
    assert session.state.learned["0512"] == {"terrain": "difficult"}
    out = " ".join(capsys.readouterr().out.split())
    assert out.count("This game knows something else") == 2
    assert out.count("“now” matches none") == out.count("“always” matches none") == 1


def test_always_is_offered_where_what_it_would_change_is_not_foretold(capsys, monkeypatch):
    """In a game with a screen one could look behind it by trying."""

    def hides(*_args):
        raise HiddenError(UNSEEN)

    monkeypatch.setattr(mapright, "looked_at", hides)
    session = in_terminal("map 0512 rough", "map 0512 clear", "always")
    assert session.state.learned["0512"] == {"terrain": "clear"}
    out = " ".join(capsys.readouterr().out.split())
    assert "it was always so; what was answered since is replayed." in out


def test_the_gaps_of_the_map_take_a_line_for_each_print(capsys):
    """The thirty-six lists of one print stand in one, those of few with what is missing."""
    session = in_terminal("map complete hills", "map 0512 landing beach Green Beach", "map gaps")
    prints, out = session.module.open_prints(session.state), capsys.readouterr().out
    signs = re.findall(r"^(?:\S+ > )? *([✓…]) ", out, re.MULTILINE)
    assert signs.count("✓") == 1
    assert len(signs) == len(prints.kinds) + len(prints.counters.sheet.prints)
    said = " ".join(out.split())
    assert "0 of 36 lists known" in said
    assert "1 of 6 lists known, missing: Red Beach 1, Red Beach 2" in said


def test_the_map_is_painted_ahead_and_put_right_in_the_terminal(capsys):
    session = in_terminal(
        "map 0512 rough",
        "map hills 0512 0613",
        "map 0613 no hill",
        "map 0613 no hill now",
        "map 0512 ground=clear always",
        "map complete hills",
        "map gaps",
        "map nonsense",
        "map 0512 lava",
    )
    known = session.state.learned
    assert known["0512"] == {"terrain": "clear", "hill": True}
    assert known["0613"] == {"hill": False}
    out = " ".join(capsys.readouterr().out.split())
    assert "map F13 no hill now: from here on" in out
    assert "it was always so; 0 answers are replayed, every later answer still fits" in out
    assert "✓ hill" in out or "✓ hexes with a hill" in out or "✓ hill: hexes with a hill" in out
    assert "Your map shows no “lava”." in out
    assert "they show: map gaps" in out


def test_in_the_terminal_a_hex_named_in_two_lists_is_refused_at_once(capsys):
    lists = hexes()
    twice = f"{lists[1]} {lists[0].split()[0]}"
    session = in_terminal("p", lists[0], twice, *lists[1:])
    assert session.tree.entries[-1].kind == "answer"
    out = capsys.readouterr().out
    assert out.count("You listed") == 1
    assert out.index("You listed") < out.rindex("sector 2")
