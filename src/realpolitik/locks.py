"""Locks on files, which the system takes back however a process ends.

Where there are no locks, as on some network drives, nobody is kept away.
"""

import sys

if sys.platform == "win32":
    import msvcrt

    def lock(held: int) -> bool:
        """Whether the open file is ours now; it is no other's where it cannot be locked at all."""
        try:
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        except OSError:
            pass
        return True

else:
    import fcntl

    def lock(held: int) -> bool:
        """Whether the open file is ours now; it is no other's where it cannot be locked at all."""
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass
        return True
