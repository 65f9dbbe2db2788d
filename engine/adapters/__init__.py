"""The games as environments of machine learning libraries. Each module needs its extra (see `docs/library.md`)."""
