"""Declare what the rules ask of the map once: worked out where positions are kept, else asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, cast

from beachmaster.engine.module import Notes, Steps
from beachmaster.engine.values import Value

P = ParamSpec("P")
R = TypeVar("R")


class Mapped(Protocol):
    """A running phase whose map the program may know."""

    notes: Notes | None
    answers: Mapping[str, Callable[..., Any]]

    @property
    def prints(self) -> object | None:
        """Return what is printed on the map, None where positions are not kept."""
        ...

    def note(self, procedure: str, about: tuple[str, ...], fact: Value) -> None:
        """Keep what a table would have been told."""
        ...


G = TypeVar("G", bound=Mapped)


def nothing(*_: Any, **__: Any) -> tuple[str, ...]:
    """Name no subject: the question is about the whole map."""
    return ()


def as_it_is(_game: Any, found: Value, /, *_: Any, **__: Any) -> Value:
    """Tell a table what was found, unchanged."""
    return found


@dataclass(frozen=True)
class Question(Generic[G, P, R]):
    """A question of the map, called in a procedure: `near = yield from nearest_us(game, counter)`.

    `derive` works the answer out, `ask` is the procedure that asks the player for it; `name` and
    `about` are procedure and subjects of its prompt. `fact` turns what was found into the answer
    to that prompt, for the twin that plays a table; it is asked only while somebody listens.
    """

    name: str
    derive: Callable[Concatenate[G, P], R]
    ask: Callable[Concatenate[G, P], Steps[R]]
    about: Callable[Concatenate[G, P], tuple[str, ...]] = nothing
    fact: Callable[Concatenate[G, R, P], Value] = as_it_is

    def __call__(self, game: G, /, *args: P.args, **kwargs: P.kwargs) -> Steps[R]:
        """Answer as the input of a resolver says, from the positions kept, or ask."""
        if self.name in game.answers:
            return cast("R", game.answers[self.name](*args, **kwargs))
        if game.prints is None:
            return (yield from self.ask(game, *args, **kwargs))
        found = self.derive(game, *args, **kwargs)
        if game.notes is not None:
            fact = self.fact(game, found, *args, **kwargs)
            game.note(self.name, self.about(game, *args, **kwargs), fact)
        return found
