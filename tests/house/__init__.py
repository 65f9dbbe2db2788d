"""How the house stands: measures of names, prose, imports and size that must not become worse."""
