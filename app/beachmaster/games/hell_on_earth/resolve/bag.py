"""Draw Intelligence markers for an assault: the player's own first, then the seed's (3.3.3)."""

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from beachmaster.engine import chance
from beachmaster.engine.resolution import Drawn, Origin, refuse
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Tray
from beachmaster.games.hell_on_earth.assault_odds import Bag, points
from beachmaster.games.hell_on_earth.state import DefenceMarker
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData

REACTION = "reaction"
SET_UP_REACTIONS = 3


class BagCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many markers of each class the red bag holds."""

    defence_support: Annotated[int, Meta(ge=0, le=21)]
    reaction: Annotated[int, Meta(ge=0, le=5)]


def make_bag(data: GameData, given: BagCounts | tuple[str, ...] | None, lying: str | None) -> Bag:
    """Return the bag as given, or the set-up bag; a Defense marker on the target is not in it."""
    pool = {token: one for token, one in data.intelligence.items() if token != lying}
    reactions = data.markers.reaction
    if given is None:
        return Bag(pool, len(pool), reactions[:SET_UP_REACTIONS])
    if isinstance(given, BagCounts):
        if given.defence_support > len(pool):
            raise refuse(
                "bag.defence_support",
                T(
                    "The field “{field}” takes at most {limit}: a marker on the target is not in "
                    "the bag."
                ),
                {"max": len(pool)},
                limit=len(pool),
            )
        return Bag(pool, given.defence_support, reactions[: given.reaction])
    return _listed(given, pool, reactions)


def _listed(
    given: tuple[str, ...], pool: Mapping[str, DefenceMarker], reactions: Sequence[str]
) -> Bag:
    for index, token in enumerate(given):
        if token not in pool and token not in reactions:
            raise refuse(
                f"bag[{index}]",
                T(
                    "The field “{field}” takes an Intelligence marker that can be in the bag, not "
                    "“{token}”."
                ),
                [*pool, *reactions],
                token=token,
            )
        if token in given[:index]:
            raise refuse(
                f"bag[{index}]",
                T("The field “{field}” names “{token}” a second time."),
                None,
                token=token,
            )
    inside = {token: pool[token] for token in given if token in pool}
    return Bag(inside, len(inside), tuple(token for token in given if token in reactions))


class Draws:
    """The draws of one assault: the player's own tokens first, then the seed's."""

    def __init__(self, data: GameData, bag: Bag, given: Sequence[str], tray: Tray) -> None:
        self.data = data
        self.tray = tray
        self.given = _named(bag, given)
        self.drawn: list[Drawn] = []
        self.contents = self._contents(bag)

    def draw(self, purpose: Text, rule: str) -> str:
        """Return the next token from the bag."""
        number = len(self.drawn)
        origin: Origin = "given" if number < len(self.given) else "seed"
        key = self.tray.key("draw", number)
        later = self.given[number + 1 :]
        left = [token for token in self.contents if token not in later]
        token = self.given[number] if origin == "given" else chance.draw(left, self.tray.seed, key)
        self.contents.remove(token)
        shows = marker_text(self.data.intelligence.get(token))
        self.drawn.append(
            Drawn(bag="red", token=token, shows=shows, origin=origin, purpose=purpose, rule=rule)
        )
        return token

    def not_needed(self) -> list[Text]:
        """Say which of the tokens given were not drawn."""
        spare = self.given[len(self.drawn) :]
        return [T("Markers not needed: {tokens}.", tokens=list(spare))] if spare else []

    def _contents(self, bag: Bag) -> list[str]:
        """Return the tokens in the bag, the unknown ones of a counted bag by the seed."""
        named = [token for token in self.given if token in bag.pool]
        others = [token for token in bag.pool if token not in named]
        mixed = chance.shuffled(others, self.tray.seed, self.tray.key("bag"))
        return [*named, *mixed[: max(0, bag.defence - len(named))], *bag.reactions]


def _named(bag: Bag, given: Sequence[str]) -> list[str]:
    """Return the tokens given, any Reaction named by an id; refuse what the bag cannot hold."""
    reactions = list(bag.reactions)
    named: list[str] = []
    for index, token in enumerate(given):
        one = next((r for r in reactions if token in (r, REACTION)), token)
        known = one in bag.pool or one in reactions
        if not known or one in named or _overdrawn(bag, named, one):
            expected = [*bag.pool, *bag.reactions, REACTION]
            raise refuse(
                f"draws[{index}]",
                T("The field “{field}” takes a marker that is still in the bag, not “{token}”."),
                expected,
                token=token,
            )
        if one in reactions:
            reactions.remove(one)
        named.append(one)
    return named


def _overdrawn(bag: Bag, named: Sequence[str], token: str) -> bool:
    return token in bag.pool and sum(one in bag.pool for one in named) >= bag.defence


def marker_text(marker: DefenceMarker | None) -> Text:
    """Return what an Intelligence marker shows on its sides."""
    if marker is None:
        return T("Reaction")
    tank, artillery, at = points(marker.support)
    return T(
        "Defense {cf} {type}; support: tank {tank}, artillery {artillery}, anti-tank {at}",
        cf=marker.cf,
        type=marker.defence,
        tank=tank,
        artillery=artillery,
        at=at,
    )
