"""Play a path again beside its session, to see what was asked along it."""

import msgspec

from beachmaster.engine.module import Recorder
from beachmaster.engine.replay import apply_entry
from beachmaster.engine.run import Run
from beachmaster.engine.session import Session
from beachmaster.engine.tree import Entry


def run_before(session: Session, entry: Entry, recorder: Recorder) -> Run:
    """Return a run that stands where this entry was given, on whatever branch it is."""
    above = list(session.tree.ancestors(entry.parent))
    start = next(node for node in above if node in session.snapshots)
    state = msgspec.json.decode(session.snapshots[start].state, type=session.module.state_type)
    run = Run(session.module, state, session.seed, recorder)
    run.start()
    for node in reversed(above[: above.index(start)]):
        apply_entry(run, session.tree.entries[node])
    return run
