"""Bring a stored game back to its prompt, also when another program version wrote it."""

import msgspec

from beachmaster import __version__
from beachmaster.engine.changes import ReplayError, Snapshot, Store
from beachmaster.engine.given import readable
from beachmaster.engine.module import GameModule
from beachmaster.engine.replay import MISFITS, digests_along
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.engine.tree import ROOT
from beachmaster.storage.content import BESIDE, Content
from beachmaster.storage.mending import mend
from beachmaster.storage.problems import SaveError
from beachmaster.storage.texts import T


def resumed(
    content: Content, module: GameModule, store: Store | None, *, doubted: bool = False
) -> tuple[Session, Text | None]:
    """Return the session at its cursor, and a notice where history became read-only.

    What lies beside the answers is brought up to this version's keys, in the content alone.
    What another version wrote, or what is `doubted` (an import), is replayed and compared first.
    Raise `SaveError` for a state or a table that is none of the game, and where what is doubted
    does not fit.
    """
    try:
        content.beside.bring_up(module)
    except MISFITS as error:
        raise SaveError(_MISFIT.fill(why=BESIDE)) from error
    if not content.snapshots:
        return Session(module, content.setup.seed, store), None
    mend(content, module)
    foreign = content.program != __version__
    good = _whole_tree(content, module) if doubted else not foreign or _replays(content, module)
    if good:
        _check_states(content, module)
        try:
            return _session(content, module, store), None
        except SaveError:
            if doubted:
                raise
    elif not foreign:
        raise SaveError(_MISFIT.fill(why=_OTHER_STATE))
    return _cut(content, module, store), (
        _OTHERWISE.fill(version=content.program) if foreign else _NO_LONGER
    )


def _session(content: Content, module: GameModule, store: Store | None) -> Session:
    seed, tree, snapshots = content.setup.seed, content.tree, content.snapshots
    try:
        return Session.resume(module, seed, tree, snapshots, store, content.locked_before)
    except ReplayError as error:
        raise SaveError(_MISFIT.fill(why=error.text)) from error
    except MISFITS as error:
        raise SaveError(_MISFIT.fill(why=_OTHER_STATE)) from error


def _replays(content: Content, module: GameModule) -> bool:
    """Tell whether the path to the cursor leads to the stored states."""
    return _leads_to(content, module, content.tree.cursor, content.locked_before) is not None


def _whole_tree(content: Content, module: GameModule) -> bool:
    """Tell whether all branches lead to the stored states, and every stored state is led to."""
    parents = {entry.parent for entry in content.tree.entries}
    leaves = [entry.id for entry in content.tree.entries if entry.id not in parents]
    known = {content.locked_before}
    for leaf in leaves:
        start = next((node for node in content.tree.ancestors(leaf) if node in known), None)
        if start is None:
            continue  # it ends in the read-only part
        found = _leads_to(content, module, leaf, start)
        if found is None:
            return False
        known |= found
    return known == content.snapshots.keys() or content.locked_before != ROOT


def _leads_to(content: Content, module: GameModule, end: int, start: int) -> set[int] | None:
    """Return the phase starts from one entry to another, or None where a state differs."""
    path = content.tree.path(end)
    later = [entry for entry in path if entry.id > start]
    try:
        found = digests_along(module, content.setup.seed, content.snapshots[start], later)
    except ReplayError:
        return None
    stored = {entry_id: one.digest for entry_id, one in content.snapshots.items()}
    same = all(stored.get(entry_id) == value for entry_id, value in found.items())
    return set(found) if same else None


def _cut(content: Content, module: GameModule, store: Store | None) -> Session:
    """Go on from the last stored state; what came before is read-only from now on."""
    snapshot = _last_snapshot(content)
    _check_state(snapshot, module)
    content.locked_before = snapshot.entry
    try:
        return _session(content, module, store)
    except SaveError:
        content.tree.cursor = snapshot.entry
        return _session(content, module, store)


def _last_snapshot(content: Content) -> Snapshot:
    above = content.tree.ancestors(content.tree.cursor)
    return next(content.snapshots[node] for node in above if node in content.snapshots)


def _check_states(content: Content, module: GameModule) -> None:
    """Raise `SaveError` where the game would never have stood in a state that it can go back to."""
    for snapshot in content.snapshots.values():
        if snapshot.entry >= content.locked_before:
            _check_state(snapshot, module)


def _check_state(snapshot: Snapshot, module: GameModule) -> None:
    try:
        state = msgspec.json.decode(snapshot.state, type=module.state_type)
        problems = module.problems(state)
    except msgspec.ValidationError as error:
        raise SaveError(_MISFIT.fill(why=readable(error, module.state_type).text)) from error
    except (*MISFITS, msgspec.MsgspecError) as error:
        raise SaveError(_MISFIT.fill(why=_OTHER_STATE)) from error
    if problems:
        raise SaveError(_MISFIT.fill(why=problems[0]))


_MISFIT = T("What is saved no longer fits the game: {why}")
_OTHER_STATE = T("the answers lead to another state than the saved one.")
_OTHERWISE = T(
    "This game was played with version {version} of the program, which worked "
    "differently. It goes on from the saved state; what came before is read-only."
)
_NO_LONGER = T(
    "The last answers of this game no longer fit it. It goes on from the saved state; what came "
    "before is read-only."
)
