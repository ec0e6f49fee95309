"""Say in the player's language what went wrong in the rule library."""

from collections.abc import Sequence

from beachmaster.engine.text import Text, plain_text, render
from beachmaster.rulebook.texts import T


class RulebookError(Exception):
    """Something the player should read; `text` is the sentence, to be rendered in any language."""

    def __init__(self, text: Text) -> None:
        super().__init__(render(text))
        self.text = text


class UnknownRuleError(RulebookError, LookupError):
    """No section, term or concept has this id."""

    def __init__(self, rule_id: str) -> None:
        super().__init__(T("There is no rule {rule}.", rule=rule_id))
        self.rule_id = rule_id


class UnknownPageError(RulebookError, LookupError):
    """There is no page of this name."""

    def __init__(self, page: str) -> None:
        super().__init__(T("There is no page {page}.", page=page))


class AmbiguousRuleError(RulebookError, LookupError):
    """Sections of several books have this number."""

    def __init__(self, number: str, rules: Sequence[str]) -> None:
        super().__init__(
            T("{number} is a section in several books: {rules}.", number=number, rules=list(rules))
        )
        self.rules = tuple(rules)


class RuleIndexError(RulebookError):
    """The rule index is missing, out of date or cannot be built; the message says which."""


class PlayerDataError(RulebookError):
    """The player's own database cannot be used; the message says why."""


class NoteError(RulebookError, ValueError):
    """A note that cannot be kept or found; the message says why."""


class OwnBookError(RulebookError, ValueError):
    """A rulebook that cannot be imported, or a passage that is not there."""


class DoubtfulBookError(OwnBookError):
    """A rulebook that does not seem to be this game's; `fits` is the game it seems to be of."""

    def __init__(self, text: Text, fits: str) -> None:
        super().__init__(text)
        self.fits = fits


def say_nothing(_text: Text) -> None:
    """Take a notice that nobody waits for."""


def reason_of(error: BaseException) -> Text:
    """Return what the system says of an error, in a few words of its own."""
    said = getattr(error, "strerror", None) or getattr(error, "orig", None) or error
    return plain_text(str(said) or type(error).__name__)
