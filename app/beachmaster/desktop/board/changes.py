"""Find what changed on the map, and ring it for a moment."""

from PySide6.QtCore import QObject, QVariantAnimation

from beachmaster.desktop.board.counters import look
from beachmaster.desktop.board.map_view import MapView
from beachmaster.desktop.motion import motion_unwelcome
from beachmaster.engine.display import Position
from beachmaster.engine.hexgrid import HexId

FADES_IN = 2600
_VISIBLE = 0.04


def changed_hexes(before: Position | None, after: Position | None) -> frozenset[HexId]:
    """Return where counters came, went or look different, and what was taken or lost."""
    if before is None or after is None:
        return frozenset()
    taken = before.taken ^ after.taken
    if before.counters == after.counters:
        return taken
    old = {counter.id: (counter.place, look(counter)) for counter in before.counters}
    new = {counter.id: (counter.place, look(counter)) for counter in after.counters}
    # Where a unit stands now says most; of one that is gone, where it stood.
    return taken | {(new.get(unit) or old[unit])[0] for unit, _ in old.items() ^ new.items()}


class Rings(QObject):
    """Rings around changed hexes that fade; where motion is unwelcome they stay until the next."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view = view
        self.still = False
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.6)
        self._fade.setEndValue(0.0)
        self._fade.setDuration(FADES_IN)
        self._fade.valueChanged.connect(self._show)

    def mark(self, places: frozenset[HexId]) -> None:
        """Ring these hexes, and no others, as soon as the map is painted."""
        self._fade.stop()
        self._view.shown.changed = places
        self._view.shown.ring = 1.0 if places else 0.0

    def fade(self) -> None:
        """Let the rings go again, where motion is welcome."""
        if self._view.shown.changed and not self.still and not motion_unwelcome():
            self._fade.start()

    def _show(self, strength: float) -> None:
        shown = self._view.shown
        if abs(strength - shown.ring) >= _VISIBLE or strength in {0.0, 1.0}:
            shown.ring = strength
            self._view.update_changed()
