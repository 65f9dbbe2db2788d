"""Custom cards of Cthulhu Realms: reading them from packs, and a scenario for trying one out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from engine.games.cthulhu_realms.definitions import vocabulary
from engine.games.cthulhu_realms.definitions.reader import CARD_KEYS, cards, read_card
from engine.games.cthulhu_realms.definitions.vocabulary import Card
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.layout import ROW_OF_TWO
from engine.games.cthulhu_realms.messages import say
from engine.kernel.cards.card_picture import picture_or
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.cards.packs import Pack
from engine.kernel.cards.workshop import scenario_text
from engine.kernel.files.card_file import Reader

GENERAL = "general"
"""The only kind of custom card: a card of the general deck."""
PICTURE = "picture"
USUAL_PICTURES = {
    kind: {"backdrop": backdrop, "backdrop_color": color, "thing": thing, "thing_color": tint}
    for kind, backdrop, color, thing, tint in (
        (vocabulary.ENTITY, "sea", "teal", "tentacle", "green"),
        (vocabulary.ARTIFACT, "library", "brown", "book", "red"),
        (vocabulary.LOCATION, "storm", "gray", "candle", "yellow"),
    )
}
"""The pictures of custom cards that have none of their own."""
OWN_KEYS = (*(key for key in CARD_KEYS if key not in ("published_facts", "ruling")), PICTURE)
"""The allowed keys of a custom card. Published facts are for printed cards, and generated text needs no ruling."""


def read_own_card(reader: Reader) -> Card:
    """Read and check a card of a pack. Raises BadCard with file, card and field."""
    reader.only(*OWN_KEYS)
    plain = {key: value for key, value in reader.data.items() if key != PICTURE}
    card = read_card(Reader(reader.file, reader.card, plain))
    return replace(card, picture=picture_or(reader, USUAL_PICTURES[card.type]), own=True)


def read_packs(packs: Sequence[Pack], slug: str) -> tuple[Card, ...]:
    """Return the cards of packs in order. Raises BadCard."""
    return tuple(read_own_card(reader) for pack in packs for reader in pack.readers(slug, GENERAL))


# --- trying a card out -------------------------------------------------------------------------------------------

SEATS = ("Ada", "Ben")
HAND = ("follower", "goon")
RICH: Final = 6
"""Conjuring Power that also lets the player buy other cards."""
SANITY: Final = 40


def try_out(kind: str, card_id: str, added: Iterable[Card]) -> str:
    """Return a scenario with a card in hand, its prerequisites in play, and an opponent to target.

    Cards that the scenario doesn't name are in the decks. Raises LookupError if no pack has the card.
    """
    card = next((card for card in added if card.id == card_id), None)
    if card is None:
        raise LookupError(f"no pack has a card '{card_id}' of Cthulhu Realms")
    own = companions(card)
    enemy = [other.id for other in _general() if other.type == vocabulary.LOCATION and other.id not in own]
    shielded = [other.id for other in _general() if other.shield == vocabulary.SANCTUARY]
    theirs = [*[name for name in enemy if name not in shielded][:1], *[name for name in enemy if name in shielded][:1]]
    others = [other.id for other in _general() if other.id not in (*own, *theirs)]
    discards, row = others[:3], others[3 :: len(others) // ROW_OF_TWO][:ROW_OF_TWO]
    first, second = SEATS
    head = {"title": say("try-out", card=card.name), "game": "cthulhu-realms", "seats": SEATS}
    return scenario_text(
        head,
        {
            "table": {"row": row},
            first: {"hand": [card.id, *HAND], "play": own, "discard": discards, "power": RICH, "sanity": SANITY},
            second: {"hand": ["follower"] * 4, "play": theirs, "sanity": SANITY},
        },
    )


def companions(card: Card) -> list[str]:
    """Return cards of the box that meet a card's prerequisites: each color and type, and the two events."""
    needs = {need for ability in card.abilities for need in ability.needs}
    effects = {effect.name for ability in card.abilities for half in ability.halves for effect in half}
    wanted = needs | {find_effect_type(UNITS, effect).wants for effect in effects}
    found = [_bringing_about(event) for event in (vocabulary.DISCARDED, vocabulary.ABJURED) if event in wanted]
    for need in (*vocabulary.COLORS, *vocabulary.TYPES):
        if need in needs and not any(need in (other.color, other.type) for other in found):
            found.append(next(other for other in (*_general(), *cards()) if need in (other.color, other.type)))
    return list(dict.fromkeys(other.id for other in found))


def _general() -> tuple[Card, ...]:
    return tuple(card for card in cards() if not card.starter)


def _bringing_about(event: str) -> Card:
    """Return a card of the box that causes an event without prerequisites and stays in play."""
    units = [unit for unit in UNITS if unit.event == event and not unit.leaves]
    return next(
        card
        for card in _general()
        for ability in card.abilities
        if not ability.needs and not ability.either and find_effect_type(UNITS, ability.halves[0][0].name) in units
    )
