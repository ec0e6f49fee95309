"""No player reads a name for programs: whole recorded games are walked for such words."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from beachmaster.engine.explaining import steps_of
from beachmaster.engine.prompt import Choose, Draw, Place
from beachmaster.engine.said import said, unasked
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import Text, render
from often import few
from playthroughs.test_playthroughs import GAMES, HERE, Answer, session_of

FIRST = ("tracked", "bloodbath-tracked", "ie-shima-us", "ie-shima-japan")
ID = re.compile(r"(?<![\w/-])(?=[\d:=>~-]*[a-z])[a-z\d]+(?:[-:=>~][a-z\d]+)+(?![\w-])")
RULE = re.compile(r"(hoe|bib|ies):\d")
ENGLISH = {"anti-aircraft", "anti-tank", "dug-in", "face-down", "set-up", "two-step"}
ENGLISH |= {"yellow-framed"}
"""Words of the books that are written as names for programs are."""


def texts(told: object) -> Iterator[Text]:
    """Yield the texts in what is told, those of options and of sheets too."""
    if isinstance(told, Text):
        yield told
    elif isinstance(told, msgspec.Struct):
        named = (getattr(told, name) for name in told.__struct_fields__)
        yield from texts([one for one in named if not callable(one)])
    elif isinstance(told, list | tuple):
        for one in told:
            yield from texts(one)


def asked_words(prompt) -> Iterator[Text]:
    """Yield all that a prompt shows."""
    yield from texts(prompt)
    if isinstance(prompt, Choose | Place):
        yield from texts([*prompt.options, *prompt.closed()])
    if isinstance(prompt, Draw):
        yield from texts(list(prompt.tokens()))
    sheet = prompt.shown_sheet()
    if sheet is not None:
        yield from texts(sheet)


def happened_words(events) -> Iterator[Text]:
    """Yield all that events show: journal, news, notices, results and their explanation."""
    for event in events:
        if event.seen:
            yield from texts(event)
            yield from (step.text for step in steps_of(event))


def ids_in(shown) -> set[str]:
    """Return the names for programs in what is shown, each with the words around it."""
    words = {render(text) for text in shown}
    found = {(one, whole) for whole in words for one in ID.findall(whole)}
    return {f"{one}: {whole}" for one, whole in found if one not in ENGLISH and not RULE.match(one)}


@pytest.mark.parametrize("name", few([*FIRST, *sorted(set(GAMES) - set(FIRST))], len(FIRST)))
def test_no_name_for_programs_is_shown_in_a_whole_game(name):
    lines = (HERE / f"{name}.jsonl").read_bytes().splitlines()
    session = session_of(msgspec.json.decode(lines[0], type=Setup))
    found = ids_in(happened_words(session.take_events()))
    for line in lines[1:]:
        answer, prompt = msgspec.json.decode(line, type=Answer), session.asked.prompt
        words = [said(prompt, answer.value), unasked(answer.value)]
        found |= ids_in([*asked_words(prompt), *words])
        session.answer(answer.value, answer.by)
        found |= ids_in(happened_words(session.take_events()))
    pieces = session.module.pieces(session.state).values()
    assert found | ids_in(texts(list(pieces))) == set()
