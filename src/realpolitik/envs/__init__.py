"""Games in the usual interfaces of reinforcement learning: `aec` for PettingZoo, `single` for Gymnasium, `vector` for
many games at once. Their packages are an extra, `envs`; each module is imported by its own name."""
