"""Runes & Regulations: texts of the questions to a seat. The top frame of the stack decides their subject."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions import compiled_effects
from engine.games.runes_and_regulations.definitions.vocabulary import WHAT
from engine.games.runes_and_regulations.effects._words import noun_phrase
from engine.games.runes_and_regulations.effects.effect_type import EffectContext
from engine.games.runes_and_regulations.knowledge.known_names import asked_kind, card_name, seen_name
from engine.games.runes_and_regulations.layout import FACE_EVENTS, FENCE, HAND
from engine.games.runes_and_regulations.match_rules import GameView
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules import frame_fields as fields
from engine.games.runes_and_regulations.rules.actions.actions import PICK_DISCARD, PICK_OWN, PICK_PRICE, PICK_TARGET
from engine.games.runes_and_regulations.rules.limits import LIMITS, SUMMONING_LIMIT, limit
from engine.games.runes_and_regulations.rules.nefarious_neighbor import holds_forbidden
from engine.games.runes_and_regulations.rules.reactions.choices import chosen_refs
from engine.games.runes_and_regulations.rules.reactions.prices import price_words
from engine.games.runes_and_regulations.rules.taxes import cast_tax
from engine.games.runes_and_regulations.rules.turn import UNDECIDED
from engine.games.runes_and_regulations.text.actions import action_words, event_words
from engine.games.runes_and_regulations.text.effects import cause_name, order_words, steps_of
from engine.games.runes_and_regulations.text.triggers import link_events, occasion_of
from engine.kernel.flow.ruleset import PASS, QUESTION_CHOOSE, QUESTION_LINK, QUESTION_WINDOW, USE
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import KIND, SEAT, STEP, Frame

NOUNS = ("mythical", "hexed", "sacrificial", "beast", "rune")
"""Words of card files with a noun of their own. Other words mean any Creature."""
DISCARDS = {
    codes.PRICE: "prompt-discard-to-pay",
    codes.CASTING_FRAME: "prompt-discard-to-cast",
    codes.EACH: "prompt-discard-to-steal",
    codes.SPIN_PHASE: "prompt-discard-to-skip",
}
"""The purpose of a discard, by the frame that asks for it."""


def prompt(view: GameView, names: Sequence[str]) -> str:
    """Return the question to the seat, without its name, or the players that the table waits for."""
    if view.question is None or view.over:
        return waiting(view, names)
    kind = view.question[1]
    frame = view.stack[-1]
    if kind in (QUESTION_WINDOW, QUESTION_LINK):
        return link_prompt(view, frame, names, kind == QUESTION_WINDOW)
    if frame[KIND] == codes.PICK:
        return pick_prompt(view, frame, names)
    if kind == QUESTION_CHOOSE or kind in (codes.ASK_HAND_LIMIT, codes.ASK_RUNE_LIMIT):
        return limit_prompt(view, frame)
    return turn_prompt(view, frame, kind)


def waiting(view: GameView, names: Sequence[str]) -> str:
    """Return the text about the winners, or about the players that the table waits for."""
    if view.over:
        winners = [names[seat] for seat in view.winners]
        if not winners:
            return say("prompt-game-over")
        return say("prompt-won", winners=say.join_list(winners), count=len(winners))
    return say("prompt-waiting", players=say.join_list([names[seat] for seat in view.asked]))


# --- phases of a turn ----------------------------------------------------------------------------------------


def turn_prompt(view: GameView, frame: Frame, kind: int) -> str:
    """Return the question of a phase or of the end of a turn."""
    seat = frame[SEAT]
    if kind == codes.ASK_CAST:
        cast = say("way-cast-curse" if holds_forbidden(view, seat) else "way-cast-spell")
        tax = cast_tax(view, seat)
        return or_else(view, say("way-after-discards", cast=cast, cards=say("some-cards", count=tax)) if tax else cast)
    if kind == codes.ASK_SUMMON:
        return or_else(view, say("way-summon-another" if frame[fields.TAKEN] else "way-summon"))
    if kind == codes.ASK_SPIN:
        if frame[KIND] == codes.SPIN_PHASE and frame[STEP] != UNDECIDED:
            return say("prompt-spin-or-discard")
        return say("prompt-spin-again" if frame[fields.FACE] == FACE_EVENTS else "prompt-spin")
    return say("prompt-summoning-limit", limit=SUMMONING_LIMIT)


def or_else(view: GameView, way: str) -> str:
    """Return the prompt for the cast or summon phase, without the draw option when no card can be drawn."""
    draws = any(option[0] == codes.DRAW_VERB for option in view.options)
    return say.join_list([way, *([say("way-draw")] if draws else []), say("way-skip")], "or")


def limit_prompt(view: GameView, frame: Frame) -> str:
    """Return how many cards must go because of a limit (RR-5.2, RR-5.3)."""
    left, most = over_limit(view, frame)
    if frame[fields.RUNES_OVER]:
        return say("prompt-rune-limit", runes=say("some-runes", count=left), limit=most)
    return say("prompt-hand-limit", cards=say("some-cards", count=left), limit=most)


def over_limit(view: GameView, frame: Frame) -> tuple[int, int]:
    """Return how many cards a LIMIT frame still asks for, and the limit."""
    seat, which = frame[SEAT], frame[fields.RUNES_OVER]
    held = view.zones[(FENCE if which else HAND)[seat]]
    most = limit(view, seat, LIMITS[which])
    return max(0, len(held) - most), most


# --- reactions -------------------------------------------------------------------------------------------------


def link_prompt(view: GameView, frame: Frame, names: Sequence[str], reacts: bool) -> str:
    """Return the event, and the question whether the seat reacts to it."""
    what = action_words(view, view.stack[-2], names) if frame[fields.IS_BEFORE] else after_words(view, frame, names)
    uses = [option[1] for option in view.options if option[0] == USE]
    if reacts and view.options and all(option[0] == PASS for option in view.options):
        return say("prompt-no-reaction", what=what)
    if reacts:
        return say("prompt-answer" if frame[fields.IS_BEFORE] else "prompt-react", what=what)
    if len(uses) == 1:
        card = uses[0]
        told = EffectContext(view, names, view.table.faces[card], view.seat, card, *occasion_of(view, frame, card))
        if frame[fields.IS_BEFORE] and told.other >= 0 and names[told.other] in what:
            told = replace(told, other=NONE)  # the event already names that neighbor
        used = {"card": card_name(view.table, card), "does": order_words(told)}
        return say("prompt-use-before", what=what, **used) if frame[fields.IS_BEFORE] else say("prompt-use", **used)
    if uses:
        cards_used = [card_name(view.table, card) for card in uses]
        return say("prompt-use-one", what=what, cards=say.join_list([*dict.fromkeys(cards_used)], "or"))
    return say("prompt-no-effect", what=what)


def after_words(view: GameView, frame: Frame, names: Sequence[str]) -> str:
    """Return the text of the events that have just happened and concern the seat."""
    happened = [event for event in view.queue if event[fields.EVENT_MOMENT] == frame[fields.LINK_MOMENT]]
    different = list(dict.fromkeys(event_words(view, happened[index], names) for index in link_events(view, frame)))
    if not different:
        return say("event-something")
    return different[0] if len(different) == 1 else say("event-and-more", event=different[0])


# --- choosing ----------------------------------------------------------------------------------------------------


def pick_prompt(view: GameView, frame: Frame, names: Sequence[str]) -> str:
    source = frame[STEP]
    cause = cause_name(view, frame)
    optional = frame[fields.MINIMUM] <= len(chosen_refs(frame))
    if source == PICK_TARGET:
        return or_none(target_prompt(view, frame, cause), optional)
    if source == PICK_PRICE:
        return price_prompt(view, frame, cause)
    if source == PICK_DISCARD:
        return discard_prompt(view, frame, cause)
    kind = asked_kind(view)
    if kind == codes.ASK_DRAW:
        return say("prompt-draw", cause=cause)
    operation = view.table.rules.programs[frame[fields.EFFECT]].operations[frame[fields.INDEX]]
    if source == PICK_OWN:
        thing = noun_phrase(noun_of(operation.what))
        return or_none(say("prompt-choose", things=thing, verb=operation.step.do, cause=cause), optional)
    return hand_prompt(view, frame, cause, kind == codes.ASK_CAST, optional)


def or_none(words: str, optional: bool) -> str:
    """Add that the choice is optional."""
    return say("prompt-or-none", prompt=words) if optional else words


def hand_prompt(view: GameView, frame: Frame, cause: str, casting: bool, optional: bool) -> str:
    """Return the question for a hand card to cast or summon by an effect."""
    possible = any(option[0] != PASS for option in view.options)
    if casting:
        curse = holds_forbidden(view, frame[SEAT])
        if not possible:
            return say("prompt-no-curse" if curse else "prompt-no-spell", cause=cause)
        return or_none(say("prompt-cast-curse" if curse else "prompt-cast-spell", cause=cause), optional)
    noun = noun_of(view.table.rules.programs[frame[fields.EFFECT]].operations[frame[fields.INDEX]].what)
    if not possible:
        return say("prompt-no-creature", thing=say(f"noun-{noun}"), cause=cause)
    return or_none(say("prompt-summon", thing=noun_phrase(noun), cause=cause), optional)


def target_prompt(view: GameView, frame: Frame, cause: str) -> str:
    """Return the question for a target of an effect."""
    target = view.table.rules.programs[frame[fields.EFFECT]].targets[frame[fields.INDEX]]
    chosen = len(frame) - fields.PICKS
    if target.kind == compiled_effects.SEATS:
        neighbors = any(step.who == "any-neighbor" for step in steps_of(view, frame[fields.EFFECT]))
        return say("prompt-neighbor" if neighbors else "prompt-player", cause=cause)
    if target.kind == compiled_effects.NEXT_SEAT:
        moved = seen_name(view, frame[fields.BEFORE], say("some-it"))
        return say("prompt-whose-lawn", creature=moved)
    if target.kind == compiled_effects.PILE:
        return say("prompt-from-pile", cause=cause)
    noun = "rune" if target.kind == compiled_effects.RUNES else noun_of(target.what)
    left = target.maximum - chosen
    if target.maximum == compiled_effects.MANY and not chosen:
        things = noun_phrase(noun, "any")
    elif target.maximum != compiled_effects.MANY and target.upto and left > 1:
        things = noun_phrase(noun, left, upto=True)
    else:
        things = noun_phrase(noun, other=bool(chosen))
    return say("prompt-choose", things=things, verb=target.verb, cause=cause)


def noun_of(what: int) -> str:
    """Return the noun for a number of WHAT."""
    noun = WHAT[what - 1].removeprefix("other-") if what > 0 else ""
    return noun if noun in NOUNS else "creature"


def price_prompt(view: GameView, frame: Frame, cause: str) -> str:
    """Return the question for a part of a price."""
    if frame[fields.INDEX] < 0:
        moved = seen_name(view, view.stack[-2][fields.PRICE_PAID], say("some-it"))
        return say("prompt-pay-goal", creature=moved)
    left = frame[fields.MAXIMUM] - (len(frame) - fields.PICKS)
    return say(f"prompt-pay-{price_words(view, frame)[frame[fields.INDEX]]}", count=left, cause=cause)


def discard_prompt(view: GameView, frame: Frame, cause: str) -> str:
    """Return the question for a discard: its purpose, and how many cards are left to discard."""
    stack = view.stack
    if len(stack) < 3 or stack[-2][KIND] != codes.OCCURRENCE:
        left = frame[fields.MAXIMUM] - (len(frame) - fields.PICKS)
        return say("prompt-discard-up-to", count=left, cause=cause)
    parent = stack[-4] if len(stack) > 3 and stack[-3][KIND] == codes.EACH else [NONE, NONE]
    cards = say("some-cards", count=left_to_discard(view, frame[SEAT]))
    return say(DISCARDS.get(parent[KIND], "prompt-discard"), cards=cards, cause=cause)


def left_to_discard(view: GameView, seat: int) -> int:
    """Return how many cards an EACH frame below the question still takes from a seat."""
    each = view.stack[-3]
    if each[KIND] != codes.EACH:
        return 1
    seats = each[fields.PAIRS :: 2][max(0, each[STEP] - 1) :]
    return max(1, seats.count(seat))
