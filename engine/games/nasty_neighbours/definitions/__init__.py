"""The cards of Nasty Neighbours: vocabulary, reader, checks, card texts, faces and forms."""
