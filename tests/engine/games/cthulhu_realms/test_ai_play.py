"""Computer seats of Cthulhu Realms play sensibly: lethal first, engines broken, decks thinned, colors gathered."""

from __future__ import annotations

import pytest

from engine.ai import levels, self_play
from engine.games.cthulhu_realms.ai import weights
from engine.kernel.files.faults import BadCard
from engine.kernel.state.refs import SEAT, describe
from engine.kernel.state.state import TURN
from tests import positions
from tests.engine.games.cthulhu_realms.lab import GAME, Lab
from tests.sampling import amount, only

SEEDS = range(8)
MOST_STEPS = 120


def play_turn(lab: Lab, seat: str, level: str = "normal", seed: int = 0) -> list[tuple[str, str, str]]:
    """Play the turn of a seat to its end, others at random of the same seed; what it did, as (verb, card, target)."""
    own = lab.names.index(seat)
    table = lab.state.table
    player = levels.create(level, GAME, table, own, seed)
    others = levels.create("random", GAME, table, 1 - own, seed)
    turn = lab.state.values[TURN]
    done = []
    for _ in range(MOST_STEPS):
        if not lab.state.questions or lab.state.values[TURN] != turn:
            return done
        asked = lab.state.questions[0][0]
        view = lab.view(lab.names[asked])
        choice = (player if asked == own else others).choose(view)
        if asked == own:
            verb, source, target = view.options[choice]
            done.append((GAME.verbs[verb], named(lab, source), named(lab, target)))
        self_play.answer_at(lab.state, 0, choice)
    raise AssertionError(f"a turn of more than {MOST_STEPS} steps")


def named(lab: Lab, ref: int) -> str:
    """A card by name, a seat by its letter, nothing for the rest."""
    if 0 <= ref < len(lab.state.table.faces):
        return GAME.words.card_name(lab.state.table, ref)
    kind, index, _ = describe(ref)
    return lab.names[index] if kind == SEAT else ""


def acquired(done: list[tuple[str, str, str]]) -> list[str]:
    return [card for verb, card, _ in done if verb == "acquire"]


# --- ending the game -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", levels.names())
def test_loss_that_ends_the_game_is_caused(level: str) -> None:
    for seed in range(amount(8, 2)):
        lab = Lab(A={"hand": ["Mi-Go", "Sacrificial Spork", "Follower"]}, B={"sanity": 7})
        play_turn(lab, "A", level, seed)
        assert lab.state.winners == [0]


def test_the_loss_half_is_used_and_the_card_spent_when_that_wins() -> None:
    for seed in SEEDS:
        lab = Lab(A={"hand": ["Initiate", "Brain Cylinder", "Follower"]}, B={"sanity": 9})
        play_turn(lab, "A", seed=seed)
        assert lab.state.winners == [0]


def test_a_sanctuary_in_the_way_is_destroyed_first_when_the_rest_wins() -> None:
    for seed in SEEDS:
        lab = Lab(A={"hand": ["Mi-Go", "Shoggoth", "Dagon"]}, B={"sanity": 6, "play": ["R'lyeh", "Innsmouth"]})
        play_turn(lab, "A", seed=seed)
        assert lab.state.winners == [0]


# --- the others' Locations -----------------------------------------------------------------------------------------


def test_a_location_that_feeds_an_engine_is_destroyed_and_a_worthless_one_left_alone() -> None:
    for seed in SEEDS:
        lab = Lab(A={"hand": ["Mi-Go", "Goon"]}, B={"sanity": 40, "play": ["Miskatonic University"]})
        play_turn(lab, "A", "expert", seed)
        assert "Miskatonic University" in lab.cards("B.discard")
        lab = Lab(A={"hand": ["Goon", "Goon"]}, B={"sanity": 40, "play": ["Ghoul Warren"]})
        done = play_turn(lab, "A", seed=seed)
        assert ("loss", "", "Ghoul Warren") not in done


def test_loss_is_never_left_on_a_location_that_stands_when_the_player_could_have_had_it() -> None:
    for seed in SEEDS:
        lab = Lab(A={"hand": ["Sacrificial Spork"]}, B={"sanity": 40, "play": ["Red Hook Basement"]})
        play_turn(lab, "A", seed=seed)
        assert lab.counter("B.sanity") == 37


def test_nobody_destroys_their_own_location() -> None:
    for seed in SEEDS:
        lab = Lab(A={"play": ["Arkham Asylum"], "hand": ["Emergency Elder Sign"]}, B={"sanity": 40})
        play_turn(lab, "A", seed=seed)
        assert "Arkham Asylum" in lab.cards("A.play")


# --- the own deck --------------------------------------------------------------------------------------------------


def test_weak_cards_are_abjured_and_good_ones_never() -> None:
    good = ["Mi-Go", "Mi-Go", "Dagon", "Cthulhu", "R'lyeh", "Deep One"]
    for seed in SEEDS:
        lab = Lab(
            A={"hand": ["Ghoul"], "deck": good, "discard": ["Goon", "Follower", "Initiate", "Nyarlathotep"]},
            B={"sanity": 45},
        )
        [(_, _, card)] = [step for step in play_turn(lab, "A", "hard", seed) if step[0] == "choose"]
        assert card in ("Goon", "Follower", "Initiate")


PURPLE = ["Professor Emeritus", "Tillinghast Resonator", "Yithian", "The Terrible Old Man"]
YELLOW = ["Nyarlathotep", "The Pallid Mask", "The King in Yellow", "Recruiting Deacon"]


@pytest.mark.parametrize(("color", "wanted"), [(PURPLE, "Freshman Who Read Ahead"), (YELLOW, "Robed Regular")])
def test_cards_are_bought_by_the_colors_the_deck_has(color: list[str], wanted: str) -> None:
    row = ["Freshman Who Read Ahead", "Robed Regular", "Cthulhu", "Carcosa", "Y'ha-nthlei"]
    for seed in SEEDS:
        lab = Lab(A={"hand": ["Follower"], "discard": color}, B={"sanity": 45}, table={"row": row})
        assert acquired(play_turn(lab, "A", "hard", seed)) == [wanted]


def test_nothing_is_bought_in_the_last_turn_that_could_have_been_loss() -> None:
    for seed in SEEDS:
        lab = Lab(A={"hand": ["Initiate", "Brain Cylinder"]}, B={"sanity": 9})
        assert not acquired(play_turn(lab, "A", seed=seed))


# --- several neighbors -----------------------------------------------------------------------------------------------


def test_a_discard_hits_the_neighbor_who_is_most_dangerous() -> None:
    strong = ["Cthulhu", "Nyarlathotep", "Dagon", "Mi-Go", "Shoggoth"]
    for seed in SEEDS:
        hand = ["Goon", "Follower", "Follower"]
        lab = Lab(A={"hand": ["Robed Regular"]}, B={"hand": hand, "discard": strong}, C={}, D={"hand": hand})
        player = levels.create("hard", GAME, lab.state.table, 0, seed)
        lab.plays_and_uses("A", "Robed Regular")
        view = lab.view("A")
        assert named(lab, view.options[player.choose(view)][2]) == "B"


# --- a sensible order ------------------------------------------------------------------------------------------------


def test_what_draws_comes_before_purchases_and_loss() -> None:
    for seed in SEEDS:
        hand = ["Freshman Who Read Ahead", "Overdue Library Book", "Follower", "Goon"]
        lab = Lab(A={"hand": hand, "deck": ["Mi-Go", "Follower", "Follower"]}, B={"sanity": 40})
        steps = [(verb, card) for verb, card, _ in play_turn(lab, "A", seed=seed)]
        draws = steps.index(("choose", "Freshman Who Read Ahead"))
        assert draws < steps.index(("use", "Goon"))
        assert all(draws < index for index, (verb, _) in enumerate(steps) if verb == "acquire")


@pytest.mark.parametrize("level", only(["gentle"], levels.names()))
@pytest.mark.parametrize("seats", [2, 4])
def test_every_game_ends(level: str, seats: int) -> None:
    for seed in range(amount(2, 1)):
        table = GAME.new_table(seats, {}, seed)
        state = self_play.opening(table, seed)
        self_play.play(state, [levels.create(level, GAME, table, seat, seed) for seat in range(seats)])
        assert state.over


@pytest.mark.parametrize("level", levels.names())
def test_the_end_of_a_match_is_played(level: str) -> None:
    match = positions.match("ending-cthulhu")
    players = [levels.create(level, match.game, match.table, seat, 1) for seat in range(match.table.seats)]
    self_play.play(match.state, players)
    assert match.over


# --- weights ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("worlds = 0", "own.toml: 'worlds' must be a whole number from 1 to 64, not 0"),
        ("courage = 3", "own.toml: 'courage' is not known; expected worlds"),
    ],
)
def test_weights_that_cannot_be_used_are_told(line: str, sentence: str) -> None:
    given = weights.weights.text_of(weights.__package__, "normal")
    name = line.split(" = ")[0]
    kept = "\n".join(entry for entry in given.splitlines() if not entry.startswith(f"{name} "))
    with pytest.raises(BadCard, match=sentence):
        weights.FILES.read(f"{line}\n{kept}", "own.toml")
