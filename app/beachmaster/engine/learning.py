"""Learn what the player's own map prints, as it is asked, told or known to the player's board."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.changes import SessionError
from beachmaster.engine.event import NOTICE, Event
from beachmaster.engine.facts import Known, MapFact, facts_of, merged, says
from beachmaster.engine.kept import Kept
from beachmaster.engine.openareas import OpenAreas
from beachmaster.engine.openprints import OpenPrints, facts_text, open_prints
from beachmaster.engine.options import AnswerError
from beachmaster.engine.replay import apply_entry, facts_in
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.tree import LEARNED, Entry
from beachmaster.engine.unknown import MapQuestion, Unknown
from beachmaster.engine.values import Value

PUT_RIGHT = "put right"
"""The reason of an entry that keeps what the map shows, though it was told otherwise before."""


class Learning(Kept):
    """A game whose map may be the player's own; the board of the player keeps what it prints."""

    _named_misfits: tuple[MapFact, ...] = ()

    def learn(self, question: MapQuestion, answer: Value) -> Entry:
        """Take what the player's own map prints; raise `AnswerError` where that cannot be.

        The player's board keeps it for every game on it.
        """
        self._waiting()
        return self.learn_facts(question.facts(question.prompt.check(answer)), question.prompt.text)

    def learn_facts(self, facts: Sequence[MapFact], text: Text) -> Entry:
        """Learn what a form told; raise `AnswerError` where it contradicts what is known."""
        self._refuse_contrary(facts)
        if self.atlas is not None:
            self.atlas.remember(facts)
        return self._learn(facts, "player", text)

    def repeat_learned(self, entry: Entry) -> None:
        """Learn again what an entry of another branch keeps, where nothing contradicts it."""
        facts = facts_in(entry)
        if entry.reason == PUT_RIGHT:
            self.relearn(facts)
            return
        self._refuse_contrary(facts)
        self._learn(facts, entry.by, Text.from_plain(entry.text))

    def fitting(self, question: MapQuestion) -> tuple[MapFact, ...]:
        """Return what is known already of what is asked; nothing where it does not fit.

        The player's board knows it, or a path of this game that is being corrected. Two games
        share a board, and it is painted by hand: what contradicts what this game knows, or where
        its counters stand, is asked instead.
        """
        known = {} if self.atlas is None else self.atlas.known()
        if self._recalled:
            known = merged(known, facts_of(self._recalled))
        facts = question.found_in(known)
        return facts if facts and self._objection(facts) is None else ()

    def learn_board(self) -> None:
        """Learn all that the player's board knows and this game does not, fact by fact if it fits.

        Who plans on the map would otherwise plan on estimates that the board belies. What does not
        fit is named once.
        """
        prints = open_prints(self.module, self.state)
        if prints is None or self.atlas is None:
            return
        facts, misfits = self._new_of(prints, self.atlas.known())
        if facts:
            self._learn(facts, "board", _OF_BOARD)
        self._name_misfits(misfits)

    def relearn(self, facts: Sequence[MapFact]) -> Entry:
        """Learn this from here on, also where it contradicts what was learned before.

        Raise `AnswerError` where counters stand that cannot stand there then.
        """
        problem = self._standing_wrong(facts)
        if problem is not None:
            raise AnswerError(problem)
        return self._learn(facts, "player", T("Your map, put right"), PUT_RIGHT)

    # -- inside --------------------------------------------------------------------------------

    def _lay_board(self) -> None:
        """Add to the state the facts of the map that no entry on the way here keeps.

        That is what was told in this game, also on what was taken back: the map shows it all the
        same, and what was put right stays so. A map of areas lists what is open to an answer by
        estimates where nothing is known, and takes all that the player's board knows.
        """
        prints = open_prints(self.module, self.state)
        if prints is None:
            return
        known, right = self._told_in_game()
        if self.atlas is not None and isinstance(prints, OpenAreas):
            known = merged(known, facts_of(self.atlas.known()))
        if any(not says(known, one) for one in self._laid):
            self._lay_bare()
            prints = open_prints(self.module, self.state) or prints
        new, misfits = self._new_of(prints, known)
        again = [one for one in misfits if (one.place, one.field) in right]
        again = [one for one in again if self._standing_wrong([*new, one]) is None]
        self._lay((*self._laid, *new, *again))
        self._name_misfits([one for one in misfits if one not in again])
        if not self._held:
            self._safe = msgspec.structs.replace(self._safe, laid=self._laid)

    def _lay_bare(self) -> None:
        """Let the state be the replay of its entries alone."""
        if self._laid:
            self._return_to(msgspec.structs.replace(self._point(), laid=()))

    def _keep_laid(self) -> None:
        """Keep the map facts that lie over the state, as the next entry rests on them."""
        facts, self._laid = self._laid, ()
        if facts:
            line = open_prints(self.module, self.peek(self.tree.cursor))
            contrary = line is not None and line.contrary(facts) is not None
            self._learn(facts, "board", _OF_BOARD, PUT_RIGHT if contrary else "")

    def _entry(self, kind: str, asked: Asked, value: Value, reason: str) -> Entry:
        if not self._laid:
            return super()._entry(kind, asked, value, reason)
        with self.together():
            self._keep_laid()
            return super()._entry(kind, asked, value, reason)

    def _told_in_game(self) -> tuple[Known, set[tuple[str, str]]]:
        """Return what every entry keeps of the map, and the places and prints put right."""
        facts: list[MapFact] = []
        right = set[tuple[str, str]]()
        for entry in self.tree.entries:
            if entry.kind == LEARNED:
                told = facts_in(entry)
                facts += told
                if entry.reason == PUT_RIGHT:
                    right.update((one.place, one.field) for one in told)
        return merged({}, facts), right

    def _new_of(self, prints: OpenPrints, known: Known) -> tuple[list[MapFact], list[MapFact]]:
        """Return the facts that are new to this game, and those that contradict it."""
        here, none = prints.known, dict[str, Value]()
        unlike = {
            place: {
                name: value for name, value in shown.items() if name not in of or of[name] != value
            }
            for place, shown in known.items()
            if (of := here.get(place, none)) != shown
        }
        every = list(facts_of(unlike))
        contrary = [one for one in every if prints.contrary([one]) is not None]
        new = [one for one in every if prints.is_open(one.place, one.field) and one not in contrary]
        facts = self._fitting_among(new, [])
        return facts, [*contrary, *(one for one in new if one not in facts)]

    def _learning(
        self, give: Callable[[Asked], Entry], *, keeps: bool = False, now: bool = True
    ) -> Entry:
        """Give an answer; what the player's board knows is learned from it on the way.

        `give` looks anew each time whether the answer is legal: what was learned may forbid it.
        Then what was learned goes again with the answer, unless the session `keeps` it. `now` says
        that nobody gave it before: an answer that is repeated rests on what it rested on.
        """
        try:
            with asking(now=now):
                return give(self._waiting())
        except Unknown as unknown:
            question, facts = unknown.question, self._found(unknown)
        with nullcontext() if keeps else self.together():
            while True:
                self._learn(facts, "board", question.prompt.text)
                try:
                    with asking(now=now):
                        return give(self._waiting())
                except Unknown as unknown:
                    question, facts = unknown.question, self._found(unknown)

    def _fitting_among(self, facts: list[MapFact], kept: list[MapFact]) -> list[MapFact]:
        """Return those of some facts that fit this game beside others that were found to fit."""
        if not facts or self._objection([*kept, *facts]) is None:
            return facts
        if len(facts) == 1:
            return []
        half = len(facts) // 2
        first = self._fitting_among(facts[:half], kept)
        return first + self._fitting_among(facts[half:], [*kept, *first])

    def _name_misfits(self, facts: Sequence[MapFact]) -> None:
        """Say which facts of the board this game goes on without, each once."""
        new = [one for one in facts if one not in self._named_misfits]
        if not new:
            return
        self._named_misfits += tuple(new)
        what = facts_text(self.module, self.state, new)
        text = T(
            "Your board does not match this game: {what}. The game goes on with what it "
            "knows; put the map right where the board is correct.",
            what=what,
        )
        self._recorder.record(Event(name=NOTICE, text=text, rules=()))

    def _found(self, unknown: Unknown) -> tuple[MapFact, ...]:
        """Return what is known already of what is asked; raise it where that is nothing."""
        facts = self.fitting(unknown.question)
        if not facts:
            raise unknown
        return facts

    def _apply(self, entry: Entry) -> Entry:
        """Do and keep what answers nothing."""
        apply_entry(self._run, entry)
        self._keep(entry)
        return entry

    def _learn(self, facts: Sequence[MapFact], by: str, text: Text, reason: str = "") -> Entry:
        value = [msgspec.to_builtins(fact) for fact in facts]
        entry = self._entry(LEARNED, self._waiting(), value, reason)
        entry.by, entry.text = by, text.to_plain()
        return self._apply(entry)

    def _refuse_contrary(self, facts: Sequence[MapFact]) -> None:
        """Raise `AnswerError` where a fact contradicts what this game knows."""
        objection = self._objection(facts)
        if objection is not None:
            raise AnswerError(objection)

    def _objection(self, facts: Sequence[MapFact]) -> Text | None:
        """Say which fact contradicts the map as far as it is known, or where counters stand."""
        prints = open_prints(self.module, self.state)
        if prints is None:
            raise SessionError(T("This game is not played on your own map."))
        contrary = prints.contrary(facts)
        if contrary is not None:
            return T(
                "Already known: {known}. Put your map right first.",
                known=facts_text(self.module, self.state, [contrary]),
            )
        return self._standing_wrong(facts)

    def _standing_wrong(self, facts: Sequence[MapFact]) -> Text | None:
        """Say what could not be so if the map showed this, such as a unit in the sea."""
        trial = self.copy_state()
        trial.learned = merged(trial.learned or {}, facts)
        prints = open_prints(self.module, trial)
        missing = None if prints is None else prints.missing()
        if missing is not None:
            return missing
        problems = self.module.problems(trial)
        if not problems:
            return None
        return T(
            "{why} The map cannot show that under a counter: undo the move that led there, "
            "or put the counter right first.",
            why=problems[0],
        )

    def _waiting(self) -> Asked:
        if self._run.asked is None:
            raise SessionError(T("The game is over; only undo, state and quit are left."))
        return self._run.asked


_OF_BOARD = T("What your board knows about the map")
