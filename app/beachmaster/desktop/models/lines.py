"""Model the lines of an instrument panel: headings, phases, facts, points, counts and slots."""

from collections.abc import Hashable
from enum import IntEnum
from typing import Any, Literal

import msgspec
from PySide6.QtCore import Qt

from beachmaster.desktop.models.rows import AnyIndex, RowsModel
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.display import Tone
from beachmaster.engine.side import Side
from beachmaster.engine.text import Text

LineKind = Literal["heading", "total", "step", "fact", "part", "count", "slot", "note"]
Stage = Literal["", "done", "now", "later"]


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a panel.

    `value` stands at its right, `detail` below it. `stage` and `whose` belong to a phase; `filled`
    of `whole` is drawn as a bar; a `slot` that holds nothing is `empty`.
    """

    key: str
    kind: LineKind
    label: Text
    value: Text | None = None
    detail: Text | None = None
    tone: Tone = "plain"
    stage: Stage = ""
    whose: Side | None = None
    filled: int = 0
    whole: int = 0
    empty: bool = False
    rules: tuple[str, ...] = ()


class LineRole(IntEnum):
    """What a delegate and a panel ask of a line."""

    LINE = Qt.ItemDataRole.UserRole + 1
    RULES = Qt.ItemDataRole.UserRole + 2


class LinesModel(RowsModel[Line]):
    """The lines of one panel, top to bottom."""

    def key(self, row: Line) -> Hashable:
        """Tell lines apart by their key."""
        return row.key

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a line, its words, or all that a screen reader should say of it."""
        line = self.row(index)
        if line is None:
            return None
        if role == LineRole.LINE:
            return line
        if role == LineRole.RULES:
            return line.rules
        if role == Qt.ItemDataRole.DisplayRole:
            return say(line.label)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(line)
        return None


def spoken(line: Line) -> str:
    """Return a line in words, with what its signs and colours mean."""
    parts = [line.label]
    if line.kind == "step":
        parts += [STAGES[line.stage], whose_words(line.whose)]
    parts += [part for part in (line.value, line.detail) if part is not None]
    if line.tone in TONES:
        parts.append(TONES[line.tone])
    return ", ".join(say(part) for part in parts)


def whose_words(side: Side | None) -> Text:
    """Say whose a phase is."""
    return side.name if side is not None else T("both")


STAGES: dict[Stage, Text] = {
    "done": T("done"),
    "now": T("now"),
    "later": T("to come"),
    "": T("not this turn"),
}
TONES: dict[Tone, Text] = {
    "good": T("good for you"),
    "warn": T("take care"),
    "bad": T("bad for you"),
}
