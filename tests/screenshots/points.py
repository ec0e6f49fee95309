"""Show what the window is to be good at, point by point, and gather the pictures in one page.

Each point has pictures of its own, named after it; `index.html` beside them says what to look at.
"""

from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from shoot import Picture, Stage

SIZE = (1440, 900)
SMALL, WIDE = (1024, 700), (2560, 1440)
ANSWERS, FAR = 60, 400
LAID = 200
"""Milliseconds in which a window is laid out anew."""
FIRST, BLOODY, AREAS = "hell-on-earth", "bloodbath", "ie-shima"


class Point(msgspec.Struct, frozen=True):
    """Something that the window is to be good at, and what its pictures show of that."""

    key: str
    title: str
    look: str


POINTS = (
    Point("next", "It says what to do next", "The prompt, its answers, what Enter does."),
    Point("order", "The main screen has an order", "Map, prompt and answers before all else."),
    Point("type", "Type", "Serif prompts and rules, figures of one width, one scale of sizes."),
    Point("space", "Room, from a small window to a large one", "The same moment at three sizes."),
    Point("map", "The map is handsome", "Land, water, hills and names of three games."),
    Point("counters", "Counters are legible", "NATO signs, sizes, steps and values, near by."),
    Point("dice", "Dice and draws are felt", "The result is built: die, sum, what it came to."),
    Point("odds", "Odds, reasons and rules", "Chances before the roll; why, in depth."),
    Point("rules", "Rules are read", "The reading column, and a rule unfolded below the card."),
    Point("search", "Search", "Rules of the moment first, then all else, by one key."),
    Point("undo", "Taking back, and a real table", "The list of what to change; the journal."),
    Point("first", "The first five minutes", "Start, new game, the first prompt, a lesson."),
    Point("empty", "Nothing there yet", "Pages and panels that have nothing to show."),
    Point("errors", "Errors", "What went wrong, and what can be done, in plain words."),
    Point("identity", "A face of its own", "Icon, title, About, the games as cards."),
    Point("keys", "Everything by keys", "The list of keys; digits and letters on the answers."),
    Point("reach", "Reading with difficulty", "Text at 250 %, black contrast."),
    Point("distance", "Two metres away", "The large card: dark, light, in contrast."),
)
"""Speed is no picture: `run.py benchmark` measures it."""


def of_points(stage: "Stage") -> Iterator["Picture"]:
    """Yield the name of each picture, which begins with the key of its point, and its widget."""
    stage.window.theme.apply("light", 100)
    stage.window.resize(*SIZE)
    for show in (_beginning, _playing, _fighting, _reading, _maps, _apart, _sizes):
        yield from show(stage)
    yield from _troubles(stage)


def _beginning(stage: "Stage") -> Iterator["Picture"]:
    parts, whole = stage.window.parts, _whole(stage)
    parts.show_start()
    yield "first-1-start", whole
    yield "identity-games-as-cards", whole
    yield "empty-no-games-yet", whole
    parts.show_new(FIRST)
    yield "first-2-new-game", whole
    stage.play(table=False, answers=0)
    yield "first-3-first-prompt", whole
    stage.learn(FIRST)
    yield "first-4-lesson", whole
    stage.play(table=False, answers=0)
    for panel in ("journal", "bags"):
        parts.layouts.show_panel(panel)
        yield f"empty-{panel}", whole


def _playing(stage: "Stage") -> Iterator["Picture"]:
    window, whole = stage.window, _whole(stage)
    stage.play(table=False, answers=ANSWERS)
    stage.play_until("choose")
    yield "next-a-choice", whole
    yield "order-map", whole
    window.parts.layouts.choose("card")
    yield "order-card", whole
    yield "next-in-words", whole
    stage.play_until("record")
    yield "keys-on-the-answers", whole
    window.parts.layouts.reset()
    window.controller.undo("phase")
    yield "undo-change-on-your-table", whole
    window.parts.layouts.show_panel("journal")
    yield "undo-journal", whole


def _fighting(stage: "Stage") -> Iterator["Picture"]:
    """Show odds before a roll, its result, a draw, and the reasons."""
    window, whole = stage.window, _whole(stage)
    stage.play(table=False, answers=ANSWERS)
    stage.play_until("roll")
    yield "odds-before-the-roll", whole
    yield "type-a-prompt-and-its-odds", whole
    stage.invent()
    window.parts.show_game()
    yield "dice-a-roll", whole
    stage.play_until("draw")
    yield "dice-before-a-draw", whole
    stage.invent()
    yield "dice-a-draw", whole
    stage.play(table=False, answers=FAR)
    window.card.toggle_why()
    yield "odds-why", whole
    window.card.toggle_why()


def _reading(stage: "Stage") -> Iterator["Picture"]:
    parts, whole = stage.window.parts, _whole(stage)
    parts.layouts.choose("read")
    yield "rules-reading-column", whole
    yield "type-a-rule", whole
    parts.layouts.reset()
    parts.layouts.show_panel("rules")
    yield "rules-unfolded", whole
    for words in ("zone of control", "undo"):
        parts.palette.open()
        parts.palette.line.setText(words)
        parts.palette.search()
        yield f"search-{words.replace(' ', '-')}", whole
        stage.close_dialogs()


def _maps(stage: "Stage") -> Iterator["Picture"]:
    window, whole = stage.window, _whole(stage)
    for game in (FIRST, BLOODY, AREAS):
        sets = ["opponent=none"] if game == AREAS else []
        stage.play(table=False, answers=ANSWERS, game=game, sets=sets)
        yield f"map-{game}", whole
        for _ in range(4):
            window.parts.board.map.zoom(1.4)
        yield f"counters-{game}", lambda: window.parts.board
        window.parts.layouts.reset()


def _apart(stage: "Stage") -> Iterator["Picture"]:
    """Show what lies over the window, and the large card."""
    from shoot import dialog_of

    window, dialog = stage.window, dialog_of(stage)
    for name, show in (
        ("identity-about", window.parts.dialogs.show_about),
        ("keys-list", window.parts.dialogs.show_shortcuts),
    ):
        show()
        yield name, dialog
        stage.close_dialogs()
    stage.play(table=False, answers=ANSWERS)
    stage.play_until("roll")
    yield from _distant(stage)


def _distant(stage: "Stage") -> Iterator["Picture"]:
    from beachmaster.desktop.large.window import LargeWindow

    window = stage.window
    window.parts.dialogs.show_distance(on=True)
    large = window.findChild(LargeWindow)
    large.fills = False
    stage.wait(LAID)
    for theme, light in (("light", False), ("light", True), ("contrast", False)):
        window.theme.apply(theme, 100)
        large.light = light
        large.resize(1280, 800)
        yield f"distance-{('dark', 'light')[light] if theme == 'light' else theme}", lambda: large
    stage.close_dialogs()
    window.theme.apply("light", 100)


def _sizes(stage: "Stage") -> Iterator["Picture"]:
    window, whole = stage.window, _whole(stage)
    for (width, height), text, theme, point in (
        (SMALL, 100, "light", "space"),
        (SIZE, 100, "light", "space"),
        (WIDE, 100, "light", "space"),
        (SMALL, 250, "light", "reach"),
        (SIZE, 150, "contrast", "reach"),
        (SIZE, 100, "dark", "reach"),
    ):
        window.theme.apply(theme, text)
        window.resize(width, height)
        yield f"{point}-{width}x{height}-{text}-{theme}", whole
    window.theme.apply("light", 100)
    window.resize(*SIZE)


def _troubles(stage: "Stage") -> Iterator["Picture"]:
    """Yield a refused answer, then whatever else can go wrong."""
    from in_trouble import in_trouble

    stage.play(table=True, answers=ANSWERS)
    stage.window.card.answer("no such answer")
    yield "errors-refused-answer", _whole(stage)
    for name, widget in in_trouble(stage):
        yield f"errors-{name}", widget


def _whole(stage: "Stage") -> Callable[[], object]:
    return lambda: stage.window


def write_index(target: Path) -> Path:
    """Write a page with each point, what to look at, and its pictures, and return it."""
    page = ['<!doctype html><meta charset="utf-8"><title>Beachmaster, point by point</title>']
    page.append("<style>body{font:15px sans-serif;margin:2em}img{width:31%;margin:.4em}</style>")
    for point in POINTS:
        names = sorted(one.name for one in target.glob(f"{point.key}-*.png"))
        page.append(f"<h2>{escape(point.title)}</h2><p>{escape(point.look)}</p><p>")
        page += [f'<a href="{one}"><img src="{one}" alt="{one[:-4]}"></a>' for one in names]
        page.append("</p>")
    index = target / "index.html"
    index.write_text("\n".join(page) + "\n", encoding="utf-8")
    return index
