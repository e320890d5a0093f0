"""Games as numbers: what a seat may know as an array, what it may choose as places of a fixed list of actions."""
