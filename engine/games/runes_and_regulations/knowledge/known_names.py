"""Runes & Regulations: names of cards, seats, places and phases, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations.layout import FENCE, HAND, LAYOUT, PHASES, ROLE_CARD
from engine.games.runes_and_regulations.match_rules import GameView, MatchRules
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.creatures import lawn_of
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.kernel.flow.table import Table
from engine.kernel.state.refs import CARD, NONE, PLACE, SEAT, describe
from engine.words.player_names import without_article

base_zone = LAYOUT.first_of
"""Returns seat 0's zone for any seat's zone. Shared zones return themselves."""
zone_owner = LAYOUT.owner
"""Returns the seat of a zone, or -1 for shared ones."""


def card_name(table: Table[MatchRules], card: int) -> str:
    return table.rules.cards[card].name


def card_link(table: Table[MatchRules], card: int, otherwise: str = "some-card") -> str:
    """Return a card's name as a link for the log, or the message `otherwise` for an unknown card."""
    return f"[[{card}|{card_name(table, card)}]]" if table.is_card(card) else say(otherwise)


def is_visible(view: GameView, card: int) -> bool:
    """Return whether the viewer sees a card in a zone, and so its face."""
    return view.table.is_card(card) and view.zone_of(card) != NONE


def is_public(view: GameView, card: int) -> bool:
    """Return whether all seats can see a card."""
    if not is_visible(view, card):
        return False
    if not 0 <= view.seat < view.table.seats:
        return True
    zones, seat = view.zones, nefarious(view)
    if card in view.exposed or (seat >= 0 and card in zones[ROLE_CARD[seat]]):  # all seats know that role
        return True
    return not any(card in zones[zone[view.seat]] for zone in (HAND, FENCE, ROLE_CARD))


def seen_name(view: GameView, card: int, otherwise: str) -> str:
    """Return the name of a card that the viewer sees, else `otherwise`."""
    return card_name(view.table, card) if is_visible(view, card) else otherwise


def holder_of(view: GameView, card: int) -> int:
    """Return the seat with a visible card in one of its zones, or -1."""
    return zone_owner(view.zone_of(card))


def add_copy_number(words: str, number: int) -> str:
    """Add a number that tells things with the same name apart. 0: no number."""
    return say("numbered", card=words, number=number) if number else words


def creature_words(view: GameView, card: int, names: Sequence[str], number: int = 0) -> str:
    """Return a Creature and its controller: "Ada's Alley Cat"."""
    owner = lawn_of(view, card)
    if owner < 0:
        return seen_name(view, card, say("some-it"))
    creature = add_copy_number(seen_name(view, card, say("some-creature")), number)
    return say("creature-of", creature=without_article(creature), player=names[owner])


def thing_words(view: GameView, ref: int, names: Sequence[str]) -> str:
    """Return the name of a target: a Creature with its owner, a Rune with its position, or a seat's name.

    A seat's own card that spectators don't know is called by its owner.
    """
    kind, index, position = describe(ref)
    if kind == SEAT:
        return names[index]
    if kind == PLACE:
        return say("rune-at", place=position + 1, player=names[zone_owner(index)])
    if kind == CARD and lawn_of(view, ref) >= 0:
        return creature_words(view, ref, names)
    own = say("rune-of", player=names[view.seat]) if view.seat < len(names) else say("some-rune")
    return seen_name(view, ref, own)


def public_words(view: GameView, ref: int, names: Sequence[str]) -> str:
    """Return the name of a target that all players may know."""
    kind, index, _ = describe(ref)
    if kind == PLACE:
        return say("rune-on-fence", player=names[zone_owner(index)])
    if kind == CARD and not is_public(view, ref):
        owner = holder_of(view, ref)
        return say("rune-on-fence", player=names[owner]) if owner >= 0 else say("some-rune")
    return thing_words(view, ref, names)


def phases_words(mask: int) -> str:
    """Return the phases of a mask: "Summon phase"."""
    return say.join_list([say(f"phase-{name}") for number, name in enumerate(PHASES) if mask >> number & 1])


def asked_kind(view: GameView) -> int:
    """Return the kind of the seat's open question, or NONE."""
    return view.question[1] if view.question is not None else NONE
