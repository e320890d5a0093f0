"""What every game needs: questions, states, the loop that runs them, matches and saves. It knows no game."""
