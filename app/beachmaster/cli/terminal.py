"""Play with a person in the terminal."""

from collections.abc import Callable, Iterable
from functools import partial

from beachmaster.cli import hints, knowing, on_table, opposing, quizzing, showing, taught, waiving
from beachmaster.cli.answering import Answering
from beachmaster.cli.commands import Commands
from beachmaster.cli.console import Console, Leaving
from beachmaster.cli.map_asking import MapAsking
from beachmaster.cli.map_help import told_first
from beachmaster.cli.naming import own_name
from beachmaster.cli.problems import Mistake, refusal
from beachmaster.cli.render import Words
from beachmaster.cli.texts import T
from beachmaster.engine.auto import program_may_roll
from beachmaster.engine.event import Event, told_only
from beachmaster.engine.hexnames import HexNaming
from beachmaster.engine.options import AnswerError
from beachmaster.engine.otherwise import InForce
from beachmaster.engine.prompt import Draw, Prompt, Record, Roll
from beachmaster.engine.reconcile import Comparing
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.replay import DEFECTS
from beachmaster.engine.rulings import off_default
from beachmaster.engine.run import Asked
from beachmaster.engine.said import names_of, said
from beachmaster.engine.screen import seat_of
from beachmaster.engine.typed import part_at_fault
from beachmaster.engine.unknown import Unknown
from beachmaster.games.catalogue import title_of
from beachmaster.rulebook.reading import RuleReader
from beachmaster.storage.guidance import Guidance, paragraphs, plain_words
from beachmaster.storage.known import LINK, QUIET, Known
from beachmaster.storage.lessons import AFTERWARDS, Lessons
from beachmaster.storage.past_words import house_lines
from beachmaster.storage.players import known_now
from beachmaster.storage.remembering import Remembering
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Playing

SCREENFUL = 100
"""So many lines are taller than any screen."""


class TerminalPlayer:
    """One game with one person; commands are in `Commands`."""

    def __init__(
        self, playing: Playing, words: Words, read: Callable[[], str | None] | None = None
    ) -> None:
        self.playing = playing
        self.session = playing.session
        self.console = Console(words, read, playing.setup.game)
        self.settings = Settings.load()
        self.reader = RuleReader(words.language, playing.reading(words.say), self.console.say)
        self.learn_as(known_now())
        self._remembering = Remembering(playing, words.say)
        self._naming = HexNaming(words.plainly)
        self.cards = taught.Cards(self)
        self._commands = Commands(self)
        self.answering = Answering(self)
        self._map = MapAsking(self, self._commands)
        self._at: tuple[int, str] | None = None
        self._comparing = Comparing()
        self._ended = self._refused = False
        self._listed: Asked | None = None
        self._whole: Asked | None = None
        self._seen: Prompt | None = None
        self._sat: str | None = None
        self._stopped: int | None = None
        self._opposing = opposing.Opposing(self.session)
        self._on_sheet: list[str] = []
        self._laid = False
        self._line = "", ""

    def play(self, begin: Callable[[], bool] = lambda: False) -> None:
        """Play until the player leaves; then say where the game is kept.

        `begin` is what is done at the table before the first prompt, and tells whether it laid it.
        """
        self._welcome()
        try:
            self._laid = begin()
            while True:
                self._turn()
        except (Leaving, KeyboardInterrupt):
            self._map.leave()
            self._farewell()
        finally:
            self.lessons.known.save()
            self.reader.close()

    def show_events(self) -> None:
        """Print what happened since the last call."""
        self._print(self.session.take_events())

    def _print(self, events: Iterable[Event]) -> None:
        """Print events, those of each phase under its head."""
        self.hide_secrets()
        self.console.words.names = self._naming.of(self.session)
        explained = self.settings["teaching"] != QUIET
        for event in events:
            if event.seen:
                if event.at is not None:
                    self._head(*event.at)
                if self._was_laid(event):
                    continue
                told = event if self.session.on_table else told_only(event)
                showing.show_event(self.console, told, explained=explained, seen=self._seen)
        self._seen = None

    def _was_laid(self, event: Event) -> bool:
        """Tell whether it was on the list by which the table was laid."""
        return event.listed and (self._laid or bool(self.playing.beside.laid))

    def learn_as(self, known: Known) -> None:
        """Teach somebody from now on who knows these rules."""
        self.guidance, self.lessons = Guidance(self.reader, known), Lessons(known)

    def list_again(self) -> None:
        """Let the next prompt be shown in full."""
        self._whole, self._listed = self._listed, None
        self.cards.again()

    def stop_here(self) -> None:
        """Ask the next prompt even where the program rolls, so that more can be taken back."""
        self._stopped = self.session.tree.cursor

    def auto(self, count: int = 1) -> None:
        """Let the program answer; say what."""
        for before in range(count):
            while self._opposing.waits:
                self._let_decide()
            asked = self.session.asked
            if asked is None:
                return
            self._head(asked.turn, asked.phase)
            prompt, shown_before = asked.prompt, asked is self._listed
            named = names_of(prompt)
            try:
                value = self.session.auto().value
            except Unknown as unknown:
                left = count - before
                self._map.begin(unknown.question, partial(self.auto, left))
                return
            self.hide_secrets()
            answer = said(prompt, value, named)
            done = _BY_KIND.get(type(prompt), T("The program chooses: {answer}"))
            source = done if shown_before else T("The program answers “{what}”: {answer}")
            self.console.say(source.fill(what=prompt.text, answer=answer))
            self._seen = prompt
            self.show_events()
        self.answering.go_on()

    def _welcome(self) -> None:
        playing, console = self.playing, self.console
        console.words.names = self._naming.of(self.session)
        for notice in told_first(playing):
            console.say(notice)
        setup = playing.setup
        begun = (
            T("{game} goes on. {board} (Seed {seed}.)")
            if playing.resumed
            else T("{game} begins. {board} (Seed {seed}.)")
        )
        board = _BOARDS[setup.board]
        console.say(begun.fill(game=title_of(setup.game), board=board, seed=setup.seed))
        told = (
            () if playing.taught else off_default(playing.factory.options(), InForce(self.session))
        )
        for item, value in told:
            words = next(one.text for one in item.alternatives if one.value == value)
            console.say(
                T(
                    "Not as usual: {option}={value} ({words})",
                    option=item.option,
                    value=value,
                    words=words,
                ),
                "   ",
            )
        for line in house_lines(self.session.state):
            console.say(line, "   ")
        if playing.resumed:
            on_table.show_left_off(console, playing)
        if playing.saved is not None:
            console.say(T("Each answer is kept in {file}.", file=str(playing.saved.path)))
        taught.welcome(console, playing.taught)
        console.say(T("Type h for help, ? for the rule, u to undo, q to quit."))

    def _farewell(self) -> None:
        saved = self.playing.saved
        if self._sat is not None:
            self.console.block("\n" * SCREENFUL)
        self._remembering.note_now()
        if saved is None:
            self.console.say(T("The game was not saved; --save FILE keeps one."))
            return
        where = str(saved.path)
        call = T(
            'The game is saved in {file}. Go on with: {program} play {game} --save "{file}"',
            file=where,
            game=self.playing.setup.game,
            program=own_name(),
        )
        self.console.say(call)

    def _turn(self) -> None:
        self.show_events()
        asked = self.session.asked
        if asked is None:
            self._end()
            return
        self._ended = False
        if self._map.waits:
            self._head(asked.turn, asked.phase)
            self._map.turn()
            return
        if self._opposing.unkept:
            self._wait_for_room()
            return
        if self._opposing.waits:
            self.guarded(self._let_decide)
            return
        self._take_up_board()
        self._head(asked.turn, asked.phase)
        if self.answering.typed_ahead(asked):
            return
        if self._rolls_itself(asked.prompt):
            self.guarded(self.auto)
            return
        if self.playing.taught is not None:
            self.lessons.meet_cards(self.playing.taught)
        if not (self.cards.show(asked) or self._refused):
            self._teach(asked)
            self._show(asked)
            self.answering.ask_field(asked)
        self._refused, self._listed = False, asked
        self._remembering.note_now()
        if hints.may_spend(asked.prompt):
            self.console.forget_typed()
        typed = self.console.ask(f"[{self.session.tree.next_id}] > ")
        self._line = asked.key, typed
        self._take(asked, self.console.words.placed(typed))

    def _take_up_board(self) -> None:
        """Use all known facts of the player's map for the prompt that waits."""
        if self.session.take_up_board():
            self._listed = None
            self.show_events()

    def _wait_for_room(self) -> None:
        """Wait for a line where the opponent's act could not be written; then it tries again."""
        self.console.say(
            T("The opponent's move does not count. Enter lets it try again, u undoes.")
        )
        typed = self.console.ask(f"[{self.session.tree.next_id}] > ")
        self._opposing.try_again()
        if self._commands.knows(typed):
            self.guarded(lambda: self._commands.run(typed))

    def _let_decide(self) -> None:
        """Let the opponent decide, and say what it did and why; what has one answer is given."""
        entry = self._opposing.decide()
        if entry is None:
            return
        events = self.session.take_events()
        later = [event for event in events if event.at not in (None, (entry.turn, entry.phase))]
        self._print(event for event in events if event not in later)
        when, table = self.settings["reasons"], self.playing.taught is None
        opposing.show_line(self.console, self.session, entry, when, table=table)
        self._print(later)
        self.answering.go_on()

    def _rolls_itself(self, prompt: Prompt) -> bool:
        """Tell whether the player leaves this die or draw to the program."""
        here = self.session.tree.cursor == self._stopped
        left = self.settings.leaves(prompt) and not here
        may = program_may_roll(self.session.module, prompt)
        return left and may and self.cards.card is None

    def hide_secrets(self) -> None:
        """Push what only one player may see off the screen, once it is no longer theirs."""
        seat = seat_of(self.session.module, self.session.state)
        if self._sat not in (None, seat):
            self.console.block("\n" * SCREENFUL)
        self._sat = seat

    def _show(self, asked: Asked) -> None:
        """Print what is asked, in full where it is new; of a record what is to be told next."""
        if asked is not self._listed:
            if not quizzing.veils(self):
                self._show_sheet(asked.prompt)
            waiving.show(self)
            if (left := self._opposing.left) is not None:
                self.console.say(left.words)
            showing.show_prompt(self.console, asked.prompt, whole=asked is self._whole)
            self.answering.show_first_odds(asked.prompt)
            knowing.show_terms(self, asked)
            quizzing.show(self)
        elif not self.answering.is_telling(asked):
            showing.show_again(self.console, asked.prompt)

    def _show_sheet(self, prompt: Prompt) -> None:
        """Print of the sheet of a fight what is new since it was printed last."""
        lines = showing.sheet_lines(self.console, prompt)
        for line in lines:
            if line not in self._on_sheet:
                self.console.line(line, "   | ")
        self._on_sheet = lines

    def _end(self) -> None:
        if not self._ended:
            self.console.say(T("The game is over. u undoes, s shows the state, q quits."))
            showing.show_end(self.console, self.session)
            game = self.playing.setup.game
            knowing.show_known_at_end(self.console, self.reader, self.lessons.known, game)
            self._remembering.note_now()
        self._ended = True
        typed = self.console.ask()
        if typed:
            self.guarded(lambda: self._commands.run(typed))

    def _head(self, turn: int, phase: str) -> None:
        """Head what follows with its turn and phase, where they are new."""
        at = (turn, phase)
        if at != self._at:
            self.answering.forget_typed_ahead()
            before, self._at = self._at, at
            words = showing.phase_words(self.session, phase)
            self.console.block("")
            seen = self.session.module.visible(self.session.state)
            score = seen.get("vp") if isinstance(seen, dict) else None
            source = (
                T("=== Turn {turn}, {phase} ===")
                if score is None
                else T("=== Turn {turn}, {phase} ({vp} VP) ===")
            )
            self.console.say(source.fill(turn=turn, phase=words, vp=score or 0))
            ground, was = self.playing.setup.board, before[1] if before is not None else ""
            if self._comparing.is_due(self.session, ground, was, phase):
                on_table.offer_check(self.console)

    def _teach(self, asked: Asked) -> None:
        """Say of the prompt's newest rule what this player still needs."""
        if asked is self._listed or self.cards.card is not None:
            return
        chosen = self.lessons.choose(self.session.tree, asked, self.settings["teaching"])
        if chosen is None or chosen.depth == LINK:
            return
        lesson = self.guidance.lesson(chosen.rule, chosen.depth)
        if lesson is not None:
            said = [self.console.words.say(text) for text in paragraphs(lesson)]
            late = AFTERWARDS.fill(title=lesson.title)
            title = self.console.words.say(late) if chosen.late else lesson.title
            self.console.prose(plain_words("\n\n".join([title, *said])))

    def _take(self, asked: Asked, typed: str) -> None:
        if typed.startswith("="):
            self.guarded(lambda: self._answer(asked, typed[1:].strip()), self.answering.again)
        elif self.answering.untells(asked, typed):
            self.list_again()
        elif waiving.is_meant(self, typed):
            self.guarded(lambda: waiving.take_up(self))
        elif self._commands.knows(typed):
            self.guarded(lambda: self._commands.run(typed))
        elif not self.cards.take(asked, typed):
            self.guarded(lambda: self._answer(asked, typed), self.answering.again)

    def _answer(self, asked: Asked, typed: str) -> None:
        self._seen = asked.prompt
        if typed:
            self.answering.take(asked, typed)
        else:
            self.answering.enter(asked)

    def note_answered(self, prompt: Prompt) -> None:
        """Note which prompt is answered, so that events do not repeat its words."""
        self._seen = prompt

    def note_refused(self) -> None:
        """Note that nothing was answered, so that the prompt need not be shown again."""
        self._refused = True

    def guarded(self, act: Callable[[], None], again: Callable[[], None] | None = None) -> None:
        """Do something, and say what it was refused for.

        Where it rests on what the player's map prints, `again` goes on once that is told.
        """
        try:
            act()
        except Unknown as unknown:
            self._map.begin(unknown.question, again or act)
        except (Refusal, *DEFECTS, Mistake) as error:
            self._refused = isinstance(error, AnswerError)
            self._seen = None
            prompt = self.session.asked.prompt if self.session.asked else None
            if isinstance(error, AnswerError) and prompt is not None:
                self._say_how(prompt, error)
            else:
                self.console.say_back(refusal(error)[0])

    def _say_how(self, prompt: Prompt, error: AnswerError) -> None:
        """Say what is wrong with an answer and what it should have been."""
        self.console.say_back(error.text)
        self._say_where(prompt)
        named = showing.show_expected(self.console, prompt, error)
        asked = self.session.asked
        if isinstance(prompt, Record) and asked is not None:
            if not named:
                self.answering.ask_field(asked)
            return
        self.console.say(
            hints.hint(prompt) or T("l lists the answers, c says what is closed and why, h helps."),
            "   ",
        )
        options = hints.options_of_prompt(prompt)
        if 0 < len(options) <= showing.FEW:
            showing.list_options(self.console, options, moves=hints.takes_moves(prompt))

    def _say_where(self, prompt: Prompt) -> None:
        """Name the part of the line that is wrong, and keep the line to be edited."""
        key, typed = self._line
        if self.session.asked is None or self.session.asked.key != key:
            return  # it was typed for another prompt
        words = self.console.words
        part = part_at_fault(prompt, words.placed(typed), words.say)
        if part is not None:
            self.console.say_back(T("In your line: {part}", part=part), "   ")
        self.console.keep(typed)


_BOARDS = {
    "tracked": T("You play on the program's map; m draws it."),
    "own": T("You play on your own map; m draws what the program knows of it."),
    "table": T("The map is on your table; the program asks about it."),
}
_BY_KIND = {
    Roll: T("The program rolls: {answer}"),
    Draw: T("The program draws: {answer}"),
}
