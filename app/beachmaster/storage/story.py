"""Say in one line where a saved game stands, from its last stored state."""

import msgspec

from beachmaster.engine.changes import Snapshot
from beachmaster.engine.display import Displayed, Overview, phase_text
from beachmaster.engine.halves import shown_type
from beachmaster.engine.replay import MISFITS
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import Text
from beachmaster.storage.problems import Mistake
from beachmaster.storage.starting import load, prepared
from beachmaster.storage.texts import T


class Overviews:
    """Tell where games stood; games that are played with the same are made ready once."""

    def __init__(self) -> None:
        self._modules: dict[bytes, object] = {}

    def of(self, setup: Setup, began: Snapshot | None) -> Overview | None:
        """Return where a game stood when its last phase began, where its game can tell that."""
        if began is None:
            return None
        try:
            module = self._module(setup)
            if not isinstance(module, Displayed):
                return None
            return module.overview(msgspec.json.decode(began.state, type=shown_type(module)))
        except (*MISFITS, Mistake):
            return None  # opening the game says what does not fit; a list need not

    def _module(self, setup: Setup) -> object:
        key = msgspec.json.encode(msgspec.structs.replace(setup, seed=0), order="sorted")
        if key not in self._modules:
            self._modules[key] = prepared(load(setup.game), setup)[1]
        return self._modules[key]


def story(overview: Overview) -> Text:
    """Return one line: the date, the phase, and what the score would mean."""
    named = phase_text(overview, overview.phase)
    when = T("{date}, {phase}", date=overview.date, phase=named) if overview.date else named
    outlook = overview.score.outlook if overview.score is not None else None
    return T("{when}. {outlook}", when=when, outlook=outlook) if outlook else when
