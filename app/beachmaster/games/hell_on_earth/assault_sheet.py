"""Put an attack on its sheet: who takes part, what counts, what may come of it (hoe:5.4)."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec.structs import replace

from beachmaster.engine.fight import DrawnFor, FightSheet, SheetRow
from beachmaster.engine.hundredths import hundredths
from beachmaster.engine.opencounters import OpenCounters
from beachmaster.engine.record import Told
from beachmaster.engine.resolution import Odds
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import orders, rolls
from beachmaster.games.hell_on_earth.assault_odds import (
    RULES,
    TITLE,
    Bag,
    Engaged,
    assault_odds,
    certain_modifiers,
)
from beachmaster.games.hell_on_earth.casualties import face_of, support_text
from beachmaster.games.hell_on_earth.drm import MOST_ATTACKERS, MOST_SUPPORTERS, too_many_flames
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.own_counters import PRINTS
from beachmaster.games.hell_on_earth.pointing import unnamed
from beachmaster.games.hell_on_earth.situation import (
    defence_of,
    hq_near,
    in_support,
    japanese_support,
    known_facts,
    open_facts,
    us_support,
)
from beachmaster.games.hell_on_earth.state import JAPANESE_STEPS
from beachmaster.games.hell_on_earth.tables import RESULTS
from beachmaster.games.hell_on_earth.texts import T

RULE = "hoe:5.4.2"
NEIGHBOURS = "neighbours"
NOTHING_TOLD: Mapping[str, Value] = {}


def odds_of(game: Game, told: Told) -> Value:
    """Return the exact chances of the assault told so far; None where too little is told."""
    found = _of(game, told)
    return None if found is None else found[1]


def choosing(game: Game, told: Told) -> FightSheet:
    """Return the sheet of an attack that is being chosen, as far as it is told."""
    found = _of(game, told)
    return FightSheet(
        title=T("Attack"),
        stage="choosing",
        rules=(RULE,),
        rows=rows(game, told),
        column=None if found is None else columns(found[0]),
        lines=() if found is None else tuple(certain_modifiers(found[0])),
        odds=() if found is None else in_words(found[1], _steps(game, told)),
    )


def rows(game: Game, told: Told) -> tuple[SheetRow, ...]:
    """Return who takes part: target, attackers, support and order, those told with their names."""
    names = {"attackers": told.get("attackers") or (), "supporters": in_support(told)}
    who = {name: [game.us_name(str(one)) for one in given] for name, given in names.items()}
    place, order = told.get("target"), told.get("order") or orders.NO
    listed = [
        SheetRow(
            name="target",
            label=TARGET,
            value=target_words(game, str(place)) if place else None,
            pieces=(game.at(str(place)) or str(place),) if place else (),
        ),
        SheetRow(
            name="attackers",
            label=ATTACKERS,
            value=T("{names}", names=who["attackers"]) if who["attackers"] else None,
            pieces=tuple(map(str, names["attackers"])),
        ),
    ]
    if who["supporters"] or (who["attackers"] and told.get("act", "assault") == "assault"):
        support = T("{names}", names=who["supporters"]) if who["supporters"] else T("none")
        pieces = tuple(map(str, names["supporters"]))
        listed.append(SheetRow(name="supporters", label=SUPPORT, value=support, pieces=pieces))
    if order != orders.NO:
        text = orders.marker_name(game, str(order))
        listed.append(SheetRow(name="order", label=ORDER, value=text))
    return tuple(listed)


def target_words(game: Game, place: str) -> Text:
    """Return how a target is called, be it named already or not."""
    counter = game.at(place)
    if counter is None:
        return T("the hidden unit in {place}", place=place)
    return game.japanese_name(counter)


def _of(game: Game, told: Told) -> tuple[Engaged, Odds] | None:
    place, attackers = told.get("target"), told.get("attackers")
    if not place or not attackers or told.get("act", "assault") != "assault":
        return None
    target = game.at(str(place)) or next(iter(unnamed(game)), None)
    if target is None:
        return None
    order = told.get("order", orders.NO)
    return weighed(
        game,
        target,
        [str(one) for one in attackers],
        in_support(told),
        None if order == orders.NO else str(order),
        {} if game.unit(target).hidden else told,  # of a hidden one no more is asked yet
    )


def _steps(game: Game, told: Told) -> int:
    counter = game.at(str(told["target"]))
    unit = game.unit(counter) if counter else None
    return JAPANESE_STEPS if unit is None or unit.hidden else unit.steps


def columns(ready: Engaged) -> Text:
    """Return the column of the combat table, or the first and the last it may be."""
    if ready.cf is not None:
        return rolls.column_text(ready.ratio(ready.cf))
    factors = sorted({marker.cf for marker in ready.bag.pool.values()}) or [1]
    low, high = ready.ratio(factors[-1]), ready.ratio(factors[0])
    if low == high:
        return rolls.column_text(low)
    return T("column {low}:1 to {high}:1", low=low, high=high)


def in_words(odds: Odds, steps: int) -> tuple[Text, ...]:
    """Say what may come of an assault: steps lost on both sides, and the target's end."""
    said: list[Text] = []
    table = next((one for one in odds.tables if one.name == "result"), None)
    if table is not None:
        cells = [(RESULTS[one.outcome], one.probability) for one in table.chances]
        loss = sum((p for cell, p in cells if cell.attacker), Fraction(0))
        hit = sum((p for cell, p in cells if cell.defender), Fraction(0))
        dies = sum((p for cell, p in cells if cell.defender >= steps), Fraction(0))
        said.append(
            T(
                "You take hits {loss} %, the target {hit} %; it is out {dies} %.",
                loss=_percent(loss),
                hit=_percent(hit),
                dies=_percent(dies),
            )
        )
    stays = [one for one in odds.tables if one.name == "response"]
    for one in stays:
        shares = hundredths([row.probability for row in one.chances])
        parts: Sequence[Text] = [
            T("{what} {chance} %", what=row.text, chance=share)
            for row, share in zip(one.chances, shares, strict=True)
        ]
        said.insert(0, T("First the target draws: {parts}.", parts=list(parts)))
    return tuple(said)


def _percent(chance: Fraction) -> int:
    return round(100 * chance)


def write_draw(game: Game, name: str, token: str) -> None:
    """Write on the sheet what was drawn for a unit: on the target's row, or its neighbors'."""
    if game.fight is None:
        return
    if game.data.is_reaction(token):
        words = T("Reaction")
        face: tuple[Text, ...] = (words,)
    else:
        values = game.data.defence_marker(game.state, token)
        words = T(
            "{cf} {type}, {support}",
            cf=values.cf,
            type=values.defence,
            support=support_text(values.support),
        )
        face = face_of(values)
    shown = DrawnFor(name, face)
    target = game.fight.rows.get("target")
    who = game.japanese_name(name)
    if target is not None and target.value == who:
        game.fight.draw("target", target.label, words, shown)
    else:
        drawn = T("{unit}: {what}", unit=who, what=words)
        game.fight.draw(NEIGHBOURS, NEIGHBOURS_ROW, drawn, shown)


# -- the odds ------------------------------------------------------------------------------------


def weighed(
    game: Game,
    target: str,
    attackers: Sequence[str],
    supporters: Sequence[str] = (),
    order: str | None = None,
    told: Told = NOTHING_TOLD,
) -> tuple[Engaged, Odds] | None:
    """Return the assault of these units on a target as far as it is known, and its odds.

    What a table board shows of it counts as far as it was told before or by the form; the rest is
    left out, and the odds say so. More units than may take part have no odds, nor have draws
    from a bag with too few markers.
    """
    kinds = [game.support_kind(name) for name in supporters]
    if not 1 <= len(attackers) <= MOST_ATTACKERS or len(supporters) > MOST_SUPPORTERS:
        return None
    if too_many_flames(kinds):
        return None
    ready = _engaged(game, target, attackers, supporters, order, told)
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
    still_open = open_facts(game, target, attackers, supporters, told)
    return ready, _resting_on(game, odds, attackers, supporters, still_open)


def _resting_on(
    game: Game,
    found: Odds,
    attackers: Sequence[str],
    supporters: Sequence[str],
    still_open: Collection[str],
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
    guessed = _guessed(game, [*attackers, *supporters])
    return replace(found, tables=tables, notes=(*_left_out(still_open), *guessed, *found.notes))


def _left_out(still_open: Collection[str]) -> Iterator[Text]:
    """Say what of a table board the odds do not know."""
    names = [words for name, words in _OPEN.items() if name in still_open]
    if names:
        yield T("Not counted, as only your map shows it: {what}.", what=names)
    if "reduced" in still_open:
        yield T("Support counts in full, whatever its distance, level and ground.")


def _guessed(game: Game, units: Sequence[str]) -> tuple[Text, ...]:
    """Say of which of the player's own counters our estimates stand in, as nobody told them yet."""
    counters = game.counters
    open_ones = counters.standing_in(units, *PRINTS) if isinstance(counters, OpenCounters) else ()
    names = [game.us_name(name) for name in open_ones]
    said = T("Counters not entered yet: {units}. Our estimates are used.", units=names)
    return (said,) if names else ()


def _engaged(
    game: Game,
    target: str,
    attackers: Sequence[str],
    supporters: Sequence[str],
    order: str | None,
    told: Told,
) -> Engaged:
    """Return the assault as far as it is known before it is begun."""
    facts = known_facts(game, target, attackers, supporters, told)
    shown = [name for name in facts.neighbours if not game.unit(name).hidden]
    values, hidden = defence_of(game, target), game.unit(target).hidden
    return Engaged(
        attack=sum(game.combat_factor(name) for name in attackers),
        us=tuple(us_support(game, supporters, facts.reduced, order)),
        japan=tuple(japanese_support(game, shown)),
        cf=values.cf if values else None,
        defence=values.defence if values else None,
        support=None if hidden or values is None else dict(values.support),
        hidden_neighbours=len(facts.neighbours) - len(shown),
        flank=facts.flank,
        high=facts.high,
        hq=hq_near(game, [target, *shown]),
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


_OPEN = {
    "flank": T("flank"),
    "high": T("hill"),
    NEIGHBOURS: T("Japanese neighbors and HQ"),
}
TARGET, ATTACKERS = T("Target"), T("Attackers")
SUPPORT, ORDER = T("Support"), T("Order")
NEIGHBOURS_ROW = T("Its neighbors")
