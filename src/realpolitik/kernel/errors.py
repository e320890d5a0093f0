"""What can be wrong with what we are given. Each message says what was wrong and what would be right."""


class RealpolitikError(Exception):
    """Anything a user can cause and mend."""


class WrongAnswer(RealpolitikError):
    """Not among the options, not that seat's turn, or the game is over. Nothing has changed."""


class BadChance(RealpolitikError):
    """A script, or a source of chance of one's own, gave an answer that nature's question does not offer."""


class BadSetup(RealpolitikError):
    """Options, scenario or seats that the game does not have, or that do not go together."""


class BadSave(RealpolitikError):
    """A saved game that is damaged, edited, foreign or newer than this program."""


class NothingToUndo(RealpolitikError):
    """No choice of that seat can be taken back: chance, hidden information or another seat came between."""
