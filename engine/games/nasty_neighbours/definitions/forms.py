"""Custom cards of Nasty Neighbours: forms (NN-1.4), card data, cards of packs, and scenarios for trying out a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from engine.games.nasty_neighbours.definitions.reader import (
    CARD_FIELDS,
    LONGEST_NAME,
    NASTY,
    YARD,
    effect_line,
    read_card,
)
from engine.games.nasty_neighbours.definitions.vocabulary import MOST_EFFECTS, Card
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.messages import say
from engine.kernel.cards.effect_types import find_effect_type, text_from_form, text_to_form
from engine.kernel.cards.fields import form_fields, from_form
from engine.kernel.cards.packs import CardKind, FormField, Pack
from engine.kernel.cards.workshop import scenario_text

BLANK_CARDS = {YARD: 3, NASTY: 2}
"""The number of blank cards in the box, by deck. Players can add that many cards without a house rule (NN-1.4)."""
LINE_ORDER = ("effect", "yard", "whose", "swap")
"""The inputs that come first in a line."""


# --- the forms ------------------------------------------------------------------------------------------------------


@cache
def card_kinds() -> tuple[CardKind, ...]:
    """Return the two kinds of custom cards: for the yard deck and for the Nasty Neighbour deck."""
    return _card_kind(YARD, needs=("kind", ("instant",))), _card_kind(NASTY, needs=None)


def _card_kind(deck: str, needs: tuple[str, tuple[str, ...]] | None) -> CardKind:
    """Return the kind of cards of a deck. `needs`: the field and its values with which a card has effects."""
    fields = (
        FormField("name", say("form-name"), say("form-name-hint", count=LONGEST_NAME)),
        *form_fields(CARD_FIELDS[deck]),
        FormField(
            "effects",
            say("form-effects"),
            say("form-effects-hint", count=MOST_EFFECTS),
            "lines",
            (),
            fields=_line_fields(deck),
            most=MOST_EFFECTS,
            needs=needs,
        ),
    )
    return CardKind(deck, say(f"type-{deck}"), fields, say(f"form-{deck}-note", count=BLANK_CARDS[deck]))


def _line_fields(deck: str) -> tuple[FormField, ...]:
    """Return the inputs of an effect. There is none for a target without a choice."""
    fields = form_fields(field for field in effect_line(deck) if len(field.values) > 1)
    return tuple(sorted(fields, key=lambda field: (*LINE_ORDER, field.key).index(field.key)))


# --- values and data ------------------------------------------------------------------------------------------------


def card_data(kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return a filled-in form as the fields of a card in a pack, without hidden inputs."""
    data = {key: value for key, value in values.items() if key in ("id", "name")}
    data |= from_form(CARD_FIELDS[kind], values)
    if data.get("kind", "instant") == "instant":
        data["effects"] = [text_from_form(effect_line(kind), line) for line in values.get("effects", ())]
    return data


def form_values(kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the form values that produce a card. Hidden inputs have their defaults."""
    form = next(form.fields for form in card_kinds() if form.key == kind)
    shown = [field.key for field in _line_fields(kind)]
    lines = [text_to_form(effect_line(kind), text) for text in data.get("effects", ())]
    effects = [{key: line[key] for key in shown} for line in lines]
    return {**{field.key: field.default for field in form}, **data, "effects": effects}


# --- the cards of packs ---------------------------------------------------------------------------------------------


def read_packs(packs: Sequence[Pack], slug: str) -> tuple[Card, ...]:
    """Return the cards of packs in order, yard cards first. Raises BadCard."""
    kinds = (YARD, NASTY)
    return tuple(read_card(kind, reader) for pack in packs for kind in kinds for reader in pack.readers(slug, kind))


# --- trying a card out ----------------------------------------------------------------------------------------------

SEATS = ("Ada", "Ben", "Cora")
_YARDS = (
    ("-yellow-9", "red-2", "stumped", "-brown-8", "-green-3", "yellow-1", "-wild"),
    ("red-9", "-blue-1", "brown-2", "-yellow-6", "green-10", "red-4", "-brown-5", "-red-7", "yellow-10"),
    ("yellow-3", "brown-9", "-red-1", "-green-6", "blue-2", "-yellow-4", "red-8", "-brown-1", "wild"),
)
"""Yards with four face-down cards each. The first yard starts with two cards of the number on trial."""
_NASTY_CARDS = (("yard-sale",), ("gopher-trouble", "borrowed-tools"), ("over-the-fence",))
_BIN = ("brown-7", "wild")


def try_out(kind: str, card_id: str, titles: Iterable[Card]) -> str:
    """Return a scenario for trying out a card of `titles`.

    A Nasty Neighbour card is in the active player's hand, a yard card on top of the draw pile. For a card that answers
    an Instant Action, an Instant Action lies there. Raises LookupError for an unknown card.
    """
    card = next((card for card in titles if card.id == card_id and card.is_yard_card == (kind == YARD)), None)
    if card is None:
        raise LookupError(f"there is no {kind} card '{card_id}' of Nasty Neighbours")
    number = card.number or 5
    yards = ((f"blue-{number}", f"green-{number}", *_YARDS[0]), *_YARDS[1:])
    hands: Sequence[Sequence[str]] = _NASTY_CARDS
    if not card.is_yard_card:
        hands = ((card.id,), *_NASTY_CARDS[1:])
    elif not any(find_effect_type(UNITS, effect.name).on_hands for effect in card.effects):
        hands = ((), (), ())  # so that the scenario asks nobody for a card
    top = [card.id] if card.is_yard_card else ["vandalized"] if card.when == "instant" else []
    head = {"title": say("try-out", card=card.name), "game": "nasty-neighbours", "seats": SEATS}
    return scenario_text(
        {**head, "options": {"more_own_cards": True}},
        {
            "table": {"draw_pile": top, "bin": _BIN},
            **{seat: {"yard": yard, "nasty": hand} for seat, yard, hand in zip(SEATS, yards, hands, strict=True)},
        },
    )
