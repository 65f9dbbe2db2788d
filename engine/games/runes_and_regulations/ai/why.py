"""Runes & Regulations, for computer seats: why an option is taken, in words: who comes nearer to winning, and how far.

It follows from the trials by which options are taken apart (`reasons`), the turn played on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.runes_and_regulations import codes, facts
from engine.games.runes_and_regulations.ai.goals import Standing
from engine.games.runes_and_regulations.ai.reasons import PARTS, Scales
from engine.games.runes_and_regulations.ai.spin import win_limit
from engine.games.runes_and_regulations.ai.trials import Trial
from engine.games.runes_and_regulations.match_rules import Position, Seen
from engine.games.runes_and_regulations.places import FENCE, LAWN, SKIPS
from engine.games.runes_and_regulations.say import say
from engine.games.runes_and_regulations.turn import STEP_SUMMON
from engine.games.runes_and_regulations.winning import HENCHMAN, role_card, role_of, role_progress
from engine.kernel.advice import Reason
from engine.kernel.rules import PASS
from engine.kernel.state import SEAT, STEP, WINNERS

FIRST, LAST = 9.0, 0.1
"""Weights of what wins or loses at once, and of what is said where nothing else tells."""
PETS, BEASTS, WAYS, ABILITIES, HAND, RUNES, RIVALS, THEIRS = range(len(PARTS))
BEASTS_TO_WIN = 5
SLIGHT = 0.02
"""A logarithm of odds that tells two cards apart no more."""


def share(logarithm: float) -> int:
    """What a logarithm of odds adds to a chance that is about even, in hundredths, at least one."""
    return max(1, round(25 * logarithm))


class Why:
    """The reasons for the options of one question."""

    def __init__(self, view: Seen, scales: Scales, worlds: Sequence[Position], trials: Sequence[Trial],
                 names: Sequence[str]) -> None:  # fmt: skip
        self.view = view
        self.scales = scales
        self.worlds = worlds
        self.trials = trials
        self.names = names
        self.seat = view.seat
        self.player = names[self.seat]
        self.villain = facts.nefarious(view)
        self.goal = win_limit(worlds[0])

    def reasons(self, option: int, instead: int) -> list[Reason]:
        """See Adviser.reasons."""
        if instead < 0:  # whatever is chosen does the same
            return []
        mine, theirs = self.ends(option), self.ends(instead)
        cards = self.card(option, instead)
        told = [*self.winning(mine, theirs), *self.threat(mine, theirs), *cards]
        if told and told[0].weight == FIRST:
            return told
        gains = [more - less for more, less in zip(self.parts(mine), self.parts(theirs), strict=True)]
        for part, gain in enumerate(gains):
            if gain < SLIGHT or (part == ABILITIES and cards):
                continue
            words = self.better(part, mine, theirs)
            if words:
                told.append(Reason(gain, words, part in (WAYS, HAND)))
        return told or [self.otherwise(option)]

    def ends(self, option: int) -> list[Position]:
        """Where an option leads to."""
        return [trial.run(world, option) for trial, world in zip(self.trials, self.worlds, strict=True)]

    def parts(self, ends: Sequence[Position]) -> list[float]:
        """What positions are worth, taken apart."""
        return [sum(column) / len(ends) for column in zip(*map(self.scales.parts, ends), strict=True)]

    def standing(self, state: Position, seat: int) -> Standing:
        """What lies on a Lawn."""
        return self.scales.knowledge.reader.standing(state, seat)

    # --- winning -------------------------------------------------------------------------------------------------

    def winning(self, ends: Sequence[Position], instead: Sequence[Position]) -> list[Reason]:
        """How likely the turn is won with what then lies on the Lawn, the Spin considered."""
        chance, otherwise = self.chance(ends), self.chance(instead)
        if chance < otherwise + 0.05:
            return []
        own = self.standing(ends[0], self.seat)
        if chance > 0.99:
            return [Reason(FIRST, say("why-wins", player=self.player), True)]
        if own.pets >= self.goal:
            words = say("why-spin", player=self.player, pets=own.pets, goal=self.goal, percent=round(100 * chance))
            return [Reason(FIRST, words)]
        return [Reason(FIRST, say("why-may-win", percent=round(100 * chance)), True)]

    def chance(self, ends: Sequence[Position]) -> float:
        """How likely the seat wins the turn at whose end trials stand."""
        return sum(self.about_to_win(end, self.seat) for end in ends) / len(ends)

    def threat(self, mine: Sequence[Position], theirs: Sequence[Position]) -> list[Reason]:
        """Who could win at once otherwise."""
        for seat in self.rivals():
            now, then = (sum(self.about_to_win(end, seat) for end in ends) / len(ends) for ends in (mine, theirs))
            if now + 0.1 < then:
                return [Reason(FIRST, say("why-stops", rival=self.names[seat], now=round(100 * now),
                                          then=round(100 * then)))]  # fmt: skip
        return []

    def about_to_win(self, end: Position, seat: int) -> float:
        """How likely a seat wins the turn at whose end a trial stands, a rival by its Mythical Creatures."""
        if end.over:
            return float(end.values[WINNERS] >> seat & 1)
        if end.stack[0][SEAT] != seat or end.stack[0][STEP] <= STEP_SUMMON:
            return 0.0
        if seat != self.seat and self.standing(end, seat).pets < self.goal:  # the roles of others are imagined
            return 0.0
        return self.scales.odds.about_to_win(end, [self.standing(end, other) for other in self.scales.odds.seats],
                                             seat, self.goal)  # fmt: skip

    def rivals(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.view.table.seats) if seat != self.seat]

    def card(self, option: int, instead: int) -> list[Reason]:
        """What whole games tell of two cards, where one of them is summoned, given up, destroyed or the like."""
        question, knowledge = self.view.question, self.scales.knowledge
        assert question is not None
        (verb, source, target), (other_verb, other_source, other_target) = question[3][option], question[3][instead]
        discards = question[1] in (codes.ASK_DISCARD, codes.ASK_HAND_LIMIT)
        summons = verb == other_verb == codes.SUMMON_VERB
        one, other = (source, other_source) if discards or summons else (target, other_target)
        if not (self.view.table.is_card(one) and self.view.table.is_card(other)):
            return []
        held = discards or one in self.view.zones[FENCE[self.seat]]
        gives_up = held or (not summons and one in self.view.zones[LAWN[self.seat]])
        worth = knowledge.held if held else knowledge.lawn
        more = worth[one] - worth[other]
        if (more > -SLIGHT) if gives_up else (more < SLIGHT):
            return []
        cards = self.view.table.rules.cards
        name = "why-needs-less" if held else "why-weaker" if gives_up else "why-stronger"
        words = say(name, card=cards[one].name, other=cards[other].name, percent=share(abs(more)))
        return [Reason(abs(more), words, held or summons)]

    # --- against another option ----------------------------------------------------------------------------------

    def better(self, part: int, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """In what a part is better, with its numbers; empty where they do not differ."""
        seat = self.seat
        own, other = self.standing(mine[0], seat), self.standing(theirs[0], seat)
        said: dict[str, str | int] = {"player": self.player, "goal": self.goal}
        if part == PETS:
            if own.pets > other.pets:
                return say("why-pets", now=own.pets, then=other.pets, **said)
            return say("why-hexed", now=own.hexed, then=other.hexed, **said) if own.hexed < other.hexed else ""
        if part == BEASTS:
            if own.beasts > other.beasts:
                return say("why-beasts", player=self.player, now=own.beasts, then=other.beasts, goal=BEASTS_TO_WIN)
            return say("why-fodder", player=self.player, now=say("why-creatures", count=own.pets),
                       then=other.pets) if own.pets > other.pets else ""  # fmt: skip
        if part == WAYS:
            return self.role(mine[0], theirs[0])
        if part == ABILITIES:
            return self.ability(mine, theirs)
        if part == HAND and own.cards > other.cards:
            lacking = self.goal - own.pets if seat != self.villain else BEASTS_TO_WIN - own.beasts
            name = "why-hand" if seat != self.villain else "why-hand-beasts"
            lacks = lacking if seat == self.villain else say("why-creatures", count=max(0, lacking))
            return say(name, player=self.player, now=say("why-cards", count=own.cards), then=other.cards, lacking=lacks)
        if part == RUNES and own.runes > other.runes:
            return say("why-fence", player=self.player, now=say("why-runes", count=own.runes), then=other.runes)
        if part == RIVALS:
            return self.held_back(mine, theirs)
        return self.poorer(mine, theirs) if part == THEIRS else ""

    def role(self, mine: Position, theirs: Position) -> str:
        """How far the own role is."""
        card = role_card(mine, self.seat)
        now, needed = role_progress(mine, self.seat)
        then, _ = role_progress(theirs, self.seat)
        if card is None or not needed:
            return ""
        if now <= then:
            return say("why-role-so-far", player=self.player, role=card.name, now=now, needed=needed)
        return say("why-role", player=self.player, role=card.name, now=now, then=then, needed=needed)

    def ability(self, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """A Creature that lies on the own Lawn for its effect."""
        zone = LAWN[self.seat]
        here, there = (Counter(card for end in ends for card in set(end.zones[zone])) for ends in (mine, theirs))
        worth = self.scales.knowledge.lawn
        extra = [card for card in here if here[card] == len(mine) and not there[card] and worth[card] > 0
                 and self.is_seen(card)]  # fmt: skip
        if not extra:
            return ""
        best = max(extra, key=lambda card: worth[card])
        return say("why-effect", player=self.player, card=self.view.table.rules.cards[best].name,
                   percent=share(worth[best]))  # fmt: skip

    def is_seen(self, card: int) -> bool:
        """Whether the seat knows where a card is."""
        return any(card in zone for zone in self.view.zones)

    def held_back(self, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """Whose goal is farther away: the rival that is nearest to it, of those that lose something."""
        found = []
        for seat in self.rivals():
            now, then = self.standing(mine[0], seat), self.standing(theirs[0], seat)
            beasts = seat == self.villain
            have, had = (now.beasts, then.beasts) if beasts else (now.pets, then.pets)
            if have < had:
                found.append((had, say("why-beasts-of" if beasts else "why-pets-of", rival=self.names[seat], now=have,
                                       then=had, goal=BEASTS_TO_WIN if beasts else self.goal)))  # fmt: skip
        return max(found)[1] if found else ""

    def poorer(self, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """Who has fewer cards or Runes, or skips a phase."""
        for seat in sorted(self.rivals(), key=lambda seat: -self.standing(self.worlds[0], seat).pets):
            now, then = self.standing(mine[0], seat), self.standing(theirs[0], seat)
            said: dict[str, str | int] = {"rival": self.names[seat], "pets": now.pets, "goal": self.goal}
            skips = [end.counters[SKIPS[seat]].bit_count() for end in (mine[0], theirs[0])]
            if skips[0] > skips[1]:
                return say("why-skips", **said)
            if now.cards < then.cards:
                return say("why-cards-of", now=say("why-cards", count=now.cards), then=then.cards, **said)
            if now.runes < then.runes:
                return say("why-runes-of", now=say("why-runes", count=now.runes), then=then.runes, **said)
        return ""

    def otherwise(self, option: int) -> Reason:
        """What is said where nothing tells the options apart: who is how far."""
        if self.villain >= 0 and role_of(self.worlds[0], self.seat) == HENCHMAN:
            lawn = self.standing(self.worlds[0], self.villain)
            words = say("why-henchman", player=self.player, villain=self.names[self.villain], beasts=lawn.beasts,
                        goal=BEASTS_TO_WIN, pets=say("why-creatures", count=lawn.pets))  # fmt: skip
            return Reason(LAST, words, True)
        if self.villain >= 0 and self.seat != self.villain and (words := self.role(self.worlds[0], self.worlds[0])):
            return Reason(LAST, words, True)
        nearest = max(self.rivals(), key=lambda seat: self.standing(self.worlds[0], seat).pets)
        pets, own = (self.standing(self.worlds[0], seat).pets for seat in (nearest, self.seat))
        name = "why-keeps" if self.view.options[option][0] == PASS else "why-even"
        return Reason(LAST, say(name, player=self.player, own=own, rival=self.names[nearest], pets=pets,
                                goal=self.goal))  # fmt: skip
