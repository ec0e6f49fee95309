"""Say what a form was told so far, and tell it to another form of the same fields."""

from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.prompts.members import Several
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.pick import Pick
from beachmaster.engine.values import Value


def told_of(form: Form) -> Value:
    """Return what the fields hold, and what is sought in their lists."""
    sought = {name: listing.line.text() for name, listing in _lists(form).items()}
    return [form.value(), {name: words for name, words in sought.items() if words}]


def tell(form: Form, told: Value) -> None:
    """Fill a form with what another one held."""
    if not isinstance(told, list):
        return
    values, sought = told
    if isinstance(values, dict):
        form.fill(values)
    for name, listing in _lists(form).items():
        if isinstance(sought, dict) and name in sought:
            listing.line.setText(str(sought[name]))


def go_to_untold(form: Form) -> None:
    """Put the keyboard where something is still to be told, if anywhere."""
    for one in form.missing()[:1]:
        one.focus_at().setFocus()


def _lists(form: Form) -> dict[str, FilterList]:
    held = ((one.field.name, one.control) for one in form.controls)
    return {name: one.list for name, one in held if isinstance(one, Several | Pick)}
