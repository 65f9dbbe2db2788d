"""Runes & Regulations: players' own cards, read from packs, and a scenario for trying one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine.games.runes_and_regulations.definitions.compiler import effects
from engine.games.runes_and_regulations.definitions.own_card_checks import check_own_card
from engine.games.runes_and_regulations.definitions.reader import read_card
from engine.games.runes_and_regulations.definitions.vocabulary import (
    BASE,
    CREATURE,
    KINDS,
    REGULATION,
    RUNE,
    SPELL,
    Card,
)
from engine.games.runes_and_regulations.match_rules import is_used_once_a_turn
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.card_picture import picture_or
from engine.kernel.cards.packs import Pack
from engine.kernel.cards.workshop import scenario_text
from engine.kernel.files.card_file import Reader

OWN_KINDS = (SPELL, CREATURE, RUNE, REGULATION)
"""The kinds of cards that players can make, named like their decks."""
PICTURE = "picture"
OWN_KEYS = {
    SPELL: ("id", "name", "copies", "price", "effect", PICTURE),
    CREATURE: ("id", "name", "copies", "kind", "collar", "trigger", "price", "effect", PICTURE),
    RUNE: ("id", "name", "copies", "trigger", "price", "effect", PICTURE),
    REGULATION: ("id", "name", "trigger", "effect", PICTURE),
}
"""The keys that a pack's cards can have. The rest follows from their kind."""
IMPLIED: dict[str, dict[str, Any]] = {SPELL: {"trigger": "cast"}, CREATURE: {}, RUNE: {}, REGULATION: {"copies": 1}}
USUAL_PICTURES = {
    kind: {"backdrop": backdrop, "backdrop_color": color, "thing": thing, "thing_color": tint}
    for kind, backdrop, color, thing, tint in (
        (SPELL, "night", "plum", "cauldron", "green"),
        (CREATURE, "lawn", "green", "dragonet", "orange"),
        (RUNE, "shed", "brown", "gnome", "red"),
        (REGULATION, "wall", "cream", "letterbox", "blue"),
    )
}
"""The drawing of a card that comes without a picture."""


def kind_in(name: str) -> str:
    """Return the kind of a Creature by its name: one of four words in it, else "other" (RR-11.4)."""
    return next((kind for kind in KINDS if kind in name.lower()), KINDS[-1])


def read_own_card(kind: str, reader: Reader, number: int = -1) -> Card:
    """Return a card of a pack, checked like a card of the box and for packs. Raises BadCard."""
    reader.only(*OWN_KEYS[kind])
    plain = {"deck": kind, "set": BASE, **IMPLIED[kind], **reader.data}
    plain.pop(PICTURE, None)
    if kind == CREATURE and "kind" not in plain:
        plain["kind"] = kind_in(reader.text("name"))
    whole = Reader(reader.file, reader.card, plain)
    card = read_card(whole, number, kind, BASE)
    check_own_card(whole, card)
    card = replace(card, picture=picture_or(reader, USUAL_PICTURES[kind]), own=True)
    return replace(card, ruling=say("card-once")) if is_used_once_a_turn(card) else card


def read_packs(packs: Sequence[Pack], slug: str) -> tuple[Card, ...]:
    """Return the cards of packs, in order. Their numbers follow the box and the Spinner. Raises BadCard."""
    found = [(kind, reader) for pack in packs for kind in OWN_KINDS for reader in pack.readers(slug, kind)]
    return tuple(read_own_card(kind, reader, len(effects()) + place) for place, (kind, reader) in enumerate(found))


# --- trying a card -----------------------------------------------------------------------------------------------

SEATS = ("Ada", "Ben", "Cy")
HEXED = " (hexed)"
LAWNS = (
    ("spoiled-unicorn", "a-stray-dog", f"cookie-selling-unicorn{HEXED}"),
    ("bratty-dragon", "trash-day-griffin", "show-off-unicorn", f"teeny-tiny-manticore{HEXED}"),
    ("crossing-guard-griffin", "downward-dog-unicorn", "kiddie-pool-kraken", "yeti-in-the-chest-freezer"),
)
FENCES = (("nosy-mailbox",), ("tricky-trap", "salty-shaker"), ("ceiling-fan-club",))
HANDS = (
    ("garage-spell", "topiary-griffin", "bylaw-and-order"),
    ("just-for-the-hex-of-it", "carpool-pegasus", "return-to-sender"),
    ("the-grass-is-always-greener", "the-handsomest-pegasus", "weed-it-and-weep"),
)
DISCARDED = ("sneaky-griffin", "rune-service", "grillmaster-dragon")
REGULATIONS = ("spinner-recall-notice",)
"""Three Lawns with targets for all cards. The first one's player, who has the card, is behind."""


def try_out(kind: str, card_id: str, added: Iterable[Card]) -> str:
    """Return a scenario in which a card can be used at once or at the next event it reacts to.

    A Spell or Creature is in hand, and a Rune is on the Fence. A Regulation is in force, or on top of its deck with a
    Spell in hand that turns it up. Raises LookupError if no pack has the card.
    """
    card = next((card for card in added if card.id == card_id), None)
    if card is None:
        raise LookupError(f"no pack has a card '{card_id}' of Runes & Regulations")
    phase = "summon" if card.deck == CREATURE else "beginning" if card.trigger == "beginning-of-turn" else "cast"
    head = {"title": say("try-out", card=card.name), "game": "runes-and-regulations", "seats": SEATS, "phase": phase}
    return scenario_text(head, _position(card))


def _position(card: Card) -> dict[str, dict[str, Sequence[str]]]:
    """Return the cards in each zone, by the names of seats and zones."""
    position: dict[str, dict[str, Sequence[str]]] = {
        seat: {"hand": hand, "lawn": lawn, "fence": fence}
        for seat, hand, lawn, fence in zip(SEATS, HANDS, LAWNS, FENCES, strict=True)
    }
    table: dict[str, Sequence[str]] = {"main_discard": DISCARDED, "regulation": REGULATIONS}
    own = position[SEATS[0]]
    if any(step.condition == "no-runes" for step in card.steps):
        own["fence"] = ()
    if card.deck in (SPELL, CREATURE):
        own["hand"] = (card.id, *HANDS[0])
    elif card.deck == RUNE:
        own["fence"] = (card.id,)
    elif card.trigger == "becomes-active":
        table["regulation_deck"] = (card.id,)
    else:
        table["regulation"] = (card.id,)
    return {**position, "table": table}
