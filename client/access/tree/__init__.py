"""The window's accessibility tree: nodes, how they are built, and what assistive technology asks for."""
