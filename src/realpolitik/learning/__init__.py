"""The learner: nets that teach themselves a game by playing it against themselves. What needs torch, an extra, is in
`torch_mind` alone."""
