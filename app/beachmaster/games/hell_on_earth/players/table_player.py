"""Play on a table board: keep a tracked twin and answer questions truthfully from it."""

from beachmaster.engine.prompt import Confirm, Prompt, Record
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Player
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.board_data import load_board
from beachmaster.games.hell_on_earth.sequence import HellOnEarth
from beachmaster.games.hell_on_earth.values import GameData


class TwinError(RuntimeError):
    """The table and its twin ask different things: a defect of the program."""


class TablePlayer:
    """Play the same game on a tracked twin, decision by decision.

    Prompts that both boards ask are decided on the twin and repeated on the table; questions that
    only the table asks are answered with the facts that the twin's board noted; what only the
    tracked board asks is decided on the twin alone.
    """

    def __init__(self, policy: str, session: Session) -> None:
        from beachmaster.games.hell_on_earth.players import on_tracked  # it makes us

        module = session.module
        assert isinstance(module, HellOnEarth)
        data = GameData(module.data.counters, module.data.markers, load_board())
        self.twin_module = HellOnEarth(data, module.options)
        self.twin = Session(self.twin_module, session.seed)
        self.player: Player = on_tracked(policy, self.twin)
        self._confirmed: dict[tuple[str, tuple[str, ...]], Value] = {}

    def answer(self, asked: Asked) -> Value:
        """Return the twin's answer."""
        self._catch_up()
        if asked.prompt.question:
            return self._fact(asked.prompt)
        twin = self.twin.asked
        if twin is None or twin.key != asked.key:
            raise TwinError(f"the table asks {asked.key}, its twin {twin.key if twin else None}")
        value = self.twin.answer(self.player.answer(twin)).value
        self.twin.take_events()
        return value

    def _catch_up(self) -> None:
        """Decide what only the tracked board asks, up to the next prompt that both ask."""
        while (asked := self.twin.asked) is not None and asked.prompt.question:
            entry = self.twin.answer(self.player.answer(asked))
            if isinstance(asked.prompt, Confirm):
                self._confirmed[asked.prompt.procedure, asked.prompt.subjects] = entry.value
            self.twin.take_events()

    def _fact(self, prompt: Prompt) -> Value:
        """Return what the twin's board noted for a question."""
        tracked = self.twin_module.tracked
        assert tracked is not None
        about = (prompt.procedure, prompt.subjects)
        value = tracked.facts.get(about)
        if value is None and isinstance(prompt, Confirm):
            return self._confirmed.pop(about, True)
        if value is None:
            raise TwinError(f"no fact for {prompt.procedure} {prompt.subjects}")
        if isinstance(prompt, Record):
            known = {field.name for field in prompt.fields}
            return {name: one for name, one in value.items() if name in known}
        return value
