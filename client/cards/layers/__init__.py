"""What a face is made of, one file for each sort of layer."""
