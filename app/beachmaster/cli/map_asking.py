"""Ask in the terminal what the player's own map prints, then take the answer that waits for it."""

from collections.abc import Callable
from typing import Protocol

from beachmaster.cli import showing
from beachmaster.cli.answering import Answerer, Answering
from beachmaster.cli.commands import Commands
from beachmaster.cli.texts import T
from beachmaster.engine.areaquestions import LineQuestion
from beachmaster.engine.counterquestion import CounterQuestion
from beachmaster.engine.mapquestions import ListQuestion
from beachmaster.engine.options import AnswerError
from beachmaster.engine.part_told import keep_part
from beachmaster.engine.run import Asked
from beachmaster.engine.telling import field_value
from beachmaster.engine.unknown import MapQuestion
from beachmaster.engine.values import Value

_THEIRS = T("(The opponent's decision depends on it.)")
BACK = ("b", "back", "u", "undo")
STAYS = ("map", "now", "always")
"""The commands that leave the question waiting although they tell the game something."""


class MapPlayer(Answerer, Protocol):
    """What these questions need of whoever plays."""

    def list_again(self) -> None:
        """Let the next prompt be shown in full."""


class MapAsking:
    """One question at a time; the answer it was asked for is given again once the map is known."""

    def __init__(self, player: MapPlayer, commands: Commands) -> None:
        self._player, self._commands = player, commands
        self._form = Answering(player, self._learn)
        self._question: MapQuestion | None = None
        self._asked: Asked | None = None
        self._again: Callable[[], None] = lambda: None
        self._listed = False

    @property
    def waits(self) -> bool:
        """Tell whether a question waits to be answered."""
        return self._asked is not None

    def begin(self, question: MapQuestion, again: Callable[[], None]) -> None:
        """Ask from the next turn on; `again` gives the answer that rests on it."""
        waiting = self._player.session.asked
        at = (waiting.turn, waiting.phase) if waiting is not None else (0, "")
        self._question, self._again, self._listed = question, again, False
        self._asked = Asked("map", question.prompt, *at)

    def drop(self) -> None:
        """Give the waiting answer up."""
        self._asked = None
        self._player.list_again()

    def leave(self) -> None:
        """Keep what is told of the map when the player leaves, and say that an answer waits."""
        if self._asked is None or self._question is None:
            return
        told = self._form.told_with(self._asked, "")
        if keep_part(self._player.session, self._question, told):
            self._player.console.say(T("What you entered about your map is kept."))
        self._player.console.say(T("Enter the answer that waited for your map again."))

    def turn(self) -> None:
        """Show what is to be told next, and take one line."""
        asked, console = self._asked, self._player.console
        if asked is None:
            return
        if not self._listed:
            showing.show_prompt(console, asked.prompt)
            ahead = isinstance(self._question, LineQuestion)
            if ahead or self._player.session.opponent is None:
                console.say(_STOPS if ahead else T("(b undoes your answer instead.)"), "   ")
            else:
                console.say(_THEIRS, "   ")
        self._listed = True
        if not self._ask_who_differs(asked):
            self._form.ask_field(asked)
        typed = console.ask("[map] > ")
        self._take(
            asked, console.words.placed(typed, "all" if self._lists_hexes(asked) else "marks")
        )

    def _lists_hexes(self, asked: Asked) -> bool:
        """Tell whether nothing but hexes is to be named now."""
        field = self._form.field(asked)
        return field is not None and field.kind == "spaces"

    def _ask_who_differs(self, asked: Asked) -> bool:
        """Ask in a line which counters differ, all not listed; tell whether that is due."""
        field = self._form.field(asked)
        if not isinstance(self._question, CounterQuestion) or field is None or not field.listed:
            return False
        first = field.options[0]
        self._player.console.say(
            T(
                "{field} (none: -; else such as {value} for {counter})",
                field=field.text,
                value=str(first.value),
                counter=first.text,
            )
        )
        return True

    def _take(self, asked: Asked, typed: str) -> None:
        verb = typed.partition(" ")[0].casefold()
        if self._form.untells(asked, "u" if typed.casefold() in BACK else typed):
            return
        if typed.casefold() in BACK:
            self._take_back()
        elif verb.startswith("?"):
            rules = typed[1:].strip() or " ".join(asked.prompt.rules)
            self._player.guarded(lambda: self._commands.run(f"? {rules}"))
        elif verb in ("l", "list"):
            self._listed = False
        elif verb == "auto":
            self._player.console.say(
                _COUNTERS_TELL if isinstance(self._question, CounterQuestion) else _MAP_TELLS
            )
        elif self._commands.knows(typed):
            self._run(verb, typed)
        else:
            self._tell(asked, typed)

    def _run(self, verb: str, typed: str) -> None:
        """Run a command; the question waits on, unless the game stands elsewhere afterwards."""
        session = self._player.session
        before = session.tree.cursor, session.tree.next_id
        self._player.guarded(lambda: self._commands.run(typed))
        moved = (session.tree.cursor, session.tree.next_id) != before
        if moved and verb not in STAYS:
            self._take_back()

    def _take_back(self) -> None:
        """Give the answer up that waits, and say so; an opponent's only with what it follows."""
        theirs = self._player.session.opponent is not None
        self.drop()
        if isinstance(self._question, LineQuestion):
            return
        if theirs:
            self._player.guarded(lambda: self._commands.run("u"))
            return
        self._player.console.say(T("Your answer is undone."))

    def _tell(self, asked: Asked, typed: str) -> None:
        """Take what is told; say what is wrong with it."""
        try:
            if typed:
                self._form.take(asked, self._whole_list(asked, typed))
            else:
                self._form.enter(asked)
        except AnswerError as error:
            self._player.console.say_back(error.text)
            showing.show_expected(self._player.console, asked.prompt, error)

    def _whole_list(self, asked: Asked, typed: str) -> str:
        """Return a line of hexes as what it is: all of the one list that is asked for now.

        Where every list holds one hex only, as many hexes as there are lists are one for each.
        Raise `AnswerError` at once for what is no hex.
        """
        field = self._form.field(asked)
        if field is None or field.kind != "spaces" or any(sign in typed for sign in "=;"):
            return typed
        words = typed.split()
        one_each = "," not in typed and self._form.one_each(asked, len(words))
        places = words if one_each else field_value(field, typed, self._player.console.words.say)
        question = self._question
        told = self._form.told_with(asked, "")
        others = [place for name, said in told.items() if name != field.name for place in said]
        before = () if one_each else others  # as many as there are lists tell all of them anew
        wrong = None
        if isinstance(question, ListQuestion):
            wrong = question.misnamed([*before, *places])
        if wrong is not None:
            raise AnswerError(wrong)
        return typed if one_each else f"{field.name}={typed}"

    def _learn(self, told: Value) -> None:
        """Learn what the form told, and give the answer again."""
        if self._question is not None:
            self._player.session.learn(self._question, told)
        self._asked = None
        self._player.guarded(self._again, self._again)


_STOPS = T("(b stops here; what you entered is kept.)")
_MAP_TELLS = T("Only your map shows that: type it, or b.")
_COUNTERS_TELL = T("Only your counters show that: type it, or b.")
