"""What is made of games that were played: figures, charts and reports; transcripts; games kept by other programs."""
