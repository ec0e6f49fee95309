"""Show what a player would look for and cannot choose now, with the reason and the rule."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from beachmaster.desktop.buttons import Fold
from beachmaster.desktop.flow import Stacked
from beachmaster.desktop.labels import LinkedWords, rule_links
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.engine.prompt import Closed

FEW, MOST_NAMED = 2, 12


class ClosedPanel(Stacked):
    """Closed answers, those with the same reason together; folded where there are many reasons."""

    rule_wanted = Signal(str)

    def __init__(self, closed: Sequence[Closed], rules: Sequence[str]) -> None:
        super().__init__()
        self.lines: list[LinkedWords] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.25))
        self.toggle = Fold(
            say(TN("{n} answer closed now", "{n} answers closed now", n=len(closed)))
        )
        column.addWidget(self.toggle)
        for reason, names, cited in _grouped(closed, rules):
            line = LinkedWords(_words(reason, names, cited), CAPTION, role="hint")
            line.setAccessibleName(say(_CLOSED_ONE.fill(names=names, reason=reason)))
            line.linkActivated.connect(self.rule_wanted)
            column.addWidget(line)
            self.lines.append(line)
        self.toggle.toggled.connect(self._show)
        self.toggle.setVisible(len(self.lines) > FEW)
        self.fold()

    def fold(self) -> None:
        """Show the lines where there are few, and fold them where there are many."""
        self.toggle.setChecked(len(self.lines) <= FEW)
        self._show(len(self.lines) <= FEW)

    def _show(self, shown: bool) -> None:
        for line in self.lines:
            line.setVisible(shown)


def _grouped(
    closed: Sequence[Closed], rules: Sequence[str]
) -> list[tuple[str, list[str], tuple[str, ...]]]:
    """Gather the closed answers by reason."""
    alike: dict[str, tuple[list[str], tuple[str, ...]]] = {}
    for one in closed:
        names, _cited = alike.setdefault(say(one.reason), ([], one.rules or tuple(rules)))
        names.append(say(one.text))
    return [(reason, names, cited) for reason, (names, cited) in alike.items()]


def _words(reason: str, names: list[str], cited: tuple[str, ...]) -> str:
    many = say(TN("{n} other", "{n} others", n=len(names)))
    said = say(_CLOSED_ONE.fill(names=[many] if len(names) > MOST_NAMED else names, reason=reason))
    return f"✕ {escape(said)} {rule_links(cited)}"


_CLOSED_ONE = T("{names}: {reason}")
