"""Make a resolver of a declared die: `resolve` throws it, `odds` counts its faces."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

from beachmaster.engine.die import D, Declared
from beachmaster.engine.procedure import Chances, Found, I, Procedure
from beachmaster.engine.resolver import Next
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Color, Tray


@dataclass(frozen=True, kw_only=True)
class DieResolver(Generic[I, D]):
    """What a resolver adds to its die: the input, its modifiers, and what to do afterwards.

    `die` is the declared die, as the input has it where it depends on that. `notes` belong to both
    answers, `remarks` to a natural face, and `left_out` is what the chances do not count.
    """

    name: str
    color: Color
    says: Text
    rules: tuple[str, ...]
    takes: type[I]
    die: Callable[[I], Declared[D]]
    modifiers: Callable[[I], Sequence[Modifier]] = lambda _given: ()
    next: Callable[[I, D], Iterable[Next]] = lambda _given, _outcome: ()
    notes: Callable[[I], Iterable[Text]] = lambda _given: ()
    remarks: Callable[[I, int], Iterable[Text]] = lambda _given, _face: ()
    left_out: Text | None = None

    def made(self, game: str) -> Procedure[I]:
        """Return the resolver for a game."""
        return Procedure(
            game=game,
            name=self.name,
            says=self.says,
            rules=self.rules,
            takes=self.takes,
            run=self._run,
            chances=self._chances,
            limits={self.color: 1},
        )

    def _run(self, given: I, tray: Tray) -> Found:
        modifiers = self.modifiers(given)
        outcome, roll = self.die(given).take(tray, "result", modifiers)
        return Found(
            outcome=roll.outcome,
            result=roll.result,
            total=roll.total,
            modifiers=modifiers,
            next=tuple(self.next(given, outcome)),
            notes=(*self.notes(given), *self.remarks(given, roll.die.value)),
        )

    def _chances(self, given: I) -> Chances:
        table = self.die(given).table("result", self.modifiers(given))
        left_out = () if self.left_out is None else (self.left_out,)
        return Chances([table], (*self.notes(given), *left_out))
