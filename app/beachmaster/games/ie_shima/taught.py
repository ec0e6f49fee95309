"""Say the cards of the taught opening: one battalion from the blue box into Area 1."""

from collections.abc import Mapping

from beachmaster.engine.taught import Words
from beachmaster.games.ie_shima.texts import T

WORDS: Mapping[str, Words] = {
    "goal": Words(
        title=T("Ten points by 19 April"),
        text=T(
            "Areas 15 and 16 are three points each at the end, 11 to 14 two each; area 4 gives one "
            "if held tonight. Each five companies reduced or eliminated cost one. You command the "
            "Americans, the program plays the Japanese. It is 16 April, Impulse 4."
        ),
        do=T("Look at the map, then go on."),
    ),
    "counter": Words(
        title=T("Two sides, two numbers"),
        text=T(
            "A unit has a full and a reduced side, and its second loss eliminates it. On the "
            "screen a pale band marks the reduced one. The left number is its Combat Value when "
            "it leads a fight, the right one what it can spend on moving."
        ),
        do=T("Which of your four companies is reduced?"),
        after=T("It adds half as much to an attack as a full one."),
    ),
    "impulse": Words(
        title=T("One thing each, in turns"),
        text=T(
            "The day is a row of Impulses: the Japanese do one thing, then you. An assault moves "
            "and fights with the units of one area, or of one box. The others are a bombardment, "
            "a regroup of all units by one area, and a pass."
        ),
        do=T("Choose an assault from the blue beach box."),
        otherwise=T("An assault would bring the battalion ashore."),
    ),
    "move": Words(
        title=T("Into area 1"),
        text=T(
            "Each area entered costs one to four points; from a beach box into an area of theirs "
            "it is all. Two Japanese units are in area 1: a unit that enters an area that was not "
            "contested must attack."
        ),
        do=T("Move 1/305 A to area 1."),
        after=T("Units in there will have to attack."),
        otherwise=T("Area 1 is the only way from the blue box; some company has to go first."),
    ),
    "follow": Words(
        title=T("Bring the others"),
        text=T(
            "Who enters before the fight takes part in it; afterward nobody else may enter in this "
            "Impulse. All four companies of a battalion in one attack are worth one point more."
        ),
        do=T("Move the other three to area 1."),
        after=T("The whole battalion attacks together."),
        otherwise=T("With all four the attack would be the strongest it can be."),
    ),
    "lead": Words(
        title=T("Which unit leads?"),
        text=T(
            "The lead counts with its whole Combat Value; of the others each full one adds 1, each "
            "reduced one a half. But the lead flips even in a success, and is eliminated if "
            "reduced; a repulse does that to every attacker. Clear weather adds 1."
        ),
        do=T("Let a full company lead the attack."),
        after=T("It pays with a flip, not with its life."),
        otherwise=T("A reduced lead is eliminated in every result; a full one flips."),
    ),
    "sum": Words(
        title=T("What do you attack with?"),
        text=T(
            "A full company leads: 4. Two more full ones add 1 each, the reduced one a half; the "
            "whole battalion adds 1, clear weather 1. The sum is rounded down."
        ),
        do=T("What is your Attack Value?"),
        after=T("4, then 1 and 1, then 1 and 1; the half is lost."),
        options={"seven": T("7"), "eight": T("8"), "nine": T("9")},
    ),
    "dice": Words(
        title=T("Two dice against two"),
        text=T(
            "They have their lead's value, 1 for each other unit, and 1 to 4 for the terrain. Each "
            "side adds two dice. Above them you win: they pay the difference, your lead flips. "
            "Equal, only your lead does. Below, every attacker flips or, reduced, is eliminated."
        ),
        do=T("Look at both sums, then have the dice rolled."),
        after=T(
            "Your sum was higher. They paid the difference: one unit eliminated, the other flipped "
            "and gone back. Your lead flipped, and area 1 is yours. Then they had their Impulse."
        ),
        otherwise=T("The lesson lays other dice down; those you rolled count."),
    ),
    "shells": Words(
        title=T("They answer"),
        text=T(
            "The program weighs what they can do; the reasons stand under Why. A bombardment "
            "counts its marker's factor against the terrain alone, however many you are."
        ),
        do=T("Have the dice rolled."),
        otherwise=T("The lesson lays other dice down; those you rolled count."),
    ),
    "pay": Words(
        title=T("Now you pay"),
        text=T(
            "Flip a full unit: 1 point. Eliminate a reduced one: 2, a full one: 3. A reduced one "
            "retreats for 1. The first point falls on their primary target, the others where you "
            "want, and the sum must be met exactly if it can be."
        ),
        do=T("Choose what you lose."),
    ),
    "bombard": Words(
        title=T("Your ships"),
        text=T(
            "Naval fire strikes any area but a contested town, once a day. Only terrain protects "
            "them. The Impulse marker does not move on after your bombardment, but the Japanese "
            "act again. You name the primary target."
        ),
        do=T("Bombard area 6 with the Naval marker, first the Pillbox."),
        otherwise=T(
            "The lesson fires at area 6, in your way, first at the Pillbox: it is the strongest."
        ),
    ),
    "sunset": Words(
        title=T("Your dice are the clock"),
        text=T(
            "Your first two dice in each Impulse tell whether the day goes on: below the number "
            "that the Impulse marker stands on, it ends. The dice alone count, nothing is added."
        ),
        do=T("Have the dice rolled."),
        after=T(
            "7 is not below the number: the day goes on. Then the Japanese moved a unit; that is "
            "their one thing, and now it is your turn again."
        ),
        otherwise=T("The lesson lays other dice down; those you rolled count."),
    ),
    "yours": Words(
        title=T("Now you"),
        text=T(
            "From here on dice are real, your first two the clock. Enter an area without enemies "
            "and it is yours, for one or two points, from a box for all it has; among enemies it "
            "costs three or four, and you must attack. If both sides pass in a row, the day ends."
        ),
        do=T("Choose what this Impulse is."),
    ),
    "table": Words(
        title=T("What you know, and what comes"),
        text=T(
            "This lesson was about entering, attacking, paying, bombarding and the clock. To come: "
            "the Advantage, rain, contested areas and retreats, Special Units by day and by night, "
            "refit and supply, and the Advanced Game. The program says so when they do."
        ),
        do=T("Set your table up, or play on here."),
    ),
}
