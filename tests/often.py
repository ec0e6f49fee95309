"""Say how often a case is played: a few in the ordinary run, the many by `run.py fuzz`."""

from collections.abc import Iterable
from typing import Any

import pytest

LONG = "long"


def few(cases: Iterable[Any], ordinary: int) -> list[Any]:
    """Return the cases of a test; those after the first `ordinary` ones are marked `long`."""
    return [one if at < ordinary else _long(one) for at, one in enumerate(cases)]


def wanted(expression: str, named: Iterable[str]) -> bool:
    """Tell whether a run plays what is long: `-m` speaks of it, or a test is named by itself."""
    return LONG in expression or any("::" in one for one in named)


def _long(case: Any) -> Any:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.long)
