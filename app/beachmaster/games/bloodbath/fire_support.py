"""US bombardment: how many markers, where they go, and whether they suppress (bib:16.0)."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from beachmaster.engine.die import Throw
from beachmaster.engine.fields import one_of
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options, Record
from beachmaster.engine.question import Question
from beachmaster.engine.record import Told
from beachmaster.engine.resolution import Odds, OddsTable
from beachmaster.engine.tables import Modifier, applied_total
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath import rolls
from beachmaster.games.bloodbath.acts import put_markers
from beachmaster.games.bloodbath.attack import Attack, in_order, order_field
from beachmaster.games.bloodbath.chances import of_attack
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.rolls import throw_row
from beachmaster.games.bloodbath.texts import TN, T

ALWAYS, MOST_ON_A_HEX = 9, 2


def sources(airfields: int, storm: bool) -> list[Modifier]:
    """Return what gives US markers; a storm grounds the airfields (bib:16.1, bib:16.4)."""
    found = [
        Modifier(T("base"), ALWAYS, True, "bib:16.1"),
        Modifier(
            T("Airfield 1 free of Japanese units and their zones of control"),
            1,
            not storm and airfields > 0,
            "bib:16.1",
        ),
        Modifier(T("Airfield 2 free as well"), 1, not storm and airfields > 1, "bib:16.1"),
    ]
    if storm:
        grounded = T("in a storm airfields bring no markers")
        found.append(Modifier(grounded, -airfields, False, "bib:16.4"))
    return found


def markers(airfields: int, storm: bool) -> int:
    """Return the US markers of a turn (bib:16.1)."""
    return applied_total(sources(airfields, storm))


def suppressing(storm: bool) -> list[Modifier]:
    """Return what makes the highest die with which a marker suppresses (bib:16.3, bib:16.4)."""
    return [
        Modifier(T("highest die that suppresses in calm weather"), rolls.CALM, True, "bib:16.3"),
        Modifier(T("less in a storm"), rolls.STORM - rolls.CALM, storm, "bib:16.4"),
    ]


def suppresses_to(storm: bool) -> int:
    """Return the highest die with which a marker suppresses (bib:16.3, bib:16.4)."""
    return applied_total(suppressing(storm))


def chance_to_suppress(count: int, storm: bool) -> Fraction:
    """Return the exact chance that at least one of the markers suppresses (bib:16.3)."""
    if not count:
        return Fraction(0)
    return rolls.suppression(count, suppresses_to(storm)).chances()[True]


def bombard(game: Game, attacks: Sequence[Attack]) -> Steps[list[Attack]]:
    """Place markers on the declared attacks, then roll them all (bib:16.2, bib:16.3).

    What is not placed is lost, so a marker and none both have to be said. The attacks are returned
    in the order in which they are resolved.
    """
    if not attacks:
        return []
    left = yield from available(game)
    placed, attacks = yield from _share(game, attacks, left)
    for attack in attacks:
        attack.markers = placed.get(attack.place, 0)
        if attack.markers:
            game.emit(
                "bombardment-placed",
                None,
                "bib:16.2",
                act=put_markers(game, [attack.place], attack.markers),
                place=attack.place,
                count=attack.markers,
            )
    left -= sum(placed.values())
    if left:
        text = T("{markers} not used: they are lost.", markers=_markers(left))
        game.emit("markers-unused", text, "bib:16.2", left=left)
    yield from suppress(game, *(attack for attack in attacks if attack.markers))
    return attacks


def available(game: Game) -> Steps[int]:
    """Count the markers; in a storm the airfields are not even looked at (bib:16.4)."""
    storm = game.state.storm
    extra = 0 if storm else (yield from airfields(game))
    count = markers(extra, storm)
    text = T("You have {markers} this turn.", markers=_markers(count))
    game.emit_counted(
        "us-markers",
        text,
        *_rules("bib:16.1", storm),
        lines=sources(extra, storm),
        markers=count,
    )
    return count


def _ask_airfields(_game: Game) -> Steps[int]:
    """Ask which airfields are free of Japanese units and their zones of control (bib:16.1)."""
    free = yield Choose(
        procedure="airfields",
        text=T("Which airfields are free of the enemy?"),
        rules=("bib:16.1",),
        options=Options(lambda: [Option(n, words) for n, words in _FREE.items()]),
        question=True,
        tell=T("An airfield is free if none of its hexes holds a Japanese unit or is next to one."),
    )
    return int(free)


airfields = Question("airfields", lambda game: Island(game).airfields_free(), _ask_airfields)
"""How many more markers the airfields give: 0, 1 or 2 (bib:16.1, B-29)."""
_FREE = {
    0: T("Airfield No. 1 is not free"),
    1: T("only Airfield No. 1"),
    2: T("Airfields No. 1 and No. 2"),
}


def _rules(rule: str, storm: bool) -> tuple[str, ...]:
    """Return a rule of fire support, and that of storms where one rages."""
    return (rule, "bib:16.4") if storm else (rule,)


def _share(
    game: Game, attacks: Sequence[Attack], left: int
) -> Steps[tuple[dict[str, int], list[Attack]]]:
    """Ask how many markers each attack gets; several attacks, and their order, are one form."""
    if len(attacks) == 1:
        return {attacks[0].place: (yield _place(game, attacks[0], left))}, list(attacks)
    told = yield Record(
        procedure="bombard",
        text=T("How many markers do you put on each target? You have {left}.", left=_markers(left)),
        heading=T("How many markers do you put on each target?"),
        condition=T("You have {left}.", left=_markers(left)),
        rules=("bib:16.2", "bib:16.3"),
        others=tuple(one.place for one in attacks),
        fields=(
            *(
                one_of(one.place, game.japanese_name(one.target), _options(game, left))
                for one in attacks
            ),
            order_field(game, attacks),
        ),
        agrees=lambda given: _too_many(given, left),
        spends=True,
        unused=lambda given: _unused(given, min(left, MOST_ON_A_HEX * len(attacks))),
        odds=lambda: _odds_of_all(game, attacks, min(MOST_ON_A_HEX, left)),
        odds_of=lambda given: _odds_as_told(game, attacks, given),
    )
    return {one.place: told[one.place] for one in attacks}, in_order(attacks, told["order"])


def _placed(given: Told) -> int:
    return sum(count for place, count in given.items() if place != "order")


def _unused(given: Told, most: int) -> Text | None:
    """Say how many markers could still be placed, all of which would be lost (bib:16.2)."""
    left = most - _placed(given)
    return T("{markers} unused", markers=_markers(left)) if left > 0 else None


def _too_many(given: Told, left: int) -> Text | None:
    placed = _placed(given)
    if placed <= left:
        return None
    return T("That makes {placed}; you have {left}.", placed=_markers(placed), left=_markers(left))


def _options(game: Game, left: int) -> list[Option]:
    most = min(MOST_ON_A_HEX, left)
    return [Option(count, _option(game, count)) for count in (*range(1, most + 1), 0)]


def _place(game: Game, attack: Attack, left: int) -> Choose:
    return Choose(
        procedure="bombard",
        subjects=(attack.place,),
        text=T(
            "How many markers do you put on {target}? You have {left} left.",
            target=game.japanese_name(attack.target),
            left=_markers(left),
        ),
        heading=T(
            "How many markers do you put on {target}?", target=game.japanese_name(attack.target)
        ),
        condition=T("You have {left} left.", left=_markers(left)),
        rules=("bib:16.2", "bib:16.3"),
        options=Options(lambda: _options(game, left)),
        spends=True,
        odds=lambda: _odds(game, attack, min(MOST_ON_A_HEX, left)),
        odds_of=lambda count: _odds_as_told(game, [attack], {attack.place: count}),
    )


def _option(game: Game, count: int) -> Text:
    if not count:
        return T("none")
    chance = chance_to_suppress(count, game.state.storm)
    return T(
        "{markers}: suppressed in {chance} of all cases",
        markers=_markers(count),
        chance=str(chance),
    )


def _odds(game: Game, attack: Attack, most: int) -> Odds | None:
    """Return what the attack comes to with each number of markers (bib:16.3, bib:20.2)."""
    tables: list[OddsTable] = []
    for count in range(most + 1):
        chance = chance_to_suppress(count, game.state.storm)
        found = of_attack(game, attack.target, attack.ground, attack.units, chance)
        if found is None:
            return None
        title = T(
            "With {markers}: suppressed in {chance} of all cases",
            markers=_markers(count),
            chance=str(chance),
        )
        tables.append(replace(found.tables[0], name=f"markers-{count}", title=title))
        whole = found
    return replace(whole, tables=tuple(tables))


def _odds_of_all(game: Game, attacks: Sequence[Attack], most: int) -> Odds | None:
    """Return what each attack comes to with each number of markers, under its target."""
    found = [(attack, _odds(game, attack, most)) for attack in attacks]
    tables: list[OddsTable] = []
    for attack, odds in found:
        for table in odds.tables if odds else ():
            title = T("{place}. {title}", place=attack.place, title=table.title)
            tables.append(replace(table, name=f"{attack.place}-{table.name}", title=title))
    whole = next((odds for _, odds in found if odds is not None), None)
    return replace(whole, tables=tuple(tables)) if whole else None


def _odds_as_told(game: Game, attacks: Sequence[Attack], given: Told) -> Odds | None:
    """Return what each attack comes to with the markers told for it (bib:16.3)."""
    told = [one for one in attacks if given.get(one.place) is not None]
    found = [_odds_of_all(game, [one], int(given[one.place])) for one in told]
    whole = [one for one in found if one is not None]
    return replace(whole[0], tables=tuple(one.tables[-1] for one in whole)) if whole else None


def suppress(game: Game, *attacks: Attack) -> Steps[None]:
    """Roll one die a marker, all in one row; one success is enough for a unit (bib:16.3)."""
    if not attacks:
        return
    high = suppresses_to(game.state.storm)
    throws = [
        Throw(
            die=rolls.suppression(attack.markers, high),
            text=T(
                "Bombardment of {place}: any die of {high} or less suppresses.",
                place=attack.place,
                high=high,
            ),
            subjects=(attack.place,),
        )
        for attack in attacks
    ]
    text = T("Bombardment: any die of {high} or less suppresses its target.", high=high)
    labels = [plain_text(attack.place) for attack in attacks]
    found = yield from throw_row(game, text, throws, labels)
    for attack, suppressed in zip(attacks, found, strict=True):
        attack.suppressed = suppressed


def _markers(count: int) -> Text:
    return TN("{n} bombardment marker", "{n} bombardment markers", n=count)
