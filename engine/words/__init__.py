"""Words for players: messages in Fluent files, one folder for each language, beside the code that says them."""
