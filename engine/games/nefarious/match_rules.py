"""Nefarious: a match's rules with its Twists, compiled once into ints (NF-5, NF-7).

Twists are compiled to the values of the rules they change and to lists of clauses by moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from engine.games.nefarious.definitions.compiled_cards import CompiledCards
from engine.games.nefarious.definitions.vocabulary import (
    CHANGES,
    CONDITIONS,
    MOMENTS,
    PRODUCTS,
    SUMS,
    Operation,
    Program,
    Twist,
)
from engine.games.nefarious.layout import ACTION, ACTIONS, DISCARD, FIRST_ACTION, LAYOUT, PLAY, RESERVE_PLACE, SET_ASIDE
from engine.kernel.flow.ruleset import CHOOSE_VERB, FIRST_GAME_QUESTION, FIRST_GAME_VERB, KERNEL_VERBS
from engine.kernel.state.refs import NONE, zone_ref
from engine.kernel.state.state import Board, Option, Question, State
from engine.kernel.state.view import View

VERBS = (*KERNEL_VERBS, "place", "remove", "invent", "discard", "set_aside")
CHOOSE: Final = CHOOSE_VERB
PLACE: Final = FIRST_GAME_VERB
REMOVE: Final = FIRST_GAME_VERB + 1
INVENT_VERB: Final = FIRST_GAME_VERB + 2
DISCARD_VERB: Final = FIRST_GAME_VERB + 3
SET_ASIDE_VERB: Final = FIRST_GAME_VERB + 4

QUESTION_NAMES = ("action", "set_aside", "espionage", "invent", "discard", "place", "remove")
ASK_ACTION: Final = FIRST_GAME_QUESTION
ASK_SET_ASIDE: Final = FIRST_GAME_QUESTION + 1
ASK_ESPIONAGE: Final = FIRST_GAME_QUESTION + 2
ASK_INVENT: Final = FIRST_GAME_QUESTION + 3
ASK_DISCARD: Final = FIRST_GAME_QUESTION + 4
ASK_PLACE: Final = FIRST_GAME_QUESTION + 5
ASK_REMOVE: Final = FIRST_GAME_QUESTION + 6
"""Kinds of questions."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A compiled clause of a Twist: its card, its condition, the players it affects, its program."""

    card: int
    condition: int
    to_others: bool
    program: int
    operation: Operation


OptionsBySeat = tuple[tuple[Option, ...], ...]


@cache
def all_options(
    seats: int, instances: int
) -> tuple[OptionsBySeat, OptionsBySeat, tuple[Option, ...], OptionsBySeat, tuple[Option, ...], tuple[Option, ...]]:
    """Return all possible options, made once: choose and invent by seat, discard, set aside by seat, place, remove.

    Options with Inventions have an entry per card instance, so that the instance is the index.
    """
    number = range(instances)
    choose = tuple(
        tuple((CHOOSE, action_card(seat, action), zone_ref(ACTION[seat])) for action in range(4))
        for seat in range(seats)
    )
    invent = tuple(tuple((INVENT_VERB, card, zone_ref(PLAY[seat])) for card in number) for seat in range(seats))
    discard = tuple((DISCARD_VERB, card, zone_ref(DISCARD)) for card in number)
    set_aside = tuple(
        tuple((SET_ASIDE_VERB, card, zone_ref(SET_ASIDE[seat])) for card in number) for seat in range(seats)
    )
    reserve = board_place(seats, RESERVE_PLACE)
    zones = [board_place(seats, zone) for zone in range(4)]
    place = tuple((PLACE, reserve, zone) for zone in zones)
    remove = tuple((REMOVE, zone, zone) for zone in zones)
    return choose, invent, discard, set_aside, place, remove


@cache
def choose_questions(seats: int) -> tuple[tuple[Question, ...], ...]:
    """Return the questions at the beginning of an ordinary turn, in order, for each start seat."""
    options = all_options(seats, 0)[0]
    questions = [(seat, ASK_ACTION, NONE, options[seat]) for seat in range(seats)]
    return tuple(tuple(questions[first:] + questions[:first]) for first in range(seats))


@cache
def payers(seats: int, own_action: bool) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return, for each seat, the seats whose Actions pay its Spies, and how many times (NF-2.2, Insider Trading).

    These are the left and the right neighbor, and perhaps the seat itself. With two players the neighbor counts twice.
    """
    result = []
    for seat in range(seats):
        left, right = (seat + 1) % seats, (seat - 1) % seats
        neighbors = ((left, 2),) if left == right else ((left, 1), (right, 1))
        result.append((*neighbors, (seat, 1)) if own_action else neighbors)
    return tuple(result)


class MatchRules:
    """The rules of one match: the ordinary values, changed by its Twists in the order they were revealed (NF-7.1)."""

    __slots__ = (
        *CHANGES, "twists", "moments", "choose_options", "invent_options", "discard_options",
        "seats", "set_aside_options", "place_options", "remove_options",
        "choose_questions", "payers", "plain_actions", "scoring_changes",
        "cards", "costs", "points", "has_effect", "own_program", "others_program",
        "programs",
    )  # fmt: skip

    start_money: int
    start_cards: int
    goal: int
    actions: int
    performances: int
    no_repeat: int
    work_money: int
    research_money: int
    research_cards: int
    cost_divisor: int
    union: int
    set_aside: int
    effect_times: int
    repeat_last_effect: int
    hand_counts_inventions: int
    income_factor: int
    research_income_factor: int
    income_from_own_action: int
    income_needs_inventions: int
    most_spies_money: int
    invention_points: int
    money_per_point: int
    full_hand_points: int
    no_spies_points: int

    def __init__(self, seats: int, chosen: Sequence[Twist], cards: CompiledCards) -> None:
        """`cards`: the card instances of the match."""
        self.seats = seats
        self.cards = cards
        self.costs, self.points, self.has_effect = cards.costs, cards.points, cards.has_effect
        self.own_program, self.others_program = cards.own_program, cards.others_program
        self.programs = cards.programs
        self.twists = tuple(cards.twist_instance(twist) for twist in chosen)
        for name, (value, _) in CHANGES.items():
            setattr(self, name, value)
        for twist in chosen:
            for name, value in twist.changes:
                old = getattr(self, name)
                setattr(self, name, old + value if name in SUMS else old * value if name in PRODUCTS else value)
        self.moments = tuple(self._clauses(chosen, moment) for moment in MOMENTS)
        (
            self.choose_options,
            self.invent_options,
            self.discard_options,
            self.set_aside_options,
            self.place_options,
            self.remove_options,
        ) = all_options(seats, len(cards.groups))
        self.payers = payers(seats, bool(self.income_from_own_action))
        self.choose_questions = choose_questions(seats)
        self.scoring_changes = bool(self.money_per_point or self.full_hand_points or self.no_spies_points)
        self.plain_actions = self.actions == 1 and not self.no_repeat

    def __reduce__(self) -> tuple[Any, ...]:
        """Let worker processes compile the rules again, because compiled objects can't be pickled."""
        return MatchRules, (self.seats, [self.cards.twist(twist) for twist in self.twists], self.cards)

    def _clauses(self, chosen: Sequence[Twist], moment: str) -> tuple[Clause, ...]:
        found = []
        for twist in chosen:
            for place, clause in enumerate(twist.does):
                if clause.at == moment:
                    program = self.cards.clause_program[twist.id, place]
                    condition = CONDITIONS.index(clause.condition)
                    instance = self.cards.twist_instance(twist)
                    found.append(Clause(instance, condition, clause.to_others, program, self.programs[program][0]))
        return tuple(found)

    def twist_that_changes(self, rule: str) -> int:
        """Return the instance of the first Twist that changes a rule, or -1."""
        for card in self.twists:
            if any(name == rule for name, _ in self.cards.twist(card).changes):
                return card
        return NONE

    def programs_of(self, card: int) -> tuple[Program, Program]:
        """Return an Invention's programs for its player and for the others."""
        programs = self.programs
        return programs[self.own_program[card]], programs[self.others_program[card]]

    def cost(self, card: int) -> int:
        """Return the present cost of an Invention. Cheap Fusion Power halves it, rounded up (NF-7.9)."""
        return -(-self.costs[card] // self.cost_divisor)


TURN_START: Final = 0
AT_RESEARCH: Final = 1
AFTER_PAYING: Final = 2
AFTER_INVENT: Final = 3
SPY_PLACED: Final = 4
BEFORE_SCORING: Final = 5
TURN_END: Final = 6


def action_card(seat: int, action: int) -> int:
    return FIRST_ACTION + seat * len(ACTIONS) + action


def board_place(seats: int, place: int) -> int:
    """Return the reference of a board place: 0 to 3 for Action zones, RESERVE_PLACE for the asked seat's reserve."""
    return zone_ref(LAYOUT.zone_count(seats) + place)


GameState = State[MatchRules]
GameView = View[MatchRules]
GameBoard = Board[MatchRules]
"""A state, a view of it, and the type for rules that accept both."""
