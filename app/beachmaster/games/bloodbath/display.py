"""Tell a window where the game stands: phases, facts, losses, container; nothing secret."""

from collections.abc import Iterator

from beachmaster.engine.display import Bag, Count, Details, Fact, Overview, Part, Score, Tone
from beachmaster.engine.steps import Step
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath import fire_support, scan, scoring
from beachmaster.games.bloodbath.about import JAPAN, US
from beachmaster.games.bloodbath.display_units import rows
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.places import AVAILABLE
from beachmaster.games.bloodbath.reinforcements import regiment_name, regiments
from beachmaster.games.bloodbath.state import SECTORS
from beachmaster.games.bloodbath.texts import TN, T


def overview(game: Game) -> Overview:
    """Return where the game stands, in what the player may know."""
    state = game.state
    return Overview(
        turn=state.turn,
        last_turn=state.last_turn,
        date=DATES[state.turn - 1],
        phase=state.phase,
        steps=STEPS,
        score=_score(game),
        units=rows(game),
    )


def details(game: Game) -> Details:
    """Return facts and the container, in what the player may know."""
    return Details(facts=tuple(_facts(game)), bags=(_container(game),))


def _facts(game: Game) -> Iterator[Fact]:
    yield _storm(game)
    yield _turns_left(game)
    yield _suribachi(game)
    yield _sectors(game)
    yield from _markers(game)
    yield _japanese(game)
    yield _boxes(game)
    yield from _waiting(game)
    yield from _opposed(game)


def _storm(game: Game) -> Fact:
    stormy = game.state.storm
    value, detail = (
        T("Storm") if stormy else T("Calm"),
        T("Movement is halved; nine bombardment markers that suppress on 1 or 2."),
    )
    tone: Tone = "warn" if stormy else "plain"
    return Fact("weather", T("Weather"), value, detail if stormy else None, tone, ("bib:4.1.2",))


def _turns_left(game: Game) -> Fact:
    left = game.state.last_turn - game.state.turn
    words = (
        TN("{n} turn after this one", "{n} turns after this one", n=left)
        if left
        else T("This is the last turn")
    )
    called = len(game.state.regiments)
    detail = (
        TN("{n} turn fewer for reserves", "{n} turns fewer for reserves", n=called)
        if called
        else None
    )
    tone: Tone = "plain" if left else "warn"
    return Fact("turns-left", T("Turns left"), words, detail, tone, ("bib:12.1", "bib:14.4"))


def _suribachi(game: Game) -> Fact:
    fallen = game.state.suribachi
    value = T("Cleared") if fallen else T("Held by the Japanese")
    detail = (
        T("The Japanese search for targets from 0106 upward, and may begin Banzai attacks.")
        if fallen
        else T("The Japanese bombard landing beaches first, with three dice.")
    )
    return Fact(
        "suribachi",
        T("Mount Suribachi"),
        value,
        detail,
        "good" if fallen else "plain",
        ("bib:22.0",),
    )


def _sectors(game: Game) -> Fact:
    cleared = game.state.cleared
    value = T("no. {names}", names=[str(sector) for sector in cleared]) if cleared else T("none")
    tone: Tone = "good" if len(cleared) == len(SECTORS) else "plain"
    return Fact("sectors", T("Sectors cleared"), value, None, tone, ("bib:18.0", "bib:20.5.1"))


def _markers(game: Game) -> Iterator[Fact]:
    """Say how many bombardment markers each side would have now (bib:16.1, bib:21.1)."""
    if game.prints is not None:
        yield _us_markers(Island(game))
    theirs = scan.markers(game.on_track())
    value = plain_text(str(theirs))
    detail = (
        T("Two dice each with a Japanese-held hill in the sector, one without.")
        if game.state.suribachi
        else T("Three dice each.")
    )
    yield Fact(
        "japanese-markers",
        T("Japanese bombardment markers"),
        value,
        detail,
        rules=("bib:21.1", "bib:21.3"),
    )


def _us_markers(island: Island) -> Fact:
    """Say how many markers the US would have; airfields that nobody showed yet add none."""
    storm = island.game.state.storm
    known = storm or island.prints.airfields_known
    ours = fire_support.markers(island.airfields_free() if known else 0, storm)
    detail = None if known else T("Without the airfields: you have not entered where they are yet.")
    return Fact(
        "us-markers",
        T("US bombardment markers"),
        plain_text(str(ours)),
        detail,
        rules=("bib:16.1", "bib:16.4"),
    )


def _japanese(game: Game) -> Fact:
    whole = game.state.japanese_in_play
    here = sum(1 for _ in game.japanese())
    table = game.beside_table
    if table and game.state.phase == "set-up":
        return Fact("japanese", _JAPANESE, T("not entered yet"), rules=("bib:11.2",))
    detail = T("The total is our estimate.") if game.dealt and game.data.number_estimated else None
    value = T("{count} of {whole}", count=here, whole=whole)
    return Fact("japanese", _JAPANESE, value, detail, rules=("bib:12.2", "bib:19.1"))


def _boxes(game: Game) -> Fact:
    waiting = sum(unit.place == AVAILABLE for unit in game.state.us.values())
    ashore = len(game.us_on_map())
    value = T("{ashore} ashore, {waiting} available for landing", ashore=ashore, waiting=waiting)
    return Fact("us-units", T("US units"), value, rules=("bib:14.1",))


def _waiting(game: Game) -> Iterator[Fact]:
    names = [regiment_name(regiment) for regiment in regiments(game)]
    if names:
        yield Fact("reserves", T("In reserve"), _LIST.fill(names=names), rules=("bib:14.4",))


def _opposed(game: Game) -> Iterator[Fact]:
    names = [game.us_name(name) for name in game.state.opposed]
    if names:
        value = _LIST.fill(names=names)
        yield Fact(
            "opposed",
            T("Landed on the enemy"),
            value,
            T("They must attack in the next combat phase, and win."),
            "bad",
            ("bib:14.2",),
        )


def _container(game: Game) -> Bag:
    """Count the container and the track; what lies in it unseen is not told (bib:19.1)."""
    inside, track = len(game.in_container()), game.on_track()
    here = sum(1 for _ in game.japanese())
    whole = game.state.japanese_in_play
    return Bag(
        "container",
        T("Japanese container"),
        (Count(T("Units, unseen"), inside),),
        (Count(T("On the island"), here), Count(T("On the Fire Support Track"), track)),
        whole,
        inside + track + here == whole,
        ("bib:19.1", "bib:21.1"),
    )


# -- losses ------------------------------------------------------------------------------------


def _score(game: Game) -> Score:
    """Return the US losses so far with what made them, or the victory count (bib:12.3)."""
    result = game.state.result
    counted = result.parts if result else scoring.losses(game)
    if not result:
        counted = {name: losses for name, losses in counted.items() if name != "unused"}
    parts = tuple(
        Part(scoring.PARTS[name], losses, ("bib:12.3",))
        for name, losses in counted.items()
        if losses
    )
    total = sum(counted.values())
    outlook = scoring.RESULTS[result.result] if result else _outlook(total)
    return Score(T("US losses"), total, parts, outlook)


def _outlook(total: int) -> Text:
    """Say what the losses would mean at the end, with the island cleared by then."""
    result = scoring.winner(total)
    return _OUTLOOK[result].fill(spare=max(0, scoring.US_AT_MOST - total))


STEPS = (
    Step("set-up", T("Set-up"), None, ("bib:11.0",)),
    Step(
        "us-movement",
        T("US Movement"),
        US,
        ("bib:4.1",),
        T(
            "You take replacements and call reserves forward, then each of your units lands, "
            "moves or redeploys once."
        ),
    ),
    Step(
        "us-combat",
        T("US Combat"),
        US,
        ("bib:7.0", "bib:16.2"),
        T(
            "You declare all attacks, share out bombardment markers, then resolve the attacks "
            "one by one."
        ),
    ),
    Step(
        "mobile-movement",
        T("US Mobile Movement"),
        US,
        ("bib:4.1.1",),
        T("Your units land, or move once more with half their allowance."),
    ),
    Step(
        "mobile-combat",
        T("US Mobile Combat"),
        US,
        ("bib:4.1.1",),
        T("You attack once more, without bombardment."),
    ),
    Step(
        "japanese-movement",
        T("Japanese Movement"),
        JAPAN,
        ("bib:19.4", "bib:20.5"),
        T("The Japanese get a replacement, and may begin a Banzai attack."),
    ),
    Step(
        "japanese-combat",
        T("Japanese Combat"),
        JAPAN,
        ("bib:20.5", "bib:21.2"),
        T("Banzai attacks are resolved, then the Japanese guns fire."),
    ),
    Step(
        "administrative",
        T("Administrative"),
        None,
        ("bib:4.1.2",),
        T("One roll says whether the next turn is a storm turn."),
    ),
    Step("victory", T("Victory count"), None, ("bib:12.0",), T("The losses are counted.")),
)
DATES: tuple[Text, ...] = (
    T("19–20 February 1945"),
    T("21–22 February 1945"),
    T("23–24 February 1945"),
    T("25–26 February 1945"),
    T("27–28 February 1945"),
    T("1–2 March 1945"),
    T("3–4 March 1945"),
    T("5–6 March 1945"),
    T("7–8 March 1945"),
    T("9–10 March 1945"),
    T("11–12 March 1945"),
    T("13–14 March 1945"),
    T("15–16 March 1945"),
    T("17–18 March 1945"),
    T("19–20 March 1945"),
    T("21–22 March 1945"),
)
_LIST = T("{names}")
_JAPANESE = T("Japanese units on the island")
_OUTLOOK: dict[str, Text] = {
    "us": T("Low enough to win once the island is clear, with {spare} to spare."),
    "draw": T("Low enough for a draw once the island is clear."),
    "japan": T("Too many, even if the island is clear."),
}
