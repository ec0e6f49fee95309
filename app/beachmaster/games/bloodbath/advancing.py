"""Who advances into an emptied hex, and who lost a step for it (bib:7.9, bib:20.2.3, B-73)."""

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from beachmaster.engine.asking import asking
from beachmaster.engine.fields import one_of
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Field, Option, Options, Record
from beachmaster.engine.record import Told
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import words
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import PAIR, fighting, may_share, put_under, room
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.losses import losing
from beachmaster.games.bloodbath.texts import T

NOBODY = "none"
GOING, _AND = "going", "+"
_ROWS = 9
"""Fewer rows than that have a digit each, with that of nobody."""


def advance(
    game: Game, place: str, able: Sequence[str], along: Sequence[str] = ()
) -> Steps[list[str]]:
    """Let a unit and its partner advance into an emptied hex; return who did (bib:7.9, B-73).

    Units that landed on the hex stand in it already and need no advance. `along` are those of whom
    a table told that they share a hex with one of the others.
    """
    if game.prints is None:
        return (yield from _told_advance(game, place, able, along))
    groups = _groups(game, place, able)
    going: list[str] = []
    if groups:
        chosen = yield Choose(
            procedure="advance",
            subjects=(place,),
            text=_ADVANCES.fill(place=place),
            rules=("bib:7.9", "bib:17.2"),
            options=Options(lambda: _advancing(game, groups)),
            question=True,
        )
        going = groups.get(chosen, [])
    enter(game, place, going)
    game.note("advance", (place,), _told_as(able, going))
    return going


def _group(island: Island, name: str, able: Sequence[str]) -> list[str]:
    """Return who advances with a unit, itself included: those who fight with it and may go."""
    here = island.game.us(name).place
    pair = fighting(island.game, here, island.landing_beach(here))
    return [one for one in pair if one in able] if name in pair else [name]


def _advancing(game: Game, groups: dict[str, list[str]]) -> list[Option]:
    units = [Option(name, _names(game, group)) for name, group in groups.items()]
    return [*units, _NOBODY_ROW]


def _names(game: Game, group: Sequence[str]) -> Text:
    return T("{units}", units=[game.us_name(one) for one in group])


def _told_advance(
    game: Game, place: str, able: Sequence[str], along: Sequence[str]
) -> Steps[list[str]]:
    """Ask who advances: one unit, or a pair (bib:7.9)."""
    told = yield Record(
        procedure="advance",
        subjects=(place,),
        text=_ADVANCES.fill(place=place),
        rules=("bib:7.9", "bib:17.2"),
        fields=(_told_field(game, able, able, along),),
        agrees=lambda given: _no_pair(game, given),
        question=True,
        tell=_WHO,
    )
    going = _told_going(told)
    enter(game, place, going)
    return going


def _told_field(
    game: Game, able: Sequence[str], left: Sequence[str], along: Sequence[str]
) -> Field:
    """Return the field for who of those left advances: a row for each unit and pair.

    Where not every row that those able would have has a digit, they are ticked.
    """
    if len(_units_and_pairs(game, able)) >= _ROWS:
        return words.lists(game, "units", _ADVANCING, left, PAIR)
    groups = _whole(_units_and_pairs(game, left), left, along)
    options = [Option(_AND.join(group), _names(game, group)) for group in groups]
    known = None if options else NOBODY
    return one_of(GOING, _ADVANCING, [*options, _NOBODY_ROW], nothing=NOBODY, known=known)


def _units_and_pairs(game: Game, names: Sequence[str]) -> list[list[str]]:
    pairs = [list(two) for two in combinations(names, PAIR) if may_share(game, two)]
    return [*([name] for name in names), *pairs]


def _whole(groups: list[list[str]], left: Sequence[str], along: Sequence[str]) -> list[list[str]]:
    """Leave out rows by which a unit would stay behind its partner (bib:17.2).

    Which of several units a partner stands with, only the table knows.
    """
    paired = {name for group in groups if len(group) == PAIR for name in group}
    partners = [name for name in left if name in along and name in paired]
    others = [name for name in left if name not in along]
    if not others:
        return groups
    together = {*partners, *(others if len(others) == len(partners) == 1 else ())}
    return [group for group in groups if len(group) == PAIR or group[0] not in together]


def _told_going(told: Told) -> list[str]:
    """Return who advances as it was told, by either field."""
    given = told.get(GOING, NOBODY)
    return list(told["units"]) if "units" in told else _split(str(given))


def _split(group: str) -> list[str]:
    return [] if group == NOBODY else group.split(_AND)


def _told_as(able: Sequence[str], going: Sequence[str]) -> Value:
    """Return who advanced as either field of a table tells it, in the order of the attackers."""
    inside = [name for name in able if name in going]
    return {"units": inside, GOING: _AND.join(inside) or NOBODY}


def _groups(game: Game, place: str, able: Sequence[str]) -> dict[str, list[str]]:
    """Return who would advance by the unit that is named, those for whom there is room."""
    island = Island(game)
    groups = {name: _group(island, name, able) for name in able}
    return {name: group for name, group in groups.items() if room(island, group, place)}


def _no_pair(game: Game, given: Told) -> Text | None:
    """Refuse two units that do not fit in one hex (bib:17.1)."""
    if may_share(game, _told_going(given)):
        return None
    return T("Two units advance together only if one is a support unit.")


def enter(game: Game, place: str, going: Sequence[str]) -> None:
    """Put those who advance into the hex."""
    if game.prints is not None:
        for name in going:
            put_under(game, name, place)
        return
    words.gone_from(game, going)
    for name in going:
        game.us(name).place = place
    words.note_stack(game, going)


# -- a step for the hex, and who enters it, in one answer ------------------------------------------


def loss_and_advance(
    game: Game,
    place: str,
    losers: Sequence[str],
    able: Sequence[str],
    rule: str,
    along: Sequence[str] = (),
) -> Steps[tuple[str, list[str]]]:
    """Ask at once who loses the step and who of the others, or with it, advances (B-40, 7.9).

    `along` is as for `advance`.
    """
    kept = game.prints is not None
    if kept:
        _groups(game, place, able)  # on a map of the player's own this asks
    told = yield Record(
        procedure="attack-loss",
        subjects=(place,),
        text=T("Which of your units loses the step, and which advance into {place}?", place=place),
        rules=(rule, "bib:7.9", "bib:17.2"),
        fields=(
            one_of(
                "loser",
                T("unit that loses the step"),
                [Option(name, losing(game, name)) for name in losers],
            ),
            _who_enters(game, place, losers, able, along),
        ),
        agrees=None if kept else lambda given: _no_pair(game, given),
        tell=None if kept else _WHO,
    )
    loser = str(told["loser"])
    left = _left(game, able, loser)
    if not kept:
        return loser, _told_going(told)
    going = _groups(game, place, left).get(told["advance"], [])
    game.note("attack-loss", (place, loser), _told_as(left, going))
    return loser, going


def _who_enters(
    game: Game, place: str, losers: Sequence[str], able: Sequence[str], along: Sequence[str]
) -> Field:
    """Return the field for who advances, once it is told who loses the step.

    It is worked out for each of them at once: told of later, the units stand elsewhere.
    """
    lefts = {loser: _left(game, able, loser) for loser in losers}
    found = {loser: _entering(game, place, able, left, along) for loser, left in lefts.items()}
    first = next(iter(found.values()))
    return replace(
        first,
        by=("loser",),
        options=(),
        known=None,
        given=lambda told: replace(found[str(told["loser"])], by=("loser",)),
    )


def _entering(
    game: Game, place: str, able: Sequence[str], left: Sequence[str], along: Sequence[str]
) -> Field:
    """Return the field for who of those left advances."""
    if game.prints is None:
        return _told_field(game, able, left, along)
    with asking(False):
        options = _advancing(game, _groups(game, place, left))
    known = NOBODY if len(options) == 1 else None
    return one_of("advance", _ADVANCING, options, known=known)


def _left(game: Game, able: Sequence[str], loser: str) -> list[str]:
    """Return who of those able is still there after a step of one of them."""
    return [name for name in able if name != loser or game.us(name).steps > 1]


_NOBODY_ROW = Option(NOBODY, T("nobody"))
_ADVANCES = T("Which units advance into {place}?")
_ADVANCING = T("units that advance; a unit and the support unit of its hex go together")
_WHO = T("Choose one attacking unit, with the support unit of its hex, or nobody.")
