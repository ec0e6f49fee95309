"""Turn an id into a page, with what this game makes of the rule."""

from typing import TYPE_CHECKING

import msgspec

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.labels import TERM
from beachmaster.desktop.rules.article import (
    Depth,
    Game,
    article,
    game_page_article,
    manual_article,
    message_article,
    otherwise_link,
    term_article,
)
from beachmaster.desktop.rules.rules_model import RulesModel, sentence
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text
from beachmaster.rulebook.books import game_of, number_of
from beachmaster.rulebook.game_pages import is_game_page
from beachmaster.rulebook.manual import MANUAL, manual
from beachmaster.rulebook.problems import RulebookError

if TYPE_CHECKING:
    from beachmaster.rulebook.library import RuleLibrary
    from beachmaster.rulebook.sections import Section
    from beachmaster.rulebook.sources import Badge


class Page(msgspec.Struct, frozen=True):
    """What the browser shows: its words, its title, and whether it is a rule."""

    html: str
    title: str = ""
    is_rule: bool = False


class Pages:
    """The pages of the rules as they stand beside the open game."""

    def __init__(self, controller: GameController, rules_model: RulesModel) -> None:
        self._controller = controller
        self._rules_model = rules_model
        self._library: RuleLibrary | None = None
        self._read: dict[tuple[str, str], tuple[Section, Badge | None]] = {}

    @property
    def game(self) -> str:
        """Return the name of the open game, or nothing."""
        playing = self._controller.playing
        return playing.setup.game if playing is not None else ""

    def page(self, rule: str, depth: Depth) -> Page:
        """Return the page of a rule, a term, the manual or a game; where there is none, say so."""
        if rule.startswith(MANUAL):
            return _manual_page(rule)
        library = self._rules_model.library
        if library is None:
            return _message(self._rules_model.trouble or T("Opening the rules…"))
        if not rule:
            return _message(_NOTHING)
        try:
            if is_game_page(rule):
                page = self._rules_model.game_pages.page(rule)
                return Page(game_page_article(page), page.title)
            if rule.startswith(TERM):
                entry = library.entry(rule.removeprefix(TERM), self._rules_model.language)
                return Page(term_article(entry, self._beside(entry.game)), entry.title)
            section, badge = self._section(library, rule)
            game = self._beside(section.game)
            html = article(section, badge, depth, game)
            if game is not None and self._controller.asked is not None:
                html += otherwise_link(section.id)
        except Exception as error:  # noqa: BLE001 - a page always says something
            return _message(sentence(error))
        return Page(
            html,
            say(T("{id} {title}", id=number_of(section.id), title=section.title)),
            is_rule=True,
        )

    def _section(self, library: "RuleLibrary", rule: str) -> "tuple[Section, Badge | None]":
        """Return a rule and its badge, read once from each library."""
        if library is not self._library:
            self._library = library
            self._read.clear()
        key = (rule, self._rules_model.language)
        if key not in self._read:
            self._read[key] = (library.section(*key), library.badge(rule))
        return self._read[key]

    def title(self, rule: str) -> str:
        """Return a rule's title, empty while it is not known."""
        stock = self._rules_model.stock
        books = stock.books if stock is not None else ()
        for book in books:
            if book.game == game_of(rule):
                return next((each.title for each in book.sections if each.id == rule), "")
        return ""

    def _beside(self, game: str) -> Game | None:
        """Return what the open game says of its rules; None for those of another game."""
        playing = self._controller.playing
        if playing is None or playing.setup.game != game:
            return None
        reading = playing.reading()
        board = "table" if playing.setup.board == "table" else "tracked"  # one learned keeps units
        return Game(board, reading.rulings, reading.options)


def _manual_page(page_id: str) -> Page:
    try:
        page = manual().page(page_id)
    except (RulebookError, OSError) as error:
        return _message(sentence(error))
    return Page(manual_article(page), page.title)


def _message(text: Text) -> Page:
    return Page(message_article(text), say(text))


_NOTHING = T("The rule for each step appears here once a game is open. The contents list them all.")
