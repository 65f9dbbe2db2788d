"""Runes & Regulations: the button texts of options."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import NEXT_SEAT, PILE, SEATS
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects.effect_type import EffectContext
from engine.games.runes_and_regulations.knowledge.known_names import (
    add_copy_number,
    asked_kind,
    card_name,
    creature_words,
    is_visible,
    thing_words,
)
from engine.games.runes_and_regulations.layout import LAWN
from engine.games.runes_and_regulations.match_rules import BEAST, GameView
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.actions.actions import PICK_OWN, PICK_PRICE
from engine.games.runes_and_regulations.rules.creatures import lawn_of
from engine.games.runes_and_regulations.rules.frame_fields import (
    EFFECT,
    ENTRY_SEAT,
    INDEX,
    IS_BEFORE,
    PICKS,
    RULE,
    entries,
)
from engine.games.runes_and_regulations.rules.reactions.prices import price_words
from engine.games.runes_and_regulations.rules.taxes import cast_tax
from engine.games.runes_and_regulations.text.actions import SAID, victim
from engine.games.runes_and_regulations.text.effects import cost_words, order_words, steps_of
from engine.games.runes_and_regulations.text.triggers import occasion_of
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.ruleset import PASS, QUESTION_LINK, USE
from engine.kernel.state.refs import CARD, SEAT, SEAT_BASE, describe
from engine.kernel.state.state import KIND, STEP, Frame, Option

DECLINING = {
    codes.ASK_DRAW: "option-do-not-draw",
    codes.ASK_DISCARD: "option-discard-nothing",
    codes.ASK_CAST: "option-cast-nothing",
    codes.ASK_SUMMON: "option-summon-nothing",
}
"""The texts for declining a choice."""


def outcome(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return the text of an option. Options on cards with the same name are numbered if the viewer knows the cards."""
    words = plain_outcome(view, option, names)
    if view.table.is_card(option[2]) and not is_visible(view, option[2]):
        return words
    alike = [other for other in view.options if other[0] == option[0]]
    alike = [other for other in alike if plain_outcome(view, other, names) == words]
    return plain_outcome(view, option, names, alike.index(option) + 1) if len(alike) > 1 and option in alike else words


def plain_outcome(view: GameView, option: Option, names: Sequence[str], number: int = 0) -> str:
    """Return the text of an option by itself, with the number of its card if it has one."""
    verb, source, target = option
    if verb == PASS:
        return decline_text(view, names)
    if verb in (USE, codes.ACTIVATE_VERB):
        return reaction(view, option, names, number)
    if verb == codes.CAST_VERB:
        tax = cast_tax(view, view.seat)
        card = add_copy_number(card_name(view.table, source), number)
        if tax:
            return say("option-cast-after-discards", card=card, cards=say("some-cards", count=tax))
        return say("option-cast", card=card)
    if verb == codes.SUMMON_VERB:
        return summoning(view, option, names, number)
    if verb == codes.DISCARD_VERB:
        return say("option-discard", card=add_copy_number(card_name(view.table, source), number))
    if verb == codes.DRAW_VERB:
        return say("option-draw")
    if verb == codes.SPIN_VERB:
        return say("option-spin")
    if verb == codes.SKIP_VERB:
        return say("option-skip-spin" if view.stack[-1][KIND] == codes.SPIN_PHASE else "option-skip")
    return choice(view, source, target, names, number)


def decline_text(view: GameView, names: Sequence[str]) -> str:
    """Return the text for declining. If a Creature or Rune is affected, the text includes it."""
    frame = view.stack[-1]
    if frame[KIND] == codes.LINK:
        if frame[IS_BEFORE]:
            action = view.stack[-2]
            thing = victim(view, action, names)
            done = SAID[action[RULE]].removeprefix("action-")
            return say("option-let-happen-to", thing=thing, done=done) if thing else say("option-let-it-happen")
        if any(frame[start + ENTRY_SEAT] == view.seat for start in entries(frame)):
            return say("option-no-more")
        return say("option-do-not-use" if asked_kind(view) == QUESTION_LINK else "option-leave-it")
    if len(frame) > PICKS:
        return say("option-no-more")
    return say(DECLINING.get(asked_kind(view), "option-none"))


def reaction(view: GameView, option: Option, names: Sequence[str], number: int) -> str:
    """Return the text for using a Creature's effect or activating a Rune."""
    verb, card, target = option
    subject, other = occasion_of(view, view.stack[-1], card)
    message = "reaction-use" if verb == USE else "reaction-activate"
    used = {"card": add_copy_number(card_name(view.table, card), number)}
    kind, index, _ = describe(target)
    aimed = message
    if kind == SEAT:
        other, aimed, used["player"] = index, f"{message}-against", names[index]
    elif kind == CARD:
        subject, aimed, used["creature"] = target, f"{message}-on", creature_words(view, target, names)
    does = order_words(EffectContext(view, names, view.table.faces[card], view.seat, card, subject, other))
    named = used.get("player") or used.get("creature")  # the effect's text already names the player or the Creature
    return say(message if named and named in does else aimed, **used, does=does)


def summoning(view: GameView, option: Option, names: Sequence[str], number: int) -> str:
    """Return the Creature to summon, its Lawn, and the cost of a Corrupted Beast."""
    _, card, target = option
    named = add_copy_number(card_name(view.table, card), number)
    words = say("option-summon-onto", card=named, player=names[LAWN.index(describe(target)[1])])
    if view.table.rules.sorts[card] != BEAST:
        return words
    told = EffectContext(view, names, view.table.faces[card], view.seat, card)
    return say("option-at-cost", option=words, cost=cost_words(told))


# --- targets, prices and limits ----------------------------------------------------------------------------------


def choice(view: GameView, cause: int, ref: int, names: Sequence[str], number: int) -> str:
    """Return the text for choosing a target."""
    frame, thing = view.stack[-1], name_choice(view, cause, ref, names, number)
    if frame[KIND] != codes.PICK:
        return say("option-destroy", thing=thing)
    source = frame[STEP]
    if source == PICK_PRICE:
        return price_choice(view, frame, ref, thing, names)
    if source == PICK_OWN:
        return done_to(view.table.rules.programs[frame[EFFECT]].operations[frame[INDEX]].step.do, thing)
    target = view.table.rules.programs[frame[EFFECT]].targets[frame[INDEX]]
    if target.kind == NEXT_SEAT:
        return say("option-to-lawn", player=thing)
    if target.kind == SEATS:
        return seat_choice(view, frame, thing)
    if target.kind == PILE:
        return say("option-summon", card=thing)
    return done_to(target.verb, thing)


def name_choice(view: GameView, cause: int, ref: int, names: Sequence[str], number: int) -> str:
    """Return a choice's name and number. The number follows the card's name if the effect's card is its namesake."""
    on_lawn = view.table.is_card(cause) and lawn_of(view, ref) >= 0
    if on_lawn and card_name(view.table, cause) == card_name(view.table, ref):
        return creature_words(view, ref, names, number)
    return add_copy_number(thing_words(view, ref, names), number)


def done_to(verb: str, thing: str) -> str:
    """Return the text for an act on a choice. A word without a sentence of its own uses the card files' spelling."""
    return say("option-choose", verb=verb, word=verb.capitalize(), thing=thing)


def seat_choice(view: GameView, frame: Frame, name: str) -> str:
    """Return what a chosen player will do: "Ben spins twice", "Ben skips their next Summon phase"."""
    for step in steps_of(view, frame[EFFECT]):
        if step.who in ("any-player", "any-neighbor"):
            return say("option-player-does", player=name, does=find_effect_type(UNITS, step.do).player_does(step, name))
    return name


def price_choice(view: GameView, frame: Frame, ref: int, thing: str, names: Sequence[str]) -> str:
    """Return the text for a part of a price."""
    if frame[INDEX] < 0:
        return say("option-move-to-lawn", player=names[ref - SEAT_BASE])
    return done_to(price_words(view, frame)[frame[INDEX]].partition("-")[0], thing)
