"""What a session says in words: how a seat is played, why something cannot be taken back."""

from __future__ import annotations

from client.session.computers.opponents import policy_words
from engine.ai.seat import HUMAN

UNDO_SENTENCES = {
    "": "Takes the last choice back.",
    "nothing": "There is no choice to take back yet.",
    "other-seat": "Stops here: somebody else has decided since.",
    "revealed": "Stops here: a hidden card was shown.",
    "random": "Stops here: chance has decided.",
    "over": "Stops here: the match is over.",
    "not-looking": "Only a person who sits at the table takes a choice back.",
}
"""Why the last choice can or cannot be taken back, by the reason that `Session.undo_state` gives."""

UNDO_OFFER = " The choice before that can still be taken back; the match then counts as assisted."
"""What follows on such a sentence where undo goes on beyond what stops it."""

_ASSISTED = "The match then counts as assisted: results and statistics keep it apart."
UNDO_QUESTIONS = {
    "other-seat": f"Somebody else has decided since, and would decide anew. {_ASSISTED}",
    "revealed": f"A hidden card was shown since, and stays seen. {_ASSISTED}",
    "random": f"Chance has decided since, and would decide the same way. {_ASSISTED}",
}
"""What is asked before undo goes beyond what stops it."""

TIME_IS_UP = "The time set for this match is over."
"""What is said when the minutes of play are over; what follows from that stands in the log."""

TAKEN_BACK = "The last choice is open again."
TAKEN_BACK_BEYOND = "The choice is open again, and the match counts as assisted."
"""What is said when a choice was taken back, within what the rules of undo let back and beyond."""


def kind_in_words(kind: str) -> str:
    """How a seat is played: "person", "computer: Hard, Schemer"."""
    return "person" if kind == HUMAN else f"computer: {policy_words(kind)}"


def handed_over(name: str, kind: str, before: str = HUMAN) -> str:
    """The line of the log about a seat that is played by somebody else from now on, or at another level."""
    if kind == HUMAN:
        return f"{name} is played by a person from here on"
    if before != HUMAN:
        return f"{name} plays at {policy_words(kind)} from here on, no longer at {policy_words(before)}"
    return f"{name} is played by the computer from here on ({policy_words(kind)})"
