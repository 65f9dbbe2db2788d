"""Nefarious: the game object that the kernel, the table and the computer seats use (NF-1 to NF-7)."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.games.nefarious import scenario_hooks, setup_options
from engine.games.nefarious.ai import NefariousPolicy, weights
from engine.games.nefarious.definitions import forms, own_cards
from engine.games.nefarious.definitions.compiled_cards import ACTION, INVENTION, Cards, CardSet
from engine.games.nefarious.definitions.faces import action_face, invention_face, twist_face
from engine.games.nefarious.definitions.reader import TWIST, inventions, twists
from engine.games.nefarious.definitions.vocabulary import Invention, Twist
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.knowledge import encoding, holdings, milestones
from engine.games.nefarious.layout import FIRST_ACTION, LAYOUT, PHASES
from engine.games.nefarious.match_rules import (
    ASK_ESPIONAGE,
    ASK_PLACE,
    ASK_REMOVE,
    QUESTION_NAMES,
    VERBS,
    GameView,
    MatchRules,
)
from engine.games.nefarious.messages import say, zone_name
from engine.games.nefarious.rules import scoring, setup
from engine.games.nefarious.text import plays, reasons, sentences
from engine.kernel.cards.effect_types import effect_names
from engine.kernel.cards.packs import check_identity
from engine.kernel.cards.workshop import Workshop
from engine.kernel.files.card_file import Reader
from engine.kernel.flow.ruleset import KERNEL_QUESTIONS
from engine.kernel.game.game import Game, GameRules, SetUpOptions, SpeedGoals
from engine.kernel.game.policy import PolicyPart
from engine.kernel.game.presentation import Account, GameText, TableInfo
from engine.kernel.game.scenario_hooks import ScenarioHooks
from engine.kernel.game.traits import HasGoal, HasPublicAnswers

SLUG = "nefarious"


# --- texts and faces -------------------------------------------------------------------------------------------------


def face(view: GameView, card: int) -> dict[str, Any]:
    """Return the face of a card now, with prices and points for the view's seat."""
    cards = view.table.rules.cards
    if cards.groups[card] == ACTION:
        return action_face(card - FIRST_ACTION & 3, card - FIRST_ACTION >> 2, view)
    if cards.groups[card] == INVENTION:
        return invention_face(cards.invention(card), card, view)
    return twist_face(cards.twist(card))


def faces_with(cards: CardSet) -> list[dict[str, Any]]:
    """Return the faces of all cards of the box, followed by those of packs."""
    return [
        *(invention_face(card) for card in inventions()),
        *(twist_face(card) for card in twists()),
        *(action_face(action, 0) for action in range(4)),
        *(invention_face(card) for card in cards.own_inventions),
        *(twist_face(card) for card in cards.own_twists),
    ]


def scores(view: GameView) -> list[int]:
    """Return the points of each seat. Hand sizes are public, so all players can count them."""
    return [scoring.points_of(view, seat) for seat in range(view.table.seats)]


def nearness(view: GameView) -> float:
    """Return the leader's share of the points that win, at most 1 (NF-6.1)."""
    return min(1.0, max(scores(view)) / view.table.rules.goal)


class Traits(HasGoal[MatchRules], HasPublicAnswers[MatchRules]):
    """Nefarious's answers to the kernel. Points win (NF-6.1), and Spies have nothing to do with the hand (NF-4.2)."""

    def may_ask_publicly(self, view: GameView, everybody: GameView) -> bool:
        return view.question is not None and view.question[1] in (ASK_ESPIONAGE, ASK_PLACE, ASK_REMOVE)

    def all_watch(self, view: GameView) -> bool:
        """Return False: opponents' Spy choices don't need everyone's attention."""
        return False

    def goal(self, view: GameView) -> int:
        """Return the points that win: 20 unless Science Marathon changes them."""
        return view.table.rules.goal


# --- players' own cards ----------------------------------------------------------------------------------------------


def read_pack_card(kind: str, reader: Reader) -> dict[str, Any]:
    """Return the face of a card of a pack. Raises BadCard."""
    check_identity(reader)
    if kind == TWIST:
        return twist_face(own_cards.read_own_twist(reader))
    return invention_face(own_cards.read_own_invention(reader))


def try_out(cards: CardSet, kind: str, card_id: str) -> str:
    """Return a scenario for trying a card of the set. Raises LookupError if it isn't there."""
    among: tuple[Invention | Twist, ...] = (*cards.inventions, *cards.twists)
    for card in among:
        if card.id == card_id:
            return own_cards.try_out(card)
    raise LookupError(f"Nefarious has no {kind} '{card_id}' to try out")


def card_set(own: Cards = ((), ())) -> CardSet:
    return CardSet((inventions(), twists()), own, effect_names(UNITS))


def game_with(cards: CardSet) -> Game[MatchRules]:
    """Return the game object with the cards of a set: 2 to 6 players, 64 Inventions, up to 2 of 36 Twists."""
    return Game(
        slug=SLUG,
        title="Nefarious",
        package=__package__,
        min_seats=2,
        max_seats=6,
        layout=LAYOUT,
        verbs=VERBS,
        question_kinds=(*KERNEL_QUESTIONS, *QUESTION_NAMES),
        phases=PHASES,
        actions=encoding.OPTIONS,
        readings=encoding.READINGS,
        score_name=say("score"),
        speed_goals=SpeedGoals(
            4, {"twists": 0}, silent_share=1 / 3, compiled_share=0.65, heard_share=1 / 8, copy_us=5, view_us=20
        ),
        options=SetUpOptions(setup_options.OPTION_SPECS, read=partial(setup_options.read_options, cards.twists)),
        rules=GameRules(
            table=partial(setup_options.table_with, cards),
            set_up=setup.set_up,
            begin_at=scenario_hooks.begin_at,
            violations=scenario_hooks.violations,
        ),
        positions=ScenarioHooks(
            find_cards=scenario_hooks.card_named,
            card_owner=scenario_hooks.card_owner,
            start_value=scenario_hooks.start_value,
            prepare_position=scenario_hooks.prepare_position,
            fill_supplies=scenario_hooks.fill_supplies,
            find_impossibilities=scenario_hooks.impossible,
            value_of=scenario_hooks.value_of,
        ),
        words=GameText(
            milestone=milestones.milestone_words,
            card_name=sentences.card_name,
            prompt=sentences.prompt,
            describe_victory=sentences.victory,
            zone_name=zone_name,
            describe_option=sentences.outcome,
            log_line=sentences.log_line,
            refusal=sentences.refusal,
            language=say.language,
        ),
        account=Account(
            describe_action=plays.describe_action,
            changes=plays.changes,
            change_words=plays.change_words,
            chosen=plays.CHOSEN,
            verbs=plays.VERBS,
            describe_shared=plays.describe_shared,
            hidden_cards=lambda count: say("hidden-inventions", count=count),
        ),
        shows=TableInfo(
            milestones=milestones.milestones,
            face=face,
            faces=partial(faces_with, cards),
            scores=scores,
            score_parts=scoring.point_parts,
            progress=nearness,
        ),
        ai=PolicyPart(
            make_policy=NefariousPolicy, files=weights.FILES, reasons=reasons.reasons, holdings=holdings.holdings
        ),
        workshop=Workshop(
            card_kinds=forms.card_kinds,
            card_data=forms.card_data,
            form_values=forms.form_values,
            read_pack_card=read_pack_card,
            try_out=partial(try_out, cards),
            extended=lambda packs: game_with(card_set(own_cards.read_packs(packs, SLUG))),
        ),
        traits=(Traits(),),
    )


GAME = game_with(card_set())
