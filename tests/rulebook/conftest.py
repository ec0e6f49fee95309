"""A small rule library of two games, built once a run."""

from pathlib import Path

import pytest

from beachmaster.rulebook.build import build_index
from beachmaster.rulebook.library import RuleLibrary

TEXTS = {
    "hell-on-earth/en/05-fight.md": """\
# Fighting

An introduction that is no section.

## hoe:5.4.2 Assault

> Attack a Japanese unit next to yours.

- aliases: attack, charge
- printed: 5.4.2
- rulings: H-1, H-2
- table: computed: the die; yours: who is adjacent

### Short

Roll one die and read the [results table](hoe:5.4.2.8). {H-1: A tie misses. // hit: A tie hits.}

### Full

All of it. A pinned unit may not retreat across the river; see [rally](hoe:5.3.1).

| Roll | Result |
| --- | --- |
| 6 | Hit |

### Example

Your 23rd attacks a pillbox from Café Ridge.

### Rulings

- **H-1**: odd cases.

### See also

- [hoe:5.3.1](hoe:5.3.1) Rally

## hoe:5.4.2.8 Combat results table

> Cross the ratio with the die.

### Short

Ratio across, die down.

### Full

Every result stands here. The line of sight does not matter.
""",
    "hell-on-earth/en/03-move.md": """\
## hoe:5.3.1 Rally

> Take a retreat marker off a unit that rests.

- printed: none (our number; follows 5.3)

### Short

Remove one marker from each unit.

### Full

A unit that rallies may not move. Supply of 日本軍の補給 counts.
""",
    "hell-on-earth/en/glossary.md": """\
## Pinned

- aliases: stuck

A unit that cannot move. See [rally](hoe:5.3.1).

## Zone of control

The hexes next to a unit.
""",
    "bloodbath/en/10.md": """\
## bib:20.5 Banzai attacks

> The Japanese charge.

- aliases: suicide charge

### Short

Roll for each.

### Full

A charging unit is removed after its assault.
""",
    "concepts.md": """\
## Retreating

In Hell on Earth see [assault](hoe:5.4.2); in Bloodbath [banzai](bib:20.5).
""",
    "synonyms.tsv": "# groups\nLOS\tline of sight\npillbox\tbunker\nAT\tanti-tank\n",
    "hell-on-earth/en/synonyms.tsv": "OR\tresults table\n",
    "hell-on-earth/de/synonyms.tsv": "Sturm\tassault\n",
    "bloodbath/en/synonyms.tsv": "OR\tbanzai\n",
    "hell-on-earth/sections.tsv": (
        "printed\ttitle\tid\n5.3.1\tRally\thoe:5.3.1\n5.4.2\tAssault\thoe:5.4.2\n"
    ),
    "hell-on-earth/badges.tsv": (
        "id\ttracked\ttable\tprocedure\ttests\nhoe:5.4.2\tcomputed\tpartly\tassault\ttest_x\n"
    ),
}


def write_texts(root: Path, texts: dict[str, str]) -> Path:
    for name, text in texts.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


@pytest.fixture(scope="session")
def rules(tmp_path_factory):
    return write_texts(tmp_path_factory.mktemp("texts") / "rules_db", TEXTS)


@pytest.fixture(scope="session")
def index(rules, tmp_path_factory):
    out = tmp_path_factory.mktemp("index") / "rules.sqlite"
    build_index(rules, out)
    return out


@pytest.fixture(scope="session")
def library(index):
    with RuleLibrary.open(index) as library:
        yield library
