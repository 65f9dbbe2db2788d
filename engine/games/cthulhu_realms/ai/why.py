"""Cthulhu Realms, for computer seats: why an option is taken, in words: the turn it begins, and what that comes to.

Both follow from the trials by which options are taken apart (`reasons`): what the turn does to everybody's Sanity, and
what the decks bring in later turns by the forecast.
"""

from __future__ import annotations

from collections import Counter
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
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.effects._unit import CHOICE, COSTLY
from engine.games.cthulhu_realms.facts import locations_of, name_of
from engine.games.cthulhu_realms.match_rules import Either, Position, Seen
from engine.games.cthulhu_realms.places import HAND, OWNED, SANITY
from engine.games.cthulhu_realms.places import POWER as POWER_NOW
from engine.games.cthulhu_realms.rows import neighbors
from engine.games.cthulhu_realms.say import say
from engine.games.cthulhu_realms.wording import effect_words
from engine.games.cthulhu_realms.words.common import half_of
from engine.kernel.advice import Reason
from engine.kernel.refs import NUMBER_BASE
from engine.kernel.rules import USE
from engine.kernel.schema import unit_of
from engine.kernel.state import OUT, WINNERS, Option, Question
from engine.kernel.worlds import determinize

WORLDS = 3
"""Sampled worlds in which options are compared."""
FIRST, NEXT = 9.0, 5.0
"""The weights of what wins or loses at once, and of the plan of the turn."""
SHOWN = 0.3
"""By how much what a turn brings must differ to be told, in points."""
LITTLE = 0.1
"""The same where nothing else can be told."""
THREAT = 20
"""The Sanity from which on down it is told what the neighbors deal in a turn."""
HALF = 0.5
"""How much counts what is one half of a choice."""
FLOW_OF = {LOSS: "loss", POWER: "power", DRAWS: "draw"}


def tenths(amount: float) -> str:
    """An amount as it is written."""
    return f"{amount:.1f}".removesuffix(".0")


class Why:
    """The reasons for the options of one question."""

    def __init__(self, view: Seen, seed: int, names: Sequence[str]) -> None:
        self.view = view
        self.names = names
        self.seat = view.seat
        self.skilled = skilled_of(view.table.rules, view.table.seats)
        self.trial = RealmsTrial(view, seed, self.skilled, 1)
        self.worlds = [self.trial.world(number) for number in range(WORLDS)]
        assert view.question is not None
        glance = Glance(determinize(view, seed), view.question, self.skilled)
        self.plain = glance.answer if glance.is_plain() else -1
        """The option that is taken without a thought; where the turn leads to says nothing against others then."""

    def reasons(self, option: int, instead: int) -> list[Reason]:
        """See Adviser.reasons."""
        traces: list[list[tuple[Question, Option]]] = [[] for _ in self.worlds]
        mine = [self.trial.run(world, option, number, traces[number])[0] for number, world in enumerate(self.worlds)]
        told = self.ends(mine)
        if self.view.active == self.seat:
            if plan := self.plan(traces, option):
                told.append(Reason(NEXT, plan, secret=True))
            told += self.dealt(mine)
            power = min(self.power(trace, end) for trace, end in zip(traces, mine, strict=True))
            if power and option == self.plain:
                told.append(Reason(0.3, say("why-reaches", player=self.names[self.seat], power=power), secret=True))
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
            victim = gone[0]
            name = "why-wins" if won == len(ends) else "why-out"
            return [Reason(FIRST, say(name, player=self.names[self.seat], victim=self.names[victim],
                                      sanity=self.sanity(victim)), secret=True)]  # fmt: skip
        if won:
            return [Reason(FIRST, say("why-may-win", won=won, of=len(ends)), secret=True)]
        return []

    def dealt(self, ends: Sequence[Position]) -> list[Reason]:
        """What the turn deals to the neighbors, and what they may deal in theirs."""
        told, falls = [], []
        for victim in neighbors(self.view, self.seat):
            left = round(self.lowest(ends, victim))
            if 0 < left < self.sanity(victim):
                falls.append(say("why-falls", victim=self.names[victim], before=self.sanity(victim), left=left))
        if falls:
            told.append(Reason(0.4, say("why-dealt", falls=say.listed(falls)), secret=True))
        own = round(self.lowest(ends, self.seat))
        threat = sum(self.flow(self.view, other, "loss") for other in neighbors(self.view, self.seat))
        if own <= THREAT and threat >= 2:
            told.append(Reason(0.35, say("why-threat", player=self.names[self.seat], sanity=own,
                                         loss=tenths(threat)), secret=True))  # fmt: skip
        return told

    def power(self, trace: Sequence[tuple[Question, Option]], end: Position) -> int:
        """The Conjuring Power that the turn comes to, what was paid with included."""
        paid = sum(self.view.table.rules.cost[card] for _, (verb, card, _) in trace if verb == codes.ACQUIRE)
        return end.counters[POWER_NOW[self.seat]] + paid

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

    def plan(self, traces: Sequence[Sequence[tuple[Question, Option]]], option: int) -> str:
        """The rest of the turn, as far as it names what the seat sees now and chance does not change it; empty where
        that is only the option itself.
        """
        assert self.view.question is not None
        asked = self.step(self.view.question, self.view.options[option])
        steps = [dict.fromkeys(filter(None, (self.step(*given) for given in trace))) for trace in traces]
        sure = [step for step in steps[0] if all(step in other for other in steps[1:])]
        numbers = Counter(filter(None, (self.step(*given) for given in traces[0])))
        told = []
        for kind in ("play", "use", "spend", "abjure", "acquire"):
            of_kind = [(words, numbers[sort, words]) for sort, words in sure if sort == kind]
            if of_kind:
                things = [say("why-times", count=count, thing=thing) if count > 1 else thing
                          for thing, count in of_kind]  # fmt: skip
                told.append(say(f"why-{kind}", things=say.listed(things)))
        return say("why-plan", steps=say("why-then").join(told)) if any(step != asked for step in sure) else ""

    def step(self, question: Question, option: Option) -> tuple[str, str] | None:
        """A step that is worth telling, by its kind; None for one that is not, or with a card not seen now."""
        verb, card, target = option
        table, rules = self.view.table, self.view.table.rules
        if question[0] != self.seat:
            return None
        if question[1] == codes.ASK_TURN and self.is_seen(card):
            if verb == codes.PLAY_CARD:
                return "play", name_of(table, card)
            if verb == codes.ACQUIRE:
                return "acquire", say("why-price", card=name_of(table, card), cost=rules.cost[card])
            if verb == USE and self.skilled.sorts[4 * card + (target - NUMBER_BASE >> 2)] in (CHOICE, COSTLY):
                effects = half_of(table, card, target - NUMBER_BASE)
                spends = unit_of(UNITS, effects[-1].name).leaves
                words = effect_words(effects[:-1] if spends else effects)
                return "spend" if spends else "use", say("why-use-for", card=name_of(table, card), words=words)
        if question[1] == codes.ASK_ABJURE and table.is_card(target) and self.is_seen(target):
            return "abjure", name_of(table, target)
        return None

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
        for shown in (SHOWN, LITTLE):  # what differs little is told where nothing differs more
            told = []
            for part in (ATTACKING, KEEPING, LOSS, POWER, DRAWS, DECK, SHELTER, HINDERING):
                if gains[part] > 0 and (words := self.better(part, mine, theirs, shown)):
                    told.append(Reason(gains[part], words, secret=part in (ATTACKING, KEEPING)))
            if told:
                return told
        return []

    def better(self, part: int, mine: Sequence[Position], theirs: Sequence[Position], shown: float) -> str:
        """In what a part is better, with its numbers; empty where they differ by no more than is `shown`."""
        player = self.names[self.seat]
        if part in FLOW_OF:
            word = FLOW_OF[part]
            now, then = (sum(self.flow(end, self.seat, word) for end in ends) / len(ends) for ends in (mine, theirs))
            return say(f"why-{word}", player=player, now=tenths(now), then=tenths(then)) if now > then + shown else ""
        if part == KEEPING:
            now, then = self.lowest(mine, self.seat), self.lowest(theirs, self.seat)
            return say("why-keeps", player=player, now=round(now), then=round(then)) if now >= then + 1 else ""
        if part == DECK:
            return self.deck(mine, theirs)
        if part == SHELTER:
            now, then = (sum(self.shelter(end) for end in ends) / len(ends) for ends in (mine, theirs))
            return say("why-shelter", player=player, now=tenths(now), then=tenths(then)) if now > then + shown else ""
        victims = [seat for seat in range(self.view.table.seats) if seat != self.seat and not self.view.is_out(seat)]
        if part == ATTACKING:
            victim = max(victims, key=lambda seat: self.lowest(theirs, seat) - self.lowest(mine, seat))
            now, then = self.lowest(mine, victim), self.lowest(theirs, victim)
            words: dict[str, str | int] = {"victim": self.names[victim], "now": round(now), "then": round(then)}
            return say("why-leaves", **words) if now <= then - 1 else ""
        return self.hinders(victims, mine[0], theirs[0])

    def deck(self, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """A smaller deck; what a card is known for besides what it does cannot be told in numbers."""
        now, then = (ends[0].values[OWNED + self.seat].bit_count() for ends in (mine, theirs))
        return say("why-smaller", player=self.names[self.seat], now=now, then=then) if now < then else ""

    def shelter(self, end: Position) -> float:
        """The Sanity of Locations that stand in the way of loss, and of those to come in a turn."""
        seat = self.seat
        facts = self.skilled.estimate.forecast.facts(end.values[OWNED + seat], tuple(locations_of(end, seat)))
        shields = facts[3 * len(FLOWS) : 3 * len(FLOWS) + len(SHELTERS)]
        _, coming, _ = facts[-len(COMING) :]  # Locations that a turn brings, their Sanity, the size of the deck
        return sum(shields) + coming

    def hinders(self, victims: Sequence[int], mine: Position, theirs: Position) -> str:
        """A Location that somebody loses, or a card in hand."""
        for victim in victims:
            lost = [card for card in locations_of(theirs, victim) if card not in locations_of(mine, victim)]
            if lost:
                return say("why-destroyed", victim=self.names[victim], card=name_of(self.view.table, lost[0]))
            now, then = len(mine.zones[HAND[victim]]), len(theirs.zones[HAND[victim]])
            if now < then:
                return say("why-discards", victim=self.names[victim], now=now, then=then)
        return ""
