"""The Assault Impulse: moves and attacks out of the Active Area, until nobody acts (ies:8.1.1)."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.fight import FightSheet, SheetRow
from beachmaster.engine.hundredths import hundredths
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field as Slot
from beachmaster.engine.prompt import Option, Record
from beachmaster.engine.record import Told
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.ie_shima import fights, moving, rolls, values
from beachmaster.games.ie_shima.engaged import able_at, targets
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.texts import T
from beachmaster.games.ie_shima.values import Fought

ATTACK_RULES = ("ies:11.0", "ies:11.1", "ies:11.2", "ies:11.3", "ies:11.4.a", "ies:11.4.2")
END = ""


def run(game: Game) -> Steps[None]:
    """Let the active units move and attack until nobody can or wants to (ies:10.1.1)."""
    while True:
        moved = yield from moving.ask(game)
        fought = yield from _attacks(game)
        if (not moved and not fought) or _broken_off(game):
            return


def _broken_off(game: Game) -> bool:
    """Tell whether a low Sunset DR stops the impulse, where that ruling holds (I-49)."""
    state = game.state
    low = game.active.side == "us" and 0 < state.sunset < state.impulse  # it outlives its half
    return low and game.ruling("I-49") == "at-once"


def _attacks(game: Game) -> Steps[bool]:
    """Ask for one attack after the other; tell whether there was any."""
    fought = False
    while due := targets(game.field, game.active):
        form = _Form(game, due)
        told = form.sole()
        if told is None:
            told = yield form.prompt()
        target = str(told["target"])
        if target == END:
            return fought
        units = [str(unit) for unit in told["attackers"]]
        yield from fights.resolve(game, target, units, str(told["lead"]))
        fought = True
        if _broken_off(game):
            break
    return fought


class _Form:
    """One form for a whole attack: target, attackers, lead; its sheet shows the odds."""

    def __init__(self, game: Game, due: Sequence[str]) -> None:
        self.game, self.due = game, list(due)

    @property
    def must(self) -> bool:
        """Tell whether these attacks are mandatory (ies:11.1)."""
        return values.mandatory(self.game.active.contested, self.due[0])

    def sole(self) -> dict[str, Value] | None:
        """Return the whole attack where nothing of it can be chosen."""
        units = self.able(self.due[0])
        if not self.must or len(self.due) > 1 or len(self.sorts(units)) > 1:
            return None
        return {"target": self.due[0], "attackers": units, "lead": self.sorts(units)[0]}

    def able(self, target: str) -> list[str]:
        return able_at(self.game.field, self.game.active, target)

    def sorts(self, units: Sequence[str]) -> list[str]:
        return values.leads(self.game.field, units, attacking=True)

    def prompt(self) -> Record:
        with asking(False):
            fields = self.fields()
        return Record(
            procedure="attack",
            subjects=tuple(self.due),
            side=self.game.active.side,
            text=T("Which attack do you make, and which unit leads?"),
            rules=ATTACK_RULES,
            fields=fields,
            odds_of=self.odds,
            sheet_of=self.sheet,
            anew=self.fields,
            act_of=self.act_words,
        )

    def act_words(self, told: Told) -> Text | None:
        """Return the words of the button: the area and the attackers."""
        target, units = str(told.get("target") or ""), [str(u) for u in told.get("attackers") or ()]
        if target == END:
            return T("No attack")
        if not target or not units:
            return None
        names, place = self.game.standing(units), self.game.place(target)
        return T("Attack {area} with {units}", area=place, units=names)

    def fields(self) -> tuple[Slot, ...]:
        game = self.game
        options = [Option(place, game.place(place)) for place in self.due]
        if not self.must:
            options.append(Option(END, T("no attack")))
        sole = options[0].value if len(options) == 1 else None
        return (
            Slot(
                name="target", kind="choose", text=fights.TARGET, options=tuple(options), known=sole
            ),
            Slot(
                name="attackers",
                kind="many",
                text=fights.ATTACKERS,
                by=("target",),
                given=self._attackers,
                minimum=1,
            ),
            Slot(
                name="lead",
                kind="choose",
                text=T("Lead"),
                by=("target", "attackers"),
                given=self._lead,
            ),
        )

    def _attackers(self, told: Told) -> Slot:
        base = self.fields()[1]
        if told["target"] == END:
            return msgspec.structs.replace(base, minimum=0)
        units = self.able(str(told["target"]))
        options = tuple(Option(unit, self.game.with_side(unit)) for unit in units)
        known, default = (units, None) if self.must else (None, units)
        return msgspec.structs.replace(base, options=options, known=known, default=default)

    def _lead(self, told: Told) -> Slot:
        base = self.fields()[2]
        units = [str(unit) for unit in told["attackers"]]
        if told["target"] == END or not units:
            return msgspec.structs.replace(base, known="")
        options = tuple(Option(unit, self.game.with_side(unit)) for unit in units)
        best = values.strongest(self.game.field, units)
        known = units[0] if len(units) == 1 else None
        return msgspec.structs.replace(base, options=options, known=known, default=best)

    def fought(self, told: Told) -> Fought | None:
        """Return the attack as far as it is told, the defense as it is best (ies:11.4.3.a)."""
        if not told.get("target") or not told.get("attackers") or not told.get("lead"):
            return None
        target, field = str(told["target"]), self.game.field
        enemies = values.defenders(field, self.game.active.side, target)
        units = tuple(str(unit) for unit in told["attackers"])
        return Fought(target, units, str(told["lead"]), values.strongest(field, enemies))

    def odds(self, told: Told) -> Value:
        fought = self.fought(told)
        return None if fought is None else odds(self.game, fought)

    def sheet(self, told: Told) -> FightSheet:
        game, fought = self.game, self.fought(told)
        target = str(told.get("target") or self.due[0])
        units = [str(unit) for unit in told.get("attackers") or ()]
        enemies = values.defenders(game.field, game.active.side, target)
        rows = [
            SheetRow(
                name="target",
                label=fights.TARGET,
                value=game.place(target),
                pieces=(target,),
            ),
            SheetRow(
                name="units",
                label=fights.ATTACKERS,
                value=game.standing(units) if units else None,
                pieces=tuple(units),
            ),
            SheetRow(
                name="defenders",
                label=fights.DEFENDERS,
                value=game.standing(enemies),
                pieces=tuple(enemies),
            ),
        ]
        title = T("Attack on {area}", area=game.place(target))
        if fought is None:
            return FightSheet(title=title, stage="choosing", rows=tuple(rows))
        around = game.around(game.active.side)
        return FightSheet(
            title=title,
            stage="choosing",
            rules=fights.RULES,
            rows=tuple(rows),
            lines=tuple(values.attack_lines(game.field, fought, around)),
            against=tuple(values.defence_lines(game.field, fought, around)),
            odds=(odds_words(game, fought), *self.at_risk(fought)),
        )

    def at_risk(self, fought: Fought) -> Sequence[Text]:
        """Say which attackers a repulse eliminates (ies:11.4.4.1)."""
        field = self.game.field
        weak = [unit for unit in fought.units if not field.full(unit)]
        if not weak:
            return ()
        text = T("A repulse eliminates those already reduced: {units}.")
        return (text.fill(units=self.game.names(weak)),)


def margin(game: Game, fought: Fought) -> int:
    """Return the Attack Value less the Defense Value, before any call (ies:11.4)."""
    around = game.around(game.active.side)
    field = game.field
    return values.attack_value(field, fought, around) - values.defence_value(field, fought, around)


def odds(game: Game, fought: Fought) -> Value:
    """Return the exact chances of an attack as plain objects (ies:11.4.4)."""
    die = rolls.assault(game.active.side)
    return [
        {"outcome": row.outcome, "text": row.text, "probability": row.probability}
        for row in die.rows(margin(game, fought))
    ]


def odds_words(game: Game, fought: Fought) -> Text:
    """Say in one line what an attack may come to (ies:11.4.4)."""
    ways = rolls.assault("us").ways(margin(game, fought))
    whole = sum(ways.values())
    counts = [
        sum(count for n, count in ways.items() if n > 0),
        ways.get(0, 0),
        sum(count for n, count in ways.items() if n < 0),
    ]
    success, stalemate, repulse = hundredths([Fraction(count, whole) for count in counts])
    hits = sum(n * count for n, count in ways.items() if n > 0)
    return T(
        "success {success}, stalemate {stalemate}, repulse {repulse}; {points} AP on average",
        success=f"{success}%",
        stalemate=f"{stalemate}%",
        repulse=f"{repulse}%",
        points=f"{hits // whole}.{hits * 10 // whole % 10}",
    )
