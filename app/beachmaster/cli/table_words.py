"""Say in the terminal what the printed tables of the player's own map say."""

from collections.abc import Sequence

from beachmaster.cli.console import Console
from beachmaster.cli.problems import Mistake
from beachmaster.cli.texts import T
from beachmaster.engine import mapright
from beachmaster.engine.facts import WHOLE, MapFact
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.printkinds import value_word
from beachmaster.engine.session import Session
from beachmaster.engine.text import Param


def told(
    console: Console, session: Session, prints: OpenPrints, words: Sequence[str]
) -> list[MapFact]:
    """Return what is said of a table: `crt same`, `crt other` (its lines are asked next)."""
    table = prints.tables[words[0].casefold()]
    said = " ".join(words[1:]).casefold()
    for one in table.values:
        if said in (value_word(one.value), console.words.say(one.text).casefold()):
            return mapright.checked(session, [(WHOLE, table.id, one.value)])
    known: list[Param] = [f"map {table.id} {value_word(one.value)}" for one in table.values]
    raise Mistake(T("Enter what your {table} says, such as {examples}.", table=table.text,
                    examples=known))  # fmt: skip


def show_gaps(console: Console, prints: OpenPrints) -> None:
    """Print what is known of each printed table."""
    for table in prints.tables.values():
        value = prints.known.get(WHOLE, {}).get(table.id)
        said = table.words(value)
        if value is None:
            said = T("{table}: not asked yet", table=table.text)
        sign = "✓" if value not in (None, *(one.value for one in table.values[1:])) else "…"
        line = T("{sign} {said} ({rule})", sign=sign, said=said, rule=table.rules[0])
        console.say(line, "   ")
