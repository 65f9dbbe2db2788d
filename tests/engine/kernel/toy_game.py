"""A tiny game for the kernel's tests that uses every kind of frame.

Hedge Row, for 2 to 4 seats. Pets: Cat (nothing), Dog (enters: you may discard a card to chase a pet away),
Parrot (start of your turn: draw), Fox (leaves a lawn: everybody draws). Fence cards: Guard (answers: the pet
stays). Everybody bids secretly who starts. A turn: the Parrots speak, then you play a pet, chase a
neighbor out with a Bomb or draw, then you turn up one card of your 2 x 2 yard, which leaves a gap for good. Whoever
has three pets at the end of a turn wins, or is left alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.kernel import chains, chance, frames, moves, standard
from engine.kernel.game import Game, GameRules, Options
from engine.kernel.layout import ALL, EVERYBODY, NOBODY, OWNER, Counter, Layout, Zone
from engine.kernel.positions import Positions
from engine.kernel.refs import GAP, NONE, describe, number_ref, place_ref, seat_ref, zone_ref
from engine.kernel.rules import (
    CHOOSE_VERB,
    FIRST_GAME_FRAME,
    FIRST_GAME_QUESTION,
    FIRST_GAME_VERB,
    KERNEL_QUESTIONS,
    KERNEL_VERBS,
    PASS,
    ChoiceRule,
    EffectRule,
    OccurrenceRule,
    PriceRule,
    ReactionRule,
    Ruleset,
    TargetRule,
)
from engine.kernel.showing import Shows, Words
from engine.kernel.state import ACTIVE, MOMENT, OUT, Frame, Option, Question, State, empty
from engine.kernel.table import Table
from engine.kernel.view import View
from engine.kernel.worlds import deal_by_group

KINDS = ("Cat", "Dog", "Parrot", "Fox", "Guard", "Bomb")
CAT, DOG, PARROT, FOX, GUARD, BOMB = range(6)
COPIES = (4, 6, 4, 4, 5, 3)
FACES = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies))

LAYOUT = Layout(
    table_zones=(
        Zone("deck", NOBODY, "card", ordered=True, deck=True),
        Zone("discard", ALL, "card", ordered=True),
    ),
    seat_zones=(
        Zone("hand", OWNER, "card"),
        Zone("lawn", ALL, "card", ordered=True),
        Zone("fence", OWNER, "card"),
        Zone("yard", NOBODY, "card", ordered=True, mixed=True),
    ),
    counters=(Counter("bid"), Counter("draws")),
)
DECK, DISCARD, HAND, LAWN, FENCE, YARD = range(6)
ZONES = 4

CIRCLE, TURN, PARROTS, PLAY, TURN_UP, CHECK, ONE_DRAW = range(FIRST_GAME_FRAME, FIRST_GAME_FRAME + 7)
SUMMON, CAST, TURN_UP_VERB = range(FIRST_GAME_VERB, FIRST_GAME_VERB + 3)
ASK_BID, ASK_PLAY, ASK_YARD = range(FIRST_GAME_QUESTION, FIRST_GAME_QUESTION + 3)
DO_DRAW, DO_CHASE, DO_STAY, DO_DISCARD_CHOSEN, DO_CHOOSE_HAND, DO_EVERYBODY_DRAWS = range(6)
PROGRAM_DRAW, PROGRAM_CHASE, PROGRAM_STAY, PROGRAM_PRICE, PROGRAM_FOX = range(5)
EFFECT_DOG, EFFECT_PARROT, EFFECT_FOX, EFFECT_GUARD = range(4)
SELECT_PETS, SELECT_HAND = range(2)


def kind(card: int) -> int:
    return FACES[card]


def seat_zone(zone: int, seat: int) -> int:
    return zone + ZONES * seat


def draw(state: State, seat: int) -> None:
    if state.zones[DECK] or moves.refill(state, DECK, DISCARD):
        moves.draw_top(state, DECK, seat_zone(HAND, seat), seat)


# --- frames ------------------------------------------------------------------------------------------------


def run_circle(state: State, frame: Frame) -> None:
    """[CIRCLE, step, seat, -1]: turn after turn, clockwise."""
    if frame[1]:
        frame[2] = frames.next_seat(state, frame[2])
    frame[1] = 1
    frames.begin_turn(state, frame[2])
    state.stack.append([standard.PHASES, 0, frame[2], NONE, 0])


def run_parrots(state: State, frame: Frame) -> None:
    state.stack.pop()
    state.stack.append([chains.SETTLE, 0, frame[2], NONE])
    state.values[MOMENT] += 1
    for card in state.zones[seat_zone(LAWN, frame[2])]:
        if kind(card) == PARROT:
            chains.trigger(state, EFFECT_PARROT, frame[2], card)


def run_play(state: State, frame: Frame) -> None:
    if frame[1]:
        state.stack.pop()
        return
    frame[1] = 1
    seat = frame[2]
    options: list[Option] = [(PASS, NONE, NONE)]
    for card in state.zones[seat_zone(HAND, seat)]:
        if kind(card) in (CAT, DOG, PARROT, FOX):
            options.append((SUMMON, card, zone_ref(seat_zone(LAWN, seat))))
        elif kind(card) == GUARD:
            options.append((SUMMON, card, zone_ref(seat_zone(FENCE, seat))))
        else:
            options += [(CAST, card, seat_ref(s)) for s in frames.seats_from(state, seat) if s != seat]
    frames.ask(state, seat, ASK_PLAY, NONE, tuple(options))


def receive_play(state: State, frame: Frame, question: Question, option: Option) -> None:
    verb, card, target = option
    seat = frame[2]
    if verb == SUMMON:
        moves.move(state, card, seat_zone(HAND, seat), describe(target)[1], seat)
        if kind(card) == DOG:
            state.stack.append([chains.SETTLE, 0, seat, NONE])
            state.values[MOMENT] += 1
            chains.trigger(state, EFFECT_DOG, seat, card)
    elif verb == CAST:
        moves.move(state, card, seat_zone(HAND, seat), DISCARD, seat)
        put_out(state, describe(target)[1])
    else:
        draw(state, seat)


def put_out(state: State, seat: int) -> None:
    """Cards of an eliminated seat go to the discard; the last one left wins."""
    for zone in (HAND, LAWN, FENCE, YARD):
        for card in list(state.zones[seat_zone(zone, seat)]):
            if card != GAP:
                moves.move(state, card, seat_zone(zone, seat), DISCARD)
    frames.eliminate(state, seat)
    left = frames.seats_from(state, 0)
    if len(left) == 1:
        moves.finish(state, 1 << left[0])


def run_turn_up(state: State, frame: Frame) -> None:
    """Turn up a yard card: an Dog in the yard bites whoever turns it up, a Bomb puts them out."""
    yard = state.zones[seat_zone(YARD, frame[2])]
    places = [place for place, card in enumerate(yard) if card != GAP]
    if frame[1] or not places:
        state.stack.pop()
        return
    frame[1] = 1
    zone = seat_zone(YARD, frame[2])
    options = tuple((TURN_UP_VERB, NONE, place_ref(zone, place)) for place in places)
    frames.ask(state, frame[2], ASK_YARD, NONE, options)


def receive_turn_up(state: State, frame: Frame, question: Question, option: Option) -> None:
    _, zone, place = describe(option[2])
    card = state.zones[zone][place]
    moves.reveal(state, card, zone)
    state.zones[zone][place] = GAP
    state.zones[DISCARD].append(card)
    if kind(card) == BOMB:
        put_out(state, frame[2])


def run_check(state: State, frame: Frame) -> None:
    state.stack.pop()
    if len(state.zones[seat_zone(LAWN, frame[2])]) >= 3:
        moves.finish(state, 1 << frame[2])


def run_one_draw(state: State, frame: Frame) -> None:
    state.stack.pop()
    state.counters[frame[2] * 2 + 1] += 1
    draw(state, frame[2])


# --- operations and hooks -----------------------------------------------------------------------------------


def do_draw(state: State, frame: Frame, operation: tuple[int, ...]) -> None:
    state.stack.append([standard.REPEAT, 0, frame[2], frame[3], operation[1], ONE_DRAW, NONE])


def would_chase(state: State, seat: int, card: int, pet: int) -> None:
    """A pet is to be chased away, unless a Guard answers."""
    state.stack.append([chains.OCCURRENCE, 0, seat, card, 0, pet, NONE, NONE])


def do_chase(state: State, frame: Frame, operation: tuple[int, ...]) -> None:
    """Registers: subject, number of targets, target card."""
    target = frame[7] if len(frame) > 7 and frame[6] else NONE
    if target >= 0:
        would_chase(state, frame[2], frame[3], target)


def do_stay(state: State, frame: Frame, operation: tuple[int, ...]) -> None:
    chains.replace(state, frame[2], frame[3])
    if frame[3] in state.zones[seat_zone(FENCE, frame[2])]:
        moves.move(state, frame[3], seat_zone(FENCE, frame[2]), DISCARD, frame[2])


def do_choose_hand(state: State, frame: Frame, operation: tuple[int, ...]) -> None:
    state.stack.append([standard.CHOOSE, 0, frame[2], frame[3], SELECT_HAND, 1, 1])


def do_discard_chosen(state: State, frame: Frame, operation: tuple[int, ...]) -> None:
    for card in frame[6:]:
        moves.move(state, card, seat_zone(HAND, frame[2]), DISCARD, frame[2])


def do_everybody_draws(state: State, frame: Frame, operation: tuple[int, ...]) -> None:
    state.stack.append([standard.EACH, 0, frame[2], frame[3], ONE_DRAW, EVERYBODY, NONE])


def lawn_of(state: State, card: int) -> int:
    for seat in range(state.table.seats):
        if card in state.zones[seat_zone(LAWN, seat)]:
            return seat
    return NONE


def apply_chase(state: State, frame: Frame) -> None:
    seat = lawn_of(state, frame[5])
    if seat >= 0:
        moves.move(state, frame[5], seat_zone(LAWN, seat), DISCARD, seat)


def apply_return(state: State, frame: Frame) -> None:
    """The pet goes to a hand (the destination) instead of the discard."""
    seat = lawn_of(state, frame[5])
    if seat >= 0:
        moves.move(state, frame[5], seat_zone(LAWN, seat), frame[6], seat)


def after_chase(state: State, frame: Frame) -> None:
    if kind(frame[5]) == FOX:
        chains.trigger(state, EFFECT_FOX, frame[2], frame[5])


def select_pets(state: State, frame: Frame) -> list[int]:
    """Every pet but those whose own effect has not been carried out yet."""
    waiting = {entry[3] for entry in state.queue}
    for link in state.stack:
        if link[0] == chains.LINK:
            for start in range(chains.FIRST_ENTRY, chains.FIRST_ENTRY + chains.ENTRY * link[4], chains.ENTRY):
                if link[start + 4] in (chains.WAITING, chains.DECLARED):
                    waiting.add(link[start + 2])
    return [
        card
        for seat in frames.seats_from(state, frame[2])
        for card in state.zones[seat_zone(LAWN, seat)]
        if card not in waiting and card != frame[3]
    ]


def select_hand(state: State, frame: Frame) -> list[int]:
    return state.zones[seat_zone(HAND, frame[2])]


def guards(state: State, frame: Frame, seat: int) -> list[tuple[int, int]]:
    below = state.stack[-2]
    if lawn_of(state, below[5]) != seat:
        return []
    return [(card, EFFECT_GUARD) for card in state.zones[seat_zone(FENCE, seat)]]


def might_guard(state: State, frame: Frame, seat: int) -> bool:
    """Public: it is this seat's pet, and something stands on its fence."""
    below = state.stack[-2]
    return lawn_of(state, below[5]) == seat and bool(state.zones[seat_zone(FENCE, seat)])


def howlers(state: State, frame: Frame, seat: int) -> list[tuple[int, int]]:
    return [(card, EFFECT_FOX) for card in state.zones[seat_zone(LAWN, seat)] if kind(card) == FOX]


def might_howl(state: State, frame: Frame, seat: int) -> bool:
    return bool(howlers(state, frame, seat))


def bids(state: State, frame: Frame, seat: int) -> tuple[int, list[Option]]:
    return ASK_BID, [(CHOOSE_VERB, NONE, number_ref(number)) for number in range(3)]


def reveal_bids(state: State, frame: Frame) -> None:
    best = NONE
    for seat in frames.seats_from(state, 0):
        bid = frame[standard.ANSWERS + 3 * seat + 2]
        moves.count(state, seat, LAYOUT.counter_by_seat("bid"), describe(bid)[1])
        if best < 0 or state.counters[seat * 2] > state.counters[best * 2]:
            best = seat
    state.stack.append([CIRCLE, 0, best, NONE])


RULES = Ruleset(
    frames={
        CIRCLE: run_circle, PARROTS: run_parrots, PLAY: run_play, TURN_UP: run_turn_up, CHECK: run_check,
        ONE_DRAW: run_one_draw,
    },
    receivers={PLAY: receive_play, TURN_UP: receive_turn_up},
    operations=(do_draw, do_chase, do_stay, do_discard_chosen, do_choose_hand, do_everybody_draws),
    programs=(
        ((DO_DRAW, 1),),
        ((DO_CHASE,),),
        ((DO_STAY,),),
        ((DO_CHOOSE_HAND,), (DO_DISCARD_CHOSEN,)),
        ((DO_EVERYBODY_DRAWS,),),
    ),
    selectors=(select_pets, select_hand),
    triggered=(
        EffectRule(PROGRAM_CHASE, optional=True, price=0, targets=(TargetRule(SELECT_PETS),)),
        EffectRule(PROGRAM_DRAW),
        EffectRule(PROGRAM_FOX),
        EffectRule(PROGRAM_STAY),
    ),
    prices=(PriceRule(lambda state, seat, card: bool(state.zones[seat_zone(HAND, seat)]), PROGRAM_PRICE),),
    reactions=(ReactionRule(guards, might_guard), ReactionRule(howlers, might_howl, collect=True)),
    occurrences=(OccurrenceRule(apply_chase, window=0, after=after_chase), OccurrenceRule(apply_return)),
    choices=(ChoiceRule(bids, reveal_bids),),
    plans=(((0, PARROTS), (1, PLAY), (2, TURN_UP), (3, CHECK)),),
    turn_frames=frozenset({standard.PHASES}),
)  # fmt: skip


PHASES = ("begin", "play", "yard", "end")


def table_with(ruleset: Ruleset, game: Game, seats: int, options: Options, seed: int) -> Table:
    return Table(game, seats, options, FACES, [0] * len(FACES), ("card",), ruleset, None)


def set_up(state: State) -> None:
    state.zones[DECK] = list(range(len(FACES)))
    moves.shuffle(state, DECK)
    for seat in range(state.table.seats):
        for _ in range(3):
            draw(state, seat)
        for _ in range(2):
            moves.draw_top(state, DECK, seat_zone(YARD, seat))
    state.stack.append([standard.SIMULTANEOUS, 0, 0, NONE, 0, EVERYBODY])


def begin_at(state: State, phase: str | None, active: int) -> None:
    state.values[ACTIVE] = active
    step = 0 if phase is None else PHASES.index(phase)
    state.stack.append([CIRCLE, 1, active, NONE])
    state.stack.append([standard.PHASES, step, active, NONE, 0])


def card_named(table: Table, name: str) -> list[int]:
    return [card for card in range(len(FACES)) if KINDS[kind(card)] == name]


def deal_unseen(state: State, view: View, unseen: list[list[int]]) -> None:
    """Bids of others are anything; whoever has not bid yet is asked again."""
    deal_by_group(state, unseen)
    frame = state.stack[-1]
    if frame[0] != standard.SIMULTANEOUS or frame[1] != 1:
        return
    for seat in range(state.table.seats):
        start = standard.ANSWERS + 3 * seat
        if seat == view.seat:
            continue
        if seat in view.asked:
            state.questions.append((seat, ASK_BID, NONE, tuple(bids(state, frame, seat)[1])))
        else:
            frame[start : start + 3] = [CHOOSE_VERB, NONE, number_ref(chance.below(state, 3))]
    state.questions.sort(key=lambda question: view.asked.index(question[0]))


def violations(state: State) -> list[str]:
    out = state.values[OUT]
    return [f"seat {question[0]} is out and asked" for question in state.questions if out >> question[0] & 1]


def card_name(table: Table, card: int) -> str:
    return KINDS[kind(card)]


def outcome(view: View, option: Option, names: Sequence[str]) -> str:
    return VERBS[option[0]]


def face(view: View, card: int) -> dict[str, Any]:
    return {"kind": "pet", "id": KINDS[kind(card)].lower(), "title": KINDS[kind(card)]}


def faces() -> list[dict[str, Any]]:
    return [{"kind": "pet", "id": name.lower(), "title": name} for name in KINDS]


def scores(view: View) -> list[int]:
    return [len(view.zones[seat_zone(LAWN, seat)]) for seat in range(view.table.seats)]


VERBS = (*KERNEL_VERBS, "summon", "cast", "turn_up")
GAME: Game = Game(
    slug="hedge-row",
    title="Hedge Row",
    package=__package__,
    min_seats=2,
    max_seats=4,
    layout=LAYOUT,
    verbs=VERBS,
    question_kinds=(*KERNEL_QUESTIONS, "bid", "play", "yard"),
    phases=PHASES,
    rules=GameRules(partial(table_with, RULES), set_up, begin_at, deal_unseen=deal_unseen, violations=violations),
    positions=Positions(card_named),
    words=Words(
        card_name=card_name,
        prompt=lambda view, names: "play",
        outcome=outcome,
        log_line=lambda table, event, names: None,
        refusal=lambda view, source, target, names: None,
    ),
    shows=Shows(face, faces, scores),
)


def with_rules(game: Game, **changes: Any) -> Game:
    """A game whose tables have other rules."""
    return replace(game, rules=replace(game.rules, table=partial(table_with, replace(RULES, **changes))))


def named(state: State, name: str, copy: int = 0) -> int:
    """An instance of a card by its name."""
    return GAME.positions.card_named(state.table, name)[copy]


def position(seats: int, zones: Mapping[tuple[int, int], Sequence[int]]) -> State:
    """A position with the given cards in (zone, seat) places; all others lie in the deck."""
    state = empty(GAME.new_table(seats, {}, 1))
    state.rng = chance.seeded(1)
    placed = [card for cards in zones.values() for card in cards if card != GAP]
    state.zones[DECK] = [card for card in range(len(FACES)) if card not in placed]
    for (zone, seat), cards in zones.items():
        index = seat_zone(zone, seat) if zone >= HAND else zone
        state.zones[index] = list(cards)
        for card in cards:
            if card != GAP:
                state.known[card] |= state.table.sees[index]
    return state
