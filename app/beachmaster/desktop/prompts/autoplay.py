"""Let the program roll and draw by itself: until a decision, or always what is left to it."""

from PySide6.QtCore import QObject, QTimer, Signal

from beachmaster.desktop.controller import GameController
from beachmaster.engine.auto import program_may_roll
from beachmaster.engine.prompt import Prompt
from beachmaster.storage.settings import Settings

PACE = 700
"""How long a roll that is left to the program is shown before it is made, in milliseconds."""


class AutoPlay(QObject):
    """Rolls and draws for the player; never decides anything.

    What an undo brought back waits for the player, or it could not be undone further. `altered`
    tells that it has begun or stopped, or that who rolls is set otherwise.
    """

    altered = Signal()

    def __init__(self, controller: GameController, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._settings: Settings | None = None
        self.pace = PACE
        self.on = False
        self._held = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play)
        controller.plays = self._plays

    @property
    def waits(self) -> bool:
        """Tell whether a roll is planned that nobody asked for."""
        return self._timer.isActive()

    @property
    def goes_by(self) -> bool:
        """Tell whether what is asked now is rolled or drawn before anybody could read beside it."""
        left = self._controller.lesson.taught is None and self.leaves() and not self._held
        return self._controller.rolls_by_itself() and (self.on or left)

    @property
    def settings(self) -> Settings:
        """Return the player's settings, read when first needed."""
        if self._settings is None:
            self._settings = Settings.load()
        return self._settings

    def use(self, settings: Settings) -> None:
        """Follow other settings."""
        self._settings = settings
        self.plan()
        self.altered.emit()

    def toggle(self) -> None:
        """Begin to play on, or stop."""
        if self.on:
            self.stop()
            return
        self.on, self._held = True, False
        self.plan()
        self.altered.emit()

    def stop(self) -> None:
        """Do nothing more by itself for now."""
        was, self.on = self.on, False
        self._timer.stop()
        if was:
            self.altered.emit()

    def hold(self) -> None:
        """Wait for the player after a jump."""
        self._held = True
        self.stop()

    def release(self) -> None:
        """Go on, because the player has answered."""
        self._held = False

    def pause(self) -> None:
        """Let a roll that was planned rest, because another prompt is about to be shown."""
        self._timer.stop()
        if not self._controller.rolls_by_itself():
            self.stop()

    def plan(self) -> None:
        """Roll or draw in a moment, where that is wanted, so that the prompt can be read."""
        if not self._controller.rolls_by_itself():
            self.stop()
        elif self.goes_by:
            self._timer.start(0 if self.on else self.pace)

    def leaves(self) -> bool:
        """Tell whether the player has left what is rolled or drawn now to the program."""
        prompt = self._controller.prompt
        if self._controller.lesson.taught is not None:  # with Enter, once its card was read
            return self._controller.rolls_by_itself()
        return prompt is not None and self.settings.leaves(prompt)

    def keeps(self) -> bool:
        """Tell whether the player always rolls or draws at the table what is asked for now."""
        prompt = self._controller.prompt
        taught = self._controller.lesson.taught is not None
        return prompt is not None and not taught and self.settings.keeps(prompt)

    def _plays(self, prompt: Prompt) -> bool:
        """Tell whether this would be rolled or drawn at once, so that nothing waits beside it."""
        may = program_may_roll(self._controller.session.module, prompt)
        return may and (self.on or self.settings.leaves(prompt))

    def _play(self) -> None:
        """Roll or draw; where that does not work, as on a full disk, the player goes on."""
        if self._controller.rolls_by_itself() and not self._controller.auto():
            self.stop()
