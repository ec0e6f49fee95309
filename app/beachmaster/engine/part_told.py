"""Keep what was told of a form about the player's own map, where it is left before it is whole."""

from beachmaster.engine.facts import MapFact
from beachmaster.engine.learning import PUT_RIGHT
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Record
from beachmaster.engine.record import Told
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.tree import LEARNED
from beachmaster.engine.unknown import MapQuestion
from beachmaster.engine.values import Value


def keep_part(session: Session, question: MapQuestion, told: Value) -> bool:
    """Learn what the whole fields of a half told form say; tell whether there was anything."""
    facts = _facts_of_part(question, told) if isinstance(told, dict) else ()
    if not facts:
        return False
    try:
        session.learn_facts(facts, question.prompt.text)
    except AnswerError:  # the form would have refused it as well
        return False
    return True


def _facts_of_part(question: MapQuestion, told: Told) -> tuple[MapFact, ...]:
    prompt = question.prompt
    if not isinstance(prompt, Record):
        return ()
    kept: dict[str, Value] = {}
    for name, value in prompt.sound(told).items():
        more = {**kept, name: value}
        if name in told and (prompt.agrees is None or prompt.agrees(more) is None):
            kept = more
    return question.facts(kept)


def left_waiting(session: Session) -> Text | None:
    """Say that an answer is to be given again: the map was asked for it, and the game then left."""
    tree = session.tree
    last = tree.entries[tree.cursor]
    learned = last.kind == LEARNED and last.by == "player" and last.reason != PUT_RIGHT
    return AGAIN if learned and last.id == tree.next_id - 1 else None


AGAIN = T(
    "What you last entered about your map is kept. The answer that needed it did not "
    "count yet: enter it again."
)
