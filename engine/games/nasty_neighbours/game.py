"""Nasty Neighbours as a game object: set-up, positions, hidden information, checks and words (NN-1 to NN-8)."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.nasty_neighbours import (
    acting,
    codes,
    faces,
    forms,
    instants,
    knowledge,
    lines,
    position,
    rounds,
    turn,
    windows,
    words,
)
from engine.games.nasty_neighbours.ai import NeighborAdviser
from engine.games.nasty_neighbours.ai import weights as ai_weights
from engine.games.nasty_neighbours.chances import winning
from engine.games.nasty_neighbours.data import cards
from engine.games.nasty_neighbours.encoding import OPTIONS, READINGS
from engine.games.nasty_neighbours.match_rules import MatchRules, Position, Seen
from engine.games.nasty_neighbours.options import MINUTES, OPTION_SPECS, too_many_own_cards
from engine.games.nasty_neighbours.places import HOUSE, LAYOUT, NASTY_GROUP, PHASES, SCORE, TIME_UP, YARD_GROUP
from engine.games.nasty_neighbours.vocabulary import Card
from engine.kernel import chance
from engine.kernel.advice import Plan
from engine.kernel.cards import Reader
from engine.kernel.errors import BadOption, sentence
from engine.kernel.events import Event
from engine.kernel.game import Game, MotionGoals, Options, SpeedGoals
from engine.kernel.moves import note
from engine.kernel.packs import CardKind, Pack
from engine.kernel.refs import number_ref
from engine.kernel.rules import Ruleset
from engine.kernel.showing import Line, Refusal, Sweep
from engine.kernel.state import Option, Question, empty
from engine.kernel.table import Table

RULES: Ruleset[MatchRules] = Ruleset(
    frames={**rounds.HANDLERS, **turn.HANDLERS, **instants.HANDLERS, **lines.HANDLERS},
    receivers={**rounds.RECEIVERS, **turn.RECEIVERS, **instants.RECEIVERS, **lines.RECEIVERS},
    picks=acting.PICKING,
    windows=windows.WINDOWS,
    turn_frames=frozenset({codes.TURN}),
)
GROUPS = (YARD_GROUP, NASTY_GROUP)
FACE_DOWN = "face down"
"""How a scenario's card lies that is written with a minus sign."""


class NastyNeighbours(Game[MatchRules]):
    """2 to 8 neighbors who clean their yards and spoil those of the others."""

    slug = "nasty-neighbours"
    title = "Nasty Neighbours"
    min_seats = 2
    max_seats = 8
    layout = LAYOUT
    verbs = codes.VERBS
    question_kinds = codes.QUESTION_NAMES
    phases = PHASES
    actions = OPTIONS
    readings = READINGS
    note_names = codes.NOTE_NAMES
    score_name = "Points"
    lowest_wins = True
    chart_unit = "Round"
    option_specs = OPTION_SPECS
    speed_goals = SpeedGoals(4, {}, silent_share=1 / 4, compiled_share=0.5, heard_share=1 / 10, copy_us=6, view_us=20,
                             motion=MotionGoals("reset", median_ms=4, slowest_ms=8))  # fmt: skip

    def __init__(self) -> None:
        self.titles: tuple[Card, ...] = cards()
        """All titles, those of packs behind those of the box."""
        self._rules: dict[int, MatchRules] = {}

    # --- setting up --------------------------------------------------------------------------------------

    def conflict(self, options: Options) -> str:
        """See Game.conflict (NN-1.4)."""
        return too_many_own_cards(self.titles[len(cards()) :], options)

    def new_table(self, seats: int, options: Options, seed: int) -> Table[MatchRules]:
        """See Game.new_table."""
        if not self.min_seats <= seats <= self.max_seats:
            raise ValueError(f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        if conflict := self.conflict(options):
            raise BadOption("more_own_cards", sentence(conflict))
        self.check_seats_named(options, seats)
        if seats not in self._rules:
            self._rules[seats] = MatchRules(seats, self.titles)
        rules = self._rules[seats]
        groups = [int(not card.is_yard_card) for card in rules.cards]
        return Table(self, seats, options, rules.faces, groups, GROUPS, RULES, rules)

    def set_up(self, table: Table[MatchRules], seed: int) -> Position:
        """See Game.set_up (NN-2)."""
        state = empty(table)
        state.rng = chance.seeded(seed)
        position.set_up(state)
        return state

    def time_limit(self, options: Options) -> int:
        """See Game.time_limit (NN-7.4)."""
        return int(options[MINUTES])

    def call_time(self, state: Position) -> bool:
        """See Game.call_time: the round goes on to its end, and no other follows (NN-7.4)."""
        if state.values[TIME_UP]:
            return False
        state.values[TIME_UP] = 1
        note(state, codes.TIME_IS_UP)
        return True

    # --- positions from outside --------------------------------------------------------------------------

    def begin_at(self, state: Position, phase: str | None, active: int) -> None:
        """See Game.begin_at."""
        position.begin_at(state, phase, active)

    def card_named(self, table: Table[MatchRules], name: str) -> list[int]:
        """See Game.card_named; a minus sign before a name says how the card lies."""
        wanted = name.removeprefix("-").casefold()
        rules = table.rules
        return [number for number, card in enumerate(rules.cards) if wanted in (card.name.casefold(), card.id)]

    def card_name(self, table: Table[MatchRules], card: int) -> str:
        """See Game.card_name."""
        rules = table.rules
        return rules.cards[card].name

    def read_entry(self, table: Table[MatchRules], text: str) -> tuple[str, tuple[str, ...]]:
        """See Game.read_entry: "-red 3" lies face down."""
        return (text[1:], (FACE_DOWN,)) if text.startswith("-") else (text, ())

    def card_states(self, state: Position, card: int) -> tuple[str, ...]:
        """See Game.card_states."""
        return (FACE_DOWN,) if position.lies_face_down(state, card) else ()

    def set_card_state(self, state: Position, card: int, word: str) -> None:
        """See Game.set_card_state."""
        if not position.note_face_down(state, card):
            raise ValueError("a face-down card only in a yard")

    def open_position(self, state: Position, written: Mapping[str, Any]) -> None:
        """See Game.open_position."""
        position.open_position(state)

    def prepare_position(self, state: Position, written: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        """See Game.prepare_position."""
        position.prepare_position(state)

    def impossible(self, state: Position) -> list[str]:
        """See Game.impossible."""
        return position.impossible(state)

    def refs_named(self, state: Position, text: str) -> list[int]:
        """See Game.refs_named: "row 0", "column 2", "diagonal down", "diagonal up" of a yard (NN-4.1)."""
        return [number_ref(number) for number in position.lines_named(state.table.rules, text)]

    def option_numbers(self, state: Position, option: Option) -> Mapping[str, int]:
        """See Game.option_numbers."""
        return {}

    # --- hidden information ------------------------------------------------------------------------------

    def deal_unseen(self, state: Position, view: Seen, unseen: list[list[int]]) -> None:
        """See Game.deal_unseen."""
        knowledge.deal_unseen(state, view, unseen)

    # --- knowledge ---------------------------------------------------------------------------------------

    def adviser(self, table: Table[MatchRules], weights: str) -> NeighborAdviser:
        """See Game.adviser."""
        return NeighborAdviser(ai_weights.name_for(weights, table.seats))

    def adviser_with(self, table: Table[MatchRules], text: str, file: str) -> NeighborAdviser:
        """See Game.adviser_with."""
        return NeighborAdviser(ai_weights.read(text, file))

    def weights_text(self, name: str) -> str:
        """See Game.weights_text."""
        return ai_weights.text_of(name)

    def plans(self) -> Mapping[str, Plan]:
        """See Game.plans."""
        return ai_weights.plans()

    def chances(self, view: Seen) -> list[float]:
        """See Game.chances."""
        return winning().chances(view)

    # --- checks ------------------------------------------------------------------------------------------

    def violations(self, state: Position) -> list[str]:
        """See Game.violations."""
        return position.violations(state)

    # --- words and faces -----------------------------------------------------------------------------------

    def face(self, view: Seen, card: int) -> dict[str, Any]:
        """See Game.face: a card that lies face down though the viewer knows it is `turned`, with what it is."""
        face = faces.printed_face(view.table.rules.cards[card])
        if position.lies_face_down(view, card):
            return {**face, "kind": "turned", "fields": {**face["fields"], "of": face["kind"]}}
        reason = knowledge.veil(view, card)
        return {**face, "fields": {**face["fields"], "veil": reason}} if reason else face

    def faces(self) -> list[dict[str, Any]]:
        """See Game.faces."""
        return faces.all_faces(self.titles)

    def prompt(self, view: Seen, names: Sequence[str]) -> str:
        """See Game.prompt."""
        return words.prompt(view, names)

    def outcome(self, view: Seen, option: Option, names: Sequence[str]) -> str:
        """See Game.outcome."""
        return words.outcome(view, option, names)

    def log_line(self, table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
        """See Game.log_line."""
        return words.log_line(table, event, names)

    def recapped(self, table: Table[MatchRules], event: Event) -> bool:
        """See Game.recapped."""
        return words.recapped(table, event)

    def refusal(self, view: Seen, source: int, target: int, names: Sequence[str]) -> Refusal | None:
        """See Game.refusal."""
        return words.refusal(view, source, target, names)

    def confirmation(self, view: Seen, option: Option, names: Sequence[str]) -> str:
        """See Game.confirmation: the price of a diagonal (NN-4.5)."""
        return words.confirmation(view, option, names)

    def given_up(self, view: Seen, option: Option, names: Sequence[str]) -> str:
        """See Game.given_up."""
        return words.given_up(view, option, names)

    def victory(self, view: Seen, names: Sequence[str]) -> str:
        """See Game.victory."""
        return words.victory(view, names)

    def scores(self, view: Seen) -> list[int]:
        """See Game.scores: the totals (NN-7)."""
        return [view.counters[SCORE[seat]] for seat in range(view.table.seats)]

    def ranks(self, view: Seen) -> list[int]:
        """See Game.ranks."""
        return knowledge.ranks(view)

    def score_parts(self, view: Seen, seat: int) -> list[tuple[str, int]]:
        """See Game.score_parts."""
        return words.score_parts(view, seat)

    def score_board(self, view: Seen) -> list[list[int]]:
        """See Game.score_board."""
        return knowledge.score_board(view)

    def chart_step(self, view: Seen) -> int:
        """See Game.chart_step: a round (NN-7.4)."""
        return len(knowledge.scored_rounds(view))

    def plate(self, view: Seen, seat: int) -> list[tuple[str, str]]:
        """See Game.plate."""
        return knowledge.plate(view, seat)

    def places(self, view: Seen) -> Sequence[int]:
        """See Game.places (NN-5.3)."""
        return view.values[HOUSE : HOUSE + view.table.seats]

    # --- playing ---------------------------------------------------------------------------------------------

    def matters(self, view: Seen, option: Option) -> bool:
        """See Game.matters."""
        return knowledge.matters(view, option)

    def window(self, view: Seen) -> str:
        """See Game.window (NN-8.2)."""
        return knowledge.window(view)

    def concerned(self, view: Seen) -> bool:
        """See Game.concerned."""
        return knowledge.concerned(view)

    def asks_openly(self, view: Seen, everybody: Seen) -> bool:
        """See Game.asks_openly."""
        return knowledge.asks_openly(view, everybody)

    def ahead(self, view: Seen) -> Question | None:
        """See Game.ahead."""
        return knowledge.ahead(view)

    def picks(self, view: Seen) -> list[int]:
        """See Game.picks."""
        return knowledge.picks_of(view)

    def lines(self, view: Seen, option: Option) -> list[Line]:
        """See Game.lines."""
        return knowledge.lines(view, option)

    def sweeps(self, view: Seen) -> list[Sweep]:
        """See Game.sweeps."""
        return knowledge.sweeps(view)

    # --- cards that players have made --------------------------------------------------------------------------

    def card_kinds(self) -> tuple[CardKind, ...]:
        """See Game.card_kinds (NN-1.4)."""
        return forms.card_kinds()

    def card_data(self, kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """See Game.card_data."""
        return forms.card_data(kind, values)

    def form_values(self, kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
        """See Game.form_values."""
        return forms.form_values(kind, data)

    def read_pack_card(self, kind: str, reader: Reader) -> dict[str, Any]:
        """See Game.read_pack_card."""
        return forms.read_pack_card(kind, reader)

    def try_out(self, kind: str, card_id: str) -> str:
        """See Game.try_out."""
        return forms.try_out(kind, card_id, self.titles)

    def extended(self, packs: Sequence[Pack]) -> Game[MatchRules]:
        """See Game.extended."""
        game = copy.copy(self)
        game.titles = (*self.titles, *forms.read_packs(packs, self.slug))
        game._rules = {}
        return game


GAME = NastyNeighbours()

