"""Taught openings: played as shown and by chance, left and resumed at every card."""

import pytest

from beachmaster.engine.deciding import decide_all
from beachmaster.engine.options import AnswerError
from beachmaster.engine.run import Asked
from beachmaster.engine.taught import MOST_WORDS
from beachmaster.engine.text import render
from beachmaster.games.catalogue import script_of, taught
from beachmaster.rulebook.reading import RuleReader
from beachmaster.storage.problems import Mistake
from beachmaster.storage.starting import Wish, start
from often import few
from taught_openings import as_shown, begun, played, step, sure

GAMES = tuple(taught())
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_every_card_names_rules_that_exist(game):
    reader = RuleReader("en")
    for card in script_of(game).file.cards:
        for rule in card.rules:
            assert reader.section(rule).title, (card.id, rule)
    reader.close()


@each_game
def test_no_card_is_longer_than_sixty_words(game):
    script = script_of(game)
    for name, words in script.words.items():
        said = " ".join(render(text) for text in (words.title, words.text, words.do))
        assert len(said.split()) <= MOST_WORDS, (name, len(said.split()))


@each_game
def test_by_the_answers_shown_every_card_comes_in_its_order(game):
    playing = begun(game)
    assert sure(played(playing)) == as_shown(game)


@each_game
def test_what_is_shown_is_legal_and_leaves_no_remark_that_it_is_not_as_shown(game):
    playing = begun(game)
    session, lesson = playing.session, playing.taught
    while not lesson.over:
        card, asked = lesson.card, session.asked
        step(playing)
        if card is not None and card.shows and session.asked is not asked:
            assert not lesson.course.passed[-1].other, card.id


@pytest.mark.parametrize(
    ("game", "seed"), few([(game, seed) for seed in range(1, 51) for game in GAMES], 2 * len(GAMES))
)
def test_by_any_answers_the_lesson_goes_on_to_its_end(game, seed):
    playing = begun(game)
    came = played(playing, seed)
    order = [card.id for card in playing.taught.script.file.cards]
    assert came == [name for name in order if name in came]
    assert came[-1] == order[-1] or playing.session.asked is None


@each_game
def test_it_is_left_and_taken_up_at_each_card(game, tmp_path):
    save = tmp_path / "lesson.beachmaster"
    playing = begun(game, save)
    came = []
    while True:
        card = playing.taught.card
        asked: Asked | None = playing.session.asked
        playing.keep_beside()
        playing.close()
        playing = start(Wish(game=game, save=save))
        assert playing.taught is not None
        assert playing.taught.card == card
        assert (playing.session.asked and playing.session.asked.key) == (asked and asked.key)
        if playing.taught.over:
            break
        if card is not None and card.id not in came:
            came.append(card.id)
        while playing.taught.card == card and not playing.taught.over:
            step(playing)
    playing.close()
    assert sure(came) == as_shown(game)


@each_game
def test_taking_back_brings_the_card_back_and_redo_passes_it_again(game):
    playing = begun(game)
    session, lesson = playing.session, playing.taught
    while lesson.card is None or not lesson.card.shows:
        if session.tree.cursor or lesson.over:
            break
        step(playing)
    card = lesson.card
    if card is None or not card.shows:
        pytest.skip("no card of this opening shows an answer")
    step(playing)
    after = lesson.card
    session.undo()
    assert lesson.card == card
    session.redo()
    assert lesson.card == after


@each_game
def test_the_score_is_that_of_the_start(game):
    """Units outside the lesson are neither on the map nor lost."""
    there = start(Wish(game=game, seed=1)).session
    here = begun(game).session
    score = [session.module.overview(session.state).score.total for session in (there, here)]
    assert score[0] == score[1]


@each_game
def test_a_saved_lesson_whose_script_is_damaged_goes_on_as_a_game(game, tmp_path, monkeypatch):
    save = tmp_path / "lesson.beachmaster"
    begun(game, save).close()
    broken = tmp_path / "opening.json"
    broken.write_text('{"format": 1}', "utf-8")
    monkeypatch.setattr("beachmaster.engine.taught_file.our_file", lambda *_: broken)
    playing = start(Wish(game=game, save=save))
    assert playing.taught is None
    assert "opening.json: The field “game” is missing" in render(playing.notices[-1])
    playing.close()
    with pytest.raises(Mistake, match=r"damaged: opening\.json"):
        begun(game)


def test_a_card_that_shows_what_is_not_legal_any_more_does_not_come():
    """Green Beach is shown to the other two; the first one stands there already."""
    playing = begun("bloodbath")
    session, lesson = playing.session, playing.taught
    assert lesson.card.id == "goal"
    lesson.go_on()
    assert lesson.card.id == "land"
    session.answer(["27-1>2410"])
    assert lesson.card is None
    assert render(lesson.remark) == render(lesson.script.words["land"].otherwise)
    session.answer(["28-1>2209"])
    session.answer(["28-2>2309"])
    assert lesson.card.id == "declare"


def test_a_unit_named_without_its_hex_has_a_card_where_the_hex_is_asked():
    playing = begun("bloodbath")
    session, lesson = playing.session, playing.taught
    assert lesson.card.id == "goal"
    lesson.go_on()
    landings = {"27-1": ("land-hex", "2209"), "28-1": ("green-hex", "2309")}
    landings["28-2"] = ("green-hex-two", "2410")
    for unit, (card, place) in landings.items():
        assert lesson.card is None or lesson.card.id in ("land", "land-two")
        session.answer([unit])
        assert lesson.card.id == card
        session.answer(place)
    assert lesson.card.id == "declare"


def test_who_does_more_than_was_shown_did_what_was_shown():
    """All three land at once, where one landing was shown."""
    playing = begun("bloodbath")
    session, lesson = playing.session, playing.taught
    assert lesson.card.id == "goal"
    lesson.go_on()
    assert lesson.card.id == "land"
    session.answer(["28-1>2309", "28-2>2410", "27-1>2209"])
    assert lesson.card.id == "declare"
    assert render(lesson.remark) == render(lesson.script.words["land"].after)


def test_no_card_comes_while_the_opponent_decides_and_what_was_said_stands_after_it():
    playing = begun("ie-shima")
    session, lesson = playing.session, playing.taught
    while lesson.card is None or lesson.card.id != "lead":
        step(playing)
    lesson.show()
    assert session.opponent is not None
    assert lesson.card is None
    decide_all(session)
    assert lesson.card.id == "sum"
    assert render(lesson.remark) == render(lesson.script.words["lead"].after)


@each_game
@pytest.mark.parametrize("seed", [None, 1])
def test_the_numbers_of_cards_have_no_gaps_and_end_with_the_last(game, seed):
    playing = begun(game)
    lesson, said = playing.taught, []
    while not lesson.over and playing.session.asked is not None:
        card = lesson.card
        if card is not None and (not said or said[-1][0] != card.id):
            said.append((card.id, *lesson.number(card)))
        step(playing, seed)
    assert [number for _card, number, _of in said] == list(range(1, len(said) + 1))
    totals = [of for _card, _number, of in said]
    assert totals == sorted(totals, reverse=True)
    assert totals[-1] == len(said)


def fought_alone(choose):
    """Return a lesson of Hell on Earth at its second attack, once that is chosen."""
    playing = begun("hell-on-earth")
    while playing.taught.card is None or playing.taught.card.id != "alone":
        step(playing)
    playing.session.answer(choose(playing.session.asked.prompt))
    return playing


def test_the_guess_comes_once_the_fight_is_declared_and_before_its_odds():
    playing = fought_alone(assault)
    lesson, session = playing.taught, playing.session
    while lesson.card is None:
        session.auto()
    assert (lesson.card.id, session.asked.prompt.procedure) == ("guess", "combat")
    lesson.reply(["more"])
    assert "odds" in render(lesson.verdict()[-1])
    playing.close()


def test_who_must_fall_back_gets_a_card():
    for seed in range(1, 40):
        playing = fought_alone(assault)
        playing.session.seed = seed
        came = played(playing, seed)
        playing.close()
        if "retreat" in came:
            return
    raise AssertionError("nobody retreated")


def assault(prompt):
    """Return an assault by one unit."""
    weak = [
        {"target": place, "act": "assault", "attackers": [unit], "supporters": []}
        for place in ("0411", "0313")
        for unit in ("26", "27", "28")
    ]
    for one in weak:
        try:
            return prompt.check(one)
        except AnswerError:
            continue
    raise AssertionError("nobody can assault")


def test_what_a_question_lists_is_named_with_its_place_in_words():
    playing = begun("ie-shima")
    lesson = playing.taught
    while not lesson.listed():
        step(playing)
    named = [render(text) for text in lesson.listed().values()]
    assert named[0] == "1/305 A in the blue beach box"
