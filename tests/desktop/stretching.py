"""A language a third longer than English, as a Qt translator."""

from catalogue import english_forms, stretched
from PySide6.QtCore import QTranslator


class Stretched(QTranslator):
    """Translate every text of ours; Qt's own stay as they are."""

    def isEmpty(self):  # noqa: N802 - Qt's name
        """Tell Qt that there is something to look up."""
        return False

    def translate(self, context, source, disambiguation=None, n=-1):
        """Return the stretched text."""
        if context.startswith("Q"):
            return None
        if n < 0:
            return _broken(stretched(source))
        return _broken(stretched(english_forms(source)[n != 1])).replace("%n", str(n))


def _broken(words):
    """Break the long tail into words of a usual length, as a language has them."""
    return words.replace("~", " ", 1).replace("~" * 8, "~" * 7 + " ")
