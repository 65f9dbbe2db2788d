"""The page for key and button bindings."""
