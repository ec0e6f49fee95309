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
    others = [one for one in snapshots.values() if one is not found]
    return [tree.next_id] if found and any(found.state == one.state for one in others) else []


def mend(content: Content, module: GameModule) -> None:
    """Remove misplaced snapshots, and put what was played from there after the right entry."""
    tree, snapshots, standing = content.tree, content.snapshots, dict[bytes, list[int]]()
    for entry_id in sorted(snapshots):
        before = standing.setdefault(snapshots[entry_id].state, [])
        if before and not _alike(tree, entry_id, before) and _misplaced(content, module, entry_id):
            del snapshots[entry_id]
            content.mended = True
            _move(content, module, entry_id, before[0])
        else:
            before.append(entry_id)


def _misplaced(content: Content, module: GameModule, entry_id: int) -> bool:
    """Tell whether no phase begins after an entry, by a replay from the snapshot above it."""
    if content.locked_before not in content.tree.ancestors(entry_id):
        return False
    run = _replayed(content, module, entry_id)
    return run is not None and (run.began is None or not content.tree.entries[entry_id].answers)


def _alike(tree: Tree, entry_id: int, others: list[int]) -> bool:
    """Tell whether an entry gives the same answer to the same prompt as one of the others."""
    entry, entries = tree.entries[entry_id], tree.entries
    return entry.answers and any(
        entries[o].key == entry.key and same(entries[o].given, entry.given) for o in others
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


def _move(content: Content, module: GameModule, wrong: int, right: int) -> None:
    """Put the children of an entry after another one, where they do not answer what is asked."""
    tree, run = content.tree, _replayed(content, module, wrong)
    key = run.asked.key if run is not None and run.asked is not None else ""
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
