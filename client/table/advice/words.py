"""Texts of hints and "Why?": verdict, reason, alternative; and the dots that stand for thinking."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.art import svg
from client.table.actions import ASK_HINT, ASK_WHY, ASK_WHY_BEFORE, CLOSE_ADVICE, key_of
from client.widgets.icons import key_name
from engine.ai.explain import HIDDEN
from engine.kernel.game.plays import play_of
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.advice import Hint, Why
from engine.session.computers.moves import Move
from engine.session.protocol import SessionFacts
from engine.session.story import plain
from engine.session.teller import Teller
from engine.session.words import address_names
from engine.words.say import table as say


@dataclass(frozen=True, slots=True)
class AdviceWords:
    """A panel's texts: heading with icon, title, sentences, and a line in small print."""

    heading: str
    icon: str
    title: str
    sentences: tuple[str, ...]
    below: str


def hint_words(session: SessionFacts, view: View, hint: Hint) -> AdviceWords:
    """Return the texts of a hint: what to do, why, and what the alternative does."""
    below = say("hint-away", key=key_name(key_of(ASK_HINT)), back=key_name(key_of(CLOSE_ADVICE)))
    if hint.option is None:
        return AdviceWords(say("hint"), "hint", say("no-hint"), (), below)
    told = session.game.ai.reasons(view, hint.told.reasons, hint.instead, address_names(session))
    sentences = tuple(map(plain, told)) or (_without_reasons(view),)
    return AdviceWords(say("hint"), "hint", _outcome(session, view, hint.option), sentences, below)


def _without_reasons(view: View) -> str:
    return say({1: "all-there-is", 2: "both-the-same"}.get(len(view.options), "all-the-same"))


def why_words(session: SessionFacts, why: Why) -> AdviceWords:
    """Return the texts about a computer's move and its reasons, with public facts only."""
    move = why.move
    words = _outcome(session, move.everybody, move.option)
    told = tuple(map(plain, session.game.ai.reasons(move.everybody, why.told.reasons, None, session.names)))
    title = say("advised-because" if told else "advised", player=session.names[move.seat], words=words)
    below = say(
        "why-away",
        key=key_name(key_of(ASK_WHY)),
        back=key_name(key_of(CLOSE_ADVICE)),
        before=key_name(key_of(ASK_WHY_BEFORE)),
    )
    return AdviceWords(say("why"), "robot", title, told or _public_reasons(session, why), below)


def _public_reasons(session: SessionFacts, why: Why) -> tuple[str, ...]:
    """Return the move's public effect as its reason, or say why there are no reasons to show."""
    if not why.found:
        return (say("not-found"),)
    effect = public_effect(session, why.move)
    if why.told.unsaid == HIDDEN:
        return (effect, say("no-more-openly")) if effect else (say("nothing-told-openly"),)
    return (effect,) if effect else (say(f"openly-{why.told.unsaid}"),)


def public_effect(session: SessionFacts, move: Move) -> str:
    """Return a move's public effect, composed from log lines that the viewer may read; empty without any."""
    teller = Teller(session.view().table, address_names(session))
    told = [(line, line.event) for line in session.log if line.event is not None]
    for number in dict.fromkeys(known[1].number for line, known in told if session.move_of(line) is move):
        began = [known[0] for line, known in told if known[1].number == number and session.move_of(line) is move]
        whole = [known for _, known in told if known[1].number == number]
        cause = whole[-1][1]
        if cause.seat == move.seat and teller.acts(play_of(teller.table, cause, began)):
            return plain(teller.because(play_of(teller.table, cause, [event for event, _ in whole])))
    return ""


def _outcome(session: SessionFacts, view: View, option: Option) -> str:
    """Return the option in the game's words; a bare player name becomes "Choose …"."""
    names = address_names(session)
    words = plain(session.game.words.describe_option(view, option, names))
    return say("choose", words=words) if words in names else words


def draw_dots(surface: pygame.Surface, rect: pygame.Rect, color: str) -> None:
    """Draw three dots in the middle of `rect`, which mean that a computer is thinking."""
    size = max(6, round(0.62 * min(rect.size)))
    body = "".join(f'<circle cx="{x}" cy="12" r="2.8" fill="{color}"/>' for x in (4, 12, 20))
    dots = svg.inline(body, size, size, 24, 24)
    surface.blit(dots, dots.get_rect(center=rect.center))
