"""A start without a command: go on with the last game, or begin one by number."""

from pathlib import Path

from beachmaster.cli.console import Console, Leaving
from beachmaster.cli.display import window_trouble
from beachmaster.cli.naming import own_name
from beachmaster.cli.playing import play_here
from beachmaster.cli.render import Words
from beachmaster.cli.texts import T
from beachmaster.engine.about import About
from beachmaster.engine.text import Text
from beachmaster.games.catalogue import games, title_of
from beachmaster.storage.diagnostics import watch_terminal
from beachmaster.storage.starting import Wish


def start_somewhere(words: Words, game: Path | None = None) -> int:
    """Open the window, or where there can be none say so and play in the terminal."""
    trouble = window_trouble()
    if trouble is not None:
        return ask_what_to_play(words, trouble)
    from beachmaster.desktop.app import main

    return main(game=game)


def ask_what_to_play(words: Words, why: Text) -> int:
    """Ask, and play; the end of the input is a way to leave."""
    watch_terminal("terminal")
    console = Console(words)
    console.say(why)
    try:
        wish = _chosen(console)
    except (Leaving, KeyboardInterrupt):
        return 0
    return play_here(wish, words)


def _chosen(console: Console) -> Wish:
    from beachmaster.storage.last import recall

    last = recall()
    if last is not None:
        phase = last.phase_words
        console.say(
            T(
                "c) Go on with {game}, turn {turn}, {phase}:",
                game=title_of(last.game),
                turn=last.turn,
                phase=phase,
            )
        )
        console.line(last.prompt, "     ")
    for number, game in enumerate(games(), 1):
        console.line(f"{number}) {console.words.say(game.title)}: {console.words.say(game.state)}")
    while True:
        console.say(
            T("Which game? (Enter: 1; to use your own map, add t: 1 t; q quits)")
            if last is None
            else T(
                "Which? (Enter: go on; a number: a new game; to use your own map, add t: 1 t; q "
                "quits)"
            )
        )
        typed = console.ask()
        if typed.casefold() in ("q", "quit", "exit"):
            raise Leaving
        if last is not None and typed.casefold() in ("", "c", "continue"):
            return Wish(game=last.game, save=Path(last.save))
        wish = _new(console, typed)
        if wish is not None:
            return wish


def _new(console: Console, typed: str) -> Wish | None:
    from beachmaster.storage.saves import new_save

    words = (typed or "1").casefold().split()
    number, board = (*words, "", "")[:2] if len(words) < 3 else ("", "")
    if not (number.isdecimal() and 1 <= int(number) <= len(games()) and board in ("", "t")):
        console.say(T("Type a number from 1 to {most}, or q.", most=len(games())))
        return None
    game: About = games()[int(number) - 1]
    if not game.playable:
        console.say(
            T(
                "{title} cannot be played yet, but you can read its rules: {program} rules "
                "search WORDS",
                title=game.title,
                program=own_name(),
            )
        )
        return None
    return Wish(game=game.name, table=board == "t", save=new_save(game.name))
