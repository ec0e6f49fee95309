"""Keep apart what several players of one machine know: no name is asked until a second plays."""

import msgspec

from beachmaster.engine.refusal import SaidError
from beachmaster.storage.folders import data_folder, read_object, write_object
from beachmaster.storage.known import TEACH, Known
from beachmaster.storage.settings import Settings
from beachmaster.storage.texts import T

FIRST = 0
LONGEST = 40
"""So many letters a name has at most."""
_FILE = "players.json"


class PlayerNameError(SaidError, ValueError):
    """A name that cannot be one; `text` says why."""


class Players(msgspec.Struct):
    """Who plays here: the names in the order they came, and who plays now.

    The first one has no name. `teaching` is how each wants to be taught.
    """

    names: list[str] = msgspec.field(default_factory=lambda: [""])
    teaching: list[str] = msgspec.field(default_factory=lambda: [TEACH])
    now: int = FIRST

    @classmethod
    def load(cls) -> "Players":
        """Read who plays here; what is not understood is one player without a name."""
        try:
            found = msgspec.convert(read_object(data_folder() / _FILE), cls)
        except msgspec.ValidationError:
            return cls()
        sound = len(found.names) == len(found.teaching) > found.now >= FIRST
        return found if sound and found.names[FIRST] == "" else cls()

    @property
    def name(self) -> str:
        """Return the name of who plays now; the first player has none."""
        return self.names[self.now]

    @property
    def others(self) -> list[str]:
        """Return the names of those who do not play now; nothing stands for the first."""
        return [name for at, name in enumerate(self.names) if at != self.now]

    def play_as(self, name: str, settings: Settings) -> Known:
        """Let somebody play from now on, known by a name or new; return what they know.

        Each is taught as they were before, a new one as in a first game. Raises `PlayerNameError`,
        and `OSError` where it cannot be written down.
        """
        at = self._at(name.strip())
        self.teaching[self.now] = settings["teaching"]
        self.now = at
        settings["teaching"] = self.teaching[at]
        write_object(data_folder() / _FILE, msgspec.to_builtins(self))
        settings.save()
        return known_now()

    def _at(self, name: str) -> int:
        """Return the place of a name, a new one at the end."""
        if len(name) > LONGEST or not name.isprintable():
            raise PlayerNameError(
                T("A name has at most {most} letters, in one line.", most=LONGEST)
            )
        alike = [one.casefold() for one in self.names]
        if name.casefold() not in alike:
            self.names.append(name)
            self.teaching.append(TEACH)
            return len(self.names) - 1
        return alike.index(name.casefold())


def known_now() -> Known:
    """Return what whoever plays now knows."""
    at = Players.load().now
    return Known() if at == FIRST else Known(file=f"learned-{at}.json")
