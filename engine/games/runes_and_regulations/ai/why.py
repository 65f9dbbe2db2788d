"""Runes & Regulations, for computer seats: why an option is taken, as data: who comes nearer to winning, and how far.

It follows from the trials by which options are taken apart (`reasons`), the turn played on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.runes_and_regulations import codes, facts
from engine.games.runes_and_regulations.ai.goals import Standing
from engine.games.runes_and_regulations.ai.reasons import ABILITIES, BEASTS, HAND, PETS, RIVALS, RUNES, WAYS, Scales
from engine.games.runes_and_regulations.ai.spin import win_limit
from engine.games.runes_and_regulations.ai.trials import Trial
from engine.games.runes_and_regulations.match_rules import Position, Seen
from engine.games.runes_and_regulations.places import FENCE, LAWN, SKIPS
from engine.games.runes_and_regulations.turn import STEP_SUMMON
from engine.games.runes_and_regulations.winning import role_card, role_progress
from engine.kernel.policy import Reason, fives
from engine.kernel.refs import number_ref, seat_ref
from engine.kernel.rules import PASS
from engine.kernel.state import SEAT, STEP, WINNERS, Option

FIRST, LAST = 9.0, 0.1
"""Weights of what wins or loses at once, and of what is said where nothing else tells."""
BEASTS_TO_WIN = 5
SLIGHT = 0.02
"""A logarithm of odds that tells two cards apart no more."""
MARKED = 0.25
"""How far means over worlds, in cards, lie apart that tell something."""
WORLDS = 12
"""In how many imagined worlds options are compared."""


def counted(weight: float, key: str, now: float, then: float, about: tuple[int, ...] = (), secret: bool = False,
            ) -> Reason:  # fmt: skip
    """Return a reason with whole numbers, or as a tendency ("KEY-likely") where a mean over worlds isn't whole."""
    if now == int(now) and then == int(then):
        return Reason(weight, key, int(now), int(then), about, secret)
    return Reason(weight, f"{key}-likely", 0, 1, about, secret)


class Why:
    """The reasons for the options of one question."""

    def __init__(self, view: Seen, scales: Scales, worlds: Sequence[Position], trials: Sequence[Trial],
                 ) -> None:  # fmt: skip
        self.view = view
        self.scales = scales
        self.worlds = worlds
        self.trials = trials
        self.seat = view.seat
        self.villain = facts.nefarious(view)
        self.goal = win_limit(worlds[0])

    def reasons(self, option: int, instead: int) -> list[Reason]:
        """See GamePolicy.reasons."""
        if instead < 0:  # whatever is chosen does the same
            return []
        mine, theirs = self.ends(option), self.ends(instead)
        cards = self.card(option, instead)
        told = [*self.winning(mine, theirs), *self.threat(mine, theirs), *cards]
        if told and told[0].weight == FIRST:
            return told
        gains = [more - less for more, less in zip(self.parts(mine), self.parts(theirs), strict=True)]
        for part, gain in enumerate(gains):
            if gain >= SLIGHT and not (part == ABILITIES and cards):
                told += self.better(part, gain, mine, theirs)
        told = told or self.change(self.view.options[option], mine)
        won, otherwise = self.own_chance(mine), self.own_chance(theirs)
        if fives(won - otherwise) > 0:
            told.append(Reason(LAST, "likelier", fives(won - otherwise), secret=True))
        if not told and self.view.options[option][0] == PASS:
            told.append(Reason(LAST, "keeps"))
        return told

    def ends(self, option: int) -> list[Position]:
        """Where an option leads to."""
        return [trial.run(world, option) for trial, world in zip(self.trials, self.worlds, strict=True)]

    def parts(self, ends: Sequence[Position]) -> list[float]:
        """What positions are worth, taken apart."""
        return [sum(column) / len(ends) for column in zip(*map(self.scales.parts, ends), strict=True)]

    def standing(self, state: Position, seat: int) -> Standing:
        """What lies on a Lawn."""
        return self.scales.odds.reader.standing(state, seat)

    def mean(self, ends: Sequence[Position], seat: int, what: str) -> float:
        """How much of something (a field of Standing) a seat has in the mean, to a tenth."""
        total: int = sum(getattr(self.standing(end, seat), what) for end in ends)
        return round(total / len(ends), 1)

    # --- winning -------------------------------------------------------------------------------------------------

    def winning(self, ends: Sequence[Position], instead: Sequence[Position]) -> list[Reason]:
        """How likely the turn is won with what then lies on the Lawn, the Spin considered."""
        chance, otherwise = self.chance(ends), self.chance(instead)
        if chance < otherwise + 0.05:
            return []
        own = self.standing(ends[0], self.seat)
        if chance > 0.99:
            return [Reason(FIRST, "wins", secret=True)]
        if own.pets >= self.goal:
            return [Reason(FIRST, "spin", fives(chance), fives(otherwise))]
        return [Reason(FIRST, "may-win", fives(chance), fives(otherwise), secret=True)] if fives(chance) else []

    def chance(self, ends: Sequence[Position]) -> float:
        """How likely the seat wins the turn at whose end trials stand."""
        return sum(self.about_to_win(end, self.seat) for end in ends) / len(ends)

    def threat(self, mine: Sequence[Position], theirs: Sequence[Position]) -> list[Reason]:
        """Who could win at once otherwise."""
        for seat in self.rivals():
            now, then = (sum(self.about_to_win(end, seat) for end in ends) / len(ends) for ends in (mine, theirs))
            if now + 0.1 < then:
                return [Reason(FIRST, "stops", fives(now), fives(then), (seat_ref(seat),))]
        return []

    def about_to_win(self, end: Position, seat: int) -> float:
        """How likely a seat wins the turn at whose end a trial stands, a rival by its Mythical Creatures."""
        if end.over:
            return float(end.values[WINNERS] >> seat & 1)
        if end.stack[0][SEAT] != seat or end.stack[0][STEP] <= STEP_SUMMON:
            return 0.0
        if seat != self.seat and self.standing(end, seat).pets < self.goal:  # the roles of others are imagined
            return 0.0
        odds = self.scales.odds
        return odds.about_to_win(end, odds.lawns(end), seat, self.goal)

    def rivals(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.view.table.seats) if seat != self.seat]

    def card(self, option: int, instead: int) -> list[Reason]:
        """What whole games tell of two cards, where one of them is summoned, given up, destroyed or the like."""
        question, odds = self.view.question, self.scales.odds
        assert question is not None
        (verb, source, target), (other_verb, other_source, other_target) = question[3][option], question[3][instead]
        discards = question[1] in (codes.ASK_DISCARD, codes.ASK_HAND_LIMIT)
        summons = verb == other_verb == codes.SUMMON_VERB
        one, other = (source, other_source) if discards or summons else (target, other_target)
        if not (self.view.table.is_card(one) and self.view.table.is_card(other)):
            return []
        on_fence = one in self.view.zones[FENCE[self.seat]]
        held = discards or on_fence
        gives_up = held or (not summons and one in self.view.zones[LAWN[self.seat]])
        places = odds.fence if on_fence else odds.held if held else odds.lawn
        counts = odds.counts(0.0)
        more = counts[places[one]] - counts[places[other]]
        if (more > -SLIGHT) if gives_up else (more < SLIGHT):
            return []
        key = "needs-less" if held else "weaker" if gives_up else "stronger"
        return [Reason(abs(more), key, 0, 1, (one, other), secret=held or summons)]

    # --- against another option ----------------------------------------------------------------------------------

    def better(self, part: int, weight: float, mine: Sequence[Position], theirs: Sequence[Position]) -> list[Reason]:
        """Return in what a part is better, if it differs enough."""
        seat = self.seat

        def both(what: str) -> tuple[float, float]:
            return self.mean(mine, seat, what), self.mean(theirs, seat, what)

        def more(key: str, what: str, about: tuple[int, ...] = (), secret: bool = False) -> list[Reason]:
            now, then = both(what)
            return [counted(weight, key, now, then, about, secret)] if now >= then + MARKED else []

        if part == PETS:
            now, then = both("hexed")
            return more("pets", "pets", (number_ref(self.goal),)) or (
                [counted(weight, "hexed", now, then)] if now <= then - MARKED else [])  # fmt: skip
        if part == BEASTS:
            return more("beasts", "beasts", (number_ref(BEASTS_TO_WIN),)) or more("fodder", "pets")
        if part == WAYS:
            return self.role(weight, mine, theirs)
        if part == ABILITIES:
            return self.ability(weight, mine, theirs)
        if part == HAND:
            return more("hand", "cards", secret=True)
        if part == RUNES:
            return more("fence", "runes")
        return (self.held_back if part == RIVALS else self.poorer)(weight, mine, theirs)

    def role(self, weight: float, mine: Sequence[Position], theirs: Sequence[Position]) -> list[Reason]:
        """Return how far the own role is."""
        now, then = (round(sum(role_progress(end, self.seat)[0] for end in ends) / len(ends), 1)
                     for ends in (mine, theirs))  # fmt: skip
        needed = role_progress(mine[0], self.seat)[1]
        if role_card(mine[0], self.seat) is None or not needed or now < then + MARKED:
            return []
        return [counted(weight, "role", now, then, (number_ref(needed),), secret=True)]

    def ability(self, weight: float, mine: Sequence[Position], theirs: Sequence[Position]) -> list[Reason]:
        """Return a Creature that lies on the own Lawn for its effect."""
        zone = LAWN[self.seat]
        here, there = (Counter(card for end in ends for card in set(end.zones[zone])) for ends in (mine, theirs))
        counts = self.scales.odds.counts(0.0)
        worth = {card: counts[self.scales.odds.lawn[card]] for card in here}
        extra = [card for card in here if here[card] == len(mine) and not there[card] and worth[card] > 0
                 and self.is_seen(card)]  # fmt: skip
        return [Reason(weight, "effect", about=(max(extra, key=lambda card: worth[card]),))] if extra else []

    def is_seen(self, card: int) -> bool:
        """Whether the seat knows where a card is."""
        return any(card in zone for zone in self.view.zones)

    def held_back(self, weight: float, mine: Sequence[Position], theirs: Sequence[Position]) -> list[Reason]:
        """Return the rival nearest to its goal, of those that lose something."""
        found = []
        for seat in self.rivals():
            beasts = seat == self.villain
            have, had = (self.mean(ends, seat, "beasts" if beasts else "pets") for ends in (mine, theirs))
            if have <= had - MARKED:
                goal = number_ref(BEASTS_TO_WIN if beasts else self.goal)
                found.append((had, -seat, counted(weight, "beasts-of" if beasts else "pets-of", have, had,
                                                  (seat_ref(seat), goal))))  # fmt: skip
        return [max(found, key=lambda each: each[:2])[2]] if found else []

    def poorer(self, weight: float, mine: Sequence[Position], theirs: Sequence[Position]) -> list[Reason]:
        """Return the rival that has fewer cards or Runes, or skips a phase."""
        for seat in sorted(self.rivals(), key=lambda seat: -self.standing(self.worlds[0], seat).pets):
            skips = [sum(end.counters[SKIPS[seat]].bit_count() for end in ends) for ends in (mine, theirs)]
            if skips[0] > skips[1]:
                return [Reason(weight, "skips", about=(seat_ref(seat),))]
            for what in ("cards", "runes"):
                now, then = (self.mean(ends, seat, what) for ends in (mine, theirs))
                if now <= then - MARKED:
                    return [counted(weight, f"{what}-of", now, then, (seat_ref(seat),))]
        return []

    def change(self, option: Option, ends: Sequence[Position]) -> list[Reason]:
        """Return what becomes of the Lawn that is summoned onto, or on which a rival's card is chosen."""
        verb, _, target = option
        at = (seat for seat in self.rivals() if target in self.view.zones[LAWN[seat]])
        owner = self.seat if verb == codes.SUMMON_VERB else next(at, self.villain)
        if owner == self.villain:
            return []
        now, then = (self.mean(states, owner, "pets") for states in (ends, self.worlds))
        if not (now > then if owner == self.seat else now < then) or now != int(now):
            return []
        goal = number_ref(self.goal)
        about = (goal,) if owner == self.seat else (seat_ref(owner), goal)
        return [Reason(LAST, "pets" if owner == self.seat else "pets-of", int(now), int(now), about)]

    def own_chance(self, ends: Sequence[Position]) -> float:
        """Return how likely the seat wins, as things then stand."""
        odds = self.scales.odds
        return sum(float(end.values[WINNERS] >> self.seat & 1) if end.over else odds.chance(end)
                   for end in ends) / len(ends)  # fmt: skip
