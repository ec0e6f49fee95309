"""Write the bags panel's lines: counts by kind, what is out, slots."""

from collections.abc import Iterator

from beachmaster.desktop.models.lines import Line
from beachmaster.desktop.texts import T
from beachmaster.engine.display import Bag, Details, Holder
from beachmaster.engine.text import Text, plain_text


def bag_lines(details: Details) -> list[Line]:
    """Return holders first (they are in play), then each bag."""
    found: list[Line] = []
    for holder in details.holders:
        found += _holder(holder)
    for bag in details.bags:
        found += _bag(bag)
    return found


def _holder(holder: Holder) -> Iterator[Line]:
    used = sum(slot is not None for slot in holder.slots)
    key, whole = f"holder:{holder.id}", len(holder.slots)
    yield Line(
        key=key,
        kind="heading",
        label=holder.title,
        value=T("{count} of {whole}", count=used, whole=whole),
        rules=holder.rules,
    )
    for at, slot in enumerate(holder.slots):
        yield Line(
            key=f"{key}:{at}",
            kind="slot",
            label=slot or T("empty"),
            empty=slot is None,
            rules=holder.rules,
        )


def _bag(bag: Bag) -> Iterator[Line]:
    key, inside = f"bag:{bag.id}", sum(count.number for count in bag.inside)
    yield Line(
        key=key,
        kind="heading",
        label=bag.title,
        value=T("{count} of {whole} inside", count=inside, whole=bag.whole),
        detail=(
            T("All {whole} accounted for")
            if bag.balanced
            else T("They do not add up to {whole}: count them at the table")
        ).fill(whole=bag.whole),
        tone="good" if bag.balanced else "bad",
        rules=bag.rules,
    )
    for at, count in enumerate(bag.inside):
        yield _count(f"{key}:in:{at}", count.text, count.number, bag)
    if bag.out:
        yield Line(key=f"{key}:out", kind="note", label=T("Outside the bag"))
    for at, count in enumerate(bag.out):
        yield _count(f"{key}:out:{at}", count.text, count.number, bag)


def _count(key: str, text: Text, number: int, bag: Bag) -> Line:
    value = plain_text(str(number))
    most = max((count.number for count in (*bag.inside, *bag.out)), default=1)
    return Line(
        key=key,
        kind="count",
        label=text,
        value=value,
        filled=number,
        whole=max(most, 1),
        rules=bag.rules,
    )
