"""Let the player copy the combat results table and the Storm Table off the map.

What may stand in a cell is what the loaders take; a sheet is filled in when its file loads.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, get_args

import msgspec

from beachmaster.engine.datafile import FORMAT
from beachmaster.engine.given import readable
from beachmaster.engine.sheets import Content, Flaw, Row, Sheet, SheetQuestion, Word, Written
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.about import ABOUT
from beachmaster.games.bloodbath.board_data import TERRAIN_TEXTS
from beachmaster.games.bloodbath.results import CODES, Code
from beachmaster.games.bloodbath.rulings import OPTIONS
from beachmaster.games.bloodbath.table_data import (
    DICE,
    Besides,
    Crt,
    CrtFile,
    Differential,
    StormFile,
    StormTable,
    TableError,
    Terrain,
    crt_from,
    load_crt,
    load_storm,
    storm_from,
)
from beachmaster.games.bloodbath.texts import T

TERRAINS: tuple[str, ...] = (*get_args(Terrain), *get_args(Besides))
MOST_COLUMNS, LAST_TURN = 20, 16
EVERY = "every"
Weather = Literal["storm", "calm", ""]


def sheet(name: str, text: str = "") -> Sheet:
    """Return a sheet begun with a file's text, or with our estimate."""
    return _SHEETS[name][0](text)


def fill(name: str, content: Content) -> Written:
    """Return the data file of a sheet, or what is wrong with it."""
    return _SHEETS[name][1](content)


# -- the combat results table --------------------------------------------------------------------


def _crt_sheet(text: str) -> Sheet:
    table = crt_from(text.encode()) if text else load_crt()
    codes = tuple(Word(code, plain_text(code)) for code in CODES)
    lines = [Row(name=one, title=_LINES[one]) for one in TERRAINS]
    dice = [Row(name=str(die), title=_DIE.fill(die=die), words=codes) for die in DICE]
    return Sheet(
        name="crt",
        title=T("Combat results table"),
        where=T(
            "It is printed on your map. First come the lines of terrain: under each column write "
            "the smallest differential that it takes. Leave the first column empty, and those "
            "that the line does not have. If your table has no lines for hills and "
            "fortifications, leave these empty. Below them are the results for each die."
        ),
        columns=tuple(plain_text(str(column + 1)) for column in range(table.columns)),
        rows=(*lines, *dice),
        fields=(_meaning(),),
        rules=("bib:7.3", "bib:7.4", "bib:7.6"),
        most_columns=MOST_COLUMNS,
        content=_crt_content(table),
    )


def _meaning() -> SheetQuestion:
    """Return the question what "(A)" means, with the answers of the ruling B-03."""
    (ruling,) = (one for one in OPTIONS if one.option == "b-03")
    meant = (Word(one.value, one.text) for one in ruling.alternatives)
    unsaid = Word("", T("My rules do not say: use the ruling B-03."))
    return SheetQuestion(
        name="a_means", text=T("What does (A) mean? (your rule 7.6)"), words=(unsaid, *meant)
    )


def _crt_content(table: Crt) -> Content:
    cells = []
    for terrain in TERRAINS:
        least = {column: str(low) for low, column in table.lines.get(terrain, ())}
        cells.append(tuple(least.get(column, "") for column in range(table.columns)))
    file = msgspec.json.decode(table.raw, type=CrtFile)
    return Content(
        cells=(*cells, *table.results),
        fields={"a_means": table.a_means or ""},
        source=file.source,
        estimate=table.tag == "estimate",
        ours=_cells_of(file.estimated, _CRT_ROWS),
    )


def _fill_crt(content: Content) -> Written:
    heads, results = content.cells[: len(TERRAINS)], content.cells[len(TERRAINS) :]
    flaws: list[Flaw] = []
    lines = {
        terrain: {
            "least": [
                _read(_number(cell), Differential | None, terrain, at, flaws)
                for at, cell in enumerate(row)
            ]
        }
        for terrain, row in zip(TERRAINS, heads, strict=True)
        if any(row) or terrain not in get_args(Besides)
    }
    rows = [
        [_read(cell, Code, str(die), at, flaws) for at, cell in enumerate(row)]
        for die, row in zip(DICE, results, strict=True)
    ]
    if flaws:
        return Written(flaws=tuple(flaws))
    table = _head(content, _CRT_NOTICE, _CRT_ROWS) | {"lines": lines, "results": rows}
    if content.fields.get("a_means"):
        table["a_means"] = content.fields["a_means"]
    return _written(table, crt_from)


def _number(cell: str) -> Value:
    """Return a differential as it was typed, with whatever minus sign."""
    plain = cell.translate(_MINUS).strip()
    try:
        return int(plain) if plain else None
    except ValueError:
        return plain


# -- the Storm Table -----------------------------------------------------------------------------


def _storm_sheet(text: str) -> Sheet:
    table = storm_from(text.encode()) if text else load_storm()
    words = (Word("storm", T("storm")), Word("calm", T("calm")))
    turns = [
        Row(name=str(turn), title=T("Turn {turn}", turn=turn), words=words)
        for turn in range(1, LAST_TURN + 1)
    ]
    return Sheet(
        name="storm",
        title=T("Storm Table"),
        where=T(
            "It is printed on your map. Mark each roll that brings a storm in the line for every "
            "turn. If a turn has rolls of its own, mark storm or calm in the line of that turn."
        ),
        columns=tuple(_DIE.fill(die=die) for die in DICE),
        rows=(Row(name=EVERY, title=T("Every turn"), words=words), *turns),
        fields=(_numbers(),),
        rules=("bib:4.1.2",),
        content=_storm_content(table),
    )


def _numbers() -> SheetQuestion:
    storm, roll = T("The turn that would be stormy."), T("The turn in which you roll, one before.")
    return SheetQuestion(
        name="numbers",
        text=T("Which turn does each of its lines name?"),
        words=(Word("of-the-storm", storm), Word("of-the-roll", roll)),
    )


def _storm_content(table: StormTable) -> Content:
    file = msgspec.json.decode(table.raw, type=StormFile)
    every = tuple("storm" if die in file.dice else "" for die in DICE)
    turns = (
        tuple(_weather(die, file.dice, file.turns.get(turn, file.dice)) for die in DICE)
        for turn in range(1, LAST_TURN + 1)
    )
    return Content(
        cells=(every, *turns),
        fields={"numbers": file.numbers},
        source=file.source,
        estimate=file.tag == "estimate",
        ours=_cells_of(file.estimated, _STORM_ROWS),
    )


def _weather(die: int, usual: Sequence[int], here: Sequence[int]) -> Weather:
    if (die in usual) == (die in here):
        return ""
    return "storm" if die in here else "calm"


def _fill_storm(content: Content) -> Written:
    flaws: list[Flaw] = []
    rows = _STORM_ROWS
    every, *turns = (
        [_read(cell, Weather, row, at, flaws) for at, cell in enumerate(cells)]
        for row, cells in zip(rows, content.cells, strict=True)
    )
    if flaws:
        return Written(flaws=tuple(flaws))
    numbers = content.fields.get("numbers") or "of-the-storm"
    table = _head(content, _STORM_NOTICE, _STORM_ROWS) | {"dice": _dice(every), "numbers": numbers}
    table["turns"] = {
        str(turn): _dice([cell or usual for cell, usual in zip(row, every, strict=True)])
        for turn, row in enumerate(turns, 1)
        if any(row)
    }
    return _written(table, storm_from)


def _dice(row: Sequence[Value]) -> list[int]:
    return [die for die, weather in zip(DICE, row, strict=True) if weather == "storm"]


# -- both ----------------------------------------------------------------------------------------


def _read(cell: Value, kind: Any, row: str, column: int, flaws: list[Flaw]) -> Value:
    """Return a cell as the loader's own type, or note why it is none."""
    try:
        return msgspec.convert(cell, kind)
    except msgspec.ValidationError as error:
        flaws.append(Flaw(readable(error, kind).text, row, column))
        return None


def _head(content: Content, notice: str, rows: Sequence[str]) -> dict[str, Value]:
    head: dict[str, Value] = {"format": FORMAT, "game": ABOUT.name, "id": "typed-in"}
    if content.source:
        head["source"] = content.source
    if not content.estimate:
        return head | {"tag": "player"}
    if content.ours is not None:
        head["estimated"] = _estimated(content.ours, rows)
    return head | {"tag": "estimate", "notice": notice}


def _estimated(ours: frozenset[tuple[int, int]], rows: Sequence[str]) -> dict[str, list[int]]:
    """Return the cells that are still ours: columns counted from 1, by the name of the line."""
    found: dict[str, list[int]] = {}
    for row, column in sorted(ours):
        found.setdefault(rows[row], []).append(column + 1)
    return found


def _cells_of(
    estimated: Mapping[str, Sequence[int]], rows: Sequence[str]
) -> frozenset[tuple[int, int]] | None:
    """Return the cells that a file says are still ours, None where it says it of none."""
    if not estimated:
        return None
    known = {name: at for at, name in enumerate(rows)}
    return frozenset(
        (known[name], column - 1)
        for name, columns in estimated.items()
        if name in known
        for column in columns
    )


def _written(table: dict[str, Value], load: Callable[[bytes], Crt | StormTable]) -> Written:
    data = msgspec.json.format(msgspec.json.encode(table), indent=2) + b"\n"
    try:
        loaded = load(data)
    except TableError as error:
        return Written(flaws=error.flaws or (Flaw(error.text),))
    return Written(data=data, doubts=loaded.doubts if isinstance(loaded, Crt) else ())


_SHEETS: dict[str, tuple[Callable[[str], Sheet], Callable[[Content], Written]]] = {
    "crt": (_crt_sheet, _fill_crt),
    "storm": (_storm_sheet, _fill_storm),
}
_CRT_ROWS = (*TERRAINS, *map(str, DICE))
_STORM_ROWS = (EVERY, *map(str, range(1, LAST_TURN + 1)))
_MINUS = {ord("−"): "-", ord("–"): "-"}
_CRT_NOTICE = (
    "The combat results table is partly an estimate by the Beachmaster project, and partly the"
    " player's"
)
_STORM_NOTICE = (
    "The Storm Table is partly an estimate by the Beachmaster project, and partly the player's"
)
_LINES: dict[str, Text] = {
    **dict[str, Text](TERRAIN_TEXTS.items()),
    "hill": T("hill, if there is such a line"),
    "fortification": T("fortification, if there is such a line"),
}
_DIE = T("Die {die}")
