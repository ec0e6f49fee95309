"""Show at the fields of a form why it did not count: what is wrong, what is still to tell."""

from collections.abc import Collection, Sequence

from beachmaster.desktop.prompts.field_control import FieldControl
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say


def refuse(controls: Sequence[FieldControl], named: Collection[str], words: str) -> bool:
    """Mark the fields that a refusal names; tell whether there are any to mend.

    What is told wrong is mended before what is not told at all; of that the first is wrong by now,
    and the others get a quiet word.
    """
    missing = [one for one in controls if one.missing()]
    wrong = [one for one in controls if one.field.name in named and one not in missing]
    wrong = wrong or missing[:1]
    for one in controls:
        if one in missing and one not in wrong:
            one.remind()
        elif one in wrong:
            one.refuse(say(T("Enter this as well.")) if one in missing else words)
        else:
            one.refuse("")
    if wrong:
        wrong[0].focus_at().setFocus()
    return bool(wrong)
