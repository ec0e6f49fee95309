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
        <source>This version of the program has no window yet, so we play in the terminal.</source>
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
        <source>There is no rule {rule}.</source>
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
        <source>The last good copy of {file} is in its place; the file before it is kept as {kept}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {most}.</source>
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
        <source>Nothing yet; your own copy, once the program plays it.</source>
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
        <source>{what} The {color} die shows {die}, in all {total}.</source>
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
        <source>{unit} in {place}</source>
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
        <source>Additional attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intelligence Error</source>
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
    <message>
        <source>Special Orders played</source>
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
        <source>Blue dice not needed: {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red dice not needed: {dice}.</source>
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
        <source>The field “{field}” has more dice than the procedure can need, which is {limit}.</source>
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
        <source>Where does {unit} land?</source>
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
</context>
</TS>
