"""Tell the two halves of a state apart: what lies in the open, and what is behind a screen.

A game with a screen names two types, of the whole state and of its open half (`Halved`). Whatever
is shown to a person follows from the history of the open half, from that person's answers and from
dice, and from nothing else: sessions hand out the open half alone, and what is decided behind the
screen is kept where nobody looks who shows an entry (`tree.Behind`).
"""

import secrets
from functools import lru_cache
from hashlib import sha256
from typing import Any, Protocol, TypeVar, runtime_checkable

import msgspec

from beachmaster.engine.auto import program_answer
from beachmaster.engine.changes import SessionError
from beachmaster.engine.module import GameState
from beachmaster.engine.prompt import NO_OPTIONS, Choose, Prompt
from beachmaster.engine.run import Asked
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

O = TypeVar("O", bound=GameState)  # noqa: E741 - the open half

HIDDEN = "hidden"
"""The field of a state that holds its hidden half; files keep it in an envelope."""
SALT_BYTES = 16


class HiddenHalf(msgspec.Struct, kw_only=True):
    """What lies behind the screen; a game adds its own.

    `salt` is what set-up and whims hang on: it comes from the system, stands in no other place and
    is never shown, so that nobody who knows the seed can work out what was decided.
    """

    salt: str = ""

    def __repr__(self) -> str:
        """Tell nothing: an error or a log may show it."""
        return "<behind the screen>"


@runtime_checkable
class Halved(Protocol):
    """A game of which one half lies behind the opponent's screen.

    States of its `state_type` have all fields of its `open_type`, and the hidden half in `HIDDEN`.
    `salt` is given where a game has to come out alike, as in simulations; it is empty otherwise.
    """

    open_type: type[GameState]
    salt: str


class HiddenError(SessionError):
    """What cannot be told, or could not be done, because of what lies behind the screen."""


def halved(module: object) -> type[GameState] | None:
    """Return the type of the open half, None for a game that hides none."""
    return module.open_type if isinstance(module, Halved) else None


def shown_type(module: Any) -> type[GameState]:
    """Return the type of a state that is shown: what a stored state holds besides is left out."""
    return halved(module) or module.state_type


def opened(state: GameState, open_type: type[O]) -> O:
    """Return the open half of a state as it is now, without the field that hides the other."""
    return open_type(**{name: getattr(state, name) for name in _fields(open_type)})


@lru_cache(maxsize=8)
def _fields(kind: type[GameState]) -> tuple[str, ...]:
    return kind.__struct_fields__


def salted(given: str = "") -> str:
    """Return the salt of a new game: the one that is given, else one that nobody can guess."""
    return given or secrets.token_hex(SALT_BYTES)


def settle(module: object, seed: int) -> None:
    """Let a game come out alike each time it is played with a seed, as simulations do."""
    if isinstance(module, Halved) and not module.salt:
        module.salt = sha256(f"salt {seed}".encode()).hexdigest()[: 2 * SALT_BYTES]


def whim(state: GameState, seed: int) -> int:
    """Return what an opponent's whims hang on: the salt of its half, or the seed of the game."""
    hidden = getattr(state, HIDDEN, None)
    return int(hidden.salt, 16) if isinstance(hidden, HiddenHalf) and hidden.salt else seed


class Screened(Choose, frozen=True, kw_only=True):
    """What is handed out in the place of a prompt that is decided behind the screen.

    It says who is asked what, and by which rule: no answer, no odds and no sheet can be had of it.
    """

    def check(self, answer: Value) -> Value:
        """Refuse any answer in the same words: what is legal would tell who is there."""
        del answer
        raise HiddenError(NO_ANSWER)

    def weigh(self, answer: Value) -> Value:
        """Refuse it likewise."""
        return self.check(answer)


def screened(asked: Asked) -> Asked:
    """Return a prompt behind the screen as it may be handed out."""
    prompt = asked.prompt
    outside = Screened(
        procedure=prompt.procedure,
        text=prompt.text,
        rules=prompt.rules,
        side=prompt.side,
        subjects=prompt.subjects,
        opens=prompt.opens,
        question=prompt.question,
        table=prompt.table,
        secret=True,
        options=NO_OPTIONS,
    )
    return msgspec.structs.replace(asked, prompt=outside)


def plainest(prompt: Prompt, by: int, key: str) -> Value:
    """Return what is answered behind the screen where an opponent found nothing.

    That is what goes without saying, of several nothing, else what comes by chance: nobody else may
    be asked, for the list of what could be answered would tell who is there.
    """
    if prompt.at_enter is not None:
        return prompt.at_enter
    if isinstance(prompt, Choose) and prompt.many and prompt.minimum == 0:
        return prompt.check([])
    return program_answer(prompt, by, key)


BEHIND = T("That was decided behind the screen and stays secret.")
NO_ANSWER = T("That is decided behind the screen; the other player is not asked.")
UNSEEN = T("Half of this game is behind a screen: you see what that changes once it counts.")
UNSPOKEN = T("You see its reasons once the game is over: they could tell what is hidden.")
AMISS = T("The program made a mistake here; nothing changed.")
"""What is said of an error beside a hidden half: its own words could tell something."""
