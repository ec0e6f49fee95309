"""What a player learned is written down whole, whichever thread writes last."""

from contextlib import contextmanager

from beachmaster.storage import known as knowing
from beachmaster.storage.known import Known

RULE = "hoe:5.5"


def test_what_is_learned_while_another_thread_writes_is_written_as_well(monkeypatch):
    """A save that had to wait writes what is known then, not what was known as it began."""
    known = Known()
    known.step_on(RULE)

    @contextmanager
    def waiting():
        known.step_on(RULE)
        yield

    monkeypatch.setattr(knowing, "_KEEPING", waiting())
    known.save()
    assert Known().stage(RULE) == known.stage(RULE) == 2
    assert not known.altered
