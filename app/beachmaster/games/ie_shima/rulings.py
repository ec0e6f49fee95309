"""Every ruling on Last Battle: Ie Shima, and the options a player sets before a game."""

from beachmaster.engine.own_counters import OPTION, OWN, PROGRAM
from beachmaster.engine.rulings import REMINDERS, Alternative, Choice, Ruling
from beachmaster.engine.rulings_page import rulings_of
from beachmaster.engine.text import Text
from beachmaster.engine.tracks import track_choices
from beachmaster.games.ie_shima.texts import TN, T
from beachmaster.games.ie_shima.tracks import TRACKS

MOST_BID = 10
NO, YES = "no", "yes"


def _part(
    option: str, label: Text, text: Text, without: Text, with_it: Text, *rules: str
) -> Choice:
    return Choice(
        option=option,
        label=label,
        text=text,
        alternatives=(Alternative(NO, without), Alternative(YES, with_it)),
        rules=rules,
        kind="variant",
    )


def bid_value(number: int) -> str:
    """Return a bid as an option has it."""
    return f"minus-{-number}" if number < 0 else f"plus-{number}" if number else "0"


def _bid_text(number: int) -> Text:
    if not number:
        return T("There is no bid.")
    source = T("Add {n}.") if number > 0 else T("Subtract {n}.")
    return source.fill(n=abs(number))


_BIDS = sorted(range(-MOST_BID, MOST_BID + 1), key=lambda number: (number != 0, number))
CHOICES: tuple[Choice, ...] = (
    _part(
        "advanced",
        T("Advanced Game"),
        T("Play with the Advanced Game?"),
        T("No, only the Basic Game."),
        T("Yes, with kamikaze, guns, tanks, rubble and satchel charges."),
        "ies:19.0",
    ),
    _part(
        "figures",
        T("Historical figures"),
        T("Play with the historical figures?"),
        T("No, without them."),
        T("Yes, with the historical figures."),
        "ies:20.1",
    ),
    _part(
        "extended",
        T("Extended Game, to 22 April"),
        T("Play the Extended Game, to 22 April?"),
        T("No, to 19 April."),
        T("Yes, to 22 April."),
        "ies:21.0",
    ),
    Choice(
        option="bid",
        text=T("What is the bid for the American side? It changes the dice for Special Units."),
        alternatives=tuple(Alternative(bid_value(n), _bid_text(n)) for n in _BIDS),
        rules=("ies:18.1", "ies:6.2.1"),
    ),
    Choice(
        option="opponent",
        text=T("Which side does the program play?"),
        alternatives=(
            Alternative("japan", T("The Japanese.")),
            Alternative("us", T("The Americans.")),
            Alternative("none", T("Neither: people play both sides.")),
        ),
        kind="opponent",
        rules=("ies:5.1.1",),
    ),
    Choice(
        option="level",
        text=T("How well does the program play?"),
        alternatives=(
            Alternative("2", T("Company officer: now and then it does the second best.")),
            Alternative("1", T("Recruit: it often does the second or third best.")),
            Alternative("3", T("Battalion commander: the best it sees, and studied set-ups.")),
        ),
        kind="opponent",
        rules=("ies:5.1.1",),
    ),
    Choice(
        option="personality",
        text=T("How does the Japanese commander see the fight?"),
        alternatives=(
            Alternative("unknown", T("Unknown: you learn it at the end.")),
            Alternative("pinnacle", T("Pinnacle: ridge and town, as Major Igawa held them.")),
            Alternative("water", T("Water's edge: forward, to cost you time.")),
            Alternative("night", T("Night raiders: units kept back to come out by night.")),
        ),
        rules=("ies:5.1.1",),
    ),
    Choice(
        option="needed",
        text=T("A handicap of ours: how many Victory Points win?"),
        alternatives=tuple(
            Alternative(str(n), TN("{n} point.", "{n} points.", n=n))
            for n in (10, 7, 8, 9, 11, 12, 13)
        ),
        rules=("ies:17.2",),
    ),
    Choice(
        option="advantage",
        text=T("A handicap of ours: who begins with the Advantage?"),
        alternatives=(Alternative("us", T("The Americans.")), Alternative("japan", T("Japan."))),
        rules=("ies:15.0",),
    ),
    Choice(
        option="japan-rp",
        text=T("A handicap of ours: how many more RP does Japan have each night?"),
        alternatives=(Alternative("0", T("None.")), Alternative("1", T("One more."))),
        rules=("ies:14.4",),
    ),
    Choice(
        option="rerolls",
        text=T("When are you asked whether the Advantage is spent for a reroll?"),
        alternatives=(
            Alternative("below", T("When the dice were worse than average.")),
            Alternative("always", T("After every combat.")),
            Alternative("never", T("Never.")),
        ),
        rules=("ies:15.1.b",),
    ),
    Choice(
        option=OPTION,
        text=T("Beside your own map: do your counters print the values?"),
        alternatives=(
            Alternative(OWN, T("Yes. The program asks for each kind once.")),
            Alternative(PROGRAM, T("No. The program uses its estimates.")),
        ),
        rules=("ies:4.0",),
    ),
    *track_choices(TRACKS),
    REMINDERS,
)
RULINGS: tuple[Ruling, ...] = rulings_of("ie-shima", "ies")
OPTIONS: tuple[Choice | Ruling, ...] = (*CHOICES, *RULINGS)
