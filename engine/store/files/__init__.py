"""Files and folders: atomic writing, limits, locks, translations, reports, and the thread that writes them."""
