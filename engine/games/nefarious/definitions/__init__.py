"""Card definitions: vocabulary, reader, checks, compiled effects, card texts and forms."""
