"""Turn a face-down Japanese counter: by the program's deal, or as the player reads it (19.2)."""

from beachmaster.engine import chance
from beachmaster.engine.acts import moves
from beachmaster.engine.fight import DrawnFace
from beachmaster.engine.module import Steps
from beachmaster.engine.own_counters import TURN_YOURS
from beachmaster.engine.prompt import Draw, Field, Option, Token
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import knowledge
from beachmaster.games.bloodbath.acts import hidden_id, japan_id
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.state import JapaneseValues
from beachmaster.games.bloodbath.texts import T

RULE = "bib:19.2"
HIGHEST = 20


def reveal(game: Game, counter: str, *rules: str) -> Steps[None]:
    """Turn a hidden counter face up; one that lies open already stays so."""
    if not game.unit(counter).hidden:
        return
    unit = game.unit(counter)
    answer = yield Draw(
        procedure="reveal",
        subjects=(unit.place,),
        text=T("Flip the hidden unit in {place}. Which unit is it?", place=unit.place),
        rules=(*rules, RULE),
        bag="japanese-units",
        tokens=lambda: [_token(game, name) for name in _open_to(game, counter)],
        fields=FIELDS,
        dealt=lambda: dealt(game, counter),
        agrees=lambda given: _objection(game, given),
        question=game.own_counters,
        tell=TURN_YOURS if game.own_counters else None,
    )
    if not unit.hidden:  # turned by hand while the prompt stood
        return
    chosen = _described(game, counter, answer) if isinstance(answer, dict) else str(answer)
    knowledge.uncover(game, counter, chosen)
    other = chosen != unit.unit
    give(game, counter, chosen)
    unit.hidden = False
    if other and game.dealt:
        knowledge.mend(game)
    _say(game, counter, *rules, RULE)


def _say(game: Game, counter: str, *rules: str) -> None:
    """Say what came to light, and have it turned on the table where it is not turned yet."""
    unit, values = game.unit(counter), game.printed(counter)
    text = T(
        "The unit in {place} is {name} ({kind}): attack {attack}, defense {defence}, movement "
        "{movement}{tag}.",
        place=unit.place,
        name=values.name,
        kind=KINDS[values.kind],
        attack=values.attack,
        defence=values.defence,
        movement=values.movement,
        tag=estimate_text(values.tag),
    )
    own = game.own_counters  # it is turned before it is told
    words = None if own else T("Flip the unit in {place} face up.", place=unit.place)
    act = moves(hidden_id(unit.place), japan_id(unit), words=words, own=own)
    face = DrawnFace(color="red", face=_face(values), bag=False)
    where, what = unit.place, unit.unit
    game.emit_drawn("revealed", text, *rules, act=act, drawn=face, place=where, unit=what)


def _face(values: JapaneseValues) -> tuple[Text, ...]:
    """Return what a Japanese counter shows in brief: its factors, its name."""
    printed = f"{values.attack}-{values.defence}-{values.movement}"
    return plain_text(printed), plain_text(values.name)


def give(game: Game, counter: str, unit: str) -> None:
    """Say what a counter is; the counter that was dealt it takes this one's in exchange."""
    japan = game.state.japan
    had = japan[counter].unit
    holder = next((other for other in japan.values() if other.unit == unit), None)
    if holder is not None:
        holder.unit = had
    japan[counter].unit = unit


def _open_to(game: Game, counter: str) -> list[str]:
    """Return what a counter may turn out to be; what a real table shows is never refused."""
    return knowledge.possible(game, counter) if game.dealt else knowledge.unseen(game)


def dealt(game: Game, counter: str) -> str:
    """Return the program's own deal for a counter, drawn now where the table has none."""
    unit = game.unit(counter)
    if unit.unit:
        return unit.unit
    taken = {other.unit for other in game.state.japan.values()}
    open_to = knowledge.possible(game, counter) or knowledge.unseen(game)
    left = [name for name in open_to if name not in taken] or open_to
    return chance.draw(left, game.seed, f"deal/{game.state.turn}/{unit.place}")


def values_of(game: Game, unit: str) -> JapaneseValues:
    """Return what a unit prints, the player's own reading first."""
    return game.state.described.get(unit) or game.data.japan[unit]


def _described(game: Game, counter: str, given: dict[str, Value]) -> str:
    """Take the player's description of a turned counter into the data, tagged as theirs."""
    unit = _matching(game, counter, given)
    game.state.described[unit] = JapaneseValues(
        given["name"],
        given["kind"],
        given["attack"],
        given["defence"],
        given["movement"],
        "player",
    )
    return unit


def _matching(game: Game, counter: str, given: dict[str, Value]) -> str:
    """Return the unit a description means: of that name, else of that kind, else any unseen."""
    left = knowledge.unseen(game)
    wanted = given["name"].casefold()
    for name in left:
        if wanted in (name.casefold(), values_of(game, name).name.casefold()):
            return name
    fresh = [name for name in left if name not in game.state.described] or left
    alike = [name for name in fresh if values_of(game, name).kind == given["kind"]] or fresh
    mine = game.unit(counter).unit
    if mine in alike:
        return mine
    return chance.draw(alike, game.seed, f"described/{game.state.turn}/{game.unit(counter).place}")


def _objection(game: Game, given: dict[str, Value]) -> Text | None:
    wanted = given["name"].casefold()
    for unit in game.state.japan.values():
        if not unit.hidden and game.data.japanese(game.state, unit).name.casefold() == wanted:
            return T("{name} is face up already.", name=given["name"])
    return None


def _token(game: Game, name: str) -> Token:
    """Name a unit; beside the player's own counter with the values it has to show."""
    values = values_of(game, name)
    words = plain_text(values.name)
    if game.own_counters:
        words = T(
            "{name} ({kind}): attack {attack}, defense {defence}, movement {movement}{tag}",
            name=values.name,
            kind=KINDS[values.kind],
            attack=values.attack,
            defence=values.defence,
            movement=values.movement,
            tag=estimate_text(values.tag),
        )
    return Token(name, name, words, _face(values))


def estimate_text(tag: str) -> Text:
    """Say in brackets that a value is our estimate; nothing for one that is not."""
    return T(" (estimated)") if tag == "estimate" else plain_text("")


KINDS: dict[str, Text] = {
    "hq": T("headquarters"),
    "artillery": T("artillery"),
    "anti-tank": T("anti-tank"),
    "anti-aircraft": T("anti-aircraft"),
    "infantry": T("infantry"),
    "engineer": T("engineers"),
    "machine-gun": T("machine guns"),
    "mortar": T("mortars"),
    "rocket": T("rockets"),
    "tank": T("tanks"),
    "naval-guard": T("naval guard"),
    "construction": T("construction troops"),
}
"""The kinds of Japanese unit that the order of battle names (bib:25.0)."""
GUNS = frozenset({"anti-tank", "anti-aircraft"})
"""The kinds that may keep a tank out of the differential (bib:17.3)."""
FIELDS = (
    Field(name="name", kind="words", text=T("name on the counter")),
    Field(
        name="kind",
        kind="choose",
        text=T("kind of unit"),
        options=tuple(Option(kind, words) for kind, words in KINDS.items()),
    ),
    *(
        Field(name=name, kind="number", text=words, minimum=0, maximum=HIGHEST)
        for name, words in {
            "attack": T("attack factor"),
            "defence": T("defense factor"),
            "movement": T("movement factor"),
        }.items()
    ),
)
"""How a player reads a Japanese counter off the table."""
