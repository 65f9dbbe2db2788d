"""Break data files on purpose and note how each fault is reported: `python -m tests.data_faults` records all again.

`data_faults.json` holds, for each broken file, the change and today's sentence; "" means that the file is accepted. A
sentence that was reworded since the first recording keeps the old one as "was".
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from client.cards import picture
from client.cards.theme import Theme
from client.cards.two_player_text import for_two
from client.look import terms
from client.motion.accents import Accents, read_accents
from client.scenes import games as game_entries
from client.scenes.ending.look import ending_look
from client.sound import catalog, mix
from client.table.furniture.reactions.look import reaction_look
from client.table.furniture.spinner.style import SpinnerStyle
from client.table.hand.look import input_look
from client.table.hover import zoom
from client.table.picture import registry
from client.table.picture.look import TableLook
from client.table.sound.theme import HeardTheme
from engine.ai import levels
from engine.games import load, slugs
from engine.games.cthulhu_realms.ai import weights as cthulhu_weights
from engine.games.cthulhu_realms.definitions.reader import read_cards
from engine.games.garage_sale.match_rules import read_card as read_sale_card
from engine.games.nasty_neighbours.ai import features as nasty_features, weights as nasty_weights
from engine.games.nasty_neighbours.definitions.reader import read_deck
from engine.games.nefarious.ai import features as nefarious_features, weights as nefarious_weights
from engine.games.nefarious.definitions.reader import read_invention, read_twist
from engine.games.runes_and_regulations.ai import weights as runes_weights
from engine.games.runes_and_regulations.definitions.reader import FILES as RUNES_FILES, read_card as read_runes_card
from engine.kernel.files.card_file import Reader, read_list
from engine.kernel.files.limits import parse_toml
from engine.kernel.game.evaluator import read_weights
from engine.kernel.game.policy import read_plans
from engine.kernel.scenarios import reader
from engine.lessons.guide_file import read_guide
from engine.lessons.lesson_file import read_lesson
from engine.lessons.puzzle_file import read_puzzle
from engine.lessons.tip_file import read_tips
from engine.store.files import overlay
from engine.store.player.settings import Settings
from engine.street.library import season_rules, streets
from engine.street.remark_file import read_remarks
from engine.street.season_file import read_evenings, read_season
from engine.street.season_story import read_story
from engine.street.street_file import read_street
from engine.words import messages

ROOT = Path(__file__).resolve().parent.parent
RECORDED = Path(__file__).with_suffix(".json")
CHANGES = ("drop", "misspell", "type", "bounds", "swap")
TRIES = 8
"""How many places are tried for a change that the reader notices."""
Read = Callable[[str, dict[str, Any]], object]
"""Reads a broken file (its name, its tables)."""


# --- readers -----------------------------------------------------------------------------------------------------


def text_of(data: Mapping[str, Any]) -> str:
    """Return tables as a TOML text."""
    return "\n".join(f"{json.dumps(key)} = {_inline(value)}" for key, value in data.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_inline(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _slug(name: str) -> str:
    return next(slug for slug in slugs() if Path(name).name.startswith(slug))


def _theme_part(name: str) -> Callable[[str], object]:
    parts: dict[str, Callable[[str], object]] = {
        "-ending": ending_look,
        "-input": input_look,
        "-motion": registry.accents_of,
        "-sound": HeardTheme.load,
        "-table": lambda slug: TableLook.load(Theme.load(slug)),
        "-reactions": reaction_look,
        "-spinner": lambda slug: SpinnerStyle.load(Theme.load(slug)),
    }
    return next((read for end, read in parts.items() if name.endswith(f"{end}.toml")), Theme.load)


def forget_read_assets() -> None:
    """Clear the caches of what is read from assets."""
    messages.speak(messages.ENGLISH)
    for read in (input_look, Accents.load, read_accents, HeardTheme.load, catalog.effects, mix.pieces):
        read.cache_clear()  # type: ignore[attr-defined]


def restore_assets() -> None:
    """Read all themes from their whole files again, because reading one also dyes its drawings."""
    forget_read_assets()
    for slug in slugs():
        Theme.load(slug)


def _asset(name: str, data: dict[str, Any], read: Callable[[], object]) -> object:
    """Read with a broken file in place of the asset `name`."""
    real = overlay.read_toml

    def broken(path: Path) -> dict[str, Any]:
        return copy.deepcopy(data) if path == ROOT / name else real(path)

    forget_read_assets()
    with patch.object(overlay, "read_toml", broken):
        return read()


def _read_theme(name: str, data: dict[str, Any]) -> object:
    read = picture.parts if name.endswith("workshop.toml") else lambda: _theme_part(name)(_slug(name))
    return _asset(name, data, read)


TEXTS: Mapping[str, Callable[[], object]] = {
    "for-two": lambda: for_two("", "nefarious"),
    "games": game_entries.titles,
    "glossary": lambda: terms.glossary("nefarious"),
    "keywords": lambda: terms.terms("nefarious"),
    "quips": lambda: zoom.quip("nefarious", ""),
}


def _read_weights(name: str, data: dict[str, Any]) -> object:
    text, file = text_of(data), Path(name).name
    if file == "search.toml":
        return read_plans(text, file)
    if "nasty" in name:
        return nasty_weights.FILES.read(text, file)
    if "runes" in name:
        return (runes_weights.read_rollout if file == "rollout.toml" else runes_weights.read)(text, file)
    if "cthulhu" in name:
        return cthulhu_weights.FILES.read(text, file)
    if file.startswith("evaluator"):
        return read_weights(text, file, nefarious_features.FEATURES)
    return nefarious_weights.FILES.read(text, file)


def _read_points(name: str, data: dict[str, Any]) -> object:
    nasty_features.feature_weights.cache_clear()
    try:
        with patch.object(type(nasty_weights.FILES), "text_of", lambda files, name: text_of(data)):
            return nasty_features.feature_weights()
    finally:
        nasty_features.feature_weights.cache_clear()


def _read_runes(name: str, data: dict[str, Any]) -> object:
    deck, card_set = next(rest for file, *rest in RUNES_FILES if name.endswith(f"/{file}"))
    return read_list(
        text_of(data), "/".join(name.split("/")[-2:]), "card", lambda reader: read_runes_card(reader, 0, deck, card_set)
    )


def _read_own_cards(name: str, data: dict[str, Any]) -> None:
    workshop = load(Path(name).stem).workshop
    for kind, cards in data.items():
        for card in cards:
            workshop.read_pack_card(kind, Reader(Path(name).name, str(card.get("id", kind)), card))


def _read_street(name: str, data: dict[str, Any]) -> object:
    with patch.object(levels, "LADDER", {}):  # other tests add the frozen levels
        return read_street(data, name)


def _read_settings(name: str, data: dict[str, Any]) -> None:
    with (
        patch("engine.store.player.settings.path_exists", lambda path: True),
        patch("engine.store.player.settings.read_json", lambda path: copy.deepcopy(data)),
    ):
        remarks = Settings.load(Path("nowhere")).remarks
    if remarks:
        raise ValueError(" ".join(remarks))


SETTINGS_NAME = "settings.json"
SETTINGS: dict[str, Any] = {
    "window_mode": "full", "window_size": [1280, 720], "window_position": [0, 0], "animation": "fast", "language": "en",
    "text_scale": 150, "volume_master": 50, "step_mode": True, "hover_delay_ms": 100, "own_name": "Ada",
    "card_backs": {"nefarious": "2"}, "last_setup": {"nefarious": {"seats": 3}}, "keys": {"undo": ["u", "backspace"]},
    "pad_keys": {"a": "return"}, "profiles": {"Ada": {"text_scale": 150, "animation": "fast", "easy_letters": True}},
    "watch_speed": "slow", "card_size": "large", "shell": "dark", "reactions": "matters", "speech_rate": 40,
}  # fmt: skip
"""A file of settings to break."""

READERS: Mapping[str, Read] = {
    "engine/games/nefarious/cards/inventions.toml": lambda name, data: read_list(
        text_of(data), "inventions.toml", "invention", read_invention
    ),
    "engine/games/nefarious/cards/twists.toml": lambda name, data: read_list(
        text_of(data), "twists.toml", "twist", read_twist
    ),
    "engine/games/runes_and_regulations/cards/*.toml": _read_runes,
    "engine/games/cthulhu_realms/cards/*.toml": lambda name, data: read_cards(
        text_of(data), Path(name).name, starter="starters" in name
    ),
    "engine/games/nasty_neighbours/cards/*.toml": lambda name, data: read_deck(
        Path(name).stem, text_of(data), Path(name).name
    ),
    "engine/games/garage_sale/cards.toml": lambda name, data: read_list(
        text_of(data), "cards.toml", "card", read_sale_card
    ),
    "engine/games/nasty_neighbours/ai/weights/points.toml": _read_points,
    "engine/games/*/ai/weights/[!p]*.toml": _read_weights,
    "assets/themes/*.toml": _read_theme,
    "assets/texts/[f-q]*.toml": lambda name, data: _asset(name, data, TEXTS[Path(name).stem]),
    "assets/lessons/*.toml": lambda name, data: read_lesson(data, name),
    "assets/puzzles/*/0[36].toml": lambda name, data: read_puzzle(data, name),
    "assets/marks/*.toml": lambda name, data: read_tips(data, name),
    "assets/rules/*.toml": lambda name, data: read_guide(data, name, _slug(name)),
    "assets/street/*.toml": _read_street,
    "assets/street/season/season.toml": lambda name, data: read_season(data, name, streets()),
    "assets/street/season/evenings.toml": lambda name, data: read_evenings(data, name, streets()),
    "assets/street/season/story.toml": lambda name, data: read_story(data, name, season_rules().days),
    "assets/remarks/*.toml": lambda name, data: read_remarks(data, name),
    "tests/own_cards/*.toml": _read_own_cards,
    "tests/scenarios/*/*.toml": lambda name, data: reader.read(data, name),
}
"""The readers of data files, by pattern."""


def files() -> list[str]:
    """Return the names of the data files to break: all, but only every 40th scenario."""
    found = {pattern: sorted(file.relative_to(ROOT).as_posix() for file in ROOT.glob(pattern)) for pattern in READERS}
    names = [name for pattern, names in found.items() for name in names[:: 40 if "scenarios" in pattern else 1]]
    return sorted({SETTINGS_NAME, *(name for name in names if not _only_of_a_table(name))})


def _only_of_a_table(name: str) -> bool:
    """Return whether a file of weights is only read together with a table of its game."""
    return ("evaluator" in name and "nefarious/ai" not in name) or "network" in name


@cache
def read_whole(name: str) -> tuple[dict[str, Any], Read]:
    """Return the tables of a data file, and its reader. Raises FileNotFoundError."""
    if name == SETTINGS_NAME:
        return SETTINGS, _read_settings
    read = next(read for pattern, read in READERS.items() if Path(name).match(pattern))
    return parse_toml((ROOT / name).read_text(encoding="utf-8")), read


# --- changes -----------------------------------------------------------------------------------------------------


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the path of every value inside a value."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in entries:
        yield (*path, key)
        yield from places(entry, (*path, key))


def at(data: Any, path: tuple[str | int, ...]) -> Any:
    """Return the value at a path. Raises LookupError where there is none."""
    for key in path:
        data = data[key]
    return data


def broken(data: dict[str, Any], change: str, path: tuple[str | int, ...]) -> dict[str, Any]:
    """Return a copy of tables with one change at a path. Raises LookupError where it can't be made."""
    found = copy.deepcopy(data)
    *way, key = path
    inner = at(found, tuple(way))
    value = inner[key]
    if change == "drop":
        del inner[key]
    elif change == "misspell":
        if not isinstance(key, str):
            raise LookupError(key)
        renamed = {(f"{name[:-1]}{name[-1] * 2}" if name == key else name): entry for name, entry in inner.items()}
        inner.clear()
        inner.update(renamed)
    elif change == "type":
        inner[key] = _of_another_type(value)
    elif change == "bounds":
        inner[key] = _beyond(value)
    else:
        names = [name for name, entry in inner.items() if isinstance(entry, str)] if isinstance(inner, dict) else []
        if key not in names or len(names) < 2:
            raise LookupError(key)
        other = names[(names.index(str(key)) + 1) % len(names)]
        inner[key], inner[other] = inner[other], inner[key]
    return found


def _of_another_type(value: Any) -> Any:
    if isinstance(value, bool):
        return "yes"
    if isinstance(value, int | float):
        return "seven"
    return 7 if isinstance(value, str) else "list" if isinstance(value, list) else 3


def _beyond(value: Any) -> Any:
    if isinstance(value, bool):
        return 2
    if isinstance(value, int | float):
        return -1_000_000 if value > 0 else 1_000_000_000
    return "" if isinstance(value, str) else [] if isinstance(value, list) else {}


def sentence(name: str, data: dict[str, Any], read: Read) -> str:
    """Return what is said about a broken file; empty if it is accepted."""
    try:
        read(name, data)
    except ValueError as problem:
        return str(problem)
    except Exception as problem:  # something that the reader overlooks
        return f"{type(problem).__name__}: {problem}"
    return ""


# --- recording ---------------------------------------------------------------------------------------------------


def record(names: Sequence[str]) -> list[dict[str, Any]]:
    """Break files in four of the five ways, the settings in 20 places, players' own cards in 60. Return what is
    said."""
    records: list[dict[str, Any]] = []
    for number, name in enumerate(names):
        chance = random.Random(name)
        own_cards = "own_cards" in name
        every = [path for path in places(read_whole(name)[0]) if len(path) > 2 * own_cards]
        for step in range(20 if name == SETTINGS_NAME else 60 if own_cards else 4):
            change = CHANGES[(number + step) % len(CHANGES)]
            tried = chance.sample(every, min(TRIES, len(every)))
            made = [entry for path in tried if (entry := _entry(name, change, path)) and entry not in records]
            records += [next((entry for entry in made if entry["says"]), made[0])] if made else []
    return records


def _entry(name: str, change: str, path: tuple[str | int, ...]) -> dict[str, Any] | None:
    entry = {"file": name, "change": change, "at": list(path)}
    says = said_now(entry)
    return None if says is None else {**entry, "says": says}


def recorded() -> list[dict[str, Any]]:
    """Return the recorded faults."""
    found: list[dict[str, Any]] = json.loads(RECORDED.read_text(encoding="utf-8"))
    return found


def said_now(entry: Mapping[str, Any]) -> str | None:
    """Return what is said about a recorded fault now; None if its file or place is gone."""
    try:
        data, read = read_whole(entry["file"])
        changed = broken(data, entry["change"], tuple(entry["at"]))
    except (FileNotFoundError, LookupError, TypeError):
        return None
    return sentence(entry["file"], changed, read)


def main() -> None:
    """Record today's sentences, also of new files. Sentences that differ keep the first recording as "was"."""
    kept = []
    before = recorded() if RECORDED.exists() else []
    known = {entry["file"] for entry in before}
    for entry in [*before, *record([name for name in files() if name not in known])]:
        says = said_now(entry)
        if says is not None:
            first = entry.get("was", entry["says"])
            was = {"was": first} if says != first else {}
            kept.append({**{key: entry[key] for key in ("file", "change", "at")}, "says": says, **was})
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in kept)
    RECORDED.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    accepted, reworded = sum(not entry["says"] for entry in kept), sum("was" in entry for entry in kept)
    print(f"{len(kept)} broken files, {accepted} accepted, {reworded} reworded")


if __name__ == "__main__":
    main()
