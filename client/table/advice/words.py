"""What hints and reasons are told in: the words of the panel, the keys, and the dots of one who thinks."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pygame

from client.art import svg
from client.session.advice import Hint, Why
from client.session.protocol import SessionFacts
from client.table.actions import key_of
from engine.kernel.state import Option
from engine.kernel.view import View

NOT_ASKED = "There is a hint when a person is asked what to do."
NO_HINT = "No hint could be worked out this time."
NOTHING_BETTER = "No other choice leads to more."
ALL_THERE_IS = "There is nothing else to do."
COMPARED = "Compared with the next best choice."
NOTHING_TOLD = "No computer player has made a choice yet that everybody has seen."
NOT_FOUND = "That could not be worked out this time."
_CARD = re.compile(r"\[\[\d+\|([^\]]*)\]\]")


@dataclass(frozen=True, slots=True)
class Words:
    """What a panel says: its heading with an icon, a title, sentences, and a line in small letters."""

    heading: str
    icon: str
    title: str
    sentences: tuple[str, ...]
    below: str


def hint_words(session: SessionFacts, view: View, hint: Hint) -> Words:
    """What is advised, in the game's words, and what speaks for it."""
    below = f"{key_of('advice.hint')} or {key_of('advice.close')} takes this away."
    if hint.reasons:
        below = f"{COMPARED} {below}"
    if hint.option is None:
        return Words("Hint", "hint", NO_HINT, (), below)
    title = _outcome(session, view, hint.option)
    without = ALL_THERE_IS if len(view.options) == 1 else NOTHING_BETTER
    return Words("Hint", "hint", title, sentences(hint.reasons) or (without,), below)


def why_words(session: SessionFacts, why: Why) -> Words:
    """What a computer seat chose, in words that everybody may know, and what decided it."""
    move = why.move
    title = f"{session.names[move.seat]}: {_outcome(session, move.everybody, move.option)}"
    reasons = sentences(why.reasons) or ((NOTHING_BETTER,) if why.found else (NOT_FOUND,))
    below = (f"{key_of('advice.why')} or {key_of('advice.close')} takes this away. "
             f"{key_of('advice.why_before')} asks about the choice before.")  # fmt: skip
    if why.reasons:
        below = f"{COMPARED} {below}"
    return Words("Why?", "robot", title, reasons, below)


def sentences(reasons: tuple[str, ...]) -> tuple[str, ...]:
    """Reasons as whole sentences."""
    return tuple(f"It {reason}." for reason in reasons)


def _outcome(session: SessionFacts, view: View, option: Option) -> str:
    """An option in the game's words; a name alone is one that is chosen."""
    words = _CARD.sub(lambda card: card[1], session.game.words.outcome(view, option, session.names))
    return f"Choose {words}" if words in session.names else words


def draw_dots(surface: pygame.Surface, rect: pygame.Rect, color: str) -> None:
    """Three dots in the middle of a place: somebody thinks."""
    size = max(6, round(0.62 * min(rect.size)))
    body = "".join(f'<circle cx="{x}" cy="12" r="2.8" fill="{color}"/>' for x in (4, 12, 20))
    dots = svg.inline(body, size, size, 24, 24)
    surface.blit(dots, dots.get_rect(center=rect.center))
