"""Nasty Neighbours, for computer seats: why an option is taken, in words: lines, points, the race, what a draw risks.

It follows from the parts of what the option is worth (`reasons`) and from the cells of the yards.
"""

from __future__ import annotations

from collections.abc import Sequence

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
from engine.games.nasty_neighbours.ai.reasons import BIN_TOP, RACE, RESULT, RIVALS, Reasons
from engine.games.nasty_neighbours.ai.turns import removes
from engine.games.nasty_neighbours.ai.worth import goals_of
from engine.games.nasty_neighbours.picking import owner_of, place_of
from engine.games.nasty_neighbours.places import BIN
from engine.games.nasty_neighbours.say import say
from engine.games.nasty_neighbours.vocabulary import HIGHEST
from engine.games.nasty_neighbours.words.common import line_name, name_of, spot_words
from engine.kernel.advice import Reason
from engine.kernel.refs import NUMBER_BASE
from engine.kernel.rules import PASS, QUESTION_WINDOW
from engine.kernel.state import Option

ASKED, LATER, LAST = 8.0, 0.5, 0.1
"""Weights of what was asked, of what is said besides, and of what is said where nothing else tells."""
SHOWN = 1.0
"""Points that a line must promise more to be told."""
TENTH = 0.05
"""Points that are not written as none."""
UNJUDGED, SAME = 1.0, 1e-6
"""How far every card is behind none in a window that asks for no thought."""


def whole(points: float) -> int:
    """Points as they are written."""
    return max(1, round(points))


def parted(points: float) -> int | str:
    """Points as they are written where less than one matters."""
    return whole(points) if points >= 1 - TENTH else f"{points:.1f}"


class Why:
    """The reasons for the options of one question, in points."""

    def __init__(self, reasons: Reasons, names: Sequence[str]) -> None:
        self.parts = reasons
        self.at = reasons.at
        self.view = reasons.at.view
        self.values = reasons.values
        self.names = names
        self.player = names[self.at.me]

    def reasons(self, option: int, instead: int) -> list[Reason]:
        """See Adviser.reasons."""
        question = self.view.question
        assert question is not None
        _, kind, card, options = question
        chosen = options[option]
        ahead = self.values[option] - self.values[instead] if instead >= 0 else 0.0
        if kind == codes.ASK_TURN_UP:
            return [self.turned_up(chosen)]
        if removes(chosen):
            return [self.removed(chosen)]
        if kind == codes.ASK_TAKE:
            told = self.taken(chosen)
        elif kind == codes.ASK_PLACE:
            told = self.put(self.at.sight.cell_of(card), chosen, option, instead)
        elif kind == QUESTION_WINDOW and chosen[0] != PASS:
            told = [Reason(ASKED, say("why-now", points=whole(ahead)), True)]
        else:
            told = self.other(chosen, ahead, options[instead] if instead >= 0 else chosen)
        return told or [self.race(LAST)]

    # --- taking --------------------------------------------------------------------------------------------------

    def taken(self, option: Option) -> list[Reason]:
        """What is known of the top of the bin against what may be drawn."""
        at = self.at
        top = at.sight.cell_of(self.view.zones[BIN][-1]) if self.view.zones[BIN] else -1
        bin_value = max(at.now, at.best_placed(top)) if 0 <= top < INSTANT_CODE else at.now
        drawable = [(code, count) for code, count in enumerate(at.sight.unseen) if count and code < INSTANT_CODE]
        total = sum(count for _, count in drawable)
        if option[0] == codes.DRAW:
            better = sum(count for code, count in drawable if at.best_placed(code) > bin_value)
            name = "why-draw" if top >= 0 else "why-draw-only"
            percent = round(100 * better / max(1, total))
            said: dict[str, str | int] = {"better": better, "total": total, "percent": percent}
            top_name = name_of(self.view.table, self.view.zones[BIN][-1]) if top >= 0 else ""
            return [Reason(ASKED, say(name, card=top_name, **said)), self.race(LATER)]
        worse = sum(count for code, count in drawable if at.best_placed(code) < bin_value)
        told, percent = self.best_place(top), round(100 * worse / max(1, total))
        if percent >= 50:
            told.append(Reason(LATER + 1, say("why-take", percent=percent)))
        return told or [self.race(LATER)]

    def best_place(self, code: int) -> list[Reason]:
        """What a card does where it is best placed in the own yard."""
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
        spot = spot_words(self.view.table, place)
        return [Reason(each.weight, say("why-there", spot=spot, reason=each.words), each.secret)
                for each in self.changes(code, place)[:1]]  # fmt: skip

    # --- placing -------------------------------------------------------------------------------------------------

    def put(self, code: int, option: Option, number: int, instead: int) -> list[Reason]:
        """What the card in hand does at a place, or why it is of no use."""
        at = self.at
        if option[0] == codes.DISCARD:
            return [Reason(ASKED, say("why-no-use", player=self.player), True), self.race(LATER)]
        owner, place = owner_of(option[2]), place_of(option[2])
        if owner != at.me:
            return [self.harmed(owner, place)]
        told = self.changes(code, place)
        if instead >= 0:
            gains = [more - less for more, less in zip(self.parts.of(number), self.parts.of(instead), strict=True)]
            if gains[RACE] > 0 or gains[RESULT] > 0:
                told.append(self.race(max(gains[RACE], gains[RESULT], LAST)))
            if gains[BIN_TOP] > SHOWN:
                told.append(Reason(gains[BIN_TOP], say("why-bin", points=whole(gains[BIN_TOP]))))
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
            name = "why-unknown" if old == UNKNOWN else "why-lower"
            words = say(name, points=round(points), now=new)
            told.append(Reason(points - new, words, secret=old >= KNOWN_DOWN))
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
        name = line_name(self.view.table, number)
        if goals.complete:
            return [Reason(ASKED, say("why-completes", line=name, points=points))]
        if not goals.near:
            return []
        unseen = self.at.sight.unseen
        outs = unseen[WILD_CODE] + sum(sum(unseen[goal:WILD_CODE:HIGHEST]) for goal in goals.numbers)
        outs += sum(unseen[goal] for goal in goals.codes)
        said: dict[str, str | int] = {"line": name, "outs": outs, "total": self.at.sight.total, "points": points}
        return [Reason(gains[number], say("why-one-short", **said))] if outs else []

    def harmed(self, owner: int, place: int) -> Reason:
        """What it means that a Stumped lies in another yard."""
        at = self.at
        gains = at.others.gains(at.yards[owner])
        through = [(gain, line) for line, gain in enumerate(gains) if place in at.sight.rules.lines[line]]
        gain, line = max(through)
        said: dict[str, str | int] = {"rival": self.names[owner], "spot": spot_words(self.view.table, place)}
        if gain < SHOWN:
            return Reason(ASKED, say("why-stumped", **said))
        return Reason(ASKED, say("why-stops-line", line=line_name(self.view.table, line), points=whole(gain), **said))

    # --- everything else -----------------------------------------------------------------------------------------

    def turned_up(self, option: Option) -> Reason:
        """How many lines go through a place."""
        lines = sum(option[2] % 100 in line for line in self.view.table.rules.lines)
        return Reason(ASKED, say("why-few-lines", lines=lines))

    def removed(self, option: Option) -> Reason:
        """The points that a line takes away."""
        number = option[2] - NUMBER_BASE
        yard = self.at.yards[self.at.me]
        points = sum(POINTS[yard[place]] for place in self.at.sight.rules.lines[number] if yard[place] <= WILD_CODE)
        return Reason(ASKED, say("why-removes", line=line_name(self.view.table, number), points=points))

    def other(self, option: Option, ahead: float, instead: Option) -> list[Reason]:
        """Whoever or whatever is picked for a card, or that a card is kept, by the points it makes."""
        if option[0] == PASS and abs(ahead - UNJUDGED) < SAME:
            return [self.waiting(instead[1])]
        if option[0] == PASS and instead[1] >= 0:
            card = name_of(self.view.table, instead[1])
            return [Reason(ASKED, say("why-keeps", points=parted(ahead), card=card), True)]
        if option[1] in self.view.zones[BIN] and (told := self.best_place(self.at.sight.cell_of(option[1]))):
            return told
        name = "why-costs-rivals" if self.parts.concerned(option) == RIVALS else "why-saves"
        return [Reason(max(LAST, ahead), say(name, points=parted(ahead), player=self.player))] if ahead > TENTH else []

    def waiting(self, card: int) -> Reason:
        """Why no card is thought of now: their time is before the own turn, and near the end of the round."""
        at = self.at
        fewest = min(at.seats, key=lambda seat: at.downs[seat])
        worth = at.weights.hold[at.sight.rules.cards[card].effects[0].name] * at.fade
        return Reason(ASKED, say("why-wait", card=name_of(self.view.table, card), points=parted(worth),
                                 rival=self.names[fewest], down=at.downs[fewest]), True)  # fmt: skip

    def race(self, weight: float) -> Reason:
        """How near the round is to its end."""
        at = self.at
        others = [seat for seat in at.seats if seat != at.me]
        fewest = min(others, key=lambda seat: at.downs[seat])
        points = sum(POINTS[cell] for cell in at.yards[at.me] if cell <= WILD_CODE)
        words = say("why-race", player=self.player, own=at.downs[at.me], rival=self.names[fewest],
                    theirs=at.downs[fewest], points=points)  # fmt: skip
        return Reason(weight, words)
