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
from typing import Annotated, Any, get_type_hints

from engine.kernel.files import records
from engine.kernel.files.faults import Expected
from engine.kernel.files.records import Between, OneOf, Plain
from engine.kernel.match.document_check import is_plain, is_short_text
from engine.store.files.atomic import Damaged, Unreadable, Unwritable, set_aside, write_bytes
from engine.store.files.bounded_files import path_exists, read_json
from engine.store.messages import say
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
PERSONAL = ("text_scale", "easy_letters", "shell", "seat_colors", "animation", "reduced_motion", "speech",
            "speech_rate", "coach_marks", "opponent_remarks")  # fmt: skip
"""The settings that a player can have differently from the common ones."""
NEVER = 550
"""The hover delay that means: enlarge cards only on request."""
SMALLEST_WINDOW = 320
LARGEST_WINDOW = 16384
FARTHEST_POSITION = 32768
MOST_ENTRIES = 500
"""The limit for entries of a table in the settings: games, keys, people."""


def _pair(low: int, high: int) -> Plain:
    def is_pair(value: object) -> bool:
        return (
            isinstance(value, list | tuple)
            and len(value) == 2
            and all(records.is_whole(item) and low <= item <= high for item in value)
        )

    return Plain(f"two whole numbers from {low} to {high}", is_pair, tuple)


def _table(expected: str, is_entry: Callable[[Any], bool]) -> Plain:
    """Return the rule of a table of at most `MOST_ENTRIES` entries with short names, whose entries all pass."""
    return Plain(
        expected,
        lambda value: (
            isinstance(value, dict)
            and len(value) <= MOST_ENTRIES
            and all(is_short_text(name) and is_entry(entry) for name, entry in value.items())
        ),
    )


SIZE = _pair(SMALLEST_WINDOW, LARGEST_WINDOW)
POSITION = _pair(-FARTHEST_POSITION, FARTHEST_POSITION)
SHORT = Plain("a short text", is_short_text)
PER_GAME = _table("a number per game", is_short_text)
PER_BUTTON = _table("a key per button", is_short_text)
PER_COMMAND = _table(
    "a list of keys per action", lambda entry: isinstance(entry, list) and all(map(is_short_text, entry))
)
SETUPS = _table("one group of values per game", lambda entry: isinstance(entry, dict) and is_plain(entry))
PER_PERSON = _table("some settings per person", is_plain)
"""Takes any plain table, so that a mistake in one person's settings doesn't affect others."""
Percent = Annotated[int, Between(0, 100)]
Setups = Annotated[dict[str, dict[str, Any]], SETUPS]
Numbers = Annotated[dict[str, str], PER_GAME]


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
    nameplate: the name of the drawing under the player's own plate, empty for none.
    shell: the colors of the menus.
    easy_letters: the dyslexia-friendly font.
    quips: dry lines below the cards' rules.
    coach_marks: tips the first time something new happens in a match.
    opponent_remarks: whether opponents of the street talk at the table.
    remarks_in_log: whether the log quotes them.
    reactions: whether a seat is asked about its reactions always, or only when it matters.
    covered_keys: whether several people make secret choices with hidden keys, without a curtain.
    ask_before_ending: whether to ask before an answer that ends the turn and forfeits something.
    last_setup: per game (slug), the setup of the last match.
    last_watch: the same for matches among computers.
    left_setup: per game, the setup when the page was left without starting, if it differs; also that of a season.
    left_watch: the same for matches among computers.
    watch_speed: the speed of matches among computers.
    watch_hands: whether these show all hands.
    speech: whether the program reads the screen aloud.
    speech_always: whether it does so even while a screen reader reads the window.
    speech_rate: its speed, 0 to 100 percent of the voice's range.
    speech_headphones: whether only the viewer hears it, so that it may read private information.
    size_offered: whether large text was offered to a player with a controller and a small screen.
    speech_offered: whether speech was offered to a player with a screen reader.
    own_name: the current player's name, for versions before there were profiles.
    profiles: the players by id, see `engine.store.player.profiles`.
    current_profile: the id of the player who uses the menus, empty for the first one.
    last_version: the program version used last, empty before the first start.
    last_game: slug of the game last started or set up, empty before the first.
    keys: the keys of commands, if not the default ones.
    pad_keys: the keys that game controller buttons stand for, if not the default ones.
    pad_glyphs: the brand of button icons; "automatic" for the controller in use.
    pad_rumble: whether a controller vibrates when its player is hit.
    """

    window_mode: Annotated[str, OneOf(WINDOW_MODES)] = "window"
    window_size: Annotated[tuple[int, int], SIZE] = (1280, 720)
    window_position: Annotated[tuple[int, int], POSITION] | None = None
    window_maximized: bool = False
    animation: Annotated[str, OneOf(ANIMATIONS)] = "normal"
    frame_rate: Annotated[str, OneOf(FRAME_RATES)] = "automatic"
    language: Annotated[str, OneOf(LANGUAGES)] = ENGLISH
    text_scale: Annotated[int, Between(100, 200)] = 100
    volume_master: Percent = 100
    volume_effects: Percent = 90
    volume_music: Percent = 75
    volume_ambience: Percent = 70
    volume_voices: Percent = 90
    one_channel: bool = False
    background_sound: bool = False
    reduced_motion: bool = False
    computer_delay_ms: Annotated[int, Between(0, 3000)] = 600
    step_mode: bool = False
    hover_delay_ms: Annotated[int, Between(0, NEVER)] = 150
    focus_enlarges: bool = False
    seat_colors: Annotated[str, OneOf(SEAT_COLORS)] = "usual"
    card_size: Annotated[str, OneOf(CARD_SIZES)] = "usual"
    card_backs: Numbers = field(default_factory=dict)
    grounds: Numbers = field(default_factory=dict)
    nameplate: Annotated[str, SHORT] = ""
    shell: Annotated[str, OneOf(SHELLS)] = "light"
    easy_letters: bool = False
    quips: bool = True
    coach_marks: bool = True
    opponent_remarks: bool = True
    remarks_in_log: bool = False
    reactions: Annotated[str, OneOf(REACTIONS)] = "always"
    covered_keys: bool = False
    ask_before_ending: bool = True
    last_setup: Setups = field(default_factory=dict)
    last_watch: Setups = field(default_factory=dict)
    left_setup: Setups = field(default_factory=dict)
    left_watch: Setups = field(default_factory=dict)
    watch_speed: Annotated[str, OneOf(WATCH_SPEEDS)] = "normal"
    watch_hands: bool = False
    speech: bool = False
    speech_rate: Percent = 50
    speech_headphones: bool = False
    speech_always: bool = False
    speech_offered: bool = False
    size_offered: bool = False
    own_name: Annotated[str, SHORT] = ""
    profiles: Annotated[dict[str, Any], PER_PERSON] = field(default_factory=dict)
    current_profile: Annotated[str, SHORT] = ""
    last_version: Annotated[str, SHORT] = ""
    last_game: Annotated[str, SHORT] = ""
    keys: Annotated[dict[str, list[str]], PER_COMMAND] = field(default_factory=dict)
    pad_keys: Annotated[dict[str, str], PER_BUTTON] = field(default_factory=dict)
    pad_glyphs: Annotated[str, OneOf(PAD_GLYPHS)] = "automatic"
    pad_rumble: bool = True

    remarks: list[str] = field(default_factory=list, compare=False)
    """One sentence for each unusable entry of the file."""
    unknown: dict[str, Any] = field(default_factory=dict, compare=False)
    """Entries of another version of the program; they are kept and written back."""
    folder: Path | None = field(default=None, compare=False)
    """The folder for `save`. With None the settings stay in memory."""
    person: str = field(default="", compare=False)
    """The profile (id) whose settings apply; empty for the common ones."""
    _for_all: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """The common values of the settings that `person` has changed."""
    _known: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """The settings in the file when it was last read or written, as far as this program knows them."""
    _newest: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """The settings as last saved, or about to be saved."""

    @classmethod
    def load(cls, folder: Path) -> Settings:
        """Read the settings of this folder. Never raises: unusable values are replaced, with a remark."""
        settings = cls(folder=folder)
        try:
            entries = settings._read(folder / FILE_NAME, "settings-reset")
        except Unreadable as error:
            settings.remarks.append(say("settings-unread", problem=error.args[0]))
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
        """Return a function that writes the current settings like `save`, in any thread.

        It does nothing if the settings were saved again before it runs.
        """
        self._newest = own = copy.deepcopy(self._entries())
        return lambda: self._write(own) if own is self._newest else None

    def _write(self, own: dict[str, Any]) -> None:
        if self.folder is None:
            return
        path = self.folder / FILE_NAME
        try:
            there = self._read(path, "settings-replaced")
        except Unreadable as error:
            raise Unwritable(say("settings-not-saved", problem=error.args[0])) from error
        entries = self.unknown | there
        for name in _READERS:
            value = usable(name, there.get(name, own[name]), own[name])
            entries[name] = _merge(self._known.get(name), own[name], value, each=name == "profiles")
        text = json.dumps(entries, ensure_ascii=False, indent=2)
        write_bytes(path, text.encode("utf-8", "surrogatepass") + b"\n")
        self._known = own

    def add_new(self, name: str) -> None:
        """Add the entries of a table in the file that another program has written since this one read it."""
        try:
            there = self._read(self.folder / FILE_NAME, "settings-replaced") if self.folder is not None else {}
        except Unreadable:
            return
        own, known = getattr(self, name), self._known.get(name, {})
        own |= {key: value for key, value in usable(name, there.get(name), {}).items() if key not in own | known}

    def hold(self, person: str, own: Mapping[str, Any]) -> bool:
        """Let a profile's `own` values apply instead of the common ones. Return True if any value changes.

        Changes then go to the profile (id) where it has a value of its own. See `Profiles.use`.
        """
        before = [getattr(self, name) for name in PERSONAL]
        self.note_held()
        for name, value in self._for_all.items():
            setattr(self, name, value)
        self.person, self._for_all = person, {name: getattr(self, name) for name in own}
        for name, value in own.items():
            setattr(self, name, value)
        return before != [getattr(self, name) for name in PERSONAL]

    def common(self, name: str) -> Any:
        """Return the value of a setting for everyone without one of their own."""
        return self._for_all.get(name, getattr(self, name))

    def note_held(self) -> None:
        """Write the values that apply now into the profile that they belong to."""
        for name in self._for_all:
            self.profiles[self.person][name] = getattr(self, name)

    def _entries(self) -> dict[str, Any]:
        self.note_held()
        return {name: self.common(name) for name in _READERS}

    def _read(self, path: Path, remark: str) -> dict[str, Any]:
        """Return the entries of the file. A damaged file is moved aside, with the message `remark`.

        Raises Unreadable.
        """
        if not path_exists(path):
            return {}
        try:
            entries = read_json(path)
            if not isinstance(entries, dict):
                raise Damaged
        except Damaged:
            aside = set_aside(path)
            if aside is None:
                raise Unreadable(say("cannot-use", file=path.name, reason=say("reason-stuck"))) from None
            self.remarks.append(say(remark, file=path.name, kept=aside.name))
            return {}
        return entries

    def _accept(self, name: str, value: object) -> None:
        """Adopt one entry of the file."""
        if name not in _READERS:
            self.unknown[name] = value
            return
        try:
            setattr(self, name, _read(name, value))
        except ValueError as problem:
            shown = json.dumps(getattr(self, name), ensure_ascii=False)
            self.remarks.append(say("setting-wrong", file=FILE_NAME, name=name, expected=str(problem), value=shown))
        for person in self.profiles if name == "profiles" else ():
            self._check_profile(person)

    def _check_profile(self, person: str) -> None:
        """Remark on a person's unusable settings, which stay in the file."""
        if not isinstance(self.profiles[person], dict):
            self.remarks.append(say("profile-wrong", file=FILE_NAME, person=person))
            return
        entry = self.profiles[person]
        called = entry["name"] if isinstance(entry.get("name"), str) else person
        for name in sorted(entry.keys() & set(PERSONAL)):
            try:
                _read(name, entry[name])
            except ValueError as problem:
                self.remarks.append(
                    say("profile-setting-wrong", file=FILE_NAME, name=name, person=called, expected=str(problem))
                )


class _Entry(records.RecordTable):
    """One setting of the file. The error says only what was expected."""

    def fail(self, key: str, expected: Expected | str, found: object = None) -> ValueError:
        return ValueError(str(expected))


_HINTS = get_type_hints(Settings, include_extras=True)
_READERS = {entry.name: records.reader(_HINTS[entry.name]) for entry in fields(Settings) if entry.compare}
"""The reader of each setting."""


def _read(name: str, value: object) -> Any:
    """Return the value of a setting as it is used. Raises ValueError with what was expected."""
    return _READERS[name](_Entry({name: value}), name)


def usable(name: str, value: object, otherwise: Any) -> Any:
    """Return a value as the setting is used, if it is allowed."""
    try:
        return _read(name, value)
    except ValueError:
        return otherwise


def _merge(known: Any, own: Any, there: Any, each: bool = False) -> Any:
    """Return the value to write: this program's if changed, else the file's; tables entry by entry.

    With `each` the entries are tables that are merged, too.
    """
    if isinstance(own, dict) and isinstance(there, dict) and isinstance(known, dict):
        kept = {key: value for key, value in there.items() if key in own or key not in known}
        changed = {
            key: _merge(known.get(key), value, there.get(key)) if each else value
            for key, value in own.items()
            if key not in known or known[key] != value
        }
        return kept | changed
    return own if own != known else there
