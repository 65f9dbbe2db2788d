"""Nefarious, for computer seats: why an option is taken, as data: what the turn comes to, on the way to the goal.

It follows from the trials by which options are taken apart (`reasons`), the rest of the turn played on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.nefarious.ai.outlook import Outlook
from engine.games.nefarious.ai.reasons import CARDS, CASH, POINTS, RIVALS, SPIES, parts_of
from engine.games.nefarious.ai.trials import Trials
from engine.games.nefarious.match_rules import ASK_DISCARD, ASK_ESPIONAGE, ASK_INVENT, ASK_PLACE, ASK_REMOVE, Position
from engine.games.nefarious.places import HAND, MONEY, PLAY
from engine.games.nefarious.scoring import points_of
from engine.kernel.policy import Reason, fives, turns_between
from engine.kernel.refs import number_ref, seat_ref
from engine.kernel.state import WINNERS

WORLDS = 8
"""Sampled worlds in which options are compared."""
FIRST, SECOND = 9.0, 4.0
"""Weights of what wins or loses at once, and of what was asked."""


class Why:
    """The reasons for the options of one question."""

    def __init__(self, outlook: Outlook, trials: Trials) -> None:
        self.outlook = outlook
        self.trials = trials
        self.plain = trials.plain
        self.view = outlook.view
        self.seat = outlook.seat
        self.worlds = [trials.world(number) for number in range(WORLDS)]

    def reasons(self, option: int, instead: int) -> list[Reason]:
        """See GamePolicy.reasons."""
        mine = self.ends(option)
        theirs = self.ends(instead) if instead >= 0 else mine
        told = [*self.asked(option, instead), *self.winning(mine, theirs)]
        if all(end.over and end.values[WINNERS] >> self.seat & 1 for end in mine):
            return told
        gains = [more - less for more, less in zip(self.parts(mine), self.parts(theirs), strict=True)]
        now = points_of(self.view, self.seat)
        then, other = (round(mean(points_of(end, self.seat) for end in ends)) for ends in (mine, theirs))
        if then > now:
            told.append(self.points(mine, then, other, max(gains[POINTS], SECOND)))
        if gains[CASH] > 0:
            told += self.money(mine, theirs, gains[CASH])
        if gains[CARDS] > 0:
            now, then = (round(mean(len(self.plain.hand_of(end, self.seat)) for end in ends))
                         for ends in (mine, theirs))  # fmt: skip
            key = "hand" if now > len(self.view.zones[HAND[self.seat]]) else "keeps-hand"
            told += [Reason(gains[CARDS], key, now, then)] if now > then else []
        if gains[SPIES] > 0 and not any(reason.key in ("spy", "withdrawn") for reason in told):
            now, then = (round(mean(self.plain.income(end, self.seat) for end in ends)) for ends in (mine, theirs))
            told += [Reason(gains[SPIES], "earn", now, then)] if now > then else []
        near, far = (mean(self.plain.distance(end, self.seat) for end in ends) for ends in (mine, theirs))
        if turns := turns_between(near, far):
            told.append(Reason(far - near, "sooner", 0, turns, (number_ref(self.goal),), secret=True))
        return [*told, *self.rivals(mine, theirs, gains[RIVALS])] if gains[RIVALS] > 0 else told

    @property
    def goal(self) -> int:
        """The points that win."""
        return round(self.plain.goal)

    def ends(self, option: int) -> list[Position]:
        """Where an option leads to by the end of the turn."""
        return [self.trials.end_of(world, option, number) for number, world in enumerate(self.worlds)]

    def parts(self, ends: Sequence[Position]) -> list[float]:
        """What positions are worth, taken apart."""
        world = self.worlds[0]
        rate = max(1.0, self.plain.rules.work_money * self.plain.pace + self.plain.income(world, self.seat))
        columns = zip(*[parts_of(self.plain, end, self.seat, rate) for end in ends], strict=True)
        return [mean(column) for column in columns]

    # --- what the turn comes to ----------------------------------------------------------------------------------

    def winning(self, mine: Sequence[Position], theirs: Sequence[Position]) -> list[Reason]:
        """How likely the turn wins, or lets somebody else win."""
        told = []
        won, lost, otherwise = (
            mean(float(bool(end.over) and bool(end.values[WINNERS] >> self.seat & 1) == wins) for end in ends)
            for ends, wins in ((mine, True), (mine, False), (theirs, False))
        )
        if won == 1:
            told.append(Reason(FIRST, "wins", self.goal, secret=True))
        elif fives(won):
            told.append(Reason(FIRST, "may-win", fives(won), secret=True))
        if fives(otherwise - lost) > 0:
            told.append(Reason(FIRST / 2, "safe", 0, fives(otherwise - lost)))
        return told

    def asked(self, option: int, instead: int) -> list[Reason]:
        """What speaks for a card that is discarded, or a place for a Spy."""
        question = self.view.question
        assert question is not None
        _, kind, _, options = question
        _, card, target = options[option]
        costs = self.outlook.worth.costs
        if kind == ASK_DISCARD:
            kept = options[instead][1] if instead >= 0 else card
            return [] if kept == card else [Reason(SECOND, "discard", 0, 1, (card, kept), secret=True)]
        have = self.view.counters[MONEY[self.seat]]
        if kind == ASK_INVENT and all(costs[other] > have for _, other, _ in options):
            return [Reason(FIRST, "none-paid", have, secret=True)]
        if kind in (ASK_ESPIONAGE, ASK_PLACE, ASK_REMOVE) and instead >= 0:
            first = self.plain.rules.place_options[0][2]
            pay = self.plain.spy_pay[self.seat]
            mine, theirs = (round(pay[place - first]) for place in (target, options[instead][2]))
            if mine != theirs and (mine < theirs) == (kind == ASK_REMOVE):
                return [Reason(SECOND, "withdrawn" if kind == ASK_REMOVE else "spy", mine, theirs, (target,))]
        return []

    def points(self, ends: Sequence[Position], now: int, other: int, weight: float) -> Reason:
        """The points, and the Invention that most often brings them."""
        already = self.view.zones[PLAY[self.seat]]
        built = [card for end in ends for card in end.zones[PLAY[self.seat]] if card not in already]
        goal = number_ref(self.goal)
        if not built:
            return Reason(weight, "points", now, other, (goal,), secret=True)
        card = max(dict.fromkeys(built), key=built.count)
        return Reason(weight, "builds", now, other, (card, goal), secret=True)

    def money(self, mine: Sequence[Position], theirs: Sequence[Position], weight: float) -> list[Reason]:
        """The money, and the Invention that it pays for next."""
        counter, worth = MONEY[self.seat], self.outlook.worth
        now, then = (round(mean(end.counters[counter] for end in ends)) for ends in (mine, theirs))
        have = self.view.counters[counter]
        held = self.view.zones[HAND[self.seat]]
        paid = [card for card in held if max(have, then) < worth.costs[card] <= now]
        if paid:
            best = max(paid, key=lambda card: worth.points[card])
            return [Reason(weight, "pays", now, then, (best,), secret=True)]
        dear = [card for card in held if worth.costs[card] > now > then]
        if dear:
            best = max(dear, key=lambda card: worth.quality[card])
            return [Reason(weight, "toward", now, then, (best,), secret=True)]
        return [Reason(weight, "money", now, then, secret=True)] if now > then else []

    def rivals(self, mine: Sequence[Position], theirs: Sequence[Position], weight: float) -> list[Reason]:
        """The rival that is held back most."""
        far = {seat: [mean(self.plain.distance(end, seat) for end in ends) for ends in (theirs, mine)]
               for seat in range(self.view.table.seats) if seat != self.seat}  # fmt: skip
        rival = max(far, key=lambda seat: far[seat][1] - far[seat][0])
        turns = turns_between(*far[rival])
        return [Reason(weight, "rival", 0, turns, (seat_ref(rival), number_ref(self.goal)))] if turns else []


def mean(numbers: Iterable[float]) -> float:
    """The mean of some numbers."""
    found = list(numbers)
    return sum(found) / len(found)
