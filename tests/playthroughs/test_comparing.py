"""The table is compared when a movement is over: where sides take turns to move, once a day."""

import msgspec

from beachmaster.engine.reconcile import Comparing
from playthroughs.test_playthroughs import GAMES, HERE, Answer, session_of


def test_the_impulses_of_a_day_are_one_movement():
    session, comparing = session_of(GAMES["ie-shima-us"]), Comparing()
    phase, due, phases = "", [], set()
    for line in (HERE / "ie-shima-us.jsonl").read_bytes().splitlines()[1:]:
        asked = session.asked
        before, phase = phase, asked.phase
        phases.add(phase)
        if comparing.is_due(session, "own", before, phase):
            due.append((asked.turn, before, phase))
        if asked.turn == 3:
            break
        answer = msgspec.json.decode(line, type=Answer)
        session.answer(answer.value, answer.by)
    assert {"japan-1", "us-1", "japan-2", "us-2"} <= phases
    assert len(due) == 2
    assert not [now for _turn, _before, now in due if now.startswith("us-")]
