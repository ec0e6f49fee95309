"""Open the player's own database, in the platform's data folder or at a given place."""

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Self

from beachmaster.rulebook.mending import (
    LATER,
    PLAYER_FORMAT,
    bound,
    format_of,
    is_later,
    is_ours,
    keep_copy,
)
from beachmaster.rulebook.problems import PlayerDataError, reason_of
from beachmaster.rulebook.texts import T
from beachmaster.sqlitefiles import address_of

if TYPE_CHECKING:
    from sqlalchemy import Engine
    from sqlmodel import Session

UNFIT = re.compile(r"[\ud800-\udfff\x00-\x08\x0b-\x1f\x7f]")
CLOSED = T("Your notes and rulebooks cannot be opened: {file}: {reason}.")


def player_database() -> Path:
    """Return where the player's notes and rulebooks lie; BEACHMASTER_DATA names another folder."""
    own = os.environ.get("BEACHMASTER_DATA")
    if own:
        return Path(own) / "player.sqlite"
    from platformdirs import user_data_path

    return user_data_path("beachmaster", appauthor=False) / "player.sqlite"


def open_player_data(path: Path | None = None) -> "Engine":
    """Open the player's database, making it where it does not exist yet."""
    from sqlalchemy import event
    from sqlalchemy.exc import SQLAlchemyError
    from sqlmodel import create_engine

    from beachmaster.rulebook.player_tables import PLAYER

    place = path or player_database()
    engine = create_engine(address_of(place))
    event.listen(engine, "connect", lambda raw, _record: bound(raw))
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        _check_format(place)
        PLAYER.create_all(engine)
    except PlayerDataError:
        engine.dispose()
        raise
    except (OSError, SQLAlchemyError, sqlite3.Error, UnicodeDecodeError) as error:
        engine.dispose()
        raise PlayerDataError(CLOSED.fill(file=str(place), reason=reason_of(error))) from error
    return engine


class PlayerData:
    """An open database of the player's, closed at the end of a `with` block."""

    def __init__(self, path: Path | None = None) -> None:
        self._place = path or player_database()
        self._engine = open_player_data(self._place)

    def __enter__(self) -> Self:
        """Give the open database to a `with` block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close the database after a `with` block."""
        self.close()

    def close(self) -> None:
        """Close the database; what changed is copied beside it."""
        self._engine.dispose()
        keep_copy(self._place)


@contextmanager
def player_session(engine: "Engine") -> "Iterator[Session]":
    """Open a session on the player's database; what it cannot do raises `PlayerDataError`.

    Nothing is kept of a session that ends with an error.
    """
    from sqlalchemy.exc import SQLAlchemyError
    from sqlmodel import Session

    try:
        with Session(engine) as session:
            yield session
    except (SQLAlchemyError, UnicodeDecodeError) as error:
        place = str(engine.url.database)
        raise PlayerDataError(CLOSED.fill(file=place, reason=reason_of(error))) from error


def storable(text: str) -> str:
    """Return a text without what a database or a terminal could choke on."""
    return UNFIT.sub("\ufffd", text)


def _check_format(place: Path) -> None:
    """Refuse a database that a later version of the program wrote; mark a new one."""
    with closing(sqlite3.connect(place)) as database:
        bound(database)
        if is_later(database):
            raise PlayerDataError(LATER.fill(file=str(place)))
        if not is_ours(database):
            raise PlayerDataError(
                CLOSED.fill(file=str(place), reason=T("it contains what is not ours"))
            )
        if format_of(database) < PLAYER_FORMAT:
            database.execute(f"PRAGMA user_version = {PLAYER_FORMAT}")
            database.commit()
