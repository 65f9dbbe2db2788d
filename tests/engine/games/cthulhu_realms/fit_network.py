"""Teaches the networks of Cthulhu Realms' evaluator (who is going to win) from matches of its rollout policy.

    python -m tests.engine.games.cthulhu_realms.fit_network PLAYERS [--games N] [--positions FILE] [--write]

PLAYERS is 2 or 4. Needs numpy. Plays N matches on the real rules (hundredths of a second each), or goes on from those
that the file of positions holds. Teaches the network by all of them except every eighth, and prints how surprised it is
by the winners of the others, next to the sums of features alone. With --write `weights/network-PLAYERS.toml` gets the
weights; no level reads that for four players.
"""

from __future__ import annotations

import argparse
import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from engine.ai.self_play import opening
from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.ai import evaluator, features
from engine.games.cthulhu_realms.ai.rollout_policy import RolloutPolicy
from engine.games.cthulhu_realms.facts import locations_of
from engine.games.cthulhu_realms.places import HAND, OWNED, SANITY
from engine.kernel.state import OUT, WINNERS, State
from tests.engine.games.cthulhu_realms.lab import GAME

SEATS = {2: ("evaluator-2", "evaluator-2", "evaluator-4"), 4: ("evaluator-2", "evaluator-4", "evaluator-4")}
"""By whose weights seats play: each by one of these, drawn by lot."""
CURIOUS, WHIM = 0.7, 0.15
"""How many seats sometimes acquire any card they can pay for, and how often these do."""
FIRST = {2: 300_000, 4: 200_000}
"""The seed of the first match."""
LONGEST = 6000
EVERY = {2: 1, 4: 3}
"""Of how many turns of a match one is learned from."""
TRAITS, UNITS, ROUNDS, BATCH = 4, 12, 6, 1024
STIFFNESS, QUICK, SLOW = 3e-4, 5e-3, 2e-4
TESTED = 8
HEAD = """\
# Cthulhu Realms: how likely a seat is to win, with {players} players (see evaluator.py).
# Learned from matches of computer seats:
#     python -m tests.engine.games.cthulhu_realms.fit_network {players} --games {games} --write
# Every unit counts (`counts`) by how far what it adds up and its start (`starts`) lie from 0.
# Each deck is boiled down to {traits} traits, sums of what it brings and of its cards. A unit of the network adds up
# the traits of the seat's own deck, of its neighbors' and of the others', and facts of Sanity and turn, and counts for
# or against the seat.

"""


def played(players: int, games: int, first: int) -> Iterator[tuple[int, list[Any]]]:
    """The winners of matches (a mask), and every position at the end of a turn."""
    table = GAME.new_table(players, GAME.checked_options({}), 1)
    rules = table.rules
    pool = {
        name: RolloutPolicy(rules, evaluator.Evaluator(rules, evaluator.load(name))) for name in SEATS[players]
    }
    for seed in range(first, first + games):
        state, dice = opening(table, seed), random.Random(seed * 7919)
        seats = [pool[dice.choice(SEATS[players])] for _ in range(players)]
        curious = [dice.random() < CURIOUS for _ in range(players)]
        positions: list[Any] = []
        for _ in range(LONGEST):
            if not state.questions:
                break
            question = state.questions[-1]
            option = question[3][seats[question[0]].answer(state, question)]
            if curious[question[0]] and option[0] == codes.ACQUIRE and dice.random() < WHIM:
                option = dice.choice([other for other in question[3] if other[0] == codes.ACQUIRE])
            if option[0] == codes.END_TURN:
                positions.append(noted(state, question[0]))
            state.questions.pop()
            frame = state.stack[-1]
            table.receivers[frame[0]](state, frame, question, option)
            while state.stack and not state.questions:
                table.handlers[state.stack[-1][0]](state, state.stack[-1])
        yield state.values[WINNERS], positions


def noted(state: State, moved: int) -> tuple[Any, ...]:
    """What is kept of a position."""
    seats = range(state.table.seats)
    return (
        moved, state.values[OUT], [state.counters[SANITY[seat]] for seat in seats],
        [state.values[OWNED + seat] for seat in seats], [tuple(locations_of(state, seat)) for seat in seats],
        [len(state.zones[HAND[seat]]) if seat != moved else 0 for seat in seats],
    )  # fmt: skip


# --- facts -------------------------------------------------------------------------------------------------------


class Data:
    """Positions as arrays: a row for each, and in it a row for each seat."""

    def __init__(self, players: int, matches: list[tuple[int, list[Any]]]) -> None:
        self.players = players
        self.rules = GAME.new_table(players, GAME.checked_options({}), 1).rules
        self.forecast = features.forecast_of(self.rules)
        decks, rows = [], []
        for number, (winners, positions) in enumerate(matches):
            if winners:
                for moved, out, sanity, owned, in_play, hands in positions[number % EVERY[players] :: EVERY[players]]:
                    alive = [not out >> seat & 1 for seat in range(players)]
                    decks.append([self.deck(*deck) for deck in zip(owned, in_play, strict=True)])
                    rows.append((number, winners.bit_length() - 1, moved, sanity, alive, hands))
        columns = [np.array(column) for column in zip(*rows, strict=True)]
        self.number, self.won, self.moved, sanity, self.alive, hands = columns
        self.decks = np.array(decks, np.float32)
        self.phase = np.clip(np.where(self.alive, sanity, 50).min(1) / 50, 0, 1).astype(np.float32)
        self.look_around(sanity.astype(np.float32), hands)
        self.estimated = self.estimates(sanity)

    def deck(self, owned: int, in_play: tuple[int, ...]) -> list[float]:
        """What a deck brings, and how many cards of each title it has."""
        titles = [0.0] * len(self.rules.every_card)
        for title, number in self.forecast.numbers(owned).items():
            titles[title] = number
        return [*self.forecast.facts(owned, in_play), *titles]

    def look_around(self, sanity: Any, hands: Any) -> None:
        """Who is whose neighbor, and the facts that units know besides traits."""
        alive, seats = self.alive, range(self.players)
        self.near = np.zeros((len(alive), self.players, self.players), np.float32)
        for seat in seats:
            for way in (1, -1):
                found = np.zeros(len(alive), bool)
                for step in range(1, self.players):
                    other = (seat + way * step) % self.players
                    self.near[alive[:, other] & alive[:, seat] & ~found, seat, other] = 1
                    found |= alive[:, other]
        both = alive[:, :, None] & alive[:, None, :] & ~np.eye(self.players, dtype=bool)[None]
        self.far = both.astype(np.float32) - self.near
        self.behind = (np.arange(self.players)[None] - self.moved[:, None]) % self.players
        danger, worry, share = np.exp(-sanity / features.DANGER), np.exp(-sanity / features.WORRY), sanity / 50
        left = alive.sum(1)[:, None] + np.zeros((1, self.players))
        own = [share, danger, worry, *(self.behind == step for step in range(3)), hands / 5, left == 2, left == 3]
        own.append(self.phase[:, None] + np.zeros((1, self.players)))
        nerves = np.stack([share, worry], -1)
        self.facts = np.concatenate([np.stack(own, -1), self.near @ nerves, self.far @ nerves], -1).astype(np.float32)
        self.hands = hands

    def estimates(self, sanity: Any) -> Any:
        """What the evaluator without a network makes of each seat."""
        model = evaluator.evaluator_of(self.rules, self.players, networked=False)
        total = 0.0
        for place, share in ((0, 1.0), (1, 1.0 - self.phase[:, None])):
            seat = [weight[place] for weight in model.weights]
            weighed = np.array(seat[len(features.STANDING) :], np.float32)
            value = self.decks @ weighed + seat[0] * sanity + seat[1] * np.exp(-sanity / features.DANGER)
            value += seat[2] * np.exp(-sanity / features.WORRY) + seat[5] * self.hands
            total = total + share * (value + seat[3] * (self.behind == 0) + seat[4] * (self.behind == 1))
        return np.asarray(total, np.float32)


# --- learning ------------------------------------------------------------------------------------------------------


class Learner:
    """A network as it learns."""

    def __init__(self, data: Data) -> None:
        self.data = data
        dice = np.random.default_rng(0)
        self.sizes = np.sqrt((data.decks[data.alive] ** 2).mean(0)) + 1e-3
        inputs = evaluator.SIDES * TRAITS + data.facts.shape[-1]
        values = {
            "traits": dice.normal(0, 0.05, (data.decks.shape[-1], TRAITS)),
            "units": dice.normal(0, 0.3, (inputs, UNITS)),
            "starts": np.zeros(UNITS),
            "counts": dice.normal(0, 0.05, UNITS),
            "trust": np.ones(1),
        }
        self.values: dict[str, Any] = {name: value.astype(np.float32) for name, value in values.items()}
        self.first = {name: np.zeros_like(value) for name, value in self.values.items()}
        self.second = {name: np.zeros_like(value) for name, value in self.values.items()}
        self.steps = 0

    def chances(self, rows: Any) -> tuple[Any, Any, Any, Any]:
        """What goes in, scaled decks, what the units say, and the chances of the seats."""
        data, values = self.data, self.values
        decks = data.decks[rows] / self.sizes
        traits = decks @ values["traits"]
        inputs = np.concatenate([traits, data.near[rows] @ traits, data.far[rows] @ traits, data.facts[rows]], -1)
        said = np.tanh(inputs @ values["units"] + values["starts"])
        scores = said @ values["counts"] + data.estimated[rows] * values["trust"]
        scores = np.where(data.alive[rows], scores, -1e9)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return inputs, decks, said, chances / chances.sum(1, keepdims=True)

    def learn(self, rows: Any, speed: float) -> None:
        """One step of Adam, by some positions."""
        data, values = self.data, self.values
        inputs, decks, said, wrong = self.chances(rows)
        wrong[np.arange(len(rows)), data.won[rows]] -= 1
        wrong = np.where(data.alive[rows], wrong, 0) / len(rows)
        back = wrong[..., None] * values["counts"] * (1 - said * said)
        sides = (back @ values["units"].T)[..., : evaluator.SIDES * TRAITS]
        own, near, far = np.split(sides, evaluator.SIDES, -1)
        own = own + np.swapaxes(data.near[rows], 1, 2) @ near + np.swapaxes(data.far[rows], 1, 2) @ far
        slopes = {
            "traits": np.tensordot(decks, own, ((0, 1), (0, 1))),
            "units": np.tensordot(inputs, back, ((0, 1), (0, 1))),
            "starts": back.sum((0, 1)),
            "counts": np.einsum("ns,nsu->u", wrong, said),
            "trust": np.array([(wrong * data.estimated[rows]).sum()]),
        }
        self.steps += 1
        for name, slope in slopes.items():
            slope = slope + (STIFFNESS * values[name] if name != "trust" else 0)
            self.first[name] = 0.9 * self.first[name] + 0.1 * slope
            self.second[name] = 0.999 * self.second[name] + 0.001 * slope * slope
            step = self.first[name] / (1 - 0.9**self.steps)
            step /= np.sqrt(self.second[name] / (1 - 0.999**self.steps)) + 1e-8
            values[name] = (values[name] - speed * step).astype(np.float32)

    def surprise(self, rows: Any) -> float:
        """How surprising the winners are: the mean of minus the logarithm of their chances."""
        chances = self.chances(rows)[3][np.arange(len(rows)), self.data.won[rows]]
        return float(-np.log(chances + 1e-9).mean())


def taught(data: Data) -> Learner:
    """A network that has learned."""
    learner = Learner(data)
    tested = np.where(data.number % TESTED == 0)[0]
    rows = np.where(data.number % TESTED != 0)[0]
    dice = np.random.default_rng(1)
    learner.values["counts"] *= 0
    print(f"{len(rows)} positions to learn from; surprise of the sums alone {learner.surprise(tested):.4f}")
    learner = Learner(data)
    for number in range(ROUNDS):
        dice.shuffle(rows)
        for start in range(0, len(rows), BATCH):
            learner.learn(np.sort(rows[start : start + BATCH]), QUICK * (1 - number / ROUNDS) + SLOW)
        print(f"round {number + 1}: {learner.surprise(tested):.4f}", flush=True)
    return learner


def text_of(learner: Learner, games: int) -> str:
    """The network as a file."""
    data, values = learner.data, learner.values
    lines = [f"trust = {values['trust'][0]:.4f}  # how much the sums of features count next to the network"]
    lines += [f"{name} = {listed(values[name])}" for name in ("starts", "counts")]
    lines += ["units = [", *(f"    {listed(unit)}," for unit in values["units"].T), "]"]
    traits = iter(values["traits"] / learner.sizes[:, None])
    for name, words in features.TABLES.items():
        lines += ["", f"[{name}]", *(f'"{word}" = {listed(next(traits))}' for word in words)]
    titles = list(traits)
    lines += ["", "[titles]"]
    lines += [f'"{card.id}" = {listed(row)}' for card, row in zip(data.rules.every_card, titles, strict=True)]
    lines.append(f"other = {listed(np.mean(titles, axis=0))}  # cards that players have made")
    return HEAD.format(players=data.players, games=games, traits=TRAITS) + "\n".join(lines) + "\n"


def listed(row: Any) -> str:
    """Numbers as a list."""
    return "[" + ", ".join(f"{value:.4f}" for value in row) + "]"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int, choices=sorted(SEATS))
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--positions", type=Path, help="a file in which the matches are kept")
    parser.add_argument("--write", action="store_true", help="write the network's file")
    given = parser.parse_args()
    matches: list[tuple[int, list[Any]]] = []
    if given.positions and given.positions.exists():
        matches = pickle.loads(given.positions.read_bytes())[: given.games]
    first = FIRST[given.players] + len(matches)
    for match in played(given.players, given.games - len(matches), first):
        matches.append(match)
        if len(matches) % 500 == 0:
            print(f"{len(matches)} matches", flush=True)
    if given.positions:
        given.positions.write_bytes(pickle.dumps(matches))
    learner = taught(Data(given.players, matches))
    if given.write:
        file = Path(evaluator.__file__).parent / "weights" / f"network-{given.players}.toml"
        file.write_text(text_of(learner, given.games), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
