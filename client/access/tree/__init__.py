"""The accessibility tree of the window: how it is built and sent, and what assistive technology asks for."""
