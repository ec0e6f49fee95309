"""Play a taught opening: which card is due, what it shows, lays down and asks.

Which cards were passed follows from the tree: undo brings a card back, redo passes it again.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec

from beachmaster.engine.module import GameModule, GameState
from beachmaster.engine.pieces import Piece
from beachmaster.engine.prompt import Draw, Roll
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.run import Asked
from beachmaster.engine.said import said
from beachmaster.engine.session import Session
from beachmaster.engine.taught import (
    MOST_WORDS,
    Card,
    Course,
    Passed,
    Script,
    Words,
    is_due,
)
from beachmaster.engine.taught_answers import alike, fitting, takes
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T
from beachmaster.engine.tree import OPPONENT, Entry
from beachmaster.engine.values import Value

__all__ = ["MOST_WORDS", "Replied", "Taught", "TaughtError"]
K = TypeVar("K")


class TaughtError(Refusal, ValueError):
    """A card does not take that; `text` says what it takes."""


class Replied(msgspec.Struct, frozen=True):
    """What was said to a card's question, and what is right; nothing is right of a guess."""

    said: tuple[str, ...]
    right: tuple[str, ...]

    @property
    def rightly(self) -> bool:
        """Tell whether it was right, or a guess."""
        return not self.right or {*self.said} == {*self.right}


class Taught:
    """The taught opening of one session; `course` returns which cards were passed.

    That may be another object after an act that could not be written.
    """

    def __init__(
        self, session: Session, script: Script, course: Callable[[], Course | None]
    ) -> None:
        self.session, self.script, self._course = session, script, course
        self.replied: Replied | None = None
        session.laid_down, session.on_table = self._laid_down, False

    @property
    def course(self) -> Course:
        """Return which cards were passed, and whether the lesson goes on."""
        course = self._course()
        assert course is not None, "the game began as a taught opening"
        return course

    # -- which card is due -----------------------------------------------------------------------

    @property
    def card(self) -> Card | None:
        """Return the card that is due at the prompt that waits; None where there is none.

        There is none either while the opponent decides.
        """
        if not self.course.on or self.session.opponent is not None:
            return None
        self._follow()
        asked = self.session.asked
        found = None if asked is None else self._due(asked)
        at = None if found is None else Passed(found.id, self.session.tree.cursor)
        if at != self.course.shown:
            self.course.shown, self.replied = at, None
        return found

    @property
    def words(self) -> Words | None:
        """Return the words of the card that is due."""
        card = self.card
        return None if card is None else self.script.words[card.id]

    @property
    def remark(self) -> Text | None:
        """Say of the answer given last why it was as shown, or why the script would not do so."""
        self._follow()
        passed = self._passed()
        if not (passed and self.course.on) or not self._was_last(passed[-1].entry):
            return None
        card = self.script.card(passed[-1].card)
        if card is None or card.looks:
            return None
        words = self.script.words[card.id]
        return words.otherwise if passed[-1].other else words.after

    @property
    def learned(self) -> tuple[Card, ...]:
        """Return the cards that were answered, those that show how as they show it, in order."""
        self._follow()
        passed = [(self.script.card(one.card), one.other) for one in self._passed()]
        return tuple(
            card
            for card, other in passed
            if card is not None and not other and (card.ask is not None or not card.looks)
        )

    @property
    def over(self) -> bool:
        """Tell whether the last card was passed, or the lesson left."""
        return not self.course.on or self.ended

    @property
    def ended(self) -> bool:
        """Tell whether the last card was passed, on the way to where the game stands."""
        self._follow()
        last = self.script.file.cards[-1].id
        return any(one.card == last for one in self._passed())

    def number(self, card: Card) -> tuple[int, int]:
        """Return which of the cards that came it is, and how many there may be in all.

        A card that did not come counts no more: numbers follow each other without gaps.
        """
        cards = self.script.file.cards
        number = len({one.card for one in self._passed()} - {card.id}) + 1
        return number, number + len(cards) - 1 - cards.index(card)

    # -- what is done at a card ------------------------------------------------------------------

    def go_on(self) -> None:
        """Pass a card that is only looked at; raise `TaughtError` where there is none."""
        card = self.card
        if card is None or not card.looks:
            raise TaughtError(_NO_LOOK)
        self.course.passed.append(Passed(card.id, self.session.tree.cursor))

    def reply(self, answers: Sequence[str]) -> Replied:
        """Take an answer to the card's question; raise `TaughtError` where that is none of it."""
        card = self.card
        if card is None or card.ask is None:
            raise TaughtError(T("This card asks nothing."))
        wrong = [one for one in answers if one not in card.ask.among]
        if wrong or not answers:
            raise TaughtError(T("Choose among: {names}.", names=list(self.listed().values())))
        self.replied = Replied(tuple(dict.fromkeys(answers)), card.ask.right)
        return self.replied

    def show(self) -> Entry:
        """Answer the prompt as the card shows it; raise `TaughtError` where it shows nothing."""
        card, asked = self.card, self.session.asked
        if card is None or asked is None or not card.shows:
            raise TaughtError(T("This card shows no answer: the choice is yours."))
        if isinstance(asked.prompt, Roll | Draw):
            return self.session.auto()
        return self.session.answer(card.answer)

    def leave(self) -> None:
        """Leave the lesson; the game goes on without cards."""
        self.course.on = False

    def take_up(self) -> None:
        """Go on with a lesson that was left, at the card that is due now."""
        self.course.on = True

    # -- what it says ----------------------------------------------------------------------------

    def listed(self) -> Mapping[str, Text]:
        """Return what the card's question lists, each in words."""
        card = self.card
        if card is None or card.ask is None:
            return {}
        own = self.script.words[card.id].options
        module, state = self.session.module, self.session.state
        pieces = module.pieces(state)
        return {
            name: own.get(name) or _named(module, state, pieces, name) for name in card.ask.among
        }

    def spaces(self) -> Mapping[str, str]:
        """Return where each piece lies that the card's question lists, for taps on the map."""
        card = self.card
        if card is None or card.ask is None:
            return {}
        pieces = self.session.module.pieces(self.session.state)
        return {name: pieces[name].space for name in card.ask.among if name in pieces}

    def verdict(self) -> list[Text]:
        """Say what is right of the question that was answered; nothing before."""
        words, replied = self.words, self.replied
        if words is None or replied is None:
            return []
        after = [words.after] if words.after is not None else []
        if replied.rightly:
            return [T("Right."), *after] if replied.right else [T("We shall see."), *after]
        right = [self.listed()[one] for one in replied.right]
        return [T("No, it is: {answer}.", answer=right), *after]

    def laid(self) -> Text | None:
        """Say which die or marker the card lays down at the prompt that waits."""
        asked = self.session.asked
        found = None if asked is None else self._laid_down(asked)
        if asked is None or found is None:
            return None
        return T("For this lesson: {what}.", what=said(asked.prompt, found))

    # -- inside ----------------------------------------------------------------------------------

    def _laid_down(self, asked: Asked) -> Value:
        """Return the die or marker that a card lays down, None where chance is real."""
        card = self.card
        if card is None or not card.shows or not isinstance(asked.prompt, Roll | Draw):
            return None
        return fitting(asked.prompt, card.answer)

    def _due(self, asked: Asked) -> Card | None:
        """Return the first card after those passed that fits what is asked, with what it shows."""
        cards, passed = self.script.file.cards, {one.card for one in self._passed()}
        done = max((at for at, card in enumerate(cards) if card.id in passed), default=-1)
        seen = self.session.module.visible(self.session.state)
        due = (card for card in cards[done + 1 :] if is_due(card.at, asked, seen))
        return next((card for card in due if takes(asked.prompt, card)), None)

    def _follow(self) -> None:
        """Pass the card that was on the screen where the game went on from there."""
        shown, tree = self.course.shown, self.session.tree
        if shown is None or shown.entry == tree.cursor:
            return
        self.course.shown = None
        since = list(self._since(shown.entry))
        answers = [entry for entry in since if entry.answers]
        card = self.script.card(shown.card)
        if card is None or not answers:
            return
        given = answers[0]
        laid = given.by == PROGRAM and given.ask in (Roll.kind, Draw.kind)
        other = card.shows and not (laid or alike(given.value, (card.answer, *card.also)))
        self.course.passed.append(Passed(card.id, given.id, other))

    def _was_last(self, answer: int) -> bool:
        """Tell whether nobody but the opponent has answered since."""
        path = self.session.tree.path(self.session.tree.cursor)
        at = next((n for n, entry in enumerate(path, 1) if entry.id == answer), 0)
        return answer == self.session.tree.cursor or (
            at > 0 and all(entry.by == OPPONENT for entry in path[at:])
        )

    def _since(self, above: int) -> Iterator[Entry]:
        """Yield the entries from below one down to the cursor; none where it was taken back."""
        tree = self.session.tree
        path = tree.path(tree.cursor)
        at = next((n for n, entry in enumerate(path) if entry.parent == above), None)
        yield from () if at is None else path[at:]

    def _passed(self) -> list[Passed]:
        """Return what was passed on the way to where the game stands."""
        way = {*self.session.tree.ancestors(self.session.tree.cursor)}
        return [one for one in self.course.passed if one.entry in way]


def _named(module: GameModule, state: GameState, pieces: Mapping[str, Piece], name: str) -> Text:
    """Return the name of a piece with where it lies."""
    piece = pieces.get(name)
    if piece is None:
        return plain_text(name)
    place = module.space_name(state, piece.space)
    return T("{name} in {space}", name=piece.name, space=place)


PROGRAM = "program"
_NO_LOOK = T("This card waits for an answer to the game.")
