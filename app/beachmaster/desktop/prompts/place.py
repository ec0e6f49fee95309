"""Name a space: from the list, in the player's own word, or by a click on the map."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from beachmaster.desktop.forms import name
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.option_model import OptionModel, Row
from beachmaster.desktop.prompts.spelling import spelled_sign
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.options import LONGEST_WORD, AnswerError, own_word, same
from beachmaster.engine.prompt import Place
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.typed import meant
from beachmaster.engine.values import Value


class PlacePane(AnswerPane[Place]):
    """The known spaces in a list, and a field for another word where one may be given."""

    lasting = True

    def build(self) -> None:
        """Make the hint, the field for a free word, and the list."""
        self.hint = Words("", PLAIN, role="hint")
        self.column.addWidget(self.hint)
        self.word = QLineEdit()
        self.word.setMaxLength(LONGEST_WORD)
        self.word.setPlaceholderText(say(_OWN_WORD))
        self.word.textChanged.connect(lambda _words: self.altered.emit())
        name(self.word, _OWN_WORD)
        self.column.addWidget(self.word)
        self.list = self.hold(FilterList(OptionModel(())))
        self.list.chosen.connect(self.pick)
        self._show()

    def take_over(self, prompt: Place) -> bool:
        """Ask for another space."""
        self.prompt = prompt
        self.word.clear()
        self._show()
        return True

    def _show(self) -> None:
        rows, apart = self.listed(self.prompt.options.listed(), self.prompt.closed())
        hint = self._hint(bool(rows))
        self.hint.setText(say(hint) if hint is not None else "")
        self.hint.setVisible(hint is not None)
        self.word.setVisible(self.prompt.free)
        self.list.opens = not self.prompt.free
        self.show_listed(rows, picked=None if self.prompt.free else False)
        self.list.spells = self.list.spells and not self.prompt.free
        self.list.setVisible(bool(rows))
        self.add_closed(apart)

    def _hint(self, listed: bool) -> Text | None:
        if self.prompt.free:
            return T("Pick from the list, or type your own word.") if listed else None
        return _SPELL if self.on_map else None

    def pick(self, at: int) -> None:
        """Answer with a row; a closed one is refused with its reason."""
        if at >= 0:
            self.answered.emit(self.list.model.rows[at].value)

    def default(self) -> Text | None:
        """Say what Enter names."""
        typed = self._typed()
        if typed:
            listed = self._listed(typed)
            return (
                plain_text(listed.words)
                if listed is not None
                else T("Name it “{word}”", word=typed)
            )
        row = self.list.current_row()
        return plain_text(row.words) if row is not None and not row.reason else None

    def enter(self) -> None:
        """Answer with the word that was typed, or else the current row."""
        typed = self._typed()
        if typed:
            self.answered.emit(self._meant(typed))
        else:
            self.answer_listed()

    def key(self, event: QKeyEvent) -> bool:
        """Let a letter or a digit begin a word of one's own, or else what is sought in the list."""
        if self.prompt.free:
            sign = spelled_sign(event, begun=bool(self.word.text()))
            if sign or event.key() == Qt.Key.Key_Slash:
                self.word.setFocus(Qt.FocusReason.OtherFocusReason)
                self.word.insert(sign)
                return True
        return super().key(event)

    def offer(self, value: Value) -> bool:
        """Fill the field with what is no known space."""
        if not self.prompt.free or own_word(value) is None or value in self.prompt.options:
            return False
        self.word.setText(value)
        self.word.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def selection(self) -> Value:
        """Return what Enter would name."""
        typed = self._typed()
        at = self.list.current()
        return self._meant(typed) if typed else self.list.model.rows[at].value if at >= 0 else None

    def told_so_far(self) -> Value:
        """Return the word of the player's own, or else what is sought in the list."""
        return self._typed() or super().told_so_far()

    def tell_again(self, told: Value) -> None:
        """Take the word, or seek in the list."""
        if isinstance(told, str):
            self.word.setText(told)
        else:
            super().tell_again(told)

    def show_refusal(self, error: AnswerError) -> bool:
        """Keep the words to be mended."""
        del error
        if self._typed():
            self.word.setFocus(Qt.FocusReason.OtherFocusReason)
            self.word.selectAll()
        return False

    def first_focus(self) -> QWidget:
        """Return the list where there is one, or the field."""
        return self.list.view if self.list.model.rows else self.word

    def _typed(self) -> str:
        return self.word.text().strip() if self.prompt.free else ""

    def _meant(self, typed: str) -> Value:
        """Return the listed space that was typed, or the words themselves."""
        try:
            return meant(self.prompt, typed, say)
        except AnswerError:
            return typed

    def _listed(self, typed: str) -> Row | None:
        """Return the row that was typed: by its words, its value or its number."""
        value = self._meant(typed)
        return next((row for row in self.list.model.rows if same(row.value, value)), None)


_SPELL = T("Type its number or name until one is left, then press Enter; or click on the map.")
_OWN_WORD = T("Your own word, such as a hex number")
