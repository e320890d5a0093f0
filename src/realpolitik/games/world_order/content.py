"""The content in use: chosen when this module is loaded, and the same for as long as the process runs."""

from typing import Final

from realpolitik.games.world_order.content_loading import EDITABLE, load
from realpolitik.games.world_order.content_parts import Content

CONTENT: Final[Content] = load(EDITABLE.folder())
