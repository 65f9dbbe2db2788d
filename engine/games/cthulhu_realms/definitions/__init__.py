"""The cards of Cthulhu Realms: vocabulary, reader, checks, card texts, faces and forms."""
