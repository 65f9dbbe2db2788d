"""Runes & Regulations in words: why something cannot be chosen as a target, paid as a price or given up (RR-7.8)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes, compiled, facts, targets
from engine.games.runes_and_regulations.actions import PICK_OWN, PICK_PRICE, PICK_TARGET
from engine.games.runes_and_regulations.frame_fields import EFFECT, INDEX, MINIMUM, PICK_OTHER, PICKS, RUNES_OVER
from engine.games.runes_and_regulations.match_rules import BEAST, SACRIFICIAL, Seen
from engine.games.runes_and_regulations.picking import price_words as price_asked
from engine.games.runes_and_regulations.places import FENCE, IN_FORCE, LAWN
from engine.games.runes_and_regulations.say import say
from engine.games.runes_and_regulations.vocabulary import Card
from engine.games.runes_and_regulations.words import common
from engine.games.runes_and_regulations.words.prompts import over_limit
from engine.kernel.refs import CARD, NONE, PLACE, SEAT, ZONE, describe
from engine.kernel.showing import Refusal
from engine.kernel.state import KIND, SOURCE, STEP, Frame
from engine.words.lists import listed

PRICE_TARGETS = {
    "sacrifice-mythical": compiled.Target(compiled.CREATURES, compiled.MYTHICAL, compiled.YOU, compiled.DESTROY),
    "sacrifice-1": compiled.Target(compiled.CREATURES, compiled.ANYTHING, compiled.YOU, compiled.DESTROY),
    "sacrifice-2": compiled.Target(compiled.CREATURES, compiled.ANYTHING, compiled.YOU, compiled.DESTROY),
    "hex-own": compiled.Target(compiled.CREATURES, compiled.MYTHICAL, compiled.YOU, compiled.HEX),
    "destroy-hexed": compiled.Target(compiled.CREATURES, compiled.HEXED_ONE, compiled.ANY_PLAYER, compiled.DESTROY),
    "move-own": compiled.Target(compiled.CREATURES, compiled.ANYTHING, compiled.YOU, compiled.MOVE),
}


# --- words -------------------------------------------------------------------------------------------------------


def trigger_words(card: Card, player: str) -> str:
    """When an effect may be used: "if a neighbor would CAST a Spell"."""
    return say(f"refusal-when-{card.trigger}", player=player)


def price_words(parts: Sequence[str], player: str) -> str:
    """A price in words: "DISCARD a card"."""
    return listed([say(f"refusal-price-{part}", player=player) for part in parts])


def discards(number: int) -> str:
    """A price of cards from the hand."""
    return say("refusal-price-cards", cards=say("some-cards", count=number))


def tax_blocker(view: Seen, act: int, card: int, owner: int) -> str:
    """The card that asks for a price before an act: a Creature if there is one, else the Regulation."""
    rules = view.table.rules
    for tax in rules.taxes:
        if tax.act == act and (tax.card == card or not tax.this):
            holder = facts.lawn_of(view, tax.card)
            if holder not in (NONE, view.seat) and owner in (NONE, holder) and facts.works(view, tax.card, holder):
                return common.name_of(view.table, tax.card)
    return regulation_name(view)


def regulation_name(view: Seen) -> str:
    """The active Regulation."""
    active = view.zones[IN_FORCE]
    return common.name_of(view.table, active[-1]) if active else say("refusal-the-regulation")


# --- what was asked for --------------------------------------------------------------------------------------------


def refuse_choice(view: Seen, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Why something cannot be what a seat chooses now; None when it is not choosing."""
    if view.question is None or not view.stack:
        return None
    frame = view.stack[-1]
    if frame[KIND] == codes.LIMIT:
        left, most = over_limit(view, frame)
        return Refusal("rune-limit" if frame[RUNES_OVER] else "hand-limit", {"limit": most, "left": left})
    thing = target if target != NONE and source in (frame[SOURCE], NONE) else source
    if frame[KIND] == codes.TURN:
        return refuse_creature_target(view, thing, PRICE_TARGETS["sacrifice-mythical"], NONE, NONE, names)
    if frame[KIND] != codes.PICK:
        return None
    hands = view.question[1] in (codes.ASK_CAST, codes.ASK_SUMMON)
    if hands or any(thing in option[1:] for option in view.options):
        return None
    return refuse_pick(view, frame, thing, names) or refuse_to_do_without(view, frame, thing)


def refuse_to_do_without(view: Seen, frame: Frame, thing: int) -> Refusal | None:
    """Something else is taken hold of while a choice must be made."""
    if len(frame) - PICKS >= frame[MINIMUM] or describe(thing)[0] not in (CARD, ZONE):
        return None
    if describe(thing)[0] == ZONE and common.base_zone(describe(thing)[1]) not in (LAWN[0], FENCE[0]):
        return None
    return Refusal("must-do-it", {"card": common.cause_name(view, frame)})


def refuse_pick(view: Seen, frame: Frame, thing: int, names: Sequence[str]) -> Refusal | None:
    """Something that is no target, no part of the price, or not what each player gives."""
    source, cause = frame[STEP], frame[SOURCE]
    if source == PICK_TARGET:
        target = view.table.rules.programs[frame[EFFECT]].targets[frame[INDEX]]
        if target.kind == compiled.CREATURES:
            return refuse_creature_target(view, thing, target, cause, frame[PICK_OTHER], names)
        if target.kind == compiled.RUNES:
            return refuse_rune_target(view, frame, thing, target, names)
        return refuse_seat(view, frame, thing, names) if target.kind == compiled.SEATS else None
    if source == PICK_OWN:
        operation = view.table.rules.programs[frame[EFFECT]].operations[frame[INDEX]]
        own = compiled.Target(compiled.CREATURES, operation.what, compiled.YOU, operation.act)
        return refuse_creature_target(view, thing, own, cause, NONE, names)
    if source == PICK_PRICE and frame[INDEX] >= 0:
        word = price_asked(view, frame)[frame[INDEX]]
        price = PRICE_TARGETS.get(word)
        return refuse_creature_target(view, thing, price, cause, NONE, names, cost=True) if price else None
    return None


def refuse_creature_target(view: Seen, card: int, target: compiled.Target, cause: int, other: int, names: Sequence[str],
                           cost: bool = False) -> Refusal | None:  # fmt: skip
    """A Creature on a Lawn that cannot be chosen; None for what is none, and for one that can."""
    owner = facts.lawn_of(view, card) if describe(card)[0] == CARD else NONE
    if owner == NONE:
        return None
    sort, seat = view.table.rules.sorts[card], view.seat
    details: dict[str, str | int] = {"card": common.name_of(view.table, card)}
    if sort == BEAST:
        return Refusal("beast-is-safe", details)
    if card in targets.waiting(view, cause, seat):
        return Refusal("waiting-card", details)
    wrong_side = refuse_side(view, target, cause, owner, names)
    if wrong_side is not None:
        return wrong_side
    if sort == SACRIFICIAL and target.act in (compiled.HEX, compiled.DESTROY) and not cost:
        return Refusal("sacrificial-is-safe", details)
    if facts.is_hexed(view, card) and (
        target.what in (compiled.MYTHICAL, compiled.OTHER_MYTHICAL) or target.act == compiled.HEX
    ):
        return Refusal("already-hexed", details)
    if not facts.is_hexed(view, card) and (target.what == compiled.HEXED_ONE or target.act == compiled.RESTORE):
        return Refusal("not-hexed", details)
    blocker = facts.forbidden_by(view, seat, target.act, card, owner, cost)
    if blocker >= 0:
        return Refusal("card-forbids", {"blocker": common.name_of(view.table, blocker)})
    return refuse_tax(view, card, target, owner, names[seat])


def refuse_tax(view: Seen, card: int, target: compiled.Target, owner: int, player: str) -> Refusal | None:
    """A Creature that costs cards to steal."""
    if target.act != compiled.STEAL or facts.can_be_acted_on(view, view.seat, compiled.STEAL, card, owner):
        return None
    price = discards(facts.steal_tax(view, view.seat, card, owner))
    return Refusal(
        "tax-unpaid", {"blocker": tax_blocker(view, compiled.STEAL, card, owner), "player": player, "price": price}
    )


def refuse_side(view: Seen, target: compiled.Target, cause: int, owner: int, names: Sequence[str]) -> Refusal | None:
    """Something at a player whom the effect does not mean (RR-4.9)."""
    if target.of not in (compiled.ANY_NEIGHBOR, compiled.ANY_PLAYER):
        return None
    if owner == view.seat:
        if target.of == compiled.ANY_PLAYER:
            return None
        card = common.source_name(view, cause, common.spinning_effect(view))
        return Refusal("neighbors-only", {"card": card, "player": names[view.seat]})
    if owner not in facts.neighbors(view, view.seat):
        return Refusal("card-forbids", {"blocker": regulation_name(view)})
    return None


def refuse_rune_target(
    view: Seen, frame: Frame, thing: int, target: compiled.Target, names: Sequence[str]
) -> Refusal | None:
    """A Rune that cannot be chosen, or a Fence."""
    kind, index, _ = describe(thing)
    owner = common.zone_owner(index) if kind in (PLACE, ZONE) and common.base_zone(index) == FENCE[0] else NONE
    if kind == CARD and thing in view.zones[FENCE[view.seat]]:
        owner = view.seat
    if owner == NONE:
        return None
    wrong_side = refuse_side(view, target, frame[SOURCE], owner, names)
    if wrong_side is not None:
        return wrong_side
    blocker = facts.runes_are_safe(view, view.seat, target.act, owner)
    if blocker >= 0:
        return Refusal("card-forbids", {"blocker": common.name_of(view.table, blocker)})
    return Refusal("no-peeking", {"other": names[owner]}) if owner != view.seat else None


def refuse_seat(view: Seen, frame: Frame, thing: int, names: Sequence[str]) -> Refusal | None:
    """A player that cannot be chosen."""
    kind, index, _ = describe(thing)
    target = view.table.rules.programs[frame[EFFECT]].targets[frame[INDEX]]
    return refuse_side(view, target, frame[SOURCE], index, names) if kind == SEAT else None
