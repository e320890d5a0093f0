"""A tiny game for two to four: decks of their own, secret bids, places on a board, a victory that may be shared.

Each power has a deck of five cards, 1 to 5, and holds two of them. In each of two rounds all bid a card in secret; the
highest number scores, for all who bid it. Then each power in turn puts a token into a region where it has none. At the
end a token counts 1 point.
"""
