"""Runes & Regulations with its expansion: the game object that the kernel, the table and the computer seats use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.games.runes_and_regulations import scenario_hooks, setup_options
from engine.games.runes_and_regulations.ai import RunesPolicy, weights as ai_weights
from engine.games.runes_and_regulations.codes import QUESTION_NAMES, VERBS
from engine.games.runes_and_regulations.definitions import form_data, forms, own_cards
from engine.games.runes_and_regulations.definitions.faces import face
from engine.games.runes_and_regulations.definitions.reader import cards
from engine.games.runes_and_regulations.definitions.vocabulary import TRIGGERS, Card
from engine.games.runes_and_regulations.knowledge import sealed
from engine.games.runes_and_regulations.knowledge.encoding import OPTIONS, READINGS
from engine.games.runes_and_regulations.knowledge.holdings import holdings
from engine.games.runes_and_regulations.knowledge.known_names import card_name
from engine.games.runes_and_regulations.knowledge.milestones import milestone_words, milestones
from engine.games.runes_and_regulations.layout import (
    FENCE,
    FORBIDDEN,
    FORBIDDEN_RUNE,
    GROUPS,
    LAYOUT,
    MAIN,
    PHASES,
    RUNE,
)
from engine.games.runes_and_regulations.match_rules import ORDINARY, GameBoard, GameState, GameView, MatchRules
from engine.games.runes_and_regulations.messages import say, zone_name
from engine.games.runes_and_regulations.rules import setup
from engine.games.runes_and_regulations.rules.creatures import has_effect, is_hexed, lawn_of, mythical_count
from engine.games.runes_and_regulations.rules.limits import limit
from engine.games.runes_and_regulations.rules.nefarious_neighbor import holds_forbidden, nefarious
from engine.games.runes_and_regulations.text import (
    advice,
    chain,
    forfeits,
    log,
    options,
    plays,
    private_text,
    prompts,
    reaction_relevance,
    refusals,
)
from engine.kernel.cards.workshop import Workshop
from engine.kernel.flow.ruleset import KERNEL_QUESTIONS
from engine.kernel.game.game import Game, GameRules, SetUpOptions, SpeedGoals
from engine.kernel.game.policy import PolicyPart
from engine.kernel.game.presentation import Account, GameText, TableInfo
from engine.kernel.game.scenario_hooks import ScenarioHooks
from engine.kernel.game.traits import (
    HasCardStates,
    HasChain,
    HasGoal,
    HasNamedMoments,
    HasPlotStyles,
    HasPublicAnswers,
    HasSecretRole,
    HasWindows,
)
from engine.kernel.state.refs import HIDDEN

SLUG = "runes-and-regulations"


# --- hidden information ----------------------------------------------------------------------------------------------


def group_of_hidden(state: GameBoard, zone: int) -> int:
    """Return the group of a zone's hidden cards. Hands and Fences depend on who holds Forbidden cards (RR-9.4)."""
    group = state.table.zone_groups[zone]
    if group >= 0:
        return group
    main, forbidden = (RUNE, FORBIDDEN_RUNE) if zone in FENCE else (MAIN, FORBIDDEN)
    return forbidden if holds_forbidden(state, state.table.layout.owner(zone)) else main


def deal_unseen(state: GameState, view: GameView, unseen: list[list[int]]) -> None:
    """Deal hidden cards from the deck that belongs to their zone. Hidden picks of Runes are guessed."""
    for zone, held in enumerate(state.zones):
        if HIDDEN in held:
            pool = unseen[group_of_hidden(state, zone)]
            held[:] = [pool.pop() if card == HIDDEN else card for card in held]
    sealed.guess_picks(state)


# --- texts and faces -------------------------------------------------------------------------------------------------


def face_now(view: GameView, card: int) -> dict[str, Any]:
    """Return the face of a card now: a Creature can be hexed or powerless."""
    rules = view.table.rules
    owner = lawn_of(view, card)
    powerless = owner >= 0 and rules.sorts[card] == ORDINARY and not is_hexed(view, card)
    powerless = powerless and not has_effect(view, card, owner)
    return face(rules.cards[card], hexed=is_hexed(view, card), powerless=powerless)


def scores(view: GameView) -> list[int]:
    """Return the number of Mythical Creatures on each Lawn."""
    return [mythical_count(view, seat) for seat in range(view.table.seats)]


def nearness(view: GameView) -> float:
    """Return the highest share of the Mythical Creatures that win (RR-6.1). With 4 of 5 it is at least 0.75."""
    most = max(scores(view))
    return max(most / 5, 0.75 * (most >= 4)) if most < 5 else 1.0


class Traits(
    HasCardStates[MatchRules],
    HasChain[MatchRules],
    HasGoal[MatchRules],
    HasPlotStyles[MatchRules],
    HasNamedMoments[MatchRules],
    HasPublicAnswers[MatchRules],
    HasSecretRole[MatchRules],
    HasWindows[MatchRules],
):
    """The game's answers to the kernel: hexed Creatures (RR-4.3), chains of effects (RR-7), secret roles (RR-9.2)."""

    card_states = staticmethod(scenario_hooks.card_states)
    set_card_state = staticmethod(scenario_hooks.set_card_state)
    open_moments = staticmethod(scenario_hooks.open_moments)
    chain = staticmethod(chain.chain)
    briefing = staticmethod(private_text.briefing)
    identity = staticmethod(private_text.identity)
    is_worth_asking = staticmethod(reaction_relevance.is_worth_asking)
    affects_viewer = staticmethod(reaction_relevance.affects_viewer)
    threat = staticmethod(reaction_relevance.threat)
    may_ask_publicly = staticmethod(reaction_relevance.may_ask_publicly)
    all_watch = staticmethod(reaction_relevance.spins)

    def all_moments(self) -> Sequence[str]:
        """Return the triggers of cards."""
        return TRIGGERS

    def goal(self, view: GameView) -> int:
        """Return the Mythical Creatures needed to win: five unless a Regulation changes that (RR-6.1)."""
        return max(limit(view, seat, "win") for seat in range(view.table.seats))

    def seat_style(self, view: GameView, seat: int) -> str:
        """Return the style of a seat's Lawn. The Nefarious Neighbor's Lawn is shown at dusk."""
        return "nefarious" if seat == nefarious(view) else ""


# --- players' own cards ----------------------------------------------------------------------------------------------


def game_with(added: tuple[Card, ...]) -> Game[MatchRules]:
    """Return the game object: 2 to 4 players, or 3 to 8 with the expansion. `added` cards follow those of the box."""
    return Game(
        SLUG,
        "Runes & Regulations",
        __package__,
        min_seats=2,
        max_seats=8,
        layout=LAYOUT,
        verbs=VERBS,
        question_kinds=(*KERNEL_QUESTIONS, *QUESTION_NAMES),
        phases=PHASES,
        actions=OPTIONS,
        readings=READINGS,
        score_name=say("score-name"),
        speed_goals=SpeedGoals(
            4, {}, silent_share=1 / 8, compiled_share=0.45, heard_share=1 / 16, copy_us=8, view_us=20
        ),
        options=SetUpOptions(
            setup_options.OPTION_SPECS,
            limits=setup_options.limits,
            variant=setup_options.variant,
            setting=setup_options.setting,
        ),
        rules=GameRules(
            table=partial(setup_options.table_with, added),
            set_up=setup.set_up,
            begin_at=scenario_hooks.begin_at,
            deal_hidden=deal_unseen,
            violations=scenario_hooks.violations,
        ),
        positions=ScenarioHooks(
            find_cards=scenario_hooks.card_named,
            prepare_position=scenario_hooks.prepare_position,
            fill_supplies=scenario_hooks.fill_supplies,
            find_impossibilities=scenario_hooks.impossible,
            value_of=scenario_hooks.value_of,
        ),
        words=GameText(
            milestone=milestone_words,
            card_name=card_name,
            prompt=prompts.prompt,
            describe_option=options.outcome,
            log_line=log.log_line,
            refusal=refusals.refusal,
            describe_forfeits=forfeits.forfeits,
            describe_victory=private_text.victory,
            zone_name=zone_name,
        ),
        account=Account(
            describe_action=plays.describe_action,
            changes=plays.changes,
            change_words=plays.change_words,
            chosen=plays.CHOSEN,
            verbs=plays.VERBS,
            describe_shared=plays.describe_shared,
            hidden_cards=plays.hidden_cards,
        ),
        shows=TableInfo(
            milestones=milestones,
            face=face_now,
            faces=lambda: [face(card) for card in (*cards(), *added)],
            scores=scores,
            score_parts=private_text.score_parts,
            plate=private_text.plate,
            progress=nearness,
            hidden_group=lambda view, zone: GROUPS[group_of_hidden(view, zone)],
        ),
        ai=PolicyPart(make_policy=RunesPolicy, files=ai_weights.FILES, reasons=advice.reasons, holdings=holdings),
        workshop=Workshop(
            card_kinds=forms.card_kinds,
            card_data=form_data.card_data,
            form_values=lambda kind, data: form_data.form_values(
                kind, next(one.fields for one in forms.card_kinds() if one.key == kind), data
            ),
            read_pack_card=lambda kind, reader: face(own_cards.read_own_card(kind, reader)),
            try_out=partial(own_cards.try_out, added=added),
            extended=lambda packs: game_with(own_cards.read_packs(packs, SLUG)),
        ),
        traits=(Traits(),),
    )


GAME = game_with(())
