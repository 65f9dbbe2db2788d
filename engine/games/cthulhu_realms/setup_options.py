"""The house rules of Cthulhu Realms (CR-1.3), and how they make the table of a match."""

from __future__ import annotations

from functools import lru_cache

from engine.games.cthulhu_realms.definitions.reader import Card, cards
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.layout import GENERAL_GROUP, STARTER_GROUP
from engine.games.cthulhu_realms.match_rules import MatchRules
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.frames import RULES
from engine.kernel.cards.effect_types import effect_names
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game, Options, OptionSpec

GROUPS = (STARTER_GROUP, GENERAL_GROUP)
OPTION_SPECS = (
    OptionSpec(
        "insane",
        say("set-insane"),
        say("set-insane.hint"),
        "choice",
        0,
        ((0, say("set-insane-lot")), *((seat, say("set-insane-seat", seat=seat)) for seat in range(1, 5))),
        group="seats",
    ),
)


@lru_cache(maxsize=32)
def match_rules(seats: int, added: tuple[Card, ...], words: tuple[str, ...]) -> MatchRules:
    """Return the rules of a match with the cards of the box and `added` ones."""
    return MatchRules(seats, (*cards(), *added), words)


def table_with(
    added: tuple[Card, ...], game: Game[MatchRules], seats: int, options: Options, seed: int
) -> Table[MatchRules]:
    """Return the table of a match with the cards of the box and `added` ones."""
    rules = match_rules(seats, added, effect_names(UNITS))
    groups = [int(card >= rules.first_general) for card in range(len(rules.titles))]
    return Table(game, seats, options, rules.titles, groups, GROUPS, RULES, rules)
