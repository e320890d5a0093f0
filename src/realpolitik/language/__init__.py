"""The room where all prose is made: `speak("twilight-struggle", "en").note(note)`."""

from realpolitik.language.speaker import Speaker, languages, speak

__all__ = ["Speaker", "languages", "speak"]
