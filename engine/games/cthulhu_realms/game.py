"""The Game object of Cthulhu Realms for the kernel, the table and the computer seats (CR-1 to CR-6)."""

from __future__ import annotations

from functools import partial

from engine.games.cthulhu_realms import codes, scenario_hooks, setup_options
from engine.games.cthulhu_realms.ai import RealmsPolicy, weights
from engine.games.cthulhu_realms.definitions import faces, forms, own_cards
from engine.games.cthulhu_realms.definitions.reader import Card, cards
from engine.games.cthulhu_realms.knowledge import encoding, holdings, milestones, table_info
from engine.games.cthulhu_realms.layout import GENERAL_GROUP, LAYOUT, PHASES, SANITY, START_SANITY
from engine.games.cthulhu_realms.match_rules import GameView, MatchRules
from engine.games.cthulhu_realms.messages import say, zone_name
from engine.games.cthulhu_realms.rules import queries, setup
from engine.games.cthulhu_realms.text import (
    advice,
    confirmations,
    endings,
    forfeits,
    log,
    options,
    plays,
    prompts,
    refusals,
)
from engine.kernel.cards.workshop import Workshop
from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.game import Game, GameRules, SetUpOptions, SpeedGoals
from engine.kernel.game.policy import PolicyPart
from engine.kernel.game.presentation import Account, GameText, TableInfo
from engine.kernel.game.scenario_hooks import ScenarioHooks, cards_named
from engine.kernel.game.traits import HasKnownPiles, HasLamps, HasQuickAnswers, HasShare

SLUG = "cthulhu-realms"


def scores(view: GameView) -> list[int]:
    """Return the Sanity of each seat, at least 0."""
    return [max(0, view.counters[SANITY[seat]]) for seat in range(view.table.seats)]


def nearness(view: GameView) -> float:
    """Return the share of Sanity that the weakest remaining player has lost (CR-1.3)."""
    left = [points for seat, points in enumerate(scores(view)) if not view.is_out(seat)]
    return max(0.0, 1 - min(left, default=0) / START_SANITY)


class Traits(HasKnownPiles[MatchRules], HasLamps[MatchRules], HasShare[MatchRules], HasQuickAnswers[MatchRules]):
    """Known decks (CR-1.4), event prerequisites (CR-3.2) and shared loss (CR-4.5)."""

    contents = staticmethod(table_info.contents)
    tally = staticmethod(table_info.tally)
    lamps = staticmethod(table_info.lamps)
    share = staticmethod(table_info.share)
    sweeps = staticmethod(table_info.sweeps)


def game_with(added: tuple[Card, ...]) -> Game[MatchRules]:
    """Return the game for 2 to 4 cultists, with `added` cards after those of the box."""
    return Game(
        SLUG,
        "Cthulhu Realms",
        __package__,
        min_seats=2,
        max_seats=4,
        layout=LAYOUT,
        verbs=codes.VERBS,
        question_kinds=codes.QUESTION_NAMES,
        phases=PHASES,
        actions=encoding.OPTIONS,
        readings=encoding.READINGS,
        score_name=say("score"),
        rules_version=2,
        speed_goals=SpeedGoals(
            2, {}, silent_share=1 / 4, compiled_share=1.25, heard_share=1 / 8, copy_us=6, view_us=20
        ),
        options=SetUpOptions(setup_options.OPTION_SPECS),
        rules=GameRules(
            table=partial(setup_options.table_with, added),
            set_up=setup.set_up,
            begin_at=scenario_hooks.begin_at,
            deal_hidden=table_info.deal_unseen,
            violations=scenario_hooks.violations,
        ),
        positions=ScenarioHooks(
            find_cards=lambda table, name: cards_named(table.rules.cards, name),
            card_owner=lambda table, card: table.rules.owner_at_start(card),
            find_zone=scenario_hooks.find_zone,
            merged_zones=scenario_hooks.rows_together,
            home_zone=scenario_hooks.home_zone,
            open_position=scenario_hooks.open_position,
            prepare_position=scenario_hooks.prepare_position,
            find_impossibilities=scenario_hooks.impossible,
            declines=lambda option: option[0] in (PASS, codes.END_TURN),
            option_numbers=scenario_hooks.option_numbers,
        ),
        words=GameText(
            milestone=milestones.milestone_words,
            card_name=queries.card_name,
            prompt=prompts.prompt,
            describe_option=options.outcome,
            log_line=log.log_line,
            refusal=refusals.refusal,
            language=say.language,
            confirmation=confirmations.confirmation,
            describe_forfeits=forfeits.forfeits,
            describe_victory=endings.victory,
            zone_name=zone_name,
        ),
        account=Account(
            describe_action=plays.describe_action,
            changes=plays.changes,
            change_words=plays.change_words,
            chosen=plays.CHOSEN,
            verbs=plays.VERBS,
            hidden_cards=lambda count: say("hidden-cards", count=count),
        ),
        shows=TableInfo(
            milestones=milestones.milestones,
            face=faces.face,
            faces=lambda: [faces.printed_face(card) for card in (*cards(), *added)],
            scores=scores,
            ranks=table_info.ranks,
            plate=table_info.plate,
            progress=nearness,
            hidden_group=lambda view, zone: GENERAL_GROUP,
        ),
        ai=PolicyPart(
            make_policy=RealmsPolicy, files=weights.FILES, reasons=advice.reasons, holdings=holdings.holdings
        ),
        workshop=Workshop(
            card_kinds=forms.card_kinds,
            card_data=forms.card_data,
            form_values=forms.form_values,
            read_pack_card=lambda kind, reader: faces.printed_face(own_cards.read_own_card(reader)),
            try_out=partial(own_cards.try_out, added=added),
            extended=lambda packs: game_with(own_cards.read_packs(packs, SLUG)),
        ),
        traits=(Traits(),),
    )


GAME = game_with(())
