"""The faces of Nasty Neighbours' cards as plain data for drawing (NN-1)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from engine.games.nasty_neighbours.definitions.card_text import TIMING_WORDS, rule_text, sentence, short
from engine.games.nasty_neighbours.definitions.reader import Card, cards, suits
from engine.games.nasty_neighbours.messages import say

OWN_DESIGN = say("origin-own-design")
PLAYER_MADE = say("origin-player-made")
"""The gallery's labels for unpublished cards (NN-1.3, NN-1.4)."""


def printed_face(card: Card) -> dict[str, Any]:
    """Return a card as printed.

    `lines` has the sentence of its enlarged face; the field `full` has its full rules text.
    """
    printed = _make_face(card)
    return {**printed, "fields": dict(printed["fields"])}


def all_faces(titles: Iterable[Card] | None = None) -> list[dict[str, Any]]:
    """Return the face of each title, in the order of `cards()`, or of the given titles."""
    return [printed_face(card) for card in (cards() if titles is None else titles)]


@lru_cache(maxsize=1000)
def _make_face(card: Card) -> dict[str, Any]:
    fields: dict[str, Any] = {"type_line": type_line(card), "copies": card.copies, "published": card.published}
    if not card.published:
        fields["origin"] = origin(card)
    if card.kind != "nasty":
        fields["points"] = card.points
    if card.kind == "suit":
        suit = next(suit for suit in suits() if suit.id == card.suit)
        fields |= {"suit": card.suit, "number": card.number, "letter": suit.letter, "thing": suit.thing}
    if card.kind == "nasty":
        fields |= {"when": card.when, "when_words": TIMING_WORDS[card.when]}
    if short(card):
        fields["short"] = short(card)
    words, full = sentence(card), rule_text(card)
    if full != words:
        fields["full"] = full
    if card.ruling:
        fields["ruling"] = card.ruling
    if card.picture:
        fields["picture"] = dict(card.picture)
    return {"kind": card.kind, "id": card.id, "title": card.name, "fields": fields, "lines": [[words, "rule"]]}


def type_line(card: Card) -> str:
    """Return the type line of a card, e.g. "Red suit: letterbox", "Instant Action" or "Nasty Neighbour card"."""
    if card.kind == "suit":
        suit = next(suit for suit in suits() if suit.id == card.suit)
        return say("type-suit", suit=say(f"suit-{suit.id}"), thing=say(f"thing-{suit.thing}"))
    return say(f"type-{card.kind}" if card.kind in ("instant", "nasty") else "type-yard")


def origin(card: Card) -> str:
    """Return the origin of a card for the gallery; empty for a published one."""
    if card.published:
        return ""
    return OWN_DESIGN if any(card.id == ours.id for ours in cards()) else PLAYER_MADE
