"""A language a third longer than English, as a Qt translator."""

from catalogue import english_forms, stretched
from PySide6.QtCore import QTranslator


class Stretched(QTranslator):
    """Translate every text of ours; Qt's own stay as they are."""

    def isEmpty(self):
        """Tell Qt that there is something to look up."""
        return False

    def translate(self, context, source, disambiguation=None, n=-1):
        """Return the stretched text."""
        if context.startswith("Q"):
            return None
        if n < 0:
            return stretched(source)
        return stretched(english_forms(source)[n != 1]).replace("%n", str(n))
