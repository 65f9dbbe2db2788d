"""Garage Sale, the sample game, as a game object: `docs/new-game.md` builds it step by step."""

from __future__ import annotations

from typing import Any

from engine.games.garage_sale import codes, dibs, effects, garages, turn, words
from engine.games.garage_sale.match_rules import MatchRules, Position, Seen, match_rules
from engine.games.garage_sale.mind import SaleAdviser
from engine.games.garage_sale.places import LAYOUT
from engine.kernel import chance
from engine.kernel.game import Game, Options, SpeedGoals
from engine.kernel.rules import Ruleset
from engine.kernel.state import empty
from engine.kernel.table import Table

RULES: Ruleset[MatchRules] = Ruleset(
    frames={codes.TURN: turn.run_turn},
    receivers={codes.TURN: turn.receive_turn},
    effects={codes.NOTE: effects.NOTE_RULE},
    picks={codes.RUMMAGING: effects.RUMMAGING_RULE, codes.BORROWING: effects.BORROWING_RULE},
    windows={codes.DIBS: dibs.DIBS_RULE},
    turn_frames=frozenset({codes.TURN}),
)


class GarageSale(Game[MatchRules]):
    """2 to 5 neighbors at one sidewalk: collect goods of a kind, and beware of whoever calls Dibs."""

    slug, title, min_seats, max_seats = "garage-sale", "Garage Sale", 2, 5
    layout, verbs, question_kinds, actions, phases = LAYOUT, codes.VERBS, codes.QUESTION_NAMES, codes.OPTIONS, ("turn",)
    speed_goals = SpeedGoals(4, {}, silent_share=1 / 4, compiled_share=0.4, heard_share=1 / 10, copy_us=6, view_us=20)
    prompt = staticmethod(words.prompt)
    outcome = staticmethod(words.outcome)
    log_line = staticmethod(words.log_line)
    refusal = staticmethod(words.refusal)
    card_name = staticmethod(words.name_of)
    score_parts = staticmethod(words.score_parts)

    def new_table(self, seats: int, options: Options, seed: int) -> Table[MatchRules]:
        if not self.min_seats <= seats <= self.max_seats:
            raise ValueError(f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        rules = match_rules()
        return Table(self, seats, options, rules.faces, [0] * len(rules.faces), ("card",), RULES, rules)

    def set_up(self, table: Table[MatchRules], seed: int) -> Position:
        state = empty(table)
        state.rng = chance.seeded(seed)
        turn.deal(state)
        turn.begin(state, chance.below(state, table.seats))
        return state

    def begin_at(self, state: Position, phase: str | None, active: int) -> None:
        turn.begin(state, active)

    def card_named(self, table: Table[MatchRules], name: str) -> list[int]:
        cards, wanted = table.rules.cards, name.casefold()
        return [number for number, card in enumerate(cards) if wanted in (card.id, card.name.casefold())]

    def value_of(self, state: Position, name: str, seat: int) -> Any:
        if name == "points" and seat >= 0:
            return garages.points(state, seat)
        raise KeyError(name)

    def adviser(self, table: Table[MatchRules], weights: str) -> SaleAdviser:
        return SaleAdviser()

    def face(self, view: Seen, card: int) -> dict[str, Any]:
        return words.face(view.table.rules.cards[card])

    def faces(self) -> list[dict[str, Any]]:
        return [words.face(card) for card in match_rules().titles]

    def scores(self, view: Seen) -> list[int]:
        return [garages.points(view, seat) for seat in range(view.table.seats)]


GAME = GarageSale()
