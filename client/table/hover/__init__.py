"""Close looks: enlarged cards and open piles."""
