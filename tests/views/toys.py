"""Toy games with what no game has yet: hits by row, counted pieces, and pieces face down."""

from beachmaster.engine.deciding import at_once, deciding
from beachmaster.engine.module import Play, Steps
from beachmaster.engine.players import RandomPlayer
from beachmaster.engine.prompt import Option, Place, Roll, options_of
from beachmaster.engine.session import Session
from beachmaster.engine.text import plain_text
from engine.area_game import AreaGame, AreaState
from engine.pile_game import PileGame
from screen.play import begun


class FaceDown(AreaGame):
    """Units of the other side lie face down and nothing tells them apart: where does fire go?"""

    def __init__(self) -> None:
        super().__init__(None, A="1", J1="3", J2="3", J3="3", J4="5")

    def phase(self, play: Play[AreaState]) -> Steps[None]:
        here = ("3", "5")
        yield Place(
            procedure="fire",
            text=plain_text("Fire at which area?"),
            rules=("toy:1",),
            subjects=("3",),
            options=options_of(*[Option(one, plain_text(f"area {one}")) for one in here]),
        )
        play.state.turn += 1
        play.state.over = play.state.turn > 2

    def _row(self, state, unit):
        row = super()._row(state, unit)
        if unit == "A":
            return row
        back = {"hidden": True, "name": plain_text("unknown unit"), "short": "?"}
        return type(row)(**{**{name: getattr(row, name) for name in row.__struct_fields__}, **back})


TOYS = {
    "pile": lambda: Session(PileGame(), 7),
    "island": begun,
    "face-down": lambda: Session(FaceDown(), 1),
}


def walk_toy(name, see, most=5000):
    """Play a toy by chance; show what a person is asked with the answers to enter."""
    session, count = TOYS[name](), 0
    player = RandomPlayer(session)
    while session.asked is not None and count < most:
        asked = session.asked
        if session.opponent is not None or session.is_behind(asked.prompt):
            at_once(deciding(session))
            continue
        count += 1
        for value in _answers(session, player):
            see(session, asked.key, asked.prompt, value)
        if asked.prompt.kind == "roll":
            session.auto()
        else:
            session.answer(player.answer(asked))
    return count


def _answers(session, player):
    """Yield answers of every form that a prompt takes."""
    prompt = session.asked.prompt
    if not isinstance(prompt, Roll):
        yield prompt.check(player.answer(session.asked))
        if prompt.procedure == "orders":
            zone, pile = next(iter(session.state.us.items()))
            kind = next(iter(pile))
            yield f"{zone} {'8' if zone != '8' else 'beach'} 1{kind}"
        return
    faces = [1 + at % die.sides for at, die in enumerate(prompt.dice.each)]
    yield faces
    if prompt.counts_hits:
        yield prompt.check({"hits": prompt.hits_of(faces)})
