"""The `games` and `saves` commands."""

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from beachmaster.cli.console import Console
from beachmaster.cli.problems import Mistake
from beachmaster.cli.render import Words
from beachmaster.cli.streams import escaped
from beachmaster.cli.texts import TN, T
from beachmaster.engine.about import About
from beachmaster.engine.rulings import Choice, Ruling
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.catalogue import UnknownGameError, find, games, load, title_of

if TYPE_CHECKING:
    from beachmaster.storage.saves import Listed


def print_json(value: Value) -> None:
    """Print one JSON document for a machine."""
    formatted = msgspec.json.format(msgspec.json.encode(value), indent=1)
    sys.stdout.write(escaped(formatted.decode()) + "\n")


def named(path: Path) -> str:
    """Return a path as JSON can hold it: bytes that are no UTF-8 are replaced."""
    return str(path).encode(errors="backslashreplace").decode()


def show_games(words: Words, game: str | None = None, *, as_json: bool) -> int:
    """Print the games, what each needs and how complete it is; of a named one its options too."""
    chosen = games() if game is None else [known(game)]
    rows: list[dict[str, Value]] = [
        {
            "game": game.name,
            "title": words.say(game.title),
            "playable": game.playable,
            "needs": words.say(game.needs),
            "state": words.say(game.state),
        }
        for game in chosen
    ]
    options = options_of(chosen[0]) if game is not None and chosen[0].playable else []
    if as_json:
        told = [{**_plain(item, words), "option": item.option} for item in options]
        print_json(rows if game is None else {**rows[0], "options": told})
        return 0
    for row in rows:
        print(f"{row['game']:14} {row['title']}\n{'':14} {row['state']}\n{'':14} {row['needs']}")
    if options:
        _show_options(Console(words), options)
    return 0


def known(name: str) -> About:
    """Return a game by its name; raise `Mistake` where there is none."""
    try:
        return find(name)
    except UnknownGameError as error:
        raise Mistake(error.text) from error


def options_of(game: About) -> list[Ruling | Choice]:
    """Return what a player can choose at set-up."""
    return [item for item in load(game.name).options() if item.alternatives]


def _show_options(console: Console, options: Sequence[Ruling | Choice]) -> None:
    """Print each option with its values; the first is the usual one."""
    console.block("")
    console.say(
        T(
            "Options when a game begins (play GAME --set KEY=VALUE); the first value is the usual "
            "one:"
        )
    )
    for item in options:
        console.block("")
        console.say(item.question if isinstance(item, Ruling) else item.text)
        for one in item.alternatives:
            console.line(f"--set {item.option}={one.value}: {console.words.say(one.text)}", "   ")


def _plain(item: Ruling | Choice, words: Words) -> dict[str, Value]:
    question = item.question if isinstance(item, Ruling) else item.text
    values = [{"value": one.value, "text": words.say(one.text)} for one in item.alternatives]
    return {"text": words.say(question), "values": values}


def run_saves(args: argparse.Namespace, words: Words) -> int:
    """Run one `saves` verb."""
    from beachmaster.storage import transfer
    from beachmaster.storage.backup import restore

    if args.verb == "list":
        return _list(words, args.folder, as_json=args.json)
    if args.verb == "export":
        transfer.export(args.save, args.target)
        print(words.say(T("The game is written to {file}.", file=str(args.target))))
    elif args.verb == "import":
        transfer.bring_in(args.source, args.save)
        print(words.say(T("The game is in {file}; play it with --save.", file=str(args.save))))
    else:
        restore(args.save)
        print(words.say(T("{file} is restored from its last good copy.", file=str(args.save))))
    return 0


def _list(words: Words, folder: Path | None, *, as_json: bool) -> int:
    from beachmaster.storage.saves import Listed, saved_games, saves_folder

    def row(one: Listed) -> dict[str, Value]:
        plain: dict[str, Value] = msgspec.structs.asdict(one)
        changed = datetime.fromtimestamp(one.changed, UTC).isoformat(timespec="seconds")
        problem = words.say(one.problem) if one.problem else None
        return plain | {"path": named(one.path), "changed": changed, "problem": problem}

    found = saved_games(folder, told=not as_json)
    if as_json:
        print_json([row(one) for one in found])
        return 0
    console = Console(words)
    if not found:
        console.say(
            T("There are no saved games in {folder}.", folder=str(folder or saves_folder()))
        )
    for one in found:
        console.block(named(one.path))
        console.say(one.problem or _stand(one), "    ")
    return 0


def _stand(one: "Listed") -> Text:
    """Say where a saved game stands and when it was last played, in the clock of this place."""
    when = datetime.fromtimestamp(one.changed).astimezone()
    answers = TN("{n} answer", "{n} answers", n=one.entries)
    turn = T(
        "turn {turn}, {phase}",
        turn=max(1, one.turn),
        phase=one.phase_text or (one.phase or "set-up").replace("-", " "),
    )
    return T(
        "{game}, {turn}, {answers}, last played {when}",
        game=title_of(one.game),
        turn=turn,
        answers=answers,
        when=when.strftime("%Y-%m-%d %H:%M"),
    )
