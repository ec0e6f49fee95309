"""Play the US side sensibly: look, weigh, choose; the same position always gets the same answer.

The commander sees what a player sees (`sight`), weighs everything in steps of a Japanese unit
(`values`) with exact tables (`odds`), and answers each prompt from the module that plans it:
`bombard`, `moves`, `attacks`, `hits`, `staff`. What it does not foresee it leaves to chance.
"""

from collections.abc import Callable

from beachmaster.engine.auto import program_answer
from beachmaster.engine.prompt import AnswerError, Choose, Confirm, Draw, Place, Prompt, Roll
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.players import bombard, hits, orders, staff
from beachmaster.games.hell_on_earth.players.attacks import Plan, Planner
from beachmaster.games.hell_on_earth.players.geometry import measured
from beachmaster.games.hell_on_earth.players.moves import Movement
from beachmaster.games.hell_on_earth.players.sight import Sight
from beachmaster.games.hell_on_earth.sequence import HellOnEarth
from beachmaster.games.hell_on_earth.state import State

NO, DONE, END = "no", "done", "end"


class Commander:
    """Answer every prompt of a session on a tracked board."""

    def __init__(self, session: Session) -> None:
        module = session.module
        assert isinstance(module, HellOnEarth)  # noqa: S101 - made by player_for
        assert module.data.board is not None  # noqa: S101 - a table board plays on a twin
        self.session = session
        self.module = module
        self.geo = measured(module.data.board)
        self.plan: Plan | None = None
        self.salvo: bombard.Salvo | None = None
        self.target = ""
        self.moved_in = (0, "")
        self.rolled: Roll | None = None
        self._answers: dict[str, Callable[[Prompt], Value]] = {
            "bombard": self._bombard,
            "bombardment-points": self._points,
            "move": self._move,
            "move-way": self._way,
            "attack-action": self._action,
            "assault-target": self._target,
            "recon-target": self._target,
            "recon-unit": self._scout,
            "assault-units": self._units,
            "assault-support": self._supporters,
            "assault-again": self._again,
            "advance": self._advance,
            "odd-hit": self._odd_hit,
            "retreat-choice": self._retreat_choice,
            "retreat": self._retreat,
            "raid-order": self._all,
            "raider": self._raider,
            "spend-command-points": self._spend,
            "recover": self._recover,
            "keep-marker": self._keep,
            "place-marker": self._place_marker,
            "error-replaces": self._replace,
            "landing": self._landing,
            "next-supporter": self._first,
            "banzai-choice": self._strongest,
            "support-order": self._support_order,
            "attack-order": self._opening_order,
            "bombardment-order": self._opening_order,
            "reconnaissance": self._reveal,
            "attack-again": self._attack_again,
            "command-order": self._command_order,
            "reroll": self._reroll,
        }

    def answer(self, asked: Asked) -> Value:
        """Return a legal answer, by chance where no plan covers the prompt."""
        prompt = asked.prompt
        if isinstance(prompt, Confirm):
            return True
        if isinstance(prompt, Roll):
            self.rolled = prompt
        elif not isinstance(prompt, Draw):
            planned = self._answers.get(prompt.procedure, self._decline)(prompt)
            if planned is not None:
                try:
                    return prompt.check(planned)
                except AnswerError:
                    pass
        return program_answer(prompt, self.session.seed, asked.key)

    def sight(self) -> Sight:
        """Look at the board."""
        state = self.session.state
        assert isinstance(state, State)  # noqa: S101 - the state of this game
        return Sight(self.module, state, self.geo)

    # -- bombardment and movement --------------------------------------------------------------

    def _bombard(self, prompt: Prompt) -> Value:
        self.salvo = bombard.salvo(self.sight(), 3)
        return self.salvo.target if self.salvo else ""

    def _points(self, prompt: Prompt) -> Value:
        most = max(_options(prompt))
        return min(most, self.salvo.points) if self.salvo else most

    def _move(self, prompt: Prompt) -> Value:
        stamp = self.session.state.turn, self.session.state.phase
        if stamp == self.moved_in:
            return [DONE]
        self.moved_in = stamp
        return [move.answer for move in Movement(self.sight()).plan()] or [DONE]

    def _way(self, prompt: Prompt) -> Value:
        return _options(prompt)[-1]

    # -- attack --------------------------------------------------------------------------------

    def _action(self, prompt: Prompt) -> Value:
        self.plan = Planner(self.sight()).best()
        return self.plan.kind if self.plan else END

    def _target(self, prompt: Prompt) -> Value:
        if self.plan is None:
            self.plan = Planner(self.sight()).best()
        self.target = self.plan.target if self.plan else ""
        return self.target or None

    def _units(self, prompt: Prompt) -> Value:
        return list(self.plan.attackers) if self.plan else None

    def _scout(self, prompt: Prompt) -> Value:
        return self.plan.attackers[0] if self.plan else None

    def _supporters(self, prompt: Prompt) -> Value:
        return list(self.plan.supporters) if self.plan else []

    def _support_order(self, prompt: Prompt) -> Value:
        if self.plan is None:
            return NO
        return orders.support(self.sight(), self.plan, _tokens(prompt)) or NO

    def _opening_order(self, prompt: Prompt) -> Value:
        return orders.opening(self.sight(), _tokens(prompt)) or NO

    def _reveal(self, prompt: Prompt) -> Value:
        found = orders.revealable(self.sight())
        return found[0].place if found else ""

    def _attack_again(self, prompt: Prompt) -> Value:
        token = orders.again(self.sight(), _tokens(prompt))
        self.plan = Planner(self.sight(), marks=False).best() if token else None
        return token or NO

    def _command_order(self, prompt: Prompt) -> Value:
        return orders.command(self.sight(), _tokens(prompt)) or NO

    def _reroll(self, prompt: Prompt) -> Value:
        die = int(prompt.text.params["die"])
        again = orders.reroll(self.sight(), prompt.subjects[-1], self.rolled, die)
        return "reroll" if again else "keep"

    def _again(self, prompt: Prompt) -> Value:
        unit = prompt.subjects[0]
        self.plan = Planner(self.sight()).best([unit], most=1)
        return "yes" if self.plan else NO

    def _advance(self, prompt: Prompt) -> Value:
        names = [name for name in _options(prompt) if name != "none"]
        return hits.advance(self.sight(), names, prompt.subjects[0])

    def _odd_hit(self, prompt: Prompt) -> Value:
        return hits.odd_hit(self.sight(), _options(prompt))

    def _retreat_choice(self, prompt: Prompt) -> Value:
        back = hits.falls_back(self.sight(), prompt.subjects[0], self.target)
        return "retreat" if back else "lose"

    def _retreat(self, prompt: Prompt) -> Value:
        return hits.retreat_to(self.sight(), prompt.subjects[0], _options(prompt))

    # -- raids and staff -----------------------------------------------------------------------

    def _first(self, prompt: Prompt) -> Value:
        return _options(prompt)[0]

    def _strongest(self, prompt: Prompt) -> Value:
        friends = self.sight().friends
        return max(_options(prompt), key=lambda name: (friends[name].steps, name))

    def _landing(self, prompt: Prompt) -> Value:
        return staff.landing(prompt.subjects[0], _options(prompt))

    def _all(self, prompt: Prompt) -> Value:
        return _options(prompt)

    def _raider(self, prompt: Prompt) -> Value:
        foes = self.sight().foes
        return min(_options(prompt), key=lambda place: (foes[place].steps, place))

    def _spend(self, prompt: Prompt) -> Value:
        return staff.purchase(self.sight(), _options(prompt))

    def _recover(self, prompt: Prompt) -> Value:
        return staff.recover(self.sight(), prompt.subjects[0])

    def _keep(self, prompt: Prompt) -> Value:
        return staff.keep(self.sight(), _options(prompt))

    def _place_marker(self, prompt: Prompt) -> Value:
        return _options(prompt)[0]

    def _replace(self, prompt: Prompt) -> Value:
        sight = self.sight()
        return max(_options(prompt), key=lambda token: (staff.rank(sight, token), token))

    def _decline(self, prompt: Prompt) -> Value:
        """Play no order where none is planned."""
        return NO if isinstance(prompt, Choose) and NO in prompt.options else None


def _options(prompt: Prompt) -> list[Value]:
    assert isinstance(prompt, Choose | Place)  # noqa: S101 - asked of prompts with options
    return [option.value for option in prompt.options]


def _tokens(prompt: Prompt) -> list[str]:
    """Return the markers an order prompt offers."""
    return [str(value) for value in _options(prompt) if value != NO]
