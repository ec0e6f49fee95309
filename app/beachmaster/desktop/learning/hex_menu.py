"""The menu of a hex on the player's own map: what the printed map shows there."""

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from beachmaster.desktop.learning.brushes import Brush, brushes
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.openareas import OpenAreas
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.options import same
from beachmaster.engine.printkinds import Print
from beachmaster.engine.text import capital


def add_prints(
    menu: QMenu, prints: OpenPrints, place: HexId, tell: Callable[[Brush], object]
) -> None:
    """Add to the menu of a hex what the player's map may show there; `tell` takes what he says."""
    menu.addSection(say(T("My map shows in {place}:", place=place)))
    for kind in (one for one in prints.kinds.values() if not one.edges):
        words = say(kind.text)
        _add_values(menu.addMenu(capital(words)), prints, place, kind, tell)


def add_touching(
    menu: QMenu, prints: OpenAreas, place: str, tell: Callable[[str, Brush], object]
) -> None:
    """Add to the menu of an area which others it touches; `tell` takes the edge and what is said.

    A tick stands before those that it is known or believed to touch.
    """
    shape = prints.board.shape
    for kind in (one for one in prints.kinds.values() if one.edges):
        into = menu.addMenu(say(T("It touches")))
        for other in shape.spaces:
            edge = shape.edge(place, other) if other != place else ""
            if not shape.has_edge(edge):
                continue
            known = not prints.is_open(edge, kind.id)
            believed = bool(prints.believed(edge, kind.id))
            source = T("{place}, by our estimate") if believed and not known else T("{place}")
            action = QAction(say(source.fill(place=other)), into)
            action.setCheckable(True)
            action.setChecked(believed)
            yes, no = (Brush(kind, on, kind.text) for on in (True, False))
            action.triggered.connect(
                lambda on, edge=edge, yes=yes, no=no: tell(edge, yes if on else no)
            )
            into.addAction(action)


def _add_values(
    menu: QMenu, prints: OpenPrints, place: HexId, kind: Print, tell: Callable[[Brush], object]
) -> None:
    """Offer the values of a print; that the program knows none only where it knows one."""
    group, shown = QActionGroup(menu), prints.shown(place, kind.id)
    for brush in brushes(kind):
        none = T("None of it") if kind.listed else T("Not known")
        words = say(none if brush.value is None else brush.text)
        action = QAction(capital(words), menu)
        action.setCheckable(True)
        action.setChecked(same(shown, brush.value))
        action.triggered.connect(lambda _on=False, one=brush: tell(one))
        group.addAction(action)
        menu.addAction(action)
