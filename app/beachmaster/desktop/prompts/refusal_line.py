"""Say above the bar why an answer did not count: in sight wherever the answers are scrolled to."""

from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.speaking import announce
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text


class RefusalLine(Wrong):
    """A line that is hidden until something is refused."""

    def __init__(self) -> None:
        super().__init__(bold=True)
        self.hide()

    def tell(self, text: Text) -> None:
        """Say it to eye and ear."""
        self.setText(say(text))
        self.show()
        announce(self, say(text))
