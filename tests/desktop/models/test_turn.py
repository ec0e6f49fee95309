"""The turn panel's lines say the phases, the score and the facts of the game."""

from beachmaster.desktop.models.lines import LinesModel, spoken
from beachmaster.desktop.models.turn import turn_lines
from beachmaster.desktop.words import say
from beachmaster.engine.display import phase_text


def lines_of(controller):
    return turn_lines(controller.overview, controller.display.details(controller.state).facts)


def test_phases_are_done_now_or_to_come(controller, play, qtmodeltester):
    while controller.state.phase != "raid":
        play(1)
    model = LinesModel()
    model.follow(lines_of(controller))
    steps = [row for row in model.rows if row.kind == "step"]
    now = [row.key for row in steps].index("step:raid")
    stages = [row.stage for row in steps]
    assert stages == ["done"] * now + ["now"] + ["later"] * (len(steps) - now - 1)
    assert steps[now].whose.id == "japan"
    assert steps[now].rules == ("hoe:5.5",)
    assert spoken(steps[now]) == "Raids, now, Japan"
    qtmodeltester.check(model)


def test_the_score_names_its_parts_and_what_it_means(controller, play):
    while controller.prompt is not None:
        play(1)
    overview, rows = controller.overview, lines_of(controller)
    total = next(row for row in rows if row.kind == "total")
    parts = [row for row in rows if row.kind == "part"]
    assert say(total.value) == str(overview.score.total)
    assert sum(int(say(part.value).replace("−", "-")) for part in parts) == overview.score.total
    assert total.detail == overview.score.outlook


def test_every_fact_keeps_its_tone_and_rules(controller):
    told = controller.display.details(controller.state).facts
    facts = {f"fact:{fact.id}": fact for fact in told}
    rows = {row.key: row for row in lines_of(controller) if row.kind == "fact"}
    assert rows.keys() == facts.keys()
    assert all(rows[key].tone == facts[key].tone for key in facts)
    assert all(rows[key].rules == facts[key].rules for key in facts)


def test_a_phase_no_step_names_is_said_by_its_id(controller):
    assert say(phase_text(controller.overview, "first-attack")) == "First Attack"
    assert say(phase_text(None, "first-attack")) == "first attack"
