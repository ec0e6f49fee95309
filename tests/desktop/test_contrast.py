"""Text can be read on whatever it stands on, in every theme, by the formula of WCAG 2.2."""

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from beachmaster.desktop.board.beaches import TINTS, ink_on
from beachmaster.desktop.board.overlay import LIT
from beachmaster.desktop.board.relief import BY_NIGHT, MOST
from beachmaster.desktop.theme.roles import COLOURS, SCHEMES

LEAST = {"light": 4.5, "dark": 4.5, "evening": 4.5, "contrast": 7.0}
INKS = ("text", "muted", "accent", "good", "warn", "bad", "signal")
GROUNDS = ("window", "surface", "raised")
PAIRS = [
    *((ink, ground) for ink in INKS for ground in GROUNDS),
    ("text", "accent-soft"),
    ("on-accent", "accent"),
    ("on-blue", "blue"),
    ("on-ours", "ours"),
    ("on-theirs", "theirs"),
    ("accent", "sea"),
    ("text", "sea"),
    *((ink_on(tint), role) for tint, role in TINTS.items()),
]
LANDS = [role for role in COLOURS["light"] if role.startswith("land-")]


def luminance(colour):
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_the_formula_gives_what_the_standard_says():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_ink_can_be_read_on_every_ground(scheme):
    colours = COLOURS[scheme]
    found = {pair: contrast(*(colours[role] for role in pair)) for pair in PAIRS}
    assert {pair: ratio for pair, ratio in found.items() if ratio < LEAST[scheme]} == {}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_what_is_printed_on_the_map_can_be_read_on_every_ground_of_it(scheme):
    colours = COLOURS[scheme]
    found = {land: contrast(colours["on-land"], colours[land]) for land in LANDS}
    assert {land: ratio for land, ratio in found.items() if ratio < 4.5} == {}


@pytest.mark.parametrize("scheme", ["light", "dark", "evening"])
def test_it_can_be_read_where_a_slope_is_shaded_most(scheme):
    colours = COLOURS[scheme]
    share = MOST / 255 * (1 if scheme == "light" else BY_NIGHT)
    for land in LANDS:
        for light in (0, 255):
            parts = (int(colours[land][at : at + 2], 16) for at in (1, 3, 5))
            shade = "".join(f"{round(part * (1 - share) + light * share):02x}" for part in parts)
            assert contrast(colours["on-land"], f"#{shade}") >= 4.5, (land, light)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_edge_of_a_field_is_seen_on_every_ground(scheme):
    colours = COLOURS[scheme]
    found = {ground: contrast(colours["field"], colours[ground]) for ground in GROUNDS}
    assert {ground: ratio for ground, ratio in found.items() if ratio < 3} == {}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_ring_of_a_target_is_seen_on_every_ground_and_on_its_own_inner_line(scheme):
    """The ring alone is seen on each land and on the sea; its inner line sets it off a photo."""
    colours = COLOURS[scheme]
    grounds = [*LANDS, "sea", "ring-inner"]
    found = {ground: contrast(colours["ring"], colours[ground]) for ground in grounds}
    least = 7 if scheme == "contrast" else 3
    assert {ground: ratio for ground, ratio in found.items() if ratio < least} == {}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_ring_of_a_target_is_seen_on_the_fill_of_its_own_space(scheme):
    colours = COLOURS[scheme]
    found = {land: contrast(colours["ring"], mixed(colours, "lit", land)) for land in LANDS}
    assert {land: ratio for land, ratio in found.items() if ratio < 3} == {}


def mixed(colours, role, ground, share=LIT):
    """Return a ground under a fill of that strength."""
    parts = [[int(colours[one][at : at + 2], 16) for at in (1, 3, 5)] for one in (role, ground)]
    pairs = zip(*parts, strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_black_print_can_be_read_on_a_dimmed_page(scheme):
    assert contrast("#000000", COLOURS[scheme]["page"]) >= 7


def test_the_evening_has_no_blue_light_to_speak_of():
    for role, colour in COLOURS["evening"].items():
        red, _green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
        named_blue = role in {"sea", "blue", "beach-blue"}  # a blue die is told from a red one
        assert blue <= red or named_blue, role
        assert contrast(colour, COLOURS["evening"]["text"]) >= 2 or not named_blue, role


@pytest.mark.parametrize("scheme", SCHEMES)
def test_what_a_field_asks_for_is_written_in_an_ink_that_can_be_read(theme, qtbot, scheme):
    """Left to itself a style sheet takes half the ink of the text: 3.2 to 1."""
    theme.apply(scheme)
    for kind in (QLineEdit, QPlainTextEdit):
        field = kind()
        qtbot.addWidget(field)
        field.ensurePolished()
        assert field.palette().color(QPalette.ColorRole.PlaceholderText) == theme.colour("muted")
