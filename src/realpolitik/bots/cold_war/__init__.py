"""What the bots for Twilight Struggle and Red Sea share."""
