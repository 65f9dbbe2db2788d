"""What a game gives the kernel: its parts, its texts and its policies."""
