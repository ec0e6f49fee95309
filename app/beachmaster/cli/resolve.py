"""The `resolve` and `odds` commands: one table or combat without a session."""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from beachmaster.cli import results, wire
from beachmaster.cli.console import Console
from beachmaster.cli.listing import print_json
from beachmaster.cli.problems import Mistake
from beachmaster.cli.render import Words
from beachmaster.cli.texts import T
from beachmaster.engine.datafile import DataError
from beachmaster.engine.given import no_json, takes_text
from beachmaster.engine.resolution import Odds, Resolution, ResolveError
from beachmaster.engine.resolver import Resolver
from beachmaster.engine.setup import GameFactory
from beachmaster.engine.text import plain_text
from beachmaster.engine.values import Value
from beachmaster.storage.starting import load, sets_of

LARGEST = 1_000_000
SEED = 0


def resolve(args: argparse.Namespace, words: Words) -> int:
    """Print one result, one distribution, a schema, or the list of resolvers."""
    factory = load(args.game)
    fields, data = sets_of(args.sets, factory)
    resolvers = _resolvers(factory, data)
    if args.procedure is None:
        for name, each in resolvers.items():
            print(f"{name:18} {words.say(each.title)}")
        return 0
    resolver = resolvers.get(args.procedure)
    if resolver is None:
        raise Mistake(
            T(
                "There is no procedure “{name}”; there are: {names}.",
                name=args.procedure,
                names=list(resolvers),
            )
        )
    if args.schema:
        print_json(resolver.schema())
        return 0
    given = _input(args.json) | {
        name: value if takes_text(resolver.takes, name) else _value(value)
        for name, value in fields.items()
    }
    found = _result(args.command, resolver, dict(given))
    if args.json is not None:
        print_json(_with_chief_table(wire.plain(found, words)))
    elif isinstance(found, Odds):
        results.show_chances(Console(words), resolver, given, found)
    else:
        results.show_resolution(Console(words), resolver, given, found)
    return 0


def _resolvers(factory: GameFactory, data: dict[str, str]) -> Mapping[str, Resolver[Any]]:
    try:
        return factory.resolvers(data)
    except DataError as error:
        raise Mistake(error.text) from error


def _result(command: str, resolver: Resolver[Any], given: dict[str, Value]) -> Resolution | Odds:
    seed = given.pop("seed", SEED)
    if type(seed) is not int:
        raise Mistake(T("The field “seed” must be a whole number."))
    try:
        return resolver.odds(given) if command == "odds" else resolver.resolve(given, seed)
    except ResolveError as error:
        raise Mistake(error.text) from error


def _input(words: str | None) -> dict[str, Value]:
    """Return the input: a JSON object, `-` for standard input, or a file's name."""
    if words is None:
        return {}
    try:
        given = msgspec.json.decode(_read(words))
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Mistake(T("The input is not JSON: {why}.", why=no_json(error))) from error
    if not isinstance(given, dict):
        raise Mistake(T("The input is not a JSON object."))
    return given


def _value(words: str) -> Value:
    """Return the value of a `--set FIELD=VALUE` word: JSON, or else a bare word."""
    try:
        return msgspec.json.decode(words)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return words


def _read(words: str) -> bytes:
    if words.lstrip().startswith(("{", "[")):
        return words.encode()
    try:
        if words == "-":
            read = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(words).open("rb") as file:
                read = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        why = plain_text(str(getattr(error, "strerror", None) or error))
        raise Mistake(T("The input {file} cannot be read: {why}.", file=words, why=why)) from error
    if len(read) > LARGEST:
        raise Mistake(T("The input is larger than {size} bytes.", size=LARGEST))
    return read


def _with_chief_table(found: Value) -> Value:
    """Name the first table's distribution and modifiers at the top, where scripts look."""
    if not (isinstance(found, dict) and found.get("tables")):
        return found
    chief = found["tables"][0]
    return {**found, "modifiers": chief["modifiers"], "distribution": chief["chances"]}
