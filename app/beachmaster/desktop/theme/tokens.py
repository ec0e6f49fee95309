"""Name type, space and corners once; colours stand in `roles`. Who paints takes them from here."""

from typing import Literal

STYLE, IN_STYLE = "fusion", "inStyle"
"""Qt's style that we paint with, and the property of an application that has it already."""
SANS, SERIF = "Inter", "Source Serif 4"
"""Our typefaces: what is worked with, and what is read, titles and rules."""
FIGURES = "tnum"
"""The feature of a font that gives all figures one width, so that columns stand."""
VARIANTS = "calt"
"""The feature that shapes signs by their neighbours; a PDF could not be searched for them."""
BODY = 15
"""The least size of body text in pixels at 100 per cent, where the system's own is smaller."""

Step = Literal["caption", "body", "lead", "result", "prompt", "title"]
TYPE: dict[Step, float] = {
    "caption": 0.84,
    "body": 1.0,
    "lead": 1.2,
    "result": 1.47,
    "prompt": 1.73,
    "title": 2.4,
}
"""The sizes of type, in sizes of body text. Nothing is smaller than a caption."""
CAPTION = TYPE["caption"]
READING = 124
"""The line height of rule text in per cent of the font's own: 1.55 of its size."""
HEADING = 104
"""The same of its title and its gist: what is large and bold holds together with less."""
MEASURE = 68
"""The most letters in a line that is read at length."""

SPACE = (0.15, 0.25, 0.35, 0.5, 0.75, 1.0, 1.5)
"""The distances of the style sheet in ems, the size of body text."""
CARD_CORNER, CORNER = 0.6, 0.4
"""The radius of the corners of cards and of controls, in ems."""
