"""The `play` command: over JSON lines, or with a person in the terminal."""

import argparse
import sys

from beachmaster.cli.render import Words
from beachmaster.storage.diagnostics import watch_terminal
from beachmaster.storage.starting import Playing, Wish, start

SEED_OF_SCRIPTS = 0
"""The seed of `--json` without `--seed`: the same script gets the same game."""


def wish_of(args: argparse.Namespace) -> Wish:
    """Return what the command line asks for."""
    named = {name: getattr(args, name) for name in ("board", "counters", "markers")}
    return Wish(
        game=args.game,
        seed=args.seed,
        table=args.table,
        my_map=args.my_map is not None,
        my_map_file=args.my_map or None,
        files={name: path for name, path in named.items() if path is not None},
        sets=args.sets,
        position=args.position,
        save=args.save,
        restore=args.restore,
        learn=args.learn,
    )


def play(args: argparse.Namespace, words: Words) -> int:
    """Play as the command line asks and return the exit status."""
    watch_terminal("json" if args.json else "terminal")
    wish = wish_of(args)
    return play_lines(wish, words) if args.json else play_here(wish, words)


def play_lines(wish: Wish, words: Words) -> int:
    """Play over JSON lines on stdin and stdout."""
    from beachmaster.cli.jsonlines import JsonPlayer
    from beachmaster.cli.map_help import told_first

    playing = start(wish, seed=SEED_OF_SCRIPTS)
    try:
        for notice in told_first(playing):
            sys.stderr.write(words.say(notice) + "\n")
        JsonPlayer(playing, words, sys.stdout.buffer).play(sys.stdin.buffer)
    finally:
        playing.close()
    return 0


def play_here(wish: Wish, words: Words) -> int:
    """Play with a person in the terminal."""
    from beachmaster.cli.console import Console, Leaving
    from beachmaster.cli.new_game import (
        ask_new_game,
        lay_table,
        says_nothing,
        somebody_is_there,
    )
    from beachmaster.cli.terminal import TerminalPlayer
    from beachmaster.storage.settings import OF_NEW_GAMES, Settings

    settings, console = Settings.load(), Console(words)
    ask = somebody_is_there() and says_nothing(wish)
    try:
        if ask:
            ask_new_game(console, wish, settings)
        wish.usual = {key: settings[key] for key in OF_NEW_GAMES}
        playing = start(wish)
    except (Leaving, KeyboardInterrupt):
        return 0
    try:
        player = TerminalPlayer(playing, words)
        lays = not (wish.learn or wish.position or playing.resumed)
        player.play(lambda: lays and lay_table(console, playing, settings))
    finally:
        playing.close()
    return play_here(_next(playing, wish), words) if player.cards.wants_table else 0


def _next(playing: Playing, lesson: Wish) -> Wish:
    """Return the game that is set up on the real table after a lesson, kept where that was."""
    from beachmaster.storage.saves import new_save

    game = playing.setup.game
    return Wish(game=game, save=new_save(game) if lesson.save is not None else None)
