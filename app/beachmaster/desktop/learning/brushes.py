"""What can be painted: a value of a print, or that nothing is known of it."""

from collections.abc import Iterator
from dataclasses import dataclass

from beachmaster.desktop.texts import T
from beachmaster.engine.options import same
from beachmaster.engine.printkinds import Listed, Print
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value


@dataclass(frozen=True)
class Brush:
    """A value of a print; without one it wipes what is known of the print."""

    kind: Print
    value: Value
    text: Text
    listed: Listed | None = None


def brushes(kind: Print) -> Iterator[Brush]:
    """Yield the brushes of a print: its values, then the one that wipes."""
    for option in kind.values:
        listed = next((one for one in kind.listed if same(one.value, option.value)), None)
        yield Brush(kind, option.value, option.text, listed)
    yield Brush(kind, None, _WIPE)


_WIPE = T("Wipe")
