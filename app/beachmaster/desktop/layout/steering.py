"""Connect the commands of the menus to layouts and panels, and check those that are in sight."""

from PySide6.QtCore import QObject

from beachmaster.desktop.actions import Actions
from beachmaster.desktop.layout.layouts import KEYS, Layouts

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
        layouts.altered.connect(self._check)

    def _turn(self, panel: str) -> None:
        self._layouts.toggle_panel(panel)
        self._check()

    def _check(self) -> None:
        for key, layout in KEYS.items():
            self._actions[key].setChecked(self._layouts.layout == layout)
        for panel in PANELS:
            self._actions[f"panel-{panel}"].setChecked(self._layouts.is_shown(panel))
