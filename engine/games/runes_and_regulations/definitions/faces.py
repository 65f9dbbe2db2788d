"""Runes & Regulations: the data that the table needs to draw each card."""

from __future__ import annotations

from typing import Any

from engine.games.runes_and_regulations.definitions import card_text
from engine.games.runes_and_regulations.definitions.vocabulary import BEAST, CREATURE, SACRIFICIAL, Card
from engine.games.runes_and_regulations.messages import say

ON_LAWNS = (CREATURE, SACRIFICIAL, BEAST)


def face(card: Card, *, hexed: bool = False, powerless: bool = False) -> dict[str, Any]:
    """Return a card's present face. `hexed`: it has a Shrub token (RR-1.4). `powerless`: it has no effect on its Lawn.

    The fields are `footer`, `full` (the complete rule), `copies` (in its deck) and `confirmed` (a title of the printed
    game). Optional ones are `pill` and `pill_icon` (the trigger), `species`, `collar`, `hexed`, `powerless`, `cost` and
    `ruling`.
    """
    fields: dict[str, Any] = {
        "footer": card_text.footer(card),
        "full": card_text.rule_text(card),
        "copies": card.copies,
        "confirmed": card.published,
    }
    if card.deck in ON_LAWNS:
        fields |= {"species": card.kind or "other", "collar": card.collar, "hexed": hexed, "powerless": powerless}
    if card_text.names_trigger(card) and not hexed and not powerless:
        fields |= {"pill": say(f"pill-{card.trigger}"), "pill_icon": card_text.ICONS[card.trigger]}
    if card.pay:
        fields["cost"] = ", ".join(say(f"price-{token}") for token in card.pay)
    if card.ruling:
        fields["ruling"] = card.ruling
    if card.picture:
        fields["picture"] = dict(card.picture)
    if hexed:
        text = say("card-hexed")
    else:
        text = say("card-powerless") if powerless and card.steps else card_text.effect_text(card)
    return {
        "kind": card.deck,
        "id": card.id,
        "title": card.name,
        "fields": fields,
        "groups": [],
        "lines": [[text, "rule"]],
    }
