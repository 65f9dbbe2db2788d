"""Cthulhu Realms as a game object: set-up, positions, hidden information, checks and words (CR-1 to CR-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.cthulhu_realms import abilities, choosing, codes, losing, position, turn, words
from engine.games.cthulhu_realms.ai import RealmsAdviser
from engine.games.cthulhu_realms.ai import weights as ai_weights
from engine.games.cthulhu_realms.chances import winning
from engine.games.cthulhu_realms.data import Card, cards
from engine.games.cthulhu_realms.encoding import OPTIONS, READINGS
from engine.games.cthulhu_realms.faces import all_faces, face, printed_face
from engine.games.cthulhu_realms.forms import card_data, card_kinds, form_values
from engine.games.cthulhu_realms.knowledge import contents, deal_unseen, lamps, plate, ranks, share, sweeps, tally
from engine.games.cthulhu_realms.match_rules import MatchRules, Position, Seen, match_rules
from engine.games.cthulhu_realms.own_cards import GENERAL, read_own_card, read_packs, try_out
from engine.games.cthulhu_realms.places import GENERAL_GROUP, LAYOUT, PHASES, SANITY, STARTER_GROUP
from engine.kernel import chance
from engine.kernel.advice import Plan
from engine.kernel.cards import Reader
from engine.kernel.events import Event
from engine.kernel.game import Game, Options, OptionSpec, SpeedGoals
from engine.kernel.packs import CardKind, Pack
from engine.kernel.refs import NUMBER, describe
from engine.kernel.rules import PASS, Ruleset
from engine.kernel.showing import Lamp, Refusal, Sweep
from engine.kernel.state import Option, empty
from engine.kernel.table import Table

RULES: Ruleset[MatchRules] = Ruleset(
    frames={**turn.HANDLERS, **losing.HANDLERS},
    receivers={**turn.RECEIVERS, **abilities.RECEIVERS, **losing.RECEIVERS},
    effects=abilities.ABILITIES,
    picks=choosing.PICKS,
    turn_frames=frozenset({codes.TURN}),
)
GROUPS = (STARTER_GROUP, GENERAL_GROUP)


class CthulhuRealms(Game[MatchRules]):
    """2 to 4 cultists who build decks and drive their neighbors insane."""

    slug = "cthulhu-realms"
    title = "Cthulhu Realms"
    min_seats = 2
    max_seats = 4
    layout = LAYOUT
    verbs = codes.VERBS
    question_kinds = codes.QUESTION_NAMES
    phases = PHASES
    actions = OPTIONS
    readings = READINGS
    score_name = "Sanity"
    option_specs = (
        OptionSpec(
            "insane", "Most recently gone insane", "goes first, or somebody by lot", "choice", 0,
            ((0, "By lot"), *((seat, f"Seat {seat}") for seat in range(1, 5))), group="seats",
        ),
    )  # fmt: skip
    speed_goals = SpeedGoals(2, {}, silent_share=1 / 4, compiled_share=1.25, heard_share=1 / 8, copy_us=6, view_us=20)
    added: tuple[Card, ...] = ()
    """The cards of packs, behind those of the box."""

    # --- setting up --------------------------------------------------------------------------------------

    def new_table(self, seats: int, options: Options, seed: int) -> Table[MatchRules]:
        """See Game.new_table."""
        if not self.min_seats <= seats <= self.max_seats:
            raise ValueError(f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        checked = self.checked_options(options)
        self.check_seats_named(checked, seats)
        rules = match_rules(seats, self.added)
        groups = [int(card >= rules.first_general) for card in range(len(rules.titles))]
        return Table(self, seats, checked, rules.titles, groups, GROUPS, RULES, rules)

    def set_up(self, table: Table[MatchRules], seed: int) -> Position:
        """See Game.set_up (CR-1)."""
        state = empty(table)
        state.rng = chance.seeded(seed)
        position.set_up(state)
        return state

    # --- positions from outside --------------------------------------------------------------------------

    def begin_at(self, state: Position, phase: str | None, active: int) -> None:
        """See Game.begin_at."""
        position.begin_at(state, active)

    def card_named(self, table: Table[MatchRules], name: str) -> list[int]:
        """See Game.card_named."""
        wanted = name.casefold()
        rules = table.rules
        return [number for number, card in enumerate(rules.cards) if wanted in (card.name.casefold(), card.id)]

    def card_name(self, table: Table[MatchRules], card: int) -> str:
        """See Game.card_name."""
        rules = table.rules
        return rules.cards[card].name

    def card_owner(self, table: Table[MatchRules], card: int) -> int:
        """See Game.card_owner: the starters of a seat's first deck (CR-1.1)."""
        rules = table.rules
        return rules.owner_at_start(card)

    def find_zone(self, state: Position, name: str, seat: int) -> int:
        """See Game.find_zone; `row.A-B` is the row between two neighbors (CR-1.2), named in either order."""
        head, dot, pair = name.partition(".")
        if seat >= 0 or head != "row" or not dot:
            return super().find_zone(state, name, seat)
        return position.row_between(state, *position.seats_of_row(state, name, pair))

    def zones_together(self, state: Position, zone: int) -> tuple[int, ...]:
        """See Game.zones_together: six cards lie between the last two of more players (CR-5.3)."""
        return position.rows_together(state, zone)

    def home_zone(self, table: Table[MatchRules], card: int) -> int:
        """See Game.home_zone."""
        rules = table.rules
        return position.home_zone(rules, card)

    def open_position(self, state: Position, written: Mapping[str, Any]) -> None:
        """See Game.open_position."""
        position.open_position(state, written)

    def prepare_position(self, state: Position, written: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        """See Game.prepare_position."""
        position.prepare_position(state, written)

    def impossible(self, state: Position) -> list[str]:
        """See Game.impossible."""
        return position.impossible(state)

    def declines(self, option: Option) -> bool:
        """See Game.declines: whoever does nothing more ends the turn (CR-2.1)."""
        return option[0] in (PASS, codes.END_TURN)

    def option_numbers(self, state: Position, option: Option) -> Mapping[str, int]:
        """See Game.option_numbers: the ability and half that are used, the share of a loss."""
        verb, source, target = option
        if verb == codes.DEAL_LOSS:
            return {"amount": describe(source)[1]}
        kind, index, _ = describe(target)
        if kind != NUMBER:
            return {}
        ability, half = divmod(index, 4)
        either = len(state.table.rules.effects[4 * source + ability]) == 2
        return {"ability": ability, "half": half} if either else {"ability": ability}

    # --- hidden information ------------------------------------------------------------------------------

    def deal_unseen(self, state: Position, view: Seen, unseen: list[list[int]]) -> None:
        """See Game.deal_unseen: whose a card is, everybody has seen."""
        deal_unseen(state, unseen)

    def adviser(self, table: Table[MatchRules], weights: str) -> RealmsAdviser:
        """See Game.adviser."""
        return RealmsAdviser(weights)

    def adviser_with(self, table: Table[MatchRules], text: str, file: str) -> RealmsAdviser:
        """See Game.adviser_with."""
        return RealmsAdviser(ai_weights.read(text, file))

    def weights_text(self, name: str) -> str:
        """See Game.weights_text."""
        return ai_weights.text_of(name)

    def plans(self) -> Mapping[str, Plan]:
        """See Game.plans."""
        return ai_weights.plans()

    def chances(self, view: Seen) -> list[float]:
        """See Game.chances."""
        return winning().chances(view)

    def violations(self, state: Position) -> list[str]:
        """See Game.violations."""
        return position.violations(state)

    # --- words and faces ---------------------------------------------------------------------------------

    def face(self, view: Seen, card: int) -> dict[str, Any]:
        """See Game.face."""
        return face(view, card)

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

    def recapped(self, table: Table[MatchRules], event: Event) -> bool:
        """See Game.recapped."""
        return words.recapped(table, event)

    def refusal(self, view: Seen, source: int, target: int, names: Sequence[str]) -> Refusal | None:
        """See Game.refusal."""
        return words.refusal(view, source, target, names)

    def victory(self, view: Seen, names: Sequence[str]) -> str:
        """See Game.victory."""
        return words.victory(view, names)

    def confirmation(self, view: Seen, option: Option, names: Sequence[str]) -> str:
        """See Game.confirmation."""
        return words.confirmation(view, option, names)

    def given_up(self, view: Seen, option: Option, names: Sequence[str]) -> str:
        """See Game.given_up."""
        return words.given_up(view, option, names)

    def scores(self, view: Seen) -> list[int]:
        """The Sanity of each seat, not below 0."""
        return [max(0, view.counters[SANITY[seat]]) for seat in range(view.table.seats)]

    def ranks(self, view: Seen) -> list[int]:
        """See Game.ranks: by Sanity, and those out of the game by how long they were in it."""
        return ranks(view)

    def hidden_group(self, view: Seen, zone: int) -> str:
        """All cards have the same back."""
        return GENERAL_GROUP

    def plate(self, view: Seen, seat: int) -> list[tuple[str, str]]:
        """See Game.plate: what protects the seat (CR-4.7)."""
        return plate(view, seat)

    def sweeps(self, view: Seen) -> list[Sweep]:
        """See Game.sweeps."""
        return sweeps(view)

    def lamps(self, view: Seen) -> list[Lamp]:
        """See Game.lamps."""
        return lamps(view)

    def share(self, view: Seen) -> tuple[int, int]:
        """See Game.share."""
        return share(view)

    def contents(self, view: Seen, zone: int) -> list[int] | None:
        """See Game.contents."""
        return contents(view, zone)

    def tally(self, view: Seen, pile: Sequence[int]) -> list[tuple[str, int]]:
        """See Game.tally."""
        return tally(view, pile)

    # --- cards that players have made --------------------------------------------------------------------

    def card_kinds(self) -> tuple[CardKind, ...]:
        """See Game.card_kinds."""
        return card_kinds()

    def card_data(self, kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """See Game.card_data."""
        return card_data(values)

    def form_values(self, kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
        """See Game.form_values."""
        return form_values(data)

    def read_pack_card(self, kind: str, reader: Reader) -> dict[str, Any]:
        """See Game.read_pack_card."""
        return printed_face(read_own_card(reader)) if kind == GENERAL else super().read_pack_card(kind, reader)

    def try_out(self, kind: str, card_id: str) -> str:
        """See Game.try_out."""
        return try_out(card_id, self.added)

    def extended(self, packs: Sequence[Pack]) -> CthulhuRealms:
        """See Game.extended."""
        game = CthulhuRealms()
        game.added = read_packs(packs, self.slug)
        return game


GAME = CthulhuRealms()

