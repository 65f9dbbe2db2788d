"""All effects: how many variations, how large, how loud, how much of the one small room is on them.

Writes `assets/sounds/<name>-<variation>.ogg` and the list of them, `catalog.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy import signal

from . import air, glass, machines, metal, paper, voices, wood
from .band import decibels, room, seed_of
from .bodies import Maker
from .measures import RATE, Samples, peak, true_peak
from .ogg import ASSETS, write

FOLDER = ASSETS / "sounds"
CHAINS = ("nefarious", "runes-and-regulations", "cthulhu-realms", "nasty-neighbours")
"""The games with a row of notes, written by `stingers`."""
SPREAD = (-0.022, 0.012, -0.008, 0.026, 0.003)
"""How far the pitch of each variation lies beside the middle: within 3 %."""
QUALITY = 2.0


@dataclass(frozen=True)
class SoundEffect:
    """What makes it, variations, size (see client/sound/catalog.py), highest peak (dBFS), share of room (dB).

    With `exact` its pitch fits the music and does not stray.
    """

    maker: Maker
    variations: int
    size: str
    peak: float
    room: float = -24
    exact: bool = False


def _light(maker: Maker, variations: int = 3, peak: float = -12, room: float = -26, exact: bool = False) -> SoundEffect:
    return SoundEffect(maker, variations, "light", peak, room, exact)


def _medium(
    maker: Maker, variations: int = 3, peak: float = -10, room: float = -24, exact: bool = False
) -> SoundEffect:
    return SoundEffect(maker, variations, "medium", peak, room, exact)


def _heavy(maker: Maker, variations: int = 3, peak: float = -6, room: float = -22, exact: bool = False) -> SoundEffect:
    return SoundEffect(maker, variations, "heavy", peak, room, exact)


def _call(maker: Maker, peak: float = -11) -> SoundEffect:
    return SoundEffect(maker, 1, "call", peak, -20, exact=True)


EFFECTS: dict[str, SoundEffect] = {
    # cards and paper
    "card": _light(paper.card_slide, 4, -13, -30),
    "lift": _light(paper.lift, 4, -14, -30),
    "flip": _light(paper.card_flip, 4, -11, -28),
    "place": _medium(paper.card_place, 4, -9, -26),
    "slam": _heavy(paper.card_slam, 3, -5, -20),
    "shuffle": _medium(paper.shuffle),
    "sweep": _medium(paper.sweep),
    "pulled": _light(paper.pull_tag, 4),
    "folded": _light(paper.fold_sheet),
    "page": _light(paper.page),
    "seal": _light(paper.seal),
    "crumple": _medium(paper.crumple),
    "bin": _medium(paper.drop_in_bin),
    # wood, stone, stamps
    "token": _light(wood.token, 4, -11),
    "stamp": _heavy(wood.stamp),
    "decree": _heavy(wood.decree, 2),
    "picket": _medium(wood.picket),
    "refuse": SoundEffect(wood.refuse, 2, "call", -12),
    "key": _light(wood.key, 3, -14, -30),
    "rest": _medium(wood.rest, 2, exact=True),
    "gate": _heavy(wood.gate, 2, -7),
    "gate-soft": _light(wood.gate_soft),
    "hammer": _heavy(wood.hammer, 2, -7),
    "box": _medium(wood.box, 1),
    "thud": _heavy(wood.thud, 3, -5, -18),
    "doghouse": _light(wood.doghouse, 2),
    "stalk": _light(wood.stalk, 2),
    **{
        f"tick-{number}": _light(wood.ticking(hertz), 2, -12)
        for number, hertz in enumerate((1480, 1310, 1160, 1020, 880), 1)
    },
    "door-green": _medium(wood.door(61, 143, 318, 902), 2, -9, -16),
    "door-yellow": _medium(wood.door(96, 240, 1240, 2480), 2, -9, -16),
    "door-purple": _medium(wood.door(52, 104, 211, 623), 2, -9, -14),
    "door-black": _medium(wood.door(82, 187, 402), 2, -9, -16),
    # coin, brass, tin
    "coin": _light(metal.coin, 4),
    "coin-out": _light(metal.coin_out),
    "score": _light(metal.score, 2, exact=True),
    "chime": _light(metal.chime, 3, -15, -16, exact=True),
    "clock": _light(metal.clock, 2),
    "bell": SoundEffect(metal.toll, 2, "heavy", -7, -14, exact=True),
    "relay": _light(metal.relay),
    "lamp": _light(metal.lamp, 2),
    "letterbox": _light(metal.letterbox, 2),
    "phone": _medium(metal.phone, 2),
    "shield": _medium(metal.shield, 2),
    "camera": _light(metal.camera, 2),
    "kettle": _medium(metal.kettle, 1),
    "trinket-green": _light(metal.trinket(412, 1130, 2210), 2),
    "trinket-yellow": _light(metal.trinket(880, 2390, 4310), 2),
    "trinket-purple": _light(metal.trinket(587, 1174, 1762), 2),
    "trinket-black": _light(metal.trinket(190, 330, 610), 2),
    # glass and water
    "spark": _light(glass.spark, 3, -13, -18, exact=True),
    "spark-soft": _light(glass.spark_soft, 3, -13, -16, exact=True),
    "glass": _light(glass.glass, 3, -13, -18, exact=True),
    "broken": _medium(glass.broken),
    "pool": _light(glass.pool, 2),
    # leaf, cloth, fire, air
    "leaves": _medium(air.leaves, 3, -12),
    "shake": _medium(air.shake),
    "hedge": _light(air.hedge, 2),
    "cloud": _medium(air.cloud),
    "curtain": _heavy(air.curtain, 3, -11),
    "hurt": _heavy(air.hurt),
    "burst": _medium(air.burst, 3, -8),
    "flame": _medium(air.flame),
    "chalk": _light(air.chalk),
    "spray": _medium(air.spray, 2),
    "daisy": _light(air.daisy),
    "season-spring": _medium(air.season_spring, 1, -14),
    "season-summer": _medium(air.season_summer, 1, -14),
    "season-fall": _medium(air.season_fall, 1, -13),
    "season-winter": _medium(air.season_winter, 1, -13),
    # machines and signals
    "start-machine": _medium(machines.machine, 2),
    "start-animal": _medium(machines.animal, 2),
    "start-ray": _medium(machines.ray, 2),
    "start-chemical": _medium(glass.bubbles, 2),
    "start-social": _medium(machines.social, 2),
    "wire": _light(machines.wire, 2),
    "van": _heavy(machines.van, 1, -9),
    "turn": _call(machines.turn),
    "win": _call(machines.win, -9),
    "lose": _call(machines.lose, -10),
    # voices
    "bark": _medium(voices.bark),
    "sigh": _medium(voices.sigh, 2, -14),
    "voice-dragon": _medium(voices.dragon, 3, -8, -18),
    "voice-unicorn": _medium(voices.unicorn, 3, -10, -16),
    "voice-pegasus": _medium(voices.pegasus, 3, -10, -16),
    "voice-griffin": _medium(voices.griffin, 3, -10, -18),
    "voice-other": _medium(voices.other, 4, -10, -18),
    "voice-beast": _medium(voices.beast, 2, -8, -16),
    "voice-dragon-hexed": _medium(voices.hex_voice(voices.dragon), 2),
    "voice-unicorn-hexed": _medium(voices.hex_voice(voices.unicorn), 2),
    "voice-pegasus-hexed": _medium(voices.hex_voice(voices.pegasus), 2),
    "voice-griffin-hexed": _medium(voices.hex_voice(voices.griffin), 2),
    "voice-other-hexed": _medium(voices.hex_voice(voices.other), 2),
    "voice-green": _light(voices.wet, 3, -13, -16),
    "voice-yellow": _light(voices.hum, 3, -14, -16),
    "voice-purple": _light(voices.airy, 3, -14, -14),
    "voice-black": _light(voices.cough, 3, -13, -12),
}


def render_effect(name: str, number: int) -> Samples:
    """One variation, in mono: the table places it. A little of one small room holds all effects together."""
    effect = EFFECTS[name]
    dry = effect.maker(np.random.default_rng(seed_of(f"{name} {number}")))
    answer = room(0.28, 0.4, "table")[: int(0.32 * RATE), 0]
    sound = np.concatenate((dry, np.zeros(int(0.15 * RATE))))
    sound = sound + signal.fftconvolve(sound, answer)[: len(sound)] * decibels(effect.room) * 2
    sound = signal.sosfilt(signal.butter(2, 38, "highpass", fs=RATE, output="sos"), sound)
    if not effect.exact:
        sound = np.interp(np.arange(0, len(sound) - 1, 1 + SPREAD[number - 1]), np.arange(len(sound)), sound)
    loud = np.flatnonzero(np.abs(sound) > np.abs(sound).max() * 0.0025)
    sound = sound[max(0, loud[0] - 20) : min(len(sound), loud[-1] + int(0.01 * RATE))]
    fade = int(0.012 * RATE)
    sound[-fade:] *= np.linspace(1, 0, fade)
    sound[:24] *= np.linspace(0, 1, 24)
    sound = np.concatenate((np.zeros(66), sound, np.zeros(66)))[:, None]
    sound *= decibels(effect.peak - peak(sound))
    return sound * decibels(-max(0.0, true_peak(sound) - effect.peak))


def catalog() -> str:
    """Return the list of all effects, as the client reads it."""
    entries = [(name, effect.variations, effect.size) for name, effect in EFFECTS.items()]
    entries += [(f"chain-{game}", 8, "light") for game in CHAINS]
    lines = ["# Written by build/sounds."]
    for name, variations, size in sorted(entries):
        lines += ["", f"[{name}]", f"variations = {variations}", f'size = "{size}"']
        lines += ["voice = true"] if name.startswith("voice-") or name in ("bark", "sigh") else []
    return "\n".join(lines) + "\n"


def main(wanted: Sequence[str] = ()) -> None:
    """Write all effects, or those that are named, and the list."""
    FOLDER.mkdir(exist_ok=True)
    for name in wanted or EFFECTS:
        for number in range(1, EFFECTS[name].variations + 1):
            write(render_effect(name, number), FOLDER / f"{name}-{number}.ogg", QUALITY)
    (FOLDER / "catalog.toml").write_text(catalog(), encoding="utf-8")
    files = list(FOLDER.glob("*.ogg"))
    print(f"{len(files)} effects, {sum(file.stat().st_size for file in files) / 1000:.0f} kB")
