"""Bots for Labyrinth."""
