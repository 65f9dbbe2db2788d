"""What is heard at a table: every event has its sound, and the music follows the match."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from client.motion.pace import Pace
from client.sound import catalog
from client.sound.music import Music
from client.table.sound.layer import HearingLayer
from client.table.sound.theme import EVENTS, EventSound, HeardTheme, name_of
from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.kernel.state import events as kernel
from engine.kernel.state.events import Event
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.view import View
from tests.client.motion.playing import Playing
from tests.client.table.sitting import Sitting

BATCHES = 150
MATCHES = int(os.environ.get("CUL_DE_SAC_MATCHES", "2"))
BY_MOTION = frozenset(
    (
        kernel.MOVED,
        kernel.REVEALED,
        kernel.SHUFFLED,
        kernel.SPUN,
        kernel.TURNED,
        kernel.CARDS_SWAPPED,
        kernel.PLACES_CHANGED,
    )
)
"""What motion shows of these is never without a sound."""


def random_play(playing: Playing, chance: random.Random) -> Iterator[tuple[list[Event], View]]:
    """The batches of a random match, one after the other."""
    seats = len(playing.match.names)
    for _ in range(BATCHES):
        views = [playing.match.view(seat) for seat in range(seats)]
        asked = next((view for view in views if view.options), None)
        if asked is None:
            return
        playing.match.answer(asked.seat, chance.choice(asked.options))
        yield from playing.batches
        playing.batches.clear()


@pytest.mark.parametrize("slug", slugs())
def test_no_event_that_is_seen_is_silent_unless_the_theme_says_so(slug: str) -> None:
    theme, chance, game = HeardTheme.load(slug), random.Random(slug), load(slug)
    seen: set[str] = set()
    for seed in range(MATCHES):
        playing = Playing(min(4, game.max_seats), seed, slug=slug, pace=Pace())
        now, moved = 0.0, playing.director
        for events, after in random_play(playing, chance):
            playing.sounds.clear()
            moved.add(events, after, now)
            while moved.active(now):
                now += 100
                moved.update(now)
            for event in events:
                entry = theme.of(event, after.table, 0)
                what = f"{EVENTS[event[0]]} {name_of(event, after.table)}"
                assert entry is not None, f"{slug}: the theme says nothing of {what}"
                assert (
                    entry.sound
                    or entry.chain
                    or entry.stinger
                    or entry.quiet
                    or event[0] not in BY_MOTION
                    or (playing.sounds)
                ), f"{slug}: {what} is silent"
                seen.add(EVENTS[event[0]])
    assert {"moved", "turn", "asked", "answered"} <= seen


@pytest.mark.parametrize("slug", slugs())
def test_every_kind_of_event_of_every_game_is_decided(slug: str) -> None:
    """Named notes, whose turns come seldom, have an entry each."""
    theme, game = HeardTheme.load(slug), load(slug)
    table = game.new_table(game.min_seats, {}, 1)
    for number, name in enumerate(game.note_names):
        assert theme.of((kernel.NOTED, 0, -1, -1, -1, number, 255), table, 0) is not None, name
    for entry in theme.events:
        assert entry.event in EVENTS.values()
        assert not (entry.sound and entry.quiet)
        assert set(entry.names) <= {*game.note_names, *game.phases, *(one.name for one in table.layout.counters)}


def test_a_hidden_card_sounds_like_a_card() -> None:
    theme, game = HeardTheme.load("runes-and-regulations"), load("runes-and-regulations")
    table = game.new_table(2, {}, 1)
    lawn = table.layout.seat_zone("lawn", 1)
    faces = {number: {"species": "dragon"} for number in range(500)}
    known = theme.of((kernel.MOVED, 1, 3, -1, lawn, -1, 255), table, 0, lambda card: faces[card])
    hidden = theme.of((kernel.MOVED, 1, -2, -1, lawn, -1, 0), table, 0, lambda card: faces[card])
    assert known is not None and known.sound == "voice-dragon"
    assert hidden is None or not hidden.sound


def test_sanity_chooses_the_music_box_and_the_lowest_counts() -> None:
    theme = HeardTheme.load("cthulhu-realms")
    assert [theme.solo([value]) for value in (50, 27, 26, 11, 10, -3)] == [
        "box",
        "box",
        "box-flat",
        "box-flat",
        "box-broken",
        "box-broken",
    ]
    assert theme.solo([40, 12, 30]) == "box-flat"
    assert HeardTheme.load("nefarious").solo([3]) == ""


@pytest.fixture
def table() -> Sitting:
    return Sitting()


def hearing(table: Sitting) -> HearingLayer:
    return table.scene.hearing


def test_music_is_calm_until_much_happens_and_calms_down_again(table: Sitting) -> None:
    layer = hearing(table)
    turn = (kernel.TURN_BEGAN, 0, -1, -1, -1, 1, 255)
    assert layer.layers(table.clock.now()) == {"calm"}
    for _ in range(12):
        layer.on_event_shown(turn)
        table.wait(500)
    assert layer.layers(table.clock.now()) == {"calm", "busy"}
    table.wait(17_000)
    assert layer.layers(table.clock.now()) == {"calm"}


def test_cards_that_are_dealt_together_are_one_beat(table: Sitting) -> None:
    layer = hearing(table)
    for _ in range(30):
        layer.on_event_shown((kernel.MOVED, 0, -1, 0, 1, -1, 255))
    assert layer.layers(table.clock.now()) == {"calm"}


def test_near_the_end_the_last_layer_is_heard(table: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    near, layer = {"now": 0.8}, hearing(table)
    monkeypatch.setattr(HearingLayer, "nearness", lambda _: near["now"])
    for nearness, heard in ((0.8, True), (0.65, True), (0.5, False)):
        near["now"] = nearness
        layer.on_event_shown((kernel.MOVED, 0, -1, 0, 1, -1, 255))
        assert ("end" in layer.layers(table.clock.now())) == heard


def test_behind_the_curtain_music_is_the_same_for_every_seat(table: Sitting) -> None:
    music = hearing(table).player.music
    music.want(("calm", "busy", "box-flat"))
    table.scene.clear_private_ui()
    assert music.wish.layers == {"calm"}


def test_a_match_that_begins_is_heard_and_one_that_goes_on_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    stung: list[str] = []
    monkeypatch.setattr(Music, "sting", lambda self, piece, what: stung.append(what))
    table = Sitting()
    assert stung == ["turn"]
    table.wait(1000)
    begun = Match(table.session.game, ["Ada", "Ben"], {"twists": 0}, 4)
    begun.answer(0, begun.view(0).options[0])
    Sitting(match=begun)
    assert stung == ["turn"]


def test_a_replay_is_calm(table: Sitting) -> None:
    layer = hearing(table)
    layer.calm = True
    for _ in range(20):
        layer.on_event_shown((kernel.TURN_BEGAN, 0, -1, -1, -1, 1, 255))
        table.wait(300)
    assert layer.layers(table.clock.now()) == {"calm"}


def test_a_hit_is_felt_by_whom_it_strikes_alone_and_in_no_replay() -> None:
    table = Sitting(match=Match(load("nasty-neighbours"), ["Ada", "Ben"], {}, 4))
    layer, felt = hearing(table), []
    layer.player.feel = lambda: felt.append(layer.calm)
    penalty = table.session.game.note_names.index("penalty")
    viewer = table.session.viewer
    for calm, seat in ((False, viewer), (False, 1 - viewer), (True, viewer)):
        layer.calm = calm
        layer.on_event_shown((kernel.NOTED, seat, -1, -1, -1, penalty, 255))
    assert felt == [False]


def test_whoever_looks_on_is_nobodys_own() -> None:
    theme, game = HeardTheme.load("cthulhu-realms"), load("cthulhu-realms")
    table = game.new_table(2, {}, 1)
    number = next(number for number, one in enumerate(table.layout.counters) if one.name == "sanity")
    loss = (kernel.COUNTED, 0, -1, number, -1, -4, 255)
    assert [theme.of(loss, table, viewer).sound for viewer in (0, 1, SPECTATOR)] == ["hurt", "", ""]  # type: ignore[union-attr]


@pytest.mark.parametrize(("factor", "heard"), [(1.0, 10), (0.125, 3)])
def test_what_is_shown_fast_does_not_rattle(
    table: Sitting, factor: float, heard: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    layer, sounds = hearing(table), list[str]()
    light = next(name for name, effect in catalog.effects().items() if effect.size == "light")
    monkeypatch.setattr(layer.player, "play", lambda name, *_, **__: sounds.append(name))
    monkeypatch.setattr(HeardTheme, "of", lambda *_: EventSound("moved", light))
    table.scene.director.pace.factor = factor
    for _ in range(10):
        layer.on_event_shown((kernel.MOVED, 0, -1, 0, 1, -1, 255))
        table.clock.advance(40)
        table.scene.screen.now = table.clock.now()
    assert len(sounds) == heard


def test_a_chain_plays_its_notes_in_order_and_then_the_last_ones_again(monkeypatch: pytest.MonkeyPatch) -> None:
    layer, heard = Sitting().scene.hearing, list[int]()
    monkeypatch.setattr(layer.player, "play", lambda *_, variation=0, **__: heard.append(variation))
    for step in range(1, 13):
        layer.climb(step, 100.0)
    assert heard == [1, 2, 3, 4, 5, 6, 7, 8, 5, 6, 7, 8]
