"""How much room words take in a font: reckoned once, as each layout asks for the same again.

Shaping a line of text takes Qt about a hundred times as long as looking up what it came to.
"""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics

WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
LEFT = Qt.AlignmentFlag.AlignLeft
WRITTEN = int(WRAP | LEFT)
"""How nearly all words are written, as Qt takes it; put together for each of them it costs more."""
MOST = 20_000
"""So many measures are kept; with more, all are reckoned anew."""
_TALL = 100_000
_ONE_LINE = -1

_Size = tuple[int, int]
_KEPT: dict[tuple[str, QFont, int], _Size] = {}


def width_of(words: str, font: QFont) -> int:
    """Return how many pixels words take in one line."""
    return _kept(words, font, _ONE_LINE, _in_one_line)[0]


def wrapped(words: str, font: QFont, width: int) -> QSize:
    """Return the room that words take when they are wrapped at a width, in pixels."""
    return QSize(*_kept(words, font, max(width, 1), _wrapped))


def lines_of(words: str, font: QFont, width: int) -> list[str]:
    """Break words into as few lines as go into a width; a word that is wider has its own line."""
    if width_of(words, font) <= width:
        return [words]
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and width_of(longer, font) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def cut_to(words: str, font: QFont, width: int) -> str:
    """Return words as they fit on one line: what is too long ends with three dots."""
    if width_of(words, font) <= width:
        return words
    return QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, width)


def line_height(font: QFont) -> int:
    """Return the height of one line in pixels."""
    return QFontMetrics(font).height()


def forget_measures() -> None:
    """Reckon all anew, as the screen counts other dots to the inch."""
    _KEPT.clear()


def _kept(
    words: str, font: QFont, width: int, measure: Callable[[str, QFont, int], _Size]
) -> _Size:
    found = _KEPT.get((words, font, width))
    if found is None:
        if len(_KEPT) >= MOST:
            _KEPT.clear()
        found = measure(words, font, width)
        _KEPT[words, QFont(font), width] = found  # a copy: whoever asks may alter its own
    return found


def _in_one_line(words: str, font: QFont, _width: int) -> _Size:
    metrics = QFontMetrics(font)
    return metrics.horizontalAdvance(words), metrics.height()


def _wrapped(words: str, font: QFont, width: int) -> _Size:
    if "\n" not in words and (across := width_of(words, font)) < width:
        return across, QFontMetrics(font).height()
    room = QRect(0, 0, width, _TALL)
    return QFontMetrics(font).boundingRect(room, WRITTEN, words).size().toTuple()
