<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>OwnBook</name>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is neither a PDF nor a text: bring a .pdf, .txt or .md file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is too large for a rulebook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has {pages} pages; a rulebook of more than {most} is not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is locked with a password. Save a copy without one and import that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged or not a PDF; it could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} asked for more memory than a rulebook needs; reading it was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} took longer than {seconds} seconds to read; reading it was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} holds pictures of pages but no text. Run a text recognition (OCR) program over it, or bring the text as a .txt or .md file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not imported a rulebook of this game: {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rulebook has pages 1 to {pages}; there is no {page}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {page} of your rulebook does not say: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No heading of this game stands in {file}: is it the right rulebook?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The rule texts are missing: there is no {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule index {file} cannot be built: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no note {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note needs a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note has at most {most} letters; this has {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your notes and rulebooks cannot be opened: {file}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was written by a later version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is a section of several books: {rules}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule {rule}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule index {file} cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Nothing found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tracked board {badge}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table board {badge}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the rulebook: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linked from: {rules}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rulebook, page {page}: {heading}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rulebook, line {line}: {heading}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your note {number}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: found {found} of {headings} headings. `rules missing {game}` lists the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rulebook of {game} is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note {number} on {rule} is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule} is bookmarked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every heading was found.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bib</name>
    <message>
        <source>{path} is now {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no value “{path}” that can be put right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Japanese unit “{unit}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} was the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the turn marker to box {turn}, ordinary side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the turn marker to box {turn}, storm side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who advances into {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guns against {unit}: {attack} or less keeps it out of the sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} adds nothing to this attack, but still takes the first step loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Japanese unit do you attack? Declare all attacks first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit that can still attack is next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which units attack {target}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{units} will attack {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}, attack {attack}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} landed on this unit and must attack it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} landed on the enemy in {place} and must attack it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It, or the unit it is stacked with, takes part in another attack of this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It landed on another Japanese unit and must attack that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tanks may not attack into ravine, mountain or mine hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not next to the target, or lies under others on a beach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is stacked with {tank}, which may not attack there: neither attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cleared sector(s)</source>
        <translation>
            <numerusform>%n cleared sector</numerusform>
            <numerusform>%n cleared sectors</numerusform>
        </translation>
    </message>
    <message>
        <source>Banzai: the first die says whether, the second where, the third with how many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first die, {die}, is above {sectors}: no Banzai attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Japanese unit is left in sector {sector}: no Banzai attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai attack from sector {sector} with up to {units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} has a zero and takes no part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearest to a US unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equally near to your units: {names}. One of them is flipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip the unit in {place} for the Banzai attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot reach any US unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equally many MP away: {names}. The charge goes for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} charges at {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the unit from {origin} to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai attack by {units} on {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US units stand fast and lose a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only units in the Available for Landing box land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It got a replacement step in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was called forward in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{most} units have landed in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no beach of the coast you chose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit has landed on this hex in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{most} units have landed at this colored beach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs: expected the movement points of {terrain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs: {terrain} costs {wanted}, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>symbol: expected 5 to {most} red hexes, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex {place}: Motoyama village is a white hex by erratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex {place}: a red or white hex lies in a numbered sector or on Mount Suribachi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suribachi: expected five hexes of the mountain, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suribachi: expected eleven hexes around it, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex {place}: Mount Suribachi lies in no numbered sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex {place}: each Suribachi hex is a deployment hex, a red one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex {place}: every hex next to Mount Suribachi belongs to its sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beaches: expected two or more {color} hexes on the {coast} coast, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex {place}: a beach needs terrain beach, a coast and a color</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector {sector}: expected red or white hexes, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>airfield: expected hexes of number {number}, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexes: expected one island, found {loose} apart from hex {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain of {place}, whatever hill lies over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector of {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: on or next to Mount Suribachi, or outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sectors in which a Japanese unit stands on a hill hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units that have landed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those listed as landed that stand on a Japanese unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all units in the hex of {unit}, from the top down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the way back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only through an enemy zone of control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US units already in the hex it ends in, from the top down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first terrain in the order that has such a hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all such hexes of that terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all such hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexes of the Japanese units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sectors without a dug-in unit on a red or white hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexes from {place} to the nearest US unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US-held hexes next to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US units in {place}, from the top down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Japanese unit stands in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{place}” is a word of the program; call it otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further hidden unit is left that could be in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many hexes with a red symbol does your map have?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motoyama, hex 1111, does not count: by erratum its symbol is white. Each red hex gets one unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these depleted units are at least four hexes from every Japanese unit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the Japanese unit&apos;s hex, not your own: three hexes must lie between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which airfields are free of the enemy?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free: no hex with a part of it holds a Japanese unit or is next to one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airfield No. 1 is not free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only Airfield No. 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airfields No. 1 and No. 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None, or no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the unit by its hex number or any word of yours; use the same one next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is in the hex of {unit}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who shares a hex with the units that attack {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out units that stand alone; list a stack from its top unit down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the unit itself with those in its hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is {unit} on a landing beach of your coast?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the map show in {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore the hill symbol. Six sectors are numbered on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hexes hold US units?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>landing beach hexes, from the highest number down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all other hexes, from 2812 to lower numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the beaches take every marker the Japanese have, the others do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexes with US units, from 2812 to lower numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexes with US units, from 0106 to higher numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name each hex once, also where several units share it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the hexes under bombardment?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US units there, from the top down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the units of a hex from the top one down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hex is told twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are fewer US units ashore than that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit is told in two hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is clear of Japanese units now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Japanese unit is left on the five Mount Suribachi hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sector is cleared when no face-down unit is on any of its red or white hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Japanese units are in sector {sector}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name each by its hex, all of them; leave it empty for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hexes of sector {sector} can take a Japanese unit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hexes can take a Japanese unit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red or white hexes of sectors not cleared, without a unit of either side, at most two hexes (one between) from a face-down unit; the order is hill, ravine, mountain, mine, rough, broken, clear, beach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place} is not the face-down unit nearby.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out {place}: the unit goes to a new hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a US unit next to the Japanese unit in {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which are the first {count} face-down units from hex 0106 to higher numbers?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which are the next {count} face-down units after {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name fewer only where there are no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units on Mount Suribachi are passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How near are US units to these Japanese units?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count hexes to the nearest US unit; next to it is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which US-held hexes does the unit in {place} reach first with {points} movement points?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count movement points to a hex next to the US unit, at most its allowance; name all equally near, and none where it reaches nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} charges at {place}: which hex does it end in?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next to its target by the cheapest way; the lowest number among equals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hex has {unit} moved to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which US-held hexes are next to these Japanese units?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name each hex once; leave it empty for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexes with US units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name hexes for a terrain, and none for no such hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land up to eight units, two on each colored beach and one in a hex; move or redeploy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land up to eight units, two on each colored beach and one in a hex; move the others with half their allowance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These got a replacement step and stay where they are: {units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has landed? Answer when all your units have moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A landing on a beach hex with a Japanese unit must attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a unit that has landed can stand on a Japanese unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more units can land on Japanese units than there are: {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another unit has landed there: one a hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which hex did {unit} land on a Japanese unit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} has landed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} landed on the Japanese unit in {place} and must attack it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreat by {count}: {units}. How did it go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hex must take it farther from where it stood; all units of the hex go together, and nobody is pushed aside where they end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your word for the hex it ends in, if it could go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends in a hex that holds no unit of either side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one hex where the way is open, and none where it is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One attacking unit, with the support unit of its hex; or nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two advance only together, and one is a support unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit that advances, with its partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does {unit} go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} ({cost} MP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is eliminated without loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is eliminated, you lose a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it redeploys elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it redeploys elsewhere, you lose a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing; the hex may hold another unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you fall back; the hex may hold another unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it falls back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you fall back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your attackers are eliminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack on a Japanese unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever it is, each of {units} not seen being equally likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is {kind} with defense {defence}{tag}; {units} it could be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By {units}; tanks roll against guns first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreats, advance and redeployment are not included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The combat results table is our estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {whole} US units, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}: steps go from {low} to {high}, not {steps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US unit {unit}: there is no place “{place}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US unit {unit}: its regiment has been called forward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task Force Collins is one tank battalion flipped and the other two out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many US units are in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {whole} Japanese units, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Japanese unit cannot stand in “{place}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only HQ and artillery units, face up, lie on the Fire Support Track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese unit in {place} is no known unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese unit {unit} is unknown or in two places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Japanese units are in {place}; a hex holds one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US unit {unit} is in {place} together with the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US unit {unit} has not landed on the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn goes from 1 to {last}, not {turn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The regiments called forward are of the 3rd Division.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is turn {turn}, but turn {last} was the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cleared sectors are numbered 1 to 6, each listed once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coast has not been chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit that charges is no longer on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange: 1 to 5 each side loses a step; on a 6 only you do and it redeploys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D2: 1 or 2 eliminates it; otherwise each side loses a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D3: 1 to 3 eliminates it; otherwise each side loses a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which attack do you resolve next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, by {units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack on {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender is suppressed: no US unit loses a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance {units} into {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} landed in {place}, which is still held: the landing fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game: expected {wanted}, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us: expected {name} once, found it {times} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>japanese: expected {name} once, found it {times} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us: expected {wanted} of kind {kind}, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us: the {regiment} Marines are three battalions and a flamethrower, found {found} units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us {name}: expected division {wanted}, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us: expected one tank in division {division}, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us {name}: a battalion has a depleted side, “back”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us {name}: a tank has a Task Force Collins side, “back”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us {name}: a flamethrower has one side only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us {name}: a tank battalion belongs to no regiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us {name}: there is no regiment “{regiment}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>japanese: expected 1 to {most} units, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The track has {boxes} boxes, but {found} units are headquarters or artillery. Is that so?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ae (attacker eliminated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A3 (attacker retreats three hexes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A2 (attacker retreats two hexes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A1 (attacker retreats one hex)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De (defender eliminated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ravine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack of {unit}{tag}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defense of {unit}{tag}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differential {amount}: column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength {amount}: column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in clear terrain: column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the {terrain} line{tag}: column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shift} columns to the right: column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {die} in column {column}: {result}{tag}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) after this one</source>
        <translation>
            <numerusform>%n turn after this one</numerusform>
            <numerusform>%n turns after this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) fewer for reserves</source>
        <translation>
            <numerusform>%n turn fewer for reserves</numerusform>
            <numerusform>%n turns fewer for reserves</numerusform>
        </translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US Mobile Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US Mobile Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Administrative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>19–20 February 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21–22 February 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>23–24 February 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>25–26 February 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>27–28 February 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1–2 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3–4 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5–6 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7–8 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9–10 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>11–12 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>13–14 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15–16 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>17–18 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>19–20 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21–22 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount Suribachi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement is halved; nine bombardment markers that suppress on 1 or 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by the Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets are searched from 0106 upward; Banzai attacks may begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing beaches are bombarded first, with three dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no. {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US bombardment markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese bombardment markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three dice each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two dice each with a Japanese-held hill in the sector, one without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese units on the island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {whole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ashore} ashore, {waiting} available for landing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landed on the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They must attack in the next combat phase, and win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units, unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the Fire Support Track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good for a victory once the island is clear, with {spare} to spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good for a draw once the island is clear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many, even with the island clear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ravine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} beach, eastern coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} beach, western coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ground}, hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deployment hex (red)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeployment hex (white)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airfield No. {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} in {place}, {steps} of {whole} steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down Japanese unit in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese zones of control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four or more hexes from all Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleared sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your landing beaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map is on your table: measure there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message>
        <source>Not both hexes are on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} to {b}: {hexes}; far enough to redeploy and rebuild ({least} or more).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} to {b}: {hexes}; too near to redeploy and rebuild ({least} or more).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program keeps the map, the counters and the container of this game. Lay them out as well only if you want to follow on your own map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn marker: box 1, ordinary side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mix the Japanese units face down and lay one on each red hex. Look at none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese player lays a unit of his choice face down on each red hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave 1111 (Motoyama) empty: it counts as a white hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese units left over: into the container, unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide which coast you invade; the program asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th and 5th Divisions, 26 counters: Available for Landing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd Division, 13 counters: US Reserves box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the map: the US flag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the map: the eleven bombardment markers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} ({look}): {spaces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available for Landing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US Reserves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eliminated Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire Support Track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battalion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flamethrower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tank battalion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes forward with its regiment, for a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may come back for a replacement step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged into Task Force Collins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Division {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned up, dug in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>landed on the enemy: must attack and win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>got a replacement step: stays put in this phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ashore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on top of its hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under others in its hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has {hexes} red hexes, but there are only {units} Japanese units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more for airfields</source>
        <translation>
            <numerusform>%n more for airfields</numerusform>
            <numerusform>%n more for airfields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bombardment marker(s)</source>
        <translation>
            <numerusform>%n bombardment marker</numerusform>
            <numerusform>%n bombardment markers</numerusform>
        </translation>
    </message>
    <message>
        <source>nine always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none for airfields in a storm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {markers} this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many markers on {target}? You have {left} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{markers}: suppresses in {chance} of all cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {markers}: suppressed in {chance} of all cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {markers} on {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{markers} not used, and so lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombardment of {place}: any die of {high} or less suppresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place} is suppressed: an Exchange costs you no step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place} is not suppressed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Available for Landing box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the US Reserves box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Eliminated Units box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Japanese Fire Support Track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, depleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, depleted, in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task Force Collins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hidden unit in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The container is empty: no Japanese replacement this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw one Japanese unit from the container without looking at it, and keep it face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The replacement finds no hex and goes back into the container.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the replacement face down on {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese attack by {units} on {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Japanese unit is eliminated?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Japanese unit advances into {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance the Japanese unit from {origin} into {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese player: which US-held hex do you attack?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which units attack {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not next to the hex, has attacked, or has a zero factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) on the track</source>
        <translation>
            <numerusform>%n unit on the track</numerusform>
            <numerusform>%n units on the track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message>
        <source>The Japanese have {markers} ({units}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a landing beach with US units, before Suribachi falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found by the search and its die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen by the Japanese player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No targets are left: {markers} not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for targets: 1 to {high} puts a marker on {place}, otherwise go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a Japanese bombardment marker on {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hex do you bombard? You have {left} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese hold a hill in the sector of {place}: two dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese hold no hill in the sector of {place}: one die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the bombardment of {place}: add {count} dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the bombardment of {place}: one die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strength of the bombardment; the unit&apos;s defense is ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombardment of {unit} in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange: 1 to 4 costs {unit} a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D2: 1 or 2 costs {unit} a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D3: 1 to 3 costs {unit} a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens to {unit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} loses a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip {unit} to its depleted side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is eliminated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {unit} into the Eliminated Units box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of your units loses the step?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {unit} on the highest open box of the Japanese Fire Support Track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {unit} into the container.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit lands, moves or redeploys?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit lands, or moves at half its allowance?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit and its hex, with &gt; between them, goes at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has landed or moved in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It got a replacement step in this phase, so it stays put.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No beach takes another landing in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit lands or moves only once in a phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“done” stands alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot go to {place}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such hex on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These units have neither landed nor moved: {units}. End the movement?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing hex for {unit}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} (redeployment)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} ({color} beach)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} ({color} beach, held by the enemy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} lands on {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} must attack the Japanese unit in {place} in the next combat phase, and win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {unit} to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Japanese unit stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tanks may not enter ravine, mountain or mine hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hex holds one battalion, a battalion and a support unit, or two support units; only your landing beaches hold more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The movement points do not suffice, a beach, a ravine or a zone of control ends the move before it, and it cannot redeploy there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is not as expected: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position breaks a rule of the game: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no US unit {unit}; there are: {units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has only {most} Japanese units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The face-up unit in {place} needs its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Japanese unit stands in {place} that could charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up belongs to turn 1, not to turn {turn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacement: roll for the sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit from {place} redeploys: roll for the sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {sector} is cleared: no hex there takes a unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No free red or white hex of sector {sector} is within two hexes of a dug-in unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hex can take the unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first in the order hill, ravine, mountain, mine, rough, broken, clear, beach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit goes at random to one of {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit goes to {place} ({terrain}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hex does the unit go to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, {terrain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} redeploys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} redeploys in place: another may now hold {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the unit in {place} for one drawn blind?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place} stays; turn it face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody to swap with: put the same unit face down on {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the unit from {place} into the container too, without looking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a unit from the container without looking and put it face down on {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second unit: 1 to {high} takes the unit in {place}, otherwise go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which units get your {steps} replacement steps?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}: back to Available for Landing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}: to full strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Japanese unit is fewer than four hexes away, so it gets no replacement step ashore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {unit} to its full side; it stays put in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {unit} to the Available for Landing box, depleted side up; it lands no earlier than the mobile movement phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {unit} to the Available for Landing box; it lands no earlier than the mobile movement phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n regiment(s)</source>
        <translation>
            <numerusform>%n regiment</numerusform>
            <numerusform>%n regiments</numerusform>
        </translation>
    </message>
    <message>
        <source>3rd Marines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9th Marines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21st Marines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marine regiment {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which regiments of the 3rd Marine Division come forward? Each makes the game a turn shorter; turn {last} is the last now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tank battalion comes forward with a regiment only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {most}: with more, the last turn would lie behind you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {units} to the Available for Landing box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} called forward: the game ends with turn {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US attack: bombardment, differential, table and result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack on the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suppression saves the step lost in an Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column of the combat results table, from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result on the combat results table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the defender is suppressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tank adds nothing to the differential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tank counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step is lost by one of: {units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all attackers into the Eliminated Units box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attackers retreat this many hexes: {hexes}; or they stand fast and lose a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(A): the attackers may retreat this many hexes: {hexes}; or they stay without loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(A): nothing happens to the attackers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One attacker with its support unit may enter an emptied hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender redeploys to another hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender redeploys in place: the hex stays held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender retreats this many hexes: {hexes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the defender on the Japanese Fire Support Track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the defender into the container.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is a tank, which may not attack a ravine, mountain or mine hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The markers suppress in {chance} of all cases; that is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai: whether, where, and which units are flipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai attack on a US hex, two columns shifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) flipped</source>
        <translation>
            <numerusform>%n unit flipped</numerusform>
            <numerusform>%n units flipped</numerusform>
        </translation>
    </message>
    <message>
        <source>The field “{field}” names a hex twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” needs its counter&apos;s id or factors: who charges lies face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the three dice bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Banzai attacks before Suribachi is cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no attack: the first die is above the cleared sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no attack: no Japanese unit is left in that sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not above the number of cleared sectors, {cleared}: attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above the number of cleared sectors, {cleared}: no attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from sector {sector}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with so many units at most: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flipped, nearest to the US first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place} has a zero: it redeploys in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place} charges the nearest US unit by MP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip the unit in {place}: with a zero it redeploys in place, otherwise it charges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is flipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stays dug in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the defenders lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the US units lose nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one US unit loses a step: they stand fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the US units are eliminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column before the shift, from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns to the right for a Banzai attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All attackers are eliminated, whatever the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bombardment marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guns against the tank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combat results table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second die of the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strength of the marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai: whether, where, with how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search for a second unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search for targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battalion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flamethrowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tank battalion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hidden unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by lot among equals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hidden unit, turned face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which sectors are cleared now, and whether Suribachi is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm roll for the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory: the US losses counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}”: with those eliminated there are more than the 27 battalions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is after the last turn: each reserve regiment takes one away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is cleared now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cleared now: {sectors}, and Mount Suribachi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cleared now: {sectors}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount Suribachi is cleared now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing more is cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbered sectors cleared in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weather of the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a storm: half movement, nine markers, suppression on 1 or 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn that the roll is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Storm Table is our estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last turn of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a Japanese unit left the losses do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}”: a second player decides what the solitaire procedures roll for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” names no counter of this side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” names a counter a second time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is for battalions: support units have one step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is for the tank battalion whose back shows Task Force Collins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” contradicts the counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is missing: give both factors, or name the counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}”: no such unit is left to be hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese bombardment of the US units in one hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n US step(s) lost</source>
        <translation>
            <numerusform>%n US step lost</numerusform>
            <numerusform>%n US steps lost</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps lost in the hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one unit in the hex loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all its steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice of the marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strength, which picks the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice of a marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice, with Suribachi cleared and a hill held in the sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice, with Suribachi cleared and no hill held in the sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defense of {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese replacement: sector and hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeployment of a Japanese unit, elsewhere or in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the unit goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit goes face down to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the container is empty: no replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hex takes it: back into the container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hex takes it: eliminated, on the Fire Support Track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hex takes it: eliminated, in the container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector {sector}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain of the hex, first in the order of those eligible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit holds the hex afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it or the unit from {place}, drawn blind; the other goes there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one drawn blind from the container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same unit: there is no other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit in {place} is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit in {place} is passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second table holds where a hex was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese bombardment markers of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese bombardment: which US hexes get a marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) placed</source>
        <translation>
            <numerusform>%n marker placed</numerusform>
            <numerusform>%n markers placed</numerusform>
        </translation>
    </message>
    <message>
        <source>The field “{field}” names a hex that was named before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes of the Japanese Fire Support Track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covered by eliminated HQ and artillery units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers that find a hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex with a marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gets a marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gets no marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} gets a marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} is passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before Suribachi falls the landing beaches come first, then hexes from 2812 down; afterwards hexes from 0106 up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US bombardment of one unit: is it suppressed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US bombardment markers of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suppressed: an Exchange costs the attackers no step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not suppressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the unit is suppressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest die that suppresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest die that suppresses in calm weather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less in a storm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airfield 1 free of Japanese units and their zones of control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airfield 2 free as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>airfields in a storm: their markers are not counted at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{units}: retreat {back}, or not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retreat {back}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retreat {back}: every way leads through a zone of control, so all are eliminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retreat {back}; all are eliminated if every way leads through a zone of control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay, without loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand fast and lose a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{units} fall back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {units} back from {origin} to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way back leads through a zone of control: they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} stands fast and loses a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} may retreat one hex. Does it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit cannot retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>headquarters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anti-tank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anti-aircraft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engineers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine guns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mortars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rockets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naval guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>construction troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name on the counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind of unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defense factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the hidden unit in {place}: what is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place} is {name} ({kind}): attack {attack}, defense {defence}, movement {movement}{tag}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the unit in {place} face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lies face up already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (our estimate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battalions in the Eliminated Units box, two each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depleted battalions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns not needed, minus two each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese still hold out on the island: an epic Japanese victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price was too high: a Japanese victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The island is yours, but at such a price it is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The island is yours at a price you can pay: a US victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} {part}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{result} Losses: {losses}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {sector} is cleared: its red and white hexes are dead from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount Suribachi is cleared: Japanese bombardment searches from 0106 upward and weakens, Banzai attacks may begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the US flag on Mount Suribachi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n red hex(es)</source>
        <translation>
            <numerusform>%n red hex</numerusform>
            <numerusform>%n red hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) left over</source>
        <translation>
            <numerusform>%n unit left over</numerusform>
            <numerusform>%n units left over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message>
        <source>The eastern coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The western coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terrain} {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement points to enter a hex are our estimate, not the publisher&apos;s: {costs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn marker on box 1, ordinary side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mix all Japanese units face down and put one on each of {hexes}, unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese player puts a unit of his choice face down on each of {hexes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing goes on 1111 (Motoyama): by erratum it is a redeployment hex, a white one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left}: into the container, unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which coast do you invade? Only its beaches serve for landings, the whole game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{coast} it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th and 5th Marine Divisions ({count}) into the Available for Landing box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd Marine Division ({count}) into the US Reserves box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the 11 bombardment markers, the flag, the dice and the container at hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat results table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is printed on your map. First come the lines of terrain: write under each column the smallest differential that it takes, and leave empty the first column and those that the line does not have. Below them are the results for each die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does (A) mean? (your rule 7.6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My rules do not say; go by the ruling B-03.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is printed on your map. Mark each roll that brings a storm in the line for every turn; where a turn has rolls of its own, say storm or calm in the line of that turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which turns do its lines name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn that would be stormy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn in which you roll, one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c clear, k broken, r rough, b beach, v ravine, m mine, t mountain; a capital letter has a hill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>23-1: a US unit, with a minus sign when depleted. (?): a face-down Japanese unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>*: a deployment hex (red), o: a redeployment hex (white), while they count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll on the Storm Table for turn {turn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm in turn {turn}: movement is halved, you have nine markers, and they suppress on 1 or 2{tag}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} is calm{tag}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the combat results table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Storm Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>results: expected six rows, one for each die, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>results, die {die}: expected {wanted} columns as in the first row, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines: expected a line for {terrain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines, {terrain}: give either “least” or “shift”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines, clear: shifts count from this line; give “least”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines, {terrain}: expected {wanted} headings, one for each column, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines, {terrain}: no column has a heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines, {terrain}: each column begins at a higher differential than the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die {die}: column {next} is worse for the attacker than column {column}. Is that so?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}: a {next} is better for the attacker than a {die}. Is that so?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table does not say what (A) means (“a_means”); the ruling B-03 decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has a D1, which the rules never mention; see B-02.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{most} or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (by our estimate of the table)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form Task Force Collins? Which tank battalion is flipped?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip {unit} to its Task Force Collins side; take {others} out of the game for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese player: which unit moves?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has moved or tried its tunnel in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How does the unit in {place} move?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face up, with its movement allowance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down, through a tunnel, if the die allows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} has movement 0 and stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the unit in {place} face down again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the Japanese unit from {origin} to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunnel from {place}: 1 to {most} lets it through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place} finds no way through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hex could take the unit from {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does the unit from {place} come out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task Force Collins side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depleted side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}, number {depth} from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a face-down Japanese unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortification side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storm side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ordinary side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the US flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn track box {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do {units} retreat to?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bib-rulings</name>
    <message>
        <source>What if there are more Japanese units than red hexes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those left over begin in the container, unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The booklet is silent, and by erratum there is one red hex fewer than there was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You land on a Japanese unit, and the result makes it redeploy. Does your unit live?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lives if the defender leaves the hex; if the defender redeploys in place, it is eliminated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule asks whether the defender is still there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May units land in the mobile movement phase too?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, up to eight again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landings belong to any US movement phase, and 14.6 says so for units just replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many US units does a hex hold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One battalion, or a battalion and a support unit, or two support units; your landing beaches hold any number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules 14.3 and 17.1 name these exceptions and no others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An eliminated battalion gets a step back. When can it get the second one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes to the box depleted and can be completed from the next turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule allows such a unit one step a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How do the reserves shorten the game, and when is it too late for them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A regiment comes whole and costs a turn, the tanks are free. A regiment is refused if the last turn would then lie behind you. Turns to spare are counted to the shortened end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot end before the turn it is in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task Force Collins belongs to all three divisions. Does that matter, and are the tanks taken out losses?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No exclusive rule keeps units of different divisions apart, so it changes nothing. Tanks taken out are no losses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They leave the game without having been eliminated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May a regiment land in the phase in which it is called forward?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box is open in any movement phase, and only units that got a step back have to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may land in the same phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may land from the next movement phase on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 16.2 speaks of each US combat phase. Is there bombardment in the mobile one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, in the regular one only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules 13.0 and 16.1 both say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When is an airfield free, and what does the second one give alone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When neither Japanese units nor their zones of control touch it; dug-in units have a zone too. The second airfield alone gives nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without zones of dug-in units the clause would have no use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strength of a face-down defender is needed before the differential. When is it turned up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the attack can no longer be changed, after the bombardment: turn it up, roll for the tanks, then work out the differential.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not look at it while you can still choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tank takes the first step loss of its attack. In every attack, or only in one on an anti-tank or anti-aircraft unit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every attack that the tank takes part in, also where guns kept it out of the differential.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule comes to the loss after the guns, but says “still”: the loss is the tank&apos;s anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every attack with a tank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only against anti-tank and anti-aircraft units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the top unit of a beach stack fights. What of a support unit stacked with it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two top counters fight as a pair if one of them is a support unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A support unit belongs to the unit that it is stacked with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two top counters fight together if one is a support unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top counter fights alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if several tanks attack one gun?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for each. The first step loss falls on one of them, as you choose; a further loss on any unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule speaks of one tank, and each meets the same guns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit stacked with a tank attacks a hex closed to tanks. May it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may, without the tank, which adds nothing, takes no loss and stays behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the tank is barred by the terrain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It attacks without the tank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither of the two may attack there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who commands the Japanese?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do: the solitaire game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second player does, with the rules for two players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you want to hear what you may have forgotten before a phase ends?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, list it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, end the phase at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can a hex get two markers, and which beaches come first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One marker at most for each hex. Beaches are filled from the highest hex number down, and the search passes over hexes that have one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule gives one to each beach, and then looks for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the strength of a marker rolled once, or anew for each unit in the hex?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21.3 rolls the dice for a marker, not for a target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once for the marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anew for each unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can a unit redeploy and move normally in one phase?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, it does one or the other. Terrain closed to tanks stays closed to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeployment lifts the movement allowance and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of an odd movement allowance: which way is it rounded?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up. In a storm the mobile phase halves twice, and a unit can always move one hex that it may enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exclusive rules do not say, and rounding up keeps units on the move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halves are rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halves are rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How are the four hexes to the nearest Japanese unit counted?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As plain distance: it must be 4 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule counts the Japanese unit&apos;s hex but not your own, which is the distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does an unlimited allowance also lift the stop on entering a beach or a ravine?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No; the redeploying unit stops there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule lifts the allowance and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A redeploying unit stops on entering a beach or a ravine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A redeploying unit may go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost of most terrain stands on the map&apos;s chart, which our copy lacks. What does it cost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear 1, broken, rough and mine 2, mountain 3, as the board file says; beach and ravine follow the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An estimate: it lets a battalion cross two or three hexes of bad ground in a turn. A board of your own brings its own costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The standard rules on moving through zones of control are missing. How do they work?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit stops on entering an enemy zone. It may leave in a later phase, even from one zone straight into another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is how most games of this family do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit stops on entering a zone and may go from zone to zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit stops on entering a zone and may not go from one zone straight into another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit that redeploys in place remains in its hex, yet is swapped at random. How do these go together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hex stays occupied: the unit goes into the container and one is drawn for that hex. If it is alone there and the search finds no other, it returns itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise the rule would take back what it gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacement and Banzai both come at the start of the Japanese movement phase. Which is first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The replacement, and it may be flipped at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the order of the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The replacement comes before the Banzai dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Banzai dice come before the replacement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacked units must stand fast. What does a retreat result do to them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs them a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing fast means just that in 7.7.2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several units charge the same hex. How is that resolved?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As one attack of all of them, two columns to the right; all are removed afterward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule shifts the attack, not each attacker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can a unit on Suribachi be found by the search for a second unit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another unit would have to take its hex, and none may come in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units on Suribachi are passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They can be found; the hex is only kept occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search finds no second unit for one that redeploys to a new hex. What then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is swapped, and the unit itself goes to the new hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule does not say that it is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit itself goes there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search again from 0106 until one is found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When can a charging unit reach a US unit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When its movement allowance of this phase takes it next to that unit. Enemy units block its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attack is made from the next hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule mentions a D1. What if your table has one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does nothing to a dug-in defender and in a bombardment; elsewhere it is a retreat of one hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules list every other result one by one, so the table has probably no D1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result “(A)” is not explained in our copy. What does it do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker may retreat one hex, or stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands between A1 and no effect, and brackets often mean a choice. A table of your own can say what it means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker may retreat one hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker retreats one hex, as for A1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no effect on the attacker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do the other results of the table mean for a bombardment?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A results, Ae and no effect do nothing. An Exchange, after its die, costs the target a step. De eliminates the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marker can lose nothing, and there is nobody to exchange with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the strength of a bombardment used for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It picks the column as a differential would, on the line of the target&apos;s terrain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has no other way in, and the target&apos;s strength is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppression saves the US step on an Exchange. What of the steps that D2 and D3 can cost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not save those; it saves the step of the whole Exchange, with the 6 as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule names the Exchange and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppression saves the step of an Exchange only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppression saves the step of D2 and D3 as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides lose a step. Which US unit loses it, and who may advance?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the unit, but a tank in the attack comes first. Where an advance is allowed, it is one hex for whichever attacker you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the tanks have a rule of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bombarded hex may lie in no numbered sector, such as a beach or Suribachi. Which hills count for it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None, so after Suribachi has fallen it is one die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sector in which a hill could be held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eliminated HQ and artillery go to the track. What if such a unit redeploys?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes through the container like any other. If no hex can take it, it is eliminated and goes to the track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The advice of 24.3 speaks of such units as substitutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit may redeploy to Suribachi. What of units that stand there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may redeploy in place, and they may leave; none may come in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit that redeploys in place keeps its hex occupied and brings nobody new to the mountain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which dug-in unit must be near the hex where a unit is placed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any one on the island, in whatever sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule names no sector for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More hexes are tied than a die has faces. How do you choose?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So that each has the same chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is what the die is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a unit that cannot charge count toward the number of units to flip?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes; then it redeploys in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule says to flip that number of units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When is a sector judged to be cleared, and does a flipped unit hold it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After every combat phase, when units that failed to charge are back. Cleared is cleared for good, and a unit face up holds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule asks for dug-in units, and says that the hexes go out of use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does Suribachi count among the cleared sectors?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A defender was turned up and lives. Is it turned down again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, if it redeploys or stays dug in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is drawn blind or has never ceased to be dug in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do units in the container count at the end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, only units on the map do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule speaks of the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of terrain leaves out the beach. Where does it come?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last, after clear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A symbol on a beach is possible, and nothing lies lower than a beach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 20.2 lists D2 twice, with 1 or 2 and then with 1 to 3. Which is meant?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second one is D3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 21.4 has the same ladder, from Exchange over D2 with 1 or 2 to D3 with 1 to 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 5.3 sends you to 19.5 for the bombardment of stacks. Is that the right place?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, it means 21.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>19.5 places replacements; 21.5 is about bombarding stacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 7.6 sends you to 18.0 for dug-in defenders. Is that the right place?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, it means 20.2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>18.0 is about sectors; 20.2 has the changed results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 19.1 says that units come back during redeployment and names 20.5. Which rule is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is 20.3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20.5 is about Banzai attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 20.3 names 21.3 for the order of the search. Which rule is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is 21.2.2: start at hex 0106 and go up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21.3 is about strength; the order of targets after the fall of Suribachi is in 21.2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 22.0 names “21.1 (2)” for the new targets. Which rule is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the second part of 21.2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21.1 has no such part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two-player rules name 19.4 for eligible hexes and 20.5 for substitutes. Which rules are they?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are 19.5 and 20.3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those are the rules on placing and on substitutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The booklet has several typing slips. Do they change anything?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. “14-5-14.7” is 14.5 to 14.7, “one die of there is” is “if there is”, and “Suribach” is Suribachi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each has one sensible reading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of battle names artillery regiments of the Marines. Where are their counters?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have none; the bombardment markers stand for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counters of rule 11.4 are infantry and support units only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stiff resistance is a standard rule that our copy lacks. May a unit that is told to retreat stay instead?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, at the price of a step; it stands fast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing fast costs a step wherever the exclusive rules name it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may stand fast and lose a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It retreats wherever a way is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if every way back leads through an enemy zone of control?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit that retreats then is eliminated. Each hex of a retreat takes it farther from where it stood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players of the series report it so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is eliminated if it retreats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot retreat: it stands fast and loses a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zones of control do not hinder a retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which attackers may advance into an emptied hex?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of them, whoever took the loss, with the support unit it is stacked with, if the hex has room for both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stacking limits leave room for no more, and 17.2 keeps a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The standard rules on who attacks are missing. Who may attack whom, how often?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit may attack one Japanese unit next to it in each combat phase; a Japanese unit is attacked once a phase, by any number of units. Nobody has to attack but who landed on the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exclusive rules treat attacks as a choice and declare them all in advance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit that redeploys has left its hex empty. Can that very hex take it again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. If no other hex can take it, it is eliminated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule speaks of a new hex, and 20.4 covers staying in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can a unit that has been flipped dig in again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules name no way to do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May Japanese units that moved face up attack?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, as an ordinary attack: no shift, no certain death, and US units may retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The advice of 24.3 takes it for granted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Banzai attacks are made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit in the tunnel is itself dug in. Does it count as the unit near its goal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, it has left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise it could always move two hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese player may choose any eligible hex. Is the sector still rolled?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, any sector will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>24.3 advises to keep a line up front, which a random sector would not allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any eligible hex on the island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the sector, then choose in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May the Japanese player put two markers on one hex?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lists of the solitaire game give one to each hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hex gets one marker at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hex may get several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of a unit whose tunnel roll fails?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays where it is, dug in, for this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has made its attempt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays for this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may still be flipped and moved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>the program allows only what this rule allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program works it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program tells you when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is yours to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no display here, so we play in the terminal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window cannot open here, so we play in the terminal. ({why}) On Debian or Ubuntu these packages are what it needs: {packages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c) Go on with {game}, turn {turn}, {phase}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which game? (Enter: 1; beside your own map, add t: 1 t; q leaves)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which? (Enter: go on; a number: a new game, beside your own map with t: 1 t; q leaves)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number from 1 to {most}, or q.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} cannot be played yet; its rules can be read: {program} rules search WORDS</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Used %n time(s) in this game:</source>
        <translation>
            <numerusform>Used %n time in this game:</numerusform>
            <numerusform>Used %n times in this game:</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such command; h lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(?full shows everything, ? hoe:5.5 another rule)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game {badge}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no odds to show at this prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type: adjust PATH VALUE REASON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type: correct ENTRY ANSWER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no entry {entry}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no map to draw: it lies on your table. s lists what stands on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bookmark “{name}” stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting holds for this game alone; it cannot be written down: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds for new games; this one keeps its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automation: {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{words}” is no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer with a number of the list, a value, or several (23 24 25). Enter lets the program roll
or draw and says yes. Dice typed ahead (4 2 6 1) answer the next rolls too.
  ?  ?full  ? ID      the rule in short, in full, or another rule
  u  ua  up  ut  [N]  take back an entry, action, phase or turn
  r  ra  rp  rt  [N]  bring it back
  l                   the answers once more
  c   why ANSWER      why something is closed
  odds                the exact chances, where there are any
  auto [N]            let the program answer (the next N prompts)
  m                   the map in letters, on the sample board
  s  s all  j [N]     the table, every value, the journal
  correct N ANSWER    change the earlier answer N, keep the later ones while they are legal
  adjust PATH VALUE REASON   put a value right by hand
  bookmark NAME   goto NAME or N
  dial guide|assist|fast     how much the program explains and does
  set [KEY VALUE]     your settings; reminders and reroll hold for new games
  =ANSWER             an answer that looks like a command
  q                   leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over; nothing is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer is legal now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is longer than {longest} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is no JSON: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is of no known form; send an object such as {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” does not go with “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A correction needs an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of “{word}” makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message>
        <source>Options when a game begins (play GAME --set KEY=VALUE); the first value is the usual one:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {turn}, {answers}, last played {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {turn}, {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is in {file}; play it with --save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last good copy of {file} is in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no saved games in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a good copy of it: play with --restore to put that in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake of its own here; nothing changed. ({what})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no procedure “{name}”; there are: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “seed” is a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input is no JSON: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input is no JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input {file} cannot be read: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input is larger than {size} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>(%n more answer(s) closed now; c says why)</source>
        <translation>
            <numerusform>(%n more answer closed now; c says why)</numerusform>
            <numerusform>(%n more answers closed now; c says why)</numerusform>
        </translation>
    </message>
    <message>
        <source>How: {how}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: {rules} (? to read)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} ({count} answers; l lists them again)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y or n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the values in this order; {enter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the values in this order (several for one: 23,25; none: -); {enter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: asked one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: all as in brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type it (several: 23,25; none: -); Enter: as in brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll a {color} die and type what it shows; Enter: the program rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw and type what it is; Enter: the program draws. Is yours not listed? Type what it shows, such as: {form}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn it and type what it is; Enter: the program picks one. Is yours not listed? Type what it shows, such as: {form}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} times {what}: {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(and {count} more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is closed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count}, in the order you like; Enter: as they are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} of them, such as {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} to {high} of them, such as {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to {high} of them, such as {example}; Enter: none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: the only answer there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll {count} {color} dice of {sides} sides and type them; Enter: the program rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y or n; Enter: yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw and type what it is; Enter: the program draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-&gt; {act}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts again: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something hidden had come to light in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer legal, so play goes on here: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}, {phase}. The table holds:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({look})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space}: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(s all shows every value, under the names that adjust takes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the real table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} × {name}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no policy “{name}”; there are: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play 1 to {most} games with 1 to 64 workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give either --table or --board, not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a program to read, add --json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} goes on. {board} (Seed {seed}.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} begins. {board} (Seed {seed}.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program keeps the board; m draws it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is on your table; the program asks about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each answer is kept in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not as usual: {option}={value} ({words})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type h for help, ? for the rule, u to take back, q to leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was not saved; --save FILE keeps one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is saved in {file}. Go on with: {program} play {game} --save &quot;{file}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. u takes back, s shows the state, q leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>=== Turn {turn}, {phase} ===</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>=== Turn {turn}, {phase} ({vp} VP) ===</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program answers “{what}”: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program chooses: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program rolls: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program draws: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>l lists the answers, c says what is closed and why, h helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That does not fit: {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed ahead and not used: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an answer; auto lets the program choose, h helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} Your dice: {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} Next: {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} ({rules})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {value} ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} {name} ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{value} {name} ({rule}): does not apply]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total: {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result: {result}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {what} ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>({note})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({rule}):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total: {total}. {result}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} die {value}: {purpose} ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} die {value}, from the seed: {purpose} ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{purpose}: {shows} ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{purpose}: {shows}, from the seed ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export this game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session &amp;report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pack-away sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tables of this game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo the last answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the &amp;action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the &amp;phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the &amp;turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;on to the next decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bookmark this moment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set-up list for the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search everything…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table-distance mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ordinary text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;rule of this prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Beachmaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole map (Ctrl+0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain the signs of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show zones and ranges over the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map of this game is on your table: the program asks you what it needs to know of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was on turn {turn}, {phase}: you are looking back; nothing moves here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconstruction, not the publisher&apos;s map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a hex, or use the arrow keys, to read what is there; Tab goes to what can act, Enter picks, four digits jump to a hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex {digits}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken by the US side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US unit, division {group}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Japanese unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sign} after the values: they are an estimate of ours, not the publisher&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots are steps left. A small arrow on a turned counter points to its printed top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Village</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beach of the landing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Japanese unit is set up here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese units redeploy to this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken by the US side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit here can be picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected unit can go here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not here: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be opened: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake of its own here; nothing changed. ({what})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake. Every answer you gave is saved: reopen the game and you are where you were. To have it mended, copy the report and send it to the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program broke off last time. The game goes on where it was: every answer that you gave is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change an earlier answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was asked here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It should have been</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later answers stay as long as they are legal. Several values, such as dice, are separated by spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in the journal; it may stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games (*.beachmaster)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported games (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing {file} again to see that it fits…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not kept in a file, so there is none to export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That did not work: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name by which you will find it again:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Beachmaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beachmaster {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A companion at the table for solo players of Pacific landing wargames. It is free software under the MIT licence, made without any publisher; you play with your own copy of the game. Values marked as estimates are ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied as Markdown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} cannot be written: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack-away sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: what stands where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}, {phase}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes next: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To set the game up again, place what each space holds and tick it off. The bags are in the saved game; put every marker that is not listed here back into its bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**{where}**: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} ({look})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games, notes, imported rulebooks and settings are kept on this machine alone, here:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The environment variable BEACHMASTER_DATA names another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings cannot be written down, so they hold for today only: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: session report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>- {points}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player&apos;s own map and counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A map kept by the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} {chosen}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US steps lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese steps lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player rolled {dice} dice, {mean} on average (chance: {chance}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program rolled {dice} dice, {mean} on average (chance: {chance}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}, {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) still hold our estimate, in italics.</source>
        <translation>
            <numerusform>%n cell still hold our estimate, in italics.</numerusform>
            <numerusform>%n cells still hold our estimate, in italics.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Type into a cell and go on with Tab, Enter or the arrows; Ctrl+V pastes cells from a spreadsheet, Ctrl+Tab leaves the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here is an estimate any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cells stand as on my map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For cells in which our estimate turned out right; results then no longer say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the &amp;last column away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our &amp;estimate again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you typed is not kept yet. Close all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without keeping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data files (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next thing to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the answer with that number, or a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the program roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the program draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on to the next decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the hex cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing a hex number goes there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick the hex or the unit in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single keys stay silent while you type in a field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no tables that you would copy off your map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game keeps the tables it began with, so that every result can be played again. To play with others, begin a new game and copy them off your map under “Seed and data files”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds our estimate, not the printed table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From: {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table-distance mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}: {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11: back to the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the die you rolled, or R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D draws; F11: back to name what you drew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Y or Enter: yes   N: no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11: back to the desk to give a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11: back to the desk to fill this in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11: back to the desk for the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11: back to the desk for the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} · {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} put right to {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {whole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {whole} inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {whole} accounted for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do not add up to {whole}: count them at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} At the table: {act}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right by hand: {what}. Reason: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asked} Corrected: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asked} You: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asked} The program: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take care</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✎ {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation type="unfinished">
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} · turn {turn}, {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asked} {answer} ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tracked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>my table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}, column {column}: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}, our estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phases of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As things stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps} of {whole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{values} est.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our estimate, not the publisher&apos;s value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work is under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers and their numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat results table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data file “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a rulebook does not print, we had to estimate. If you have written your own counters or map into a file, give it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>our estimate; the real one is printed on your map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it off my map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it off my map: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take ours again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take ours again: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game shows no summary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score as each turn began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps missing as each turn began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lay hidden to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: {unit}, {values}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: {unit}, {values} ({known})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You rolled {dice} dice, {mean} on average; chance: {chance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program rolled {dice} dice, {mean} on average; chance: {chance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You rolled no dice yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program rolled no dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside my own map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your map and counters are the truth. The program asks short questions about them and remembers the answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a map the program keeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program shows a map, keeps every counter on it and asks for nothing it can see. Its own map is a reconstruction, not the publisher&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does it stand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▸ Seed and data &amp;files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▾ Seed and data &amp;files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of the program&apos;s dice and draws come from it: the same seed, the same luck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be kept in your data folder: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options and rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a rulebook leaves a hole, we rule. The usual answers are set already; change only what you play otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No option has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✎ {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the usual way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the usual way: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling {id}, on {rules}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On {rules}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {turn}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} ({file})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter opens a game; the menu key shows what else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet. A game is kept from its first answer on; there is nothing to save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the last &amp;good copy back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in its &amp;folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its new name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete {game}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game and its good copy go for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beachmaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}
{state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, turn {turn}, {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ {act}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out your map and begin a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program tells you what to do, plays the Japanese, rolls and draws where you want it to, and shows the rule of every step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a value right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as us.23.steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Should be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number, a place, true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept in the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags and Command Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a click on a line opens its rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no bags in this game, or none is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmarks and branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a click goes there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chosen line shows the board as it was then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no bookmarks, and no branches: nothing was taken back or corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct this answer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table: {act}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows lines that hold all of these words (Ctrl+F).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows one kind of line, one side&apos;s phases, this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This phase only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acts at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results and decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides&apos; phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened, in full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Correct…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came later is kept as a branch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct this answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back &amp;here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boo&amp;kmark…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the bookmark, then Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bookmark is set where the game stands now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) left</source>
        <translation>
            <numerusform>%n act left</numerusform>
            <numerusform>%n acts left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) left</source>
        <translation>
            <numerusform>%n change left</numerusform>
            <numerusform>%n changes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes on your table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space or Enter checks one off and goes to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change on your table: {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up your table: {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{act} ({rules})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My real table follows the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {answers}, from turn {turn}, {phase}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts again: {answers}, from turn {turn}, {phase}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! Something hidden had come to light in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside, because it is not asked any more: {answers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer legal, so that you play on from there: {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn, score and state of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is open, or this game has no track to show yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn track: turn {turn} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows units that hold all of these words (Ctrl+F).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter shows the unit on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the whole action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back what was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program rolls and draws by itself until you have something to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain: in a sentence, step by step, then the whole path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{help} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}  ⏎</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) closed now</source>
        <translation>
            <numerusform>%n answer closed now</numerusform>
            <numerusform>%n answers closed now</numerusform>
        </translation>
    </message>
    <message>
        <source>{names}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn it for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or do it at the table and pick what it is:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours is not listed? Describe it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note what is described</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say this as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your words, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is loading; the answers come in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new game or go on with a saved one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} of {last} · {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n earlier event(s): see the journal.</source>
        <translation>
            <numerusform>%n earlier event: see the journal.</numerusform>
            <numerusform>%n earlier events: see the journal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to do</source>
        <translation>
            <numerusform>%n more to do</numerusform>
            <numerusform>%n more to do</numerusform>
        </translation>
    </message>
    <message>
        <source>On your table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type to filter (/)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own word for it, such as a hex number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it “{word}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick from the list, or click on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick from the list, or type a word of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All as it stands here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note these values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll a {color} die and press what it shows (1–{sides}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll {count} {color} dice and press what they show (1–{sides}), one after another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice still to press: {missing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {color} die, 1 to {sides}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n picked</source>
        <translation>
            <numerusform>%n picked</numerusform>
            <numerusform>%n picked</numerusform>
        </translation>
    </message>
    <message>
        <source>{wanted} {ticked}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick {low} to {high} with the space bar or a number key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick {low} with the space bar or a number key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick all {low} in your order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All, in the order listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why: in short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why: step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why: the whole path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W: more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: {what} {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was decided or looked up since your last answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would have changed it, but did not apply: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it came to this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the last die could have done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the rulebook leaves a hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See also</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(in force in this game)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(our default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} · {number} in the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game, {does}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board in the program, {does}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside your own table, {does}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program allows only what this rule allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program works this out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program tells you when this is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is yours to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rules, the glossary, your bookmarks and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the rule before (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward again (Alt+Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule of this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the rule of what is asked now (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Follow the game: open the rule of each step by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following the game, and text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bookmark off this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger rule text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller rule text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ordinary rule text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show each rule in one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show each rule in short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show each rule in full, with example and rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ Bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note ●</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used in this game: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps} of {whole} steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your note on this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note on this rule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept. Searching finds it with the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note has at most {most} letters; this one is longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rulebook of {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebooks (*.pdf *.txt *.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import your rulebook of {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {file}. Its text stays on this computer; only you see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {found} of {headings} headings were found. Each now stands beside our own text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages without text, most likely pictures: {count} (page {pages}). A text recognition (OCR) program can add their text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These headings were not found:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headings that were not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your rulebook says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import your rulebook…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import your rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import your rulebook again, or remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import it again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove it from this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a rule to see what your own rulebook says of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you have the rulebook of {title} as a PDF or a text, import it: its words then stand here, rule by rule, on this computer only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: no heading of this rule was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, page {page}: {heading}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {heading}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule of each step appears here once a game is open. The contents list them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search rules, terms, units, commands; or type 5.4.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ ↓ to move, Enter to open, Esc to close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF pages cannot be shown on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not where it was, or is no PDF any more. Import it again to see its pages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of your rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page as wide as the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules cannot be opened. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your note or bookmark could not be kept. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program met something unexpected ({what}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule index is damaged: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where this rule was used in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rule has not come up in this game yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>%n candidate(s) tied</source>
        <translation>
            <numerusform>%n candidate tied</numerusform>
            <numerusform>%n candidates tied</numerusform>
        </translation>
    </message>
    <message>
        <source>Candidates: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{filter}: kept {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{filter}: nobody, so the filter is passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tied}; {how} chose {chosen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {piece} away from {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {piece} from {origin} to {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {space}, make {piece} show: {look}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {piece} on {space}: {look}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} ({look})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now {space} holds: {pieces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now {space} holds nothing of this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same option was given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is not one of the options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose %n option(s)</source>
        <translation>
            <numerusform>Choose %n option</numerusform>
            <numerusform>Choose %n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n whole number(s)</source>
        <translation>
            <numerusform>Give %n whole number</numerusform>
            <numerusform>Give %n whole numbers</numerusform>
        </translation>
    </message>
    <message>
        <source>{wanted}, not {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose {low} to {high} options, not {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer yes or no (true or false), not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wanted} from 1 to {sides}, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is not among what can come up here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number from {low} to {high}, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is not one of the possible spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the space in 1 to {longest} characters, without the signs / # , and &gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give an object with named fields, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field “{name}” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{name}” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{name}” cannot be “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option “{key}”; there are: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”; it can be: {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {entry} is no answer that can be corrected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field “{field}”; the fields are: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is missing; it takes {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input must be {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input does not fit: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of: {values}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number, at least {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list (each: {item})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of {low} to {high} (each: {item})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text of the form {pattern}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text of at most {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with named fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right by hand: {what} Reason: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {entry} no longer fits the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {entry} answers “{stored}”, but the game asks “{found}” there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why the value is put right; the reason is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to bring back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bookmark needs a name of 1 to {longest} printable characters that is not only a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no bookmark or entry “{target}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over; only undo, state and quit are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer does not go together with what was put right by hand: {why} Answer otherwise, or put right or take back what contradicts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This part was played with another version of the program and is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entries up to {entry} no longer fit the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>format: expected {wanted}, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}; and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file does not fit the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read {file}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is larger than {most} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: larger than {most} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game: expected a board for {wanted}, found one for {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexes: expected 1 to {most} hexes, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexes: a hex is four digits, column and row counted from 01, such as 0512; not “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coastline: expected at most {most} points, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coastline: expected finite numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} {shown}, in all {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} {shown}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {color} die shows {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice show {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(±0 {name})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>({value} {name}: does not apply)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” has more dice than the procedure can need, which is {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value is one of: {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number is needed, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word is needed, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue dice not needed: {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red dice not needed: {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>There is no game “{name}”; there are: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} cannot be played yet: only its rules are here to read and search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own copy of the game; without one, the sample board (a reconstruction) serves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to try it: board, counters and tables are estimates. Your own copy for the real ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet; your own copy, once the program plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playable from set-up to the victory count; rule library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iwo: Bloodbath in the Bonins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation Stalemate II: Battle of Angaur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Battle: Ie Shima, 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playable from set-up to the final assessment; rule library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule library only: rules to read and search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iwo Jima: Hell on Earth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iwo Jima: Rage Against the Marines</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hoe</name>
    <message>
        <source>{path} is now {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no value “{path}” that can be put right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No marker stays in “{value}”; the program puts it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a tracked board name the gun hexes as a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Japanese unit has 1 to {most} steps; 0 takes it off the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This unit is off the map; give it a place first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hidden unit has three steps; say first what it is, by its battalion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Japanese unit cannot be taken away by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Japanese battalion “{unit}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The headquarters is one of the units it was shuffled with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assault on {place} by {attackers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assault on {place} by {attackers} with the support of {supporters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assault on {place} by {attackers}: put a Recon/Assault marker on each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assault on {place} by {attackers} with the support of {supporters}: put a Recon/Assault marker on each attacker and a CS marker on each supporter; who does both shows both icons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No attacker is left: the assault ends without a result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does {unit} assault once more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, assault again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Japanese unit is next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat ratio: {attack} against {defence} is {ratio}:1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anti-tank fire: {points} or less stops the US tanks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The modifier is {drm}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The modifier is {drm} (before the limits {total}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assault on {target}: column {ratio}:1, modifier {drm}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all modifiers of the assault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A total of {total} at {ratio}:1 is {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the drawn Support markers back into the red bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is your next attack?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assault a Japanese unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconnaissance-in-force against a hidden unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the attack phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit without a Recon/Assault marker is next to the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit without a Recon/Assault marker is next to a hidden enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These units have not attacked: {units}. End the phase?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Japanese unit has been bombarded this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a Special Order at the start of this attack phase?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No US unit that can fight is next to the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Additional Attack before the phase ends?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No US unit without OR or DR is next to it, or it is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hidden unit does the reconnaissance reveal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter face up shows two steps at most, so {unit} has two although it was not hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all situation markers off the US units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Defense markers on hidden units go back to the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class of marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense/Support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combat factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defense type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tank support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>artillery support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anti-tank support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind of Command marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>icon of a support marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>color of a Reroll marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The red bag is empty: no marker is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense {cf}{type}, support: {support}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Reaction marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Defense/Support marker: combat factor {cf}, type {type}; support: {support}{tag}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a Command marker from the blue bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Command marker is: {marker}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No marker of that kind is left in the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objective it entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it entered a fixed-artillery hex not controlled before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supporters whose value drops by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two attackers are not adjacent to each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the target is on a hill or Mount Suribachi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places of the Japanese units next to the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your word for the hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objective in that hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a fixed-artillery hex under US control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how it ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a hex away from the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a zone of control: one more hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hex to go to: one more hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ended on a landing beach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit that advances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none within two hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none adjacent, some two hexes away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one adjacent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several adjacent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units that moved strategically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objectives entered, also in passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed-artillery hexes under US control now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units standing on a landing beach now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector it stands in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Japanese unit stands in {place} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{place}” is a word of the program; call it otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target is not next to itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further hidden unit is left that could be in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which defense sector is {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sector number is printed on the map inside its border line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector 6 was set up with five units; all are named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The units not named yet are all among the five that were set up in sector 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None, or no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the unit by its hex number or any word of yours; use the same one next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these units is nearest to Mount Suribachi? Name all that are equally near.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these units is farthest from Mount Suribachi? Name all equally far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count hexes from the Suribachi hex to the unit&apos;s hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands next to the Japanese unit in {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a US unit is adjacent to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an adjacent artillery unit is on a hill or gun position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spotter is adjacent to the target by definition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill symbol, or the thick yellow frame of fixed artillery; Suribachi does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which other units are next to {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How does the assault on {place} stand on the map?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tank&apos;s value drops at two hexes or from a lower level; artillery&apos;s when not adjacent and not on a hill, Suribachi or a gun position. Neighbors are Japanese units next to the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which US units are nearest to {place}, at most two hexes away? Name all equally near.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjacent units come before units two hexes away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How near are Japanese units to each of yours?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one or several adjacent; two: none adjacent but one two hexes away; none: farther.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not in position to raid this unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order do the weakened Japanese units roll?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is {beach} free of US units?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a unit advance into {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other Japanese units next to it do not matter here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not one that is next to another Japanese unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is {unit} on its beach still next to a Japanese unit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {sector}, from redeployment hex {die} upwards: where does the unit end up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first free redeployment hex; its own is not free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {unit} two hexes in any direction. How did it end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {unit} one or two hexes away. How did it end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stops where it enters a hex next to a Japanese unit; it never ends on a US unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From sector {die} upwards (1 follows 6): the first with Japanese units and a free hex?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moving unit still counts where it stands; answer 0 where no sector will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody advances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who advances into {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands in a zone of control, or the hex is not open to it yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {unit} to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bombardment point(s)</source>
        <translation>
            <numerusform>%n bombardment point</numerusform>
            <numerusform>%n bombardment points</numerusform>
        </translation>
    </message>
    <message>
        <source>Play Additional Bombardment now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The US has {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese have {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Japanese unit do you bombard next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has been bombarded this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} would be lost. End the bombardment all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points on {target}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombard {target}: 5 or 6 is a hit, 7 or more two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearest to Mount Suribachi, which the Japanese hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>farthest from Mount Suribachi, which the US holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese guns choose at random among {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese guns aim at {unit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese bombardment of {unit}: 5 or more is a hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disorganized Retreat Roll for {unit}: a 1 disorganizes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is disorganized; it does not move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a DR marker on {unit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one hit and a Disorganized Retreat Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a DR marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fixed-artillery hex(es)</source>
        <translation>
            <numerusform>%n fixed-artillery hex</numerusform>
            <numerusform>%n fixed-artillery hexes</numerusform>
        </translation>
    </message>
    <message>
        <source>Mount Suribachi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the First Airfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Second Airfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Third Airfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{objective} is under US control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{objective} is taken in time: +1 VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the objective marker on {objective}, its plain side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the objective marker on {objective}, its +1 side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese hold {objective} again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the objective marker off {objective}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The US controls {guns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message>
        <source>name on the counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>headquarters icon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} takes {hits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {unit} to show {steps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} takes {hits} and has no step left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {unit} on box {turn} of the Turn Track, turned as if it had lost two steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {unit} in its Reserve slot, on its two-step side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hit on {unit}: one step left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hit on {unit}: two steps left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {unit} to its last step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is eliminated: Japanese unit number {count}, {vp} VP so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the unit in {place} face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the unit in {place} face up; its Defense marker goes back into the red bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {unit} off the map and pair it with the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the hidden unit in {place}: what is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place} is {name}: combat factor {cf}, defense type {type}, {support}{tag}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no combat support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (our estimate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The headquarters is one of the units it was shuffled with; this is none of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last unit of its group: the headquarters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has been revealed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move your units on the map: {units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all units have moved: what happened?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count what any unit entered, also in passing; yellow-framed hexes are fixed artillery. Leave out what did not happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a Recon/Assault marker on {unit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does one unit move farther by an Extended Movement order?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit that moves farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit with Extended Movement makes a normal move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name both the order and the unit, or neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are nine US units, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are thirty Japanese units, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}: steps go from {low} to {high}, not {steps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US unit {unit}: there is no place “{place}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US unit {unit}: a retreat marker is OR, DR or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US unit {unit} has markers but is not on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hidden unit in {place} has three steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Japanese unit cannot stand in “{place}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The revealed unit in {place} is no known battalion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battalion {unit} is unknown or in two places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The headquarters is outside the units it was shuffled with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pieces are in {place}; it holds only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 26 Intelligence markers, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 29 Command markers, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker {token} cannot be in “{place}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn goes from {low} to {high}, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed artillery goes from {low} to {high}, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Orders played go from {low} to {high}, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} gun hexes are named, but {value} are controlled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table board counts gun hexes and does not name them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} ends with its Second Attack Phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An objective is taken in turn 1 to {high}, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An objective is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Command marker(s)</source>
        <translation>
            <numerusform>%n Command marker</numerusform>
            <numerusform>%n Command markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Command Point(s)</source>
        <translation>
            <numerusform>%n Command Point</numerusform>
            <numerusform>%n Command Points</numerusform>
        </translation>
    </message>
    <message>
        <source>Play Additional Command now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for Command Points: 1-2 gives 3, 3-4 gives 4, 5-6 gives 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {points}. What do you buy?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} would be lost. End all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforce {unit} by one step (1 CP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rally {unit} without a roll (1 CP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land {unit} from the Reserve (1 CP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {markers} (1 CP each)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one Intelligence Error (2 CP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All landing beaches are occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has recovered a step in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It recovers on the Turn Track and takes no step there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Command Points left do not pay for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blue bag does not hold that many markers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Error has been removed this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command markers have been bought in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is back to {steps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for the beach on which {unit} lands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{beach} is occupied: roll again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} lands on {beach}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the two Command markers do you keep?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does {marker} go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Intelligence Error: which Special Order makes room?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into a free slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In place of {marker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back into the blue bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {marker} face up in the Command Area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {marker} back into the blue bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move one Intelligence Error from its slot to the reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit that may assault is next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} advanced, so it must take part in this assault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Japanese unit do you assault?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit assaults {target}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one or two units assault {target}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}, combat factor {cf}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not next to the target, has a Recon/Assault marker, or is disorganized.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which units, up to three, give combat support?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}, {kind} {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is out of range or sight, has a CS marker, or is disorganized.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one flamethrower may support an assault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Additional Combat Support?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {color} die shows {die}. Play a Reroll marker?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tanks: US {us}, Japanese {japan}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US tanks stopped by anti-tank; Japanese tanks {japan}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>artillery: US {us}, Japanese {japan}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flamethrower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flamethrower with tanks against caves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defense type {type}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flank attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target on a hill or Mount Suribachi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revealed HQ is the target or beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hidden unit in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit takes the odd hit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} takes {hits}. Retreat check: {low} or less is a Disorganized Retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} falls into a Disorganized Retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a DR marker on {unit}; it replaces an OR marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is pinned down on the beach and cannot retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does {unit} stand or fall back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand and take {hits}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Organized Retreat: one or two hexes back, one hit less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} makes an Organized Retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put an OR marker on {unit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disorganized unit cannot make an Organized Retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no hex to retreat to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} runs into a zone of control: one more hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} has nowhere to go: one more hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command roll for {unit}: 1 may charge, 5 or 6 regains a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} regains a step: turn it to two steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No US unit is within two hexes: the charge is ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charge goes for {unit}, the closest within two hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}, {vp} VP: a roll of 1 is a charge from turn 8 or 11 VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the closest units does the charge hit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit moves?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit and its hex, 23&gt;0512, moves at once; 23~0512 moves strategically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map is on your table: measure there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message>
        <source>Not both hexes are on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a}: the same hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} and {b} are adjacent; {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} to {b}: {hexes}, line of sight free; {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} to {b}: {hexes}, line of sight blocked by {units}; {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} lies higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both on the same level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disorganized unit cannot move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has moved in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit moves only once in a phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“done” stands alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot move strategically to {place}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no hex {place} on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot move to {place}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These units have not moved: {units}. End the movement?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal or strategic movement for {unit}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategic movement (no Recon or Assault afterwards)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does {unit} go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} ({cost} MP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Extended Movement for {unit}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way does {unit} take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} ({cost} MP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anti-tank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional combat support: {icon} {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extended movement +{value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconnaissance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll a {colour} die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional bombardment {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional command +{value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional combat support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extended movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional bombardment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intelligence Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intelligence (red bag)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command (blue bag)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense {values}: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Command Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn, to be placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Special Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Order played: {order} (number {count} of the game).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {order} beneath the Command Area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the Turn marker to box {turn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} has two steps: Reserve now, or four steps next turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the Reserve with two steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next box with all four steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} goes to box {box} with four steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} goes to the Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Reaction marker of this box goes into the red bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit on a beach next to the enemy is pinned down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Japanese unit stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount Suribachi is closed while Japanese units are next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too near to a Japanese unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A US unit stands there; a move may pass it but not end there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The movement points do not suffice, or only a step from zone to zone leads there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disorganized unit cannot move strategically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit in a zone of control cannot move strategically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is not as expected: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position breaks a rule of the game: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no US unit {unit}; there are: {units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {count} Japanese units; the game has {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Japanese unit is left: the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The revealed unit in {place} needs its battalion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{named} battalions are named as eliminated; {count} are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The headquarters is neither shown, eliminated, nor hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no marker {token}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker {token} is in two places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up belongs to turn 1, not to turn {turn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {most} Special Orders are played a game, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US unit {unit}: the Turn marker has passed {place}; what came out is in the Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order are your units raided?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid on {unit}: 1 hits the raider, 4 or 5 one hit, 6 two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the raiders in position takes the hit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The raid comes to nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order do your units rally?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} tries to rally from {marker}: 5 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} rallies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} does not rally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {marker} marker off {unit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it rallies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it keeps its marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Recon needs a hidden unit next to the scout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hidden unit is scouted?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit scouts the hidden unit in {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} scouts {place}: 5 or more hits it, 1 or less hits you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scouts find nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 5 or 6 adds an Intelligence Error to the blue bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Intelligence Error goes into the blue bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one Error from the reserve into the blue bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assault: ratio, every modifier, combat table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense marker of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support marker of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support marker of a hidden unit next to the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anti-tank fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combat factor of the attackers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combat factor of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ratio, the column of the combat table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese anti-tank points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of the modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>final modifier, from −3 to +3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits on the attackers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits on the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{result}: hits on the attackers {attacker}, on the target {defender}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share the hits ({hits}) among the attackers as evenly as can be, then make a retreat check for each unit hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then resolve the assault again with what is left, if there is anybody left to fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes “known” here: with an unknown mix the program cannot draw. Say what you drew: the target&apos;s cf, defence and support, and hidden units as neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeployment of the target: no assault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeployment of a unit next to the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai of a unit next to the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result on the combat table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result against a Defense marker {cf} {type}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response of the hidden target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anti-tank fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the US tanks do not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the US tanks count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden units next to the target, if the target stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the target stays and fights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeployment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of them reacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of them reacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results hold if the target stays. A Redeployment without a free hex becomes a Banzai; that is not counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results hold if no hidden unit next to the target reacts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes after the combat table (retreats, advance, rerolls) is not included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mix of markers is unknown: there is a table for each kind of Defense marker, and Support markers still to be drawn are not counted; each of their points can make it worse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bag holds too few Defense/Support markers: somebody is sure to react.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount Suribachi captured by turn 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Airfield captured by turn 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Airfield captured by turn 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third Airfield captured by turn 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs of Japanese units eliminated ({count} units)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>island cleared of Japanese units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Order roll failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US casualties ({count} units with 1 or 2 steps)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intelligence Errors in the Command Area ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroic mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of them hidden</source>
        <translation>
            <numerusform>%n of them hidden</numerusform>
            <numerusform>%n of them hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Japanese unit(s) eliminated, one point a pair</source>
        <translation>
            <numerusform>%n Japanese unit eliminated, one point a pair</numerusform>
            <numerusform>%n Japanese units eliminated, one point a pair</numerusform>
        </translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombardment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Organization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assessment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>19–22 February 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>23–26 February 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>27 February – 2 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3–6 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7–10 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>11–14 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15–18 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>19–22 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>23–26 March 1945</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Airfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Airfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third Airfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 US and 1 Japanese bombardment point fewer, movement 1 less, strategic moves end at least 3 hexes from the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Orders played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {whole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One was played this turn; no more until the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One may be played this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US bombardment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese bombardment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} BP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombardment points a turn, as things stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed artillery taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each one takes a bombardment point from the Japanese.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours, +1 VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken in time, on turn {turn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First taken on turn {turn}, too late for a VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The VP of turn {turn} stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its VP was there until the end of turn {turn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese; +1 VP if you take it by the end of turn {turn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese units on the island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US units at two steps or fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line} or more at the end of the game cost a VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intelligence Errors in slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the bag: {bag}, set aside: {aside}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{units}; 1 CP lands one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On turn box {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction markers to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One joins the red bag when the turn begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command markers to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One is drawn when the turn begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{objective}, taken on turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it ended now, before the last rolls, with {points}: {band}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it ended now, before the last rolls, with {points} after casualties: {band}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 VP lost for the Special Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no VP lost for the Special Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Japanese surrender: 1 VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Japanese fight on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} VP: {band}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>final assessment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number the Special Order roll must beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final assessment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Order roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No surrender roll: it takes all four Key Objectives and 1 to 5 Japanese units left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes at most {limit}: no more Special Orders can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final assessment: end-of-game rolls, victory points and band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense {cf} {type}; support: tank {tank}, artillery {artillery}, anti-tank {at}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers not needed: {tokens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes at most {limit}: a marker on the target is not in the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes an Intelligence marker that can be in the bag, not “{token}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” names “{token}” a second time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes a marker that is still in the bag, not “{token}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bombardment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disorganized Retreat Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the bombardment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hit on the Japanese unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 hits on the Japanese unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hit on the US unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hit on the US unit, and a DR marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DR marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no DR marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a DR marker on the unit; it does not move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes 1 or 2: three need a US unit adjacent to the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is true only with a US unit adjacent to the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US bombardment of one Japanese unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese bombardment of one US unit, with the roll for a DR marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weather of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad weather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good weather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn 1 has good weather; nothing is rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command Points of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing Beach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing Beach, rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}: {beach}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the unit lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beach {number} ({beach}) is occupied: roll again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes at most five beaches: with all six occupied nobody lands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Japanese unit does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit gains a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve the Banzai against the closest US unit; you choose in a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 1 is a Banzai only on turn 8, or with more than 10 VP; here it is ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No US unit is within two hexes: the Banzai is ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weather of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command Points of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing Beach for a unit from the reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese command step of one unit with a single step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>markers drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese unit next to the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes true only with two attackers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes each unit once only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes {steps}: the unit attacks with so many steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes “adjacent” only: the unit is one of the attackers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes at most {room}: only six hexes lie around the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is missing; it takes 1 to 9: a marker is drawn, and a Reaction depends on the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes at least {draws} markers: so many may be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes either “unit” or “cf”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes either “unit”, or “kind” and “value”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes no second flamethrower: one supports an assault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes “adjacent” or “two”: tanks support within two hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes “adjacent” only for a flamethrower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is for a hidden target only; add “hidden”: true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is for a revealed target only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” of a hidden target needs its Defense marker first: cf and defence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is missing; it takes 1 to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is missing; it takes A, B or C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” knows no “{name}”; it takes one of: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hit on the raider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 hits on the US unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where several Japanese units could have raided, choose the one that is hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” takes 1 to 6, or set “two_hexes”: only a Japanese unit within two hexes can raid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid on one US unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve the Banzai; the Reaction marker goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the sector and the hex for the Redeployment; with no free hex anywhere it becomes a Banzai. The Reaction marker goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Redeployment without a free hex becomes a Banzai; that is not counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai: hits on the US unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai: hits on the Japanese unit itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits on the US unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits on the Japanese unit itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hit on the US unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps the Japanese unit has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No US unit is within two hexes: no red roll. In the Japanese command step the whole Banzai is dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction of a hidden unit: Redeployment or Banzai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai: hits on the US unit and on the Japanese unit itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the Recon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intelligence Error into the blue bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hit on the unit that scouts, without a retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hit on the Japanese unit: it is revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an Intelligence Error goes into the blue bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Intelligence Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one Intelligence Error from the reserve into the blue bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reserve has no Intelligence Errors left: there is no red roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconnaissance-in-Force against a hidden Japanese unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the rally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rallied: the marker comes off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rallied: the marker stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retreat check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the retreat check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disorganized Retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit holds: take the hits, or retreat in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the hits, put a DR marker on the unit and move it two hexes; entering a zone of control stops it and costs 1 more hit. A pinned unit stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take one hit less by an Organized Retreat: an OR marker and one or two hexes away (not with a DR marker, not when pinned).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hits are at least the unit&apos;s steps: taken in full they put it on the Turn Track, and its markers are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rally of a US unit with an OR or DR marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreat check of a US unit that was hit in an assault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw an Intelligence marker for the hidden unit in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a second marker for {place}: its support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a marker for the hidden supporter in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the marker on the unit in {place}, its defense side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the marker beside the unit in {place}, its support side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Defense marker goes back into the red bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hidden supporter draws next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place} reacts: 5 or less redeploys, 6 or more is a Banzai.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Reaction marker goes back into the red bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeployment: roll for the sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {die} has no Japanese unit or no free redeployment hex; sector {sector} is the next that has both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeployment in sector {sector}: roll for the hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No redeployment hex is free: it becomes a Banzai.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place} redeploys to {there} in sector {sector}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the counter from {place} to {there} without looking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {place} launches a Banzai.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banzai against {unit}: 3 or 4 is one hit, 5 or 6 two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Banzai&apos;s own losses: two hits on a 6, otherwise one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charge is held off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes part in the assault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charge goes at random for one of {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charge goes for {unit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does {unit} retreat to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, in a zone of control: one more hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n US unit(s)</source>
        <translation>
            <numerusform>%n US unit</numerusform>
            <numerusform>%n US units</numerusform>
        </translation>
    </message>
    <message>
        <source>pairs of Japanese units eliminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objectives captured in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>island cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US casualties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on you count blankets in Hawaii.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The staff blames itself: you were not ready for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almost a victory, but too many paid for it; next, less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed by a hair. Okinawa gives you another try.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A costly victory, and the right direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A victory beyond doubt; Washington takes note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A triumph at the lowest price: history keeps your name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Orders: {low} or less costs a victory point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{units} at two steps or fewer: -1 VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{units} at two steps or fewer: no loss of VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese surrender: more than {left} gains a VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last defenders surrender: +1 VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the Surrender marker beside the VP track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The island is clear: +1 VP, and the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the Cleared Island marker beside the VP track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} {part}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operation ends with {points}. {band}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Japanese unit(s)</source>
        <translation>
            <numerusform>%n Japanese unit</numerusform>
            <numerusform>%n Japanese units</numerusform>
        </translation>
    </message>
    <message>
        <source>Green Beach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red Beach 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red Beach 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow Beach 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow Beach 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue Beach 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn marker on box 1 with Good Weather up, VP marker beside its track, Phase marker on Bombardment with the US side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the five objective markers at hand beside the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the situation and retreat markers at hand beside the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set six Intelligence Errors aside; the other 23 Command markers go into the blue bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Reaction marker face down on boxes 6 and 8 each; the other 24 Intelligence markers go into the red bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroic mode: put one of the Errors set aside into the third slot of the Command Area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle the 145th (HQ) with {count} face down and put them on the five deployment hexes of sector 6; the rest go face down on the other deployment hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle the 145th (HQ) with {count} face down and put them on the deployment hexes of sector 6 and three of sector 5; the rest go face down on the other deployment hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {marker} face up in the first slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing hex for {unit}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a beach at random among {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 3rd Division waits in the Reserve: {units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} goes on box {box} of the Turn Track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c clear, r rough, d difficult, b beach, s Mount Suribachi; a capital letter has a hill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>28/4: a US unit and its steps (o, d: OR or DR marker). (?): a hidden Japanese unit. 309:2: a revealed one and its steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A1, A2, A3: airfields; Su: Mount Suribachi; *: fixed artillery; +: yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one bombardment point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three bombardment points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>artillery spotter on a hill or gun position beside the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target on a landing beach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OR marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other US units beside the target ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OR marker on the unit that scouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns 4 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns 7 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese HQ eliminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several Japanese units adjacent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target has an OR or DR marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raider two hexes away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than 3 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command marker {marker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recon/Assault marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CS marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hidden Japanese unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Reaction marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Defense/Support marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defense side up: {cf}{type}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>support side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Turn marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Phase marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the VP marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good Weather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Weather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the objective marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn Track box {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command Area slot {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the US Reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a landing beach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the played orders beneath the Command Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Error reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Phase Track ({which})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the VP Track ({which})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the objective {which}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn 1 has good weather.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for the weather: 1 or 2 is bad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good weather.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad weather: 3 US and 1 Japanese bombardment point fewer, movement 1 less, strategic moves end at least 3 hexes from the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Good Weather on the Turn marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Bad Weather on the Turn marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deployment: expected 30 hexes, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deployment: expected 5 hexes in sector 6, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deployment: expected at least 3 hexes in sector 5, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed_artillery: expected 8 hexes, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beach: expected one hex with {number} ({name}), found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objective: expected one hex with {name}, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redeployment: expected 1 to 6 hexes in sector {sector}, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redeployment: expected {sector}-{number} once, found it {times} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex {place}: a landing beach needs terrain beach and a beach number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex {place}: Mount Suribachi needs terrain and objective suribachi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector: expected hexes in sector {sector}, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexes: expected one island, found {loose} apart from hex {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game: expected {wanted}, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us: expected {name} once, found it {times} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>japanese: expected {name} once, found it {times} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>markers: expected {name} once, found it {times} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us: expected {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us: there is no regiment {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us {name}: expected division {wanted}, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>us {name}: a flamethrower&apos;s support is 1, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>japanese: expected 30 units, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>japanese: expected one headquarters, {name}; found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>japanese: expected one headquarters, {name}; found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defence_support: expected 21 markers, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reaction: expected 5 markers, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command: expected {wanted} of kind {kind}, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command {token}: a {kind} marker has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command {token}: a {kind} marker has {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command {token}: a {kind} marker has {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command: the two {kind} markers have 2 and 3, found {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing beach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ground}, hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key Objective: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial Deployment of a Japanese unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeployment {sector}-{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} in {place}, {steps} of {whole} steps{markers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {markers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Japanese unit in {place}{markers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese zones of control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within two hexes of the Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors without Japanese units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombarded this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program keeps the map, the counters and both bags of this game. Lay them out as well only if you want to follow on your own map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn marker: box 1 of the Turn Track, Good Weather up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VP marker: beside its track, as you have no point yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase marker: box 2, Bombardment, with the US side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the map: the flag, three Airfield Control markers, Cleared Island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the map: nine Situation and nine Retreat markers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay six of the nine Intelligence Errors aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue bag: the twenty Special Orders and the three Errors left, 23 markers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroic mode: one of the Errors laid aside goes into slot 3 of the Command Area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One marker from the blue bag, drawn at random, goes face up into slot 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Reaction marker face down on turn box 6, another on box 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red bag: 21 Defense/Support and the three Reaction markers left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thirty Japanese units: the program has dealt them face down; a face-down counter on each deployment hex of your map stands for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the 145th (HQ) apart; turn the other 29 Japanese units face down and mix them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mix four of them, unseen, with the 145th.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay these five face down, one on each deployment hex of sector 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroic mode: mix seven of them, unseen, with the 145th.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay these eight face down: five on the deployment hexes of sector 6, three on deployment hexes of sector 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the other {count} face down on the deployment hexes still free. Look at none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>28th Marines: Green Beach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>26th and 27th Marines: Red Beach 1 and Red Beach 2; the program asks who goes where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>23rd, 24th and 25th Marines: Yellow Beach 1, Yellow Beach 2 and Blue Beach 1; the program asks who goes where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroic mode: 26th, 27th and 28th Marines go at random on Green Beach, Red Beach 1 and Red Beach 2; the program draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroic mode: 23rd, 24th and 25th Marines go at random on Yellow Beach 1, Yellow Beach 2 and Blue Beach 1; the program draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroic mode: these six have three steps, so turn each a quarter clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9th and 21st Marines: Reserve Area, in the slot of the 3rd Division, with four steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>147th Infantry: turn box 7, with four steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} ({look}): {spaces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bag}: {markers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} × {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intelligence Errors aside, in reserve: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Division {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense {cf}{type}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recon/Assault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat Support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be deployed for 1 CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes back to the Reserve when its turn comes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disorganized: must rally first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may assault and support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may still assault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may still support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has done all it may this turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hoe-rulings</name>
    <message>
        <source>The worked example reads A1 D1 at a final 2 in the 3:1 column, but the table has A1 there. Which is right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is the rule; the example has slipped one row down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which column serves a ratio below 1:1 or above 6:1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 1:1 column below, the 6:1 column above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their headings carry a minus and a plus sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does each tank or artillery support count 1, or its printed value?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its value. For each kind take US points minus Japanese points, cut to ±2; cut the sum of everything to ±3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text says +1 for each, but all examples count the values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A supporting tank is two hexes away and also lower. Does it lose 1 or 2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, and its value never falls below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cases are joined by “or” and share one reduction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What blocks a tank&apos;s line of sight?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other US units only: at two hexes the one between, or, where the line runs along an edge, units on both sides of it. Japanese units and terrain never block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule names friendly units and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of step 7 jump from 7.1 to 7.4. Is a rule missing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. We number the Defense Type 7.2 and the other factors 7.3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two headings are lost; their text is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden supporters are drawn for after the ratio is set, and their reactions can change the forces. Does the ratio change?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. Supporters are drawn for in step 7, in your order, each once an assault; if a reaction changed an attacker or a Japanese unit, ratio, flank and HQ are worked out again before the roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise units that are gone would still fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio, flank and HQ are worked out again after a reaction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ratio of step 6 stands, whatever happens in step 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A supporting US unit is hit by a Banzai before the roll. Does it still support?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, with the value of the side it now shows. If it lost its last step, its support is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support is counted when the modifiers are, and by then the unit is weaker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Artillery supports at any distance. Also from the Reserve Area or the Turn Track?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. Only units on the map give support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit without a hex has no distance to the target, and is waiting or recovering.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Recon or Assault and one support for each unit: per turn or per attack phase?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per attack phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Situation markers come off after the First Attack Phase, and the Second repeats it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a Recon/Assault marker also bar a unit from giving support?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. It bars Recon and Assault only, and a CS marker bars support only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sentence suggests otherwise, but in the book&apos;s example a unit that assaults supports as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may a unit with a DR marker do in the attack phases?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: no Recon, no Assault, no support, not even in an Additional Attack. A unit with OR may do all three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OR has a penalty here and DR has none, so without a bar DR would be the better marker; a DR unit cannot even move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DR bars Recon, Assault and support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DR bars Recon and Assault, but the unit may give support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DR bars nothing in the attack phases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some terms of the book change from place to place. Do they mean something else?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. Brigades are the regiments, an Organized Withdrawal is the Organized Retreat, and Situation markers go back to their supply, not to a bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loose words only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the red die for an Intelligence Error rolled after every Recon, or only after a failed one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After every Recon, as long as an Error is left in the reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step stands on its own and has no other condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hidden unit with a Defense marker is revealed outside an assault. What becomes of the marker?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It returns to the red bag at once, whatever revealed the unit: bombardment, Raid, Recon or a Reconnaissance order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assaults do so, and a revealed unit has its own values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which markers are removed after the Second Attack Phase?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Situation and Defense markers. OR and DR stay until the unit rallies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence speaks of all markers, but the Rally of the next phase would then have nothing to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the US limit of 12 BP also cover the points of an Additional Bombardment order?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. You split the 2 or 3 points as you like; each target keeps its limits and is bombarded once a turn. Played at the start of the Bombardment Phase, the points join the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 base points and the 3 of the airfields make 12, so the limit only sums up the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of an order may go above 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of an order that join the pool cannot lift it above 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit gives the +1 of a spotter in a US bombardment?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A US unit with the artillery icon, adjacent to the target, in a hill or Fixed Artillery hex. Mount Suribachi does not count as a hill here, and several spotters still give only +1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line names these two kinds of hex and one bonus; where the Mount counts, the book names it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the Japanese start over, which US units were already hit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that took at least one hit. The others can be targets again, round after round, until the points run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shot without effect hits nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit that took a hit is passed over in later rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit that was a target is passed over, hit or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a failed Disorganized Retreat Roll (DDR) also move the unit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, it only gets the DR marker. The −1 for units with few steps is not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note on the table speaks of the marker alone; retreats and that modifier belong to assaults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May you give a target fewer BP than allowed, or stop early?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: from 1 up to the limit, and you may stop. Unspent BP are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limits are the most you can give, and holding fire gains you nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may stop at any time; unspent BP are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BP must be spent as long as there is a legal target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base of the Japanese points counts the Fixed Artillery hexes you lack, and a penalty takes off those you control. Is a captured hex counted twice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, once. The Japanese have 8 points less 1 for each Fixed Artillery hex you control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both lines describe the same loss; the base of 8 is given for the start of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a US unit hit by a bombardment check for retreat, as in an assault?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. Only a final 7 or more brings the Disorganized Retreat Roll (DDR), and nobody can choose an Organized Retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The retreat check is a step of the assault; bombardments have a roll of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can a US unit with an OR or DR marker be the spotter of a bombardment?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line asks for the icon, the kind of hex and the distance, and names no marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which game do you play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The standard game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroic mode: the same game, harder for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When do you want to be asked whether to play a Reroll marker?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After every die that it could reroll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only when another roll could change the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you want to hear what you may have forgotten before a phase ends?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, list it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, end the phase at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order do hits and retreat checks come, and who takes the odd hit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check first: the −1 looks at the steps before the new hits, and the unit is disorganized if the die is not above its hits. You choose who takes an odd hit, but no unit gets more hits than steps while the other has steps to spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check is printed before the loss of steps; hits are to be shared as evenly as can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where may a retreat go and end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may pass a US unit that is not adjacent to a Japanese one, but never end on it. A zone of control stops it with 1 extra hit. A forced retreat without a legal hex costs 1 extra hit and the unit stays, unless it is pinned down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing is allowed in so many words; stacking never is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can a unit have OR and DR together, or get one of them twice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. DR replaces OR; a second OR only moves the unit; a unit with DR cannot choose an Organized Retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worse state holds until the unit rallies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zone of control bars the advance. Does the zone of the eliminated target count?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. Look at the zones after the target is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it counted, no unit could ever advance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which directions may a unit retreat?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hex of an Organized Retreat is farther from the target. A Disorganized Retreat goes any way, but not back to its first hex; with only one legal hex it moves one, without an extra hit. Never off the island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Away means away, and two hexes mean two different ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On A1 D1, whose hits come first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender&apos;s. An eliminated target has no zone of control for the retreat that follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book describes the defender&apos;s losses first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A US unit falls to 0 steps. What of its markers, a retreat still due and hits left over?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All are lost. Hits left over are not passed on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit leaves the map and comes back as a fresh one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May both attackers advance into the hex of an eliminated target?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, only one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book speaks of one unit, and two US units cannot end in the same hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May a unit pinned on a beach by another unit advance after a Redeployment?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of Redeployment sets no bar, and an advance is no move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Japanese unit dies in an assault: do attackers still take their hits?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, the game ends at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearing the island ends the game, and the defender&apos;s hits come first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May a unit with a DR result that could not move advance after the assault?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disorganized unit cannot move at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is flamethrower support worth a fixed +1 or its value?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit&apos;s flamethrower gives +1, or +2 if your net tank DRM is above 0 and the target is type A. A flamethrower order gives its value, and 1 more in that same case. Only one flamethrower per assault, the order included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The combat rules fix the bonus of a unit, while the order adds the value that it shows; each keeps its own text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is an Additional Combat Support order treated like the support of a unit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in part. Anti-tank fire cancels a tank order too, and the limit of ±2 per kind includes it. But it loses nothing for distance, level or line of sight, and is not one of the three supporting units. Canceled US tanks count 0; Japanese tanks still count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order acts as support of its icon but has no place on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Reconnaissance order reveals a unit without hitting it. Does it keep its third step?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, it drops to 2 steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A face-up counter can show 2 steps at most, so a third would have to be remembered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit revealed by the order has 2 steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps 3 steps; the program keeps count of the third.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extended Movement adds hexes, but movement is counted in points. What does it add?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It adds 2 or 3 movement points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes cost 1 to 3 points each, so free hexes would be another kind of movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does an Additional Attack with two units mean one assault or two?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One assault, made by one or two units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order speaks of an assault in the singular.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of Additional Command promises two moments and names one. When can you play it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only at the start of the Command Phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the one moment the text names, and the points can be spent in no other phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the program hold you to the limits on Special Orders?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: one a turn, and five a game (four in Heroic mode).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book sets both limits, and the number played counts in the roll at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some rolls have no color in the book. Which Reroll marker works on them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue: weather, US bombardment, Rally, Recon, assault, CP, Deployment, Special Orders at the end. Red: whatever the Japanese do, retreat checks, DDR, AT, the Error check, sector and hex of a Redeployment, surrender. Ties diced for have no color.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colors that the book gives follow this line: blue is what you do, red what the Japanese do and what tests your losses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is an Additional Attack made before or after the markers are cleared at the end of the phase?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before. Defense markers are still in place, and the units it uses are not marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order belongs to the phase, and it ignores Situation markers anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which dice cannot be rerolled?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rolls after the last turn, ties that are diced for, and a die that was rerolled already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing an order would change the very count that the last roll tests, a tie is no roll of a color, and a new roll must be taken as it falls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Reconnaissance order reveals two hidden units next to US units. Which ones, and must it be two?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or two, each adjacent to some US unit without OR or DR; it may be the same US unit. A Defense marker on a revealed unit returns to the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text asks for no more than a US unit in good order beside each; only one in reach should not spoil the order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a Special Order that was played go back into the blue bag?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. It stays beside the board to the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book puts it below the Command Area, where the number played can be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far from the Japanese must a strategic move end when bad weather and OR come together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a distance of 3 or more, as with one of them alone; otherwise 2 or more, that is, not adjacent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule joins the two with “and/or”, so they do not add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May a unit move on after it entered a zone of control?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, if it pays the +1 and its next hex is outside every zone of control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the step from zone to zone is forbidden, and the cost of leaving is printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount Suribachi is closed while a Japanese unit is adjacent to it. Does that hold for retreats, advances and strategic moves too?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, for every way in. You may assault a unit on the Mount from outside, but nobody advances there while Japanese units are adjacent to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule limits entering, and makes no exception.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How does a pinned-down unit retreat?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not. It cannot choose an Organized Retreat; on a Disorganized Retreat it takes its hits and the DR marker, but neither moves nor takes the extra hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned units cannot leave, and the book exempts them from the hit for not retreating.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Command Phase sends you to rule 3.1 for Rally. Which rule is meant?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 5.3.1. In the Command Phase every Rally roll gets 1 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slip: section 3.1 describes the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does a strategic move in the Second Movement Phase forbid?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recon and Assault in the Second Attack Phase. The unit may still give support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase repeats the first one, whose bar falls on the attack phase that follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where may a strategic move start and end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may start on a beach outside a zone of control, and end on a beach, on Mount Suribachi or on an objective, which it captures; never on another US unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule allows any place far enough from the Japanese; stacking stays forbidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May a normal move end in the hex where it began?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, where it captured something in passing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only points and the hexes entered are limited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Japanese unit raids, when does the −1 apply, and what do results off the table mean?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a Japanese unit is adjacent, an adjacent one raids without the −1; only otherwise one at exactly two hexes, with it. 1 or less counts as 1, 6 or more as 6. On a 1 you choose the raider that is hit. Hidden units raid too. Each US unit is raided once; look anew after every raid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An adjacent raider goes first by the book; the rest keeps to its table, and raiders can die on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese command step names turn 9, but turn 9 has no Command Phase. What happens then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing. The step is not played on turn 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heading of the phase skips the turn as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where must a unit be to get a step back for a CP?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map or in the Reserve, not on the Turn Track. One step per unit and phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit on the Turn Track recovers there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw two Command markers and find Errors. What is placed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If one is an Error, that one is placed and the other returns. If both are, one is placed. With three Errors in the slots they return to the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Error must be placed, and a draw of two places one marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two Errors drawn, one is placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two Errors drawn, both are placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which drawn Command markers may you return to the bag?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Orders only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors have a rule of their own, which makes you place them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beach diced for a Deployment is occupied. Is the CP lost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. Roll until a free beach comes up. With all six occupied you cannot choose Deployment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book has you roll again, and forbids Deployment on full beaches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can a Banzai in the Japanese command step eliminate the unit that makes it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. Its one step is lost with the first hit, and it counts towards VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Banzai costs the unit at least one hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A US unit with 2 steps is in box 9 and should move to the next box. Where does it go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no box 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Organization Phase sends you to 8.2 for Intelligence Errors. Which rule is meant?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 5.8.2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slip: the section has no such number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order are rallies, raids and the rolls of the Japanese command step made?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rallies and raids in your order. The Japanese command step goes by hex number on the tracked board, and in your order on the table board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book gives none, and results can touch each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often may you buy Command markers in one phase?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once, one marker or two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text offers one or two draws; without a limit you could search the bag for the order you want.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One purchase of one or two draws in a phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many purchases as your CP allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there an Organization Phase on turn 9, and when is the marker of box 9 drawn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is drawn when the Turn marker enters box 9, before turn 9 is played. After turn 9 there is only scoring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase prepares the next turn, and there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can Command Points be saved for a later turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. Points that you do not spend are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are rolled anew each turn, and the game has no track or marker to keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line about moving to a new place stands with the Banzai. Does a Banzai move the unit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. The line opens the Redeployment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns of the printed table have run together; a Banzai has no rule for a new place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which values does the target use after its own Banzai?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its printed ones. Its Defense marker returns to the bag, and the assault goes on if the unit lives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Banzai costs it at least one hit, and the first hit reveals a unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a redeploying unit count in its own sector, and may it end where it began?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts: look at the sector before you lift it. Its own hex is taken, and a number that the sector does not have counts as taken too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test comes before the move, and the unit goes to a new place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target redeployed. Who may advance and assault again, and does a zone of control stop the advance?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for the target, not for a neighbor: one attacker may advance, even in a zone of control, and assault once more alone, its marker ignored. Units without CS markers may support. Another Redeployment may follow. The other attacker stays marked, and supports given are spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text sets no bar of its own here and speaks of one unit. The lock on Mount Suribachi still holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No zone of control bars the advance; the unit assaults again alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zone of control bars the advance as after any assault; the unit assaults again alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No zone of control bars the advance; a second unit may join the extra assault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zone of control bars the advance as after any assault; a second unit may join the extra assault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which state does a redeployed unit arrive?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was, normally still hidden. Its Defense marker goes back to the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving reveals nothing, and a Reaction cancels the Defense marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if the red bag is empty when a marker is due?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return the Support markers of this assault and draw again. If there is still nothing, the unit has no support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By count it can only happen when very many Defense markers lie on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when Banzais remove attackers before the roll?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With none left the assault ends without a roll: supports are spent, markers return, and a hidden target keeps its Defense marker to the end of the phase. One attacker left goes on alone, without flank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is left to take or deal the result; the rest follows the usual clean-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a hidden neighbor that reacted still support the target?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a Banzai yes, with its printed value, if it lives. After a Redeployment no, and nobody advances into its hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a Banzai it is a revealed unit in its place; after a Redeployment it is gone, and it was not the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does a Banzai do with no US unit within two hexes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an assault there is no red roll, but the blue roll for its own hits is made. In the Japanese command step the Banzai is dropped as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command step says when to ignore the result; the assault puts no condition on the unit&apos;s own losses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is hit by a Banzai when several US units are equally near?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an assault one of the attackers, not a supporter, then chance. In the Japanese command step you decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each place has its own sentence, and both are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hidden unit already has a Defense marker when it is assaulted again or drawn for as a supporter. What is drawn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a target: only the second marker, even if the first came in this same phase. As a supporter: one Support marker. A Reaction sends both markers back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Defense marker already tells what the first draw would.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does an Intelligence Error in the Command Area help or hurt the roll for Special Orders at the end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It hurts. You lose 1 VP unless the blue die is higher than the number of orders you played, plus 1 for each Error, plus 1 in Heroic mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book calls it a die modifier, and added to the die it would help you; yet every mention means it as a punishment. So it raises the number you must beat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors raise the number that the die must beat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors are added to the die, to the letter of the book. This changes scores: each Error then makes the loss of a VP less likely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On which turn does the 147th arrive: is it available on turn 7 or on turn 8?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes to the Reserve when the Turn marker enters box 7, can be deployed for 1 CP in the Command Phase of turn 7, and first moves on turn 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three places put it in three ways; read like this, all three are true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must the island be clear before turn 9 starts, or before it ends?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before it ends. The game stops at once when the last Japanese unit is gone, on turn 9 too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The victory section is the rule on scoring; the note on the marker only sums it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When do you capture or control an objective or a Fixed Artillery hex?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You control the hex with the symbol if a US unit was the last to be in it; passing through is enough, and you are asked where the path matters. It stays yours when you leave, until a Redeployment puts a Japanese unit there. The VP is given once, for the first capture in time, and is never lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book never says what either word means. This is the plain meaning, and only Redeployment can bring Japanese units back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Japanese command step asks whether you have more than 10 VP. Which VP count?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those scored so far: objectives captured in time and pairs of Japanese units eliminated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other points are only known after turn 9, and the marker on the VP track shows just these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How do the changes of Heroic mode fit the standard numbers?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have 7 base BP (4 in bad weather). A CP die of 2 or less, even 0, gives 3 CP. Four weak units cost the casualty VP. The “Green 1” beach is Green.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each change is read together with the rule that it changes; the table has no line for 0, so its lowest line serves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening scenes give January as the month of the landing. Is that right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The landing was on 19 February 1945.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slip in the story; the introduction has the right date, and nothing in play depends on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contents list and the headings of the book disagree on some numbers. Which do we use?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The combat example is section 6; the sections at the end are counted on as 8, 9 and 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the numbering is loose. No rule is touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far does the lowest band of the final assessment reach?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It covers everything up to 5 VP, a negative total too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its lower end is printed as “1 or less”, and nothing else would take such a total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a US unit that lost its last step count as a casualty at the end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. It lies on the Turn Track or in the Reserve with its 2-step side up, so it counts as a unit with 1 or 2 steps, wherever it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The casualty line counts units in any place by the side they show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroic mode fills three deployment hexes of sector 5 with units of the HQ group. What if it has more than three?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of them, chosen at random, get units of the HQ group; the others are filled from the common pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book speaks of the remaining three, which only fits if the sector has three such hexes; chance keeps the HQ hidden.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>There is no good copy of {file} to put in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game {file} cannot be read: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} is empty; it is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} is no saved game of this program; it is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game {file} was written by a later version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was never finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it lacks {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the database in it cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds triggers or views, which no saved game has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value in “{table}” is not what was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {entry} does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the state after entry {entry} has another digest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it points to an entry {entry} that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the state at its start is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game {file} cannot be written: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game {file} is open in another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game {file} is damaged and is left as it is: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is saved no longer fits the game: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answers lead to another state than the saved one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was played with version {version} of the program, which reckoned differently. It goes on from the saved state; what came before is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file {file} already; it is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another file was put in the place of {file} while the game was open. Nothing is written over it: put the right one back, or open the game again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no saved game {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no setting “{key}”; there are: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting “{key}” can be: {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of everything the program says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the program explains and does by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guide: explain each rule when it first comes up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assist: explain in short, once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast: one line, and the program rolls and draws by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask “anything forgotten?” before a phase ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When to ask whether a die is rolled again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it could change the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the window looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of all text in the window, in per cent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who rolls: you at the table, or the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who draws: you from real bags, or the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either, each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program, by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the window moves things to show a change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ordinary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your real table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a jump, list what to change on your table; set-up comes with a list as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it follows the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules beside the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of a rule is shown at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in full, with examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} cannot be written: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} is larger than {size} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} is no exported game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} has the format version {version}, which this program cannot read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} cannot be brought in: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its seed is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: not a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has at least one letter, none of {letters}, and does not begin with a dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a saved game “{name}” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a game under way that began otherwise: {options}. Leave that out to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a game of {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--restore needs --save FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last good copy of {file} is in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last good copy of {file} is in its place; the file before it is kept as {kept}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give either --table or --board, not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--set takes KEY=VALUE, not “{words}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no JSON: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{date}, {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{when}. {outlook}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
