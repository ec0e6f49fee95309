"""See whether all of a large card is seen: nothing cut, nothing over anything else."""

from itertools import combinations

from PySide6.QtCore import QRect

from beachmaster.desktop.large.grid import SIDE, cap_words, left_of_words
from beachmaster.desktop.large.measure import LEAST
from beachmaster.desktop.large.plan import planned
from beachmaster.desktop.large.spelt import LONGEST

SIZES = ((1280, 800), (1024, 700), (1920, 1080))
ALIKE = {"share"}
"""Bars lie behind their words."""


def look_over(content, size):
    """Fail where something of a card is cut or lies over something else at a size."""
    plan = planned(content, *size)
    parts = [(mark.part, mark.rect) for mark in plan.marks if mark.part not in ALIKE]
    parts += [("main", plan.main)]
    parts += [("act", mark.rect) for _act, mark in plan.acts]
    for placed in (*plan.caps, *plan.extras, *plan.hints):
        parts.append((placed.cap.words or placed.cap.key, placed.rect))
    whole = QRect(0, 0, *size)
    for part, rect in parts:
        assert whole.contains(rect), (
            size,
            part,
            rect,
            content.prompt,
            [(m.part, m.words, m.rect) for m in plan.marks],
            len(content.ask.caps),
            plan.grid.size,
        )
    for (one, here), (other, there) in combinations(parts, 2):
        assert not here.intersects(there), (
            size,
            one,
            here,
            other,
            there,
            content.prompt,
            [(m.part, m.words, m.rect.top(), m.rect.height()) for m in plan.marks],
            [(m.words, m.rect) for a, m in plan.acts],
        )
    for mark in (*plan.marks, *(mark for _act, mark in plan.acts)):
        if mark.kind == "words":
            assert mark.font.pixelSize() >= round(LEAST * plan.unit.one), (size, mark.words)
            needed = plan.unit.room(mark.words, mark.font, mark.rect.width())
            assert needed.height() <= mark.rect.height() + 1, (size, mark.part, mark.words)
            assert needed.width() <= mark.rect.width() + 2, (size, mark.part, mark.words)
    assert min(plan.main_size, *(one.size for one in plan.hints)) >= LEAST
    for placed in (*plan.caps, *plan.extras):
        _look_at_cap(plan.unit, placed, size)
    for cap in content.ask.caps:
        assert cap.key or cap.closed or cap.paged or cap.go or len(cap.words) > LONGEST, cap
    return plan


def _look_at_cap(unit, placed, size):
    left = left_of_words(placed.cap, unit, placed.size, placed.key)
    room = placed.rect.width() - left - unit.px(placed.size * SIDE) // 2
    needed = unit.room(cap_words(placed.cap), unit.font(placed.size), room)
    assert needed.width() <= room + 2, (size, placed.cap.words)
    assert needed.height() <= placed.rect.height() + 1, (size, placed.cap.words)
