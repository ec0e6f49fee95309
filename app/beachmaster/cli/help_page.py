"""The page that `h` shows: what can be typed besides an answer."""

from beachmaster.cli.texts import T
from beachmaster.engine.text import Text

_HEXES = T(
    "  map HEX rough       paint ahead, or put right (also: map hills HEX HEX,\n"
    "                      map HEX no hill, map complete hills)"
)
_AREAS = T(
    "  map lines           tell your own map area by area; or say an area and what\n"
    "                      it shows (map 4 touches 1 2 6)"
)
_HELP = T(
    "Answer with what stands before it in the list, its name, or several "
    "(23 24 25).\n"
    "Enter says yes. At a die or a draw p lets the program do it; dice typed ahead\n"
    "(4 2 6 1) answer the next rolls too.\n"
    "  ?  ?full  ? ID      the rule in short, in full, or another rule\n"
    "  u  ua  up  ut  [N]  take back an entry, action, phase or turn\n"
    "  r  ra  rp  rt  [N]  bring it back\n"
    "  reroll              where a reroll stands beside what is asked: throw again\n"
    "  whole               all that the last of these took and brought back\n"
    "  l                   the answers once more\n"
    "  c   why ANSWER      why something is closed\n"
    "  why                 how the last result came about, step by step\n"
    "  odds   odds ANSWER  the exact chances, or those that an answer would give\n"
    "  coach   coach UNIT  in a movement: who can go, why not; where one can go\n"
    "  auto [N]            let the program answer (the next N prompts)\n"
    "  m   m all           the map in letters; ? is ground not known yet\n"
    "  map gaps            your own map: what is known and what is missing\n"
    "{map}\n"
    "  s  s all  j [N]     the table, every value, the journal\n"
    "  correct N [ANSWER]  see the earlier answer N, or what changing it changes,\n"
    "                      and then do it; ANSWER because REASON where the\n"
    "                      table is right and the program is not\n"
    "  adjust PATH VALUE REASON   put a value right by hand\n"
    "  check   check COUNTER>PLACE ...   compare with the table, and put it right\n"
    "  ticked   ticked N...   ticked all   what is still to be done at your table\n"
    "  otherwise RULE WORDS   a house rule from now on; otherwise RULING CHOICE,\n"
    "                      otherwise RULE what there is, otherwise RULE - no more\n"
    "  pack [FILE]   position FILE     what stands where, to set it up again\n"
    "  bookmark NAME   goto NAME or N\n"
    "  note WORDS   evening [NAME]     a note on this moment; the evenings played\n"
    "  dial teach|remind|quiet    how much the program explains\n"
    "  term WORD           what a word of the glossary means\n"
    "  counter             what stands on a counter on the screen\n"
    "  !N  !0              answer a small question; no more of them\n"
    "  dial hand|fast      whether it rolls and draws by itself\n"
    "  known [GAME]        the rules that are yours, seen, not yet met\n"
    "  show   lesson       do what a lesson's card shows; leave it, take it up again\n"
    "  player [NAME]       who plays; somebody else, taught from the start\n"
    "  set [KEY VALUE]     your settings; reminders and reroll hold for new games\n"
    "  =ANSWER             an answer that looks like a command\n"
    "  q                   leave"
)


def help_words(*, areas: bool) -> Text:
    """Return the page for a game on a map of areas, or of hexes."""
    return _HELP.fill(map=_AREAS if areas else _HEXES)
