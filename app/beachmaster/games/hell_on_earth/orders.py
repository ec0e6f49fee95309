"""Play Special Orders: one a turn, five a game, each kind at its own moments (hoe:5.10)."""

from collections.abc import Mapping

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth.acts import blue_id
from beachmaster.games.hell_on_earth.game import OPENING, ORDER_LIMIT, Game
from beachmaster.games.hell_on_earth.own_counters import SUPPORT_TEXTS
from beachmaster.games.hell_on_earth.places import PLAYED
from beachmaster.games.hell_on_earth.state import CommandMarker
from beachmaster.games.hell_on_earth.texts import T

NO = "no"
AT_PHASE_START = frozenset({"bombardment-order", "attack-order", "command-order"})
"""What is offered as a phase begins; without an order to play, it passes by in a line."""
KIND_RULES = {
    "support": "hoe:3.3.4.1",
    "movement": "hoe:3.3.4.2",
    "reconnaissance": "hoe:3.3.4.3",
    "reroll": "hoe:3.3.4.4",
    "bombardment": "hoe:3.3.4.5",
    "command": "hoe:3.3.4.6",
    "attack": "hoe:3.3.4.7",
    "error": "hoe:3.3.4.8",
}


def playable(game: Game, *kinds: str) -> list[str]:
    """Return the markers of these kinds that may be played now (hoe:5.10, H-37)."""
    state = game.state
    limit = ORDER_LIMIT[game.options["mode"]]
    if state.order_played or state.orders >= limit:
        return []
    return [token for token in game.slots().values() if game.command_kind(token) in kinds]


def offer(
    game: Game,
    procedure: str,
    text: Text,
    tokens: list[str],
    *subjects: str,
    closed: Text | Mapping[str, Text] | None = None,
) -> Steps[str | None]:
    """Ask whether one of the tokens is played; play and return it, or None.

    `closed` says why none of them, or why single ones, cannot be played now; the player still sees
    that they are held.
    """
    if not tokens:
        if procedure in AT_PHASE_START:
            game.pass_by(T("Special Orders"), "hoe:5.10")
        return None
    barred = closed if isinstance(closed, Mapping) else {t: closed for t in tokens if closed}

    def option(token: str) -> Option:
        return Option(token, marker_name(game, token), (KIND_RULES[game.command_kind(token)],))

    rules = (*{KIND_RULES[game.command_kind(token)]: 0 for token in tokens}, "hoe:5.10")
    chosen = yield Choose(
        procedure=procedure,
        subjects=subjects,
        text=text,
        rules=rules,
        opens=procedure in OPENING,
        options=Options(lambda: [*(option(t) for t in tokens if t not in barred), _NO_OPTION]),
        closed=lambda: [
            Closed(token, marker_name(game, token), reason, rules)
            for token, reason in barred.items()
        ],
        usual=NO,
    )
    if chosen == NO:
        return None
    play(game, chosen)
    return str(chosen)


def play(game: Game, token: str) -> None:
    """Put a marker beneath the Command Area as played; it counts for the turn and the game."""
    game.state.blue[token] = PLAYED
    game.state.order_played = True
    game.state.orders += 1
    name = marker_name(game, token)
    game.emit(
        "order-played",
        T(
            "Special Order played: {order} (number {count} of the game).",
            order=name,
            count=game.state.orders,
        ),
        KIND_RULES[game.command_kind(token)],
        "hoe:5.10",
        act=moves(blue_id(token)),
        order=token,
        kind=game.command_kind(token),
    )


def marker_name(game: Game, token: str) -> Text:
    """Return what a Command marker shows, in words."""
    return command_name(game.data.command_marker(game.state, token))


def command_name(marker: CommandMarker) -> Text:
    """Return the words for what a Command marker prints."""
    if marker.icon:
        return _NAMES["support"].fill(icon=ICONS[marker.icon], value=marker.value)
    if marker.colour:
        return _NAMES["reroll"].fill(colour=COLOURS[marker.colour])
    return _NAMES[marker.kind].fill(value=marker.value)


def marker_does(game: Game, token: str) -> Text:
    """Say what a Command marker does, and when it is played (hoe:3.3.4)."""
    marker = game.data.command_marker(game.state, token)
    return USES[marker.kind].fill(value=marker.value)


def kind_mark(game: Game, token: str) -> str:
    """Return the kind a player reads off a Command marker, such as support-tank-2."""
    marker = game.data.command_marker(game.state, token)
    parts = [marker.kind, marker.icon, marker.colour, str(marker.value or "")]
    return "-".join(part for part in parts if part)


ICONS = {**SUPPORT_TEXTS, "at": T("anti-tank")}
COLOURS = {"blue": T("blue"), "red": T("red")}
_NAMES = {
    "support": T("Additional combat support: {icon} {value}"),
    "movement": T("Extended movement +{value}"),
    "reconnaissance": T("Reconnaissance"),
    "reroll": T("Reroll a {colour} die"),
    "bombardment": T("Additional bombardment {value}"),
    "command": T("Additional command +{value}"),
    "attack": T("Additional attack"),
    "error": T("Intelligence Error"),
}
USES = {
    "support": T("It supports one of your assaults, in addition to the units."),
    "movement": T("One unit has {value} more movement points in a normal move."),
    "reconnaissance": T("At the start of an attack phase, it reveals up to two hidden units."),
    "reroll": T("It lets you reroll a die of its color."),
    "bombardment": T(
        "It gives {value} bombardment points, in bombardment or at the start of an attack phase."
    ),
    "command": T("It gives {value} Command Points at the start of a Command Phase."),
    "attack": T("It allows one more assault at the end of an attack phase."),
    "error": T("It fills a slot and does nothing."),
}
_NO_OPTION = Option(NO, T("Play none"))
