"""Place Japanese units: replacements, redeployment, redeployment in place (bib:19.5, bib:20.3)."""

from collections.abc import Mapping, Sequence

from beachmaster.engine.decision import Decision
from beachmaster.engine.dice import break_tie
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Confirm, Option, Options, Place
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text, plain_text
from beachmaster.games.bloodbath import container, rolls
from beachmaster.games.bloodbath.dice import throw
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.losses import eliminate_japanese
from beachmaster.games.bloodbath.rolls import Reason

PLACEMENT = "bib:19.5"
TERRAIN_ORDER = ("hill", "ravine", "mountain", "mine", "rough", "broken", "clear", "beach")
"""Which terrain a placed unit prefers; the beach, which the book leaves out, comes last (B-55)."""


def find_hex(
    game: Game, reason: Reason, subject: str = "", without: Sequence[str] = (), origin: str = ""
) -> Steps[str]:
    """Roll for the sector and find the hex by terrain; nothing where there is none (bib:19.5).

    A unit that redeploys goes to a new hex, so its `origin` is not one (bib:20.3).
    """
    if game.two_players and game.ruling("B-57") == "any":
        return (yield from _chosen(game, reason, subject, None, without, origin))
    sector = yield from _sector(game, reason, subject)
    if sector in game.state.cleared:
        game.emit("no-placement", Text(_CLEARED, sector=sector), PLACEMENT, "bib:18.0")
        return ""
    if game.two_players:
        return (yield from _chosen(game, reason, subject, sector, without, origin))
    hexes = yield from game.board.eligible(game, sector, without, origin)
    if not hexes:
        game.emit("no-placement", Text(_NO_HEX, sector=sector), PLACEMENT, sector=sector)
        return ""
    return (yield from best_hex(game, reason, subject, hexes))


def _sector(game: Game, reason: Reason, subject: str) -> Steps[int]:
    text = Text(_SECTORS[reason], place=subject)
    subjects = (subject,) if subject else ()
    return (yield from throw(game, rolls.sector(reason), text, *subjects))


def best_hex(game: Game, reason: str, subject: str, hexes: Mapping[str, str]) -> Steps[str]:
    """Pick the hex of the first terrain in the order, and by lot among equals (bib:19.5)."""
    decision = Decision(sorted(hexes), PLACEMENT)
    decision.lowest(Text(_BY_TERRAIN), lambda name: TERRAIN_ORDER.index(hexes[name]))
    tie = decision.tie()
    subjects = (subject,) if subject else ()
    chosen = yield from break_tie(f"{reason}-hex", decision.candidates, _TIE, PLACEMENT, *subjects)
    if tie:
        decision.broken_by(Text(_BY_LOT), chosen)
    text = Text(_FOUND, place=chosen, terrain=Text(TERRAINS[hexes[chosen]]))
    game.emit("placement", text, PLACEMENT, trace=tuple(decision.trace), place=chosen)
    return chosen


def _chosen(
    game: Game,
    reason: str,
    subject: str,
    sector: int | None,
    without: Sequence[str],
    origin: str,
) -> Steps[str]:
    """Let the Japanese player choose any eligible hex (bib:23.3, B-57)."""
    found = yield from game.board.eligible(game, sector, without, origin)
    hexes = sorted(found)
    if not hexes:
        game.emit("no-placement", Text(_NO_HEX_ANYWHERE), PLACEMENT, "bib:23.3")
        return ""
    chosen = yield Place(
        procedure=f"{reason}-choice",
        subjects=(subject,) if subject else (),
        text=Text(_WHERE),
        rules=("bib:23.3",),
        side="japan",
        options=Options(lambda: [Option(name, _hex_words(name, found[name])) for name in hexes]),
    )
    return str(chosen)


def _hex_words(name: str, terrain: str) -> Text:
    """Return a hex with its terrain, where that is known."""
    return Text(_HEX, place=name, terrain=Text(TERRAINS[terrain])) if terrain else plain_text(name)


def redeploy(game: Game, counter: str, rule: str) -> Steps[None]:
    """Send a unit to a new hex, or another in its stead (bib:20.3)."""
    origin = game.unit(counter).place
    who = game.japanese_name(counter)
    container.put_in(game, counter)
    act = Text(_TO_CONTAINER, unit=who)
    game.emit("redeploys", Text(_REDEPLOYS, unit=who), rule, "bib:20.3", act=act, place=origin)
    hex_id = yield from find_hex(game, "redeployment", origin, origin=origin)
    if not hex_id:
        game.unit(counter).place = origin
        eliminate_japanese(game, counter, "bib:20.3", inside=True)
        return
    yield from _fill(game, counter, hex_id, in_place=False)


def redeploy_in_place(game: Game, counter: str, rule: str, home: str = "") -> Steps[None]:
    """Swap the unit of a hex unseen; the hex stays held, and nobody is lost (bib:20.4, B-15).

    `home` is the hex to fill where the unit has left it, as a charge that reached nobody does.
    """
    hex_id = home or game.unit(counter).place
    who = game.japanese_name(counter)
    if game.two_players and not (yield from _wants_swap(hex_id)):
        container.place(game, counter, hex_id)
        game.emit("stays", Text(_STAYS, place=hex_id), "bib:23.3", act=Text(_STAYS, place=hex_id))
        return
    container.put_in(game, counter)
    act = Text(_TO_CONTAINER, unit=who)
    text = Text(_IN_PLACE, unit=who, place=hex_id)
    game.emit("redeploys-in-place", text, rule, "bib:20.4", act=act, place=hex_id)
    yield from _fill(game, counter, hex_id, in_place=True)


def _wants_swap(hex_id: str) -> Steps[bool]:
    """Ask the Japanese player whether to swap at all (bib:23.3)."""
    wanted = yield Confirm(
        procedure="swap",
        subjects=(hex_id,),
        text=Text(_SWAP, place=hex_id),
        rules=("bib:23.3",),
        side="japan",
    )
    return bool(wanted)


def _fill(game: Game, counter: str, hex_id: str, *, in_place: bool) -> Steps[None]:
    """Draw a unit for a hex; where the container holds no other, fetch a second one."""
    if len(container.contents(game)) > 1:
        drawn = container.draw_blind(game, "substitute", hex_id)
        _put_down(game, drawn, hex_id)
        return
    second = yield from _second_unit(game, hex_id, again=not in_place)
    if not second:
        container.place(game, counter, hex_id)
        text = Text(_ALONE, place=hex_id)
        game.emit("no-second-unit", text, "bib:20.3.1", act=text, place=hex_id)
        return
    other_hex = game.unit(second).place
    container.put_in(game, second)
    act = Text(_SECOND_IN, place=other_hex)
    game.emit("second-unit", act, "bib:20.3.1", act=act, place=other_hex)
    _put_down(game, container.draw_blind(game, "substitute", hex_id), hex_id)
    _put_down(game, container.contents(game)[0], other_hex)


def _put_down(game: Game, counter: str, hex_id: str) -> None:
    container.place(game, counter, hex_id)
    act = Text(_DRAWN, place=hex_id)
    game.emit("substitute", act, "bib:20.3", act=act, place=hex_id)


def _second_unit(game: Game, hex_id: str, *, again: bool) -> Steps[str]:
    """Search the dug-in units from 0106 upward for one to swap with (bib:20.3.1, B-07).

    One pass finds somebody or nobody; by choice a unit bound for a new hex is searched for
    again until somebody is found (B-48).
    """
    again = again and game.ruling("B-48") == "again"
    while True:
        after, met = "", False
        while candidate := (yield from game.board.next_dug_in(game, after)):
            met = True
            after = game.unit(candidate).place
            text = Text(_SEARCH, place=after)
            if (yield from throw(game, rolls.second_unit(after), text, hex_id, after)):
                return candidate
        if not (again and met):
            return ""


TERRAINS: dict[str, Source] = {
    "hill": QT_TRANSLATE_NOOP("bib", "hill"),
    "ravine": QT_TRANSLATE_NOOP("bib", "ravine"),
    "mountain": QT_TRANSLATE_NOOP("bib", "mountain"),
    "mine": QT_TRANSLATE_NOOP("bib", "mine"),
    "rough": QT_TRANSLATE_NOOP("bib", "rough"),
    "broken": QT_TRANSLATE_NOOP("bib", "broken"),
    "clear": QT_TRANSLATE_NOOP("bib", "clear"),
    "beach": QT_TRANSLATE_NOOP("bib", "beach"),
}
_SECTORS: dict[str, Source] = {
    "replacement": QT_TRANSLATE_NOOP("bib", "Replacement: roll for the sector."),
    "redeployment": QT_TRANSLATE_NOOP(
        "bib", "The unit from {place} redeploys: roll for the sector."
    ),
}
_CLEARED = QT_TRANSLATE_NOOP("bib", "Sector {sector} is cleared: no hex there takes a unit.")
_NO_HEX = QT_TRANSLATE_NOOP(
    "bib", "No free red or white hex of sector {sector} is within two hexes of a dug-in unit."
)
_NO_HEX_ANYWHERE = QT_TRANSLATE_NOOP("bib", "No hex can take the unit.")
_BY_TERRAIN = QT_TRANSLATE_NOOP(
    "bib", "first in the order hill, ravine, mountain, mine, rough, broken, clear, beach"
)
_TIE = QT_TRANSLATE_NOOP("bib", "The unit goes at random to one of {names}.")
_BY_LOT = QT_TRANSLATE_NOOP("bib", "the lot")
_FOUND = QT_TRANSLATE_NOOP("bib", "The unit goes to {place} ({terrain}).")
_WHERE = QT_TRANSLATE_NOOP("bib", "Which hex does the unit go to?")
_HEX = QT_TRANSLATE_NOOP("bib", "{place}, {terrain}")
_TO_CONTAINER = QT_TRANSLATE_NOOP("bib", "Put {unit} into the container.")
_REDEPLOYS = QT_TRANSLATE_NOOP("bib", "{unit} redeploys.")
_IN_PLACE = QT_TRANSLATE_NOOP("bib", "{unit} redeploys in place: another may now hold {place}.")
_SWAP = QT_TRANSLATE_NOOP("bib", "Swap the unit in {place} for one drawn blind?")
_STAYS = QT_TRANSLATE_NOOP("bib", "The unit in {place} stays; turn it face down.")
_ALONE = QT_TRANSLATE_NOOP("bib", "Nobody to swap with: put the same unit face down on {place}.")
_SECOND_IN = QT_TRANSLATE_NOOP(
    "bib", "Put the unit from {place} into the container too, without looking."
)
_DRAWN = QT_TRANSLATE_NOOP(
    "bib", "Draw a unit from the container without looking and put it face down on {place}."
)
_SEARCH = QT_TRANSLATE_NOOP("bib", "Search for a second unit: {place}.")
