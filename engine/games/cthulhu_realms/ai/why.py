"""Cthulhu Realms, for computer seats: why an option is taken, as data: the turn it begins, and what that comes to.

Both follow from the trials by which options are taken apart (`reasons`): what the turn does to everybody's Sanity, and
what the decks bring in later turns by the forecast.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.ai.estimate import phase_of
from engine.games.cthulhu_realms.ai.forecast import CHOICE_OF, COMING, FLOWS, SHELTERS
from engine.games.cthulhu_realms.ai.problem import Glance, RealmsTrial, skilled_of
from engine.games.cthulhu_realms.ai.reasons import (
    ATTACKING,
    DECK,
    DRAWS,
    HINDERING,
    KEEPING,
    LOSS,
    POWER,
    SHELTER,
    parts_of,
)
from engine.games.cthulhu_realms.facts import locations_of
from engine.games.cthulhu_realms.match_rules import Either, Position, Seen
from engine.games.cthulhu_realms.places import HAND, OWNED, SANITY
from engine.games.cthulhu_realms.rows import neighbors
from engine.kernel.policy import Reason
from engine.kernel.refs import seat_ref
from engine.kernel.rules import USE
from engine.kernel.state import OUT, WINNERS, Option, Question
from engine.kernel.worlds import determinize

WORLDS = 3
"""Sampled worlds in which options are compared."""
FIRST, NEXT = 9.0, 5.0
"""The weights of what wins or loses at once, and of what the turn still acquires."""
SHOWN = 0.3
"""By how much what a turn brings must differ to be told, in points."""
THREAT = 20
"""The Sanity from which on down it is told what the neighbors deal in a turn."""
HALF = 0.5
"""How much counts what is one half of a choice."""
FLOW_OF = {LOSS: "loss", POWER: "power", DRAWS: "draw"}


class Why:
    """The reasons for the options of one question."""

    def __init__(self, view: Seen, seed: int) -> None:
        self.view = view
        self.seat = view.seat
        self.skilled = skilled_of(view.table.rules, view.table.seats)
        self.trial = RealmsTrial(view, seed, self.skilled, 1)
        self.worlds = [self.trial.world(number) for number in range(WORLDS)]
        assert view.question is not None
        glance = Glance(determinize(view, seed), view.question, self.skilled)
        self.plain = glance.answer if glance.is_plain() else -1
        """The option that is taken without a thought; where the turn leads to says nothing against others then."""

    def reasons(self, option: int, instead: int) -> list[Reason]:
        """See GamePolicy.reasons."""
        traces: list[list[tuple[Question, Option]]] = [[] for _ in self.worlds]
        mine = [self.trial.run(world, option, number, traces[number])[0] for number, world in enumerate(self.worlds)]
        told = self.ends(mine)
        if self.view.active == self.seat:
            told += self.acquired(traces, option)
            told += self.dealt(mine)
            if option == self.plain and self.view.options[option][0] in (codes.PLAY_CARD, USE):
                told.append(Reason(NEXT + 1, "free"))
        if instead < 0 or option == self.plain:
            return told
        theirs = [self.trial.run(world, instead, number)[0] for number, world in enumerate(self.worlds)]
        return told + self.compared(mine, theirs)

    # --- what the turn comes to ----------------------------------------------------------------------------------

    def sanity(self, seat: int) -> int:
        """The Sanity of a seat now."""
        return self.view.counters[SANITY[seat]]

    def lowest(self, ends: Sequence[Position], seat: int) -> float:
        """The Sanity that a seat has left after all, on average."""
        return sum(max(0, end.counters[SANITY[seat]]) for end in ends) / len(ends)

    def ends(self, ends: Sequence[Position]) -> list[Reason]:
        """Whether the match ends, or somebody goes insane."""
        won = sum(bool(end.over and end.values[WINNERS] >> self.seat & 1) for end in ends)
        victims = [seat for seat in range(self.view.table.seats) if seat != self.seat and not self.view.is_out(seat)]
        gone = [seat for seat in victims if all(end.values[OUT] >> seat & 1 for end in ends)]
        if gone:
            name = "wins" if won == len(ends) else "out"
            return [Reason(FIRST, name, self.sanity(gone[0]), about=(seat_ref(gone[0]),), secret=True)]
        return [Reason(FIRST, "may-win", secret=True)] if won else []

    def dealt(self, ends: Sequence[Position]) -> list[Reason]:
        """Return the most that the turn deals to a neighbor, and what the neighbors may deal in theirs."""
        told = []
        falls = {seat: self.sanity(seat) - round(self.lowest(ends, seat)) for seat in neighbors(self.view, self.seat)}
        victim = max(falls, key=lambda seat: falls[seat], default=-1)
        if victim >= 0 and 0 < falls[victim] < self.sanity(victim):
            told.append(Reason(0.4, "falls", falls[victim], about=(seat_ref(victim),), secret=True))
        own = round(self.lowest(ends, self.seat))
        threat = round(sum(self.flow(self.view, other, "loss") for other in neighbors(self.view, self.seat)))
        if own <= THREAT and threat >= 2:
            told.append(Reason(0.35, "threat", own, threat, secret=True))
        return told

    def flow(self, state: Either, seat: int, word: str) -> float:
        """How much of an effect the deck and Locations of a seat bring in a turn."""
        facts = self.skilled.estimate.forecast.facts(state.values[OWNED + seat], tuple(locations_of(state, seat)))
        total = 0.0
        for start in range(0, 3 * len(FLOWS), len(FLOWS)):
            for place, name in enumerate(FLOWS):
                share = 1.0 if name == word else HALF if name == CHOICE_OF + word else 0.0
                total += share * facts[start + place]
        return total

    # --- the rest of the turn ------------------------------------------------------------------------------------

    def acquired(self, traces: Sequence[Sequence[tuple[Question, Option]]], option: int) -> list[Reason]:
        """Return the dearest card that the rest of the turn acquires in every world, if the seat sees it now."""
        assert self.view.question is not None
        taken = [{given[1] for question, given in trace if question[0] == self.seat and given[0] == codes.ACQUIRE}
                 for trace in traces]  # fmt: skip
        sure = [card for card in taken[0] if all(card in other for other in taken[1:]) and self.is_seen(card)]
        if not sure or self.view.options[option][0] == codes.ACQUIRE:
            return []
        card = max(sure, key=lambda each: (self.view.table.rules.cost[each], -each))
        return [Reason(NEXT, "acquires", self.view.table.rules.cost[card], about=(card,), secret=True)]

    def is_seen(self, card: int) -> bool:
        """Whether the seat knows where a card is."""
        return any(card in zone for zone in self.view.zones)

    # --- against another option ----------------------------------------------------------------------------------

    def compared(self, mine: Sequence[Position], theirs: Sequence[Position]) -> list[Reason]:
        """What is better than after another option, by the parts of its worth."""
        phase = phase_of(self.worlds[0])
        own, other = (
            [sum(column) / len(ends) for column in zip(*[parts_of(self.skilled.estimate, end, self.seat, phase)
                                                         for end in ends], strict=True)]
            for ends in (mine, theirs)
        )  # fmt: skip
        gains = [more - less for more, less in zip(own, other, strict=True)]
        found = []
        for part in (ATTACKING, KEEPING, LOSS, POWER, DRAWS, DECK, SHELTER, HINDERING):
            if gains[part] > 0:
                found += self.better(part, gains[part], mine, theirs)
        return found

    def better(self, part: int, weight: float, mine: Sequence[Position], theirs: Sequence[Position]) -> list[Reason]:
        """Return in what a part is better, if it differs enough."""
        if part in FLOW_OF:
            word = FLOW_OF[part]
            now, then = (sum(self.flow(end, self.seat, word) for end in ends) / len(ends) for ends in (mine, theirs))
            return [Reason(weight, word, round(now - then), 0)] if now > then + SHOWN else []
        if part == KEEPING:
            left, other = round(self.lowest(mine, self.seat)), round(self.lowest(theirs, self.seat))
            return [Reason(weight, "keeps", left, other, secret=True)] if left > other else []
        if part == DECK:
            left, other = (ends[0].values[OWNED + self.seat].bit_count() for ends in (mine, theirs))
            return [Reason(weight, "smaller", left, other)] if left < other else []
        if part == SHELTER:
            now, then = (sum(self.shelter(end) for end in ends) / len(ends) for ends in (mine, theirs))
            return [Reason(weight, "shelter", round(now - then), 0)] if now > then + SHOWN else []
        victims = [seat for seat in range(self.view.table.seats) if seat != self.seat and not self.view.is_out(seat)]
        if part == HINDERING:
            return self.hinders(weight, victims, mine[0], theirs[0])
        victim = max(victims, key=lambda seat: self.lowest(theirs, seat) - self.lowest(mine, seat))
        left, other = round(self.lowest(mine, victim)), round(self.lowest(theirs, victim))
        return [Reason(weight, "leaves", left, other, (seat_ref(victim),), secret=True)] if left < other else []

    def shelter(self, end: Position) -> float:
        """The Sanity of Locations that stand in the way of loss, and of those to come in a turn."""
        seat = self.seat
        facts = self.skilled.estimate.forecast.facts(end.values[OWNED + seat], tuple(locations_of(end, seat)))
        shields = facts[3 * len(FLOWS) : 3 * len(FLOWS) + len(SHELTERS)]
        _, coming, _ = facts[-len(COMING) :]  # Locations that a turn brings, their Sanity, the size of the deck
        return sum(shields) + coming

    def hinders(self, weight: float, victims: Sequence[int], mine: Position, theirs: Position) -> list[Reason]:
        """Return a Location that an opponent loses, or a card in hand."""
        for victim in victims:
            lost = [card for card in locations_of(theirs, victim) if card not in locations_of(mine, victim)]
            if lost:
                return [Reason(weight, "destroyed", about=(seat_ref(victim), lost[0]))]
            now, then = len(mine.zones[HAND[victim]]), len(theirs.zones[HAND[victim]])
            if now < then:
                return [Reason(weight, "discards", now, then, (seat_ref(victim),))]
        return []
