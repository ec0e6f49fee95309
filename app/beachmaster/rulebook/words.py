"""Turn texts and queries into words and stems that compare across spellings."""

import re
import unicodedata
from functools import lru_cache

from beachmaster.rulebook.ours import bare

WORD = re.compile(r"[^\W_]+")
JAPANESE = "[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]"
CJK = re.compile(f"({JAPANESE})")
MARKUP = re.compile(r"^[ \t:|-]*---[ \t:|-]*$|\]\([^()\s]*\)|[\[\]*`|>#~_]", re.MULTILINE)
APOSTROPHE = re.compile(r"(?<=\w)['\u2019\u02bc](?=\w)")
WIDTHS = re.compile("[\uff00-\uffef]+")
ACCENTED = re.compile("([a-z])[\u0300-\u036f]+")
VOWELS = frozenset("aeiouy")
IRREGULAR = frozenset({"dies"})  # a unit that dies, not the dice
MUTE_E_KEPT = re.compile(r"[^aeiouy]+[aeiouy][^aeiouwxy]")  # los-e is not LOS


def plain(markdown: str) -> str:
    """Strip Markdown down to its words, on one line, Japanese letters set apart."""
    return space_cjk(" ".join(MARKUP.sub(" ", bare(markdown)).split()))


def space_cjk(text: str) -> str:
    """Put spaces round Japanese letters, so that an index of words finds each of them."""
    if text.isascii():
        return text
    text = unicodedata.normalize("NFC", WIDTHS.sub(_one_width, text))
    return CJK.sub(r" \1 ", text)


def fold(text: str) -> str:
    """Lower the case, make letters one width, and take the accents off Latin ones alone.

    A voicing mark makes another letter of a Japanese one, as a breve does of a Cyrillic one.
    """
    if text.isascii():
        return text.lower()
    spread = unicodedata.normalize("NFKD", text.casefold())
    return unicodedata.normalize("NFC", ACCENTED.sub(r"\1", spread))


def words_of(text: str) -> list[str]:
    """Return the words of a text, folded: `Don't retreat` gives `dont`, `retreat`."""
    return WORD.findall(space_cjk(fold(APOSTROPHE.sub("", text))))


def stems_of(text: str) -> list[str]:
    """Return the stems of a text's words, in order."""
    return [stem(word) for word in words_of(text)]


def _one_width(match: re.Match[str]) -> str:
    return unicodedata.normalize("NFKC", match[0])


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """Cut an English ending off, so that retreat, retreats, retreated and retreating are one."""
    if len(word) < 4 or not word.isascii() or not word.isalpha() or word in IRREGULAR:
        return word
    word = _singular(word)
    for ending in ("ingly", "edly", "ing", "ed"):
        root = word.removesuffix(ending)
        if root != word and len(root) > 2 and VOWELS & set(root):
            return _mend(root)
    return _without_mute_e(word)


def _singular(word: str) -> str:
    if word.endswith(("sses", "shes", "ches", "xes", "zzes")):
        return word[:-2]
    if word.endswith(("ies", "ied")) and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def _mend(root: str) -> str:
    """Undo doubled consonants (`stopp`) and give or take a mute e, as `stem` does for words."""
    if len(root) > 3 and root[-1] == root[-2] and root[-1] not in "lsz":
        return root[:-1]
    return f"{root}e" if MUTE_E_KEPT.fullmatch(root) else _without_mute_e(root)


def _without_mute_e(word: str) -> str:
    if word.endswith("e") and len(word) > 3 and not MUTE_E_KEPT.fullmatch(word[:-1]):
        return word[:-1]
    return word
