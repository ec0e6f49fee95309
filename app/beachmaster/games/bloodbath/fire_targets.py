"""Japanese bombardment: which US-held hexes get a marker, and in which order (bib:21.2)."""

from collections.abc import Sequence

from msgspec.structs import replace

from beachmaster.engine.die import Throw
from beachmaster.engine.module import Steps
from beachmaster.engine.options import is_hex_number
from beachmaster.engine.prompt import Field, Option, Options, Place, Record
from beachmaster.engine.question import Question
from beachmaster.engine.record import Told
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import rolls, scan, words
from beachmaster.games.bloodbath.acts import put_markers
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.rolls import throw_row
from beachmaster.games.bloodbath.texts import TN, T


def marker_words(count: int) -> Text:
    """Return a number of bombardment markers in words."""
    return TN("{n} bombardment marker", "{n} bombardment markers", n=count)


def targets(game: Game, count: int) -> Steps[list[str]]:
    """Return the hexes that get a marker, in the order they got it (bib:21.2)."""
    if game.two_players and not game.state.suribachi:
        return (yield from _chosen(game, count))
    hexes: list[str] = []
    if not game.state.suribachi:
        hexes = (yield from held_beaches(game, count))[:count] if count else []
        why = T("a landing beach with US units, before Suribachi falls")
        _put_markers(game, hexes, why, "bib:21.2.1")
    yield from _search(game, hexes, count)
    if len(hexes) < count:
        left = TN("{n} marker", "{n} markers", n=count - len(hexes))
        game.emit(
            "markers-lost",
            T("No targets are left: {markers} not used.", markers=left),
            "bib:21.2",
            left=count - len(hexes),
        )
    return hexes


def _search(game: Game, hexes: list[str], count: int) -> Steps[None]:
    """Go once through the US-held hexes by number and roll for each (bib:21.2.1, bib:21.2.2).

    As many hexes as markers are left are rolled for at once.
    """
    upward = game.state.suribachi
    rule = "bib:21.2.2" if upward else "bib:21.2.1"
    after = ""
    while len(hexes) < count:
        each = yield from _next_hexes(game, hexes, after, count - len(hexes))
        if not each:
            return
        after = each[-1]
        throws = [
            Throw(
                die=rolls.target(place, upward),
                text=T("Search for targets: {place}.", place=place),
                subjects=(place,),
            )
            for place in each
        ]
        text = T("Search for targets: on 1 to {high} the hex gets a marker.", high=scan.HIT_TO)
        found = yield from throw_row(game, text, throws, [plain_text(place) for place in each])
        hit = [place for place, hits in zip(each, found, strict=True) if hits]
        hexes += hit
        _put_markers(game, hit, T("Found by the search roll."), rule)


def _next_hexes(game: Game, passed: Sequence[str], after: str, most: int) -> Steps[list[str]]:
    """Return the next hexes of the search, no more than markers are left: no die is idle."""
    found: list[str] = []
    while len(found) < most:
        after = yield from next_us_hex(game, after, game.state.suribachi)
        if not after:
            return found
        if after not in passed:
            found.append(after)
    return found


def _put_markers(game: Game, places: Sequence[str], why: Text, rule: str) -> None:
    """Put a marker on each of some hexes, which is one thing to do."""
    if not places:
        return
    source = (
        T("Place a Japanese bombardment marker on {places}.")
        if len(places) == 1
        else T("Place a Japanese bombardment marker on each of {places}.")
    )
    text = source.fill(places=list(places))
    act = put_markers(game, places, words=text)
    game.emit("japanese-target", text, rule, act=act, trace=(why,), places=list(places))


def _chosen(game: Game, count: int) -> Steps[list[str]]:
    """Let the Japanese player pick hexes before Suribachi falls (bib:23.4, B-58)."""
    hexes: list[str] = []
    again = game.ruling("B-58") == "again"
    held = yield from _us_hexes(game)
    while len(hexes) < count:
        left = [place for place in held if again or place not in hexes]
        if not left:
            break
        place = yield from _choose(left, count - len(hexes))
        hexes.append(place)
        _put_markers(game, [place], T("chosen by the Japanese player"), "bib:23.4")
    return hexes


def _choose(left: Sequence[str], markers: int) -> Steps[str]:
    chosen = yield Place(
        procedure="bombardment-target",
        text=T("Which hex do you bombard? You have {left} left.", left=marker_words(markers)),
        rules=("bib:23.4",),
        side="japan",
        options=Options(lambda: [Option(place, plain_text(place)) for place in left]),
    )
    return str(chosen)


def _us_hexes(game: Game) -> Steps[list[str]]:
    found: list[str] = []
    after = ""
    while after := (yield from next_us_hex(game, after, True)):
        found.append(after)
    return found


# -- which hexes hold US units -------------------------------------------------------------------


def _held_beaches(game: Game, markers: int) -> list[str]:
    """Return the landing beaches with US units, the highest number first (B-14)."""
    del markers
    island = Island(game)
    return [place for place in reversed(island.landing_beaches()) if place in island.americans]


def _beaches_and_others(game: Game, found: Sequence[str], markers: int) -> Value:
    """Return what a table tells besides: all other US-held hexes, from 2812 down."""
    others = Island(game).americans.difference(found) if len(found) < markers else ()
    return {"beaches": list(found), "others": scan.in_order(others, rising=False)}


def _ask_held_beaches(game: Game, markers: int) -> Steps[list[str]]:
    """Ask for all US-held hexes at once: beaches, and the rest where markers are left (21.2.1)."""
    shown = {place: words.space(game, place).terrain for place in _us_numbers(game)}
    inland = [place for place, terrain in shown.items() if terrain not in ("", words.BEACH)]
    others = words.hexes(T("all other hexes, from 2812 downward"), "others", inland)

    def given(told: Told) -> Field:
        """Return nothing to tell where the beaches take every marker."""
        beaches = told["beaches"]
        if isinstance(beaches, list) and len(beaches) >= markers:
            return replace(others, kind="many", known=None, maximum=0)
        return others

    wanted = (
        words.hexes(T("landing beach hexes, from the highest number down"), "beaches"),
        replace(others, by=("beaches",), given=given),
    )
    told = yield from _told_hexes(
        game,
        "us-hexes",
        wanted,
        T(
            "The program sorts hex numbers; your own words stay in your order. It asks for the "
            "other hexes if the beaches leave markers over."
        ),
        rising=False,
    )
    if len(told["beaches"]) < markers:
        words.see(game).scan = scan.told_order(told["others"], rising=False)
    for place in told["beaches"]:
        words.space(game, place).terrain = words.BEACH
    return scan.told_order(told["beaches"], rising=False)


def _next_us_hex(game: Game, after: str, upward: bool) -> str:
    """Return the next US-held hex in the order of the scan (bib:21.2)."""
    held = scan.in_order(Island(game).americans, upward)
    later = [p for p in held if not after or (p > after if upward else p < after)]
    return later[0] if later else ""


def _scanned(game: Game, _found: str, after: str, upward: bool) -> Value:
    """Return the whole list, which a table tells once."""
    del after
    return {"others": scan.in_order(Island(game).americans, upward)}


def _ask_next_us_hex(game: Game, after: str, upward: bool) -> Steps[str]:
    """Go through the list of US-held hexes, asked for once in a phase (bib:21.2)."""
    if words.seen(game).scan is None:
        if game.two_players and not game.state.suribachi:
            return (yield from _any_us_hex(game))
        text = (
            T("hexes with US units, from 0106 upward")
            if upward
            else T("hexes with US units, from 2812 downward")
        )
        told = yield from _told_hexes(
            game,
            "scanned-hexes",
            (words.hexes(text, "others", _us_numbers(game)),),
            T(
                "Name each hex once, even if several units share it. The program sorts hex "
                "numbers; your own words stay in your order."
            ),
            rising=upward,
        )
        words.see(game).scan = scan.told_order(told["others"], rising=upward)
    left = _left_after(words.seen(game).scan or [], after, upward)
    return left[0] if left else ""


def _any_us_hex(game: Game) -> Steps[str]:
    """Ask for the US-held hexes, of which the Japanese player takes any he likes (bib:23.4)."""
    if not game.us_on_map():
        return ""
    told = yield Record(
        procedure="scanned-hexes",
        text=T("Which hexes hold US units?"),
        rules=("bib:23.4",),
        fields=(words.hexes(T("hexes with US units"), "others", _us_numbers(game)),),
        agrees=lambda given: words.us_held(game, given["others"]),
        question=True,
        tell=T("Name each hex once, in any order, even if several units share it."),
    )
    held = scan.told_order(told["others"], rising=True)
    words.see(game).scan = held
    return held[0] if held else ""


def _us_numbers(game: Game) -> list[str]:
    """Return the numbers of the hexes that US units hold, as far as they were told.

    A word of the player's own has no place in the order of a search, so it is told anew.
    """
    held = {game.us(name).place for name in game.us_on_map()}
    return sorted(place for place in held if is_hex_number(place))


def _left_after(places: Sequence[str], after: str, upward: bool) -> list[str]:
    """Return what is left of a list, also where it was told anew without the last one searched."""
    if after in places:
        return list(places[places.index(after) + 1 :])
    if not all(map(is_hex_number, (*places, after))):
        return list(places)
    return [place for place in places if (int(place) > int(after)) == upward]


def _told_hexes(
    game: Game, procedure: str, wanted: tuple[Field, ...], tell: Text, *, rising: bool
) -> Steps[dict[str, Value]]:
    """Ask for the US-held hexes in one record; nothing where nobody is ashore."""
    if not game.us_on_map():
        return {"beaches": [], "others": []}
    told: dict[str, Value] = yield Record(
        procedure=procedure,
        text=T("Which hexes hold US units?"),
        rules=("bib:21.2",),
        fields=wanted,
        agrees=lambda given: _all_held(game, given, rising),
        question=True,
        tell=tell,
    )
    return told


def _all_held(game: Game, given: dict[str, list[str]], rising: bool) -> Text | None:
    """Check the lists of a scan together, and the order of each (bib:21.2)."""
    objection = words.us_held(game, [word for told in given.values() for word in told])
    return objection or words.first(words.unsorted(told, rising) for told in given.values())


held_beaches = Question("us-hexes", _held_beaches, _ask_held_beaches, fact=_beaches_and_others)
"""The landing beach hexes with US units, the highest number first (bib:21.2.1).

Of so many `markers` the beaches take theirs first; where they take all, nobody is asked for more.
"""
next_us_hex = Question("scanned-hexes", _next_us_hex, _ask_next_us_hex, fact=_scanned)
"""The next hex with a US unit, nothing at the end (bib:21.2).

`after` is a hex, or nothing at the start of the scan (0106 upward, 2812 downward).
"""
