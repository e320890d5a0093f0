"""What is thought of games that were played: how the score went, who was likely to win, by luck or by choice."""
