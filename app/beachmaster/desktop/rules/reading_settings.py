"""Remember how this player reads: text size of the rules, and whether they follow the prompt."""

from pathlib import Path

import msgspec

from beachmaster.engine.values import Value
from beachmaster.storage.folders import data_folder, read_object, write_object

SMALLEST, LARGEST, STEP = 60, 300, 10


class ReadingSettings(msgspec.Struct):
    """What the rules panel remembers."""

    zoom: int = 100
    follow: bool = True

    @classmethod
    def load(cls) -> "ReadingSettings":
        """Read the settings; what is not understood stays at its default."""
        try:
            found = msgspec.convert(read_object(_file()), cls)
        except msgspec.ValidationError:
            return cls()
        found.zoom = min(max(found.zoom, SMALLEST), LARGEST)
        return found

    def save(self) -> None:
        """Write the settings; no folder to write to is no reason to stop."""
        plain: dict[str, Value] = msgspec.to_builtins(self)
        try:
            write_object(_file(), plain)
        except OSError:
            return


def _file() -> Path:
    return data_folder() / "reading.json"
