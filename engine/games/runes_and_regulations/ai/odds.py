"""Runes & Regulations, for computer seats: how likely a position is won by one seat, learned from whole games.

Of others' cards only their numbers count; a role is the one that its seat has in the world that is looked at.
"""

from __future__ import annotations

from functools import cache, lru_cache

from engine.games.runes_and_regulations import facts
from engine.games.runes_and_regulations.ai import weights as files
from engine.games.runes_and_regulations.ai.goals import FAR, Reader, Standing, fitting_in_hand, missing_parts
from engine.games.runes_and_regulations.ai.spin import spin_risk, win_limit
from engine.games.runes_and_regulations.holdings import CLOCK_CARDS
from engine.games.runes_and_regulations.match_rules import Either, MatchRules, Position
from engine.games.runes_and_regulations.places import FENCE, HAND, LAST_DRAWER, LAWN, SKIPS
from engine.games.runes_and_regulations.turn import STEP_SUMMON
from engine.games.runes_and_regulations.winning import HENCHMAN, role_of
from engine.kernel.evaluator import ANY, NOTHING, Evaluator, Feature, Row, Weight, features_in, read_weights, softmax
from engine.kernel.state import SEAT, STEP, WINNERS

SCALE = 6.0
"""How many Mythical Creatures a game is worth: with even chances one more or less changes them by about a sixth."""
ROLE_RISK = 0.15
"""How likely a Spin undoes what a role asks for."""
RUN_OUT = 0.9
"""How likely the Nefarious Neighbor wins once the Main deck has run out."""
EMPTY_LAWN, KEPT_CREATURE = 0.85, 0.6
"""How likely the Henchman shares a win of the Nefarious Neighbor, and what every Creature leaves of it (RR-11.3)."""
EMPTY_HANDED = ("the-humane-sorcerer", "the-tidier")
"""Roles that want to be rid of their cards."""
IN_HAND = 0.25
"""How much of a part that is missing one in the hand is."""
OTHER = "other"
"""The entry for cards that the weights don't name."""
EXPANSION = "odds-nefarious"
"""The weights for tables with the Nefarious Neighbor."""

SORCERERS = (
    *features_in("now", range(6), "creature", 1), *features_in("later", range(6), "creature", 1),
    *features_in("far", range(6), "creature", 1), Feature("next"), Feature("creatures", "creature", 1),
    Feature("skipped", better=-1),
    *features_in("hand", range(8), "card", 1), *features_in("runes", range(4), "rune", 1),
    *features_in("own_hand", range(4), "card", 1),
)  # fmt: skip
"""The steps to the goal that are done, the last one first, if the seat moves next, if later, if three turns later;
whether it moves next; Creatures, with those under a Shrub; phases that will be skipped; cards of the hand and Runes of
others, one after the other; cards of the own hand, whichever they are."""
NEIGHBORS = (
    *features_in("parts_now", range(7), better=1), *features_in("parts_later", range(7), better=1),
    *features_in("beasts_now", range(5), "creature", 1), *features_in("beasts_later", range(5), "creature", 1),
    *features_in("fodder", range(4), "creature", 1), *features_in("forbidden_hand", range(8), "card", 1),
    *features_in("forbidden_runes", range(4), "rune", 1), Feature("clock", "card", 1), Feature("villain"),
)  # fmt: skip
"""Half parts of a role's goal that are done, the last one first; of the Nefarious Neighbor the same of Beasts, then
Creatures to sacrifice, cards and Runes one after the other, Main cards that are gone, and that it is itself."""
ZONES = ("lawn", "held", "fence")
CARDS = tuple(Feature(f"{zone}.{ANY}", "card", 1) for zone in ZONES)
"""Creatures on the Lawn for their effects; cards of the own hand and Fence, of which others know the numbers alone."""
GOALS = (*SORCERERS, *NEIGHBORS)
(
    NOW, LATER, FAR_OFF, NEXT, CREATURES, SKIPPED, HAND_CARDS, RUNES, OWN_HAND, PARTS_NOW, PARTS_LATER, BEASTS_NOW,
    BEASTS_LATER, FODDER, FORBIDDEN_HAND, FORBIDDEN_RUNES, CLOCK, VILLAIN,
) = (place for place, feature in enumerate(GOALS) if feature.group not in {each.group for each in GOALS[:place]})
STEPS, PARTS, BEASTS, LONGEST_WAIT = 6, 7, 5, 2
"""How many steps to each goal count, and how many turns of others before the seat's next one."""


@cache
def load(name: str) -> dict[str, Weight]:
    """Return the weights in a file. Raises BadCard for a file that can't be used."""
    return read(files.FILES.text_of(name), f"{name}.toml")


def read(text: str, file: str) -> dict[str, Weight]:
    """Return weights from their text; `weights/odds-nefarious.toml` explains each entry. Raises BadCard."""
    villain = (*NEIGHBORS, Feature(f"roles.{ANY}")) if file.startswith(EXPANSION) else ()
    return read_weights(text, file, (*SORCERERS, *villain, *CARDS))


class Odds(Evaluator[MatchRules]):
    """How likely one seat wins, in positions that it imagines."""

    def __init__(self, rules: MatchRules, name: str, seat: int, nefarious: int) -> None:
        given = load(name)
        ids = sorted({card.id for card in rules.cards})
        cards = [feature for zone in ZONES for feature in features_in(zone, ids, "card", 1)]
        roles = [Feature(entry) for entry in given if entry.startswith("roles.")]
        other = {feature.name: given.get(f"{feature.group}.{OTHER}", NOTHING) for feature in cards}
        super().__init__((*GOALS, *cards, *roles), {**other, **given})
        self.seat = seat
        self.nefarious = nefarious
        self.reader = Reader(rules)
        self.places = {feature.name: place for place, feature in enumerate(self.features)}
        self.lawn, self.held, self.fence = (
            [self.places[f"{zone}.{card.id}"] for card in rules.cards] for zone in ZONES
        )

    def value(self, state: Position) -> float:
        """What a position is worth to the seat: its chance to win, in Mythical Creatures."""
        return SCALE * self.chance(state)

    def chance(self, state: Position) -> float:
        """How likely the seat wins, from 0 to 1."""
        if state.over:
            return float(state.values[WINNERS] >> self.seat & 1)
        odds = self.win_odds(state)
        own = odds[self.seat]
        if self.nefarious >= 0 and role_of(state, self.seat) == HENCHMAN:
            own += odds[self.nefarious] * EMPTY_LAWN * KEPT_CREATURE ** len(state.zones[LAWN[self.seat]])
        return own

    def win_odds(self, state: Either) -> list[float]:
        """See Evaluator.win_odds."""
        sure, rows = self.look(state)
        rest = 1.0 - sum(sure)
        return [known + rest * share for known, share in zip(sure, softmax(self.weighed(rows, 0.0)), strict=True)]

    def read(self, state: Either) -> list[Row | None]:
        """See Evaluator.read."""
        return self.look(state)[1]

    def look(self, state: Either) -> tuple[list[float], list[Row | None]]:
        """Return how likely each seat wins in the turn that is nearly over, and its features for all later turns."""
        lawns = self.lawns(state)
        turn = state.stack[0]
        mover = turn[SEAT]
        goal = win_limit(state)
        sure = [0.0] * len(lawns)
        if turn[STEP] > STEP_SUMMON:
            sure[mover] = self.about_to_win(state, lawns, mover, goal)
            mover += 1
        if self.nefarious >= 0 and state.values[LAST_DRAWER]:
            sure[self.nefarious] = (1.0 - sum(sure)) * RUN_OUT
        return sure, [self.row(state, lawn, lawns, goal, (lawn.seat - mover) % len(lawns)) for lawn in lawns]

    def lawns(self, state: Either) -> list[Standing]:
        """Return what lies on the Lawns of all seats."""
        return [self.reader.standing(state, seat) for seat in range(state.table.seats)]

    def about_to_win(self, state: Either, lawns: list[Standing], mover: int, goal: int) -> float:
        """How likely the turn that is nearly over is won by whoever has all that it takes (RR-3.7)."""
        if mover == self.nefarious:
            return 0.0
        lawn = lawns[mover]
        chance = 0.0
        if lawn.pets >= goal:
            chance = 1.0 - spin_risk(state, lawn, lawn.pets - goal)
            lawn.pets = goal - 1
        if self.nefarious >= 0 and missing_parts(role_of(state, mover), lawn, lawns) <= 0:
            chance = max(chance, 1.0 - ROLE_RISK)
        return chance

    def row(self, state: Either, lawn: Standing, lawns: list[Standing], goal: int, distance: int) -> Row:
        """Return the features of a seat whose turn is `distance` turns away."""
        row = [(self.lawn[card], 1.0) for card in lawn.able]
        if skips := state.counters[SKIPS[lawn.seat]]:
            row.append((SKIPPED, skips.bit_count()))
        if lawn.seat == self.nefarious:
            return row + nefarious_row(state, lawn, distance)
        row += goal_row(max(0, goal - lawn.pets), distance)
        row.append((CREATURES, lawn.pets + lawn.hexed))
        role = role_of(state, lawn.seat) if self.nefarious >= 0 else ""
        if role not in EMPTY_HANDED and lawn.seat == self.seat:
            row += one_by_one(OWN_HAND, 4, lawn.cards)
            row += [(self.held[card], 1.0) for card in state.zones[HAND[lawn.seat]]]
            row += [(self.fence[card], 1.0) for card in state.zones[FENCE[lawn.seat]]]
        elif role not in EMPTY_HANDED:
            row += [*one_by_one(HAND_CARDS, 8, lawn.cards), *one_by_one(RUNES, 4, lawn.runes)]
        return row + self.role_row(role, state, lawn, lawns, distance) if role else row

    def role_row(self, role: str, state: Either, lawn: Standing, lawns: list[Standing], distance: int,
                 ) -> list[tuple[int, float]]:  # fmt: skip
        """Return the features of a role and of the nearness to its goal."""
        place = self.places.get(f"roles.{role}")
        row = [] if place is None else [(place, 1.0)]
        missing = missing_parts(role, lawn, lawns)
        if missing >= FAR:
            return row
        if lawn.seat == self.seat and missing > 0:
            missing = max(0.5, missing - IN_HAND * fitting_in_hand(role, self.reader, state, lawn))
        return [*row, *steps(PARTS_LATER if distance else PARTS_NOW, PARTS, 2 * missing)]


def nefarious_row(state: Either, lawn: Standing, distance: int) -> list[tuple[int, float]]:
    """Return the features of the Nefarious Neighbor: Beasts, Creatures to sacrifice, cards, the clock (RR-11.2)."""
    left = facts.main_cards_left(state)
    return [
        (VILLAIN, 1.0), *steps(BEASTS_LATER if distance else BEASTS_NOW, BEASTS, max(0, BEASTS - lawn.beasts)),
        *one_by_one(FODDER, 4, min(lawn.pets, 4)), *one_by_one(FORBIDDEN_HAND, 8, lawn.cards),
        *one_by_one(FORBIDDEN_RUNES, 4, lawn.runes), (CLOCK, max(0, CLOCK_CARDS - left)),
    ]  # fmt: skip


@cache
def goal_row(missing: int, distance: int) -> Row:
    """Return the features of the Mythical Creatures of a seat whose turn is `distance` turns away."""
    if not distance:
        return [*steps(NOW, STEPS, missing), (NEXT, 1.0)]
    wait = min(1.0, (distance - 1) / LONGEST_WAIT)
    return [*steps(LATER, STEPS, missing, 1.0 - wait), *steps(FAR_OFF, STEPS, missing, wait)]


@cache
def steps(first: int, size: int, missing: float, share: float = 1.0) -> Row:
    """Return the features of the steps to a goal, of which some are missing, all times a share."""
    return [(first + place, share * min(1.0, place + 1 - missing)) for place in range(size) if place + 1 > missing]


@cache
def one_by_one(first: int, size: int, number: int) -> Row:
    """Return the features of things that count one after the other, those beyond the last place as it does."""
    more = [(first + size - 1, number - size + 1.0)] if number >= size else []
    return [(first + place, 1.0) for place in range(min(number, size - 1))] + more


@lru_cache(maxsize=32)
def odds_of(rules: MatchRules, seat: int, seats: int, nefarious: int) -> Odds:
    """Return what tells the chances of a table's positions to a seat."""
    name = EXPANSION if nefarious >= 0 else "odds-2" if seats == 2 else "odds-4"
    return Odds(rules, name, seat, nefarious)
