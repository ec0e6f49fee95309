"""Pick one option: big buttons for a few, a list with a filter for many."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.buttons import ARROWS, AnswerButton, ButtonGrid
from beachmaster.desktop.forms import name
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.lesson import PROCEDURE
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.filter_line import FilterLine
from beachmaster.desktop.prompts.option_list import NONE_CALLED, TYPE_WHAT, FilterList
from beachmaster.desktop.prompts.option_model import OptionModel, Row, rows_of
from beachmaster.desktop.prompts.spelling import CHORDS, press_one_of
from beachmaster.desktop.words import say
from beachmaster.engine.meaning import Meanings, by_keys
from beachmaster.engine.options import AnswerError, same
from beachmaster.engine.prompt import Choose
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import SPELLS, begins_one, figures_in, keys_of


class ButtonsPane(AnswerPane[Choose]):
    """A few answers as big buttons; the arrows and the number keys go to them."""

    lasting = True

    def build(self) -> None:
        """Make a button for each answer, and a line for what is closed."""
        self.grid = ButtonGrid()
        self._made: list[AnswerButton] = []
        self.line = FilterLine()
        self.line.setPlaceholderText(say(TYPE_WHAT))
        name(self.line, TYPE_WHAT)
        self.line.textChanged.connect(self._filter)
        self.line.begins = lambda sign: begins_one(sign, [say(one.text) for one in self.options])
        self.line.hide()
        self.none = Words(say(NONE_CALLED), PLAIN, role="hint")
        self.none.hide()
        for part in (self.line, self.none, self.grid):
            self.column.addWidget(part)
        self._show()

    def take_over(self, prompt: Choose) -> bool:
        """Offer other answers."""
        self.prompt = prompt
        self._show()
        return True

    def _show(self) -> None:
        self.options = by_keys(self.prompt.options.listed())
        self.line.clear()
        self.keys = keys_of(self.options)
        for at, option in enumerate(self.options):
            if at < len(self._made):
                self._made[at].say(say(option.text), self.keys[at])
            else:
                button = AnswerButton(say(option.text), self.keys[at])
                button.clicked.connect(lambda _checked=False, at=at: self.pick(at))
                self._made.append(button)
                self.grid.add(button)
        self.grid.show_first(len(self.options))
        self.grid.updateGeometry()  # which is not heard by itself while nothing is seen
        # The bar says the only thing a card of a lesson offers: twice, it would look like two.
        alone = self.prompt.procedure == PROCEDURE and len(self.options) == 1
        self.grid.setVisible(not (alone and self._usual() == 0))
        self.add_closed(self.prompt.closed())

    def pick(self, at: int) -> None:
        """Answer with the option at a place."""
        self.answered.emit(self.stored(self.options[at].value))

    def stored(self, value: Value) -> Value:
        """Return a value in the form the prompt stores."""
        return [value] if self.prompt.many else value

    def default(self) -> Text | None:
        """Say which answer Enter gives."""
        at = self._at()
        return self.options[at].text if at >= 0 else None

    def enter(self) -> None:
        """Give the answer that the keyboard stands on, or that was typed."""
        if self._at() >= 0:
            self.pick(self._at())
        elif self.typed():
            try:
                found = self.spelt(self.typed())
            except AnswerError as error:
                self.unread.emit(error)
            else:
                self.answered.emit(found if self.prompt.many else found[0])

    def key(self, event: QKeyEvent) -> bool:
        """Go to the first answer with an arrow, where the keyboard stands on none yet.

        A letter begins the name of one.
        """
        if event.key() in ARROWS and self._at() < 0 and self.grid.buttons:
            shown = [one for one in self.grid.buttons if not one.isHidden()]
            (shown or self.grid.buttons)[0].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return self.take(event) or super().key(event)

    def take(self, event: QKeyEvent) -> bool:
        """Type a key into the line; tell whether it belongs there."""
        slash = event.text() == SPELLS and not event.modifiers() & CHORDS
        if event.key() == Qt.Key.Key_Escape and not self.line.isHidden():
            self.line.clear()
            self._close_line()
            return True
        sign = self.line.sign_of(event, begun=self.line.begun)
        if event.key() == Qt.Key.Key_Backspace and self.line.begun:
            self.line.backspace()
        elif not slash and not (sign and (self.line.begun or self._begins(sign))):
            return False
        elif not slash and not self.line.begun:
            self.line.setText(sign)
        elif not slash:
            self.line.end(False)
            self.line.insert(sign)
        self.line.setVisible(slash or bool(self.line.text()))
        reason = Qt.FocusReason.ShortcutFocusReason if slash else Qt.FocusReason.OtherFocusReason
        if not self.line.isHidden():
            self.line.setFocus(reason)
        return True

    def _begins(self, sign: str) -> bool:
        """Tell whether a sign begins a name: a letter, or the figure of a hex that is no key."""
        figures = figures_in(say(one.text) for one in self.options)
        return sign.isalpha() or (sign in figures and sign not in self.keys)

    def typed(self) -> str:
        """Return the words in the line, without the spaces around them."""
        return self.line.text().strip()

    def _filter(self) -> None:
        """Show the answers that are left; the words take the one that they name."""
        typed = self.typed()
        left = self._matcher().led_to(typed) if typed else range(len(self.options))
        for at, button in enumerate(self.grid.buttons):
            button.setVisible(at in left)
            self._made[at].say(button.words, "" if typed else self.keys[at])
        self.none.setVisible(bool(typed) and not left and self._at() < 0)
        if not typed:
            self._close_line()
        self.grid.updateGeometry()
        self.altered.emit()

    def _matcher(self) -> Meanings:
        return Meanings(self.options, say, numbered=False)

    def _close_line(self) -> None:
        if self.line.hasFocus():
            (self.first_focus() or self).setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.hide()

    def show_refusal(self, error: AnswerError) -> bool:
        """Mark the words that were refused, so that what is typed next takes their place."""
        del error
        if self.typed():
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
            self.line.selectAll()
        return False

    def told_so_far(self) -> Value:
        """Return what is typed."""
        return self.line.text()

    def tell_again(self, told: Value) -> None:
        """Type it."""
        self.line.setText(str(told or ""))
        self.line.setVisible(bool(told))

    def digit(self, digit: int) -> bool:
        """Give the answer with this number; say which there are where none has it."""
        if str(digit) in self.keys:
            self.pick(self.keys.index(str(digit)))
        elif len(self.keys) > 1:
            self.unread.emit(AnswerError(press_one_of(self.keys)))
        return len(self.keys) > 1 or str(digit) in self.keys

    def selection(self) -> Value:
        """Return the answer that the keyboard stands on."""
        at = self._at()
        return self.stored(self.options[at].value) if at >= 0 else None

    def first_focus(self) -> QWidget | None:
        """Return the first answer; where Enter alone must not answer, no answer."""
        at = self._usual()
        return self.grid.buttons[at] if at >= 0 and not self.grid.isHidden() else self

    def _at(self) -> int:
        """Return the place of the answer Enter gives, -1 where it gives none."""
        at = next((i for i, one in enumerate(self.grid.buttons) if one.hasFocus()), -1)
        if at < 0 and self.typed():
            return self._at_named()
        return at if at >= 0 else self._usual()

    def _at_named(self) -> int:
        """Return the place of the answer that the words name, -1 where they name none."""
        value = self._named(self.typed())
        return next((at for at, one in enumerate(self.options) if same(one.value, value)), -1)

    def _usual(self) -> int:
        """Return the place of the answer that goes without saying, -1 where none does."""
        usual = self.prompt.at_enter
        if usual is None:
            return -1
        stored = [self.stored(one.value) for one in self.options]
        return next((at for at, one in enumerate(stored) if same(one, usual)), -1)


class ListPane(AnswerPane[Choose]):
    """Many answers in a list with a filter; closed ones stand at its end with their reasons."""

    lasting = True

    def build(self) -> None:
        """Make the list."""
        self.list = self.hold(FilterList(OptionModel(())))
        self.list.chosen.connect(self.pick)
        self._show()

    def take_over(self, prompt: Choose) -> bool:
        """List other answers."""
        self.prompt = prompt
        self._show()
        return True

    def _show(self) -> None:
        rows = self._rows()
        self.show_listed(rows, picked=False)
        usual = [at for at, row in enumerate(rows) if same(row.value, self.prompt.at_enter)]
        if usual:
            self.list.go_to(usual[0])

    def _rows(self) -> list[Row]:
        return rows_of(self.prompt.options.listed(), self.prompt.closed())

    def pick(self, at: int) -> None:
        """Answer with a row; a closed one is refused with its reason."""
        if at >= 0:
            self.answered.emit(self.list.model.rows[at].value)

    def default(self) -> Text | None:
        """Say which answer Enter gives."""
        row = self.list.current_row()
        return plain_text(row.words) if row is not None and not row.reason else None

    def enter(self) -> None:
        """Give the answer that is left of those typed, or the current one."""
        self.answer_listed()

    def selection(self) -> Value:
        """Return the current answer."""
        at = self.list.current()
        return self.list.model.rows[at].value if at >= 0 else None

    def first_focus(self) -> QWidget | None:
        """Return the list."""
        return self.list.view
