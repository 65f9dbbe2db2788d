"""Runes & Regulations: explains why a move isn't possible now (RR-6.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes, layout as at
from engine.games.runes_and_regulations.definitions import compiled_effects as effects
from engine.games.runes_and_regulations.definitions.vocabulary import Card
from engine.games.runes_and_regulations.knowledge.known_names import asked_kind, base_zone, card_name, zone_owner
from engine.games.runes_and_regulations.match_rules import BEAST, REGULATION_CARD, SACRIFICIAL, SPELLS, GameView
from engine.games.runes_and_regulations.messages import refused, say
from engine.games.runes_and_regulations.rules import effect_targets as targets, frame_fields as fields
from engine.games.runes_and_regulations.rules.actions.actions import PICK_OWN, PICK_PRICE, PICK_TARGET
from engine.games.runes_and_regulations.rules.card_moves import can_draw
from engine.games.runes_and_regulations.rules.creatures import has_effect, is_hexed, lawn_of
from engine.games.runes_and_regulations.rules.protection import can_be_acted_on, forbidden_by, runes_are_safe
from engine.games.runes_and_regulations.rules.reactions.prices import price_words as price_asked
from engine.games.runes_and_regulations.rules.reactions.triggers import openings
from engine.games.runes_and_regulations.rules.regulations import may_activate
from engine.games.runes_and_regulations.rules.taxes import cast_tax, creature_taxes, steal_tax
from engine.games.runes_and_regulations.rules.turn import is_spent
from engine.games.runes_and_regulations.text.effects import cause_name, source_name, spinning_effect
from engine.games.runes_and_regulations.text.prompts import over_limit
from engine.games.runes_and_regulations.text.triggers import has_passed, matching
from engine.kernel.flow.ruleset import QUESTION_LINK, QUESTION_WINDOW
from engine.kernel.game.presentation import Refusal, is_left_alone, is_offered, must_choose
from engine.kernel.state.refs import CARD, NONE, NUMBER, PLACE, SEAT, ZONE, describe
from engine.kernel.state.state import KIND, SOURCE, STEP, Frame
from engine.kernel.state.view import View

DECKS = (at.MAIN_DECK, at.RUNE_DECK, at.FORBIDDEN_DECK, at.FORBIDDEN_RUNE_DECK)
ONE_ACTION = (codes.CAST_PHASE, codes.SUMMON_PHASE)
MOMENTARY = ("enters-lawn", "leaves-lawn")
LASTING = ("continuous", "none")
SPELL_WORDS, CREATURE_WORDS = ("wrong-phase-cast", at.CAST), ("wrong-phase-summon", at.SUMMON)


def refusal(view: GameView, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Return why a source can't go to a target now. A number as the source stands for the Spinner."""
    if not 0 <= view.seat < view.table.seats or source == NONE or is_offered(view, source, target):
        return None
    kind, index, _ = describe(source)
    if kind == NUMBER:
        return None if spins_now(view) else refused("spinner-waits", phase=phase_name(view.phase))
    chosen = refuse_choice(view, source, target, names)
    if chosen is not None:
        return chosen
    if kind == SEAT:
        return refused("hand-is-hidden", other=names[index]) if index != view.seat else None
    if kind == ZONE:
        return refuse_zone(view, index, names)
    return refuse_card(view, index, target, names) if kind == CARD else None


def phase_name(phase: int) -> str:
    """Return the name of a phase in refusals, or that of the first phase if there is none."""
    return say(f"refusal-phase-{at.PHASES[phase if 0 <= phase < len(at.PHASES) else 0]}")


def cannot_draw(view: View) -> bool:
    """Return whether the open question offers no draw."""
    return all(option[0] != codes.DRAW_VERB for option in view.options)


def spins_now(view: GameView) -> bool:
    return any(option[0] == codes.SPIN_VERB for option in view.options)


# --- places ------------------------------------------------------------------------------------------------------


def refuse_zone(view: GameView, zone: int, names: Sequence[str]) -> Refusal | None:
    """Return why a deck or another player's hidden cards can't be used."""
    base, owner = base_zone(zone), zone_owner(zone)
    if base in (at.IN_FORCE, at.REGULATION_DECK):
        active = view.zones[at.IN_FORCE]
        return refuse_regulation(view, active[-1]) if active else None
    if base in DECKS:
        waits = refused("deck-waits", cannot_draw)
        return waits if can_draw(view, view.seat) else refused("no-card-left")
    if owner in (NONE, view.seat):
        return None
    key = {at.HAND[0]: "hand-is-hidden", at.FENCE[0]: "no-peeking", at.ROLE_CARD[0]: "role-is-secret"}.get(base)
    return refused(key, other=names[owner]) if key else None


def refuse_regulation(view: GameView, card: int) -> Refusal:
    return refused("regulation-stays", is_left_alone(card), card=card_name(view.table, card))


# --- cards -------------------------------------------------------------------------------------------------------


def refuse_card(view: GameView, card: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Return why a card can't be used or moved."""
    zone = view.zone_of(card)
    base, owner = base_zone(zone), zone_owner(zone)
    details: dict[str, str | int] = {"card": card_name(view.table, card)}
    if view.table.rules.sorts[card] == REGULATION_CARD:
        return refuse_regulation(view, card)
    if any(card in option[1:] for option in view.options):
        return None  # it can be used or chosen, but not with this target
    if base == at.LAWN[0]:
        if owner != view.seat or describe(target)[0] == ZONE:
            return refused("creature-stays", is_left_alone(card), **details)
        return refuse_creature(view, card, names)
    if owner != view.seat:
        return refuse_zone(view, zone, names) if zone != NONE else None
    if base == at.HAND[0]:
        return refuse_hand_card(view, card, names)
    return refuse_effect(view, card, names) if base == at.FENCE[0] else None


def refuse_hand_card(view: GameView, card: int, names: Sequence[str]) -> Refusal | None:
    """Return why a Spell or Creature in the viewer's hand can't be played."""
    player = names[view.seat]
    if spins_now(view) and len(view.options) == 1:
        return refused("must-spin")
    castable = view.table.rules.sorts[card] in SPELLS
    key, phase = SPELL_WORDS if castable else CREATURE_WORDS
    asked = asked_kind(view)
    if castable and asked == codes.ASK_CAST:
        return why_not_cast(view, card, player)
    if not castable and asked == codes.ASK_SUMMON:
        return why_not_summon(view, card, player)
    if view.active != view.seat:
        return refused("not-own-turn", other=names[view.active], player=player)
    if view.phase > phase:
        return refused("phase-is-over", phase=phase_name(phase))
    if view.phase == phase:
        spent = any(frame[KIND] in ONE_ACTION and is_spent(view, frame) for frame in view.stack)
        return refused("one-per-phase", player=player, phase=phase_name(phase)) if spent else None
    return refused(key, phase=phase_name(view.phase))


def why_not_cast(view: GameView, card: int, player: str) -> Refusal | None:
    """Return why a Spell can't be cast: its taxes, then its price (RR-7.2, RR-7.11)."""
    tax = cast_tax(view, view.seat)
    if tax and len(view.zones[at.HAND[view.seat]]) - 1 < tax:
        blocker = tax_blocker(view, effects.CAST, NONE, NONE)
        return refused("tax-unpaid", blocker=blocker, player=player, price=discards(tax))
    price = view.table.rules.programs[view.table.faces[card]].price
    if price and not targets.payable(view, price, view.seat, card, tax):
        return unpaid(view, card, player)
    return None


def unpaid(view: GameView, card: int, player: str) -> Refusal:
    """Return the refusal for an effect whose price can't be paid."""
    printed = view.table.rules.cards[card]
    price = price_words(printed.price, player)
    return refused("price-unpaid", player=player, card=printed.name, price=price)


def why_not_summon(view: GameView, card: int, player: str) -> Refusal | None:
    """Return why a Creature can't be summoned: the Summoning Cost of a Corrupted Beast (RR-10.3)."""
    printed = view.table.rules.cards[card]
    if view.table.rules.sorts[card] == BEAST and not targets.payable(view, printed.pay, view.seat, card):
        return refused("beast-cost-unpaid", card=printed.name, price=price_words(printed.pay, player))
    return None


# --- effects -----------------------------------------------------------------------------------------------------


def refuse_creature(view: GameView, card: int, names: Sequence[str]) -> Refusal | None:
    """Return why the effect of a Creature on the viewer's Lawn can't be used."""
    details: dict[str, str | int] = {"card": card_name(view.table, card)}
    printed = view.table.rules.cards[card]
    if is_hexed(view, card):
        return refused("hexed-no-effect", **details)
    if not has_effect(view, card, view.seat):
        return refused("powerless", **details)
    if printed.trigger in LASTING:
        return refused("creature-stays", is_left_alone(card), **details)
    return refuse_effect(view, card, names)


def refuse_effect(view: GameView, card: int, names: Sequence[str]) -> Refusal | None:
    """Return why an effect on the viewer's Lawn or Fence can't be used: its trigger has passed or hasn't occurred."""
    why = why_not_used(view, card, names)
    if why is not None:
        return why
    printed = view.table.rules.cards[card]
    is_momentary = printed.trigger in MOMENTARY
    if is_momentary and any(card in frame[SOURCE:] for frame in [*view.stack, *view.queue]):
        return None  # its moment may still come
    begun = printed.trigger == "beginning-of-turn" and view.active == view.seat
    if is_momentary or begun or has_passed(view, card):
        return refused("moment-has-passed", card=printed.name)
    return refused("no-trigger", card=printed.name, trigger=trigger_words(printed, names[view.seat]))


def was_used(view: GameView, card: int) -> bool:
    """Return whether a card is or was an effect of a link in progress (RR-7.10)."""
    return any(
        card == frame[start + fields.ENTRY_CARD]
        for frame in view.stack
        if frame[KIND] == codes.LINK
        for start in fields.entries(frame)
    )


def why_not_used(view: GameView, card: int, names: Sequence[str]) -> Refusal | None:
    """Return why an effect whose trigger has just occurred isn't offered, or None if its trigger hasn't occurred."""
    printed = view.table.rules.cards[card]
    player = names[view.seat]
    if was_used(view, card):
        return refused("answered-already", card=printed.name)
    if asked_kind(view) not in (QUESTION_LINK, QUESTION_WINDOW):
        return None
    if not any(match[0] == card for match in matching(view, openings(view, view.stack[-1]))):
        return None
    if card in view.zones[at.FENCE[view.seat]] and not may_activate(view, view.seat):
        return refused("card-forbids", blocker=regulation_name(view))
    effect = view.table.rules.programs[view.table.faces[card]]
    if effect.price and not targets.payable(view, effect.price, view.seat, card):
        return unpaid(view, card, player)
    for operation in effect.operations:
        if operation.must:
            for seat in range(view.table.seats):
                if not targets.own_candidates(view, operation, seat, card):
                    return refused("not-everyone-can", card=printed.name, other=names[seat])
    return refused("nothing-to-choose", card=printed.name)


# --- texts -------------------------------------------------------------------------------------------------------


def trigger_words(card: Card, player: str) -> str:
    """Return when an effect may be used: "if a neighbor would CAST a Spell"."""
    return say(f"refusal-when-{card.trigger}", player=player)


def price_words(parts: Sequence[str], player: str) -> str:
    """Return the text of a price: "DISCARD a card"."""
    return say.join_list([say(f"refusal-price-{part}", player=player) for part in parts])


def discards(number: int) -> str:
    """Return the text of a price in hand cards."""
    return say("refusal-price-cards", cards=say("some-cards", count=number))


def tax_blocker(view: GameView, act: int, card: int, owner: int) -> str:
    """Return the name of the card that taxes an act: a Creature if there is one, else the Regulation."""
    taxes = creature_taxes(view, view.seat, act, card, owner)
    return card_name(view.table, taxes[0].card) if taxes else regulation_name(view)


def regulation_name(view: GameView) -> str:
    active = view.zones[at.IN_FORCE]
    return card_name(view.table, active[-1]) if active else say("refusal-the-regulation")


# --- open choices --------------------------------------------------------------------------------------------------


def refuse_choice(view: GameView, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Return why the seat can't choose something now, or None if it has no choice to make."""
    if view.question is None or not view.stack:
        return None
    frame = view.stack[-1]
    if frame[KIND] == codes.LIMIT:
        left, most = over_limit(view, frame)
        return refused("rune-limit" if frame[fields.RUNES_OVER] else "hand-limit", limit=most, left=left)
    thing = target if target != NONE and source in (frame[SOURCE], NONE) else source
    if frame[KIND] == codes.TURN:
        return refuse_creature_target(view, thing, targets.PRICE_TARGETS["sacrifice-mythical"], NONE, names)
    if frame[KIND] != codes.PICK:
        return None
    hands = view.question[1] in (codes.ASK_CAST, codes.ASK_SUMMON)
    if hands or any(thing in option[1:] for option in view.options):
        return None
    return refuse_pick(view, frame, thing, names) or refuse_to_decline(view, frame, source, target)


def refuse_to_decline(view: GameView, frame: Frame, source: int, target: int) -> Refusal | None:
    """Return why a forced choice can't be declined by putting its card back into the hand."""
    if source != frame[SOURCE] or describe(target) != (ZONE, at.HAND[view.seat], 0):
        return None
    return refused("must-do-it", must_choose, card=cause_name(view, frame))


def refuse_pick(view: GameView, frame: Frame, thing: int, names: Sequence[str]) -> Refusal | None:
    """Return why a thing can't be chosen as a target, a price, or a card of the player's own."""
    source, cause = frame[STEP], frame[SOURCE]
    if source == PICK_TARGET:
        target = view.table.rules.programs[frame[fields.EFFECT]].targets[frame[fields.INDEX]]
        if target.kind == effects.CREATURES:
            return refuse_creature_target(view, thing, target, cause, names)
        if target.kind == effects.RUNES:
            return refuse_rune_target(view, frame, thing, target, names)
        kind, seat, _ = describe(thing)
        return refuse_side(view, target, cause, seat, names) if (target.kind, kind) == (effects.SEATS, SEAT) else None
    if source == PICK_OWN:
        operation = view.table.rules.programs[frame[fields.EFFECT]].operations[frame[fields.INDEX]]
        own = effects.Target(effects.CREATURES, operation.what, effects.YOU, operation.act)
        return refuse_creature_target(view, thing, own, cause, names)
    if source == PICK_PRICE and frame[fields.INDEX] >= 0:
        word = price_asked(view, frame)[frame[fields.INDEX]]
        price = targets.PRICE_TARGETS.get(word)
        return refuse_creature_target(view, thing, price, cause, names, cost=True) if price else None
    return None


def refuse_creature_target(
    view: GameView, card: int, target: effects.Target, cause: int, names: Sequence[str], cost: bool = False
) -> Refusal | None:
    """Return why a Creature on a Lawn can't be chosen. None if it can, or if `card` is no Creature on a Lawn."""
    owner = lawn_of(view, card) if describe(card)[0] == CARD else NONE
    if owner == NONE:
        return None
    sort, seat = view.table.rules.sorts[card], view.seat
    details: dict[str, str | int] = {"card": card_name(view.table, card)}
    if sort == BEAST:
        return refused("beast-is-safe", **details)
    if card in targets.waiting(view, cause, seat):
        return refused("waiting-card", **details)
    wrong_side = refuse_side(view, target, cause, owner, names)
    if wrong_side is not None:
        return wrong_side
    if sort == SACRIFICIAL and target.act in (effects.HEX, effects.DESTROY) and not cost:
        return refused("sacrificial-is-safe", **details)
    if is_hexed(view, card):
        if target.what in (effects.MYTHICAL, effects.OTHER_MYTHICAL) or target.act == effects.HEX:
            return refused("already-hexed", **details)
    elif target.what == effects.HEXED_ONE or target.act == effects.RESTORE:
        return refused("not-hexed", **details)
    blocker = forbidden_by(view, seat, target.act, card, owner, cost)
    if blocker >= 0:
        return refused("card-forbids", blocker=card_name(view.table, blocker))
    return refuse_tax(view, card, target, owner, names[seat])


def refuse_tax(view: GameView, card: int, target: effects.Target, owner: int, player: str) -> Refusal | None:
    """Return why the seat can't pay the tax for stealing a Creature."""
    act = effects.STEAL
    if target.act != act or can_be_acted_on(view, view.seat, act, card, owner):
        return None
    price = discards(steal_tax(view, view.seat, card, owner))
    blocker = tax_blocker(view, act, card, owner)
    return refused("tax-unpaid", blocker=blocker, player=player, price=price)


def refuse_side(view: GameView, target: effects.Target, cause: int, owner: int, names: Sequence[str]) -> Refusal | None:
    """Return why the effect can't choose things of that player (RR-4.9)."""
    if target.of not in (effects.ANY_NEIGHBOR, effects.ANY_PLAYER):
        return None
    if owner == view.seat:
        if target.of == effects.ANY_PLAYER:
            return None
        card = source_name(view, cause, spinning_effect(view))
        return refused("neighbors-only", card=card, player=names[view.seat])
    if owner not in targets.neighbors(view, view.seat):
        return refused("card-forbids", blocker=regulation_name(view))
    return None


def refuse_rune_target(
    view: GameView, frame: Frame, thing: int, target: effects.Target, names: Sequence[str]
) -> Refusal | None:
    """Return why a Rune or Fence can't be chosen."""
    kind, index, _ = describe(thing)
    owner = zone_owner(index) if kind in (PLACE, ZONE) and base_zone(index) == at.FENCE[0] else NONE
    if kind == CARD and thing in view.zones[at.FENCE[view.seat]]:
        owner = view.seat
    if owner == NONE:
        return None
    wrong_side = refuse_side(view, target, frame[SOURCE], owner, names)
    if wrong_side is not None:
        return wrong_side
    blocker = runes_are_safe(view, view.seat, target.act, owner)
    if blocker >= 0:
        return refused("card-forbids", blocker=card_name(view.table, blocker))
    return refused("no-peeking", other=names[owner]) if owner != view.seat else None
