"""The `manual` command: list, print and search the pages of the manual."""

from collections.abc import Iterable

from beachmaster.cli.console import Console
from beachmaster.cli.naming import own_name
from beachmaster.cli.problems import Mistake
from beachmaster.cli.render import Words
from beachmaster.cli.texts import T
from beachmaster.rulebook.manual import MANUAL, manual, with_links
from beachmaster.rulebook.search import Hit


def show_manual(wanted: str, words: Words) -> int:
    """Print a page, what was found for other words, or the list of the pages."""
    console, book = Console(words), manual()
    page = book.called(wanted) if wanted else None
    if page is not None:
        console.prose(with_links(page.markdown, page.id, lambda words, _target: words))
    elif wanted:
        hits = book.search(wanted)
        if not hits:
            raise Mistake(T("The manual has no page {page}, and no such words.", page=wanted))
        show_parts(console, hits)
    else:
        for one in book.pages:
            console.line(f"{one.id.removeprefix(MANUAL):20} {one.title}")
        console.say(T("To read a page: {program} manual PAGE", program=own_name()))
    return 0


def show_parts(console: Console, hits: Iterable[Hit]) -> None:
    """Print parts of pages that were found, each with the words that open its page."""
    for hit in hits:
        kind, _colon, name = hit.id.partition("#")[0].partition(":")
        command = f"manual {name}" if hit.kind == "manual" else f"rules {kind} {name}"
        console.line(f"{command}  {hit.title}")
        console.snippet(hit.snippet)
