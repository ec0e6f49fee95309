"""Hold the legal answers of a prompt, and refuse the others with a reason."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeGuard

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.text import Text, plain_text, render
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value


class AnswerError(Refusal, ValueError):
    """An answer was refused; `text` says why and `expected` what would have been legal."""


class Option(msgspec.Struct, frozen=True):
    """One legal answer: its stored value, its words, and what it is about.

    `pieces` are the ids of the units and spaces that it means, where its value is none of these.
    `note` says what it costs or counts, in brief.
    """

    value: Value
    text: Text
    rules: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    note: Text | None = None


class Closed(msgspec.Struct, frozen=True):
    """An answer that a player would look for but cannot give now, with the reason."""

    value: Value
    text: Text
    reason: Text
    rules: tuple[str, ...] = ()


class Options:
    """The legal answers of a prompt, made when first needed.

    `make` lists them; `accepts` (optional) admits further values that are legal but not worth
    listing, such as a unit with its destination. `reads` (optional) returns the value that typed
    words tell in the game's own way, None where they tell none, and raises `AnswerError`. `says`
    (optional) words such a further value, None where it is none. `bars` (optional) returns why a
    value that is not legal cannot be, None where there is no more to say. `unlisted` are further
    values that words name as they name listed ones.
    """

    __slots__ = ("_accepts", "_list", "_make", "bars", "reads", "says", "unlisted")

    def __init__(
        self,
        make: Callable[[], Iterable[Option]],
        accepts: Callable[[Value], bool] | None = None,
        reads: Callable[[str], Value] | None = None,
        says: Callable[[str], Text | None] | None = None,
        bars: Callable[[Value], Text | None] | None = None,
        unlisted: Sequence[Option] = (),
    ) -> None:
        self._make, self.bars, self.unlisted = make, bars, unlisted
        self._accepts, self.reads, self.says = accepts, reads, says
        self._list: list[Option] | None = None

    def listed(self) -> list[Option]:
        """Return the options in the order they are shown; of an own map nothing is asked."""
        if self._list is None:
            with asking(False):
                self._list = list(self._make())
        return self._list

    def named(self) -> list[Option]:
        """Return the options that words can name: the listed ones, then the others."""
        listed = self.listed()
        values = [one.value for one in listed]
        return [*listed, *(one for one in self.unlisted if one.value not in values)]

    @property
    def takes_moves(self) -> bool:
        """Tell whether further values than the listed ones are legal: a unit with its space."""
        return self._accepts is not None and self.reads is None

    @property
    def is_open(self) -> bool:
        """Return whether values that are not listed may be legal too."""
        return self._accepts is not None or self.reads is not None

    def forget(self) -> None:
        """Make the list anew next time, because the state was put right by hand."""
        self._list = None

    def __iter__(self) -> Iterator[Option]:
        """Iterate over the listed options."""
        return iter(self.listed())

    def __len__(self) -> int:
        """Count the listed options."""
        return len(self.listed())

    def words_of(self, value: Value) -> Text | None:
        """Return a value that is not legal with the name of its unit, None where it names none."""
        head, mark, rest = _MARK.split(value, maxsplit=1) if _is_move(value) else ("", "", "")
        unit = next((one for one in self.listed() if mark and one.value == head), None)
        if unit is None:
            return None
        name = _NAME.split(render(unit.text), maxsplit=1)[0].strip()
        return plain_text(f"{name}{mark}{shown(rest)}")

    def __contains__(self, value: object) -> bool:
        """Test legality without caring how the value is worded."""
        if any(same(option.value, value) for option in self.listed()):
            return True
        return self._accepts is not None and self._accepts(value)


def _is_move(value: object) -> TypeGuard[str]:
    """Tell whether a value is a unit with the space it goes to."""
    return isinstance(value, str) and _MARK.search(value) is not None


def closed_among(closed: Iterable[Closed], value: Value) -> Closed | None:
    """Return the closed answer with this value, or None where there is none."""
    return next((one for one in closed if same(one.value, value)), None)


def same(left: object, right: object) -> bool:
    """Compare two JSON values, where true is not 1."""
    return type(left) is type(right) and left == right


def options_of(*options: Option) -> Options:
    """Wrap options that are already at hand."""
    return Options(lambda: options)


NO_OPTIONS = options_of()
Check = Callable[[Value], Text | None]


def shown(value: Value) -> str:
    """Return a short printable form of what the player gave, for an error message."""
    words = _listed(value)
    return words if len(words) <= LONGEST_WORD else words[: LONGEST_WORD - 1] + "…"


def _listed(value: Value, deep: int = 0) -> str:
    """Return plain data without the marks that only a program reads; what lies deep is left out."""
    if isinstance(value, list | dict) and deep == DEEPEST:
        return "…"
    if isinstance(value, list):
        return ", ".join(_listed(part, deep + 1) for part in value)
    if isinstance(value, dict):
        return ", ".join(f"{name} {_listed(part, deep + 1)}" for name, part in value.items())
    if value is None:
        return ""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def own_word(value: Value) -> str | None:
    """Return the player's own words in one line, or None where a key could not carry them."""
    if not isinstance(value, str):
        return None
    word = " ".join(value.split())
    clean = word.isprintable() and not set(word) & _KEY_MARKS
    return word if 0 < len(word) <= LONGEST_WORD and clean else None


def names_space(word: str) -> bool:
    """Tell whether a word can be a player's own for a space: with a letter, or a hex number.

    A redeployment hex goes by its sector and its number there: 5-6.
    """
    whole = ";" not in word  # it parts the values of a line
    numbered = is_hex_number(word) or _IN_SECTOR.fullmatch(word) is not None
    return whole and (numbered or any(map(str.isalpha, word)))


def is_hex_number(word: str) -> bool:
    """Tell whether a word is a hex number, as maps print them."""
    return _HEX_NUMBER.fullmatch(word) is not None


def numbers_apart(words: str) -> list[str]:
    """Return hex numbers with spaces between them one by one, and other words as they are."""
    each = words.split()
    return each if len(each) > 1 and all(map(is_hex_number, each)) else [words]


def no_space(word: str) -> Text | None:
    """Refuse a word that cannot name a space, such as a dash."""
    return (
        None
        if names_space(word)
        else T(
            "“{place}” is not a place: type a hex number of four digits, or words with a "
            "letter and no semicolon.",
            place=word,
        )
    )


_MARK = re.compile("([>~])")
"""What stands between a unit and the space it goes to."""
_NAME = re.compile("[,:(]")
"""What ends a unit's name in the words of an option."""
_HEX_NUMBER = re.compile("[0-9]{4}")
_IN_SECTOR = re.compile("[0-9]{1,2}-[0-9]{1,2}")
LONGEST_WORD = 40
KEY_MARKS = "/#,>"
"""Signs that part the keys of questions, which a word of the player's own may become part of."""
DEEPEST = 4
"""So deep an answer is shown in an error message; none of ours goes deeper."""
_KEY_MARKS = set(KEY_MARKS)
