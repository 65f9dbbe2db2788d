"""The sentences of the log and the recap of Nefarious: who did what with which card, and what came of it."""

from __future__ import annotations

import pytest

from engine.kernel.flow.event_log import EventLog
from engine.kernel.state.events import PHASE_BEGAN
from tests.engine.games.nefarious.lab import GAME, Lab
from tests.engine.games.stories import recap_of, sentences_of


def heard(**seats: object) -> Lab:
    """A position whose events are noted with their causes from here on."""
    deck = seats.pop("deck", ())
    lab = Lab(deck=deck, **seats)  # type: ignore[arg-type]
    lab.state.events = EventLog()
    return lab


def story(lab: Lab, seat: str) -> list[str]:
    return sentences_of(lab.state, lab.names, lab.names.index(seat))


def recap(lab: Lab, seat: str) -> list[str]:
    return recap_of(lab.state, lab.names, lab.names.index(seat))


def test_who_pays_for_a_ray_is_told_behind_it() -> None:
    lab = heard(Ada={"money": 9}, Bea={"money": 20, "hand": ["Freeze Ray"]}, Cal={"money": 2})
    lab.choose(Ada="work", Bea="invent", Cal="work")
    lab.answer_first()
    assert any(
        told.startswith("Bea builds Freeze Ray ($10): ") and "you pay $" in told and "Cal pays $2" in told
        for told in story(lab, "Ada")
    ), story(lab, "Ada")
    [line] = [line for line in recap(lab, "Ada") if line.startswith("Bea")]
    assert line.startswith("Bea's Freeze Ray: you pay $") and "built" not in line


def test_a_forced_discard_names_the_card_that_forces_it() -> None:
    lab = heard(
        Ada={"hand": ["Freeze Ray"]},
        Bea={"money": 20, "hand": ["Mind Control Satellite"]},
        Cal={"hand": ["Kraken"]},
        deck=["Virus", "Moon Base"],
    )
    lab.choose(Ada="work", Bea="invent", Cal="work")
    lab.answer_first()
    told = next(told for told in story(lab, "Ada") if told.startswith("Bea builds Mind Control Satellite"))
    assert "Cal discards Kraken" in told and "you discard Freeze Ray" in told and "Bea draws an Invention" in told
    assert "Bea's Mind Control Satellite: you discard Freeze Ray." in recap(lab, "Ada")[0]


def test_what_spies_earn_belongs_to_the_action_of_the_player_who_took_it() -> None:
    lab = heard(Ada={"spies.research": 2}, Bea={}, Cal={}, deck=["Virus", "Moon Base", "Kraken"])
    lab.choose(Ada="work", Bea="research", Cal="work")
    assert "Bea's Research: you earn $2 from your Spies." in recap(lab, "Ada")[0]
    assert "Bea chooses Research: you earn $2 from your Spies, Bea draws an Invention and gets $2" in story(lab, "Ada")
    assert "You choose Work and get $4" in story(lab, "Ada")
    assert "Cal chose Work and got $4." in recap(lab, "Ada")


def test_an_invention_that_cannot_be_paid_is_not_built() -> None:
    lab = heard(Ada={}, Bea={"money": 3, "hand": ["Kraken"]}, Cal={})
    lab.choose(Ada="work", Bea="invent", Cal="work")
    assert "Bea can't pay for Kraken and takes it back" in story(lab, "Ada")
    assert not any("builds" in told for told in story(lab, "Ada"))


def test_what_several_players_pay_is_told_once() -> None:
    lab = heard(Ada={"money": 20, "hand": ["Freeze Ray"]}, Bea={"money": 30}, Cal={"money": 30}, Dot={"money": 30})
    lab.choose(Ada="invent", Bea="research", Cal="research", Dot="research")
    told = next(told for told in story(lab, "Ada") if "Freeze Ray" in told)
    assert told.startswith("You build Freeze Ray ($10): Bea, Cal and Dot pay $") and told.endswith(" each")


def test_a_twist_that_hits_the_others_is_told_with_the_card_that_set_it_off() -> None:
    """Recombination makes all others pay for what a player builds: each time for that player's Invention."""
    lab = heard(
        twists=["Recombination"],
        Ada={"money": 20},
        Bea={"money": 20, "hand": ["Freeze Ray"]},
        Cal={"money": 20, "hand": ["Moon Base"]},
    )
    lab.choose(Ada="work", Bea="invent", Cal="invent")
    told = story(lab, "Ada")
    assert "Recombination (Twist), set off by Bea's Freeze Ray: you and Cal pay $2 each" in told, told
    assert "Recombination (Twist), set off by Cal's Moon Base: you and Bea pay $2 each" in told, told
    assert any("Recombination (Twist), set off by Bea's Freeze Ray: you pay $2." in line for line in recap(lab, "Ada"))


def test_a_verb_is_said_once_for_several_zones_and_cards() -> None:
    lab = heard(twists=["Quantum Uncertainty"], Ada={}, Bea={}, Cal={"money": 20, "hand": ["Time Machine"]})
    lab.choose(Ada="work", Bea="work", Cal="invent")
    lab.do("Cal", "place", "work")
    lab.do("Cal", "place", "invent")
    told = "a Spy on Work and one on Invent"
    assert any(f"Cal builds Time Machine ($11), places {told} and takes" in line for line in story(lab, "Ada"))
    assert any(f"Cal built Time Machine ($11), placed {told} and took" in line for line in recap(lab, "Ada"))


@pytest.mark.parametrize(("twist", "phase"), [("Kickbacks", "action"), ("Herd Instinct", "score")])
def test_a_twist_acts_in_the_phase_that_its_clause_names(twist: str, phase: str) -> None:
    lab = heard(Ada={"money": 12}, Bea={"money": 12}, Cal={"money": 12}, twists=[twist])
    lab.choose(Ada="work", Bea="work", Cal="work")
    lab.answer_first()
    log, seen = lab.state.events, ""
    assert isinstance(log, EventLog)
    found = set()
    for event, cause in log.pair_with_causes():
        seen = GAME.phases[event[5]] if event[0] == PHASE_BEGAN else seen
        if cause.card >= 0 and GAME.words.card_name(lab.state.table, cause.card) == twist:
            found.add(seen)
    assert found == {phase}


def test_each_of_two_actions_is_told_with_what_came_of_it() -> None:
    lab = heard(twists=["Perpetual Motion"], Ada={"spies.research": 1}, Bea={}, Cal={}, deck=["Virus", "Moon Base"])
    lab.choose(Ada="espionage work", Bea="research work", Cal="espionage work")
    assert "Cal chose Espionage and chose Work." in recap(lab, "Ada"), "neither has been performed"
    lab.answer_first()
    assert "You choose Work and get $4" in story(lab, "Ada")
    assert "Bea's Research: you earn $1 from your Spies. Bea also chose Work and got $4." in recap(lab, "Ada")
    assert "Cal chose Espionage, placed a Spy on Espionage, chose Work and got $4." in recap(lab, "Ada")


def test_the_recap_tells_what_was_built_before_what_research_brings_after_it() -> None:
    lab = Lab(twists=["Perpetual Motion"], Ada={}, Bea={"money": 20, "hand": ["Kraken", "Virus"]}, deck=["Moon Base"])
    lab.choose(Ada="espionage work", Bea="invent research")
    lab.do("Ada", "place", "work")
    lab.state.events = EventLog()
    lab.answer_first()
    assert recap(lab, "Ada") == ["Bea built Kraken ($16), drew an Invention and got $2."]
