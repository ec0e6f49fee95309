"""Read what a player types into a search box: numbers, phrases, words and the game they name."""

import re
from dataclasses import dataclass

from beachmaster.rulebook.books import BY_PREFIX
from beachmaster.rulebook.words import fold, words_of

LONGEST = 240
MOST_WORDS = 24
QUOTES = '"\u201c\u201d\u00ab\u00bb'
QUOTED = re.compile(f"[{QUOTES}]([^{QUOTES}]+)[{QUOTES}]")
PREFIXED = re.compile(rf"(?<!\w)({'|'.join(BY_PREFIX)})(?:\s*:\s*|\s+(?=\d)|(?=\d))")
NUMBER = re.compile(r"(?<![\w.])(?:rule |section |\u00a7 ?)?(\d+(?:\.\d+)*)\.?(?![\w.])")
STOP_WORDS = frozenset(  # what any question has in it
    """a about after all also am an and any are as at be been being but by can could did do does
    doing for from get gets go had has have having he her here him his how i if in into is it its
    just me my of off on one ones or our please rule rules she should so some than that the their
    them then there these they this those to too us use was we were what whats when where which
    while who whom whose why will with without would you your happen happens happening mean means
    dont doesnt cant im much many long every tell explain work works still let lets""".split()  # noqa: SIM905 - a list of a hundred strings is harder to read
)


@dataclass(frozen=True, slots=True)
class Query:
    """What a player typed, taken apart."""

    words: tuple[str, ...] = ()
    phrases: tuple[tuple[str, ...], ...] = ()
    numbers: tuple[str, ...] = ()
    game: str = ""
    unfinished: bool = False

    @property
    def only_number(self) -> bool:
        """Tell whether nothing but section numbers was typed."""
        return bool(self.numbers) and not self.words and not self.phrases


def read_query(text: str) -> Query:
    """Take any text apart; no text is refused."""
    text = fold(text[:LONGEST].replace("\0", " "))
    phrases = tuple(words for words in (tuple(words_of(q)) for q in QUOTED.findall(text)) if words)
    rest = QUOTED.sub(" ", text)
    named = PREFIXED.search(rest)
    rest = PREFIXED.sub(" ", rest)
    numbers = list(NUMBER.findall(rest))
    words = words_of(NUMBER.sub(" ", rest))
    dotted = [number for number in numbers if "." in number]
    if words or phrases:
        words = words_of(re.sub(r"\d+(?:\.\d+)+\.?", " ", rest))
        numbers = dotted
    return Query(
        words=tuple(words[:MOST_WORDS]),
        phrases=phrases[:4],
        numbers=tuple(numbers[:4]),
        game=BY_PREFIX[named[1]].game if named else "",
        unfinished=bool(words) and text[-1:].isalnum(),
    )
