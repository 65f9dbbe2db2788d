"""Buttons on an enlarged card: the answers that start with it."""

from __future__ import annotations

from client.layout.pieces import Key
from client.table.context import TableContext
from client.table.hand.answers import PromptButton
from client.table.hand.choices import Choices
from client.table.hand.tag_strips import is_strip
from client.table.pointer_targets import ReadableThing
from engine.kernel.state.state import Option
from engine.session.words import address_names
from engine.words.say import table as say

_MOST = 4
"""With more answers than this, the table shows where the card can go."""


def offers(table: TableContext, thing: ReadableThing) -> list[PromptButton]:
    """Return a card's buttons: one per answer, or one to select it if it has many targets."""
    hand, session = table.hand, table.session
    found = [option for spot in spots(hand.choices, thing) for option in hand.choices.options_of(spot)]
    chosen = hand.choices.answer_with(thing.key) if thing.key is not None else None
    if not found and chosen is not None:
        found = [chosen]
    if len(found) > _MOST:
        return [PromptButton(say("choose-where"))]
    return [
        PromptButton(_capital(session.game.words.describe_option(hand.view, option, address_names(session))), option)
        for option in dict.fromkeys(found)
    ]


def spots(choices: Choices, thing: ReadableThing) -> list[Key]:
    """Return the sources on a card: the card itself and its usable tags."""
    card = thing.which
    return [spot for spot in choices.sources if spot == thing.key or (is_strip(spot) and _of(spot, card))]


def _of(spot: Key, card: int | str) -> bool:
    return isinstance(spot, tuple) and spot[1] == card


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def spot_of(choices: Choices, thing: ReadableThing, option: Option) -> Key | None:
    """Return the source on a card that an answer uses."""
    return next((spot for spot in spots(choices, thing) if option in choices.options_of(spot)), None)
