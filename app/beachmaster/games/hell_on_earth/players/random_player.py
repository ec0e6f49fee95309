"""Answer every prompt by chance, legally: the baseline, and the heart of the fuzz tests."""

from beachmaster.engine.auto import program_answer
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.values import Value


class RandomPlayer:
    """Pick legal answers at random, keyed like all chance."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def answer(self, asked: Asked) -> Value:
        """Return a legal answer."""
        return program_answer(asked.prompt, self.session.seed, asked.key)
