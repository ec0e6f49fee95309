"""Choose when a newcomer is asked a small question, and keep what came of it."""

from beachmaster.engine.offered import offers
from beachmaster.engine.quiz import Quiz, Quizzing
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.storage.known import TEACH, Known
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Playing
from beachmaster.storage.texts import T

ON, OFF = "on", "off"


class Quizzes:
    """The questions of a first game: one a phase at most, and each kind once.

    What was told wrongly is asked again when it may be forgotten.
    """

    def __init__(self, known: Known) -> None:
        self._known = known
        self._phases: set[tuple[int, str]] = set()
        self._asked: Asked | None = None
        self.quiz: Quiz | None = None
        self.told: int | None = None
        self._settings: Settings | None = None

    @property
    def waits(self) -> bool:
        """Tell whether a question stands there that nobody has answered."""
        return self.quiz is not None and self.told is None

    @property
    def veils(self) -> bool:
        """Tell whether what stands beside the prompt would give the answer away."""
        return self.quiz is not None and self.told is None and self.quiz.veils

    def choose(self, playing: Playing, settings: Settings, told: str = "") -> Quiz | None:
        """Return the question that goes with what is asked now, the same while it is asked.

        `told` is the rule that is said in words beside it: nobody is asked what stands there, nor
        what no prompt has taught. While a game is taught card by card, the cards ask.
        """
        session, lesson = playing.session, playing.taught
        asked, self._settings = session.asked, settings
        if asked is None or asked is not self._asked:
            self._asked, self.quiz, self.told = asked, None, None
            alone = lesson is None or lesson.over
            if asked is not None and alone and _is_wanted(session, asked, settings):
                self._choose(session, asked, told)
        return self.quiz

    def tell(self, picked: int) -> Text:
        """Take an answer by its place in the list; return whether it is right, and why."""
        assert self.quiz is not None
        quiz, self.told = self.quiz, picked
        key = _key(quiz.rule)
        if picked == quiz.right:
            self._known.step_on(key)
            return T("Right. {why}", why=quiz.because)
        return T("It is {answer}. {why}", answer=quiz.answers[quiz.right], why=quiz.because)

    def skip(self) -> None:
        """Let go of the question: the prompt is being answered, or nobody wants to guess."""
        self.quiz = None

    def stop(self) -> None:
        """Ask no more such questions, in any game, until that is set otherwise."""
        self.skip()
        if self._settings is not None:
            self._settings["questions"] = OFF
            self._settings.keep()

    def _choose(self, session: Session, asked: Asked, told: str) -> None:
        phase = (asked.turn, asked.phase)
        if phase in self._phases or not offers(session.module, Quizzing):
            return

        def wanted(rule: str) -> bool:
            stands_there = told == rule or told.startswith(f"{rule}.")
            known = self._known
            return not known.stage(_key(rule)) and not stands_there and known.has_met(rule)

        quiz = session.module.quiz(session.state, asked.prompt, wanted)
        if quiz is not None and wanted(quiz.rule):
            self._phases.add(phase)
            self._known.step_on(_key(quiz.rule))  # is enough: who passes it by does not want it
            self.quiz = quiz


def _is_wanted(session: Session, asked: Asked, settings: Settings) -> bool:
    """Tell whether anybody is to be asked: in a first game, and where a person answers."""
    taught = settings["teaching"] == TEACH and settings["questions"] == ON
    return taught and session.opponent is None and not settings.leaves(asked.prompt)


def _key(rule: str) -> str:
    """Return under which name it is kept how a question about a rule was answered."""
    return f"quiz/{rule}"
