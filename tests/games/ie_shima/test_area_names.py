"""With a name for every area, no text of a whole game says the number of one without it."""

import ast
import json
import re
from pathlib import Path

import msgspec
import pytest

import beachmaster.games
from beachmaster.engine.areanames import FIELDS, AreaNames
from beachmaster.engine.areashape import Shape
from beachmaster.engine.prompt import Choose, Place, Record
from beachmaster.engine.reconcile import heaps, looks_of, units_of
from beachmaster.engine.text import ENGLISH, Naming, Text, marks, plain_text, render
from beachmaster.games.ie_shima.places import AREAS, BEACHES
from goldens.test_phases import NAMES, begun, stored

T, TN = marks("tests")
NAMED = AreaNames(Shape(AREAS, BEACHES), {area: f"w{area}" for area in AREAS}, numbered=True)
NAMING = Naming(ENGLISH, NAMED.shown, fields=NAMED.fields)
BARE = re.compile(r"\b[Aa]rea (\d+)\b(?! w\1\b)")
LISTED = re.compile(r"\b[Aa]reas (\d+)\b(?! w\1\b)")


FIGURES = {"number", "turn", "points", "dice"}
"""The fields that hold figures in words, which may look like the number of an area."""
OF_AREAS = {"area", "areas", "place", "places", "space", "spaces", "origin", "goal", "goals", "box"}
"""What the source calls an area or several."""
PACKAGES = Path(next(iter(beachmaster.games.__path__)))
ON_AREAS = sorted(
    {one.parent for one in PACKAGES.glob("*/*.py") if "AreaChart(" in one.read_text("utf-8")}
)


def bare_in(value, figures=FIGURES):
    """Yield each text that holds the id of an area in a field that takes no name."""
    if isinstance(value, Text):
        for field, param in value.params.items():
            if field not in figures:
                yield from _bare_in_field(value, field, param, figures)
        return
    if isinstance(value, msgspec.Struct):
        value = {name: getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, dict):
        value = list(value.values())
    for one in value if isinstance(value, list | tuple) else ():
        yield from bare_in(one, figures)


def _bare_in_field(text, field, param, figures):
    for one in param if isinstance(param, list | tuple) else [param]:
        if isinstance(one, str) and one in AREAS and field not in FIELDS:
            yield text, field
        yield from bare_in(one, figures)


def lists_of(session):
    """Return what lists, map, check and pack-away say of the state."""
    module, state = session.module, session.state
    overview, rows = module.overview(state), units_of(module, state)
    return [
        *(overview, module.position(state, overview.units)),
        *(module.pieces(state), looks_of(module, state, rows), heaps(module, state, rows)),
    ]


def test_a_bare_number_is_found():
    """The walk below can fail: a field that takes no name, words that are an id."""
    wrong = [T("from {a} to {goal}", a="4", goal="5"), T("{what}", what=[plain_text("4")])]
    assert [field for _text, field in bare_in(wrong)] == ["a", "words"]
    assert not [*bare_in(T("{number} in {area}, {what}", number="4", area="4", what="four"))]


@pytest.mark.parametrize("package", ON_AREAS, ids=lambda one: one.name)
def test_what_is_called_an_area_is_told_in_a_field_that_takes_names(package):
    """Another field would show the id for ever, where nobody walks in a test."""
    wrong, right = [], 0
    for file in sorted(package.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            for field, name in _told_in(call):
                right += field in FIELDS
                if field not in FIELDS:
                    wrong.append((file.name, call.lineno, field, name))
    assert right > 10
    assert not wrong


def _told_in(call):
    """Yield each field of a text with the name of what is told in it, where that is an area."""
    if not isinstance(call, ast.Call):
        return
    called = (
        call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    )
    for keyword in call.keywords if called in ("T", "TN", "fill") else ():
        value = keyword.value
        while isinstance(value, ast.Call) and getattr(value.func, "id", "") in ("list", "sorted"):
            value = value.args[0]
        name = value.attr if isinstance(value, ast.Attribute) else getattr(value, "id", "")
        if name in OF_AREAS:
            yield keyword.arg, name


def texts_of(session):
    """Yield what a prompt says, and what came of the answer before."""
    prompt = session.asked.prompt
    yield prompt.text
    yield from prompt.why
    for option in prompt.options if isinstance(prompt, Choose | Place) else ():
        yield option.text
    for closed in prompt.closed() if isinstance(prompt, Choose | Place) else ():
        yield from (closed.text, closed.reason)
    for field in prompt.fields if isinstance(prompt, Record) else ():
        yield field.text
        yield from (option.text for option in field.options)


@pytest.mark.parametrize("name", ["ie-shima-tracked-1"])
def test_no_area_is_said_without_its_name(name):
    first, *lines = stored(name)
    session = begun(NAMES[name][1])
    seen, wrong = set(), set()
    answers = [line for line in lines if "value" in line]
    assert len(answers) > 50, first
    for at, line in enumerate(answers[:250]):
        told = list(texts_of(session))
        every = [session.asked.prompt, *(lists_of(session) if at % 10 == 0 else ())]
        session.answer(line["value"])
        every += (events := session.take_events())
        for event in events:
            told += [one for one in (event.text, event.act) if one is not None]
            told += [change.text for change in event.acts]
        wrong.update((text.source.text, field) for text, field in bare_in([*every, *told]))
        for text in told:
            assert isinstance(text, Text)
            words = render(text, NAMING)
            seen.update(re.findall(r"\bw\d+\b", words))
            if BARE.search(words) or LISTED.search(words):
                wrong.add((text.source.text, words))
    assert not wrong, json.dumps(sorted(wrong), indent=1)
    assert len(seen) > 10
