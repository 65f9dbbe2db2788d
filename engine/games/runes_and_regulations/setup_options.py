"""The house rules of Runes & Regulations (RR-2.2, RR-9.1, RR-10.7), and how they make the table of a match."""

from __future__ import annotations

from typing import Final

from engine.games.runes_and_regulations.definitions.compiler import match_rules
from engine.games.runes_and_regulations.definitions.vocabulary import Card
from engine.games.runes_and_regulations.layout import GROUPS
from engine.games.runes_and_regulations.match_rules import MatchRules
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.frames import rules_with
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game, Options, OptionSpec

MOST_PETS: Final = 99
WITH_EXPANSION = ("expansion", (True,))
OPTION_SPECS = (
    OptionSpec("expansion", say("setup-expansion"), say("setup-expansion.hint"), "toggle", False),
    OptionSpec(
        "nefarious", say("setup-nefarious"), say("setup-nefarious.hint"), "choice", 0,
        ((0, say("setup-nefarious.lot")), *((seat, say("setup-nefarious.seat", seat=seat)) for seat in range(1, 9))),
        group="seats", needs=WITH_EXPANSION,
    ),
    OptionSpec("mastery", say("setup-mastery"), say("setup-mastery.hint"), "toggle", False, needs=WITH_EXPANSION),
    OptionSpec(
        "reshuffle", say("setup-reshuffle"), say("setup-reshuffle.hint"), "toggle", False, needs=WITH_EXPANSION,
        players=(7, 8),
    ),
    OptionSpec(
        "pets", say("setup-pets"), say("setup-pets.hint"), "seat-numbers", [], limit=MOST_PETS,
        needs=("expansion", (False,)),
    ),
    OptionSpec(
        "spin_by_hand", say("setup-spin-by-hand"), say("setup-spin-by-hand.hint"), "toggle", False, suggested=True,
    ),
)  # fmt: skip


def limits(options: Options) -> tuple[int, int]:
    """Return the seat limits: 2 to 4 players, or 3 to 8 with the expansion (RR-9.1)."""
    return (3, 8) if options.get("expansion") else (2, 4)


def variant(options: Options) -> str:
    """Return the name of the game: with or without the expansion."""
    return say("setup-with-expansion" if options["expansion"] else "setup-without-expansion")


def setting(options: Options) -> str:
    """Return the table style, which differs with the expansion."""
    return "nefarious" if options.get("expansion") else ""


def table_with(
    added: tuple[Card, ...], game: Game[MatchRules], seats: int, options: Options, seed: int
) -> Table[MatchRules]:
    """Return the table of a match with the cards of the box and `added` ones."""
    rules = match_rules(options["expansion"], options["mastery"], options["reshuffle"], added)
    return Table(game, seats, options, rules.faces, rules.groups, GROUPS, rules_with(rules.programs), rules)
