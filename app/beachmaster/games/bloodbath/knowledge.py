"""What blind draws prove of face-down counters: who was seen and cannot be elsewhere (bib:19.1)."""

from collections.abc import Sequence

import msgspec

from beachmaster.games.bloodbath.game import Game


def possible(game: Game, counter: str) -> list[str]:
    """Return the units that may lie under a hidden counter, as far as everybody can know.

    A unit that was seen going into the container can only be one of those that were in there when
    somebody drew; and where such units make up all of those counters, no other unit is among them.
    """
    left, among = unseen(game), _among(game)
    found = [name for name in left if counter in among.get(name, (counter,))]
    for held in {tuple(held) for held in among.values() if counter in held}:
        whole = [name for name in left if name in among and set(among[name]) <= set(held)]
        if len(whole) == len(held):
            found = [name for name in found if name in whole]
    return found


def unseen(game: Game) -> list[str]:
    """Return the units that do not lie open somewhere."""
    opened = {unit.unit for unit in game.state.japan.values() if not unit.hidden}
    further = [name for name in game.state.described if name not in game.data.japan]
    return [name for name in (*game.data.japan, *further) if name not in opened]


def mix(game: Game, inside: Sequence[str]) -> None:
    """Note, before a blind draw, which units are among these counters (bib:19.4, bib:20.3)."""
    seen = [game.unit(name) for name in inside if not game.unit(name).hidden]
    among = _among(game) | {unit.unit: list(inside) for unit in seen}
    for unit, held in among.items():
        if set(held) & set(inside):
            among[unit] = sorted({*held, *inside})
    _note(game, among)


def cover(game: Game, counter: str) -> None:
    """Note which unit this is before it is turned face down where everybody saw it."""
    if not game.unit(counter).hidden:
        _note(game, _among(game) | {game.unit(counter).unit: [counter]})


def uncover(game: Game, counter: str, unit: str) -> None:
    """Note what a counter turned out to be; forget all where it could not have been that."""
    if unit not in possible(game, counter):
        _note(game, {})
        return
    among = {name: [one for one in held if one != counter] for name, held in _among(game).items()}
    among.pop(unit, None)
    _note(game, among)


def mend(game: Game) -> None:
    """Change the program's own deal where it goes against what is proved (bib:19.1).

    A counter may have been told to be another unit than was dealt. What everybody knows never
    depends on the deal, so the deal follows it, with as few changes as can be.
    """
    hidden = [name for name, unit in game.state.japan.items() if unit.hidden and unit.unit]
    open_to = {name: possible(game, name) for name in hidden}
    holders = {
        game.unit(name).unit: name for name in hidden if game.unit(name).unit in open_to[name]
    }
    wrong = [name for name in hidden if name not in holders.values()]
    if all(_find(name, open_to, holders, set()) for name in wrong):
        for unit, name in holders.items():
            game.unit(name).unit = unit
    else:
        _note(game, {})


def _find(
    name: str, open_to: dict[str, list[str]], holders: dict[str, str], tried: set[str]
) -> bool:
    """Find a unit for a counter, one that is free or whose holder can take another."""
    for unit in open_to[name]:
        if unit not in tried:
            tried.add(unit)
            if unit not in holders or _find(holders[unit], open_to, holders, tried):
                holders[unit] = name
                return True
    return False


def _among(game: Game) -> dict[str, list[str]]:
    held = game.state.among
    return dict(held) if held is not msgspec.UNSET else {}


def _note(game: Game, among: dict[str, list[str]]) -> None:
    game.state.among = among or msgspec.UNSET
