"""Runes & Regulations with its Nefarious Neighbor expansion, as the kernel, the table and the computer seats see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.games.runes_and_regulations import facts, position, sealed, words
from engine.games.runes_and_regulations.ai import RunesAdviser
from engine.games.runes_and_regulations.ai import weights as ai_weights
from engine.games.runes_and_regulations.chances import winning
from engine.games.runes_and_regulations.codes import QUESTION_NAMES, VERBS
from engine.games.runes_and_regulations.data import Card, cards
from engine.games.runes_and_regulations.encoding import OPTIONS, READINGS
from engine.games.runes_and_regulations.faces import all_faces, face
from engine.games.runes_and_regulations.form_data import card_data, form_values
from engine.games.runes_and_regulations.forms import card_kinds
from engine.games.runes_and_regulations.frames import rules_with
from engine.games.runes_and_regulations.match_rules import ORDINARY, MatchRules, Position, Seen, match_rules
from engine.games.runes_and_regulations.own_cards import OWN_KINDS, read_own_card, read_packs, try_out
from engine.games.runes_and_regulations.places import (
    FENCE,
    FORBIDDEN,
    FORBIDDEN_RUNE,
    GROUPS,
    LAYOUT,
    MAIN,
    PHASES,
    RUNE,
)
from engine.games.runes_and_regulations.words import told
from engine.kernel import chance
from engine.kernel.advice import Plan
from engine.kernel.cards import Reader
from engine.kernel.chain_view import ChainLink
from engine.kernel.events import Event
from engine.kernel.game import Game, Options, OptionSpec, SpeedGoals
from engine.kernel.packs import CardKind, Pack
from engine.kernel.refs import HIDDEN
from engine.kernel.rules import KERNEL_QUESTIONS
from engine.kernel.showing import Refusal
from engine.kernel.state import Option, empty
from engine.kernel.table import Table

BASE_SEATS, EXPANSION_SEATS = (2, 4), (3, 8)
MOST_PETS: Final = 99
WITH_EXPANSION = ("expansion", (True,))


class RunesAndRegulations(Game[MatchRules]):
    """2 to 4 sorcerers in the suburbs; 3 to 8 with the Nefarious Neighbor."""

    slug = "runes-and-regulations"
    title = "Runes & Regulations"
    min_seats = 2
    max_seats = 8
    layout = LAYOUT
    verbs = VERBS
    question_kinds = (*KERNEL_QUESTIONS, *QUESTION_NAMES)
    phases = PHASES
    actions = OPTIONS
    readings = READINGS
    score_name = "Mythical Creatures"
    speed_goals = SpeedGoals(4, {}, silent_share=1 / 8, compiled_share=0.45, heard_share=1 / 16, copy_us=8, view_us=20)
    added: tuple[Card, ...] = ()
    """The cards of packs, behind those of the box."""
    option_specs = (
        OptionSpec(
            "expansion", "Nefarious Neighbor", "secret roles and one warlock against all, 3 to 8 players", "toggle",
            False,
        ),
        OptionSpec(
            "nefarious", "Who is the Nefarious Neighbor", "by lot, or a certain seat", "choice", 0,
            ((0, "By lot"), *((seat, f"Seat {seat}") for seat in range(1, 9))), group="seats",
            needs=WITH_EXPANSION,
        ),
        OptionSpec(
            "mastery", "Nefarious Mastery", "Creatures have their effects on the Nefarious Neighbor's Lawn too",
            "toggle", False, needs=WITH_EXPANSION,
        ),
        OptionSpec(
            "reshuffle", "A second Main deck", "the discards are shuffled in once; for 7 or 8 players", "toggle",
            False, needs=WITH_EXPANSION, players=(7, 8),
        ),
        OptionSpec(
            "pets", "How many pets?", "whoever has the most goes first", "seat-numbers", [], limit=MOST_PETS,
            needs=("expansion", (False,)),
        ),
        OptionSpec(
            "spin_by_hand", "Flick the Spinner", "whoever spins gives the arrow a push", "toggle", False,
            suggested=True,
        ),
    )  # fmt: skip

    # --- setting up --------------------------------------------------------------------------------------

    def seat_limits(self, options: Options) -> tuple[int, int]:
        """See Game.seat_limits: 2-4 players, with the expansion 3-8 (RR-9.1)."""
        return EXPANSION_SEATS if options.get("expansion") else BASE_SEATS

    def setting(self, options: Options) -> str:
        """See Game.setting."""
        return "nefarious" if options.get("expansion") else ""

    def new_table(self, seats: int, options: Options, seed: int) -> Table[MatchRules]:
        """See Game.new_table."""
        checked = self.checked_options(options)
        fewest, most = self.seat_limits(checked)
        if not fewest <= seats <= most:
            which = "with the Nefarious Neighbor" if checked["expansion"] else "without the expansion"
            raise ValueError(f"{self.title} {which} is for {fewest} to {most} players, not {seats}")
        self.check_seats_named(checked, seats)
        chosen = (checked[key] for key in ("expansion", "mastery", "reshuffle", "spin_by_hand"))
        rules = match_rules(*chosen, self.added)
        return Table(self, seats, checked, rules.faces, rules.groups, GROUPS, rules_with(rules.programs), rules)

    def set_up(self, table: Table[MatchRules], seed: int) -> Position:
        """See Game.set_up (RR-2, RR-9)."""
        state = empty(table)
        state.rng = chance.seeded(seed)
        position.set_up(state)
        return state

    # --- positions from outside --------------------------------------------------------------------------

    def begin_at(self, state: Position, phase: str | None, active: int) -> None:
        """See Game.begin_at."""
        position.begin_at(state, phase, active)

    def card_named(self, table: Table[MatchRules], name: str) -> list[int]:
        """See Game.card_named."""
        wanted = name.casefold()
        rules = table.rules
        return [i for i, card in enumerate(rules.cards) if wanted in (card.name.casefold(), card.id)]

    def card_states(self, state: Position, card: int) -> tuple[str, ...]:
        """See Game.card_states."""
        return ("hexed",) if facts.is_hexed(state, card) else ()

    def set_card_state(self, state: Position, card: int, word: str) -> None:
        """See Game.set_card_state: a Creature can be hexed."""
        if word != "hexed":
            raise ValueError("hexed, the only state of a card")
        position.set_hexed(state, card)

    def prepare_position(self, state: Position, written: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        """See Game.prepare_position."""
        position.prepare(state, written, options)

    def fill_supplies(self, state: Position, given: set[tuple[int, str]]) -> None:
        """See Game.fill_supplies."""
        position.fill_supplies(state, given)

    def impossible(self, state: Position) -> list[str]:
        """See Game.impossible."""
        return position.impossible(state)

    def value_of(self, state: Position, name: str, seat: int) -> Any:
        """See Game.value_of: `mythical` of a seat."""
        if name == "mythical" and seat >= 0:
            return facts.mythical_count(state, seat)
        raise KeyError(name)

    # --- hidden information ------------------------------------------------------------------------------

    def deal_unseen(self, state: Position, view: Seen, unseen: list[list[int]]) -> None:
        """Hidden cards are of the deck their zone holds; hands and Fences by who holds Forbidden cards (RR-9.4)."""
        table = state.table
        for zone, held in enumerate(state.zones):
            if HIDDEN in held:
                group = table.zone_groups[zone]
                if group < 0:
                    forbidden = facts.holds_forbidden(state, table.layout.owner(zone))
                    on_fence = zone in FENCE
                    group = (FORBIDDEN_RUNE if forbidden else RUNE) if on_fence else FORBIDDEN if forbidden else MAIN
                pool = unseen[group]
                held[:] = [pool.pop() if card == HIDDEN else card for card in held]
        sealed.guess_picks(state)

    def adviser(self, table: Table[MatchRules], weights: str) -> RunesAdviser:
        """See Game.adviser."""
        return RunesAdviser(weights)

    def plans(self) -> Mapping[str, Plan]:
        """See Game.plans."""
        return ai_weights.plans()

    def adviser_with(self, table: Table[MatchRules], text: str, file: str) -> RunesAdviser:
        """See Game.adviser_with."""
        return RunesAdviser(ai_weights.read(text, file))

    def weights_text(self, name: str) -> str:
        """See Game.weights_text."""
        return ai_weights.text_of(name)

    def chances(self, view: Seen) -> list[float]:
        """See Game.chances."""
        return winning().chances(view)

    def violations(self, state: Position) -> list[str]:
        """See Game.violations."""
        return position.violations(state)

    # --- words and faces ---------------------------------------------------------------------------------

    def card_name(self, table: Table[MatchRules], card: int) -> str:
        """See Game.card_name."""
        return table.rules.cards[card].name

    def face(self, view: Seen, card: int) -> dict[str, Any]:
        """See Game.face; a Creature as it is now."""
        rules = view.table.rules
        owner = facts.lawn_of(view, card)
        powerless = owner >= 0 and rules.sorts[card] == ORDINARY and not facts.is_hexed(view, card)
        powerless = powerless and not facts.works(view, card, owner)
        return face(rules.cards[card], hexed=facts.is_hexed(view, card), powerless=powerless)

    def faces(self) -> list[dict[str, Any]]:
        """See Game.faces."""
        return all_faces((*cards(), *self.added))

    def prompt(self, view: Seen, names: Sequence[str]) -> str:
        """See Game.prompt."""
        return words.prompt(view, names)

    def outcome(self, view: Seen, option: Option, names: Sequence[str]) -> str:
        """See Game.outcome."""
        return words.outcome(view, option, names)

    def log_line(self, table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
        """See Game.log_line."""
        return words.log_line(table, event, names)

    def refusal(self, view: Seen, source: int, target: int, names: Sequence[str]) -> Refusal | None:
        """See Game.refusal."""
        return words.refusal(view, source, target, names)

    def given_up(self, view: Seen, option: Option, names: Sequence[str]) -> str:
        """See Game.given_up."""
        return words.given_up(view, option, names)

    def scores(self, view: Seen) -> list[int]:
        """See Game.scores: Mythical Creatures on each Lawn."""
        return [facts.mythical_count(view, seat) for seat in range(view.table.seats)]

    def score_parts(self, view: Seen, seat: int) -> list[tuple[str, int]]:
        """See Game.score_parts: what the Nefarious Neighbor counts."""
        return told.score_parts(view, seat)

    def goal(self, view: Seen) -> int:
        """See Game.goal: five Mythical Creatures, six with a certain Regulation (RR-6.1)."""
        return max(facts.limit(view, seat, "win") for seat in range(view.table.seats))

    def victory(self, view: Seen, names: Sequence[str]) -> str:
        """See Game.victory."""
        return told.victory(view, names)

    def briefing(self, view: Seen, names: Sequence[str]) -> str:
        """See Game.briefing: the seat's role."""
        return told.briefing(view, names)

    def identity(self, view: Seen, seat: int) -> str:
        """See Game.identity: the name of a role that can be seen."""
        return told.identity(view, seat)

    def hidden_group(self, view: Seen, zone: int) -> str:
        """See Game.hidden_group."""
        group = super().hidden_group(view, zone)
        if group:
            return group
        forbidden = facts.holds_forbidden(view, view.table.layout.owner(zone))
        if zone in FENCE:
            return GROUPS[FORBIDDEN_RUNE if forbidden else RUNE]
        return GROUPS[FORBIDDEN if forbidden else MAIN]

    def plate(self, view: Seen, seat: int) -> list[tuple[str, str]]:
        """See Game.plate."""
        return told.plate(view, seat)

    def chain(self, view: Seen, names: Sequence[str]) -> list[ChainLink]:
        """See Game.chain."""
        return words.chain(view, names)

    def matters(self, view: Seen, option: Option) -> bool:
        """See Game.matters."""
        return words.matters(view, option)

    def seat_style(self, view: Seen, seat: int) -> str:
        """See Game.seat_style: the Nefarious Neighbor lives at dusk."""
        return "nefarious" if seat == facts.nefarious(view) else ""

    # --- cards that players have made --------------------------------------------------------------------

    def card_kinds(self) -> tuple[CardKind, ...]:
        """See Game.card_kinds."""
        return card_kinds()

    def card_data(self, kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """See Game.card_data."""
        return card_data(kind, values)

    def form_values(self, kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
        """See Game.form_values."""
        return form_values(kind, next(one.fields for one in card_kinds() if one.key == kind), data)

    def read_pack_card(self, kind: str, reader: Reader) -> dict[str, Any]:
        """See Game.read_pack_card."""
        return face(read_own_card(kind, reader)) if kind in OWN_KINDS else super().read_pack_card(kind, reader)

    def try_out(self, kind: str, card_id: str) -> str:
        """See Game.try_out."""
        return try_out(card_id, self.added)

    def extended(self, packs: Sequence[Pack]) -> RunesAndRegulations:
        """See Game.extended."""
        game = RunesAndRegulations()
        game.added = read_packs(packs, self.slug)
        return game


GAME = RunesAndRegulations()
