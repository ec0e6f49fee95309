"""Ask a newcomer a small question in the terminal, beside the prompt; `!2` answers it."""

from collections.abc import Callable
from typing import Protocol

from beachmaster.cli.console import Console
from beachmaster.cli.problems import Mistake
from beachmaster.cli.texts import T
from beachmaster.engine.text import Text
from beachmaster.storage.lessons import Lessons
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Playing

SIGN = "!"
NO_MORE = "0"


class Guesser(Protocol):
    """What is needed of whoever plays."""

    console: Console
    lessons: Lessons
    playing: Playing
    settings: Settings

    def list_again(self) -> None:
        """Let the prompt be shown in full once more."""


def show(player: Guesser) -> None:
    """Print the question that goes with what is asked now, if there is one."""
    quizzes, console = player.lessons.quizzes, player.console
    quiz = quizzes.choose(player.playing, player.settings, player.lessons.told)
    if quiz is None or quizzes.told is not None:
        return
    console.say(T("Your guess first: {question}", question=quiz.text))
    answers: list[Text | str | int] = [
        T("{sign}{key} {answer}", sign=SIGN, key=key, answer=answer)
        for key, answer in enumerate(quiz.answers, 1)
    ]
    console.say(T("{answers} ({sign}0: no more such questions)", answers=answers, sign=SIGN), "   ")


def veils(player: Guesser) -> bool:
    """Tell whether the sheet of a fight would give the answer away now."""
    player.lessons.quizzes.choose(player.playing, player.settings, player.lessons.told)
    return player.lessons.quizzes.veils


def verbs(player: Guesser) -> dict[str, Callable[[str], None]]:
    """Return the command that answers a question."""

    def guess(rest: str) -> None:
        quizzes, console = player.lessons.quizzes, player.console
        quizzes.choose(player.playing, player.settings, player.lessons.told)
        if rest == NO_MORE:
            quizzes.stop()
            console.say(T("No more such questions; set questions on brings them back."))
            player.list_again()
            return
        quiz = quizzes.quiz
        if quiz is None or quizzes.told is not None:
            raise Mistake(T("No question is open."))
        if not (rest.isdecimal() and 0 < int(rest) <= len(quiz.answers)):
            most = len(quiz.answers)
            raise Mistake(T("Type {sign}1 to {sign}{most}.", sign=SIGN, most=most))
        said = quizzes.tell(int(rest) - 1)
        console.say(T("{said} ({rule}; ? {rule} reads it)", said=said, rule=quiz.rule))
        player.list_again()

    return {SIGN: guess}
