"""Show in the terminal which rules of a game the player knows."""

from collections.abc import Callable
from typing import Protocol

from beachmaster.cli import quizzing
from beachmaster.cli.console import Console
from beachmaster.cli.problems import Mistake
from beachmaster.cli.texts import T
from beachmaster.engine.changes import SessionError
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Param
from beachmaster.rulebook.books import books
from beachmaster.rulebook.reading import RuleReader
from beachmaster.storage.guidance import known_of, known_words, plain_words
from beachmaster.storage.known import Known
from beachmaster.storage.lessons import Lessons
from beachmaster.storage.players import PlayerNameError, Players
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Playing
from beachmaster.storage.terms import Terms, texts_of

GUESS = quizzing.SIGN
"""What stands before the number of an answer to a question."""
NO_NAME = "-"
"""Stands for the first player, whom nobody asked for a name."""


class Learner(Protocol):
    """What is needed of whoever plays."""

    playing: Playing
    console: Console
    reader: RuleReader
    lessons: Lessons
    settings: Settings

    def learn_as(self, known: Known) -> None:
        """Teach somebody else from now on."""

    def list_again(self) -> None:
        """Let the prompt be shown in full once more."""


def verbs(player: Learner) -> dict[str, Callable[[str], None]]:
    """Return the commands of who learns: what is known, and an answer to a question."""

    def known(rest: str) -> None:
        game = rest.strip() or player.playing.setup.game
        show_known(player.console, player.reader, player.lessons.known, game)

    def term(rest: str) -> None:
        lexicon = player.reader.lexicon(player.playing.setup.game)
        found = lexicon.named(rest)
        if found is None:
            raise Mistake(
                T(
                    "Type term and a word of the glossary, such as: term {example}.",
                    example=lexicon.entries[0].title,
                )
            )
        player.console.prose(plain_words(f"{found.title}\n\n{found.text}"))

    def counter(_rest: str) -> None:
        book = books().get(player.playing.setup.game)
        rule = "" if book is None else book.counter
        if not rule:
            raise Mistake(T("There is no drawing of a counter."))
        for words in player.reader.section(rule).drawn_words:
            player.console.prose(words)
        player.console.say(T("Rule {rule} (? {rule} reads it)", rule=rule))

    def who(rest: str) -> None:
        show_players(player, rest.strip())

    return {
        "known": known,
        "term": term,
        "counter": counter,
        "player": who,
        **quizzing.verbs(player),
    }


def show_players(player: Learner, name: str) -> None:
    """Let somebody else play who is named, and be taught anew; without a name print who does."""
    players, console = Players.load(), player.console
    if name:
        try:
            player.lessons.known.save()
            known = players.play_as("" if name == NO_NAME else name, player.settings)
        except PlayerNameError as error:
            raise Mistake(error.text) from error
        except OSError as error:
            why = error.strerror or str(error)
            raise Mistake(T("It cannot be saved: {why}.", why=why)) from error
        player.learn_as(known)
        player.list_again()
    first = T("the first player ({sign})", sign=NO_NAME)
    now = players.name or first
    others: list[Param] = [other or first for other in players.others]
    console.say(T("{name} plays now; rules are explained as this player needs them.", name=now))
    if others:
        console.say(T("Also known: {names}", names=others), "   ")
    console.say(T("To let someone else play, type player NAME."), "   ")


def show_terms(player: Learner, asked: Asked) -> None:
    """Print which words of a prompt stand in the glossary, a new one with what it means."""
    console, lessons = player.console, player.lessons
    if lessons.terms is None:
        try:
            lexicon = player.reader.lexicon(player.playing.setup.game)
        except SessionError:
            return
        lessons.terms = Terms(lexicon, lessons.known)
    said = " ".join(console.words.say(text) for text in texts_of(asked.prompt))
    named = lessons.terms.named(asked, said, player.settings["teaching"])
    if named.new is not None:
        console.line(f"{named.new.title}: {named.new.line}", "   ")
    if named.terms:
        words = [one.title for one in named.terms]
        console.say(T("Words: {words} (term {first})", words=words, first=words[0]), "   ")


def show_known(console: Console, reader: RuleReader, known: Known, game: str) -> None:
    """Print the three heaps: used without help, seen, not yet met."""
    heaps, titles = known_of(reader, known, game)
    for head, rules in (
        (T("Yours (used without help): {n}", n=len(heaps.yours)), heaps.yours),
        (T("Seen: {n}", n=len(heaps.seen)), heaps.seen),
        (T("Not yet met: {n}", n=len(heaps.unmet)), heaps.unmet),
    ):
        console.say(head)
        if rules:
            console.line("; ".join(f"{rule} {titles[rule]}" for rule in rules), "   ")


def show_known_at_end(console: Console, reader: RuleReader, known: Known, game: str) -> None:
    """Print in one line how many rules are known once a game is over."""
    try:
        heaps, titles = known_of(reader, known, game)
    except SessionError:
        return
    if titles:
        console.say(T("{known} Type known to list them.", known=known_words(heaps)))
