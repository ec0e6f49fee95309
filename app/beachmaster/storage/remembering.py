"""Keep the note of where the player is, for the next start."""

from collections.abc import Callable, Sequence
from pathlib import Path

from beachmaster.engine.display import Displayed, phase_text
from beachmaster.engine.text import Text
from beachmaster.storage.starting import Playing

MOST_LEFT = 60


class Remembering:
    """Write where a saved game stands: at each new phase and when asked to."""

    def __init__(self, playing: Playing, say: Callable[[Text], str]) -> None:
        self._playing = playing
        self._say = say
        self._at: tuple[int, str] | None = None

    def note(self) -> None:
        """Write it down where a phase has begun since the last note."""
        state = self._playing.session.state
        if self._playing.saved is not None and self._at != (state.turn, state.phase):
            self.note_now()

    def note_now(
        self,
        acts: Sequence[Text] = (),
        happened: Text | None = None,
        left: Sequence[str] | None = None,
    ) -> None:
        """Write it down, with the last acts at the table, what happened, and what is left to do.

        A data folder that cannot be written to is no reason to stop.
        """
        saved, session = self._playing.saved, self._playing.session
        if saved is None:
            return
        from beachmaster.storage.last import Last, remember

        asked, state = session.asked, session.state
        self._at = (state.turn, state.phase)
        last = Last(
            game=self._playing.setup.game,
            turn=state.turn,
            phase=state.phase,
            prompt=self._say(asked.prompt.text) if asked else "",
            save=str(Path(saved.path).absolute()),
            acts=[self._say(act) for act in acts],
            step=self._step(),
            happened=self._say(happened) if happened is not None else "",
            left=list(left)[:MOST_LEFT] if left is not None else None,
            entry=session.tree.cursor,
        )
        try:
            remember(last)
        except OSError:
            return

    def _step(self) -> str:
        """Return the phase in words, empty where the game has none for it."""
        module: object = self._playing.session.module
        state = self._playing.session.state
        if not isinstance(module, Displayed):
            return ""
        overview = module.overview(state)
        known = overview.step_of(state.phase) is not None
        return self._say(phase_text(overview, state.phase)) if known else ""
