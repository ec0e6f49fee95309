"""The rule library: show, search and follow the rules of all five games."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Self

from beachmaster.engine.text import Text
from beachmaster.rulebook.build import default_index, ensure_index, rules_folder
from beachmaster.rulebook.problems import AmbiguousRuleError, UnknownRuleError, say_nothing
from beachmaster.rulebook.query import read_query
from beachmaster.rulebook.search import Hit, NoteSearcher, Searcher
from beachmaster.rulebook.sections import ENGLISH, Entry, Section
from beachmaster.rulebook.sources import Badge, Heading
from beachmaster.rulebook.suggest import suggestion


class RuleLibrary:
    """All rule texts, read-only; the player's notes are searched with them where given."""

    def __init__(self, index: Path, notes: Path | None = None) -> None:
        self.index = index
        self._searcher = Searcher(index)
        self._notes = NoteSearcher(notes) if notes else None
        self._sections: dict[tuple[str, str], Section] = {}

    @classmethod
    def open(
        cls,
        index: Path | None = None,
        notes: Path | None = None,
        tell: Callable[[Text], object] = say_nothing,
    ) -> Self:
        """Open the library, building its index first where that is missing, stale or damaged.

        A named index is opened as it is; `notes` is the player's database, searched with the
        rest; `tell` takes what the player should know. Raises `RuleIndexError` where there is no
        index to be had.
        """
        path = index or ensure_index(rules_folder(), default_index(), tell)
        return cls(path, notes)

    def close(self) -> None:
        """Close the index."""
        self._searcher.close()
        if self._notes is not None:
            self._notes.close()

    def __enter__(self) -> Self:
        """Give the library to a `with` block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close the index after a `with` block."""
        self.close()

    def search(
        self, words: str, game: str | None = None, lang: str = "en", limit: int = 20
    ) -> list[Hit]:
        """Return what answers the words, best first; no text raises an error."""
        hits = self._searcher.search(words, game, lang, max(limit, 0))
        if self._notes is None:
            return hits
        own = self._notes.search(words, game, self._searcher.vocabulary(lang))
        merged = sorted((*hits, *own), key=lambda hit: -hit.score)
        return merged[: max(limit, 0)]

    def suggestion(self, words: str, lang: str = "en") -> str:
        """Return the words as they were meant where some are misspelt; empty where none is."""
        return suggestion(words, self._searcher.vocabulary(lang))

    def search_own(self, words: str, game: str | None = None, limit: int = 20) -> list[Hit]:
        """Return the passages of the player's own rulebooks that hold the words, best first."""
        if self._notes is None:
            return []
        return self._notes.search_own(words, game, self._searcher.vocabulary("en"), max(limit, 0))

    def exists(self, rule_id: str) -> bool:
        """Tell whether a section has this id."""
        return rule_id in self._ids

    def identify(self, words: str) -> str:
        """Return the id that a player means by an id, or by a number such as `5.4` or `ies 11.4C`.

        Raises `UnknownRuleError`, or `AmbiguousRuleError` where several books have the number.
        """
        words = words.strip()
        if self.exists(words) or "/" in words:
            return words
        query = read_query(words)
        if not query.only_number:
            raise UnknownRuleError(words)
        found = self._searcher.ids_of(query.numbers[0], query.game)
        if not found:
            raise UnknownRuleError(words)
        if len(found) > 1:
            raise AmbiguousRuleError(query.numbers[0], found)
        return found[0]

    def section(self, rule_id: str, lang: str = "en") -> Section:
        """Return a section in this language, or in English; raises `UnknownRuleError`."""
        found = self._sections.get((rule_id, lang))
        if found is None:
            found = self._sections[rule_id, lang] = self._looked_up(rule_id, lang)
        return found

    def _looked_up(self, rule_id: str, lang: str) -> Section:
        rows = {row.lang: row for row in self._searcher.rows("section", id=rule_id)}
        row = rows.get(lang) or rows.get(ENGLISH)
        if row is None:
            raise UnknownRuleError(rule_id)
        return _section(row)

    def sections(self, game: str, lang: str = "en") -> tuple[Section, ...]:
        """Return a game's sections in the book's order, each in this language or in English."""
        return tuple(
            _section(row) for row in _spoken(self._searcher.rows("section", game=game), lang)
        )

    def links_from(self, rule_id: str) -> tuple[str, ...]:
        """Return the ids that a section, term or concept links to, in reading order."""
        rows = sorted(self._searcher.rows("link", source=rule_id), key=lambda row: row.position)
        return tuple(row.target for row in rows)

    def links_to(self, rule_id: str) -> tuple[str, ...]:
        """Return the ids of everything that links to a section."""
        rows = sorted(self._searcher.rows("link", target=rule_id), key=lambda row: row.position)
        return tuple(row.source for row in rows)

    def badge(self, rule_id: str) -> Badge | None:
        """Return what the program does about a rule on each board, where that is known."""
        for row in self._searcher.rows("badge", id=rule_id):
            return Badge(row.id, row.tracked, row.table, row.procedure, row.tests)
        return None

    def badged(self) -> frozenset[str]:
        """Return the ids of the rules of which the program does something."""
        return frozenset(row.id for row in self._searcher.rows("badge") if row.tracked or row.table)

    def glossary(self, game: str, lang: str = "en") -> tuple[Entry, ...]:
        """Return a game's glossary terms in alphabetical order."""
        return tuple(sorted(self._terms(game, lang), key=lambda entry: entry.title.casefold()))

    def concepts(self, lang: str = "en") -> tuple[Entry, ...]:
        """Return the concepts across games, as the concept index orders them."""
        return self._terms("", lang)

    def entry(self, entry_id: str, lang: str = "en") -> Entry:
        """Return a glossary term or concept; raises `UnknownRuleError`."""
        rows = {row.lang: row for row in self._searcher.rows("term", id=entry_id)}
        row = rows.get(lang) or rows.get(ENGLISH)
        if row is None:
            raise UnknownRuleError(entry_id)
        return _entry(row)

    def headings(self, game: str) -> tuple[Heading, ...]:
        """Return the headings of a game's printed rulebook in its order."""
        rows = sorted(self._searcher.rows("heading", game=game), key=lambda row: row.position)
        return tuple(Heading(row.game, row.printed, row.title, row.id) for row in rows)

    def show(self, rule_id: str, lang: str = "en") -> str:
        """Return a section, term or concept as one Markdown text; raises `UnknownRuleError`."""
        if not self.exists(rule_id):
            entry = self.entry(rule_id, lang)
            return f"## {entry.title}\n\n{entry.text}\n"
        section = self.section(rule_id, lang)
        drawn = "".join(f"*{alt}*\n\n" for alt in section.drawn_words)
        head = f"## {section.id} {section.title}\n\n> {section.gist}\n\n"
        return f"{head}{drawn}{section.markdown}\n"

    def _terms(self, game: str, lang: str) -> tuple[Entry, ...]:
        return tuple(_entry(row) for row in _spoken(self._searcher.rows("term", game=game), lang))

    @cached_property
    def _ids(self) -> frozenset[str]:
        return self._searcher.section_ids()


def _spoken(rows: Sequence[Any], lang: str) -> list[Any]:
    """Return one row an id, in this language or in English, in the order of the English ones."""
    told = {row.id: row for row in rows if row.lang == ENGLISH}
    order = {rule_id: row.position for rule_id, row in told.items()}
    told |= {row.id: row for row in rows if row.lang == lang}
    return sorted(told.values(), key=lambda row: order.get(row.id, row.position))


def _section(row: Any) -> Section:
    return Section(
        id=row.id,
        game=row.game,
        lang=row.lang,
        title=row.title,
        gist=row.gist,
        short=row.short,
        full=row.full,
        example=row.example,
        rulings_text=row.rulings_text,
        see_also=row.see_also,
        printed=row.printed,
        aliases=_list(row.aliases),
        rulings=_list(row.rulings),
        tracked=row.tracked,
        table=row.table,
        file=row.file,
        line=row.line,
        outdated=bool(row.outdated),
        tip=row.tip,
        drawings=tuple(each for each in row.drawings.split("\n\n") if each),
        changed_in=row.changed_in,
        changed_on=row.changed_on,
    )


def _entry(row: Any) -> Entry:
    return Entry(
        id=row.id,
        game=row.game,
        lang=row.lang,
        title=row.title,
        text=row.text,
        aliases=_list(row.aliases),
        file=row.file,
        line=row.line,
    )


def _list(value: str) -> tuple[str, ...]:
    return tuple(value.split(", ")) if value else ()
