"""The widgets of every screen: small objects with a place, states and a picture. A guide.

A scene makes its widgets once, places them in `layout`, passes events to a `Form`, and draws:

    class Settings(Scene):
        def __init__(self):
            super().__init__()
            self.volume = Slider(0, 100, 80, step=5, name="Volume", then=self.change_volume)
            self.start = Button("Start", "primary", icon="play", then=self.begin)
            self.form = Form(Labeled("Volume", self.volume), self.start)

        def layout(self, size, scale):
            self.form.layout(scale.rect, scale.unit)
            self.form.motion = self.app.motion
            column = Column(*self.form.widgets)
            column.place(pygame.Rect(40, 40, 400, column.height_for(400, scale.unit)), scale.unit)

        def handle(self, event):
            action = self.form.handle(event)       # None: no widget used the event
            if action is None and meant(event, (BACK,)):
                self.app.back()

        def update(self, now):      return self.form.update(now)
        def animating(self):        return self.form.animating()
        def wake_at(self):          return self.form.wake_at()
        def draw(self, surface):    ...; self.form.draw(surface)

Sizes are in u: `place(rect, unit)` takes a rectangle in pixels and the pixels per u. `natural_width(unit)` and
`height_for(width, unit)` return the room that a widget wants. `Column`, `Row`, `Labeled` and `ScrollArea` contain and
place other widgets.

A user's action is reported twice: as a `WidgetEvent` from `form.handle` (press, change, submit, refused, used) and as a
call of the widget's `then` with the value. A widget with a `reason` is disabled and shows the reason.

An opened list or a dialog lies over the form: `form.show(Dialog(...))`. Its answer is a press with the answer's value.
Toasts are separate: the scene updates and draws a `ToastShelf`. Nothing waits for an animation: states change at once,
pictures follow.
"""

from __future__ import annotations

from client.widgets.base import Pressable, StaticWidget, Widget, WidgetEvent
from client.widgets.controls.button import Button, icon_button
from client.widgets.controls.choice import Segments, Toggle
from client.widgets.controls.choice_list import ChoiceList
from client.widgets.controls.dropdown import Choice, Dropdown
from client.widgets.controls.field import TextField
from client.widgets.controls.key_bar import KeyBar
from client.widgets.controls.labeled import Labeled
from client.widgets.controls.scroll import ScrollArea
from client.widgets.controls.slider import Slider, Stepper
from client.widgets.controls.stack import Column, Row, SideBySide, titled_panel
from client.widgets.controls.words import FieldFault, Words, heading
from client.widgets.dialog import Dialog, DialogButton, FieldDialog, make_warning
from client.widgets.form import Form, Popup
from client.widgets.icons import draw_icon, draw_key_cap, draw_seat, icon, key_cap_width
from client.widgets.log import LogEntry, LogList
from client.widgets.panel import Panel, Picker
from client.widgets.toast import Toast, ToastShelf, draw_toast, toast_height
from client.widgets.tooltip import draw_tooltip

__all__ = [
    "WidgetEvent",
    "DialogButton",
    "Button",
    "Choice",
    "ChoiceList",
    "Column",
    "FieldFault",
    "Dialog",
    "Dropdown",
    "FieldDialog",
    "Form",
    "KeyBar",
    "Labeled",
    "LogEntry",
    "LogList",
    "Panel",
    "Picker",
    "Popup",
    "Pressable",
    "Row",
    "ScrollArea",
    "Segments",
    "StaticWidget",
    "SideBySide",
    "Slider",
    "Stepper",
    "TextField",
    "Toast",
    "ToastShelf",
    "Toggle",
    "Widget",
    "Words",
    "draw_icon",
    "draw_key_cap",
    "draw_seat",
    "draw_toast",
    "draw_tooltip",
    "heading",
    "icon",
    "icon_button",
    "key_cap_width",
    "make_warning",
    "titled_panel",
    "toast_height",
]
