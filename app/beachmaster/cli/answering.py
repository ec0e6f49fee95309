"""Take what a person types as answers: the line, a record value by value, and what comes later."""

from collections.abc import Callable, Sequence
from typing import Protocol

from beachmaster.cli import hints, showing
from beachmaster.cli.console import Console
from beachmaster.cli.texts import T
from beachmaster.engine.auto import program_may_roll
from beachmaster.engine.meaning import NO, NONE, WHOLE, YES
from beachmaster.engine.options import AnswerError, Option, is_hex_number, same
from beachmaster.engine.prompt import Choose, Draw, Field, Place, Prompt, Record, Roll
from beachmaster.engine.record import narrowed
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.telling import ByField, field_value, tell, tell_apart, untold
from beachmaster.engine.typed import answer_to, meant, words_of
from beachmaster.engine.values import Value
from beachmaster.engine.views.making import view_of
from beachmaster.engine.views.pieces import NO_PIECES
from beachmaster.storage.settings import Settings

BY_PROGRAM = "p"
"""Has the program roll or draw."""


class Answerer(Protocol):
    """What answers need of whoever plays: the game, the screen, and to be told how it went."""

    session: Session
    console: Console
    settings: Settings

    def auto(self, count: int = 1) -> None:
        """Let the program answer; say what."""

    def guarded(self, act: Callable[[], None], again: Callable[[], None] | None = None) -> None:
        """Do something, and say what it was refused for.

        Where it rests on what the player's map prints, `again` goes on once that is told.
        """

    def note_answered(self, prompt: Prompt) -> None:
        """Note which prompt is answered."""

    def note_refused(self) -> None:
        """Note that nothing was answered."""


class Answering:
    """Answer the prompts of one game with typed lines; each line is used whole or refused whole.

    Words typed after an answer go to the very next prompts; the first that does not fit there is
    named and dropped with all that follow it.
    `give` takes an answer; else it is the session that does.
    """

    def __init__(self, player: Answerer, give: Callable[[Value], object] | None = None) -> None:
        self._player = player
        self._session, self._console = player.session, player.console
        self._give_to = give or player.session.answer
        self._goes_on = give is None
        self._given: tuple[Value, list[str] | None] = (None, None)
        self._answers: Prompt | None = None
        self._say = player.console.words.say
        self._ahead: list[str] = []
        self._told: ByField = {}
        self._telling: Asked | None = None

    def take(self, asked: Asked, typed: str) -> None:
        """Answer with a line; raise `AnswerError` where it does not fit."""
        prompt = self._answers = asked.prompt
        if isinstance(prompt, Record):
            self._tell(asked, prompt, typed)
        elif isinstance(prompt, Roll | Draw) and typed.casefold() == BY_PROGRAM:
            self._player.auto()
        elif isinstance(prompt, Roll) and prompt.counts_hits:
            self._give(meant(prompt, typed, self._say))
        elif isinstance(prompt, Roll) and _one_side(prompt, typed):
            self._give([int(word) for word in words_of(typed)])
        elif isinstance(prompt, Roll) and len(words_of(typed)) > prompt.dice.total:
            self._roll_ahead(prompt, typed)
        elif _takes_one(prompt) and len(words_of(typed)) > 1:
            self._move_ahead(prompt, typed)
        else:
            self._give(answer_to(prompt, typed, self._say))

    def again(self) -> None:
        """Give the last answer once more, with what was typed after it."""
        self._give(*self._given)

    def _give(self, value: Value, ahead: list[str] | None = None) -> None:
        """Give an answer, and keep what was typed for later prompts."""
        self._given = value, ahead
        unused = self._answers.left_over(value) if self._answers is not None else None
        self._give_to(value)
        if unused is not None:
            self._console.say(T("{unused}; u undoes the answer.", unused=unused))
        if ahead is not None:
            self._ahead = ahead
        if self._goes_on:
            self.go_on()

    def go_on(self) -> None:
        """Give only answers and let offers pass, unless words typed ahead wait for them."""
        if not self._ahead:
            self._session.go_on(self._plays)

    def _plays(self, prompt: Prompt) -> bool:
        """Tell whether the program would roll or draw at once, so that nothing waits beside it."""
        left = self._player.settings.leaves(prompt)
        return left and program_may_roll(self._session.module, prompt)

    def enter(self, asked: Asked) -> None:
        """Give what goes without saying, and what is left to the program; else ask again.

        A die may lie on the table: where the player may roll, nothing is rolled by habit.
        """
        prompt = self._answers = asked.prompt
        if self._player.settings.leaves(prompt):
            self._player.auto()
            return
        view = view_of(asked.key, prompt, NO_PIECES, say=self._say)
        if view.main_action.ready and not view.is_form:
            self._give(view.main_action.value)
            return
        field = self.field(asked)
        if isinstance(prompt, Record) and field is None:
            self._give(prompt.check(self._told))
            return
        if field is not None and self._leave_out(field):
            return
        if field is not None:
            words = showing.field_words(self._console, field)
            source = T("Only your table shows: {field}") if prompt.question else _NEEDED
            self._console.say(source.fill(field=words))
        else:
            self._console.say(_ALONE if prompt.question else _BY_HAND.get(type(prompt), _TYPE))
            how = hints.hint(prompt)
            if how is not None:
                self._console.say(how, "   ")
        self._player.note_refused()

    # -- a record, value by value ------------------------------------------------------------------

    def field(self, asked: Asked) -> Field | None:
        """Return the field of a record that is to be told next, None at any other prompt."""
        waiting = self._waiting(asked) if isinstance(asked.prompt, Record) else []
        return waiting[0] if waiting else None

    def one_each(self, asked: Asked, count: int) -> bool:
        """Tell whether so many words are one for each field that is still to be told."""
        waiting = self._waiting(asked) if isinstance(asked.prompt, Record) else []
        return count == len(waiting) > 1 and all(field.maximum == 1 for field in waiting)

    def is_telling(self, asked: Asked) -> bool:
        """Tell whether values of this record were told already."""
        return asked is self._telling and bool(self._told)

    def ask_field(self, asked: Asked) -> None:
        """Print what is to be told next of a record, with the answers to choose from."""
        field = self.field(asked)
        if field is not None:
            showing.show_field(self._console, field)
        elif self.is_telling(asked):
            self._console.say(T("Enter: confirm. u undoes the last part."), "   ")

    def untells(self, asked: Asked, typed: str) -> bool:
        """Take the value told last back where that is meant; tell whether it was."""
        if typed.casefold() not in ("u", "undo") or not self.is_telling(asked):
            return False
        for name in self._passed(asked):
            self._told.pop(name, None)
        name = list(self._told)[-1]
        del self._told[name]
        field = next(field for field in _fields(asked) if field.name == name)
        self._console.say(T("Undone: {field}", field=field.text))
        return True

    def _waiting(self, asked: Asked) -> list[Field]:
        if asked is not self._telling:
            self._telling, self._told = asked, {}
        return untold(_fields(asked), {**self._told, **self._passed(asked)})

    def _passed(self, asked: Asked) -> ByField:
        """Return what goes without saying: nobody of a list of which none was said before."""
        rows = narrowed(_fields(asked), self._told)
        nobody = [one for one in rows if one.brings and self._told.get(one.brings) == []]
        usual = [one for one in nobody if one.default is not None]
        return {
            one.name: one.default
            for one in usual
            if same(self._told.get(one.name, one.default), one.default)
        }

    def _tell(self, asked: Asked, prompt: Record, typed: str) -> None:
        waiting = self._waiting(asked)
        before = {**self._told, **self._passed(asked)}
        if any(field.by for field in prompt.fields):
            told = {**before, **tell_apart(prompt.fields, typed, before, self._say)}
            if before or not _whole(untold(prompt.fields, told), typed):  # Enter closes it
                self._told = told
                self._show_odds(prompt)
                return
        else:
            told = {**before, **tell(waiting, typed, self._say)}
            if untold(prompt.fields, told):
                self._told = told
                return
        self._give(prompt.check(told))
        self._told = {}

    def told_with(self, asked: Asked, typed: str) -> ByField:
        """Return what is told of a form so far, with what is typed besides."""
        told = self._told if asked is self._telling else {}
        fields = _fields(asked)
        return {**told, **tell_apart(fields, typed, told, self._say)} if typed else dict(told)

    def _leave_out(self, field: Field) -> bool:
        """Let a field be what it is where nothing is told of it; tell whether it can be."""
        if field.default is None:
            return False
        self._told[field.name] = field.default
        return True

    def show_first_odds(self, prompt: Prompt) -> None:
        """Say what a fight would be of which all is known or proposed before anything is told."""
        if not isinstance(prompt, Record) or prompt.sheet_of is None:
            return
        proposed = prompt.sound({})
        if len(proposed) == len(prompt.fields):
            for odds in prompt.sheet_of(proposed).odds:
                self._console.say(T("As proposed: {odds}", odds=odds), "   | ")

    def _show_odds(self, prompt: Record) -> None:
        """Say what the fight would be with what is told so far."""
        if prompt.sheet_of is not None:
            sheet = prompt.sheet_of(prompt.sound(self._told))
            whole = not untold(prompt.fields, self._told)
            texts = showing.fight_lines(self._console, sheet) if whole and sheet.rows else []
            for line in texts or map(self._console.words.say, sheet.odds):
                self._console.line(line, "   | ")

    # -- what was typed for later prompts ----------------------------------------------------------

    def forget_typed_ahead(self) -> None:
        """Drop what was typed for later prompts, and say so."""
        if self._ahead:
            self._console.say(T("Typed ahead and not used: {words}.", words=list(self._ahead)))
        self._ahead = []

    def typed_ahead(self, asked: Asked) -> bool:
        """Answer from what was typed before; tell whether that was done."""
        prompt, field = asked.prompt, self.field(asked)
        count = prompt.dice.total if isinstance(prompt, Roll) else 1
        words = self._ahead[:count]
        if not words:
            return False
        try:
            if field is not None:
                _hold_field(field, words[0])
            else:
                self._hold(prompt, words)
        except AnswerError as error:
            self._console.say_back(error.text)
            self.forget_typed_ahead()
            return False
        del self._ahead[:count]
        alone = field is None or len(_fields(asked)) == 1
        what = prompt.text if alone or field is None else field.text
        source = (
            T("{what} Your dice: {words}")
            if isinstance(prompt, Roll)
            else T("{what} Next: {words}")
        )
        self._console.say(source.fill(what=what, words=list(words)))
        self._player.note_answered(prompt)
        self._player.guarded(lambda: self._go_ahead(asked, " ".join(words)), self.again)
        return True

    def _hold(self, prompt: Prompt, words: list[str]) -> None:
        """Raise `AnswerError` where words typed before do not answer a prompt."""
        many = isinstance(prompt, Choose) and prompt.many and words[0].casefold() not in NONE
        new = is_list_number(prompt, words[0]) or self._is_new_name(prompt, words[0])
        rows = isinstance(prompt, Roll) and prompt.counts_hits  # nobody saw their order yet
        if many or new or rows:
            raise AnswerError(_UNSEEN.fill(words=words[0]))
        answer_to(prompt, " ".join(words), self._say)

    def _roll_ahead(self, prompt: Roll, typed: str) -> None:
        words = words_of(typed)
        if not all(word.isdecimal() for word in words):
            prompt.check(typed)
        dice, count = [int(word[:9]) for word in words], prompt.dice.total
        for die in dice:
            if not 1 <= die <= prompt.dice.sides:
                prompt.check([die] * count)
        self._give(dice[:count], words[count:])

    def _move_ahead(self, prompt: Prompt, typed: str) -> None:
        words = words_of(typed)
        try:
            if _is_hex_and_more(prompt, words):
                raise AnswerError(_TYPE)
            self._give(answer_to(prompt, typed, self._say))
        except AnswerError as error:
            self._answer_first(prompt, words, error)

    def _answer_first(self, prompt: Prompt, words: list[str], error: AnswerError) -> None:
        """Answer with the first words that fit, and keep the others; they must look like more."""
        free = isinstance(prompt, Place) and prompt.free
        for end in [1] if free else range(len(words) - 1, 0, -1):
            if not _looks_like_an_answer(words[end]):
                continue
            try:
                value = answer_to(prompt, " ".join(words[:end]), self._say)
            except AnswerError:
                continue
            self._give(value, words[end:])
            return
        raise error

    def _go_ahead(self, asked: Asked, typed: str) -> None:
        """Answer with words typed before."""
        try:
            self.take(asked, typed)
        except AnswerError:
            self.forget_typed_ahead()
            raise

    def _is_new_name(self, prompt: Prompt, word: str) -> bool:
        """Tell whether a leftover word would name a new space, though it is no hex number."""
        if not (isinstance(prompt, Place) and prompt.free):
            return False
        if is_hex_number(word):
            return False
        return answer_to(prompt, word, self._say) not in prompt.options


def _whole(left: Sequence[Field], typed: str) -> bool:
    """Tell whether a line was a whole form: values of several, and only what may be left out."""
    return not left or (";" in typed and all(field.default is not None for field in left))


def _fields(asked: Asked) -> tuple[Field, ...]:
    return asked.prompt.fields if isinstance(asked.prompt, Record) else ()


def _one_side(prompt: Roll, typed: str) -> bool:
    """Tell whether only the dice of the first side of a contest are typed."""
    words, contest = words_of(typed), prompt.dice.against is not None
    whole = all(WHOLE.fullmatch(word) for word in words)
    return contest and whole and len(words) == prompt.dice.count


def _takes_one(prompt: Prompt) -> bool:
    """Tell whether a prompt takes one choice, so that further words are for later prompts."""
    return isinstance(prompt, Place) or (isinstance(prompt, Choose) and not prompt.many)


def _looks_like_an_answer(word: str) -> bool:
    """Tell whether a further word can answer a later prompt: a number, a hex, yes or no."""
    return any(map(str.isdigit, word)) or word.casefold() in YES | NO | NONE


def _is_hex_and_more(prompt: Prompt, words: list[str]) -> bool:
    """Tell whether a hex number and later answers were typed, not a name of several words.

    A name may begin with a hex number too (0711 by the road), but a figure in it is an answer.
    """
    figures = any(word.isdecimal() for word in words[1:])
    return isinstance(prompt, Place) and prompt.free and is_hex_number(words[0]) and figures


def is_list_number(prompt: Prompt, word: str) -> bool:
    """Tell whether a figure typed ahead could only mean a place in a list that nobody saw yet.

    Such a figure is a die: it plays no Reroll marker that comes in between.
    """
    if isinstance(prompt, Choose | Draw | Place):
        return _is_place_in_list(hints.options_of_prompt(prompt), word)
    return False


def _is_place_in_list(options: Sequence[Option], word: str) -> bool:
    return word.isdigit() and all(str(option.value) != word for option in options)


def _hold_field(field: Field, word: str) -> None:
    """Raise `AnswerError` where a word typed before is not all of a field: a list has more."""
    more = field.kind == "words" or (field.listed and word.casefold() not in NONE)
    if more or (field.options and _is_place_in_list(field.options, word)):
        raise AnswerError(_UNSEEN.fill(words=word))
    field_value(field, word)


_ALONE = T("Type an answer: Enter alone is no answer here.")
_BY_HAND = {
    Roll: T("Nothing is rolled yet: type your dice, or p for the program's."),
    Draw: T("Nothing is drawn yet: type what you drew, or p for the program's draw."),
}
_UNSEEN = T("You typed “{words}” before this question; it could mean something else here.")
_NEEDED = T("Choose this first: {field}")
_TYPE = T("Type an answer; auto lets the program choose, h helps.")
