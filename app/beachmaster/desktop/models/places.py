"""Model where one can go in the tree: bookmarks, and branches that the path does not take."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, Literal

import msgspec
from PySide6.QtCore import QObject, Qt

from beachmaster.desktop.models.journal import answer_words, asked_words
from beachmaster.desktop.models.rows import AnyIndex, RowsModel
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.words import say
from beachmaster.engine.display import Overview, phase_text
from beachmaster.engine.said import said_in
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.tree import CORRECTED, OVERRULED, ROOT, Entry, Tree

PlaceKind = Literal["bookmark", "undone", "corrected", "branch"]


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A bookmark, or a branch: where it parts, its first entry, and where going there leads."""

    kind: PlaceKind
    name: str = ""
    first: int
    target: int | str
    where: Text
    words: Text
    length: int = 0


class PlaceRole(IntEnum):
    """What a delegate and a panel ask of a place."""

    PLACE = Qt.ItemDataRole.UserRole + 1


class PlacesModel(RowsModel[Place]):
    """Bookmarks first, then branches from the latest to the earliest."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: dict[int, Text] = {}

    def key(self, row: Place) -> Hashable:
        """Tell places apart by their kind, name and first entry."""
        return row.kind, row.name, row.first

    def read(self, session: Session, overview: Overview | None) -> None:
        """List what the session's tree has; the overview words the phases."""
        tree, beside = session.tree, _beside(session.tree)
        self._told |= said_in(session, (one for one in beside if one.id not in self._told))
        places = [*_bookmarks(tree, overview), *_branches(tree, overview, beside, self._told)]
        self.follow(places)

    def forget(self) -> None:
        """List nothing, for another game."""
        self._told.clear()
        self.follow([])

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a place or its words."""
        place = self.row(index)
        if place is None:
            return None
        if role == PlaceRole.PLACE:
            return place
        if role == Qt.ItemDataRole.DisplayRole:
            return say(place.words)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{say(place.where)}: {say(place.words)}"
        return None


def _bookmarks(tree: Tree, overview: Overview | None) -> Iterator[Place]:
    for name, entry_id in sorted(tree.bookmarks.items(), key=lambda item: -item[1]):
        entry = tree.entries[entry_id]
        yield Place(
            kind="bookmark",
            name=name,
            first=entry_id,
            target=name,
            where=_where("bookmark", entry, overview),
            words=plain_text(name),
        )


def _beside(tree: Tree) -> list[Entry]:
    """Return the entries where branches leave the path, the latest first."""
    on_path = {ROOT, *(entry.id for entry in tree.path(tree.cursor))}
    return [
        entry
        for entry in reversed(tree.entries[1:])
        if entry.parent in on_path and entry.id not in on_path
    ]


def _branches(
    tree: Tree, overview: Overview | None, beside: Sequence[Entry], told: Mapping[int, Text]
) -> Iterator[Place]:
    """Yield the entries beside the path, each with the way down that was last taken from it."""
    taken = {entry.parent: entry for entry in tree.path(tree.cursor)}
    for entry in beside:
        below, kind = tree.below(entry.id), _kind(taken.get(entry.parent))
        count = TN("{n} answer", "{n} answers", n=len(below) + 1)
        answer = answer_words(entry, told)
        yield Place(
            kind=kind,
            first=entry.id,
            target=below[-1].id if below else entry.id,
            where=_where(kind, entry, overview),
            words=T(
                "{asked} — {answer} ({count})", asked=asked_words(entry), answer=answer, count=count
            ),
            length=len(below) + 1,
        )


def _kind(instead: Entry | None) -> PlaceKind:
    """Tell how a branch was left: taken back, corrected, or answered otherwise."""
    if instead is None:
        return "undone"
    return "corrected" if instead.kind in (CORRECTED, OVERRULED) else "branch"


def _where(kind: PlaceKind, entry: Entry, overview: Overview | None) -> Text:
    phase = phase_text(overview, entry.phase)
    return T(
        "{kind} · turn {turn}, {phase}", kind=KINDS[kind], turn=max(entry.turn, 1), phase=phase
    )


KINDS: dict[PlaceKind, Text] = {
    "bookmark": T("Bookmark"),
    "undone": T("Undone"),
    "corrected": T("Before the correction"),
    "branch": T("Played differently"),
}
