"""What hints and reasons are told in: the words of the panel, the keys, and the dots of one who thinks."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.art import svg
from client.session.advice import Hint, Why
from client.session.protocol import SessionFacts
from client.session.story import plain
from client.session.words import called
from client.table.actions import key_of
from client.widgets.icons import named
from client.words.say import table as say
from engine.kernel.state import Option
from engine.kernel.view import View


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
    below = say("hint-away", key=named(key_of("advice.hint")), back=named(key_of("advice.close")))
    if hint.option is None:
        return Words(say("hint"), "hint", say("no-hint"), (), below)
    title = _outcome(session, view, hint.option)
    without = say("all-there-is" if len(view.options) == 1 else "all-the-same")
    reasons = hint.told.reasons or (without,)
    return Words(say("hint"), "hint", title, (*reasons, *_compared(session, view, hint)), below)


def _compared(session: SessionFacts, view: View, hint: Hint) -> tuple[str, ...]:
    """How much the next best choice falls behind; empty where that is not known."""
    percent, points = round(100 * hint.told.chance), round(hint.told.points)
    if hint.instead is None or not (percent or points):
        return ()
    words = _outcome(session, view, hint.instead)
    return (say("compared-chance" if percent else "compared-points", words=words, count=percent or points),)


def why_words(session: SessionFacts, why: Why) -> Words:
    """What a computer seat chose, in words that everybody may know, and what decided it."""
    move = why.move
    words = _outcome(session, move.everybody, move.option)
    title = say("advised", player=session.names[move.seat], words=words)
    reasons = why.told.reasons or (say("nothing-told-openly" if why.found else "not-found"),)
    below = say("why-away", key=named(key_of("advice.why")), back=named(key_of("advice.close")),
                before=named(key_of("advice.why_before")))  # fmt: skip
    return Words(say("why"), "robot", title, reasons, below)


def _outcome(session: SessionFacts, view: View, option: Option) -> str:
    """An option in the game's words; a name alone is one that is chosen."""
    names = called(session)
    words = plain(session.game.words.outcome(view, option, names))
    return say("choose", words=words) if words in names else words


def draw_dots(surface: pygame.Surface, rect: pygame.Rect, color: str) -> None:
    """Three dots in the middle of a place: somebody thinks."""
    size = max(6, round(0.62 * min(rect.size)))
    body = "".join(f'<circle cx="{x}" cy="12" r="2.8" fill="{color}"/>' for x in (4, 12, 20))
    dots = svg.inline(body, size, size, 24, 24)
    surface.blit(dots, dots.get_rect(center=rect.center))
