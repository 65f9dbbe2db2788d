from __future__ import annotations

from dataclasses import replace

import pytest

from client.input.actions import BINDINGS
from client.table.hand.refusal import RefusalAdvice, reason
from engine.kernel.game.presentation import Refusal
from engine.kernel.game.traits import HasShare
from engine.kernel.state.refs import NONE, zone_ref
from engine.words.player_names import address_player
from tests.client.motion.playing import Playing
from tests.engine.games.cthulhu_realms.words.lab import GAME, Lab

NAMES = ["Ada", "Ben"]


def test_a_refusal_is_told_in_the_words_of_the_file_with_its_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = Playing(2)
    playing.choose("Work", "Espionage")
    view = playing.match.view(0)
    card = view.zone("action", 0)[0]
    why = reason(playing.game, view, card, NONE, NAMES)
    assert why.sentence == "The Actions are already revealed, so Ada can't change Actions this turn."
    assert why.clause == "NF-2.1"
    assert why.toast().below == "NF-2.1 · F1: show the rule"
    monkeypatch.setitem(BINDINGS.changed, "table.rules", ["F5"])
    assert why.toast().below == "NF-2.1 · F5: show the rule"


def test_placeholders_are_filled() -> None:
    playing = Playing(2)
    playing.choose("Espionage", "Work")
    view = playing.match.view(0)
    view.counters[view.table.layout.counter("money", 0)] = 1
    assert view.question is not None
    view.question = (*view.question[:3], ())
    place = view.table.layout.place
    why = reason(playing.game, view, zone_ref(place("reserve", 2)), zone_ref(place("invent", 2)), NAMES)
    assert why.sentence == "A Spy on Invent costs $2, and Ada has $1."


def test_where_the_rules_say_nothing_what_is_asked_follows() -> None:
    playing = Playing(2)
    why = reason(playing.game, playing.match.view(0), NONE, zone_ref(0), NAMES, RefusalAdvice("Choose an Action."))
    assert why.sentence == "You can't choose that now. Choose an Action."
    assert why.toast().below == ""


def test_a_rule_that_does_not_hold_is_not_cited() -> None:
    playing = Playing(2)
    view = playing.match.view(0)
    card = view.options[0][1]
    false = Refusal("one-action-only", {"player": "Ada"}, lambda _: False)
    words = replace(playing.game.words, refusal=lambda *_: false)
    why = reason(replace(playing.game, words=words), view, card, zone_ref(0), NAMES)
    assert why.sentence == "You can't drop Espionage there."


def test_a_share_that_goes_nowhere_is_told_of_whoever_would_have_had_it() -> None:
    lab = Lab(Ada={"hand": ["Shoggoth"], "play": ["Goon"]}, Ben={"play": ["Innsmouth", "Carcosa"]})
    lab.plays_and_uses("Ada", "Shoggoth")
    view = lab.view("Ada")
    cause, own = lab.ref("Ada.play/Shoggoth"), lab.ref("Ada.play/Goon")
    assert GAME.trait(HasShare).share(view) != (0, 0)
    why = reason(GAME, view, cause, own, lab.names)
    assert (why.title, why.clause) == ("Goon", "CR-4.5")
    assert reason(GAME, view, cause, lab.ref("Ada"), lab.names).title == "Ada"
    assert reason(GAME, view, cause, NONE, lab.names).title == "Not now"


def test_a_lone_player_is_addressed_in_sentences_of_their_own() -> None:
    lab = Lab(Ada={"play": ["Ghoul"], "hand": ["Goon"], "power": 1}, Ben={}, table={"row": ["Mi-Go"]})
    names = address_player(lab.names, 0)
    price = reason(GAME, lab.view("Ada"), lab.ref("table.row/Mi-Go"), lab.ref("Ada.discard"), names)
    assert price.sentence == "Mi-Go costs 4 Power, and you have 1."
    lab.use("Ada", "Ghoul")
    elsewhere = reason(GAME, lab.view("Ada"), lab.ref("Ben"), NONE, names)
    assert elsewhere.sentence == "You can only abjure cards from your hand or discard pile, or Available cards."
