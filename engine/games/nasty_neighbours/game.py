"""The Game object of Nasty Neighbours for the kernel, the table and the computer seats (NN-1 to NN-8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.games.nasty_neighbours import codes, scenario_hooks, setup_options
from engine.games.nasty_neighbours.ai import NeighborPolicy, weights
from engine.games.nasty_neighbours.definitions import faces, forms
from engine.games.nasty_neighbours.definitions.reader import cards, read_card
from engine.games.nasty_neighbours.definitions.vocabulary import Card
from engine.games.nasty_neighbours.knowledge import encoding, holdings, milestones, table_info
from engine.games.nasty_neighbours.layout import HOUSE, LAYOUT, PHASES, SCORE, TIME_UP
from engine.games.nasty_neighbours.match_rules import GameState, GameView, MatchRules
from engine.games.nasty_neighbours.messages import say, zone_name
from engine.games.nasty_neighbours.rules import setup
from engine.games.nasty_neighbours.text import advice, confirmations, endings, log, options, plays, prompts, refusals
from engine.kernel.cards.workshop import Workshop
from engine.kernel.flow.moves import note
from engine.kernel.game.game import Game, GameRules, MotionGoals, SetUpOptions, SpeedGoals
from engine.kernel.game.policy import PolicyPart
from engine.kernel.game.presentation import Account, GameText, TableInfo
from engine.kernel.game.scenario_hooks import ScenarioHooks
from engine.kernel.game.traits import (
    HasCardStates,
    HasLines,
    HasMovingSeats,
    HasNamedMoments,
    HasNamedWindows,
    HasPicks,
    HasPublicAnswers,
    HasQuickAnswers,
    HasRounds,
)

SLUG = "nasty-neighbours"


def call_time(state: GameState) -> bool:
    """Let this round be the last (NN-7.4). Return False if time was called before."""
    if state.values[TIME_UP]:
        return False
    state.values[TIME_UP] = 1
    note(state, codes.TIME_IS_UP)
    return True


# --- text and faces --------------------------------------------------------------------------------------------------


def face(view: GameView, card: int) -> dict[str, Any]:
    """Return the current face of a card.

    A face-down card that the viewer knows has kind "turned" and its kind in `of`.
    """
    face = faces.printed_face(view.table.rules.cards[card])
    if scenario_hooks.lies_face_down(view, card):
        return {**face, "kind": "turned", "fields": {**face["fields"], "of": face["kind"]}}
    reason = table_info.veil(view, card)
    return {**face, "fields": {**face["fields"], "veil": reason}} if reason else face


def scores(view: GameView) -> list[int]:
    """Return the totals (NN-7)."""
    return [view.counters[SCORE[seat]] for seat in range(view.table.seats)]


class Traits(
    HasCardStates[MatchRules],
    HasLines[MatchRules],
    HasNamedWindows[MatchRules],
    HasMovingSeats[MatchRules],
    HasNamedMoments[MatchRules],
    HasPublicAnswers[MatchRules],
    HasPicks[MatchRules],
    HasRounds[MatchRules],
    HasQuickAnswers[MatchRules],
):
    """Moving seats (NN-5.3), lines (NN-4), card windows (NN-8.2) and scored rounds (NN-7)."""

    card_states = staticmethod(scenario_hooks.card_states)
    set_card_state = staticmethod(scenario_hooks.set_card_state)
    open_moments = staticmethod(scenario_hooks.open_moments)
    lines = staticmethod(table_info.lines)
    is_worth_asking = staticmethod(table_info.is_worth_asking)
    window = staticmethod(table_info.window)
    affects_viewer = staticmethod(table_info.affects_viewer)
    threat = staticmethod(table_info.threat)
    next_question = staticmethod(table_info.next_question)
    may_ask_publicly = staticmethod(table_info.may_ask_publicly)
    picks = staticmethod(table_info.picks_of)
    score_board = staticmethod(table_info.score_board)
    sweeps = staticmethod(table_info.sweeps)

    def all_moments(self) -> Sequence[str]:
        """Return the names of the windows of NN-8.2."""
        return codes.WINDOW_NAMES

    def all_watch(self, view: GameView) -> bool:
        """Return False, because no answer needs to be watched by all."""
        return False

    def places(self, view: GameView) -> Sequence[int]:
        """Return the house of each player (NN-5.3)."""
        return view.values[HOUSE : HOUSE + view.table.seats]

    def chart_step(self, view: GameView) -> int:
        """Return the number of scored rounds (NN-7.4)."""
        return len(table_info.scored_rounds(view))


# --- custom cards ----------------------------------------------------------------------------------------------------


def game_with(added: tuple[Card, ...]) -> Game[MatchRules]:
    """Return the game for 2 to 8 neighbors, with `added` cards after those of the box."""
    return Game(
        SLUG,
        "Nasty Neighbours",
        __package__,
        min_seats=2,
        max_seats=8,
        layout=LAYOUT,
        verbs=codes.VERBS,
        question_kinds=codes.QUESTION_NAMES,
        phases=PHASES,
        actions=encoding.OPTIONS,
        readings=encoding.READINGS,
        note_names=codes.NOTE_NAMES,
        lowest_wins=True,
        score_name=say("score-name"),
        chart_unit=say("chart-unit"),
        speed_goals=SpeedGoals(
            4,
            {},
            silent_share=1 / 4,
            compiled_share=0.5,
            heard_share=1 / 10,
            copy_us=6,
            view_us=20,
            motion=MotionGoals("reset", median_ms=4, slowest_ms=8),
        ),
        options=SetUpOptions(
            setup_options.OPTION_SPECS,
            conflict=partial(setup_options.too_many_own_cards, added),
            time_limit=lambda given: int(given[setup_options.MINUTES]),
        ),
        rules=GameRules(
            table=partial(setup_options.table_with, added),
            set_up=setup.set_up,
            begin_at=scenario_hooks.begin_at,
            call_time=call_time,
            deal_hidden=table_info.deal_unseen,
            violations=scenario_hooks.violations,
        ),
        positions=ScenarioHooks(
            find_cards=scenario_hooks.card_named,
            read_entry=scenario_hooks.read_entry,
            open_position=scenario_hooks.open_position,
            prepare_position=scenario_hooks.prepare_position,
            find_impossibilities=scenario_hooks.impossible,
            value_of=scenario_hooks.value_of,
            find_refs=scenario_hooks.lines_named,
            option_numbers=lambda state, option: {},  # options differ only by their cards and places
        ),
        words=GameText(
            milestone=milestones.milestone_words,
            card_name=lambda table, card: table.rules.cards[card].name,
            prompt=prompts.prompt,
            describe_option=options.outcome,
            log_line=log.log_line,
            refusal=refusals.refusal,
            language=say.language,
            confirmation=confirmations.confirmation,
            describe_forfeits=confirmations.forfeits,
            describe_victory=endings.victory,
            zone_name=zone_name,
        ),
        account=Account(
            describe_actions=plays.describe_actions,
            changes=plays.changes,
            change_words=plays.change_words,
            verbs=plays.VERBS,
            hidden_cards=lambda count: say("hidden-cards", count=count),
        ),
        shows=TableInfo(
            milestones=milestones.milestones,
            face=face,
            faces=lambda: faces.all_faces((*cards(), *added)),
            scores=scores,
            score_parts=endings.score_parts,
            plate=table_info.plate,
            progress=table_info.nearness,
        ),
        ai=PolicyPart(
            make_policy=NeighborPolicy,
            files=weights.FILES,
            weights_for=weights.name_for,
            reasons=advice.reasons,
            holdings=holdings.holdings,
            carriers=2,
        ),
        workshop=Workshop(
            card_kinds=forms.card_kinds,
            card_data=forms.card_data,
            form_values=forms.form_values,
            read_pack_card=lambda kind, reader: faces.printed_face(read_card(kind, reader)),
            try_out=lambda kind, card_id: forms.try_out(kind, card_id, (*cards(), *added)),
            extended=lambda packs: game_with(forms.read_packs(packs, SLUG)),
        ),
        traits=(Traits(),),
    )


GAME = game_with(())
