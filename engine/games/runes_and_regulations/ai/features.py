"""Runes & Regulations, for computer seats: the evaluator, and the features that it reads from a state.

For the other seats only the number of cards counts, and the role is the one in the present determinization.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.ai import weights as files
from engine.games.runes_and_regulations.definitions.vocabulary import KINDS
from engine.games.runes_and_regulations.knowledge.holdings import CLOCK_CARDS
from engine.games.runes_and_regulations.layout import (
    BEGINNING,
    BEGUN_WITH,
    FENCE,
    HAND,
    HEXED,
    LAST_DRAWER,
    LAWN,
    SKIPS,
    SKIPS_NOW,
    SPIN,
    SUMMON,
)
from engine.games.runes_and_regulations.match_rules import (
    BEAST,
    ORDINARY,
    SACRIFICIAL,
    GameBoard,
    GameState,
    MatchRules,
)
from engine.games.runes_and_regulations.rules.actions.spells_and_spinner import RESULT_KNOWN
from engine.games.runes_and_regulations.rules.card_moves import main_cards_left
from engine.games.runes_and_regulations.rules.frame_fields import RULE, TAKEN
from engine.games.runes_and_regulations.rules.limits import SUMMONING_LIMIT, WIN_LIMIT
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.games.runes_and_regulations.rules.regulations import in_force
from engine.games.runes_and_regulations.rules.turn import STEP_SUMMONING_LIMIT
from engine.games.runes_and_regulations.rules.victory import HENCHMAN, STRAYS, role_of
from engine.kernel.game.evaluator import (
    ANY,
    NOTHING,
    Evaluator,
    Feature,
    Row,
    Weight,
    features_in,
    read_weights,
    softmax,
)
from engine.kernel.game.policy import WeightFiles
from engine.kernel.state.state import ACTIVE, KIND, SEAT, STEP, WINNERS, Frame

NEARLY = 0.99
"""The highest win odds before the match is over."""
ROLE_RISK = 0.15
"""The chance that a Spin breaks the condition of a role."""
RUN_OUT = 0.9
"""The chance that the Nefarious Neighbor wins once the Main deck is empty."""
EMPTY_LAWN, KEPT_CREATURE = 0.85, 0.6
"""The chance that the Henchman shares a win of the Nefarious Neighbor, and its factor for every Creature (RR-11.3)."""
EMPTY_HANDED = ("the-humane-sorcerer", "the-tidier")
"""Roles that want to lose their cards."""
IN_HAND = 0.25
"""How much a card in hand reduces the missing parts of a goal."""
HELD_CARD, HELD_RUNE = 0.5, 0.8
"""The missing parts that a card or Rune counts as, if the role must lose it."""
FAR = 9.0
"""The missing parts of a role that can't reach its goal alone."""
OTHER_CARD = "other"
"""The entry for cards that the weights don't name."""
EXPANSION = "evaluator-nefarious"
"""The weights for tables with the Nefarious Neighbor."""
SPIN_BIT, SPIN_HEX = 1 << SPIN, 2
"""The Spin's bit among skipped phases, and the Spinner result that hexes a Mythical Creature."""
EVENT_LOSS = 2 / 36
"""The chance of the two events, out of six, that cost a Mythical Creature."""

SORCERERS = (
    *features_in("now", range(6), "creature", 1),
    *features_in("later", range(6), "creature", 1),
    *features_in("far", range(6), "creature", 1),
    Feature("next"),
    Feature("creatures", "creature", 1),
    Feature("skipped", better=-1),
    *features_in("hand", range(8), "card", 1),
    *features_in("runes", range(4), "rune", 1),
    *features_in("own_hand", range(4), "card", 1),
)
"""In order: the completed steps to the goal, the last one first, if the seat moves next, later, or three turns later;
whether it moves next; Creatures, including hexed ones; phases that will be skipped; the others' cards and Runes, one
feature each; cards in the seat's own hand."""
NEIGHBORS = (
    *features_in("parts_now", range(7), better=1),
    *features_in("parts_later", range(7), better=1),
    *features_in("beasts_now", range(5), "creature", 1),
    *features_in("beasts_later", range(5), "creature", 1),
    *features_in("fodder", range(4), "creature", 1),
    *features_in("forbidden_hand", range(8), "card", 1),
    *features_in("forbidden_runes", range(4), "rune", 1),
    Feature("clock", "card", 1),
    Feature("villain"),
)
"""In order: completed half parts of a role's goal, the last one first; the same for the Beasts of the Nefarious
Neighbor; its Creatures to sacrifice, cards and Runes, one feature each; Main cards that are gone; the Nefarious
Neighbor itself."""
ZONES = ("lawn", "held", "fence")
CARDS = tuple(Feature(f"{zone}.{ANY}", "card", 1) for zone in ZONES)
"""Creatures on the Lawn for their effects, and cards of the seat's own hand and Fence."""
GOALS = (*SORCERERS, *NEIGHBORS)
(
    NOW,
    LATER,
    FAR_OFF,
    NEXT,
    CREATURES,
    SKIPPED,
    HAND_CARDS,
    RUNES,
    OWN_HAND,
    PARTS_NOW,
    PARTS_LATER,
    BEASTS_NOW,
    BEASTS_LATER,
    FODDER,
    FORBIDDEN_HAND,
    FORBIDDEN_RUNES,
    CLOCK,
    VILLAIN,
) = (place for place, feature in enumerate(GOALS) if feature.group not in {each.group for each in GOALS[:place]})
STEPS, PARTS, BEASTS, LONGEST_WAIT = 6, 7, 5, 2
"""How many steps to each goal count, and the most turns of others before the seat's next turn that count."""


# --- Lawns -------------------------------------------------------------------------------------------------------

GRIFFIN, OTHER = 3, 4
"""Two of the kinds of Creatures. The last one is any other."""


@dataclass(slots=True)
class LawnCounts:
    """The counts of one seat's Creatures and cards."""

    seat: int
    pets: int = 0
    """Mythical Creatures, without the one that the summoning limit will take (RR-5.1)."""
    hexed: int = 0
    creatures: int = 0
    """Mythical and hexed Creatures together."""
    beasts: int = 0
    kinds: list[int] = field(default_factory=lambda: [0] * 5)
    collars: int = 0
    sacrificials: int = 0
    strays: int = 0
    cards: int = 0
    runes: int = 0
    able: list[int] = field(default_factory=list)
    """The Creatures whose effects count."""


class LawnCounter:
    """Counts Lawns. The kinds of the cards are computed once per table."""

    def __init__(self, rules: MatchRules) -> None:
        self.sorts = rules.sorts
        self.kinds = [KINDS.index(card.kind) if card.kind in KINDS else OTHER for card in rules.cards]
        self.collars = [int(card.collar) for card in rules.cards]
        self.strays = [int(card.id in STRAYS) for card in rules.cards]
        self.mastery = rules.mastery

    def count_lawn(self, state: GameBoard, seat: int) -> LawnCounts:
        """Return the counts of a seat's Lawn."""
        found = LawnCounts(seat, cards=len(state.zones[HAND[seat]]), runes=len(state.zones[FENCE[seat]]))
        hexed = state.values[HEXED]
        ordinary_too = self.mastery or seat != nefarious(state)
        for card in state.zones[LAWN[seat]]:
            sort = self.sorts[card]
            found.strays += self.strays[card]
            if hexed >> card & 1:
                found.hexed += 1
                continue
            if sort == BEAST:
                found.beasts += 1
                found.able.append(card)
                continue
            found.pets += 1
            found.kinds[self.kinds[card]] += 1
            found.collars += self.collars[card]
            found.sacrificials += sort == SACRIFICIAL
            if sort != ORDINARY or ordinary_too:
                found.able.append(card)
        turn = state.stack[0] if state.stack else None
        if turn and turn[SEAT] == seat and BEGINNING < turn[STEP] <= STEP_SUMMONING_LIMIT:
            found.pets -= found.pets - state.counters[BEGUN_WITH[seat]] >= SUMMONING_LIMIT
        found.creatures = found.pets + found.hexed
        return found

    def fits(self, role: str, card: int, lawn: LawnCounts) -> bool:
        """Return whether a card on the Lawn would bring the role nearer to its goal."""
        return self.sorts[card] <= SACRIFICIAL and role in FITTING and FITTING[role](self, card, lawn)

    def fitting_in_hand(self, role: str, state: GameBoard, lawn: LawnCounts) -> int:
        """Return how many cards of a seat's hand would bring the role nearer to its goal, at most two."""
        hand = state.zones[HAND[lawn.seat]]
        return min(2, sum(1 for card in hand if card >= 0 and self.fits(role, card, lawn)))


FITTING: dict[str, Callable[[LawnCounter, int, LawnCounts], bool]] = {
    "the-griffin-lady": lambda reader, card, lawn: reader.kinds[card] == GRIFFIN,
    "the-control-freak": lambda reader, card, lawn: bool(reader.collars[card]),
    "the-exotic-pet-collector": lambda reader, card, lawn: reader.kinds[card] == OTHER,
    "the-curator": lambda reader, card, lawn: reader.kinds[card] != OTHER and not lawn.kinds[reader.kinds[card]],
    "the-humane-sorcerer": lambda reader, card, lawn: not lawn.strays and bool(reader.strays[card]),
}
"""The Creatures that each role wants on its Lawn."""

ROLES: dict[str, Callable[[LawnCounts, list[LawnCounts]], float]] = {
    "the-griffin-lady": lambda lawn, everybody: 3.0 - lawn.kinds[GRIFFIN],
    "the-humane-sorcerer": lambda lawn, everybody: HELD_CARD * lawn.cards + (0 if lawn.strays else 1.5),
    "the-hexlord": lambda lawn, everybody: (
        max(0, 3 - lawn.hexed) + 0.5 * sum(other.hexed for other in everybody if other.seat != lawn.seat)
    ),
    "the-control-freak": lambda lawn, everybody: 3.0 - lawn.collars,
    "the-savior": lambda lawn, everybody: 2.0 - lawn.sacrificials,
    "the-tidier": lambda lawn, everybody: HELD_CARD * lawn.cards + HELD_RUNE * lawn.runes,
    "the-curator": lambda lawn, everybody: 4.0 - sum(min(1, number) for number in lawn.kinds[:OTHER]),
    "the-exotic-pet-collector": lambda lawn, everybody: 3.0 - lawn.kinds[OTHER],
}
"""How many parts of its goal each role lacks (RR-11.4). 0 is reached, but `winning` has the exact rule."""


def missing_parts(role: str, lawn: LawnCounts, everybody: list[LawnCounts]) -> float:
    """Return the missing parts of a role's goal, or FAR for roles that can't reach theirs alone."""
    return max(0.0, ROLES[role](lawn, everybody)) if role in ROLES else FAR


# --- Spin --------------------------------------------------------------------------------------------------------


def win_limit(state: GameBoard) -> int:
    """Return how many Mythical Creatures win under the active Regulation."""
    limits = in_force(state).limits
    return next((change.fixed for change in limits if change.which == "win"), WIN_LIMIT)


def spin_is_due(state: GameBoard) -> bool:
    """Return whether the Spin of this turn is still undecided."""
    stack = state.stack
    step = stack[0][STEP]
    if step <= SPIN:
        return True
    if step > SPIN + 1 or len(stack) < 2 or stack[1][KIND] != codes.SPIN_PHASE:
        return False
    return not stack[1][TAKEN] or any(is_turning(frame, state.values[ACTIVE]) for frame in stack[2:])


def is_turning(frame: Frame, seat: int) -> bool:
    """Return whether a frame is a seat's Spin without a result yet."""
    if frame[KIND] == codes.OCCURRENCE:
        return frame[RULE] == codes.WOULD_SPIN and frame[SEAT] == seat
    return frame[KIND] == codes.SPINNING and frame[SEAT] == seat and frame[STEP] < RESULT_KNOWN


def spin_risk(state: GameBoard, lawn: LawnCounts, spare: int) -> float:
    """Return the chance that the Spin costs a Mythical Creature that is needed (RR-6.1, RR-8.1)."""
    if spare > 0 or state.values[SKIPS_NOW] & SPIN_BIT or not spin_is_due(state):
        return 0.0
    hexes = SPIN_HEX not in dict(in_force(state).spin_as)
    return EVENT_LOSS + (1 / 6 if hexes else 0.0) + (1 / 6 if not lawn.hexed else 0.0)


# --- the evaluator -----------------------------------------------------------------------------------------------


def read(text: str, file: str) -> dict[str, Weight]:
    """Return the weights in `text`. `weights/evaluator-nefarious.toml` explains each entry. Raises BadCard."""
    villain = (*NEIGHBORS, Feature(f"roles.{ANY}")) if file.startswith(EXPANSION) else ()
    return read_weights(text, file, (*SORCERERS, *villain, *CARDS))


load = WeightFiles(files.__package__, read).load


class RunesEvaluator(Evaluator[MatchRules]):
    """Computes one seat's win odds, in determinizations from its view."""

    def __init__(self, rules: MatchRules, name: str, seat: int, nefarious: int) -> None:
        given = load(name)
        ids = sorted({card.id for card in rules.cards})
        cards = [feature for zone in ZONES for feature in features_in(zone, ids, "card", 1)]
        roles = [Feature(entry) for entry in given if entry.startswith("roles.")]
        other = {feature.name: given.get(f"{feature.group}.{OTHER_CARD}", NOTHING) for feature in cards}
        super().__init__((*GOALS, *cards, *roles), {**other, **given})
        self.seat = seat
        self.nefarious = nefarious
        self.reader = LawnCounter(rules)
        self.places = {feature.name: place for place, feature in enumerate(self.features)}
        self.lawn, self.held, self.fence = (
            [self.places[f"{zone}.{card.id}"] for card in rules.cards] for zone in ZONES
        )

    def chance(self, state: GameState) -> float:
        """Return the seat's win odds: 0 for a loss, 1 for a win, strictly between for unfinished matches."""
        if state.over:
            return float(state.values[WINNERS] >> self.seat & 1)
        odds = self.win_odds(state)
        own = odds[self.seat]
        if self.nefarious >= 0 and role_of(state, self.seat) == HENCHMAN:
            own += odds[self.nefarious] * EMPTY_LAWN * KEPT_CREATURE ** len(state.zones[LAWN[self.seat]])
        return own

    def win_odds(self, state: GameBoard) -> list[float]:
        if state.over:
            return super().win_odds(state)
        sure, rows = self.look(state)
        rest = 1.0 - sum(sure)
        return [known + rest * share for known, share in zip(sure, softmax(self.weigh(rows, 0.0)), strict=True)]

    def read(self, state: GameBoard) -> list[Row | None]:
        return self.look(state)[1]

    def look(self, state: GameBoard) -> tuple[list[float], list[Row | None]]:
        """Return each seat's odds of winning the turn that is nearly over, and its features for all later turns."""
        lawns = self.lawns(state)
        turn = state.stack[0]
        mover = turn[SEAT]
        goal = win_limit(state)
        sure = [0.0] * len(lawns)
        if turn[STEP] > SUMMON:
            sure[mover] = self.about_to_win(state, lawns, mover, goal)
            lawns[mover].pets = min(lawns[mover].pets, goal - 1)  # for later turns, if nobody wins
            mover += 1
        if self.nefarious >= 0 and state.values[LAST_DRAWER]:
            sure[self.nefarious] = (1.0 - sum(sure)) * RUN_OUT
        return sure, [self.row(state, lawn, lawns, goal, (lawn.seat - mover) % len(lawns)) for lawn in lawns]

    def lawns(self, state: GameBoard) -> list[LawnCounts]:
        """Return the counts of all Lawns, by seat."""
        return [self.reader.count_lawn(state, seat) for seat in range(state.table.seats)]

    def about_to_win(self, state: GameBoard, lawns: list[LawnCounts], mover: int, goal: int) -> float:
        """Return the odds that a seat wins the turn that is nearly over (RR-3.7). 0 if it lacks anything."""
        if mover == self.nefarious:
            return 0.0
        lawn = lawns[mover]
        chance = 0.0
        if lawn.pets >= goal:
            chance = 1.0 - spin_risk(state, lawn, lawn.pets - goal)
        if self.nefarious >= 0 and missing_parts(role_of(state, mover), lawn, lawns) <= 0:
            chance = max(chance, 1.0 - ROLE_RISK)
        return min(NEARLY, chance)

    def row(self, state: GameBoard, lawn: LawnCounts, lawns: list[LawnCounts], goal: int, distance: int) -> Row:
        """Return the features of a seat whose turn is `distance` turns away."""
        row = [(self.lawn[card], 1.0) for card in lawn.able]
        if skips := state.counters[SKIPS[lawn.seat]]:
            row.append((SKIPPED, skips.bit_count()))
        if lawn.seat == self.nefarious:
            return row + nefarious_row(state, lawn, distance)
        row += goal_row(max(0, goal - lawn.pets), distance)
        row.append((CREATURES, lawn.creatures))
        role = role_of(state, lawn.seat) if self.nefarious >= 0 else ""
        if role not in EMPTY_HANDED and lawn.seat == self.seat:
            row += one_by_one(OWN_HAND, 4, lawn.cards)
            row += [(self.held[card], 1.0) for card in state.zones[HAND[lawn.seat]]]
            row += [(self.fence[card], 1.0) for card in state.zones[FENCE[lawn.seat]]]
        elif role not in EMPTY_HANDED:
            row += [*one_by_one(HAND_CARDS, 8, lawn.cards), *one_by_one(RUNES, 4, lawn.runes)]
        return row + self.role_row(role, state, lawn, lawns, distance) if role else row

    def role_row(
        self, role: str, state: GameBoard, lawn: LawnCounts, lawns: list[LawnCounts], distance: int
    ) -> list[tuple[int, float]]:
        """Return the features of a role and of the distance to its goal."""
        place = self.places.get(f"roles.{role}")
        row = [] if place is None else [(place, 1.0)]
        missing = missing_parts(role, lawn, lawns)
        if missing >= FAR:
            return row
        if lawn.seat == self.seat and missing > 0:
            missing = max(0.5, missing - IN_HAND * self.reader.fitting_in_hand(role, state, lawn))
        return [*row, *steps(PARTS_LATER if distance else PARTS_NOW, PARTS, 2 * missing)]


def nefarious_row(state: GameBoard, lawn: LawnCounts, distance: int) -> list[tuple[int, float]]:
    """Return the features of the Nefarious Neighbor: Beasts, Creatures to sacrifice, cards, the clock (RR-11.2)."""
    left = main_cards_left(state)
    return [
        (VILLAIN, 1.0),
        *steps(BEASTS_LATER if distance else BEASTS_NOW, BEASTS, max(0, BEASTS - lawn.beasts)),
        *one_by_one(FODDER, 4, min(lawn.pets, 4)),
        *one_by_one(FORBIDDEN_HAND, 8, lawn.cards),
        *one_by_one(FORBIDDEN_RUNES, 4, lawn.runes),
        (CLOCK, max(0, CLOCK_CARDS - left)),
    ]


@cache
def goal_row(missing: int, distance: int) -> Row:
    """Return the features of a seat's Mythical Creatures. Its turn is `distance` turns away."""
    if not distance:
        return [*steps(NOW, STEPS, missing), (NEXT, 1.0)]
    wait = min(1.0, (distance - 1) / LONGEST_WAIT)
    return [*steps(LATER, STEPS, missing, 1.0 - wait), *steps(FAR_OFF, STEPS, missing, wait)]


@cache
def steps(first: int, size: int, missing: float, share: float = 1.0) -> Row:
    """Return the features of the completed steps to a goal, multiplied by `share`."""
    return [(first + place, share * min(1.0, place + 1 - missing)) for place in range(size) if place + 1 > missing]


@cache
def one_by_one(first: int, size: int, number: int) -> Row:
    """Return one feature per thing. The last feature also counts the things beyond it."""
    more = [(first + size - 1, number - size + 1.0)] if number >= size else []
    return [(first + place, 1.0) for place in range(min(number, size - 1))] + more


@lru_cache(maxsize=32)
def evaluator_of(rules: MatchRules, seat: int, seats: int, nefarious: int) -> RunesEvaluator:
    name = EXPANSION if nefarious >= 0 else "evaluator-2" if seats == 2 else "evaluator-4"
    return RunesEvaluator(rules, name, seat, nefarious)
