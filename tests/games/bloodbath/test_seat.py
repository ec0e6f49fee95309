"""Two players at one screen: the Japanese set-up, the hand-over, and who sees what (bib:23.1)."""

import pytest

from beachmaster.engine.changes import SessionError
from beachmaster.engine.correction import corrected
from beachmaster.engine.options import AnswerError
from beachmaster.engine.said import said_in
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.sketch import sketch
from beachmaster.engine.text import render
from beachmaster.games.bloodbath.factory import FACTORY
from beachmaster.storage.starting import Wish
from beachmaster.storage.starting import start as begin
from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    around,
    battalion,
    crt,
    fighters,
    fresh,
    hidden,
    inland,
    start,
)

TWO = {"players": "two"}
ONE, MATE = battalion(0), battalion(1)
RED = BOARD.deployment[0]


def at_the_screen(board="tracked", **options):
    """Return a session of two players that nobody answers for."""
    setup = Setup(game="bloodbath", board=board, options={"reminders": "off", **options}, seed=3)
    setup, module = FACTORY.prepare(setup)
    return Session(module, setup.seed)


def seen(session):
    """Return the names of Japanese units that the screen shows, in every way it can."""
    module, state = session.module, session.state
    shown = module.visible(state)["japan"]["map"]
    units = module.overview(state).units
    counters = module.position(state, units).counters
    counters = [one for one in counters if one.side.id == "japan" and not one.hidden]
    rows = [row for row in units if row.side.id == "japan" and not row.hidden]
    named = [place for place, one in shown.items() if one["unit"]]
    letters = [p for p, cell in sketch(module, state).cells.items() if "(?)" in cell.holds]
    return len(named), len(counters), len(rows) or len(counters), len(letters)


@pytest.mark.rule("bib:23.1")
def test_the_japanese_player_is_asked_to_the_screen_before_he_sets_up():
    """23.1, 19.2: nothing is shown before he is there, nothing after he has left."""
    session = at_the_screen(**TWO)
    count = len(BOARD.deployment)
    assert (session.asked.prompt.procedure, session.asked.prompt.side) == ("hand-over", "japan")
    assert session.asked.prompt.at_enter is None
    assert seen(session) == (0, 0, 0, count)
    session.answer(True)
    assert session.asked.prompt.procedure == "japanese-deployment"
    assert seen(session)[:2] == (count, count)
    assert seen(session)[3] == 0
    session.answer("done")
    assert (session.asked.prompt.procedure, session.asked.prompt.side) == ("hand-over", "us")
    assert seen(session) == (0, 0, 0, count)
    session.answer(True)
    assert session.asked.prompt.procedure == "coast"
    assert seen(session) == (0, 0, 0, count)


@pytest.mark.rule("bib:23.1")
def test_the_japanese_player_chooses_which_unit_starts_on_a_red_hex():
    """23.1: it changes places with the one that the deal put there; one left over can come in."""
    table = fresh(options=TWO)
    unit = table.state.japan["j48"].unit
    assert table.state.japan["j48"].place == "container"
    had = table.japan(RED).unit
    table.answer(RED).answer(unit)
    assert table.japan(RED).unit == unit
    assert table.state.japan["j48"].unit == had
    assert table.closed[RED]
    table.answer(BOARD.deployment[1])
    assert unit in table.closed
    assert unit not in table.options


@pytest.mark.rule("bib:23.1", "bib:19.2")
def test_no_event_and_no_journal_tells_what_was_put_where():
    """19.2: the US player may not know it."""
    table = fresh(options=TWO)
    unit = next(iter(DATA.japan))
    name = DATA.japan[unit].name
    table.answer(RED).answer(unit).answer("done")
    assert not any(name in render(event.text) for event in table.events)
    told = said_in(table.session, table.session.tree.entries[1:])
    assert not any(name in render(words) for words in told.values())
    assert not any(unit in str(event.data) for event in table.events)


@pytest.mark.rule("bib:23.2", "bib:19.2")
def test_the_japanese_player_sees_by_name_whom_he_can_move():
    """23.2, B-78: the list is his, and the journal keeps it secret."""
    unit = fighters()
    table = start("japanese-movement", us={ONE: "1510"}, japan=[hidden("0706", unit)], options=TWO)
    while table.procedure != "japanese-move":
        table.session.auto()
        table.sits_down()
    assert DATA.japan[unit].name in render(table.prompt.options.listed()[0].text)
    assert table.prompt.secret


@pytest.mark.rule("bib:23.3", "bib:19.2")
def test_his_counters_are_face_down_again_before_the_us_player_rolls_or_decides(monkeypatch):
    """23.3: he may decline a swap in the middle of the US combat phase."""
    crt(monkeypatch, "NE")
    spot = inland()
    other = inland(but=(spot,))
    near = (around(spot)[0], around(other)[0])
    japan = [hidden(spot, fighters()), hidden(other, fighters(1))]
    table = start(
        "mobile-combat", us=dict(zip((ONE, MATE), near, strict=True)), japan=japan, options=TWO
    )
    table.play(quiet=False, attack_target=(spot, other), attack_units=([ONE], [MATE]))
    table.play(quiet=False, next_attack=spot, reveal=fighters(), combat=3)
    assert (table.procedure, table.state.seat) == ("swap", "japan")
    table.answer(False)
    assert table.prompt.side == "us"
    assert table.state.seat != "japan"


@pytest.mark.rule("bib:10.3", "bib:23.0")
@pytest.mark.parametrize(("board", "options"), [("tracked", {}), ("table", TWO)])
def test_nobody_is_asked_to_the_screen_alone_or_beside_a_real_table(board, options):
    """10.3: alone there is nobody else; on a table the counters lie in front of both."""
    session = at_the_screen(board, **options)
    for _ in range(120):
        assert session.asked.prompt.procedure not in ("hand-over", "japanese-deployment")
        session.auto(invent=True)


@pytest.mark.rule("bib:19.2")
def test_the_japanese_view_names_what_lies_on_the_map_and_nothing_in_the_container():
    """19.2, B-78: for a program that plays that side."""
    table = start(japan=[hidden("0706", fighters()), hidden(FAR)], us={battalion(0): "1510"})
    module = table.session.module
    mine, yours = module.visible(table.state, "japan"), module.visible(table.state, "us")
    assert mine["japan"]["map"]["0706"]["unit"] == DATA.japan[fighters()].name
    assert yours["japan"]["map"]["0706"]["unit"] == ""
    assert mine["japan"]["container"] == yours["japan"]["container"]
    assert "inside" not in mine["japan"]


@pytest.mark.rule("bib:19.2")
def test_looking_back_shows_no_face_down_unit():
    """19.2: also at the moment when its own player sat at the screen."""
    session = at_the_screen(**TWO)
    session.answer(True)
    session.answer("done")
    past = session.peek(1)
    shown = session.module.visible(past)["japan"]["map"]
    assert not any(one["unit"] for one in shown.values())


@pytest.mark.rule("bib:23.1", "bib:19.2")
@pytest.mark.parametrize("answer", [False, None, "no"])
def test_nobody_is_shown_anything_before_the_right_player_is_there(answer):
    """19.2: there is no other answer than that he is here."""
    session = at_the_screen(**TWO)
    with pytest.raises(AnswerError):
        session.answer(answer)
    assert session.tree.next_id == 1
    assert seen(session)[0] == 0


def set_up(session, *rest):
    """Let the Japanese put a unit somewhere, be done, and hand back."""
    unit = session.state.japan["j48"].unit
    for value in (True, RED, unit, "done", *rest):
        session.answer(value)
    return unit


def at(session):
    """Return what is asked, for whom, and how many counters lie open on the screen."""
    prompt = session.asked.prompt
    return prompt.procedure, prompt.side, seen(session)[0]


HANDED_OVER = ("hand-over", "japan", 0)


@pytest.mark.rule("bib:23.1", "bib:19.2")
def test_no_jump_lays_the_japanese_units_open_before_the_screen_is_handed_over():
    """19.2: the cursor stops before the hand-over, says so, and goes on once he sits there."""
    session = at_the_screen(**TWO)
    unit = set_up(session, True)
    assert at(session) == ("coast", "us", 0)
    jump = session.undo(2)
    assert jump.hand_over
    assert at(session) == HANDED_OVER
    session.answer(True)
    assert session.tree.cursor == 3
    assert session.tree.next_id == 6
    assert session.state.japan["j48"].unit != unit
    assert at(session) == ("japanese-deployment", "japan", len(BOARD.deployment))
    assert not session.redo(1).hand_over
    assert at(session) == ("hand-over", "us", 0)
    assert session.goto(2).hand_over
    assert at(session) == HANDED_OVER


@pytest.mark.rule("bib:19.2")
def test_who_sits_at_the_screen_takes_back_his_own_without_a_hand_over():
    """19.2: he has seen it all."""
    session = at_the_screen(**TWO)
    session.answer(True)
    session.answer(RED)
    assert not session.undo(1).hand_over
    assert at(session)[:2] == ("japanese-deployment", "japan")
    session.answer(RED)
    session.bookmark("unit")
    session.undo(2)
    assert at(session) == HANDED_OVER
    assert session.goto("unit").hand_over
    session.answer(True)
    assert at(session)[:2] == ("japanese-unit", "japan")


@pytest.mark.rule("bib:19.2")
def test_going_back_step_by_step_comes_to_the_start():
    """19.2: from behind a hand-over it goes on before it."""
    session = at_the_screen(**TWO)
    set_up(session, True, "east")
    cursors = [session.tree.cursor]
    while session.tree.cursor:
        session.undo(1)
        cursors.append(session.tree.cursor)
        assert seen(session)[0] == 0
    assert cursors == [6, 5, 4, 0]
    session.redo(6)
    assert session.tree.cursor == 6


@pytest.mark.rule("bib:19.2")
def test_a_move_of_the_japanese_is_gone_back_to_over_a_hand_over():
    """19.2: in the middle of the game as in the set-up; another answer opens another branch."""
    unit = fighters()
    table = start("japanese-movement", us={ONE: "1510"}, japan=[hidden("0706", unit)], options=TWO)
    session = table.session
    while table.procedure != "japanese-move":
        session.auto()
        table.sits_down()
    sat = session.tree.cursor
    session.answer("")
    while session.asked.phase != "us-movement":
        session.auto(invent=True)
    assert session.goto(sat).hand_over
    assert at(session) == HANDED_OVER
    session.adjust(f"us.{ONE}.steps", 1, "misread")
    session.answer(True)
    assert session.tree.cursor == session.tree.next_id - 1
    assert session.asked.prompt.side == "japan"
    assert session.state.us[ONE].steps == 1


@pytest.mark.rule("bib:19.2")
def test_a_game_closed_while_the_japanese_sat_there_opens_face_down(tmp_path):
    """19.2: whoever opens it; what he did so far is there again when he sits down."""
    wish = Wish(game="bloodbath", seed=3, sets=["players=two"], save=tmp_path / "two.beach")
    playing = begin(wish)
    playing.session.answer(True)
    playing.session.answer(RED)
    playing.close()
    playing = begin(Wish(game="bloodbath", save=wish.save))
    session = playing.session
    assert at(session) == HANDED_OVER
    session.answer(True)
    assert (session.tree.cursor, session.tree.next_id) == (2, 3)
    assert session.asked.prompt.procedure == "japanese-unit"
    playing.close()


@pytest.mark.rule("bib:19.2")
def test_the_japanese_set_up_is_neither_read_nor_corrected_by_the_us_player():
    """19.2: its list of answers names every unit."""
    session = at_the_screen(**TWO)
    set_up(session, True)
    with pytest.raises(SessionError, match="Only the player"):
        session.asked_at(2)
    with pytest.raises(SessionError, match="Only the player"):
        corrected(session, 3, lambda prompt: pytest.fail("it was shown"), "")
    assert at(session) == ("coast", "us", 0)
    assert session.tree.next_id == 6


@pytest.mark.rule("bib:19.2")
def test_the_japanese_player_corrects_his_own_answers():
    """19.2: while he sits there."""
    session = at_the_screen(**TWO)
    session.answer(True)
    session.answer(RED)
    assert session.asked_at(2).prompt.procedure == "japanese-deployment"
    jump = corrected(session, 2, lambda prompt: BOARD.deployment[1], "")
    assert not jump.hand_over
    assert session.asked.prompt.subjects == (BOARD.deployment[1],)
