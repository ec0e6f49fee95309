"""Connect the commands of the menus to layouts and panels, and check those that are in sight."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from beachmaster.desktop.actions import Actions
from beachmaster.desktop.layout.layouts import Layouts
from beachmaster.desktop.layout.plan import LAYOUTS, Layout
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say

KEYS: Mapping[str, Layout] = {f"layout-{name}": name for name in LAYOUTS}
"""The commands that choose a layout."""
PANELS = ("board", "units", "bags", "journal", "rules", "turn")


class Steering(QObject):
    """The commands that choose a layout, show a panel, or walk through the parts."""

    def __init__(self, actions: Actions, layouts: Layouts) -> None:
        super().__init__(layouts)
        self._actions, self._layouts = actions, layouts
        for key, layout in KEYS.items():
            actions[key].triggered.connect(lambda _on=False, name=layout: layouts.choose(name))
        for panel in PANELS:
            actions[f"panel-{panel}"].triggered.connect(
                lambda _on=False, name=panel: self._turn(name)
            )
        actions["next-part"].triggered.connect(lambda: layouts.walk(1))
        actions["part-before"].triggered.connect(lambda: layouts.walk(-1))
        actions["map-window"].triggered.connect(lambda on=False: layouts.apart.want(on=on))
        layouts.apart.addActions(list(actions))  # they are heard there as well
        layouts.altered.connect(self._check)
        self._check()

    def _turn(self, panel: str) -> None:
        self._layouts.toggle_panel(panel)
        self._check()

    def _check(self) -> None:
        for key, layout in KEYS.items():
            self._actions[key].setChecked(self._layouts.layout == layout)
        for panel in PANELS:
            self._actions[f"panel-{panel}"].setChecked(self._layouts.is_shown(panel))
        self._check_apart()

    def _check_apart(self) -> None:
        """Offer the map's own window; a game that keeps no map says why there is none."""
        action, keeps = self._actions["map-window"], self._layouts.keeps_map
        action.setEnabled(bool(keeps))
        action.setChecked(bool(keeps) and self._layouts.apart.is_out)
        action.setText(say(_IN_WORDS if keeps is False else _OWN_WINDOW))


_OWN_WINDOW = T("Map in its own &window")
_IN_WORDS = T("Map in its own &window: no, it is on your table")
