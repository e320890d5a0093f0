"""The bots of World Order."""
