"""A language a third longer than English, as a catalogue."""

import re

from beachmaster.engine.text import ENGLISH

KEPT = re.compile(r"(\{\w+\})")
ACCENTED = str.maketrans("aeiounclsyAEIOUNCLSY", "àéîöüñçłšýÀÉÎÖÜÑÇŁŠÝ")


def stretched(source: str) -> str:
    """Return a text accented and a third longer, its fields kept."""
    parts = KEPT.split(source)
    accented = [part if KEPT.fullmatch(part) else part.translate(ACCENTED) for part in parts]
    return "[" + "".join(accented) + "~" * (len(source) // 3) + "]"


class Stretched:
    """Translate every text of ours; Qt's own stay as they are."""

    def lookup(self, source, n):
        """Return the stretched text."""
        if not source.domain:
            return None
        return in_longer_words(ENGLISH.lookup(source, n))


def in_longer_words(source: str) -> str:
    """Return a stretched text, its long tail in words of a usual length, as a language has them."""
    words = stretched(source)
    return words.replace("~", " ", 1).replace("~" * 8, "~" * 7 + " ")
