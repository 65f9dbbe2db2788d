"""Translated data files.

`words/<language>/<file>` below the assets contains the differences from an English TOML file. Tables are merged by key,
lists of tables by position (`{}` where nothing differs). Every other value replaces the English one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.kernel.files.faults import sentence
from engine.kernel.files.limits import abbreviate
from engine.kernel.scenarios.reader import BadScenario
from engine.store.files.atomic import StoreError
from engine.store.files.bounded_files import read_toml
from engine.words import assets
from engine.words.messages import ENGLISH, file_language


def file_of(name: str) -> Path:
    """Return the path of an asset in the current language, or else in English.

    Raises `assets.AssetMissing`.
    """
    own = f"words/{file_language()}/{name}"
    return assets.path(own if file_language() != ENGLISH and assets.exists(own) else name)


def data_of(name: str) -> dict[str, Any]:
    """Return the tables of a TOML asset in the current language.

    Raises `assets.AssetMissing`, and StoreError for an unreadable file.
    """
    english, other = assets.path(name), file_of(name)
    data = read_toml(english)
    if other == english:
        return data
    return merge_translation(data, read_toml(other), f"words/{file_language()}/{name}")


def scenario_of(name: str) -> dict[str, Any]:
    """Return the tables of a scenario file, like `data_of`. Raises BadScenario, and `assets.AssetMissing`."""
    try:
        return data_of(name)
    except (StoreError, assets.AssetProblem) as problem:
        raise BadScenario(f"assets/{name}", "", sentence(str(problem).rstrip("."))) from problem


def merge_translation(english: dict[str, Any], other: dict[str, Any], where: str) -> dict[str, Any]:
    """Merge a translation into the tables of a file. `where` names the file.

    Raises `assets.AssetProblem` for keys that the English file doesn't have.
    """
    return {**english, **{key: _replace_value(english, key, value, f"{where}: {key}") for key, value in other.items()}}


def _replace_value(table: dict[str, Any], key: str, other: Any, where: str) -> Any:
    if key not in table:
        raise assets.AssetProblem(f"{where} is unknown; one of the keys in English was expected.")
    english = table[key]
    if type(english) is not type(other):
        raise assets.AssetProblem(f"{where} should be of the same kind as in English, not {abbreviate(other)}.")
    if isinstance(english, dict):
        return merge_translation(english, other, where)
    if not isinstance(english, list) or not any(isinstance(entry, dict) for entry in english):
        return other
    if len(english) != len(other) or not all(isinstance(entry, dict) for entry in other):
        raise assets.AssetProblem(f"{where} should be {len(english)} tables as in English, not {abbreviate(other)}.")
    pairs = enumerate(zip(english, other, strict=True), 1)
    return [merge_translation(entry, changed, f"{where} {number}") for number, (entry, changed) in pairs]
