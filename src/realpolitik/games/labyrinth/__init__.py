"""Labyrinth: The War on Terror, the whole game: for two, and for one against the Jihadists of the rulebook."""
