"""Live channels on the wire: what is sent is made smaller, but not at any price."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# By the least effort a screen becomes a tenth of itself, as most of it is in the one before: that must be remembered.
# Greater effort takes longer, and saves little.
EFFORT: Final = {"level": 1, "memLevel": 5}
WINDOW: Final = 14  # bits: 16 kB of what was sent before, for each channel


class Channel(WebSocketsSansIOProtocol):
    """One viewer."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW, client_max_window_bits=WINDOW, compress_settings=EFFORT
            )
        ]

    def keepalive_timeout(self) -> None:
        """Whoever does not read does not come back for a goodbye either: what was sent is not kept for them."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """What a channel is compressed with is most of it, and goes at once: the rest waits for the collector."""
        super().connection_lost(exc)
        self.conn.extensions = []
