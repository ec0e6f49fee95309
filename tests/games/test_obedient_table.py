"""The obedient table: pieces before, with the acts that are shown, are the pieces after.

A toy table does exactly what a front end shows, from the empty box to the end of the game.
"""

import json
from contextlib import redirect_stdout, suppress
from functools import partial
from io import StringIO
from itertools import count
from types import SimpleNamespace

import pytest
from msgspec import structs

from beachmaster.cli import showing, wire
from beachmaster.cli.console import Console
from beachmaster.cli.render import Words
from beachmaster.desktop.journal_event import JournalEvent
from beachmaster.desktop.large.content import Gatherer
from beachmaster.desktop.prompts.news import News
from beachmaster.desktop.words import say
from beachmaster.engine.acts import ActWords
from beachmaster.engine.changes import SessionError
from beachmaster.engine.correction import corrected
from beachmaster.engine.options import AnswerError, same
from beachmaster.engine.text import capital, plain_text
from beachmaster.storage.starting import Wish, start
from grounds import EVERY, grounds
from obedient import Shown, ToyTable, broken, lies_of, shown_of, whole_game
from often import few
from storage.kept_play import Hands, began

SEED, ENTRIES = 3, count(1)
SLICE, WHOLE = 200, 5000
"""So many entries of each game and ground are walked in the ordinary run; whole games in the long.

The game of the mutants is walked whole.
"""
MOST = few([SLICE, WHOLE], 1)


def some_of(game, board):
    """Return the first entries of a game."""
    return whole_game(game, board, SEED, most=SLICE)


def on_the_line(events):
    """Return what the JSON lines of events let a program do: read back from what is written."""
    found = []
    for event in events:
        line = json.loads(json.dumps(wire.event_line(event, Words())))
        for one in line.get("changes", ()) if event.seen else ():
            at, counted = one.get("on") or one["space"], one.get("counted", False)
            face, pool = one.get("face", ""), one.get("pool", "")
            found.append(Shown(one["act"], one["piece"], at, face, pool, counted))
    return found


def printed(events):
    """Return the changes of the events whose words stand in what the terminal prints."""
    found, console = [], Console(Words())
    for event in events:
        with redirect_stdout(StringIO()) as out:
            if event.seen:
                showing.show_event(console, event, explained=False)
        found += _worded(event, " ".join(out.getvalue().split()))
    return found


def show_alone(news, events):
    """Show the events of one entry, without a game that goes on."""
    module = SimpleNamespace(space_name=lambda _state, space: plain_text(space))
    at = next(ENTRIES)
    told = [JournalEvent(at, 1, "1", event) for event in events]
    news.show_told(told, ActWords(module, None), (), told)


def _worded(event, words):
    """Return the changes of an event whose act, or what it tells, stands in these words."""
    told = Words().say(event.act or event.text)
    stands = " ".join(told.split()).casefold() in words.casefold()
    return [shown_of(change) for change in event.acts if stands]


def on_the_card(news, events):
    """Return the changes that the card shows as a tick, or that nobody has to tick."""
    show_alone(news, [event for event in events if event.seen])
    while len(news.ticks) < len(news.acts):
        news.open()
    return _ticked(events, news, {tick.words for tick in news.ticks})


def on_the_large_card(news, events):
    """Return the changes that stand among the acts of the large card."""
    show_alone(news, [event for event in events if event.seen])
    gatherer = SimpleNamespace(table_list=None, card=SimpleNamespace(news=news))
    return _ticked(events, news, {act.words for act in Gatherer._acts(gatherer)})


def _ticked(events, news, ticks):
    found = [
        shown_of(change)
        for event in events
        if event.seen
        for change in event.acts
        if change.own or event.to_tick is None
    ]
    for act in news.acts:
        found += [shown_of(change) for change in act.changes if capital(say(act.text)) in ticks]
    return found


@pytest.fixture(params=["line", "terminal", "card", "large card"])
def show(request, qtbot):
    """Return what each front end shows."""
    if request.param in ("line", "terminal"):
        return on_the_line if request.param == "line" else printed
    news = News()
    qtbot.addWidget(news)
    front = on_the_card if request.param == "card" else on_the_large_card
    return lambda events: front(news, events)


@pytest.mark.parametrize("most", MOST)
@pytest.mark.parametrize(("game", "board"), EVERY)
def test_a_table_that_does_what_it_is_shown_lies_as_the_game_has_it(game, board, most, show):
    assert broken(whole_game(game, board, SEED, most=most), show) == {}


def test_to_the_end_of_a_game_it_lies_as_the_game_has_it(show):
    assert broken(whole_game("hell-on-earth", "tracked", SEED), show) == {}


@pytest.mark.long
@pytest.mark.parametrize("seed", [11, 12, 13])
@pytest.mark.parametrize(("game", "board"), EVERY)
def test_in_more_games_it_lies_so_too(game, board, seed):
    assert broken(whole_game(game, board, seed), printed) == {}


@pytest.mark.parametrize("opponent", few(["japan", "us", "none"], 1))
@pytest.mark.parametrize("seed", few([3, 5, 8], 1))
def test_with_all_options_it_lies_so_too(seed, opponent):
    """Kamikaze, Satchel, Support, the two figures and the turns after 19 April."""
    sets = ("advanced=yes", "figures=yes", "extended=yes", f"opponent={opponent}")
    assert broken(whole_game("ie-shima", "tracked", seed, sets=sets), on_the_line) == {}


@pytest.mark.parametrize("board", few(["tracked", "table"], 1))
def test_what_a_second_player_moves_lies_so_too(board):
    """Face-up moves, tunnels, swaps and attacks of the Japanese player (bib:23.0)."""
    game = whole_game("bloodbath", board, SEED, most=400, sets=("players=two",))
    keys = {entry.key.partition("[")[0] for entry in game}
    assert any("japanese-move" in key for key in keys)
    assert broken(game, on_the_line) == {}


@pytest.mark.parametrize(("game", "board"), EVERY)
def test_a_game_whose_acts_are_sentences_is_found(game, board):
    def as_sentences(events):
        return on_the_line([structs.replace(event, acts=()) for event in events])

    assert broken(some_of(game, board), as_sentences) != {}


# -- mutants ---------------------------------------------------------------------------------------


def left_out(change):
    return None


def in_the_wrong_place(change):
    now = structs.replace(change.now, space="elsewhere", on="")
    return structs.replace(change, space="elsewhere", now=now)


def with_the_wrong_face(change):
    return structs.replace(change, now=structs.replace(change.now, face="another"))


def of_another_piece(change):
    return structs.replace(change, piece=f"{change.piece}-not")


def mutated(entries, wanted, mutant):
    """Return a game in which one change is told wrongly: the first that fits, late in the game.

    It is the last one of its piece in an entry: what lies wrong for a moment is no fault.
    """
    late, found = len(entries) // 3, []
    for at, entry in enumerate(entries):
        events = []
        last = {one.piece: one for event in entry.events for one in event.acts}
        for event in entry.events:
            acts = event.acts
            fits = (n for n, one in enumerate(acts) if wanted(one) and last[one.piece] is one)
            hit = next(fits, None)
            if at >= late and hit is not None and not found:
                found.append(acts[hit])
                changed = mutant(acts[hit])
                acts = (*acts[:hit], *([changed] if changed else []), *acts[hit + 1 :])
            events.append(structs.replace(event, acts=acts))
        yield structs.replace(entry, events=tuple(events))
    assert found, "the game has no such act"


KINDS = {
    "a unit moves": lambda one: one.act == "move" and one.piece.startswith("us/"),
    "the player's own move": lambda one: one.act == "move" and one.own,
    "a unit turns": lambda one: one.act == "turn" and one.piece.startswith("us/"),
    "a hidden unit is revealed": lambda one: one.act == "turn" and one.piece.startswith("japan/"),
    "a unit is eliminated": lambda one: one.act == "take" and one.piece.startswith("japan/"),
    "a marker is put on a unit": lambda one: one.act == "place" and one.now.on.startswith("us/"),
    "a marker comes off": lambda one: one.act == "take" and one.was.on.startswith("us/"),
    "a marker comes out of a bag": lambda one: one.act == "place" and one.pool,
    "a marker goes into a bag": lambda one: one.act == "take" and one.pool.startswith("bag/"),
    "an objective is marked": lambda one: one.piece.startswith("objective/"),
    "a track's marker moves": lambda one: one.piece.startswith("track/") and one.act == "move",
}


@pytest.mark.parametrize("mutant", [left_out, of_another_piece])
@pytest.mark.parametrize("kind", KINDS)
def test_an_act_that_is_left_out_or_of_another_piece_is_found(kind, mutant):
    entries = whole_game("hell-on-earth", "tracked", SEED)
    assert broken(mutated(entries, KINDS[kind], mutant), on_the_line) != {}


@pytest.mark.parametrize("mutant", [in_the_wrong_place, with_the_wrong_face])
@pytest.mark.parametrize("kind", KINDS)
def test_an_act_with_the_wrong_place_or_face_is_found(kind, mutant):
    def wanted(change):
        return change.now is not None and change.act != "take" and KINDS[kind](change)

    entries = whole_game("hell-on-earth", "tracked", SEED)
    if any(wanted(one) for entry in entries for event in entry.events for one in event.acts):
        assert broken(mutated(entries, wanted, mutant), on_the_line) != {}
    else:
        assert kind in ("a unit is eliminated", "a marker comes off", "a marker goes into a bag")


MARKERS = {
    "markers go on a hex": lambda one: one.act == "place" and one.piece.startswith("bombardment/"),
    "markers come off": lambda one: one.act == "take" and one.piece.startswith("bombardment/"),
}


@pytest.mark.parametrize("mutant", [left_out, of_another_piece])
@pytest.mark.parametrize("kind", MARKERS)
@pytest.mark.parametrize("board", grounds("bloodbath"))
def test_a_bombardment_marker_that_is_left_out_is_found(board, kind, mutant):
    entries = some_of("bloodbath", board)
    assert broken(mutated(entries, MARKERS[kind], mutant), on_the_line) != {}


@pytest.mark.parametrize("mutant", [in_the_wrong_place, with_the_wrong_face])
@pytest.mark.parametrize("board", grounds("bloodbath"))
def test_a_bombardment_marker_on_the_wrong_hex_or_by_another_number_is_found(board, mutant):
    entries = some_of("bloodbath", board)
    wanted = MARKERS["markers go on a hex"]
    assert broken(mutated(entries, wanted, mutant), on_the_line) != {}


SENTENCES = {
    "hell-on-earth": {"objective-markers", "status-markers", "move", "defence-stays"},
    "bloodbath": {
        *("japanese-set-up", "erratum", "markers", "move", "replacement-drawn"),
        *("game-length", "stay", "retreated", "replacement-returns", "leftover"),
    },
    "ie-shima": {"moves"},  # there and back
}
"""What a player is told to do that changes no piece the game follows, by the event's name."""


@pytest.mark.parametrize("most", MOST)
@pytest.mark.parametrize(("game", "board"), EVERY)
def test_no_act_is_a_sentence_alone_but_those_that_change_no_piece(game, board, most):
    entries = whole_game(game, board, SEED, most=most)
    events = [event for entry in entries for event in entry.events]
    bare = {event.name for event in events if event.act is not None and not event.acts}
    assert bare - SENTENCES[game] == set()


def test_an_act_that_a_front_end_hides_below_a_list_is_found(qtbot):
    """A card that showed the first two acts of a list alone would be found."""
    news = News()
    qtbot.addWidget(news)

    def folded(events):
        show_alone(news, events)
        return _ticked(events, news, {tick.words for tick in news.ticks})

    assert broken(whole_game("hell-on-earth", "tracked", SEED), folded) != {}


def test_an_act_that_is_not_printed_is_found():
    def silent(events):
        return printed([one for one in events if one.name != "situation-cleared"])

    assert broken(whole_game("hell-on-earth", "tracked", SEED), silent) != {}


# -- undo, redo, correct, reopening ----------------------------------------------------------------


def markers_lying(session):
    """Return the bombardment markers on the table, by id."""
    lies = lies_of(session.module.pieces(session.state))
    return {name: one for name, one in lies.items() if name.startswith("bombardment/")}


@pytest.mark.parametrize("phase", ["us-combat", "japanese-combat"])
@pytest.mark.parametrize("board", grounds("bloodbath"))
def test_an_undo_says_which_bombardment_markers_to_take_off_or_to_put_back(board, phase, tmp_path):
    playing = began("bloodbath", board, SEED, tmp_path / "one.beachmaster")
    session = playing.session
    Hands(playing).play(lambda now: now.state.phase == phase and bool(markers_lying(now)))
    put = markers_lying(session)
    undone = session.undo(1)
    while markers_lying(session):
        undone = session.undo(1)
    assert put.keys() & {one.piece for one in undone.table if one.act == "take"}
    back = session.redo(99)
    placed = {one.piece: one.now.lies for one in back.table if one.act == "place"}
    assert {name: placed.get(name) for name in put} == put
    words = [say(one.text) for one in back.table if one.piece in put and one.act == "place"]
    color = "your color up" if phase == "us-combat" else "the Japanese color up"
    assert words
    assert all(color in one for one in words)
    playing.close()


def seen_since(playing, table, jump=None):
    """Let the table do what a jump or what happened since asks for; return what differs.

    In words only a jump leads back to where the game does not know of a face-down counter yet.
    """
    session = playing.session
    events = session.take_events()
    if jump is not None:
        table.obey(map(shown_of, jump.table))
    else:
        table.obey(on_the_line(events))
    now = lies_of(session.module.pieces(session.state))
    return {
        name: found
        for name, found in table.differs(now).items()
        if jump is None or not isinstance(found[1], int)  # what is counted follows
        if jump is None or not untold(session.module, *found)
    }


def untold(module, lies, known):
    """Tell whether the table alone knows of a face-down counter."""
    return module.prints is None and known is None and lies[1] == "down"


@pytest.mark.parametrize(("game", "board"), EVERY)
def test_after_undo_redo_and_reopening_it_lies_as_the_game_has_it(game, board, tmp_path):
    file = tmp_path / "one.beachmaster"
    playing = began(game, board, SEED, file)
    session = playing.session
    hands = Hands(playing)
    hands.play(lambda session: len(session.tree.path(session.tree.cursor)) >= SLICE // 2)
    session.take_events()
    table = ToyTable(lies_of(session.module.pieces(session.state)))
    for by in ("entry", "action", "phase", "turn"):
        for jump in (partial(session.undo, 1, by=by), partial(session.redo, 99)):
            before = session.copy_state()
            left = seen_since(playing, table, jump())
            named = session.module.only_told(before, session.state)
            assert {one: left[one] for one in left.keys() - named} == {}, by
    session.undo(1, by="phase")
    playing.close()
    playing = start(Wish(game="", save=file))
    session = playing.session
    table = ToyTable(lies_of(session.module.pieces(session.state)))
    session.take_events()
    hands = Hands(playing)
    answers = count()
    while session.asked is not None and next(answers) < 40:
        before = session.copy_state()
        hands.invent()
        left = seen_since(playing, table)
        for name in left.keys() & session.module.only_told(before, session.state):
            table.lies[name] = left.pop(name)[1]
        assert left == {}, before
    assert next(answers) > 3
    playing.close()


def others(prompt, value):
    """Yield other answers to a prompt than the one that was given, legal or not."""
    if prompt.kind == "roll":
        yield from ([one % 6 + 1, *value[1:]] for one in value[:1])
    elif prompt.kind == "confirm":
        yield not value
    elif prompt.kind == "choose":
        yield from ([one.value] if prompt.many else one.value for one in prompt.options)
        yield from [[]] * prompt.many


def otherwise(value, prompt):
    """Return another legal answer; raise `AnswerError` where there is none."""
    for other in others(prompt, value):
        with suppress(AnswerError):
            if not same(prompt.check(other), value):
                return other
    raise AnswerError(plain_text("It has no other answer."), [])


@pytest.mark.parametrize(("game", "board"), EVERY)
def test_after_a_correction_it_lies_as_the_game_has_it(game, board, tmp_path):
    """What was answered long ago, and last, is corrected; the jump's list changes the table."""
    playing = began(game, board, SEED, tmp_path / "one.beachmaster")
    session, hands = playing.session, Hands(playing)
    hands.play(lambda session: session.asked.turn > 2)
    session.take_events()
    table = ToyTable(lies_of(session.module.pieces(session.state)))
    changed = 0
    for back in (1, 2, 5, 9, 14, 20, 30, 45, 60):
        path = [one for one in session.tree.path(session.tree.cursor) if one.answers]
        entry, before = path[-min(back, len(path))], session.copy_state()
        read = partial(otherwise, entry.value)
        try:
            jump = hands.learning(partial(corrected, session, entry.id, read))
        except (AnswerError, SessionError):
            continue
        changed += bool(jump.table)
        left = seen_since(playing, table, jump)
        named = session.module.only_told(before, session.state)
        assert {one: left[one] for one in left.keys() - named} == {}, entry.key
        table = ToyTable(lies_of(session.module.pieces(session.state)))
    assert changed > 1
    playing.close()


def test_nothing_is_to_be_ticked_where_the_player_named_what_lies_so_already():
    events = [e for entry in some_of("hell-on-earth", "table") for e in entry.events]
    named = [say(e.to_tick) for e in events if e.to_tick is not None and not e.acts]
    assert [words for words in named if words.startswith("On the map now")] == []
    assert any(say(e.act or e.text).startswith("On the map now") for e in events)


def test_a_value_put_right_by_hand_moves_the_table_once(tmp_path):
    """A marker that comes out of a bag by hand is counted once."""
    playing = began("hell-on-earth", "tracked", SEED, tmp_path / "one.beachmaster")
    session = playing.session
    Hands(playing).play(lambda session: session.asked.turn > 1)
    token = next(name for name, at in session.state.blue.items() if at == "bag")
    session.take_events()
    table = ToyTable(lies_of(session.module.pieces(session.state)))
    free = next(f"slot{n}" for n in range(1, 9) if f"slot{n}" not in session.state.blue.values())
    session.adjust(f"blue.{token}", free, "it lay so")
    assert seen_since(playing, table) == {}
    playing.close()
