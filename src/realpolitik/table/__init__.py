"""The table in the browser: server, storage, live updates, and the page."""
