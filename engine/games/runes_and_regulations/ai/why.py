"""Runes & Regulations, for computer seats: why an option is taken, in words: who comes nearer to winning, and how far.

It follows from the trials by which options are taken apart (`reasons`), the turn played on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.runes_and_regulations import facts
from engine.games.runes_and_regulations.ai.goals import Standing
from engine.games.runes_and_regulations.ai.reasons import PARTS, Scales
from engine.games.runes_and_regulations.ai.spin import win_limit
from engine.games.runes_and_regulations.ai.trials import Trial
from engine.games.runes_and_regulations.match_rules import Position, Seen
from engine.games.runes_and_regulations.places import LAWN, SKIPS
from engine.games.runes_and_regulations.say import say
from engine.games.runes_and_regulations.turn import STEP_SUMMON
from engine.games.runes_and_regulations.winning import role_card, role_progress
from engine.kernel.advice import Reason
from engine.kernel.rules import PASS
from engine.kernel.state import SEAT, STEP, WINNERS

FIRST, ROLE, LAST = 9.0, 6.0, 0.1
"""Weights of what wins or loses at once, of the aim of a role, and of what is said where nothing else tells."""
PETS, BEASTS, WAYS, ABILITIES, HAND, FENCE, RIVALS, THEIRS = range(len(PARTS))
BEASTS_TO_WIN = 5


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
        mine = self.ends(option)
        told = self.winning(mine)
        if instead >= 0:
            theirs = self.ends(instead)
            told += self.threat(mine, theirs)
            gains = [more - less for more, less in zip(self.parts(mine), self.parts(theirs), strict=True)]
            for part, gain in enumerate(gains):
                words = self.better(part, mine, theirs) if gain > 0 else ""
                if words:
                    told.append(Reason(max(gain, ROLE) if part == WAYS else gain, words, part in (WAYS, HAND)))
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

    def winning(self, ends: Sequence[Position]) -> list[Reason]:
        """How likely the turn is won with what then lies on the Lawn, the Spin considered."""
        odds, chances = self.scales.odds, []
        for end in ends:
            if end.over:
                chances.append(float(end.values[WINNERS] >> self.seat & 1))
            elif end.stack[0][SEAT] == self.seat and end.stack[0][STEP] > STEP_SUMMON:
                lawns = [self.standing(end, seat) for seat in odds.seats]
                chances.append(odds.about_to_win(end, lawns, self.seat, self.goal))
        chance = sum(chances) / len(ends)
        if chance < 0.05:
            return []
        own = self.standing(ends[0], self.seat)
        if chance > 0.99:
            return [Reason(FIRST, say("why-wins", player=self.player), True)]
        if own.pets >= self.goal:
            words = say("why-spin", player=self.player, pets=own.pets, goal=self.goal, percent=round(100 * chance))
            return [Reason(FIRST, words)]
        return [Reason(FIRST, say("why-may-win", percent=round(100 * chance)), True)]

    def threat(self, mine: Sequence[Position], theirs: Sequence[Position]) -> list[Reason]:
        """Who could win at once otherwise."""
        for seat in self.rivals():
            now, then = (sum(self.about_to_win(end, seat) for end in ends) / len(ends) for ends in (mine, theirs))
            if now + 0.1 < then:
                return [Reason(FIRST, say("why-stops", rival=self.names[seat], now=round(100 * now),
                                          then=round(100 * then)))]  # fmt: skip
        return []

    def about_to_win(self, end: Position, seat: int) -> float:
        """How likely a rival wins the turn at whose end a trial stands, by its Mythical Creatures."""
        if end.over:
            return float(end.values[WINNERS] >> seat & 1)
        if end.stack[0][SEAT] != seat or end.stack[0][STEP] <= STEP_SUMMON:
            return 0.0
        lawn = self.standing(end, seat)
        if lawn.pets < self.goal:
            return 0.0
        return self.scales.odds.about_to_win(end, [self.standing(end, other) for other in self.scales.odds.seats],
                                             seat, self.goal)  # fmt: skip

    def rivals(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.view.table.seats) if seat != self.seat]

    # --- against another option ----------------------------------------------------------------------------------

    def better(self, part: int, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """In what a part is better, with its numbers; empty where they do not differ."""
        seat = self.seat
        own, other = self.standing(mine[0], seat), self.standing(theirs[0], seat)
        said = {"player": self.player, "goal": self.goal}
        if part == PETS:
            if own.pets > other.pets:
                return say("why-pets", now=own.pets, then=other.pets, **said)
            return say("why-hexed", now=own.hexed, then=other.hexed, **said) if own.hexed < other.hexed else ""
        if part == BEASTS:
            if own.beasts > other.beasts:
                return say("why-beasts", player=self.player, now=own.beasts, then=other.beasts, goal=BEASTS_TO_WIN)
            return say("why-fodder", player=self.player, now=own.pets, then=other.pets) if own.pets > other.pets else ""
        if part == WAYS:
            return self.role(mine[0], theirs[0])
        if part == ABILITIES:
            return self.ability(mine, theirs)
        if part == HAND and own.cards > other.cards:
            lacking = self.goal - own.pets if seat != self.villain else BEASTS_TO_WIN - own.beasts
            name = "why-hand" if seat != self.villain else "why-hand-beasts"
            return say(name, player=self.player, now=own.cards, then=other.cards, lacking=max(0, lacking))
        if part == FENCE and own.runes > other.runes:
            return say("why-fence", player=self.player, now=own.runes, then=other.runes)
        if part == RIVALS:
            return self.held_back(mine, theirs)
        return self.poorer(mine, theirs) if part == THEIRS else ""

    def role(self, mine: Position, theirs: Position) -> str:
        """How far the own role is."""
        card = role_card(mine, self.seat)
        now, needed = role_progress(mine, self.seat)
        then, _ = role_progress(theirs, self.seat)
        if card is None or not needed or now <= then:
            return ""
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
        return say("why-effect", player=self.player, card=self.view.table.rules.cards[best].name)

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
            said = {"rival": self.names[seat], "pets": now.pets, "goal": self.goal}
            skips = [end.counters[SKIPS[seat]].bit_count() for end in (mine[0], theirs[0])]
            if skips[0] > skips[1]:
                return say("why-skips", **said)
            if now.cards < then.cards:
                return say("why-cards-of", now=now.cards, then=then.cards, **said)
            if now.runes < then.runes:
                return say("why-runes-of", now=now.runes, then=then.runes, **said)
        return ""

    def otherwise(self, option: int) -> Reason:
        """What is said where nothing tells the options apart: who is how far."""
        nearest = max(self.rivals(), key=lambda seat: self.standing(self.worlds[0], seat).pets)
        pets, own = (self.standing(self.worlds[0], seat).pets for seat in (nearest, self.seat))
        name = "why-keeps" if self.view.options[option][0] == PASS else "why-even"
        return Reason(LAST, say(name, player=self.player, own=own, rival=self.names[nearest], pets=pets,
                                goal=self.goal))  # fmt: skip
