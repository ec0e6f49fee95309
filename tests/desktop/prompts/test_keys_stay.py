"""Keys of a form stay where they are while it is open, and a name that is typed is a name."""

from itertools import pairwise

import pytest

from beachmaster.engine.fields import any_of
from beachmaster.engine.options import AnswerError, Option
from beachmaster.engine.prompt import Field, Record
from beachmaster.engine.record import check_fields
from beachmaster.engine.telling import tell
from beachmaster.engine.text import plain_text as say
from beachmaster.games.bloodbath.hexes import nobody_twice
from desktop.prompts.test_spelling import pane_of, type_in

BATTALIONS = ["1/27", "2/27", "3/27", "1/28", "2/28", "3/28"]
UNITS = [Option(one.replace("/", "-"), say(f"{one} Marines")) for one in BATTALIONS]
MORE = [Option(f"{at}-f", say(f"{at}th Marines flamethrowers")) for at in (27, 28)]
TANKS = [Option(f"{at}-tank", say(f"{at}th Tank Battalion")) for at in (4, 5)]
FEW, MANY = [*UNITS, *MORE], [*UNITS, *MORE, *TANKS]
WRITTEN = {"few": FEW, "many": MANY}


def stacks(units, places=3):
    """Return a form of who stands in some hexes, from the top down; nobody stands in two."""
    fields = [any_of(f"units:{at}", say(f"units in {at}"), units, least=1) for at in range(places)]
    return Record(
        procedure="p", text=say("?"), rules=(), question=True, fields=nobody_twice(fields)
    )


def alone(units):
    """Return a form of one list that is read off the table."""
    fields = (any_of("landed", say("landed"), units),)
    return Record(procedure="p", text=say("?"), rules=(), question=True, fields=fields)


def keys_shown(pane):
    """Return the key of each row of each list, by its words."""
    return {
        (one.field.name, row.words): sign
        for one in pane.form.controls
        for row, sign in zip(
            one.control.list.model.rows, one.control.list.delegate.signs, strict=False
        )
        if sign != " "
    }


@pytest.mark.parametrize("units", WRITTEN.values(), ids=WRITTEN)
def test_keys_stay_while_lists_grow_shorter(theme, qtbot, units):
    pane, _given = pane_of(stacks(units), qtbot)
    seen = [keys_shown(pane)]
    for turn in range(4):
        name, words = list(seen[-1])[turn]
        type_in(qtbot, seen[-1][name, words])
        told = pane.selection()[name]
        assert told[-1] == next(one.value for one in units if one.text == say(words))
        seen.append(keys_shown(pane))
    for before, after in pairwise(seen):
        assert after
        assert {row: after.get(row, sign) for row, sign in before.items()} == before
        assert len(set(after.values())) == len(after)


@pytest.mark.parametrize("units", WRITTEN.values(), ids=WRITTEN)
@pytest.mark.parametrize("at", range(3))
@pytest.mark.parametrize("form", [stacks, alone])
def test_a_battalion_typed_in_a_form_is_ticked_alone(theme, qtbot, units, at, form):
    pane, _given = pane_of(form(units), qtbot)
    at = min(at, len(pane.form.controls) - 1)
    name = pane.form.controls[at].field.name
    for typed, value in (("1/28", "1-28"), ("2/27", "2-27"), ("27th", "27-f")):
        pane.form.controls[at].focus_at().setFocus()
        type_in(qtbot, typed)
        assert all(value not in told for told in pane.selection().values())
        type_in(qtbot, "\n")
    assert pane.selection() == {name: ["1-28", "2-27", "27-f"]}


@pytest.mark.parametrize("form", [stacks, alone])
def test_words_of_several_units_say_which_ones(theme, qtbot, form):
    pane, _given = pane_of(form(MANY), qtbot)
    pane.form.controls[0].focus_at().setFocus()
    type_in(qtbot, "tank\n")
    wrong = pane.form.controls[0].wrong
    assert all(f"{at}th Tank Battalion" in wrong.text() for at in (4, 5))
    assert not any(pane.selection().values())


def own_hexes():
    """Return a form of one line for hexes, of which none is listed."""
    fields = (Field(name="hexes", kind="spaces", text=say("hexes"), maximum=9),)
    return Record(procedure="p", text=say("?"), rules=(), question=True, fields=fields)


HEXES = ["0617", "0616", "0615"]


@pytest.mark.parametrize("typed", ["0617 0616 0615", "0617, 0616, 0615", "0617 0616; 0615"])
def test_hex_numbers_need_no_commas(theme, qtbot, typed):
    pane, given = pane_of(own_hexes(), qtbot)
    type_in(qtbot, f"{typed}\n")
    assert given == [{"hexes": HEXES}]
    assert tell(own_hexes().fields, typed.replace(";", ",")) == {"hexes": HEXES}
    assert pane.form.controls[0].wrong.isHidden()


def test_words_of_a_name_stay_together(theme, qtbot):
    _pane, given = pane_of(own_hexes(), qtbot)
    type_in(qtbot, "the red bluff, 0617\n")
    assert given == [{"hexes": ["the red bluff", "0617"]}]


@pytest.mark.parametrize("typed", ["0", "-"])
def test_zero_and_the_hyphen_say_none_in_a_line_for_hexes(theme, qtbot, typed):
    _pane, given = pane_of(own_hexes(), qtbot)
    type_in(qtbot, f"{typed}\n")
    assert given[:1] == [{"hexes": []}]


def test_a_name_with_a_sign_of_the_programs_is_refused_with_the_reason():
    fields = [Field(name="name", kind="words", text=say("name on the counter"))]
    with pytest.raises(AnswerError, match="hyphen"):
        check_fields(fields, {"name": "2/312 Inf"})
    assert check_fields(fields, {"name": "2-312 Inf"}) == {"name": "2-312 Inf"}
