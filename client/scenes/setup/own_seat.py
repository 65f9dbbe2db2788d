"""The current player's seat in a setup."""

from __future__ import annotations

from client.scenes.setup.match_setup import MatchSetup
from engine.store.player.profiles import Profiles
from engine.words.say import profiles as say


def seat_players(setup: MatchSetup, profiles: Profiles) -> None:
    """Give players of a saved setup their present names. A current player without a seat gets the first human one."""
    people = [seat for seat in setup.seats if seat.human]
    for seat in people:
        profile = profiles.of_name(seat.name)
        seat.name = profile.name if profile is not None else seat.name
    name = profiles.current.name
    if people and name and all(profiles.of_name(seat.name) != profiles.current for seat in people):
        for seat in setup.seats:
            if seat.name == name:
                seat.name = setup.free_name([name, *setup.names])
        people[0].name = name


def keep_own_name(setup: MatchSetup, profiles: Profiles) -> None:
    """Remember the name typed into the first human's seat, if the current player has none, or only the usual one."""
    name, current = setup.own_name, profiles.current
    if not name or profiles.of_name(name) is not None:
        return
    if not current.id:
        profiles.create(name)
    elif current.name == say("player-one"):
        profiles.change(current.id, name=name)
