"""Lessons: what a newcomer is told at each question of a guided game. Like a bot, a lesson knows rules but no words."""
