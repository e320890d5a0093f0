"""Scenes: short lessons to be played, one idea each. A scene is a position, a seat and a goal that the rules judge."""
