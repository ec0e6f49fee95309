"""Boards to paint on: the player's own, or held back where a game under way knows otherwise."""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from beachmaster.desktop.learning.painter import Place
from beachmaster.engine.facts import WHOLE, Known, MapFact, counter_at, merged
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.options import same

if TYPE_CHECKING:
    from beachmaster.storage.boards import BoardAtlas


class BoardEasel:
    """A board of the player's, to be painted on."""

    def __init__(self, atlas: "BoardAtlas") -> None:
        self._atlas = atlas

    def known(self) -> Known:
        """Return all that is known of it."""
        return self._atlas.known()

    def remember(self, facts: list[MapFact]) -> None:
        """Keep facts for every game on it."""
        self._atlas.remember(facts)

    def forget(self, places: Iterable[Place]) -> None:
        """Take facts back."""
        self._atlas.boards.forget(self._atlas.board, places)


class HeldBackEasel(BoardEasel):
    """The board under a game: paint that the game knows otherwise is held back, and not written.

    `held` is what the game would learn, `gone` what goes with it and is not known then. With a
    print of a hex the rest of what was painted there waits, and what that says of its lists.
    """

    def __init__(self, atlas: "BoardAtlas", prints: Callable[[], OpenPrints | None]) -> None:
        super().__init__(atlas)
        self._prints = prints
        self.held: dict[Place, MapFact] = {}
        self.gone: set[Place] = set()

    def known(self) -> Known:
        """Return what is known of the board and what is held back."""
        known = super().known()
        if not (self.held or self.gone):
            return known
        found = merged(known, self.held.values())
        for place, field in self.gone:
            found.get(place, {}).pop(field, None)
        return found

    def remember(self, facts: list[MapFact]) -> None:
        """Keep what the game does not contradict, and hold the rest back."""
        places, kept = {one.place for one in facts if self._contradicts(one)}, list[MapFact]()
        for fact in facts:
            at = (fact.place, fact.field)
            self._let_go(at)
            if fact.place in places or self._goes_with_held(at):
                self.held[at] = fact
            else:
                kept.append(fact)
        super().remember(kept)

    def forget(self, places: Iterable[Place]) -> None:
        """Take facts back; hold back that a hex does not show what the game knows it to show."""
        gone, told = list(places), list[Place]()
        held = {at for at in gone if self._is_known_to_show(at)}
        for at in gone:
            self._let_go(at)
            if at in held:
                self.held[at] = MapFact(*at, None)
            elif at[0] in {place for place, _ in held} or self._goes_with_held(at):
                self.gone.add(at)
            else:
                told.append(at)
        super().forget(told)

    @property
    def hexes_held(self) -> int:
        """Return of how many hexes something is held back."""
        return len({place for place, _ in self.held if place != WHOLE})

    def contrary(self) -> list[MapFact]:
        """Return what is held back for the game to learn; write it where the game agrees by now."""
        if not any(self._contradicts(one) for one in self.held.values()):
            self.write_held()
        return list(self.held.values())

    def write_held(self) -> None:
        """Write what was held back: it is decided."""
        facts, gone = list(self.held.values()), self.gone
        self.drop_held()
        super().remember([one for one in facts if one.value is not None])
        super().forget([*gone, *((one.place, one.field) for one in facts if one.value is None)])

    def drop_held(self) -> None:
        """Forget what was held back: the board stays as it was."""
        self.held, self.gone = {}, set()

    def known_instead(self, facts: Iterable[MapFact]) -> Iterator[MapFact]:
        """Yield what the game knows instead of facts that contradict it."""
        prints = self._prints()
        for fact in facts if prints is not None else ():
            if prints is None or (fact.place == WHOLE and fact.field not in prints.tables):
                continue
            known = prints.contrary([fact]) or prints.counters.otherwise(fact)
            if known is not None:
                yield known
            elif not prints.is_open(fact.place, fact.field):
                shown = prints.shown(fact.place, fact.field)
                if not same(shown, fact.value):
                    yield MapFact(fact.place, fact.field, shown)

    # -- inside ----------------------------------------------------------------------------------

    def _let_go(self, at: Place) -> None:
        self.held.pop(at, None)
        self.gone.discard(at)

    def _goes_with_held(self, at: Place) -> bool:
        place, field = at
        held = {name for where, name in self.held if where != WHOLE}
        return place == WHOLE and field.partition(":")[0] in held

    def _is_known_to_show(self, at: Place) -> bool:
        prints = self._prints()
        if prints is not None and counter_at(at[0]) in prints.counters.sheet.counters:
            return prints.known.get(at[0], {}).get(at[1]) is not None
        kind = prints.kinds.get(at[1]) if prints is not None else None
        if prints is None or kind is None or not kind.listed or at[0] == WHOLE:
            return False
        return not same(prints.shown(*at), kind.absent)

    def _contradicts(self, fact: MapFact) -> bool:
        return next(self.known_instead([fact]), None) is not None
