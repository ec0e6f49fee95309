"""Let a player name a hidden unit that went by a word of the program's until then.

Beside a map of the player's own such a unit was told as a neighbor, when nobody had to know where
it stands (hoe:5.4.2.7.1.4). A new word for a target may mean it, and only the player can tell.
"""

from msgspec.structs import replace

from beachmaster.engine.acts import moves
from beachmaster.engine.prompt import Field, Option
from beachmaster.engine.record import Told
from beachmaster.games.hell_on_earth import memory
from beachmaster.games.hell_on_earth.acts import japan_id
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.texts import T

WAS, NEW = "was", ""


def row(game: Game) -> Field:
    """Return the field for whom a new word means; settled where there is no such unit."""
    whole = Field(name=WAS, kind="choose", text=T("which unit that is"), by=("target",))
    known: dict[str, Field] = {}  # an answer is put in words after the unit was named

    def given(told: Told) -> Field:
        word = str(told["target"])
        if word not in known:
            ours = memory.called(game) if word and game.at(word) is None else []
            named = [Option(game.unit(one).place, game.japanese_name(one)) for one in ours]
            options = (Option(NEW, T("one that was not listed before")), *named)
            known[word] = replace(
                whole, options=options if ours else (), known=None if ours else NEW
            )
        return known[word]

    return replace(whole, given=given)


def name_it(game: Game, told: Told) -> None:
    """Let the unit that was meant go by the player's word."""
    counter = game.at(str(told[WAS])) if told.get(WAS) else None
    if counter is not None:
        word = str(told["target"])
        memory.call_otherwise(game.state, counter, word)
        text = T("“{was}” is called “{now}” from now on.", was=str(told[WAS]), now=word)
        act = moves(japan_id(counter), words=text, own=True)
        game.emit("renamed", None, "hoe:3.1", act=act)
