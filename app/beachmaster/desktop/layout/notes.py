"""Remember how the player left the window: its place, the layout of each game, the widths."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.layout.plan import LAYOUTS, Layout
from beachmaster.storage.folders import data_folder

MOST = 400.0


def window_notes() -> QSettings:
    """Return the file of notes; what a note of another kind says is nobody's concern."""
    return QSettings(str(data_folder() / "layout.ini"), QSettings.Format.IniFormat)


class LayoutNotes:
    """What is kept of the layouts; what cannot be understood is passed over."""

    def __init__(self) -> None:
        self.layouts: dict[str, Layout] = {}
        self.widths: dict[Layout, dict[str, float]] = {name: {} for name in LAYOUTS}
        self.drawer = ""
        self.rules = False
        self.away: frozenset[str] = frozenset()

    def recall(self, window: QWidget) -> None:
        """Read the file and put the window where it stood."""
        if not (data_folder() / "layout.ini").is_file():
            return
        stored = window_notes()
        geometry = stored.value("geometry")
        if isinstance(geometry, QByteArray) and not geometry.isEmpty():
            window.restoreGeometry(geometry)
        self.drawer = str(stored.value("drawer") or "")
        self.rules = stored.value("rules") == "yes"
        self.away = frozenset(str(stored.value("away") or "").split())
        stored.beginGroup("games")
        for key in stored.childKeys():
            found = next((one for one in LAYOUTS if one == stored.value(key)), None)
            if found is not None:
                self.layouts[key] = found
        stored.endGroup()
        for name in LAYOUTS:
            for part in ("card", "reading"):
                width = _number(stored.value(f"widths/{name}-{part}"))
                if 0 < width < MOST:
                    self.widths[name][part] = width

    def keep(self, window: QWidget, drawer: str, *, rules: bool, away: Collection[str]) -> None:
        """Write everything down."""
        stored = window_notes()
        stored.setValue("geometry", window.saveGeometry())
        stored.setValue("drawer", drawer)
        stored.setValue("rules", "yes" if rules else "no")
        stored.setValue("away", " ".join(sorted(away)))
        _put(stored, "games/{}", self.layouts)
        for name, widths in self.widths.items():
            _put(stored, f"widths/{name}-{{}}", {key: f"{em:.1f}" for key, em in widths.items()})


def _put(stored: QSettings, path: str, values: Mapping[str, str]) -> None:
    for key, value in values.items():
        stored.setValue(path.format(key), value)


def _number(value: object) -> float:
    try:
        return float(str(value))
    except ValueError:
        return 0.0
