"""Starts a street match: names the players and records the daily match."""

from __future__ import annotations

from client.scenes.games import default_names
from client.scenes.setup.match_setup import free_name
from engine.games import load
from engine.session.session import Session
from engine.store.player.profiles import Profiles
from engine.store.player.settings import Settings
from engine.store.player.street import OPEN, DayResult, StreetProgress
from engine.store.store import Store
from engine.street.head_start import apply
from engine.street.playing import Seating
from engine.words.player_names import NAMES


def start(seating: Seating, settings: Settings, store: Store | None, progress: StreetProgress) -> Session:
    """Begin the match. A deal is noted as soon as its match is stored: that was the try."""
    game = load(seating.street.game)
    known = default_names(game.slug) or NAMES
    names = list(seating.names)
    own_name = Profiles(settings).current.name
    if own_name and own_name not in names:
        names[0] = own_name
    for seat, name in enumerate(names):
        names[seat] = name or free_name(names, known)
    session = Session.start(game, names, seating.kinds, seating.options, seating.seed, settings, store=store,
                            occasion=seating.occasion, prepare=lambda match: apply(match, seating.start))  # fmt: skip
    settings.last_game = game.slug
    if seating.occasion.day:
        street, day = seating.street.slug, seating.occasion.day

        def note(match: int) -> None:
            if not session.over:
                progress.note_deal(street, day, DayResult(OPEN, match=match))

        session.keeper.when_begun(note)
    return session
