"""Find the texts that the program says, for pybabel: `T("words", ...)`, `TN("one", "many", ...)`.

Babel's own reader of Python knows no keyword arguments, and so no `ctx`.
"""

import ast
from collections.abc import Iterator, Sequence
from typing import BinaryIO

FUNCTIONS = {"T": ("gettext", "pgettext"), "TN": ("ngettext", "npgettext")}
Message = tuple[int, str, str | tuple[str, ...], list[str]]


def extract(
    fileobj: BinaryIO, keywords: object, comment_tags: Sequence[str], options: object
) -> Iterator[Message]:
    """Yield line, gettext's name of the function, its texts and no comments, by line."""
    del keywords, comment_tags, options
    calls = [node for node in ast.walk(ast.parse(fileobj.read())) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        if isinstance(call.func, ast.Name) and call.func.id in FUNCTIONS:
            plain, in_context = FUNCTIONS[call.func.id]
            texts = tuple(_literal(argument) for argument in call.args)
            context = [_literal(word.value) for word in call.keywords if word.arg == "ctx"]
            if context:
                yield call.lineno, in_context, (context[0], *texts), []
            else:
                yield call.lineno, plain, texts if len(texts) > 1 else texts[0], []


def _literal(node: ast.expr) -> str:
    """Return the text of a literal; the lint of player texts holds that there is nothing else."""
    text = ast.literal_eval(node)
    if not isinstance(text, str):
        raise TypeError(f"line {node.lineno}: not a text")
    return text
