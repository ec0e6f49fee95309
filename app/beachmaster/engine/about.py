"""Say what a game is before it is loaded: its name and title, what it needs, how far it goes."""

import msgspec

from beachmaster.engine.text import Text


class Lie(msgspec.Struct, frozen=True):
    """How an island lies on a game's map: `turned`, north to the left where that is 90 degrees.

    `landings` are where the landing comes ashore, in longitude and latitude.
    """

    turned: float = 0.0
    landings: tuple[tuple[float, float], ...] = ()


class About(msgspec.Struct, frozen=True, kw_only=True):
    """One game of the library; of one that is not `playable` only the rules are there.

    `in_words` tells that it can be played in words only, with no positions kept; `draws` that one
    draws from bags or turns counters in it; `taught` that it has a taught opening. `coast` names
    the file of `resources/coastlines` that draws its island, where there is one, and `lie` how it
    lies there, so that games about one island can be told apart.
    """

    name: str
    title: Text
    needs: Text
    state: Text
    playable: bool = True
    in_words: bool = True
    draws: bool = True
    taught: bool = False
    coast: str = ""
    lie: Lie = Lie()
