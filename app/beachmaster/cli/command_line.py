"""Read the command line and run what it asks for."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn, cast

from beachmaster import __version__
from beachmaster.cli.problems import Mistake
from beachmaster.cli.render import Words, catalogue_for
from beachmaster.cli.rules_parser import add_rules_parser
from beachmaster.cli.texts import T
from beachmaster.engine.text import Text
from beachmaster.storage.diagnostics import note_error
from beachmaster.storage.problems import BoardsError, WrongFileError

DONE, FAILURE, MISTAKE = 0, 1, 2
GAME = "its name; `games` lists them"
OPTION: dict[str, Any] = {
    "action": "append",
    "default": [],
    "metavar": "KEY=VALUE",
    "dest": "sets",
    "help": "an option such as mode=heroic (`games GAME` lists them), or a data file: crt=FILE",
}
GAME_COPY = T("There is a good copy of it: play with --restore to bring it back.")
BOARDS_COPY = T("There is a good copy of it: `boards restore` brings it back.")
Command = Callable[[argparse.Namespace, Words], int]


class Parser(argparse.ArgumentParser):
    """An argument parser that says what is wrong in one line.

    Where it `mixes`, a flag may stand between positional arguments of which the last is optional.
    """

    mixes = False

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse the arguments that are known, and return the others."""
        if not self.mixes:
            return super().parse_known_args(args, namespace)
        self.mixes = False  # the call below comes here again
        return self.parse_known_intermixed_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """Print one line and leave with the status of a mistake."""
        self.exit(MISTAKE, f"{self.prog}: {message}\n")


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    try:
        return _run(_parser().parse_args(arguments))
    except BrokenPipeError:  # the reader of our output left, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILURE


def _run(args: argparse.Namespace) -> int:
    language = _language(args)
    words = Words(catalogue_for(language), language)
    try:
        if args.command == "rules":
            from beachmaster.cli.rules import run_rules

            return run_rules(args)
        command: Command = _bare if args.command is None else args.run
        status = command(args, words)
        sys.stdout.flush()
    except Mistake as mistake:
        return _complain(words.say(mistake.text), MISTAKE)
    except BrokenPipeError:
        raise
    except OSError as error:
        return _complain(f"{error.filename or ''}: {error.strerror or error}", FAILURE)
    except RuntimeError as error:  # a saved game that cannot be used
        note_error("not used", error)
        text = getattr(error, "text", None)
        said = words.say(text) if isinstance(text, Text) else f"{type(error).__name__}: {error}"
        if getattr(error, "backup", None) is not None:
            said += " " + words.say(BOARDS_COPY if isinstance(error, BoardsError) else GAME_COPY)
        return _complain(said, MISTAKE if isinstance(error, WrongFileError) else FAILURE)
    return status


def _complain(said: str, status: int) -> int:
    sys.stderr.write(f"beachmaster: {' '.join(said.split())}\n")
    return status


def _language(args: argparse.Namespace) -> str:
    if args.lang:
        return str(args.lang)
    if args.command is None or (args.command == "play" and not args.json):
        from beachmaster.storage.settings import Settings

        return Settings.load()["language"]
    return "en"


def _parser() -> Parser:
    parser = Parser(
        prog="beachmaster",
        description="A companion at the table for solo players of Pacific landing wargames.",
        epilog="Without a command it opens the window; without a display it asks what to play.",
    )
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("--lang", metavar="L", help="the language to speak, such as en")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    window = commands.add_parser(
        "window", help="open the window, as a start without a command does"
    )
    window.add_argument("save", type=Path, nargs="?", metavar="SAVE", help="a saved game to open")
    window.add_argument("--try", action="store_true", dest="only_try", help=argparse.SUPPRESS)
    window.set_defaults(run=_bare)
    games = commands.add_parser("games", help="the games and how complete each is")
    games.add_argument("game", nargs="?", metavar="GAME", help="one game, with its options")
    games.add_argument("--json", action="store_true", help="as JSON")
    games.set_defaults(run=_games)
    _add_play(commands)
    _add_resolve(commands, "resolve", "one table or combat on its own")
    _add_resolve(commands, "odds", "the exact distribution of one table or combat")
    _add_simulate(commands)
    _add_saves(commands)
    _add_boards(commands)
    add_rules_parser(cast("Any", commands))
    _add_manual(commands)
    _add_self_check(commands)
    about = "what to send with a report of a problem: versions, settings, the log; read it first"
    commands.add_parser("report", help=about).set_defaults(run=_report)
    return parser


def _add_play(commands: "argparse._SubParsersAction[Parser]") -> None:
    play = commands.add_parser(
        "play",
        help="play a game in the terminal or over JSON lines",
        epilog="The same call with --save goes on with the game that it began.",
    )
    play.add_argument("game", metavar="GAME", help=GAME)
    play.add_argument("--seed", type=int, metavar="N", help="what all chance comes from")
    play.add_argument(
        "--my-map",
        type=lambda word: Path(word) if word else "",
        nargs="?",
        const="",
        metavar="FILE",
        help="on your own map, learned as you play; FILE: a board that `boards export` wrote",
    )
    play.add_argument(
        "--table", action="store_true", help="words only: it asks what your map shows, keeps none"
    )
    for name in ("board", "counters", "markers"):
        play.add_argument(f"--{name}", type=Path, metavar="FILE", help=f"another {name} file")
    play.add_argument("--set", **OPTION)
    play.add_argument("--position", type=Path, metavar="FILE", help="start from this position")
    play.add_argument("--save", type=Path, metavar="FILE", help="keep the game here, or go on")
    play.add_argument(
        "--restore", action="store_true", help="put the last good copy in place first"
    )
    learn = "the first fifteen minutes: a lesson on the program's map, nothing on the table"
    play.add_argument("--learn", action="store_true", help=learn)
    play.add_argument("--json", action="store_true", help="speak JSON, one object a line")
    play.set_defaults(run=_play)


def _add_resolve(commands: "argparse._SubParsersAction[Parser]", name: str, about: str) -> None:
    parser = commands.add_parser(name, help=about)
    parser.add_argument("game", metavar="GAME", help=GAME)
    what = "such as assault; without it, the list of what there is"
    parser.add_argument("procedure", nargs="?", metavar="PROCEDURE", help=what)
    setting = "one field of the input, its value a word or JSON"
    parser.add_argument("--set", **(OPTION | {"metavar": "FIELD=VALUE", "help": setting}))
    parser.add_argument(
        "--json", metavar="INPUT", help="a file, - or a JSON object; the answer is JSON, too"
    )
    parser.add_argument("--schema", action="store_true", help="the input's JSON Schema")
    parser.set_defaults(run=_resolve)


def _add_simulate(commands: "argparse._SubParsersAction[Parser]") -> None:
    parser = commands.add_parser("simulate", help="whole games with an automatic player")
    parser.add_argument("game", metavar="GAME", help=GAME)
    parser.add_argument("--games", type=int, default=1, metavar="N", help="how many")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the chance of them all")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="how many at once")
    parser.add_argument(
        "--policy",
        action="append",
        default=[],
        metavar="NAME",
        help="who plays all sides: random, commander; or one side: us=random, japan=opponent",
    )
    parser.add_argument(
        "--than",
        action="append",
        default=[],
        metavar="WHAT",
        help="compare, on the same seeds, with another SIDE=NAME or OPTION=VALUE",
    )
    parser.add_argument("--table", action="store_true", help="on the table board")
    parser.add_argument(
        "--my-map",
        nargs="?",
        const="new",
        choices=["new", "learned"],
        help="on a map of one's own, nothing known; learned: each game knows what those before it "
        "were told",
    )
    parser.add_argument("--board", type=Path, metavar="FILE", help="another board file")
    parser.add_argument("--set", **OPTION)
    parser.add_argument("--each", action="store_true", help="a row for each game")
    parser.add_argument("--json", action="store_true", help="as one JSON object")
    parser.set_defaults(run=_simulate)


def _add_saves(commands: "argparse._SubParsersAction[Parser]") -> None:
    parser = commands.add_parser("saves", help="list, export and import saved games")
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB", parser_class=Parser)
    listing = verbs.add_parser("list", help="the saved games")
    listing.add_argument("--json", action="store_true", help="as JSON")
    listing.add_argument("folder", type=Path, nargs="?", metavar="FOLDER")
    out = verbs.add_parser("export", help="write a saved game as one JSON file")
    out.add_argument("save", type=Path, metavar="SAVE")
    out.add_argument("target", type=Path, metavar="FILE")
    bring = verbs.add_parser("import", help="make a saved game of an exported file")
    bring.add_argument("source", type=Path, metavar="FILE")
    bring.add_argument("save", type=Path, metavar="SAVE")
    past = verbs.add_parser("summary", help="what came of each, with dice and rules looked up")
    past.add_argument("--csv", type=Path, metavar="FILE", help="write a table for a spreadsheet")
    past.add_argument("--json", action="store_true", help="as JSON")
    past.add_argument("folder", type=Path, nargs="?", metavar="FOLDER")
    restore = verbs.add_parser("restore", help="put the last good copy of a saved game in place")
    restore.add_argument("save", type=Path, metavar="SAVE")
    parser.set_defaults(run=_saves)


def _add_boards(commands: "argparse._SubParsersAction[Parser]") -> None:
    about = "your own maps, as far as the program knows them: list, export, import"
    parser = commands.add_parser("boards", help=about)
    parser.set_defaults(json=False, game=None, run=_boards)
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", parser_class=Parser)
    listing = verbs.add_parser("list", help="your boards, as without a verb")
    out = verbs.add_parser("export", help="write a board as one JSON file, without its photo")
    bring = verbs.add_parser("import", help="keep the board that a file holds")
    rename = verbs.add_parser("rename", help="give a board another name")
    delete = verbs.add_parser("delete", help="remove a board and all that is known of it")
    grid = verbs.add_parser("grid", help="say how a board's hexes stand, while none is known")
    begin = verbs.add_parser("begin", help="begin a board with the grid of your map")
    verbs.add_parser("restore", help="put the last good copy of all your boards in place")
    for one in (parser, listing):
        one.add_argument("--game", metavar="GAME", default=argparse.SUPPRESS, help="of one game")
    for one in (parser, listing, bring):
        one.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="as JSON")
    for one in (out, rename, delete, grid):
        one.add_argument("board", metavar="ID", help="its id; `boards` lists them")
    out.add_argument("target", type=Path, metavar="FILE")
    bring.add_argument("source", type=Path, metavar="FILE")
    bring.add_argument("--name", metavar="NAME", help="call it so")
    rename.add_argument("name", metavar="NAME")
    begin.add_argument("begun", metavar="GAME", help=GAME)
    begin.add_argument("--name", metavar="NAME", help="call it so")
    for one in (grid, begin):
        one.add_argument("size", nargs="?", metavar="COLUMNSxROWS", help="such as 28x26")
        one.add_argument("--top", choices=("flat", "pointed"), help="the top of a hex")
        shifted = "which columns lie lower, or which rows of a pointed map farther right"
        one.add_argument("--shifted", choices=("even", "odd"), help=shifted)


def _add_manual(commands: "argparse._SubParsersAction[Parser]") -> None:
    manual = commands.add_parser("manual", help="read the manual")
    what = "a page by its name, or words to look for; without them, the list of the pages"
    manual.add_argument("wanted", nargs="*", metavar="PAGE", help=what)
    manual.set_defaults(run=_manual)


def _add_self_check(commands: "argparse._SubParsersAction[Parser]") -> None:
    check = commands.add_parser(
        "self-check", help="see whether this copy does all it promises on this machine"
    )
    check.add_argument("--json", action="store_true", help="as one JSON object")
    keep = "keep what it made, a picture of the window too"
    check.add_argument("--keep", type=Path, metavar="FOLDER", help=keep)
    check.set_defaults(run=_self_check)


def _games(args: argparse.Namespace, words: Words) -> int:
    from beachmaster.cli.listing import show_games

    return show_games(words, args.game, as_json=args.json)


def _play(args: argparse.Namespace, words: Words) -> int:
    from beachmaster.cli.playing import play

    return play(args, words)


def _bare(args: argparse.Namespace, words: Words) -> int:
    if getattr(args, "only_try", False):
        from beachmaster.cli.display import try_window

        return try_window()
    from beachmaster.cli.bare import start_somewhere

    return start_somewhere(words, getattr(args, "save", None))


def _resolve(args: argparse.Namespace, words: Words) -> int:
    from beachmaster.cli.resolve import resolve

    return resolve(args, words)


def _simulate(args: argparse.Namespace, words: Words) -> int:
    from beachmaster.cli.simulate import simulate

    return simulate(args, words)


def _boards(args: argparse.Namespace, words: Words) -> int:
    from beachmaster.cli.boards import run_boards

    return run_boards(args, words)


def _manual(args: argparse.Namespace, words: Words) -> int:
    from beachmaster.cli.manual import show_manual

    return show_manual(" ".join(args.wanted), words)


def _self_check(args: argparse.Namespace, words: Words) -> int:
    from beachmaster.cli.self_check import self_check

    return self_check(args, words)


def _report(args: argparse.Namespace, words: Words) -> int:  # noqa: ARG001 - a command's form
    from beachmaster.storage.problem_report import whole_report

    sys.stdout.write(whole_report(words.say, {}))
    return DONE


def _saves(args: argparse.Namespace, words: Words) -> int:
    if args.verb == "summary":
        from beachmaster.cli.past import summary

        return summary(args, words)
    from beachmaster.cli.listing import run_saves

    return run_saves(args, words)
