"""The players of this computer: name, color, portrait, controller, and settings of their own.

This is the only reader of the table `profiles` in the settings. A person at the table without a profile is a guest.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.store.player.settings import PERSONAL, Settings, usable

LONGEST_NAME = 20
COLORS, PORTRAITS = 8, 12


@dataclass(frozen=True, slots=True)
class Profile:
    """One player. `id` never changes and is empty while no player has been entered.

    names: earlier names, the oldest first
    color: 1 to 8, a color of the palette in use
    portrait: 1 to 12, a drawing in "art/players"
    first: whether the progress from before there were profiles is this player's
    """

    id: str = ""
    name: str = ""
    names: tuple[str, ...] = ()
    color: int = 1
    portrait: int = 1
    first: bool = True

    @property
    def prefix(self) -> str:
        """Return the prefix of this player's entries in progress files."""
        return "" if self.first else f"{self.id}/"


class Profiles:
    """The profiles in some settings. It keeps nothing itself, so there can be several for the same settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def current(self) -> Profile:
        """Return the player of the menus and of seat 1; a nameless one if there is no profile."""
        found = self.all()
        return next(
            (profile for profile in found if profile.id == self._settings.current_profile),
            found[0] if found else Profile(),
        )

    def all(self) -> Sequence[Profile]:
        """Return all profiles, the oldest first."""
        read = (_read(entry_id, entry) for entry_id, entry in self._settings.profiles.items())
        return [profile for profile in read if profile is not None]

    def get(self, profile_id: str) -> Profile | None:
        return _read(profile_id, self._settings.profiles.get(profile_id))

    def of_name(self, name: str) -> Profile | None:
        """Return the profile with this name. A present name comes before an earlier one."""
        wanted, found = _comparable(name), self.all()
        now = (profile for profile in found if _comparable(profile.name) == wanted)
        return next(now, next((profile for profile in found if wanted in map(_comparable, profile.names)), None))

    def all_names(self, name: str) -> list[str]:
        """Return the name and its player's earlier names, except those that another player has now."""
        profile = self.of_name(name)
        if profile is None or _comparable(profile.name) != _comparable(name):
            return [name]
        return [profile.name, *(old for old in profile.names if self.of_name(old) == profile)]

    def create(self, name: str, color: int = 0, portrait: int = 0) -> Profile:
        """Add a player, by default with a free color and a portrait that follows from the name.

        Raises ValueError for a name that is empty or taken, also by a player of another program with these settings.
        """
        self._settings.add_new("profiles")
        name = self._free(name)
        first = not self.all()
        color, portrait = color or self.free_color(), portrait or _portrait_of(name)
        profile = Profile(self._new_id(name), name, (), color, portrait, first)
        self._write(profile)
        if first:
            self.make_current(profile.id)
        return profile

    def change(self, profile_id: str, *, name: str = "", color: int = 0, portrait: int = 0) -> Profile:
        """Change the given values.

        A new name keeps the old one in `names`. Raises ValueError for a name that is taken, KeyError for an unknown
        profile.
        """
        before = self.get(profile_id)
        if before is None:
            raise KeyError(profile_id)
        name = self._free(name, profile_id) if name else before.name
        renamed = _comparable(name) != _comparable(before.name)
        earlier = [old for old in before.names if _comparable(old) != _comparable(name)]
        names = (*earlier, before.name) if renamed else before.names
        after = Profile(profile_id, name, names, color or before.color, portrait or before.portrait, before.first)
        self._write(after)
        self._note_own_name()
        return after

    def remove(self, profile_id: str) -> None:
        """Remove a player with all settings. Matches and results stay."""
        holding = "" if self._settings.person == profile_id else self._settings.person
        self.use("")
        self._settings.profiles.pop(profile_id, None)
        self.use(holding)
        self.make_current(self.current.id)

    def make_current(self, profile_id: str) -> None:
        """Let this player use the menus and sit in seat 1."""
        self._settings.current_profile = profile_id
        self._note_own_name()

    def problem_of(self, name: str, profile_id: str = "") -> str:
        """Return "no-name", "same-name" or nothing: why a player can't have this name. `profile_id`: of that player."""
        wanted = _comparable(name)
        taken = any(_comparable(other.name) == wanted for other in self.all() if other.id != profile_id)
        return "same-name" if taken else "" if wanted else "no-name"

    def free_color(self) -> int:
        """Return the first color that no player has; 1 if there is none."""
        used = {profile.color for profile in self.all()}
        return next((color for color in range(1, COLORS + 1) if color not in used), 1)

    # -- settings of their own --------------------------------------------------------------------------------

    def use(self, profile_id: str) -> bool:
        """Apply a player's own settings, or the common ones with "".

        Return True if any value changes. Changes then go to the player's settings where these differ from the common
        ones.
        """
        return self._settings.hold(profile_id, self.own(profile_id))

    def own(self, profile_id: str) -> dict[str, Any]:
        """Return a player's own values, as far as they are usable."""
        self._settings.note_held()
        found = {name: usable(name, self._entry(profile_id).get(name), None) for name in PERSONAL}
        return {name: value for name, value in found.items() if value is not None}

    def held_for(self, profile_id: str, name: str) -> Any:
        """Return the value that applies to a player, or the common one with ""."""
        return self.own(profile_id).get(name, self._settings.common(name))

    def choose(self, profile_id: str, name: str, value: Any) -> None:
        """Set a value for a player, or the common one with ""."""
        holding = self._settings.person
        self.use("")
        if profile_id:
            self._settings.profiles[profile_id] = {**self._entry(profile_id), name: value}
        else:
            setattr(self._settings, name, value)
        self.use(holding)

    def forget(self, profile_id: str) -> None:
        """Let the common settings apply to a player again. The controller goes, too."""
        profile, holding = self.get(profile_id), self._settings.person
        self.use("")
        if profile is not None:
            self._settings.profiles[profile_id] = {}
            self._write(profile)
        self.use(holding)

    def owner_of(self, pad: str) -> str:
        """Return the player (id) that a game controller belongs to; empty if there is none."""
        return next((profile.id for profile in self.all() if pad and self.pad_of(profile.id) == pad), "")

    def pad_of(self, profile_id: str) -> str:
        """Return a player's game controller, as in `Pads.present`; empty if there is none."""
        pad = self._entry(profile_id).get("pad")
        return pad if isinstance(pad, str) else ""

    def give_pad(self, profile_id: str, pad: str) -> None:
        """Assign a game controller to one player only. "" removes the player's controller."""
        entries = self._settings.profiles
        for other in {profile_id, self.owner_of(pad)} - {""}:
            entries[other] = {name: value for name, value in self._entry(other).items() if name != "pad"}
        entries[profile_id] |= {"pad": pad} if pad else {}

    # -- the table --------------------------------------------------------------------------------------------

    def _entry(self, profile_id: str) -> dict[str, Any]:
        entry = self._settings.profiles.get(profile_id)
        return entry if isinstance(entry, dict) else {}

    def _write(self, profile: Profile) -> None:
        values = {
            "name": profile.name,
            "names": list(profile.names),
            "color": profile.color,
            "portrait": profile.portrait,
            **({"first": True} if profile.first else {}),
        }
        self._settings.profiles[profile.id] = {**self._entry(profile.id), **values}

    def _note_own_name(self) -> None:
        """Write the name for older versions, too, so that it survives going back to one."""
        self._settings.own_name = self.current.name

    def _free(self, name: str, profile_id: str = "") -> str:
        name = clean(name)
        if problem := self.problem_of(name, profile_id):
            raise ValueError(problem)
        return name

    def _new_id(self, name: str) -> str:
        start = hashlib.sha256(_comparable(name).encode("utf-8", "surrogatepass")).hexdigest()[:8]
        others = (f"{start}-{number}" for number in range(2, len(self._settings.profiles) + 3))
        return next(one for one in (start, *others) if one not in self._settings.profiles)

    def migrate(self) -> None:
        """Make profiles of the player's name and of the settings by name that older versions wrote.

        The program calls this once.
        """
        settings = self._settings
        if settings.own_name and self.of_name(settings.own_name) is None and clean(settings.own_name):
            self.create(settings.own_name)
        for name, entry in [*settings.profiles.items()]:
            if isinstance(entry, dict) and "name" not in entry and clean(name):
                del settings.profiles[name]
                profile = self.of_name(name) or self.create(name)
                settings.profiles[profile.id] |= entry


def clean(name: str) -> str:
    """Return a name without needless spaces, cut to its longest."""
    return " ".join(name.split())[:LONGEST_NAME].rstrip()


def _read(profile_id: str, entry: object) -> Profile | None:
    """Return the profile in an entry of the table, with the usual value for each unusable one."""
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str) or not clean(entry["name"]):
        return None
    names = entry.get("names")
    earlier = tuple(name for name in names if isinstance(name, str)) if isinstance(names, list) else ()
    return Profile(
        profile_id,
        clean(entry["name"]),
        earlier,
        _number(entry, "color", COLORS),
        _number(entry, "portrait", PORTRAITS),
        entry.get("first") is True,
    )


def _number(entry: dict[str, Any], key: str, most: int) -> int:
    value = entry.get(key)
    return value if type(value) is int and 1 <= value <= most else 1


def _portrait_of(name: str) -> int:
    return hashlib.sha256(_comparable(name).encode("utf-8", "surrogatepass")).digest()[0] % PORTRAITS + 1


def _comparable(name: str) -> str:
    return clean(name).casefold()
