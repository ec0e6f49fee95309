"""Place Japanese units: replacements, redeployment, redeployment in place (bib:19.5, bib:20.3)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from beachmaster.engine.acts import Moves, moves
from beachmaster.engine.decision import Decision
from beachmaster.engine.fields import one_of
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Confirm, Field, Option, Options, Place, Record
from beachmaster.engine.question import Question
from beachmaster.engine.record import Told
from beachmaster.engine.rolling import break_tie
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import container, rolls, words
from beachmaster.games.bloodbath.about import JAPAN
from beachmaster.games.bloodbath.acts import CONTAINER_ID, hidden_id, japan_id
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.losses import eliminate_japanese
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.games.bloodbath.rolls import Reason, throw
from beachmaster.games.bloodbath.state import SECTORS
from beachmaster.games.bloodbath.tables import CRT_LINES
from beachmaster.games.bloodbath.texts import T

PLACEMENT = "bib:19.5"
TERRAIN_ORDER = ("hill", "ravine", "mountain", "mine", "rough", "broken", "clear", "beach")
"""Which terrain a placed unit prefers; the beach, which the book leaves out, comes last (B-55)."""
NEAR = 2
"""How far from a dug-in unit a placed one may stand (bib:19.5)."""
NONE = "none"


# -- the hex of a placed unit --------------------------------------------------------------------


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
            T("Sector {sector} is cleared: no unit goes there.", sector=sector),
            PLACEMENT,
            "bib:18.0",
        )
        return ""
    if game.two_players:
        return (yield from _chosen(game, reason, subject, sector, without, origin))
    found = yield from eligible(game, sector, without, origin)
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
        T("highest terrain priority (hill, ravine, mountain, mine, rough, broken, clear, beach)"),
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
        decision.broken_by(T("a random draw"), chosen)
    text = T(
        "The unit goes to {place} ({terrain}).", place=chosen, terrain=CRT_LINES[found[chosen]]
    )
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
    found = yield from eligible_hexes(game, sector, without, origin)
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
        T("{place}, {terrain}", place=name, terrain=CRT_LINES[terrain])
        if terrain
        else plain_text(name)
    )


# -- which hexes there are -----------------------------------------------------------------------


def _eligible(
    game: Game, sector: int | None, without: Sequence[str] = (), origin: str = ""
) -> dict[str, str]:
    """Return the empty red and white hexes near a dug-in unit (bib:19.5, B-19, B-18)."""
    island = Island(game)
    prints = island.prints
    near = [place for name, place in island.dug_in.items() if name not in without]
    found = [
        place
        for one in SECTORS
        if one not in game.state.cleared and sector in (None, one)
        for place in prints.symbols(one)
        if place not in (origin, *island.japanese, *island.americans)
        and any(prints.distance(place, other) <= NEAR for other in near)
    ]
    return _terrains(game, prints, found)


def _terrains(game: Game, prints: Prints, found: Sequence[HexId]) -> dict[str, str]:
    """Return hexes with their words of the placement order (bib:19.5, B-55).

    Of the player's own map only what decides is looked at: hills come first, and a second player
    takes any hex.
    """
    if prints.own and game.two_players:
        return dict.fromkeys(found, "")
    hills = [place for place in found if prints.hill(place)]
    if prints.own and hills:
        found = hills
    prints.look_at(place for place in found if place not in hills)
    return {place: "hill" if place in hills else prints.terrain(place) for place in found}


def _about(
    game: Game, sector: int | None, without: Sequence[str] = (), origin: str = ""
) -> tuple[str, ...]:
    del origin
    return (str(sector or "any"), *sorted(game.unit(name).place for name in without))


def _of_first_terrain(found: Mapping[str, str]) -> Value:
    """Return the first terrain in the order that there is, and its hexes."""
    first = min(found.values(), key=TERRAIN_ORDER.index, default=NONE)
    return {"terrain": first, "hexes": [p for p, terrain in found.items() if terrain == first]}


def _ask_eligible(
    game: Game, sector: int | None, without: Sequence[str] = (), origin: str = ""
) -> Steps[dict[str, str]]:
    """Ask for the hexes of the first terrain, or for all where a player chooses (19.5, 23.3)."""
    words.placed_anew(game)
    why = [
        T(
            "The unit in {place} does not count as the face-down unit nearby.",
            place=game.unit(name).place,
        )
        for name in without
    ]
    why += [T("Leave out {place}: the unit goes to a new hex.", place=origin)] if origin else []
    told = yield Record(
        procedure="eligible-hexes" if game.two_players else "eligible",
        subjects=_about(game, sector, without),
        text=T("Which hexes of sector {sector} can take a Japanese unit?", sector=sector)
        if sector
        else T("Which hexes can take a Japanese unit?"),
        rules=(PLACEMENT,),
        why=tuple(why),
        fields=(words.hexes(T("all such hexes")),) if game.two_players else _first_terrain(),
        agrees=lambda given: _free_hexes(game, given),
        side="japan",
        question=True,
        tell=T(
            "Name red or white hexes of sectors not cleared that hold no unit and are at most "
            "two hexes (one between) from a face-down unit. The order is hill, ravine, mountain, "
            "mine, rough, broken, clear, beach."
        ),
    )
    terrain = told.get("terrain", "")
    for word in told["hexes"]:
        _note_placement(game, word, sector, terrain)
    return {word: str(terrain) for word in told["hexes"]}


def _first_terrain() -> tuple[Field, ...]:
    """Return the fields for the first terrain that has such hexes, and for those (bib:19.5)."""
    all_such = words.hexes(T("all such hexes of that terrain"))

    def given(told: Told) -> Field:
        """Return nothing to tell where there is no such hex."""
        none = {"kind": "many", "maximum": 0} if told["terrain"] == NONE else {}
        return replace(all_such, by=("terrain",), **none)

    options = [Option(NONE, T("there is no such hex"))]
    options += [Option(name, CRT_LINES[name]) for name in TERRAIN_ORDER]
    return (
        one_of("terrain", T("first terrain in the order that has such a hex"), options),
        replace(all_such, by=("terrain",), given=given),
    )


def _free_hexes(game: Game, given: dict[str, Value]) -> Text | None:
    """Hold terrain and hexes together, and refuse hexes that the Japanese hold."""
    if "terrain" in given and (given["terrain"] == NONE) != (not given["hexes"]):
        return T("Name the hexes of the terrain you chose, or none if there is no such hex.")
    return words.first(words.taken(game, word) for word in given["hexes"])


def _note_placement(game: Game, word: str, sector: int | None, terrain: str) -> None:
    """Remember what a placement question told of a hex."""
    space = words.space(game, word)
    space.sector = sector or space.sector
    if terrain == "hill":
        space.hill = True
    elif terrain:
        space.terrain = terrain


eligible = Question(
    "eligible",
    _eligible,
    _ask_eligible,
    about=_about,
    fact=lambda _game, found, *_: _of_first_terrain(found),
)
"""The hexes a unit can be placed in, each with its terrain (bib:19.5, B-19).

The terrain is the word of the placement order: `hill` for any hill hex, else what the hex is. In
words only, hexes that come later in the order are missing. `sector` None means any sector that is
not cleared. `without` are counters that do not count as the dug-in unit nearby (bib:20.3, B-54),
`origin` is the hex a unit has just left, which is no new one.
"""
eligible_hexes = Question(
    "eligible-hexes",
    _eligible,
    _ask_eligible,
    about=_about,
    fact=lambda _game, found, *_: {"hexes": list(found)},
)
"""The same where a second player chooses, so that any terrain will do (bib:23.3)."""


# -- redeployment --------------------------------------------------------------------------------


def redeploy(game: Game, counter: str, rule: str) -> Steps[None]:
    """Send a unit to a new hex, or another in its stead (bib:20.3)."""
    origin = game.unit(counter).place
    who = game.japanese_name(counter)
    act = _into_container(game, counter, _TO_CONTAINER.fill(unit=who))
    game.emit("redeploys", _LEAVES.fill(unit=who), rule, "bib:20.3", act=act, place=origin)
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
        lay, text = japan_id(game.unit(counter)), _STAYS.fill(place=hex_id)
        container.place(game, counter, hex_id)
        act = moves(lay, hidden_id(hex_id), words=text)
        game.emit("stays", text, "bib:23.3", act=act, place=hex_id)
        return
    act = _into_container(game, counter, _TO_CONTAINER.fill(unit=who))
    text = T(
        "{unit} redeploys in place: a unit drawn next, perhaps the same one, takes over {place}.",
        unit=who,
        place=hex_id,
    )
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
    second = yield from container.second_unit(game, hex_id, again=not in_place)
    if not second:
        container.place(game, counter, hex_id)
        text = T(
            "There is no unit to swap it with: place the same unit face down on {place}.",
            place=hex_id,
        )
        act = moves(CONTAINER_ID, hidden_id(hex_id), words=text)
        game.emit("no-second-unit", text, "bib:20.3.1", act=act, place=hex_id)
        return
    other_hex = game.unit(second).place
    text = T("Put the unit from {place} into the container too, without looking.", place=other_hex)
    act = _into_container(game, second, text)
    game.emit("second-unit", text, "bib:20.3.1", act=act, place=other_hex)
    _put_down(game, container.draw_blind(game, "substitute", hex_id), hex_id)
    _put_down(game, container.contents(game)[0], other_hex)


def _put_down(game: Game, counter: str, hex_id: str) -> None:
    container.place(game, counter, hex_id)
    text = T(
        "Draw a unit from the container without looking and place it face down on {place}.",
        place=hex_id,
    )
    act = moves(CONTAINER_ID, hidden_id(hex_id), words=text)
    game.emit("substitute", text, "bib:20.3", act=act, place=hex_id)


def _into_container(game: Game, counter: str, words: Text) -> Moves:
    """Put a counter into the container, and return the act; units among others are mixed."""
    lay = japan_id(game.unit(counter))
    container.put_in(game, counter)
    if len(container.contents(game)) > 1:
        words = T("{put} Mix the units in it.", put=words)
    return moves(lay, CONTAINER_ID, words=words)


_SECTORS: dict[str, Text] = {
    "replacement": T("Sector of the replacement."),
    "redeployment": T("Sector to which the unit from {place} redeploys."),
}
_LEAVES = T(
    "{unit} redeploys: it goes into the container, and a unit drawn unseen takes another hex."
)
_TO_CONTAINER = T("Put {unit} into the container.")
_STAYS = T("The unit in {place} stays; flip it face down.")
