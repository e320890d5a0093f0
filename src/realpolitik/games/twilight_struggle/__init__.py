"""Twilight Struggle: the Cold War for two, all cards, scenarios and variants."""
