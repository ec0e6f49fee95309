"""The keys of a view are those that the window paints beside its answers."""

import pytest

from beachmaster.desktop.prompts.choose import ButtonsPane
from beachmaster.desktop.prompts.controls import OneOrOwn, Segments, Ticked
from beachmaster.desktop.prompts.members import Several
from beachmaster.desktop.prompts.panes import pane_for
from beachmaster.desktop.prompts.pick import Pick
from beachmaster.desktop.prompts.record import RecordPane
from beachmaster.engine.meaning import typed_form
from grounds import EVERY
from often import few
from views.walked import shown, walk

SLICE, MORE = 12, 400
GAMES = [(*one, SLICE) for one in EVERY] + [(*one, MORE) for one in EVERY]


def signed(values, signs):
    """Return which value has which sign."""
    pairs = zip(map(typed_form, values), signs, strict=False)
    return {value: sign for value, sign in pairs if sign.strip()}


def painted_in_field(control):
    """Return the signs of one field's answers."""
    if isinstance(control, Ticked):
        return signed([True], [control.signed])
    if isinstance(control, Several | Pick):
        listing = control.list
        found = signed([row.value for row in listing.rows], listing.delegate.signs)
        known = [typed_form(row.value) for row in listing.rows if row.known]
        return {value: sign for value, sign in found.items() if value not in known}
    if isinstance(control, Segments):
        values, keys, parts = control._values, control.keys, control
    elif isinstance(control, OneOrOwn):
        parts = control.listed
        values, keys = parts._values, control.keys
    else:
        return {}
    heard = any(button.key for button in parts._segments[: len(values)])
    return signed(values, keys) if heard else {}


def painted(pane):
    """Return by field which answer has which sign in the window."""
    if isinstance(pane, RecordPane):
        return {one.field.name: painted_in_field(one.control) for one in pane.form.controls}
    if isinstance(pane, ButtonsPane):
        return {"": signed([one.value for one in pane.options], pane.keys)}
    if pane.listing is not None and not getattr(pane.prompt, "free", False):
        return {"": signed([row.value for row in pane.listing.rows], pane.listing.delegate.signs)}
    return None


def keys_of(view):
    """Return by field which answer has which key."""
    fields = {field.name: field.answers for field in view.fields if field.shown}
    return {
        name: {typed_form(one.value): one.key for one in answers if one.key}
        for name, answers in fields.items()
    }


def only_keys(fields):
    """Leave out fields without any keys."""
    return {name: keys for name, keys in fields.items() if keys}


@pytest.mark.parametrize(("game", "board", "most"), few(GAMES, len(EVERY)))
def test_the_window_paints_the_keys_of_the_view(qtbot, game, board, most):
    compared = []

    def see(session, key, prompt, _value):
        pane = pane_for(prompt)
        qtbot.addWidget(pane)
        found = painted(pane)
        if found is not None:
            view = keys_of(shown(session, key, prompt))
            compared.append((key, only_keys(found), only_keys(view)))

    walk(game, board, see, most=most)
    assert any(window for _key, window, _view in compared)
    assert [one for one in compared if one[1] != one[2]] == []
