"""The `rules` command: search, show, the player's own rulebook, notes and bookmarks."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from beachmaster.cli.badges import badge_words, clause_lines
from beachmaster.cli.console import Console
from beachmaster.cli.manual import show_parts
from beachmaster.cli.render import Words, catalogue_for
from beachmaster.cli.streams import escaped
from beachmaster.cli.texts import T
from beachmaster.engine.text import Text
from beachmaster.rulebook.books import books, game_of
from beachmaster.rulebook.game_pages import RULINGS, START, TIPS, game_pages
from beachmaster.rulebook.manual import manual
from beachmaster.rulebook.mending import mend, restore, warn_of_later
from beachmaster.rulebook.ours import Reading
from beachmaster.rulebook.page_set import MOST_HITS
from beachmaster.rulebook.problems import (
    DoubtfulBookError,
    OwnBookError,
    PlayerDataError,
    RulebookError,
    RuleIndexError,
    UnknownRuleError,
)
from beachmaster.rulebook.reading import dated
from beachmaster.storage.lookups import count_lookup

if TYPE_CHECKING:
    from beachmaster.rulebook.library import RuleLibrary
    from beachmaster.rulebook.own_book.shelf import Passage
    from beachmaster.rulebook.search import Hit

DONE, MISTAKE, FAILURE = 0, 2, 1
NOTHING = T("Nothing found.")
BADGES = {
    "tracked": T("On the program's map {badge}."),
    "table": T("In words only {badge}."),
}
YOUR_PAGE = T("Your rulebook, page {page}: {heading}")
YOUR_LINE = T("Your rulebook, line {line}: {heading}")
Verb = Callable[[argparse.Namespace], None]


def run_rules(args: argparse.Namespace) -> int:
    """Run one `rules` verb: 0 done, 2 the caller's mistake, 1 anything else."""
    try:
        if args.verb != "restore":
            mend(_data(args), lambda text: _warn(args, text))
        _VERBS[args.verb](args)
    except RulebookError as error:
        sys.stderr.write(f"{' '.join(_words(args).say(error.text).split())}\n")
        return FAILURE if isinstance(error, RuleIndexError | PlayerDataError) else MISTAKE
    except BrokenPipeError:
        raise
    except OSError as error:
        sys.stderr.write(f"{error.filename or ''}: {error.strerror or error}\n")
        return FAILURE
    return DONE


def _search(args: argparse.Namespace) -> None:
    warn_of_later(_data(args), lambda text: _warn(args, text))
    with _library(args) as library:
        words = " ".join(args.words)
        hits = (
            library.search_own(words, args.game, args.limit)
            if args.own
            else library.search(words, args.game, _lang(args), args.limit)
        )
        meant = library.suggestion(words, _lang(args))
        told = [] if args.own else _beside(library, args, words)
    if args.json:
        _json([asdict(hit) for hit in (*hits, *told)])
        return
    console = Console(_words(args))
    if meant and not told:
        _tell(args, T("Did you mean: {words}"), words=meant)
    for hit in hits:
        console.line(f"{hit.id}  {hit.title}")
        console.snippet(hit.snippet)
    show_parts(console, told)
    if not hits and not told:
        _tell(args, NOTHING)


def _beside(library: "RuleLibrary", args: argparse.Namespace, words: str) -> "list[Hit]":
    """Return the parts of the games' pages and of the manual that hold the words.

    There are none of the manual with a game, or where its pages are missing.
    """
    most = min(args.limit, MOST_HITS)
    pages = game_pages(library, _reading(args), _lang(args))
    told = pages.search(words, most, args.game or "")
    with suppress(OSError):
        told += [] if args.game else manual().search(words, most)
    return told


def _show(args: argparse.Namespace) -> None:
    with _library(args) as library:
        args.id = library.identify(" ".join(args.id))
        if args.json:
            _json(_as_plain(library, args))
            return
        Console(_words(args)).prose(_reading(args).text(library.show(args.id, _lang(args))))
        count_lookup(game_of(args.id) or "", args.id)
        _show_printed(library, args)
        _show_badge(library, args)
        back = library.links_to(args.id)
        if back:
            _tell(args, T("Linked from: {rules}"), rules=list(back))
    _show_own(args)


def _page(args: argparse.Namespace) -> None:
    """Print a page of a game: where to begin, its rulings, or its tips."""
    with _library(args) as library:
        pages = game_pages(library, _reading(args), _lang(args)).pages
    kind = f"{args.verb}:"
    told = next((page for page in pages if page.id == kind + args.game), None)
    if told is None:
        title = books()[args.game].title
        _tell(args, _NO_PAGE[kind], game=title)
    else:
        Console(_words(args)).prose(told.markdown)


def _print(args: argparse.Namespace) -> None:
    """Write the whole book of a game, or its aid of two pages, as the file's ending says."""
    from beachmaster.rulebook.printing import file_name, player_aid, whole_book

    file: Path = args.file or file_name(args.game, aid=args.aid)
    with _library(args) as library:
        if file.suffix.lower() == ".pdf":
            _print_pdf(library, args, file)
        else:
            make = player_aid if args.aid else whole_book
            page = make(library, args.game, _reading(args), _lang(args))
            file.write_text(page, encoding="utf-8")
    _tell(args, T("Written to {file}."), file=str(file))


def _print_pdf(library: "RuleLibrary", args: argparse.Namespace, file: Path) -> None:
    """Write a PDF with Qt, which needs no display for it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from beachmaster.desktop.rules.book_writer import write_book_alone
    except ImportError as error:
        raise RulebookError(
            T("A PDF needs Qt, which cannot load: {why}. Name a .html file.", why=str(error))
        ) from error
    write_book_alone(library, args.game, file, aid=args.aid, lang=_lang(args))


def _show_printed(library: "RuleLibrary", args: argparse.Namespace) -> None:
    """Print where the rulebook has a section, how old its text is, and whether a translation is."""
    if not library.exists(args.id):
        return
    section = library.section(args.id, _lang(args))
    if section.outdated:
        _tell(args, T("The English text of this rule has changed since it was translated."))
    if section.printed:
        _tell(args, T("In the rulebook: {number}"), number=section.printed)
    since = dated(section)
    if since is not None:
        _tell(args, since)


def _show_badge(library: "RuleLibrary", args: argparse.Namespace) -> None:
    """Print what the program does about a rule on each board."""
    badge = library.badge(args.id)
    if badge is None:
        return
    for board, source in BADGES.items():
        words = badge_words(badge.table if board == "table" else badge.tracked)
        if words is not None:
            _tell(args, source, badge=words)
        for clause in clause_lines(library.section(args.id, _lang(args)).clauses(board)):
            _line(_words(args).say(clause))


def _as_plain(library: "RuleLibrary", args: argparse.Namespace) -> dict[str, Any]:
    """Return a rule with its links and badge for a machine to read."""
    reading, lang = _reading(args), _lang(args)
    item = (
        reading.section(library.section(args.id, lang))
        if library.exists(args.id)
        else reading.entry(library.entry(args.id, lang))
    )
    badge = library.badge(args.id)
    return asdict(item) | {
        "links_from": library.links_from(args.id),
        "links_to": library.links_to(args.id),
        "badge": asdict(badge) if badge else None,
        "own": [asdict(passage) for passage in _own(args)],
    }


def _show_own(args: argparse.Namespace) -> None:
    """Print the player's notes on a rule, and where it stands in their rulebook."""
    if not _data(args).is_file():
        return
    from beachmaster.rulebook.notes import Notebook

    with Notebook(_data(args)) as notebook:
        for note in notebook.notes(args.id):
            _tell(args, T("Your note {number}: {words}"), number=note.id, words=note.text)
    for passage in _own(args):
        heading = passage.text.split("\n")[0]
        source = YOUR_PAGE if passage.page else YOUR_LINE
        _tell(args, source, page=passage.page, line=passage.line, heading=heading)
        if args.own:
            _line(passage.text)


def _own(args: argparse.Namespace) -> "tuple[Passage, ...]":
    if not _data(args).is_file():
        return ()
    from beachmaster.rulebook.own_book.shelf import Shelf

    with Shelf(_data(args)) as shelf:
        return shelf.passages(args.id)


def _import(args: argparse.Namespace) -> None:
    from beachmaster.rulebook.own_book.shelf import Shelf

    with _library(args) as library, Shelf(_data(args)) as shelf:
        headings = {game: library.headings(game) for game in books()}
        try:
            book = shelf.import_book(args.file, args.game, headings, anyway=args.anyway)
        except DoubtfulBookError as error:
            raise OwnBookError(
                T("{said} To import it all the same, add --anyway.", said=error.text)
            ) from error
    if args.json:
        _json(asdict(book) | {"file": str(book.file)})
        return
    _tell(
        args,
        T("{file}: found {found} of {headings} headings. `rules missing {game}` lists the rest."),
        file=book.name,
        found=book.found,
        headings=book.headings,
        game=book.game,
    )
    for source, pages in (
        (T("Pages without text, most likely pictures: {pages}."), book.pictures),
        (T("Pages that hold nothing, blank or damaged: {pages}."), book.lost),
    ):
        if pages:
            _tell(args, source, pages=[str(page) for page in pages])


def _remove(args: argparse.Namespace) -> None:
    from beachmaster.rulebook.own_book.shelf import Shelf

    with Shelf(_data(args)) as shelf:
        shelf.remove(args.game)
    _tell(args, T("Your rulebook of {game} is removed."), game=args.game)


def _missing(args: argparse.Namespace) -> None:
    from beachmaster.rulebook.own_book.shelf import Shelf

    with Shelf(_data(args)) as shelf:
        shelf.book(args.game)
        missing = shelf.unmatched(args.game)
    if args.json:
        _json([asdict(heading) for heading in missing])
        return
    for heading in missing:
        _line(f"{heading.id}  {heading.printed} {heading.title}")
    if not missing:
        _tell(args, T("Every heading was found."))


def _assign(args: argparse.Namespace) -> None:
    from beachmaster.rulebook.own_book.shelf import Shelf

    with _library(args) as library, Shelf(_data(args)) as shelf:
        rule_id = _section_id(library, args.id)
        for passage in shelf.assign(rule_id, args.page, args.words):
            source = YOUR_PAGE if passage.page else YOUR_LINE
            heading = passage.text.split("\n")[0]
            _tell(args, source, page=passage.page, line=passage.line, heading=heading)


def _note(args: argparse.Namespace) -> None:
    from beachmaster.rulebook.notes import Notebook

    with _library(args) as library, Notebook(_data(args)) as notebook:
        note = notebook.add(_section_id(library, args.id), " ".join(args.words))
    _tell(args, T("Note {number} on {rule} is kept."), number=note.id, rule=note.rule_id)


def _notes(args: argparse.Namespace) -> None:
    from beachmaster.rulebook.notes import Notebook

    with _library(args) as library, Notebook(_data(args)) as notebook:
        notes = notebook.notes(_section_id(library, args.id) if args.id else None)
    _list(args, notes, lambda note: f"{note.id}  {note.rule_id}  {note.text}")


def _unnote(args: argparse.Namespace) -> None:
    from beachmaster.rulebook.notes import Notebook

    with Notebook(_data(args)) as notebook:
        notebook.remove(args.number)


def _bookmark(args: argparse.Namespace) -> None:
    from beachmaster.rulebook.notes import Notebook

    with _library(args) as library, Notebook(_data(args)) as notebook:
        bookmark = notebook.bookmark(_section_id(library, args.id), args.label)
    _tell(args, T("{rule} is bookmarked."), rule=bookmark.rule_id)


def _bookmarks(args: argparse.Namespace) -> None:
    from beachmaster.rulebook.notes import Notebook

    with Notebook(_data(args)) as notebook:
        bookmarks = notebook.bookmarks()
    _list(args, bookmarks, lambda bookmark: f"{bookmark.rule_id}  {bookmark.label}".rstrip())


def _unbookmark(args: argparse.Namespace) -> None:
    from beachmaster.rulebook.notes import Notebook

    with Notebook(_data(args)) as notebook:
        notebook.unbookmark(args.id)


def _library(args: argparse.Namespace) -> "RuleLibrary":
    from beachmaster.rulebook.library import RuleLibrary

    return RuleLibrary.open(notes=_data(args), tell=lambda text: _warn(args, text))


def _warn(args: argparse.Namespace, text: Text) -> None:
    """Say in one line, away from what was asked for, what the player should know."""
    sys.stderr.write(f"{_words(args).say(text)}\n")


def _section_id(library: "RuleLibrary", words: str) -> str:
    """Return the id of the section that is meant; a glossary term is none."""
    rule_id = library.identify(words)
    if game_of(rule_id) is None or not library.exists(rule_id):
        raise UnknownRuleError(rule_id)
    return rule_id


def _restore(args: argparse.Namespace) -> None:
    kept = restore(_data(args))
    _tell(args, T("Your notes and rulebooks are restored from their last good copy."))
    if kept is not None:
        _tell(args, T("The earlier file is kept as {kept}."), kept=kept.name)


def _data(args: argparse.Namespace) -> Path:
    from beachmaster.rulebook.player import player_database

    place: Path | None = args.data
    return place or player_database()


def _list(args: argparse.Namespace, items: Sequence[Any], shown: Callable[[Any], str]) -> None:
    if args.json:
        _json([asdict(item) for item in items])
        return
    for item in items:
        _line(shown(item))
    if not items:
        _tell(args, NOTHING)


def _tell(args: argparse.Namespace, source: Text, **params: Any) -> None:
    _line(_words(args).say(source.fill(**params)))


def _reading(args: argparse.Namespace) -> Reading:
    """Return how rules are read beside no game: what is ours is labelled."""
    return Reading(say=_words(args).say)


def _words(args: argparse.Namespace) -> Words:
    return Words(catalogue_for(_lang(args)))


def _lang(args: argparse.Namespace) -> str:
    return getattr(args, "lang", None) or "en"


def _json(value: Any) -> None:
    _line(escaped(json.dumps(value, ensure_ascii=False)))


def _line(line: str) -> None:
    sys.stdout.write(f"{line}\n")


_NO_PAGE = {
    START: T("There is no start page for {game} yet."),
    RULINGS: T("There is no page of rulings for {game} yet."),
    TIPS: T("There are no tips for {game} yet."),
}
_VERBS: dict[str, Verb] = {
    "search": _search,
    "show": _show,
    "print": _print,
    "start": _page,
    "rulings": _page,
    "tips": _page,
    "import": _import,
    "remove": _remove,
    "missing": _missing,
    "assign": _assign,
    "note": _note,
    "notes": _notes,
    "unnote": _unnote,
    "bookmark": _bookmark,
    "bookmarks": _bookmarks,
    "unbookmark": _unbookmark,
    "restore": _restore,
}
