"""Make inputs for a resolver from its own JSON Schema: plain ones, those at the edges, wrong ones.

Only for files that are made anew: what is stored stays as it is (see `test_resolvers.py`).
"""

import random
from collections.abc import Iterator
from copy import deepcopy
from itertools import count

from beachmaster.engine.values import Value

SPOILED = 0.15
ODD = 0.03
"""How often what goes together is let go: names that nobody has, twice the same, two shapes."""
SEED = 1945
LONG = 20

REGIMENTS = ["9", "21", "23", "24", "25", "26", "27", "28", "147"]
BATTALIONS = ["145", "2-145", "309", "312", "26-tank", "2-mortar", "8-at", "naval-guard"]
MARKERS = [f"ds{number:02d}" for number in range(1, 22)]
REACTIONS = ["re1", "re2", "re3", "re4", "re5", "reaction"]
US = ["23-1", "23-2", "24-3", "25-1", "3-2", "23-f", "27-f", "tank-4", "tank-3", "tank-5"]
JAPAN = ["hq-109", "art-2-1", "inf-309", "inf-17-3", "eng-2", "tank-26", "mg-1", "mtr-2", "rkt-3"]
JAPAN += ["at-8", "at-11", "aa-1", "mc-43", "nav-air", "con-4"]
COMPANIES = ["1/306 A", "1/306 B", "1/306 C", "1/306 D", "2/306 E", "3/305 M"]
DEFENDERS = ["2/1 A", "SEI B", "SEI C", "Labor D", "Pillbox A", "MG A", "IE C"]
AREAS = ["1", "4", "6", "11", "15", "16"]
NAMES = {
    "Attacker.unit": REGIMENTS,
    "Supporter.unit": REGIMENTS,
    "Target.unit": BATTALIONS,
    "Target.marker": MARKERS,
    "Neighbour.unit": BATTALIONS,
    "Assault.bag": [*MARKERS, *REACTIONS[:5]],
    "Assault.draws": [*MARKERS, *REACTIONS],
    "UsGiven.unit": US,
    "JapaneseGiven.unit": JAPAN,
    "UsAttack.seen": JAPAN,
    "Assault.area": AREAS,
    "Assault.origin": AREAS,
    "Assault.attackers": COMPANIES,
    "Assault.defenders": DEFENDERS,
    "Assault.reduced": [*COMPANIES, *DEFENDERS],
    "Assault.lead": COMPANIES[:1],
    "Assault.lead_defender": DEFENDERS[:1],
    "Bombardment.area": AREAS,
    "Bombardment.defenders": DEFENDERS,
    "Bombardment.reduced": DEFENDERS,
    "Bombardment.primary": DEFENDERS[:1],
    "LossesDue.units": COMPANIES,
    "LossesDue.reduced": COMPANIES,
    "LossesDue.first": COMPANIES[:1],
    "Retreating.area": AREAS,
    "Position.control": AREAS,
    "Position.rubble": ["11", "12"],
    "Position.phase": ["us-1", "japan-2", "night", "refit", "end"],
    "Standing.place": [*AREAS, "green", "out"],
}
"""What the words of a field name; the schema says no more than that they are words."""
RULINGS = {
    "b-03": ["must-retreat", "no-effect"],
    "b-27": ["generous"],
    "b-36": ["down"],
    "b-38": ["against-guns"],
    "b-48": ["again"],
    "b-52": ["each-unit"],
    "b-54": ["counts"],
    "b-57": ["sector"],
    "b-58": ["again"],
    "b-76": ["nearest"],
    "players": ["one", "two"],
}
NOBODY = "999"
ANY = object()
SHAPES = {
    "Attacker": [{"unit": ANY}, {"cf": ANY}],
    "Supporter": [{"unit": ANY}, {"kind": ANY, "value": ANY}],
    "Target": [
        {"unit": ANY},
        {"cf": ANY, "defence": ANY},
        {"cf": ANY, "defence": ANY, "support": ANY},
        {"hidden": True},
        {"hidden": True, "marker": ANY},
        {"hidden": True, "cf": ANY, "defence": ANY},
        {"hidden": True, "cf": ANY, "defence": ANY, "support": ANY},
    ],
    "UsGiven": [{"unit": ANY}, {"kind": ANY, "attack": ANY, "defence": ANY}, {"kind": ANY}],
    "JapaneseGiven": [
        {"unit": ANY},
        {"kind": ANY, "attack": ANY, "defence": ANY},
        {"attack": ANY, "defence": ANY, "movement": ANY},
        {"kind": ANY},
        {},
    ],
}
"""Fields that go with each other and not with those of another shape."""
HEXES = [f"{column:02d}{row:02d}" for column in (1, 7, 12, 13, 22, 28) for row in (1, 6, 9, 12)]
JUNK: list[Value] = [None, True, -1, 0, 7, 10**20, 2.5, "", "x", "2", [], [None], {}, {"a": 1}]


class Maker:
    """Make values that a schema allows."""

    def __init__(self, schema: dict[str, Value], chance: random.Random) -> None:
        self.defs, self.schema, self.chance = schema["$defs"], schema, chance

    def value(self, schema: dict[str, Value], name: str) -> Value:
        """Return a value for a field; `name` is its structure's and its own, with a dot."""
        if "$ref" in schema:
            return self.structure(schema["$ref"].rpartition("/")[2])
        if "anyOf" in schema:
            some = [one for one in schema["anyOf"] if one.get("type") != "null"]
            return self.value(self.chance.choice(some), name)
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        return getattr(self, schema["type"])(schema, name)

    def structure(self, title: str) -> Value:
        """Return an object: what is required, and some of the rest, in a shape that goes."""
        schema = self.defs[title]
        if title == "Dice":
            return self.dice()
        shapes = SHAPES.get(title, [{}])
        shape = self.chance.choice(shapes)
        if self.odd():
            shape = shape | self.chance.choice(shapes)
        shaped = {field for one in shapes for field in one}
        share = self.chance.choice((0.2, 0.5, 0.8))
        return {
            field: self.value(about, f"{title}.{field}")
            if shape.get(field, ANY) is ANY
            else shape[field]
            for field, about in schema["properties"].items()
            if field in shape
            or field in schema.get("required", ())
            or (field not in shaped and self.chance.random() < share)
        }

    def odd(self) -> bool:
        """Tell whether to do now what does not go."""
        return self.chance.random() < ODD

    def dice(self) -> Value:
        """Return a few dice for either colour; where there are too many, that is refused."""
        colors = [one for one in ("blue", "red") if self.chance.random() < 0.5]
        return {
            color: [self.chance.randint(1, 6) for _ in range(self.chance.choice((1, 1, 1, 2)))]
            for color in colors
        }

    def integer(self, schema: dict[str, Value], _name: str) -> int:
        """Return a number, often the least or the most that is allowed."""
        low = schema.get("minimum", 0)
        high = schema.get("maximum", schema.get("exclusiveMaximum", low + 7) - 1)
        return self.chance.choice((low, high, *[self.chance.randint(low, high)] * 3))

    def boolean(self, _schema: dict[str, Value], _name: str) -> bool:
        """Return true or false."""
        return self.chance.random() < 0.5

    def string(self, _schema: dict[str, Value], name: str) -> str:
        """Return a name of the field's kind; hexes are what else is written in words."""
        return NOBODY if self.odd() else self.chance.choice(NAMES.get(name, HEXES))

    def array(self, schema: dict[str, Value], name: str) -> list[Value]:
        """Return a list, of any length, without the same twice."""
        least, most = schema.get("minItems", 0), schema.get("maxItems", LONG)
        length = self.chance.choice((least, *(min(long, most) for long in (1, 2, 6, LONG))))
        found: list[Value] = []
        for _ in range(max(least, length)):
            one = self.value(schema["items"], name)
            if self.odd() or all(_told(one) != _told(other) for other in found):
                found.append(one)
        return found

    def object(self, _schema: dict[str, Value], _name: str) -> Value:
        """Return rulings: the only field that has names of its own."""
        chosen = self.chance.sample(sorted(RULINGS), self.chance.choice((0, 1, 1, 3)))
        return {name: self.chance.choice(RULINGS[name]) for name in chosen}


def made(schema: dict[str, Value], name: str) -> Iterator[Value]:
    """Yield inputs for the resolver of this name, the same ones each time."""
    chance = random.Random(f"{SEED} {name}")
    maker = Maker(schema, chance)
    for number in count():
        given = maker.value(maker.schema, "")
        given["seed"] = number
        yield spoiled(given, chance) if chance.random() < SPOILED else given


def spoiled(given: Value, chance: random.Random) -> Value:
    """Return an input with one thing in it wrong, or nothing of it right."""
    if chance.random() < 0.05:
        return chance.choice([one for one in JUNK if not isinstance(one, dict)])
    broken = deepcopy(given)
    places = [broken]
    for one in places:
        inside = one.values() if isinstance(one, dict) else one
        places += [each for each in inside if isinstance(each, dict | list)]
    place = chance.choice(places)
    if isinstance(place, list):
        place.append(chance.choice(JUNK))
        return broken
    field = chance.choice([*place, "nonsense"])
    if field in place and chance.random() < 0.3:
        del place[field]
    else:
        place[field] = chance.choice(JUNK)
    return broken


def _told(one: Value) -> Value:
    """Return what may not stand in a list twice: the hex or the unit, where it names one."""
    if isinstance(one, dict):
        return one.get("hex") or one.get("unit") or one
    return one
