"""Say where in the game we are and what to do now, in the largest words of the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.labels import CLOSE, PLAIN, PROMPT, Words
from beachmaster.desktop.left_off import left_lines
from beachmaster.desktop.prompts.coach_panel import CoachPanel
from beachmaster.desktop.speaking import announce, give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text, plain_text

if TYPE_CHECKING:
    from beachmaster.storage.last import Last


LARGEST = 4.0
SIZES = (LARGEST, 3.5, 3.0, 2.6, 2.2, PROMPT, CLOSE, PLAIN)
"""The sizes of the prompt, the largest first: a long one takes the next, so that it stays short;
those above `PROMPT` are for a card that is read from two metres."""


class HeadingScrollArea(QScrollArea):
    """As high as its words, but never higher than `most`: what is longer scrolls in it.

    So a long prompt takes the answers' room neither in the card nor in the window.
    """

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.most = 0
        give_role(self, QAccessible.Role.StaticText)
        within = words.sizePolicy()
        within.setVerticalPolicy(QSizePolicy.Policy.Preferred)
        words.setSizePolicy(within)
        self.setWidget(words)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for ground in (words, self.viewport()):
            ground.setAutoFillBackground(False)

    def fit(self, most: int, largest: float) -> None:
        """Write as large as `largest` and the height `most` allow."""
        self.most = most
        sizes = [size for size in SIZES if size <= largest]
        for size in sizes:
            self.words.rescale(size)
            if self.overflow(self.width()) <= 0:
                break
        longer = self.overflow(self.width()) > 0
        self.setAccessibleName(self.words.text())
        bar = Qt.ScrollBarPolicy  # a bar that comes and goes narrows the words that just fitted
        self.setVerticalScrollBarPolicy(bar.ScrollBarAlwaysOn if longer else bar.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if longer else Qt.FocusPolicy.NoFocus)
        self.updateGeometry()

    def overflow(self, width: int) -> int:
        """Return by how many pixels the words are higher than the room they may have."""
        return self.words.heightForWidth(width) - self.most if self.most else 0

    def hasHeightForWidth(self) -> bool:
        """Tell the layout that the words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words, or the most they may have."""
        needed = self.words.heightForWidth(width)
        return min(needed, self.most) if self.most else needed

    def sizeHint(self) -> QSize:
        """Return the size at the width it has."""
        return QSize(current().space(20), self.heightForWidth(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        """Return the least size: a line of the smallest words."""
        return QSize(current().space(6), current().space(2))


class PromptHeading(QWidget):
    """The step in a small line, the prompt in a large one; the others scroll below them."""

    def __init__(self) -> None:
        super().__init__()
        self.step = Words("", PLAIN, role="hint")
        self.prompt = Words("", PROMPT, bold=True)
        self._room, self._fitting = HeadingScrollArea(self.prompt), (0, PROMPT)
        self.how = Words("", PLAIN)
        self.why = Words("", PLAIN, role="hint")
        self.coach = CoachPanel()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.25))
        for line in (self.step, self._room):
            self._column.addWidget(line)

    def fit(self, most: int, largest: float) -> None:
        """Keep the prompt's height within `most` pixels, in a size that lets it."""
        self._fitting = (most, largest)
        self._room.fit(most, largest)

    def height_at(self, size: float) -> int:
        """Return how high the prompt is at a size."""
        self.prompt.rescale(size)
        return self.prompt.heightForWidth(self.width())

    def step_height(self) -> int:
        """Return how much of the height is taken by the line of the step."""
        return self.step.heightForWidth(self.width()) + self._column.spacing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the prompt to the new width."""
        super().resizeEvent(event)
        self._room.fit(*self._fitting)

    def show_words(self, step: str, prompt: str, how: str = "", why: str = "") -> None:
        """Show these words; empty lines vanish."""
        pairs = ((self.step, step), (self.prompt, prompt), (self.how, how), (self.why, why))
        for line, words in pairs:
            line.setText(words)
            line.setVisible(bool(words))
        self._room.fit(*self._fitting)
        self.prompt.setAccessibleName(prompt)
        self.prompt.setAccessibleDescription(" ".join(part for part in (step, how, why) if part))

    def show_prompt(self, controller: GameController, asked: Asked) -> None:
        """Show what is asked."""
        prompt = asked.prompt
        self.coach.show_prompt(prompt)
        tell = [] if prompt.tell is None else [prompt.tell]
        how = "\n".join(say(one) for one in (*prompt.house, *tell))
        self.show_words(step_words(controller, asked), say(prompt.text), how, why_words(prompt))

    def show_silence(self, controller: GameController, last: "Last | None") -> None:
        """Show why nothing is asked: the game is over, still loads, or none is open."""
        self.coach.show_prompt(None)
        if controller.is_open:
            outcome = controller.session.outcome
            text = outcome.get("text") if isinstance(outcome, dict) else None
            self.show_words(
                "", say(T("The game is over.")), say(text) if isinstance(text, Text) else ""
            )
        elif last is not None:
            step = say(_STEP.fill(turn=last.turn, phase=last.phase_words))
            self.show_words(
                step,
                last.prompt,
                "\n".join(left_lines(last)),
                say(T("The game is loading; the answers come in a moment.")),
            )
        else:
            self.show_words(
                "",
                say(T("No game is open.")),
                say(T("Begin a new game or go on with a saved one.")),
            )

    def announce(self) -> None:
        """Let a screen reader say the prompt."""
        announce(self, f"{self.prompt.text()} {self.how.text()}".strip())


def step_words(controller: GameController, asked: Asked) -> str:
    """Return turn and phase, as the game words it."""
    overview = controller.overview
    phase = plain_text(asked.phase.replace("-", " "))
    if overview is None:
        return say(_STEP.fill(turn=asked.turn, phase=phase))
    for step in overview.steps:
        if step.id == asked.phase:
            phase = step.text
    if not overview.last_turn:
        return say(_STEP.fill(turn=asked.turn, phase=phase))
    return say(
        T("Turn {turn} of {last} · {phase}", turn=asked.turn, last=overview.last_turn, phase=phase)
    )


def why_words(prompt: Prompt) -> str:
    """Return the reasons in lines, those in brackets, which do not count, in one at the end."""
    said = [say(one) for one in prompt.why]
    aside = [one for one in said if one.startswith("(")]
    lines = [one for one in said if one not in aside]
    return "\n".join([*lines, " ".join(aside)] if aside else lines)


_STEP = T("Turn {turn} · {phase}")
