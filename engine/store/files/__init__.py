"""Files and folders: atomic writing, limits, locks, translations and reports."""
