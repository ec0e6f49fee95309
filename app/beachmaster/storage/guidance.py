"""Word a lesson: gist, picture and a tip at first, then less each time the rule is met."""

import re
from collections.abc import Iterable

import msgspec

from beachmaster.engine.changes import SessionError
from beachmaster.engine.text import Text, plain_text
from beachmaster.rulebook.books import books, game_of
from beachmaster.rulebook.differences import Other
from beachmaster.rulebook.reading import RuleReader
from beachmaster.rulebook.sections import Section
from beachmaster.storage.known import GIST, KNOWN_ELSEWHERE, LESSON, LINE, Heaps, Known
from beachmaster.storage.texts import T

SHORT, FULL = "short", "full"
MOST_WORDS = 60
_LINK = re.compile(r"\[([^\]]*)\]\([a-z]+:[^)]*\)")
_CLAUSE = re.compile(r"(?:[:;]|(?<!\bNo)\.)(?= |$)")
"""Where a clause ends; No. 1 is a number."""
SHORTEST_CLAUSE, SHORTEST_BEFORE_COLON = 4, 8
"""So many words say something by themselves; what few words announce stands after the colon."""


class Lesson(msgspec.Struct, frozen=True):
    """What is said of a rule: its title, and Markdown paragraphs; only the title of a link.

    `drawing` is its picture in the notation of the rules, `drawn` what that teaches in words.
    `known` names the game that the player knows the like from, where `gist` says what differs.
    """

    rule: str
    title: str
    gist: str = ""
    tip: str = ""
    known: str = ""
    drawing: str = ""
    drawn: str = ""

    @property
    def length(self) -> int:
        """Return how many words it has below its title."""
        return len(plain_words(f"{self.gist} {self.drawn} {self.tip}").split())


class Guidance:
    """Rules in the words that this player still needs."""

    def __init__(self, reader: RuleReader, known: Known) -> None:
        self._reader = reader
        self._known = known

    def lesson(self, rule: str, depth: str) -> Lesson | None:
        """Return what to say of a rule in this depth; None where the library has none."""
        try:
            found = self._reader.section(rule)
        except SessionError:
            return None
        lesson = Lesson(rule, f"{found.id} {found.title}")
        if depth == LINE:
            return msgspec.structs.replace(lesson, gist=first_clause(found.gist))
        if depth not in (LESSON, GIST):
            return lesson
        gist, game = self._differing(rule) or (found.gist, "")
        lesson = msgspec.structs.replace(lesson, gist=gist, known=game)
        return _filled(lesson, found) if depth == LESSON else lesson

    def words(self, rule: str, depth: str) -> str:
        """Return a rule that was asked for, `SHORT` or `FULL`, as plain words."""
        return plain_words(self.markdown(rule, depth))

    def markdown(self, rule: str, depth: str) -> str:
        """Return the same as Markdown: the rule's title, a blank line, its text."""
        try:
            found = self._reader.section(rule)
        except SessionError:
            return ""
        parts = [f"{found.id} {found.title}", found.gist]
        parts += [found.full, found.example] if depth == FULL else [found.short]
        return "\n\n".join(part for part in parts if part)

    def _differing(self, rule: str) -> tuple[str, str] | None:
        """Return what differs from a game whose like rule the player knows, and that game."""
        for difference in self._reader.differences(rule):
            game = self._game_known(difference.others)
            if game:
                return difference.here, game
        return None

    def _game_known(self, others: Iterable[Other]) -> str:
        for other in others:
            if any(self._known.stage(rule) >= KNOWN_ELSEWHERE for rule in other.rules):
                return books()[game_of(other.rules[0]) or ""].title
        return ""


def _filled(lesson: Lesson, rule: Section) -> Lesson:
    """Return a lesson with picture and tip, as far as they fit on a card."""
    for drawing, drawn in zip(rule.drawings[:1], rule.drawn_words, strict=False):
        pictured = msgspec.structs.replace(lesson, drawing=drawing, drawn=drawn)
        lesson = pictured if pictured.length <= MOST_WORDS else lesson
    tipped = msgspec.structs.replace(lesson, tip=rule.tip)
    return tipped if tipped.length <= MOST_WORDS else lesson


def known_of(reader: RuleReader, known: Known, game: str) -> tuple[Heaps, dict[str, str]]:
    """Return the rules of a game in three heaps, and the title of each.

    Raises `SessionError` where there is no rule library.
    """
    titles = reader.titles(game)
    return known.heaps(titles), titles


def known_words(heaps: Heaps) -> Text:
    """Say in one sentence how many rules of a game are known."""
    return T(
        "Rules of this game: {yours} yours, {seen} seen, {unmet} not yet met.",
        yours=len(heaps.yours),
        seen=len(heaps.seen),
        unmet=len(heaps.unmet),
    )


def paragraphs(lesson: Lesson, *, drawn: bool = True) -> list[Text]:
    """Return what a lesson says below its title, one paragraph each, as Markdown.

    `drawn` adds what its picture teaches, for who does not see it.
    """
    gist = plain_text(lesson.gist)
    if lesson.known:
        gist = T("You know {game}. Here: {difference}", game=lesson.known, difference=lesson.gist)
    tip = [T("Tip: {tip}", tip=lesson.tip)] if lesson.tip else []
    pictured = [plain_text(lesson.drawn)] if drawn and lesson.drawn else []
    return [*([gist] if lesson.gist else []), *pictured, *tip]


def first_clause(gist: str) -> str:
    """Return the first clause of a gist that says something by itself."""
    for end in _CLAUSE.finditer(gist):
        least = SHORTEST_BEFORE_COLON if end[0] == ":" else SHORTEST_CLAUSE
        if len(gist[: end.start()].split()) >= least:
            return gist[: end.start()] + "."
    return gist


def plain_words(markdown: str) -> str:
    """Return a rule text as a terminal shows it: links as their words alone."""
    return _LINK.sub(r"\1", markdown).replace("**", "")
