"""Japanese bombardment: how many markers, on which hexes, how strong, what it does (bib:21.0)."""

from collections.abc import Sequence

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Option, Options, Place
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath import results, rolls, scan
from beachmaster.games.bloodbath.boards.questions import Ground
from beachmaster.games.bloodbath.dice import throw
from beachmaster.games.bloodbath.differential import Lookup, line_at, look_up
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.losses import eliminate_us, lose_step
from beachmaster.games.bloodbath.texts import TN, T

RESOLUTION = "bib:21.4"


def bombardment(game: Game) -> Steps[None]:
    """Count the markers, place them all, then resolve them one by one (bib:21.2)."""
    on_track = game.on_track()
    count = scan.markers(on_track)
    units = TN("{n} unit on the track", "{n} units on the track", n=on_track)
    text = T("The Japanese have {markers} ({units}).", markers=_markers(count), units=units)
    game.emit("japanese-markers", text, "bib:21.1", markers=count, on_track=on_track)
    hexes = yield from targets(game, count)
    yield from game.board.under_fire(game, hexes)
    for place in hexes:
        yield from resolve(game, place)


def targets(game: Game, count: int) -> Steps[list[str]]:
    """Return the hexes that get a marker, in the order they got it (bib:21.2)."""
    if game.two_players and not game.state.suribachi:
        return (yield from _chosen(game, count))
    hexes: list[str] = []
    if not game.state.suribachi:
        hexes = (yield from game.board.held_beaches(game))[:count] if count else []
        for place in hexes:
            _put_marker(
                game,
                place,
                T("a landing beach with US units, before Suribachi falls"),
                "bib:21.2.1",
            )
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
    """Go once through the US-held hexes by number and roll for each (bib:21.2.1, bib:21.2.2)."""
    upward = game.state.suribachi
    rule = "bib:21.2.2" if upward else "bib:21.2.1"
    after = ""
    while len(hexes) < count:
        place = yield from game.board.next_us_hex(game, after, upward)
        if not place:
            return
        after = place
        if place in hexes:
            continue
        die = rolls.target(place, upward)
        if (yield from throw(game, die, T("Search for targets: {place}.", place=place), place)):
            hexes.append(place)
            _put_marker(game, place, T("found by the search and its die"), rule)


def _put_marker(game: Game, place: str, why: Text, rule: str) -> None:
    act = T("Put a Japanese bombardment marker on {place}.", place=place)
    game.emit("japanese-target", act, rule, act=act, trace=(why,), place=place)


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
        _put_marker(game, place, T("chosen by the Japanese player"), "bib:23.4")
    return hexes


def _choose(left: Sequence[str], markers: int) -> Steps[str]:
    chosen = yield Place(
        procedure="bombardment-target",
        text=T("Which hex do you bombard? You have {left} left.", left=_markers(markers)),
        rules=("bib:23.4",),
        side="japan",
        options=Options(lambda: [Option(place, plain_text(place)) for place in left]),
    )
    return str(chosen)


def _us_hexes(game: Game) -> Steps[list[str]]:
    found: list[str] = []
    after = ""
    while after := (yield from game.board.next_us_hex(game, after, True)):
        found.append(after)
    return found


def resolve(game: Game, place: str) -> Steps[None]:
    """Roll the strength, then attack every unit of the hex on its own (bib:21.3 to bib:21.5)."""
    stack = yield from game.board.us_at(game, place)
    if not stack:
        return
    ground = yield from game.board.ground(game, place)
    count = yield from _dice(game, place)
    anew = game.ruling("B-52") == "each-unit"
    strength = 0
    for name in stack:
        if anew or not strength:
            strength = yield from _strength(game, place, count, name if anew else "")
        yield from _hit(game, place, ground, strength, name)


def _dice(game: Game, place: str) -> Steps[int]:
    """Return how many dice give the strength (bib:21.3, B-11)."""
    if not game.state.suribachi:
        return scan.FULL_DICE
    hill = yield from game.board.hill_held(game, place)
    source = (
        T("The Japanese hold a hill in the sector of {place}: two dice.")
        if hill
        else T("The Japanese hold no hill in the sector of {place}: one die.")
    )
    game.emit("observers", source.fill(place=place), "bib:21.3", "bib:22.2", hill=hill)
    return scan.strength_dice(True, hill)


def _strength(game: Game, place: str, count: int, unit: str) -> Steps[int]:
    subjects = (place, unit) if unit else (place,)
    text = T("Strength of the bombardment of {place}.", place=place)
    return (yield from throw(game, rolls.fire_strength(count), text, *subjects))


def _hit(game: Game, place: str, ground: Ground, strength: int, name: str) -> Steps[None]:
    """Resolve the marker against one unit, whatever its defence (bib:21.4, B-13)."""
    part = Modifier(
        T("strength of the bombardment; the unit's defense is ignored"), strength, True, "bib:21.4"
    )
    line = line_at(game, ground)
    lookup = Lookup(strength, line, place, strength=True, more=(name,), parts=(part,))
    text = T("Bombardment of {unit} in {place}.", unit=game.us_name(name), place=place)
    code = yield from look_up(game, rolls.japanese_bombardment, text, lookup)
    if code in results.SECOND_DIE:
        text = T(
            "{result}: roll for the losses of {unit}.",
            result=rolls.code_words(code),
            unit=game.us_name(name),
        )
        loss = yield from throw(game, rolls.second_of_bombardment(code), text, place, name)
    else:
        loss = results.bombarded(code)
    if loss == "step":
        lose_step(game, name, RESOLUTION)
    elif loss == "eliminated":
        eliminate_us(game, name, RESOLUTION)
    else:
        game.emit("no-effect", _NOTHING.fill(unit=game.us_name(name)), RESOLUTION, unit=name)


def _markers(count: int) -> Text:
    return TN("{n} bombardment marker", "{n} bombardment markers", n=count)


_NOTHING = T("Nothing happens to {unit}.")
