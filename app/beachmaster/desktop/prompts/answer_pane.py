"""What every kind of answer has in common: what Enter does, keys, and offers from the board."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop.buttons import ARROWS
from beachmaster.desktop.flow import Stacked
from beachmaster.desktop.prompts.closed import ClosedPlace
from beachmaster.desktop.prompts.option_list import ROWS_SHOWN, FilterList
from beachmaster.desktop.prompts.option_model import Row, rows_of
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.told import Told
from beachmaster.desktop.words import placed, say
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Choose, Closed, Draw, Option, Prompt
from beachmaster.engine.text import Text
from beachmaster.engine.typed import at_fault, meant
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import lettered

P = TypeVar("P", bound=Prompt)
DIGITS = {Qt.Key(Qt.Key.Key_0 + digit): digit for digit in range(10)}


class AnswerPane(Stacked, Generic[P]):
    """The answers to one prompt.

    `answered` carries a value, `left_to_program` asks the program to roll or draw, `altered` tells
    that what Enter would do is another thing now, `rule_wanted` carries a rule's id, `unread` the
    `AnswerError` of words that mean nothing, `ticked` all that is ticked after the player ticked.
    `listing`, where there is one, holds the answers; `leaves` tells whether the player has left
    what is rolled or drawn to the program, `keeps` whether they always do it themselves,
    `tableless` whether nothing lies on a table.
    """

    answered = Signal(object)
    left_to_program = Signal()
    altered = Signal()
    signed = Signal()
    """The answer that follows needed no Enter: its last value was told by a sign."""
    rule_wanted = Signal(str)
    unread = Signal(object)
    ticked = Signal(list)
    lasting = False
    """Whether the controls are worth keeping for a later prompt."""
    uncut: tuple[QWidget, ...] = ()
    """What no edge of the card may cut through, where there is room for it."""

    def __init__(self, prompt: P, *, on_map: bool = False) -> None:
        super().__init__()
        self.prompt = prompt
        self.on_map = on_map
        self.listing: FilterList | None = None
        self.leaves: Callable[[], bool] = lambda: False
        self.keeps: Callable[[], bool] = lambda: False
        self.tableless: Callable[[], bool] = lambda: False
        self.column = QVBoxLayout(self)
        self._closed = ClosedPlace(self.column, self.rule_wanted)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(current().space(0.5))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(say(_ANSWERS))
        give_role(self, QAccessible.Role.Grouping)
        self.build()

    @property
    def must_be_said(self) -> bool:
        """Tell whether Enter gives no answer that the player has not gone to.

        A choice that is the player's is said as well: what goes without saying is the prompt's to
        know, here as in the terminal.
        """
        return self.prompt.at_enter is None

    def build(self) -> None:
        """Make the controls."""
        raise NotImplementedError

    def dress(self) -> None:
        """Show what the program may do as its settings now say."""

    def fit(self, *, low: bool, tight: bool) -> None:
        """Do with what can be answered with where the card is `low`, or but `tight`."""

    def take_over(self, prompt: P) -> bool:
        """Ask another prompt of the kind with the same controls; tell whether they fit it."""
        del prompt
        return False

    def listed(
        self, options: Sequence[Option], closed: Sequence[Closed]
    ) -> tuple[list[Row], Sequence[Closed]]:
        """Return the rows of a list, and the closed answers to be shown apart from it.

        In a list with a filter they are rows, so that a player who looks for one finds it.
        """
        if len(options) > ROWS_SHOWN:
            return rows_of(options, closed), ()
        return rows_of(options), closed

    def add_closed(self, closed: Sequence[Closed]) -> None:
        """Show closed answers below the others, where there are any, and no earlier ones."""
        self._closed.show(closed, self.prompt.rules)

    def default(self) -> Text | None:
        """Say what Enter does now; None where it can do nothing yet."""
        return None

    @property
    def waits(self) -> bool:
        """Tell whether Enter gives no answer as it stands."""
        return self.default() is None

    def with_unused(self, does: Text, answer: Value) -> Text:
        """Say what Enter does, and what that answer leaves of what it could spend."""
        left = self.prompt.left_over(answer)
        return does if left is None else T("{answer} – {unused}", answer=does, unused=left)

    def awaited(self) -> Text:
        """Say what the prompt waits for while Enter does nothing."""
        return T("Choose an answer")

    def enter(self) -> None:
        """Do what Enter does."""

    def key(self, event: QKeyEvent) -> bool:
        """Take a key that no control took; tell whether it meant something."""
        if self.listing is not None and not self.listing.isHidden() and self.listing.take(event):
            return True
        digit = DIGITS.get(Qt.Key(event.key()))
        if digit is not None:
            return self.digit(digit)
        letter = event.text().upper() if event.text().isalpha() else ""
        at = self.listing.picked_at(letter) if self.listing is not None and letter else -1
        if at >= 0:
            self.pick(at)
        return at >= 0

    def pick(self, at: int) -> None:
        """Take the row at a place of the list."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the arrows before what scrolls does, where the keyboard stands on no answer yet."""
        if not (event.key() in ARROWS and self.key(event)):
            event.ignore()

    def digit(self, digit: int) -> bool:
        """Take a number key."""
        del digit
        return False

    def offer(self, value: Value) -> bool:
        """Fill in a value picked on the board; where it fills in nothing, it is an answer."""
        del value
        return False

    def spelt(self, typed: str) -> list[Value]:
        """Return what typed words name; raise `AnswerError` where they name nothing here.

        Numbers are names, never places in the list: none are painted where one spells. A hex of a
        map without numbers is told by its name, be it listed or not.
        """
        value = meant(self.prompt, placed(typed), say, numbered=False)
        return value if isinstance(value, list) else [value]

    def hold(self, listing: FilterList) -> FilterList:
        """Let a list hold the answers: what is typed at it is read as the prompt reads it."""
        self.listing = listing
        listing.opens = True
        listing.names, listing.takes = self._named, self._takes
        listing.moved.connect(self.altered)
        listing.filtered.connect(self.altered)
        self.column.addWidget(listing)
        return listing

    def show_listed(self, rows: Sequence[Row], *, picked: bool | None) -> None:
        """List other answers; the first is taken where Enter may give it, and `picked` as there."""
        assert self.listing is not None
        options = self.prompt.options if isinstance(self.prompt, Choose) else None
        self.listing.moves = options is not None and options.takes_moves
        self.listing.unlisted = () if options is None else options.unlisted
        self.listing.several = isinstance(self.prompt, Choose) and self.prompt.many
        self.listing.show_rows(rows, taken=not self.must_be_said, picked=picked)
        if self.listing.spells and not self.listing.moves and not isinstance(self.prompt, Draw):
            self.listing.sign(lettered([row.words for row in rows if not row.reason]))

    def _named(self, typed: str) -> Value:
        """Return the one answer that words name, None where they name none or several."""
        found = self._answers(typed)
        return found[0] if len(found) == 1 else None

    def _takes(self, typed: str) -> bool:
        """Tell whether Enter takes words as an answer."""
        return bool(self._answers(typed))

    def _answers(self, typed: str) -> list[Value]:
        try:
            return self.spelt(typed)
        except AnswerError:
            return []

    def answer_listed(self) -> None:
        """Answer with the current row, or else with what was typed, where it means anything."""
        assert self.listing is not None
        row, typed = self.listing.current_row(), self.listing.typed()
        if row is not None:
            self.answered.emit(row.value)
        elif typed:
            try:
                found = self.spelt(typed)
            except AnswerError as error:
                self.unread.emit(error)
            else:
                self.answered.emit(found[0] if len(found) == 1 else found)

    def show_ticked(self, values: Sequence[Value]) -> None:
        """Tick what was picked on the map, where there is something to tick."""

    def told(self) -> Mapping[HexId, Told]:
        """Return the hexes that the answer names so far, to be marked on the map."""
        return {}

    def selection(self) -> Value:
        """Return the answer as it stands, or None where nothing is picked."""
        return None

    def told_so_far(self) -> Value:
        """Return what was told and not answered yet, for `tell_again` of controls made anew."""
        listing = self.listing
        if listing is None:
            return None
        row = listing.current_row()
        ticked = listing.model.chosen() if listing.model.many else []
        return [listing.line.text(), None if row is None else row.value, ticked]

    def tell_again(self, told: Value) -> None:
        """Hold what controls that these stand for were told."""
        listing = self.listing
        if listing is None or not isinstance(told, list):
            return
        typed, row, ticked = told
        listing.line.setText(str(typed))
        for value in ticked if isinstance(ticked, list) else ():
            listing.model.tick(listing.model.place_of(value), on=True)
        if row is not None:
            listing.go_to(listing.model.place_of(row))

    def looked_at(self) -> Value:
        """Return the value of the row that the keyboard stands on, or None."""
        return None

    def show_refusal(self, error: AnswerError) -> bool:
        """Show at the control itself why an answer did not count; tell whether that was done.

        Words typed at a list are marked, so that what is typed next takes their place; of several
        moves only the one at fault is.
        """
        del error
        if self.listing is not None and self.listing.typed() and not self.listing.is_over:
            self.listing.mark(self._at_fault())
        return False

    def _at_fault(self) -> int | None:
        """Return which of several values typed is not legal, None where that is no single one."""
        if not isinstance(self.prompt, Choose) or self.listing is None:
            return None
        return at_fault(self.prompt, self._answers(self.listing.typed()))

    def first_focus(self) -> QWidget | None:
        """Return the control that the keyboard starts at."""
        return None


_ANSWERS = T("Answers")
