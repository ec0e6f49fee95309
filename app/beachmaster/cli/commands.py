"""What a person can type besides an answer."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from beachmaster.cli import (
    correcting,
    evenings,
    knowing,
    map_words,
    on_table,
    opposing,
    otherwise,
    showing,
)
from beachmaster.cli.answering import Answering
from beachmaster.cli.badges import badge_words, clause_lines
from beachmaster.cli.coaching import show_going
from beachmaster.cli.console import Leaving
from beachmaster.cli.help_page import help_words
from beachmaster.cli.jumps import show_jump
from beachmaster.cli.legality import LEGAL, why_not
from beachmaster.cli.maps import of_areas, show_map
from beachmaster.cli.problems import Mistake
from beachmaster.cli.rule_names import rule_called
from beachmaster.cli.taught import Cards
from beachmaster.cli.texts import TN, T
from beachmaster.cli.wire import plain
from beachmaster.engine.beside import note_text
from beachmaster.engine.changes import Jump, SessionError
from beachmaster.engine.citations import uses_of
from beachmaster.engine.explaining import steps_of
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Choose, Record
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.telling import field_value, untold
from beachmaster.engine.text import Param
from beachmaster.engine.typed import answer_to, loose_value, meant
from beachmaster.engine.values import Value
from beachmaster.storage.guidance import FULL, SHORT, Guidance
from beachmaster.storage.lookups import count_lookup, game_key
from beachmaster.storage.settings import OF_NEW_GAMES, SETTINGS, setting_of

STEPS = {"": "entry", "a": "action", "p": "phase", "t": "turn"}
LONG = {"u": "undo", "r": "redo"}
JOURNAL, USES = 20, 3
ALONE: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("h", "help", "l", "list", "c", "q", "quit", "exit", "whole"), ()),
    "m": ("all",),
    "s": ("all",),
}
"""The commands that stand alone, and the words that may follow one; with others it is an answer."""


class Player(knowing.Learner, Protocol):
    """What commands need of whoever plays: the game and all that is read, set and shown in it."""

    session: Session
    guidance: Guidance
    answering: Answering
    cards: Cards

    def auto(self, count: int = 1) -> None:
        """Let the program answer; say what."""

    def guarded(self, act: Callable[[], None], again: Callable[[], None] | None = None) -> None:
        """Do something, and say what it was refused for; ask first what it rests on."""

    def stop_here(self) -> None:
        """Ask the next prompt even where the program rolls."""

    def hide_secrets(self) -> None:
        """Push what only one player may see off the screen, once it is no longer theirs."""


class Commands:
    """The commands of one game in the terminal."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._session = player.session
        self._console = player.console
        self._last_jump: Jump | None = None
        self._painting = map_words.Painting(self._console, self._session)
        self._verbs: dict[str, Callable[[str], None]] = {
            "?": self._rule,
            **dict.fromkeys(("h", "help"), self._help),
            **dict.fromkeys(("l", "list"), self._list),
            **dict.fromkeys(("m", "map"), self._map),
            "j": self._journal,
            "s": self._state,
            "c": self._closed,
            **dict.fromkeys(("q", "quit", "exit"), self._quit),
            "why": self._why,
            "odds": self._odds,
            "coach": self._coach,
            "auto": self._auto,
            "adjust": self._adjust,
            "check": self._check,
            "ticked": self._ticked,
            "otherwise": self._otherwise,
            "note": self._note,
            "evening": self._evening,
            "pack": self._pack,
            "position": self._position,
            "bookmark": self._bookmark,
            "goto": self._goto,
            "correct": self._correct,
            "whole": self._whole,
            "dial": self._dial,
            "set": self._set,
        }
        for letter, step in STEPS.items():
            self._verbs[f"u{letter}"] = self._undoing(step)
            self._verbs[f"r{letter}"] = self._redoing(step)
        self._verbs |= {word: partial(self._since, word) for word in map_words.SINCE}
        self._verbs |= opposing.verbs(player, self._jumped) | knowing.verbs(player)
        self._verbs |= player.cards.verbs() | {long: self._verbs[one] for one, long in LONG.items()}

    def knows(self, typed: str) -> bool:
        """Tell whether this is a command, with no words behind it that it cannot take."""
        verb, rest = _verb(typed)
        if verb in ALONE:
            return rest == "" or rest in ALONE[verb]
        if verb in map_words.SINCE:
            return rest == "" and self._painting.asks_since
        return verb in self._verbs

    def run(self, typed: str) -> None:
        """Run a command."""
        verb, rest = _verb(typed)
        if verb not in self._verbs:
            raise Mistake(T("There is no such command; h lists them."))
        self._verbs[verb](rest)

    def _help(self, _rest: str) -> None:
        self._console.block(self._console.words.say(help_words(areas=of_areas(self._session))))
        opposing.show_help(self._console, self._session)

    def _quit(self, _rest: str) -> None:
        raise Leaving

    def _rule(self, rest: str) -> None:
        game = self._player.playing.setup.game
        called = (rule_called(word, game) for word in rest.split())
        wanted = [rule for rule in called if rule is not None]
        asked = self._session.asked
        rules = wanted or (list(asked.prompt.rules) if asked else [])
        depth = FULL if "full" in rest.split() or wanted else SHORT
        for rule in rules:
            count_lookup(game_key(self._player.playing.setup), rule)
            self._player.lessons.look_up(rule)
            words = self._player.guidance.words(rule, depth)
            self._console.prose(words or rule)
            self._show_use(rule, most=JOURNAL if wanted else USES)
        if depth == SHORT:
            example = rules[0] if rules else "ID"
            self._console.say(T("(?full shows everything, ? {rule} another rule)", rule=example))

    def _show_use(self, rule: str, most: int) -> None:
        """Tell what the program does about a rule, and where it was used so far."""
        reader, board = self._player.reader, self._player.playing.setup.board
        words = badge_words(reader.badge(rule, board))
        if words is not None:
            self._console.say(T("In this game {badge}.", badge=words))
            for clause in clause_lines(reader.clauses(rule, board)):
                self._console.say(clause)
        uses = uses_of(self._session, rule)
        if uses:
            self._console.say(
                TN("Used {n} time in this game:", "Used {n} times in this game:", n=len(uses))
            )
        for at, event in uses[-most:]:
            self._console.line(f"{at:4} {self._console.words.say(event.text)}", "   ")

    def _closed(self, _rest: str) -> None:
        if self._session.asked is not None:
            showing.show_closed(self._console, self._session.asked.prompt)

    def _why(self, rest: str) -> None:
        if self._session.asked is None:
            return
        if not rest:
            self._explain()
            return
        prompt = self._session.asked.prompt
        field, say = self._player.answering.field(self._session.asked), self._console.words.say
        rules = list(prompt.rules)
        try:
            if field is not None:
                field_value(field, rest, say)
                reason = LEGAL
            else:
                _legal, reason, rules = why_not(prompt, meant(prompt, rest, say))
        except AnswerError as error:
            reason = error.text
        self._console.line(f"{self._console.words.say(reason)} ({', '.join(rules)})")

    def _explain(self) -> None:
        """Say step by step how what was decided or looked up last came about."""
        told = [event for _at, event in self._session.history() if event.seen and steps_of(event)]
        if not told:
            raise Mistake(
                T(
                    "There is no result to explain yet; "
                    "type why and an answer to see what closes it."
                )
            )
        showing.explain(self._console, told[-1])

    def _journal(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() and len(rest) < 7 else JOURNAL
        seen = [(at, event) for at, event in self._session.history() if event.seen]
        notes = self._player.playing.beside.notes
        told = sorted(
            [(at, event.text) for at, event in seen]
            + [(at, note_text(words)) for at, words in notes.items()],
            key=lambda one: one[0],
        )
        for at, text in told[-count:]:
            self._console.line(f"{at:4} {self._console.words.say(text)}")

    def _state(self, rest: str) -> None:
        if rest != "all":
            showing.show_table(self._console, self._session)
            return
        visible = self._session.module.visible(self._session.state)
        showing.show_data(self._console, plain(visible, self._console.words))

    def _list(self, _rest: str) -> None:
        self._player.list_again()

    def _map(self, rest: str) -> None:
        if rest and rest.casefold() != "all":
            jump = self._painting.take(rest)
            if jump is not None:
                self._jumped(jump)
            return
        if not show_map(self._console, self._session, whole=bool(rest)):
            raise Mistake(T("There is no map to draw: it is on your table. s lists what is on it."))

    def _since(self, word: str, _rest: str) -> None:
        """Say since when that is so which the game knew otherwise."""
        self._map(word)

    def _odds(self, rest: str) -> None:
        """Show the odds of the prompt, or those that an answer to it would give."""
        asked = self._session.asked
        found: Value = None
        if asked is not None and isinstance(asked.prompt, Record) and asked.prompt.odds_of:
            self._odds_of_form(asked, asked.prompt, rest)
            return
        if asked is not None and rest:
            weighed = isinstance(asked.prompt, Choose)
            meant_by = answer_to(asked.prompt, rest, self._console.words.say) if weighed else rest
            found = asked.prompt.weigh(meant_by)
        elif asked is not None and asked.prompt.odds is not None:
            found = asked.prompt.odds()
        sheet = [] if asked is None else showing.sheet_lines(self._console, asked.prompt)
        for line in sheet:
            self._console.line(line, "   | ")
        if found is not None:
            showing.show_odds(self._console, found)
        elif not sheet:
            raise Mistake(T("There are no odds to show at this prompt."))

    def _odds_of_form(self, asked: Asked, prompt: Record, rest: str) -> None:
        """Show the odds of what is told of a form and what is proposed; of each choice until then.

        What is typed may leave out what is told already, or is proposed.
        """
        told = self._player.answering.told_with(asked, rest)
        left = untold(prompt.fields, prompt.sound(told))
        if not left:
            showing.show_odds(self._console, prompt.weigh(told))
            return
        shown = False
        for option in left[0].options if left[0].kind == "choose" else ():
            sound = prompt.sound({**told, left[0].name: option.value})
            if option.value and not untold(prompt.fields, sound):
                self._console.say(T("{choice}:", choice=option.text))
                showing.show_odds(self._console, prompt.weigh(sound))
                shown = True
        if not shown:
            names: list[Param] = [field.text for field in left]
            raise Mistake(T("The odds also depend on this: {fields}.", fields=names))

    def _coach(self, rest: str) -> None:
        if self._session.asked is not None:
            show_going(self._console, self._session.asked.prompt, rest)

    def _auto(self, rest: str) -> None:
        self._player.auto(_count(rest))

    def _adjust(self, rest: str) -> None:
        path, value, reason = (*rest.split(maxsplit=2), "", "", "")[:3]
        if not value:
            raise Mistake(T("Type: adjust PATH VALUE REASON"))
        self._session.adjust(path, loose_value(value), reason)
        self._player.list_again()

    def _check(self, rest: str) -> None:
        if on_table.check(self._console, self._session, rest):
            self._player.list_again()

    def _ticked(self, rest: str) -> None:
        on_table.ticked(self._console, self._player.playing, rest)

    def _otherwise(self, rest: str) -> None:
        if otherwise.otherwise(self._console, self._session, self._player.reader, rest):
            self._player.list_again()

    def _note(self, rest: str) -> None:
        evenings.note(self._console, self._player.playing, rest)

    def _evening(self, rest: str) -> None:
        evenings.evening(self._console, self._player.playing, rest)

    def _pack(self, rest: str) -> None:
        on_table.pack(self._console, self._session, rest)

    def _position(self, rest: str) -> None:
        on_table.write_position(self._console, self._session, rest)

    def _bookmark(self, rest: str) -> None:
        self._session.bookmark(rest)
        self._console.say(T("The bookmark “{name}” is set here.", name=rest))

    def _goto(self, rest: str) -> None:
        self._jumped(self._session.goto(int(rest) if rest.isdecimal() and len(rest) < 9 else rest))

    def _correct(self, rest: str) -> None:
        number, _space, words = rest.partition(" ")
        if not (number.isdecimal() and len(number) < 9):
            raise Mistake(T("Type: correct ENTRY ANSWER, or correct ENTRY to see it"))
        if not 0 < int(number) < self._session.tree.next_id:
            raise SessionError(T("There is no entry {entry}.", entry=number))
        entry = self._session.tree.entries[int(number)]
        if not words.strip():
            correcting.show_entry(self._console, self._session, entry)
            return
        jump = correcting.correct(self._console, self._session, entry, words.strip())
        if jump is not None:
            self._jumped(jump)

    def _dial(self, rest: str) -> None:
        key = "teaching" if rest in setting_of("teaching").values else "automation"
        self._put(key, rest)
        said = T("Teaching: {value}.") if key == "teaching" else T("Automation: {value}.")
        self._console.say(said.fill(value=rest))

    def _set(self, rest: str) -> None:
        key, _space, value = rest.partition(" ")
        if key:
            self._put(key, value.strip())
            if key in OF_NEW_GAMES:
                self._console.say(T("This is for new games; this game keeps its own setting."))
        for setting in SETTINGS:
            values = ", ".join(setting.values)
            self._console.line(f"{setting.key} = {self._player.settings[setting.key]} ({values})")
            self._console.say(setting.help, "   ")

    def _put(self, key: str, value: str) -> None:
        """Set a setting; one that cannot be written down holds for this game alone."""
        self._player.settings[key] = value
        try:
            self._player.settings.save()
        except OSError as error:
            self._console.say(
                T(
                    "The setting is for this game only; it cannot be saved: {why}.",
                    why=error.strerror or str(error),
                )
            )

    def _undoing(self, step: str) -> Callable[[str], None]:
        return lambda rest: self._jumped(self._session.undo(_count(rest), step))

    def _redoing(self, step: str) -> Callable[[str], None]:
        return lambda rest: self._jumped(self._session.redo(_count(rest), step))

    def _jumped(self, jump: Jump) -> None:
        self._player.answering.forget_typed_ahead()
        self._player.list_again()
        self._player.stop_here()
        self._last_jump = jump
        self._player.hide_secrets()
        show_jump(self._console, self._session, jump)
        on_table.keep_following(self._player.playing, jump)

    def _whole(self, _rest: str) -> None:
        if self._last_jump is None:
            raise Mistake(T("Nothing was undone or redone yet."))
        show_jump(self._console, self._session, self._last_jump, whole=True)


def _verb(typed: str) -> tuple[str, str]:
    if typed.startswith(("?", knowing.GUESS)):
        return typed[0], typed[1:].strip()
    verb, _space, rest = typed.partition(" ")
    return verb.casefold(), rest.strip()


def _count(rest: str) -> int:
    if not rest:
        return 1
    if not (rest.isdecimal() and len(rest) < 6 and int(rest) > 0):
        raise Mistake(T("“{words}” is not a number.", words=rest))
    return int(rest)
