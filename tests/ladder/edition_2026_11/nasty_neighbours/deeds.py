"""Nasty Neighbours, for computer seats: what the effects of cards are worth, by what they do and to whom (NN-5, NN-8).

Cards are known by their effects alone, so those that players have made are played like those of the box.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.definitions.vocabulary import Card, Effect
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.layout import BIN, NASTY, YARD
from engine.games.nasty_neighbours.rules.effect_targets import owner_of, place_of
from engine.kernel.cards.effect_types import find_effect_type as unit_of
from engine.kernel.state.refs import SEAT_BASE, place_ref

from .counting import EMPTY, KNOWN_DOWN, STUMPED_CODE, UNKNOWN, WILD_CODE, lies_down, turned_down
from .values import Values

NO_USE = -4.0
"""What is said of a pick that does nothing good."""


# --- Instants ----------------------------------------------------------------------------------------------------


def exposed(at: Values) -> float:
    """What it adds to meet a card nobody knows that the seat itself exposes an Instant if it is one."""
    rules = at.sight.rules
    known: dict[int, float] = {}
    total = 0.0
    for card in at.sight.unseen_instants():
        title = rules.faces[card]
        if title not in known:
            known[title] = instant_gain(at, at.me, rules.cards[card])
        total += known[title]
    return total / at.sight.total


def instant_gain(at: Values, exposer: int, card: Card) -> float:
    """What it is worth to the seat that a player exposes an Instant and hits whoever suits the seat best."""
    if card.affects == "you":
        return sum(instant_effect(at, exposer, effect, exposer) for effect in card.effects)
    others = [seat for seat in at.seats if seat not in (exposer, at.first_out)]
    gains = [sum(instant_effect(at, exposer, effect, other) for effect in card.effects) for other in others]
    if not gains:
        return 0.0
    return sum(gains) if card.affects == "others" else max(gains)


def instant_effect(at: Values, exposer: int, effect: Effect, target: int) -> float:
    """What one effect of an Instant on a player is worth to the seat."""
    return unit_of(UNITS, effect.name).hits(Deeds(at), effect, exposer, target)


# --- yards -------------------------------------------------------------------------------------------------------


def reset_cells(cells: Sequence[int]) -> list[int]:
    """A yard after a reset (NN-5.4)."""
    return [cell if cell in (EMPTY, STUMPED_CODE) else UNKNOWN for cell in cells]


def seats_swapped(at: Values, one: int, other: int) -> float:
    """Two players change places: yards and Nasty Neighbour cards with them (NN-5.3)."""
    locked = at.locked
    locked[one], locked[other] = locked[other], locked[one]
    gain = at.value({one: at.yards[other], other: at.yards[one]}) - at.now
    locked[one], locked[other] = locked[other], locked[one]
    hands = at.view.zones
    more = len(hands[NASTY[other]]) - len(hands[NASTY[one]])
    if at.me in (one, other):
        gain += held_worth(at) * (more if at.me == one else -more)
    return gain


def turned_up(at: Values, owner: int, place: int) -> float:
    """A face-down card is turned up: an average one where nobody knows it."""
    cell = at.yards[owner][place]
    code = cell - KNOWN_DOWN if cell >= KNOWN_DOWN else average_code(at)
    return at.value({owner: at.replaced(owner, place, code)}) - at.now


def average_code(at: Values) -> int:
    """A suit card that counts about as much as an unseen card does on average, of the suit seen most."""
    number = min(10, max(1, round(at.sight.mean)))
    unseen = at.sight.unseen
    return min(range(number - 1, WILD_CODE, 10), key=lambda code: (unseen[code], code))


def peeped(at: Values, owner: int, place: int) -> float:
    """To know a face-down card of the own yard tells whether it should be replaced; the others' hardly matter."""
    if at.yards[owner][place] != UNKNOWN:
        return 0.0
    return 0.5 * at.fade if owner == at.me else 0.05 + 0.05 * at.outlook.shares[owner]


# --- turns and hands ----------------------------------------------------------------------------------------------


def turn_missed(at: Values, seat: int) -> float:
    """A player misses a turn: the yard stays worse, and the race goes on without it."""
    if at.ending:
        return 0.0
    if at.foresight:
        return at.weights.turn * (-1.0 if seat == at.me else at.outlook.shares[seat])
    worths, downs = at.worths[:], at.downs[:]
    worths[seat] += at.weights.turn
    downs[seat] += 1
    return at.outlook.value(worths, downs) - at.outlook.value(at.worths, at.downs)


def held_worth(at: Values) -> float:
    """What an unknown Nasty Neighbour card in hand is worth."""
    rules = at.sight.rules
    total = sum(at.weights.hold[rules.cards[card].effects[0].name] for card in rules.nasty_cards)
    return at.fade * total / max(1, len(rules.nasty_cards))


# --- Nasty Neighbour cards -----------------------------------------------------------------------------------------


def card_gain(at: Values, card: Card) -> float:
    """What it is worth to play a card now, its best picks taken; what it is worth in hand is not taken off."""
    return sum(effect_gain(at, effect) for effect in card.effects)


def effect_gain(at: Values, effect: Effect) -> float:
    """The best that an effect can do now."""
    return unit_of(UNITS, effect.name).plays(Deeds(at), effect)


def seats_meant(at: Values, whom: str) -> list[int]:
    """The players that an effect may mean."""
    if whom == "own":
        return [at.me]
    return [seat for seat in at.seats if whom != "other" or seat not in (at.me, at.first_out)]


def dive_gain(at: Values) -> float:
    """The best card of the bin instead of a drawn one (NN-8.5)."""
    best = max((at.best_placed(code) for code in fished(at)), default=at.now)
    return best - max(at.drawn, at.now)


def fished(at: Values) -> list[int]:
    """The cards of the bin worth a try: those that complete a line of the own yard, and the lowest."""
    codes = at.sight.book.codes
    found = {codes[card] for card in at.view.zones[BIN] if codes[card] <= WILD_CODE}
    lowest = sorted(found, key=lambda code: (code % 10 if code < WILD_CODE else 99, code))[:2]
    wanted = completing(at)
    return lowest + [code for code in sorted(found) if (code in wanted or code == WILD_CODE) and code not in lowest]


def completing(at: Values) -> set[int]:
    """The cards that fit a number or a suit of the own open cards."""
    own = [cell for cell in at.yards[at.me] if cell < WILD_CODE]
    numbers = {cell % 10 for cell in own}
    near = {cell + step for cell in own for step in (-2, -1, 1, 2)}
    return {code for code in range(WILD_CODE) if code % 10 in numbers or code in near}


# --- swaps ------------------------------------------------------------------------------------------------------

Spot = tuple[int, int]
"""A player and a place of that player's yard."""


def swap_gain(at: Values, one: Spot, other: Spot) -> float:
    """What it is worth to let two cards change places, each staying as it lies."""
    yards = {seat: list(at.yards[seat]) for seat, _ in (one, other)}
    (mine, place), (yours, there) = one, other
    yards[mine][place], yards[yours][there] = yards[yours][there], yards[mine][place]
    return at.value(yards) - at.now


def pairs(at: Values, whom: str) -> list[tuple[Spot, Spot]]:
    """The swaps worth a look."""
    if whom == "between":
        own = [(at.me, place) for place in movable(at, at.me)]
        own.sort(key=lambda spot: -at.others.costs[at.yards[at.me][spot[1]]])
        own = own[:3] + [spot for spot in own[3:] if wants_one(at, spot[1])]
        found: list[tuple[Spot, Spot]] = []
        for seat in seats_meant(at, "other"):
            found += [(mine, (seat, place)) for mine in own for place in attractive(at, seat)]
        return found
    seats = [at.me] if whom == "inside-own" else [at.me, leader(at)]
    return [
        ((seat, one), (seat, other))
        for seat in seats
        for one in movable(at, seat)
        for other in movable(at, seat)
        if one < other and not lies_down(at.yards[seat][one]) | lies_down(at.yards[seat][other])
    ]


def wants_one(at: Values, place: int) -> bool:
    """Whether a line of the own yard has open cards everywhere but at a place."""
    cells = at.yards[at.me]
    return any(
        place in line and all(cells[other] <= WILD_CODE for other in line if other != place)
        for line in at.sight.rules.lines
    )


def movable(at: Values, seat: int) -> list[int]:
    """The places of a yard whose card may be swapped."""
    return [place for place, cell in enumerate(at.yards[seat]) if cell not in (EMPTY, STUMPED_CODE)]


def attractive(at: Values, seat: int) -> list[int]:
    """The places of another yard that a swap may aim at: its lowest open cards, and those that fit the own ones."""
    cells = at.yards[seat]
    wanted = completing(at)
    places = [place for place in movable(at, seat) if cells[place] <= WILD_CODE]
    places.sort(key=lambda place: (at.others.costs[cells[place]], place))
    return places[:2] + [place for place in places[2:] if cells[place] in wanted][:4]


def leader(at: Values) -> int:
    """The rival who counts most: low in this round, and overall."""
    others = [seat for seat in at.seats if seat != at.me]
    around = {seat: (seat - at.me - 1 + at.view.turn) % len(at.seats) for seat in others}
    return min(others, key=lambda seat: (at.worths[seat] - 20 * at.outlook.shares[seat], around[seat]))


# --- picks ------------------------------------------------------------------------------------------------------


def picked(at: Values, effect: Effect, picks: Sequence[int], refs: Sequence[int]) -> list[float]:
    """What each pick for an effect is worth, after some picks."""
    return unit_of(UNITS, effect.name).picks_worth(Deeds(at), effect, picks, refs)


def chosen_player(at: Values, card: Card, number: int | None, refs: Sequence[int]) -> list[float]:
    """What each player is worth as the target of an Instant, or of one effect of a card."""
    effects = card.effects if number is None else card.effects[number : number + 1]
    return [sum(instant_effect(at, at.me, effect, ref - SEAT_BASE) for effect in effects) for ref in refs]


# --- what the units of effects ask ----------------------------------------------------------------------------------


class Deeds:
    """What is worked out for effects in one situation."""

    def __init__(self, at: Values) -> None:
        self.at = at
        self.me = at.me

    def share(self, seat: int) -> float:
        return self.at.outlook.shares[seat]

    def lose_cards(self, seat: int, amount: int) -> float:
        held = held_worth(self.at) * amount
        return -held if seat == self.me else self.share(seat) * held

    def reset_yard(self, seat: int) -> float:
        return self.at.value({seat: reset_cells(self.at.yards[seat])}) - self.at.now

    def swap_seats(self, one: int, other: int) -> float:
        return seats_swapped(self.at, one, other)

    def miss_turn(self, seat: int) -> float:
        return turn_missed(self.at, seat)

    def best_spot(self, effect: Effect, owner: int) -> float | None:
        unit = unit_of(UNITS, effect.name)
        return max((unit.at_spot(self, owner, place) for place in unit.spots(self, owner)), default=None)

    def best_yard(self, effect: Effect) -> float:
        found = [self.best_spot(effect, seat) for seat in seats_meant(self.at, effect.whom)]
        return max((gain for gain in found if gain is not None), default=NO_USE)

    def best_player(self, effect: Effect) -> float:
        found = [self._on(effect, seat) for seat in seats_meant(self.at, effect.whom)]
        return max(found, default=NO_USE)

    def _on(self, effect: Effect, seat: int) -> float:
        unit = unit_of(UNITS, effect.name)
        if unit.on_hands and not self.at.view.zones[NASTY[seat]]:
            return NO_USE
        return unit.hits(self, effect, self.me, seat)

    def turn_down(self, owner: int, place: int) -> float:
        at = self.at
        return at.value({owner: at.replaced(owner, place, turned_down(at.yards[owner][place]))}) - at.now

    def turn_up(self, owner: int, place: int) -> float:
        return turned_up(self.at, owner, place)

    def replace(self, owner: int, place: int) -> float:
        at = self.at
        # a card that nobody knows comes, but it lies open
        worth = at.worths[owner] - at.worth(owner, at.replaced(owner, place, UNKNOWN))
        return worth if owner == at.me else -worth * at.outlook.shares[owner]

    def peek(self, owner: int, place: int) -> float:
        return peeped(self.at, owner, place)

    def open_spots(self, owner: int) -> list[int]:
        return [place for place, cell in enumerate(self.at.yards[owner]) if cell < STUMPED_CODE]

    def down_spots(self, owner: int) -> list[int]:
        cells, down = self.at.yards[owner], self.at.sight.masks[owner]
        unknown = [place for place in range(down.bit_length()) if down >> place & 1]
        known = [place for place in unknown if cells[place] != UNKNOWN]
        return known + [place for place in unknown if cells[place] == UNKNOWN][:1]

    def unknown_spots(self, owner: int) -> list[int]:
        cells, down = self.at.yards[owner], self.at.sight.masks[owner]
        return [place for place in range(down.bit_length()) if down >> place & 1 and cells[place] == UNKNOWN]

    def value_spots(self, effect: Effect, refs: Sequence[int]) -> list[float]:
        at_spot = unit_of(UNITS, effect.name).at_spot
        return [at_spot(self, owner_of(ref), place_of(ref)) for ref in refs]

    def best_swap(self, whom: str) -> float:
        return max((swap_gain(self.at, *pair) for pair in pairs(self.at, whom)), default=NO_USE)

    def value_swaps(self, whom: str, picks: Sequence[int], refs: Sequence[int]) -> list[float]:
        at = self.at
        if picks:
            first = (owner_of(picks[0]), place_of(picks[0]))
            return [swap_gain(at, first, (owner_of(ref), place_of(ref))) for ref in refs]
        best: dict[int, float] = {}
        for pair in pairs(at, whom):
            gain = swap_gain(at, *pair)
            for seat, place in pair:
                ref = place_ref(YARD[seat], place)
                best[ref] = max(best.get(ref, gain), gain)
        return [best.get(ref, NO_USE) for ref in refs]

    def best_bin_card(self) -> float:
        return dive_gain(self.at)

    def value_bin_cards(self, refs: Sequence[int]) -> list[float]:
        return [self.at.best_placed(self.at.sight.cell_of(card)) - self.at.now for card in refs]
