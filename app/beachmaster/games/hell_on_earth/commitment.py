"""Say who may act in an attack phase, and commit forces to an assault (hoe:5.4, 5.4.2.1 to .4)."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import chances, orders
from beachmaster.games.hell_on_earth.chances import MOST_ATTACKERS, MOST_SUPPORTERS
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground, in_range
from beachmaster.games.hell_on_earth.pointing import Candidates, choose_japanese
from beachmaster.games.hell_on_earth.texts import T

# -- who may act, and against whom ---------------------------------------------------------------


def able_to_assault(game: Game, marks: bool = True) -> list[str]:
    """Return the units that may still Recon or Assault; `marks` False ignores situation markers."""
    return [
        name
        for name in game.us_on_map()
        if not (marks and game.us(name).assaulted) and _fights(game, name, "free")
    ]


def able_to_support(game: Game, marks: bool = True) -> list[str]:
    """Return the units that may still give combat support."""
    return [
        name
        for name in game.us_on_map()
        if not (marks and game.us(name).supported) and _fights(game, name, "free", "support")
    ]


def unmarked(game: Game) -> list[str]:
    """Return the units on the map without OR or DR."""
    return [name for name in game.us_on_map() if not game.us(name).marker]


def attack_units(game: Game, target: str, able: Sequence[str]) -> list[str]:
    """Return those of the able units that are next to the target, as far as is known."""
    if game.prints is None:
        return list(able)
    ground, place = Ground(game), game.unit(target).place
    return [name for name in able if ground.adjacent(game.us(name).place, place)]


def support_units(game: Game, target: str, able: Sequence[str]) -> list[str]:
    """Return those of the able units in range and sight of the target, as far as is known."""
    return list(able) if game.prints is None else in_range(Ground(game), target, able)


def assault_possible(game: Game, able: Sequence[str], hidden: bool | None) -> bool:
    """Tell whether any of these units has such a unit to assault, as far as is known."""
    foes = [unit for _, unit in game.japanese() if hidden is None or unit.hidden == hidden]
    if game.prints is None:
        return bool(able and foes)
    ground = Ground(game)
    return any(ground.beside(unit.place, able) for unit in foes)


def on_own_map(game: Game, text: Text) -> Text | None:
    """Say what to look at on a map that the program does not know."""
    return text if game.prints is None else None


def _fights(game: Game, name: str, *freed_by: str) -> bool:
    """Tell whether a unit's DR marker leaves it this action (H-05)."""
    return game.us(name).marker != "DR" or game.ruling("H-05") in freed_by


# -- steps 1 to 4 of an assault ------------------------------------------------------------------


class Able(msgspec.Struct, frozen=True):
    """Say who may assault: anybody still free to, or the unit that advanced (hoe:5.4.2.5.2, H-20).

    `marks` False ignores situation markers; `lead` is the unit that advanced, `alone` without help.
    """

    marks: bool = True
    lead: str = ""
    alone: bool = False

    def fighters(self, game: Game) -> list[str]:
        """Return the units that may assault, the lead first."""
        free = [] if self.alone else able_to_assault(game, self.marks)
        lead = [self.lead] if self.lead and game.us(self.lead).on_map else []
        return lead + [name for name in free if name != self.lead]

    def beside(self, game: Game) -> tuple[str, ...]:
        """Return the units one of which must be next to the target."""
        return (self.lead,) if self.lead else tuple(self.fighters(game))

    def objection(self, game: Game, names: Value) -> Text | None:
        """Refuse a second assault without the unit that advanced."""
        if self.lead and self.lead not in names:
            return T(
                "{unit} advanced, so it must take part in this assault.",
                unit=game.us_name(self.lead),
            )
        return None


def choose_target(game: Game, able: Able) -> Steps[str]:
    """Step 1: pick the Japanese unit (hoe:5.4.2.1)."""
    among = Candidates(
        reason=T("No unit that may assault is next to it."), adjacent_to=able.beside(game)
    )
    text = T("Which Japanese unit do you assault?")
    return (yield from choose_japanese(game, "assault-target", text, ("hoe:5.4.2.1",), among))


def choose_attackers(game: Game, target: str, able: Able) -> Choose:
    """Step 2: pick one or two assaulting units (hoe:5.4.2.2)."""

    def beside() -> list[str]:
        return attack_units(game, target, able.fighters(game))

    most = 1 if able.alone else MOST_ATTACKERS
    return Choose(
        procedure="assault-units",
        subjects=(game.unit(target).place,),
        text=(
            T("Which unit assaults {target}?")
            if able.alone
            else T("Which one or two units assault {target}?")
        ).fill(target=game.japanese_name(target)),
        rules=("hoe:5.4.2.2",),
        options=Options(lambda: [Option(n, _attacker_words(game, n)) for n in beside()]),
        closed=lambda: _closed(
            game,
            beside(),
            T("It is not next to the target, has a Recon/Assault marker, or is disorganized."),
            "hoe:5.4.2.2",
        ),
        maximum=most,
        several=True,
        agrees=lambda names: able.objection(game, names),
        tell=on_own_map(game, NEXT_TO_IT),
        odds=lambda: chances.of_target(game, target, beside()[:most]),
        odds_of=lambda names: chances.of_target(game, target, names),
    )


def choose_supporters(
    game: Game, target: str, marks: bool, attackers: Sequence[str]
) -> Steps[list[str]]:
    """Step 3: pick up to three supporting units, one flamethrower among them (hoe:5.4.2.3)."""

    def near() -> list[str]:
        return support_units(game, target, able_to_support(game, marks))

    if not able_to_support(game, marks):
        return []
    chosen = yield Choose(
        procedure="assault-support",
        subjects=(game.unit(target).place,),
        text=T("Which units, up to three, give combat support?"),
        rules=("hoe:5.4.2.3", "hoe:5.4.2.7.1"),
        options=Options(lambda: [Option(n, _support_words(game, n)) for n in near()]),
        closed=lambda: _closed(
            game,
            near(),
            T("It is out of range or sight, has a CS marker, or is disorganized."),
            "hoe:5.4.2.7.1",
        ),
        minimum=0,
        maximum=MOST_SUPPORTERS,
        several=True,
        agrees=lambda names: _one_flame(game, names),
        tell=on_own_map(game, _RANGES),
        odds=lambda: chances.of_target(game, target, attackers),
        odds_of=lambda names: chances.of_target(game, target, attackers, names),
    )
    return list(chosen)


def support_order(game: Game, place: str, supporters: Sequence[str]) -> Steps[str | None]:
    """Step 4: offer an Additional Combat Support order (hoe:5.4.2.4, H-26)."""
    flame = any(game.data.support_kind(n) == "flamethrower" for n in supporters)
    tokens = orders.playable(game, "support")
    second = {
        token: _ONE_FLAME
        for token in tokens
        if flame and game.data.command_marker(game.state, token).icon == "flamethrower"
    }
    offered = tokens if len(second) < len(tokens) else []
    return (
        yield from orders.offer(
            game,
            "support-order",
            T("Play Additional Combat Support?"),
            offered,
            place,
            closed=second,
        )
    )


def _closed(game: Game, open_units: list[str], reason: Text, rule: str) -> list[Closed]:
    return [
        Closed(name, game.us_name(name), reason, (rule,))
        for name in game.us_on_map()
        if name not in open_units
    ]


def _attacker_words(game: Game, name: str) -> Text:
    return T("{unit}, combat factor {cf}", unit=game.us_name(name), cf=game.combat_factor(name))


def _support_words(game: Game, name: str) -> Text:
    kind = game.data.support_kind(name)
    value = game.data.side(name, game.us(name).steps).support
    return T(
        "{unit}, {kind} {value}", unit=game.us_name(name), kind=orders.ICONS[kind], value=value
    )


def _one_flame(game: Game, names: Value) -> Text | None:
    flames = [name for name in names if game.data.support_kind(name) == "flamethrower"]
    return _ONE_FLAME if len(flames) > 1 else None


NEXT_TO_IT = T("Only a unit in a hex next to it.")
_ONE_FLAME = T("Only one flamethrower may support an assault.")
_RANGES = T(
    "A flamethrower must be adjacent to the target; a tank adjacent, or two hexes away with "
    "no US unit on the line between; artillery may be anywhere on the map."
)
