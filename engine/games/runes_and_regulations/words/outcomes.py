"""Runes & Regulations in words: what each option does, as a button says it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes, facts
from engine.games.runes_and_regulations.actions import PICK_OWN, PICK_PRICE
from engine.games.runes_and_regulations.compiled import NEXT_SEAT, PILE, SEATS
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.english import number_of
from engine.games.runes_and_regulations.frame_fields import EFFECT, ENTRY_SEAT, INDEX, IS_BEFORE, PICKS, entries
from engine.games.runes_and_regulations.match_rules import BEAST, Seen
from engine.games.runes_and_regulations.picking import price_words
from engine.games.runes_and_regulations.places import LAWN
from engine.games.runes_and_regulations.words import common
from engine.games.runes_and_regulations.words.effects import Told, cost_words, effect_of, order_words, steps_of
from engine.games.runes_and_regulations.words.triggers import occasion_of
from engine.kernel.refs import CARD, SEAT, SEAT_BASE, describe
from engine.kernel.rules import PASS, QUESTION_LINK, USE
from engine.kernel.schema import unit_of
from engine.kernel.state import KIND, STEP, Frame, Option

LET_IT_HAPPEN, LEAVE_IT = "Let it happen", "Do nothing"


def outcome(view: Seen, option: Option, names: Sequence[str]) -> str:
    """What an option does; options on cards of the same name are numbered, if whoever looks knows them."""
    words = plain_outcome(view, option, names)
    if common.is_card(view.table, option[2]) and not common.is_visible(view, option[2]):
        return words
    alike = [other for other in view.options if other[0] == option[0]]
    alike = [other for other in alike if plain_outcome(view, other, names) == words]
    if len(alike) < 2 or option not in alike:
        return words
    used, colon, does = words.partition(": ")
    named = common.name_of(view.table, option[1]) if common.is_card(view.table, option[1]) else used
    before, name, behind = used.partition(named)
    return f"{before}{name} ({alike.index(option) + 1}){behind}{colon}{does}"


def plain_outcome(view: Seen, option: Option, names: Sequence[str]) -> str:
    """What an option does, by itself."""
    verb, source, target = option
    if verb == PASS:
        return passing(view)
    if verb in (USE, codes.ACTIVATE_VERB):
        return reaction(view, option, names)
    if verb == codes.CAST_VERB:
        tax = facts.cast_tax(view, view.seat)
        first = f", after discarding {number_of(tax, 'card')}" if tax else ""
        return f"Cast {common.name_of(view.table, source)}{first}"
    if verb == codes.SUMMON_VERB:
        return summoning(view, option, names)
    if verb == codes.DISCARD_VERB:
        return f"Discard {common.name_of(view.table, source)}"
    if verb == codes.DRAW_VERB:
        return "Draw a card"
    if verb == codes.SPIN_VERB:
        return "Spin"
    if verb == codes.SKIP_VERB:
        return "Discard a card, skip the spin" if view.stack[-1][KIND] == codes.SPIN_PHASE else "Skip"
    return choice(view, view.stack[-1], target, names)


def passing(view: Seen) -> str:
    """What it is called not to do what is asked."""
    frame = view.stack[-1]
    if frame[KIND] == codes.LINK:
        if frame[IS_BEFORE]:
            return LET_IT_HAPPEN
        used = any(frame[start + ENTRY_SEAT] == view.seat for start in entries(frame))
        if common.asked_kind(view) == QUESTION_LINK:
            return "No more" if used else "Do not use it"
        return "No more" if used else LEAVE_IT
    if len(frame) > PICKS:
        return "No more"
    return {
        codes.ASK_DRAW: "Do not draw", codes.ASK_DISCARD: "Discard nothing", codes.ASK_CAST: "Cast nothing",
        codes.ASK_SUMMON: "Summon nothing",
    }.get(common.asked_kind(view), "Choose none")  # fmt: skip


def reaction(view: Seen, option: Option, names: Sequence[str]) -> str:
    """What using a Creature's effect or activating a Rune would do."""
    verb, card, target = option
    subject, other = occasion_of(view, view.stack[-1], card)
    against = ""
    kind, index, _ = describe(target)
    if kind == SEAT:
        other, against = index, f" against {names[index]}"
    elif kind == CARD:
        subject, against = target, f" on {common.creature_words(view, target, names)}"
    told = Told(view, names, effect_of(view, card), view.seat, card, subject, other)
    word = "Use" if verb == USE else "Activate"
    return f"{word} {common.name_of(view.table, card)}{against}: {order_words(told)}"


def summoning(view: Seen, option: Option, names: Sequence[str]) -> str:
    """What is summoned, where, and what a Corrupted Beast costs."""
    _, card, target = option
    kind, zone, _ = describe(target)
    where = f" onto {names[LAWN.index(zone)]}'s Lawn" if kind == "zone" else ""
    cost = ""
    if view.table.rules.sorts[card] == BEAST:
        cost = ": " + cost_words(Told(view, names, effect_of(view, card), view.seat, card))
    return f"Summon {common.name_of(view.table, card)}{where}{cost}"


# --- targets, prices and limits ----------------------------------------------------------------------------------


def choice(view: Seen, frame: Frame, ref: int, names: Sequence[str]) -> str:
    """What choosing something does to it."""
    thing = common.thing_words(view, ref, names)
    if frame[KIND] != codes.PICK:
        return f"Destroy {thing}"
    source = frame[STEP]
    if source == PICK_PRICE:
        return price_choice(view, frame, ref, thing, names)
    if source == PICK_OWN:
        word = UNITS[view.table.rules.programs[frame[EFFECT]].operations[frame[INDEX]].do].word
        return f"{word.capitalize()} {thing}"
    target = view.table.rules.programs[frame[EFFECT]].targets[frame[INDEX]]
    if target.kind == NEXT_SEAT:
        return f"To {thing}'s Lawn"
    if target.kind == SEATS:
        return seat_choice(view, frame, thing)
    if target.kind == PILE:
        return f"Summon {thing}"
    return f"{target.verb.capitalize()} {thing}"


def seat_choice(view: Seen, frame: Frame, name: str) -> str:
    """What a chosen player is going to do: "Ben spins twice", "Ben skips the next Summon phase"."""
    for step in steps_of(view, frame[EFFECT]):
        if step.who in ("any-player", "any-neighbor"):
            return f"{name} {unit_of(UNITS, step.do).player_does(step)}"
    return name


def price_choice(view: Seen, frame: Frame, ref: int, thing: str, names: Sequence[str]) -> str:
    """A part of a price."""
    if frame[INDEX] < 0:
        return f"Move it to {names[ref - SEAT_BASE]}'s Lawn"
    word = price_words(view, frame)[frame[INDEX]]
    return f"{word.split('-')[0].capitalize()} {thing}"
