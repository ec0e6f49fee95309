"""Tell where the player's board contradicts by now what a game on it holds to be printed."""

from beachmaster.engine.facts import WHOLE, Atlas, MapFact, completed, facts_of, says
from beachmaster.engine.ownboard import OwnBoard


def differing(board: OwnBoard, atlas: Atlas) -> list[tuple[MapFact, MapFact]]:
    """Return what a game holds of its board and the player's board contradicts by now, in pairs.

    What the board does not know any more contradicts nothing. A list that the game holds to be
    complete is contradicted by a hex that shows the same and of which the game knows nothing.
    """
    pinned, now_known = board.known, atlas.known()
    found = [
        (one, MapFact(one.place, one.field, now_known[one.place][one.field]))
        for one in facts_of(pinned)
        if one.field in now_known.get(one.place, {}) and not says(now_known, one)
    ]
    closed = {
        completed(field, value): MapFact(WHOLE, completed(field, value), True)
        for field, values in board.complete.items()
        for value in values
    }
    for fact in facts_of(now_known):
        of = closed.get(completed(fact.field, fact.value)) if fact.place != WHOLE else None
        if of is not None and fact.field not in pinned.get(fact.place, {}):
            found.append((of, fact))
    return found
