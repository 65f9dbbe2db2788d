"""Questions, options, the log and refusals in words."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

from engine.games.nefarious import layout
from engine.kernel.game.policy import Reason
from engine.kernel.game.traits import HasGoal
from engine.kernel.match.match import Match
from engine.kernel.state.events import COUNTED, TOKEN_MOVED, redact
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import seat_ref, zone_ref
from engine.words.messages import ENGLISH, speak
from engine.words.player_names import address_player
from tests.engine.games.nefarious.lab import GAME, Lab
from tests.engine.games.nefarious.random_games import PAIRS

ASSETS = Path(__file__).resolve().parents[4] / "assets"
REFUSALS = tomllib.loads((ASSETS / "texts" / "refusals.toml").read_text(encoding="utf-8"))["nefarious"]
NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo"]


def prompt(lab: Lab, seat: str) -> str:
    return GAME.words.prompt(lab.view(seat), lab.names)


def outcomes(lab: Lab, seat: str) -> list[str]:
    view = lab.view(seat)
    return [GAME.words.describe_option(view, option, lab.names) for option in view.options]


def log(lab: Lab, seat: str) -> list[str]:
    """The lines since the events were switched on, as a seat reads them, links as plain names."""
    looker = lab.names.index(seat) if seat in lab.names else SPECTATOR
    lines = (GAME.words.log_line(lab.state.table, redact(event, looker), lab.names) for event in lab.state.events or [])
    return [line.replace("]]", "").replace("[[", "") for line in lines if line]


# --- questions and options ------------------------------------------------------------------------------------


def test_choosing_an_action() -> None:
    """NF-2.1"""
    lab = Lab(Ada={}, Ben={})
    assert prompt(lab, "Ada") == "choose an Action"
    assert outcomes(lab, "Ada") == [
        "Espionage: place a Spy",
        "Invent: build an Invention",
        "Research: draw 1, get $2",
        "Work: get $4",
    ]
    lab.do("Ada", "choose", "Work")
    assert prompt(lab, "Ada") == "waiting for Ben"


def test_actions_as_the_twists_change_them() -> None:
    """NF-7.5"""
    lab = Lab(Ada={}, Ben={}, twists=["Perpetual Motion", "Ancient Prophecies"])
    assert prompt(lab, "Ada") == "choose two different Actions"
    assert outcomes(lab, "Ada")[2] == "Research: draw 2, get $2"
    lab.do("Ada", "choose", "Work")
    assert prompt(lab, "Ada") == "choose a second Action to go with Work"
    assert prompt(lab, "Ben") == "choose two different Actions"
    lab = Lab(Ada={}, Ben={}, twists=["Animal Rights", "Fire, Water and White Mice"])
    assert outcomes(lab, "Ada")[2:] == ["Research: draw 1", "Work: get $6"]


def test_placing_a_spy() -> None:
    """NF-3.1 NF-5.2"""
    lab = Lab(Ada={"money": 3}, Ben={"money": 5, "hand": ["Hypnotic Ray"]})
    lab.choose(Ada="espionage", Ben="invent")
    assert prompt(lab, "Ada") == "place a Spy ($3 to spend)"
    question = lab.view("Ada").question
    assert question and question[2] == GAME.positions.find_cards(lab.state.table, "Espionage")[0]
    assert outcomes(lab, "Ada") == [
        "Spy on Espionage, free",
        "Spy on Invent, $2",
        "Spy on Research, free",
        "Spy on Work, $1",
    ]
    lab.do("Ada", "place", "work")
    assert prompt(lab, "Ben") == "place a Spy for free (Hypnotic Ray)"
    assert outcomes(lab, "Ben")[1] == "Spy on Invent, free"


def test_building_an_invention() -> None:
    """NF-4.1 NF-7.9"""
    lab = Lab(Ada={"money": 9, "hand": ["Kraken", "Pet Yeti"]}, Ben={})
    lab.choose(Ada="invent", Ben="work")
    assert prompt(lab, "Ada") == "choose an Invention to build ($9 to spend)"
    assert outcomes(lab, "Ada") == ["Try Kraken, $7 short", "Build Pet Yeti, $6"]
    lab = Lab(Ada={"money": 8, "hand": ["Kraken", "Pet Yeti"]}, Ben={}, twists=["Cheap Fusion Power"])
    lab.choose(Ada="invent", Ben="work")
    assert outcomes(lab, "Ada") == ["Build Kraken, $8", "Build Pet Yeti, $3"]


def test_choices_of_an_effect_name_its_card() -> None:
    """NF-5.2"""
    lab = Lab(
        Ada={"money": 14, "hand": ["Universal Solvent"]},
        Ben={"hand": ["Kraken", "Virus"], "spies.work": 1, "spies.research": 1},
    )
    lab.choose(Ada="invent", Ben="work")
    assert prompt(lab, "Ben") == "discard an Invention (Universal Solvent)"
    assert outcomes(lab, "Ben") == ["Discard Kraken", "Discard Virus"]
    lab.do("Ben", "discard", "Virus")
    assert prompt(lab, "Ben") == "take back a Spy (Universal Solvent)"
    assert outcomes(lab, "Ben") == ["Take a Spy back from Research", "Take a Spy back from Work"]


def test_setting_aside() -> None:
    """NF-7.10"""
    lab = Lab(Ada={"hand": ["Kraken", "Virus"]}, Ben={}, twists=["Quarterly Planning"])
    assert prompt(lab, "Ada") == "set one Invention aside (Quarterly Planning)"
    assert outcomes(lab, "Ada") == ["Set Kraken aside", "Set Virus aside"]


def test_the_end() -> None:
    """NF-6.1"""
    lab = Lab(Ada={"inventions": ["Space Elevator", "Doomsday Machine", "Kraken"]}, Ben={})
    lab.choose(Ada="work", Ben="work")
    assert prompt(lab, "Ben") == "Ada has taken over the world"


def test_points_by_what_they_are_for() -> None:
    """NF-6.1 NF-7.10"""
    hand = ["Death Ray", "Panacea", "Android", "Nanobots", "Virus"]
    seats = {"Ada": {"money": 14, "hand": hand, "inventions": ["Kraken", "Secret Hideout"]}, "Ben": {"spies.work": 1}}
    lab = Lab(twists=["Obnoxious Advertising", "Inspiration"], **seats)
    assert GAME.shows.score_parts(lab.view("Ben"), 0) == [("2 Inventions", 8), ("$14", 2), ("no Spies on the board", 3)]
    lab.choose(Ada="research", Ben="work")
    assert GAME.shows.score_parts(lab.view("Ada"), 0)[1:] == [("$16", 3), ("no Spies on the board", 3)]
    assert GAME.shows.score_parts(lab.view("Ada"), 1) == [("$14", 2)]
    lab = Lab(twists=["Obnoxious Advertising", "Inspiration"], **seats)
    assert GAME.shows.score_parts(lab.view("Ben"), 1) == [("$10", 2)]
    lab = Lab(twists=["Popularisation of Science", "Things Best Left Unknown"], **seats)
    parts = GAME.shows.score_parts(lab.view("Ben"), 0)
    assert parts == [("2 Inventions", 8), ("bonus for 2 Inventions", 2), ("5 cards in hand", 5)]
    assert GAME.shows.scores(lab.view("Ben")) == [15, 0]
    assert GAME.trait(HasGoal).goal(lab.view("Ben")) == 20
    assert GAME.trait(HasGoal).goal(Lab(A={}, B={}, twists=["Science Marathon"]).view("A")) == 30


# --- the log ------------------------------------------------------------------------------------------------------


def test_the_log_of_a_turn() -> None:
    """NF-1.2 NF-2.2: drawn cards are named to who draws them alone."""
    lab = Lab(
        Ada={"money": 14, "hand": ["Goo Cannon"], "spies.work": 1},
        Ben={"hand": ["Virus"]},
        Cy={"money": 3},
        deck=["Kraken"],
    )
    lab.state.events = []
    lab.choose(Ada="invent", Ben="work", Cy="research")
    card = {name: GAME.positions.find_cards(lab.state.table, name)[0] for name in ("Goo Cannon", "Virus", "Kraken")}
    shared = log(lab, "nobody")
    for line in (
        "Ada's Spies earn $1 because Ben chose Work",
        f"Ada reveals {card['Goo Cannon']}|Goo Cannon",
        f"Ada pays $10 ({layout.FIRST_ACTION + layout.INVENT}|Invent)",
        f"Ada builds {card['Goo Cannon']}|Goo Cannon",
        f"Ben discards {card['Virus']}|Virus",
        "Cy draws an Invention",
        "Turn 2: Ben is the start player",
    ):
        assert line in shared
    assert f"Cy draws {card['Kraken']}|Kraken" in log(lab, "Cy")
    assert not any("Kraken" in line for line in log(lab, "Ada") + shared)


def test_the_log_says_that_a_tie_plays_on() -> None:
    """NF-6.1: 20 or more, and nobody leads alone."""
    built = {"inventions": ["Space Elevator", "Kraken", "Death Ray"]}
    lab = Lab(Ada=built, Ben={"inventions": ["Doomsday Machine", "Snow Machine", "Ozone Destroyer"]}, Cy={})
    lab.state.events = []
    lab.choose(Ada="work", Ben="work", Cy="work")
    assert "Tied at 20. The match goes on until one player leads" in log(lab, "nobody")
    untied = Lab(Ada={}, Ben={})
    untied.state.events = []
    untied.choose(Ada="work", Ben="work")
    assert not any("Tied" in line for line in log(untied, "nobody")), "below 20 nobody can win"


def test_the_log_says_what_money_is_for() -> None:
    """NF-3.1 NF-3.2 NF-3.3 NF-5.2: Actions are those of the seat that acts."""
    lab = Lab(Dot={"money": 13, "hand": ["Blinding Ray"]}, Ada={}, Ben={}, Cy={}, Eve={"money": 9})
    lab.state.events = []
    lab.choose(Ada="research", Ben="work", Cy="espionage", Dot="invent", Eve="work")
    lab.do("Cy", "place", "work")
    causes = {event[2]: event for event in lab.state.events if event[0] == COUNTED}
    owners = {card: lab.names[GAME.positions.card_owner(lab.state.table, card)] for card in causes if card >= 100}
    assert sorted(owners.values()) == ["Ada", "Ben", "Cy", "Dot", "Eve"]
    lines = [line.split("|")[-1] if "(" in line else line for line in log(lab, "nobody")]
    assert lines.count("Work)") == 2 and lines.count("Research)") == lines.count("Espionage)") == 1
    ray = GAME.positions.find_cards(lab.state.table, "Blinding Ray")[0]
    assert [line for line in log(lab, "nobody") if "pays $3" in line] == [
        f"{name} pays $3 ({ray}|Blinding Ray)" for name in ("Ada", "Ben", "Cy", "Eve")
    ]


def test_the_log_tells_what_is_revealed_and_taken_back() -> None:
    """NF-2.1 NF-5.2 NF-7.1: with the card that made it happen."""
    lab = Lab(
        Ada={"money": 8}, Ben={"money": 17, "hand": ["Paralysis Ray"]}, Cy={"spies.research": 2}, twists=["Kickbacks"]
    )
    assert lab.money("Ada") == 5
    lab.state.events = []
    lab.choose(Ada="work", Ben="invent", Cy="work")
    shared = log(lab, "nobody")
    revealed = [line.split("|") for line in shared if "reveals" in line]
    assert [line[1] for line in revealed] == ["Work", "Invent", "Work", "Paralysis Ray"]
    owners = [lab.names[GAME.positions.card_owner(lab.state.table, int(line[0].split()[-1]))] for line in revealed[:3]]
    assert owners == ["Ada", "Ben", "Cy"]
    assert "Cy takes a Spy back from Research" in shared
    [taken] = [event for event in lab.state.events if event[0] == TOKEN_MOVED]
    assert GAME.words.card_name(lab.state.table, taken[2]) == "Paralysis Ray"
    kickbacks = GAME.positions.find_cards(lab.state.table, "Kickbacks")[0]
    assert f"Ada pays $4 ({kickbacks}|Kickbacks)" in shared


def test_the_log_of_spies_and_of_what_cannot_be_paid() -> None:
    """NF-4.1 NF-7.8"""
    lab = Lab(
        Ada={"money": 0, "hand": ["Kraken"], "spies": {"work": 1}},
        Ben={},
        Cy={"money": 16, "hand": ["Death Ray"]},
        twists=["Trade Unions"],
    )
    lab.state.events = []
    lab.choose(Ada="invent", Ben="espionage", Cy="invent")
    lab.do("Ben", "place", "work")
    card = {name: GAME.positions.find_cards(lab.state.table, name)[0] for name in ("Kraken", "Death Ray")}
    assert [line for line in log(lab, "nobody") if "Spy" in line or "can't" in line] == [
        "Ben places a Spy on Work",
        f"Ada can't pay for {card['Kraken']}|Kraken, so it returns to their hand",
        f"Cy has no Spy to take back, so {card['Death Ray']}|Death Ray returns to their hand",
        "Cy places a Spy on Espionage",
    ]


def test_the_log_does_not_say_that_an_unpaid_card_is_set_aside_anew() -> None:
    """NF-7.10"""
    lab = Lab(Ada={"hand": ["Virus"]}, Ben={"money": 0, "set_aside": ["Kraken"]}, twists=["Quarterly Planning"])
    lab.state.events = []
    lab.choose(Ada="work", Ben="invent")
    assert not any("aside" in line for line in log(lab, "nobody"))


def test_the_log_names_the_winner() -> None:
    """NF-6.1"""
    lab = Lab(Ada={"inventions": ["Space Elevator", "Doomsday Machine", "Kraken"]}, Ben={})
    lab.state.events = []
    lab.choose(Ada="work", Ben="work")
    assert log(lab, "Ben")[-1] == "Ada wins the match"


@pytest.mark.parametrize("number", range(5, 630, 40))
def test_no_line_of_the_log_names_a_card_the_reader_may_not_know(number: int) -> None:
    """NF-1.2: and every event of every game can be told."""
    match = Match(GAME, NAMES[: 2 + number % 5], {"twists": 2, "chosen_twists": list(PAIRS[number])}, number)
    heard: dict[int, list[str]] = {}
    for seat in (*range(len(match.names)), SPECTATOR):
        lines = heard.setdefault(seat, [])
        match.bus.subscribe(
            seat,
            lambda batch, lines=lines: lines.extend(  # type: ignore[misc]
                line for event in batch if (line := GAME.words.log_line(match.table, event, match.names))
            ),
        )
    chooser = random.Random(number)
    while not match.over and len(match.answers) < 80:
        seat = chooser.choice(match.asked_seats)
        match.answer(seat, chooser.choice(match.view(seat).options))
    for lines in heard.values():
        assert lines and not any("You" in line or "--" in line for line in lines)
    drawn = [line for line in heard[SPECTATOR] if " draws " in line]
    assert drawn and all(line.endswith(" draws an Invention") for line in drawn)


# --- refusals ------------------------------------------------------------------------------------------------------


def refused(lab: Lab, seat: str, source: str | int, target: int = -1) -> str:
    """Why a seat cannot put a card (by name) or whatever else on a target."""
    ref = GAME.positions.find_cards(lab.state.table, source)[0] if isinstance(source, str) else source
    refusal = GAME.words.refusal(lab.view(seat), ref, target, lab.names)
    return refusal.sentence if refusal else ""


def place(lab: Lab, name: str) -> int:
    return zone_ref(GAME.layout.place(name, len(lab.names)))


def test_why_an_invention_cannot_be_played() -> None:
    """NF-4.1 NF-4.3 NF-2.1"""
    lab = Lab(
        Ada={"money": 9, "hand": ["Kraken", "Virus"], "inventions": ["Pet Yeti"]},
        Ben={"hand": ["Android", "Panacea"]},
        Cy={"hand": ["Death Ray", "Goo Cannon"]},
    )
    assert refused(lab, "Ada", "Kraken") == "Only players who choose Invent can build an Invention this turn."
    lab.choose(Ada="invent", Ben="invent", Cy="work")
    assert refused(lab, "Cy", "Death Ray") == "Only players who choose Invent can build an Invention this turn."
    played = "Pet Yeti is already built and stays in play."
    assert refused(lab, "Ada", "Pet Yeti") == played
    lab.do("Ada", "invent", "Virus")
    assert refused(lab, "Ada", "Kraken").startswith("Ada has already chosen an Invention")
    assert refused(lab, "Ada", seat_ref(1)) == "The Inventions in Ben's hand are secret."


def test_why_an_action_cannot_be_chosen() -> None:
    """NF-2.1 NF-7.5"""
    lab = Lab(Ada={"action": "Work"}, Ben={"money": 1}, twists=["Era of Boredom"])
    assert refused(lab, "Ada", "Work") == "Era of Boredom: Work was chosen last turn, so it can't be chosen again."
    lab.choose(Ada="research", Ben="espionage")
    assert refused(lab, "Ada", "Work") == "The Actions are already revealed, so Ada can't change Actions this turn."
    assert refused(lab, "Ben", lab.view("Ada").zone("actions", 0)[0]) == "That Action belongs to Ada."
    dear = refused(lab, "Ben", place(lab, "reserve"), place(lab, "invent"))
    assert dear == "A Spy on Invent costs $2, and Ben has $1."
    stays = "Espionage can't move a Spy that's already on the board."
    assert refused(lab, "Ben", place(lab, "work"), place(lab, "research")) == stays


def test_a_chosen_action_is_not_called_revealed_before_it_is() -> None:
    """NF-2.1"""
    lab = Lab(Ada={}, Ben={})
    lab.do("Ada", "choose", "Work")
    assert refused(lab, "Ada", "Research") == "Ada has already chosen an Action this turn."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "A Spy on Invent costs $2, and you have $1."), ("de", "Ein Spion auf Erfinden kostet $2, und du hast $1.")],
)
def test_a_refusal_speaks_to_a_player_who_plays_alone(language: str, sentence: str) -> None:
    """NF-3.1"""
    lab = Lab(Ada={"money": 1}, Ben={})
    lab.choose(Ada="espionage", Ben="work")
    view, spy, zone = lab.view("Ada"), place(lab, "reserve"), place(lab, "invent")
    speak(language)
    try:
        refusal = GAME.words.refusal(view, spy, zone, address_player(lab.names, 0))
        assert refusal is not None and refusal.sentence == sentence
    finally:
        speak(ENGLISH)


def test_why_an_effect_wants_something_else() -> None:
    """NF-5.4 NF-7.10"""
    lab = Lab(Ada={"money": 10, "hand": ["Goo Cannon"]}, Ben={"hand": ["Kraken", "Virus"], "inventions": ["Pet Yeti"]})
    lab.choose(Ada="invent", Ben="work")
    assert refused(lab, "Ben", "Kraken") == "First, discard 1 more for Goo Cannon."
    lab = Lab(Ada={"hand": ["Kraken", "Virus"]}, Ben={}, twists=["Quarterly Planning"])
    assert refused(lab, "Ada", "Kraken") == "Quarterly Planning: first, Ada must set one Invention aside."


@pytest.mark.parametrize("number", range(11, 630, 60))
def test_every_refusal_has_its_text_and_all_that_the_text_names(number: int) -> None:
    """NF-2.1"""
    match = Match(GAME, NAMES[: 2 + number % 5], {"twists": 2, "chosen_twists": list(PAIRS[number])}, number)
    chooser = random.Random(number)
    seats = len(match.names)
    places = [zone_ref(index) for index in range(GAME.layout.zone_count(seats) + 5)]
    sources = [*range(len(match.table.faces)), *places, *(seat_ref(seat) for seat in range(seats))]
    for _ in range(25):
        if match.over:
            break
        for looker in range(seats):
            for source in chooser.sample(sources, 20):
                refusal = GAME.words.refusal(match.view(looker), source, chooser.choice(places), match.names)
                if refusal is not None:
                    assert refusal.key in REFUSALS and refusal.sentence.endswith(".")
                    assert all(str(value) in refusal.sentence for value in refusal.details.values())
        seat = chooser.choice(match.asked_seats)
        match.answer(seat, chooser.choice(match.view(seat).options))


@pytest.mark.parametrize(("card", "points"), [("Aging Ray", 5), ("Secret Hideout", 3)])
def test_a_hint_counts_the_points_that_an_invention_will_bring(card: str, points: int) -> None:
    lab = Lab(A={"hand": [card], "inventions": ["Virus"]}, B={}, twists=["Popularisation of Science"])
    view = lab.view("A")
    reason = Reason(1.0, "pays", 20, 1, (view.zone("hand", 0)[0],))
    [told] = GAME.ai.reasons(view, [reason], None, ["Ada", "Ben"])
    assert f", {points} points)" in told
