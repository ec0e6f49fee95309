"""Declare what a player can set, once: dialog, check and storage follow from it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from beachmaster.engine.refusal import SaidError
from beachmaster.engine.rulings import Alternative
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.engine.when_told import AFTERWARDS, AT_ONCE
from beachmaster.paths import languages
from beachmaster.storage.folders import data_folder, read_object, write_object
from beachmaster.storage.known import QUIET, REMIND, TEACH
from beachmaster.storage.texts import T

if TYPE_CHECKING:
    from beachmaster.engine.prompt import Prompt


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """One thing a player can set; the first alternative is the default."""

    key: str
    label: Text
    help: Text
    alternatives: tuple[Alternative, ...]

    @property
    def default(self) -> str:
        """Return the value while the player has set none."""
        return self.alternatives[0].value

    @property
    def values(self) -> list[str]:
        """Return the values it can have."""
        return [alternative.value for alternative in self.alternatives]


class SettingError(SaidError, ValueError):
    """There is no such setting or value; `text` says what there is."""


class Settings:
    """The player's settings; what the file holds and is not understood is left at its default."""

    def __init__(self, values: Mapping[str, str] | None = None) -> None:
        self._values = {setting.key: setting.default for setting in SETTINGS}
        for key, value in (values or {}).items():
            if key in self._values and value in setting_of(key).values:
                self._values[key] = value

    @classmethod
    def load(cls) -> "Settings":
        """Read the settings from the data folder."""
        return cls(_carried_over(read_object(data_folder() / "settings.json")))

    def save(self) -> None:
        """Write the settings to the data folder."""
        values: dict[str, Value] = dict(self._values)
        write_object(data_folder() / "settings.json", values)

    def keep(self) -> bool:
        """Write them where that can be, and tell whether; else they hold until the program ends."""
        try:
            self.save()
        except OSError:
            return False
        return True

    def know_game(self, known: bool) -> None:
        """Have each rule explained to whoever plays a game for the first time, and not later."""
        if not known:
            self["teaching"] = TEACH
        elif self["teaching"] == TEACH:
            self["teaching"] = REMIND

    @property
    def explains(self) -> bool:
        """Tell whether each rule is explained: the player never said that they know a game."""
        return self["teaching"] == TEACH

    def leaves(self, prompt: "Prompt") -> bool:
        """Tell whether the player leaves this die or draw to the program, each time."""
        from beachmaster.engine.prompt import Draw, Roll  # not needed for the first paint

        if not isinstance(prompt, Roll | Draw):
            return False
        who = self["dice"] if isinstance(prompt, Roll) else self["bags"]
        return who == "program" or self["automation"] == "fast"

    def keeps(self, prompt: "Prompt") -> bool:
        """Tell whether the player rolls this die or draws this one at the table, always."""
        from beachmaster.engine.prompt import Roll  # not needed for the first paint

        who = self["dice"] if isinstance(prompt, Roll) else self["bags"]
        return who == "mine" and not self.leaves(prompt)

    def __getitem__(self, key: str) -> str:
        """Return a setting's value."""
        return self._values[key]

    def __setitem__(self, key: str, value: str) -> None:
        """Set a value; raise `SettingError` where it is none of the setting's values."""
        setting = setting_of(key)
        if value not in setting.values:
            raise SettingError(
                T("The setting “{key}” can be: {values}.", key=key, values=setting.values)
            )
        self._values[key] = value


def setting_of(key: str) -> Setting:
    """Return a setting; raise `SettingError` where there is none."""
    for setting in SETTINGS:
        if setting.key == key:
            return setting
    raise SettingError(
        T(
            "There is no setting “{key}”; there are: {names}.",
            key=key,
            names=[s.key for s in SETTINGS],
        )
    )


def _carried_over(values: Mapping[str, Value]) -> dict[str, Value]:
    """Read what former versions had in one: how much is explained, and who rolls."""
    former = values.get("automation")
    if "teaching" in values or not isinstance(former, str) or former not in FORMER:
        return dict(values)
    return {**values, "teaching": FORMER[former]}


FORMER = {"guide": TEACH, "assist": REMIND, "fast": QUIET}


def spoken(codes: Sequence[str]) -> tuple[Alternative, ...]:
    """Return the languages to choose from, each under its own name where we know that."""
    return _ways(*((code, plain_text(_OWN_NAMES.get(code, code))) for code in codes))


def _ways(*ways: tuple[str, Text]) -> tuple[Alternative, ...]:
    return tuple(Alternative(value, words) for value, words in ways)


_OWN_NAMES = {"en": "English", "ja": "日本語", "de": "Deutsch"}
TEXT_SIZES = (100, 80, 90, 110, 125, 150, 175, 200, 225, 250)
_ROLLERS = (
    ("either", T("either, each time")),
    ("program", T("the program, by itself")),
    ("mine", T("always you")),
)

OF_NEW_GAMES = ("reminders", "reroll")
"""The settings that a new game takes over as its options."""

SETTINGS = (
    Setting(
        key="language",
        label=T("Language"),
        help=T("The language of everything the program says."),
        alternatives=spoken(languages()),
    ),
    Setting(
        key="teaching",
        label=T("Teaching"),
        help=T("How much the program explains; less each time a rule comes up."),
        alternatives=_ways(
            (TEACH, T("teach: explain each rule when it first comes up")),
            (REMIND, T("remind: explain in short, once")),
            (QUIET, T("quiet: explain nothing by itself")),
        ),
    ),
    Setting(
        key="questions",
        label=T("Small questions"),
        help=T("In a first game, once a phase: a guess before the answer is shown. No score."),
        alternatives=_ways(("on", T("on")), ("off", T("off"))),
    ),
    Setting(
        key="automation",
        label=T("Automation"),
        help=T("How much the program does by itself."),
        alternatives=_ways(
            ("hand", T("you roll and draw, as set under dice and bags")),
            ("fast", T("fast: the program rolls and draws by itself")),
        ),
    ),
    Setting(
        key="reminders",
        label=T("Reminders"),
        help=T("Ask “anything forgotten?” before a phase ends."),
        alternatives=_ways(("on", T("on")), ("off", T("off"))),
    ),
    Setting(
        key="reroll",
        label=T("Reroll prompts"),
        help=T("When to ask whether a die is rolled again."),
        alternatives=_ways(
            ("useful", T("when it could improve the result")),
            ("ask", T("always")),
            ("never", T("never")),
        ),
    ),
    Setting(
        key="theme",
        label=T("Colors"),
        help=T("How the window looks."),
        alternatives=_ways(
            ("system", T("follows the system")),
            ("light", T("light")),
            ("dark", T("dark")),
            ("evening", T("evening, by dim light")),
            ("contrast", T("high contrast")),
        ),
    ),
    Setting(
        key="text",
        label=T("Text size"),
        help=T("The size of all text in the window, in percent."),
        alternatives=_ways(*((str(size), plain_text(f"{size} %")) for size in TEXT_SIZES)),
    ),
    Setting(
        key="dice",
        label=T("Dice"),
        help=T("Who rolls: you at the table, or the program."),
        alternatives=_ways(*_ROLLERS),
    ),
    Setting(
        key="bags",
        label=T("Bags"),
        help=T("Who draws: you from real bags, or the program."),
        alternatives=_ways(*_ROLLERS),
    ),
    Setting(
        key="follows",
        label=T("Your real table"),
        help=T("List what to do on your table, also after a jump; the set-up has a list, too."),
        alternatives=_ways(
            ("on", T("it follows a game on a map of mine")),
            ("always", T("it follows a game on the program's map, too")),
            ("off", T("I have none")),
        ),
    ),
    Setting(
        key="depth",
        label=T("Rules beside the prompt"),
        help=T("How much of a rule is shown at first."),
        alternatives=_ways(
            ("short", T("in short")), ("full", T("in full, with examples")), ("line", T("one line"))
        ),
    ),
    Setting(
        key="reasons",
        label=T("The opponent's reasons"),
        help=T("When to show why the opponent did what it did: its reasons give its plans away."),
        alternatives=_ways((AT_ONCE, T("at once")), (AFTERWARDS, T("after the day"))),
    ),
    Setting(
        key="awake",
        label=T("Screen"),
        help=T(
            "Keep the screen and the computer awake while a prompt waits, up to an hour "
            "after the last key."
        ),
        alternatives=_ways(("on", T("stays on")), ("off", T("follows the system"))),
    ),
    Setting(
        key="motion",
        label=T("Motion"),
        help=T("Whether the window moves things to show a change."),
        alternatives=_ways(("full", T("ordinary")), ("reduced", T("reduced"))),
    ),
)
