"""What Twilight Struggle and Red Sea share: influence, control, coups, realignment, DEFCON, the space race, scoring."""
