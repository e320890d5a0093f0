"""Problems: positions of games that were played, in which some choices lose at once. A search found and proved them."""
