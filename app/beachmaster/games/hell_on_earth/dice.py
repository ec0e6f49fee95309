"""Throw the declared dice: every die of the game goes through `throw`, which offers a reroll."""

from collections.abc import Sequence
from typing import Generic

import msgspec

from beachmaster.engine.die import D, Declared, Throw
from beachmaster.engine.fight import Figure
from beachmaster.engine.modifier_words import sentences
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, options_of
from beachmaster.engine.rolling import rolled
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth import orders
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.texts import T

BLUE = "blue"
KEEP, KEEP_ALL, REROLL = "keep", "keep-all", "reroll"
REROLL_RULES = ("hoe:3.3.4.4", "hoe:5.10")


_SHOWS = T("The {color} die shows {die}: {outcome}.")


class Lying(msgspec.Struct, Generic[D]):
    """A die that lies on the table, which a Reroll marker may still throw again."""

    game: Game
    one: Throw[D]
    dice: list[int]
    final: bool = False

    @property
    def outcome(self) -> D:
        """Return what it comes to."""
        return self.one.comes_to(self.dice)

    @property
    def token(self) -> str | None:
        """Return the marker to be offered for it; None where none is held, wanted or of use."""
        tokens = [] if self.final else _rerolls(self.game, self.one.die.color)
        return tokens[0] if tokens and _worth_asking(self.game, self.one, self.dice) else None

    def says(self, source: Text = _SHOWS) -> Text:
        """Say what it shows, and what that is."""
        return source.fill(
            die=self.dice[0],
            color=orders.COLOURS[self.one.die.color],
            outcome=self.one.die.tell(self.outcome),
        )

    def option(self) -> Option:
        """Return the answer that throws it again, with what asks for something else besides."""
        token = self.token
        assert token is not None
        return Option(REROLL, orders.marker_name(self.game, token), REROLL_RULES)

    def again(self) -> Steps[D]:
        """Play the marker and throw it again; what lies then stays."""
        token = self.token
        assert token is not None
        orders.play(self.game, token)
        script: list[int] = getattr(self.game.state.script, self.one.die.color)
        self.dice = yield from rolled(self.game, self.one, script, again=True)
        self.final = True
        return self.outcome


def throw(
    game: Game,
    die: Declared[D],
    text: Text,
    *subjects: str,
    others: Sequence[str] = (),
    modifiers: Sequence[Modifier] = (),
    facts: Sequence[Figure] = (),
) -> Steps[D]:
    """Throw a die, offer a Reroll marker of its color, and return what it comes to.

    A reroll is offered only where it could change something. A rerolled die is final.
    """
    lying = yield from lay(
        game, die, text, *subjects, others=others, modifiers=modifiers, facts=facts
    )
    return (yield from settled(lying))


def throw_once(game: Game, die: Declared[D], text: Text) -> Steps[D]:
    """Throw a die that is never rerolled (H-73), and return what it comes to."""
    lying = yield from lay(game, die, text)
    lying.final = True
    return (yield from settled(lying))


def lay(
    game: Game,
    die: Declared[D],
    text: Text,
    *subjects: str,
    others: Sequence[str] = (),
    modifiers: Sequence[Modifier] = (),
    facts: Sequence[Figure] = (),
) -> Steps[Lying[D]]:
    """Throw a die and return it as it lies; nothing is offered yet."""
    one = Throw(
        die=die,
        text=text,
        subjects=subjects,
        others=tuple(others),
        modifiers=tuple(modifiers),
        facts=tuple(facts),
    )
    script: list[int] = getattr(game.state.script, die.color)
    return Lying(game, one, (yield from rolled(game, one, script)))


def settled(lying: Lying[D]) -> Steps[D]:
    """Offer a Reroll marker for a die where one could help, and return what it comes to."""
    return (yield from lying.again()) if (yield from _reroll(lying)) else lying.outcome


def _rerolls(game: Game, color: str) -> list[str]:
    return [
        token
        for token in orders.playable(game, "reroll")
        if game.data.command_marker(game.state, token).colour == color
    ]


def can_reroll(game: Game, color: str) -> bool:
    """Tell whether the player holds a Reroll marker of a colour and wants to be asked for it."""
    if game.ruling("reroll") == "never" or game.keeps_dice:
        return False
    return bool(_rerolls(game, color))


def _reroll(lying: Lying[D]) -> Steps[bool]:
    """Offer a Reroll marker where one can be played and the player wants to be asked.

    Who keeps all dice of the phase is asked again in the next one.
    """
    if lying.token is None:
        return False
    game, one = lying.game, lying.one
    chosen = yield Choose(
        procedure="reroll",
        subjects=(one.die.name, *one.subjects),
        text=lying.says(T("The {color} die shows {die}: {outcome}. Play a Reroll marker?")),
        heading=T("Play a Reroll marker?"),
        condition=lying.says(T("The {color} die shows {die}: {outcome}.")),
        rules=REROLL_RULES,
        options=options_of(
            Option(KEEP, T("Keep the die")),
            lying.option(),
            Option(KEEP_ALL, T("Keep this die and all others of this phase")),
        ),
        why=sentences(one.modifiers),
        odds=one.odds,
        usual=KEEP,
        offers=REROLL,
    )
    game.keeps_dice = chosen == KEEP_ALL
    return bool(chosen == REROLL)


def _worth_asking(game: Game, one: Throw[D], dice: Sequence[int]) -> bool:
    wanted = game.ruling("reroll")
    if game.keeps_dice:
        return False
    return wanted == "ask" or (wanted != "never" and one.could_help(dice))
