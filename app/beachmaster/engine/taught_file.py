"""Read the script of a taught opening; whatever is wrong with it is said with its place."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from beachmaster.engine.datafile import (
    DataError,
    decode,
    header_problems,
    our_file,
    raise_problems,
    read_bytes,
    refuse_repeated,
    repeated,
)
from beachmaster.engine.taught import Card, Script, ScriptFile, Words
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T

NAME = "opening.json"


def read_script(game: str, words: Mapping[str, Words], path: Path | None = None) -> Script:
    """Return a game's taught opening; raise `DataError` where its file is not as it should be.

    `words` are those of the game's own package by card; the file may lie elsewhere than ours.
    """
    data = read_bytes(path or our_file(game, NAME))
    file = decode(data, ScriptFile, _FILE)
    refuse_repeated(data, _FILE)
    script = Script(file=file, words=words)
    raise_problems(_problems(script, game), DataError)
    return script


def _problems(script: Script, game: str) -> Iterator[Text]:
    file, words = script.file, script.words
    yield from header_problems(file, game)
    yield from repeated(file.cards, T("cards: “{name}” is listed {times} times"))
    ids = {card.id for card in file.cards}
    for name in sorted(words.keys() - ids):
        yield T("cards: “{name}” is missing, though there are words for it", name=name)
    for at, card in enumerate(file.cards):
        if card.id not in words:
            yield T("card “{name}”: there are no words for it", name=card.id)
            continue
        if card.last != (at == len(file.cards) - 1):
            yield T("card “{name}”: the last card, and no other, is “last”", name=card.id)
        for problem in _card_problems(card, words[card.id]):
            yield T("card “{name}”: {what}", name=card.id, what=problem)


def _card_problems(card: Card, words: Words) -> Iterator[Text]:
    """Yield what does not go together in one card."""
    if card.shows and card.yours:
        yield T("it cannot both show an answer and leave it to the player")
    if card.ask is not None and not card.looks:
        yield T("it asks a question and the game's prompt at once; make it two cards")
    if not (card.looks or card.at.procedure):
        yield T("say at which procedure it is due")
    if card.shows and words.otherwise is None:
        yield T("it shows an answer, so it needs words for a player who answers differently")
    if card.also and not card.shows:
        yield T("“also” goes with an answer that is shown")
    if card.ask is not None:
        for name in sorted({*card.ask.right} - {*card.ask.among}):
            yield T("the right answer “{answer}” is not among those listed", answer=name)
        if len({*card.ask.among}) < len(card.ask.among):
            yield T("its question lists an answer twice")


_FILE = plain_text(NAME)
