"""The games as environments of other people's libraries; each module needs its extra (see `docs/library.md`)."""
