"""The house rules of Nasty Neighbours (NN-1.4, NN-2.1, NN-2.3, NN-7.4 to NN-7.6), and how they make a match's table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engine.games.nasty_neighbours.definitions.forms import BLANK_CARDS
from engine.games.nasty_neighbours.definitions.reader import cards
from engine.games.nasty_neighbours.definitions.vocabulary import Card
from engine.games.nasty_neighbours.layout import MOST_ROUNDS, NASTY_GROUP, YARD_GROUP
from engine.games.nasty_neighbours.match_rules import MatchRules
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.frames import RULES
from engine.kernel.files.faults import BadOption, sentence
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game, Options, OptionSpec
from engine.kernel.state.layout import MAX_SEATS

GROUPS = (YARD_GROUP, NASTY_GROUP)
USUAL_ROUNDS: Final = 10
MINUTES = "minutes"

OPTION_SPECS: tuple[OptionSpec, ...] = (
    OptionSpec(
        "rounds", say("setup-rounds"), say("setup-rounds-hint"), "choice", USUAL_ROUNDS,
        tuple((number, str(number)) for number in range(1, MOST_ROUNDS + 1)),
    ),
    OptionSpec(
        MINUTES, say("setup-time"), say("setup-time-hint"), "choice", 0,
        ((0, say("setup-time-none")), *((time, say("setup-time-minutes", count=time)) for time in (30, 60, 90, 120))),
        suggested=90, suggested_from=2,
    ),
    OptionSpec(
        "nosey", say("setup-nosey"), say("setup-nosey-hint"), "choice", 0,
        ((0, say("setup-nosey-random")),
         *((seat, say("setup-nosey-seat", number=seat)) for seat in range(1, MAX_SEATS + 1))),
        group="seats",
    ),
    OptionSpec(
        "nasty_cards", say("setup-nasty-cards"), say("setup-nasty-cards-hint"), "choice", 3,
        ((3, "3"), (4, "4")), players=(2, 2),
    ),
    OptionSpec(
        "five_hundred", say("setup-500"), say("setup-500-hint"), "choice", "off",
        tuple((way, say(f"setup-500-{way}")) for way in ("off", "zero", "lowest", "swap")),
    ),
    OptionSpec(
        "double_penalty", say("setup-double-penalty"), say("setup-double-penalty-hint"), "toggle", False,
        players=(2, 2),
    ),
    OptionSpec(
        "more_own_cards", say("setup-more-own-cards"), say("setup-more-own-cards-hint", **BLANK_CARDS),
        "toggle", False,
    ),
)  # fmt: skip


def too_many_own_cards(added: Iterable[Card], options: Options) -> str:
    """Return a message if packs add more cards than the box has blanks for (NN-1.4); empty otherwise."""
    if options["more_own_cards"]:
        return ""
    counts = {"yard": 0, "nasty": 0}
    for card in added:
        counts["yard" if card.is_yard_card else "nasty"] += card.copies
    for deck, count in counts.items():
        if count > BLANK_CARDS[deck]:
            return say(f"conflict-{deck}", count=count, blanks=BLANK_CARDS[deck])
    return ""


@lru_cache(maxsize=32)
def match_rules(seats: int, added: tuple[Card, ...]) -> MatchRules:
    """Return the rules of a match with the cards of the box and `added` ones."""
    return MatchRules(seats, (*cards(), *added))


def table_with(
    added: tuple[Card, ...], game: Game[MatchRules], seats: int, given: Options, seed: int
) -> Table[MatchRules]:
    """Return the table of a match with the cards of the box and `added` ones.

    Raises BadOption for too many (NN-1.4).
    """
    if conflict := too_many_own_cards(added, given):
        raise BadOption("more_own_cards", sentence(conflict))
    rules = match_rules(seats, added)
    groups = [int(not card.is_yard_card) for card in rules.cards]
    return Table(game, seats, given, rules.faces, groups, GROUPS, RULES, rules)
