# Rozegrana partia oczami wyuczonej sieci: szanse na zwycięstwo, szczęście, decyzje.

analysis = Analiza partii
analysis-about = Szanse na zwycięstwo to ocena sieci, która nauczyła się gry, grając sama ze sobą: średnia z tego, co mogli sądzić wszyscy grający, każdy znając swoje karty. Ocenia dobrze, ale może się mylić.
analysis-no-net = Tej gry nie nauczyła się żadna sieć, więc nikt nie powie, kto miał większe szanse. Zamiast tego widać, jak zmieniał się wynik.
analysis-unknown-hands = Część kart tej partii pozostała nieznana, więc nikt nie powie, kto miał większe szanse. Zamiast tego widać, jak zmieniał się wynik.
analysis-no-numpy = Sieć wymaga numpy, którego tu nie ma: { $command }
analysis-points = { $n } p.p.
analysis-played = Jak grała każda ze stron
    .help = Trafna decyzja kosztowała mniej niż jeden punkt procentowy szans. Oddane: ile kosztowały wszystkie decyzje razem. Szczęście: co przyniosły kości i karty ponad to, czego można było oczekiwać.
analysis-turning-points = Punkty zwrotne
    .none = Nic nie odwróciło gry: szanse zmieniały się po trochu.
analysis-mistakes = Najdroższe decyzje
    .none = Żadna decyzja nie kosztowała wiele.
analysis-moved = { $who } { $before } → { $after }
analysis-by-dice = kości { $n }
analysis-by-draws = dobrane karty { $n }
analysis-by-choices = decyzje { $n }
analysis-by-the-rest = nieprzewidziane { $n }
analysis-chose = { $who }: { $question } { $chosen }
analysis-better = Lepiej: { $better }. To kosztowało { $cost }
column-analysis-side = Strona
column-analysis-choices = Decyzje
column-analysis-accuracy = Trafność
column-analysis-given-away = Oddane
column-analysis-dice = Szczęście w kościach
column-analysis-draws = Szczęście w kartach
analysis-measure = Szansa na zwycięstwo
