"""Put a fight on the fight sheet: who takes part, which column, what may come of it in words."""

from collections.abc import Sequence
from fractions import Fraction

from beachmaster.engine.fight import FightSheet, SheetRow
from beachmaster.engine.fighting import Fight
from beachmaster.engine.resolution import Odds
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath import chances, tables
from beachmaster.games.bloodbath.acts import japan_id
from beachmaster.games.bloodbath.differential import line_at, total, us_attack, us_lines
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.results import LANDED
from beachmaster.games.bloodbath.texts import TN, T

RULES = ("bib:7.0", "bib:7.3", "bib:20.2")


def title(game: Game, target: str) -> Text:
    """Return what an attack is called on its sheet."""
    return T("Attack on {target}", target=game.japanese_name(target))


def unit_words(game: Game, names: Sequence[str]) -> Text:
    """Return US units by name, for a row of a sheet."""
    return T("{units}", units=[game.us_name(name) for name in names])


def marker_words(count: int, suppressed: bool) -> Text:
    """Return what the markers on a target came to."""
    source = (
        TN("{n} marker: suppressed", "{n} markers: suppressed", n=count)
        if suppressed
        else TN("{n} marker: not suppressed", "{n} markers: not suppressed", n=count)
    )
    return source.fill(n=count)


def turned(sheet: Fight | None, game: Game, target: str) -> None:
    """Write on the sheet what a hidden target turned out to be."""
    if sheet is not None:
        row, piece = sheet.rows.get("target"), japan_id(game.unit(target))
        if row is not None:  # a counter that is turned is another piece by then
            sheet.put("target", row.label, row.value, [piece])
        sheet.draw("target", TARGET, game.japanese_name(target))


def choosing(
    game: Game, place: str, ground: Ground | None, units: Sequence[str], odds: Odds | None
) -> FightSheet:
    """Return the sheet of an attack on a hex that is being put together."""
    target = game.at(place)
    named = (
        T("the hidden unit in {place}", place=place)
        if target is None
        else game.japanese_name(target)
    )
    piece = place if target is None else japan_id(game.unit(target))
    lines = us_lines(game, units) if target is None else known_lines(game, units, target)
    column = None
    if units and target is not None and ground is not None:
        column = _columns(game, target, ground, units)
    return FightSheet(
        title=T("Attack on {target}", target=named),
        stage="choosing",
        rules=RULES,
        rows=(
            SheetRow(
                name="target",
                label=TARGET,
                value=named,
                pieces=(piece,),
            ),
            SheetRow(
                name="units",
                label=ATTACKERS,
                value=unit_words(game, units) if units else None,
                pieces=tuple(units),
            ),
        ),
        column=column,
        lines=tuple(lines) if units else (),
        odds=odds_words(odds, landed=place in game.state.opposed.values()),
    )


def known_lines(game: Game, units: Sequence[str], target: str) -> list[Modifier]:
    """Return the lines of an attack as far as they are known: a hidden defense is not."""
    hidden = game.unit(target).hidden
    return us_lines(game, units) if hidden else us_attack(game, units, (), target)


def _columns(game: Game, target: str, ground: Ground, units: Sequence[str]) -> Text:
    """Return the column of an attack, or from which to which it can be (bib:19.2)."""
    attack, crt = total(us_lines(game, units)), game.crt
    line = line_at(game, ground, dug_in=game.unit(target).dug_in)
    found = sorted(
        {tables.column(crt, attack - defence, line) for defence in chances.defences(game, target)}
    )
    least, most = tables.label(crt, found[0]), tables.label(crt, found[-1])
    tag = tables.estimate(crt)
    if len(found) == 1:
        return T("column {column}{tag}", column=least, tag=tag)
    return T("column {least} up to column {most}{tag}", least=least, most=most, tag=tag)


def odds_words(odds: Odds | None, *, landed: bool = False) -> tuple[Text, ...]:
    """Say in one line what an attack may come to, by what matters to the player.

    Who `landed` on a hex that stays held is lost, whatever the others do (bib:14.2).
    """
    if odds is None:
        return ()
    found = {row.outcome: row.probability for row in odds.tables[0].chances}
    said: list[Text] = []
    for words, outcomes in _LANDED if landed else _MAY_COME:
        chance = sum((found.get(name, Fraction(0)) for name in outcomes), Fraction(0))
        if chance:
            said.append(words.fill(chance=f"{float(chance):.0%}"))
    return (T("{chances}", chances=said),)


_MAY_COME: tuple[tuple[Text, tuple[str, ...]], ...] = (
    (T("it dies {chance}"), ("kill", "trade")),
    (T("you lose a step {chance}"), ("trade", "slips-trade")),
    (T("it redeploys {chance}"), ("slips", "slips-trade")),
    (T("it retreats {chance}"), ("driven-back",)),
    (T("you retreat {chance}"), ("thrown-back", "fall-back")),
    (T("you may retreat {chance}"), ("may-go-back", "may-fall-back")),
    (T("all your attackers die {chance}"), ("wiped-out",)),
    (T("nothing {chance}"), ("nothing", "stands")),
)
"""What may come, with the names of the outcomes in which it does."""
_LANDED: tuple[tuple[Text, tuple[str, ...]], ...] = (
    *_MAY_COME[:3],
    (T("the landing fails, its units die {chance}"), tuple(LANDED)),
    *(row for row in _MAY_COME if "wiped-out" in row[1]),
)
"""The same where units landed on the hex that is attacked (bib:14.2)."""
TARGET = T("Target")
ATTACKERS = T("Attackers")
DEFENDERS = T("Defenders")
MARKERS = T("Bombardment")
STRENGTH = T("Strength")
