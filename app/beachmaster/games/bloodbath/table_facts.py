"""Say what can be known of the tables on the player's own map, and read them with that known."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache

from beachmaster.engine.countersheet import OTHER
from beachmaster.engine.datafile import DataError
from beachmaster.engine.options import Option
from beachmaster.engine.printkinds import PrintedTable
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.table_data import Crt, StormTable, crt_from, storm_from
from beachmaster.games.bloodbath.texts import T

AS_OURS, UNSEEN = "same", "estimate"
_SAID = (
    Option(AS_OURS, T("the same as our estimate")),
    Option(OTHER, T("something else: it is typed in")),
    Option(UNSEEN, T("not looked at: our estimate serves")),
)
__all__ = ["AS_OURS", "OTHER", "TABLES", "UNSEEN", "crt_told", "storm_told"]


def _sound(load: Callable[[bytes], Crt | StormTable]) -> Callable[[str], bool]:
    def sound(text: str) -> bool:
        try:
            load(text.encode())
        except DataError:
            return False
        return True

    return sound


TABLES: Mapping[str, PrintedTable] = {
    "crt": PrintedTable(
        id="crt",
        text=T("combat results table"),
        rules=("bib:7.3", "bib:7.4"),
        values=_SAID,
        sound=_sound(crt_from),
    ),
    "storm": PrintedTable(
        id="storm",
        text=T("Storm Table"),
        rules=("bib:4.1.2",),
        values=_SAID,
        sound=_sound(storm_from),
    ),
}
"""The tables that only the publisher's map has (bib:7.3, bib:4.1.2)."""


def crt_told(ours: Crt, told: Value) -> Crt:
    """Return the combat results table with what the player told of the printed one."""
    if ours.tag != "estimate" or told in (None, OTHER, UNSEEN):
        return ours
    return replace(ours, tag="player") if told == AS_OURS else _crt(str(told))


def storm_told(ours: StormTable, told: Value) -> StormTable:
    """Return the Storm Table with what the player told of the printed one."""
    if ours.tag != "estimate" or told in (None, OTHER, UNSEEN):
        return ours
    return replace(ours, tag="player") if told == AS_OURS else _storm(str(told))


@lru_cache(maxsize=8)
def _crt(text: str) -> Crt:
    return crt_from(text.encode())


@lru_cache(maxsize=8)
def _storm(text: str) -> StormTable:
    return storm_from(text.encode())
