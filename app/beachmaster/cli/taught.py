"""Show the cards of a taught opening in terminal and JSON lines, and take what they want."""

from collections.abc import Callable, Iterator
from typing import Protocol

from beachmaster.cli import showing, wire
from beachmaster.cli.console import Console, Leaving
from beachmaster.cli.problems import Mistake
from beachmaster.cli.render import Words
from beachmaster.cli.texts import T
from beachmaster.engine.display import UnitRow
from beachmaster.engine.options import AnswerError, Option, options_of
from beachmaster.engine.prompt import Choose, Draw, Roll
from beachmaster.engine.reconcile import units_of
from beachmaster.engine.run import Asked
from beachmaster.engine.said import parts_of
from beachmaster.engine.session import Session
from beachmaster.engine.taught import Card
from beachmaster.engine.taught_play import Taught, TaughtError
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.typed import answer_to
from beachmaster.engine.values import Value
from beachmaster.storage.starting import Playing

SHOW, LESSON, TABLE = "show", "lesson", "table"


class Pupil(Protocol):
    """What is needed of whoever plays."""

    playing: Playing
    session: Session
    console: Console

    def auto(self, count: int = 1) -> None:
        """Let the program answer; say what."""

    def show_events(self) -> None:
        """Print what happened."""

    def list_again(self) -> None:
        """Let the next prompt be shown in full."""


class Cards:
    """The cards of one game in the terminal; without a lesson it shows and takes nothing."""

    def __init__(self, player: Pupil) -> None:
        self._player, self._console = player, player.console
        self._seen: tuple[Asked | None, str] = (None, "")
        self.wants_table = False

    @property
    def lesson(self) -> Taught | None:
        """Return the lesson that is on."""
        lesson = self._player.playing.taught
        return None if lesson is None or lesson.over else lesson

    @property
    def card(self) -> Card | None:
        """Return the card that is due."""
        return None if self.lesson is None else self.lesson.card

    def show(self, asked: Asked) -> bool:
        """Print the card that is due, once; tell whether it keeps the prompt off the screen."""
        lesson = self.lesson
        if lesson is None:
            return False
        remark, card = lesson.remark, lesson.card
        at = asked, "" if card is None else card.id
        if at != self._seen:
            if remark is not None and asked is not self._seen[0]:
                self._star(remark)
            if card is not None:
                self._print(lesson, card)
            elif isinstance(asked.prompt, Draw):
                self._print_draw(asked.prompt)
        self._seen = at
        return _hides(asked, card)

    def _print_draw(self, prompt: Draw) -> None:
        """Ask for a draw in short: nothing lies on the table, so the program has what is drawn."""
        self._console.say(prompt.text)
        self._console.say(_HOW["draw"], "   ")

    def again(self) -> None:
        """Let the card that is due be printed once more."""
        self._seen = (None, "")

    def _print(self, lesson: Taught, card: Card) -> None:
        words, console = lesson.script.words[card.id], self._console
        number, of = lesson.number(card)
        console.block("")
        head = T("Lesson, card {n} of {of}: {title}", n=number, of=of, title=words.title)
        console.say(head)
        console.say(words.text, "   ")
        laid = lesson.laid()
        if laid is not None:
            console.say(laid, "   ")
        console.say(T("Rules: {rules}", rules=list(card.rules)), "   ")
        console.line(f"> {console.words.say(words.do)}", "   ")
        showing.list_options(console, _with_faces(lesson))
        console.say(_HOW["laid" if laid is not None else _kind(card)], "   ")

    def _star(self, text: Text) -> None:
        self._console.line(f"* {self._console.words.say(text)}", "   ")

    # -- what is typed ---------------------------------------------------------------------------

    def take(self, asked: Asked, typed: str) -> bool:
        """Take what a card wants; tell whether that was it."""
        try:
            return self._take(asked, typed)
        except TaughtError as error:
            self._console.say(error.text)
            return True

    def _take(self, asked: Asked, typed: str) -> bool:
        lesson, card = self.lesson, self.card
        if lesson is None:
            return False
        if typed == "" and isinstance(asked.prompt, Roll | Draw) and not (card and card.looks):
            self._player.auto()
            return True
        if card is None:
            return False
        if card.last and typed.casefold() == TABLE:
            lesson.go_on()
            self._player.playing.keep_beside()
            self.wants_table = True
            raise Leaving
        if card.ask is not None and lesson.replied is None:
            self._reply(lesson, card, typed)
            return True
        if typed == "" and card.looks:
            self._go_on(lesson)
            return True
        return False

    def verbs(self) -> dict[str, Callable[[str], None]]:
        """Return the commands of a lesson."""
        return {SHOW: self._show, LESSON: self._leave_or_take_up}

    def _go_on(self, lesson: Taught) -> None:
        lesson.go_on()
        self._player.playing.keep_beside()
        self._player.list_again()

    def _reply(self, lesson: Taught, card: Card, typed: str) -> None:
        """Answer the card's question with numbers or names, and say what is right."""
        options = _options(lesson)
        asked = Choose(
            procedure=card.id,
            text=lesson.script.words[card.id].do,
            rules=card.rules,
            options=options_of(*options),
            maximum=len(options),
        )
        try:
            named = answer_to(asked, typed, self._console.words.say)
        except AnswerError as error:
            raise TaughtError(T("Type the number of an answer, or its name.")) from error
        lesson.reply([str(one) for one in parts_of(named)])
        for line in lesson.verdict():
            self._star(line)
        self._console.say(_HOW["look"], "   ")

    def _show(self, _rest: str) -> None:
        lesson = self.lesson
        if lesson is None:
            raise Mistake(_NO_LESSON)
        lesson.show()
        self._player.show_events()

    def _leave_or_take_up(self, _rest: str) -> None:
        lesson = self._player.playing.taught
        if lesson is None:
            raise Mistake(_NO_LESSON)
        if lesson.ended:
            raise Mistake(_OVER)
        if lesson.course.on:
            lesson.leave()
            self._console.say(T("You left the lesson; type lesson to resume it."))
        else:
            lesson.take_up()
            self._console.say(T("The lesson goes on."))
        self._player.playing.keep_beside()
        self.again()
        self._player.list_again()


def _hides(asked: Asked, card: Card | None) -> bool:
    """Tell whether the prompt is kept off the screen: of a draw it would only be a long list."""
    if isinstance(asked.prompt, Draw):
        return card is None or card.looks or card.shows
    return card is not None and card.looks


def _options(lesson: Taught) -> list[Option]:
    return [Option(name, text) for name, text in lesson.listed().items()]


def _with_faces(lesson: Taught) -> list[Option]:
    """Return the answers of a card, each unit with what the map shows on its counter."""
    module, state = lesson.session.module, lesson.session.state
    rows = {row.id: row for row in units_of(module, state) if not row.hidden}
    options = {str(one.value).rpartition("/")[2]: one for one in _options(lesson)}
    sorts = {rows[name].sort for name in options if name in rows}
    return [
        Option(one.value, T("{unit}: {face}", unit=one.text, face=[*_face(rows[name], sorts)]))
        if name in rows
        else one
        for name, one in options.items()
    ]


def _face(row: UnitRow, sorts: set[str]) -> Iterator[Text]:
    """Yield what stands on a counter: values, sort where `sorts` differ, steps and markers."""
    if row.values:
        yield plain_text(row.values)
    if row.kind is not None and len(sorts) > 1:
        yield row.kind
    if row.steps is not None and row.whole:
        yield T("{steps} of {whole} steps", steps=row.steps, whole=row.whole)
    yield from row.markers


def welcome(console: Console, lesson: Taught | None) -> None:
    """Say how a lesson is played."""
    if lesson is not None and not lesson.over:
        console.say(
            T(
                "A lesson of fifteen minutes; you need nothing on your table. Enter goes on, "
                "show does what a card shows, lesson leaves it."
            )
        )


def asked_line(playing: Playing, asked: Asked, words: Words) -> wire.Line:
    """Return the line of a prompt, with the card that is due."""
    line = wire.prompt_line(playing.session, asked, words)
    return line | _lesson_part(playing.taught, words)


def _lesson_part(lesson: Taught | None, words: Words) -> wire.Line:
    """Return what a prompt's line says of the card that is due; nothing where there is none."""
    if lesson is None or lesson.over:
        return {}
    card, remark = lesson.card, lesson.remark
    said: wire.Line = {} if remark is None else {"remark": words.say(remark)}
    if card is None:
        return {"lesson": said} if said else {}
    told = lesson.script.words[card.id]
    number, of = lesson.number(card)
    said |= {
        "card": card.id,
        "number": number,
        "of": of,
        "title": words.say(told.title),
        "text": words.say(told.text),
        "do": words.say(told.do),
        "rules": list(card.rules),
        "looks": card.looks,
    }
    if card.ask is not None:
        said["options"] = [
            {"value": name, "text": words.say(text)} for name, text in lesson.listed().items()
        ]
    laid = lesson.laid()
    if laid is not None:
        said["laid"] = words.say(laid)
    if card.shows:
        said["shown"] = card.answer
    if card.last:
        said["last"] = True
    return {"lesson": said}


def lesson_line(playing: Playing, value: Value, words: Words) -> wire.Line | None:
    """Do what a `lesson` line asks: go on, reply, do as shown, leave, take up.

    Return a line of its own for a reply; for all else the prompt is written again.
    """
    lesson = playing.taught
    if lesson is None:
        raise TaughtError(_NO_LESSON)
    if isinstance(value, list):
        replied = lesson.reply([str(one) for one in value])
        said = [words.say(line) for line in lesson.verdict()]
        right: Value = list(replied.right)
        return {"type": "lesson", "rightly": replied.rightly, "right": right, "said": said}
    if value == SHOW:
        lesson.show()
    elif value is True:
        lesson.go_on()
    elif value is False:
        lesson.leave()
    else:
        lesson.take_up()
    playing.keep_beside()
    return None


def _kind(card: Card) -> str:
    if card.last:
        return "last"
    if card.ask is not None:
        return "ask"
    if card.looks:
        return "look"
    return "shows" if card.shows else "yours"


_HOW = {
    "look": T("[Enter: go on]"),
    "ask": T("[Type its number or name]"),
    "shows": T("[Answer below, or type show to do as shown]"),
    "laid": T("[Enter: as the lesson has it; or type your own]"),
    "draw": T("[Enter: the program draws; or type your own]"),
    "yours": T("[Type your own answer]"),
    "last": T("[Enter: play on here; table: set your own table up]"),
}
_NO_LESSON = T("This game is no lesson.")
_OVER = T("The lesson is over: no cards are left. Undo with u to get its cards back.")
