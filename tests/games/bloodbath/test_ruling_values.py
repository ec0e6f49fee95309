"""Every ruling that a procedure reads can be set, and has the value it is compared with."""

import re
from pathlib import Path

import pytest

import beachmaster.games.bloodbath as package
from beachmaster.games.bloodbath.rulings import OPTIONS

READ = re.compile(r'ruling\(\s*"([^"]+)"\s*\)(?:\s*[!=]=\s*"([^"]+)")?')
SOURCES = "\n".join(p.read_text(encoding="utf-8") for p in Path(package.__path__[0]).rglob("*.py"))
FOUND = sorted({(name.lower(), value) for name, value in READ.findall(SOURCES)})
VALUES = {item.option: {a.value for a in item.alternatives} for item in OPTIONS}


def test_procedures_read_rulings():
    """The search itself must not come up empty."""
    assert len(FOUND) > 15


@pytest.mark.parametrize(("option", "value"), FOUND)
def test_a_ruling_that_is_read_exists_with_its_value(option, value):
    """A slip in an option's name or value would silently play the other reading."""
    assert option in VALUES
    assert VALUES[option], f"{option} has no alternatives"
    assert not value or value in VALUES[option]
