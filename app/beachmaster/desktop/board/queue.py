"""Hold the units that go one after the other: each hex tapped takes the next one there."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from beachmaster.desktop.controller import GameController
from beachmaster.engine.prompt import Choose
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text


class MoveQueue(QObject):
    """The units that were picked to go, first come first; `altered` tells that they changed.

    It lives while one phase asks who moves: who has gone leaves it, and who was taken back stands
    at its head again. While something else is asked it waits.
    """

    altered = Signal()

    def __init__(self, controller: GameController, parent: QObject) -> None:
        super().__init__(parent)
        self.controller = controller
        self.units: list[str] = []
        self.gone: list[str] = []
        self.refusal: Text | None = None
        self._home = self._left = ""

    @property
    def total(self) -> int:
        """Count the units that went and those that wait."""
        return len(self.gone) + len(self.units)

    @property
    def head(self) -> str | None:
        """Return the unit that the next tap moves, None where no tap moves one."""
        return self.units[0] if self.units and self._is_home() else None

    @property
    def asked(self) -> str | None:
        """Return the unit whose hex is wanted now: the head, or the one that a prompt is about."""
        prompt = self.controller.prompt
        about = prompt.subjects[0] if prompt is not None and prompt.subjects else None
        return self.head or (about if about in self.units else None)

    def waiting(self) -> set[str]:
        """Return whom the prompt lets go, each with its hex; nobody where it asks otherwise.

        What ends the movement, or names a whole battalion, is no unit.
        """
        prompt, overview = self.controller.prompt, self.controller.overview
        if not isinstance(prompt, Choose) or not prompt.options.takes_moves:
            return set()
        listed = {one.value for one in prompt.options if isinstance(one.value, str)}
        units = {row.id for row in overview.units} if overview is not None else set[str]()
        return (listed & units) - set(prompt.alone)

    def take(self, units: Iterable[str]) -> None:
        """Let these be the ones that wait."""
        waiting = self.waiting()
        wanted = [unit for unit in units if unit in waiting]
        if wanted != self.units and waiting:
            self._set(wanted)

    def toggle(self, unit: str) -> None:
        """Let a unit join, or leave."""
        if unit in self.units:
            self._set([one for one in self.units if one != unit])
        else:
            self.take([*self.units, unit])

    def add(self, units: Sequence[str]) -> None:
        """Let units join that have not."""
        self.take([*self.units, *(unit for unit in units if unit not in self.units)])

    def skip(self) -> None:
        """Let the head stay where it is, for now."""
        self._set(self.units[1:])

    def end(self) -> None:
        """Let nobody wait any more."""
        self.gone = []
        self._set([])

    def take_back(self) -> None:
        """Take the last that went back, or let the last that joined leave."""
        if self.gone:
            self.controller.undo("action" if self._is_home() else "entry")
        elif self.units:
            self._set(self.units[:-1])

    def refuse(self, why: Text | None) -> None:
        """Note why the last tap moved nobody."""
        if self.units:
            self.refusal = why
            self.altered.emit()

    def follow(self) -> None:
        """Take up another prompt."""
        if (not self.units and not self.gone) or self.controller.map_ask is not None:
            return
        home = _home_of(self.controller.asked)
        if home.partition("/")[0] != self._home.partition("/")[0]:
            self.end()
        elif home == self._home:
            self._come_home()

    def _come_home(self) -> None:
        """Sort out who went; who had its go and stayed does not wait for another."""
        asked, tree = self.controller.asked, self.controller.session.tree
        if asked is not None and asked.key != self._left:  # an undo leads to the same question
            path = reversed(tree.path(tree.cursor))
            said = next((one.value for one in path if one.key == self._left), None)
            had = said if isinstance(said, list) else []
            self.units = [unit for unit in self.units if unit not in had]
        self._sort(self.waiting())

    def _sort(self, waiting: set[str]) -> None:
        """Let who went leave, and who came back by an undo stand first."""
        back = [unit for unit in self.gone if unit in waiting]
        went = [unit for unit in self.units if unit not in waiting]
        self.gone = [unit for unit in self.gone if unit not in waiting] + went
        self._set(back + [unit for unit in self.units if unit in waiting])

    def _set(self, units: list[str]) -> None:
        self.units, self.refusal = units, None
        if not units:
            self.gone = []
        elif not self._home or not self.gone:
            self._home = _home_of(self.controller.asked)
        if self._is_home() and self.controller.asked is not None:
            self._left = self.controller.asked.key
        self.altered.emit()

    def _is_home(self) -> bool:
        home = _home_of(self.controller.asked)
        return self.controller.map_ask is None and bool(home) and home == self._home


def _home_of(asked: Asked | None) -> str:
    """Return a prompt's phase and procedure, whichever time it is asked."""
    return asked.key.partition("#")[0] if asked is not None else ""
