### Zapis partii: tekst do czytania.

transcript-unfinished = Partia nie jest jeszcze skończona.
transcript-private = widzi to tylko: { $who }
transcript-margin = Wiersze zaczynające się od znaku „#” są dla programu, który dokładnie odtwarza z nich partię. Są ponumerowane i opatrzone sumą kontrolną: nie zmieniaj ich.
