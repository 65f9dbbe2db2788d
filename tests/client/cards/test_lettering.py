from __future__ import annotations

import pygame
import pytest

from client.cards.compositor import FaceCompositor
from client.cards.face import Face, FaceLine
from client.cards.theme import Theme
from engine import games
from tests.client.cards.garden import LETTERS, MakeTheme
from tests.sampling import amount

INK = (0x10, 0x20, 0x30)
RED = (0xC0, 0, 0)


def drawn(theme: Theme, width: int = 300, title: str = "", lines: tuple[FaceLine, ...] = ()) -> pygame.Surface:
    return FaceCompositor(theme).draw(Face("plant", "fern", title, lines=lines), width, "zoom")


def title(rest: str = "", box: str = "[50, 20, 200, 70]", size: str = "[40, 30]") -> str:
    return f'{{ draw = "text", text = "{{title}}", face = "bold", color = "ink", box = {box}, size = {size}{rest} }}'


def rules(rest: str = "", box: str = "[20, 100, 260, 60]", size: str = "[24, 12]") -> str:
    return f'{{ draw = "rules", box = {box}, size = {size}{rest} }}'


def rows(picture: pygame.Surface) -> int:
    """How many rows of letters there are: runs of pixel rows with ink, parted by empty ones."""
    mask = pygame.mask.from_surface(picture, 60)
    width = picture.get_width()
    inked = [mask.overlap_area(pygame.mask.Mask((width, 1), fill=True), (0, y)) > 0 for y in range(mask.get_size()[1])]
    return sum(here and not above for above, here in zip([False, *inked], inked, strict=False))


def heights(theme: Theme, content: str) -> int:
    return drawn(theme, title=content).get_bounding_rect(60).height


@pytest.mark.parametrize("content", ["Ivy", "Stitched-Together Frankie", "Synchrophasotron of Doom and Despair"])
@pytest.mark.parametrize("width", [120, 300, 611])
def test_a_title_stays_in_its_box(screen: pygame.Surface, make_theme: MakeTheme, content: str, width: int) -> None:
    picture = drawn(make_theme(title(", lines = 2, upper = true")), width, content)
    scale = width / 300
    box = pygame.Rect(50 * scale, 20 * scale, 200 * scale, 70 * scale).inflate(3, 3)
    ink = picture.get_bounding_rect(60)
    assert ink.width and box.contains(ink)


def test_a_title_shrinks_before_it_breaks(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(title(", lines = 2, upper = true"))
    assert rows(drawn(theme, title="Fern")) == 1
    assert rows(drawn(theme, title="Buttered Cats")) == 1
    assert heights(theme, "Buttered Cats") < heights(theme, "Fern")
    assert rows(drawn(theme, title="Concentrated Brain Juice")) == 2


def test_a_single_word_is_never_broken(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    assert rows(drawn(make_theme(title(", lines = 2, upper = true")), title="Synchrophasotronic")) == 1


@pytest.mark.parametrize(("align", "edge"), [("left", "left"), ("center", "centerx"), ("right", "right")])
def test_text_is_aligned_in_its_box(screen: pygame.Surface, make_theme: MakeTheme, align: str, edge: str) -> None:
    ink = drawn(make_theme(title(f', align = "{align}"')), title="HIH").get_bounding_rect(60)
    assert abs(getattr(ink, edge) - getattr(pygame.Rect(50, 20, 200, 70), edge)) <= 5
    assert abs(ink.centery - 55) <= 2


def test_tilted_text_turns_about_the_middle_of_its_box(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    level = drawn(make_theme(title()), title="HIHIH").get_bounding_rect(60)
    tilted = drawn(make_theme(title(", tilt = 20")), title="HIHIH").get_bounding_rect(60)
    assert tilted.height > 1.5 * level.height
    assert abs(tilted.centerx - level.centerx) <= 2 and abs(tilted.centery - level.centery) <= 2


def test_the_multiplication_sign_is_as_tall_as_it_should_be(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(title())
    sign = drawn(theme, title="×").get_bounding_rect(60)
    digit = drawn(theme, title="1").get_bounding_rect(60)
    assert sign.height > digit.height / 2


def test_each_sentence_is_set_in_its_style(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    picture = drawn(make_theme(rules()), lines=(FaceLine("Gain $2.", "self"), FaceLine("Others: gain $2.", "others")))
    upper = picture.subsurface((0, 0, 300, 130))
    lower = picture.subsurface((0, 130, 300, 290))
    assert rows(upper) == rows(lower) == 1
    assert has_color(upper, INK) and not has_color(upper, RED)
    assert has_color(lower, RED) and not has_color(lower, INK)


def test_long_rules_get_smaller_letters_and_stay_in_their_box(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    sentence = "Draw 1 card per Invention you have in play. Discard 1 card per Invention you have in play."
    ink = drawn(make_theme(rules()), lines=(FaceLine(sentence),)).get_bounding_rect(60)
    assert pygame.Rect(20, 98, 260, 64).contains(ink)


def test_rules_spill_rather_than_shrink(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    lines = (FaceLine("Draw 1 card per Invention. Discard 1 card per Invention that is in play."),)
    cramped = drawn(make_theme(rules()), lines=lines).get_bounding_rect(60)
    spilled = drawn(make_theme(rules(", spill = 40")), lines=lines).get_bounding_rect(60)
    assert spilled.height > cramped.height
    assert pygame.Rect(20, 98, 260, 104).contains(spilled)


def test_rules_begin_under_the_title_however_tall_it_is(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    hanging = title(', lines = 2, top = true, name = "title"', box="[50, 0, 200, 80]", size="40")
    under = rules(', below = "title", gap = 4', box="[20, 0, 260, 140]")
    line = '{ draw = "shape", box = [0, 0, 20, 2], path = "M0 1H20", edge = "sky", edge_width = 2, below = "title" }'
    theme = make_theme(hanging, line, under)

    def tops(content: str) -> tuple[int, int]:
        picture = drawn(theme, title=content, lines=(FaceLine("Gain."),))
        ruler = picture.subsurface((0, 0, 20, 420)).get_bounding_rect(60)
        text_rows = picture.subsurface((20, ruler.bottom, 280, 420 - ruler.bottom)).get_bounding_rect(60)
        return ruler.top, ruler.bottom + text_rows.top

    short, long = tops("Fern"), tops("Concentrated Juice")
    assert long[0] > short[0] + 20
    assert long[1] > short[1] and short[1] > short[0]


def test_a_layer_gives_way_to_text_that_reaches_it(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    mark = '{ draw = "shape", box = [0, 150, 20, 20], fill = "sky", clear_of = "rule" }'
    theme = make_theme(rules(', spill = 40, name = "rule"'), mark)
    assert drawn(theme, lines=(FaceLine("Gain $2."),)).get_at((10, 160))[3]
    assert not drawn(theme, lines=(FaceLine("Gain $2. " * 9),)).get_at((10, 160))[3]


def test_rows_keep_to_ruled_paper(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(rules(", ruled = 5, line_height = 1.25", box="[20, 100, 260, 95]"))

    def first_row(*sentences: str) -> int:
        return drawn(theme, lines=tuple(FaceLine(words) for words in sentences)).get_bounding_rect(60).top - 105

    for sentences in (("HIH",), ("HIH", "HIH"), ("HIH", "HIH", "HIH")):
        assert first_row(*sentences) % 30 == first_row("HIH", "HIH", "HIH")


def test_a_card_without_rules_says_what_the_theme_says(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    silent = drawn(make_theme(rules()))
    assert silent.get_bounding_rect().width == 0
    chosen = make_theme(
        rules(', empty = "{choice_nothing}", empty_style = "others"'),
        faces='[choices]\nnothing = ["Nothing."]\n' + LETTERS,
    )
    assert has_color(drawn(chosen), RED)


@pytest.mark.sample(5)
@pytest.mark.parametrize("width", [116, 174, 348])
@pytest.mark.parametrize("slug", games.slugs())
def test_everything_fits_on_the_cards_of_every_game(
    screen: pygame.Surface, slug: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No text of a real card had to go under the smallest size its layout allows for; drawings do not matter here."""
    from client.cards import canvas
    from client.cards.layers import lettering

    cramped = {}
    fitted = lettering.RulesLayer.fit_rows

    def watch(layer, canvas, sentences, wide, high):  # type: ignore[no-untyped-def]
        size, found = fitted(layer, canvas, sentences, wide, high)
        cramped[canvas.face.id, canvas.where] = layer.measure_rows(found, size) > high + 1 / canvas.scale
        return size, found

    monkeypatch.setattr(lettering.RulesLayer, "fit_rows", watch)
    monkeypatch.setattr(canvas.FaceCanvas, "image", lambda *_: None)
    theme = Theme.load(slug)
    compositor = FaceCompositor(theme)
    faces = sorted(games.load(slug).shows.faces(), key=lambda data: len(str(data["lines"])), reverse=True)
    for data in faces[: amount(len(faces), 8)]:
        face = Face.from_data(data)
        for detail in theme.details(face.kind):
            compositor.draw(face, width, detail)
    layouts = [theme.layout(kind, detail) for kind in theme.kinds() for detail in theme.details(kind)]
    wordy = any(isinstance(layer.drawing, lettering.RulesLayer) for layout in layouts for layer in layout.layers)
    assert bool(cramped) == wordy
    assert [where for where, too_tall in cramped.items() if too_tall] == []


def has_color(picture: pygame.Surface, color: tuple[int, int, int]) -> bool:
    paper = pygame.Surface(picture.get_size())
    paper.fill("#ffffff")
    paper.blit(picture, (0, 0))
    return pygame.mask.from_threshold(paper, color, (30, 30, 30, 255)).count() > 5
