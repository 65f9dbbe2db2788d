"""The card workshop: packs, drafts, forms, a preview and a trial."""
