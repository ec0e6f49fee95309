"""Repair saved games in which version 0.3.0 stored phase starts after the wrong entry.

Version 0.3.0 took an opponent's answer again and stored the phase start once more, after the entry
that was accepted last. Such a state stands in the file twice. Where the wrong entry had no state
of its own, the game could go on from there; what was played then belongs after the right entry.
"""

from collections.abc import Iterator, Mapping

import msgspec

from beachmaster.engine.changes import ReplayError, Snapshot
from beachmaster.engine.module import GameModule, Recorder
from beachmaster.engine.options import same
from beachmaster.engine.replay import apply_entry, as_replay
from beachmaster.engine.run import Run
from beachmaster.engine.tree import Entry, Tree
from beachmaster.storage.content import Content


def astray(tree: Tree, snapshots: Mapping[int, Snapshot]) -> list[int]:
    """Return the snapshots for the next entry: one was refused, and its snapshot was stored."""
    found = snapshots.get(tree.next_id)
    return [found.entry] if found is not None and _twins(found, snapshots) else []


def mend(content: Content, module: GameModule) -> None:
    """Remove misplaced snapshots, and put what was played from there after the right entry."""
    tree, snapshots = content.tree, content.snapshots
    for snapshot in [snapshots[entry_id] for entry_id in sorted(snapshots)]:
        twins = _twins(snapshot, snapshots)
        if not twins or _alike(tree, snapshot.entry, twins):
            continue
        if content.locked_before not in tree.ancestors(snapshot.entry):
            continue
        run = _replayed(content, module, snapshot.entry)
        if run is None or (tree.entries[snapshot.entry].answers and run.began is not None):
            continue
        del snapshots[snapshot.entry]
        content.mended = True
        _move(tree, snapshot.entry, min(twins), run.asked.key if run.asked else "")


def _twins(snapshot: Snapshot, snapshots: Mapping[int, Snapshot]) -> list[int]:
    """Return the earlier entries after which the same state stands."""
    found = snapshots.values()
    return [o.entry for o in found if o.entry < snapshot.entry and o.state == snapshot.state]


def _alike(tree: Tree, entry_id: int, others: list[int]) -> bool:
    """Tell whether an entry gives the same answer to the same prompt as one of the others."""
    entry, entries = tree.entries[entry_id], tree.entries
    return entry.answers and any(
        entries[o].key == entry.key and same(entries[o].value, entry.value) for o in others
    )


def _replayed(content: Content, module: GameModule, entry_id: int) -> Run | None:
    """Return a run that stands on an entry, without its own snapshot; None where nothing fits."""
    path: list[Entry] = []
    node = entry_id
    while node == entry_id or node not in content.snapshots:
        path.append(content.tree.entries[node])
        node = path[-1].parent
    try:
        with as_replay(entry_id):
            state = msgspec.json.decode(content.snapshots[node].state, type=module.state_type)
            run = Run(module, state, content.setup.seed, Recorder(quiet=True))
            run.start()
            for entry in reversed(path):
                apply_entry(run, entry)
    except ReplayError:
        return None
    return run


def _move(tree: Tree, wrong: int, right: int, key: str) -> None:
    """Put the children of an entry after another one, where they do not answer what is asked."""
    for child in [entry for entry in tree.entries if entry.parent == wrong]:
        answered = set(_answered(tree, child))
        if not answered or key in answered:
            continue
        child.parent = right
        tree.last_child[right] = child.id
        if tree.last_child.get(wrong) == child.id:
            del tree.last_child[wrong]


def _answered(tree: Tree, entry: Entry) -> Iterator[str]:
    """Yield the keys of the next answers from an entry on."""
    if entry.answers:
        yield entry.key
        return
    for child in tree.entries[entry.id + 1 :]:
        if child.parent == entry.id:
            yield from _answered(tree, child)
