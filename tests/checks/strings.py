"""Check that everything a player reads can be translated.

The extraction tool sees only plain literals: an f-string, a sum or a variable inside a
translation mark would never match its translation. Words that nobody says at a table are faults,
too; `--report` also lists what reads like a translation and may be right all the same.
"""

import ast
import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MARKS = {"T": 1, "TN": 2}
"""The marks of the packages, with how many literals each takes: words, or one and many."""
DEFINITIONS = Path("app/beachmaster/engine/text.py")
# Errors whose words a player reads; those of the rulebook package take words of their own.
ERRORS = {
    *("DataError", "BoardError", "CounterError", "Mistake", "SaveError", "ContentError"),
    *("SettingError", "OptionError", "PositionError", "ResolveError"),
}
FIELD = re.compile(r"\{(.*?)\}")
NEVER_SAID = {
    "data are entered, listed or missing, never told": (
        r"\b(?:is|are|was|were|been|be) told\b(?! apart)|\bstill to tell\b"
    ),
    "a word that nobody says at a table": (
        r"\b(?:whom|thither|wherein|hence|dearest)\b|\banew\b(?! (?:\[N\]|\{id\}))"
    ),
    "a button names its act": r"^(?:Do it so|Your choice|\{n\} still to tell)\b",
}
"""What a text is to say instead, and how one finds the texts that do not."""
MAY_READ_BADLY = {
    "a condition ends in a question": r"(?:^|\. )If [^,?]*\?$",
    "a sentence begins with who or what": (
        r"(?:^|[.:;] )(?:Who|Whoever|What) [a-z]+ [a-z]+[^?]*[.;]"
    ),
    "a regiment takes article and plural": (
        r"^(?:Does |Is )?\{unit\}.* (?:takes|stands|leaves|moves|is|has|attacks|retreats)\b"
    ),
    "a word that reads like a translation": (
        r"\b(?:besides|such as to|of one's own|as far as|so that nobody)\b"
    ),
}
"""What is looked at when texts are read aloud; some of it is right."""


def called(call: ast.Call) -> str:
    """Return the bare name of what is called."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def literal(node: ast.expr) -> str | None:
    """Return the text of a plain string literal, None for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def assembled(node: ast.expr) -> bool:
    """Say whether words are put together in the code: f-string, sum, % or .format()."""
    if isinstance(node, ast.JoinedStr):
        return any(
            isinstance(part, ast.Constant) and re.search(r"[A-Za-z]{2}", str(part.value))
            for part in node.values
        )
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mod):
        return literal(node.left) is not None or literal(node.right) is not None
    return isinstance(node, ast.Call) and called(node) == "format"


def bare(node: ast.expr) -> bool:
    """Say whether an error's message is words that no catalogue holds."""
    if isinstance(node, ast.Starred):
        return False
    joined = isinstance(node, ast.Call) and called(node) in {"str", "join", "plain_text"}
    return literal(node) is not None or assembled(node) or joined


def faults_of_mark(call: ast.Call, name: str) -> Iterator[str]:
    """Say what is wrong with one translation mark."""
    words = [literal(argument) for argument in call.args]
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    if len(words) != MARKS[name] or None in words:
        yield f"{name} takes plain string literals only, {MARKS[name]} of them"
        return
    if "ctx" in named and literal(named["ctx"]) is None:
        yield "ctx is a plain string literal"
    texts = [word or "" for word in words]
    if not all(text.strip() for text in texts):
        yield f"{name} marks an empty text"
    for field in FIELD.findall(" ".join(texts)):
        if not field.isidentifier():
            yield f"the field {{{field}}} is not a plain name"
    if name == "TN":
        yield from faults_of_count(texts, named)


def faults_of_count(texts: list[str], named: Collection[str | None]) -> Iterator[str]:
    """Say what is wrong with a count: it needs its number, and two forms that agree."""
    if "n" not in named:
        yield "TN is for counts: it needs n="
    one, many = (set(FIELD.findall(text)) - {"n"} for text in texts)
    if one != many:
        yield "singular and plural have other fields"
    if "n" not in FIELD.findall(texts[1]):
        yield "the plural does not name its number {n}"


def words_of(call: ast.Call) -> Iterator[str]:
    """Yield the player texts of one call of a mark."""
    if called(call) in MARKS:
        yield from filter(None, map(literal, call.args))


def found_in(call: ast.Call, patterns: Mapping[str, str]) -> Iterator[str]:
    """Say which texts of one call a pattern finds."""
    for text in words_of(call):
        for why, pattern in patterns.items():
            if re.search(pattern, text):
                yield f"{why}: {text}"


def faults_in(call: ast.Call) -> Iterator[str]:
    """Say what is wrong with one call, if it concerns player texts."""
    name = called(call)
    yield from found_in(call, NEVER_SAID)
    if name in MARKS:
        yield from faults_of_mark(call, name)
    if name == "Source":
        yield "say texts with T and TN of the package, not with Source"
    elif name in ERRORS:
        if any(bare(value) for value in call.args[:1]):
            yield f"{name}() is given bare words; give it a Text"
    elif name in {*MARKS, "Text", "fill", "say", "plain_text"}:
        words = [] if name in MARKS else call.args  # those of a mark are looked at above
        for value in [*words, *(keyword.value for keyword in call.keywords)]:
            if assembled(value):
                yield f"{name}() is given words put together in the code; use a named parameter"


def check_source(
    source: str, where: str, faults_of: Callable[[ast.Call], Iterable[str]] = faults_in
) -> list[str]:
    """Return the faults of one module's source, each with its line."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [f"{where}:{call.lineno}: {fault}" for call in calls for fault in faults_of(call)]


def main(*words: str) -> int:
    """Check the whole program; print the faults, and with `--report` what may read badly."""
    faults, doubts = [], []
    for path in sorted((ROOT / "app").rglob("*.py")):
        where = path.relative_to(ROOT)
        if where != DEFINITIONS:
            source = path.read_text("utf-8")
            faults += check_source(source, where.as_posix())
            if "--report" in words:
                look = partial(found_in, patterns=MAY_READ_BADLY)
                doubts += check_source(source, where.as_posix(), look)
    print("\n".join([*doubts, *faults] or ["player texts: all can be translated"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
