"""The explanations of option values in Cthulhu Realms: value parts, and reasons for hints.

Both come from the final states of an option's rollouts. They show the turn's effect on everybody's Sanity, and the
decks' future yield.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.ai.evaluator import CARDS, TITLES, RealmsEvaluator, deck_of, evaluator_of, phase_of
from engine.games.cthulhu_realms.ai.features import CHOICE_OF, COMING, DECK, FLOWS, STANDING
from engine.games.cthulhu_realms.ai.search_problem import SENSIBLE_LEAD, RealmsProblem
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.layout import HAND, OWNED, POWER, SANITY
from engine.games.cthulhu_realms.match_rules import GameBoard, GameState, GameView
from engine.games.cthulhu_realms.rules.available_cards import neighbors
from engine.games.cthulhu_realms.rules.queries import locations_of
from engine.games.cthulhu_realms.rules.victory import seats_in_game
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.ruleset import USE
from engine.kernel.game.policy import ATTACK, CAUTION, HOLDS, MEANS, PROGRESS, SCHEME, Part, Reason, whole
from engine.kernel.game.rollout import answer_first
from engine.kernel.state.refs import SEAT_BASE, seat_ref
from engine.kernel.state.state import OUT, WINNERS

PARTS = tuple(
    Part(key, trait)
    for key, trait in (
        ("attack", ATTACK),
        ("sanity", CAUTION),
        ("loss", ATTACK),
        ("power", MEANS),
        ("draws", MEANS),
        ("deck", PROGRESS),
        ("shelter", CAUTION),
        ("hinder", SCHEME),
    )
)
"""The value parts, as groups of evaluator terms.

They cover Sanity of rivals and of the seat, its cards' yield, and rivals' cards.
"""
NAMES = tuple(part.key for part in PARTS)
ATTACKING, KEEPING, *_, SHELTER, HINDERING = range(len(PARTS))
KEYS = {"attack": "leaves", "sanity": "keeps", "loss": "loss", "power": "power", "draws": "draw", "deck": "smaller",
        "shelter": "shelter", "hinder": "discards"}  # fmt: skip
"""The key of the reason for each part."""
FLOW_KEYS = ("loss", "power", "draw")
DECIDED = 4.0
"""The value of having won; its negative is the value of having lost."""
WORLDS, FEW_WORLDS = 12, 2
"""The numbers of determinizations for reasons and for value parts only."""
FIRST, NEXT = 9.0, 5.0
"""The weights of an immediate win or loss, and of the cards that the turn will acquire."""
FALLS, THREATENS = 0.4, 0.35
"""The weights of loss dealt in a turn and of loss threatened by neighbors."""
THREAT = 20
"""The highest Sanity at which a reason mentions the neighbors' threat."""
HALF = 0.5
"""The weight of one half of a choice."""


# --- value parts ---------------------------------------------------------------------------------------------------


@cache
def part_of(place: int) -> int:
    """Return the part of a deck feature, by its index among the evaluator's features."""
    if place >= TITLES:
        return NAMES.index("deck")
    group, _, name = DECK[place - len(STANDING)].name.partition(".")
    if group in ("shelters", "deck"):
        return NAMES.index("deck") if name == "size" else SHELTER
    return NAMES.index(find_effect_type(UNITS, name.split(" ")[-1]).part)


def parts_of(evaluator: RealmsEvaluator, state: GameState, seat: int, phase: float) -> list[float]:
    """Return the value parts of a state for a seat, in sensible moves, with the weights of one phase."""
    parts = [0.0] * len(PARTS)
    if state.over or state.values[OUT] >> seat & 1:
        won = state.over and state.values[WINNERS] >> seat & 1
        parts[ATTACKING if won else KEEPING] = DECIDED if won else -DECIDED
        return parts
    counts = evaluator.counts(phase)
    for place, amount in evaluator.read(state)[seat] or ():
        if place >= len(STANDING):
            parts[part_of(place)] += amount * counts[place]
    parts[KEEPING] = evaluator.sanity(state.counters[SANITY[seat]], phase)
    rivals = [other for other in seats_in_game(state) if other != seat]
    for other in rivals:
        start, change = evaluator.deck(*deck_of(state, other))
        hand = len(state.zones[HAND[other]]) * counts[CARDS]
        parts[HINDERING] -= (start + phase * change + hand) / len(rivals)
        parts[ATTACKING] -= evaluator.sanity(state.counters[SANITY[other]], phase) / len(rivals)
    parts[ATTACKING] += state.values[OUT].bit_count()
    return [part / SENSIBLE_LEAD for part in parts]


# --- numbers of reasons --------------------------------------------------------------------------------------------


def in_most(found: Sequence[bool]) -> bool:
    """Return whether a condition holds in most determinizations."""
    return sum(found) >= HOLDS * len(found)


def common(amounts: Sequence[float]) -> int | None:
    """Return the whole number that is right in most determinizations, or None."""
    number = round(sum(amounts) / len(amounts))
    return number if in_most([each == number for each in amounts]) else None


def sanity_of(board: GameBoard, seat: int) -> int:
    return max(0, board.counters[SANITY[seat]])


def flow(board: GameBoard, seat: int, word: str) -> float:
    """Return the amount of an effect that a seat's deck and Locations yield in a turn."""
    facts = evaluator_of(board.table.rules, board.table.seats).forecast.facts(*deck_of(board, seat))
    shares = [1.0 if name == word else HALF if name == CHOICE_OF + word else 0.0 for name in FLOWS]
    return sum(share * amount for share, amount in zip(3 * shares, facts, strict=False))


def shelter(board: GameBoard, seat: int) -> float:
    """Return the Sanity of a seat's Locations that absorb loss, including those expected in a turn."""
    facts = evaluator_of(board.table.rules, board.table.seats).forecast.facts(*deck_of(board, seat))
    _, coming, _ = facts[-len(COMING) :]  # the Locations that a turn brings, their Sanity, the size of the deck
    return sum(facts[3 * len(FLOWS) : -len(COMING)]) + coming


def measure(view: GameView, key: str, about: Sequence[int], end: GameState) -> float | None:
    """Return the number of a reason in a rollout's final state, or None for a reason without one."""
    seat, subject = view.seat, about[0] if about else -1
    if key in ("wins", "out", "falls"):
        return sanity_of(view, subject - SEAT_BASE) - sanity_of(end, subject - SEAT_BASE)
    if key == "leaves":
        return sanity_of(end, subject - SEAT_BASE)
    if key == "keeps":
        return sanity_of(end, seat)
    if key in ("acquires", "acquires-both"):
        return view.table.rules.cost[subject] * (end.values[OWNED + seat] >> subject & 1)
    if key == "smaller":
        return end.values[OWNED + seat].bit_count()
    if key == "shelter":
        return shelter(end, seat)
    if key == "discards":
        return len(end.zones[HAND[subject - SEAT_BASE]])
    return flow(end, seat, key) if key in FLOW_KEYS else None


# --- reasons -------------------------------------------------------------------------------------------------------


class Explainer:
    """The reasons for the options of one question."""

    def __init__(self, problem: RealmsProblem) -> None:
        self.problem, self.view, self.seat = problem, problem.view, problem.view.seat
        self.evaluator = evaluator_of(self.view.table.rules, self.view.table.seats, networked=False)
        self.rivals = [other for other in seats_in_game(self.view) if other != self.seat]
        self.phase = phase_of(problem.state)

    def weigh(self, options: Sequence[int]) -> list[list[float]]:
        return [self._parts(ends) for ends in self.problem.in_worlds(options, FEW_WORLDS, self.problem.end)]

    def _parts(self, ends: Sequence[GameState]) -> list[float]:
        """Return the average value parts of states."""
        rows = [parts_of(self.evaluator, end, self.seat, self.phase) for end in ends]
        return [sum(column) / len(rows) for column in zip(*rows, strict=True)] or [0.0] * len(PARTS)

    def reasons(self, option: int, instead: int) -> list[Reason]:
        verb, options = self.view.options[option][0], (option, instead) if instead >= 0 else (option,)
        mine, *others = self.problem.in_worlds(options, WORLDS, self.problem.end)
        if not mine:
            return []
        theirs = others[0] if others else []
        found = self._end_reasons(mine)
        if self.view.active == self.seat and not found:
            found += self._acquisition_reasons(mine, theirs, option, instead) + self._loss_reasons(mine)
        if self.problem.is_plain and option == self.problem.answer and verb in (codes.PLAY_CARD, USE):
            return [*found, Reason(NEXT + 1, "free")]  # later differences don't come from the order of steps
        return found + (self._comparison_reasons(option, mine, theirs) if theirs else [])

    def _numbers(self, ends: Sequence[GameState], key: str, about: Sequence[int] = ()) -> list[float]:
        return [measure(self.view, key, about, end) or 0.0 for end in ends]

    # --- results of the turn
    # ---------------------------------------------------------------------------------------------

    def _end_reasons(self, ends: Sequence[GameState]) -> list[Reason]:
        """Return a reason if the match ends or a rival goes insane."""
        won = sum(bool(end.over and end.values[WINNERS] >> self.seat & 1) for end in ends)
        gone = [rival for rival in self.rivals if all(end.values[OUT] >> rival & 1 for end in ends)]
        if gone:
            name = "wins" if won == len(ends) else "out"
            left = sanity_of(self.view, gone[0])
            return [Reason(FIRST, name, left, left, (seat_ref(gone[0]),), secret=True)]
        return [Reason(FIRST, "may-win", secret=True)] if won else []

    def _loss_reasons(self, ends: Sequence[GameState]) -> list[Reason]:
        """Return the largest loss that the turn deals to a neighbor, and the neighbors' threat."""
        found = []
        for victim in neighbors(self.view, self.seat):
            about = (seat_ref(victim),)
            number = common(self._numbers(ends, "falls", about))
            if number and number < sanity_of(self.view, victim):
                found.append(Reason(FALLS, "falls", number, number, about, secret=True))
        found.sort(key=lambda each: -each.mine)
        own = common(self._numbers(ends, "keeps"))
        threat = round(sum(flow(self.view, other, "loss") for other in neighbors(self.view, self.seat)))
        if own is not None and own <= THREAT and threat > 1 and not self.problem.is_plain:
            return [*found[:1], Reason(THREATENS, "threat", own, threat, secret=True)]
        return found[:1]

    def _acquisition_reasons(
        self, mine: Sequence[GameState], theirs: Sequence[GameState], option: int, instead: int
    ) -> list[Reason]:
        """Return the most expensive cards that the turn acquires, but never after the alternative.

        They are acquired in every determinization. The seat sees them now, and the option yields the Conjuring Power
        for them.
        """
        owned, cost = OWNED + self.seat, self.view.table.rules.cost
        had, start = self.view.counters[POWER[self.seat]], self.problem.determinize(0)
        answer_first(start, self.seat, option)
        sure, other = ~self.view.values[owned], 0
        for end in mine:
            sure &= end.values[owned]
        for end in theirs:
            other |= end.values[owned]
        if instead >= 0 and self.view.table.is_card(source := self.view.options[instead][1]):
            other |= 1 << source
        cards = {card for zone in self.view.zones for card in zone if card >= 0 and sure >> card & 1}
        bought = sorted(cards, key=lambda card: (other >> card & 1, -cost[card], card))
        power = start.counters[POWER[self.seat]]
        if not bought or other >> bought[0] & 1 or not had < min(power, sum(cost[card] for card in bought)):
            return []
        named = tuple(bought[: 1 if cost[bought[0]] > had else 2])
        key, price = "acquires" if len(named) == 1 else "acquires-both", cost[named[0]]
        return [Reason(NEXT, key, price, price, named, secret=True)]

    # --- compared with another option
    # ------------------------------------------------------------------------------------

    def _comparison_reasons(self, option: int, mine: Sequence[GameState], theirs: Sequence[GameState]) -> list[Reason]:
        """Return the parts in which the option is better, as whole numbers that hold in most determinizations."""
        found = []
        for part, (more, less) in enumerate(zip(self._parts(mine), self._parts(theirs), strict=True)):
            if more > less:
                found += self._better(part, more - less, mine, theirs)
        verb = self.view.options[option][0]
        if self.problem.is_plain or verb in (codes.ACQUIRE, codes.PLAY_CARD):
            found = [reason for reason in found if reason.key != "smaller"]  # the option itself removes no card
        if verb == codes.DEAL_LOSS:  # its effect on the seat's own cards depends on the rest of the turn
            found = [reason for reason in found if reason.key not in (*FLOW_KEYS, "smaller", "shelter")]
        secrets = [(reason.weight / 2, reason.key, reason.about) for reason in found if reason.secret]
        return found + [Reason(weight, f"{key}-openly", about=about) for weight, key, about in secrets]

    def _better(self, part: int, weight: float, mine: Sequence[GameState], theirs: Sequence[GameState]) -> list[Reason]:
        key = KEYS[NAMES[part]]
        if part not in (ATTACKING, HINDERING):
            return self._reason(key, (), weight, mine, theirs)
        found = []
        for rival in self.rivals:
            about = (seat_ref(rival),)
            found += self._location_reasons(rival, weight, mine, theirs) if part == HINDERING else []
            found += self._reason(key, about, weight, mine, theirs)
        return sorted(found, key=lambda each: each.mine - each.theirs)[:1]

    def _reason(
        self, key: str, about: tuple[int, ...], weight: float, mine: Sequence[GameState], theirs: Sequence[GameState]
    ) -> list[Reason]:
        """Return a reason if its number is better in most determinizations, and on average by whole units."""
        now, then = self._numbers(mine, key, about), self._numbers(theirs, key, about)
        sign = -1 if key in ("leaves", "smaller", "discards") else 1
        if not in_most([sign * left > sign * other for left, other in zip(now, then, strict=True)]):
            return []
        if key in (*FLOW_KEYS, "shelter"):  # reported as a difference
            gap = whole([left - other for left, other in zip(now, then, strict=True)])
            number = round(sum(now) / len(now))
            return [Reason(weight, key, number, number - gap)] if gap else []
        left, other = common(now), common(then)
        if left is None or other is None or left == other:
            return []
        return [Reason(weight, key, left, other, about, secret=key in ("leaves", "keeps"))]

    def _location_reasons(
        self, rival: int, weight: float, mine: Sequence[GameState], theirs: Sequence[GameState]
    ) -> list[Reason]:
        """Return a reason that names a Location that a rival loses."""
        lost = [
            {*locations_of(other, rival)} - {*locations_of(end, rival)} for end, other in zip(mine, theirs, strict=True)
        ]
        sure = [card for card in sorted(set.union(*lost)) if in_most([card in each for each in lost])]
        return [Reason(weight, "destroyed", about=(seat_ref(rival), card)) for card in sure[:1]]
