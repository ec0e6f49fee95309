"""Look rules up for a player, loading the library only when one is wanted."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from beachmaster.engine.changes import SessionError
from beachmaster.engine.options import shown
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.rulebook.badges import BOARDS, Clause
from beachmaster.rulebook.ours import Reading
from beachmaster.rulebook.problems import say_nothing
from beachmaster.rulebook.texts import T

if TYPE_CHECKING:
    from beachmaster.rulebook.differences import Difference
    from beachmaster.rulebook.lexicon import Lexicon
    from beachmaster.rulebook.library import RuleLibrary
    from beachmaster.rulebook.sections import Section


class RuleReader:
    """Find a rule by its id, and read it as the game at hand has it."""

    def __init__(
        self,
        language: str = "en",
        reading: Reading | None = None,
        tell: Callable[[Text], object] = say_nothing,
    ) -> None:
        self._language = language
        self._reading = reading or Reading()
        self._tell = tell
        self._library: RuleLibrary | None = None
        self._lexicons: dict[str, Lexicon] = {}

    def section(self, rule_id: str) -> "Section":
        """Return a rule; raise `SessionError` where there is none, or no library."""
        from beachmaster.rulebook.problems import RulebookError

        if not is_rule_id(rule_id):
            raise SessionError(T("There is no rule {rule}.", rule=shown(rule_id)))
        library = self._opened()
        try:
            return self._reading.section(library.section(rule_id, self._language))
        except RulebookError as error:
            raise SessionError(error.text) from error

    def plain(self, rule_id: str) -> dict[str, Value]:
        """Return a rule as plain data."""
        found = self.section(rule_id)
        return {
            "id": found.id,
            "title": found.title,
            "gist": found.gist,
            "short": found.short,
            "full": found.full,
            "example": found.example,
            "see_also": found.see_also,
            "badge": {board: self.badge(found.id, board) for board in BOARDS},
            "clauses": {
                board: [{"badge": each.badge, "words": each.words} for each in found.clauses(board)]
                for board in BOARDS
            },
        }

    def badge(self, rule_id: str, board: str) -> str:
        """Return what the program does about a rule on a board; empty where that is not known."""
        found = self._library.badge(rule_id) if self._library is not None else None
        if found is None:
            return ""
        return found.table if board == "table" else found.tracked

    def clauses(self, rule_id: str, board: str) -> tuple[Clause, ...]:
        """Return the clauses of a rule that the program carries out in part on a board."""
        return self.section(rule_id).clauses(board)

    def titles(self, game: str) -> dict[str, str]:
        """Return the rules of a game of which the program does something, each with its title."""
        library = self._opened()
        badged = library.badged()
        sections = library.sections(game, self._language)
        return {each.id: each.title for each in sections if each.id in badged}

    def lexicon(self, game: str) -> "Lexicon":
        """Return the glossary of a game, as the game at hand has it, to be found in prompts."""
        from beachmaster.rulebook.lexicon import Lexicon

        if game not in self._lexicons:
            terms = self._opened().glossary(game, self._language)
            self._lexicons[game] = Lexicon(map(self._reading.entry, terms))
        return self._lexicons[game]

    def _opened(self) -> "RuleLibrary":
        """Return the library; raise `SessionError` where there is none."""
        from beachmaster.rulebook.library import RuleLibrary
        from beachmaster.rulebook.problems import RulebookError

        try:
            if self._library is None:
                self._library = RuleLibrary.open(tell=self._tell)
        except RulebookError as error:
            raise SessionError(error.text) from error
        return self._library

    def differences(self, rule_id: str) -> "list[Difference]":
        """Return what the concepts across games say of a rule here, and which games have it."""
        from beachmaster.rulebook.differences import differences_of

        return list(differences_of(rule_id, self._opened().concepts(self._language)))

    def close(self) -> None:
        """Close the library where it was opened."""
        if self._library is not None:
            self._library.close()
            self._library = None


def dated(section: "Section") -> Text | None:
    """Say since when the text of a rule is as it is; None where that is not known."""
    if not section.changed_on:
        return None
    return T(
        "Our text of this rule: as of {day} (version {version}).",
        day=section.changed_on,
        version=section.changed_in,
    )


def is_rule_id(words: str) -> bool:
    """Tell whether words look like a rule's id, such as hoe:5.4.2."""
    return re.fullmatch(r"[a-z]{2,5}:[A-Za-z0-9.-]{1,20}", words) is not None
