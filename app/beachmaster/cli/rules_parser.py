"""The words of the `rules` command: its verbs and what each takes."""

import argparse
from pathlib import Path
from typing import Any

from beachmaster.rulebook.books import books

MOST_HITS = 200


def add_rules_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `rules` and its verbs to the command line."""
    rules = subparsers.add_parser("rules", help="find and read the rules of all five games")
    rules.add_argument(
        "--data",
        type=Path,
        default=None,
        metavar="FILE",
        help="the database of your notes and rulebooks",
    )
    verbs = rules.add_subparsers(dest="verb", required=True, metavar="VERB")
    _add_reading(verbs)
    _add_own_book(verbs)
    _add_notes(verbs)


def _add_reading(verbs: Any) -> None:
    search = verbs.add_parser("search", help="find rules by words, number or question")
    search.add_argument("words", nargs="+")
    search.add_argument("--game", choices=books())
    search.add_argument("--limit", type=_count, default=10)
    search.add_argument("--own", action="store_true", help="search your own rulebooks instead")
    show = verbs.add_parser("show", help="print a rule in full")
    show.add_argument("id", nargs="+", help="such as hoe:5.5, 5.5 or ies 11.4.2C")
    show.add_argument("--own", action="store_true", help="with the text of your own rulebook")
    for verb, what in (
        ("start", "where to begin with a game"),
        ("rulings", "how a game is played where its rulebook leaves a hole"),
        ("tips", "what to keep in mind, rule by rule"),
    ):
        page = verbs.add_parser(verb, help=what)
        page.add_argument("game", choices=books())
        page.add_argument("--lang", metavar="L", default=argparse.SUPPRESS)
    printed = verbs.add_parser(
        "print", help="write the rules of a game as a PDF or one page of HTML"
    )
    printed.add_argument("game", choices=books())
    called = "its ending says which: .pdf or .html; else GAME-rules.html here"
    printed.add_argument("file", type=Path, nargs="?", metavar="FILE", help=called)
    printed.add_argument("--aid", action="store_true", help="a player aid of two pages instead")
    printed.mixes = True
    printed.add_argument("--lang", metavar="L", default=argparse.SUPPRESS)
    for parser in (search, show):
        parser.add_argument("--lang", metavar="L", default=argparse.SUPPRESS)
        parser.add_argument("--json", action="store_true")


def _add_own_book(verbs: Any) -> None:
    bring = verbs.add_parser("import", help="index the rulebook you own, on this machine only")
    bring.add_argument("file", type=Path)
    bring.add_argument("--game", choices=books(), required=True)
    bring.add_argument(
        "--anyway", action="store_true", help="even where most headings of the game are missing"
    )
    remove = verbs.add_parser("remove", help="remove your rulebook again")
    missing = verbs.add_parser("missing", help="list the headings not found in your rulebook")
    for parser in (remove, missing):
        parser.add_argument("game", choices=books())
    assign = verbs.add_parser("assign", help="say where a rule stands in your rulebook")
    assign.add_argument("id")
    assign.add_argument("--page", type=_whole, required=True)
    assign.add_argument("--words", default="", help="the words its heading begins with")
    for parser in (bring, missing):
        parser.add_argument("--json", action="store_true")


def _add_notes(verbs: Any) -> None:
    note = verbs.add_parser("note", help="keep a note on a rule")
    note.add_argument("id")
    note.add_argument("words", nargs="+")
    notes = verbs.add_parser("notes", help="list your notes")
    notes.add_argument("id", nargs="?")
    notes.add_argument("--json", action="store_true")
    unnote = verbs.add_parser("unnote", help="remove a note")
    unnote.add_argument("number", type=_whole)
    bookmark = verbs.add_parser("bookmark", help="bookmark a rule")
    bookmark.add_argument("id")
    bookmark.add_argument("--label", default="")
    bookmarks = verbs.add_parser("bookmarks", help="list your bookmarks")
    bookmarks.add_argument("--json", action="store_true")
    verbs.add_parser("restore", help="put the last good copy of your notes and rulebooks in place")
    unmark = verbs.add_parser("unbookmark", help="take a bookmark away")
    unmark.add_argument("id")


def _count(words: str) -> int:
    """Return how many hits are wanted."""
    return _whole(words, MOST_HITS)


def _whole(words: str, most: int = 999_999_999) -> int:
    """Return a number from 1 up, as argparse takes it."""
    digits = words.isdecimal() and len(words) <= len(str(most))
    if not digits or not 1 <= int(words) <= most:
        raise argparse.ArgumentTypeError(f"not a number from 1 to {most}: {words!r}")
    return int(words)
