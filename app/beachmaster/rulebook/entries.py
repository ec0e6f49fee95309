"""Make the searchable entries of the rule index, and the vocabulary of their words."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from beachmaster.rulebook.drawings.notation import read_drawing
from beachmaster.rulebook.query import STOP_WORDS
from beachmaster.rulebook.sections import ENGLISH, Entry, Section
from beachmaster.rulebook.sources import Sources
from beachmaster.rulebook.tables import Row
from beachmaster.rulebook.words import fold, plain, space_cjk, stem, stems_of, words_of

PHRASE_MARK = " | "
PART = re.compile(r"- \[[a-z]+:[0-9.]+\]\(")
READ = ("title", "aliases", "gist", "short", "body")
NAME = re.compile(r"\b([A-Z][a-z]{2,}) (?=([A-Z][a-z]{3,})\b)")
NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)*")


def entry_rows(sources: Sources) -> Iterator[Row]:
    """Make one entry a section, term and concept, numbered from 1."""
    seen: set[tuple[str, str]] = set()
    for item in sources.texts:
        if (item.id, item.lang) not in seen:
            seen.add((item.id, item.lang))
            rowid = len(seen)
            yield _section(rowid, item) if isinstance(item, Section) else _term(rowid, item)


def is_outline(markdown: str) -> bool:
    """Tell whether a text only lists the parts of its chapter, and so answers nothing itself."""
    lines = [line for line in markdown.splitlines() if line.strip()]
    return bool(lines) and all(PART.match(line) for line in lines[1:]) and len(lines) > 1


def scope_rows(entries: Sequence[Row]) -> Iterator[Row]:
    """Make one small row an entry, to filter by, and one a language that falls back to it."""
    told = {(entry["id"], entry["lang"]) for entry in entries}
    others = sorted({entry["lang"] for entry in entries} - {ENGLISH})
    for entry in entries:
        yield {"rowid": entry["rowid"], "game": entry["game"], "lang": entry["lang"]}
        for lang in others if entry["lang"] == ENGLISH else ():
            if (entry["id"], lang) not in told:
                yield {"rowid": entry["rowid"], "game": entry["game"], "lang": lang}


def word_rows(entries: Iterable[Row]) -> Iterator[Row]:
    """Make one row a word, in alphabetical order, with the words before it in names."""
    words: set[str] = set()
    counts: Counter[str] = Counter()
    named: dict[str, set[str]] = {}
    for entry in entries:
        counts.update(set(entry["all_stems"].split()))
        for column in READ:
            words.update(words_of(entry[column]))
            for before, word in NAME.findall(entry[column]):
                named.setdefault(fold(word), set()).add(fold(before))
    for word in sorted(words):
        yield {
            "word": word,
            "stem": stem(word),
            "entries": counts[stem(word)],
            "named": " ".join(sorted(named.get(word, set()) - STOP_WORDS)),
        }


def padded_stems(text: str) -> str:
    """Return the stems of a text with a space before and after each."""
    return f" {' '.join(stems_of(text))} "


def _section(rowid: int, section: Section) -> Row:
    row = _row(
        rowid,
        "section",
        section,
        section.gist,
        section.short,
        "\n".join(
            (section.full, section.example, section.tip, section.rulings_text, *_drawn(section))
        ),
    )
    printed = NUMBER.match(section.printed)
    row["number"], row["printed"] = section.number, printed[0] if printed else ""
    row["outline"] = is_outline(section.full)
    return row


def _drawn(section: Section) -> tuple[str, ...]:
    """Return the words of a section's drawings, which is all that can be found of them."""
    return tuple(read_drawing(each).words for each in section.drawings)


def _term(rowid: int, entry: Entry) -> Row:
    return _row(rowid, "glossary" if entry.game else "concept", entry, "", entry.text, "")


def _row(rowid: int, kind: str, item: Section | Entry, *texts: str) -> Row:
    """Make a row of an item with its gist, short form and body."""
    gist, short, body = (plain(text) for text in texts)
    everything = " ".join((item.title, *item.aliases, gist, short, body))
    return {
        "rowid": rowid,
        "kind": kind,
        "id": item.id,
        "game": item.game,
        "lang": item.lang,
        "number": "",
        "printed": "",
        "heading": item.title,
        "title": space_cjk(item.title),
        "gist": gist,
        "short": short,
        "body": body,
        "aliases": space_cjk(", ".join(item.aliases)),
        "title_stems": padded_stems(item.title),
        "alias_stems": PHRASE_MARK.join(padded_stems(alias) for alias in item.aliases),
        "gist_stems": padded_stems(gist),
        "all_stems": f" {' '.join(sorted(set(stems_of(everything))))} ",
        "outline": False,
    }
