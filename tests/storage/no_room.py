"""Have a disk that is full whenever the opponent acts, and a saved game to be looked at only."""

import sqlite3
from contextlib import contextmanager

from beachmaster.engine.tree import OPPONENT
from beachmaster.storage.locking import unwritable
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.starting import Wish, start


def no_room_for(monkeypatch, by=OPPONENT):
    """Fill the disk for entries by somebody; return how often it was tried, and what makes room."""
    tried, write = [], SavedGame.write

    def full(self, change):
        if any(entry.by == by for entry in change.entries):
            tried.append(1)
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise unwritable(self.path, error)
        write(self, change)

    monkeypatch.setattr(SavedGame, "write", full)
    return tried, lambda: monkeypatch.setattr(SavedGame, "write", write)


@contextmanager
def looked_at(monkeypatch, file):
    """Keep a duel where the opponent is to act, then let it be opened to be looked at only."""
    playing = start(Wish(game="duel", seed=5, save=file))
    playing.session.answer(True)
    playing.close()

    def unwritten(path):
        raise unwritable(path, PermissionError(13, "Permission denied"))

    with monkeypatch.context() as patch:
        patch.setattr(SavedGame, "open", unwritten)
        yield Wish(game="duel", save=file)
