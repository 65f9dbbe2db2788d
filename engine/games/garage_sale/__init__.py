"""Garage Sale, the sample game that `docs/new-game.md` builds step by step: the object that holds all its parts."""

from __future__ import annotations

from typing import Any

from engine.games.garage_sale import codes, dibs_window, effects, garage_scoring, setup, text, turn
from engine.games.garage_sale.ai import SalePolicy
from engine.games.garage_sale.layout import LAYOUT
from engine.games.garage_sale.match_rules import GameState, GameView, MatchRules, match_rules
from engine.games.garage_sale.messages import say
from engine.kernel.flow.ruleset import Ruleset
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game, GameRules, Options, SpeedGoals
from engine.kernel.game.policy import PolicyPart
from engine.kernel.game.presentation import Account, GameText, TableInfo
from engine.kernel.game.scenario_hooks import ScenarioHooks, cards_named
from engine.words.reasons import reason_writer

RULES: Ruleset[MatchRules] = Ruleset(
    frames={codes.TURN: turn.run_turn},
    receivers={codes.TURN: turn.receive_turn},
    effects={codes.NOTE: effects.NOTE_RULE},
    picks={codes.RUMMAGING: effects.RUMMAGING_RULE, codes.BORROWING: effects.BORROWING_RULE},
    windows={codes.DIBS: dibs_window.DIBS_RULE},
)


def table_of(game: Game[MatchRules], seats: int, options: Options, seed: int) -> Table[MatchRules]:
    rules = match_rules()
    return Table(game, seats, options, rules.faces, [0] * len(rules.faces), ("card",), RULES, rules)


def begin_at(state: GameState, phase: str | None, active: int) -> None:
    """Continue from a scenario's position with a turn of the active seat."""
    setup.begin(state, active)


def value_of(state: GameState, name: str, seat: int) -> int:
    """Return a value that scenarios can check: the points of a seat."""
    if name == "points" and seat >= 0:
        return garage_scoring.points(state, seat)
    raise KeyError(name)


def face(view: GameView, card: int) -> dict[str, Any]:
    """Return the face of a card on the table."""
    return text.face(view.table.rules.cards[card])


def faces() -> list[dict[str, Any]]:
    """Return the face of every title, for the gallery."""
    return [text.face(card) for card in match_rules().titles]


def scores(view: GameView) -> list[int]:
    """Return the points of every garage (GS-5)."""
    return [garage_scoring.points(view, seat) for seat in range(view.table.seats)]


GAME = Game(
    "garage-sale", "Garage Sale", __package__, min_seats=2, max_seats=5,
    layout=LAYOUT, verbs=codes.VERBS, question_kinds=codes.QUESTION_NAMES, phases=("turn",), actions=codes.OPTIONS,
    rules=GameRules(table_of, setup.set_up, begin_at),
    positions=ScenarioHooks(lambda table, name: cards_named(table.rules.cards, name), value_of=value_of),
    words=GameText(
        text.card_name, text.prompt, text.outcome, text.log_line, text.refusal, describe_victory=text.victory,
        language=say.language,
    ),
    account=Account(
        describe_actions=text.describe_actions, changes=text.changes, change_words=text.change_words,
        hidden_cards=lambda count: say("hidden-cards", count=count),
    ),
    shows=TableInfo(face, faces, scores, score_parts=text.score_parts),
    ai=PolicyPart(SalePolicy, reasons=reason_writer(say, text.phrase)),
    speed_goals=SpeedGoals(4, {}, silent_share=1 / 4, compiled_share=0.4, heard_share=1 / 10, copy_us=6, view_us=20),
)  # fmt: skip
