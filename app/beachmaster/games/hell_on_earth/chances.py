"""Show exact odds of an assault before the player commits to it (hoe:5.4.2)."""

from collections.abc import Sequence

from msgspec.structs import replace

from beachmaster.engine.opencounters import OpenCounters
from beachmaster.engine.resolution import Odds
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.assault_odds import RULES, TITLE, Bag, Engaged, assault_odds
from beachmaster.games.hell_on_earth.drm import MOST_ATTACKERS, MOST_SUPPORTERS, too_many_flames
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.own_counters import PRINTS
from beachmaster.games.hell_on_earth.situation import (
    defence_of,
    hq_near,
    japanese_support,
    known_facts,
    us_support,
)
from beachmaster.games.hell_on_earth.texts import T


def of_target(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str] = ()
) -> Value:
    """Return the odds of these attackers and supporters against a target.

    On a table board flank, height, HQ and neighbors are not known yet: they are left out, support
    counts in full, and the odds say so. More units than may take part have no odds, nor have draws
    from a bag with too few markers.
    """
    kinds = [game.support_kind(name) for name in supporters]
    if not 1 <= len(attackers) <= MOST_ATTACKERS or len(supporters) > MOST_SUPPORTERS:
        return None
    if too_many_flames(kinds):
        return None
    ready = _engaged(game, target, attackers, supporters)
    if ready.draws > ready.bag.size:
        return None
    tables, notes = assault_odds(ready)
    given = {
        "attackers": [{"unit": name, "steps": game.us(name).steps} for name in attackers],
        "support": [{"unit": name, "steps": game.us(name).steps} for name in supporters],
    }
    odds = Odds(
        procedure="assault",
        title=TITLE,
        given=given,
        tables=tuple(tables),
        notes=tuple(notes),
        rules=RULES,
    )
    return _resting_on(game, odds, attackers, supporters)


def _resting_on(
    game: Game, found: Odds, attackers: Sequence[str], supporters: Sequence[str]
) -> Odds:
    """Say over each table of results whose it is, and below what a table board leaves out."""
    ours, theirs = ([game.us_name(name) for name in names] for names in (attackers, supporters))
    who = (
        T("{units}, supported by {supporters}") if theirs else T("{units}, without support")
    ).fill(units=ours, supporters=theirs)
    tables = tuple(
        replace(one, title=T("{title}: {who}", title=one.title, who=who))
        if one.name.startswith("result")
        else one
        for one in found.tables
    )
    left_out = (
        ()
        if game.prints is not None
        else (
            T(
                "Left out, as only your table shows them: flank, hill, HQ and Japanese neighbors. "
                "Support counts in full, whatever its distance, level and ground."
            ),
        )
    )
    return replace(
        found,
        tables=tables,
        notes=(*left_out, *_guessed(game, [*attackers, *supporters]), *found.notes),
    )


def _guessed(game: Game, units: Sequence[str]) -> tuple[Text, ...]:
    """Say of which of the player's own counters our estimates stand in, as nobody told them yet."""
    counters = game.counters
    open_ones = counters.standing_in(units, *PRINTS) if isinstance(counters, OpenCounters) else ()
    names = [game.us_name(name) for name in open_ones]
    said = T("Your counters are not known yet; our estimates stand in: {units}.", units=names)
    return (said,) if names else ()


def _engaged(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str]
) -> Engaged:
    """Return the assault as far as it is known before it is begun."""
    facts = known_facts(game, target, attackers, supporters)
    shown = [name for name in facts.neighbours if not game.unit(name).hidden]
    values, hidden = defence_of(game, target), game.unit(target).hidden
    return Engaged(
        attack=sum(game.combat_factor(name) for name in attackers),
        us=tuple(us_support(game, supporters, facts.reduced, None)),
        japan=tuple(japanese_support(game, shown)),
        cf=values.cf if values else None,
        defence=values.defence if values else None,
        support=None if hidden or values is None else dict(values.support),
        hidden_neighbours=len(facts.neighbours) - len(shown),
        flank=facts.flank,
        high=facts.high,
        hq=game.prints is not None and hq_near(game, [target, *shown]),
        turn=game.state.turn,
        hq_eliminated=game.hq_eliminated,
        bag=_bag(game),
    )


def _bag(game: Game) -> Bag:
    """Return what is in the red bag, markers that the player has described as they are."""
    tokens = game.in_bag(game.state.red)
    pool = {
        token: game.data.defence_marker(game.state, token)
        for token in tokens
        if not game.data.is_reaction(token)
    }
    return Bag(pool, len(pool), tuple(token for token in tokens if token not in pool))
