"""The guide to Red Sea."""
