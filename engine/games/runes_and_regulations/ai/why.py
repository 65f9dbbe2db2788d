"""Runes & Regulations, for computer seats: why an option is taken, in words: who comes nearer to winning, and how far.

It follows from the trials by which options are taken apart (`reasons`), the turn played on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.runes_and_regulations import codes, facts
from engine.games.runes_and_regulations.ai.goals import Standing
from engine.games.runes_and_regulations.ai.reasons import PARTS, Scales
from engine.games.runes_and_regulations.ai.rollouts import Rollout
from engine.games.runes_and_regulations.ai.spin import win_limit
from engine.games.runes_and_regulations.ai.trials import Trial
from engine.games.runes_and_regulations.match_rules import Position, Seen
from engine.games.runes_and_regulations.places import FENCE, LAWN, SKIPS
from engine.games.runes_and_regulations.say import say
from engine.games.runes_and_regulations.turn import STEP_SUMMON
from engine.games.runes_and_regulations.winning import HENCHMAN, role_card, role_of, role_progress
from engine.kernel.advice import Reason
from engine.kernel.rules import PASS
from engine.kernel.state import SEAT, STEP, WINNERS, Option

FIRST, LAST = 9.0, 0.1
"""Weights of what wins or loses at once, and of what is said where nothing else tells."""
PETS, BEASTS, WAYS, ABILITIES, HAND, RUNES, RIVALS, THEIRS = range(len(PARTS))
BEASTS_TO_WIN = 5
SLIGHT = 0.02
"""A logarithm of odds that tells two cards apart no more."""
TELLING = 0.003
"""A chance to win, from 0 to 1, that is worth a sentence."""
MARKED = 0.25
"""How far means over worlds, in cards, lie apart that tell something."""
HARDLY = 0.01
"""A difference of chances to win, from 0 to 1, that hardly matters."""
WORLDS = 12
"""In how many imagined worlds options are compared."""


def share(logarithm: float) -> int:
    """What a logarithm of odds adds to a chance that is about even, in hundredths, at least one."""
    return max(1, round(25 * logarithm))


def percent(chance: float, other: float) -> str:
    """A chance in hundredths, with a decimal where it would else read like the other one."""
    return f"{100 * chance:.{int(round(100 * chance) == round(100 * other))}f}"


def amount(mean: float) -> int | str:
    """A mean over worlds in words: a whole number is not rounded in all of them alike."""
    rounded = round(mean, 1)
    return int(rounded) if rounded == int(rounded) else say("why-about", number=f"{rounded:.1f}")


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
        if not told:
            return self.otherwise(option, instead, mine, theirs)
        odds = self.outlook("why-odds", mine, theirs)
        return [*told, Reason(LAST, odds, True)] if odds else told

    def ends(self, option: int) -> list[Position]:
        """Where an option leads to."""
        return [trial.run(world, option) for trial, world in zip(self.trials, self.worlds, strict=True)]

    def parts(self, ends: Sequence[Position]) -> list[float]:
        """What positions are worth, taken apart."""
        return [sum(column) / len(ends) for column in zip(*map(self.scales.parts, ends), strict=True)]

    def standing(self, state: Position, seat: int) -> Standing:
        """What lies on a Lawn."""
        return self.scales.knowledge.reader.standing(state, seat)

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

        def both(what: str) -> tuple[float, float]:
            return self.mean(mine, seat, what), self.mean(theirs, seat, what)

        said: dict[str, str | int] = {"player": self.player, "goal": self.goal}
        pets, other_pets = both("pets")
        if part == PETS:
            if pets >= other_pets + MARKED:
                return say("why-pets", now=amount(pets), then=amount(other_pets), **said)
            now, then = both("hexed")
            return say("why-hexed", now=amount(now), then=amount(then), **said) if now <= then - MARKED else ""
        if part == BEASTS:
            now, then = both("beasts")
            if now >= then + MARKED:
                return say("why-beasts", player=self.player, now=amount(now), then=amount(then), goal=BEASTS_TO_WIN)
            return say("why-fodder", player=self.player, now=say("why-creatures", count=amount(pets)),
                       then=amount(other_pets)) if pets >= other_pets + MARKED else ""  # fmt: skip
        if part == WAYS:
            return self.role(mine, theirs)
        if part == ABILITIES:
            return self.ability(mine, theirs)
        if part == HAND:
            now, then = both("cards")
            if now < then + MARKED:
                return ""
            villain = seat == self.villain
            lacking = amount(max(0, BEASTS_TO_WIN - self.mean(mine, seat, "beasts") if villain else self.goal - pets))
            return say("why-hand-beasts" if villain else "why-hand", player=self.player,
                       now=say("why-cards", count=amount(now)), then=amount(then),
                       lacking=lacking if villain else say("why-creatures", count=lacking))  # fmt: skip
        if part == RUNES:
            now, then = both("runes")
            return say("why-fence", player=self.player, now=say("why-runes", count=amount(now)),
                       then=amount(then)) if now >= then + MARKED else ""  # fmt: skip
        return self.held_back(mine, theirs) if part == RIVALS else self.poorer(mine, theirs)

    def role(self, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """How far the own role is."""
        card = role_card(mine[0], self.seat)
        now, then = (round(sum(role_progress(end, self.seat)[0] for end in ends) / len(ends), 1)
                     for ends in (mine, theirs))  # fmt: skip
        needed = role_progress(mine[0], self.seat)[1]
        if card is None or not needed or now < then + MARKED:
            return ""
        return say("why-role", player=self.player, role=card.name, now=amount(now), then=amount(then), needed=needed)

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
            beasts = seat == self.villain
            have, had = (self.mean(ends, seat, "beasts" if beasts else "pets") for ends in (mine, theirs))
            if have <= had - MARKED:
                found.append((had, say("why-beasts-of" if beasts else "why-pets-of", rival=self.names[seat],
                                       now=amount(have), then=amount(had),
                                       goal=BEASTS_TO_WIN if beasts else self.goal)))  # fmt: skip
        return max(found)[1] if found else ""

    def poorer(self, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """Who has fewer cards or Runes, or skips a phase."""
        for seat in sorted(self.rivals(), key=lambda seat: -self.standing(self.worlds[0], seat).pets):
            said: dict[str, str | int] = {"rival": self.names[seat], "pets": amount(self.mean(mine, seat, "pets")),
                                          "goal": self.goal}  # fmt: skip
            skips = [sum(end.counters[SKIPS[seat]].bit_count() for end in ends) for ends in (mine, theirs)]
            if skips[0] > skips[1]:
                return say("why-skips", **said)
            for what, name, count in (("cards", "why-cards-of", "why-cards"), ("runes", "why-runes-of", "why-runes")):
                now, then = (self.mean(ends, seat, what) for ends in (mine, theirs))
                if now <= then - MARKED:
                    return say(name, now=say(count, count=amount(now)), then=amount(then), **said)
        return ""

    def otherwise(self, option: int, instead: int, mine: Sequence[Position], theirs: Sequence[Position],
                  ) -> list[Reason]:  # fmt: skip
        """What is said where no part tells the options apart: who is likelier to win, as things then stand or, played
        on, when it is the seat's turn again; what it changes, or in the base game who is how far.
        """
        words = (self.outlook("why-odds", mine, theirs)
                 or self.outlook("why-odds-later", self.later(option), self.later(instead)))  # fmt: skip
        told = [Reason(2 * LAST, words, True)] if words else []
        if (change := self.change(self.view.options[option], mine)) or self.villain >= 0:
            return [*told, Reason(LAST, change)] if change else told
        nearest = max(self.rivals(), key=lambda seat: self.standing(self.worlds[0], seat).pets)
        pets, own = (self.standing(self.worlds[0], seat).pets for seat in (nearest, self.seat))
        name = "why-keeps" if self.view.options[option][0] == PASS else "why-even"
        return [*told, Reason(LAST, say(name, player=self.player, own=own, rival=self.names[nearest], pets=pets,
                                        goal=self.goal))]  # fmt: skip

    def change(self, option: Option, ends: Sequence[Position]) -> str:
        """What becomes of the Lawn that is summoned onto, or on which a rival's card is chosen; empty for others."""
        verb, _, target = option
        at = (seat for seat in self.rivals() if target in self.view.zones[LAWN[seat]])
        owner = self.seat if verb == codes.SUMMON_VERB else next(at, self.villain)
        if owner == self.villain:
            return ""
        now, then = (self.mean(states, owner, "pets") for states in (ends, self.worlds))
        better = now > then if owner == self.seat else now < then
        return say("why-pets" if owner == self.seat else "why-pets-of", player=self.player, rival=self.names[owner],
                   now=amount(now), then=amount(then), goal=self.goal) if better else ""  # fmt: skip

    def later(self, option: int) -> list[Position]:
        """Where an option leads to by the time of the seat's next turn."""
        rollout = Rollout(self.trials[0].plain, self.seat, 1)
        return [rollout.run(world, option, number) for number, world in enumerate(self.worlds)]

    def outlook(self, name: str, mine: Sequence[Position], theirs: Sequence[Position]) -> str:
        """How likely the seat wins, and the rival that it costs most; empty where the seat gains nothing, unless it
        hardly matters in the end."""
        now, then = self.chances(mine), self.chances(theirs)
        own, other = now[self.seat], then[self.seat]
        if own < other + TELLING:
            if name == "why-odds" or own < other - HARDLY:
                return ""
            return say("why-odds-same", player=self.player, now=round(100 * own))
        seat = max(self.rivals(), key=lambda rival: then[rival] - now[rival])
        if self.villain >= 0 and role_of(self.worlds[0], self.seat) == HENCHMAN:
            seat = self.villain
        return say(name, player=self.player, now=percent(own, other), then=percent(other, own),
                   rival=self.names[seat], rival_now=percent(now[seat], then[seat]),
                   rival_then=percent(then[seat], now[seat]))  # fmt: skip

    def chances(self, ends: Sequence[Position]) -> list[float]:
        """How likely each seat wins in the mean; the Henchman with the Nefarious Neighbor."""
        odds = self.scales.odds
        found = [0.0] * len(odds.seats)
        for end in ends:
            each = ([float(end.values[WINNERS] >> seat & 1) for seat in odds.seats] if end.over
                    else odds.chances(end, [self.standing(end, seat) for seat in odds.seats]))  # fmt: skip
            each[self.seat] = odds.chance(end)
            found = [total + chance / len(ends) for total, chance in zip(found, each, strict=True)]
        return found
