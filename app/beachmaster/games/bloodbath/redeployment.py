"""Place Japanese units: replacements, redeployment, redeployment in place (bib:19.5, bib:20.3)."""

from collections.abc import Mapping, Sequence

from beachmaster.engine.decision import Decision
from beachmaster.engine.dice import break_tie
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Confirm, Option, Options, Place
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath import container, rolls
from beachmaster.games.bloodbath.about import JAPAN
from beachmaster.games.bloodbath.dice import throw
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.losses import eliminate_japanese
from beachmaster.games.bloodbath.rolls import Reason
from beachmaster.games.bloodbath.texts import T

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
        game.emit(
            "no-placement",
            T("Sector {sector} is cleared: no hex there takes a unit.", sector=sector),
            PLACEMENT,
            "bib:18.0",
        )
        return ""
    if game.two_players:
        return (yield from _chosen(game, reason, subject, sector, without, origin))
    found = yield from game.board.eligible(game, sector, without, origin)
    if not found:
        game.emit(
            "no-placement",
            T(
                "No free red or white hex of sector {sector} is within two hexes of a dug-in unit.",
                sector=sector,
            ),
            PLACEMENT,
            sector=sector,
        )
        return ""
    return (yield from best_hex(game, reason, subject, found))


def _sector(game: Game, reason: Reason, subject: str) -> Steps[int]:
    text = _SECTORS[reason].fill(place=subject)
    subjects = (subject,) if subject else ()
    return (yield from throw(game, rolls.sector(reason), text, *subjects))


def best_hex(game: Game, reason: str, subject: str, found: Mapping[str, str]) -> Steps[str]:
    """Pick the hex of the first terrain in the order, and by lot among equals (bib:19.5)."""
    decision = Decision(sorted(found), PLACEMENT)
    decision.lowest(
        T("first in the order hill, ravine, mountain, mine, rough, broken, clear, beach"),
        lambda name: TERRAIN_ORDER.index(found[name]),
    )
    tie = decision.tie()
    subjects = (subject,) if subject else ()
    chosen = yield from break_tie(
        f"{reason}-hex",
        decision.candidates,
        T("The unit goes at random to one of {names}."),
        PLACEMENT,
        *subjects,
        side=JAPAN.id,
    )
    if tie:
        decision.broken_by(T("the lot"), chosen)
    text = T("The unit goes to {place} ({terrain}).", place=chosen, terrain=TERRAINS[found[chosen]])
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
        game.emit("no-placement", T("No hex can take the unit."), PLACEMENT, "bib:23.3")
        return ""
    chosen = yield Place(
        procedure=f"{reason}-choice",
        subjects=(subject,) if subject else (),
        text=T("Which hex does the unit go to?"),
        rules=("bib:23.3",),
        side="japan",
        options=Options(lambda: [Option(name, _hex_words(name, found[name])) for name in hexes]),
    )
    return str(chosen)


def _hex_words(name: str, terrain: str) -> Text:
    """Return a hex with its terrain, where that is known."""
    return (
        T("{place}, {terrain}", place=name, terrain=TERRAINS[terrain])
        if terrain
        else plain_text(name)
    )


def redeploy(game: Game, counter: str, rule: str) -> Steps[None]:
    """Send a unit to a new hex, or another in its stead (bib:20.3)."""
    origin = game.unit(counter).place
    who = game.japanese_name(counter)
    container.put_in(game, counter)
    act = _TO_CONTAINER.fill(unit=who)
    game.emit(
        "redeploys", T("{unit} redeploys.", unit=who), rule, "bib:20.3", act=act, place=origin
    )
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
        game.emit("stays", _STAYS.fill(place=hex_id), "bib:23.3", act=_STAYS.fill(place=hex_id))
        return
    container.put_in(game, counter)
    act = _TO_CONTAINER.fill(unit=who)
    text = T("{unit}: redeployed in place; another may now hold {place}.", unit=who, place=hex_id)
    game.emit("redeploys-in-place", text, rule, "bib:20.4", act=act, place=hex_id)
    yield from _fill(game, counter, hex_id, in_place=True)


def _wants_swap(hex_id: str) -> Steps[bool]:
    """Ask the Japanese player whether to swap at all (bib:23.3)."""
    wanted = yield Confirm(
        procedure="swap",
        subjects=(hex_id,),
        text=T("Swap the unit in {place} for one drawn blind?", place=hex_id),
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
        text = T("Nobody to swap with: put the same unit face down on {place}.", place=hex_id)
        game.emit("no-second-unit", text, "bib:20.3.1", act=text, place=hex_id)
        return
    other_hex = game.unit(second).place
    container.put_in(game, second)
    act = T("Put the unit from {place} into the container too, without looking.", place=other_hex)
    game.emit("second-unit", act, "bib:20.3.1", act=act, place=other_hex)
    _put_down(game, container.draw_blind(game, "substitute", hex_id), hex_id)
    _put_down(game, container.contents(game)[0], other_hex)


def _put_down(game: Game, counter: str, hex_id: str) -> None:
    container.place(game, counter, hex_id)
    act = T(
        "Draw a unit from the container without looking and put it face down on {place}.",
        place=hex_id,
    )
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
            text = T("Search for a second unit: {place}.", place=after)
            if (yield from throw(game, rolls.second_unit(after), text, hex_id, after)):
                return candidate
        if not (again and met):
            return ""


TERRAINS: dict[str, Text] = {
    "hill": T("hill"),
    "ravine": T("ravine"),
    "mountain": T("mountain"),
    "mine": T("mine"),
    "rough": T("rough"),
    "broken": T("broken"),
    "clear": T("clear"),
    "beach": T("beach"),
}
_SECTORS: dict[str, Text] = {
    "replacement": T("Replacement: roll for the sector."),
    "redeployment": T("The unit from {place} redeploys: roll for the sector."),
}
_TO_CONTAINER = T("Put {unit} into the container.")
_STAYS = T("The unit in {place} stays; turn it face down.")
