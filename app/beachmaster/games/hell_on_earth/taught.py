"""Say the cards of the taught opening: off Red Beach, with three regiments."""

from collections.abc import Mapping

from beachmaster.engine.taught import Words
from beachmaster.games.hell_on_earth.texts import T

WORDS: Mapping[str, Words] = {
    "goal": Words(
        title=T("Nine turns to take the island"),
        text=T(
            "Every two Japanese units eliminated are a victory point; so is Mount Suribachi, and "
            "each of three airfields, captured in time. Three of your regiments lie on the "
            "beaches. Nothing has to lie on your table: what a line has you move or mark, the "
            "program did."
        ),
        do=T("Look at the map, then go on."),
    ),
    "counter": Words(
        title=T("What a counter says"),
        text=T(
            "Four dots at its foot are the steps it has. 4/2 beside them: combat factor 4, 2 "
            "points of support; ≈ marks our estimates. The sign is its arm: an oval tanks, a dot "
            "artillery, else flamethrowers. Japanese units have three steps; hidden they show "
            "their backs."
        ),
        do=T("Which of your three has the tanks?"),
        after=T("Combat factor 4, and tanks for 2 points of support."),
    ),
    "pinned": Words(
        title=T("Why nobody has moved yet"),
        text=T(
            "Each Japanese unit, hidden or not, controls the six hexes around it. A unit on a "
            "Landing Beach beside one is pinned down: it neither moves nor retreats. It may still "
            "scout, assault and support."
        ),
        do=T("Which of your units are pinned? Name all of them."),
        after=T("The unit in 0512 holds the 26th and the 27th, the one in 0313 holds the 28th."),
    ),
    "target": Words(
        title=T("Whom to attack"),
        text=T(
            "An assault has one target, and one or two of your units that stand beside it. For "
            "this lesson the unit in 0512 has been hit already: it is shown, with one step left."
        ),
        do=T("Which unit can two of yours attack together?"),
        after=T("The 26th and the 27th both stand beside 0512."),
    ),
    "support": Words(
        title=T("Who supports"),
        text=T(
            "Up to three units support, attackers among them: artillery from any distance, tanks "
            "beside the target or two hexes off. Tanks that stand lower than the target count one "
            "less, and a beach is the lowest ground."
        ),
        do=T("Assault 0512 with the 26th and the 27th, supported by both."),
        otherwise=T(
            "The script takes both regiments and the support of both: more factors, and more on "
            "the die."
        ),
    ),
    "neighbor": Words(
        title=T("Its neighbor helps"),
        text=T(
            "Every Japanese unit beside the target supports it. A hidden one stays hidden: a "
            "marker from the red bag says what it gives, by its support side. A Reaction may "
            "reveal or move it."
        ),
        do=T("Have the marker for 0411 drawn."),
        otherwise=T("The lesson lays another marker down; the one you drew counts."),
    ),
    "ratio": Words(
        title=T("The ratio, always rounded down"),
        text=T(
            "Add up the combat factors of the attackers, divide by that of the target, drop the "
            "fraction: that is the column of the combat table. Who only supports adds nothing "
            "here."
        ),
        do=T("Eight against three: which column?"),
        after=T("8 divided by 3 is 2 and a bit. Drop the fraction: 2:1."),
    ),
    "die": Words(
        title=T("One die decides"),
        text=T(
            "Support, the target's type and its ground come to one sum, from -3 to +3. The blue "
            "die and that sum are read in the column: A are hits on you, D hits on the target."
        ),
        do=T("Have the die rolled."),
        otherwise=T("The lesson lays another die down; the one you rolled counts."),
    ),
    "advance": Words(
        title=T("An empty hex"),
        text=T(
            "The last step is gone, and with it the unit. One attacker may take its hex, or "
            "nobody: not one that retreated, nor one in the zone of another Japanese unit. 0512 "
            "itself lies beside 0411."
        ),
        do=T("Choose who advances, if anybody."),
    ),
    "now-you": Words(
        title=T("Now you: from here on the dice are real"),
        text=T(
            "The 28th may scout the hidden unit in 0313: with 5 or more it takes a hit and is "
            "shown, with 1 or less the 28th takes one. Or the 28th assaults it, or waits."
        ),
        do=T("Scout, assault, or end the attack phase."),
    ),
    "raid": Words(
        title=T("The Japanese raid"),
        text=T(
            "A red die for each of your units within two hexes of a Japanese one: 4 and 5 hit "
            "once, 6 twice, 1 hits the raider. From two hexes off, one less; beside several, or "
            "with an OR or DR marker, one more each. A hit is a step."
        ),
        do=T("Roll for each unit."),
    ),
    "move": Words(
        title=T("You move"),
        text=T(
            "Six points: a clear hex costs 1, leaving a beach or a zone 1 more. From one held hex "
            "nobody steps straight into another: not from 0512 to 0511, as the unit in 0411 holds "
            "both. Who is pinned stays."
        ),
        do=T("Move who can, then end the movement."),
    ),
    "alone": Words(
        title=T("Alone: the second attack"),
        text=T(
            "It goes like the first, and each unit may scout or assault once more. Nobody tells "
            "you what to do."
        ),
        do=T("Choose a fight, or end the attack phase."),
    ),
    "guess": Words(
        title=T("A guess before the die"),
        text=T(
            "Your assault is declared. Ratio and sum name its place on the combat table, as "
            "before; a D in the result is a hit on the target."
        ),
        do=T("Guess: will the target be hit more often than not?"),
        after=T("The odds beside the die tell: add up the results with a D."),
        options={"more": T("more often than not"), "less": T("less often")},
    ),
    "retreat": Words(
        title=T("Stand or retreat"),
        text=T(
            "A regiment that was hit rolls red, one less with two steps or fewer. Up to its hits "
            "it flees two hexes with a DR marker. Above, it may retreat one or two with an OR "
            "marker and one hit less. Entering an enemy zone stops it: one hit more."
        ),
        do=T("Choose what it does."),
    ),
    "command": Words(
        title=T("Command Points"),
        text=T(
            "A point gives back one step to a unit that has lost some, one step to each. What "
            "your fights brought counts in pairs: every two Japanese units eliminated are one "
            "victory point."
        ),
        do=T("Buy what you want, then spend no more."),
    ),
    "table": Words(
        title=T("You have played a turn"),
        text=T(
            "You know steps, zones, assault, scouting, raids, movement and points. The rest "
            "comes when you need it: weather, bombardment, retreats, Banzai, orders, landings."
        ),
        do=T("Set your own table up, or play on here."),
    ),
}
