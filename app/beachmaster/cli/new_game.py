"""Ask a person in the terminal what the New game page asks, and say how to lay the table."""

import sys
from collections.abc import Iterable, Iterator, Sequence

from beachmaster.cli.console import Console
from beachmaster.cli.texts import T
from beachmaster.engine.display import Displayed, Note
from beachmaster.engine.rulings import Choice, default_of
from beachmaster.engine.setup import USUAL_BOARD, Board
from beachmaster.engine.text import Text
from beachmaster.games.catalogue import load, played_in_words, taught, who_is_asked
from beachmaster.storage.real_table import FOLLOWS, on_table
from beachmaster.storage.saves import begun_before, new_save, saves_folder
from beachmaster.storage.settings import SETTINGS, Settings
from beachmaster.storage.starting import Playing, Wish
from beachmaster.storage.tracks_kept import kept_tracks

Way = tuple[str, Text]


def somebody_is_there() -> bool:
    """Tell whether a person types and reads, and no pipe or file."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def says_nothing(wish: Wish) -> bool:
    """Tell whether a new game is wanted, and nothing is said of how it is played."""
    goes_on = wish.restore or (wish.save is not None and wish.save.exists())
    ground = wish.table or wish.my_map or wish.files or wish.position or wish.learn
    return not (goes_on or ground or wish.sets or wish.seed is not None)


def ask_new_game(console: Console, wish: Wish, settings: Settings) -> None:
    """Ask what the New game page asks, how well the game is known first; keep the answers.

    A lesson asks no more: it is on the program's map, and the program has dice and bags.
    """
    usual = KNOWN if begun_before(wish.game) and not settings.explains else FIRST
    known = _pick(console, T("Have you played it before?"), _ways_known(wish.game), usual)
    settings.know_game(known == KNOWN)
    if known == TEACH:
        wish.learn, wish.my_map, wish.table = True, False, False
        if wish.save is not None and wish.save.parent == saves_folder():
            wish.save = new_save(wish.game, lesson=True)
    else:
        _ask_ground(console, wish)
        _ask_who(console, wish, settings)
    settings.keep()
    items = load(wish.game).options()
    wish.usual = {**wish.usual, **kept_tracks(wish.game, items)}
    if known != TEACH:
        kinds = ("opponent", "variant") if known == KNOWN else ("opponent",)
        chosen = _ask_options(console, [one for one in items if isinstance(one, Choice)], kinds)
        wish.sets = [*wish.sets, *chosen]


def _ask_ground(console: Console, wish: Wish) -> None:
    """Ask where the game stands."""
    words = wish.game in played_in_words()
    grounds = [(board, text) for board, text in _BOARDS if words or board != USUAL_BOARD]
    usual = USUAL_BOARD if words else grounds[0][0]
    board = _pick(console, T("Which map do you play on?"), grounds, usual)
    wish.my_map, wish.table = board == "own", board == "table"


def _ask_who(console: Console, wish: Wish, settings: Settings) -> None:
    """Ask who rolls and draws."""
    for key in who_is_asked(wish.game):
        setting = next(one for one in SETTINGS if one.key == key)
        ways = [(way.value, way.text) for way in setting.alternatives]
        settings[key] = _pick(console, _WHO[key], ways, settings[key])


def _ask_options(
    console: Console, choices: Sequence[Choice], kinds: Sequence[str]
) -> Iterator[str]:
    """Ask the options of these kinds, kind by kind; yield what is not as usual."""
    for kind in kinds:
        for one in (one for one in choices if one.kind == kind):
            ways = [(way.value, way.text) for way in one.alternatives]
            value = _pick(console, one.text, ways, default_of(one))
            if value != default_of(one):
                yield f"{one.option}={value}"


def lay_table(console: Console, playing: Playing, settings: Settings) -> bool:
    """Say act by act how the real table is laid, and tell whether it was said.

    Where somebody is there, wait until it is laid.
    """
    module = playing.session.module
    real = on_table(FOLLOWS[settings["follows"]], playing.setup)
    if not (isinstance(module, Displayed) and real):
        return False
    console.home = playing.setup.game
    notes = module.preparation()
    if notes:
        _list(console, notes)
        if somebody_is_there():
            console.say(T("Press Enter when your table is set up like this."))
            console.ask()
        playing.beside.laid = [note.key for note in notes]
        playing.keep_beside()
    return bool(notes)


def _list(console: Console, notes: Sequence[Note]) -> None:
    console.say(T("First set up your table:"))
    for number, note in enumerate(notes, 1):
        act = T("{n}. {act} ({rules})", n=number, act=note.text, rules=list(note.rules))
        console.say(act, "   ")


def _pick(console: Console, question: Text, ways: Iterable[Way], usual: str) -> str:
    """Return the way whose number is typed; Enter takes the usual one."""
    listed = list(ways)
    values = [value for value, _words in listed]
    console.say(question)
    for number, (_value, words) in enumerate(listed, 1):
        console.say(T("{n}) {way}", n=number, way=words), "   ")
    standard = values.index(usual) + 1
    while True:
        typed = console.ask(console.words.say(T("[Enter: {n}] > ", n=standard))) or str(standard)
        if typed.isdecimal() and 1 <= int(typed) <= len(values):
            return values[int(typed) - 1]
        console.say(T("Type a number from 1 to {most}.", most=len(values)))


def _ways_known(game: str) -> Sequence[Way]:
    """Return how well the game may be known; teach me only where it has a taught opening."""
    return ((TEACH, _TEACH), *_KNOWN) if game in taught() else _KNOWN


FIRST, KNOWN, TEACH = "first", "known", "teach"
_BOARDS: tuple[tuple[Board, Text], ...] = (
    ("own", T("on my map: the program learns it as we play and tracks every counter")),
    ("tracked", T("on the program's map: it asks nothing that it can see")),
    ("table", T("on my map, in words only: it asks short questions and shows no map")),
)
_WHO = {"dice": T("Who rolls the dice?"), "bags": T("Who draws from the bags?")}
_KNOWN: tuple[Way, ...] = (
    (FIRST, T("This is my first game: explain each rule when it first comes up")),
    (KNOWN, T("I know it: keep rules short")),
)
_TEACH = T("Teach me: a lesson of 15 minutes, on the program's map")
