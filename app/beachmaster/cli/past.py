"""The `saves summary` command: all saved games looked back on, one after the other."""

import argparse
import sys

import msgspec

from beachmaster.cli.console import Console
from beachmaster.cli.listing import named, print_json
from beachmaster.cli.render import Words
from beachmaster.cli.texts import T
from beachmaster.engine.values import Value
from beachmaster.storage.lookups import looked_up
from beachmaster.storage.outgoing import refuse_existing
from beachmaster.storage.past import Past, past_game, past_saves, totals
from beachmaster.storage.past_lines import lines_of, title_line, total_lines, write_csv
from beachmaster.storage.saves import saves_folder


def summary(args: argparse.Namespace, words: Words) -> int:
    """Print what came of each saved game and of all together, or write it as CSV."""
    counts, console = looked_up(), Console(words)
    if args.csv is not None:
        refuse_existing(args.csv)
    games: list[Past] = []
    for path in past_saves(args.folder):
        game = past_game(path, counts)
        games.append(game)
        if not (args.json or args.csv):
            _show(console, game)
    if args.csv is not None:
        write_csv(args.csv, games, words.say)
        done = T("Your games are written to {file}.", file=str(args.csv))
        sys.stderr.write(f"{words.say(done)}\n")
    if args.json:
        print_json([_plain(game, words) for game in games])
    elif args.csv is None and not games:
        folder = args.folder or saves_folder()
        console.say(T("There are no saved games in {folder}.", folder=str(folder)))
    elif args.csv is None:
        console.block("")
        for line in total_lines(totals(games, counts)):
            console.say(line)
    return 0


def _show(console: Console, game: Past) -> None:
    console.block(console.words.say(title_line(game)))
    for line in lines_of(game):
        console.say(line, "    ")


def _plain(game: Past, words: Words) -> dict[str, Value]:
    """Return a game as plain values, its texts in words."""
    plain: dict[str, Value] = msgspec.to_builtins(
        {
            "path": named(game.path),
            "changed": game.changed,
            "game": game.game,
            "board": game.board,
            "turn": game.turn,
            "over": game.over,
            "score": game.score,
            "dice": game.dice,
            "lookups": dict(game.lookups),
        }
    )
    said = {"outcome": game.outcome, "problem": game.problem}
    plain |= {name: words.say(text) if text is not None else None for name, text in said.items()}
    plain["parts"] = [{"text": words.say(part.text), "points": part.points} for part in game.parts]
    plain["rulings"] = [words.say(ruling) for ruling in game.rulings]
    plain["house"] = [words.say(rule) for rule in game.house]
    return plain
