"""Ask what the tables of the player's own map print, before anything rests on our estimates.

The combat results table and the Storm Table are on the publisher's map only (bib:7.3, bib:4.1.2).
On a map of the player's own what is told is learned for every later game on it; in words only it
holds for the game.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from msgspec.structs import replace

from beachmaster.engine.asking import may_ask
from beachmaster.engine.countersheet import OTHER
from beachmaster.engine.facts import WHOLE, Known, MapFact
from beachmaster.engine.fields import any_of, one_of
from beachmaster.engine.mapquestions import AskedPrint
from beachmaster.engine.module import Steps
from beachmaster.engine.options import Option
from beachmaster.engine.printkinds import Print, Shows
from beachmaster.engine.prompt import Field, Grid, Record
from beachmaster.engine.record import Told
from beachmaster.engine.sheets import Content, Written
from beachmaster.engine.text import Param, Text, plain_text
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import tables
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.table_data import DICE, load_crt, load_storm
from beachmaster.games.bloodbath.table_facts import CRT, STORM, TABLES, UNSEEN
from beachmaster.games.bloodbath.texts import TN, T

SAYS = "says"
LIKE_OURS = "="
EMPTY = (".", "-", "–", "—")
"""What stands for a column without a heading."""
UNSAID, NOT_ASKED = "unsaid", "-"
PROCEDURE = "printed-table"


def tell(game: Game, name: str) -> Steps[None]:
    """Ask for a table that something is to rest on, where only our estimate of it is known."""
    if not game.beside_table:
        game.note(PROCEDURE, (name,), {SAYS: UNSEEN})
        return
    ours = game.data.crt if name == CRT else game.data.storm
    if ours.tag != "estimate" or game.told_table(name) not in (None, OTHER):
        return
    question = TableQuestion(name)
    if game.prints is not None:
        if may_ask():
            raise Unknown(question)
        return
    answer = yield question.prompt
    [fact] = question.facts(answer)
    game.state.tables = {**(game.state.tables or {}), name: str(fact.value)}


@dataclass(frozen=True)
class TableQuestion:
    """Whether a printed table says the same as our estimate, and what it says else."""

    name: str

    @property
    def prompt(self) -> Record:
        """Return the form: same, not looked at, or otherwise, with the lines of the table then."""
        table = TABLES[self.name]
        return Record(
            procedure=PROCEDURE,
            subjects=(self.name,),
            text=_ASKS[self.name],
            rules=table.rules,
            why=(*_SHOWN[self.name](),),
            grid=_crt_grid() if self.name == CRT else None,
            fields=(self._says, *(_hung(one) for one in _ROWS[self.name]())),
            agrees=self._objection,
            question=True,
            tell=_KEPT,
        )

    @property
    def parts(self) -> tuple[AskedPrint, ...]:
        """Return what is asked: the table."""
        table = TABLES[self.name]
        kind = Print(id=self.name, text=table.text, rules=table.rules, values=table.values)
        return (AskedPrint("", kind, self._says),)

    @property
    def _says(self) -> Field:
        return one_of(SAYS, T("your printed table says"), TABLES[self.name].values)

    def facts(self, answer: Value) -> tuple[MapFact, ...]:
        """Return what was told of the table, typed lines as a data file."""
        if SAYS not in answer:
            return ()
        says = answer[SAYS]
        if says == OTHER:
            says = _WRITTEN[self.name](answer).data.decode()
        return (MapFact(WHOLE, self.name, says),) if says else ()

    def found_in(self, known: Known) -> tuple[MapFact, ...]:
        """Return what the player's board knows of the table."""
        value = known.get(WHOLE, {}).get(self.name)
        return () if value in (None, OTHER) else (MapFact(WHOLE, self.name, value),)

    def read_off(self, shows: Shows, places: Iterable[str]) -> Value:
        """Return what our own map knows of it: nothing but our estimate."""
        del shows, places
        return {SAYS: UNSEEN}

    def _objection(self, told: Mapping[str, Value]) -> Text | None:
        """Say what is wrong with the lines typed, where any are."""
        if told.get(SAYS) != OTHER or any(row.name not in told for row in _ROWS[self.name]()):
            return None
        flaws = _WRITTEN[self.name](told).flaws
        return flaws[0].text if flaws else None


def _hung(row: Field) -> Field:
    """Return a line of the table, which is asked where the table says something else."""

    def given(told: Told) -> Field:
        if told[SAYS] == OTHER and (not row.by or row.name in _owned(told)):
            return row
        return replace(row, options=(), known=None if row.listed else NOT_ASKED)

    return replace(row, by=(SAYS, *row.by), given=given)


def _owned(told: Told) -> list[str]:
    return [_turn(turn) for turn in told.get(OWN_ROLLS, ())]


# -- the combat results table --------------------------------------------------------------------


def _crt_ours() -> Iterator[Text]:
    """Yield our estimate in lines: the columns, the terrain, the results of each die."""
    crt, grid = load_crt(), _crt_grid()
    yield grid.said[0]
    shifts: dict[int, list[Param]] = {}
    for terrain, words in tables.TERRAIN_LINES.items():
        left = crt.lines["clear"][-1][1] - crt.lines[terrain][-1][1]
        if left:
            shifts.setdefault(left, []).append(words)
    for left, names in shifts.items():
        columns = TN("{n} column", "{n} columns", n=left)
        yield T("{terrain}: {columns} further to the left.", terrain=names, columns=columns)
    yield from grid.said[1:]


def _crt_grid() -> Grid:
    """Return our estimate as a table: the columns on clear ground, the results of each die."""
    crt = load_crt()
    heads = tuple(tables.label(crt, at) for at in range(crt.columns))
    rows = {die: tuple(map(plain_text, crt.results[die - 1])) for die in DICE}
    said = [T("Differential on clear ground: {columns}", columns=_in_a_row(heads))]
    said += [
        T("Die {die}: {results}", die=die, results=_in_a_row(row)) for die, row in rows.items()
    ]
    titled = ((T("Die {die}", die=die), row) for die, row in rows.items())
    corner = T("On clear ground")
    return Grid(corner=corner, heads=heads, rows=tuple(titled), said=tuple(said))


def _in_a_row(cells: Sequence[Text]) -> Text:
    """Return the cells of a line of the table, one after the other."""
    return reduce(lambda before, cell: T("{before} · {cell}", before=before, cell=cell), cells)


def _crt_rows() -> Iterator[Field]:
    """Yield the lines of the table as they are typed, then what "(A)" means."""
    from beachmaster.games.bloodbath import sheets  # only when asked for

    sheet = sheets.sheet(CRT)
    for row, cells in zip(sheet.rows, sheet.content.cells, strict=True):
        words = T("Die {die}", die=row.name) if row.name.isdigit() else row.title
        line = " ".join(cell or "." for cell in cells)
        ours = T("as ours: {line}", line=line) if any(cells) else T("as ours: no such line")
        yield Field(
            name=f"line-{row.name}",
            kind="words",
            text=words,
            options=(Option(LIKE_OURS, ours),),
            tell=_TYPED.get(row.name),
        )
    [meaning] = sheet.fields
    meant = [Option(one.value or UNSAID, one.text) for one in meaning.words]
    yield one_of(meaning.name, meaning.text, meant)


def _crt_written(told: Mapping[str, Value]) -> Written:
    from beachmaster.games.bloodbath import sheets  # only when asked for

    sheet = sheets.sheet(CRT)
    cells = []
    for row, ours in zip(sheet.rows, sheet.content.cells, strict=True):
        typed = str(told[f"line-{row.name}"])
        line = tuple("" if one in EMPTY else one for one in typed.split())
        cells.append(ours if typed == LIKE_OURS else line)
    width = len(cells[-1])
    padded = tuple(one if any(one) else ("",) * width for one in cells)
    meaning = told["a_means"]
    fields = {"a_means": "" if meaning == UNSAID else str(meaning)}
    return sheets.fill(CRT, Content(cells=padded, fields=fields))


# -- the Storm Table -----------------------------------------------------------------------------

EVERY_TURN, OWN_ROLLS, NUMBERS = "every", "own", "numbers"
_DICE = tuple(Option(die, plain_text(str(die))) for die in DICE)


def _turn(turn: int) -> str:
    return f"turn-{turn}"


def _storm_ours() -> Iterator[Text]:
    table = load_storm()
    dice: list[Param] = [str(die) for die in sorted(table.dice)]
    yield T("A storm on {dice}, in every turn.", dice=dice)


def _storm_rows() -> Iterator[Field]:
    """Yield the rolls of every turn, the turns with rolls of their own, and those."""
    from beachmaster.games.bloodbath import sheets  # only when asked for

    sheet = sheets.sheet(STORM)
    turns = [int(row.name) for row in sheet.rows if row.name.isdigit()]
    yield any_of(EVERY_TURN, T("rolls that bring a storm"), _DICE)
    named = [Option(turn, plain_text(str(turn))) for turn in turns]
    yield any_of(OWN_ROLLS, T("turns with rolls of their own"), named)
    for turn in turns:
        field = any_of(_turn(turn), T("rolls that bring a storm in turn {turn}", turn=turn), _DICE)
        yield replace(field, by=(OWN_ROLLS,))
    [lines] = sheet.fields
    yield one_of(lines.name, lines.text, [Option(one.value, one.text) for one in lines.words])


def _storm_written(told: Mapping[str, Value]) -> Written:
    from beachmaster.games.bloodbath import sheets  # only when asked for

    usual = [die in told[EVERY_TURN] for die in DICE]
    rows = [tuple("storm" if on else "" for on in usual)]
    for row in sheets.sheet(STORM).rows[1:]:
        dice = told.get(_turn(int(row.name)), ())
        own = int(row.name) in told[OWN_ROLLS]
        here = ("storm" if die in dice else "calm" for die in DICE) if own else ("" for _ in DICE)
        rows.append(tuple(here))
    return sheets.fill(STORM, Content(cells=tuple(rows), fields={NUMBERS: str(told[NUMBERS])}))


# -- both ----------------------------------------------------------------------------------------

_SHOWN: Mapping[str, Callable[[], Iterator[Text]]] = {CRT: _crt_ours, STORM: _storm_ours}
_ROWS: Mapping[str, Callable[[], Iterator[Field]]] = {CRT: _crt_rows, STORM: _storm_rows}
_WRITTEN: Mapping[str, Callable[[Mapping[str, Value]], Written]] = {
    CRT: _crt_written,
    STORM: _storm_written,
}
_ASKS = {
    CRT: T("Does the combat results table on your map say the same as our estimate?"),
    STORM: T("Does the Storm Table on your map say the same as our estimate?"),
}
_KEPT = T(
    "You are asked once. Until you have looked, what uses the table is marked as an estimate."
)
_TYPED = {
    "clear": T(
        "For each line, enter the smallest differential of each column, or a point if the line "
        "does not have it."
    ),
    "1": T("For each die, enter its results from left to right, such as (A) NE Ex D2 De."),
}
"""How lines are typed, said at the first of their kind."""
