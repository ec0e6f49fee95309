"""Say the cards of the taught opening: three battalions land at Green and Red Beach."""

from collections.abc import Mapping

from beachmaster.engine.taught import Words
from beachmaster.games.bloodbath.texts import T

_LISTED = T(
    "Listed are the hexes that still take a unit in this phase: one on a hex, two on a beach of a "
    "color."
)
_ASHORE = T("It is ashore, and goes no farther in this phase.")
_NEXT = T("2209 lies next to 2310; from there it can attack at once.")
_BOTH = T("On Green Beach, 2309 and 2410, both would stand next to 2310.")

WORDS: Mapping[str, Words] = {
    "goal": Words(
        title=T("Clear the island, and cheaply"),
        text=T(
            "One Japanese unit left after the last turn, and they have won. If none is left, your "
            "losses decide: two for each battalion eliminated, one for each depleted. Three "
            "battalions of yours wait at sea; three Japanese units lie face down behind Green and "
            "Red Beach."
        ),
        do=T("Look at the map, then go on."),
    ),
    "land": Words(
        title=T("Come ashore"),
        text=T(
            "Up to eight units land in a movement phase: two at the beach of a color, one on each "
            "of its hexes. Entering a beach ends their move. Hex 2209 of Red Beach lies next to "
            "the unit in 2310."
        ),
        do=T("Land 1/27 Marines on 2209."),
        after=_ASHORE,
        otherwise=_NEXT,
    ),
    "land-hex": Words(
        title=T("Which hex of the beach?"),
        text=_LISTED,
        do=T("Land it on 2209."),
        after=_ASHORE,
        otherwise=_NEXT,
    ),
    "land-two": Words(
        title=T("Now the other two"),
        text=T(
            "Whoever lands on a Japanese unit must attack it next, and is eliminated if it stays. "
            "So land beside it. Units may stack on the beaches of your coast, but only the top "
            "one fights."
        ),
        do=T("Land 1/28 and 2/28 Marines on Green Beach."),
        after=T(
            "Green Beach touches 2310 as well. If the other is still at sea, land it there too, "
            "then end the movement."
        ),
        otherwise=_BOTH,
    ),
    "green-hex": Words(
        title=T("Which hex of Green Beach?"),
        text=_LISTED,
        do=T("Land it on 2309 or 2410."),
        otherwise=_BOTH,
    ),
    "green-hex-two": Words(
        title=T("The other hex of Green Beach"),
        text=_LISTED,
        do=T("Land it on the one that is left, 2309 or 2410."),
        otherwise=_BOTH,
    ),
    "declare": Words(
        title=T("Declare before you roll"),
        text=T(
            "Name the unit you attack and everybody who does; after the bombardment nothing can "
            "be changed. You may not look at it. Your strengths are added and its defense is "
            "subtracted: three battalions of 5 make 15 (the values are our estimates)."
        ),
        do=T("Attack 2310 with all three."),
        after=T("15 against a strength that you learn too late to change your mind."),
        otherwise=T("All that can reach one target make the best attack: 15 against it."),
    ),
    "markers": Words(
        title=T("Nine bombardment markers"),
        text=T(
            "You put one or two on a unit that you attack, and roll a die for each: 1 to 3 "
            "suppresses it. Against a suppressed unit an Exchange costs you no step; other "
            "results cost you what they say. Markers that are not used are lost."
        ),
        do=T("Put two on it."),
        otherwise=T("What is not used is lost, and two suppress in three of four cases."),
    ),
    "suppress": Words(
        title=T("Is it suppressed?"),
        text=T(
            "A die for each marker; one that shows 1, 2 or 3 is enough, a second changes nothing. "
            "In a storm it takes a 1 or 2."
        ),
        do=T("Have the dice rolled."),
        after=T("The 2 suppresses it."),
        otherwise=T("The lesson lays other dice down; those you rolled count."),
    ),
    "turned": Words(
        title=T("Only now you see it"),
        text=T(
            "It lay with the Fortification side up: dug in, and not to be looked at. It is "
            "revealed when the attack can no longer be changed, a ruling of ours. Revealed by an "
            "attack, it still fights dug in."
        ),
        do=T("Reveal it."),
        otherwise=T("The lesson lays another unit there; the one you named counts."),
    ),
    "column": Words(
        title=T("Which column?"),
        text=T(
            "What is left of your strength names a column of the table; broken ground moves it one "
            "column to the left. Three battalions on defense 4, in broken ground: 15 less 4 is "
            "11. Our table is an estimate; yours is on your map."
        ),
        do=T("In clear ground it is the column +11 to +13. And here?"),
        after=T("One column to the left of +11 to +13."),
        options={
            "lower": T("+8 to +10"),
            "same": T("+11 to +13"),
            "higher": T("+14 or more"),
        },
    ),
    "table": Words(
        title=T("One die in the column"),
        text=T(
            "An A is bad for you, a D for them: its figure is the hexes to retreat, e means "
            "eliminated. An Exchange, Ex, costs each side a step; NE is no effect. Against a unit "
            "dug in, some take a second die."
        ),
        do=T("Have the die rolled; the odds below say what each number would bring."),
        otherwise=T("The lesson lays another die down; the one you rolled counts."),
    ),
    "second-die": Words(
        title=T("Dug in: a second die"),
        text=T(
            "An Exchange with a dug-in unit: on 1 to 5 each side loses a step, and it has only "
            "one. On a 6 you lose a step and it redeploys. As it is suppressed, an Exchange costs "
            "you none; other results could. Nobody advances."
        ),
        do=T("Have the die rolled."),
        after=T("It is eliminated; its hex stays empty for now."),
        otherwise=T("The lesson lays another die down; the one you rolled counts."),
    ),
    "move": Words(
        title=T("You move again"),
        text=T(
            "All your units move a second time, at half their allowance. Their guns fire at "
            "beaches first, so leave them. Next to an enemy a move ends; that is a ruling of ours, "
            "as our copy lacks the standard rule."
        ),
        do=T("Move 1/28 Marines to 2310."),
        after=T(
            "It stops there, next to 2211. The others are yours: move who you want, then end the "
            "movement."
        ),
        otherwise=T("From 2310 it could attack 2211, and would be off the beach."),
    ),
    "attack": Words(
        title=T("Now you"),
        text=T(
            "Without markers, an Exchange costs you a step. D2 and D3 take a second die: low "
            "kills, high costs both a step, suppressed or not. D2, D3 and De let you advance. "
            "After weak results another unit may sit there. Odds stand below; dice are real now."
        ),
        do=T("Choose what to attack and with which units, or attack nobody."),
    ),
    "replacement": Words(
        title=T("The dead come back"),
        text=T(
            "Eliminated units go into the container; artillery and HQ never return. One is drawn "
            "unseen each turn. The die names a sector: there it takes a free red or white hex "
            "within two hexes of a dug-in unit, or goes back."
        ),
        do=T("Roll for the sector."),
    ),
    "guns": Words(
        title=T("Their guns"),
        text=T(
            "Ten markers, one fewer for each artillery or HQ eliminated. Each landing beach hex "
            "with your units gets one; other hexes are searched from 2812 down, 1 to 3 gets one. "
            "A marker that fires is three dice strong, whatever your defense."
        ),
        do=T("Roll."),
    ),
    "table-next": Words(
        title=T("What you know, and what comes"),
        text=T(
            "This lesson was about landing, declaring, bombardment, the table, a second move, "
            "their replacements and guns. To come: replacement steps, reserves, tanks and "
            "flamethrowers, storms, redeployment, Suribachi, Banzai. The program says so when "
            "they do."
        ),
        do=T("Set your table up, or play on here."),
    ),
}
