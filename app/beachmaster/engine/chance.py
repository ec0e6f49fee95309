"""Derive every die and every draw from the seed and from where it is asked.

The value is a pure function of (seed, prompt key): correcting turn 2 does not change the dice of
turn 5, and a redo gives the same draw. Nothing here uses `random` or `hash()`.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256


def _number(*parts: object) -> int:
    digest = sha256("\x1f".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8])


_SPAN = 1 << 64


def below(limit: int, seed: int, key: str, *more: object) -> int:
    """Return an unbiased integer from 0 to limit - 1 by rejection; limit is at least 1."""
    fair = _SPAN - _SPAN % limit
    attempt = 0
    while (number := _number(seed, key, *more, attempt)) >= fair:
        attempt += 1
    return number % limit


def dice(count: int, sides: int, seed: int, key: str) -> list[int]:
    """Return `count` dice of `sides` sides for the prompt with this key."""
    return mixed_dice([sides] * count, seed, key)


def mixed_dice(sides: Iterable[int], seed: int, key: str) -> list[int]:
    """Return a die for each number of sides, for the prompt with this key."""
    return [1 + below(each, seed, key, "die", index) for index, each in enumerate(sides)]


def draw(tokens: Iterable[str], seed: int, key: str) -> str:
    """Return the token with the lowest hash, so that other contents leave a draw alone."""
    return min(tokens, key=lambda token: (_number(seed, key, "token", token), token))


def shuffled(tokens: Iterable[str], seed: int, key: str) -> list[str]:
    """Return the tokens in an order that depends on seed, key and each token only."""
    return sorted(tokens, key=lambda token: (_number(seed, key, "order", token), token))


def pick(options: Sequence[object], seed: int, key: str, *more: object) -> int:
    """Return the index of one option, each equally likely."""
    return below(len(options), seed, key, "pick", *more)
