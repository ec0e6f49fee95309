"""What a prompt is about is marked on the map: whole recorded games are walked for it."""

import re

import msgspec
import pytest

from beachmaster.desktop.board.targets import Targets
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from often import few
from playthroughs.test_playthroughs import GAMES, HERE, Answer, session_of

FIRST = ("tracked", "bloodbath-tracked", "ie-shima-us")
TRACKED = (*FIRST, "heroic", "bloodbath-two", "ie-shima-japan")
NO_PLACE = {
    "hell-on-earth": {
        "weather",
        "bombardment-order",
        "command-points",
        "spend-command-points",
        "orders-roll",
        "recover",
        "attack-again",
        "first-command-marker",
        "command-marker",
        "turn-marker",
        "deployment",
    },
    "bloodbath": {
        "storm",
        "coast",
        "reserves",
        "replacement-sector",
        "banzai-dice",
        "task-force-collins",
        "hand-over",
    },
    "ie-shima": {
        "sunset",
        "special-return",
        "special-source",
        "refit-advantage",
        "impulse",
        "deploy",
    },
}
"""The prompts that are about nothing on the map: what a phase is like, what lies beside it."""


def named_on_map(prompt, overview, hexes) -> set[str]:
    """Return the spaces that a prompt's words name, and those of the units they name."""
    words = re.sub(r"\b(?:blue|red) (?:die|dice)\b", "", render(prompt.text))
    areas = {place for place in hexes if re.search(rf"\barea {re.escape(place)}\b", words)}
    numbers = {place for place in hexes if len(place) == 4 and re.search(rf"\b{place}\b", words)}
    units = {
        unit.place
        for unit in overview.units
        if unit.place in hexes
        and not unit.hidden
        and re.search(rf"(?<![\w/]){re.escape(render(unit.name))}\b", words)
    }
    return areas | numbers | units


def walk(name):
    """Yield each prompt of a player, what the map marks for it, and what its words name there."""
    lines = (HERE / f"{name}.jsonl").read_bytes().splitlines()
    session = session_of(msgspec.json.decode(lines[0], type=Setup))
    display = session.module
    for line in lines[1:]:
        answer, prompt = msgspec.json.decode(line, type=Answer), session.asked.prompt
        if answer.by == "player":
            hexes = display.chart(session.state).hexes
            overview = display.overview(session.state)
            places = {unit.id: unit.place for unit in overview.units}
            targets = Targets(prompt, hexes, places, lambda _unit: {})
            aims, others = targets.about()
            marked = {*aims, *others, *targets.places()}
            yield prompt, marked, named_on_map(prompt, overview, hexes)
        session.answer(answer.value, answer.by)
        session.take_events()


@pytest.mark.parametrize("name", few(TRACKED, len(FIRST)))
def test_what_a_prompt_is_about_is_marked_on_the_map(name):
    unmarked, wrong = {}, []
    for prompt, marked, named in walk(name):
        if not named <= marked:
            wrong.append((prompt.procedure, render(prompt.text), named - marked))
        unmarked[prompt.procedure] = unmarked.get(prompt.procedure, True) and not marked
    assert wrong == []
    never = {procedure for procedure, nothing in unmarked.items() if nothing}
    assert never <= NO_PLACE[GAMES[name].game]
