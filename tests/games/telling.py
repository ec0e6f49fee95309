"""Tell all that a record asks for: what a test does not name is told as none of it."""

from beachmaster.engine.prompt import Field, Prompt, Record
from beachmaster.engine.values import Value

NOTHING = ("none", "no")
"""The options that stand for none of a choice."""


def in_full(prompt: Prompt, answer: Value) -> Value:
    """Return an answer with no, none or nobody for the fields it leaves out."""
    if not (isinstance(prompt, Record) and isinstance(answer, dict)):
        return answer
    left_out = [f for f in prompt.fields if f.name not in answer and not f.settled]
    none = {field.name: _none_of(field) for field in left_out}
    return {**{name: value for name, value in none.items() if value is not None}, **answer}


def _none_of(field: Field) -> Value:
    """Return what says no or none of a field, None where nothing does."""
    if field.kind == "flag":
        return False
    if field.listed:
        return []
    if field.kind == "choose":
        return next((one.value for one in field.options if one.value in NOTHING), None)
    return field.minimum if field.kind == "number" else None
