"""Peek: one player looks at face-down cards (NN-8.5)."""

from __future__ import annotations

from dataclasses import replace

from engine.games.nasty_neighbours.codes import LOOKED
from engine.games.nasty_neighbours.definitions.vocabulary import ANY, OTHER, OWN, Effect
from engine.games.nasty_neighbours.effects.effect_type import (
    AMOUNT,
    DOWN,
    YARD_FIELD,
    CardRequest,
    NastyEffectType,
    in_yards,
)
from engine.games.nasty_neighbours.layout import YARD
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.effect_targets import owner_of, place_of
from engine.games.nasty_neighbours.rules.yards import down_places
from engine.kernel.flow.moves import note, reveal
from engine.kernel.state.state import SEAT, SOURCE, Frame


def look(state: GameState, frame: Frame, ref: int) -> None:
    """Show a card right after its pick, before the next pick."""
    owner, place = owner_of(ref), place_of(ref)
    zone = YARD[owner]
    note(state, LOOKED, frame[SEAT], frame[SOURCE], source=zone, target=ref)
    reveal(state, state.zones[zone][place], zone, state.known[state.zones[zone][place]] | 1 << frame[SEAT])


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """Do nothing, because every card was shown when it was picked."""


def is_in_one(effect: Effect) -> bool:
    """Return whether the text must say that all cards are in the same yard."""
    return effect.whom == ANY and effect.amount > 1


def look_at(effect: Effect, where: str) -> str:
    return say("peek-told", cards=say("cards-face-down", count=effect.amount), where=where)


def describe(effect: Effect) -> str:
    return look_at(effect, say("in-one-yard") if is_in_one(effect) else say("in-yard", whom=effect.whom))


def short(effect: Effect) -> tuple[str, str, str]:
    number = effect.amount
    where = say("in-one-yard") if is_in_one(effect) else say("of-yard", whom=effect.whom)
    return look_at(effect, where), say("peek-shorter", count=number, where=where), say("peek-shortest", count=number)


def choose_card(effect: Effect, asked: CardRequest) -> str:
    """Return the prompt with its count, e.g. "look at a face-down card in any yard, 1 of 2"."""
    if effect.amount == 1:
        return say("peek-choose", where=asked.where)
    if not asked.picks:
        return say("peek-choose-first", where=asked.where, count=effect.amount)
    number = asked.picks + 1
    return say("peek-choose-next", player=asked.yard, number=number, count=effect.amount, card=asked.last)


UNIT: NastyEffectType = NastyEffectType(
    word="peek",
    title=say("peek-title"),
    fields=(replace(YARD_FIELD, values=(OWN, OTHER, ANY)), AMOUNT),
    open=in_yards(down_places),
    count_picks=lambda effect: effect.amount,
    picked=look,
    resolve=resolve,
    describe=describe,
    note=lambda effect: say("peek-note", count=effect.amount),
    short=short,
    choose_card=choose_card,
    verb=say("peek-verb"),
    faces=DOWN,
    usual_hold=0.3,
    plays=lambda values, effect: values.best_yard(effect) * effect.amount,
    at_spot=lambda values, owner, place: values.peek(owner, place),
)
