"""The recorded game that the figures of the window are taken in, and the page they are held to."""

from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtWidgets import QApplication, QTextBrowser

from beachmaster.engine.setup import Setup
from beachmaster.storage.last import Last, remember
from beachmaster.storage.starting import Wish, start

GAME = Path(__file__).parents[1] / "playthroughs" / "tracked.jsonl"
PAGE = Path(__file__).with_name("page.html")
"""A rule of Hell on Earth (5.4.2) in full, as the window sets it."""
CARD = (400, 660)
LEFT = 200
"""Answers of the game that the window opens with."""


def answers() -> list[dict[str, Any]]:
    """Return the answers of the recorded game, in order."""
    return [msgspec.json.decode(line) for line in GAME.read_bytes().splitlines()[1:]]


def saved(path: Path, upto: int | None) -> Path:
    """Save the recorded game with so many of its answers (None: all), and leave it last."""
    setup = msgspec.json.decode(GAME.read_bytes().splitlines()[0], type=Setup)
    playing = start(Wish(game=setup.game, seed=setup.seed, save=path))
    session = playing.session
    for answer in answers()[:upto]:
        assert session.asked is not None
        assert session.asked.key == answer["key"]
        session.answer(answer["value"])
    state, asked = session.state, session.asked
    words = repr(asked.prompt.text) if asked is not None else ""
    playing.close()
    remember(
        Last(game=setup.game, turn=state.turn, phase=state.phase, prompt=words, save=str(path))
    )
    return path


class Page:
    """Sets and paints the page anew at each call: what Qt itself needs for as many words."""

    def __init__(self) -> None:
        self._html = PAGE.read_text("utf-8")
        self._browser = QTextBrowser()
        self._browser.resize(*CARD)
        self._browser.show()
        QApplication.processEvents()

    def paint(self) -> None:
        """Set the page and paint it."""
        self._browser.setHtml(self._html)
        self._browser.repaint()
        QApplication.processEvents()

    def close(self) -> None:
        """Take the page off the screen."""
        self._browser.close()
