"""Say what lies under a counter: swap battalions so that none is in two places (hoe:4.6)."""

from beachmaster.engine import chance
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.state import JapaneseUnit, State


def may_be_hq(unit: JapaneseUnit) -> bool:
    """Tell whether a counter may be of the headquarters' group; untold sectors are open."""
    return unit.group or unit.home == 0


def give(state: State, seed: int, name: str, battalion: str) -> bool:
    """Put a battalion under a counter; who held it takes this one's, the HQ stays in its group.

    False, and nothing changed, where the headquarters would have no counter left to lie under.
    """
    unit = state.japan[name]
    had = unit.battalion
    if had == battalion:
        return True
    holder = next((u for u in state.japan.values() if u.battalion == battalion), None)
    heirs: list[str] = []
    if holder is not None and had == HQ and not holder.group:
        heirs = [n for n, u in state.japan.items() if u.hidden and n != name and may_be_hq(u)]
        if not heirs:
            return False
    unit.battalion = battalion
    unit.group = unit.group or battalion == HQ
    if holder is not None:
        holder.battalion = had
    if holder is not None and heirs:
        heir = state.japan[chance.draw(heirs, seed, f"heir/{unit.place}")]
        holder.battalion, heir.battalion = heir.battalion, HQ
        heir.group = True
    return True
