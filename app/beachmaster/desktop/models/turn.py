"""Write the turn panel's lines: phases, score and facts."""

from collections.abc import Iterator, Sequence

from beachmaster.desktop.models.lines import Line, Stage
from beachmaster.desktop.texts import T
from beachmaster.engine.display import Fact, Overview, Score
from beachmaster.engine.text import plain_text


def turn_lines(overview: Overview, facts: Sequence[Fact]) -> list[Line]:
    """Return phases, score and facts, top to bottom."""
    return [*_steps(overview), *_score(overview.score), *_facts(facts)]


def _steps(overview: Overview) -> Iterator[Line]:
    yield Line(key="phases", kind="heading", label=T("Phases of the turn"))
    here = overview.step_of(overview.phase)
    now = overview.steps.index(here) if here is not None else -1
    for at, step in enumerate(overview.steps):
        yield Line(
            key=f"step:{step.id}",
            kind="step",
            label=step.text,
            stage=_stage(at, now),
            whose=step.whose,
            rules=step.rules,
        )


def _stage(at: int, now: int) -> Stage:
    if now < 0 or at > now:
        return "later"
    return "now" if at == now else "done"


def _score(score: Score | None) -> Iterator[Line]:
    if score is None:
        return
    total = plain_text(str(score.total))
    yield Line(key="score", kind="total", label=score.label, value=total, detail=score.outlook)
    for at, part in enumerate(score.parts):
        points = plain_text(f"{part.points:+d}")
        key = f"part:{at}"
        yield Line(key=key, kind="part", label=part.text, value=points, rules=part.rules)


def _facts(facts: Sequence[Fact]) -> Iterator[Line]:
    if facts:
        yield Line(key="facts", kind="heading", label=T("State of play"))
    for fact in facts:
        yield Line(
            key=f"fact:{fact.id}",
            kind="fact",
            label=fact.label,
            value=fact.value,
            detail=fact.detail,
            tone=fact.tone,
            rules=fact.rules,
        )
