"""Play with a person in the terminal."""

from collections.abc import Callable

from beachmaster.cli import hints, showing
from beachmaster.cli.commands import Commands
from beachmaster.cli.console import Console, Leaving
from beachmaster.cli.naming import own_name, title_of
from beachmaster.cli.problems import DEFECTS, REFUSALS, Mistake, refusal
from beachmaster.cli.render import Words
from beachmaster.cli.wire import plain
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import (
    Choose,
    Draw,
    Field,
    Place,
    Prompt,
    Record,
    Roll,
    check_fields,
)
from beachmaster.engine.rulings import off_default
from beachmaster.engine.run import Asked
from beachmaster.engine.said import names_of, said
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.typed import answer_to, field_value, loose_value, match, words_of
from beachmaster.engine.values import Value
from beachmaster.rulebook.reading import RuleReader
from beachmaster.storage.guidance import LINE, Guidance
from beachmaster.storage.remembering import Remembering
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Playing

HEX = 4
"""The figures of a hex number."""


class TerminalPlayer:
    """One game with one person; commands are in `Commands`."""

    def __init__(
        self, playing: Playing, words: Words, read: Callable[[], str | None] | None = None
    ) -> None:
        self.playing = playing
        self.session = playing.session
        self.console = Console(words, read)
        self.settings = Settings.load()
        self.reader = RuleReader(words.language, playing.reading(words.say), self.console.say)
        self.guidance = Guidance(self.reader)
        self._remembering = Remembering(playing, words.say)
        self._commands = Commands(self)
        self._dice: list[int] = []
        self._moves: list[str] = []
        self._at: tuple[int, str] | None = None
        self._ended = False
        self._taught: set[tuple[int, str, str]] = set()
        self._refused = False
        self._listed: Asked | None = None
        self._seen: Prompt | None = None

    def play(self) -> None:
        """Play until the player leaves; then say where the game is kept."""
        self._welcome()
        try:
            while True:
                self._turn()
        except (Leaving, KeyboardInterrupt):
            self._farewell()
        finally:
            self.guidance.save()
            self.reader.close()

    def show_events(self) -> None:
        """Print what happened since the last call."""
        explained = self.settings["automation"] != "fast"
        for event in self.session.take_events():
            if event.seen:
                if event.at is not None:
                    self._head(*event.at)
                showing.show_event(self.console, event, explained=explained, seen=self._seen)
        self._seen = None

    def list_again(self) -> None:
        """Let the next prompt be shown in full."""
        self._listed = None

    def auto(self, count: int = 1) -> None:
        """Let the program answer; say what."""
        for _ in range(count):
            if self.session.asked is None:
                return
            asked = self.session.asked
            self._head(asked.turn, asked.phase)
            prompt, shown_before = asked.prompt, asked is self._listed
            named = names_of(prompt)
            value = self.session.auto().value
            answer = said(prompt, value, named)
            done = _BY_KIND.get(type(prompt), _CHOOSES)
            source = done if shown_before else _PROGRAM
            self.console.say(Text(source, what=prompt.text, answer=answer))
            self._seen = prompt
            self.show_events()

    def forget_typed_ahead(self) -> None:
        """Drop dice and moves that were typed for later prompts."""
        if self._dice or self._moves:
            left = [*map(str, self._dice), *self._moves]
            self.console.say(Text(_DROPPED, words=left))
        self._dice, self._moves = [], []

    def _welcome(self) -> None:
        playing, console = self.playing, self.console
        for notice in playing.notices:
            console.say(notice)
        setup = playing.setup
        begun = _GOES_ON if playing.resumed else _BEGINS
        board = Text(_BOARDS[setup.board])
        console.say(Text(begun, game=title_of(setup.game), board=board, seed=str(setup.seed)))
        for item, value in off_default(playing.factory.options(), setup.options):
            words = next(one.text for one in item.alternatives if one.value == value)
            console.say(Text(_OPTION, option=item.option, value=value, words=words), "   ")
        if playing.saved is not None:
            console.say(Text(_KEPT, file=str(playing.saved.path)))
        console.say(Text(_HELP))

    def _farewell(self) -> None:
        saved = self.playing.saved
        self._remembering.note_now()
        if saved is None:
            self.console.say(Text(_NOT_SAVED))
            return
        where = str(saved.path)
        call = Text(_SAVED, file=where, game=self.playing.setup.game, program=own_name())
        self.console.say(call)

    def _turn(self) -> None:
        self.show_events()
        asked = self.session.asked
        if asked is None:
            self._end()
            return
        self._ended = False
        self._head(asked.turn, asked.phase)
        if self._typed_ahead(asked):
            return
        if self.settings["automation"] == "fast" and isinstance(asked.prompt, Roll | Draw):
            self._guarded(self.auto)
            return
        self._teach(asked)
        if not self._refused:
            show = showing.show_again if asked is self._listed else showing.show_prompt
            show(self.console, asked.prompt)
        self._refused, self._listed = False, asked
        self._remembering.note_now()
        self._take(asked, self.console.ask(f"[{self.session.tree.next_id}] > "))

    def _end(self) -> None:
        if not self._ended:
            self.console.say(Text(_OVER))
            showing.show_data(self.console, plain(self.session.outcome, self.console.words))
            self._remembering.note_now()
        self._ended = True
        typed = self.console.ask()
        if typed:
            self._guarded(lambda: self._commands.run(typed))

    def _head(self, turn: int, phase: str) -> None:
        """Head what follows with its turn and phase, where they are new."""
        at = (turn, phase)
        if at != self._at:
            self.forget_typed_ahead()
            self._at = at
            phase = phase.replace("-", " ")
            self.console.block("")
            seen = self.session.module.visible(self.session.state)
            score = seen.get("vp") if isinstance(seen, dict) else None
            source = _PHASE if score is None else _PHASE_VP
            self.console.say(Text(source, turn=turn, phase=phase, vp=score or 0))

    def _teach(self, asked: Asked) -> None:
        """Explain the chief rule of a prompt, once in a phase."""
        rule = asked.prompt.rules[0] if asked.prompt.rules else ""
        lesson = (asked.turn, asked.phase, rule)
        if not rule or lesson in self._taught:
            return
        self._taught.add(lesson)
        depth = self.guidance.depth(rule, self.settings["automation"])
        if depth != LINE:
            words = self.guidance.words(rule, depth)
            if words:
                self.console.prose(words)
        self.guidance.meet(rule)

    def _take(self, asked: Asked, typed: str) -> None:
        if typed.startswith("="):
            self._guarded(lambda: self._answer(asked, typed[1:].strip()))
        elif self._commands.knows(typed):
            self._guarded(lambda: self._commands.run(typed))
        else:
            self._guarded(lambda: self._answer(asked, typed))

    def _guarded(self, act: Callable[[], None]) -> None:
        try:
            act()
        except (*REFUSALS, *DEFECTS, Mistake) as error:
            self._refused = isinstance(error, AnswerError)
            self._seen = None
            prompt = self.session.asked.prompt if self.session.asked else None
            if isinstance(error, AnswerError) and prompt is not None:
                self._say_how(prompt, error)
            else:
                self.console.say(refusal(error)[0])

    def _say_how(self, prompt: Prompt, error: AnswerError) -> None:
        """Say what is wrong with an answer and what it should have been."""
        fields = prompt.fields if isinstance(prompt, Record | Draw) else ()
        named = error.expected if isinstance(error.expected, dict) else {}
        wrong = [field for field in fields if field.name in named]
        if not wrong:
            self.console.say(error.text)
        for field in wrong:
            words = showing.field_words(self.console, field)
            self.console.say(Text(_WRONG_FIELD, field=words))
        self.console.say(hints.hint(prompt) or Text(_HOW), "   ")

    def _answer(self, asked: Asked, typed: str) -> None:
        prompt = asked.prompt
        self._seen = prompt
        if not typed:
            self._enter(asked)
        elif isinstance(prompt, Roll) and len(words_of(typed)) > prompt.dice.count:
            self._roll_ahead(prompt, typed)
        elif _takes_one(prompt) and len(words_of(typed)) > 1:
            self._move_ahead(prompt, typed)
        elif isinstance(prompt, Record) and "=" not in typed:
            self._by_field(prompt, typed)
        else:
            self.session.answer(answer_to(prompt, typed))

    def _enter(self, asked: Asked) -> None:
        prompt = asked.prompt
        if isinstance(prompt, Roll | Draw):
            self.auto()
        elif isinstance(prompt, Record):
            self._by_field(prompt, "")
        elif prompt.at_enter is not None:
            self.session.answer(prompt.at_enter)
        else:
            self.console.say(Text(_TYPE))
            self._refused = True

    def _roll_ahead(self, prompt: Roll, typed: str) -> None:
        dice = [loose_value(word) for word in words_of(typed)]
        if not all(type(die) is int for die in dice):
            prompt.check(typed)
        count = prompt.dice.count
        self.session.answer(dice[:count])
        self._dice = dice[count:]

    def _move_ahead(self, prompt: Prompt, typed: str) -> None:
        first, *later = words_of(typed)
        try:
            if _is_hex_and_more(prompt, first, later):
                raise AnswerError(Text(_HOW))
            self.session.answer(answer_to(prompt, typed))
        except AnswerError as error:
            try:
                self.session.answer(answer_to(prompt, first))
            except AnswerError:
                raise error from None
            self._moves = later

    def _typed_ahead(self, asked: Asked) -> bool:
        """Answer from what was typed before; tell whether that was done."""
        prompt = asked.prompt
        if isinstance(prompt, Roll) and len(self._dice) >= prompt.dice.count:
            count = prompt.dice.count
            dice, self._dice = self._dice[:count], self._dice[count:]
            self.console.say(Text(_YOUR_DICE, what=prompt.text, dice=dice))
            self._seen = prompt
            self._guarded(lambda: self._ahead(lambda: dice))
            return True
        if isinstance(prompt, Roll) and _dice_in(self._moves, prompt.dice.count):
            count = prompt.dice.count
            rolled, self._moves = self._moves[:count], self._moves[count:]
            return self._go_ahead(asked, ", ".join(rolled), " ".join(rolled))
        if not self._moves or not _takes_one(prompt) or _is_list_number(prompt, self._moves[0]):
            return False
        if _is_new_name(prompt, self._moves[0]):
            self.forget_typed_ahead()
            return False
        move = self._moves.pop(0)
        return self._go_ahead(asked, move, move)

    def _go_ahead(self, asked: Asked, words: str, typed: str) -> bool:
        """Answer with words typed before."""
        self.console.say(Text(_YOUR_MOVE, what=asked.prompt.text, move=words))
        self._seen = asked.prompt
        self._guarded(lambda: self._ahead(lambda: answer_to(asked.prompt, typed)))
        return True

    def _ahead(self, read: Callable[[], Value]) -> None:
        try:
            self.session.answer(read())
        except AnswerError:
            self.forget_typed_ahead()
            raise

    def _by_field(self, prompt: Record, typed: str) -> None:
        """Ask field by field; what was typed already fills the first ones."""
        given = typed.split()
        values: dict[str, Value] = {}
        for field in prompt.fields:
            if field.settled:
                continue
            word = given.pop(0) if given else self._ask_field(field)
            values[field.name] = field_value(field, word)
            check_fields([field], {field.name: values[field.name]})
        self.session.answer(prompt.check(values))

    def _ask_field(self, field: Field) -> str:
        """Ask until something is said: nothing typed tells nothing."""
        self.console.line(showing.field_words(self.console, field, listed=False))
        showing.list_options(self.console, field.options)
        word = self.console.ask()
        while not word:
            self.console.say(Text(_TELL_FIELD, field=showing.field_words(self.console, field)))
            word = self.console.ask()
        return word


def _takes_one(prompt: Prompt) -> bool:
    """Tell whether a prompt takes one choice, so that further words are for later prompts."""
    return isinstance(prompt, Place) or (isinstance(prompt, Choose) and not prompt.many)


def _is_hex_and_more(prompt: Prompt, first: str, later: list[str]) -> bool:
    """Tell whether a hex number and later answers were typed, not a name of several words.

    A name may begin with a hex number too (0711 by the road), but a figure in it is an answer.
    """
    hex_first = len(first) == HEX and first.isdecimal()
    figures = any(word.isdecimal() for word in later)
    return isinstance(prompt, Place) and prompt.free and hex_first and figures


def _is_new_name(prompt: Prompt, word: str) -> bool:
    """Tell whether a leftover word would name a new space, though it is no hex number."""
    if not (isinstance(prompt, Place) and prompt.free) or (len(word) == HEX and word.isdecimal()):
        return False
    return match(word, list(prompt.options)) not in prompt.options


def _is_list_number(prompt: Prompt, word: str) -> bool:
    """Tell whether a figure typed ahead could only mean a place in a list that nobody saw yet.

    Such a figure is a die: it waits, so that it plays no Reroll marker that comes in between.
    """
    if not (isinstance(prompt, Choose) and word.isdigit()):
        return False
    return all(str(option.value) != word for option in prompt.options)


def _dice_in(words: list[str], count: int) -> bool:
    """Tell whether the next words typed ahead are dice."""
    return len(words) >= count and all(word.isdecimal() for word in words[:count])


_GOES_ON = QT_TRANSLATE_NOOP("cli", "{game} goes on. {board} (Seed {seed}.)")
_BEGINS = QT_TRANSLATE_NOOP("cli", "{game} begins. {board} (Seed {seed}.)")
_BOARDS = {
    "tracked": QT_TRANSLATE_NOOP("cli", "The program keeps the board; m draws it."),
    "table": QT_TRANSLATE_NOOP("cli", "The board is on your table; the program asks about it."),
}
_KEPT = QT_TRANSLATE_NOOP("cli", "Each answer is kept in {file}.")
_OPTION = QT_TRANSLATE_NOOP("cli", "Not as usual: {option}={value} ({words})")
_HELP = QT_TRANSLATE_NOOP("cli", "Type h for help, ? for the rule, u to take back, q to leave.")
_NOT_SAVED = QT_TRANSLATE_NOOP("cli", "The game was not saved; --save FILE keeps one.")
_SAVED = QT_TRANSLATE_NOOP(
    "cli", 'The game is saved in {file}. Go on with: {program} play {game} --save "{file}"'
)
_OVER = QT_TRANSLATE_NOOP("cli", "The game is over. u takes back, s shows the state, q leaves.")
_PHASE = QT_TRANSLATE_NOOP("cli", "=== Turn {turn}, {phase} ===")
_PHASE_VP = QT_TRANSLATE_NOOP("cli", "=== Turn {turn}, {phase} ({vp} VP) ===")
_PROGRAM = QT_TRANSLATE_NOOP("cli", "The program answers “{what}”: {answer}")
_CHOOSES = QT_TRANSLATE_NOOP("cli", "The program chooses: {answer}")
_BY_KIND = {
    Roll: QT_TRANSLATE_NOOP("cli", "The program rolls: {answer}"),
    Draw: QT_TRANSLATE_NOOP("cli", "The program draws: {answer}"),
}
_HOW = QT_TRANSLATE_NOOP("cli", "l lists the answers, c says what is closed and why, h helps.")
_TELL_FIELD = QT_TRANSLATE_NOOP("cli", "Only your table knows: {field}")
_WRONG_FIELD = QT_TRANSLATE_NOOP("cli", "That does not fit: {field}")
_DROPPED = QT_TRANSLATE_NOOP("cli", "Typed ahead and not used: {words}.")
_TYPE = QT_TRANSLATE_NOOP("cli", "Type an answer; auto lets the program choose, h helps.")
_YOUR_DICE = QT_TRANSLATE_NOOP("cli", "{what} Your dice: {dice}")
_YOUR_MOVE = QT_TRANSLATE_NOOP("cli", "{what} Next: {move}")
