"""Take steps off US units, and take Japanese units off the map (bib:19.1, bib:17.1)."""

from collections.abc import Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.acts import CONTAINER_ID, japan_id, us_id, us_moves
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import CONTAINER, LOST, TRACK
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import TO_THE_TRACK

TANK_FIRST = "bib:17.3"
"""The rule by which a tank loses the first step of its attack."""


def losing(game: Game, name: str) -> Text:
    """Return a unit that may lose a step, and that it dies of it where it does (bib:17.1)."""
    source = T("{unit}: eliminated, its last step") if game.us(name).on_last_step else T("{unit}")
    return source.fill(unit=game.us_words(name))


def lose_step(game: Game, name: str, rule: str) -> None:
    """Take one step off a US unit; a one-step unit is eliminated by that (bib:17.1)."""
    unit = game.us(name)
    if unit.steps <= 1:
        eliminate_us(game, name, rule)
        return
    unit.steps -= 1
    source = (
        T("{unit} loses one step; a tank takes the first loss.")
        if rule == TANK_FIRST
        else T("{unit} loses one step.")
    )
    text = source.fill(unit=game.us_name(name))
    game.emit(
        "us-step",
        text,
        rule,
        act=moves(us_id(name), words=_FLIP.fill(unit=game.us_name(name))),
        unit=name,
    )


def eliminate_us(game: Game, name: str, rule: str) -> None:
    """Put a US unit into the Eliminated Units box (bib:14.1)."""
    unit = game.us(name)
    unit.steps, unit.place, unit.level = 0, LOST, 0
    game.state.opposed.pop(name, None)
    who = game.us_name(name)
    source = (
        T("{unit} is eliminated; a tank takes the first loss.")
        if rule == TANK_FIRST
        else T("{unit} is eliminated.")
    )
    game.emit(
        "us-eliminated",
        source.fill(unit=who),
        rule,
        act=us_moves(game, name, words=_TO_BOX.fill(unit=who)),
        unit=name,
    )


def choose_loser(
    game: Game, procedure: str, names: Sequence[str], rule: str, subject: str
) -> Steps[str]:
    """Let the player choose which unit loses a step (B-40)."""
    if len(names) == 1:
        return names[0]
    chosen = yield Choose(
        procedure=procedure,
        subjects=(subject,),
        text=T("Which of your units loses the step?"),
        rules=(rule,),
        options=Options(lambda: [Option(name, losing(game, name)) for name in names]),
        spends=True,
    )
    return str(chosen)


def eliminate_japanese(game: Game, counter: str, rule: str, *, inside: bool = False) -> None:
    """Send a revealed unit to the track or to the container (bib:19.1, B-16).

    Where the counter is `inside` the container already, only the track is left to be told.
    """
    unit = game.unit(counter)
    who, hex_id, lay = game.japanese_name(counter), unit.place, japan_id(unit)
    kind = game.printed(counter).kind
    unit.place = TRACK if kind in TO_THE_TRACK else CONTAINER
    unit.dug_in = True
    game.state.banzai.pop(counter, None)
    stays_there = inside and unit.place == CONTAINER
    words = (
        T("Put {unit} on the highest open box of the Japanese Fire Support Track.")
        if unit.place == TRACK
        else T("Put {unit} into the container.")
    ).fill(unit=who)
    act = moves(lay, japan_id(unit), CONTAINER_ID, words=words)
    text = T("{unit} is eliminated.", unit=who)
    game.emit(
        "japanese-eliminated",
        text,
        rule,
        "bib:19.1",
        act=None if stays_there else act,
        place=hex_id,
        kind=kind,
        to=unit.place,
    )


_FLIP = T("Flip {unit} to its depleted side.")
_TO_BOX = T("Put {unit} into the Eliminated Units box.")
