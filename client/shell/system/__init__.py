"""What the operating system offers: its dialogs, file manager, terminal and memory."""
