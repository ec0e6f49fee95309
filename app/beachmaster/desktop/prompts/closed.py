"""Show what a player would look for and cannot choose now, with the reason and the rule."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QVBoxLayout

from beachmaster.desktop.buttons import Fold
from beachmaster.desktop.flow import Stacked
from beachmaster.desktop.labels import rule_links
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.engine.prompt import Closed

FEW, MOST_NAMED = 2, 12


class ClosedPanel(Stacked):
    """Closed answers, those with the same reason together; folded where there are many reasons."""

    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[LinkedWords] = []
        self._made: list[LinkedWords] = []
        self._of: tuple[list[Closed], tuple[str, ...]] = ([], ())
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.25))
        self.toggle = Fold()
        self._column.addWidget(self.toggle)
        self.toggle.toggled.connect(self._show)
        self.hide()

    def show_closed(self, closed: Sequence[Closed], rules: Sequence[str] = ()) -> None:
        """Show these, whose reasons cite `rules` where they cite none; nothing where none is."""
        wanted = (list(closed), tuple(rules))
        if wanted != self._of:
            self._of = wanted
            self._write(closed, rules)
            self.updateGeometry()
        self.fold()
        self.setVisible(bool(closed))

    def _write(self, closed: Sequence[Closed], rules: Sequence[str]) -> None:
        """Write a line for each reason; lines are used again."""
        grouped = _grouped(closed, rules)
        for line in self._made:
            line.hide()
        while len(self._made) < len(grouped):
            line = LinkedWords("", CAPTION, role="hint")
            line.linkActivated.connect(self.rule_wanted)
            self._column.addWidget(line)
            self._made.append(line)
        self.lines = self._made[: len(grouped)]
        for line, (reason, names, cited) in zip(self.lines, grouped, strict=True):
            line.setText(_words(reason, names, cited))
            line.setAccessibleName(say(_CLOSED_ONE.fill(names=names, reason=reason)))
        count = len(closed)
        self.toggle.say(
            say(TN("{n} answer not possible now", "{n} answers not possible now", n=count))
        )
        self.toggle.setVisible(len(self.lines) > FEW)

    def fold(self) -> None:
        """Show the lines where there are few, and fold them where there are many."""
        self.toggle.setChecked(len(self.lines) <= FEW)
        self._show(len(self.lines) <= FEW)

    def _show(self, shown: bool) -> None:
        for line in self.lines:
            line.setVisible(shown)


class ClosedPlace:
    """Where closed answers stand at the end of a column: most prompts have none, and no panel."""

    def __init__(self, column: QVBoxLayout, wanted: SignalInstance) -> None:
        self._column, self._wanted = column, wanted
        self._panel: ClosedPanel | None = None

    def show(self, closed: Sequence[Closed], rules: Sequence[str] = ()) -> None:
        """Show these and no earlier ones; `wanted` carries the rule of a reason that is pressed."""
        if self._panel is None:
            if not closed:
                return
            self._panel = ClosedPanel()
            self._panel.rule_wanted.connect(self._wanted)
            self._column.addWidget(self._panel)
        self._panel.show_closed(closed, rules)


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
