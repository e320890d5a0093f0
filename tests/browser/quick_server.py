"""`realpolitik serve` as the browser tests start it: bots do not pause, nobody has come too often, and every game begun
in the lobby has the same luck.

python quick_server.py PORT DATABASE
"""

import sys

from realpolitik.table import rooms
from realpolitik.table.serve import serve
from realpolitik.table.settings import Limits, Settings

SEED = "1"

if __name__ == "__main__":
    rooms.new_seed = lambda: SEED
    limits = Limits(
        requests=1e6,
        requests_at_once=10**6,
        answers=1e6,
        matches=10**6,
        visitors=10**6,
        chat_of_address=10**6,
        sockets_of_address=10**6,
    )
    settings = Settings(sys.argv[2], port=int(sys.argv[1]), workers=1, bot_pause=0.0, limits=limits)
    sys.exit(serve(settings, open_browser=False, say=print))
