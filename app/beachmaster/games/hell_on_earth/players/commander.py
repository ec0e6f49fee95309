"""Play the US side sensibly: look, weigh, choose; the same position always gets the same answer.

The commander sees what a player sees (`sight`), weighs everything in steps of a Japanese unit
(`values`) with exact tables (`odds`), and answers each prompt from the module that plans it:
`bombard`, `moves`, `attacks`, `hits`, `staff`. What it does not foresee it leaves to chance.
"""

from collections.abc import Callable

from beachmaster.engine.auto import program_answer
from beachmaster.engine.prompt import (
    AnswerError,
    Choose,
    Confirm,
    Draw,
    Place,
    Prompt,
    Record,
    Roll,
)
from beachmaster.engine.record import narrowed
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.text import plain_text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.advancing import ADVANCES
from beachmaster.games.hell_on_earth.dice import REROLL
from beachmaster.games.hell_on_earth.giving_way import NOWHERE
from beachmaster.games.hell_on_earth.orders import playable
from beachmaster.games.hell_on_earth.players import bombard, hits, orders, staff
from beachmaster.games.hell_on_earth.players.attacks import Plan, Planner
from beachmaster.games.hell_on_earth.players.moves import Movement
from beachmaster.games.hell_on_earth.players.sight import Sight, measured
from beachmaster.games.hell_on_earth.retreat import LOSE
from beachmaster.games.hell_on_earth.sequence import HellOnEarth
from beachmaster.games.hell_on_earth.state import State

NO, DONE = "no", "done"
_NO_HEX = (LOSE, NOWHERE, REROLL)
"""What may be answered at a retreat besides a hex."""


class Commander:
    """Answer every prompt of a session on a tracked board."""

    def __init__(self, session: Session) -> None:
        module = session.module
        assert isinstance(module, HellOnEarth)
        assert module.prints is not None
        self.session = session
        self.module = module
        self.geo = measured(module.prints)
        self.prompt = Prompt(procedure="", text=plain_text(""), rules=())
        self.follows = session.tree.cursor
        self._forget()

    def _forget(self) -> None:
        """Drop every plan: what it was made for is no longer known."""
        self.plan: Plan | None = None
        self.salvo: bombard.Salvo | None = None
        self.target = ""
        self.moved_in = (0, "")
        self.moved = False
        self.stretch = ("", "", "")
        self.rolled: Roll | None = None

    def answer(self, asked: Asked) -> Value:
        """Return a legal answer, by chance where no plan covers the prompt.

        Where somebody else has answered, corrected or taken back since, it plans anew.
        """
        tree = self.session.tree
        if tree.cursor != self.follows:
            self._forget()
        self.follows = tree.next_id
        prompt = self.prompt = asked.prompt
        if isinstance(prompt, Confirm):
            return True
        if isinstance(prompt, Roll):
            self.rolled = prompt
        elif not isinstance(prompt, Draw):
            planned = _ANSWERS.get(prompt.procedure, Commander._decline)(self)
            if planned is not None:
                try:
                    return prompt.check(planned)
                except AnswerError:
                    pass
        return program_answer(prompt, self.session.seed, asked.key)

    def sight(self) -> Sight:
        """Look at the board."""
        state = self.session.state
        assert isinstance(state, State)
        return Sight(self.module, state, self.geo)

    # -- bombardment and movement --------------------------------------------------------------

    def _bombard(self) -> Value:
        self.salvo = bombard.salvo(self.sight(), 3)
        return self.salvo.target if self.salvo else ""

    def _points(self) -> Value:
        most = max(_options(self.prompt))
        return min(most, self.salvo.points) if self.salvo else most

    def _move(self) -> Value:
        """Move all units in one answer; a unit with an Extended Movement order goes before them."""
        stamp = self.session.state.turn, self.session.state.phase
        if stamp != self.moved_in:
            self.moved_in, self.moved = stamp, False
            if self._extended():
                return [self.stretch[0]]
        if self.moved:
            return [DONE]
        self.moved = True
        moves = Movement(self.sight()).plan(without=self.stretch[0])
        return [move.answer for move in moves] or [DONE]

    def _extended(self) -> bool:
        """Plan an Extended Movement order where it reaches an objective in time (hoe:3.3.4.2)."""
        self.stretch = ("", "", "")
        sight = self.sight()
        tokens = playable(sight.game, "movement")
        if not tokens:
            return False
        token = max(tokens, key=lambda one: sight.data.command_marker(sight.state, one).value)
        extra = sight.data.command_marker(sight.state, token).value
        found = Movement(sight).stretch(extra)
        if found is None:
            return False
        self.stretch = (*found, token)
        return True

    def _kind(self) -> Value:
        return "normal"

    def _move_order(self) -> Value:
        return self.stretch[2] or NO

    def _move_to(self) -> Value:
        return self.stretch[1] or None

    def _way(self) -> Value:
        return _options(self.prompt)[-1]

    # -- attack --------------------------------------------------------------------------------

    def _attack(self) -> Value:
        self.plan = Planner(self.sight()).best()
        return self._planned()

    def _more(self) -> Value:
        if self.plan is None or self.plan.kind != "assault":
            plans = Planner(self.sight(), marks=False).all()
            fights = [plan for plan in plans if plan.kind == "assault"]
            self.plan = max(fights, key=lambda plan: plan.score, default=None)
        return self._planned()

    def _again(self) -> Value:
        unit = self.prompt.subjects[0]
        self.plan = Planner(self.sight()).best([unit], most=1)
        return self._planned()

    def _planned(self) -> Value:
        """Return the planned attack as one answer; where there is none, none."""
        plan, prompt = self.plan, self.prompt
        assert isinstance(prompt, Record)
        self.target = plan.target if plan else ""
        if plan is None:
            return {"target": ""}
        answer: dict[str, Value] = {"target": plan.target, "attackers": list(plan.attackers)}
        names = {field.name for field in prompt.fields}
        if "act" in names:
            answer["act"] = plan.kind
        if plan.kind == "assault":
            answer["supporters"] = list(plan.supporters)
        if "order" in names and plan.kind == "assault":
            answer["order"] = orders.support(self.sight(), plan, self._tokens_for(plan)) or NO
        return answer

    def _tokens_for(self, plan: Plan) -> list[str]:
        """Return the support markers that go with a plan: one flamethrower supports an assault."""
        sight = self.sight()
        flame = any(sight.data.support_kind(name) == "flamethrower" for name in plan.supporters)
        return [
            token
            for token in playable(sight.game, "support")
            if not (flame and sight.data.command_marker(sight.state, token).icon == "flamethrower")
        ]

    def _opening_order(self) -> Value:
        return orders.opening(self.sight(), _tokens(self.prompt)) or NO

    def _reveal(self) -> Value:
        found = orders.revealable(self.sight())
        return found[0].place if found else ""

    def _attack_again(self) -> Value:
        token = orders.again(self.sight(), _tokens(self.prompt))
        self.plan = Planner(self.sight(), marks=False).best() if token else None
        return token or NO

    def _command_order(self) -> Value:
        return orders.command(self.sight(), _tokens(self.prompt)) or NO

    def _reroll(self) -> Value:
        """Keep for a fight what turns a fight; in other phases no die is worth an order."""
        if "attack" not in self.session.state.phase:
            return "keep-all"
        die = int(str(self.prompt.text.params["die"]))
        again = orders.reroll(self.sight(), self.prompt.subjects[-1], self.rolled, die)
        return "reroll" if again else "keep"

    def _advance(self) -> Value:
        names = [name for name in _options(self.prompt) if name != "none"]
        return hits.advance(self.sight(), names, self.prompt.subjects[0])

    def _odd_hit(self) -> Value:
        return hits.odd_hit(self.sight(), _options(self.prompt))

    def _retreat(self) -> Value:
        """Decide for a unit alone, or unit by unit in one form with the advance."""
        if not isinstance(self.prompt, Record):
            return self._falls_back(self.prompt.subjects[0], _options(self.prompt))
        told: dict[str, Value] = {}
        for index, _ in enumerate(self.prompt.fields):
            field = narrowed(self.prompt.fields, told)[index]
            values = [option.value for option in field.options]
            if field.settled:
                told[field.name] = field.certainly
            elif field.name == ADVANCES:
                names = [name for name in values if name != "none"]
                told[field.name] = hits.advance(self.sight(), names, self.prompt.subjects[0])
            else:
                told[field.name] = self._falls_back(field.name, values)
        return told

    def _falls_back(self, name: str, values: list[Value]) -> Value:
        """Return the hex to go to, or that the unit stands."""
        sight, places = self.sight(), [value for value in values if value not in _NO_HEX]
        target = self.target or sight.nearest_foe(name)
        stays = LOSE in values and not (target and hits.falls_back(sight, name, target))
        if places and not stays:
            return hits.retreat_to(sight, name, places)
        return LOSE if LOSE in values else NOWHERE

    # -- raids and staff -----------------------------------------------------------------------

    def _first(self) -> Value:
        return _options(self.prompt)[0]

    def _strongest(self) -> Value:
        friends = self.sight().friends
        return max(_options(self.prompt), key=lambda name: (friends[name].steps, name))

    def _landing(self) -> Value:
        return staff.landing(self.prompt.subjects[0], _options(self.prompt))

    def _all(self) -> Value:
        return _options(self.prompt)

    def _raider(self) -> Value:
        foes = self.sight().foes
        return min(_options(self.prompt), key=lambda place: (foes[place].steps, place))

    def _spend(self) -> Value:
        assert isinstance(self.prompt, Choose)
        return staff.purchases(self.sight(), _options(self.prompt), self.prompt.maximum - 1)

    def _recover(self) -> Value:
        """Let destroyed units rest one turn more: two steps more, and above the casualty line."""
        return _options(self.prompt)

    def _keep(self) -> Value:
        return staff.keep(self.sight(), _options(self.prompt))

    def _place_marker(self) -> Value:
        return _options(self.prompt)[0]

    def _replace(self) -> Value:
        sight = self.sight()
        return max(_options(self.prompt), key=lambda token: (staff.rank(sight, token), token))

    def _decline(self) -> Value:
        """Play no order where none is planned."""
        return NO if isinstance(self.prompt, Choose) and NO in self.prompt.options else None


def _options(prompt: Prompt) -> list[Value]:
    assert isinstance(prompt, Choose | Place)
    return [option.value for option in prompt.options]


def _tokens(prompt: Prompt) -> list[str]:
    """Return the markers an order prompt offers."""
    return [str(value) for value in _options(prompt) if value != NO]


_ANSWERS: dict[str, Callable[[Commander], Value]] = {
    "bombard": Commander._bombard,
    "bombardment-points": Commander._points,
    "move": Commander._move,
    "move-kind": Commander._kind,
    "move-order": Commander._move_order,
    "move-to": Commander._move_to,
    "move-way": Commander._way,
    "attack": Commander._attack,
    "assault-more": Commander._more,
    "assault-again": Commander._again,
    "advance": Commander._advance,
    "odd-hit": Commander._odd_hit,
    "retreat": Commander._retreat,
    "raid-order": Commander._all,
    "rally-order": Commander._all,
    "raider": Commander._raider,
    "spend-command-points": Commander._spend,
    "recover": Commander._recover,
    "keep-marker": Commander._keep,
    "place-marker": Commander._place_marker,
    "error-replaces": Commander._replace,
    "landing": Commander._landing,
    "next-supporter": Commander._first,
    "banzai-choice": Commander._strongest,
    "attack-order": Commander._opening_order,
    "bombardment-order": Commander._opening_order,
    "reconnaissance": Commander._reveal,
    "attack-again": Commander._attack_again,
    "command-order": Commander._command_order,
    "reroll": Commander._reroll,
}
