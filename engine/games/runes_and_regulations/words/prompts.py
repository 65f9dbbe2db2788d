"""Runes & Regulations in words: what a seat is asked. The frame on top of the stack tells what it is about."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes, compiled, facts
from engine.games.runes_and_regulations import frame_fields as fields
from engine.games.runes_and_regulations.actions import PICK_DISCARD, PICK_OWN, PICK_PRICE, PICK_TARGET
from engine.games.runes_and_regulations.codes import OCCURRENCE
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.english import listed, number_of
from engine.games.runes_and_regulations.limits import LIMITS
from engine.games.runes_and_regulations.match_rules import Seen
from engine.games.runes_and_regulations.picking import picked, price_words
from engine.games.runes_and_regulations.places import FACE_EVENTS, FENCE, HAND
from engine.games.runes_and_regulations.turn import UNDECIDED
from engine.games.runes_and_regulations.vocabulary import WHAT
from engine.games.runes_and_regulations.wording_phrases import NOUNS
from engine.games.runes_and_regulations.words import common
from engine.games.runes_and_regulations.words.actions import action_words, event_words, events_of
from engine.games.runes_and_regulations.words.effects import Told, effect_of, order_words, steps_of
from engine.games.runes_and_regulations.words.triggers import events_meant, occasion_of
from engine.kernel.refs import NONE
from engine.kernel.rules import PASS, QUESTION_CHOOSE, QUESTION_LINK, QUESTION_WINDOW, USE
from engine.kernel.state import KIND, SEAT, STEP, Frame

OR_NONE = ", or none"


def prompt(view: Seen, names: Sequence[str]) -> str:
    """What the seat is asked, without its name; whom the table waits for when it is not asked."""
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


def waiting(view: Seen, names: Sequence[str]) -> str:
    """Who has won, or who is being waited for."""
    if view.over:
        winners = [names[seat] for seat in view.winners]
        if not winners:
            return "the game is over"
        return f"{listed(winners)} {'have' if len(winners) > 1 else 'has'} won"
    return "waiting for " + listed([names[seat] for seat in view.asked])


# --- the course of a turn ------------------------------------------------------------------------------------


def turn_prompt(view: Seen, frame: Frame, kind: int) -> str:
    """What is asked in the phases and at the end of a turn."""
    seat = frame[SEAT]
    if kind == codes.ASK_CAST:
        spell = "Curse" if facts.holds_forbidden(view, seat) else "Spell"
        tax = facts.cast_tax(view, seat)
        price = f" ({number_of(tax, 'card')} to discard first)" if tax else ""
        return f"cast a {spell}{price}{or_draw(view)}"
    if kind == codes.ASK_SUMMON:
        return "summon another Creature or skip" if frame[fields.TAKEN] else f"summon a Creature{or_draw(view)}"
    if kind == codes.ASK_SPIN:
        if frame[KIND] == codes.SPIN_PHASE and frame[STEP] != UNDECIDED:
            return "spin the Spinner, or discard a card to skip the Spin phase"
        return "spin again, for the Event" if frame[fields.FACE] == FACE_EVENTS else "spin the Spinner"
    return f"{facts.SUMMONING_LIMIT} or more Mythical Creatures came in one turn: choose one to destroy"


def or_draw(view: Seen) -> str:
    """What can be done in place of casting or summoning: no card is drawn where none is left."""
    return ", draw a card or skip" if any(option[0] == codes.DRAW_VERB for option in view.options) else " or skip"


def limit_prompt(view: Seen, frame: Frame) -> str:
    """How much must go because of a limit (RR-5.2, RR-5.3)."""
    left, most = over_limit(view, frame)
    what, verb, which = ("Rune", "destroy", "Rune") if frame[fields.RUNES_OVER] else ("card", "discard", "hand")
    return f"{verb} {number_of(left, what)}: the {which} limit is {most}"


def over_limit(view: Seen, frame: Frame) -> tuple[int, int]:
    """How many cards a LIMIT frame still asks for, and the limit."""
    seat, which = frame[SEAT], frame[fields.RUNES_OVER]
    held = view.zones[(FENCE if which else HAND)[seat]]
    most = facts.limit(view, seat, LIMITS[which])
    return max(0, len(held) - most), most


# --- answers and reactions -------------------------------------------------------------------------------------


def link_prompt(view: Seen, frame: Frame, names: Sequence[str], reacts: bool) -> str:
    """What happens or has happened, and whether the seat does something about it."""
    what = action_words(view, view.stack[-2], names) if frame[fields.IS_BEFORE] else after_words(view, frame, names)
    uses = [option[1] for option in view.options if option[0] == USE]
    if reacts:
        return f"{what}: answer before it happens?" if frame[fields.IS_BEFORE] else f"{what}: react?"
    if len(uses) == 1:
        card = uses[0]
        told = Told(view, names, effect_of(view, card), view.seat, card, *occasion_of(view, frame, card))
        doing = f"use {common.name_of(view.table, card)}'s effect: {order_words(told)}?"
        return f"{what}: {doing}" if frame[fields.IS_BEFORE] else doing
    if uses:
        cards_used = [common.name_of(view.table, card) for card in uses]
        return f"{what}: use the effect of {listed(list(dict.fromkeys(cards_used)), 'or')}?"
    return f"{what}: no effect can be used"


def after_words(view: Seen, frame: Frame, names: Sequence[str]) -> str:
    """What has just happened, as far as it concerns the seat."""
    happened = events_of(view, frame[fields.LINK_MOMENT])
    different = list(dict.fromkeys(event_words(view, happened[index], names) for index in events_meant(view, frame)))
    if not different:
        return "Something has happened"
    return different[0] if len(different) == 1 else f"{different[0]}, and more"


# --- choosing ----------------------------------------------------------------------------------------------------


def pick_prompt(view: Seen, frame: Frame, names: Sequence[str]) -> str:
    """What a PICK frame asks."""
    source = frame[STEP]
    cause = common.cause_name(view, frame)
    optional = frame[fields.MINIMUM] <= len(picked(frame))
    if source == PICK_TARGET:
        return target_prompt(view, frame, names, cause) + (OR_NONE if optional else "")
    if source == PICK_PRICE:
        return price_prompt(view, frame, cause)
    if source == PICK_DISCARD:
        return discard_prompt(view, frame, cause)
    kind = common.asked_kind(view)
    if kind == codes.ASK_DRAW:
        return f"draw a card for {cause}?"
    operation = view.table.rules.programs[frame[fields.EFFECT]].operations[frame[fields.INDEX]]
    if source == PICK_OWN:
        thing = "Rune" if operation.what == compiled.RUNE else noun_of(operation.what)
        verb = UNITS[operation.do].word
        return f"choose {number_of(1, thing)} to {verb} for {cause}" + (OR_NONE if optional else "")
    return hand_prompt(view, frame, cause, kind == codes.ASK_CAST, optional)


def hand_prompt(view: Seen, frame: Frame, cause: str, casting: bool, optional: bool) -> str:
    """A card from the hand to cast or summon because of an effect."""
    possible = any(option[0] != PASS for option in view.options)
    if casting:
        what, verb = ("Curse" if facts.holds_forbidden(view, frame[SEAT]) else "Spell"), "cast"
    else:
        operation = view.table.rules.programs[frame[fields.EFFECT]].operations[frame[fields.INDEX]]
        what, verb = noun_of(operation.what), "summon"
    if not possible:
        return f"the hand has no {what} that can be {'cast' if casting else 'summoned'} for {cause}"
    return f"{verb} a {what} from the hand for {cause}" + (OR_NONE if optional else "")


def target_prompt(view: Seen, frame: Frame, names: Sequence[str], cause: str) -> str:
    """A target of an effect."""
    target = view.table.rules.programs[frame[fields.EFFECT]].targets[frame[fields.INDEX]]
    chosen = len(frame) - fields.PICKS
    if target.kind == compiled.SEATS:
        return f"choose a {'neighbor' if only_neighbors(view, frame) else 'player'} for {cause}"
    if target.kind == compiled.NEXT_SEAT:
        return f"choose whose Lawn {common.seen_name(view, frame[fields.BEFORE], 'it')} goes to"
    if target.kind == compiled.PILE:
        return f"choose a Creature from the discard pile to summon for {cause}"
    noun = "Rune" if target.kind == compiled.RUNES else noun_of(target.what)
    left = target.maximum - chosen
    if target.maximum == compiled.MANY:
        number = f"any number of {noun}s" if not chosen else f"another {noun}"
    elif target.upto and left > 1:
        number = f"up to {left} {noun}s"
    else:
        number = f"another {noun}" if chosen else number_of(1, noun)
    return f"choose {number}{target.whose} to {target.verb} for {cause}"


def only_neighbors(view: Seen, frame: Frame) -> bool:
    """Whether an effect chooses among the neighbors of whoever uses it."""
    return any(step.who == "any-neighbor" for step in steps_of(view, frame[fields.EFFECT]))


def noun_of(what: int) -> str:
    """What kind of Creature is meant, by the number of the word."""
    return NOUNS.get(WHAT[what - 1], "Creature").replace("Hexed", "hexed") if what > 0 else "Creature"


def price_prompt(view: Seen, frame: Frame, cause: str) -> str:
    """A part of a price."""
    if frame[fields.INDEX] < 0:
        below = view.stack[-2]
        return f"choose the neighbor that {common.seen_name(view, below[fields.PRICE_PAID], 'it')} moves to"
    word = price_words(view, frame)[frame[fields.INDEX]]
    verb, noun = {
        "sacrifice-mythical": ("sacrifice", "Mythical Creature"),
        "hex-own": ("hex", "Mythical Creature"),
        "destroy-hexed": ("destroy", "hexed Creature"),
        "move-own": ("move", "Creature"),
    }.get(word, ("sacrifice", "Creature"))
    left = frame[fields.MAXIMUM] - (len(frame) - fields.PICKS)
    return f"{verb} {number_of(left, noun)} to pay for {cause}"


def discard_prompt(view: Seen, frame: Frame, cause: str) -> str:
    """A card to discard: what for, and how many are still asked for."""
    stack = view.stack
    if len(stack) < 3 or stack[-2][KIND] != OCCURRENCE:
        left = frame[fields.MAXIMUM] - (len(frame) - fields.PICKS)
        return f"discard {f'up to {left} cards' if left > 1 else 'a card or none'} for {cause}"
    parent = stack[-4] if len(stack) > 3 and stack[-3][KIND] == codes.EACH else [NONE, NONE]
    what = f"discard {number_of(left_to_discard(view, frame[SEAT]), 'card')}"
    if parent[KIND] == codes.PRICE:
        return f"{what} to pay for {cause}"
    if parent[KIND] == codes.CASTING_FRAME:
        return f"{what} before {cause} is cast"
    if parent[KIND] == codes.EACH:
        return f"{what} before the steal ({cause})"
    if parent[KIND] == codes.SPIN_PHASE:
        return f"{what} to skip the Spin phase"
    return f"{what} for {cause}"


def left_to_discard(view: Seen, seat: int) -> int:
    """How many cards an EACH frame below the question still takes from a seat."""
    each = view.stack[-3]
    if each[KIND] != codes.EACH:
        return 1
    seats = each[fields.PAIRS :: 2][max(0, each[STEP] - 1) :]
    return max(1, seats.count(seat))
