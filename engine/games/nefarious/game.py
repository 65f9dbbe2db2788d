"""Nefarious as a game object: set-up, positions, determinization, checks and words (NF-1 to NF-7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.games.nefarious import codes, effects, forms, invent, moments, own_cards, sealed, turn, words
from engine.games.nefarious.ai import NefariousAdviser
from engine.games.nefarious.ai import weights as ai_weights
from engine.games.nefarious.card_set import ACTION as ACTION_CARD
from engine.games.nefarious.card_set import FIRST_ACTION, INVENTION, CardSet, box
from engine.games.nefarious.chances import winning
from engine.games.nefarious.data import Invention, Twist, inventions, twists
from engine.games.nefarious.encoding import OPTIONS, READINGS
from engine.games.nefarious.faces import action_face, invention_face, twist_face
from engine.games.nefarious.match_rules import QUESTION_NAMES, VERBS, MatchRules, Position, Seen, action_card
from engine.games.nefarious.places import (
    ACTION,
    ACTION_GROUP,
    ACTION_HAND,
    ACTIONS,
    BEFORE,
    BOX,
    CHOSEN,
    COUNTERS,
    DECK,
    DISCARD,
    HAND,
    INVENTION_GROUP,
    LAYOUT,
    MONEY,
    PHASES,
    PLAY,
    RESERVE,
    SPIES,
    TWIST_GROUP,
    TWISTS,
)
from engine.games.nefarious.scoring import point_parts, points_of
from engine.kernel import chance, moves
from engine.kernel.advice import Plan
from engine.kernel.cards import Reader
from engine.kernel.events import Event
from engine.kernel.game import BadOption, Game, Options, OptionSpec, SpeedGoals
from engine.kernel.layout import EVERYBODY
from engine.kernel.packs import CardKind, Pack, check_identity
from engine.kernel.refs import NONE
from engine.kernel.rules import KERNEL_QUESTIONS, Ruleset
from engine.kernel.showing import Refusal
from engine.kernel.state import ACTIVE, PHASE, TURN, Option, empty
from engine.kernel.table import Table

START_CARDS: Final = 3
SPIES_PER_SEAT: Final = 5
PHASE_STEPS = {
    "action": codes.STEP_CHOOSE,
    "income": codes.STEP_INCOME,
    "espionage": codes.STEP_ESPIONAGE,
    "invent": codes.STEP_INVENT,
    "research": codes.STEP_RESEARCH,
    "work": codes.STEP_WORK,
    "score": codes.STEP_BEFORE_SCORING,
}


GROUPS = (INVENTION_GROUP, TWIST_GROUP, ACTION_GROUP)


RULES: Ruleset[MatchRules] = Ruleset(
    frames={**moments.HANDLERS, **invent.HANDLERS, **turn.HANDLERS},
    effects=effects.EFFECTS,
    picks=effects.PICKS,
    sealed={**sealed.SEALED, **invent.SEALED},
)


class Nefarious(Game[MatchRules]):
    """2 to 6 mad scientists, simultaneous Actions, 64 Inventions, up to two of 36 Twists."""

    slug = "nefarious"
    title = "Nefarious"
    min_seats = 2
    max_seats = 6
    layout = LAYOUT
    verbs = VERBS
    question_kinds = (*KERNEL_QUESTIONS, *QUESTION_NAMES)
    phases = PHASES
    actions = OPTIONS
    readings = READINGS
    speed_goals = SpeedGoals(
        4, {"twists": 0}, silent_share=1 / 3, compiled_share=0.65, heard_share=1 / 8, copy_us=5, view_us=20
    )
    option_specs = (
        OptionSpec(
            "twists", "Twists", "rules that change all game; none for a first game", "choice", 2,
            ((0, "None"), (1, "One"), (2, "Two")),
        ),
        OptionSpec(
            "chosen_twists", "Which Twists", "drawn at random unless picked", "cards", [],
            group=TWIST_GROUP, limit=2, needs=("twists", (1, 2)),
        ),
    )  # fmt: skip

    def __init__(self, cards: CardSet | None = None) -> None:
        """`cards`: those of the box and of packs; missing: those of the box alone."""
        self.cards = cards or box()

    # --- setting up --------------------------------------------------------------------------------------

    def checked_options(self, options: Options) -> dict[str, Any]:
        """See Game.checked_options; `chosen_twists` may name Twists by id or printed name."""
        given = dict(options)
        if isinstance(given.get("twists"), list):
            given["chosen_twists"], given["twists"] = given["twists"], min(2, len(given["twists"]))
        if isinstance(given.get("chosen_twists"), str):
            given["chosen_twists"] = [name.strip() for name in given["chosen_twists"].split(",") if name.strip()]
        checked = super().checked_options(given)
        checked["chosen_twists"] = [self._twist_id(name) for name in checked["chosen_twists"]]
        chosen = checked["chosen_twists"]
        if len(set(chosen)) != len(chosen) or len(chosen) > 2:
            raise BadOption("option 'chosen_twists' must name at most two different Twists")
        return checked

    def _twist_id(self, name: Any) -> str:
        for twist in self.cards.twists:
            if name in (twist.id, twist.name):
                return twist.id
        raise BadOption(f"option 'chosen_twists': there is no Twist '{name}'")

    def new_table(self, seats: int, options: Options, seed: int) -> Table[MatchRules]:
        """See Game.new_table. Twists not chosen are drawn at random (NF-1.4)."""
        if not self.min_seats <= seats <= self.max_seats:
            raise ValueError(f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        by_id = {twist.id: twist for twist in self.cards.twists}
        number = int(options["twists"])
        chosen = [by_id[name] for name in options["chosen_twists"]][:number]
        rng = chance.seeded(seed ^ 0x7157)
        rest = [twist for twist in self.cards.twists if twist not in chosen]
        while len(chosen) < number:
            rng = (rng * chance.MULTIPLIER + chance.INCREMENT) & chance.MASK
            chosen.append(rest.pop((rng >> 33) % len(rest)))
        cards = self.cards.match_cards(seats)
        rules = MatchRules(seats, chosen, cards)
        return Table(self, seats, options, cards.definitions, cards.groups, GROUPS, RULES, rules)

    def set_up(self, table: Table[MatchRules], seed: int) -> Position:
        """See Game.set_up (NF-1, NF-7.11)."""
        state = empty(table)
        state.rng = chance.seeded(seed)
        rules = table.rules
        state.zones[TWISTS] = list(rules.twists)
        state.zones[BOX] = [card for card in rules.cards.twists if card not in rules.twists]
        for seat in range(table.seats):
            state.zones[ACTION_HAND[seat]] = [action_card(seat, action) for action in range(4)]
            state.counters[MONEY[seat]] = rules.start_money
        for card in (*rules.twists, *rules.cards.actions):
            state.known[card] = EVERYBODY
        state.zones[DECK] = list(rules.cards.inventions)
        moves.shuffle(state, DECK)
        for seat in range(table.seats):
            for _ in range(START_CARDS + rules.start_cards):
                if state.zones[DECK]:
                    moves.draw_top(state, DECK, HAND[seat], seat)
        start = chance.below(state, table.seats)
        state.values[ACTIVE] = start
        state.stack.append([codes.TURN, codes.STEP_START, start, NONE, 0, 0, 0, 0, 0])
        return state

    # --- positions from outside --------------------------------------------------------------------------

    def begin_at(self, state: Position, phase: str | None, active: int) -> None:
        """See Game.begin_at. A phase after the choice uses the Action cards that lie in `action`."""
        step = codes.STEP_START if phase is None else PHASE_STEPS[phase]
        state.values[ACTIVE] = active
        if phase is not None:
            state.values[TURN] = max(1, state.values[TURN])
            state.values[PHASE] = PHASES.index(phase)
            for zone in range(4):
                spies = state.counters[SPIES[0] + zone :: COUNTERS]
                state.values[BEFORE + zone] = sum(spies)
        frame = [codes.TURN, step, active, NONE, 0, 0, 0, 0, 0]
        turn.note_performers(state, frame)
        state.stack.append(frame)

    def card_named(self, table: Table[MatchRules], name: str) -> list[int]:
        """See Game.card_named; an Action card is named by its Action."""
        found = self.cards.match_cards(table.seats).named(name)
        wanted = name.casefold()
        if wanted in ACTIONS:
            found += [action_card(seat, ACTIONS.index(wanted)) for seat in range(table.seats)]
        return found

    def start_value(self, table: Table[MatchRules], counter: str) -> int | None:
        """Private Funding changes the money a seat starts with."""
        rules = table.rules
        return rules.start_money if counter == "money" else None

    def fill_supplies(self, state: Position, given: set[tuple[int, str]]) -> None:
        """A reserve that is not named is five Spies less those on the board."""
        for seat in range(state.table.seats):
            if (seat, "reserve") not in given:
                state.counters[RESERVE[seat]] = SPIES_PER_SEAT - sum(state.counters[SPIES[seat] : SPIES[seat] + 4])

    def card_owner(self, table: Table[MatchRules], card: int) -> int:
        """See Game.card_owner: every seat has four Action cards of its own (NF-1.2)."""
        return card - FIRST_ACTION >> 2 if table.groups[card] == ACTION_CARD else NONE

    def prepare_position(self, state: Position, position: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        """The Twists on the table are in force; the Action cards in front are the ones chosen last.

        Twists may be named by the position or by the options; a position that names none has none.
        """
        table = state.table
        if "twists" not in position.get("table", {}) and not {"twists", "chosen_twists"}.isdisjoint(options):
            drawn = table.rules
            state.zones[TWISTS] = list(drawn.twists)
        cards = self.cards.match_cards(table.seats)
        table.rules = MatchRules(table.seats, [cards.twist(card) for card in state.zones[TWISTS]], cards)
        for seat in range(table.seats):
            mask = sum(1 << (card - FIRST_ACTION & 3) for card in state.zones[ACTION[seat]])
            state.counters[CHOSEN[seat]] = mask

    def impossible(self, state: Position) -> list[str]:
        """See Game.impossible: more than five Spies, less than no money."""
        wrong = []
        for seat in range(state.table.seats):
            if min(state.counters[MONEY[seat] : CHOSEN[seat] + 1]) < 0:
                wrong.append("a counter below 0")
            if sum(state.counters[RESERVE[seat] : CHOSEN[seat]]) > SPIES_PER_SEAT:
                wrong.append(f"more than {SPIES_PER_SEAT} Spies of one seat")
        return wrong

    def value_of(self, state: Position, name: str, seat: int) -> Any:
        """See Game.value_of: `points` of a seat."""
        if name == "points" and seat >= 0:
            return points_of(state, seat)
        raise KeyError(name)

    # --- knowledge ---------------------------------------------------------------------------------------

    def adviser(self, table: Table[MatchRules], weights: str) -> NefariousAdviser:
        """See Game.adviser."""
        return NefariousAdviser(weights)

    def adviser_with(self, table: Table[MatchRules], text: str, file: str) -> NefariousAdviser:
        """See Game.adviser_with."""
        return NefariousAdviser(ai_weights.read(text, file))

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
        """Money never negative, five Spies a seat, Action cards with their owner."""
        wrong = []
        for seat in range(state.table.seats):
            if state.counters[MONEY[seat]] < 0:
                wrong.append(f"seat {seat} has ${state.counters[MONEY[seat]]}")
            spies = state.counters[RESERVE[seat] : CHOSEN[seat]]
            if sum(spies) != 5 or min(spies) < 0:
                wrong.append(f"seat {seat} has not five Spies: {spies}")
            cards = sorted(state.zones[ACTION_HAND[seat]] + state.zones[ACTION[seat]])
            if cards != [action_card(seat, action) for action in range(4)]:
                wrong.append(f"seat {seat} has other Action cards than its own")
        return wrong

    # --- words and faces ---------------------------------------------------------------------------------

    def card_name(self, table: Table[MatchRules], card: int) -> str:
        """See Game.card_name."""
        return words.card_name(table, card)

    def face(self, view: Seen, card: int) -> dict[str, Any]:
        """See Game.face; prices and points as they are now for the seat that looks."""
        cards = self.cards.match_cards(view.table.seats)
        if cards.groups[card] == ACTION_CARD:
            return action_face(card - FIRST_ACTION & 3, card - FIRST_ACTION >> 2, view)
        if cards.groups[card] == INVENTION:
            return invention_face(cards.invention(card), card, view)
        return twist_face(cards.twist(card))

    def faces(self) -> list[dict[str, Any]]:
        """See Game.faces."""
        return [
            *(invention_face(card) for card in inventions()),
            *(twist_face(card) for card in twists()),
            *(action_face(action, 0) for action in range(4)),
            *(invention_face(card) for card in self.cards.own_inventions),
            *(twist_face(card) for card in self.cards.own_twists),
        ]

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

    # --- cards that players have made --------------------------------------------------------------------

    def card_kinds(self) -> tuple[CardKind, ...]:
        """See Game.card_kinds."""
        return forms.card_kinds()

    def card_data(self, kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """See Game.card_data."""
        return forms.card_data(kind, values)

    def form_values(self, kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
        """See Game.form_values."""
        return forms.form_values(kind, data)

    def read_pack_card(self, kind: str, reader: Reader) -> dict[str, Any]:
        """See Game.read_pack_card."""
        check_identity(reader)
        if kind == own_cards.INVENTION:
            return invention_face(own_cards.read_own_invention(reader))
        if kind == own_cards.TWIST:
            return twist_face(own_cards.read_own_twist(reader))
        return super().read_pack_card(kind, reader)

    def try_out(self, kind: str, card_id: str) -> str:
        """See Game.try_out."""
        cards: Sequence[Invention | Twist] = (*self.cards.inventions, *self.cards.twists)
        card = next((card for card in cards if card.id == card_id), None)
        return own_cards.try_out(card) if card is not None else super().try_out(kind, card_id)

    def extended(self, packs: Sequence[Pack]) -> Nefarious:
        """See Game.extended."""
        return Nefarious(CardSet(*own_cards.read_packs(packs, self.slug)))

    # --- points ------------------------------------------------------------------------------------------

    def scores(self, view: Seen) -> list[int]:
        """See Game.scores. A hand's size is public, so everybody can count along."""
        return [points_of(view, seat) for seat in range(view.table.seats)]

    def score_parts(self, view: Seen, seat: int) -> list[tuple[str, int]]:
        """See Game.score_parts."""
        return point_parts(view, seat)

    def goal(self, view: Seen) -> int:
        """Twenty points, or what Science Marathon makes of it."""
        rules = view.table.rules
        return rules.goal


GAME = Nefarious()
__all__ = ["GAME", "DISCARD", "PLAY", "Nefarious"]
