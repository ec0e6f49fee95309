"""Play over JSON lines: one object a line in, one object a line out."""

import sys
from collections.abc import Callable
from typing import BinaryIO

from beachmaster.cli import evenings, on_table, otherwise, wire
from beachmaster.cli.coaching import coach_line
from beachmaster.cli.legality import legality_line
from beachmaster.cli.lines import LineError, Request, lines_of, request_of
from beachmaster.cli.map_lines import (
    DROPS,
    TEACHES,
    Waiting,
    ask_line,
    dropped_line,
    facts_of_line,
    form_of,
    gaps_line,
)
from beachmaster.cli.opposing import Opposing, decide_anew, last_decided, reasons_line
from beachmaster.cli.problems import Mistake, refusal
from beachmaster.cli.render import Words
from beachmaster.cli.taught import asked_line, lesson_line
from beachmaster.cli.teaching import Teaching
from beachmaster.cli.texts import T
from beachmaster.engine import mapright
from beachmaster.engine.changes import Jump
from beachmaster.engine.citations import uses_of
from beachmaster.engine.correction import corrected
from beachmaster.engine.deciding import is_under_way
from beachmaster.engine.event import Event
from beachmaster.engine.hexnames import HexNaming
from beachmaster.engine.preview import looked_at
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.replay import DEFECTS
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.engine.tree import CORRECTED, OVERRULED, Entry
from beachmaster.engine.unknown import MapQuestion, Unknown
from beachmaster.engine.values import Value
from beachmaster.engine.weighing import may_tell
from beachmaster.engine.when_told import AT_ONCE
from beachmaster.rulebook.reading import RuleReader
from beachmaster.storage.problems import UNKEPT
from beachmaster.storage.remembering import Remembering
from beachmaster.storage.starting import Playing


class JsonPlayer:
    """Answer the lines of one game.

    Whatever changes the session ends with a prompt or an end line; a question gets its one line;
    a refusal is an error line, and the prompt before it stands. An answer that rests on what the
    player's own map prints is kept while an ask line waits to be learned.
    """

    def __init__(self, playing: Playing, words: Words, out: BinaryIO) -> None:
        self._playing = playing
        self.session = playing.session
        self.words = words
        self._out = out
        self._rules = RuleReader(words.language, playing.reading(words.say), self._warn)
        self._teaching = Teaching(playing, self._rules, words)
        self._remembering = Remembering(playing, words.say)
        self._naming = HexNaming(words.say)
        self._waiting: list[bytes] = []
        self._ask: Waiting | None = None
        self._opened: Entry | None = None  # the opponent carries out what it opened here
        self._opposing = Opposing(self.session)
        self._awaited = False  # at this line the opponent tries again what could not be written
        self._verbs: dict[str, Callable[[Request], None]] = {
            "answer": self._answer,
            "learn": self._learn,
            "map": self._map,
            "auto": self._auto,
            "undo": self._undo,
            "redo": self._redo,
            "correct": self._correct,
            "adjust": self._adjust,
            "check": self._check,
            "otherwise": self._otherwise,
            "pack": self._pack,
            "position": self._position,
            "bookmark": self._bookmark,
            "note": self._note,
            "evening": self._evening,
            "goto": self._goto,
            "lesson": self._lesson,
            "teaching": self._teach,
            "why_not": self._why_not,
            "reasons": self._reasons,
            "anew": self._anew,
            DECIDE: self._decide_on,
            "state": self._state,
            "odds": self._odds,
            "coach": self._coach,
            "rule": self._rule,
            "journal": self._journal,
        }

    def play(self, source: BinaryIO) -> None:
        """Play until the input ends or asks to quit."""
        self.words.beside = self._naming.of(self.session)
        lay = on_table.laying_line(self._playing, self.words)
        if lay is not None:
            self._write(lay)
        self._show()
        self._send()
        for line in lines_of(source):
            if line is not None and not line.strip():
                continue
            if not self._take(line):
                break
            self._send()
        self._send()
        self._remembering.note_now()
        self._teaching.keep()
        self._rules.close()

    def _take(self, line: bytes | None) -> bool:
        """Take a line; say of an answer that waits for the map whether that drops it."""
        waiting, written, word = self._ask, len(self._waiting), ""
        self._awaited = self._opposing.waits and self._ask is None
        self._opposing.try_again()
        try:
            request = request_of(line)
            word = request.word
            if word == "quit":
                return False
            if word in DROPS:
                self._ask = None
            self.words.beside = self._naming.of(self.session)
            self._run(request)
        except (Refusal, Mistake, *DEFECTS) as error:
            if word not in TEACHES:
                self._ask = waiting  # refused: nothing has changed
            self._refuse(error)
        if waiting is not None and self._ask is not waiting and word not in TEACHES:
            self._waiting.insert(written, wire.encoded(dropped_line(self.words)))
        return True

    def _run(self, request: Request) -> None:
        """Do what a line asks, or ask first what that rests on."""
        try:
            self._verbs[request.word](request)
        except Unknown as unknown:
            self._asks(unknown.question, request)

    def _asks(self, question: MapQuestion, request: Request) -> None:
        self._ask = Waiting(question, request)
        self._write(ask_line(question, self.words))

    def _learn(self, request: Request) -> None:
        """Take what the map prints, then the answer that waits for it."""
        waiting = self._ask
        if waiting is None:
            raise LineError(T("Nothing is asked about your map now."))
        told = form_of(waiting.question, request.value, self.words.say)
        self.session.learn(waiting.question, told)
        self._take_up(waiting)

    def _take_up(self, waiting: Waiting) -> None:
        """Take the answer that waited for the map; what was learned may forbid it by now."""
        self._ask = None
        try:
            self._run(waiting.request)
        except (Refusal, *DEFECTS) as error:
            self._tell()
            self._write(dropped_line(self.words))
            self._refuse(error)
            self._show()

    def _map(self, request: Request) -> None:
        """Say what is missing of the player's map, paint it ahead, or put it right."""
        if request.value is True:
            self._write(gaps_line(self.session, self.words))
            return
        facts, since = facts_of_line(self.session, request)
        jump = mapright.put_map_right(self.session, facts, since or "now")
        waiting, self._ask = self._ask, None
        if since == "always":
            self._jumped(jump)
        elif waiting is not None:
            self._take_up(waiting)
        else:
            self._show()

    def _refuse(self, error: Exception) -> None:
        text, expected = refusal(error)
        line: wire.Line = {"type": "error", "message": self.words.say(text)}
        if expected is not None:
            line["expected"] = wire.plain(expected, self.words)
        if self._ask is not None:
            line["ask"] = "stands"
        self._write(line)

    def _write(self, line: wire.Line) -> None:
        self._waiting.append(wire.encoded(line))

    def _send(self) -> None:
        self._out.write(b"".join(self._waiting))
        self._out.flush()
        self._waiting.clear()

    def _show(self) -> None:
        """Tell what happened, what the opponent then does, and what waits or the end."""
        self._tell()
        if not self._let_decide():
            return
        if self.session.take_up_board():
            self._tell()
        asked = self.session.asked
        if asked is None:
            self._write(wire.end_line(self.session, self.words))
        else:
            line = asked_line(self._playing, asked, self.words) | self._teaching.of(asked)
            if (left := self._opposing.left) is not None:
                line["left"] = self.words.say(left.words)
            self._write(line)
        self._remembering.note()

    def _let_decide(self) -> bool:
        """Let the opponent decide; where it fails, its prompt is left to be answered.

        Tell whether the game goes on to a prompt: what it does may rest on the player's map, or
        could not be written; then it tries again at the next line that goes on.
        """
        if self._opposing.unkept:
            return False
        if self._ask is not None and self._ask.request.word == DECIDE:
            return False
        while self._opposing.waits:
            asked = self.session.asked
            try:
                entry = self._opposing.decide()
            except Unknown as unknown:
                self._asks(unknown.question, Request(DECIDE, True))
                return False
            except UNKEPT as error:
                self._refuse(error)
                return False
            if asked is not None and entry is not None:
                self._tell_decided(asked, entry)
            self._tell()
        return True

    def _tell_decided(self, asked: Asked, entry: Entry) -> None:
        """Say what the opponent answered and why; why it opened an act waits for that act."""
        line = wire.answered_line(asked, entry, self.words)
        if self._opened is not None:
            opened, self._opened = self._opened, None
            if self._tells(opened) and opened in self.session.tree.path(entry.id):
                told = reasons_line(self.session, opened, self.words)
                self._write({"type": "reasons", **told})
        if entry.opens and is_under_way(self.session, entry):
            self._opened = entry
        elif self._tells(entry):
            line["reasons"] = reasons_line(self.session, entry, self.words)
        self._write(line)

    def _tells(self, entry: Entry) -> bool:
        return not entry.secret and may_tell(self.session.state, entry, AT_ONCE)

    def _decide_on(self, _request: Request) -> None:
        """Go on where the opponent's act rested on what the map prints."""
        self._show()

    def _tell(self) -> None:
        for event in self.session.take_events():
            if event.seen:
                self._write(wire.event_line(event, self.words))

    def _jumped(self, jump: Jump) -> None:
        self._write(wire.jump_line(jump, self.words))
        self._show()

    def _answer(self, request: Request) -> None:
        if not self._awaited:
            self.session.answer(request.value)
        self._show()

    def _auto(self, request: Request) -> None:
        if self._ask is not None:
            raise LineError(T("Only your map shows that: learn it, or undo."))
        if self._awaited:
            self._show()
            return
        left = 1 if request.value is True else request.value
        invent = request.more.get("invent", False)
        try:
            self._auto_once(invent)
            while (left := left - 1) and self._let_decide() and self.session.asked is not None:
                self._auto_once(invent)
        except Unknown as unknown:
            self._asks(unknown.question, Request("auto", left, request.more))
            return
        except (Refusal, *DEFECTS) as error:
            if not self._waiting:
                raise
            self._refuse(error)
        self._show()

    def _auto_once(self, invent: bool) -> None:
        asked = self.session.asked
        entry = self.session.auto(invent=invent)
        if asked is not None:
            self._write(wire.answered_line(asked, entry, self.words))
        self._tell()

    def _undo(self, request: Request) -> None:
        """Take back; an answer that waits for what the map prints is the first to go."""
        by = request.more.get("by", "entry")
        if self._ask is not None and self._ask.request.word == DECIDE:
            self._ask = None
        if self._ask is not None:
            self._ask = None
            if by == "entry" and request.value == 1:
                self._jumped(Jump(took_back=[], restored=[], table=[]))
                return
            request = Request("undo", request.value - (by == "entry"), request.more)
        self._jumped(self.session.undo(request.value, request.more.get("by", "entry")))

    def _redo(self, request: Request) -> None:
        self._jumped(self.session.redo(request.value, request.more.get("by", "entry")))

    def _correct(self, request: Request) -> None:
        """Correct an answer, overrule a result, or write what either would change."""
        answer, reason = request.more["answer"], request.more.get("reason", "")
        if request.more.get("preview"):
            found = looked_at(self.session, request.value, lambda _prompt: answer)
            self._write(wire.preview_line(found, self.words))
            return
        kind = OVERRULED if request.more.get("overrule") else CORRECTED
        self._jumped(corrected(self.session, request.value, lambda _prompt: answer, reason, kind))

    def _adjust(self, request: Request) -> None:
        value = request.value
        self.session.adjust(value["path"], value["value"], value["reason"])
        self._show()

    def _check(self, request: Request) -> None:
        """Write where every counter is, or put right those that lie elsewhere."""
        if request.value is True:
            self._write(on_table.check_line(self.session, self.words))
            return
        on_table.put_right(self.session, request.value, self.words)
        self._show()

    def _otherwise(self, request: Request) -> None:
        """Write how rules are played, or play one otherwise from now on."""
        if request.value is True:
            self._write(otherwise.otherwise_line(self.session, self.words))
            return
        to, reason = request.more["to"], request.more.get("reason", "")
        otherwise.take(self.session, self._rules, request.value, to, reason)
        self._show()

    def _pack(self, _request: Request) -> None:
        self._write(on_table.pack_line(self.session, self.words))

    def _position(self, _request: Request) -> None:
        self._write(on_table.position_line(self.session, self.words))

    def _bookmark(self, request: Request) -> None:
        self.session.bookmark(request.value)
        name = request.value.strip()
        text = self.words.say(T("The bookmark “{name}” is set here.", name=name))
        entry = self.session.tree.cursor
        self._write({"type": "bookmark", "name": name, "text": text, "entry": entry})
        self._show()

    def _note(self, request: Request) -> None:
        """Bind a note to where the game stands, and write all notes."""
        self._write(evenings.notes_line(self._playing, self.words, request.value))

    def _evening(self, request: Request) -> None:
        """Name this evening, and write all evenings."""
        self._write(evenings.evenings_line(self._playing, self.words, request.value))

    def _lesson(self, request: Request) -> None:
        """Go on in a lesson, reply to its card, do as it shows, leave it or take it up."""
        line = lesson_line(self._playing, request.value, self.words)
        self._show() if line is None else self._write(line)

    def _teach(self, request: Request) -> None:
        """Let each prompt from now on carry what it teaches, or none any more."""
        self._teaching.set(str(request.value))
        self._show()

    def _goto(self, request: Request) -> None:
        self._jumped(self.session.goto(request.value))

    def _warn(self, text: Text) -> None:
        """Tell a person what is no line of the game."""
        sys.stderr.write(f"{self.words.say(text)}\n")

    def _why_not(self, request: Request) -> None:
        self._write(legality_line(self._prompt(), request.value, self.words))

    def _prompt(self) -> Prompt:
        if self.session.asked is None:
            raise LineError(T("The game is over; nothing is asked."))
        return self.session.asked.prompt

    def _reasons(self, request: Request) -> None:
        """Write why the opponent acted as it did, last or at an entry; `whole` weighs it again."""
        number = "" if request.value is True else str(request.value)
        entry, whole = last_decided(self.session, number), request.more.get("whole", False)
        line = reasons_line(self.session, entry, self.words, whole=whole)
        self._write({"type": "reasons", **line})

    def _anew(self, request: Request) -> None:
        """Let the opponent decide anew what it decided at an entry."""
        asks: Unknown | None = None
        with self.session.together():
            jump = self.session.stand_before(last_decided(self.session, str(request.value)).id)
            try:
                decide_anew(self.session)
            except Unknown as unknown:
                asks = unknown
        if asks is None:
            self._jumped(jump)
            return
        self._write(wire.jump_line(jump, self.words))
        self._asks(asks.question, Request(DECIDE, True))

    def _state(self, _request: Request) -> None:
        self._write(wire.state_line(self.session, self.words))

    def _odds(self, request: Request) -> None:
        """Write the odds of the prompt, or those that the answer sent along would give."""
        asked = self.session.asked
        found: Value = None
        if asked is not None and request.value is not True:
            found = asked.prompt.weigh(request.value)
        elif asked is not None and asked.prompt.odds is not None:
            found = asked.prompt.odds()
        if found is None:
            raise LineError(T("There are no odds to show at this prompt."))
        self._write({"type": "odds", "odds": wire.plain(found, self.words)})

    def _coach(self, request: Request) -> None:
        """Write who may go where: of the phase, or of one unit."""
        self._write(coach_line(self._prompt(), request.value, self.words))

    def _rule(self, request: Request) -> None:
        rule = self._rules.plain(request.value)
        self._teaching.look_up(str(rule["id"]))
        used = [self._told(*use) for use in uses_of(self.session, request.value)]
        self._write({"type": "rule", **rule, "used": used})

    def _journal(self, _request: Request) -> None:
        events = [self._told(*one) for one in self.session.history() if one[1].seen]
        self._write({"type": "journal", "events": events})

    def _told(self, entry_id: int, event: Event) -> wire.Line:
        """Return an event of the past with the entry it follows."""
        return {**wire.event_line(event, self.words), "entry": entry_id}


DECIDE = "decide"
"""The request of nobody: the opponent goes on once the map was told."""
