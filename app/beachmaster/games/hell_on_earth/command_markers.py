"""Place, replace and remove Command markers in the Command Area (hoe:5.8.2.4 to 5.8.2.6)."""

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth.acts import blue_id
from beachmaster.games.hell_on_earth.bags import draw_command
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.orders import marker_does, marker_name
from beachmaster.games.hell_on_earth.places import BAG, ERROR_RESERVE, SLOTS
from beachmaster.games.hell_on_earth.texts import TN, T

RETURN = "return"
RULE = "hoe:5.8.2.4"


def buy(game: Game, count: int) -> Steps[None]:
    """Draw one or two markers and place one; an Error must be placed (H-42, H-43, H-91)."""
    if game.ruling("H-91") == "before":
        yield from _make_room(game)
    drawn: list[str] = []
    for _ in range(count):
        token = yield from draw_command(game, "command-marker", RULE)
        if token is not None:
            drawn.append(token)
    errors = [token for token in drawn if game.command_kind(token) == "error"]
    if errors:
        keep = errors if game.ruling("H-42") == "both" else errors[:1]
    elif len(drawn) > 1:
        keep = [(yield _which(game, drawn))]
    else:
        keep = drawn
    for token in drawn:
        if token not in keep:
            _back(game, token)
    for token in keep:
        yield from place(game, token, RULE)


def _make_room(game: Game) -> Steps[None]:
    """Let the player return a Special Order to the bag before the draw, where no slot is free."""
    held = [token for token in game.slots().values() if game.command_kind(token) != "error"]
    if _free_slot(game) is not None or not held:
        return
    none = Option(RETURN, T("None: return what you draw, unless it is an Error"))
    chosen = yield Choose(
        procedure="make-room",
        spends=True,
        text=T("No slot is free: which Special Order do you return first?"),
        rules=(RULE,),
        options=Options(lambda: [none, *(Option(t, marker_name(game, t)) for t in held)]),
    )
    if chosen != RETURN:
        _back(game, chosen)


def _which(game: Game, drawn: list[str]) -> Choose:
    return Choose(
        procedure="keep-marker",
        text=T("Which of the two Command markers do you keep?"),
        rules=(RULE,),
        options=Options(lambda: [Option(token, _with_use(game, token)) for token in drawn]),
        spends=True,
    )


def _with_use(game: Game, token: str) -> Text:
    """Return a Command marker with what it does."""
    return T("{marker}. {does}", marker=marker_name(game, token), does=marker_does(game, token))


def turn_marker(game: Game) -> Steps[None]:
    """Draw the Command marker of turns 3, 5, 7 and 9; a free slot must take it (hoe:5.9)."""
    token = yield from draw_command(game, "turn-marker", "hoe:5.9")
    if token is None:
        return
    slot = _free_slot(game)
    if slot is not None and game.command_kind(token) != "error":
        _put(game, token, slot, "hoe:5.9")
    else:
        yield from place(game, token, "hoe:5.9")


def place(game: Game, token: str, rule: str) -> Steps[None]:
    """Put a drawn marker in a slot, in place of another where all are full, or back in the bag."""
    if game.command_kind(token) == "error":
        yield from _place_error(game, token, rule)
        return
    slot = _free_slot(game)
    replaceable = [t for t in game.slots().values() if game.command_kind(t) != "error"]
    settled = rule == RULE and game.ruling("H-91") == "before"
    if slot is None and (settled or not replaceable):
        _back(game, token)
        return
    options = [slot] if slot else replaceable
    chosen = yield Choose(
        procedure="place-marker",
        text=T("Where do you put {marker}?", marker=marker_name(game, token)),
        rules=(rule,),
        options=Options(
            lambda: [*_where(game, options), Option(RETURN, T("Back into the blue bag"))]
        ),
        spends=True,
        why=(marker_does(game, token),),
    )
    if chosen == RETURN:
        _back(game, token)
    else:
        _put(game, token, chosen, rule)


def _place_error(game: Game, token: str, rule: str) -> Steps[None]:
    """Place an Error; only three Errors in the slots keep it out (hoe:5.8.2.5)."""
    slot = _free_slot(game)
    if slot is None:
        options = [t for t in game.slots().values() if game.command_kind(t) != "error"]
        if not options:
            _back(game, token)
            return
        slot = yield Choose(
            procedure="error-replaces",
            text=T("You drew an Intelligence Error. Which Special Order makes room for it?"),
            rules=("hoe:5.8.2.5", rule),
            options=Options(lambda: _where(game, options)),
            spends=True,
        )
    _put(game, token, slot, "hoe:5.8.2.5")


def _where(game: Game, places: list[str]) -> list[Option]:
    """Word the choices: a free slot, or a marker to replace."""
    free = len(SLOTS) - len(game.slots())
    return [
        Option(at, TN("Into the free slot", "Into a free slot ({n} are free)", n=free))
        if at in SLOTS
        else Option(at, T("In place of {marker}", marker=marker_name(game, at)))
        for at in places
    ]


def _put(game: Game, token: str, at: str, rule: str) -> None:
    if at not in SLOTS:
        slot = game.state.blue[at]
        _back(game, at)
        at = slot
    game.state.blue[token] = at
    game.emit("marker-placed", None, rule, act=moves(blue_id(token)), token=token, slot=at)


def _back(game: Game, token: str) -> None:
    game.state.blue[token] = BAG
    game.emit("marker-returned", None, RULE, act=moves(blue_id(token)), token=token)


def _free_slot(game: Game) -> str | None:
    taken = set(game.state.blue.values())
    return next((slot for slot in SLOTS if slot not in taken), None)


def remove_error(game: Game, token: str) -> None:
    """Take an Error out of its slot into the reserve (hoe:5.8.2.6)."""
    game.state.blue[token] = ERROR_RESERVE
    game.emit("error-removed", None, "hoe:5.8.2.6", act=moves(blue_id(token)), token=token)
