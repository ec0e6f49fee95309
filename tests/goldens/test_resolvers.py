"""Every resolver with 200 inputs, legal and illegal ones, compared with what it said before.

`resolvers/GAME-NAME.jsonl.xz` holds the JSON Schema in its first line, then a line for each input
with what `resolve --json` and `odds --json` print for it, or the refusal. After a meant change:
`python3 run.py golden`. That keeps the inputs; without its file a resolver gets new ones.
"""

import argparse
import contextlib
import difflib
import io
import json
import lzma
import re
from collections import Counter
from itertools import islice
from operator import itemgetter
from pathlib import Path

import pytest

from beachmaster.cli.main import main
from beachmaster.cli.problems import Mistake
from beachmaster.cli.render import Words
from beachmaster.cli.resolve import resolve
from beachmaster.engine.values import Value
from beachmaster.games import catalogue
from goldens.inputs import made

HERE = Path(__file__).parent / "resolvers"
RESOLVERS = {
    f"{game}-{name}": (game, name)
    for game in catalogue.playable()
    for name in catalogue.load(game).resolvers({})
}
COMMANDS = ("resolve", "odds")
COUNT, REFUSED = 200, 50
TRIED = 2000
LEAST_ACCEPTED = 0.65
LARGEST = 1_000_000
BY_COMMAND_LINE = 1
"""How many of the accepted and how many of the refused inputs go through the real command line."""
MOST_LINES = 40


def path_of(name: str) -> Path:
    return HERE / f"{name}.jsonl.xz"


def stored(name: str) -> list[Value]:
    """Return the schema and the records of a resolver."""
    return [json.loads(line) for line in lzma.decompress(path_of(name).read_bytes()).splitlines()]


def keep(name: str, lines: list[Value]) -> None:
    """Write a file, but leave one alone that says the same: packers differ."""
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    path = path_of(name)
    path.parent.mkdir(exist_ok=True)
    if not path.exists() or lzma.decompress(path.read_bytes()) != text.encode():
        path.write_bytes(lzma.compress(text.encode(), preset=9))


def said(command: str, name: str, **words: Value) -> Value:
    """Return what a command prints as JSON, or its refusal."""
    game, resolver = RESOLVERS[name]
    args = {"json": None, "schema": False, "sets": [], **words}
    args = argparse.Namespace(command=command, game=game, procedure=resolver, **args)
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            resolve(args, Words())
    except Mistake as mistake:
        why = mistake.__cause__  # what a program is told besides the words
        told = {key: getattr(why, key, None) for key in ("field", "expected")}
        return {"refused": Words().say(mistake.text), **told}
    return json.loads(out.getvalue())


def answers(name: str, given: Value) -> dict[str, Value]:
    return {command: said(command, name, json=json.dumps(given)) for command in COMMANDS}


def refused(record: Value) -> bool:
    return "refused" in record["resolve"]


def kind_of(answer: Value) -> tuple[str, ...]:
    """Return what is special about an answer: outcome, modifiers, notes; or why it is refused."""
    if "refused" in answer:
        return ("refused", re.sub(r"“.*?”|\d+", "", answer["refused"]))
    applied = [one["name"] for one in answer["modifiers"] if one["applied"]]
    return (answer["outcome"], *map(str, applied), str(len(answer["notes"])))


def new_inputs(name: str, schema: Value) -> list[Value]:
    """Return inputs as different as can be: of many, those whose kind of answer is rare."""
    seen: Counter[tuple[str, ...]] = Counter()
    ranks = []
    for number, given in enumerate(islice(made(schema, name), TRIED)):
        kind = kind_of(said("resolve", name, json=json.dumps(given)))
        ranks.append((kind[0] == "refused", seen[kind], number, given))
        seen[kind] += 1
    legal, wrong = (sorted(one for one in ranks if one[0] == bad) for bad in (False, True))
    chosen = [*legal[: COUNT - REFUSED], *wrong[:REFUSED]]
    return [given for *_, number, given in sorted(chosen, key=itemgetter(2))]


def difference(then: Value, now: Value) -> str:
    """Return what differs, line by line."""
    old, new = (json.dumps(one, indent=1, ensure_ascii=False).splitlines() for one in (then, now))
    lines = list(difflib.unified_diff(old, new, "stored", "now", lineterm="", n=4))
    more = [f"... and {len(lines) - MOST_LINES} lines more"] if len(lines) > MOST_LINES else []
    return "\n".join([*lines[:MOST_LINES], *more])


def report(name: str, then: list[Value], now: list[Value]) -> str:
    """Return the first input that is answered otherwise, with the difference in full."""
    others = [pair for pair in zip(then, now, strict=True) if pair[0] != pair[1]]
    first, new = others[0]
    game, resolver = RESOLVERS[name]
    given = json.dumps(first["input"], ensure_ascii=False)
    command = "odds" if first["resolve"] == new["resolve"] else "resolve"
    return (
        f"{len(others)} of {len(then)} inputs of {name} are answered otherwise. The first:\n"
        f"  beachmaster {command} {game} {resolver} --json '{given}'\n"
        f"{difference(first[command], new[command])}\n"
        "If that is meant: python3 run.py golden, and say in the commit why it may differ."
    )


@pytest.mark.parametrize("name", RESOLVERS)
def test_a_resolver_answers_as_it_did(name, request):
    schema = said("resolve", name, schema=True)
    if request.config.getoption("--regenerate"):
        known = path_of(name).exists()
        inputs = [one["input"] for one in stored(name)[1:]] if known else new_inputs(name, schema)
        keep(name, [schema, *({"input": one, **answers(name, one)} for one in inputs)])
    assert path_of(name).exists(), f"{name} has no golden file; make it with: python3 run.py golden"
    old, *then = stored(name)
    assert schema == old, f"the schema of {name} changed:\n{difference(old, schema)}"
    now = [{"input": one["input"], **answers(name, one["input"])} for one in then]
    if now != then:
        pytest.fail(report(name, then, now), pytrace=False)


@pytest.mark.parametrize("name", RESOLVERS)
def test_the_inputs_are_many_mostly_legal_and_lead_to_different_outcomes(name):
    records = stored(name)[1:]
    accepted = [one for one in records if not refused(one)]
    assert len(records) == COUNT
    assert LEAST_ACCEPTED * COUNT <= len(accepted) < COUNT
    assert len({one["resolve"]["outcome"] for one in accepted}) > 1


@pytest.mark.parametrize("name", RESOLVERS)
def test_the_command_line_prints_the_same_and_refuses_with_status_2(name, capsys):
    game, resolver = RESOLVERS[name]
    schema, *records = stored(name)
    assert main(["resolve", game, resolver, "--schema"]) == 0
    assert json.loads(capsys.readouterr().out) == schema
    some = [[one for one in records if refused(one) == wrong] for wrong in (False, True)]
    for record in [*some[0][:BY_COMMAND_LINE], *some[1][:BY_COMMAND_LINE]]:
        for command in COMMANDS:
            words = [command, game, resolver, "--json", json.dumps(record["input"])]
            status, (out, err) = main(words), capsys.readouterr()
            why = record[command].get("refused")
            assert status == (0 if why is None else 2)
            assert why is not None or json.loads(out) == record[command]
            assert why is None or err == f"beachmaster: {why}\n"


def test_no_file_is_left_of_a_resolver_that_is_gone_and_all_are_small():
    files = list(HERE.iterdir())
    assert {path.name for path in files} == {path_of(name).name for name in RESOLVERS}
    assert sum(path.stat().st_size for path in files) < LARGEST
