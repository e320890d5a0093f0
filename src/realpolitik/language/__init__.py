"""The room where all prose is made: `speak("twilight-struggle", "en").note(note)`."""

from realpolitik.language.files import languages
from realpolitik.language.speaker import Speaker, speak

__all__ = ["Speaker", "languages", "speak"]
