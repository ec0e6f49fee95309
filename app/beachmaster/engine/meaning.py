"""Find which of the listed options words mean: by number, by full name or by a short one."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product

import msgspec

from beachmaster.engine.options import AnswerError, Option, is_hex_number, shown
from beachmaster.engine.text import Param, Text, plain_text, render, with_hyphens
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

Say = Callable[[Text], str]
YES = {"y", "yes", "true", "j", "ja", "o"}
NO = {"n", "no", "false"}
NONE = {"none", "-"}
PROGRAM = {"all", "auto", "done", "exit", "help", "odds", "quit", "redo", "undo", "why", "nothing"}
"""Words that are said to the program, and name nothing on the table."""
DENIES = "-"
"""Says none, or no."""
LETTERS = "abdefgikptvwxz"
WHOLE = re.compile(r"[+-]?\d{1,9}")
SHORTEST = 3
"""So many letters at least stand for a word that begins with them."""
MARKS = (">", "~")
"""What stands between a unit and the space it goes to."""
WORDS_OF_A_MOVE = 3
"""A unit's name takes so many words more where the mark and a space follow it."""
LEAST_OF_GROUP = 2
"""So many words at least name a group: 3/305, and not 3."""
MOST = 9
"""The greatest number that is one figure."""
MOST_WORDS = 400
"""No list takes as many words as that."""
_NUMBER = re.compile(r"(?<![\w/.+-])(\d{1,9})[^\W\d]{0,2}(?![\w/.-])")
_FIRST = re.compile(r"(\d{1,9})(?![\d/])")
AND = re.compile(r"\s+(?:and|&)\s+", re.IGNORECASE)
_BREAK = re.compile(r"[\s,;+]+")


def yes_or_no(typed: str) -> Value:
    """Return true or false, or the word itself."""
    word = typed.casefold()
    return True if word in YES else False if word in NO else typed


def labels(options: Sequence[Option], *, moves: bool = False) -> list[str]:
    """Return what to type for each option: its number in the list, or itself.

    Where `moves`, units go one after the other and the list grows shorter: each stands for itself,
    so that it is called the same all the time.

    A number that the words of an option show stands for itself, so that "2" always means two.
    Areas go by their own numbers; those of hexes are no place of a line. Where a number is the
    place of another line, each has its own number; where they have none, the lines are lettered,
    or, where each has a plain name, stand for themselves. No letter that is a word of a name is
    one of those: A is company A.
    """
    values = [option.value for option in options]
    if moves:
        return [_called(option) for option in options]
    if _are_counts(options):
        return [str(value) for value in values]
    areas = any(_shows_itself(one) and not is_hex_number(str(one.value)) for one in options)
    if not (areas or _is_trap(options)):
        return [str(index) for index in range(1, len(values) + 1)]
    plain = [_is_plain(value) for value in values]
    if not all(plain) and (own := _own_numbers(options)):
        return own
    taken = {word for one in options for word in (str(one.value), *_words(render(one.text)))}
    free = (letters for letters in _lettered() if letters not in taken)
    named = areas or all(plain)
    return [
        (typed_form(value) or DENIES) if named and is_plain else next(free)
        for value, is_plain in zip(values, plain, strict=True)
    ]


def by_keys(options: Sequence[Option]) -> list[Option]:
    """Return options as they are shown: in the order of their keys where these are own numbers."""
    own = _own_numbers(options)
    ids = not (any(_is_plain(one.value) for one in options) or _are_counts(options))
    if not (own and ids and labels(options) == own):
        return list(options)
    return [options[at] for at in sorted(range(len(own)), key=lambda at: int(own[at]))]


def are_numbered(options: Sequence[Option]) -> bool:
    """Tell whether an option is called by its own number alone, such as an area or a hex.

    Further options, such as none of them, may stand beside those.
    """
    return any(_shows_itself(one) for one in options)


def _shows_itself(option: Option) -> bool:
    """Tell whether an option's value is a number that stands by itself in its words."""
    if not (isinstance(option.value, str) and option.value.isdecimal()):
        return False
    return option.value in re.findall(r"(?<![\w/])\d+(?![\w/])", render(option.text))


def _is_plain(value: Value) -> bool:
    """Tell whether a value is typed as it is: a number, a plain word, or nothing, a hyphen."""
    return isinstance(value, str) and (not value or not _is_id(value))


def _own_numbers(options: Sequence[Option]) -> list[str]:
    """Return the one figure that each option shows and no other does; nothing where one has none.

    So the second and the first of two beaches stand in their order, and 2 means the second.
    """
    shown_in = [sorted(numbers_in(one)) for one in options]
    own = [str(numbers[0]) for numbers in shown_in if len(numbers) == 1 and 0 < numbers[0] <= MOST]
    return own if len(set(own)) == len(options) else []


def _is_trap(options: Sequence[Option]) -> bool:
    """Tell whether a number that a line is called by is the place of another.

    A line is called by the number that it begins with (8th), and by one that no other line shows.
    """
    shown_in = [numbers_in(one) for one in options]
    often = Counter(number for numbers in shown_in for number in numbers)
    for at, (one, numbers) in enumerate(zip(options, shown_in, strict=True), 1):
        first = _FIRST.match(render(one.text))
        called = {n for n in numbers if often[n] == 1 or (first and int(first[1]) == n)}
        if any(n != at and 1 <= n <= len(options) for n in called):
            return True
    return False


def numbers_in(option: Option) -> set[int]:
    """Return the numbers by which a player may call an option: 8 for the 8th, not its factors."""
    return {int(number) for number in _written_in(option)}


def _written_in(option: Option) -> set[str]:
    """Return these numbers as they are written: a hex has its 0 in front."""
    head = re.split(r"[,:(]", render(option.text), maxsplit=1)[0]
    named = [option.value] if isinstance(option.value, str) and option.value.isdecimal() else []
    return {*_NUMBER.findall(head), *named}


def _lettered() -> Iterator[str]:
    """Yield letters and groups of letters that are no commands and say neither yes nor no."""
    for count in (1, 2, 3):
        yield from map("".join, product(LETTERS, repeat=count))


def _is_id(value: Value) -> bool:
    """Tell whether a value is an id of the program's, not a number or a plain word."""
    return isinstance(value, str) and not (value.isdecimal() or value.isalpha())


def _are_counts(options: Sequence[Option]) -> bool:
    """Tell whether the options are numbers that their words show: two markers, sector 3."""
    shown_in = [re.findall(r"\d+", render(option.text)) for option in options]
    pairs = [(str(option.value), seen) for option, seen in zip(options, shown_in, strict=True)]
    plain = all(type(option.value) is int for option in options)
    return plain and any(shown_in) and all(not seen or value in seen for value, seen in pairs)


def slug(words: str) -> str:
    """Return words as an id has them: 1/306 A is `1-306-a`."""
    return "-".join(_words(words))


def _called(option: Option) -> str:
    """Return what a unit that goes somewhere is called: what its words begin with, or its id."""
    typed, words = typed_form(option.value), render(option.text).split()
    for count in range(0 if typed.isdecimal() else len(words)):
        name = " ".join(words[: count + 1]).rstrip(",:;.")
        if slug(name) == slug(typed):
            return name
    return typed


def typed_form(value: Value) -> str:
    """Return how a value is written in a line."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


class _Group(list[Value]):
    """The values of several options that were named together."""


class Meanings:
    """The options of a list, and what words mean among them.

    Where `moves`, a unit of the list may be named with the space it goes to. Where the list is not
    `numbered`, no number means the place of a line: 3 is the unit of that name, or nothing.
    """

    def __init__(
        self,
        options: Sequence[Option],
        say: Say = render,
        *,
        moves: bool = False,
        numbered: bool = True,
    ) -> None:
        self.options = list(options)
        self.takes_moves, self.say = moves, say
        self._groups = False
        self.labels = labels(options, moves=moves) if numbered else []
        self._names = [with_hyphens(say(option.text)) for option in options]
        self._words = [_words(name) for name in self._names]

    def one(self, typed: str, *, exact: bool = False) -> Value:
        """Return the value meant, None where none is; raise `AnswerError` where several could be.

        Where `exact`, only the number, the value itself and the full name mean it.
        """
        found = self._exactly(typed)
        if not (found or exact):
            found = self._shortly(typed) or self._left(typed)
        if len(found) > 1:
            raise self._manifold(typed, found)
        return self.options[found[0]].value if found else None

    def led_to(self, typed: str, *, several: bool = False) -> list[int]:
        """Return the places of the options that a line names, or begins to name as one types it.

        Where it means `several`, those of the names before the last one are named whole.
        """
        found = self._item_led_to(typed.strip())
        if found or not several:
            return found
        for space in reversed(list(_BREAK.finditer(typed.strip()))):
            last = self._item_led_to(typed.strip()[space.end() :])
            before = self._places_named(typed.strip()[: space.start()]) if last else None
            if before is not None:
                return sorted({*before, *last})
        return []

    def _item_led_to(self, typed: str) -> list[int]:
        """Return the places of the options that one name, or a unit with its space, leads to."""
        unit, *place = re.split("|".join(MARKS), typed) if self.takes_moves else [typed]
        if place and len(place[0].split()) > 1:
            return []
        unit = unit.strip()
        found = self._exactly(unit) or self._shortly(unit)
        return sorted({*found, *self._beginning(unit)}) if unit else []

    def _places_named(self, typed: str) -> list[int] | None:
        """Return the places of all options that a line names; None where a part means nothing."""
        try:
            values = self.several(typed)
        except AnswerError:
            return None
        units = [re.split("|".join(MARKS), typed_form(one))[0] for one in values]
        named = [*map(typed_form, values), *(units if self.takes_moves else ())]
        return [at for at, one in enumerate(self.options) if typed_form(one.value) in named]

    def several(self, typed: str, *, groups: bool = False) -> list[Value]:
        """Return the values of all options that a line names; raise `AnswerError` for the rest.

        Where `groups`, words with which several names begin mean all of those: a battalion is
        named for its companies.
        """
        self._groups = groups
        words = [word for word in _BREAK.split(typed.strip()) if word]
        if len(words) > 1 and all(word in self.labels for word in words):
            return [self.options[self.labels.index(word)].value for word in words]
        found = self._listed(typed)
        if found is None and AND.search(typed):
            found = self._listed(AND.sub(", ", typed))
        if found is None:
            raise AnswerError(self._not_named(words), self._expected())
        flat = [each for one in found for each in (one if isinstance(one, _Group) else [one])]
        return [one for at, one in enumerate(flat) if not groups or one not in flat[:at]]

    def span_of(self, typed: str, at: int) -> tuple[int, int]:
        """Return where the words for one of the values that a line names begin and end."""
        begin = end = 0
        for space in [*_BREAK.finditer(typed), re.compile("$").search(typed)]:
            assert space is not None, "a line has an end"
            head = typed[: space.start()]
            try:
                count = len(self.several(head)) if head.strip() else 0
            except AnswerError:
                continue
            if count == at:
                begin = space.end()
            elif count == at + 1:
                end = max(end, space.start())
        return (begin, end) if begin < end else (0, len(typed))

    def _listed(self, typed: str) -> list[Value] | None:
        """Return what the parts between commas name, else the words one after the other."""
        parts = [part.strip() for part in re.split(r"[,;+]", typed) if part.strip()]
        words = [word for word in _BREAK.split(typed.strip()) if word]
        return self._apart(parts) or self._split(words)

    def is_manifold(self, typed: str) -> bool:
        """Tell whether words could mean several of the options."""
        try:
            self.one(typed)
        except AnswerError:
            return True
        return False

    def refuse(self, typed: str) -> AnswerError:
        """Return the refusal of words that mean nothing here."""
        return AnswerError(_NOT_NAMED.fill(words=shown(typed)), self._expected())

    def _expected(self) -> list[Value]:
        return [option.value for option in self.options]

    def _exactly(self, typed: str) -> list[int]:
        """Return the places of the options of this number, value or full name."""
        for label in (typed, typed.removesuffix(")")):
            if label in self.labels:
                return [self.labels.index(label)]
        if typed.isdecimal():
            return self._numbered(int(typed[:9]), typed)
        sought = typed.casefold()
        for at, option in enumerate(self.options):
            if sought in (typed_form(option.value).casefold(), self._names[at].casefold()):
                return [at]
        words = _words(typed)
        same = [at for at, one in enumerate(self._words) if one == words]
        return same if words and len(same) == 1 else []

    def _numbered(self, number: int, typed: str) -> list[int]:
        """Return the places of the options that a number names, though it is none of the list's.

        Behind a 0 a hex is typed: 09 begins 0910 and is not the 9th.
        """
        same = [at for at, one in enumerate(self.options) if one.value == typed]
        if typed.startswith("0"):
            return same or [at for at, one in enumerate(self.options) if typed in _written_in(one)]
        return same or [at for at, one in enumerate(self.options) if number in numbers_in(one)]

    def _shortly(self, typed: str) -> list[int]:
        """Return the places of names that begin with the words, else of all that have them."""
        words = _words(typed)
        if not words or _are_several_numbers(typed):
            return []
        for fits in (_leads, _begins_with, _has_all):
            found = [at for at, one in enumerate(self._words) if fits(one, words)]
            if found:
                return found
        return []

    def _left(self, typed: str) -> list[int]:
        """Return the place of the one option that words begin to name, where no other is left."""
        found = self._beginning(typed)
        return found if len(found) == 1 else []

    def _beginning(self, typed: str) -> list[int]:
        """Return the places of the options whose words, or else values, go on from what is typed.

        The last word may be begun; a number before it is whole.
        """
        words, sought = _words(typed), typed.casefold()
        if not words or _are_several_numbers(typed):
            return []
        found = [at for at, one in enumerate(self._words) if _goes_on(one, words)]
        ids = [one.value if isinstance(one.value, str) else "" for one in self.options]
        return found or [at for at, one in enumerate(ids) if one.casefold().startswith(sought)]

    def _manifold(self, typed: str, found: list[int]) -> AnswerError:
        """Return the refusal of words for several options, each named with what to type for it."""
        could: list[Param] = [plain_text(self._listed_name(at)) for at in found]
        text = T("“{words}” could be any of these: {names}.", words=typed, names=could)
        return AnswerError(text, self._expected())

    def _listed_name(self, at: int) -> str:
        return f"{self.labels[at]}) {self._names[at]}" if self.labels else self._names[at]

    def refuse_name(self, typed: str) -> AnswerError | None:
        """Return the refusal of a name that is a word of the program or of a listed option."""
        words = _words(typed)
        spoken = typed.casefold() in YES | NO | NONE | PROGRAM | {"0"}
        if spoken or (words and words[0] in NO):
            return AnswerError(
                T("“{words}” is not the name of a place.", words=shown(typed)), self._expected()
            )
        found = [at for at, one in enumerate(self._words) if words and set(words) <= set(one)]
        return self._manifold(typed, found) if found else None

    def _apart(self, parts: list[str]) -> list[Value] | None:
        """Return what the parts between commas name; a full name may hold commas itself."""

        def named(start: int, end: int) -> Value:
            whole = ", ".join(parts[start:end])
            found = self.one(whole, exact=True)
            if found is not None:
                return found
            if end == start + 1:
                return self._group(whole) or self._item(whole)
            return self.moved(whole, exact=True)

        return _in_a_row(len(parts), len(parts), named)

    def _split(self, words: list[str]) -> list[Value] | None:
        """Return what the words name one after the other, the longest names first."""

        def named(start: int, end: int) -> Value:
            whole = " ".join(words[start:end])
            try:
                return self._group(whole) or self._item(whole)
            except AnswerError:  # these words alone could mean several, more of them only one
                return None

        return _in_a_row(len(words), self._longest, named)

    def _group(self, typed: str) -> Value:
        """Return the options whose names begin with the words, where these are several."""
        words = _words(typed) if self._groups else []
        if len(words) < LEAST_OF_GROUP or self._exactly(typed):
            return None
        found = [at for at, one in enumerate(self._words) if _leads(one, words)]
        return _Group(self.options[at].value for at in found) if len(found) > 1 else None

    @property
    def _longest(self) -> int:
        """Return how many words one answer can have: a name, and the space a unit goes to."""
        return max(map(len, self._words), default=0) + WORDS_OF_A_MOVE

    def _item(self, typed: str) -> Value:
        """Return an option, or an option with the space it goes to.

        Behind a mark stands a space: area 1 is no word of a unit's name.
        """
        if self.takes_moves and any(mark in typed for mark in MARKS):
            return self.moved(typed)
        try:
            value = self.one(typed)
        except AnswerError:
            value = None
        return self.moved(typed) if value is None else value

    def _is_item(self, words: list[str]) -> bool:
        try:
            return self._item(" ".join(words)) is not None
        except AnswerError:
            return False

    def moved(self, typed: str, *, exact: bool = False) -> Value:
        """Return a listed unit with the space after the mark, None where it is no such pair.

        Where `exact`, the unit is named in full.
        """
        for mark in MARKS if self.takes_moves else ():
            unit, found, place = (part.strip() for part in typed.partition(mark))
            if found and unit and len(place.split()) == 1:
                value = self.one(unit, exact=exact)
                if isinstance(value, str) and value not in PROGRAM:
                    return f"{value}{mark}{place}"
        return None

    def _not_named(self, words: list[str]) -> Text:
        """Say which words mean nothing: the first that no name takes in."""
        reached = {0}
        for start in range(min(len(words), MOST_WORDS)):
            ends = range(start + 1, min(start + self._longest, len(words)) + 1)
            if start in reached:
                reached.update(end for end in ends if self._is_item(words[start:end]))
        words = words[max(reached) :]
        for word in words[:1]:
            try:
                self.one(word)
                self.moved(word)
            except AnswerError as error:
                return error.text
        return _NOT_NAMED.fill(words=shown(" ".join(words)))


def _in_a_row(count: int, longest: int, named: Callable[[int, int], Value]) -> list[Value] | None:
    """Return what so many words name one after the other, the longest names first.

    `named` says what those from one to before another mean, None where nothing. What follows a
    word is worked out once, so that a long line with one wrong word takes no longer than its words.
    """
    if count > MOST_WORDS:
        return None

    @cache
    def tail(start: int) -> list[Value] | None:
        if start == count:
            return []
        for end in range(min(start + longest, count), start, -1):
            value = named(start, end)
            rest = None if value is None else tail(end)
            if rest is not None:
                return [value, *rest]
        return None

    return tail(0)


def _words(typed: str) -> list[str]:
    return re.findall(r"\w+", typed.casefold())


def _leads(name: list[str], typed: list[str]) -> bool:
    """Tell whether a name's first words are those typed."""
    return name[: len(typed)] == typed


def _begins_with(name: list[str], typed: list[str]) -> bool:
    """Tell whether a name's first words are those typed, or begin so."""
    return len(typed) <= len(name) and all(map(_begins, name, typed))


def _has_all(name: list[str], typed: list[str]) -> bool:
    """Tell whether all words typed are words of a name, or beginnings of such words."""
    return all(any(_begins(word, one) for word in name) for one in typed)


def _goes_on(name: list[str], typed: list[str]) -> bool:
    """Tell whether a name has a word for each one typed, which is that word or begins it.

    They come in the name's order: `A B` is no unit B, though A begins its area.
    """
    *whole, last = typed
    rest = iter(name)
    before = all(any(_begins(word, one) or _starts(word, one) for word in rest) for one in whole)
    return before and any(word.startswith(last) for word in rest)


def _starts(word: str, typed: str) -> bool:
    return typed.isalpha() and word.startswith(typed)


def _are_several_numbers(typed: str) -> bool:
    """Tell whether numbers were typed one after the other, which are no name together."""
    return len(typed.split()) > 1 and all(word.isdigit() for word in _words(typed))


def _begins(word: str, typed: str) -> bool:
    if typed.isdecimal():
        return word in (typed, *(f"{typed}{ending}" for ending in ("st", "nd", "rd", "th")))
    return word == typed or (typed.isalpha() and len(typed) >= SHORTEST and word.startswith(typed))


_NOT_NAMED = T("“{words}” matches none of the answers.")
