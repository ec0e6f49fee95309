"""Model what is to be changed on the real table, to be checked off."""

from collections.abc import Hashable, Iterable, Sequence
from enum import IntEnum
from typing import Any

import msgspec
from PySide6.QtCore import Qt

from beachmaster.desktop.models.rows import AnyIndex, RowsModel
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.display import Note
from beachmaster.engine.pieces import TableChange
from beachmaster.engine.text import Text


class ChecklistTask(msgspec.Struct, frozen=True, kw_only=True):
    """One change, numbered over all lists that wait, and whether it was made.

    `note` is the act of the set-up, of which the list shows the counters.
    """

    number: int
    change: TableChange
    done: bool = False
    note: Note | None = None

    @property
    def act(self) -> str:
        """Return the key by which an act of the set-up is kept."""
        return self.note.key if self.note is not None else ""


class TaskRole(IntEnum):
    """What a delegate asks of a task."""

    TASK = Qt.ItemDataRole.UserRole + 1


class ChecklistModel(RowsModel[ChecklistTask]):
    """The changes in the order in which they are safe: removals first, checks last."""

    def key(self, row: ChecklistTask) -> Hashable:
        """Tell tasks apart by their number."""
        return row.number

    @property
    def left(self) -> int:
        """Return how many are still to be made; a check changes nothing."""
        return sum(not task.done and task.change.act != "check" for task in self.rows)

    @property
    def is_done(self) -> bool:
        """Tell whether all is ticked off, the checks included."""
        return all(task.done for task in self.rows)

    def begin(self, changes: Iterable[TableChange]) -> None:
        """Replace the list."""
        self.splice(0, len(self.rows), [])
        new = [ChecklistTask(number=at, change=change) for at, change in enumerate(changes)]
        self.splice(0, 0, new)

    def prepare(self, notes: Sequence[Note], laid: Sequence[str]) -> None:
        """Replace the list with the acts of a set-up; those laid already are checked."""
        tasks = [
            ChecklistTask(
                number=at,
                change=TableChange(
                    "set-up", T("{act} ({rules})", act=note.text, rules=list(note.rules)), ""
                ),
                note=note,
            )
            for at, note in enumerate(notes)
        ]
        new = [msgspec.structs.replace(task, done=task.act in laid) for task in tasks]
        self.splice(0, len(self.rows), new)

    def laid(self) -> list[str]:
        """Return the acts of the set-up that are checked, by their keys."""
        return [task.act for task in self.rows if task.done and task.note is not None]

    def toggle(self, index: AnyIndex) -> None:
        """Check a task off, or take the check mark back."""
        task = self.row(index)
        if task is not None:
            self.rows[index.row()] = msgspec.structs.replace(task, done=not task.done)
            self.touch(index.row())

    def next_open(self, after: int) -> int:
        """Return the next task to be done after a row, from the top where there is none; or -1."""
        order: Sequence[int] = [*range(after + 1, len(self.rows)), *range(after + 1)]
        return next((at for at in order if at < len(self.rows) and not self.rows[at].done), -1)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Let every task be checked."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsUserCheckable if index.isValid() else flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a task, its words, or whether it is checked."""
        task = self.row(index)
        if task is None:
            return None
        if role == TaskRole.TASK:
            return task
        if role == Qt.ItemDataRole.DisplayRole:
            return say(task.change.text)
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if task.done else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.AccessibleTextRole:
            state = say(T("done") if task.done else T("to do"))
            return f"{say(task.change.text)} {state}"
        return None


ACTS: dict[str, Text] = {
    "set-up": T("Set up"),
    "take": T("Remove"),
    "move": T("Move"),
    "turn": T("Turn"),
    "place": T("Place"),
    "check": T("Then check"),
}
