"""The words that saves and other programs hold: keys, fields, options, events, places, pieces.

A word is taken in the shape it has: what counts (turns, numbers of hexes, impulses) is `#` in it.
"""

import json
import lzma
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from beachmaster.engine.setup import Setup
from beachmaster.engine.values import Value
from beachmaster.games import catalogue
from beachmaster.paths import data_root
from beachmaster.storage.checking import checked_content
from grounds import grounds

HERE = Path(__file__).parent
TOLD = HERE / "phases" / "words.json"
"""What the prompts and events of each golden game are made of; `test_phases.py` compares it."""
KEPT = HERE.parent / "storage" / "former"
SCHEMAS = data_root() / "resources" / "schemas"
PLAYED = HERE.parent / "playthroughs"
KEY = re.compile(r"\d+\.(?P<phase>[^/]+)/(?P<procedure>[^:#]+)(:(?P<subjects>[^#]*))?#\d+")
BY_HEX = re.compile(r"(?<=/)\d{4}$")
"""A piece of which nothing is known but where it lies."""
APART = re.compile(r"[>+=,;~| ]")
Found = Iterator[tuple[str, str]]
"""A kind of word, and a word of it."""


def shape(word: str) -> str:
    """Return a word with `#` for what counts in it."""
    return re.sub(r"\d+", "#", word)


def parts(word: str) -> Iterable[str]:
    """Return what an answer in one word is put together of: units, ways, losses."""
    return (shape(part) for part in APART.split(word) if part)


def of_key(key: str) -> Found:
    """Yield what a prompt's key is made of."""
    found = KEY.fullmatch(key)
    assert found is not None, f"{key} is no prompt's key"
    yield "phase", shape(found["phase"])
    yield "procedure", found["procedure"]
    for subject in (found["subjects"] or "").split(","):
        yield "subject", f"{found['procedure']}:{shape(subject)}"


def of_value(value: Value) -> Found:
    """Yield what an answer is made of: the fields of a form, and words."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield "field", shape(name)
            yield from of_value(one)
    elif isinstance(value, list):
        for one in value:
            yield from of_value(one)
    elif isinstance(value, str):
        yield from (("option", part) for part in parts(value))


def of_prompt(line: Mapping[str, Any]) -> Found:
    """Yield what a prompt offers, as another program reads it."""
    yield "ask", line["kind"]
    yield from (("prompt", name) for name in line)
    for field in line.get("fields", ()):
        yield "field", shape(field["name"])
        yield "ask", f"field:{field['kind']}"
        yield from of_options(field)
    yield from of_options(line)


def of_options(line: Mapping[str, Any]) -> Found:
    """Yield the words of what can be answered."""
    for option in line.get("options", ()):
        yield from of_value(option["value"])


def of_event(line: Mapping[str, Any]) -> Found:
    """Yield an event's name and what it carries."""
    yield "event", line["name"]
    for name in line.get("data") or ():
        yield "event-data", shape(name)


def gathered(found: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Return the words by kind, in order."""
    words = defaultdict(set)
    for kind, word in found:
        words[kind].add(word)
    return {kind: sorted(words[kind]) for kind in sorted(words)}


def of_told(told: Mapping[str, Any]) -> Found:
    """Yield what a prompt and what came of its answer are made of."""
    yield from of_prompt(told["prompt"])
    for event in told["events"]:
        yield from of_event(event)


def of_game(game: str) -> set[str]:
    """Return all words of a game that this program produces: a kind and a word in each line."""
    sources = (_of_goldens, _of_playthroughs, _of_kept, _of_resolvers, _of_play)
    return {f"{kind} {word}" for source in sources for kind, word in source(game)}


def _of_goldens(game: str) -> Found:
    for name, words in json.loads(TOLD.read_text("utf-8")).items():
        if name.startswith(game):
            yield from ((kind, word) for kind, some in words.items() for word in some)
    for path in sorted((HERE / "phases").glob(f"{game}-*.xz")):
        lines = lzma.decompress(path.read_bytes()).splitlines()
        for line in map(json.loads, (one for one in lines if one.startswith(b'{"key"'))):
            yield from of_key(line["key"])
            yield from of_value(line["value"])
        for state in (lines[1], lines[-1]):
            yield from _of_state(game, json.loads(lines[0]), json.loads(state)["state"])


def _of_state(game: str, setup: Value, state: Value) -> Found:
    """Yield the pieces of a state and their places."""
    module = catalogue.load(game).prepare(msgspec.convert(setup, Setup))[1]
    for name, piece in module.pieces(msgspec.convert(state, module.state_type)).items():
        yield "piece", BY_HEX.sub("#", name)
        yield "place", shape(piece.space)


def _of_playthroughs(game: str) -> Found:
    for path in PLAYED.glob("*.jsonl"):
        head, *lines = map(json.loads, path.read_text("utf-8").splitlines())
        for line in lines if head["game"] == game else ():
            if "key" in line:
                yield from of_key(line["key"])
                yield from of_value(line["value"])


def _of_kept(game: str) -> Found:
    for path in sorted(KEPT.glob(f"0.3.0/**/{game}-*.xz")):
        with TemporaryDirectory() as folder:
            file = Path(folder) / path.stem
            file.write_bytes(lzma.decompress(path.read_bytes()))
            content = checked_content(file)
        for entry in content.tree.entries:
            yield "entry", entry.kind
            yield "by", entry.by
            if entry.key:
                yield from of_key(entry.key)
                yield from of_value(entry.value)
            yield from _domains(entry.text)
            yield from _domains(entry.why)


def _domains(plain: Value) -> Found:
    """Yield the text domains of texts in plain form."""
    if isinstance(plain, dict):
        if isinstance(plain.get("c"), str):
            yield "domain", plain["c"] or "-"
        plain = list(plain.values())
    if isinstance(plain, list):
        for one in plain:
            yield from _domains(one)


def _of_resolvers(game: str) -> Found:
    for name, resolver in catalogue.load(game).resolvers({}).items():
        yield "resolver", name
        yield from _of_schema(name, resolver.schema())
    for path in SCHEMAS.glob("*.json"):
        if path.stem.startswith((game, "own-board")):
            yield from _of_schema(path.stem, json.loads(path.read_text("utf-8")))


def _of_schema(name: str, schema: Mapping[str, Any]) -> Found:
    """Yield the types of a published schema, their fields and values."""
    for kind, about in schema["$defs"].items():
        yield "schema", f"{name}/{kind}"
        for part in about.get("properties", ()):
            yield "schema", f"{name}/{kind}.{part}"
        for value in about.get("enum", ()):
            yield "schema", f"{name}/{kind}={value}"


def _of_play(game: str) -> Found:
    """Yield options and the fields of the state."""
    factory = catalogue.load(game)
    for one in factory.options():
        yield from (("set", f"{one.option}={way.value}") for way in one.alternatives)
    for board in grounds(game):
        setup = Setup(game=game, board=board, seed=1)
        module = factory.prepare(setup)[1]
        schema = msgspec.json.schema(module.state_type)["$defs"]
        for kind, about in schema.items():
            yield from (("state", f"{kind}.{part}") for part in about.get("properties", ()))
