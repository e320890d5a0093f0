"""`python -m realpolitik`, the same as the command `realpolitik`."""

import sys

from realpolitik.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
