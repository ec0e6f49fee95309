"""Say in one line where a saved game stands, from its last stored state."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from beachmaster.engine.display import Displayed, Overview
from beachmaster.engine.replay import MISFITS
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text, plain_text
from beachmaster.engine.tree import ROOT
from beachmaster.storage.starting import load, prepared

if TYPE_CHECKING:
    from beachmaster.storage.content import Content


def overview_of(content: "Content") -> Overview | None:
    """Return where a saved game stood when its last phase began, where its game can tell that."""
    entry_id = _last_snapshot(content)
    if entry_id is None:
        return None
    try:
        module: object = prepared(load(content.setup.game), content.setup)[1]
        if not isinstance(module, Displayed):
            return None
        kind = module.state_type  # type: ignore[attr-defined]
        return module.overview(msgspec.json.decode(content.snapshots[entry_id].state, type=kind))
    except MISFITS:
        return None  # opening the game says what does not fit; a list need not


def story(overview: Overview) -> Text:
    """Return one line: the date, the phase, and what the score would mean."""
    named = phase_text(overview, overview.phase)
    when = Text(_DATED, date=overview.date, phase=named) if overview.date else named
    outlook = overview.score.outlook if overview.score is not None else None
    return Text(_STORY, when=when, outlook=outlook) if outlook else when


def phase_text(overview: Overview, phase: str) -> Text:
    """Return a phase's name as the game words it, or its id where the game words none."""
    found = next((step.text for step in overview.steps if step.id == phase), None)
    return found or plain_text(phase.replace("-", " "))


def _last_snapshot(content: "Content") -> int | None:
    above: Iterable[int] = (*content.tree.ancestors(content.tree.cursor), ROOT)
    return next((node for node in above if node in content.snapshots), None)


_DATED = QT_TRANSLATE_NOOP("storage", "{date}, {phase}")
_STORY = QT_TRANSLATE_NOOP("storage", "{when}. {outlook}")
