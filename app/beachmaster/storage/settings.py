"""Declare what a player can set, once: dialog, check and storage follow from it."""

from collections.abc import Mapping, Sequence

import msgspec

from beachmaster.engine.rulings import Alternative
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.paths import languages
from beachmaster.storage.folders import data_folder, read_object, write_object


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


class SettingError(ValueError):
    """There is no such setting or value; `text` says what there is."""

    def __init__(self, text: Text) -> None:
        super().__init__(repr(text))
        self.text = text


class Settings:
    """The player's settings; what the file holds and is not understood is left at its default."""

    def __init__(self, values: Mapping[str, str] | None = None) -> None:
        self._values = {setting.key: setting.default for setting in SETTINGS}
        for key, value in (values or {}).items():
            if key in self._values and value in _known(key).values:
                self._values[key] = value

    @classmethod
    def load(cls) -> "Settings":
        """Read the settings from the data folder."""
        return cls(read_object(data_folder() / "settings.json"))

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

    def __getitem__(self, key: str) -> str:
        """Return a setting's value."""
        return self._values[key]

    def __setitem__(self, key: str, value: str) -> None:
        """Set a value; raise `SettingError` where it is none of the setting's values."""
        setting = _known(key)
        if value not in setting.values:
            raise SettingError(Text(_NO_VALUE, key=key, values=setting.values))
        self._values[key] = value


def _known(key: str) -> Setting:
    for setting in SETTINGS:
        if setting.key == key:
            return setting
    raise SettingError(Text(_NO_SETTING, key=key, names=[s.key for s in SETTINGS]))


def spoken(codes: Sequence[str]) -> tuple[Alternative, ...]:
    """Return the languages to choose from, each under its own name where we know that."""
    return _ways(*((code, plain_text(_OWN_NAMES.get(code, code))) for code in codes))


def _ways(*ways: tuple[str, Text]) -> tuple[Alternative, ...]:
    return tuple(Alternative(value, words) for value, words in ways)


_OWN_NAMES = {"en": "English", "ja": "日本語", "de": "Deutsch"}
_NO_SETTING = QT_TRANSLATE_NOOP("storage", "There is no setting “{key}”; there are: {names}.")
_NO_VALUE = QT_TRANSLATE_NOOP("storage", "The setting “{key}” can be: {values}.")
_LANGUAGE = QT_TRANSLATE_NOOP("storage", "Language")
_LANGUAGE_HELP = QT_TRANSLATE_NOOP("storage", "The language of everything the program says.")
_DIAL = QT_TRANSLATE_NOOP("storage", "Automation")
_DIAL_HELP = QT_TRANSLATE_NOOP("storage", "How much the program explains and does by itself.")
_GUIDE = QT_TRANSLATE_NOOP("storage", "guide: explain each rule when it first comes up")
_ASSIST = QT_TRANSLATE_NOOP("storage", "assist: explain in short, once")
_FAST = QT_TRANSLATE_NOOP("storage", "fast: one line, and the program rolls and draws by itself")
_REMINDERS = QT_TRANSLATE_NOOP("storage", "Reminders")
_REMINDERS_HELP = QT_TRANSLATE_NOOP("storage", "Ask “anything forgotten?” before a phase ends.")
_ON = QT_TRANSLATE_NOOP("storage", "on")
_OFF = QT_TRANSLATE_NOOP("storage", "off")
_REROLLS = QT_TRANSLATE_NOOP("storage", "Reroll prompts")
_REROLLS_HELP = QT_TRANSLATE_NOOP("storage", "When to ask whether a die is rolled again.")
_ALWAYS = QT_TRANSLATE_NOOP("storage", "always")
_USEFUL = QT_TRANSLATE_NOOP("storage", "when it could change the result")
_NEVER = QT_TRANSLATE_NOOP("storage", "never")
_THEME = QT_TRANSLATE_NOOP("storage", "Colors")
_THEME_HELP = QT_TRANSLATE_NOOP("storage", "How the window looks.")
_SYSTEM = QT_TRANSLATE_NOOP("storage", "as the system")
_LIGHT = QT_TRANSLATE_NOOP("storage", "light")
_DARK = QT_TRANSLATE_NOOP("storage", "dark")
_CONTRAST = QT_TRANSLATE_NOOP("storage", "high contrast")
_TEXT = QT_TRANSLATE_NOOP("storage", "Text size")
_TEXT_HELP = QT_TRANSLATE_NOOP("storage", "The size of all text in the window, in percent.")
_DICE = QT_TRANSLATE_NOOP("storage", "Dice")
_DICE_HELP = QT_TRANSLATE_NOOP("storage", "Who rolls: you at the table, or the program.")
_BAGS = QT_TRANSLATE_NOOP("storage", "Bags")
_BAGS_HELP = QT_TRANSLATE_NOOP("storage", "Who draws: you from real bags, or the program.")
_EITHER = QT_TRANSLATE_NOOP("storage", "either, each time")
_PROGRAM = QT_TRANSLATE_NOOP("storage", "the program, by itself")
_MINE = QT_TRANSLATE_NOOP("storage", "always you")
_MOTION = QT_TRANSLATE_NOOP("storage", "Motion")
_MOTION_HELP = QT_TRANSLATE_NOOP("storage", "Whether the window moves things to show a change.")
_STILL = QT_TRANSLATE_NOOP("storage", "reduced")
_FULL = QT_TRANSLATE_NOOP("storage", "ordinary")
_FOLLOWS = QT_TRANSLATE_NOOP("storage", "Your real table")
_FOLLOWS_HELP = QT_TRANSLATE_NOOP(
    "storage", "After a jump, list what to change on your table; set-up comes with a list as well."
)
_TABLE_FOLLOWS = QT_TRANSLATE_NOOP("storage", "it follows the game")
_NO_TABLE = QT_TRANSLATE_NOOP("storage", "there is none")
_DEPTH = QT_TRANSLATE_NOOP("storage", "Rules beside the prompt")
_DEPTH_HELP = QT_TRANSLATE_NOOP("storage", "How much of a rule is shown at first.")
_IN_SHORT = QT_TRANSLATE_NOOP("storage", "in short")
_WHOLE = QT_TRANSLATE_NOOP("storage", "in full, with examples")
_ONE_LINE = QT_TRANSLATE_NOOP("storage", "one line")
TEXT_SIZES = (100, 80, 90, 110, 125, 150, 175, 200, 225, 250)
_ROLLERS = (("either", Text(_EITHER)), ("program", Text(_PROGRAM)), ("mine", Text(_MINE)))

SETTINGS = (
    Setting(
        key="language",
        label=Text(_LANGUAGE),
        help=Text(_LANGUAGE_HELP),
        alternatives=spoken(languages()),
    ),
    Setting(
        key="automation",
        label=Text(_DIAL),
        help=Text(_DIAL_HELP),
        alternatives=_ways(
            ("guide", Text(_GUIDE)), ("assist", Text(_ASSIST)), ("fast", Text(_FAST))
        ),
    ),
    Setting(
        key="reminders",
        label=Text(_REMINDERS),
        help=Text(_REMINDERS_HELP),
        alternatives=_ways(("on", Text(_ON)), ("off", Text(_OFF))),
    ),
    Setting(
        key="reroll",
        label=Text(_REROLLS),
        help=Text(_REROLLS_HELP),
        alternatives=_ways(
            ("ask", Text(_ALWAYS)), ("useful", Text(_USEFUL)), ("never", Text(_NEVER))
        ),
    ),
    Setting(
        key="theme",
        label=Text(_THEME),
        help=Text(_THEME_HELP),
        alternatives=_ways(
            ("system", Text(_SYSTEM)),
            ("light", Text(_LIGHT)),
            ("dark", Text(_DARK)),
            ("contrast", Text(_CONTRAST)),
        ),
    ),
    Setting(
        key="text",
        label=Text(_TEXT),
        help=Text(_TEXT_HELP),
        alternatives=_ways(*((str(size), plain_text(f"{size} %")) for size in TEXT_SIZES)),
    ),
    Setting(key="dice", label=Text(_DICE), help=Text(_DICE_HELP), alternatives=_ways(*_ROLLERS)),
    Setting(key="bags", label=Text(_BAGS), help=Text(_BAGS_HELP), alternatives=_ways(*_ROLLERS)),
    Setting(
        key="follows",
        label=Text(_FOLLOWS),
        help=Text(_FOLLOWS_HELP),
        alternatives=_ways(("on", Text(_TABLE_FOLLOWS)), ("off", Text(_NO_TABLE))),
    ),
    Setting(
        key="depth",
        label=Text(_DEPTH),
        help=Text(_DEPTH_HELP),
        alternatives=_ways(
            ("short", Text(_IN_SHORT)), ("full", Text(_WHOLE)), ("line", Text(_ONE_LINE))
        ),
    ),
    Setting(
        key="motion",
        label=Text(_MOTION),
        help=Text(_MOTION_HELP),
        alternatives=_ways(("full", Text(_FULL)), ("reduced", Text(_STILL))),
    ),
)
