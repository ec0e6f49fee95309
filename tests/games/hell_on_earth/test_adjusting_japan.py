"""Japanese units put right by hand: turned, moved, weakened, taken away, brought back."""

import pytest

from beachmaster.engine.module import AdjustError, digest, encode
from beachmaster.engine.record import narrowed
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.factory import FACTORY

PLACE = "0711"


def _session(board: str = "tracked") -> Session:
    options = {"reminders": "off"}
    setup = Setup(game="hell-on-earth", seed=3, board=board, options=options)
    complete, module = FACTORY.prepare(setup)
    session = Session(module, complete.seed)
    while session.asked is not None and session.asked.phase == "set-up":
        session.auto()
    return session


def _at(session: Session, place: str):
    return next(unit for unit in session.state.japan.values() if unit.place == place)


@pytest.mark.rule("hoe:3.3.2")
def test_a_hidden_counter_is_turned_by_its_battalion_and_the_deal_swaps():
    """hoe:3.3.2: the named battalion shows with two steps; no battalion is in two places."""
    session = _session()
    other = next(u for u in session.state.japan.values() if u.hidden and u.battalion == "309")
    before = _at(session, PLACE).battalion
    session.adjust(f"japan.{PLACE}.battalion", "309", "the counter says so")
    unit = _at(session, PLACE)
    assert (unit.hidden, unit.steps, unit.battalion) == (False, 2, "309")
    assert other is unit or other.battalion == before


@pytest.mark.rule("hoe:2.1")
def test_a_unit_is_taken_away_and_brought_back():
    """hoe:2.1: an eliminated unit counts; brought back it has one step; undo takes both back."""
    session = _session()
    start = digest(encode(session.state))
    name = next(n for n, u in session.state.japan.items() if u.place == PLACE)
    session.adjust(f"japan.{PLACE}.place", "eliminated", "a raid was forgotten")
    assert not session.state.japan[name].alive
    session.adjust(f"japan.{name}.place", PLACE, "it was another one")
    back = session.state.japan[name]
    assert (back.place, back.steps, back.hidden) == (PLACE, 1, False)
    session.undo(2)
    assert digest(encode(session.state)) == start


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("steps", 1), ("steps", 4), ("steps", True), ("battalion", "nobody")),
        *(("place", "9999"), ("place", ["0512"]), ("battalion", [])),
    ],
)
def test_what_a_hidden_unit_cannot_be_is_refused_and_changes_nothing(field, value):
    """A hidden unit has three steps, stands on the board and is a battalion of the game."""
    session = _session()
    start = digest(encode(session.state))
    with pytest.raises(AdjustError):
        session.adjust(f"japan.{PLACE}.{field}", value, "a slip")
    assert digest(encode(session.state)) == start


def test_the_headquarters_stays_in_its_group():
    """hoe:4.6: a counter that was not shuffled with the HQ cannot be turned into it."""
    session = _session()
    assert not _at(session, PLACE).group
    with pytest.raises(AdjustError):
        session.adjust(f"japan.{PLACE}.battalion", "145", "a slip")


@pytest.mark.rule("hoe:5.4.2.5")
def test_a_target_turned_by_hand_draws_no_defense_marker():
    """hoe:5.4.2.5: only a hidden target draws; the drawn marker stays in the bag."""
    session = _session()
    while session.asked is not None and session.asked.prompt.procedure != "attack":
        if session.asked.prompt.procedure in ("bombard", "move"):
            session.answer("" if session.asked.prompt.procedure == "bombard" else ["done"])
        else:
            session.auto()
    fields = session.asked.prompt.fields
    place = fields[0].options[0].value
    told = {"target": place, "act": "assault"}
    units = next(field for field in narrowed(fields, told) if field.name == "attackers")
    session.answer({**told, "attackers": [units.options[0].value], "supporters": []})
    assert session.asked.prompt.procedure == "defence-draw"
    session.adjust(f"japan.{place}.battalion", "309", "it was turned before")
    session.answer("ds01")
    assert session.state.red["ds01"] == "bag"
    assert session.asked.prompt.procedure != "support-draw"


@pytest.mark.rule("hoe:4.6")
def test_naming_another_unit_where_the_hq_was_dealt_is_not_refused():
    """hoe:4.6: the HQ moves to another counter of its group, so a refusal tells nobody of it."""
    session = _session()
    secret = next(unit for unit in session.state.japan.values() if unit.battalion == "145")
    outside = next(unit for unit in session.state.japan.values() if not unit.group)
    session.adjust(f"japan.{secret.place}.battalion", outside.battalion, "the counter says so")
    [now] = [unit for unit in session.state.japan.values() if unit.battalion == "145"]
    assert now.group
    assert now.hidden
    assert now is not secret


def _refusal(session: Session, path: str, value: object) -> str:
    before = digest(encode(session.state))
    with pytest.raises(AdjustError) as error:
        session.adjust(path, value, "a try")
    assert digest(encode(session.state)) == before
    return render(error.value.text)


@pytest.mark.rule("hoe:3.3.2")
def test_a_hidden_unit_has_its_three_steps_and_a_unit_that_is_gone_has_none():
    session = _session()
    name = next(n for n, u in session.state.japan.items() if u.place == PLACE)
    assert "A hidden unit has three steps" in _refusal(session, f"japan.{PLACE}.steps", 2)
    session.adjust(f"japan.{PLACE}.place", "eliminated", "a raid was forgotten")
    gone = _refusal(session, f"japan.{name}.steps", 1)
    assert gone == _refusal(session, f"japan.{name}.place", "eliminated")


@pytest.mark.rule("hoe:2.1")
def test_the_last_japanese_unit_is_not_taken_away_by_hand():
    """hoe:2.1: with it the game would be over."""
    session = _session()
    places = [unit.place for unit in session.state.japan.values()]
    for place in places[1:]:
        session.adjust(f"japan.{place}.place", "eliminated", "a raid was forgotten")
    assert "The last Japanese unit" in _refusal(session, f"japan.{places[0]}.place", "eliminated")
