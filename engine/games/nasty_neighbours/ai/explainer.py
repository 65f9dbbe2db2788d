"""The explanations of option values in Nasty Neighbours: value parts, and reasons for hints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.ai.evaluator import NastyEvaluator
from engine.games.nasty_neighbours.ai.features import Cells, needs_of
from engine.games.nasty_neighbours.ai.search_problem import NastyProblem, removes_line
from engine.games.nasty_neighbours.ai.yard_view import (
    EMPTY,
    INSTANT_CODE,
    KNOWN_DOWN,
    POINTS,
    STUMPED_CODE,
    UNKNOWN,
    WILD_CODE,
    YardView,
    lies_down,
)
from engine.games.nasty_neighbours.definitions.vocabulary import HIGHEST, OTHER, TARGET
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.layout import BIN, DRAW_PILE, DRAWN, YARD
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.rules.effect_targets import owner_of, place_of
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.ruleset import PASS, QUESTION_WINDOW
from engine.kernel.game.policy import ATTACK, CAUTION, MEANS, PROGRESS, SCHEME, Part, Reason, fives
from engine.kernel.state.refs import NUMBER_BASE, PLACE, SEAT, describe, number_ref, place_ref, seat_ref
from engine.kernel.state.state import Option
from engine.kernel.state.view import view_of

POINTS_TERM, LINES, RACE, RIVALS, RESULT, CHANCE, BIN_TOP, CARDS, FREE = range(9)
TERMS = (
    Part("points", PROGRESS), Part("lines", PROGRESS), Part("race", PROGRESS), Part("rivals", ATTACK),
    Part("result", CAUTION), Part("chance", SCHEME), Part("bin", CAUTION), Part("cards", MEANS), Part("free", SCHEME),
)  # fmt: skip
"""The parts of an option's value."""

ASKED, LATER, LAST = 8.0, 0.5, 0.1
"""The weights of a main reason, of a secondary one, and of one that is used for lack of others."""
CLEAR = 1.0
"""The least number of points for a reason."""
MOST = 50
"""The percentage of unseen cards that makes "most of them"."""
NOTHING = 0.05
"""A difference in points that doesn't count."""
UNJUDGED, SAME = 1.0, 1e-6
"""The gap between not playing and every card in a window without evaluation, and its tolerance."""


def only(term: int, gain: float) -> list[float]:
    """Return terms with a single nonzero entry."""
    terms = [0.0] * len(TERMS)
    terms[term] = gain
    return terms


class Explainer:
    """The terms and reasons behind the values of a question's options, in points."""

    def __init__(self, problem: NastyProblem) -> None:
        assert problem.view.question is not None
        _, self.kind, self.card, self.options = problem.view.question
        self.problem, self.evaluator, self.view = problem, problem.evaluator, problem.view
        self.sight, self.me = problem.evaluator.sight, problem.evaluator.me
        self.yard = self.sight.yards[self.me]
        self.values = problem.values()

    # --- terms -------------------------------------------------------------------------------------------------

    def terms(self, number: int) -> list[float]:
        """Return the terms of an option. Their sum is what the option adds to the state's value."""
        option, value = self.options[number], self.values[number]
        verb = option[0]
        if verb == codes.TURN_UP:
            return only(FREE, value)
        if verb == PASS:
            return only(FREE, 0.0)
        if self.kind == QUESTION_WINDOW:
            return self._play_terms(option, value)
        if self.kind in (codes.ASK_PLAYER, codes.ASK_CARD):
            return only(self._pick_term(option), value)
        gain = value - self.evaluator.current_value
        if verb in (codes.REMOVE_LINE, codes.DRAW, codes.DISCARD):
            return only({codes.REMOVE_LINE: LINES, codes.DRAW: CHANCE}.get(verb, BIN_TOP), gain)
        if verb == codes.TAKE:
            code = self.sight.deck.codes[option[1]]
            best, place = self.problem.best_place(code)
            if place < 0 or (code == STUMPED_CODE and gain > best - self.evaluator.current_value):
                return only(RIVALS, gain)
            return self._yard_terms(self.sight.with_cell(self.me, place, code), gain)
        owner, place = owner_of(option[2]), place_of(option[2])
        if owner != self.me:
            return only(RIVALS, gain)
        cost = self.problem.bin_cost(self.yard[place])
        terms = self._yard_terms(self.sight.with_cell(owner, place, self.sight.deck.codes[self.card]), gain + cost)
        terms[BIN_TOP] = -cost
        return terms

    def _yard_terms(self, cells: Cells, gain: float) -> list[float]:
        """Return the terms of a gain when the seat's yard changes to `cells`.

        The rest of the gain is the round's result.
        """
        evaluator, terms = self.evaluator, only(FREE, 0.0)
        share, own = evaluator.lead_share_now, evaluator.own
        if not self.sight.locked[self.me]:
            before, after = (own.combine(own.of_lines(yard)) for yard in (self.yard, cells))
            terms[LINES] = share * (after - before)
        points = evaluator.points[self.me] - evaluator.yard_points(self.me, cells)
        terms[POINTS_TERM] = share * points - terms[LINES]
        terms[RACE] = evaluator.down_cost * (sum(map(lies_down, self.yard)) - sum(map(lies_down, cells)))
        terms[RESULT] = gain - sum(terms)
        return terms

    def _play_terms(self, option: Option, value: float) -> list[float]:
        """Return the terms of playing a card, including its loss from the hand."""
        card = self.sight.rules.cards[option[1]]
        effect = card.effects[0]
        gain = max(0.0, value + self.problem.effects.hold(card))
        hits = RIVALS if effect.whom in (OTHER, TARGET) else POINTS_TERM
        terms = only(RESULT if find_effect_type(UNITS, effect.name).cancels else hits, gain)
        terms[CARDS] = value - gain
        return terms

    def _pick_term(self, option: Option) -> int:
        """Return the term for a pick in the seat's own yard or a rival's."""
        kind, index, _ = describe(option[2])
        owner = index if kind == SEAT else owner_of(option[2]) if kind == PLACE else self.me
        return POINTS_TERM if owner == self.me else RIVALS

    # --- reasons -----------------------------------------------------------------------------------------------

    def reasons(self, number: int, instead: int) -> list[Reason]:
        option = self.options[number]
        other = self.options[instead] if instead >= 0 else option
        if self.kind == codes.ASK_TURN_UP:
            mine, theirs = (len(self.sight.deck.crossing[place_of(each[2])]) for each in (option, other))
            return [Reason(ASKED, "few-lines", mine, theirs)] if mine < theirs else []
        if removes_line(option):
            theirs = self._line_points(other) if removes_line(other) else 0
            line = number_ref(option[2] - NUMBER_BASE)
            return [Reason(ASKED, "removes", self._line_points(option), theirs, (line,))]
        if self.kind == codes.ASK_TAKE:
            return self._take_reasons(option, other)
        if self.kind == codes.ASK_PLACE:
            return self._place_reasons(option, number, instead)
        if self.kind == QUESTION_WINDOW and option[0] != PASS:
            return [Reason(ASKED, "now", about=(option[1],), secret=True)]
        ahead = self.values[number] - self.values[instead] if instead >= 0 else 0.0
        if option[0] == PASS and abs(ahead - UNJUDGED) < SAME:
            return [Reason(ASKED, "wait", 0, 1, about=(other[1],), secret=True)]
        if option[0] == PASS and other[1] >= 0:
            return [Reason(ASKED, "keeps", about=(other[1],), secret=True)]
        if option[1] in self.view.zones[BIN] and (found := self._best_place_reasons(self.sight.deck.codes[option[1]])):
            return found
        is_own, card = self._pick_term(option) != RIVALS, self.sight.rules.cards[self.card]
        if (
            self.kind == codes.ASK_CARD and card.effects and find_effect_type(UNITS, card.effects[0].name).picked
        ):  # the card is seen at once
            return [Reason(LAST, "looks")] if is_own else []
        key = "saves" if is_own else "costs-rivals"
        return [Reason(max(LAST, ahead), key)] if ahead > NOTHING else []

    def _line_points(self, removal: Option) -> int:
        line = self.sight.rules.lines[removal[2] - NUMBER_BASE]
        return sum(POINTS[self.yard[place]] for place in line if self.yard[place] <= WILD_CODE)

    def _take_reasons(self, option: Option, other: Option) -> list[Reason]:
        """Compare the top card of the bin with the possible draws."""
        best_place, pile, bin_value = self.problem.best_place, self.view.zones[BIN], self._bin_value()
        top = self.sight.deck.codes[pile[-1]] if pile else -1
        drawable = [(code, count) for code, count in enumerate(self.sight.unseen) if count and code < INSTANT_CODE]
        total = max(1, sum(count for _, count in drawable))
        if option[0] == codes.DRAW:
            share = fives(sum(count for code, count in drawable if best_place(code)[0] > bin_value) / total)
            about = (pile[-1],) if top >= 0 else ()
            useless = other[0] == codes.TAKE and bin_value == self.evaluator.current_value
            found = [Reason(ASKED, "draw" if about else "draw-only", share, about=about)]
            found = found if share >= (MOST if about else 1) else []
            return [*found, Reason(LATER, "useless", 0, 1)] if useless else found
        share = fives(sum(count for code, count in drawable if best_place(code)[0] < bin_value) / total)
        return self._best_place_reasons(top) + ([Reason(LATER + 1, "take", 0, share)] if share >= MOST else [])

    def _bin_value(self) -> float:
        """Return the value of taking the top of the bin, or the current value if it is useless."""
        now, pile = self.evaluator.current_value, self.view.zones[BIN]
        top = self.sight.deck.codes[pile[-1]] if pile else -1
        return max(now, self.problem.best_place(top)[0]) if 0 <= top < INSTANT_CODE else now

    def _best_place_reasons(self, code: int) -> list[Reason]:
        best, place = self.problem.best_place(code)
        if code == STUMPED_CODE and self.problem.best_stump()[0] > best:
            return [self._stump_reason(*self.problem.best_stump()[1:])]
        if place < 0:
            return []
        spot = place_ref(YARD[self.me], place)
        return [
            replace(each, key=f"{each.key}-there", about=(*each.about, spot))
            for each in self._cell_reasons(code, place)[:1]
        ]

    def _place_reasons(self, option: Option, number: int, instead: int) -> list[Reason]:
        """Return the reasons for placing the drawn card, or for discarding it."""
        if option[0] == codes.DISCARD:
            return [Reason(ASKED, "no-use", secret=True)]
        owner, place = owner_of(option[2]), place_of(option[2])
        if owner != self.me:
            return [self._stump_reason(owner, place)]
        verb, _, other = self.options[instead] if instead >= 0 else option
        elsewhere = place_of(other) if verb == codes.PLACE and owner_of(other) == self.me else -1
        reasons = self._cell_reasons(self.sight.deck.codes[self.card], place, elsewhere)
        if instead >= 0:
            gains = [more - less for more, less in zip(self.terms(number), self.terms(instead), strict=True)]
            if gains[RACE] > NOTHING:
                reasons = [reason for reason in reasons if reason.key != "turns-up"]
                reasons.append(Reason(gains[RACE], "race"))
            if gains[BIN_TOP] > CLEAR:
                reasons.append(Reason(gains[BIN_TOP], "bin"))
        return reasons

    def _cell_reasons(self, code: int, place: int, elsewhere: int = -1) -> list[Reason]:
        """Return what a card at a place in the seat's yard does for lines and points.

        `elsewhere` is another place to compare with.
        """
        old, new = self.yard[place], POINTS[code]
        reasons = []
        if not self.sight.locked[self.me]:
            reasons += self._line_reasons(self.sight.with_cell(self.me, place, code))
        if old == UNKNOWN:
            if self.sight.mean - new >= CLEAR:
                reasons.append(Reason(self.sight.mean - new, "unknown", new, new))
            reasons = reasons or [Reason(LAST, "turns-up")]
            return sorted(reasons, key=lambda each: -each.weight)
        drop = POINTS[old % KNOWN_DOWN] - new
        known = elsewhere >= 0 and self.yard[elsewhere] != UNKNOWN
        less = POINTS[self.yard[elsewhere] % KNOWN_DOWN] - new if known else drop
        if drop >= CLEAR and drop >= less:
            reasons.append(Reason(drop, "lower", drop, max(0, less), secret=old >= KNOWN_DOWN))
        return sorted(reasons, key=lambda each: -each.weight)

    def _line_reasons(self, cells: Sequence[int]) -> list[Reason]:
        """Return the reason for the line that gains most when the seat's yard changes to `cells`."""
        own, unseen = self.evaluator.own, self.sight.unseen
        gains = [now - then for now, then in zip(own.of_lines(cells), own.of_lines(self.yard), strict=True)]
        gain = max(gains)
        if gain < CLEAR:
            return []
        number = gains.index(gain)
        line = [cells[place] for place in self.sight.rules.lines[number]]
        kept = sorted(cell for cell in line if cell <= WILD_CODE)
        needs = needs_of(tuple(kept), len(line))
        points, about = sum(POINTS[cell] for cell in kept), (number_ref(number),)
        if needs.complete:
            return [Reason(ASKED, "completes", points, about=about)]
        outs = [*needs.codes, *(code for each in needs.numbers for code in range(each, WILD_CODE, HIGHEST))]
        is_near = outs and any(unseen[code] for code in (*outs, WILD_CODE))
        return [Reason(gain, "one-short", points, about=about)] if is_near else []

    def _stump_reason(self, owner: int, place: int) -> Reason:
        taken = self.sight.yards[owner][place]
        own = self.problem.best_place(taken)[1] if taken <= WILD_CODE and not self.sight.locked[self.me] else -1
        for reason in self._line_reasons(self.sight.with_cell(self.me, own, taken)) if own >= 0 else []:
            if reason.key == "completes":
                return Reason(ASKED, "gets", about=(self.view.zones[YARD[owner]][place], *reason.about))
        gains = self.evaluator.others.of_lines(self.sight.yards[owner])
        gain, line = max((gains[line], line) for line, _ in self.sight.deck.crossing[place])
        if gain < CLEAR:
            return Reason(ASKED, "stumped", about=(seat_ref(owner),))
        return Reason(ASKED, "stops-line", about=(seat_ref(owner), number_ref(line)))

    # --- numbers after an option ---------------------------------------------------------------------------------

    def measure(self, reason: Reason, end: GameState) -> float | None:
        key = reason.key.removesuffix("-there")
        if key in ("draw", "draw-only", "take", "points-ahead") and self.kind in (codes.ASK_TAKE, codes.ASK_PLACE):
            return self._measure_value(key, end)
        sight = YardView(view_of(end, self.me), self.evaluator.weights)
        if key == "few-lines":
            turned = self.sight.masks[self.me] & ~sight.masks[self.me]
            return float(len(self.sight.deck.crossing[turned.bit_length() - 1]))
        yard = sight.yards[self.me]
        if key == "completes":
            line = [yard[place] for place in self.sight.rules.lines[describe(reason.about[0])[1]]]
            kept = tuple(sorted(cell for cell in line if cell <= WILD_CODE))
            return float(sum(POINTS[cell] for cell in kept)) if needs_of(kept, len(line)).complete else 0.0
        changed = [(cell % KNOWN_DOWN, now) for cell, now in zip(self.yard, yard, strict=True) if cell != now]
        if key == "removes":
            return float(sum(POINTS[cell] for cell, now in changed if now == EMPTY))
        if key == "unknown" and changed:
            return float(POINTS[changed[0][1]])
        if key == "lower" and changed and changed[0][0] != UNKNOWN:
            return float(POINTS[changed[0][0]] - POINTS[changed[0][1]])
        return None

    def _measure_value(self, key: str, end: GameState) -> float | None:
        """Return the value after an option for "points-ahead".

        Otherwise return 100 if the drawn card compares with the bin's top as the reason says, and 0 if not.
        """
        evaluator = NastyEvaluator(view_of(end, self.me), self.evaluator.weights, self.problem.seed, used=1)
        if len(end.zones[DRAW_PILE]) == len(self.view.zones[DRAW_PILE]):
            return evaluator.current_value if key == "points-ahead" else 0.0
        drawn = [self.sight.deck.codes[card] for card in end.zones[DRAWN[self.me]]]
        if not drawn or drawn[0] >= INSTANT_CODE:
            return None
        value, bin_value = self.problem.best_place(drawn[0])[0], self._bin_value()
        if key == "points-ahead":
            return max(self.evaluator.current_value, value)
        return 100.0 * (value < bin_value if key == "take" else value > bin_value)
