"""Compare what a question about the player's table asks now with what it asked before."""

from collections.abc import Sequence

from beachmaster.engine.auto import only_the_table_knows
from beachmaster.engine.module import Recorder
from beachmaster.engine.options import Option, same
from beachmaster.engine.prompt import Choose, Confirm, Number, Place, Prompt, Record
from beachmaster.engine.record import Field
from beachmaster.engine.replay import UNFIT, apply_entry
from beachmaster.engine.retracing import run_before
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.engine.tree import Entry
from beachmaster.engine.values import Value

Wanted = tuple[Text, tuple[Field, ...]]
"""What only the table knows: the words that ask for it, and what may be told."""


def question_of(module: object, prompt: Prompt) -> Wanted | None:
    """Return what a prompt asks of the player's table; None for a decision and for chance.

    The options are listed now: the state that they are made from goes on.
    """
    fields = _fields_of(prompt) if only_the_table_knows(module, prompt) else None
    return None if fields is None else (prompt.text, fields)


def questions_along(session: Session, path: Sequence[Entry]) -> dict[str, Wanted]:
    """Return what entries that follow one another were asked of the table, by key."""
    asked: dict[str, Wanted] = {}
    if not path:
        return asked
    try:
        run = run_before(session, path[0], Recorder(quiet=True))
        for entry in path:
            waiting = run.asked
            if waiting is not None and entry.answers:
                question = question_of(session.module, waiting.prompt)
                if question is not None:
                    asked[waiting.key] = question
            apply_entry(run, entry)
    except UNFIT:
        pass  # what was asked from here on is not known, and so is asked anew
    return asked


def asks_no_more(now: Wanted, then: Wanted) -> bool:
    """Tell whether what was told then tells all that is asked now.

    It may ask about fewer units or spaces, and the program may know more of them by itself.
    """
    before = {field.name: field for field in then[1]}
    return now[0] == then[0] and all(
        field.name in before and _within(field, before[field.name]) for field in now[1]
    )


def _within(now: Field, then: Field) -> bool:
    """Tell whether a field asks about nothing that it did not ask about then."""
    alike = (now.kind, now.text) == (then.kind, then.text)
    listed = all(_among(one.value, [old.value for old in then.options]) for one in now.options)
    bounded = now.minimum >= then.minimum and _most(now) <= _most(then)
    return alike and listed and bounded and _known_still(now, then)


def _known_still(now: Field, then: Field) -> bool:
    """Tell whether the player is asked for nothing that the program knew by itself then."""
    if then.listed:
        return all(_among(one, now.certain) for one in then.certain)
    return then.known is None or same(now.known, then.known)


def _most(field: Field) -> float:
    unlimited = field.kind == "many" and field.maximum == 0
    return float("inf") if unlimited else field.maximum


def _among(value: Value, values: Sequence[Value]) -> bool:
    return any(same(value, one) for one in values)


def _fields_of(prompt: Prompt) -> tuple[Field, ...] | None:
    """Return what may be told, as the fields of a record; None for what is rolled or drawn."""
    if isinstance(prompt, Record):
        return prompt.fields
    if isinstance(prompt, Choose):
        return (_only(prompt, "many", prompt.options.listed(), prompt.minimum, prompt.maximum),)
    if isinstance(prompt, Place):
        return (_only(prompt, "words", prompt.options.listed()),)
    if isinstance(prompt, Number):
        return (_only(prompt, "number", (), prompt.minimum, prompt.maximum),)
    return (_only(prompt, "flag"),) if isinstance(prompt, Confirm) else None


def _only(
    prompt: Prompt, kind: str, options: Sequence[Option] = (), least: int = 0, most: int = 0
) -> Field:
    return Field(
        name="",
        kind=kind,
        text=prompt.text,
        options=tuple(options),
        minimum=least,
        maximum=most,
    )
