"""Play taught openings: by the answers shown, or by chance, card after card."""

from beachmaster.engine import chance
from beachmaster.engine.auto import program_answer
from beachmaster.engine.deciding import decide_all
from beachmaster.engine.prompt import Draw, Roll
from beachmaster.games.catalogue import script_of
from beachmaster.storage.starting import Wish, start

MOST = 400
"""More steps no opening takes."""


BESIDE = {"land-hex", "green-hex", "green-hex-two", "guess", "retreat"}
"""Cards for who names a unit without its hex, and for who fights or must fall back alone."""


def as_shown(game):
    """Return the cards that come by the answers shown, in their order."""
    return [card.id for card in script_of(game).file.cards if card.id not in BESIDE]


def sure(came):
    """Return the cards that come by the answers shown whatever the dice say."""
    return [one for one in came if one not in BESIDE]


def begun(game, save=None):
    """Return a game begun as its taught opening."""
    return start(Wish(game=game, seed=1, save=save, learn=True))


def step(playing, seed=None):
    """Do what the card that is due wants; by a seed, whatever is legal. Return the card's id."""
    taught, session = playing.taught, playing.session
    if session.opponent is not None:
        decide_all(session)
        return None
    card = taught.card
    if card is not None and card.ask is not None and taught.replied is None:
        among = list(card.ask.among)
        taught.reply(
            card.ask.right or among[:1]
            if seed is None
            else [among[chance.pick(among, seed, f"reply/{card.id}")]]
        )
    elif card is not None and card.looks:
        taught.go_on()
    elif card is not None and card.shows and seed is None:
        taught.show()
    else:
        asked = session.asked
        if isinstance(asked.prompt, Roll | Draw):
            session.auto()
        else:
            session.answer(program_answer(asked.prompt, seed or 0, asked.key))
    return None if card is None else card.id


def played(playing, seed=None, most=MOST):
    """Play until the lesson is over or the game is; return the cards in the order they came."""
    came = []
    for _ in range(most):
        if playing.taught.over or playing.session.asked is None:
            return came
        name = step(playing, seed)
        if name is not None and name not in came[-1:]:
            came.append(name)
    raise AssertionError(f"the lesson does not end: {came}")
