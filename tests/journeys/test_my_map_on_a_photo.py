"""A player photographs his own map, lays the grid on the photo, and plays on it."""

import math
import random

import msgspec
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFileDialog, QLineEdit

from beachmaster.desktop.learning.brushes import brushes
from beachmaster.desktop.placing.dialog import PlaceGridDialog
from beachmaster.engine.auto import program_answer
from beachmaster.engine.placing import GOOD, Lattice
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.session import Session
from beachmaster.games.hell_on_earth.own_prints import KINDS
from desktop.placing.printed_map import PrintedMap
from desktop.prompts.conftest import click_answer
from journeys.player import ON_OWN_MAP
from journeys.test_my_map import Learner

LATTICE = Lattice(15, 15, "flat", "even")
SIZE = (3200, 2400)
SLANTED = ((420.0, 190.0), (2790.0, 260.0), (3120.0, 2290.0), (110.0, 2180.0))
RIM = ("0101", "1501", "1515", "0115")
OFF = 5
"""How many pixels of the photo a click lies beside the middle of a hex."""
WORN = 60
"""How much a JPEG keeps, of 100."""
TABLE = QColor("#4a3526")
"""What the map of `PrintedMap` lies on."""


class Photographer(Learner):
    """A player who has a photo of his map, and points at what he sees on it."""

    def __init__(self, window, qtbot, folder):
        super().__init__(window, qtbot)
        self.chance = random.Random(7)
        self.twin, self.told, self.misread = None, 0, ""
        self.take_photos(folder)

    def take_photos(self, folder):
        """Photograph the map that lies on the table."""
        self.printed = PrintedMap(LATTICE, SLANTED, size=SIZE)
        self.file = folder / "my map on the table.jpg"
        assert self.printed.image.save(str(self.file), "JPEG", WORN)

    # -- before the game -------------------------------------------------------------------------

    def place_grid(self):
        """Lay the grid on the photo by four hexes on the rim, and take it."""
        self.click_words(self.parts.new_game, "Place the grid on a photo")
        dialog = self.dialog()
        assert isinstance(dialog, PlaceGridDialog)
        self.click_words(dialog, "Numbers are printed in the hexes")
        self.click(dialog.choose)
        self.load_photo(dialog, self.file)
        assert dialog.work.photo == SIZE, dialog.said.text()
        for field, most in zip(dialog.size_fields, (15, 15), strict=True):
            self.fill(field, most)
        for place in RIM:
            assert not dialog.use_button.isEnabled()
            self.click(dialog.view, self._beside(dialog, place))
            self.type(place)
            self.key(Qt.Key.Key_Return)
        assert [spot.hex for spot in dialog.work.spots] == list(RIM)
        found, said = dialog.work.found, dialog.said.text()
        assert said == ""
        self.click(dialog.use_button)
        self.come_back()
        return found

    def fill(self, field, number):
        """Type a number into a field of the dialog."""
        self.click(field.lineEdit())
        field.lineEdit().selectAll()
        self.type(str(number))
        self.key(Qt.Key.Key_Tab)

    def load_photo(self, dialog, file):
        """Name a file where one is asked for, and wait until it is shown."""
        chooser = dialog.findChild(QFileDialog)
        self.wait_until(chooser.isActiveWindow)
        self.click(chooser.findChild(QLineEdit))
        self.type(str(file))
        self.key(Qt.Key.Key_Return)
        self.wait_until(lambda: dialog.choose.isEnabled() and dialog.work.photo is not None)
        dialog.activateWindow()  # as a window system sees to
        self.wait_until(dialog.isActiveWindow)
        self.qtbot.settle()

    def _beside(self, dialog, place):
        """Return the pixel of the window a little beside the middle of a printed hex."""
        way = self.chance.uniform(0, math.tau)
        x, y = self.printed.middles[place]
        seen = QPointF(x + OFF * math.cos(way), y + OFF * math.sin(way))
        return dialog.view.view.pixel(seen).toPoint()

    # -- in the game -----------------------------------------------------------------------------

    def _fill_form(self, answer):
        """Fill the form of what hexes show; the first clear one is taken for a difficult one."""
        question = self.controller.map_ask.question
        for place in getattr(question, "places", ()):  # what counters show has none
            field = question.name(place, KINDS["terrain"])
            if not self.misread and answer.get(field) == "clear":
                self.misread, answer = place, {**answer, field: "difficult"}
        super()._fill_form(answer)

    def on_photo(self, x, y):
        """Return the pixel of the map that shows a pixel of the photo."""
        step = SIZE[0] / self.map.sheet.grid.frame.width()
        return self.map.view.pixel(QPointF(x, y) / step)

    def tap(self, place):
        """Click where the photo shows the middle of a hex."""
        self.map.reveal(place)
        self.click(self.map, self.on_photo(*self.printed.middles[place]).toPoint())

    def click_on(self):
        """Click what the program would answer who sees the whole map; what is asked is tapped."""
        seen, before = self.caught_up().asked, self.entries
        assert seen.key == self.controller.asked.key
        value = program_answer(seen.prompt, self.twin.seed, seen.key)
        click_answer(self.card, self.qtbot, value)
        self.qtbot.settle()
        self.tell_map()
        assert self.entries > before, (seen.key, value, self.card.refusal.text())

    def caught_up(self):
        """Return the same game on a map that is known whole, where it stands by now.

        The player looks at his map and sends nobody into the sea; this game looks for him.
        """
        playing = self.controller.playing
        if self.twin is None:
            setup = msgspec.structs.replace(playing.setup, board="tracked", data={})
            setup, module = playing.factory.prepare(setup)
            self.twin = Session(module, setup.seed)
        tree = playing.session.tree
        answers = [one for one in tree.path(tree.cursor) if one.answers]
        for entry in answers[self.told :]:
            assert self.twin.asked.key == entry.key
            self.twin.repeat(entry)
        self.told = len(answers)
        return self.twin

    def goals(self, fits=lambda _start, _end: True):
        """Return units with hexes next to them to which the map, seen whole, lets them go.

        `fits` says of two hexes whether a move from one to the other is looked for.
        """
        controller, twin = self.controller, self.caught_up()
        found = []
        for option in controller.prompt.options:
            unit = controller.state.us.get(option.value)
            reach = (
                controller.display.reach(controller.state, controller.prompt, option.value)
                if unit is not None and unit.on_map
                else {}
            )
            found += [
                (option.value, place)
                for place, answer in reach.items()
                if place in self.truth.prints.hexes
                and self.truth.prints.distance(unit.place, place) == 1
                and fits(unit.place, place)
                and can_answer(twin, answer)
            ]
        return found

    def play_until(self, done, most=600):
        """Play on by clicks until something is so."""
        for _ in range(most):
            if done():
                return
            self.click_on()
        raise AssertionError("it never came to that")

    def paint(self, place, kind, value):
        """Put a hex right: learn the map, choose the brush, tap the hex, and play again."""
        self.click(self.parts.board.bar.learn)
        panel = self.parts.board.ahead.panel
        panel.prints.setCurrentIndex(panel.prints.findData(kind))
        values = [one.value for one in brushes(KINDS[kind])]
        self.click(panel._group.buttons()[values.index(value)])
        self.tap(place)
        self.click(self.parts.board.bar.learn)

    @property
    def known(self):
        """Return what the game knows of the map."""
        return self.controller.session.module.open_prints(self.controller.state).known


@pytest.fixture
def photographer(launch, qtbot, tmp_path):
    """Return a player at the page of a new game on his own map."""
    found = Photographer(launch(), qtbot, tmp_path)
    found.click(found.parts.start.cards["hell-on-earth"].begin)
    found.click_words(found.parts.new_game, ON_OWN_MAP)
    return found


def test_a_game_is_played_on_the_photo_of_ones_own_map(photographer, data_folder):
    player = photographer
    placed = player.place_grid()
    assert player.printed.worst(placed) < GOOD
    begin(player)
    is_on_the_photo(player, data_folder)
    first_lesson(player)
    player.play_until(lambda: player.controller.state.turn > 1 and player.misread)
    put_right(player)
    moves_on_the_photo(player)
    turn = player.controller.state.turn
    player.play_until(lambda: player.controller.state.turn > turn)
    assert player.map.sheet.grid.photo is not None


def can_answer(session, answer):
    """Tell whether a game takes an answer; nothing is left of the trial."""
    try:
        session.answer(answer)
    except Refusal:
        return False
    session.undo()
    return True


def begin(player):
    """Begin the game with dice of the program, and wait for the photo."""
    page = player.parts.new_game
    assert "15 by 15" in page.choice.maps._about.text()
    player.click_words(page, "Seed and data files")
    player.click(page.choice._seed)
    player.type("2")
    player.click_words(page, "Begin the game")
    player.wait_for_game()
    player.lay_table()
    player.wait_until(lambda: player.map.sheet.grid.photo is not None)
    player.qtbot.settle()


def is_on_the_photo(player, data_folder):
    """See that the board one plays on is the photo, with each hex where it is printed."""
    kept = list((data_folder / "maps").iterdir())
    assert len(kept) == 1
    assert player.file.parent != kept[0].parent
    player.map.fit()
    shown = player.map.grab().toImage()
    seen = shown.pixelColor(player.on_photo(20, SIZE[1] - 20).toPoint())
    assert all(
        abs(one - other) < 12
        for one, other in zip(seen.getRgb()[:3], TABLE.getRgb()[:3], strict=True)
    )
    for place, middle in player.printed.middles.items():
        assert player.map.hex_at(player.on_photo(*middle)) == place


def first_lesson(player):
    """Set up: the symbols and the beaches of the map are shown by taps on the photo."""
    player.type("d")
    player.tell_map()
    assert [subjects[0] for subjects in player.asked] == ["deployment", "beach"]
    truth = player.truth
    for place in truth.prints.deployment:
        assert player.known[place]["deployment"] == truth.shows(place, "deployment")
    assert player.controller.prompt.procedure == "landing"


def put_right(player):
    """Put the hex right that was misread, from here on: what was done stays done."""
    place, tree = player.misread, player.controller.session.tree
    before = tree.path(tree.cursor)
    assert player.known[place]["terrain"] == "difficult"
    player.paint(place, "terrain", "clear")
    assert player.known[place]["terrain"] == "difficult"  # until it is said how that is meant
    player.click(player.parts.board.ahead.put_right.now)
    assert player.known[place]["terrain"] == "clear"
    assert player.parts.board.chart.hexes[place].ground == "clear"
    assert tree.path(tree.cursor)[:-1] == before


def moves_on_the_photo(player):
    """Move a unit by two taps on the photo: on its counter, and on where it goes."""
    march(player)


def march(player, fits=lambda _start, _end: True):
    """Play until a unit can go from one hex to another that fits, and move it by two taps."""
    found = []

    def can_go():
        if player.controller.prompt.procedure != "move":
            return False
        found[:] = player.goals(fits)
        return bool(found)

    player.play_until(can_go)
    unit, place = found[0]
    if player.map.shown.selected != unit:  # it stays selected since an earlier move
        player.tap(player.controller.state.us[unit].place)
    assert player.map.shown.selected == unit
    player.tap(place)
    player.tell_map()
    assert player.controller.state.us[unit].place == place
