"""Ask the rule index: the only place with hand-written SQL, on plain sqlite3 to be quick."""

import re
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Literal
from weakref import finalize

from beachmaster.rulebook.books import game_of
from beachmaster.rulebook.mending import opened
from beachmaster.rulebook.problems import RuleIndexError, reason_of
from beachmaster.rulebook.query import Query, read_query
from beachmaster.rulebook.ranking import Candidate, Ranking
from beachmaster.rulebook.snippets import BEGIN, CUT, END, GAP, WHOLE, Marker, StemmedText
from beachmaster.rulebook.terms import Term, terms_of
from beachmaster.rulebook.texts import T
from beachmaster.rulebook.vocabulary import Same, Vocabulary
from beachmaster.rulebook.words import JAPANESE, stem, stems_of

BOLD_GAP = re.compile(rf"(?<={JAPANESE})\*\* +\*\*(?={JAPANESE})")
CJK_GAP = re.compile(
    rf"(?<={JAPANESE}) +(?=(?:\*\*)?{JAPANESE})|(?<={JAPANESE}\*\*) +(?={JAPANESE})"
)
ENTRY_SQL = """
SELECT e.rowid, e.kind, e.id, e.game, e.heading, e.title_stems, e.alias_stems, e.gist_stems,
       e.all_stems, e.outline
FROM entry e JOIN scope ON scope.rowid = e.rowid
WHERE scope.lang = :lang AND (:game = '' OR scope.game IN (:game, '')) ORDER BY e.rowid"""
NUMBER_SQL = """
SELECT e.rowid, kind, id, e.game, heading, gist, number, printed
FROM entry e JOIN scope ON scope.rowid = e.rowid
WHERE scope.lang = :lang AND kind = 'section' AND (:game = '' OR e.game = :game)
  AND (number = :number OR printed = :number OR number = :short OR printed = :long
       OR number LIKE :number || '.%' OR number LIKE :number || '%')
ORDER BY number <> :number AND printed <> :number, number <> :short AND printed <> :long,
         number NOT LIKE :number || '.%', length(number), e.rowid LIMIT :most"""
EXACT_SQL = """
SELECT DISTINCT id FROM entry WHERE kind = 'section' AND (:game = '' OR game = :game)
  AND {column} IN (:number, :long) ORDER BY rowid"""
TEXT_SQL = "SELECT rowid, gist, short, body FROM entry WHERE rowid IN ({rows})"
NOTES_SQL = """
SELECT rule_id, '' AS label, text FROM note
UNION ALL SELECT rule_id, label, label FROM bookmark WHERE label <> ''"""
OWN_SQL = """
SELECT p.rule_id, p.game, p.printed, p.title, snippet(own_fts, 1, :begin, :end, :gap, 18),
       bm25(own_fts, 6.0, 1.0) AS rank
FROM own_fts f JOIN own_passage p ON p.rowid = f.rowid
WHERE own_fts MATCH :match AND p.found AND (:game = '' OR p.game = :game)
ORDER BY rank LIMIT :most"""
SYNONYM_SQL = 'SELECT phrase, wording, "group", game, lang FROM synonym ORDER BY "group", rowid'
Wordings = tuple[str, str, int, str, str]
Table = Literal["section", "term", "link", "heading", "badge"]


@dataclass(frozen=True, slots=True)
class Hit:
    """One thing found; `snippet` is Markdown with the words found in bold."""

    id: str
    game: str
    title: str
    snippet: str
    score: float
    kind: str = "section"


class Searcher:
    """A read-only connection to one rule index."""

    def __init__(self, index: Path) -> None:
        try:
            self._db = sqlite3.connect(
                f"{index.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False
            )
            finalize(self, self._db.close)
            self._load_words()
            self.languages = frozenset(
                row[0] for row in self._db.execute("SELECT DISTINCT lang FROM scope")
            )
        except sqlite3.Error as error:
            reason = reason_of(error)
            raise RuleIndexError(
                T("The rule index {file} cannot be read: {reason}.", file=str(index), reason=reason)
            ) from error

    def close(self) -> None:
        """Close the index."""
        self._db.close()

    def search(self, text: str, game: str | None, lang: str, limit: int) -> list[Hit]:
        """Return what answers a text, best first; any text will do."""
        query = read_query(text)
        wanted = game or query.game
        spoken = lang if lang in self.languages else "en"
        if query.only_number:
            return self._by_number(query.numbers[0], wanted, spoken, limit)
        hits = self._by_words(query, wanted, spoken, limit)
        numbered = [
            hit for number in query.numbers for hit in self._by_number(number, wanted, spoken, 3)
        ]
        found = {hit.id: hit for hit in (*numbered, *hits)}
        return list(found.values())[:limit]

    def section_ids(self) -> frozenset[str]:
        """Return the ids of all sections."""
        return frozenset(
            row[0] for row in self._db.execute("SELECT id FROM entry WHERE kind = 'section'")
        )

    def rows(self, table: Table, **equal: str) -> list[SimpleNamespace]:
        """Return a table's rows whose columns have these values, read without its slow classes."""
        wanted = " AND ".join(f"{column} = :{column}" for column in equal) or "1"
        cursor = self._db.cursor()
        cursor.row_factory = sqlite3.Row
        found = cursor.execute(f"SELECT * FROM {table} WHERE {wanted}", equal)  # noqa: S608
        return [SimpleNamespace(**dict(row)) for row in found]

    def ids_of(self, number: str, game: str) -> tuple[str, ...]:
        """Return the sections with exactly this number: their own, else the printed one."""
        for column in ("number", "printed"):
            rows = self._db.execute(
                EXACT_SQL.format(column=column),
                {"number": number, "long": f"{number}.0", "game": game},
            )
            found = tuple(row[0] for row in rows)
            if found:
                return found
        return ()

    def _by_words(self, query: Query, game: str, lang: str, limit: int) -> list[Hit]:
        vocabulary = self.vocabulary(lang)
        query = replace(query, words=vocabulary.mended(query.words, query.unfinished))
        terms = terms_of(query, vocabulary, game)
        if not terms:
            return []
        asked = f" {' '.join(stem(word) for word in query.words)} "
        ranking = self._ranking(lang, game)
        best = ranking.ranked(terms, asked)[:limit]
        if not best and len(query.words) == 1:
            for meant in vocabulary.far(query.words[0]):
                terms = terms_of(replace(query, words=(meant,)), vocabulary, game)
                best = ranking.ranked(terms, f" {stem(meant)} ")[:limit]
                if best:
                    break
        shown = self._snippets(terms, [each for _score, each in best])
        return [
            Hit(
                each.id,
                each.game,
                each.heading,
                shown.get(each.rowid, ""),
                round(worth, 3),
                each.kind,
            )
            for worth, each in best
        ]

    def _ranking(self, lang: str, game: str) -> Ranking:
        """Return the entries of a game in a language, read once."""
        if (lang, game) not in self._rankings:
            rows = self._db.execute(ENTRY_SQL, {"lang": lang, "game": game})
            entries = (Candidate(*row) for row in rows)
            self._rankings[lang, game] = Ranking(entries, self.vocabulary(lang).weight, game)
        return self._rankings[lang, game]

    def _by_number(self, number: str, game: str, lang: str, limit: int) -> list[Hit]:
        """Return the sections of a number; a lettered one that no book has gives its parent."""
        hits = self._numbered(number, game, lang, limit)
        if not hits and number[-1].isalpha():
            return self._numbered(number[:-2], game, lang, limit)
        return hits

    def _numbered(self, number: str, game: str, lang: str, limit: int) -> list[Hit]:
        rows = self._db.execute(
            NUMBER_SQL,
            {
                "number": number,
                "short": number.removesuffix(".0"),
                "long": f"{number}.0",
                "game": game,
                "lang": lang,
                "most": limit,
            },
        )
        return [
            Hit(id_, game_, heading, gist, 1000.0 - place, kind)
            for place, (_rowid, kind, id_, game_, heading, gist, *_numbers) in enumerate(rows)
        ]

    def _snippets(self, terms: Sequence[Term], found: Sequence[Candidate]) -> dict[int, str]:
        """Return a snippet for each entry, the words found in bold."""
        marker = Marker(terms)
        self._read_passages(each.rowid for each in found)
        return {
            each.rowid: _close_cjk(marker.snippet(self._passages[each.rowid])) for each in found
        }

    def _read_passages(self, rowids: Iterable[int]) -> None:
        """Keep the texts of these entries as gist, short form and body."""
        rows = ",".join(str(int(rowid)) for rowid in rowids if rowid not in self._passages)
        if rows:
            for rowid, gist, short, body in self._db.execute(TEXT_SQL.format(rows=rows)):
                texts = StemmedText(gist, WHOLE), StemmedText(short, CUT), StemmedText(body, CUT)
                self._passages[rowid] = texts

    def vocabulary(self, lang: str) -> Vocabulary:
        """Return the words of all texts, with the synonyms of a language and the English ones."""
        if lang not in self._vocabularies:
            spoken = [row for row in self._wordings if row[-1] in {lang, "en"}]
            self._vocabularies[lang] = Vocabulary(
                words=self._words,
                stems=self._stems,
                synonyms=_synonyms(spoken),
                entries=self._entries,
                names=self._names,
                asked=sorted({w for row in spoken for w in row[1].split()} - set(self._words)),
            )
        return self._vocabularies[lang]

    def _load_words(self) -> None:
        words = self._db.execute("SELECT word, stem, entries, named FROM word ORDER BY word")
        self._words: list[str] = []
        self._stems: dict[str, int] = {}
        self._names: dict[str, tuple[str, ...]] = {}
        for word, stem_, count, named in words:
            self._words.append(word)
            self._stems[stem_] = count
            for before in named.split():
                self._names[before] = (*self._names.get(before, ()), word)
        self._entries: int = self._db.execute("SELECT count(*) FROM entry").fetchone()[0]
        self._wordings: list[Wordings] = self._db.execute(SYNONYM_SQL).fetchall()
        self._vocabularies: dict[str, Vocabulary] = {}
        self._rankings: dict[tuple[str, str], Ranking] = {}
        self._passages: dict[int, tuple[StemmedText, ...]] = {}


class NoteSearcher:
    """A read-only look at the player's notes and bookmarks, kept in memory until they change."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._db: sqlite3.Connection | None = None
        self._version = -1
        self._kept: tuple[Candidate, ...] = ()
        self._texts: dict[int, str] = {}

    def close(self) -> None:
        """Close the database."""
        if self._db is not None:
            self._db.close()
            self._db = None

    def search(self, text: str, game: str | None, vocabulary: Vocabulary) -> list[Hit]:
        """Return the notes that hold a word asked for; trouble with the file finds nothing."""
        with suppress(sqlite3.Error, OSError):
            self._refresh()
        query = read_query(text)
        terms = terms_of(query, vocabulary, game or query.game)
        asked = f" {' '.join(stem(word) for word in query.words)} "
        wanted = game or query.game
        kept = (note for note in self._kept if wanted in {"", None, note.game})
        found = Ranking(kept, vocabulary.weight).ranked(terms, asked, most=len(self._kept))
        return [
            Hit(
                note.id,
                note.game,
                note.heading,
                self._texts[note.rowid],
                round(worth, 3),
                "note",
            )
            for worth, note in found
        ]

    def search_own(
        self, text: str, game: str | None, vocabulary: Vocabulary, limit: int
    ) -> list[Hit]:
        """Return the passages of the player's own rulebooks that hold the words."""
        query = read_query(text)
        terms = terms_of(query, vocabulary, game or query.game)
        if not terms or not self._connect() or self._db is None:
            return []
        with suppress(sqlite3.Error):
            rows = self._db.execute(
                OWN_SQL,
                {
                    "match": " OR ".join(term.match for term in terms),
                    "most": limit,
                    "game": game or query.game,
                    "begin": BEGIN,
                    "end": END,
                    "gap": GAP,
                },
            ).fetchall()
            return [
                Hit(
                    rule_id,
                    book,
                    f"{printed} {title}".removeprefix("none ").strip(),
                    snippet,
                    round(-rank, 3),
                    "own",
                )
                for rule_id, book, printed, title, snippet, rank in rows
            ]
        return []

    def _connect(self) -> bool:
        """Open the database if it is there by now, and is one that this version knows."""
        if self._db is None and self._database.is_file():
            self._db = opened(self._database)
        return self._db is not None

    def _refresh(self) -> None:
        """Read the notes again if another connection changed them."""
        if not self._connect() or self._db is None:
            return
        version = self._db.execute("PRAGMA data_version").fetchone()[0]
        if version == self._version:
            return
        rows = self._db.execute(NOTES_SQL).fetchall()
        self._version = version
        self._texts = dict(enumerate(text for _rule, _label, text in rows))
        self._kept = tuple(_note_candidate(place, *row) for place, row in enumerate(rows))


def _note_candidate(place: int, rule_id: str, label: str, text: str) -> Candidate:
    """Make a note look like an entry: its bookmark's label is its title."""
    title, words = (f" {' '.join(stems_of(part))} " for part in (label, text))
    return Candidate(
        place,
        "note",
        rule_id,
        game_of(rule_id) or "",
        label or rule_id,
        title,
        "",
        words,
        f"{title}{words}",
    )


def _synonyms(rows: Iterable[Wordings]) -> dict[str, tuple[Same, ...]]:
    """Return for each wording, as stems, what means the same as any of its groups says."""
    groups: dict[int, list[tuple[str, Same]]] = {}
    for phrase, wording, group, game, _lang in rows:
        groups.setdefault(group, []).append((phrase, Same(tuple(wording.split()), game)))
    found: dict[str, tuple[Same, ...]] = {}
    for members in groups.values():
        wordings = tuple(same for _phrase, same in members)
        for phrase, _same in members:
            found[phrase] = tuple(dict.fromkeys(found.get(phrase, ()) + wordings))
    return found


def _close_cjk(text: str) -> str:
    """Take out the spaces that the index puts round Japanese letters."""
    return CJK_GAP.sub("", BOLD_GAP.sub("", text))
