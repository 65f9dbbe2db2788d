"""Runes & Regulations in words: what a seat is asked. The frame on top of the stack tells what it is about."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes, facts
from engine.games.runes_and_regulations.chain import KIND, LINK_MOMENT
from engine.games.runes_and_regulations.codes import OCCURRENCE
from engine.games.runes_and_regulations.compiled import (
    DESTROY,
    HEX,
    MANY,
    NEXT_SEAT,
    PILE,
    RESTORE,
    RETURN,
    RUNE,
    SEATS,
    STEAL,
    YOU,
    Target,
)
from engine.games.runes_and_regulations.compiled import RUNES as RUNE_TARGETS
from engine.games.runes_and_regulations.happenings import PICK_DISCARD, PICK_OWN, PICK_PRICE, PICK_TARGET
from engine.games.runes_and_regulations.limits import LIMITS
from engine.games.runes_and_regulations.match_rules import Seen
from engine.games.runes_and_regulations.picking import EFFECT, INDEX, MAXIMUM, MINIMUM, PICKS, picked, price_words
from engine.games.runes_and_regulations.places import FACE_EVENTS, FENCE, HAND
from engine.games.runes_and_regulations.targets import PICK_ACTS
from engine.games.runes_and_regulations.turn import UNDECIDED
from engine.games.runes_and_regulations.vocabulary import WHAT
from engine.games.runes_and_regulations.wording_phrases import NOUNS
from engine.games.runes_and_regulations.words.common import (
    listed,
    name_of,
    number_of,
    seen_name,
    source_name,
    spinning_effect,
)
from engine.games.runes_and_regulations.words.deeds import Told, effect_of, order_words, steps_of
from engine.games.runes_and_regulations.words.happenings import event_words, events_of, happening_words
from engine.games.runes_and_regulations.words.occasions import events_meant, occasion_of
from engine.kernel.refs import NONE
from engine.kernel.rules import PASS, QUESTION_CHOOSE, QUESTION_LINK, QUESTION_WINDOW, USE
from engine.kernel.state import Frame

ACT_WORDS = {HEX: "hex", RESTORE: "restore", DESTROY: "destroy", STEAL: "steal", RETURN: "return"}
OR_NONE = ", or none"
GIVE, RECEIVE = "give away", "receive"
"""What happens to the two Creatures of a swap."""


def prompt(view: Seen, names: Sequence[str]) -> str:
    """What the seat is asked, without its name; whom the table waits for when it is not asked."""
    if view.question is None or view.over:
        return waiting(view, names)
    kind = view.question[1]
    frame = view.stack[-1]
    if kind in (QUESTION_WINDOW, QUESTION_LINK):
        return link_prompt(view, frame, names, kind == QUESTION_WINDOW)
    if frame[0] == codes.PICK:
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
    seat = frame[2]
    if kind == codes.ASK_CAST:
        spell = "Curse" if facts.holds_forbidden(view, seat) else "Spell"
        tax = facts.cast_tax(view, seat)
        price = f" ({number_of(tax, 'card')} to discard first)" if tax else ""
        return f"cast a {spell}{price}{or_draw(view)}"
    if kind == codes.ASK_SUMMON:
        return "summon another Creature or skip" if frame[4] else f"summon a Creature{or_draw(view)}"
    if kind == codes.ASK_SPIN:
        if frame[0] == codes.SPIN_PHASE and frame[1] != UNDECIDED:
            return "spin the Spinner, or discard a card to skip the Spin phase"
        return "spin again, for the Event" if frame[4] == FACE_EVENTS else "spin the Spinner"
    return f"{facts.SUMMONING_LIMIT} or more Mythical Creatures came in one turn: choose one to destroy"


def or_draw(view: Seen) -> str:
    """What can be done in place of casting or summoning: no card is drawn where none is left."""
    return ", draw a card or skip" if any(option[0] == codes.DRAW_VERB for option in view.options) else " or skip"


def limit_prompt(view: Seen, frame: Frame) -> str:
    """How much must go because of a limit (RR-5.2, RR-5.3)."""
    left, most = over_limit(view, frame)
    what, verb, which = ("Rune", "destroy", "Rune") if frame[4] else ("card", "discard", "hand")
    return f"{verb} {number_of(left, what)}: the {which} limit is {most}"


def over_limit(view: Seen, frame: Frame) -> tuple[int, int]:
    """How many cards a LIMIT frame still asks for, and the limit."""
    seat, which = frame[2], frame[4]
    held = view.zones[(FENCE if which else HAND)[seat]]
    most = facts.limit(view, seat, LIMITS[which])
    return max(0, len(held) - most), most


# --- answers and reactions -------------------------------------------------------------------------------------


def link_prompt(view: Seen, frame: Frame, names: Sequence[str], reacts: bool) -> str:
    """What happens or has happened, and whether the seat does something about it."""
    what = happening_words(view, view.stack[-2], names) if frame[KIND] else after_words(view, frame, names)
    uses = [option[1] for option in view.options if option[0] == USE]
    if reacts:
        return f"{what}: answer before it happens?" if frame[KIND] else f"{what}: react?"
    if len(uses) == 1:
        card = uses[0]
        told = Told(view, names, effect_of(view, card), view.seat, card, *occasion_of(view, frame, card))
        doing = f"use {name_of(view.table, card)}'s effect: {order_words(told)}?"
        return f"{what}: {doing}" if frame[KIND] else doing
    if uses:
        cards_used = [name_of(view.table, card) for card in uses]
        return f"{what}: use the effect of {listed(list(dict.fromkeys(cards_used)), 'or')}?"
    return f"{what}: no effect can be used"


def after_words(view: Seen, frame: Frame, names: Sequence[str]) -> str:
    """What has just happened, as far as it concerns the seat."""
    happened = events_of(view, frame[LINK_MOMENT])
    different = list(dict.fromkeys(event_words(view, happened[index], names) for index in events_meant(view, frame)))
    if not different:
        return "Something has happened"
    return different[0] if len(different) == 1 else f"{different[0]}, and more"


# --- choosing ----------------------------------------------------------------------------------------------------


def pick_prompt(view: Seen, frame: Frame, names: Sequence[str]) -> str:
    """What a PICK frame asks."""
    source = frame[1]
    cause = source_name(view, frame[3], frame[EFFECT] if frame[EFFECT] >= 0 else spinning_effect(view))
    optional = frame[MINIMUM] <= len(picked(frame))
    if source == PICK_TARGET:
        return target_prompt(view, frame, names, cause) + (OR_NONE if optional else "")
    if source == PICK_PRICE:
        return price_prompt(view, frame, cause)
    if source == PICK_DISCARD:
        return discard_prompt(view, frame, cause)
    kind = view.question[1] if view.question else NONE
    if kind == codes.ASK_DRAW:
        return f"draw a card for {cause}?"
    operation = view.table.rules.programs[frame[EFFECT]].operations[frame[INDEX]]
    if source == PICK_OWN:
        thing = "Rune" if operation.what == RUNE else noun_of(operation.what)
        verb = next(word for word, act in zip(ACT_WORDS.values(), ACT_WORDS, strict=True)
                    if act == PICK_ACTS[operation.do])  # fmt: skip
        return f"choose {number_of(1, thing)} to {verb} for {cause}" + (OR_NONE if optional else "")
    return hand_prompt(view, frame, cause, kind == codes.ASK_CAST, optional)


def hand_prompt(view: Seen, frame: Frame, cause: str, casting: bool, optional: bool) -> str:
    """A card from the hand to cast or summon because of an effect."""
    possible = any(option[0] != PASS for option in view.options)
    if casting:
        what, verb = ("Curse" if facts.holds_forbidden(view, frame[2]) else "Spell"), "cast"
    else:
        operation = view.table.rules.programs[frame[EFFECT]].operations[frame[INDEX]]
        what, verb = noun_of(operation.what), "summon"
    if not possible:
        return f"the hand has no {what} that can be {'cast' if casting else 'summoned'} for {cause}"
    return f"{verb} a {what} from the hand for {cause}" + (OR_NONE if optional else "")


def target_prompt(view: Seen, frame: Frame, names: Sequence[str], cause: str) -> str:
    """A target of an effect."""
    target = view.table.rules.programs[frame[EFFECT]].targets[frame[INDEX]]
    chosen = len(frame) - PICKS
    if target.kind == SEATS:
        return f"choose a {'neighbor' if only_neighbors(view, frame) else 'player'} for {cause}"
    if target.kind == NEXT_SEAT:
        return f"choose whose Lawn {seen_name(view, frame[9], 'it')} goes to"
    if target.kind == PILE:
        return f"choose a Creature from the discard pile to summon for {cause}"
    noun = "Rune" if target.kind == RUNE_TARGETS else noun_of(target.what)
    left = target.maximum - chosen
    if target.maximum == MANY:
        number = f"any number of {noun}s" if not chosen else f"another {noun}"
    elif target.upto and left > 1:
        number = f"up to {left} {noun}s"
    else:
        number = f"another {noun}" if chosen else number_of(1, noun)
    whose = " of a neighbor" if (verb := target_verb(view, frame[EFFECT], target)) == RECEIVE else ""
    return f"choose {number}{whose} to {verb} for {cause}"


def target_verb(view: Seen, effect: int, target: Target) -> str:
    """What is done to a Creature or Rune that is chosen."""
    if target.act in ACT_WORDS:
        return ACT_WORDS[target.act]
    if any(step.do == "swap" for step in steps_of(view, effect)):
        return GIVE if target.of == YOU else RECEIVE
    return "move"


def only_neighbors(view: Seen, frame: Frame) -> bool:
    """Whether an effect chooses among the neighbors of whoever uses it."""
    return any(step.who == "any-neighbor" for step in steps_of(view, frame[EFFECT]))


def noun_of(what: int) -> str:
    """What kind of Creature is meant, by the number of the word."""
    return NOUNS.get(WHAT[what - 1], "Creature").replace("Hexed", "hexed") if what > 0 else "Creature"


def price_prompt(view: Seen, frame: Frame, cause: str) -> str:
    """A part of a price."""
    if frame[INDEX] < 0:
        below = view.stack[-2]
        return f"choose the neighbor that {seen_name(view, below[7], 'it')} moves to"
    word = price_words(view, frame)[frame[INDEX]]
    verb, noun = {
        "sacrifice-mythical": ("sacrifice", "Mythical Creature"),
        "hex-own": ("hex", "Mythical Creature"),
        "destroy-hexed": ("destroy", "hexed Creature"),
        "move-own": ("move", "Creature"),
    }.get(word, ("sacrifice", "Creature"))
    left = frame[MAXIMUM] - (len(frame) - PICKS)
    return f"{verb} {number_of(left, noun)} to pay for {cause}"


def discard_prompt(view: Seen, frame: Frame, cause: str) -> str:
    """A card to discard: what for, and how many are still asked for."""
    stack = view.stack
    if len(stack) < 3 or stack[-2][0] != OCCURRENCE:
        left = frame[MAXIMUM] - (len(frame) - PICKS)
        return f"discard {f'up to {left} cards' if left > 1 else 'a card or none'} for {cause}"
    parent = stack[-4] if len(stack) > 3 and stack[-3][0] == codes.DEEDS else [NONE, NONE]
    what = f"discard {number_of(left_to_discard(view, frame[2]), 'card')}"
    if parent[0] == codes.PRICE:
        return f"{what} to pay for {cause}"
    if parent[0] == codes.CASTING_FRAME:
        return f"{what} before {cause} is cast"
    if parent[0] == codes.DEEDS:
        return f"{what} before the steal ({cause})"
    if parent[0] == codes.SPIN_PHASE:
        return f"{what} to skip the Spin phase"
    return f"{what} for {cause}"


def left_to_discard(view: Seen, seat: int) -> int:
    """How many cards a DEEDS frame below the question still takes from a seat."""
    deeds = view.stack[-3]
    if deeds[0] != codes.DEEDS:
        return 1
    seats = deeds[9::2][max(0, deeds[1] - 1) :]
    return max(1, seats.count(seat))
