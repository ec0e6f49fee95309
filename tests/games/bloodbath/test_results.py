"""The codes of the combat results table, row by row (bib:7.6, bib:20.2, bib:20.5.4, bib:21.4)."""

import pytest

from beachmaster.games.bloodbath.results import (
    CODES,
    SECOND_DIE,
    Outcome,
    against_dug_in,
    against_ordinary,
    banzai,
    bombarded,
    spared_by_suppression,
)

FACES = range(1, 7)


@pytest.mark.rule("bib:20.2", "bib:20.2.1")
@pytest.mark.parametrize(("code", "attackers", "retreat", "optional"), [
    ("Ae", "eliminated", 0, False),
    ("A3", "none", 3, False),
    ("A2", "none", 2, False),
    ("A1", "none", 1, False),
    ("(A)", "none", 1, True),
    ("NE", "none", 0, False),
])  # fmt: skip
def test_a_failed_attack_makes_the_dug_in_defender_redeploy_in_place(
    code, attackers, retreat, optional
):
    """bib:20.2.1: besides what the result does to the US units."""
    assert against_dug_in(code) == Outcome(
        attackers=attackers, retreat=retreat, optional=optional, defender="in-place"
    )


@pytest.mark.rule("bib:20.2.2")
@pytest.mark.parametrize(("die", "fate"), [*((n, "eliminated") for n in range(1, 6)),
                                           (6, "redeploys")])  # fmt: skip
def test_an_exchange_with_a_dug_in_unit(die, fate):
    """bib:20.2.2: 1-5 a step each, 6 only the US loses one; never an advance."""
    assert against_dug_in("Ex", die) == Outcome(attackers="step", defender=fate)


@pytest.mark.rule("bib:20.2.3", "bib:20.2.4")
@pytest.mark.parametrize(("code", "clean"), [("D2", (1, 2)), ("D3", (1, 2, 3))])
def test_d2_and_d3_kill_and_the_second_die_says_at_what_price(code, clean):
    """bib:20.2.3, bib:20.2.4, B-01: as De on 1-2 or 1-3, otherwise a step each; both advance."""
    for die in FACES:
        loss = "none" if die in clean else "step"
        assert against_dug_in(code, die) == Outcome(
            attackers=loss, defender="eliminated", advance=True
        )


@pytest.mark.rule("bib:20.2")
def test_de_is_not_changed_against_a_dug_in_unit():
    """bib:20.2: De kills, costs nothing, and asks for no second die."""
    assert against_dug_in("De") == Outcome(defender="eliminated", advance=True)
    assert "De" not in SECOND_DIE


@pytest.mark.rule("bib:20.2")
def test_b02_a_d1_has_no_effect_on_a_dug_in_unit():
    """B-02: like no effect, the defender redeploys in place."""
    assert against_dug_in("D1") == against_dug_in("NE")


@pytest.mark.rule("bib:16.3", "bib:20.2.2")
@pytest.mark.parametrize("die", FACES)
def test_a_spared_attacker_loses_no_step_and_the_defender_fares_the_same(die):
    """bib:16.3: suppression saves the step and changes nothing else."""
    for code in ("Ex", "D2", "D3"):
        plain, spared = against_dug_in(code, die), against_dug_in(code, die, spared=True)
        assert spared.attackers == "none"
        assert (spared.defender, spared.advance) == (plain.defender, plain.advance)


@pytest.mark.rule("bib:16.3")
def test_b27_suppression_counts_on_an_exchange_and_on_d2_d3_only_by_choice():
    """bib:16.3, B-27: literally the result Exchange; the kinder reading covers D2 and D3."""
    literal = {code for code in CODES if spared_by_suppression(code, True, False)}
    generous = {code for code in CODES if spared_by_suppression(code, True, True)}
    assert (literal, generous) == ({"Ex"}, {"Ex", "D2", "D3"})
    assert not any(spared_by_suppression(code, False, True) for code in CODES)


@pytest.mark.rule("bib:7.6")
@pytest.mark.parametrize(("code", "outcome"), [
    ("Ae", Outcome(attackers="eliminated")),
    ("A3", Outcome(retreat=3)),
    ("A2", Outcome(retreat=2)),
    ("A1", Outcome(retreat=1)),
    ("(A)", Outcome(retreat=1, optional=True)),
    ("NE", Outcome()),
    ("Ex", Outcome(attackers="step", defender_loss="step")),
    ("D1", Outcome(defender_retreat=1, advance=True)),
    ("D2", Outcome(defender_retreat=2, advance=True)),
    ("D3", Outcome(defender_retreat=3, advance=True)),
    ("De", Outcome(defender_loss="eliminated", advance=True)),
])  # fmt: skip
def test_an_ordinary_defender_takes_the_result_as_printed(code, outcome):
    """bib:7.6, B-02, B-03: only dug-in units have rules of their own."""
    assert against_ordinary(code) == outcome


@pytest.mark.rule("bib:20.5.4")
@pytest.mark.parametrize(("code", "loss"), [
    *((code, "none") for code in ("Ae", "A3", "A2", "A1", "(A)", "NE")),
    *((code, "step") for code in ("Ex", "D1", "D2", "D3")),
    ("De", "eliminated"),
])  # fmt: skip
def test_b23_a_banzai_costs_the_us_a_step_instead_of_a_retreat(code, loss):
    """bib:20.5.4, B-23: US units stand fast."""
    assert banzai(code) == loss


@pytest.mark.rule("bib:21.4")
@pytest.mark.parametrize(("code", "hits"), [("Ex", (1, 2, 3, 4)), ("D2", (1, 2)),
                                            ("D3", (1, 2, 3))])  # fmt: skip
def test_bombardment_needs_a_second_die_on_ex_d2_and_d3(code, hits):
    """bib:21.4: 1-4, 1-2 and 1-3 cost a step, the rest nothing."""
    assert tuple(die for die in FACES if bombarded(code, die) == "step") == hits
    assert all(bombarded(code, die) == "none" for die in FACES if die not in hits)


@pytest.mark.rule("bib:21.4")
def test_b12_bombardment_by_the_other_results():
    """B-12, B-02: De eliminates; A results, no effect and a D1 do nothing."""
    assert bombarded("De") == "eliminated"
    others = [code for code in CODES if code not in SECOND_DIE and code != "De"]
    assert {bombarded(code) for code in others} == {"none"}
