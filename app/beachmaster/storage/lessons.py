"""Choose what each prompt of a game teaches, and follow what the player makes of it."""

from itertools import takewhile

import msgspec

from beachmaster.engine.prompt import Draw, Prompt, Roll
from beachmaster.engine.run import Asked
from beachmaster.engine.taught_play import Taught
from beachmaster.engine.tree import Entry, Tree
from beachmaster.storage.known import LINK, QUIET, TEACH, Known
from beachmaster.storage.quizzing import Quizzes
from beachmaster.storage.terms import Terms
from beachmaster.storage.texts import T


class Chosen(msgspec.Struct, frozen=True):
    """The rule that a prompt teaches and how much is said of it; `late` is one of a past prompt."""

    rule: str
    depth: str
    late: bool = False


AFTERWARDS = T("From an earlier question: {title}")
"""The heading of a lesson that is `late`."""
NOWHERE = -1
Met = tuple[int, str, str]
"""A turn, a phase and a rule: what is asked ten times in a phase is met once."""


class Lessons:
    """The lessons of one game in one sitting: rules taught so far, and rules that wait.

    The rules of a fight wait until it is over, and so do those of a prompt that tells another one.
    Each prompt without a new rule of its own tells one that waits, until all were told. A rule of
    fights is also told by the prompt that opens the next one under it.
    """

    def __init__(self, known: Known) -> None:
        self.known = known
        self.quizzes = Quizzes(known)
        self.terms: Terms | None = None
        self._asked: Asked | None = None
        self._chosen: Chosen | None = None
        self._dial = TEACH
        self._cursor = NOWHERE
        self._rules: dict[str, tuple[int, str, tuple[str, ...]]] = {}
        self._met: set[Met] = set()
        self._shown: set[Met] = set()
        self._looked: set[Met] = set()
        self._cards: dict[str, list[Met]] | None = None
        self._waiting: list[str] = []
        self._taught: dict[str, str] = {}

    def choose(self, tree: Tree, asked: Asked | None, dial: str) -> Chosen | None:
        """Return what a prompt teaches, the newest of its rules; note how the last one went.

        A lesson waits while a fight is resolved, and comes with the first prompt after it.
        """
        self._follow(tree)
        if asked is not None and asked is self._asked:
            return self._chosen
        self._asked, self._dial = asked, dial
        self._chosen = self._choose(asked) if asked is not None else None
        if asked is not None:
            rules = tuple(dict.fromkeys(asked.prompt.rules))
            self._rules[asked.key] = (asked.turn, asked.phase, rules)
        if asked is not None and self._chosen is not None:
            self._shown.add((asked.turn, asked.phase, self._chosen.rule))
            self._taught[asked.key] = self._chosen.rule
        return self._chosen

    def meet_cards(self, taught: Taught) -> None:
        """Count each card of a lesson done as shown or answered as a meeting of its rules.

        A card that was taken back takes them a stage back. What was done in former sittings was
        counted then.
        """
        here = {card.id: card for card in taught.learned}
        if self._cards is None:
            self._cards = {card: [] for card in here}
            return
        for gone in [card for card in self._cards if card not in here]:
            for at in self._cards.pop(gone):
                self._met.discard(at)
                self.known.step_back(at[2])
        asked = taught.session.asked
        turn, phase = (asked.turn, asked.phase) if asked is not None else (0, "")
        for new in [card for card in here.values() if card.id not in self._cards]:
            fresh = [(turn, phase, rule) for rule in dict.fromkeys(new.rules)]
            self._cards[new.id] = [at for at in fresh if at not in self._met]
            for at in self._cards[new.id]:
                self._met.add(at)
                self.known.step_on(at[2])

    @property
    def told(self) -> str:
        """Return the rule that is said in words beside the prompt, empty where none is."""
        chosen = self._chosen
        silent = chosen is None or chosen.depth == LINK or self._dial == QUIET
        return "" if silent or chosen is None else chosen.rule

    def look_up(self, rule: str) -> None:
        """Note that the player looked a rule up: once a phase it goes a stage back."""
        at = (self._asked.turn, self._asked.phase, rule) if self._asked else (0, "", rule)
        if at not in self._looked:
            self._looked.add(at)
            self.known.step_back(rule)

    def _choose(self, asked: Asked) -> Chosen | None:
        rules = tuple(dict.fromkeys(asked.prompt.rules))
        fresh = [rule for rule in rules if (asked.turn, asked.phase, rule) not in self._shown]
        if is_fight(asked.prompt):
            return self._in_fight(asked, fresh)
        late = self._next_waiting()
        if not rules:
            return self._late(late, rules) if late else None
        before = self._taught.get(asked.key, "")  # asked again after an undo it teaches no other
        if before in rules:
            return Chosen(before, self.known.depth(before, self._dial))
        rule = min(fresh, key=self.known.stage, default=rules[0])
        self._put_off([one for one in fresh if one != rule])
        if late and (rule not in fresh or self.known.stage(rule) > 0):
            return self._late(late, rules)
        return Chosen(rule, self.known.depth(rule, self._dial) if rule in fresh else LINK)

    def _in_fight(self, asked: Asked, fresh: list[str]) -> Chosen | None:
        """Put the rules of a fight off, but for one that waits since an earlier one."""
        new = [rule for rule in fresh if self.known.stage(rule) == 0]
        again = [rule for rule in new if rule in self._waiting] if asked.prompt.opens else []
        if again:
            return Chosen(again[0], self.known.depth(again[0], self._dial))
        self._put_off(new)
        return None

    def _put_off(self, rules: list[str]) -> None:
        """Queue the rules that were not taught yet, for prompts that have no new rule."""
        self._waiting += [
            rule for rule in rules if self.known.stage(rule) == 0 and rule not in self._waiting
        ]

    def _next_waiting(self) -> str:
        """Return the rule that has waited longest and is still new, or "" if there is none."""
        self._waiting = [rule for rule in self._waiting if self.known.stage(rule) == 0]
        return self._waiting[0] if self._waiting else ""

    def _late(self, rule: str, rules: tuple[str, ...]) -> Chosen:
        return Chosen(rule, self.known.depth(rule, self._dial), late=rule not in rules)

    def _follow(self, tree: Tree) -> None:
        """Note which prompts were answered since, and which answers no longer count."""
        before, self._cursor = self._cursor, tree.cursor
        if before in (NOWHERE, tree.cursor):
            return
        later = list(takewhile(lambda entry: entry > before, tree.ancestors(tree.cursor)))
        if later and tree.entries[later[-1]].parent == before:
            self._step_on([tree.entries[entry] for entry in later])
            return
        here = set(tree.ancestors(tree.cursor))
        gone = [entry for entry in tree.ancestors(before) if entry not in here]
        if gone:
            self._step_back(tree.entries[gone[-1]])

    def _step_on(self, entries: list[Entry]) -> None:
        asked, chosen = self._asked, self._chosen
        if asked is None or not any(_meets(entry, asked) for entry in entries):
            return
        taught = (chosen.rule,) if chosen is not None else ()
        for rule in dict.fromkeys((*asked.prompt.rules, *taught)):
            at = (asked.turn, asked.phase, rule)
            ready = self.known.stage(rule) > 0 or rule in taught or self._dial == QUIET
            if ready and at not in self._met:
                self._met.add(at)
                self.known.step_on(rule)

    def _step_back(self, gone: Entry) -> None:
        turn, phase, rules = self._rules.get(gone.key, (0, "", ()))
        for rule in rules:
            at = (turn, phase, rule)
            if at in self._met:  # what was never answered rightly needs no step back
                self._met.discard(at)
                self._shown.discard(at)
                self.known.step_back(rule)


def is_fight(prompt: Prompt) -> bool:
    """Tell whether a prompt belongs to a fight that is being resolved."""
    return prompt.sheet is not None and not (prompt.opens and not isinstance(prompt, Roll | Draw))


def _meets(entry: Entry, asked: Asked) -> bool:
    """Tell whether an entry is the player's answer, or a die or draw left to the program."""
    if entry.key != asked.key or not entry.answers:
        return False
    return entry.by == "player" or isinstance(asked.prompt, Roll | Draw)
