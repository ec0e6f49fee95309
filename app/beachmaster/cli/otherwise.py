"""Play a rule otherwise from now on, in the terminal and over JSON lines."""

from beachmaster.cli import wire
from beachmaster.cli.console import Console
from beachmaster.cli.problems import Mistake
from beachmaster.cli.render import Words
from beachmaster.cli.rule_names import rule_called
from beachmaster.cli.texts import T
from beachmaster.engine.otherwise import InForce, house_of, house_words, is_rule, rulings_of
from beachmaster.engine.rulings import Ruling, default_of
from beachmaster.engine.session import Session
from beachmaster.rulebook.reading import RuleReader

NONE = "-"


def otherwise(console: Console, session: Session, reader: RuleReader, typed: str) -> bool:
    """Show how a rule is played, or play it otherwise as typed; tell whether that was done.

    Raise `OtherwiseError` where that cannot be.
    """
    about, _space, to = typed.partition(" ")
    if about[:1].isdecimal():  # else it is a ruling
        about = rule_called(about, console.home) or about
    if not to.strip():
        _show(console, session, about)
        return False
    take(session, reader, about, to.strip())
    return True


def take(session: Session, reader: RuleReader, about: str, to: str, reason: str = "") -> None:
    """Play it otherwise from now on; raise `SessionError` for a rule that no book has."""
    if is_rule(about):
        reader.section(about)
    session.otherwise(about, "" if to == NONE else to, reason)


def _show(console: Console, session: Session, about: str) -> None:
    """List the rulings and house rules on a rule, or all that is not as the rules have it."""
    found = rulings_of(session.module, about)
    house = house_of(session.state, about)
    if about and not is_rule(about) and not found:
        raise Mistake(_HOW)
    for ruling in found if about else _switched(session, found):
        _show_ruling(console, session, ruling)
    for rule, words in house.items():
        console.say(house_words(rule, words))
    console.say(_HOW, "   ")


def _switched(session: Session, found: list[Ruling]) -> list[Ruling]:
    options = InForce(session)
    return [one for one in found if options[one.option] != default_of(one)]


def _show_ruling(console: Console, session: Session, ruling: Ruling) -> None:
    console.say(T("{id} {question}", id=ruling.id, question=ruling.question))
    force = InForce(session)[ruling.option]
    for one in ruling.alternatives:
        source = T("{value}: {words} (in force)") if one.value == force else T("{value}: {words}")
        console.say(source.fill(value=one.value, words=one.text), "   ")


def otherwise_line(session: Session, words: Words) -> wire.Line:
    """Return every ruling with a choice as it is in force, and the house rules."""
    options = InForce(session)
    return {
        "type": "otherwise",
        "rulings": [
            {
                "id": one.id,
                "option": one.option,
                "rules": list(one.rules),
                "text": words.say(one.question),
                "value": options[one.option],
                "values": [way.value for way in one.alternatives],
            }
            for one in rulings_of(session.module)
        ],
        "house": dict(house_of(session.state)),
    }


_HOW = T(
    "From now on: otherwise RULING CHOICE, or otherwise RULE and your own words (a "
    "house rule); otherwise RULE - removes it."
)
