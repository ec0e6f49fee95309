"""Decide for the other side by named filters, and keep the trace that explains the decision."""

from collections.abc import Callable, Sequence

from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import TN, T


class Decision:
    """Narrow candidates filter by filter, logging what each kept.

    Candidates are place names a player reads, or ids with `words` for them. A filter that would
    leave nobody is logged and skipped, so there is always somebody left. Where only one is there to
    begin with, nothing is decided and nothing is logged.
    """

    def __init__(
        self, candidates: Sequence[str], rule: str, words: Callable[[str], Text] = plain_text
    ) -> None:
        self.candidates = list(candidates)
        self.rule = rule
        self._words = words
        self.trace: list[Text] = []
        if len(self.candidates) > 1:
            self.trace.append(T("Candidates: {names}.", names=self._names(self.candidates)))

    def keep(self, name: Text, test: Callable[[str], bool]) -> "Decision":
        """Keep the candidates that pass, where any do."""
        kept = [one for one in self.candidates if test(one)]
        return self._narrow(name, kept)

    def lowest(self, name: Text, measure: Callable[[str], int]) -> "Decision":
        """Keep the candidates with the lowest measure."""
        best = min(measure(one) for one in self.candidates)
        return self._narrow(name, [one for one in self.candidates if measure(one) == best])

    def _narrow(self, name: Text, kept: list[str]) -> "Decision":
        if not self.trace:
            return self
        if kept:
            left = self._names(kept)
            self.trace.append(T("That leaves {names}: {filter}.", filter=name, names=left))
            self.candidates = kept
        else:
            passed = T("None of them fits, so this does not count: {filter}.", filter=name)
            self.trace.append(passed)
        return self

    def tie(self) -> bool:
        """Tell whether more than one candidate is left."""
        return len(self.candidates) > 1

    def broken_by(self, how: Text, chosen: str) -> str:
        """Record how a tie was broken, and in whose favour."""
        tied = TN("{n} is left", "{n} are still tied", n=len(self.candidates))
        self.trace.append(
            T("{tied}, and {how} chose {chosen}.", tied=tied, how=how, chosen=self._words(chosen))
        )
        self.candidates = [chosen]
        return chosen

    def _names(self, candidates: Sequence[str]) -> list[Text]:
        return [self._words(one) for one in candidates]
