"""Nefarious, for computer seats: why an option is taken, in words: what the turn comes to, on the way to the goal.

It follows from the trials by which options are taken apart (`reasons`), the rest of the turn played on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.nefarious.ai.outlook import Outlook
from engine.games.nefarious.ai.reasons import CARDS, CASH, POINTS, RIVALS, SPIES, parts_of
from engine.games.nefarious.ai.trials import Trials
from engine.games.nefarious.match_rules import ASK_DISCARD, ASK_ESPIONAGE, ASK_INVENT, ASK_PLACE, ASK_REMOVE, Position
from engine.games.nefarious.places import ACTIONS, HAND, MONEY, PLAY
from engine.games.nefarious.say import say, title_of
from engine.games.nefarious.scoring import points_of
from engine.kernel.advice import Reason
from engine.kernel.state import WINNERS

WORLDS = 8
"""Sampled worlds in which options are compared."""
FIRST, SECOND, LAST = 9.0, 4.0, 0.1
"""Weights of what wins or loses at once, of what was asked, and of what is said where nothing else tells."""
SOON = 0.25
"""By how many turns the way to the goal must differ to be told."""
LEAST = 0.3
"""Dollars a turn that are no difference."""


def tenths(amount: float) -> str:
    """An amount as it is written."""
    whole, _, tenth = f"{amount:.1f}".partition(".")
    return whole if tenth == "0" else say("why-tenths", whole=whole, tenth=tenth)


class Why:
    """The reasons for the options of one question."""

    def __init__(self, outlook: Outlook, trials: Trials, names: Sequence[str]) -> None:
        self.outlook = outlook
        self.trials = trials
        self.plain = trials.plain
        self.view = outlook.view
        self.seat = outlook.seat
        self.names = names
        self.player = names[self.seat]
        self.worlds = [trials.world(number) for number in range(WORLDS)]

    def reasons(self, option: int, instead: int) -> list[Reason]:
        """See Adviser.reasons."""
        mine = self.ends(option)
        theirs = self.ends(instead) if instead >= 0 else mine
        told = [*self.asked(option, instead), *self.winning(mine, theirs)]
        if all(end.over and end.values[WINNERS] >> self.seat & 1 for end in mine):
            return told
        gains = [more - less for more, less in zip(self.parts(mine), self.parts(theirs), strict=True)]
        now = points_of(self.view, self.seat)
        then = round(mean(points_of(end, self.seat) for end in mine))
        if then > now:
            words = self.points(mine, now, then)
            told.append(Reason(max(gains[POINTS], SECOND), words, secret=True))
        if gains[CASH] > 0 and (words := self.money(mine, theirs)):
            told.append(Reason(gains[CASH], words, secret=True))
        if gains[CARDS] > 0 and (words := self.hand(mine, theirs)):
            told.append(Reason(gains[CARDS], words))
        if gains[SPIES] > 0 and (words := self.spies(mine, theirs)):
            told.append(Reason(gains[SPIES], words))
        near, far = (mean(self.plain.distance(end, self.seat) for end in ends) for ends in (mine, theirs))
        if max(near, SOON) + SOON < far:
            words = say("why-nearer", player=self.player, now=tenths(near), then=tenths(far), goal=self.goal)
            told.append(Reason(far - near, words, secret=True))
        if gains[RIVALS] > 0 and (words := self.rivals(mine, theirs)):
            told.append(Reason(gains[RIVALS], words))
        return told or [Reason(LAST, say("why-distance", player=self.player, now=tenths(near), goal=self.goal), True)]

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
        if won:
            name = "why-wins" if won == 1 else "why-may-win"
            told.append(Reason(FIRST, say(name, player=self.player, percent=round(100 * won), goal=self.goal), True))
        if lost < otherwise:
            told.append(Reason(FIRST / 2, say("why-safe", percent=round(100 * lost), then=round(100 * otherwise))))
        return told

    def asked(self, option: int, instead: int) -> list[Reason]:
        """What speaks for a card that is discarded, or a place for a Spy."""
        question = self.view.question
        assert question is not None
        _, kind, _, options = question
        _, card, target = options[option]
        worth = self.outlook.worth
        if kind == ASK_DISCARD:
            kept = options[instead][1] if instead >= 0 else card
            cost, points = worth.costs[card], worth.points[card]
            said: dict[str, str | int] = {"player": self.player, "cost": cost, "points": points}
            if kept == card:
                return [Reason(SECOND, say("why-discard", **said), True)]
            return [Reason(SECOND, say("why-discard-not", card=self.name(kept), more=worth.points[kept],
                                       price=worth.costs[kept], **said), True)]  # fmt: skip
        have = self.view.counters[MONEY[self.seat]]
        if kind == ASK_INVENT and all(worth.costs[other] > have for _, other, _ in options):
            return [Reason(FIRST, say("why-none-paid", money=have), True)]
        if kind in (ASK_ESPIONAGE, ASK_PLACE, ASK_REMOVE):
            zone = target - self.plain.rules.place_options[0][2]
            pay = self.plain.spy_pay[self.seat][zone]
            name = "why-withdrawn" if kind == ASK_REMOVE else "why-spy"
            return [Reason(SECOND, say(name, pay=tenths(pay), action=ACTIONS[zone]))]
        return []

    def points(self, ends: Sequence[Position], before: int, after: int) -> str:
        """The points, and the Invention that most often brings them."""
        already = self.view.zones[PLAY[self.seat]]
        built = [card for end in ends for card in end.zones[PLAY[self.seat]] if card not in already]
        said: dict[str, str | int] = {"player": self.player, "now": after, "then": before, "goal": self.goal}
        if not built:
            return say("why-points", **said)
        card = max(dict.fromkeys(built), key=built.count)
        return say("why-builds", card=self.name(card), **said)

    def name(self, card: int) -> str:
        """The name of an Invention."""
        return title_of(self.view.table.rules.cards.invention(card))

    def money(self, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """The money, and what it pays for next."""
        counter, worth = MONEY[self.seat], self.outlook.worth
        now, then = (round(mean(end.counters[counter] for end in ends)) for ends in (mine, theirs))
        have = self.view.counters[counter]
        held = [card for card in self.view.zones[HAND[self.seat]] if max(have, then) < worth.costs[card] <= now]
        best = max(held, key=lambda card: worth.points[card], default=-1)
        if best >= 0:
            return self.paid("why-pays", now, best)
        dear = [card for card in self.view.zones[HAND[self.seat]] if worth.costs[card] > now > then]
        if dear:
            return self.paid("why-toward", now, max(dear, key=lambda card: worth.quality[card]))
        turns = round((now - then) / self.plain.rules.work_money)
        return say("why-money", player=self.player, now=now, then=then, turns=turns) if turns > 0 else ""

    def paid(self, message: str, money: int, card: int) -> str:
        """What an Invention costs and brings, beside the money there is."""
        worth = self.outlook.worth
        return say(message, player=self.player, now=money, card=self.name(card), points=worth.points[card],
                   cost=worth.costs[card])  # fmt: skip

    def hand(self, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """The Inventions in hand."""
        now, then = (round(mean(len(self.plain.hand_of(end, self.seat)) for end in ends)) for ends in (mine, theirs))
        drawn = tenths(self.outlook.worth.drawn_points)
        return say("why-hand", player=self.player, now=now, then=then, points=drawn) if now > then else ""

    def spies(self, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """What the Spies earn."""
        now, then = (mean(self.plain.income(end, self.seat) for end in ends) for ends in (mine, theirs))
        return say("why-earn", player=self.player, now=tenths(now), then=tenths(then)) if now > then + LEAST else ""

    def rivals(self, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """Who is kept back most."""
        others = [seat for seat in range(self.view.table.seats) if seat != self.seat]
        far = {seat: [mean(self.plain.distance(end, seat) for end in ends) for ends in (mine, theirs)]
               for seat in others}  # fmt: skip
        rival = max(others, key=lambda seat: far[seat][0] - far[seat][1])
        now, then = far[rival]
        points = round(mean(points_of(end, rival) for end in mine))
        return say("why-rival", rival=self.names[rival], points=points, now=tenths(now), then=tenths(then),
                   goal=self.goal) if now > then + SOON else ""  # fmt: skip


def mean(numbers: Iterable[float]) -> float:
    """The mean of some numbers."""
    found = list(numbers)
    return sum(found) / len(found)
