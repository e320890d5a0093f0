"""Bots for Twilight Struggle."""
