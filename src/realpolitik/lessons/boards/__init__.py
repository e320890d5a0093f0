"""Any position of a game, laid out by names: for scenes, and for tests."""
