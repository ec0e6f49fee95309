"""Tell a window where the game stands: phases, facts, losses, container; nothing secret."""

from collections.abc import Iterator

from beachmaster.engine.display import Bag, Count, Fact, Overview, Part, Score, Step, Tone
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text, plain_text, translate
from beachmaster.games.bloodbath import fire_support, scan, scoring
from beachmaster.games.bloodbath.boards.terrain import Island
from beachmaster.games.bloodbath.display_units import rows
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.reserves import regiment_name, regiments
from beachmaster.games.bloodbath.state import AVAILABLE, SECTORS


def overview(game: Game) -> Overview:
    """Return where the game stands, in what the player may know."""
    state = game.state
    return Overview(
        turn=state.turn,
        last_turn=state.last_turn,
        date=Text(DATES[state.turn - 1]),
        phase=state.phase,
        steps=STEPS,
        facts=tuple(_facts(game)),
        score=_score(game),
        bags=(_container(game),),
        units=rows(game),
    )


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
    value, detail = Text(_STORM if stormy else _CALM), Text(_STORM_MEANS)
    tone: Tone = "warn" if stormy else "plain"
    return Fact("weather", Text(_WEATHER), value, detail if stormy else None, tone, ("bib:4.1.2",))


def _turns_left(game: Game) -> Fact:
    left = game.state.last_turn - game.state.turn
    words = translate("bib", "%n turn(s) after this one", "", left) if left else Text(_LAST)
    called = len(game.state.regiments)
    detail = translate("bib", "%n turn(s) fewer for reserves", "", called) if called else None
    tone: Tone = "plain" if left else "warn"
    return Fact("turns-left", Text(_TURNS_LEFT), words, detail, tone, ("bib:12.1", "bib:14.4"))


def _suribachi(game: Game) -> Fact:
    fallen = game.state.suribachi
    value = Text(_FALLEN if fallen else _HELD)
    detail = Text(_FALLEN_MEANS if fallen else _HELD_MEANS)
    return Fact(
        "suribachi", Text(SURIBACHI), value, detail, "good" if fallen else "plain", ("bib:22.0",)
    )


def _sectors(game: Game) -> Fact:
    cleared = game.state.cleared
    value = Text(_NUMBERS, names=[str(sector) for sector in cleared]) if cleared else Text(_NONE)
    tone: Tone = "good" if len(cleared) == len(SECTORS) else "plain"
    return Fact("sectors", Text(_SECTORS), value, None, tone, ("bib:18.0", "bib:20.5.1"))


def _markers(game: Game) -> Iterator[Fact]:
    """Say how many bombardment markers each side would have now (bib:16.1, bib:21.1)."""
    if game.data.board is not None:
        free = Island(game, game.data.board).airfields_free()
        ours = fire_support.markers(free, game.state.storm)
        label, value = Text(_OURS), plain_text(str(ours))
        yield Fact("us-markers", label, value, rules=("bib:16.1", "bib:16.4"))
    theirs = scan.markers(game.on_track())
    value = plain_text(str(theirs))
    detail = Text(_DICE_AFTER if game.state.suribachi else _DICE_BEFORE)
    yield Fact("japanese-markers", Text(_THEIRS), value, detail, rules=("bib:21.1", "bib:21.3"))


def _japanese(game: Game) -> Fact:
    whole = len(game.state.japan)
    here = sum(1 for _ in game.japanese())
    table = game.data.board is None
    if table and game.state.phase == "set-up":
        return Fact("japanese", Text(_JAPANESE), Text(_NOT_TOLD), rules=("bib:11.2",))
    detail = Text(_WHOLE_IS_OURS) if not table and game.data.number_estimated else None
    value = Text(_OF, count=here, whole=whole)
    return Fact("japanese", Text(_JAPANESE), value, detail, rules=("bib:12.2", "bib:19.1"))


def _boxes(game: Game) -> Fact:
    waiting = sum(unit.place == AVAILABLE for unit in game.state.us.values())
    ashore = len(game.us_on_map())
    value = Text(_AT_SEA, ashore=ashore, waiting=waiting)
    return Fact("us-units", Text(_US_UNITS), value, rules=("bib:14.1",))


def _waiting(game: Game) -> Iterator[Fact]:
    names = [regiment_name(regiment) for regiment in regiments(game)]
    if names:
        yield Fact("reserves", Text(_RESERVES), Text(_LIST, names=names), rules=("bib:14.4",))


def _opposed(game: Game) -> Iterator[Fact]:
    names = [game.us_name(name) for name in game.state.opposed]
    if names:
        value = Text(_LIST, names=names)
        yield Fact("opposed", Text(_MUST), value, Text(_MUST_MEANS), "bad", ("bib:14.2",))


def _container(game: Game) -> Bag:
    """Count the container and the track; what lies in it unseen is not told (bib:19.1)."""
    inside, track = len(game.in_container()), game.on_track()
    here, whole = sum(1 for _ in game.japanese()), len(game.state.japan)
    return Bag(
        "container",
        Text(_CONTAINER),
        (Count(Text(_FACE_DOWN), inside),),
        (Count(Text(_ISLAND), here), Count(Text(_TRACK), track)),
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
        Part(Text(scoring.PARTS[name]), losses, ("bib:12.3",))
        for name, losses in counted.items()
        if losses
    )
    total = sum(counted.values())
    outlook = Text(scoring.RESULTS[result.result]) if result else _outlook(total)
    return Score(Text(_LOSSES), total, parts, outlook)


def _outlook(total: int) -> Text:
    """Say what the losses would mean at the end, with the island cleared by then."""
    result = scoring.winner(total)
    return Text(_OUTLOOK[result], spare=max(0, scoring.US_AT_MOST - total))


STEPS = (
    Step("set-up", Text(QT_TRANSLATE_NOOP("bib", "Set-up")), "all", ("bib:11.0",)),
    Step("us-movement", Text(QT_TRANSLATE_NOOP("bib", "US Movement")), "us", ("bib:4.1",)),
    Step("us-combat", Text(QT_TRANSLATE_NOOP("bib", "US Combat")), "us", ("bib:7.0", "bib:16.2")),
    Step(
        "mobile-movement",
        Text(QT_TRANSLATE_NOOP("bib", "US Mobile Movement")),
        "us",
        ("bib:4.1.1",),
    ),
    Step("mobile-combat", Text(QT_TRANSLATE_NOOP("bib", "US Mobile Combat")), "us", ("bib:4.1.1",)),
    Step(
        "japanese-movement",
        Text(QT_TRANSLATE_NOOP("bib", "Japanese Movement")),
        "japan",
        ("bib:19.4", "bib:20.5"),
    ),
    Step(
        "japanese-combat",
        Text(QT_TRANSLATE_NOOP("bib", "Japanese Combat")),
        "japan",
        ("bib:20.5", "bib:21.2"),
    ),
    Step(
        "administrative",
        Text(QT_TRANSLATE_NOOP("bib", "Administrative")),
        "all",
        ("bib:4.1.2",),
    ),
    Step("victory", Text(QT_TRANSLATE_NOOP("bib", "Victory count")), "all", ("bib:12.0",)),
)
DATES: tuple[Source, ...] = (
    QT_TRANSLATE_NOOP("bib", "19–20 February 1945"),
    QT_TRANSLATE_NOOP("bib", "21–22 February 1945"),
    QT_TRANSLATE_NOOP("bib", "23–24 February 1945"),
    QT_TRANSLATE_NOOP("bib", "25–26 February 1945"),
    QT_TRANSLATE_NOOP("bib", "27–28 February 1945"),
    QT_TRANSLATE_NOOP("bib", "1–2 March 1945"),
    QT_TRANSLATE_NOOP("bib", "3–4 March 1945"),
    QT_TRANSLATE_NOOP("bib", "5–6 March 1945"),
    QT_TRANSLATE_NOOP("bib", "7–8 March 1945"),
    QT_TRANSLATE_NOOP("bib", "9–10 March 1945"),
    QT_TRANSLATE_NOOP("bib", "11–12 March 1945"),
    QT_TRANSLATE_NOOP("bib", "13–14 March 1945"),
    QT_TRANSLATE_NOOP("bib", "15–16 March 1945"),
    QT_TRANSLATE_NOOP("bib", "17–18 March 1945"),
    QT_TRANSLATE_NOOP("bib", "19–20 March 1945"),
    QT_TRANSLATE_NOOP("bib", "21–22 March 1945"),
)
SURIBACHI = QT_TRANSLATE_NOOP("bib", "Mount Suribachi")
_WEATHER = QT_TRANSLATE_NOOP("bib", "Weather")
_STORM = QT_TRANSLATE_NOOP("bib", "Storm")
_CALM = QT_TRANSLATE_NOOP("bib", "Calm")
_STORM_MEANS = QT_TRANSLATE_NOOP(
    "bib", "Movement is halved; nine bombardment markers that suppress on 1 or 2."
)
_TURNS_LEFT = QT_TRANSLATE_NOOP("bib", "Turns left")
_LAST = QT_TRANSLATE_NOOP("bib", "This is the last one")
_FALLEN = QT_TRANSLATE_NOOP("bib", "Cleared")
_HELD = QT_TRANSLATE_NOOP("bib", "Held by the Japanese")
_FALLEN_MEANS = QT_TRANSLATE_NOOP(
    "bib", "Targets are searched from 0106 upward; Banzai attacks may begin."
)
_HELD_MEANS = QT_TRANSLATE_NOOP("bib", "Landing beaches are bombarded first, with three dice.")
_SECTORS = QT_TRANSLATE_NOOP("bib", "Sectors cleared")
_NONE = QT_TRANSLATE_NOOP("bib", "none")
_NUMBERS = QT_TRANSLATE_NOOP("bib", "no. {names}")
_LIST = QT_TRANSLATE_NOOP("bib", "{names}")
_OURS = QT_TRANSLATE_NOOP("bib", "US bombardment markers")
_THEIRS = QT_TRANSLATE_NOOP("bib", "Japanese bombardment markers")
_DICE_BEFORE = QT_TRANSLATE_NOOP("bib", "Three dice each.")
_DICE_AFTER = QT_TRANSLATE_NOOP(
    "bib", "Two dice each with a Japanese-held hill in the sector, one without."
)
_JAPANESE = QT_TRANSLATE_NOOP("bib", "Japanese units on the island")
_NOT_TOLD = QT_TRANSLATE_NOOP("bib", "not told yet")
_WHOLE_IS_OURS = QT_TRANSLATE_NOOP("bib", "How many there are in all is our estimate.")
_OF = QT_TRANSLATE_NOOP("bib", "{count} of {whole}")
_US_UNITS = QT_TRANSLATE_NOOP("bib", "US units")
_AT_SEA = QT_TRANSLATE_NOOP("bib", "{ashore} ashore, {waiting} available for landing")
_RESERVES = QT_TRANSLATE_NOOP("bib", "In reserve")
_MUST = QT_TRANSLATE_NOOP("bib", "Landed on the enemy")
_MUST_MEANS = QT_TRANSLATE_NOOP("bib", "They must attack in the next combat phase, and win.")
_CONTAINER = QT_TRANSLATE_NOOP("bib", "Japanese container")
_FACE_DOWN = QT_TRANSLATE_NOOP("bib", "Units, unseen")
_ISLAND = QT_TRANSLATE_NOOP("bib", "On the island")
_TRACK = QT_TRANSLATE_NOOP("bib", "On the Fire Support Track")
_LOSSES = QT_TRANSLATE_NOOP("bib", "US losses")
_OUTLOOK: dict[str, Source] = {
    "us": QT_TRANSLATE_NOOP(
        "bib", "Good for a victory once the island is clear, with {spare} to spare."
    ),
    "draw": QT_TRANSLATE_NOOP("bib", "Good for a draw once the island is clear."),
    "japan": QT_TRANSLATE_NOOP("bib", "Too many, even with the island clear."),
}
