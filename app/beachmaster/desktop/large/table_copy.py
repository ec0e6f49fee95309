"""Show the list of what to change on the table a second time; what is checked off is one."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from beachmaster.desktop.forms import name
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.panels.table_list import TableListPanel
from beachmaster.desktop.panels.task_delegate import TaskDelegate
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.wrapped_list import WrappedList

MOST = 40.0


class TableCopy(QFrame):
    """The list of the desk on another page: it comes and goes with that one."""

    def __init__(self, panel: TableListPanel) -> None:
        super().__init__()
        self._panel = panel
        self.setProperty("card", True)
        self.title, self.story = Words("", PLAIN, bold=True), Words("", role="hint")
        self.lines = WrappedList(TaskDelegate(self))
        self.lines.setModel(panel.model)
        self.lines.setFrameShape(QFrame.Shape.NoFrame)
        self.lines.most_ems = MOST
        name(self.lines, T("Changes on your table"))
        self.all_done = QPushButton(panel.all_done.text())
        self._lay_out()
        self.lines.chosen.connect(panel.check)
        self.all_done.clicked.connect(panel.clear)
        panel.counted.connect(self._copy)
        panel.installEventFilter(self)
        self._copy()

    def _lay_out(self) -> None:
        space = current().space
        row = QHBoxLayout()
        row.addWidget(self.title, 1)
        row.addWidget(self.all_done)
        column = QVBoxLayout(self)
        column.setContentsMargins(space(0.5), space(0.5), space(0.5), space(0.5))
        column.setSpacing(space(0.35))
        column.addLayout(row)
        column.addWidget(self.story)
        column.addWidget(self.lines, 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come and go with the list of the desk."""
        if watched is self._panel and event.type() in _COMES_AND_GOES:
            self._copy()
        return False

    def _copy(self) -> None:
        panel = self._panel
        self.title.setText(panel.title.text())
        self.story.setText(panel.story.text())
        self.story.setVisible(bool(panel.story.text()))
        self.lines.setVisible(bool(panel.model.rows))
        self.setVisible(not panel.isHidden())


_COMES_AND_GOES = (QEvent.Type.ShowToParent, QEvent.Type.HideToParent)
