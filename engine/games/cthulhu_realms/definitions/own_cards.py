"""Cthulhu Realms: cards that players have made, read from packs, and a position to try one out in."""

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
"""The one kind of card that players can make: of the general deck."""
PICTURE = "picture"
USUAL_PICTURES = {
    kind: {"backdrop": backdrop, "backdrop_color": color, "thing": thing, "thing_color": tint}
    for kind, backdrop, color, thing, tint in (
        (vocabulary.ENTITY, "sea", "teal", "tentacle", "green"),
        (vocabulary.ARTIFACT, "library", "brown", "book", "red"),
        (vocabulary.LOCATION, "storm", "gray", "candle", "yellow"),
    )
}
"""What is drawn on a card that comes without a picture."""
OWN_KEYS = (*(key for key in CARD_KEYS if key not in ("published_facts", "ruling")), PICTURE)
"""Whatever a pack says of a card; only a printed card has published facts, and generated text needs no ruling."""


def read_own_card(reader: Reader) -> Card:
    """A card of a pack, checked like those of the box. Raises BadCard naming file, card and field."""
    reader.only(*OWN_KEYS)
    plain = {key: value for key, value in reader.data.items() if key != PICTURE}
    card = read_card(Reader(reader.file, reader.card, plain))
    return replace(card, picture=picture_or(reader, USUAL_PICTURES[card.type]), own=True)


def read_packs(packs: Sequence[Pack], slug: str) -> tuple[Card, ...]:
    """The cards of packs, in order. Raises BadCard."""
    return tuple(read_own_card(reader) for pack in packs for reader in pack.readers(slug, GENERAL))


# --- trying a card out -------------------------------------------------------------------------------------------

SEATS = ("Ada", "Ben")
HAND = ("follower", "goon")
RICH: Final = 6
"""Conjuring Power at hand, to see what else the row offers."""
SANITY: Final = 40


def try_out(kind: str, card_id: str, added: Iterable[Card]) -> str:
    """A scenario with a card in hand, whatever it asks for in play, and somebody to use it on.

    Cards that a position does not name lie in the decks.

    Raises LookupError when no pack has the card.
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
    return scenario_text(head, {
        "table": {"row": row},
        first: {"hand": [card.id, *HAND], "play": own, "discard": discards, "power": RICH, "sanity": SANITY},
        second: {"hand": ["follower"] * 4, "play": theirs, "sanity": SANITY},
    })  # fmt: skip


def companions(card: Card) -> list[str]:
    """Cards of the box that give an ability of this one what it needs: each color and type, and the two events."""
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
    """A card of the box that brings an event about without asking for anything, and does not go itself."""
    units = [unit for unit in UNITS if unit.event == event and not unit.leaves]
    return next(
        card
        for card in _general()
        for ability in card.abilities
        if not ability.needs and not ability.either and find_effect_type(UNITS, ability.halves[0][0].name) in units
    )
