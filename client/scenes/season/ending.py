"""The end page of a season: its ending in numbers, what it has earned, and the line to copy."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.art import palette, svg, text
from client.cards.choices import EARNED
from client.input.actions import BACK, PRESS, cap
from client.scenes.page import Caps, Page
from client.scenes.season.door import Lanterns
from client.scenes.season.past import copied_line, copy_line, record_words, result_words
from client.shell.scene import Host
from client.widgets import Button, Column, ScrollArea, StaticWidget, Widget, Words, heading
from client.widgets.style import BODY, HINT, LABEL, SECOND
from engine.street.library import season_rules, story
from engine.street.season_file import Reward
from engine.street.season_past import PastSeason, earned_rewards
from engine.words import assets
from engine.words.say import season as say

_WIDEST = 620.0
_HIGH, _PICTURE = 96.0, 84.0


class RewardRow(StaticWidget):
    """A reward with its drawing."""

    def __init__(self, reward: Reward) -> None:
        super().__init__(name=say("reward", title=reward.title, kind=say(f"reward-{reward.kind}")))
        self.reward = reward

    def describe_content(self) -> str:
        return self.name

    def height_for(self, width: int, unit: float) -> int:
        return round(_HIGH * unit)

    def draw(self, surface: pygame.Surface) -> None:
        art, unit = f"{EARNED}/{self.reward.id}.svg", self.unit
        left = self.rect.x + self.px(150)
        if assets.exists(art):
            shape = svg.proportions(art)
            high = min(_PICTURE * unit, 140 * unit / shape)
            picture = svg.image(art, high * shape, high)
            surface.blit(picture, picture.get_rect(center=(self.rect.x + self.px(72), self.rect.centery)))
        for words, style, color, down in (
            (self.reward.title, LABEL, palette.INK, -11),
            (say(f"reward-{self.reward.kind}"), HINT, palette.INK_2, 11),
        ):
            size = text.fit(words, style.font, style.size * unit, self.rect.right - left, 12.5 * unit)
            text.draw(surface, words, style.font, size, color, (left, self.rect.centery + down * unit), "midleft")


def reward_rows(rewards: Sequence[Reward]) -> list[Widget]:
    """Return a row for each reward."""
    return [RewardRow(reward) for reward in rewards]


class EndScene(Page):
    """The end of a season. `before` are the seasons closed before it."""

    music = "shell"

    def __init__(self, past: PastSeason, before: Sequence[PastSeason]) -> None:
        super().__init__(result_words(past))
        rules = season_rules()
        known = {reward.id for reward in earned_rewards(rules, before)}
        self.rewards = [reward for reward in earned_rewards(rules, [*before, past]) if reward.id not in known]
        line = copied_line(past)
        points = past.points[-1]
        self.again = Button(say("new-season"), "primary", icon="play", then=lambda _: self.app.open("season-start"))
        self.album = Button(say("album"), icon="photo", then=lambda _: self.app.open_over("album"))
        result = Column(
            Lanterns(points, rules.most, story().reputation_words(points) if points else ""),
            Words(record_words(past), BODY),
            gap=9,
            padding=16,
            face=palette.RAISED,
        )
        copied = Column(
            heading(say("line-title")),
            Words(line, SECOND),
            Button(say("copy"), icon="log", then=lambda _: copy_line(self, line)),
            gap=9,
            padding=16,
            face=palette.RAISED,
        )
        rewards = (
            [
                Column(
                    heading(say("rewards", count=len(self.rewards))),
                    Words(say("rewards-where"), SECOND, palette.INK_2),
                    *reward_rows(self.rewards),
                    gap=9,
                    padding=16,
                    face=palette.RAISED,
                )
            ]
            if self.rewards
            else []
        )
        self.area = ScrollArea(result, *rewards, copied, self.album, gap=12, padding=12, name=self.title)

    def enter(self, app: Host) -> None:
        super().enter(app)
        self.focus_first(self.again)

    def place_body(self) -> None:
        self.place_alone(self.area, _WIDEST, self.again)
        self.place_in_bar(self.again)

    def bar_height(self) -> int:
        return self.scale.px(72)

    def caps(self) -> Caps:
        return () if self.narrow else ((cap(PRESS), say("key-press")), (cap(BACK), say("key-back")))
