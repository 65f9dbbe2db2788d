"""Garage Sale as a game object: the sample game, which `docs/new-game.md` builds step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.garage_sale import codes, dibs, garage, turn, words
from engine.games.garage_sale.effects import UNITS, borrow, rummage
from engine.games.garage_sale.encoding import OPTIONS
from engine.games.garage_sale.match_rules import MatchRules, Position, Seen, match_rules
from engine.games.garage_sale.mind import SaleAdviser
from engine.games.garage_sale.places import LAYOUT
from engine.kernel import chance
from engine.kernel.game import Game, Options
from engine.kernel.rules import EffectsRule, Ruleset
from engine.kernel.state import SOURCE, Frame, Option, empty
from engine.kernel.table import Table


def steps(state: Position, frame: Frame) -> Sequence[tuple[int]]:
    """The effects of a note."""
    return state.table.rules.does[frame[SOURCE]]


RULES: Ruleset[MatchRules] = Ruleset(
    frames={codes.TURN: turn.run_turn},
    receivers={codes.TURN: turn.receive_turn},
    windows={codes.DIBS: dibs.WINDOW},
    effects={codes.NOTE: EffectsRule(steps, tuple(unit.resolve for unit in UNITS))},
    picks={codes.RUMMAGING: rummage.PICK, codes.BORROWING: borrow.PICK},
    turn_frames=frozenset({codes.TURN}),
)


class GarageSale(Game[MatchRules]):
    """2 to 5 neighbors at one sidewalk: collect goods of a kind, and beware of whoever calls Dibs."""

    slug = "garage-sale"
    title = "Garage Sale"
    min_seats = 2
    max_seats = 5
    layout = LAYOUT
    verbs = codes.VERBS
    question_kinds = codes.QUESTION_NAMES
    phases = ("turn",)
    actions = OPTIONS

    def new_table(self, seats: int, options: Options, seed: int) -> Table[MatchRules]:
        if not self.min_seats <= seats <= self.max_seats:
            raise ValueError(f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        rules = match_rules()
        return Table(self, seats, options, rules.faces, [0] * len(rules.faces), ("card",), RULES, rules)

    def set_up(self, table: Table[MatchRules], seed: int) -> Position:
        state = empty(table)
        state.rng = chance.seeded(seed)
        turn.set_up(state)
        turn.start(state, chance.below(state, table.seats))
        return state

    def begin_at(self, state: Position, phase: str | None, active: int) -> None:
        turn.start(state, active)

    def card_named(self, table: Table[MatchRules], name: str) -> list[int]:
        return [number for number, card in enumerate(table.rules.cards) if name.casefold() in (card.id, card.name.casefold())]

    def card_name(self, table: Table[MatchRules], card: int) -> str:
        return words.name_of(table, card)

    def value_of(self, state: Position, name: str, seat: int) -> Any:
        if name == "points" and seat >= 0:
            return garage.points(state, seat)
        raise KeyError(name)

    def adviser(self, table: Table[MatchRules], weights: str) -> SaleAdviser:
        return SaleAdviser()

    def face(self, view: Seen, card: int) -> dict[str, Any]:
        return words.face(view.table.rules.cards[card])

    def faces(self) -> list[dict[str, Any]]:
        return [words.face(card) for card in match_rules().titles]

    def scores(self, view: Seen) -> list[int]:
        return [garage.points(view, seat) for seat in range(view.table.seats)]

    def score_parts(self, view: Seen, seat: int) -> list[tuple[str, int]]:
        return words.score_parts(view, seat)

    prompt = staticmethod(words.prompt)
    outcome = staticmethod(words.outcome)
    log_line = staticmethod(words.log_line)
    refusal = staticmethod(words.refusal)


GAME = GarageSale()
