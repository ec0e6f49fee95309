"""Teach over JSON lines: a program asks for it, and each prompt then carries what it teaches."""

from beachmaster.cli.render import Words
from beachmaster.cli.wire import Line
from beachmaster.engine.run import Asked
from beachmaster.rulebook.reading import RuleReader
from beachmaster.storage.guidance import Guidance, paragraphs, plain_words
from beachmaster.storage.known import LINK, QUIET
from beachmaster.storage.lessons import Lessons
from beachmaster.storage.players import known_now
from beachmaster.storage.starting import Playing


class Teaching:
    """What the prompts of one game teach; nothing until a program asks for it."""

    def __init__(self, playing: Playing, reader: RuleReader, words: Words) -> None:
        self._playing, self._reader, self._words = playing, reader, words
        self._dial = QUIET
        self._lessons: Lessons | None = None

    def set(self, dial: str) -> None:
        """Teach from now on as the player wants it: `teach`, `remind` or `quiet`."""
        self._dial = dial
        if self._lessons is None:
            self._lessons = Lessons(known_now())

    def of(self, asked: Asked) -> Line:
        """Return the part of a prompt's line that teaches; a lesson's card teaches by itself."""
        lessons, taught = self._lessons, self._playing.taught
        if lessons is None:
            return {}
        if taught is not None:
            lessons.meet_cards(taught)
            if taught.card is not None and not taught.over:
                return {}
        chosen = lessons.choose(self._playing.session.tree, asked, self._dial)
        if chosen is None or chosen.depth == LINK:
            return {}
        lesson = Guidance(self._reader, lessons.known).lesson(chosen.rule, chosen.depth)
        if lesson is None:
            return {}
        said = [plain_words(self._words.say(text)) for text in paragraphs(lesson)]
        told = {"rule": lesson.rule, "title": lesson.title, "text": said, "late": chosen.late}
        return {"teaches": told}

    def look_up(self, rule: str) -> None:
        """Note that the player looked a rule up."""
        if self._lessons is not None:
            self._lessons.look_up(rule)

    def keep(self) -> None:
        """Write down what the player knows by now."""
        if self._lessons is not None:
            self._lessons.known.save()
