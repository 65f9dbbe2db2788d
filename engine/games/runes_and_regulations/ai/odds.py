"""Runes & Regulations, for computer seats: how likely a position is won by one seat, learned from whole games.

Of others' cards only their numbers count; a role is the one that its seat has in the world that is looked at.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import ceil

from engine.games.runes_and_regulations import facts
from engine.games.runes_and_regulations.ai import weights as files
from engine.games.runes_and_regulations.ai.goals import FAR, Reader, Standing, fitting_in_hand, missing_parts
from engine.games.runes_and_regulations.ai.spin import spin_risk, win_limit
from engine.games.runes_and_regulations.match_rules import Either, MatchRules, Position
from engine.games.runes_and_regulations.places import FENCE, HAND, LAST_DRAWER, LAWN, SKIPS
from engine.games.runes_and_regulations.turn import STEP_SUMMON
from engine.games.runes_and_regulations.winning import HENCHMAN, role_of
from engine.kernel.evaluator import ANY, Evaluator, Feature, Row, Weight, features_in, read_weights, softmax
from engine.kernel.state import SEAT, STEP, WINNERS

SCALE = 6.0
"""How many Mythical Creatures a game is worth: with even chances one more or less changes them by about a sixth."""
ROLE_RISK = 0.15
"""How likely a Spin undoes what a role asks for."""
CLOCK_CARDS = 18
"""Main cards from which on the Nefarious Neighbor gains by each that is drawn (RR-11.2)."""
RUN_OUT = 0.9
"""How likely the Nefarious Neighbor wins once the Main deck has run out."""
EMPTY_LAWN, KEPT_CREATURE = 0.85, 0.6
"""How likely the Henchman shares a win of the Nefarious Neighbor, and what every Creature leaves of it (RR-11.3)."""
EMPTY_HANDED = ("the-humane-sorcerer", "the-tidier")
"""Roles that want to be rid of their cards."""
IN_HAND = 0.25
"""How much of a part that is missing one in the hand is."""
EXPANSION = "odds-nefarious"
"""The weights for tables with the Nefarious Neighbor."""

SORCERERS = (
    *features_in("now", range(7)), *features_in("later", range(7)), *features_in("wait", range(3)),
    Feature("hexed", "creature"), Feature("skipped"), *features_in("hand", range(8), "card"),
    *features_in("runes", range(4), "rune"),
)  # fmt: skip
"""By Mythical Creatures still missing, if the seat moves next and if later, and for each turn of waiting; Creatures
under a Shrub, phases that will be skipped; cards of the hand and Runes, one after the other."""
NEIGHBORS = (
    *features_in("parts_now", range(8)), *features_in("parts_later", range(8)), *features_in("beasts_now", range(6)),
    *features_in("beasts_later", range(6)), *features_in("fodder", range(5)),
    *features_in("forbidden_hand", range(8), "card"), *features_in("forbidden_runes", range(4), "rune"),
    Feature("clock", "card"),
)  # fmt: skip
"""By half parts of a role's goal still missing; of the Nefarious Neighbor by Beasts and by Creatures to sacrifice,
cards and Runes one after the other, Main cards that are gone."""
CARDS = (Feature(f"lawn.{ANY}", "creature"), Feature(f"held.{ANY}", "card"))
"""Creatures on the Lawn for their effects; cards of the hand and the Fence, for the seat that knows them."""
GOALS = (*SORCERERS, *NEIGHBORS)
(
    NOW, LATER, WAIT, HEXED, SKIPPED, HAND_CARDS, RUNES, PARTS_NOW, PARTS_LATER, BEASTS_NOW, BEASTS_LATER, FODDER,
    FORBIDDEN_HAND, FORBIDDEN_RUNES, CLOCK,
) = (place for place, feature in enumerate(GOALS) if feature.group not in {each.group for each in GOALS[:place]})
FARTHEST, WAITS, HALF_PARTS = 6, 3, 8


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
        cards = [*features_in("lawn", ids, "creature"), *features_in("held", ids, "card")]
        roles = [Feature(entry) for entry in given if entry.startswith("roles.")]
        super().__init__((*GOALS, *cards, *roles), given)
        self.seat = seat
        self.nefarious = nefarious
        self.reader = Reader(rules)
        self.places = {feature.name: place for place, feature in enumerate(self.features)}
        self.lawn = [self.places[f"lawn.{card.id}"] for card in rules.cards]
        self.held = [self.places[f"held.{card.id}"] for card in rules.cards]

    def value(self, state: Position) -> float:
        """What a position is worth to the seat: its chance to win, in Mythical Creatures."""
        return SCALE * self.chance(state)

    def chance(self, state: Position) -> float:
        """How likely the seat wins, from 0 to 1."""
        if state.over:
            winners: int = state.values[WINNERS]
            return float(winners >> self.seat & 1)
        odds = self.win_odds(state)
        own = odds[self.seat]
        if self.nefarious >= 0 and role_of(state, self.seat) == HENCHMAN:
            own += odds[self.nefarious] * EMPTY_LAWN * KEPT_CREATURE ** len(state.zones[LAWN[self.seat]])
        return own

    def win_odds(self, state: Either) -> list[float]:
        """See Evaluator.win_odds."""
        sure, rows = self.look(state)
        shares = softmax(self.weighed(rows, 0.0))
        rest = 1.0 - sum(sure)
        return [known + rest * share for known, share in zip(sure, shares, strict=True)]

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

    # --- what a seat has come to -----------------------------------------------------------------------------

    def row(self, state: Either, lawn: Standing, lawns: list[Standing], goal: int, distance: int) -> Row:
        """Return the features of a seat whose turn is so many turns away."""
        row = [(self.lawn[card], 1.0) for card in lawn.able]
        if skips := state.counters[SKIPS[lawn.seat]]:
            row.append((SKIPPED, skips.bit_count()))
        if lawn.seat == self.seat:
            row += [(self.held[card], 1.0) for zone in (HAND, FENCE) for card in state.zones[zone[lawn.seat]]]
        if lawn.seat == self.nefarious:
            return row + nefarious_row(state, lawn, distance)
        missing = min(FARTHEST, max(0, goal - lawn.pets))
        row.append(((LATER if distance else NOW) + missing, 1.0))
        if distance > 1 and missing < WAITS:
            row.append((WAIT + missing, distance - 1))
        row.append((HEXED, lawn.hexed))
        role = role_of(state, lawn.seat) if self.nefarious >= 0 else ""
        if role not in EMPTY_HANDED:
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
        first = PARTS_LATER if distance else PARTS_NOW
        step = min(2 * missing, HALF_PARTS - 1.0)
        low = int(step)
        return [*row, (first + low, 1.0 - step + low), (first + ceil(step), step - low)]


def nefarious_row(state: Either, lawn: Standing, distance: int) -> list[tuple[int, float]]:
    """Return the features of the Nefarious Neighbor: Beasts, Creatures to sacrifice, cards, the clock (RR-11.2)."""
    left = facts.main_cards_left(state)
    return [
        ((BEASTS_LATER if distance else BEASTS_NOW) + min(lawn.beasts, 5), 1.0), (FODDER + min(lawn.pets, 4), 1.0),
        *one_by_one(FORBIDDEN_HAND, 8, lawn.cards), *one_by_one(FORBIDDEN_RUNES, 4, lawn.runes),
        (CLOCK, max(0, CLOCK_CARDS - left)),
    ]  # fmt: skip


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
