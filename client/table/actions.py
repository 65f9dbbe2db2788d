"""The keys of the table and the named actions that they stand for; the layers carry those out."""

from __future__ import annotations

import pygame

from client.input.keys import ENTER, control_held, shift_held

TOOLS = {"hint": "advice.hint", "undo": "table.undo", "log": "log.toggle", "scores": "scores.show",
         "rules": "table.rules", "settings": "table.menu"}  # fmt: skip
"""The buttons of the top bar, from left to right, and what they do."""
BACK = ("pile.close", "hand.cancel", "advice.close", "reading.close", "camera.back", "recap.close", "log.close",
        "reactions.decline", "table.menu")  # fmt: skip
"""What Esc does: the first of these that can be done."""

_SHIFT = "Shift"
_Keys = dict[tuple[int, str], str]

_ALWAYS: _Keys = {
    (pygame.K_F1, ""): "table.rules",
    (pygame.K_F2, ""): "advice.hint",
    (pygame.K_F3, ""): "advice.why",
    (pygame.K_F3, _SHIFT): "advice.why_before",
    (pygame.K_ESCAPE, ""): "table.back",
}
_PILE: _Keys = {
    (pygame.K_RIGHT, ""): "pile.select 1",
    (pygame.K_TAB, ""): "pile.select 1",
    (pygame.K_LEFT, ""): "pile.select -1",
    (pygame.K_DOWN, ""): "pile.scroll 1",
    (pygame.K_UP, ""): "pile.scroll -1",
    (pygame.K_PAGEDOWN, ""): "pile.page 0.9",
    (pygame.K_PAGEUP, ""): "pile.page -0.9",
    (pygame.K_SPACE, ""): "pile.page 0.9",
    (pygame.K_HOME, ""): "pile.page -999",
    (pygame.K_END, ""): "pile.page 999",
    **{(key, ""): "pile.choose" for key in ENTER},
}
_TABLE: _Keys = {
    (pygame.K_SPACE, ""): "table.hurry",
    (pygame.K_l, ""): "log.toggle",
    (pygame.K_z, ""): "reading.pin",
    (pygame.K_m, ""): "table.mute",
    (pygame.K_n, ""): "reactions.leave",
    (pygame.K_r, ""): "reactions.menu",
    (pygame.K_p, ""): "briefing.show",
    (pygame.K_s, ""): "scores.show",
    (pygame.K_b, ""): "table.bookmarks",
    (pygame.K_c, ""): "camera.next",
    (pygame.K_c, _SHIFT): "camera.previous",
    **{(pygame.K_0 + digit, _SHIFT): f"camera.place {digit - 1}" for digit in range(1, 10)},
    **{(pygame.K_0 + digit, ""): f"answer.digit {digit}" for digit in range(1, 10)},
    **{(pygame.K_KP1 + digit - 1, ""): f"slots.choose {digit}" for digit in range(1, 10)},
    **{(key, ""): "share.turn 1" for key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)},
    **{(key, ""): "share.turn -1" for key in (pygame.K_MINUS, pygame.K_KP_MINUS)},
    (pygame.K_PAGEUP, ""): "log.scroll 6",
    (pygame.K_PAGEDOWN, ""): "log.scroll -6",
    (pygame.K_HOME, ""): "log.scroll 9999",
    (pygame.K_END, ""): "log.scroll -9999",
    (pygame.K_LEFT, ""): "focus.left",
    (pygame.K_RIGHT, ""): "focus.right",
    (pygame.K_UP, ""): "focus.up",
    (pygame.K_DOWN, ""): "focus.down",
    (pygame.K_TAB, ""): "focus.next",
    (pygame.K_TAB, _SHIFT): "focus.previous",
    **{(key, ""): "focus.choose" for key in ENTER},
}


def at_once(event: pygame.event.Event, browsing: bool) -> str:
    """The action of a key that means the same whatever the prompt bar offers, or that belongs to the pile which is
    looked through; "" for none.
    """
    action = _found(_ALWAYS, event)
    if not action and not browsing and event.key == pygame.K_z and control_held(event):
        return "table.undo"
    return action or (_found(_PILE, event) if browsing else "")


def on_table(event: pygame.event.Event) -> str:
    """The action of any other key; "" for none."""
    return _found(_TABLE, event)


def _found(keys: _Keys, event: pygame.event.Event) -> str:
    """What a key means, with Shift if that makes it another one."""
    plain = keys.get((event.key, ""), "")
    return keys.get((event.key, _SHIFT), plain) if shift_held(event) else plain
