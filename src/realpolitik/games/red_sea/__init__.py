"""Twilight Struggle: Red Sea, the whole game: two turns in the Horn of Africa and Arabia."""
