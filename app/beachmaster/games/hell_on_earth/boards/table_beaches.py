"""Who stands on which landing beach of a table board (hoe:5.8.2.3)."""

from collections.abc import Sequence

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Confirm, Record
from beachmaster.games.hell_on_earth.boards import fields
from beachmaster.games.hell_on_earth.boards import told as memory
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import BEACH, BEACH_TEXTS, BEACHES
from beachmaster.games.hell_on_earth.texts import T


class TableBeaches:
    """Remember beaches, and ask for those that nobody named."""

    def on_beach(self, game: Game, unit: str) -> bool:
        """Remember which units stand on a beach."""
        return game.us(unit).place in BEACHES

    def beach_free(self, game: Game, beach: int) -> Steps[bool]:
        """Ask, unless a unit is known to stand there or was found there in this phase."""
        if beach in memory.seen(game.state).taken or any(
            unit.place == BEACH(beach) for unit in game.state.us.values()
        ):
            return False
        answer: bool = yield Confirm(
            procedure="beach-free",
            subjects=(str(beach),),
            text=T("Is {beach} free of US units?", beach=BEACH_TEXTS[beach]),
            rules=("hoe:5.8.2.3",),
            question=True,
        )
        if not answer:
            memory.see(game.state).taken.append(beach)
        return answer

    def beaches_full(self, game: Game) -> bool:
        """Tell whether six units are known to stand on beaches."""
        return sum(u.place in BEACHES for u in game.state.us.values()) >= len(BEACH_TEXTS)

    def beach_place(self, game: Game, beach: int) -> str:
        """Name a beach by its number."""
        return BEACH(beach)


def name_beaches(game: Game, units: Sequence[str], *subjects: str) -> Steps[None]:
    """Ask on which landing beach units stand, of those that hold nobody else."""
    free = fields.free_beaches(game, units)
    record = Record(
        procedure="which-beach",
        subjects=subjects,
        text=T("On which landing beach does each of them stand?"),
        rules=("hoe:3.1", "hoe:5.8.2.3"),
        fields=tuple(fields.beach(game, name, free) for name in units),
        agrees=lambda given: (
            T("A landing beach holds only one unit.")
            if len(set(given.values())) < len(given)
            else None
        ),
        question=True,
    )
    told = yield from fields.asked(record)
    for name, number in told.items():
        game.us(name).place = BEACH(number)
