"""What is dear, or strikes somebody, travels and lands with weight."""

from __future__ import annotations

import pygame
import pytest

from client.art.sheet import Height, Sheet
from client.motion.accents import Accents, CostsAccent, MoveAccent, ZoneAccent
from client.motion.beats import BeatImpact
from client.motion.card_moves.landing import Dust, Jolt, Ring
from client.motion.visuals.visual import Visual
from client.motion.weight import HEAVY, LIGHT, PRECIOUS, VIOLENT, WEIGHTS, add_windup
from tests.client.motion.test_specials import Table

LANDINGS = (Dust, Ring, Jolt)


def cost_of(table: Table) -> int:
    return int(table.view.table.game.shows.face(table.view, table.card)["fields"]["cost"])


def dear(**pace: object) -> Table:
    """A table whose card costs just enough to be heavy, and sounds so."""
    return Table(Accents(costs=CostsAccent(heavy=cost_of(Table()), sound="thud")), **pace)


def test_what_is_dear_lands_flat_and_in_dust_and_is_heard(screen: pygame.Surface) -> None:
    table = dear()
    table.moved("inventions")
    (dust,) = table.shown(*LANDINGS)
    assert isinstance(dust, Dust) and dust.rect is not None
    assert dust.rect.collidepoint(table.director.arrangement.by_key["card", table.card].hit.center)
    assert "thud" in table.sounds()


def test_what_is_cheap_does_not(screen: pygame.Surface) -> None:
    cost = cost_of(Table())
    table = Table(Accents(costs=CostsAccent(heavy=cost + 1, precious=cost + 2, sound="thud")))
    table.moved("inventions")
    assert not table.shown(*LANDINGS) and "thud" not in table.sounds()


@pytest.mark.parametrize("pace", [{"reduced": True}, {"factor": 0.0}])
def test_where_nothing_may_move_nothing_has_weight(pace: dict[str, object], screen: pygame.Surface) -> None:
    table = dear(**pace)
    table.moved("inventions")
    assert not table.shown(*LANDINGS)


def test_what_strikes_somebody_is_violent_and_the_table_jolts(screen: pygame.Surface) -> None:
    table = dear()
    table.moved("inventions")
    for beat in table.director.queue:
        beat.stakes = BeatImpact(1.0, -1, -1, [("card", table.card)])
    kinds = {type(effect) for effect in table.shown(*LANDINGS)}
    assert kinds == {Dust, Jolt}


def test_a_move_says_more_than_its_zone_and_both_more_than_the_cost() -> None:
    table = Table()
    table.moved("inventions")
    view = table.view
    event = next(event for beat in table.director.queue for event in beat.events)
    costs = CostsAccent(precious=1)
    zone = {"inventions": ZoneAccent(weight=HEAVY)}
    move = (MoveAccent((), ("inventions",), weight=LIGHT),)
    assert Accents(costs=costs).weight(event, view) == PRECIOUS
    assert Accents(costs=costs, zones=zone).weight(event, view) == HEAVY
    assert Accents(costs=costs, zones=zone, moves=move).weight(event, view) == LIGHT


def test_a_card_that_nobody_sees_tells_nothing_by_its_way() -> None:
    table = Table()
    view = table.playing.match.view(1)
    hidden = next(card for card in range(104) if view.zone_of(card) < 0)
    assert Accents(costs=CostsAccent(heavy=1)).by_cost(hidden, view) == ""


def test_it_draws_back_before_it_goes_and_arrives_all_the_same() -> None:
    curve = add_windup(lambda share: share, 0.2)
    assert curve(0.1) < 0 and curve(0.2) == 0 and curve(1) == 1


def test_no_weight_goes_beyond_what_is_bearable() -> None:
    for weight in WEIGHTS.values():
        assert 1 <= weight.grow <= 1.6 and weight.nudge <= 6 and (weight.held == 0 or 40 <= weight.held <= 90)
    assert WEIGHTS[VIOLENT].held and WEIGHTS[PRECIOUS].ring


def test_the_jolt_moves_the_picture_and_leaves_it_where_it_was() -> None:
    surface = pygame.Surface((60, 60))
    surface.fill("white", (0, 20, 60, 1))
    jolt: Visual = Jolt(0, 100, pixels=4)
    jolt.draw(surface, 0)
    assert surface.get_at((30, 24)) == pygame.Color("white")
    still = surface.copy()
    jolt.draw(surface, 100)
    assert pygame.image.tobytes(still, "RGB") == pygame.image.tobytes(surface, "RGB")


def test_the_jolt_can_be_drawn_on_a_sheet_that_notes_what_is_drawn() -> None:
    sheet, window = Sheet((60, 60)), pygame.Surface((60, 60))
    with sheet.sketch("table", Height.RESTING) as surface:
        surface.fill("white", (0, 20, 60, 1))
    with sheet.sketch("effects", Height.OVER) as surface:
        Jolt(0, 100, pixels=4).draw(surface, 0)
    sheet.paint(window, everything=True)
    assert window.get_at((30, 24)) == pygame.Color("white")
