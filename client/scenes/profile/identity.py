"""The fields of a player: name, portrait and color."""

from __future__ import annotations

from collections.abc import Callable

from client.scenes.profile.grid import color_grid, portrait_grid
from client.widgets import Column, TextField, Words
from client.widgets.style import LABEL
from engine.store.player.profiles import LONGEST_NAME, PORTRAITS, Profile, Profiles
from engine.store.player.settings import Settings
from engine.words.say import profiles as say
from engine.words.say import setup as say_setup


class Identity(Column):
    """The fields of a player. `changed` is called after every change; `profile` is None for a new player."""

    def __init__(self, settings: Settings, profile: Profile | None, changed: Callable[[], None]) -> None:
        self._profiles = Profiles(settings)
        self._profile = profile
        portrait = len(self._profiles.all()) % PORTRAITS + 1
        before = profile or Profile(color=self._profiles.free_color(), portrait=portrait)
        self.name_field = TextField(before.name, longest=LONGEST_NAME, name=say("name"), then=lambda _: changed())
        self.portrait = portrait_grid(before.portrait, lambda _: changed())
        self.color = color_grid(before.color, lambda: self.name_field.content.strip(), lambda _: changed())
        super().__init__(
            Words(say("name"), LABEL),
            self.name_field,
            Words(say("portrait"), LABEL),
            self.portrait,
            Words(say("color"), LABEL),
            self.color,
            gap=8,
        )

    @property
    def problem(self) -> str:
        """Return why there can't be a player with this name, as a sentence; empty if there can."""
        found = self._profiles.problem_of(self.name_field.content, self._profile.id if self._profile else "")
        return say_setup(found) if found else ""

    def keep(self, otherwise: str = "") -> Profile:
        """Create or change the player.

        `otherwise` is the name if none was entered. Raises ValueError for a name that another player has.
        """
        name = self.name_field.content.strip() or otherwise
        if self._profile is None:
            return self._profiles.create(name, self.color.value, self.portrait.value)
        return self._profiles.change(self._profile.id, name=name, color=self.color.value, portrait=self.portrait.value)
