"""Actions (RR-4): what players and effects do, step by step, and the group actions."""
