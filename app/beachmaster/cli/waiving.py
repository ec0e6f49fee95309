"""Say in the terminal of a die that stands what could still be played on it, and take that up."""

from typing import Protocol

from msgspec.structs import replace

from beachmaster.cli.console import Console
from beachmaster.cli.hints import options_of_prompt
from beachmaster.cli.jumps import show_jump
from beachmaster.cli.texts import T
from beachmaster.engine.meaning import labels
from beachmaster.engine.session import Session

WORD, KEY = "reroll", "X"
"""What takes the offer up: the word, and the window's key where no answer has that letter."""


class Offered(Protocol):
    """What an offer needs of whom it is made to."""

    session: Session
    console: Console


def show(player: Offered) -> None:
    """Print the offer that stands beside what is asked, if one does."""
    offer = player.session.waived
    if offer is not None:
        player.console.say(T("{asked} If you go on, the roll stands.", asked=offer.asked))
        player.console.say(T("reroll: {option}", option=offer.option.text), "   ")


def is_meant(player: Offered, typed: str) -> bool:
    """Tell whether the offer that stands is to be taken up."""
    session = player.session
    if session.waived is None or session.asked is None:
        return False
    if typed != KEY:
        return typed.casefold() == WORD
    return KEY.casefold() not in labels(options_of_prompt(session.asked.prompt))


def take_up(player: Offered) -> None:
    """Take the offer up, and say what lies otherwise on the table."""
    jump = player.session.take_up()
    show_jump(player.console, player.session, replace(jump, took_back=[]))
