"""Say what can be known of the tables on the player's own map, and read them with that known."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar

from beachmaster.engine.countersheet import OTHER
from beachmaster.engine.datafile import DataError
from beachmaster.engine.options import Option
from beachmaster.engine.printkinds import PrintedTable
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.table_data import Crt, StormTable, crt_from, storm_from
from beachmaster.games.bloodbath.texts import T

CRT, STORM = "crt", "storm"
AS_OURS, UNSEEN = "same", "estimate"
_SAID = (
    Option(AS_OURS, T("the same as our estimate")),
    Option(OTHER, T("something else: enter it")),
    Option(UNSEEN, T("not looked at: use our estimate")),
)
Table = TypeVar("Table", Crt, StormTable)


def _sound(load: Callable[[bytes], Crt | StormTable]) -> Callable[[str], bool]:
    def sound(text: str) -> bool:
        try:
            load(text.encode())
        except DataError:
            return False
        return True

    return sound


TABLES: Mapping[str, PrintedTable] = {
    CRT: PrintedTable(
        id=CRT,
        text=T("combat results table"),
        rules=("bib:7.3", "bib:7.4"),
        values=_SAID,
        sound=_sound(crt_from),
    ),
    STORM: PrintedTable(
        id=STORM,
        text=T("Storm Table"),
        rules=("bib:4.1.2",),
        values=_SAID,
        sound=_sound(storm_from),
    ),
}
"""The tables that only the publisher's map has (bib:7.3, bib:4.1.2)."""


def crt_told(ours: Crt, told: Value) -> Crt:
    """Return the combat results table with what the player told of the printed one."""
    return _with_told(ours, told, _crt)


def storm_told(ours: StormTable, told: Value) -> StormTable:
    """Return the Storm Table with what the player told of the printed one."""
    return _with_told(ours, told, _storm)


def _with_told(ours: Table, told: Value, read: Callable[[str], Table]) -> Table:
    if ours.tag != "estimate" or told in (None, OTHER, UNSEEN):
        return ours
    return replace(ours, tag="player") if told == AS_OURS else read(str(told))


@lru_cache(maxsize=8)
def _crt(text: str) -> Crt:
    return crt_from(text.encode())


@lru_cache(maxsize=8)
def _storm(text: str) -> StormTable:
    return storm_from(text.encode())
