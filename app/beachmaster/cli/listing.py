"""The `games` and `saves` commands."""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from beachmaster.cli.render import Words
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.values import Value
from beachmaster.games.catalogue import GAMES


def print_json(value: Value) -> None:
    """Print one JSON document for a machine."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n")


def show_games(words: Words, *, as_json: bool) -> int:
    """Print the games, what each needs and how complete it is."""
    rows = [
        {
            "game": game.name,
            "title": words.say(game.title),
            "playable": game.playable,
            "needs": words.say(game.needs),
            "state": words.say(game.state),
        }
        for game in GAMES
    ]
    if as_json:
        print_json(rows)
        return 0
    for row in rows:
        print(f"{row['game']:14} {row['title']}\n{'':14} {row['state']}\n{'':14} {row['needs']}")
    return 0


def run_saves(args: argparse.Namespace, words: Words) -> int:
    """Run one `saves` verb."""
    from beachmaster.storage import transfer
    from beachmaster.storage.backup import restore

    if args.verb == "list":
        return _list(words, args.folder, as_json=args.json)
    if args.verb == "export":
        transfer.export(args.save, args.target)
        print(words.say(Text(_EXPORTED, file=str(args.target))))
    elif args.verb == "import":
        transfer.bring_in(args.source, args.save)
        print(words.say(Text(_IMPORTED, file=str(args.save))))
    else:
        restore(args.save)
        print(words.say(Text(_RESTORED, file=str(args.save))))
    return 0


def _list(words: Words, folder: Path | None, *, as_json: bool) -> int:
    from beachmaster.storage.saves import Listed, saved_games, saves_folder

    def row(one: Listed) -> dict[str, Value]:
        plain: dict[str, Value] = msgspec.structs.asdict(one)
        changed = datetime.fromtimestamp(one.changed, UTC).isoformat(timespec="seconds")
        problem = words.say(one.problem) if one.problem else None
        return plain | {"path": str(one.path), "changed": changed, "problem": problem}

    rows = [row(one) for one in saved_games(folder)]
    if as_json:
        print_json(rows)
        return 0
    if not rows:
        print(words.say(Text(_NO_SAVES, folder=str(folder or saves_folder()))))
    for one in rows:
        said = one["problem"] or f"{one['game']}, {one['turn']} {one['phase']}"
        print(f"{one['path']}\n    {one['changed']}  {said}")
    return 0


_EXPORTED = QT_TRANSLATE_NOOP("cli", "The game is written to {file}.")
_IMPORTED = QT_TRANSLATE_NOOP("cli", "The game is in {file}; play it with --save.")
_RESTORED = QT_TRANSLATE_NOOP("cli", "The last good copy of {file} is in its place.")
_NO_SAVES = QT_TRANSLATE_NOOP("cli", "There are no saved games in {folder}.")
