"""Play a rule otherwise from now on: another choice of its rulings, or a house rule."""

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.steady import SteadyComboBox
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.otherwise import LONGEST, InForce, house_of, rulings_of
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.rulings import Ruling
from beachmaster.rulebook.books import number_of

WIDTH = 34


class OtherwiseDialog(QDialog):
    """The rulings on a rule with what is in force, and a line of the player's own."""

    def __init__(self, controller: GameController, rule: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller, self._rule = controller, rule
        self.setWindowTitle(say(T("We play it differently: {rule}", rule=number_of(rule))))
        self.boxes: dict[str, SteadyComboBox] = {}
        self.house, self.reason, self._problem = QLineEdit(), QLineEdit(), Wrong()
        self._build()
        controller.refused.connect(self._refused)

    def _build(self) -> None:
        head = QLabel(say(_FROM_NOW_ON))
        head.setWordWrap(True)
        head.setProperty("role", "hint")
        rows = QFormLayout()
        rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        for ruling in rulings_of(self._controller.session.module, self._rule):
            forms.add_row(
                rows,
                T("{id} {question}", id=ruling.id, question=ruling.question),
                self._box(ruling),
            )
        self.house.setText(house_of(self._controller.state).get(self._rule, ""))
        self.house.setMaxLength(LONGEST)
        forms.add_row(rows, T("House rule"), self.house, _HOUSE_HELP)
        self.reason.setMaxLength(LONGEST)
        forms.add_row(
            rows, T("Reason"), self.reason, T("Kept in the journal; you may leave it empty.")
        )
        self._problem.hide()
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        buttons.button(kinds.Ok).setText(say(T("&From now on")))
        buttons.accepted.connect(self._try)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(head)
        column.addLayout(rows)
        column.addWidget(self._problem)
        column.addStretch(1)
        column.addWidget(buttons)
        width = current().space(WIDTH)
        self.ensurePolished()
        forms.size_window(self, width, max(self.sizeHint().height(), self.heightForWidth(width)))

    def _box(self, ruling: Ruling) -> SteadyComboBox:
        box = self.boxes[ruling.option] = SteadyComboBox()
        box.setSizeAdjustPolicy(
            SteadyComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        box.setMinimumContentsLength(20)
        for way in ruling.alternatives:
            box.addItem(say(way.text), way.value)
        box.setCurrentIndex(box.findData(InForce(self._controller.session)[ruling.option]))
        return box

    def _try(self) -> None:
        """Play so whatever was changed, each an entry of its own."""
        self._problem.hide()
        options, reason = InForce(self._controller.session), self.reason.text()
        wanted = {option: box.currentData() for option, box in self.boxes.items()}
        changed = {option: to for option, to in wanted.items() if options[option] != to}
        house = " ".join(self.house.text().split())
        if house != house_of(self._controller.state).get(self._rule, ""):
            changed[self._rule] = house
        if all(self._controller.otherwise(about, to, reason) for about, to in changed.items()):
            self.accept()

    def _refused(self, why: Refusal) -> None:
        self._problem.setText(say(why.text))
        self._problem.show()


_FROM_NOW_ON = T(
    "This holds from now on; what was played stays. You can undo it. The journal and the report "
    "say so."
)
_HOUSE_HELP = T(
    "In your own words; shown with every prompt on this rule. The program does not enforce it."
)
