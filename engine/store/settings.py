"""The player's settings: one readable JSON file that tolerates mistakes in it.

Two programs may use one file. Each writes only the settings that it has changed, and leaves all others as they are in
the file. A file that can't be read now is never replaced.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from engine.kernel.match.document_check import is_plain, is_short_text
from engine.store.atomic import Damaged, Unreadable, Unwritable, set_aside, write_bytes
from engine.store.bounded_files import path_exists, read_json
from engine.words.messages import ENGLISH, LANGUAGES

FILE_NAME = "settings.json"

WINDOW_MODES = ("window", "full")
ANIMATIONS: Mapping[str, float] = {"read": 1.0, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""The animation speeds, each with its duration relative to normal speed."""
REACTIONS = ("always", "matters")
SEAT_COLORS = ("usual", "safe", "calm", "strong")
CARD_SIZES = ("small", "usual", "large")
FRAME_RATES = ("automatic", "30", "60", "120", "144")
PAD_GLYPHS = ("automatic", "xbox", "playstation", "switch", "deck")
SHELLS = ("light", "dark", "contrast")
WATCH_SPEEDS = ("slow", "normal", "fast", "instant")
PERSONAL = ("text_scale", "easy_letters", "seat_colors", "animation", "reduced_motion")
"""The settings that a person can have differently from the general ones."""
NEVER = 550
"""The hover delay that means: enlarge cards only on request."""
SMALLEST_WINDOW = 320
LARGEST_WINDOW = 16384
FARTHEST_POSITION = 32768
MOST_ENTRIES = 500
"""The limit for entries of a table in the settings: games, keys, people."""

_DEFAULTS = "all settings are at their defaults"


@dataclass(frozen=True, slots=True)
class _Rule:
    """A setting's allowed values, in words, and a function that accepts a value or raises ValueError."""

    expected: str
    accept: Callable[[object], Any]


def _one_of(*names: str) -> dict[str, _Rule]:
    def accept(value: object) -> str:
        if not isinstance(value, str) or value not in names:
            raise ValueError
        return value

    return {"rule": _Rule("one of " + ", ".join(names), accept)}


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _whole(low: int, high: int) -> dict[str, _Rule]:
    def accept(value: object) -> object:
        if not _is_whole(value, low, high):
            raise ValueError
        return value

    return {"rule": _Rule(f"a whole number from {low} to {high}", accept)}


def _pair(low: int, high: int, *, optional: bool = False) -> dict[str, _Rule]:
    def accept(value: object) -> tuple[int, int] | None:
        if value is None and optional:
            return None
        if not isinstance(value, (list, tuple)) or len(value) != 2:
            raise ValueError
        if not all(_is_whole(item, low, high) for item in value):
            raise ValueError
        return (value[0], value[1])

    return {"rule": _Rule(f"two whole numbers from {low} to {high}", accept)}


def _switch() -> dict[str, _Rule]:
    def accept(value: object) -> bool:
        if not isinstance(value, bool):
            raise ValueError
        return value

    return {"rule": _Rule("true or false", accept)}


def _text() -> dict[str, _Rule]:
    def accept(value: object) -> str:
        if not is_short_text(value):
            raise ValueError
        return value

    return {"rule": _Rule("a short text", accept)}


def _is_table(value: object, is_entry: Callable[[Any], bool]) -> bool:
    """Return whether a value is a table of at most `MOST_ENTRIES` entries with short names, whose entries all pass."""
    return isinstance(value, dict) and len(value) <= MOST_ENTRIES and all(
        is_short_text(name) and is_entry(entry) for name, entry in value.items())  # fmt: skip


def _table_of_tables() -> dict[str, _Rule]:
    def accept(value: object) -> object:
        if not _is_table(value, lambda entry: isinstance(entry, dict) and is_plain(entry)):
            raise ValueError
        return value

    return {"rule": _Rule("one group of values per game", accept)}


def _texts(expected: str) -> dict[str, _Rule]:
    def accept(value: object) -> object:
        if not _is_table(value, is_short_text):
            raise ValueError
        return value

    return {"rule": _Rule(expected, accept)}


def _by_person() -> dict[str, _Rule]:
    """Accept any plain table, so that a mistake in one person's settings doesn't affect others."""

    def accept(value: object) -> object:
        if not _is_table(value, is_plain):
            raise ValueError
        return value

    return {"rule": _Rule("some settings per person", accept)}


def _lists_of_texts() -> dict[str, _Rule]:
    def accept(value: object) -> object:
        if not _is_table(value, lambda entry: isinstance(entry, list) and all(map(is_short_text, entry))):
            raise ValueError
        return value

    return {"rule": _Rule("a list of keys per action", accept)}


@dataclass(slots=True)
class Settings:
    """Every setting with its default. Change the attributes, then `save`.

    window_size: width and height of the window in pixels, when not full screen.
    window_position: left and top of the window in pixels, None until it was first placed.
    window_maximized: whether the window was maximized; size and position are those before.
    animation: the speed of the table; at "read" each opponent's move waits for the player.
    frame_rate: the most frames per second during motion; "automatic" for the screen's rate.
    language: of texts and speech, as in `engine.words.messages.LANGUAGES`.
    text_scale: percent, 100 to 200.
    volume_...: percent, 0 to 100.
    one_channel: mono audio.
    background_sound: whether sound plays while another window has the focus.
    computer_delay_ms: milliseconds that a computer seat waits before it acts, 0 to 3000.
    step_mode: one press per move of a computer seat.
    hover_delay_ms: milliseconds before a card under the pointer is enlarged, 0 to 500, or NEVER.
    focus_enlarges: whether the keyboard focus enlarges cards as the pointer does.
    card_size: the size of cards on the table and enlarged, space permitting.
    seat_colors: each game's own colors, or a palette that is easier to distinguish.
    card_backs: per game (slug), the number of its cards' back, if not the usual one.
    grounds: per game (slug), the number of its table's ground, likewise.
    shell: the colors of the menus, from the next start on.
    easy_letters: the dyslexia-friendly font.
    quips: dry lines below the cards' rules.
    coach_marks: tips the first time something new happens in a match.
    opponent_remarks: whether opponents of the street talk at the table.
    reactions: whether a seat is asked about its reactions always, or only when it matters.
    covered_keys: whether several people make secret choices with hidden keys, without a curtain.
    ask_before_ending: whether to ask before an answer that ends the turn and forfeits something.
    last_setup: per game (slug), the setup of the last match.
    last_watch: the same for matches among computers.
    left_setup: per game, the setup when the page was left without starting, if it differs.
    left_watch: the same for matches among computers.
    watch_speed: the speed of matches among computers.
    watch_hands: whether these show all hands.
    speech: whether the program reads the screen aloud.
    speech_rate: its speed, 0 to 100 percent of the voice's range.
    speech_headphones: whether only the viewer hears it, so that it may read private information.
    size_offered: whether large text was offered to a player with a controller and a small screen.
    speech_offered: whether speech was offered to a player with a screen reader.
    own_name: the player's name, empty until one is entered.
    profiles: by name, a person's own values of `PERSONAL`, and that person's "pad".
    last_version: the program version used last, empty before the first start.
    last_game: slug of the game last started or set up, empty before the first.
    keys: the keys of commands, if not the default ones.
    pad_keys: the keys that game controller buttons stand for, if not the default ones.
    pad_glyphs: the brand of button icons; "automatic" for the controller in use.
    pad_rumble: whether a controller vibrates when its player is hit.
    """

    window_mode: str = field(default="window", metadata=_one_of(*WINDOW_MODES))
    window_size: tuple[int, int] = field(default=(1280, 720), metadata=_pair(SMALLEST_WINDOW, LARGEST_WINDOW))
    window_position: tuple[int, int] | None = field(
        default=None, metadata=_pair(-FARTHEST_POSITION, FARTHEST_POSITION, optional=True)
    )
    window_maximized: bool = field(default=False, metadata=_switch())
    animation: str = field(default="normal", metadata=_one_of(*ANIMATIONS))
    frame_rate: str = field(default="automatic", metadata=_one_of(*FRAME_RATES))
    language: str = field(default=ENGLISH, metadata=_one_of(*LANGUAGES))
    text_scale: int = field(default=100, metadata=_whole(100, 200))
    volume_master: int = field(default=100, metadata=_whole(0, 100))
    volume_effects: int = field(default=90, metadata=_whole(0, 100))
    volume_music: int = field(default=75, metadata=_whole(0, 100))
    volume_ambience: int = field(default=70, metadata=_whole(0, 100))
    volume_voices: int = field(default=90, metadata=_whole(0, 100))
    one_channel: bool = field(default=False, metadata=_switch())
    background_sound: bool = field(default=False, metadata=_switch())
    reduced_motion: bool = field(default=False, metadata=_switch())
    computer_delay_ms: int = field(default=600, metadata=_whole(0, 3000))
    step_mode: bool = field(default=False, metadata=_switch())
    hover_delay_ms: int = field(default=150, metadata=_whole(0, NEVER))
    focus_enlarges: bool = field(default=False, metadata=_switch())
    seat_colors: str = field(default="usual", metadata=_one_of(*SEAT_COLORS))
    card_size: str = field(default="usual", metadata=_one_of(*CARD_SIZES))
    card_backs: dict[str, str] = field(default_factory=dict, metadata=_texts("a number per game"))
    grounds: dict[str, str] = field(default_factory=dict, metadata=_texts("a number per game"))
    shell: str = field(default="light", metadata=_one_of(*SHELLS))
    easy_letters: bool = field(default=False, metadata=_switch())
    quips: bool = field(default=True, metadata=_switch())
    coach_marks: bool = field(default=True, metadata=_switch())
    opponent_remarks: bool = field(default=True, metadata=_switch())
    reactions: str = field(default="always", metadata=_one_of(*REACTIONS))
    covered_keys: bool = field(default=False, metadata=_switch())
    ask_before_ending: bool = field(default=True, metadata=_switch())
    last_setup: dict[str, dict[str, Any]] = field(default_factory=dict, metadata=_table_of_tables())
    last_watch: dict[str, dict[str, Any]] = field(default_factory=dict, metadata=_table_of_tables())
    left_setup: dict[str, dict[str, Any]] = field(default_factory=dict, metadata=_table_of_tables())
    left_watch: dict[str, dict[str, Any]] = field(default_factory=dict, metadata=_table_of_tables())
    watch_speed: str = field(default="normal", metadata=_one_of(*WATCH_SPEEDS))
    watch_hands: bool = field(default=False, metadata=_switch())
    speech: bool = field(default=False, metadata=_switch())
    speech_rate: int = field(default=50, metadata=_whole(0, 100))
    speech_headphones: bool = field(default=False, metadata=_switch())
    speech_offered: bool = field(default=False, metadata=_switch())
    size_offered: bool = field(default=False, metadata=_switch())
    own_name: str = field(default="", metadata=_text())
    profiles: dict[str, Any] = field(default_factory=dict, metadata=_by_person())
    last_version: str = field(default="", metadata=_text())
    last_game: str = field(default="", metadata=_text())
    keys: dict[str, list[str]] = field(default_factory=dict, metadata=_lists_of_texts())
    pad_keys: dict[str, str] = field(default_factory=dict, metadata=_texts("a key per button"))
    pad_glyphs: str = field(default="automatic", metadata=_one_of(*PAD_GLYPHS))
    pad_rumble: bool = field(default=True, metadata=_switch())

    remarks: list[str] = field(default_factory=list, compare=False)
    """One sentence for each unusable entry of the file."""
    unknown: dict[str, Any] = field(default_factory=dict, compare=False)
    """Entries of another version of the program; they are kept and written back."""
    folder: Path | None = field(default=None, compare=False)
    """The folder for `save`. With None the settings stay in memory."""
    person: str = field(default="", compare=False)
    """The person whose settings are active; empty for the general ones."""
    _for_all: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """The general values of the settings that `person` has changed."""
    _known: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """The settings in the file when it was last read or written, as far as this program knows them."""
    _newest: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """The settings as last saved, or about to be saved."""

    @classmethod
    def load(cls, folder: Path) -> Settings:
        """Read the settings of this folder. Never raises: unusable values are replaced, with a remark."""
        settings = cls(folder=folder)
        try:
            entries = settings._read(folder / FILE_NAME, _DEFAULTS)
        except Unreadable as error:
            settings.remarks.append(f"{str(error).rstrip('.')}; {_DEFAULTS} until it can, and the file stays.")
            entries = {}
        for name, value in entries.items():
            settings._accept(name, value)
        settings._known = copy.deepcopy(settings._entries())
        return settings

    def save(self) -> None:
        """Write the changed settings, if they have a folder. All others stay as they are in the file.

        Raises Unwritable, also if the file exists but can't be read now, because it would be replaced unseen.
        """
        self.saving()()

    def saving(self) -> Callable[[], None]:
        """Return a function that writes the current settings like `save`, in any thread. It does nothing if the
        settings were saved again before it runs.
        """
        self._newest = own = copy.deepcopy(self._entries())
        return lambda: self._write(own) if own is self._newest else None

    def _write(self, own: dict[str, Any]) -> None:
        if self.folder is None:
            return
        path = self.folder / FILE_NAME
        try:
            there = self._read(path, "it is replaced")
        except Unreadable as error:
            raise Unwritable(f"{path.name} cannot be written: what is in it has to stay, and {error}") from error
        entries = self.unknown | there
        for name, rule in _RULES.items():
            value = _accepted(rule, there.get(name, own[name]), own[name])
            entries[name] = _merged(self._known.get(name), own[name], value)
        text = json.dumps(entries, ensure_ascii=False, indent=2)
        write_bytes(path, text.encode("utf-8", "surrogatepass") + b"\n")
        self._known = own

    def use_profile(self, person: str) -> bool:
        """Activate the settings of a person, or the general ones with "". Return True if any value changes. Changes
        then go to the person's settings where these differ from the general ones.
        """
        before = [getattr(self, name) for name in PERSONAL]
        self._note()
        for name, value in self._for_all.items():
            setattr(self, name, value)
        own = self.own(person)
        self.person, self._for_all = person, {name: getattr(self, name) for name in own}
        for name, value in own.items():
            setattr(self, name, value)
        return before != [getattr(self, name) for name in PERSONAL]

    def own(self, person: str) -> dict[str, Any]:
        """Return a person's own values, as far as they are usable."""
        found = {name: _accepted(_RULES[name], self._profile(person).get(name), None) for name in PERSONAL}
        return {name: value for name, value in found.items() if value is not None}

    def held_for(self, person: str, name: str) -> Any:
        """Return the value that applies to a person, or the general one with ""."""
        return self.own(person).get(name, self._for_all.get(name, getattr(self, name)))

    def choose(self, person: str, name: str, value: Any) -> None:
        """Set a value for a person, or the general one with ""."""
        holding = self.person
        self.use_profile("")
        if person:
            self.profiles[person] = {**self._profile(person), name: value}
        else:
            setattr(self, name, value)
        self.use_profile(holding)

    def forget(self, person: str) -> None:
        """Remove a person's own values."""
        holding = self.person
        self.use_profile("")
        self.profiles.pop(person, None)
        self.use_profile(holding)

    def owner_of(self, pad: str) -> str:
        """Return the person that a game controller belongs to; empty if there is none."""
        return next((person for person in self.profiles if pad and self.pad_of(person) == pad), "")

    def pad_of(self, person: str) -> str:
        """Return a person's game controller, as in `Pads.present`; empty if there is none."""
        pad = self._profile(person).get("pad")
        return pad if isinstance(pad, str) else ""

    def give_pad(self, person: str, pad: str) -> None:
        """Assign a game controller to one person only. "" removes the person's controller."""
        for other in (person, self.owner_of(pad)):
            self.profiles[other] = {name: value for name, value in self._profile(other).items() if name != "pad"}
        self.profiles[person] |= {"pad": pad} if pad else {}
        self.profiles = {name: profile for name, profile in self.profiles.items() if name and profile}

    def _profile(self, person: str) -> dict[str, Any]:
        profile = self.profiles.get(person)
        return profile if isinstance(profile, dict) else {}

    def _note(self) -> None:
        for name in self._for_all:
            self.profiles[self.person][name] = getattr(self, name)

    def _entries(self) -> dict[str, Any]:
        self._note()
        return {name: self._for_all.get(name, getattr(self, name)) for name in _RULES}

    def _read(self, path: Path, instead: str) -> dict[str, Any]:
        """Return the entries of the file. A damaged file is moved aside, with a remark that ends with `instead`.

        Raises Unreadable.
        """
        if not path_exists(path):
            return {}
        try:
            entries = read_json(path)
            if not isinstance(entries, dict):
                raise Damaged("no object")
        except Damaged:
            aside = set_aside(path)
            if aside is None:
                raise Unreadable(f"{path.name} is damaged and cannot be moved aside.") from None
            self.remarks.append(f"{path.name} is damaged; {instead}. The old file is kept as {aside.name}.")
            return {}
        return entries

    def _accept(self, name: str, value: object) -> None:
        """Adopt one entry of the file."""
        rule = _RULES.get(name)
        if rule is None:
            self.unknown[name] = value
            return
        try:
            setattr(self, name, rule.accept(value))
        except ValueError:
            shown = json.dumps(getattr(self, name), ensure_ascii=False)
            self.remarks.append(f"{FILE_NAME}: {name} must be {rule.expected}; {shown} is used instead.")
        for person in self.profiles if name == "profiles" else ():
            self._check_profile(person)

    def _check_profile(self, person: str) -> None:
        """Remark on a person's unusable settings, which stay in the file."""
        if not isinstance(self.profiles[person], dict):
            self.remarks.append(f"{FILE_NAME}: the profile of {person} must be some settings; it is not used.")
        for name in sorted(self._profile(person).keys() & set(PERSONAL) - self.own(person).keys()):
            expected = _RULES[name].expected
            self.remarks.append(f"{FILE_NAME}: {name} of {person} must be {expected}; that for everybody is used.")


def _accepted(rule: _Rule, value: object, otherwise: Any) -> Any:
    """Return the file's value, if allowed."""
    try:
        return rule.accept(value)
    except ValueError:
        return otherwise


def _merged(known: Any, own: Any, there: Any) -> Any:
    """Return the value to write: this program's if changed, else the file's; tables entry by entry."""
    if isinstance(own, dict) and isinstance(there, dict) and isinstance(known, dict):
        kept = {key: value for key, value in there.items() if key in own or key not in known}
        changed = {key: value for key, value in own.items() if key not in known or known[key] != value}
        return kept | changed
    return own if own != known else there


_RULES: dict[str, _Rule] = {
    entry.name: entry.metadata["rule"] for entry in fields(Settings) if "rule" in entry.metadata
}
