"""`realpolitik serve` as the browser tests start it: bots do not pause, nobody has come too often, every game begun in
the lobby has the same luck, and hints come after a short search.

python quick_server.py PORT DATABASE [MAIL]
"""

import sys
from dataclasses import replace

from realpolitik.bots.roster import SET_BY, adviser
from realpolitik.table import api_looking, rooms
from realpolitik.table.serve import serve
from realpolitik.table.settings import Limits, Settings

SEED = "1"
LINES = "20n"


def adviser_in_haste(game: str) -> str:
    bot, _, setting = adviser(game).partition(SET_BY)
    return f"{bot}{SET_BY}{LINES}" if setting else bot


if __name__ == "__main__":
    rooms.new_seed = lambda: SEED
    api_looking.adviser = adviser_in_haste
    often = ("matches", "visitors", "requests_at_once", "chat_of_address", "sockets_of_address", "sign_ins")
    seldom = ("opens", "sits", "bells", "blocks", "reports", "reports_of_match")  # by one test, but not by all of them
    limits = replace(Limits(requests=1e6, answers=1e6, looks=1e6), **dict.fromkeys((*often, *seldom), 10**6))
    mail = sys.argv[3] if len(sys.argv) > 3 else ""
    address = f"{'http' if mail else 'https'}://127.0.0.1:{sys.argv[1]}"  # links in mails are followed, others are not
    settings = Settings(
        sys.argv[2],
        port=int(sys.argv[1]),
        workers=1,
        bot_pause=0.0,
        hooks=True,
        push=not mail,
        mail=mail,
        mail_from="table@example.org",
        address=address,
        limits=limits,
    )
    sys.exit(serve(settings, open_browser=False, say=print))
