"""How games look: files of themes read as schemas."""
