"""Nasty Neighbours: what can be chosen in the set-up screen (NN-1.4, NN-2.1, NN-2.3, NN-7.4 to NN-7.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.games.nasty_neighbours.forms import BLANK_CARDS
from engine.games.nasty_neighbours.vocabulary import Card
from engine.kernel.game import Options, OptionSpec
from engine.kernel.layout import MAX_SEATS

MOST_ROUNDS: Final = 20
USUAL_ROUNDS: Final = 10
MINUTES = "minutes"

OPTION_SPECS: tuple[OptionSpec, ...] = (
    OptionSpec(
        "rounds", "Rounds", "The lowest total after the last round wins.", "choice", USUAL_ROUNDS,
        tuple((number, str(number)) for number in range(1, MOST_ROUNDS + 1)),
    ),
    OptionSpec(
        MINUTES, "Time limit", "The round in which the time runs out is the last one.", "choice", 0,
        ((0, "None"), (30, "30 minutes"), (60, "60 minutes"), (90, "90 minutes"), (120, "120 minutes")),
        suggested=90, suggested_from=2,
    ),
    OptionSpec(
        "nosey", "Nosey Neighbour", "Deals, and whoever sits left of that house begins every round.", "choice", 0,
        ((0, "At random"), *((seat, f"Seat {seat}") for seat in range(1, MAX_SEATS + 1))), group="seats",
    ),
    OptionSpec(
        "nasty_cards", "Nasty Neighbour cards", "Dealt to each of two players in every round.", "choice", 3,
        ((3, "3"), (4, "4")), players=(2, 2),
    ),
    OptionSpec(
        "five_hundred", "The 500 rule", "What happens to a total of exactly 500.", "choice", "off",
        (("off", "Nothing"), ("zero", "It becomes 0"), ("lowest", "It becomes the lowest total"),
         ("swap", "It is swapped with the lowest")),
    ),
    OptionSpec(
        "double_penalty", "Double penalty",
        "With two players, first-out who is not the lowest scores double instead of as much as the other.",
        "toggle", False, players=(2, 2),
    ),
    OptionSpec(
        "more_own_cards", "More own cards",
        f"Packs may bring more than the {BLANK_CARDS['yard']} yard cards and {BLANK_CARDS['nasty']} Nasty Neighbour "
        "cards for which the box has blanks.", "toggle", False,
    ),
)  # fmt: skip


def too_many_own_cards(added: Iterable[Card], options: Options) -> str:
    """That packs bring more cards than the box has blanks for (NN-1.4), and the way on; empty when they do not."""
    if options["more_own_cards"]:
        return ""
    counts = {"yard": 0, "nasty": 0}
    for card in added:
        counts["yard" if card.is_yard_card else "nasty"] += card.copies
    for deck, words in (("yard", "yard cards"), ("nasty", "Nasty Neighbour cards")):
        if counts[deck] > BLANK_CARDS[deck]:
            return (f"the packs bring {counts[deck]} {words} and the box has blanks for {BLANK_CARDS[deck]}; "
                    "switch on More own cards, or fewer packs")  # fmt: skip
    return ""
