"""With a name for every area, no text of a whole game says the number of one without it."""

import json
import re

import pytest

from beachmaster.engine.areanames import AreaNames
from beachmaster.engine.areashape import Shape
from beachmaster.engine.prompt import Choose, Place, Record
from beachmaster.engine.text import ENGLISH, Naming, Text, render
from beachmaster.games.ie_shima.places import AREAS, BEACHES
from goldens.test_phases import NAMES, begun, stored

NAMED = AreaNames(Shape(AREAS, BEACHES), {area: f"w{area}" for area in AREAS}, numbered=True)
NAMING = Naming(ENGLISH, NAMED.shown, fields=NAMED.fields)
BARE = re.compile(r"\b[Aa]rea (\d+)\b(?! w\1\b)")
LISTED = re.compile(r"\b[Aa]reas (\d+)\b(?! w\1\b)")


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
    for line in answers[:250]:
        told = list(texts_of(session))
        session.answer(line["value"])
        for event in session.take_events():
            told += [one for one in (event.text, event.act) if one is not None]
            told += [change.text for change in event.acts]
        for text in told:
            assert isinstance(text, Text)
            words = render(text, NAMING)
            seen.update(re.findall(r"\bw\d+\b", words))
            if BARE.search(words) or LISTED.search(words):
                wrong.add((text.source.text, words))
    assert not wrong, json.dumps(sorted(wrong), indent=1)
    assert len(seen) > 10
