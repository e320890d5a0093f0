"""What can be wrong with a record."""

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.language.files import REFERENCE
from realpolitik.language.speaker import Speaker, speak
from realpolitik.records.message import Message, speak_of_no_game, told


class BadRecord(RealpolitikError):
    """A record that cannot be understood: the line where it stops making sense, and why, perhaps in words of a game."""

    def __init__(self, line: int, why: Message, game: str = "") -> None:
        self.line = line
        self.why = why
        self.game = game
        super().__init__(self.told(REFERENCE))

    @property
    def reason(self) -> str:
        """Why, in the reference language."""
        return told(self.why, self._speaker(REFERENCE))

    def told(self, language: str) -> str:
        """In words, with the line."""
        speaker = self._speaker(language)
        return speaker.say("record-line", line=str(self.line), why=told(self.why, speaker))

    def _speaker(self, language: str) -> Speaker:
        return speak(self.game, language) if self.game else speak_of_no_game(language)
