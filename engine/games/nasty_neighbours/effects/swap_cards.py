"""Swap cards: two cards swap places, each staying face up or face down."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.definitions.vocabulary import ANY, OTHER, Effect
from engine.games.nasty_neighbours.effects.effect_type import CardRequest, NastyEffectType
from engine.games.nasty_neighbours.layout import YARD
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.effect_targets import movable, owner_of, place_of, places, target_seats
from engine.games.nasty_neighbours.rules.lines import touch
from engine.kernel.cards.fields import FieldSpec
from engine.kernel.flow import grids
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SEAT, SOURCE, Frame

BETWEEN, INSIDE_OWN, INSIDE_ANY = "between", "inside-own", "inside-any"
WHOM = (BETWEEN, INSIDE_OWN, INSIDE_ANY)
WHICH = FieldSpec("swap", WHOM, say("form-swap"), texts=lambda whom: say(f"form-swap-{whom}"))


def open_spots(state: GameState, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    """Return the places of the first or second card, without Stumpeds."""
    whom = effect.whom
    if picks:
        owner = owner_of(picks[0])
        if whom != BETWEEN:
            seats = [owner]
        else:
            seats = target_seats(state, seat, OTHER, NONE) if owner == seat else [seat]
        return [ref for ref in places(state, seats, movable) if ref not in picks]
    if whom == BETWEEN:
        others = places(state, target_seats(state, seat, OTHER, NONE), movable)
        own = places(state, [seat], movable)
        return own + others if own and others else []
    seats = [seat] if whom == INSIDE_OWN else target_seats(state, seat, ANY, NONE)
    return places(state, [other for other in seats if len(movable(state, other)) > 1], movable)


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    one, two = picks
    zones = [YARD[owner_of(ref)] for ref in picks]
    grids.swap(state, zones[0], place_of(one), zones[1], place_of(two), frame[SEAT], frame[SOURCE])
    for ref in picks:
        touch(state, owner_of(ref), place_of(ref))


def short(effect: Effect) -> tuple[str, str, str]:
    whom = effect.whom
    return say("swap-cards-short", whom=whom), say("swap-cards-shorter", whom=whom), say("swap-cards-shortest")


def choose_card(effect: Effect, asked: CardRequest) -> str:
    """Return the prompt for the first card of a swap, or for the second."""
    if not asked.picks:
        return say("swap-cards-choose", whom=effect.whom, player=asked.player)
    if effect.whom == BETWEEN and asked.own:
        return say("swap-cards-choose-elsewhere", card=asked.first)
    if effect.whom != BETWEEN:
        return say("swap-cards-choose-there", card=asked.first)
    return say("swap-cards-choose-next", card=asked.first, player=asked.player)


UNIT: NastyEffectType = NastyEffectType(
    word="swap-cards",
    title=say("swap-cards-title"),
    fields=(WHICH,),
    open=open_spots,
    count_picks=lambda effect: 2,
    resolve=resolve,
    describe=lambda effect: say("swap-cards-told", whom=effect.whom),
    note=lambda effect: say("swap-cards-note", whom=effect.whom),
    full_note=lambda effect, affects: say("swap-cards-note-in-full"),
    short=short,
    never_stumped=True,
    choose_card=choose_card,
    verb=say("swap-cards-verb"),
    usual_hold=3.0,
    plays=lambda values, effect: values.best_swap(effect.whom),
    picks_worth=lambda values, effect, picks, refs: values.value_swaps(effect.whom, picks, refs),
)
