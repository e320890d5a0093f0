"""The guide to World Order."""
