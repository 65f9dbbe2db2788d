"""Scenarios: a state, a script of steps and expected results, read from a text and played.

Rule tests, bug reports and puzzles are scenarios. The kernel reads no files and knows no games: the caller passes
the text and a function that finds a game.
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
from engine.kernel.game.traits import HasNamedMoments
from engine.kernel.scenarios.checks import faults
from engine.kernel.scenarios.names import Names, split_copy
from engine.kernel.scenarios.reader import BadScenario, Scenario, ScenarioStep, read, to_toml
from engine.kernel.scenarios.setup import GameLoader, game_of, set_up
from engine.kernel.state.refs import CARD, PLACE, ZONE, describe
from engine.kernel.state.state import Option, Question, State

__all__ = ["BadScenario", "ScenarioRunner", "Result", "Scenario", "run"]

LONGEST_UNTIL: Final = 10_000
"""The most answers of `until`."""
Offer = tuple[int, Option]
"""A seat and one of its current options."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a scenario."""

    file: str
    title: str
    passed: bool
    steps: int
    """The number of steps of the scenario."""
    failed_step: str = ""
    """The first step that failed ("step 3"), or ""."""
    message: str = ""
    """The failed expectations of that step, one per line, or the options offered instead."""


class StepFailed(Exception):
    """A step that can't be taken, or an expectation that isn't met."""


def run(text: str, file: str, load_game: GameLoader) -> Result:
    """Play a scenario. Raises BadScenario for an invalid file or an impossible state."""
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
    """Plays a scenario step by step."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        """Set up the state. Raises BadScenario, also for unknown names in steps."""
        self.scenario = scenario
        self.game = game
        self.names = Names(game, scenario.seats)
        self.state: State = set_up(scenario, game)
        self._kept_open: Question | None = None
        """While the script is tried without a pass: the question that no unnamed pass may answer (see `_is_vague`)."""
        for step in scenario.steps:
            self._check(step)

    def _check(self, step: ScenarioStep) -> None:
        if step.until and step.until not in self.names.seats:
            raise self.scenario.bad(f"{step.key}: until", "one of the seats " + ", ".join(self.names.seats), step.until)
        self.check_choice(step.key, step.choice)
        for field in ("offered", "refused"):
            for choice in getattr(step, field):
                self.check_choice(f"{step.key}: {field}", choice)
        faults(self.scenario, self.names, self.state, step.key, step.expect)  # raises for unknown names

    def check_choice(self, key: str, choice: Mapping[str, Any]) -> None:
        """Raise BadScenario for a choice with names that the game doesn't have."""
        seat, verb = choice.get("seat"), choice.get("do")
        if seat is not None and seat not in self.names.seats:
            raise self.scenario.bad(f"{key}: seat", "one of the seats " + ", ".join(self.names.seats), seat)
        if verb is not None and verb not in self.game.verbs:
            raise self.scenario.bad(f"{key}: do", "one of " + ", ".join(self.game.verbs), verb)
        window = choice.get("window")
        cards = self.game.positions.find_cards(self.state.table, window) if window is not None else []
        if window is not None and window not in self.window_names() and not cards:
            known = ", ".join(self.window_names())
            raise self.scenario.bad(f"{key}: window", f"the card that the question is about, or one of {known}", window)
        for field in ("card", "target"):
            text = choice.get(field)
            if text is not None and not self.names.means_something(self.state, text):
                raise self.scenario.bad(f"{key}: {field}", f"a name that {self.game.title} has", text)

    # --- steps ----------------------------------------------------------------------------------------------

    def take(self, step: ScenarioStep) -> None:
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

    def _wrong(self, step: ScenarioStep) -> list[str]:
        wrong = faults(self.scenario, self.names, self.state, step.key, step.expect)
        for choice in step.offered:
            if not self.matching(choice):
                wrong.append(f"{to_toml(choice)} should be offered, and is not; {self.describe_offers()}")
        for choice in step.refused:
            if self.matching(choice):
                wrong.append(f"{to_toml(choice)} should be refused, and is offered")
        return wrong

    def take_forced(self, passes_only: bool = False) -> bool:
        """Answer a question that has only one option. Return False if there is none.

        Scenarios may leave such answers out, because the rules may ask them only to reveal nothing. No answer is given
        unless every open question has a single option.
        """
        questions = self.state.questions
        if not questions or any(len(options) > 1 for _, _, _, options in questions):
            return False
        if passes_only and not all(options[0][0] == PASS for _, _, _, options in questions):
            return False
        seat, _, _, options = questions[0]
        machine.answer(self.state, seat, options[0])
        return True

    def _choose(self, step: ScenarioStep) -> None:
        unnamed = step.maybe and step.choice.get("pass") and "window" not in step.choice
        if unnamed and self._kept_open in self.state.questions:
            return
        offers = self.find_offers(step.choice)
        before = self.state if offers else self.state.copy()
        while not offers and self.take_forced(passes_only=step.maybe):
            offers = self.find_offers(step.choice)
        if not offers:
            self.state = before  # undo the forced answers, because the expected question didn't come
            if step.maybe:
                return
        if len(offers) != 1:
            fits = "no option now offered fits" if not offers else f"{len(offers)} options now offered fit"
            raise StepFailed(f"{fits} {to_toml(step.choice)}; {self.describe_offers()}")
        seat, option = offers[0]
        if unnamed and self._is_vague(step, seat, before):
            windows = " or ".join(to_toml(name) for name in self.windows(seat))
            raise BadScenario(
                self.scenario.file,
                step.key,
                sentence(
                    f"this pass may be for the question that is open now or for an earlier one: add window = "
                    f"{windows}, "
                    f'or leave out "maybe"'
                ),
            )
        machine.answer(self.state, seat, option)

    def _is_vague(self, step: ScenarioStep, seat: int, before: State) -> bool:
        """Return whether the script also holds when a pass leaves the question open that it would answer.

        If so, the script doesn't say which question the pass is for, and it may answer a later one by mistake. That
        can't happen for a question with a single option.
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
                raise StepFailed(f"{name} is not asked any more; {self.describe_offers()}")
            if self.state.question_for(seat):
                return
            other, _, _, options = self.state.questions[0]
            machine.answer(self.state, other, next(filter(self.game.positions.declines, options), options[0]))
        raise StepFailed(f"{name} is not asked within {LONGEST_UNTIL} answers; {self.describe_offers()}")

    # --- options --------------------------------------------------------------------------------------------

    def offers(self) -> Iterator[Offer]:
        """Yield every current option with its seat."""
        for seat, _, _, options in self.state.questions:
            for option in options:
                yield seat, option

    def describe_offers(self) -> str:
        """Return every current option, as a list in words."""
        lines = [f"  {self.names.option_words(self.state, seat, option)}" for seat, option in self.offers()]
        if not lines:
            return "the game is over" if self.state.over else "nobody is asked anything"
        return "offered now:\n" + "\n".join(lines)

    def matching(self, choice: Mapping[str, Any]) -> list[Offer]:
        """Return the current options that fit every field of a choice."""
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
        """Return every name of a seat's question: its moments, the card it is about, its kind."""
        question = self.state.question_for(seat)
        if question is None:
            return []
        _, kind, source, _ = question
        card = [self.game.words.card_name(self.state.table, source)] if self.state.table.is_card(source) else []
        named = self.game.trait(HasNamedMoments)
        moments = named.open_moments(self.state) if named else ()
        return [*moments, *card, self.game.question_kinds[kind]]

    def window_names(self) -> list[str]:
        """Return the names that questions of this game can have, except those of cards."""
        named = self.game.trait(HasNamedMoments)
        return [*self.game.question_kinds, *(named.all_moments() if named else ())]

    def _copy_number(self, text: Any) -> int:
        """Return the copy number in a text such as "Goon#2", or 0."""
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

    def find_offers(self, choice: Mapping[str, Any]) -> list[Offer]:
        """Return the options that a choice means. Without a target, options at the seat's own place come first."""
        offers = self._drop_copies(self.matching(choice))
        if len(offers) > 1 and "target" not in choice:
            own = [offer for offer in offers if self._is_own_place(*offer)]
            return self._drop_copies(own) if own else offers
        return offers

    def _is_own_place(self, seat: int, option: Option) -> bool:
        sort, zone, _ = describe(option[2])
        return sort in (ZONE, PLACE) and self.state.table.layout.owner(zone) == seat

    def _drop_copies(self, offers: list[Offer]) -> list[Offer]:
        """Return only the first of options that differ only in the copy of a card, else all of them."""
        if len({(seat, self.likeness(option)) for seat, option in offers}) == 1:
            return offers[:1]
        return offers

    def likeness(self, option: Option) -> tuple[object, ...]:
        """Return a key of an option that is equal for copies of a card in the same zone and state."""
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
