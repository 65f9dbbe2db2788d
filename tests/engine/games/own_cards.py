"""Cards as players could make them, for tests: forms filled in at random, and packs of what comes of them."""

from __future__ import annotations

import random
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from engine.kernel.cards.packs import FormField, Pack, read_pack, write_pack
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from engine.kernel.flow import machine
from engine.kernel.game.game import Game
from engine.kernel.game.traits import HasChain, HasWindows
from engine.kernel.match.invariants import check
from engine.kernel.state.events import MOVED, redact
from engine.kernel.state.state import TURN, State
from engine.kernel.state.view import view_of
from tests.engine.games.at_random import answers

FILE = "pets.toml"
MOST_LINES = 4
TRIES, LINE_TRIES = 200, 80
"""Forms and lines that are filled in before a test gives up; most of what is put together at random means nothing."""


def filled_in(
    fields: Sequence[FormField], chooser: random.Random, given: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """A form with a value in every field, some of them given; what is not shown has its default."""
    fixed = given or {}
    values: dict[str, Any] = {one.key: fixed.get(one.key, one.default) for one in fields}
    for one in fields:
        if one.key not in fixed and is_shown(one, values):
            values[one.key] = chosen(one, chooser)
    return values


def is_shown(asked: FormField, values: Mapping[str, Any]) -> bool:
    return asked.needs is None or values[asked.needs[0]] in asked.needs[1]


def chosen(asked: FormField, chooser: random.Random) -> Any:
    if asked.kind == "number":
        return chooser.randint(asked.low, asked.high)
    if asked.kind == "choice":
        return chooser.choice(asked.choices)[0]
    if asked.kind == "flag":
        return chooser.random() < 0.3
    if asked.kind == "lines":
        return [filled_in(asked.fields, chooser) for _ in range(chooser.randint(1, min(asked.most, MOST_LINES)))]
    return "Pet"


def card_made(game: Game, kind: str, chooser: random.Random, name: str = "Pet") -> dict[str, Any]:
    """A card that the game takes, as a pack has it, of a form filled in at random, line by line."""
    [fields] = [one.fields for one in game.workshop.card_kinds() if one.key == kind]
    known = {"id": name.lower().replace(" ", "-"), "name": name}
    for _ in range(TRIES):
        values = {**filled_in([one for one in fields if one.kind != "lines"], chooser), **known}
        values |= {one.key: [] for one in fields if one.kind == "lines"}
        for one in fields:
            if one.kind == "lines" and is_shown(one, values):
                add_lines(game, kind, values, one, chooser)
        data = game.workshop.card_data(kind, values)
        if is_taken(game, kind, data):
            return data
    raise AssertionError(f"no {kind} in {TRIES} forms")


def add_lines(game: Game, kind: str, values: dict[str, Any], lines: FormField, chooser: random.Random) -> None:
    """Add up to a few lines with which the card is still taken; each begins with a word that is as likely as any."""
    for _ in range(chooser.randint(1, min(lines.most, MOST_LINES))):
        first = chosen(lines.fields[0], chooser)
        for _ in range(LINE_TRIES):
            line = filled_in(lines.fields, chooser, {lines.fields[0].key: first})
            more = {**values, lines.key: [*values[lines.key], line]}
            if is_taken(game, kind, game.workshop.card_data(kind, more)):
                values[lines.key] = more[lines.key]
                break


def is_taken(game: Game, kind: str, data: Mapping[str, Any]) -> bool:
    try:
        game.workshop.read_pack_card(kind, Reader(FILE, "pet", data))
    except BadCard:
        return False
    return True


def pack_of(game: Game, cards: Mapping[str, Sequence[Mapping[str, Any]]], identity: str = "pets") -> Pack:
    """A pack with cards by kind, written to a file and read back."""
    pack = Pack(identity, "Pets", "", {game.slug: {kind: tuple(one) for kind, one in cards.items()}})
    return read_pack(write_pack(pack), f"{identity}.toml")


def random_pack(game: Game, seed: int, of_each: int) -> Pack:
    """A pack with so many cards of each kind that the game has."""
    chooser = random.Random(seed)
    return pack_of(
        game,
        {
            kind.key: [card_made(game, kind.key, chooser, f"Pet {kind.key} {number}") for number in range(of_each)]
            for kind in game.workshop.card_kinds()
        },
    )


def comes_back(game: Game, kind: str, chooser: random.Random) -> None:
    """Form, data, file, card and form again: the second time round nothing changes any more."""
    data = card_made(game, kind, chooser)
    pack = pack_of(game, {kind: [data]})
    [read] = pack.of_kind(game.slug, kind)
    assert read == data
    values = game.workshop.form_values(kind, read)
    again = game.workshop.card_data(kind, values)
    assert again == data
    assert game.workshop.form_values(kind, again) == values
    face = game.workshop.read_pack_card(kind, Reader(FILE, "pet", again))
    assert face == game.with_packs([pack]).shows.faces()[-1]
    assert face["title"] == "Pet" and all(text for text, _ in face["lines"])


# --- matches with such cards -----------------------------------------------------------------------------------------

LONGEST_MATCH = 4000
"""Answers after which a match counts as a stalemate: those who answer at random abjure or discard all they have when
their cards let them. What must not be endless is a turn.
"""
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal")


@dataclass
class Course:
    """What came of matches: violations, and the cards of packs that came into play (by the match's seed and number)."""

    games: int = 0
    ended: int = 0
    answers: int = 0
    longest_turn: int = 0
    """Answers of one turn."""
    played: set[tuple[int, int]] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)


def play(
    game: Game, seats: int, options: Mapping[str, Any], seed: int, course: Course, zones: Container[str], every: int = 5
) -> State:
    """Play a match at random, checking positions and putting everything into words now and then.

    A card is in play once it has been moved into one of the zones named.
    """
    state = game.set_up(game.new_table(seats, options, seed), seed)
    state.events = []
    machine.advance(state)
    box = game.box
    first = min(set(state.table.faces) - set(box.new_table(seats, options, seed).faces), default=0) if box else 0
    turn, began = 0, 0
    for number, position in enumerate(islice(answers(state, seed), LONGEST_MATCH)):
        course.answers += 1
        if position.values[TURN] != turn:
            turn, began = position.values[TURN], number
        course.longest_turn = max(course.longest_turn, number - began)
        for event in position.events or ():
            if event[0] == MOVED and game.layout.zone(event[4]).name in zones and state.table.faces[event[2]] >= first:
                course.played.add((seed, event[2]))
        if number % every == 0 or position.over:
            course.wrong += [f"{seats} seats, seed {seed}, answer {number}: {line}" for line in check(position)]
            say_everything(game, position)
        (position.events or []).clear()
    course.games += 1
    course.ended += state.over
    return state


def say_everything(game: Game, state: State) -> None:
    """Question, options, log, faces and chain, for every seat: whatever a player could read now."""
    names = NAMES[: state.table.seats]
    for seat in range(state.table.seats):
        view = view_of(state, seat)
        for event in state.events or ():
            game.words.log_line(state.table, redact(event, seat), names)
        if chains := game.trait(HasChain):
            chains.chain(view, names)
        for cards in view.zones:
            for card in cards:
                if card >= 0:
                    assert game.shows.face(view, card)["title"]
        if view.question is not None and view.question[0] == seat:
            assert game.words.prompt(view, names)
            for option in view.options:
                assert game.words.describe_option(view, option, names)
                game.words.confirmation(view, option, names)
                if windows := game.trait(HasWindows):
                    windows.is_worth_asking(view, option)
