"""Say texts in the player's language through Qt's translators."""

from PySide6.QtCore import QCoreApplication

from beachmaster.engine.text import ENGLISH, Source, Text, render


class QtCatalogue:
    """Look translations up in the installed translators; English where there is none."""

    def lookup(self, context: str, source: str, n: int | None) -> str | None:
        """Return the translated source, in the plural form for n where n is given."""
        if not context:
            return None
        if n is None:
            return QCoreApplication.translate(context, source)
        # Qt puts the number in by itself, and takes a negative one for none at all. What it could
        # not translate needs the English plural.
        found = QCoreApplication.translate(context, source, "", abs(n))
        if found == source.replace("%n", str(abs(n))):
            return ENGLISH.lookup(context, source, n)
        return found if n >= 0 else found.replace(str(abs(n)), str(n), 1)


CATALOGUE = QtCatalogue()


def say(text: Text) -> str:
    """Return the words of a text."""
    return render(text, CATALOGUE)


def word(source: Source) -> str:
    """Return the words of a source without parameters."""
    return say(Text(source))
