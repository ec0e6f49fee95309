"""What `json_schema` publishes."""

import msgspec

from beachmaster.engine.schema import json_schema


class Sample(msgspec.Struct):
    """One line.

    A second paragraph.
    """

    size: int


def test_descriptions_have_no_indentation():
    """Python 3.11 and 3.13 publish the same words."""
    described = json_schema(Sample)["$defs"]["Sample"]["description"]
    assert described == "One line.\n\nA second paragraph."
