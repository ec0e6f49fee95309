"""Show where a text says what was asked for: a few of its words, the found ones in bold."""

from collections.abc import Sequence

from beachmaster.rulebook.terms import Term
from beachmaster.rulebook.words import WORD, fold, stem

BEGIN, END, GAP = "**", "**", "\u2026"
WHOLE, CUT, BEFORE = 30, 18, 4
"""So many words of a gist and of a longer text are shown, and so many before the first found."""


class StemmedText:
    """One text with the stems of its words."""

    __slots__ = ("_spans", "any", "length", "stems", "text")

    def __init__(self, text: str, length: int) -> None:
        self.text = text
        self.length = length
        self.stems = [stem(fold(word)) for word in WORD.findall(text)]
        self.any = frozenset(self.stems)
        self._spans: list[tuple[int, int]] = []

    def cut(self) -> str:
        """Return the beginning of the text."""
        return self.shown(0, {})

    def shown(self, begin: int, marked: dict[int, int]) -> str:
        """Return some words from one on; `marked` has the length of each wording to stand out."""
        count = len(self.stems)
        begin = max(0, min(begin, count - self.length))
        end = min(begin + self.length, count)
        spans = self._spans
        if not spans:
            spans += (match.span() for match in WORD.finditer(self.text))
        done = spans[begin][0] if begin else 0
        parts = [GAP] if begin else []
        at = begin
        while at < end:
            length = min(marked.get(at, 0), end - at)
            if length:
                start, stop = spans[at][0], spans[at + length - 1][1]
                parts += [self.text[done:start], BEGIN, self.text[start:stop], END]
                done = stop
            at += length or 1
        if end < count:
            return "".join((*parts, self.text[done : spans[end - 1][1]], GAP))
        return "".join((*parts, self.text[done:]))


class Marker:
    """What was asked for, ready to be found in texts."""

    def __init__(self, terms: Sequence[Term]) -> None:
        self._firsts: dict[str, list[list[str]]] = {}
        begun = []
        for term in terms:
            for wording in term.wordings:
                parts = wording.stems.split()
                if wording.stems.endswith(" "):
                    self._firsts.setdefault(parts[0], []).append(parts)
                elif len(parts[0]) > 1:
                    begun.append(parts[0])
        self._begun = tuple(begun)

    def snippet(self, passages: Sequence[StemmedText]) -> str:
        """Return the first of the passages that shows a hit, marked; else the first there is."""
        for passage in passages:
            marked = self._marked(passage)
            if marked:
                return passage.shown(min(marked) - BEFORE, marked)
        return next((passage.cut() for passage in passages if passage.text), "")

    def _marked(self, passage: StemmedText) -> dict[int, int]:
        wanted = self._firsts.keys() & passage.any
        if self._begun:
            wanted |= {each for each in passage.any if each.startswith(self._begun)}
        if not wanted:
            return {}
        stems = passage.stems
        found = {at: self._length(stems, at) for at, each in enumerate(stems) if each in wanted}
        return {at: length for at, length in found.items() if length}

    def _length(self, stems: Sequence[str], at: int) -> int:
        """Return how many words from here on are one wording that was asked for."""
        told = self._firsts.get(stems[at], ())
        same = (len(parts) for parts in told if parts == stems[at : at + len(parts)])
        begun = bool(self._begun and stems[at].startswith(self._begun))
        return max(same, default=int(begun))
