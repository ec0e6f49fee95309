"""A small map of areas for tests: four areas in a row, one of them alone beside, and a box."""

from beachmaster.engine.options import Option
from beachmaster.engine.printkinds import Print
from beachmaster.engine.text import plain_text

GAME = "toy"


def _print(name: str, *values: object) -> Print:
    options = tuple(Option(value, plain_text(str(value))) for value in values)
    return Print(
        id=name,
        text=plain_text(name),
        rules=("toy:1",),
        values=options,
        guess=values[0],
        edges=name == "edge",
    )


KINDS = {
    kind.id: kind
    for kind in (
        _print("edge", False, True),
        _print("tem", 1, 2, 3, 4),
        _print("urban", False, True),
    )
}


def square(x: float, y: float) -> list[list[float]]:
    return [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]


def area(x: float, y: float, tem: int = 1, urban: bool = False) -> dict[str, object]:
    return {
        "at": [x + 0.5, y + 0.5],
        "outline": square(x, y),
        "shows": {"tem": tem, "urban": urban},
        "tags": {"tem": "sourced"} if tem > 1 else {},
    }


def board() -> dict[str, object]:
    """Return the board as a file holds it: 1-2-3-4 in a row, 5 above 2 and 3, the box below 1."""
    return {
        "format": 1,
        "game": GAME,
        "id": "sample",
        "name": "Toy island",
        "notice": "a toy",
        "tag": "estimate",
        "areas": {
            "1": area(0, 1),
            "2": area(1, 1),
            "3": area(2, 1, 2),
            "4": area(3, 1, 4, urban=True),
            "5": area(1.5, 0),
        },
        "boxes": {"green": {"at": [0.5, 2.5], "label": "Green box"}},
        "edges": {
            "1-2": "estimate",
            "2-3": "sourced",
            "3-4": "estimate",
            "2-5": "estimate",
            "3-5": "estimate",
            "1-green": "rulebook",
        },
        "coastline": [[[0, 1], [1.5, 0], [2.5, 0], [4, 1], [4, 2], [0, 2]]],
    }
