"""Commit forces to an assault: target, attackers, support and a Special Order (5.4.2.1 to .4)."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import chances, orders
from beachmaster.games.hell_on_earth.drm import MOST_ATTACKERS, MOST_SUPPORTERS, too_many_flames
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import attack_units, support_units
from beachmaster.games.hell_on_earth.pointing import Candidates, choose_japanese, on_own_map
from beachmaster.games.hell_on_earth.texts import T


class Able(msgspec.Struct, frozen=True):
    """Say who may assault: anybody still free to, or the unit that advanced (hoe:5.4.2.5.2, H-20).

    `marks` False ignores situation markers; `lead` is the unit that advanced, `alone` without help.
    """

    marks: bool = True
    lead: str = ""
    alone: bool = False

    def fighters(self, game: Game) -> list[str]:
        """Return the units that may assault, the lead first."""
        free = [] if self.alone else game.able_to_assault(self.marks)
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
        return support_units(game, target, game.able_to_support(marks))

    able = game.able_to_support(marks)
    if not able:
        return []
    game.look_at_support(able)
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
    flame = any(game.support_kind(n) == "flamethrower" for n in supporters)
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
    kind = game.support_kind(name)
    value = game.support(name)
    return T(
        "{unit}, {kind} {value}", unit=game.us_name(name), kind=orders.ICONS[kind], value=value
    )


def _one_flame(game: Game, names: Value) -> Text | None:
    kinds = [game.support_kind(name) for name in names]
    return _ONE_FLAME if too_many_flames(kinds) else None


NEXT_TO_IT = T("Only a unit in a hex next to it.")
_ONE_FLAME = T("Only one flamethrower may support an assault.")
_RANGES = T(
    "A flamethrower must be adjacent to the target; a tank adjacent, or two hexes away with "
    "no US unit on the line between; artillery may be anywhere on the map."
)
