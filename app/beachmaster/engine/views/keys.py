"""Choose the keys of answers: digits and letters that pick rows; the rest is typed by name."""

import re
from collections.abc import Iterable, Sequence

from beachmaster.engine.meaning import Say, are_numbered, labels
from beachmaster.engine.options import Option
from beachmaster.engine.record import Field
from beachmaster.engine.text import render

DIGITS = "123456789"
MOST_PICKED = len(DIGITS)
NONE_SIGN = "0"
"""Says none of a list whose rows have digits; of one that is spelled the hyphen does."""
DENIES = "-"
"""Says no, or none, to all that is still to be told: a hyphen, as in the terminal."""
LETTERS = "ABCDEFGHIJKLMOQRSTUVZ"
"""Signs of rows beyond the digits: no command of the card's, and neither yes nor no."""
SPELLS = "/"
"""Goes to the line for the player's own words."""
COMMANDS = "wp"
"""Letters of the card's own that begin no word, but for the first of a listed name."""
_HEX = re.compile(r"(?<![\w/])(\d)\d{3}(?![\w/])")


def dealt(
    rows: Sequence[int],
    ticks: Sequence[bool],
    usual: Sequence[bool] = (),
    typed: Sequence[bool] = (),
    letters: str = LETTERS,
) -> list[str]:
    """Return the signs of the rows of each list and tick of a form, so that no two have the same.

    The first short list has digits, the others letters; long lists share what is left of these for
    their first rows, and the others are spelled. A long list that stands at its `usual` value comes
    last: rarely is anybody ticked there. Digits that no short list has go on behind the letters
    where all rows have a sign then. Rows whose numbers are `typed` have letters.
    """
    late = list(usual) or [False] * len(rows)
    long = [count > MOST_PICKED for count in rows]
    after = [each and last for each, last in zip(long, late, strict=True)]
    first = [0 if last else count for count, last in zip(rows, after, strict=True)]
    lettered = [each or own for each, own in zip(ticks, typed or [False] * len(rows), strict=True)]
    found, letters, digits = _shared(first, lettered, letters)
    if any(typed):  # a digit begins a name
        digits = ""
    for at, count in enumerate(rows):
        if long[at] and not after[at]:
            more = max(count - len(found[at]), 0)
            if more <= len(digits):  # else a digit begins the name of a row without a sign
                found[at], digits = found[at] + digits[:more], digits[more:]
    for at, count in enumerate(rows):
        if after[at]:
            found[at], letters = letters[:count], letters[count:]
    return found


def _shared(rows: Sequence[int], ticks: Sequence[bool], letters: str) -> tuple[list[str], str, str]:
    """Return the signs of lists that are all likely to be ticked, and what is left over."""
    found, digits = list[str](), DIGITS
    long = sum(count > MOST_PICKED for count in rows)
    short = [count for count in rows if count <= MOST_PICKED]
    lists = [n for n, tick in zip(rows, ticks, strict=True) if 0 < n <= MOST_PICKED and not tick]
    lettered = sum(short) - (lists[0] if lists else 0)
    each = max(len(letters) - lettered, 0) // max(long, 1)
    for count, tick in zip(rows, ticks, strict=True):
        few = 0 < count <= MOST_PICKED and not tick
        if few and (digits or count > len(letters)):
            found.append(DIGITS)
            digits = ""
        else:
            taken = count if count <= MOST_PICKED else min(count, each)
            found.append(letters[:taken])
            letters = letters[taken:]
    return found, letters, digits


def lettered(names: Sequence[str]) -> str:
    """Return the letters that pick the first rows of a list of numbered hexes or units.

    Digits spell these, so that a letter can only mean a row.
    """
    numbers = bool(names) and all(one[:1].isdigit() for one in names)
    return _free_letters(names)[: len(names)] if numbers else ""


def _free_letters(names: Sequence[str]) -> str:
    """Return the letters that begin no word of the names: none where a letter is a word itself.

    The A of `area 3` is typed for its row, and a letter beside `1/306 A` would be read as a
    company.
    """
    return "" if _companies(names) else "".join(sorted(set(LETTERS) - _initials(names)))


def letters_beside(
    lists: Sequence[Sequence[Option]], sought: Sequence[Sequence[Option]] = ()
) -> str:
    """Return the letters that may tick rows of lists without being typed for one of their names.

    So none stands for a company, none begins a name that is typed in a long list, and none begins a
    word of a name with figures: tank is typed for the 5th Tank Battalion. Nor does one begin a word
    of a value that is `sought` by name beside the lists.
    """
    names = [[render(one.text) for one in options] for options in lists]
    companies = {letter for one in names for letter in _companies(one)}
    spelled = [name.split()[0] for one in names if len(one) > MOST_PICKED for name in one]
    for options, named in zip(lists, names, strict=True):
        spelled += named if are_figured(options) else []
    spelled += [render(one.text) for options in sought for one in options]
    return "".join(sorted(set(LETTERS) - companies - _initials(spelled)))


def begins_one(letter: str, names: Iterable[str]) -> bool:
    """Tell whether a letter begins one of the names."""
    return any(name[:1].upper() == letter.upper() for name in names)


def are_figured(options: Sequence[Option]) -> bool:
    """Tell whether figures are typed for a name, so that no digit may be a key.

    That is so for battalions and numbered units, and for hexes, also further on in a name. A count
    or a number that is its own key is no name.
    """
    names = [render(one.text) for one in options]
    keys = labels(options) if len(options) <= MOST_PICKED else [""] * len(options)
    leads = [re.match(r"\d+(?![\w/])", name) for name in names]
    own = [lead is not None and lead[0] == key for lead, key in zip(leads, keys, strict=True)]
    begun = [name[:1].isdigit() and not is_key for name, is_key in zip(names, own, strict=True)]
    return any(begun) or bool(figures_in(names))


def figures_in(names: Iterable[str]) -> set[str]:
    """Return the figures with which the numbers of hexes begin that may be typed for names."""
    return {figure for name in names for figure in _HEX.findall(_head(name))}


def _companies(names: Iterable[str]) -> set[str]:
    return {letter for one in names for letter in re.findall(r"\b[A-Z]\b", one)}


def _initials(names: Iterable[str]) -> set[str]:
    """Return the letters with which a word of a name begins, before what is said about it."""
    words = (word for name in names for word in re.findall(r"\w+", _head(name)))
    return {word[0].upper() for word in words if word[0].isalpha()}


def _head(name: str) -> str:
    """Return a name without what is said about it."""
    return re.split(r"[,:(]", name, maxsplit=1)[0]


def natural(words: str) -> list[int | str]:
    """Return a sort key for words that puts the 2nd before the 10th."""
    return [int(one) if one.isdecimal() else one for one in re.split(r"(\d+)", words.casefold())]


def keys_of(options: Sequence[Option]) -> list[str]:
    """Return the digit that gives each answer: its place, or the number that it is.

    There is none where a digit may be meant otherwise: in a long list, where a number in the words
    of one answer is the place of another, and where a name begins with another one: its figures
    are typed. Those are spelled.
    """
    typed = labels(options) if len(options) <= MOST_PICKED else []
    if not typed or not all(len(label) == 1 and label.isdigit() for label in typed):
        return []
    if are_numbered(options) and typed != [str(option.value) for option in options]:
        return []  # a hex is typed figure by figure
    names = [render(one.text) for one in options]
    begun = zip(names, typed, strict=True)
    hexes = any((figures_in([name]) & set(typed)) - {key} for name, key in begun)
    return [] if hexes or begin_otherwise(names, typed) else typed


def begin_otherwise(names: Sequence[str], keys: Sequence[str]) -> bool:
    """Tell whether one of the names begins with a digit that is not its own key."""
    return any(
        name[:1].isdigit() and name[:1] != key for name, key in zip(names, keys, strict=True)
    )


def signs_of(options: Sequence[Option]) -> str:
    """Return the signs that pick the rows of a short list; none where they are spelled."""
    return "".join(keys_of(options))


def signs_of_field(options: Sequence[Option]) -> str:
    """Return the signs that pick the values of a short field of a form.

    Areas, hexes and units go by their own numbers: where these are no figures, digits are typed for
    them and letters pick, as far as none begins a name.
    """
    if len(options) > MOST_PICKED:
        return ""
    names, typed = [render(one.text) for one in options], are_figured(options)
    others = _free_letters(names) if typed or are_numbered(options) else DIGITS
    return (not typed and signs_of(options)) or others[: len(options)]


MOST_SEGMENTS = 6
MOST_SHORT, SHORT = 9, 20
"""Of words no longer than that, so many stand side by side: as many as digits pick."""


def is_listed(field: Field, say: Say) -> bool:
    """Return whether the one value of a field is picked from a list: it has no room for buttons."""
    few = len(field.options) <= MOST_SEGMENTS
    if field.under is not None:
        return not few
    numbered = are_numbered(field.options) and not signs_of(field.options)
    if numbered or are_figured(field.options):  # their numbers are typed
        return True
    if few:
        return False
    longest = max(len(say(one.text)) for one in field.options)
    return len(field.options) > MOST_SHORT or longest > SHORT


def is_sought(field: Field, say: Say) -> bool:
    """Tell whether the values of a field stand side by side, and are sought by their names."""
    return field.kind == "choose" and not is_listed(field, say)


def signs_of_pick(options: Sequence[Option], words: Sequence[str]) -> str:
    """Return the signs that pick the one value of a field from a list of these words."""
    return signs_of_field(options) or lettered(words)


def signs_of_words(field: Field) -> str:
    """Return a sign for each value of a field that takes own words too, 0 for the one for none."""
    if not field.keyed:
        return DIGITS
    signs = iter(DIGITS + LETTERS)
    return "".join(NONE_SIGN if one.value == "" else next(signs, " ") for one in field.options)
