"""The card of a movement says who cannot go and why, what is left, and what a unit may do."""

from beachmaster.desktop.prompts.coach_panel import AMONG
from beachmaster.desktop.words import say
from beachmaster.engine.coach_words import detail_lines, head_lines, unit_line
from beachmaster.engine.prompt import Record


def at_a_movement(card, reach):
    """Play on until somebody can move, and return the coach."""
    reach(card, "move")
    while not card.controller.prompt.coach.coach().todo:
        card.controller.session.answer(["done"])
        reach(card, "move")
    card.refresh()
    return card.controller.prompt.coach


def test_the_coach_stands_around_the_answers_and_elsewhere_nowhere(card, reach):
    panel = card.heading.coach
    assert not panel.isVisible()
    coach = at_a_movement(card, reach).coach()
    assert panel.isVisible()
    assert panel.cannot.text() == "\n".join(map(say, head_lines(coach)))
    assert panel.details.text() == "\n".join(map(say, detail_lines(coach)))
    stack = [card.scroll_area.answers.itemAt(at).widget() for at in range(3)]
    assert stack == [panel, card.pane, panel.details]
    assert stack[AMONG] is card.pane
    card.controller.session.answer(["done"])
    card.refresh()
    if card.controller.prompt.coach is None:
        assert not panel.isVisible()
        assert not panel.details.isVisible()


def test_before_a_form_what_the_moves_cost_stands_above_it(card, reach):
    at_a_movement(card, reach)
    panel, prompt = card.heading.coach, card.controller.prompt
    costs = panel.details.text()
    form = Record(procedure="moved", text=prompt.text, rules=(), fields=(), coach=prompt.coach)
    panel.show_prompt(form)
    assert (panel.before.text(), panel.details.text()) == (costs, "")
    assert panel.before.isVisible()
    assert not panel.details.isVisible()
    panel.show_prompt(prompt)
    assert (panel.before.text(), panel.details.text()) == ("", costs)


def test_the_row_the_keyboard_is_on_is_coached(card, reach):
    coaching = at_a_movement(card, reach)
    rows = [row.value for row in card.pane.model.rows]
    unit = coaching.coach().todo[0]
    card.pane.list.go_to(rows.index(unit))
    assert card.heading.coach.unit.text() == say(unit_line(coaching.going(unit)))
    card.pane.list.go_to(rows.index("done"))
    assert card.heading.coach.unit.text() == ""


def test_a_unit_that_cannot_go_says_why_when_it_is_looked_at(card, reach):
    coaching = at_a_movement(card, reach)
    closed = [unit for group in coaching.coach().cannot for unit in group.units]
    assert closed
    for unit in closed:
        card.heading.coach.show_unit(unit)
        assert say(coaching.going(unit).cannot) in card.heading.coach.unit.text()
