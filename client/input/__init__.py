"""Input: keyboard, mouse, touch and controllers, as named commands."""
