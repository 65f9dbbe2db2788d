"""Everything that a game says to players in some random matches: `python -m tests.engine.words.spoken GAME [MATCHES]`.

One line for each text, with where it was said. Two versions of the program say the same where this prints the same.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

from engine.games import load
from engine.kernel.flow import machine
from engine.kernel.game.game import Game
from engine.kernel.game.traits import HasChain, HasLines, HasSecretRole, identity_of, lamps_of
from engine.kernel.state.events import redact
from engine.kernel.state.refs import place_ref, seat_ref, zone_ref
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal")
TRIED = 6
"""So many things per question are asked about why they cannot be done."""
LABELS = ("label", "hint", "title", "note")

Said = tuple[str, str]
"""Where something was said, and the words."""


def of_the_game(game: Game[Any]) -> Iterator[Said]:
    """What is said outside of a match: faces, options, forms, and what values are made of."""
    for face in game.shows.faces():
        for words, _ in face["lines"]:
            yield f"face {face['id']}", words
    for spec in game.options.specs:
        yield from ((f"option {spec.key}", words) for words in (spec.label, spec.hint, *(w for _, w in spec.choices)))
    for kind in game.workshop.card_kinds():
        yield from labels(kind, kind.key)
    yield "score", game.score_name
    yield "chart", game.chart_unit


def labels(form: Any, where: str) -> Iterator[Said]:
    """The labels, hints and choices of a form."""
    for name in LABELS:
        if isinstance(words := getattr(form, name, None), str):
            yield f"form {where} {name}", words
    yield from ((f"form {where} choice {value}", words) for value, words in getattr(form, "choices", ()))
    for part in form.fields:
        yield from labels(part, f"{where}.{part.key}")


def of_a_match(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> Iterator[Said]:
    """What is said in a match with random answers."""
    chance = random.Random(f"{game.slug} {seats} {seed}")
    state = game.set_up(game.new_table(seats, options, seed), seed)
    state.events = []
    machine.advance(state)
    while True:
        names = NAMES[:seats]
        for event in state.events or []:
            for seat in {chance.randrange(seats), -1}:
                line = game.words.log_line(state.table, redact(event, seat) if seat >= 0 else event, names)
                if line is not None:
                    yield f"log {event[0]}", line
        state.events = []
        yield from of_a_view(game, view_of(state, chance.randrange(seats)), names)
        if state.over:
            return
        question = chance.choice(state.questions)
        yield from of_a_question(game, state, question[0], names, chance)
        machine.answer(state, question[0], chance.choice(question[3]))


def of_a_view(game: Game[Any], view: View[Any], names: tuple[str, ...]) -> Iterator[Said]:
    """What is said of a position to whoever looks at it."""
    yield "prompt", game.words.prompt(view, names)
    yield "victory", game.words.describe_victory(view, names) if view.over else ""
    if chains := game.trait(HasChain):
        yield from (("chain", link.words) for link in chains.chain(view, names))
    yield from (("lamp", lamp.words) for lamp in lamps_of(view))
    if roles := game.trait(HasSecretRole):
        yield "briefing", roles.briefing(view, names)
    for seat in range(len(names)):
        yield "identity", identity_of(view, seat)
        yield from (("score part", words) for words, _ in game.shows.score_parts(view, seat))
    for card in (zone[0] for zone in view.zones if zone and zone[0] >= 0):
        yield from (("face", words) for words, _ in game.shows.face(view, card)["lines"])


def of_a_question(
    game: Game[Any], state: State[Any], seat: int, names: tuple[str, ...], chance: random.Random
) -> Iterator[Said]:
    """What is said to a seat that is asked: prompt, buttons, warnings, refusals."""
    view = view_of(state, seat)
    yield "prompt", game.words.prompt(view, names)
    for option in view.options:
        yield f"outcome {option[0]}", game.words.describe_option(view, option, names)
        yield f"confirmation {option[0]}", game.words.confirmation(view, option, names)
        yield f"given up {option[0]}", game.words.describe_forfeits(view, option, names)
        if lines := game.trait(HasLines):
            yield from (("line", line.words) for line in lines.lines(view, option))
    cards = [card for zone in view.zones for card in zone if card >= 0]
    layout = view.table.layout
    zones = [zone for zone in range(len(view.zones)) if layout.owner(zone) < len(names)]
    things = [
        *cards,
        *map(zone_ref, zones),
        *map(seat_ref, range(len(names))),
        -1,
        *(place_ref(zone, place) for zone in zones if layout.zone(zone).grid for place in range(3)),
    ]
    for _ in range(TRIED):
        refusal = game.words.refusal(view, chance.choice(things), chance.choice(things), names)
        if refusal is not None:
            yield f"refusal {refusal.key}", refusal.sentence


def matches(game: Game[Any], number: int) -> Iterator[Said]:
    """Some matches with all numbers of players and each of the options in turn."""
    toggles: list[dict[str, Any]] = [{}]
    for spec in game.options.specs:
        values = [True] if spec.kind == "toggle" else [value for value, _ in spec.choices]
        toggles += [{spec.key: value} for value in values]
    seed = done = 0
    while done < number:
        seed += 1
        options = toggles[seed % len(toggles)]
        fewest, most = game.seat_limits(game.checked_options(options))
        try:
            yield from of_a_match(game, fewest + seed % (most - fewest + 1), options, seed)
        except ValueError as error:
            if "option" not in str(error):
                raise
            continue
        done += 1


def main(slug: str, number: int) -> None:
    """Print what a game says."""
    game = load(slug)
    for where, words in (*of_the_game(game), *matches(game, number)):
        if words:
            print(f"{where}: {words}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 6)
