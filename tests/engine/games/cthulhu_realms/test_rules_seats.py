"""The rules are the same from every seat, and questions point at the card that asks (CR-2, CR-4)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.cthulhu_realms.layout import BOX, DECK, DISCARD, GENERAL_DECK, HAND, INITIATES, PLAY
from engine.games.cthulhu_realms.rules.victory import seats_in_game
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.events import MOVED, NOTED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import SEAT_BASE
from tests.engine.games.cthulhu_realms.lab import GAME, Lab

EVERY_SEAT = pytest.mark.parametrize("place", range(3))
NAMES = "ABC"


def seen_from(
    place: int,
    me: dict[str, Any],
    left: dict[str, Any] | None = None,
    right: dict[str, Any] | None = None,
    **table: Any,
) -> tuple[Lab, str, str, str]:
    """A table of three with an active seat at a place, and the names of that seat, its left and its right neighbor."""
    names = [NAMES[(place + step) % 3] for step in range(3)]
    given = dict(zip(names, (me, left or {}, right or {}), strict=True))
    lab = Lab(**{name: given[name] for name in NAMES}, active=names[0], table=table)
    return lab, names[0], names[1], names[2]


def source_and_cards(lab: Lab) -> tuple[int, list[int]]:
    """The card that the open question is about, and what its options other than passing point at."""
    _, _, source, options = lab.state.questions[0]
    assert {option[1] for option in options if option[0] != PASS} == {source}
    return source, [option[2] for option in options if option[0] != PASS]


@EVERY_SEAT
def test_a_whole_turn(place: int) -> None:
    """CR-2.1 CR-2.3 CR-4.4"""
    lab, me, left, _ = seen_from(place, {"hand": ["Goon", "Restricted Stacks"], "power": 3, "deck": ["Ghoul"]})
    lab.plays_and_uses(me, "Goon")
    lab.plays_and_uses(me, "Restricted Stacks")
    assert lab.counter(f"{me}.power") == 5
    lab.do(me, "acquire", "Initiate")
    lab.do(me, "end_turn")
    assert lab.cards(f"{me}.discard") == ["Initiate", "Goon"]
    assert lab.cards(f"{me}.play") == ["Restricted Stacks"]
    assert len(lab.cards(f"{me}.hand")) == 5 and "Ghoul" in lab.cards(f"{me}.hand")
    assert [lab.counter(f"{name}.sanity") for name in NAMES if name != me] == [49, 49]
    assert lab.counter(f"{me}.sanity") == 50
    assert lab.asked() == [left]


@EVERY_SEAT
def test_abjuring_from_hand_discard_pile_and_rows(place: int) -> None:
    """CR-4.2: one Initiate stands for all."""
    mine = {"play": ["Ghoul", "Ghoul"], "hand": ["Goon"], "discard": ["Mi-Go"]}
    others = {"hand": ["Dagon"], "discard": ["Deep One"]}
    rows = {f"row.{NAMES[place]}-{NAMES[(place + 1) % 3]}": ["Carcosa"]}
    lab, me, _, _ = seen_from(place, mine, others, None, **rows)
    ghouls = lab.state.zones[PLAY[place]][:]
    lab.use(me, "Ghoul")
    source, cards = source_and_cards(lab)
    assert source == ghouls[0]
    places = {f"{me}.hand/Goon", f"{me}.discard/Mi-Go", f"{me}.row/Carcosa", "table.initiates/Initiate", ""}
    assert lab.targets() == places
    assert len(cards) == 4
    lab.do(me, "choose", target="Mi-Go")
    lab.use(me, "Ghoul")
    lab.do(me, "choose", target="Goon")
    assert lab.cards("table.box") == ["Mi-Go", "Goon"]
    assert lab.cards(f"{me}.hand") == lab.cards(f"{me}.discard") == []
    assert lab.can(me, "end_turn")


@EVERY_SEAT
def test_choosing_players_and_discarding(place: int) -> None:
    """CR-4.1 CR-4.5: everybody is in reach with three, and the card that asks is named."""
    mine = {"play": ["Robed Regular", "Emergency Elder Sign"], "hand": ["Goon", "Ghoul"]}
    lab, me, left, right = seen_from(place, mine, {"hand": ["Dagon", "Mi-Go"]})
    regular = lab.state.zones[PLAY[place]][0]
    lab.use(me, "Robed Regular")
    source, seats = source_and_cards(lab)
    assert source == regular
    assert sorted(seats) == [SEAT_BASE, SEAT_BASE + 1, SEAT_BASE + 2]
    lab.do(me, "choose", target=left)
    source, cards = source_and_cards(lab)
    assert source == regular
    assert sorted(cards) == sorted(lab.state.zones[HAND[(place + 1) % 3]])
    lab.do(left, "choose", target="Mi-Go")
    assert lab.cards(f"{left}.discard") == ["Mi-Go"]
    lab.use(me, "Emergency Elder Sign")
    lab.do(me, "choose", target=right)
    assert [lab.counter(f"{name}.sanity") for name in (me, left, right)] == [50, 50, 54]


@EVERY_SEAT
def test_acquiring_what_was_abjured(place: int) -> None:
    """CR-4.3"""
    mine = {"play": ["Ghoul", "Initiate", "Yithian", "Mi-Go"], "hand": ["Goon"], "deck": [], "discard": ["Dagon"]}
    lab, me, _, _ = seen_from(place, mine, {"deck": []})
    yithian = lab.state.zones[PLAY[place]][2]
    lab.use(me, "Ghoul")
    lab.do(me, "choose", target="Goon")
    lab.use(me, "Initiate", 0, 1)
    lab.use(me, "Yithian", 2)
    source, cards = source_and_cards(lab)
    assert source == yithian
    assert sorted(cards) == sorted(lab.state.zones[BOX])
    lab.do(me, "choose", target="Initiate")
    assert lab.cards(f"{me}.deck") == ["Initiate"]
    assert lab.state.known[lab.state.zones[DECK[place]][-1]] == EVERYBODY
    assert [line for line in lab.wrong() if "rows of" not in line] == []


@EVERY_SEAT
def test_destroying_and_losing(place: int) -> None:
    """CR-4.6 CR-4.8 CR-5.2: each Location to its owner's discard pile."""
    lab, me, left, right = seen_from(
        place, {"play": ["Emergency Elder Sign", "Mi-Go", "R'lyeh"]}, {"play": ["Carcosa"]}, {"play": ["Arkham Asylum"]}
    )
    sign = lab.state.zones[PLAY[place]][0]
    lab.use(me, "Mi-Go")
    lab.do(me, "loss", target="Carcosa", amount=4)
    lab.do(me, "loss", target="Arkham Asylum", amount=4)
    assert lab.cards(f"{right}.discard") == ["Arkham Asylum"]
    lab.use(me, "Emergency Elder Sign", 2)
    source, cards = source_and_cards(lab)
    assert source == sign
    assert len(cards) == 2
    lab.do(me, "choose", target="Carcosa")
    assert lab.cards(f"{left}.discard") == ["Carcosa"]
    assert lab.cards(f"{left}.play") == lab.cards(f"{right}.play") == []
    assert [line for line in lab.wrong() if "rows of" not in line] == []


@EVERY_SEAT
def test_a_hurt_location_of_an_eliminated_player_is_whole_in_the_box(place: int) -> None:
    """CR-5.3 CR-4.6"""
    lab, me, left, _ = seen_from(place, {"play": ["Mi-Go"]}, {"play": ["Carcosa"], "sanity": 1})
    lab.use(me, "Mi-Go")
    lab.do(me, "loss", target="Carcosa", amount=2)
    lab.do(me, "loss", target=left, amount=1)
    assert len(seats_in_game(lab.state)) == 2
    assert "Carcosa" in lab.cards("table.box")
    assert [line for line in lab.wrong() if "rows of" not in line] == []


@EVERY_SEAT
def test_an_abjured_location_serves_no_longer(place: int) -> None:
    """CR-4.2 CR-3.1"""
    lab, me, _, _ = seen_from(place, {"play": ["Arkham Asylum", "Kingsport Night Watchman"]})
    assert lab.can(me, "use", "Kingsport Night Watchman", ability=1)
    lab.use(me, "Arkham Asylum", 1)
    assert not lab.can(me, "use", "Kingsport Night Watchman", ability=1)
    assert [line for line in lab.wrong() if "rows of" not in line] == []


def test_the_end_by_the_general_deck_is_remarked() -> None:
    """CR-6.2: so that everybody is told why the game is over."""
    table = {"row": ["Dagon", "Ghoul", "Mi-Go", "Deep One", "Carcosa"], "general_deck": []}
    lab = Lab(A={"power": 5}, B={}, table=table)
    lab.state.events = []
    lab.do("A", "acquire", "Dagon")
    remarks = [event for event in lab.state.events if event[0] == NOTED]
    assert len(remarks) == 1
    line = GAME.words.log_line(lab.state.table, remarks[0], ("Ada", "Ben"))
    assert line is not None and "general deck" in line


def test_an_acquired_initiate_is_heard_without_a_refill() -> None:
    """CR-4.4 CR-1.1"""
    lab = Lab(A={}, B={"power": 2}, active="B")
    initiate = lab.state.zones[INITIATES][-1]
    lab.state.events = []
    lab.do("B", "acquire", "Initiate")
    moves = [event[1:5] for event in lab.state.events if event[0] == MOVED]
    assert moves == [(1, initiate, INITIATES, DISCARD[1])]
    assert len(lab.state.zones[GENERAL_DECK]) == 66
