### The transcript of a game, a text to read.

transcript-unfinished = The game is not over yet.
# A line of the log that only one seat could see. $who: that seat.
transcript-private = seen only by: { $who }
transcript-margin = Lines that begin with “#” are for the program, which plays the whole game again by them. They are numbered and sealed: leave them as they are.
