"""Controls of forms, one file each."""
