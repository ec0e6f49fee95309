"""What comes by chance where the program answers: legal, and kept out of what is to be shunned."""

from msgspec.structs import replace

from beachmaster.engine.auto import program_answer
from beachmaster.engine.fields import one_of
from beachmaster.engine.options import Option
from beachmaster.engine.prompt import Record
from beachmaster.engine.text import plain_text

SHORE, SEA = ("1105", "1106"), ("1103", "1104")
SEEDS = range(20)


def retreat(places):
    """Return a form that asks whether units go back, and if so where to."""

    def end(told):
        goals = places if told["does"] == "back" else ()
        found = one_of("to", plain_text("where"), [Option(one, plain_text(one)) for one in goals])
        return replace(found, by=("does",), known="" if not goals else None)

    does = one_of("does", plain_text("what"), [Option("back", plain_text("back"))])
    to = replace(one_of("to", plain_text("where"), ()), by=("does",), given=end)
    return Record(procedure="retreat", text=plain_text("Back?"), rules=(), fields=(does, to))


def ends(places):
    """Return where the units of some forms end, by chance."""
    form = retreat(places)
    return {program_answer(form, seed, "key", lambda one: one in SEA)["to"] for seed in SEEDS}


def test_a_form_goes_to_no_place_to_shun():
    assert ends((*SEA, *SHORE)) == set(SHORE)


def test_a_form_that_has_no_other_place_goes_there():
    assert ends(SEA) == set(SEA)
