"""Runes & Regulations: texts of questions, options, events and refusals, from one seat's view.

Each subject has its module: `advice`, `prompts`, `options`, `log`, `plays`, `refusals`, `chain`, `reaction_relevance`,
`private_text`, `forfeits`.
"""
