"""Find what a player may mean by a few letters: rules, terms, notes, units, commands."""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Literal

import msgspec
from PySide6.QtGui import QAction, QKeySequence

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.labels import TERM
from beachmaster.desktop.rules.contents import MANUAL_TITLE
from beachmaster.desktop.rules.pages import Pages
from beachmaster.desktop.rules.rules_model import RulesModel
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.display import UnitRow
from beachmaster.engine.text import Text
from beachmaster.rulebook.books import ANY, number_of, with_numbers
from beachmaster.rulebook.manual import manual
from beachmaster.rulebook.search import Hit

FoundKind = Literal[
    "head", "rule", "term", "manual", "page", "note", "own", "unit", "command", "hint", "meant"
]
MOST = {"rule": 8, "term": 4, "note": 4, "own": 3, "unit": 6, "command": 8}
WHOLE, START, INSIDE = 3, 2, 1
_LIST = re.compile(r" - (?=\S)")
_LOOSE = re.compile(r" +(?=[.,:;)](?:\s|$))")


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the results; `snippet` has the words found in bold as Markdown writes it."""

    kind: FoundKind
    title: str
    target: str = ""
    aside: str = ""
    snippet: str = ""
    enabled: bool = True
    worth: int = 0
    action: QAction | None = None


class Finder:
    """Everything the palette searches, in groups."""

    def __init__(
        self, controller: GameController, rules_model: RulesModel, actions: Iterable[QAction] = ()
    ) -> None:
        self._controller = controller
        self._rules_model = rules_model
        self._pages = Pages(controller, rules_model)
        self._actions = list(actions)

    def find(self, words: str) -> list[Found]:
        """Return headed groups; what is named exactly comes before what is written about."""
        words = words.strip()
        units, commands = self._units(words), self._commands(words)
        if not words:
            return [
                *headed(T("Rules for this step"), self._prompted()),
                *headed(_COMMANDS, commands),
            ]
        named: list[tuple[Text, list[Found]]] = []
        others: list[tuple[Text, list[Found]]] = []
        for title, group in ((T("Units"), units), (_COMMANDS, commands)):
            exact = bool(group) and group[0].worth > INSIDE
            (named if exact else others).append((title, group))
        found = [*named, *self._written(words), *others]
        return [line for title, group in found for line in headed(title, group)]

    def _written(self, words: str) -> list[tuple[Text, list[Found]]]:
        """Return rules, pages of games and manual.

        The manual comes first if only a heading of it has the words.
        """
        pages, rules = in_manual(words), self._read(words)
        told = self._rules_model.game_pages.search(words, game=self._pages.game)
        rules.append((_PAGES, [_part(hit, "page") for hit in told]))
        if pages or told:  # then nothing is misspelt
            rules = [(title, group) for title, group in rules if title is not _MEANT]
        only_here = _by_title(words, pages) and not any(_by_title(words, g) for _t, g in rules)
        manual_first = [(MANUAL_TITLE, pages), *rules]
        return manual_first if only_here else [*rules, (MANUAL_TITLE, pages)]

    def _read(self, words: str) -> list[tuple[Text, list[Found]]]:
        """Return what the library has; before it is open, a line says so."""
        library = self._rules_model.library
        if library is None:
            waiting = (
                T("Opening the rules…")
                if self._rules_model.trouble is None
                else self._rules_model.trouble
            )
            return [(_RULES, [Found(kind="hint", title=say(waiting), enabled=False)])]
        game = self._pages.game or None
        meant = library.suggestion(words, self._rules_model.language)
        hits = library.search(words, game, self._rules_model.language, 20)
        if game and len(hits) < 3:
            known = {hit.id for hit in hits}
            more = library.search(words, None, self._rules_model.language, 10)
            hits += [hit for hit in more if hit.id not in known]
        groups: dict[FoundKind, list[Found]] = {"rule": [], "term": [], "note": [], "own": []}
        for hit in [*hits, *library.search_own(words, game, MOST["own"])]:
            kind = _KINDS.get(hit.kind, "rule")
            is_term = kind == "term"
            title = self._pages.title(hit.id) if hit.title == hit.id else hit.title
            found = Found(
                kind=kind,
                title=title,
                target=TERM + hit.id if is_term else hit.id,
                aside="" if is_term else number_of(hit.id, game or ANY),
                snippet=_readable(with_numbers(hit.snippet, game or ANY)),
            )
            if len(groups[kind]) < MOST[kind]:
                groups[kind].append(found)
        titles: dict[FoundKind, Text] = {"rule": _RULES, "term": T("Glossary")}
        titles |= {"note": T("Your notes"), "own": T("Your rulebook")}
        told = [Found(kind="meant", title=meant, target=meant)] if meant else []
        return [
            (_MEANT, told),
            *((titles[kind], group) for kind, group in groups.items()),
        ]

    def _prompted(self) -> list[Found]:
        prompt = self._controller.prompt
        rules = dict.fromkeys(prompt.rules) if prompt is not None else {}
        return [
            Found(
                kind="rule",
                title=self._pages.title(rule) or rule,
                target=rule,
                aside=number_of(rule),
            )
            for rule in rules
        ]

    def _units(self, words: str) -> list[Found]:
        overview = self._controller.overview
        if overview is None or not words:
            return []
        rows = ((match(words, _unit_words(row)), row) for row in overview.units)
        best = sorted((pair for pair in rows if pair[0]), key=lambda pair: -pair[0])
        return [_unit(worth, row) for worth, row in best[: MOST["unit"]]]

    def _commands(self, words: str) -> list[Found]:
        found = []
        for action in self._actions:
            title = action.text().replace("&", "").removesuffix("…")
            worth = match(words, (title,)) if words else INSIDE
            if action.isVisible() and title and worth:
                keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                found.append(
                    Found(
                        kind="command",
                        title=title,
                        target=action.objectName(),
                        aside=keys,
                        enabled=action.isEnabled(),
                        worth=worth,
                        action=action,
                    )
                )
        found.sort(key=lambda each: (-each.worth, not each.enabled))
        return found[: MOST["command"]] if words else [each for each in found if each.enabled]


def _by_title(words: str, group: Sequence[Found]) -> bool:
    return any(match(words, (one.title,)) for one in group)


def in_manual(words: str) -> list[Found]:
    """Return the parts of the manual that hold the words; none where its pages are missing."""
    with suppress(OSError):
        return [_part(hit, "manual") for hit in manual().search(words)]
    return []


def _part(hit: Hit, kind: FoundKind) -> Found:
    """Return the line of a part of a page."""
    return Found(kind=kind, title=hit.title, target=hit.id, snippet=_readable(hit.snippet))


def _readable(snippet: str) -> str:
    """Take out what is left of the Markdown that a snippet was cut from."""
    words = _LOOSE.sub("", " ".join(snippet.split()))
    return _LIST.sub(" · ", words).removeprefix("- ")


def headed(title: Text, group: Sequence[Found]) -> list[Found]:
    """Return a group below its heading, or nothing."""
    if not group:
        return []
    return [Found(kind="head", title=say(title), enabled=False), *group]


def match(words: str, texts: Sequence[str]) -> int:
    """Tell how well words name something: wholly, by the starts of its words, inside; or not."""
    asked = words.casefold()
    folded = [text.casefold() for text in texts if text]
    if asked in folded:
        return WHOLE
    parts = [part for text in folded for part in text.replace("-", " ").split()]
    if all(any(part.startswith(word) for part in parts) for word in asked.split()):
        return START if folded and folded[0].startswith(asked) else INSIDE
    return INSIDE if len(asked) > 2 and any(asked in text for text in folded) else 0


def _unit_words(row: UnitRow) -> tuple[str, ...]:
    return (
        say(row.name),
        row.id,
        say(row.group) if row.group else "",
        say(row.kind) if row.kind else "",
        row.place,
    )


def _unit(worth: int, row: UnitRow) -> Found:
    parts = [say(row.where)]
    if row.steps is not None and row.whole:
        parts.append(say(T("{steps} of {whole} steps", steps=row.steps, whole=row.whole)))
    parts += [say(marker) for marker in row.markers]
    if row.status is not None:
        parts.append(say(row.status))
    return Found(
        kind="unit",
        title=say(row.name),
        target=row.id,
        aside=say(row.side.forces),
        snippet=" · ".join(part for part in parts if part),
        worth=worth,
    )


_KINDS: dict[str, FoundKind] = {
    "section": "rule",
    "glossary": "term",
    "concept": "term",
    "note": "note",
    "own": "own",
}
_RULES = T("Rules")
_PAGES = T("Where to begin, rulings, tips")
_MEANT = T("Did you mean")
_COMMANDS = T("Commands")
