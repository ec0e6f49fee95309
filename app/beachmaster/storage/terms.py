"""Choose which words of a prompt link to the glossary, and which is explained: once, in a line."""

import msgspec

from beachmaster.engine.prompt import Prompt
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.rulebook.lexicon import Lexicon, in_one_line
from beachmaster.rulebook.sections import Entry
from beachmaster.storage.known import QUIET, Known


class Term(msgspec.Struct, frozen=True):
    """A word of the glossary: its id there, what it is called, and what it means in one line."""

    id: str
    title: str
    line: str


class Named(msgspec.Struct, frozen=True):
    """The terms of a prompt in reading order, and the one that is explained, if there is one."""

    terms: tuple[Term, ...] = ()
    new: Term | None = None


class Terms:
    """The glossary beside the prompts of one game in one sitting."""

    def __init__(self, lexicon: Lexicon, known: Known) -> None:
        self._lexicon, self._known = lexicon, known
        self._asked: Asked | None = None
        self._named = Named()
        self._chosen = False

    def named(self, asked: Asked, said: str, dial: str) -> Named:
        """Return the terms in what a prompt says; the first that is new is met by that."""
        if asked is not self._asked:
            self._asked, self._chosen = asked, False
            self._named = Named(tuple(map(_term, self._lexicon.found_in(said))))
        if dial == QUIET:
            return Named(self._named.terms)
        if not self._chosen:
            self._chosen, terms = True, self._named.terms
            new = next((one for one in terms if self._known.stage(one.id) == 0), None)
            if new is not None:
                self._known.step_on(new.id)
            self._named = Named(terms, new)
        return self._named


def texts_of(prompt: Prompt) -> tuple[Text, ...]:
    """Return what a prompt says in sentences: what is asked, why, and how to find it out."""
    tell = () if prompt.tell is None else (prompt.tell,)
    return (prompt.text, *prompt.why, *tell)


def _term(entry: Entry) -> Term:
    return Term(entry.id, entry.title, in_one_line(entry))
