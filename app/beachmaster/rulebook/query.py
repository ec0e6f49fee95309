"""Read what a player types into a search box: numbers, phrases, words and the game they name."""

import re
from dataclasses import dataclass

from beachmaster.rulebook.books import books
from beachmaster.rulebook.words import fold, words_of

LONGEST = 240
MOST_WORDS = 24
QUOTES = '"\u201c\u201d\u00ab\u00bb'
QUOTED = re.compile(f"[{QUOTES}]([^{QUOTES}]+)[{QUOTES}]")
PREFIXES = {book.prefix: book.game for book in books().values()}
PREFIXED = re.compile(rf"(?<!\w)({'|'.join(PREFIXES)})(?:\s*:\s*|\s+(?=\d)|(?=\d))")
NUMBER = re.compile(
    r"(?<![\w./])(?:rule |section |\u00a7 ?)?"
    r"(?:(?P<dotted>\d+(?:\.\d+)+)(?:\.?([a-z])|\(([a-z])\))?|(?P<whole>\d+))\.?(?![\w./])"
)
CAPITALS = re.compile(r"\b[A-Z]{2,}\b")
RULING = re.compile(r"(?<![\w.-])([a-z])-(\d{1,3})(?![\w-])")
NAMES = {game.replace("-", ""): game for game in books()} | PREFIXES
NAME = "|".join((*(game.replace("-", "[ -]?") for game in books()), *PREFIXES))
NAMED = re.compile(
    rf"^\s*(?P<first>{NAME})(?:\s*:|\s)\s*(?=[\w\"])|(?<=[\w\"?!.])\s+(?P<last>{NAME})\W*$"
)
STOP_WORDS = frozenset(  # what any question has in it
    """a about after all also am an and any are as at be been being but by can could did do does
    doing for from get gets go had has have having he her here him his how i if in into is it its
    just me my of off on one ones or our please rule rules she should so some than that the their
    them then there these they this those to too us use was we were what whats when where which
    while who whom whose why will with without would you your happen happens happening mean means
    dont doesnt cant im whole whether really any ever afterwards much many
    long every tell explain work works still let lets""".split()  # noqa: SIM905 - a list of a hundred strings is harder to read
)
FILLERS = frozenset(  # what is said in passing, though no rule text may have it
    """again actually always anybody anyone anything anywhere away back bit bring come coming
    everybody everyone everything exactly fast go goes going gone good got keep kind left like
    lot make makes making more myself need needs needed next nobody normal normally nothing now
    once ok only other others out over own people possible put puts putting quite right same
    side some somebody someone something sort still stuff supposed sure take takes taken
    taking their thing things think time times try trying under up use used using usually
    want wants way well anymore already yet instead else currently actual okay allowed
    able give gives given happen supposed cant couldnt wont isnt arent doesnt must need
    another new old big small many each both way around there here where
    guy guys men man boy boys lad lads dude dudes fellow fellows folks bloke blokes soldier
    soldiers""".split()  # noqa: SIM905
)


@dataclass(frozen=True, slots=True)
class Query:
    """What a player typed, taken apart."""

    words: tuple[str, ...] = ()
    phrases: tuple[tuple[str, ...], ...] = ()
    numbers: tuple[str, ...] = ()
    game: str = ""
    unfinished: bool = False
    capitals: frozenset[str] = frozenset()

    @property
    def only_number(self) -> bool:
        """Tell whether nothing but section numbers was typed."""
        return bool(self.numbers) and not self.words and not self.phrases


def read_query(text: str) -> Query:
    """Take any text apart; no text is refused."""
    capitals = _capitals(text[:LONGEST])
    text = fold(text[:LONGEST].replace("\0", " "))
    game, text = _named_game(text)
    phrases = tuple(words for words in (tuple(words_of(q)) for q in QUOTED.findall(text)) if words)
    rest = QUOTED.sub(" ", text)
    phrases += tuple(RULING.findall(rest))
    rest = RULING.sub(" ", rest)
    numbers = [(_number(match), bool(match["dotted"])) for match in NUMBER.finditer(rest)]
    words = words_of(NUMBER.sub(" ", rest))
    if words or phrases:
        words = words_of(NUMBER.sub(lambda match: match["whole"] or " ", rest))
        numbers = [(number, dotted) for number, dotted in numbers if dotted]
    return Query(
        words=tuple(words[:MOST_WORDS]),
        phrases=phrases[:4],
        numbers=tuple(number for number, _dotted in numbers[:4]),
        game=game,
        unfinished=bool(words) and rest[-1:].isalnum(),
        capitals=capitals & set(words),
    )


def _capitals(text: str) -> frozenset[str]:
    """Return the words that stand out in capitals; none where everything is in capitals."""
    if text == text.upper():
        return frozenset()
    return frozenset(fold(word) for word in CAPITALS.findall(text))


def _named_game(text: str) -> tuple[str, str]:
    """Take off the game that a text names at either end, or before a number."""
    named = NAMED.search(text)
    if named:
        name = "".join(re.findall("[a-z]", named["first"] or named["last"]))
        return NAMES[name], f"{text[: named.start()]} {text[named.end() :]}"
    prefixed = PREFIXED.search(text)
    game = PREFIXES[prefixed[1]] if prefixed else ""
    return game, PREFIXED.sub(" ", text)


def _number(match: re.Match[str]) -> str:
    """Return a section's number as ids have it: 11.4.2C is 11.4.2.c."""
    letter = match[2] or match[3]
    return f"{match['dotted']}.{letter}" if letter else match["dotted"] or match["whole"]
