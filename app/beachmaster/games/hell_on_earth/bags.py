"""Draw from the red and the blue bag, by the program or from the player's own (hoe:3.3.3)."""

from collections.abc import Callable, Collection, Mapping, Sequence

from beachmaster.engine import chance
from beachmaster.engine.acts import moves
from beachmaster.engine.fight import DrawnFace
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Draw, Field, Option, Token
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.acts import blue_id, red_id
from beachmaster.games.hell_on_earth.casualties import (
    SUPPORT_FIELDS,
    face_of,
    support_text,
    tag_text,
)
from beachmaster.games.hell_on_earth.counter_data import COMMAND_FIELDS
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.orders import ICONS, KIND_RULES, kind_mark, marker_name
from beachmaster.games.hell_on_earth.places import BAG, DRAWN, SUPPORT
from beachmaster.games.hell_on_earth.places import REACTION as BESIDE
from beachmaster.games.hell_on_earth.state import (
    CommandMarker,
    DefenceMarker,
)
from beachmaster.games.hell_on_earth.texts import T

RED_BAG = "intelligence"
BLUE_BAG = "command"
REACTION = "reaction"


def draw_intelligence(
    game: Game, procedure: str, name: str, text: Text, *rules: str
) -> Steps[str | None]:
    """Draw an Intelligence marker for a hidden unit; a Reaction lies beside it from then on.

    An empty bag first takes back this assault's Support markers; None when it stays empty (H-59).
    """
    if not _filled(game):
        game.emit("bag-empty", T("The red bag is empty: no marker is drawn."), "hoe:3.3.3")
        return None
    place = game.unit(name).place
    scripted = _scripted(game, game.state.red, _red_token)
    answer = yield Draw(
        procedure=procedure,
        subjects=(place,),
        text=text.fill(place=place),
        rules=(*rules, "hoe:3.3.3"),
        side="us",
        bag=RED_BAG,
        tokens=lambda: [_red_token(game, token) for token in game.in_bag(game.state.red)],
        fields=_RED_FIELDS,
        dealt=(lambda: scripted) if scripted else None,
        agrees=lambda given: _red_objection(game, given),
    )
    _used(game, scripted)
    token = _described_red(game, answer, place) if isinstance(answer, dict) else str(answer)
    _tell(game, token, name, rules)
    return token


def _filled(game: Game) -> bool:
    """Tell whether the red bag holds a marker, after taking back Support markers if need be."""
    if not game.in_bag(game.state.red):
        out = [token for token, at in game.state.red.items() if at in SUPPORT]
        for token in out:
            game.state.red[token] = BAG
        game.emit("support-returned", None, "hoe:3.3.3", act=moves(*map(red_id, out)))
    return bool(game.in_bag(game.state.red))


def _tell(game: Game, token: str, name: str, rules: tuple[str, ...]) -> None:
    unit = game.unit(name)
    place = unit.place
    if game.data.is_reaction(token):
        if unit.hidden:  # not turned by hand while the prompt stood
            game.state.red[token] = BESIDE(name)
        words, face = T("A Reaction marker."), DrawnFace(color="red", face=(_REACTION,))
        act = moves(red_id(token), own=True)
        game.emit_drawn("drew-reaction", words, *rules, drawn=face, act=act, place=place)
    else:
        values = game.data.defence_marker(game.state, token)
        words = T(
            "A Defense/Support marker: combat factor {cf}, type {type}; support: {support}{tag}.",
            cf=values.cf,
            type=values.defence,
            support=support_text(values.support),
            tag=tag_text(values.tag),
        )
        face = DrawnFace(color="red", face=face_of(values))
        game.emit_drawn("drew-defence", words, *rules, drawn=face, place=place, token=token)


def draw_command(game: Game, procedure: str, *rules: str) -> Steps[str | None]:
    """Draw a Command marker; None when the blue bag is empty."""
    if not game.in_bag(game.state.blue):
        return None
    scripted = _scripted(game, game.state.blue, _blue_token)
    answer = yield Draw(
        procedure=procedure,
        text=T("Draw a Command marker from the blue bag."),
        rules=(*rules, "hoe:3.3.4"),
        bag=BLUE_BAG,
        tokens=lambda: [_blue_token(game, token) for token in game.in_bag(game.state.blue)],
        fields=_BLUE_FIELDS,
        dealt=(lambda: scripted) if scripted else None,
        agrees=lambda given: _blue_objection(game, given),
    )
    _used(game, scripted)
    token = _described_blue(game, answer) if isinstance(answer, dict) else str(answer)
    kind = game.command_kind(token)
    name = marker_name(game, token)
    text = T("The Command marker is: {marker}.", marker=name)
    cited, face = (*rules, KIND_RULES[kind]), DrawnFace(color="blue", face=(name,))
    game.state.blue[token] = DRAWN
    act = moves(blue_id(token), own=True)
    game.emit_drawn("drew-command", text, *cited, drawn=face, act=act, token=token)
    return token


def _scripted(game: Game, bag: Mapping[str, str], worded: Callable[[Game, str], Token]) -> str:
    """Return the token that a position set down to be drawn first, where this bag holds it."""
    wanted = game.state.script.draws[:1]
    if not wanted:
        return ""
    tokens = [worded(game, token) for token in game.in_bag(bag)]
    fitting = [token.id for token in tokens if token.id in wanted]
    fitting += [token.id for token in tokens if token.kind in wanted]
    return fitting[0] if fitting else ""


def _used(game: Game, scripted: str) -> None:
    if scripted:
        del game.state.script.draws[:1]


def defence_mark(values: DefenceMarker) -> str:
    """Return the kind a player reads off a Defense/Support marker, such as 2C-tank1."""
    support = [f"{kind}{points}" for kind, points in sorted(values.support.items())]
    return "-".join([f"{values.cf}{values.defence}", *support])


def _red_token(game: Game, token: str) -> Token:
    if game.data.is_reaction(token):
        return Token(token, REACTION, _REACTION, (_REACTION,))
    values = game.data.defence_marker(game.state, token)
    words = T(
        "Defense {cf}{type}, support: {support}",
        cf=values.cf,
        type=values.defence,
        support=support_text(values.support),
    )
    return Token(token, defence_mark(values), words, face_of(values))


def _blue_token(game: Game, token: str) -> Token:
    name = marker_name(game, token)
    return Token(token, kind_mark(game, token), name, (name,))


def _red_objection(game: Game, given: dict[str, Value]) -> Text | None:
    """Classes are certain: refuse a sixth Reaction or a marker of a class that is used up."""
    wanted = given["class"] == REACTION
    left = [t for t in game.in_bag(game.state.red) if game.data.is_reaction(t) == wanted]
    if not left:
        return _NONE_LEFT
    return None if wanted else _untold(_RED_FIELDS, ("cf", "defence"), given)


def _blue_objection(game: Game, given: dict[str, Value]) -> Text | None:
    kind = given["kind"]
    if not any(game.command_kind(token) == kind for token in game.in_bag(game.state.blue)):
        return _NONE_LEFT
    shown = next((fields for one, fields in COMMAND_FIELDS.items() if one == kind), set[str]())
    return _untold(_BLUE_FIELDS, shown, given)


def _untold(
    fields: Sequence[Field], needed: Collection[str], given: Mapping[str, Value]
) -> Text | None:
    """Say what a marker of this kind shows and was not told: only the player can read it."""
    missing = [field.text for field in fields if field.name in needed and not given[field.name]]
    return T("Enter what the marker shows: {fields}.", fields=missing) if missing else None


def _described_red(game: Game, given: dict[str, Value], place: str) -> str:
    bag = game.in_bag(game.state.red)
    if given["class"] == REACTION:
        return next(token for token in bag if game.data.is_reaction(token))
    support = {kind: given[kind] for kind in ("artillery", "at", "tank") if given[kind]}
    values = DefenceMarker(given["cf"], given["defence"], support, "player")
    left = [token for token in bag if not game.data.is_reaction(token)]
    same = [t for t in left if defence_mark(_red(game, t)) == defence_mark(values)]
    unseen = [token for token in left if token not in game.state.described_red] or left
    key = f"described/{game.state.turn}/{place}"
    token = chance.draw(same or unseen, game.seed, key)
    game.state.described_red[token] = values
    return token


def _red(game: Game, token: str) -> DefenceMarker:
    return game.data.defence_marker(game.state, token)


def _described_blue(game: Game, given: dict[str, Value]) -> str:
    state = game.state
    kind = str(given["kind"])
    icon = given["icon"] if kind == "support" else ""
    colour = given["colour"] if kind == "reroll" else ""
    value = given["value"] if kind in ("support", "movement", "bombardment", "command") else 0
    values = CommandMarker(kind, icon, value, colour, "player")
    left = [token for token in game.in_bag(state.blue) if game.command_kind(token) == kind]
    same = [t for t in left if _without_tag(game, t) == (kind, icon, value, colour)]
    unseen = [token for token in left if token not in state.described_blue] or left
    token = chance.draw(same or unseen, game.seed, f"described/{state.turn}/{kind}")
    state.described_blue[token] = values
    return token


def _without_tag(game: Game, token: str) -> tuple[str, str, int, str]:
    marker = game.data.command_marker(game.state, token)
    return marker.kind, marker.icon, marker.value, marker.colour


def _words(*values: str) -> tuple[Option, ...]:
    return tuple(Option(value, plain_text(value)) for value in values)


def _points(name: str, text: Text) -> Field:
    return Field(name=name, kind="number", text=text, minimum=0, maximum=3, default=0)


_REACTION = T("Reaction")
_NOTHING = Option("", T("none shown"))
"""A marker of another kind shows no such thing."""


_RED_FIELDS = (
    Field(
        name="class",
        kind="choose",
        text=T("class of marker"),
        options=(
            Option("defence", T("Defense/Support")),
            Option(REACTION, _REACTION),
        ),
    ),
    _points("cf", T("combat factor")),
    Field(
        name="defence",
        kind="choose",
        text=T("defense type"),
        options=(_NOTHING, *_words("A", "B", "C")),
        default="",
    ),
    *SUPPORT_FIELDS,
)
_BLUE_FIELDS = (
    Field(
        name="kind",
        kind="choose",
        text=T("kind of Command marker"),
        options=_words(*KIND_RULES),
    ),
    Field(
        name="icon",
        kind="choose",
        text=T("icon of a support marker"),
        options=(
            _NOTHING,
            *(Option(icon, ICONS[icon]) for icon in ("tank", "artillery", "flamethrower")),
        ),
        default="",
    ),
    _points("value", T("value shown")),
    Field(
        name="colour",
        kind="choose",
        text=T("color of a Reroll marker"),
        options=(_NOTHING, *_words("blue", "red")),
        default="",
    ),
)
_NONE_LEFT = T("No marker of that kind is left in the bag.")
