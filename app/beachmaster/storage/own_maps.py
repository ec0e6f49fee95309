"""Play on a map of the player's own: find or begin its board, and let a game learn from it."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.datafile import raise_problems
from beachmaster.engine.facts import Known, MapFact, count_of, counter_at, facts_of
from beachmaster.engine.hexwords import Told, overlay
from beachmaster.engine.mapdiffering import differing
from beachmaster.engine.openprints import OnOwnMap, facts_text, open_prints
from beachmaster.engine.options import same
from beachmaster.engine.ownboard import OwnBoard, parse, written
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import Param, Text
from beachmaster.games.catalogue import load, title_of
from beachmaster.storage.board_files import read_board
from beachmaster.storage.board_rows import Sheet
from beachmaster.storage.boards import BoardAtlas, Boards, new_id, opened_boards
from beachmaster.storage.folders import data_folder, read_object, write_object
from beachmaster.storage.problems import BoardsError, Mistake, UnknownBoardError
from beachmaster.storage.texts import TN, T


class LastingAtlas(BoardAtlas):
    """A player's board as a game reads it; one that is deleted meanwhile knows nothing any more."""

    def known(self) -> Known:
        """Return all that is known now."""
        try:
            return super().known()
        except UnknownBoardError:
            return {}

    def remember(self, facts: Sequence[MapFact]) -> None:
        """Keep facts for every game on this board, where it is still there.

        A fact without a value is taken back: nothing is printed there.
        """
        told = [fact for fact in facts if fact.value is not None]
        gone = [(fact.place, fact.field) for fact in facts if fact.value is None]
        try:
            if told:
                super().remember(told)
            if gone:
                self.boards.forget(self.board, gone)
        except UnknownBoardError:
            return

    def told_names(self) -> Told:
        """Return what the player said of the hexes' names by now."""
        try:
            return super().told_names()
        except UnknownBoardError:
            return Told()


class OwnMap(msgspec.Struct, frozen=True):
    """The board that a game is played on, the open file it is in, and what is to be said of it.

    `notices` are what stands otherwise than it should, `told` is good to know; of a `bare` board
    nothing is known: the grid of one of hexes can still be another.
    """

    boards: Boards
    board: OwnBoard
    notices: list[Text]
    told: list[Text]

    @property
    def bare(self) -> bool:
        """Tell whether nothing is known of the board."""
        return not count_of(self.board.known)

    @property
    def text(self) -> str:
        """Return what is pinned in a set-up."""
        return written(self.board).decode()

    @property
    def atlas(self) -> LastingAtlas:
        """Return the board as the game reads and writes it."""
        return LastingAtlas(self.boards, self.board.id)


def chosen(factory: Any, game: str, file: Path | None, named: str = "") -> OwnMap:
    """Return the board of a file, or the one named by its id, or the one last used, or a new one.

    Raise `Mistake` where the game cannot be played so, or the file holds no board of it.
    """
    bare = _bare(factory, game)
    boards = opened_boards()
    try:
        if named and file is None:
            board, notices = boards.sheet(named).board, list[Text]()
        else:
            board, notices = _of_file(boards, file, game) if file else _last(boards, bare)
        if boards.lasting:
            _note(game, board.id)
        else:
            notices = [*notices, _ALONE]
        loaded = boards.load(board.id)
    except BoardError as error:
        boards.close()
        raise Mistake(error.text) from error
    except BaseException:
        boards.close()
        raise
    numbered = _numbered(factory, loaded)
    told = [] if named else [_standing(loaded, numbered=numbered)]  # who named it has just read it
    return OwnMap(boards, loaded, notices, told)


def taken_up(session: Session, text: str) -> tuple[Boards | None, list[Text]]:
    """Let a resumed game learn from its board; return the open file, and what there is to say."""
    board = parse(text.encode(), session.module.name)
    try:
        boards = opened_boards()
    except BoardsError as error:
        return None, [T("{why} This game goes on with what it knows.", why=error.text)]
    try:
        boards.sheet(board.id)
    except UnknownBoardError:
        boards.close()
        return None, [_GONE.fill(name=board.name)]
    except BoardsError as error:
        boards.close()
        return None, [T("{why} This game goes on with what it knows.", why=error.text)]
    session.atlas = LastingAtlas(boards, board.id)
    alone = [] if boards.lasting else [_ALONE]
    return boards, [*alone, *_differences(session, board, session.atlas)]


def _differences(session: Session, board: OwnBoard, atlas: LastingAtlas) -> list[Text]:
    prints = open_prints(session.module, session.state)
    if prints is None:
        return []
    pairs = differing(board.knowing(_scalars(prints.known)), atlas)
    now = [by_now for _, by_now in pairs]
    now += [fact for fact in facts_of(atlas.known()) if prints.counters.otherwise(fact)]
    if not now:
        return []
    return [
        T(
            "Your board {name} now says something else ({what}). This game goes on with what "
            "it knew until you put that right.",
            name=board.name,
            what=facts_text(session.module, session.state, now),
        )
    ]


def _scalars(known: Known) -> dict[str, dict[str, Any]]:
    """Return what is known to be printed, without what is known not to be."""
    found = {place: {k: v for k, v in of.items() if v is not None} for place, of in known.items()}
    return {place: of for place, of in found.items() if of}


def _bare(factory: Any, game: str) -> OwnBoard:
    read_own = getattr(factory, "own_board", None)
    if read_own is None:
        raise Mistake(
            T(
                "{game} cannot be played on your own map yet; --table asks what your map shows.",
                game=title_of(game),
            )
        )
    bare: OwnBoard = read_own("").board
    return bare


def bare_board(game: str) -> OwnBoard:
    """Return the map of a game of which nothing is known; raise `Mistake` where it has none."""
    return _bare(load(game), game)


def begun(boards: Boards, bare: OwnBoard, name: str) -> OwnBoard:
    """Keep a new board, which the next game on a map of the player's own is played on."""
    board = boards.create(msgspec.structs.replace(bare, id=new_id(name), name=name))
    _note(board.game, board.id)
    return board


def last_first(boards: Boards, game: str) -> list[Sheet]:
    """Return the boards of a game: the one used last, then the others, the one begun last first."""
    used = read_object(_file()).get(game)
    found = boards.list_boards(game)
    return sorted(found, key=lambda one: (one.board.id == used, one.created), reverse=True)


def _last(boards: Boards, bare: OwnBoard) -> tuple[OwnBoard, list[Text]]:
    """Return the board of the game that was used last, else a new one."""
    found = last_first(boards, bare.game)
    if found:
        return found[0].board, []
    own = msgspec.structs.replace(bare, id=new_id(bare.name))  # files of two players never meet
    return boards.create(own), []


def _of_file(boards: Boards, file: Path, game: str) -> tuple[OwnBoard, list[Text]]:
    """Return the board of a file; where it is here already, it learns what the file knows more."""
    given = read_board(file)
    if given.game != game:
        raise Mistake(T("{file} is a board for {game}.", file=file.name, game=title_of(given.game)))
    here = next((s.board for s in boards.list_boards(game) if s.board.id == given.id), None)
    if here is None:
        return boards.create(given), []
    names = ("orientation", "shifted", "columns", "rows", "areas", "boxes")
    if any(getattr(here, name) != getattr(given, name) for name in names):
        raise_problems([T("your board {name} here has another grid", name=here.name)], BoardError)
    known = boards.known(here.id)
    new = [one for one in facts_of(given.known) if one.field not in known.get(one.place, {})]
    boards.remember(here.id, new)
    _take_names(boards, here, given)
    other = [
        one
        for one in facts_of(given.known)
        if one.field in known.get(one.place, {})
        and not same(known[one.place][one.field], one.value)
    ]
    left = T(
        "{file} says something else in {places}; what your board here knows stays.",
        file=file.name,
        places=list(_named(here, sorted({one.place for one in other}))),
    )
    return here, [left] if other else []


def _named(board: OwnBoard, places: Sequence[str]) -> Iterator[Param]:
    """Yield places as they are, and of a kind of counter or of a counter its name."""
    if not any(counter_at(place) is not None for place in places):
        yield from places
        return
    setup = Setup(game=board.game, board="own", data={"board": written(board).decode()})
    module: object = load(board.game).prepare(setup)[1]
    assert isinstance(module, OnOwnMap), "only boards of such games are kept"
    sheet = module.sketched(board.known)[1].counters.sheet
    for place in places:
        counter = counter_at(place)
        yield place if counter is None else sheet.text_of(counter)


def _take_names(boards: Boards, here: OwnBoard, given: OwnBoard) -> None:
    """Take the words for hexes that have none here, as far as no other hex goes by them."""
    words = boards.told_names(here.id).words
    for place, word in given.names.items():
        if place not in words:
            with suppress(BoardError):
                boards.name_hex(here.id, place, word)


def _numbered(factory: Any, board: OwnBoard) -> bool:
    """Tell whether hexes go by printed numbers: as the player said, else as the game thinks."""
    if board.areas:
        return True
    thought: bool = factory.own_board("").open.numbered
    return thought if board.numbered is None else board.numbered


def _standing(board: OwnBoard, *, numbered: bool) -> Text:
    count = count_of(board.known)
    if not count and board.areas:
        return _NEW_AREAS.fill(name=board.name)
    if not count:
        first = board.lattice[0]
        return _NEW.fill(
            name=board.name,
            columns=board.columns,
            rows=board.rows,
            stands=STANDS[board.orientation, board.shifted],
            first=first if numbered else overlay(first),
        )
    return T(
        "Your map: {name} ({facts}). The program asks once for what is missing.",
        name=board.name,
        facts=TN("{n} fact known", "{n} facts known", n=count),
    )


def _file() -> Path:
    return data_folder() / "own-maps.json"


def _note(game: str, board: str) -> None:
    """Note which board a game was last begun on."""
    write_object(_file(), read_object(_file()) | {game: board})


def grid_text(board: OwnBoard) -> Text:
    """Say what a board is made of: a grid of hexes and how they stand, or areas and boxes."""
    if board.areas:
        return T(
            "{areas} and {boxes}",
            areas=TN("{n} area", "{n} areas", n=len(board.areas)),
            boxes=TN("{n} box", "{n} boxes", n=len(board.boxes)),
        )
    return T(
        "{columns} columns, {rows} rows, {stands}",
        columns=board.columns,
        rows=board.rows,
        stands=STANDS[board.orientation, board.shifted],
    )


STANDS = {
    ("flat", "even"): T("hexes flat on top, even columns half a hex lower"),
    ("flat", "odd"): T("hexes flat on top, odd columns half a hex lower"),
    ("pointy", "even"): T("hexes pointed on top, even rows half a hex farther right"),
    ("pointy", "odd"): T("hexes pointed on top, odd rows half a hex farther right"),
}
"""How the hexes of a board stand, by its orientation and what is shifted."""
_NEW = T(
    "Your map: {name}, a bare grid of {columns} columns and {rows} rows: {stands}; "
    "{first} is the top left corner. The program asks once for what is missing."
)
_NEW_AREAS = T(
    "Your map: {name}. Only what the rulebook says is known about it. The program "
    "asks once for what is missing; our estimates are only hints."
)
_ALONE = T("Your boards cannot be saved: this game keeps what it learns to itself.")
_GONE = T(
    "Your board {name} is no longer here. This game goes on with what it knows and "
    "keeps what it learns to itself."
)
