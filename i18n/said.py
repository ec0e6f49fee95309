"""Find the texts that the program says, for pybabel: `T("words", ...)`, `TN("one", "many", ...)`.

Babel's own reader of Python knows no keyword arguments, and so no `ctx`. A text that is no sentence
gets a comment for its translator, which says in which sentence it stands or who says it.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from typing import BinaryIO

FUNCTIONS = {"T": ("gettext", "pgettext"), "TN": ("ngettext", "npgettext")}
MOST = 160
"""How many letters of a comment are kept."""
_SENTENCE = re.compile(r"\S+ .*[.!?…]\W*$", re.DOTALL)
Message = tuple[int, str, str | tuple[str, ...], list[str]]


def extract(
    fileobj: BinaryIO, keywords: object, comment_tags: Sequence[str], options: object
) -> Iterator[Message]:
    """Yield line, gettext's name of the function, its texts and its comments, by line."""
    del keywords, comment_tags, options
    tree = ast.parse(fileobj.read())
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    calls = [node for node in above if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        if isinstance(call.func, ast.Name) and call.func.id in FUNCTIONS:
            plain, in_context = FUNCTIONS[call.func.id]
            texts = tuple(_literal(argument) for argument in call.args)
            context = [_literal(word.value) for word in call.keywords if word.arg == "ctx"]
            comments = [] if _SENTENCE.match(texts[0]) else [where(call, above, tree)]
            if context:
                yield call.lineno, in_context, (context[0], *texts), comments
            else:
                yield call.lineno, plain, texts if len(texts) > 1 else texts[0], comments


def where(call: ast.Call, above: dict[ast.AST, ast.AST], tree: ast.Module) -> str:
    """Return in which sentence a text stands, or else which part of the program says it."""
    node: ast.AST = call
    name = ""
    while node in above:
        node, below = above[node], node
        if isinstance(node, ast.keyword) and (outer := _outer(above[node])) and node.arg:
            return _cut(f'{{{node.arg}}} in "{outer}"')
        if isinstance(node, ast.Assign | ast.AnnAssign) and below is node.value:
            name = _named(node)
            sentence = _sentence_with(name, tree)
            if sentence:
                return _cut(sentence)
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node):
            return _cut(_first(node))
    return _cut(f"{name}: {_first(tree)}" if name else _first(tree))


def _outer(call: ast.AST) -> str:
    """Return the text that a call fills: `T("...", what=...)` or `T("...").fill(what=...)`."""
    if not isinstance(call, ast.Call):
        return ""
    if isinstance(call.func, ast.Attribute) and call.func.attr == "fill":
        call = call.func.value
    if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in FUNCTIONS:
        return _literal(call.args[0])
    return ""


def _sentence_with(name: str, tree: ast.Module) -> str:
    """Return the sentence of this module that a constant is filled into, where there is one."""
    for node in ast.walk(tree):
        for word in node.keywords if isinstance(node, ast.Call) else ():
            used = {one.id for one in ast.walk(word.value) if isinstance(one, ast.Name)}
            if name and name in used and word.arg and (outer := _outer(node)):
                return f'{{{word.arg}}} in "{outer}"'
    return ""


def _named(node: ast.Assign | ast.AnnAssign) -> str:
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return target.id if isinstance(target, ast.Name) else ""


def _first(node: ast.Module | ast.FunctionDef | ast.ClassDef) -> str:
    """Return the first sentence of a docstring."""
    told = " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())
    return re.split(r"(?<=[.;]) ", told)[0]


def _cut(words: str) -> str:
    words = " ".join(words.split())
    return words if len(words) <= MOST else f"{words[: MOST - 1]}…"


def _literal(node: ast.expr) -> str:
    """Return the text of a literal; the lint of player texts holds that there is nothing else."""
    text = ast.literal_eval(node)
    if not isinstance(text, str):
        raise TypeError(f"line {node.lineno}: not a text")
    return text
