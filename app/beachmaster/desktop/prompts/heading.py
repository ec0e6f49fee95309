"""Say where in the game we are and what to do now, in the largest words of the window."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.flow import Stacked
from beachmaster.desktop.labels import ANSWER, CLOSE, PLAIN, PROMPT, Words
from beachmaster.desktop.left_off import left_lines
from beachmaster.desktop.prompts.coach_panel import CoachPanel
from beachmaster.desktop.prompts.grid import GridWords
from beachmaster.desktop.prompts.moment.panel import MomentPanel
from beachmaster.desktop.prompts.pondering import Pondering
from beachmaster.desktop.prompts.scroll_area import CardScrollArea
from beachmaster.desktop.prompts.table_line import TableLine
from beachmaster.desktop.prompts.terms_line import TermsLine
from beachmaster.desktop.speaking import announce
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.desktop.words_scroll_area import WordsScrollArea
from beachmaster.engine.display import phase_text
from beachmaster.engine.prompt import Prompt, Roll
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text

if TYPE_CHECKING:
    from beachmaster.storage.last import Last

MOST_HEAD, MOST_RESULT = (0.4, 0.4, 0.27), (0.28, 0.17, 0.12)
"""Prompt and last result take no more of the height in a large card, a small one, a low one."""
BESIDE_RESULT = 0.18
"""The prompt's share in a low card that shows a result as well."""
TWO_LINES = 3.0
"""So many ems hold two lines of its smallest words."""
ANSWERS, LEAST = 0.36, 0.2
"""What the answers have left of any card, unless the prompt had less than the least then."""
LARGEST = PROMPT, CLOSE, ANSWER
"""How large the prompt is at most in them."""


class PromptHeading(Stacked):
    """The step in a small line, what was rolled or drawn, and the prompt in a large one.

    The others scroll below them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.step = Words("", PLAIN, role="hint")
        self.prompt = Words("", PROMPT, bold=True, serif=True)
        self._room, self._fitting = WordsScrollArea(self.prompt), (0, PROMPT)
        self._answers: CardScrollArea | None = None
        self.moment = MomentPanel()
        self.terms = TermsLine()
        self.terms.altered.connect(self._follow_words)
        self.how = Words("", PLAIN)
        self.why = Words("", PLAIN, role="hint")
        self.grid = GridWords()
        self.coach = CoachPanel()
        self.pondering = Pondering()
        self.line = TableLine()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.25))
        for line in (self.step, self.moment, self._room, self.pondering, self.line, self.terms):
            self._column.addWidget(line)

    @property
    def below(self) -> tuple[QWidget, ...]:
        """Return the words that scroll below the prompt: how, why, and the table to compare."""
        return self.how, self.why, self.grid

    def share(self, height: int, bar: int, answers: CardScrollArea) -> None:
        """Take no more of a card's height than is ours; the rest is the answers' and the bar's."""
        tight = answers.small + answers.low
        self.moment.fit(round(height * MOST_RESULT[tight]))
        above = self.height_above()
        left = answers.left(height - bar - above)
        left = min(left, max(round(height * (1 - ANSWERS)) - bar - above, round(height * LEAST)))
        share = BESIDE_RESULT if answers.low and not self.moment.isHidden() else MOST_HEAD[tight]
        most = max(round(height * share), current().space(TWO_LINES))
        self.fit(min(most, left), LARGEST[tight])

    def fit(self, most: int, largest: float) -> None:
        """Keep the prompt's height within `most` pixels, in a size that lets it."""
        self._fitting = (most, largest)
        self._refit()

    def _refit(self) -> None:
        """Leave the prompt what the words below it do not need."""
        most, largest = self._fitting
        here = not self.terms.isHidden() and self._column.indexOf(self.terms) >= 0
        gap = self._column.spacing()
        terms = self.terms.heightForWidth(self.width()) + gap if here else 0
        self._room.fit(max(most - terms, most // 2), largest)
        if here and self._answers is not None and self._room.overflow(self._room.width()) > 0:
            self._answers.take_terms(self.terms)
            self._room.fit(most, largest)

    def _follow_words(self) -> None:
        """Fit other words; hidden, the heading is fitted when all of them are known."""
        if not self.isHidden():
            self._refit()

    def place_terms(self, answers: CardScrollArea) -> None:
        """Have the words of the glossary below the prompt, in a low card below the answers.

        They go there too where they would leave the prompt too little room.
        """
        self._answers = answers
        self.step.rescale(CAPTION if answers.low else PLAIN)
        if answers.low:
            answers.take_terms(self.terms)
        elif self._column.indexOf(self.terms) < 0:
            self._column.addWidget(self.terms)

    def place_line(self, *, low: bool) -> None:
        """Have the line of what is to be done stand below the prompt.

        In a low card it takes the place of turn and phase instead.
        """
        self.line.fit(low=low)
        instead = low and not self.line.isHidden()
        self.step.setVisible(bool(self.step.text()) and not instead)
        if low != (self._column.indexOf(self.line) == 0):
            self._column.removeWidget(self.line)
            below = self._column.indexOf(self.pondering) + 1
            self._column.insertWidget(0 if low else below, self.line)

    def height_above(self) -> int:
        """Return how much of the height is taken by what stands about the prompt."""
        above = [one for one in (self.step, self.line, self.moment) if not one.isHidden()]
        return sum(one.heightForWidth(self.width()) + self._column.spacing() for one in above)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the prompt to the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._refit()

    def show_words(self, step: str, prompt: str, how: str = "", why: str = "") -> None:
        """Show these words; empty lines vanish."""
        pairs = ((self.step, step), (self.prompt, prompt), (self.how, how), (self.why, why))
        for line, words in pairs:
            line.setText(words)
            line.setVisible(bool(words))
        self._follow_words()
        self.prompt.setAccessibleName(prompt)
        self.prompt.setAccessibleDescription(" ".join(part for part in (step, how, why) if part))

    def show_prompt(self, controller: GameController, asked: Asked) -> None:
        """Show what is asked."""
        prompt = asked.prompt
        self.coach.show_prompt(prompt)
        self.pondering.hide()
        self.terms.show_terms(None if asked is controller.lesson.asked else asked)
        self.grid.show_grid(prompt.grid)
        theirs = controller.left if controller.map_ask is None else None
        left = [] if theirs is None else [theirs.words]
        tell = [] if prompt.tell is None else [prompt.tell]
        how = "\n".join(say(one) for one in (*left, *prompt.house, *tell))
        self.show_words(step_words(controller, asked), say(_asked(prompt)), how, why_words(prompt))

    def show_silence(self, controller: GameController, last: "Last | None") -> None:
        """Show why nothing is asked: the opponent decides, the game is over, loads, or is none."""
        self.coach.show_prompt(None)
        self.pondering.hide()
        self.terms.show_terms(None)
        self.grid.show_grid(None)
        thinking = thinking_words(controller)
        waiting = controller.session.asked if thinking is not None else None
        if thinking is not None and waiting is not None:
            self.show_words(step_words(controller, waiting), say(thinking), say(_WEIGHING))
            self.pondering.still = self.moment.still
            self.pondering.show()
        elif controller.is_open:
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
        elif controller.wished is not None:
            self.show_words("", say(T("The game is opening…")))
        else:
            self.show_words(
                "",
                say(T("No game is open.")),
                say(T("Begin a new game or go on with a saved one.")),
            )

    def announce(self) -> None:
        """Let a screen reader say the prompt."""
        announce(self, f"{self.prompt.text()} {self.how.text()}".strip())


def thinking_words(controller: GameController) -> Text | None:
    """Return words for an opponent that works out its answer, None if it does not."""
    if (opponent := controller.thinking) is None:
        return None
    forces = next(one.forces for one in controller.sides if one.id == opponent.side)
    return T("The {forces} decide…", forces=forces)


def step_words(controller: GameController, asked: Asked) -> str:
    """Return turn and phase, as the game words it."""
    overview = controller.overview
    phase = phase_text(overview, asked.phase)
    if overview is None or not overview.last_turn:
        return say(_STEP.fill(turn=asked.turn, phase=phase))
    return say(
        T(
            "Turn {turn} of {last} · {phase}",
            turn=overview.turn,
            last=overview.last_turn,
            phase=phase,
        )
    )


def why_words(prompt: Prompt) -> str:
    """Return the reasons in lines, those in brackets, which do not count, in one at the end.

    What a table says that is shown as one is left out.
    """
    tabled = prompt.grid.said if prompt.grid is not None else ()
    said = [say(one) for one in prompt.why if one not in tabled]
    aside = [one for one in said if one.startswith("(")]
    lines = [one for one in said if one not in aside]
    return "\n".join([*lines, " ".join(aside)] if aside else lines)


_WEIGHING = T("They weigh what each option would gain and cost; then you read what they do.")
_STEP = T("Turn {turn} · {phase}")


def _asked(prompt: Prompt) -> Text:
    """Return what is asked; the order of a row of dice stands above the dice themselves."""
    if isinstance(prompt, Roll) and prompt.row and prompt.what is not None:
        return prompt.what
    return prompt.text
