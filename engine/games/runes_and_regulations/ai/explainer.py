"""Runes & Regulations, for computer seats: the reasons for an option, as data.

The reasons come from the rollouts that value the options, and from the evaluator's terms. A
difference counts if it holds in most determinizations.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.ai.features import LawnCounts, RunesEvaluator, win_limit
from engine.games.runes_and_regulations.ai.search_problem import UNIT, RunesProblem
from engine.games.runes_and_regulations.layout import FENCE, LAWN, SKIPS, SUMMON
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.rules.victory import BEASTS_TO_WIN, role_progress
from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.policy import ATTACK, CAUTION, HOLDS, MEANS, PROGRESS, SCHEME, Part, Reason, fives, whole
from engine.kernel.state import refs
from engine.kernel.state.state import SEAT, STEP, WINNERS, Option

FIRST, LAST = 9.0, 0.1
"""Weights of a reason that decides the match, and of a fallback reason."""
SURE, CLEARLY = 0.98, 0.05
"""SURE: win odds this turn that count as a win. CLEARLY: the smallest difference in win odds that is mentioned."""
LOG_ODDS = UNIT / 4
"""The value of a logarithm of odds at even win odds."""
SLIGHT = 0.02
"""The smallest difference in logarithms of odds that is mentioned."""
WORLDS, FEW_WORLDS = 40, 3
"""Number of determinizations for comparing options: for reasons, and for personalities."""

TRAITS = tuple(Part(trait, trait) for trait in (PROGRESS, SCHEME, MEANS, CAUTION, ATTACK))
PETS, BEASTS = ("now", "later", "far", "creatures"), ("beasts_now", "beasts_later")
ROLE, FODDER, SKIPPED = ("parts_now", "parts_later"), ("fodder",), ("skipped",)
HAND, RUNES = ("hand", "own_hand", "held", "forbidden_hand"), ("runes", "fence", "forbidden_runes")
TRAIT_OF = {
    **dict.fromkeys((*PETS, *BEASTS, *FODDER), PROGRESS),
    **dict.fromkeys((*ROLE, "roles"), SCHEME),
    **dict.fromkeys(("lawn", *HAND), MEANS),
    **dict.fromkeys(RUNES, CAUTION),
}
"""The trait of each group of features. Rivals' features belong to ATTACK."""


class Measure(NamedTuple):
    """A number in a reason: how to read it from a state, and the groups of features that depend on it.

    `better` is 1 if more is better for the seat that has the reason, else -1.
    """

    groups: tuple[str, ...]
    read: Callable[[GameState, LawnCounts], float]
    better: int
    secret: bool = False


OWN = {
    "pets": Measure(PETS, lambda end, lawn: lawn.pets, 1),
    "hexed": Measure(PETS, lambda end, lawn: lawn.hexed, -1),
    "beasts": Measure(BEASTS, lambda end, lawn: lawn.beasts, 1),
    "fodder": Measure(FODDER, lambda end, lawn: lawn.pets, 1),
    "role": Measure(ROLE, lambda end, lawn: role_progress(end, lawn.seat)[0], 1, secret=True),
    "hand": Measure(HAND, lambda end, lawn: lawn.cards, 1, secret=True),
    "fence": Measure(RUNES, lambda end, lawn: lawn.runes, 1),
}
RIVALS = {
    "pets-of": Measure(PETS, lambda end, lawn: lawn.pets, -1),
    "beasts-of": Measure(BEASTS, lambda end, lawn: lawn.beasts, -1),
    "skips": Measure(SKIPPED, lambda end, lawn: end.counters[SKIPS[lawn.seat]].bit_count(), 1),
    "cards-of": Measure(HAND, lambda end, lawn: lawn.cards, -1),
    "runes-of": Measure(RUNES, lambda end, lawn: lawn.runes, -1),
}
"""The numbers of the seat and of its rivals, by the keys of reasons."""
ENTERING = "enters-lawn"
"""The trigger of effects that a Creature on a Lawn has behind it, so they aren't compared."""
CHANCES = ("spin", "may-win", "stops")
"""The keys of reasons about a seat's win odds in this turn."""


def measure(evaluator: RunesEvaluator, reason: Reason, end: GameState) -> float | None:
    seat = next((seat for kind, seat, _ in map(refs.describe, reason.about) if kind == refs.SEAT), evaluator.seat)
    if reason.key in CHANCES:
        return fives(win_now(evaluator, end, seat))
    found = OWN.get(reason.key) or RIVALS.get(reason.key)
    return found.read(end, evaluator.reader.count_lawn(end, seat)) if found else None


def win_now(evaluator: RunesEvaluator, end: GameState, seat: int) -> float:
    """Return a seat's odds of winning the turn that ends in this state. A rival can win only by Mythical Creatures."""
    if end.over:
        return float(end.values[WINNERS] >> seat & 1)
    if end.stack[0][SEAT] != seat or end.stack[0][STEP] <= SUMMON:
        return 0.0
    lawns, goal = evaluator.lawns(end), win_limit(end)
    if seat != evaluator.seat and lawns[seat].pets < goal:  # the roles of the others are guesses
        return 0.0
    return evaluator.about_to_win(end, lawns, seat, goal)


class End:
    """The final state of an option in one determinization, with all Lawns and the values of their features."""

    def __init__(self, evaluator: RunesEvaluator, state: GameState) -> None:
        self.state = state
        self.lawns = evaluator.lawns(state)
        self.terms: list[dict[str, float]] = [defaultdict(float) for _ in self.lawns]
        counts, goal = evaluator.counts(0.0), win_limit(state)
        for lawn, found in zip(self.lawns, self.terms, strict=True):
            for place, amount in evaluator.row(state, lawn, self.lawns, goal, 1):
                found[evaluator.features[place].group] += counts[place] * amount

    def of(self, seat: int, groups: Sequence[str]) -> float:
        """Return the value of some groups of a seat's features, in logarithms of odds."""
        return sum(self.terms[seat][group] for group in groups)


Ends = Sequence[End]


class Explainer:
    """Explains the options of one question."""

    def __init__(self, problem: RunesProblem) -> None:
        self.problem = problem
        self.evaluator = problem.evaluator
        self.view = problem.view
        self.seat = problem.seat
        self.rivals = [seat for seat in range(self.view.table.seats) if seat != self.seat]
        self.discards = bool(self.view.question and self.view.question[1] in (codes.ASK_DISCARD, codes.ASK_HAND_LIMIT))
        """Whether a card of the hand is discarded: later moves of the turn then say nothing about the choice."""

    def ends(self, options: Sequence[int], worlds: int) -> list[Ends]:
        """Return each option's final states in the same determinizations, without those with too many answers."""
        columns = self.problem.in_worlds(options, worlds, self.problem.end)
        return [[End(self.evaluator, state) for state in column] for column in columns]

    def weigh(self, options: Sequence[int]) -> list[list[float]]:
        return [self.traits(ends) for ends in self.ends(options, FEW_WORLDS)]

    def traits(self, ends: Ends) -> list[float]:
        """Return the average value of each of TRAITS."""
        totals: dict[str, float] = defaultdict(float)
        for end in ends:
            for group, amount in end.terms[self.seat].items():
                totals[TRAIT_OF.get(group, "")] += amount
            totals[ATTACK] -= sum(sum(end.terms[seat].values()) for seat in self.rivals)
        return [LOG_ODDS * totals[part.key] / max(1, len(ends)) for part in TRAITS]

    # --- reasons -------------------------------------------------------------------------------------------------

    def reasons(self, option: int, instead: int) -> list[Reason]:
        mine, theirs = self.ends((option, instead), WORLDS)
        if not mine:
            return []
        cards = self.cards(option, instead)
        told = [*self.winning(mine, theirs), *self.threat(mine, theirs), *cards]
        if self.discards or (told and told[0].weight == FIRST):
            return told
        told += self.own(mine, theirs) + ([] if cards else self.ability(mine, theirs)) + self.of_rivals(mine, theirs)
        told = told or self.change(self.view.options[option], mine)
        held = [card for zone in self.view.table.private[self.seat] for card in self.view.zones[zone]]
        (verb, *_), (_, card, _) = self.view.options[option], self.view.options[instead]
        return told or [Reason(LAST, "keeps")] * (verb == PASS and card in held)

    def compare(self, key: str, seat: int, mine: Ends, theirs: Ends, about: tuple[int, ...] = ()) -> list[Reason]:
        """Compare one number of a seat. If it isn't nearly whole on average, use the tendency ("KEY-likely")."""
        groups, read, better, secret = (OWN if seat == self.seat else RIVALS)[key]
        now, then = ([read(end.state, end.lawns[seat]) for end in ends] for ends in (mine, theirs))
        holds = sum((one - other) * better > 0 for one, other in zip(now, then, strict=True)) >= HOLDS * len(now)
        gain = fmean(one.of(seat, groups) - other.of(seat, groups) for one, other in zip(mine, theirs, strict=True))
        gain = gain if seat == self.seat else -gain
        if not holds or gain < SLIGHT:
            return []
        one, other = whole(now), whole(then)
        if one is None or other is None or one == other:
            return [Reason(LOG_ODDS * gain, f"{key}-likely", 0, 1, about, secret)]
        return [Reason(LOG_ODDS * gain, key, one, other, about, secret)]

    def own(self, mine: Ends, theirs: Ends) -> list[Reason]:
        """Compare the seat's own numbers. Hexed Creatures are mentioned only if nothing else differs."""
        state = mine[0].state
        goals = {"pets": win_limit(state), "beasts": BEASTS_TO_WIN, "role": role_progress(state, self.seat)[1]}
        found: list[Reason] = []
        for key in OWN:
            about = (refs.number_ref(goals[key]),) if key in goals else ()
            told = self.compare(key, self.seat, mine, theirs, about)
            found += told if key != "hexed" or not found else []
        return found

    def of_rivals(self, mine: Ends, theirs: Ends) -> list[Reason]:
        """Compare rivals' numbers, each for the rival for which it counts most."""
        found = []
        goals = {"pets-of": win_limit(mine[0].state), "beasts-of": BEASTS_TO_WIN}
        for key in RIVALS:
            told = []
            for seat in self.rivals:
                about = (refs.seat_ref(seat), refs.number_ref(goals[key])) if key in goals else (refs.seat_ref(seat),)
                told += self.compare(key, seat, mine, theirs, about)
            found += [max(told, key=lambda reason: reason.weight)] if told else []
        return found

    def winning(self, mine: Ends, theirs: Ends) -> list[Reason]:
        """Compare the odds of winning this turn, including the Spin."""
        chance, otherwise = self.win_now(mine, self.seat), self.win_now(theirs, self.seat)
        if chance < otherwise + CLEARLY:
            return []
        if chance > SURE:
            return [Reason(FIRST, "wins", secret=True)]
        if self.problem.before_spin and mine[0].lawns[self.seat].pets >= win_limit(mine[0].state):
            return [Reason(FIRST, "spin", fives(chance), fives(otherwise))]
        return [Reason(FIRST, "may-win", fives(chance), fives(otherwise), secret=True)] if fives(chance) else []

    def threat(self, mine: Ends, theirs: Ends) -> list[Reason]:
        """Return a reason for a rival that could win at once otherwise."""
        for seat in self.rivals:
            now, then = self.win_now(mine, seat), self.win_now(theirs, seat)
            if now + 2 * CLEARLY < then:
                return [Reason(FIRST, "stops", fives(now), fives(then), (refs.seat_ref(seat),))]
        return []

    def win_now(self, ends: Ends, seat: int) -> float:
        """Return a seat's average odds of winning the turn."""
        return fmean(win_now(self.evaluator, end.state, seat) for end in ends)

    def cards(self, option: int, instead: int) -> list[Reason]:
        """Compare the weights of the two options' cards, where a card is summoned, discarded, destroyed or the like."""
        question, evaluator = self.view.question, self.evaluator
        assert question is not None
        (verb, source, target), (other_verb, other_source, other_target) = question[3][option], question[3][instead]
        summons = verb == other_verb == codes.SUMMON_VERB
        one, other = (source, other_source) if self.discards or summons else (target, other_target)
        if not (self.view.table.is_card(one) and self.view.table.is_card(other)):
            return []
        on_fence = one in self.view.zones[FENCE[self.seat]]
        held = self.discards or on_fence
        gives_up = held or (not summons and one in self.view.zones[LAWN[self.seat]])
        places = evaluator.fence if on_fence else evaluator.held if held else evaluator.lawn
        counts = evaluator.counts(0.0)
        more = counts[places[one]] - counts[places[other]]
        triggers = [self.view.table.rules.cards[card].trigger for card in (one, other)]
        if (more > -SLIGHT if gives_up else more < SLIGHT) or (not held and ENTERING in triggers):
            return []
        key = "needs-less" if held else "weaker" if gives_up else "stronger"
        return [Reason(LOG_ODDS * abs(more), key, 0, 1, (one, other), secret=held or summons)]

    def ability(self, mine: Ends, theirs: Ends) -> list[Reason]:
        """Name the best Creature that the seat's Lawn has in most determinizations, and never with the other option."""
        zone, counts, places = LAWN[self.seat], self.evaluator.counts(0.0), self.evaluator.lawn
        here, there = (Counter(card for end in ends for card in set(end.state.zones[zone])) for ends in (mine, theirs))
        gain = fmean(
            one.of(self.seat, ("lawn",)) - other.of(self.seat, ("lawn",))
            for one, other in zip(mine, theirs, strict=True)
        )
        extra = [
            card
            for card, times in here.items()
            if times >= HOLDS * len(mine)
            and not there[card]
            and counts[places[card]] > 0
            and any(card in zone for zone in self.view.zones)
        ]
        if gain < SLIGHT or not extra:
            return []
        return [Reason(LOG_ODDS * gain, "effect", about=(max(extra, key=lambda card: counts[places[card]]),))]

    def change(self, option: Option, ends: Ends) -> list[Reason]:
        """Return a fallback reason about the Lawn that the option changes."""
        verb, _, target = option
        at = (seat for seat in self.rivals if target in self.view.zones[LAWN[seat]])
        owner = self.seat if verb == codes.SUMMON_VERB else next(at, self.evaluator.nefarious)
        if owner == self.evaluator.nefarious:
            return []
        now = fmean(end.lawns[owner].pets for end in ends)
        then = self.evaluator.reader.count_lawn(self.problem.determinize(0), owner).pets
        if not (now > then if owner == self.seat else now < then) or now != int(now):
            return []
        goal = refs.number_ref(win_limit(ends[0].state))
        about = (goal,) if owner == self.seat else (refs.seat_ref(owner), goal)
        return [Reason(LAST, "pets" if owner == self.seat else "pets-of", int(now), int(now), about)]
