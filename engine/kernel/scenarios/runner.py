"""Scenarios: a position, a script, and what must follow, read from a text and played.

The way rules are tested, bugs are reported and puzzles are made. The kernel reads no files and knows no
games: the caller hands over the text and how to find a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from typing import Any, Final

from engine.kernel.files.faults import sentence
from engine.kernel.flow import machine
from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.game import Game
from engine.kernel.game.traits.moments import HasNamedMoments
from engine.kernel.scenarios.checks import faults
from engine.kernel.scenarios.names import Names, split_copy
from engine.kernel.scenarios.reader import BadScenario, Scenario, Step, read, to_toml
from engine.kernel.scenarios.setup import GameLoader, game_of, set_up
from engine.kernel.state.refs import CARD, PLACE, ZONE, describe
from engine.kernel.state.state import Option, Question, State

__all__ = ["BadScenario", "ScenarioRunner", "Result", "Scenario", "run"]

LONGEST_UNTIL: Final = 10_000
"""Answers after which `until` gives up."""
Offer = tuple[int, Option]
"""A seat and an option it has now."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a scenario went."""

    file: str
    title: str
    passed: bool
    steps: int
    """How many steps it has."""
    failed_step: str = ""
    """Which step failed first ("step 3"); empty when all went well."""
    message: str = ""
    """What was wrong, in lines: every expectation of that step not met, or what was offered instead."""


class StepFailed(Exception):
    """A step that cannot be taken, or an expectation not met."""


def run(text: str, file: str, load_game: GameLoader) -> Result:
    """Play a scenario. Raises BadScenario when the file cannot be read or its position cannot be."""
    scenario = read(text, file)
    at = "the position"
    try:
        play = ScenarioRunner(scenario, game_of(scenario, load_game))
        for step in scenario.steps:
            at = step.key
            play.take(step)
    except (StepFailed, machine.EndlessRules) as failure:
        return Result(file, scenario.title, False, len(scenario.steps), at, str(failure))
    return Result(file, scenario.title, True, len(scenario.steps))


class ScenarioRunner:
    """A scenario being played, step by step."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        """Set up the position. Raises BadScenario, also for steps that name what the game does not have."""
        self.scenario = scenario
        self.game = game
        self.names = Names(game, scenario.seats)
        self.state: State = set_up(scenario, game)
        self._kept_open: Question | None = None
        """The question that no unnamed pass may answer, while the script is tried without one (see `_is_vague`)."""
        for step in scenario.steps:
            self._check(step)

    def _check(self, step: Step) -> None:
        if step.until and step.until not in self.names.seats:
            raise self.scenario.bad(
                f"{step.key}: until", "one of the seats " + ", ".join(self.names.seats), step.until
            )
        self.check_choice(step.key, step.choice)
        for field in ("offered", "refused"):
            for choice in getattr(step, field):
                self.check_choice(f"{step.key}: {field}", choice)
        faults(self.scenario, self.names, self.state, step.key, step.expect)  # raises for names there are not

    def check_choice(self, key: str, choice: Mapping[str, Any]) -> None:
        """Raises BadScenario for a choice that names what the game does not have."""
        seat, verb = choice.get("seat"), choice.get("do")
        if seat is not None and seat not in self.names.seats:
            raise self.scenario.bad(f"{key}: seat", "one of the seats " + ", ".join(self.names.seats), seat)
        if verb is not None and verb not in self.game.verbs:
            raise self.scenario.bad(f"{key}: do", "one of " + ", ".join(self.game.verbs), verb)
        window = choice.get("window")
        if window is not None and window not in self.window_names() and not self.cards_named(window):
            known = ", ".join(self.window_names())
            raise self.scenario.bad(f"{key}: window", f"the card that the question is about, or one of {known}", window)
        for field in ("card", "target"):
            text = choice.get(field)
            if text is not None and not self.names.means_something(self.state, text):
                raise self.scenario.bad(f"{key}: {field}", f"a name that {self.game.title} has", text)

    # --- steps ----------------------------------------------------------------------------------------------

    def take(self, step: Step) -> None:
        """Take a step: play on until a seat is asked, give the answer, then compare. Raises StepFailed."""
        if step.until:
            self._play_until(self.names.seats.index(step.until), step.until)
        if step.choice:
            self._choose(step)
        wrong = self._wrong(step)
        while wrong and self.take_forced(passes_only=True):
            wrong = self._wrong(step) and wrong
        if wrong:
            raise StepFailed("\n".join(wrong))

    def _wrong(self, step: Step) -> list[str]:
        """What a step expects and does not find."""
        wrong = faults(self.scenario, self.names, self.state, step.key, step.expect)
        for choice in step.offered:
            if not self.matching(choice):
                wrong.append(f"{to_toml(choice)} should be offered, and is not; {self.offered()}")
        for choice in step.refused:
            if self.matching(choice):
                wrong.append(f"{to_toml(choice)} should be refused, and is offered")
        return wrong

    def take_forced(self, passes_only: bool = False) -> bool:
        """Give the answer to the open questions that have but one; false when there is none to give.

        A scenario may leave such answers out: whether they are asked for at all is a matter of what would be told by
        not asking. Nothing is given unless every open question has a single answer.
        """
        questions = self.state.questions
        if not questions or any(len(options) > 1 for _, _, _, options in questions):
            return False
        if passes_only and not all(options[0][0] == PASS for _, _, _, options in questions):
            return False
        seat, _, _, options = questions[0]
        machine.answer(self.state, seat, options[0])
        return True

    def _choose(self, step: Step) -> None:
        unnamed = step.maybe and step.choice.get("pass") and "window" not in step.choice
        if unnamed and self._kept_open in self.state.questions:
            return
        offers = self.meant(step.choice)
        before = self.state if offers else self.state.copy()
        while not offers and self.take_forced(passes_only=step.maybe):
            offers = self.meant(step.choice)
        if not offers:
            self.state = before  # nothing is answered for a question that does not arise
            if step.maybe:
                return
        if len(offers) != 1:
            fits = "no option now offered fits" if not offers else f"{len(offers)} options now offered fit"
            raise StepFailed(f"{fits} {to_toml(step.choice)}; {self.offered()}")
        seat, option = offers[0]
        if unnamed and self._is_vague(step, seat, before):
            windows = " or ".join(to_toml(name) for name in self.windows(seat))
            raise BadScenario(self.scenario.file, step.key, sentence(
                f'this pass may be for the question that is open now or for an earlier one: add window = {windows}, '
                f'or leave out "maybe"'
            ))  # fmt: skip
        machine.answer(self.state, seat, option)

    def _is_vague(self, step: Step, seat: int, before: State) -> bool:
        """Return whether the script also holds when a pass leaves the question open that it would answer.

        Then nothing in the script says which question the pass is for, and it may swallow a later one. A question
        without another answer can't be swallowed.
        """
        question, steps = self.state.question_for(seat), self.scenario.steps
        if self._kept_open or question is None or len(question[3]) == 1 or step not in steps:
            return False
        other = copy(self)
        other.state, other._kept_open = before.copy(), question
        try:
            for each in steps[steps.index(step) :]:
                other.take(each)
        except StepFailed:
            return False
        return True

    def _play_until(self, seat: int, name: str) -> None:
        for _ in range(LONGEST_UNTIL):
            if not self.state.questions:
                raise StepFailed(f"{name} is not asked any more; {self.offered()}")
            if self.state.question_for(seat):
                return
            other, _, _, options = self.state.questions[0]
            passing = [option for option in options if self.game.positions.declines(option)]
            machine.answer(self.state, other, (passing or list(options))[0])
        raise StepFailed(f"{name} is not asked within {LONGEST_UNTIL} answers; {self.offered()}")

    # --- options --------------------------------------------------------------------------------------------

    def offers(self) -> Iterator[Offer]:
        """Every option now offered, with its seat."""
        for seat, _, _, options in self.state.questions:
            for option in options:
                yield seat, option

    def offered(self) -> str:
        """Every option now offered, as a list in words."""
        lines = [f"  {self.names.option_words(self.state, seat, option)}" for seat, option in self.offers()]
        if not lines:
            return "the game is over" if self.state.over else "nobody is asked anything"
        return "offered now:\n" + "\n".join(lines)

    def matching(self, choice: Mapping[str, Any]) -> list[Offer]:
        """The options now offered that have every field of a choice."""
        offers = [offer for offer in self.offers() if self._fits(offer, choice)]
        for place, field in ((1, "card"), (2, "target")):
            text = choice.get(field)
            copy = self._copy_number(text)
            if copy:
                refs = sorted({option[place] for _, option in offers})
                name = split_copy(str(text))[0].rpartition("/")[2]
                named = sorted(self.game.positions.find_cards(self.state.table, name))
                wanted = refs[copy - 1] if copy <= len(refs) else named[copy - 1] if copy <= len(named) else None
                offers = [offer for offer in offers if offer[1][place] == wanted]
        return offers

    def windows(self, seat: int) -> list[str]:
        """Return every name of the question that a seat is asked: its moments, the card it is about, its kind."""
        question = self.state.question_for(seat)
        if question is None:
            return []
        _, kind, source, _ = question
        card = [self.game.words.card_name(self.state.table, source)] if self.state.table.is_card(source) else []
        named = self.game.trait(HasNamedMoments)
        moments = named.open_moments(self.state) if named else ()
        return [*moments, *card, self.game.question_kinds[kind]]

    def window_names(self) -> list[str]:
        """Return the names that questions of this game can have besides those of cards."""
        named = self.game.trait(HasNamedMoments)
        return [*self.game.question_kinds, *(named.all_moments() if named else ())]

    def cards_named(self, text: str) -> list[int]:
        """Return all cards that a text names."""
        return self.game.positions.find_cards(self.state.table, text)

    def _copy_number(self, text: Any) -> int:
        """The copy that a text such as "Goon#2" names, 0 when it names none."""
        if not isinstance(text, str) or self.game.positions.find_cards(self.state.table, text):
            return 0
        return split_copy(text)[1]

    def _fits(self, offer: Offer, choice: Mapping[str, Any]) -> bool:
        seat, option = offer
        if "seat" in choice and choice["seat"] != self.names.seats[seat]:
            return False
        if "do" in choice and option[0] != self.game.verbs.index(choice["do"]):
            return False
        if choice.get("pass") and option[0] != PASS:
            return False
        if "window" in choice and choice["window"] not in self.windows(seat):
            return False
        if "card" in choice and option[1] not in self.names.refs(self.state, choice["card"]):
            return False
        if "target" in choice and option[2] not in self.names.refs(self.state, choice["target"]):
            return False
        numbers = {key: choice[key] for key in ("ability", "half", "amount") if key in choice}
        if not numbers:
            return True
        found = self.game.positions.option_numbers(self.state, option)
        return all(found.get(key) == number for key, number in numbers.items())

    def meant(self, choice: Mapping[str, Any]) -> list[Offer]:
        """The option that a choice means; of several, where it names no target, the one with the seat's own place."""
        offers = self._alike(self.matching(choice))
        if len(offers) > 1 and "target" not in choice:
            own = [offer for offer in offers if self._is_own_place(*offer)]
            return self._alike(own) if own else offers
        return offers

    def _is_own_place(self, seat: int, option: Option) -> bool:
        sort, zone, _ = describe(option[2])
        return sort in (ZONE, PLACE) and self.state.table.layout.owner(zone) == seat

    def _alike(self, offers: list[Offer]) -> list[Offer]:
        """The first of several options that differ only in which of some identical copies they take."""
        if len({(seat, self.likeness(option)) for seat, option in offers}) == 1:
            return offers[:1]
        return offers

    def likeness(self, option: Option) -> tuple[object, ...]:
        """What tells an option from others: equal for copies of a card in the same zone and state."""
        return (option[0], self._ref_likeness(option[1]), self._ref_likeness(option[2]))

    def _ref_likeness(self, ref: int) -> tuple[object, ...]:
        if describe(ref)[0] != CARD:
            return (ref,)
        layout = self.state.table.layout
        for zone, cards in enumerate(self.state.zones):
            if ref in cards:
                place = cards.index(ref) if layout.zone(zone).grid else 0
                return (zone, place, self.names.entry(self.state, ref))
        return (ref,)
