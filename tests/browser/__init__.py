"""A package, so that its browser is closed before tests of other folders run: asyncio must be free for them."""
