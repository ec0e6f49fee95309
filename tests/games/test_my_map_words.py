"""What is said on a map of one's own: hexes by their names, no program words, nothing to type."""

import importlib
import re

import pytest

from beachmaster.cli import map_help as in_terminal
from beachmaster.cli.help_page import help_words
from beachmaster.desktop import map_help as in_window
from beachmaster.engine import mapright
from beachmaster.engine.facts import WHOLE, MapFact, facts_of
from beachmaster.engine.hexnames import HexNaming
from beachmaster.engine.hexwords import Told
from beachmaster.engine.openprints import facts_text, open_prints
from beachmaster.engine.options import AnswerError
from beachmaster.engine.reconcile import meant_moves, such_as
from beachmaster.engine.said import unasked
from beachmaster.engine.text import ENGLISH, Naming, Text, render
from beachmaster.engine.tree import LEARNED
from beachmaster.storage.boards import Boards
from beachmaster.storage.starting import Wish, start
from own_map import Learned, play_beside
from wording import program_words, texts_in

GAMES = ("hell-on-earth", "bloodbath")
GROUNDS = ("named", "numbered")
NUMBER = re.compile(r"(?<!\d)\d{4}(?!\d)")
TYPED = re.compile(
    r"COLUMNSxROWS|\bterminal\b|\bmap (?:gaps|complete|name|\d{4})|\bboards \w+|\bcheck \S+>| --\w"
)
SOUP = re.compile(
    r"\b(?:yes|true|false|none|landing beach \w+ Beach|(?P<hex>[A-Z][\w ]+): (?P=hex))\b", re.ASCII
)


class OwnMap(Learned):
    """A player's board that says whether its hexes have numbers."""

    def __init__(self, numbered):
        super().__init__()
        self.numbered = numbered

    def told_names(self):
        return Told({}, self.numbered)

    def name_hex(self, place, word):
        raise AssertionError("nobody names a hex here")


class Walk:
    """A game on a map of one's own, of which every text is read as the player reads it."""

    def __init__(self, game, ground):
        name = f"beachmaster.games.{game.replace('-', '_')}.factory"
        self.named, self.naming = ground == "named", HexNaming(render)
        self.wrong: list[str] = []
        self.read = self.learned = 0
        factory = importlib.import_module(name).FACTORY
        atlas = OwnMap(numbered=not self.named)
        played = play_beside(factory, game, 4, atlas=atlas, turns=2, look=self.look)
        self.session = played.own
        self.prints = open_prints(self.session.module, self.session.state)

    def look(self, session):
        """Read the prompt that waits, with its hint and all that it lists."""
        self.session, prompt = session, session.asked.prompt
        options = getattr(prompt, "options", ())
        for text in (*texts_in(prompt), *(one.text for one in options)):
            self.hear(text)

    def hear(self, text):
        """Read a text, and note what is wrong in it."""
        names = self.naming.of(self.session)
        assert (names is not None) == self.named
        words = render(text, ENGLISH if names is None else Naming(ENGLISH, names.shown))
        board = open_prints(self.session.module, self.session.state).board
        bare = [one for one in NUMBER.findall(words) if board.holds(one) == self.named]
        if bare or TYPED.search(words):
            self.wrong.append(words)
        self.read += 1
        return words

    def hear_plainly(self, text):
        """Read a text that says what the map shows: its words are the player's."""
        words = self.hear(text)
        if program_words(words) or SOUP.search(words):
            self.wrong.append(words)


@pytest.fixture(scope="module", params=[(game, ground) for game in GAMES for ground in GROUNDS])
def walk(request):
    return Walk(*request.param)


@pytest.fixture(autouse=True)
def afresh(walk):
    yield
    walk.wrong = []


def test_every_prompt_and_all_that_happens_names_the_hexes_of_this_map(walk):
    for _, event in walk.session.history():
        walk.hear(event.text)
        if event.name == LEARNED:
            walk.hear_plainly(event.text)
            walk.learned += 1
    assert walk.read > 200
    assert walk.learned > 3
    assert walk.wrong == []


def test_every_question_about_the_map_does(walk):
    prints, (first, second) = walk.prints, walk.prints.board.lattice[40:42]
    empty = walk.session.module.sketched({})[1]
    by_hex = [one.id for one in prints.kinds.values() if not one.listed]
    asked = [*empty.questions(), *(prints.hex_question((first, second), one) for one in by_hex)]
    for question in asked:
        for text in texts_in(question.prompt):
            walk.hear(text)
        for text in _refused(question.prompt, {"1": ["9999", first]}, {"true": [first, first]}):
            walk.hear(text)
    assert walk.wrong == []


def _refused(prompt, *answers):
    for answer in answers:
        try:
            prompt.check(answer)
        except AnswerError as error:
            yield error.text


def test_whatever_a_map_can_show_is_said_in_plain_words(walk):
    module, state, place = walk.session.module, walk.session.state, walk.prints.board.lattice[40]
    for kind in walk.prints.kinds.values():
        values = [one.value for one in kind.values] + ([kind.absent] if kind.listed else [])
        for value in values:
            walk.hear_plainly(facts_text(module, state, [MapFact(place, kind.id, value)]))
    figures = walk.prints.beside.figures if walk.prints.beside else ()
    for one in figures:
        for number in (1, 2):
            walk.hear_plainly(facts_text(module, state, [MapFact(WHOLE, one.id, number)]))
    walk.hear_plainly(facts_text(module, state, list(facts_of(walk.prints.known))))
    assert walk.wrong == []


def test_what_no_map_shows_is_refused_in_plain_words(walk):
    prints, places = walk.prints, walk.prints.board.lattice[40:48]
    for kind in prints.kinds.values():
        for value in ("nonsense", *(one.value for one in kind.values)):
            for place in (places[0], WHOLE):
                if (text := prints.misfit([MapFact(place, kind.id, value)])) is not None:
                    walk.hear_plainly(text)
        for told in ([(places[0], kind.id, "nonsense")], *(_too_many(kind, places))):
            with pytest.raises(AnswerError) as raised:
                mapright.checked(walk.session, told)
            walk.hear_plainly(raised.value.text)
    assert walk.wrong == []


def _too_many(kind, places):
    for one in kind.listed:
        if one.exactly or one.most < len(places):
            most = one.exactly or one.most
            if most < len(places):
                yield [(place, kind.id, one.value) for place in places[: most + 1]]


def test_how_counters_are_told_is_shown_by_those_that_lie_on_the_map(walk):
    module, state = walk.session.module, walk.session.state
    assert NUMBER.search(walk.hear(such_as(module, state))) is None or not walk.named
    moves = render(such_as(module, state)).split()
    assert len(meant_moves(module, state, moves)) == 2
    unit, place = moves[0].split(">")
    walk.hear(unasked([moves[0], f"{unit}~{place}", place]))
    assert walk.wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_the_window_says_nothing_to_type_and_the_terminal_does(game, tmp_path, monkeypatch):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))
    save = tmp_path / "evening.beachmaster"
    playing = start(Wish(game=game, my_map=True, seed=3, save=save))
    board, module = playing.session.atlas.board, playing.session.module
    prints = open_prints(module, playing.session.state)
    kind = next(iter(prints.kinds.values()))
    facts = [MapFact(prints.board.lattice[40], kind.id, one.value) for one in kind.values[:2]]
    playing.session.learn_facts(facts[:1], Text.from_plain({"c": "engine", "s": "x"}))
    began = _said(in_window, playing), _said(in_terminal, playing)
    playing.close()
    with Boards() as boards:
        boards.remember(board, facts[1:])
    playing = start(Wish(game=game, save=save))
    goes_on = [render(one) for one in playing.notices], _said(in_terminal, playing)
    playing.close()
    for shown, typed in (began, goes_on):
        assert shown
        assert [words for words in shown if TYPED.search(words)] == []
        assert len(typed) > len(shown) or typed[:-1] == shown or typed[-1] != shown[-1]
    assert f"boards grid {board} COLUMNSxROWS" in began[1][-1]
    assert "now says something else" in goes_on[0][0]
    assert "map, then the place" in goes_on[1][-1]


def test_a_bare_map_of_areas_has_no_other_grid_and_is_told_ahead(tmp_path, monkeypatch):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))
    playing = start(Wish(game="ie-shima", my_map=True, seed=3))
    shown, typed = _said(in_window, playing), _said(in_terminal, playing)
    playing.close()
    assert shown[:-1] == typed[:-1]
    assert "My map" in shown[0]
    assert shown[-1] == "Learn my map lets you enter areas ahead of time."
    assert typed[-1] == "map lines lets you enter areas ahead of time."


def _said(front_end, playing):
    return [render(one) for one in front_end.told_first(playing)]


def test_the_help_page_of_the_terminal_shows_no_hex_that_a_map_may_lack():
    pages = [render(help_words(areas=areas)) for areas in (False, True)]
    assert [NUMBER.search(page) for page in pages] == [None, None]
    assert pages[0] != pages[1]
