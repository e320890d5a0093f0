"""Games of Twilight Struggle as the community's logging tool tells them, replayed through our rules and checked."""
