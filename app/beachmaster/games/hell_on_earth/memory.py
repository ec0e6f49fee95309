"""Remember what the player told of a map of their own, and forget what a move makes stale."""

from collections.abc import Iterable, Sequence

import msgspec

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Record
from beachmaster.engine.telling import untold
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.state import Seen, State, ToldOfMap
from beachmaster.games.hell_on_earth.texts import T


def asked(record: Record) -> Steps[dict[str, Value]]:
    """Ask a record, unless all of it is known or follows from what is."""
    nothing_left = not untold(record.fields, {})
    answer: dict[str, Value] = record.check({}) if nothing_left else (yield record)
    return answer


def _told(state: State) -> ToldOfMap:
    """Return what was told, to be added to."""
    if state.told is msgspec.UNSET:
        state.told = ToldOfMap()
    assert isinstance(state.told, ToldOfMap)
    return state.told


# -- who stands next to whom -----------------------------------------------------------------------


def stands_beside(state: State, units: Iterable[str], counter: str) -> None:
    """Note US units next to a Japanese one."""
    told = _told(state)
    for unit in units:
        known = told.beside.setdefault(unit, [])
        if counter not in known:
            known.append(counter)


def in_zoc(state: State, unit: str) -> None:
    """Note that a US unit stands next to some Japanese unit."""
    told = _told(state)
    if unit not in told.zoc:
        told.zoc.append(unit)


def foes_beside(game: Game, unit: str) -> list[str]:
    """Return the living Japanese counters known to be next to a US unit."""
    if isinstance(game.state.told, ToldOfMap) and game.us(unit).on_map:
        return [c for c in game.state.told.beside.get(unit, []) if game.unit(c).alive]
    return []


def known_in_zoc(game: Game, unit: str) -> bool:
    """Tell whether a US unit is known to stand next to a Japanese one."""
    told = game.state.told
    named = isinstance(told, ToldOfMap) and unit in told.zoc and game.us(unit).on_map
    return named or bool(foes_beside(game, unit))


def units_beside(game: Game, counter: str) -> list[str]:
    """Return the US units known to be next to a Japanese counter."""
    return [unit for unit in game.us_on_map() if counter in foes_beside(game, unit)]


def known_beside(game: Game, units: Sequence[str], counter: str) -> Text | None:
    """Say which of some units are known to be next to a Japanese one."""
    known = [game.us_name(n) for n in units_beside(game, counter) if n in units]
    return T("Known to be next to it: {units}.", units=known) if known else None


def left_out(game: Game, given: Value, units: Sequence[str], counter: str) -> Text | None:
    """Refuse to leave out a unit that is known to be next to a Japanese one."""
    known = [n for n in units_beside(game, counter) if n in units and n not in given]
    return (
        T("The {unit} are known to be next to it.", unit=game.us_name(known[0])) if known else None
    )


# -- Japanese units next to each other -------------------------------------------------------------


def neighbours_are(state: State, counter: str, others: Sequence[str]) -> None:
    """Note all Japanese counters next to one of them."""
    told = _told(state)
    for one, other in [pair for near in others for pair in ((counter, near), (near, counter))]:
        known = told.near.setdefault(one, [])
        if other not in known:
            known.append(other)
    if counter not in told.around:
        told.around.append(counter)


def neighbours(game: Game, counter: str) -> list[str]:
    """Return the living counters known to be next to a Japanese one."""
    if not isinstance(game.state.told, ToldOfMap):
        return []
    return [one for one in game.state.told.near.get(counter, []) if game.unit(one).alive]


def all_neighbours_known(game: Game, counter: str) -> bool:
    """Tell whether nobody else can be next to a Japanese counter."""
    return isinstance(game.state.told, ToldOfMap) and counter in game.state.told.around


def may_be_near(game: Game, counter: str, other: str) -> bool:
    """Tell whether two Japanese counters may be adjacent, as far as all around one is known."""
    return not all_neighbours_known(game, other) or counter in neighbours(game, other)


# -- sectors nobody asked for yet ------------------------------------------------------------------


def sector_waits(state: State, counter: str) -> str | None:
    """Return where a counter stood that was named beside a target, its sector left for later."""
    return state.told.sectorless.get(counter) if isinstance(state.told, ToldOfMap) else None


def leave_sector(state: State, counter: str) -> None:
    """Note that the sector of a counter is to be asked when it is pointed at or turned."""
    _told(state).sectorless[counter] = state.japan[counter].place


def sector_told(state: State, counter: str) -> None:
    """Note that the sector of a counter was told."""
    del _told(state).sectorless[counter]


# -- units that the program calls by a word ------------------------------------------------------


def call(state: State, counter: str) -> None:
    """Note that the word for a counter's place is the program's, who knows no better one."""
    _told(state).called.append(counter)


def called(game: Game) -> list[str]:
    """Return the hidden counters that go by a word of the program's."""
    if not isinstance(game.state.told, ToldOfMap):
        return []
    return [c for c in game.state.told.called if game.unit(c).alive and game.unit(c).hidden]


def without_a_name(game: Game) -> tuple[Text, ...]:
    """Say which units the player may mean by a word that is new; nothing where there are none."""
    ours = [game.unit(one).place for one in called(game)]
    said = T(
        "You listed neighbors without a name. To use one of them, choose it from the "
        "list: {places}."
    )
    return (said.fill(places=ours),) if ours else ()


def call_otherwise(state: State, counter: str, word: str) -> None:
    """Let a counter go by the player's own word from now on."""
    told = _told(state)
    told.called.remove(counter)
    state.japan[counter].place = word
    if counter in told.sectorless:
        told.sectorless[counter] = word


# -- the ground between two units ------------------------------------------------------------------


def apart(state: State, attackers: Sequence[str]) -> bool | None:
    """Return whether two attackers are not adjacent, None where nobody told."""
    return state.told.apart.get(_pair(attackers)) if isinstance(state.told, ToldOfMap) else None


def are_apart(state: State, attackers: Sequence[str], told: bool) -> None:
    """Note whether two attackers are not adjacent."""
    _told(state).apart[_pair(attackers)] = told


def _pair(attackers: Sequence[str]) -> str:
    return "+".join(sorted(attackers))


def drop(state: State, counter: str, supporter: str) -> bool | None:
    """Return whether a supporter loses a point against a target, None where nobody told."""
    known = state.told.drops.get(counter, {}) if isinstance(state.told, ToldOfMap) else {}
    return known.get(supporter)


def drops_are(
    state: State, counter: str, supporters: Sequence[str], reduced: Sequence[str]
) -> None:
    """Note which supporters lose a point against a target."""
    known = _told(state).drops.setdefault(counter, {})
    known.update({name: name in reduced for name in supporters})


# -- how far Mount Suribachi is --------------------------------------------------------------------


def from_suribachi(state: State) -> dict[str, int]:
    """Return how far US units are from Mount Suribachi, of those that did not move since."""
    return state.told.away if isinstance(state.told, ToldOfMap) else {}


def are_from_suribachi(state: State, told: dict[str, int]) -> None:
    """Note how far US units are from Mount Suribachi."""
    _told(state).away.update(told)


# -- what was told in the running phase ------------------------------------------------------------


def seen(state: State) -> Seen:
    """Return what was told in the running phase, to be read."""
    return state.seen if isinstance(state.seen, Seen) else Seen()


def see(state: State) -> Seen:
    """Return what was told in the running phase, to be added to."""
    state.seen = seen(state)
    return state.seen


def somebody_moves(state: State) -> None:
    """Forget which US units stand next to a target, as one of them may move."""
    if isinstance(state.seen, Seen):
        state.seen.others = {}


def phase_ends(state: State) -> None:
    """Forget what was told for one phase only."""
    state.seen = msgspec.UNSET


# -- what a move makes stale -----------------------------------------------------------------------


def us_moved(state: State, unit: str) -> None:
    """Forget where a US unit stood."""
    told = state.told
    if not isinstance(told, ToldOfMap):
        return
    told.beside.pop(unit, None)
    told.away.pop(unit, None)
    told.zoc = [one for one in told.zoc if one != unit]
    told.apart = {pair: far for pair, far in told.apart.items() if unit not in pair.split("+")}
    for known in told.drops.values():
        known.pop(unit, None)


def japanese_moved(state: State, counter: str) -> None:
    """Forget where a Japanese unit stood; it may be next to anybody now."""
    japanese_gone(state, counter)
    if isinstance(state.told, ToldOfMap):
        state.told.around = []


def japanese_gone(state: State, counter: str) -> None:
    """Forget a Japanese unit; whom an unnamed one stood next to is open again."""
    told = state.told
    if not isinstance(told, ToldOfMap):
        return
    told.zoc = []
    told.near.pop(counter, None)
    told.called = [one for one in told.called if one != counter]
    told.drops.pop(counter, None)
    told.around = [one for one in told.around if one != counter]
    for known in (*told.beside.values(), *told.near.values()):
        if counter in known:
            known.remove(counter)


def forget(state: State) -> None:
    """Forget all, after something was put right by hand."""
    state.told = state.seen = msgspec.UNSET
