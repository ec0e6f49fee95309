"""Make the rows of a saved game from what they hold."""

from typing import TypeAlias

from beachmaster.engine.datafile import DataError
from beachmaster.engine.module import digest
from beachmaster.engine.values import Value
from beachmaster.storage.content import (
    Content,
    as_json,
    beside_row,
    entry_row,
    reasons_row,
    snapshot_row,
)
from beachmaster.storage.tables import (
    BesideRow,
    BookmarkRow,
    DataRow,
    EntryRow,
    GameRow,
    LastChildRow,
    PlaceRow,
    ReasonsRow,
    SaveTable,
    SnapshotRow,
)
from beachmaster.storage.texts import T

Kind: TypeAlias = type[SaveTable]
Row: TypeAlias = dict[str, Value]


def game(content: Content) -> Row:
    """Return the row of what the game is played with."""
    setup = content.setup
    return {
        "id": 1,
        "game": setup.game,
        "board": setup.board,
        "seed": str(setup.seed),
        "options": as_json(setup.options),
        "position": as_json(setup.position),
        "program": content.program,
        "created": content.created,
    }


def place(cursor: int, locked_before: int) -> Row:
    """Return the row of where the cursor stands."""
    return {"id": 1, "cursor": cursor, "locked_before": locked_before}


def data(name: str, words: str) -> Row:
    """Return the row of a data file's copy."""
    try:
        encoded = words.encode()
    except UnicodeEncodeError as error:
        raise DataError(T("{name}: not a text", name=name)) from error
    return {"name": name, "content": words, "digest": digest(encoded)}


def of_content(content: Content) -> list[tuple[Kind, Row]]:
    """Return all rows of a whole game."""
    tree = content.tree
    found: list[tuple[Kind, Row]] = [(GameRow, game(content))]
    found += [(DataRow, data(name, words)) for name, words in content.setup.data.items()]
    found += [(EntryRow, entry_row(entry)) for entry in tree.entries[1:]]
    told = (reasons_row(entry) for entry in tree.entries[1:])
    found += [(ReasonsRow, row) for row in told if row is not None]
    found += [(SnapshotRow, snapshot_row(one)) for one in content.snapshots.values()]
    found += [(LastChildRow, {"parent": p, "child": c}) for p, c in tree.last_child.items()]
    found += [(BookmarkRow, {"name": n, "entry": e}) for n, e in tree.bookmarks.items()]
    found.append((BesideRow, beside_row(content.beside)))
    found.append((PlaceRow, place(tree.cursor, content.locked_before)))
    return found
