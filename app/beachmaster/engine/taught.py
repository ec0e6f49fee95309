"""Say what a taught opening is: a position, and cards bound to prompts and conditions.

Its structure is a data file (`taught_file.py`), its words are texts of the game's own package,
`taught_play.py` plays it.
"""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from beachmaster.engine.datafile import Header, Slug
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

MOST_WORDS = 60
"""So many words a card has at most, its title and what to do included."""
Path = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Few = Annotated[tuple[Value, ...], msgspec.Meta(min_length=1, max_length=40)]


class At(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a card is due: all that is said must hold; what is not said does not matter.

    `state` and `but` go by paths in the state as the player sees it (`us.27.place`): at each of
    the first lies one of its values, at each of the others none.
    """

    procedure: tuple[str, ...] = ()
    phase: tuple[str, ...] = ()
    turn: int | None = None
    subjects: tuple[str, ...] | None = None
    state: dict[Path, Few] = {}
    but: dict[Path, Few] = {}


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card asks: pieces on the map, or words of its own; none is `right` of a guess."""

    among: Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=12)]
    right: tuple[str, ...] = ()


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One card of the script.

    `answer` is what is shown to be done, at a die or a draw what is laid down for this lesson;
    `also` are others as good. A card without it is looked at, or leaves the choice to the player
    (`yours`). `last` offers the set-up of the real table.
    """

    id: Slug
    rules: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=4)]
    at: At = At()
    ask: Ask | None = None
    answer: Value | msgspec.UnsetType = msgspec.UNSET
    also: tuple[Value, ...] = ()
    yours: bool = False
    last: bool = False

    @property
    def looks(self) -> bool:
        """Tell whether it is passed without an answer to the game."""
        return self.answer is msgspec.UNSET and not self.yours

    @property
    def shows(self) -> bool:
        """Tell whether it shows an answer to the game."""
        return self.answer is not msgspec.UNSET


class ScriptFile(Header, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A taught opening as its file holds it: options, position, cards in their order.

    `map` are places that a window's map shows from the start, as large as they fit.
    """

    options: dict[str, str] = {}
    position: dict[str, Value]
    map: tuple[str, ...] = ()
    cards: Annotated[tuple[Card, ...], msgspec.Meta(min_length=2, max_length=40)]


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """What a card says: title, text, what to do now.

    `after` is said with the right answer to its question, or once it was done as shown; `otherwise`
    says in one line why the script would not do what was done instead. `options` are the words of
    what its question lists and no piece is.
    """

    title: Text
    text: Text
    do: Text
    after: Text | None = None
    otherwise: Text | None = None
    options: Mapping[str, Text] = {}


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """A taught opening: its file, and the words of each card by its id."""

    file: ScriptFile
    words: Mapping[str, Words]

    def card(self, name: str) -> Card | None:
        """Return a card by its id."""
        return next((card for card in self.file.cards if card.id == name), None)


class Passed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that was passed or is shown, and the entry where that was; `other` than shown."""

    card: str
    entry: int
    other: bool = False


class Course(msgspec.Struct, forbid_unknown_fields=True):
    """How far a game has come in its taught opening; kept beside the answers.

    What was passed below an entry that was taken back does not count. `shown` is the card on the
    screen; `on` tells whether the cards are wanted.
    """

    passed: list[Passed] = []
    shown: Passed | None = None
    on: bool = True


def is_due(at: At, asked: Asked, seen: Value) -> bool:
    """Tell whether a card so bound fits what is asked, in the state as the player sees it."""
    prompt = asked.prompt
    return (
        (not at.procedure or prompt.procedure in at.procedure)
        and (not at.phase or asked.phase in at.phase)
        and at.turn in (None, asked.turn)
        and at.subjects in (None, tuple(prompt.subjects))
        and all(value_at(seen, path) in values for path, values in at.state.items())
        and not any(value_at(seen, path) in values for path, values in at.but.items())
    )


NOWHERE = "nowhere"
"""What lies at a path that leads nowhere."""


def value_at(seen: Value, path: str) -> Value:
    """Return what lies at a path such as `us.27.place`; a number counts in a list."""
    for step in path.split("."):
        if isinstance(seen, dict) and step in seen:
            seen = seen[step]
        elif isinstance(seen, list) and step.isdecimal() and int(step) < len(seen):
            seen = seen[int(step)]
        else:
            return NOWHERE
    return seen
