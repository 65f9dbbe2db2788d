"""Nasty Neighbours, for computer seats: why an option is taken, as data: lines, points, the race, what a draw risks.

It follows from the parts of what the option is worth (`reasons`) and from the cells of the yards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.ai.counting import (
    EMPTY,
    INSTANT_CODE,
    KNOWN_DOWN,
    POINTS,
    STUMPED_CODE,
    UNKNOWN,
    WILD_CODE,
)
from engine.games.nasty_neighbours.ai.reasons import BIN_TOP, RACE, RIVALS, Reasons
from engine.games.nasty_neighbours.ai.turns import removes
from engine.games.nasty_neighbours.ai.worth import goals_of
from engine.games.nasty_neighbours.picking import owner_of, place_of
from engine.games.nasty_neighbours.places import BIN
from engine.games.nasty_neighbours.vocabulary import HIGHEST
from engine.kernel.advice import Reason, fives
from engine.kernel.refs import NUMBER_BASE, number_ref, place_ref, seat_ref
from engine.kernel.rules import PASS, QUESTION_WINDOW
from engine.kernel.state import Option

ASKED, LATER, LAST = 8.0, 0.5, 0.1
"""Weights of what was asked, of what is said besides, and of what is said where nothing else tells."""
SHOWN = 1.0
"""Points that a line must promise more to be told."""
NOTHING = 0.05
"""Points that are no difference."""
UNJUDGED, SAME = 1.0, 1e-6
"""How far every card is behind none in a window that asks for no thought."""


class Why:
    """The reasons for the options of one question, in points."""

    def __init__(self, reasons: Reasons) -> None:
        self.parts = reasons
        self.at = reasons.at
        self.view = reasons.at.view
        self.values = reasons.values

    def reasons(self, option: int, instead: int) -> list[Reason]:
        """See Adviser.reasons."""
        question = self.view.question
        assert question is not None
        _, kind, card, options = question
        chosen = options[option]
        ahead = self.values[option] - self.values[instead] if instead >= 0 else 0.0
        if kind == codes.ASK_TURN_UP:
            return self.turned_up(chosen, options[instead]) if instead >= 0 else []
        if removes(chosen):
            return [self.removed(chosen, options[instead] if instead >= 0 else chosen)]
        if kind == codes.ASK_TAKE:
            return self.taken(chosen)
        if kind == codes.ASK_PLACE:
            return self.put(self.at.sight.cell_of(card), chosen, option, instead)
        if kind == QUESTION_WINDOW and chosen[0] != PASS:
            return [Reason(ASKED, "now", about=(chosen[1],), secret=True)]
        return self.other(chosen, ahead, options[instead] if instead >= 0 else chosen)

    # --- taking --------------------------------------------------------------------------------------------------

    def taken(self, option: Option) -> list[Reason]:
        """Compare what is known of the top of the bin with what may be drawn."""
        at = self.at
        top = at.sight.cell_of(self.view.zones[BIN][-1]) if self.view.zones[BIN] else -1
        bin_value = max(at.now, at.best_placed(top)) if 0 <= top < INSTANT_CODE else at.now
        drawable = [(code, count) for code, count in enumerate(at.sight.unseen) if count and code < INSTANT_CODE]
        total = max(1, sum(count for _, count in drawable))
        if option[0] == codes.DRAW:
            share = fives(sum(count for code, count in drawable if at.best_placed(code) > bin_value) / total)
            if not share:
                return []
            return [Reason(ASKED, "draw", share, about=(self.view.zones[BIN][-1],)) if top >= 0
                    else Reason(ASKED, "draw-only", share)]  # fmt: skip
        share = fives(sum(count for code, count in drawable if at.best_placed(code) < bin_value) / total)
        return self.best_place(top) + ([Reason(LATER + 1, "take", share)] if share >= 50 else [])

    def best_place(self, code: int) -> list[Reason]:
        """Return what a card does where it is best placed in the own yard."""
        at = self.at
        places = [place for place, cell in enumerate(at.yards[at.me]) if cell not in (EMPTY, STUMPED_CODE)]
        if code == STUMPED_CODE:
            theirs = [(self.parts.turns.stumped(seat, place), seat, place) for seat in at.seats if seat != at.me
                      for place, cell in enumerate(at.yards[seat]) if cell not in (EMPTY, STUMPED_CODE)]  # fmt: skip
            if theirs and max(theirs)[0] > at.best_placed(code):
                return [self.harmed(*max(theirs)[1:])]
        if not places:
            return []
        place = max(places, key=lambda place: (at.placed(code, place), -place))
        return [replace(each, key=f"{each.key}-there", about=(*each.about, self.spot(place)))
                for each in self.changes(code, place)[:1]]  # fmt: skip

    def spot(self, place: int) -> int:
        """Return the reference of a place of the own yard."""
        return place_ref(self.view.table.layout.seat_zone("yard", self.at.me), place)

    # --- placing -------------------------------------------------------------------------------------------------

    def put(self, code: int, option: Option, number: int, instead: int) -> list[Reason]:
        """What the card in hand does at a place, or why it is of no use."""
        at = self.at
        if option[0] == codes.DISCARD:
            return [Reason(ASKED, "no-use", secret=True)]
        owner, place = owner_of(option[2]), place_of(option[2])
        if owner != at.me:
            return [self.harmed(owner, place)]
        told = self.changes(code, place)
        if instead >= 0:
            gains = [more - less for more, less in zip(self.parts.of(number), self.parts.of(instead), strict=True)]
            if gains[RACE] > NOTHING:
                told.append(Reason(gains[RACE], "race"))
            if gains[BIN_TOP] > SHOWN:
                told.append(Reason(gains[BIN_TOP], "bin"))
        return told

    def changes(self, code: int, place: int) -> list[Reason]:
        """What it means for lines and points that a card lies at a place of the own yard."""
        at = self.at
        before = at.yards[at.me]
        cells = at.replaced(at.me, place, code)
        told = []
        if not at.locked[at.me]:
            told += self.lines(before, cells)
        old, new = before[place], POINTS[code]
        points = at.sight.mean if old == UNKNOWN else POINTS[old - KNOWN_DOWN if old >= KNOWN_DOWN else old]
        if points - new >= SHOWN:
            key = "unknown" if old == UNKNOWN else "lower"
            told.append(Reason(points - new, key, new, round(points), secret=old >= KNOWN_DOWN))
        return sorted(told, key=lambda each: -each.weight)

    def lines(self, before: Sequence[int], cells: Sequence[int]) -> list[Reason]:
        """The line that promises most more."""
        own, rules = self.at.own, self.at.sight.rules
        gains = [now - then for now, then in zip(own.gains(cells), own.gains(before), strict=True)]
        number = max(range(len(gains)), key=lambda line: gains[line])
        if gains[number] < SHOWN:
            return []
        line = [cells[place] for place in rules.lines[number]]
        kept = sorted(cell for cell in line if cell <= WILD_CODE)
        goals = goals_of(tuple(kept), len(line))
        points = sum(POINTS[cell] for cell in kept)
        if goals.complete:
            return [Reason(ASKED, "completes", points, about=(number_ref(number),))]
        if not goals.near:
            return []
        unseen = self.at.sight.unseen
        outs = unseen[WILD_CODE] + sum(sum(unseen[goal:WILD_CODE:HIGHEST]) for goal in goals.numbers)
        outs += sum(unseen[goal] for goal in goals.codes)
        return [Reason(gains[number], "one-short", points, about=(number_ref(number),))] if outs else []

    def harmed(self, owner: int, place: int) -> Reason:
        """Return what it means that a Stumped lies in another yard."""
        at = self.at
        gains = at.others.gains(at.yards[owner])
        through = [(gain, line) for line, gain in enumerate(gains) if place in at.sight.rules.lines[line]]
        gain, line = max(through)
        if gain < SHOWN:
            return Reason(ASKED, "stumped", about=(seat_ref(owner),))
        return Reason(ASKED, "stops-line", about=(seat_ref(owner), number_ref(line)))

    # --- everything else -----------------------------------------------------------------------------------------

    def turned_up(self, option: Option, instead: Option) -> list[Reason]:
        """Return how many lines go through a place."""
        mine, theirs = (sum(each[2] % 100 in line for line in self.view.table.rules.lines)
                        for each in (option, instead))  # fmt: skip
        return [Reason(ASKED, "few-lines", mine, theirs)] if mine < theirs else []

    def removed(self, option: Option, instead: Option) -> Reason:
        """Return the points that a line takes away."""
        return Reason(ASKED, "removes", self.points_of(option), self.points_of(instead) if removes(instead) else 0,
                      (number_ref(option[2] - NUMBER_BASE),))  # fmt: skip

    def points_of(self, removal: Option) -> int:
        """Return the points in the line that an option removes."""
        yard = self.at.yards[self.at.me]
        line = self.at.sight.rules.lines[removal[2] - NUMBER_BASE]
        return sum(POINTS[yard[place]] for place in line if yard[place] <= WILD_CODE)

    def other(self, option: Option, ahead: float, instead: Option) -> list[Reason]:
        """Return why a player or thing is picked for a card, or why a card is kept."""
        if option[0] == PASS and abs(ahead - UNJUDGED) < SAME:
            return [Reason(ASKED, "wait", 0, 1, about=(instead[1],), secret=True)]
        if option[0] == PASS and instead[1] >= 0:
            return [Reason(ASKED, "keeps", about=(instead[1],), secret=True)]
        if option[1] in self.view.zones[BIN] and (told := self.best_place(self.at.sight.cell_of(option[1]))):
            return told
        key = "costs-rivals" if self.parts.concerned(option) == RIVALS else "saves"
        return [Reason(max(LAST, ahead), key)] if ahead > NOTHING else []
