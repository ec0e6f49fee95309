"""What reading a book gives: its pages, those without text, or why it is none."""

from dataclasses import dataclass, field

Pages = list[list[str]]
"""The lines of each page."""


@dataclass(frozen=True, slots=True)
class Blanks:
    """The pages without text: those that show something else, and those that hold nothing."""

    pictures: list[int] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)


class UnreadableError(Exception):
    """A file that holds no rulebook; the message is one word for the reason."""

    def __init__(self, why: str, pages: int = 0) -> None:
        super().__init__(why)
        self.pages = pages
