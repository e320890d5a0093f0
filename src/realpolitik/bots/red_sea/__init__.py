"""Bots for Red Sea."""
