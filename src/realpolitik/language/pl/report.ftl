### Raport z partii: wykresy, tabele i punkty zwrotne.

## Strona.

report-title = { $game }: raport z partii
report-scenario = Scenariusz
report-options = Ustawienia
report-as-usual = zwykłe
report-unfinished = Partia jeszcze trwa: oto jej dotychczasowy przebieg.
report-answers = Decyzje i rzuty
report-charts = Wykresy
report-turning-points = Punkty zwrotne
    .help = Bilans to punkty zwycięstwa wraz z tym, co przyniosłaby natychmiastowa punktacja wszystkich regionów; { $game ->
        [red-sea] oba punkty zapalne z przewagą w Afryce to zwycięstwo, które
       *[other] kontrola Europy to zwycięstwo, które
     } liczy się jako { $winning }. Wymieniono te części partii, które najmocniej przesunęły bilans, o ile nie cofały tylko poprzedniego ruchu przeciwnika i nie zostały cofnięte odpowiedzią. Numery są te same co na wykresie wyniku.
report-no-turning-points = Na razie nic nie przesunęło bilansu choćby o 2 punkty.
report-swing = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } na korzyść { SIDE($side, form: "gen") }
report-balance = bilans { $before } → { $after }
report-lasting = utrzymało się { $n }
report-points = punkty zwycięstwa
report-operations = Operacje
report-operations-total = Razem PO
report-luck = Kości
report-luck-all = Wszystkie rzuty po kolei
report-cards = Karty
report-every-card = Każda karta i co się z nią stało
report-standings = Regiony na koniec partii
    .now = Regiony teraz
    .help = Wpływy i pozycja każdej ze stron oraz to, co przyniosłaby punktacja.
report-special-space = { $held ->
    [control] punkty { SIDE($side, form: "gen") } liczą się podwójnie
    [ahead] { SIDE($side, form: "nom") }: o 1 punkt więcej
   *[other] nic
 }
held-absent = bez wpływów
held-presence = wpływy
held-ahead = przewaga
held-control = kontrola
report-percent = { $n }%

## Kolumny tabel.

column-side = Strona
column-kind = Rodzaj
column-rolls = Rzuty
column-succeeded = Udane
column-expected = Oczekiwane
column-luck = Szczęście
column-swing = Zysk we wpływach
column-expected-swing = Oczekiwany zysk
column-swing-luck = Szczęście we wpływach
column-when = Kiedy
column-where = Gdzie
column-dice = Kości
column-chance = Szansa
column-outcome = Wynik
column-card = Karta
column-uses = Co się z nią stało
column-place = Gdzie jest teraz
column-region = Region
column-net = Punktacja dałaby

outcome-won = sukces
outcome-lost = porażka
outcome-tied = remis

## Kiedy: część partii.

part-setup = Rozstawienie
part-deal = Tura { $turn }, rozdanie
part-headline = Tura { $turn }, nagłówek { SIDE($side, form: "gen") }
part-action = Tura { $turn }, runda akcji { $round }, { SIDE($side, form: "nom") }
part-end-of-turn = Tura { $turn }, koniec
part-final-scoring = Końcowa punktacja

## Karty.

fate-headline = Nagłówek
fate-event = Wydarzenie
fate-operations = Operacje
fate-space-race = Wyścig kosmiczny
fate-triggered = Wywołana inną kartą
fate-discarded = Odrzucona
fate-flashpoint = Odkryta w punkcie zapalnym
use = { $fate } ({ $who ->
    [nobody] tura { $turn }
   *[other] { $who }, tura { $turn }
 }{ $opponent ->
    [1] , z wydarzeniem przeciwnika
   *[other] { "" }
 })
lies-hand-us = na ręce USA
lies-hand-ussr = na ręce ZSRR
lies-draw-pile = w talii
lies-bottom = pod talią, wszystkim znana
lies-discard-pile = na stosie kart odrzuconych
lies-removed = usunięta z gry
lies-table = na stole
lies-unseen = na nieznanej ręce lub w talii

## Wykresy.

chart-score = Wynik
    .help = Punkty zwycięstwa, a także one wraz z tym, co przyniosłaby punktacja wszystkich regionów. Powyżej linii prowadzą USA, poniżej ZSRR. Linie kropkowane: { $winning } punktów daje zwycięstwo.
chart-regions = Co przyniosłyby regiony
    .help = Powyżej linii punktacja dałaby punkty USA, poniżej ZSRR. Trójkąty: region był punktowany i tyle przyniósł.{ $game ->
        [red-sea] {" "}To, co dodają szlaki morskie, jest wliczone.
       *[other] { "" }
     }
chart-standings = Pozycja w regionach
    .help = Cienki pas to obecność, średni to dominacja, gruby to kontrola.{ $game ->
        [red-sea] {" "}Na szlakach morskich: jakieś wpływy, więcej niż przeciwnik, kontrola.
       *[other] { "" }
     }
chart-defcon = DEFCON
    .help = Poziom na koniec każdej rundy akcji. Na poziomie 1 partia jest przegrana.
chart-influence = Wpływy w regionach
    .help = Wszystkie punkty wpływu strony w regionie{ $game ->
        [red-sea] {" "}(Egipt liczy się w obu) i na szlakach morskich
       *[other] { "" }
     }.
chart-operations = Operacje według rodzaju
    .help = PO według wartości, jaką karty miały w chwili użycia, łącznie z operacjami z wydarzeń.
chart-luck = Szczęście w kościach
    .help = O ile więcej rzutów się udało, niż należało oczekiwać. Oczekiwanie jest dokładne: uwzględnia wszystkie możliwe wyniki i modyfikatory z tej chwili. Remis liczy się za połowę; gdy rzucają obie strony, szczęście przypada tej, która działa. Kość, której wynik ktoś dzięki wydarzeniu sam podał, nie jest rzutem.{ $game ->
        [red-sea] {" "}Przewrót w punkcie zapalnym odkrywa kartę: to sukces, jeśli DEFCON pozostał bez zmian, a oczekiwano go tak często, jak często takie karty leżały w talii.
       *[other] { "" }
     }
chart-luck-over-time = Szczęście w czasie
    .help = To samo, rzut po rzucie: rosnąca linia to dobra passa.
chart-cards = Los kart
    .help = Ile razy karty każdej ze stron spotkał dany los. Kreskowanie: zaszło wydarzenie przeciwnika.
chart-turn = Tura
chart-points = punkty
chart-us-ahead = ▲ prowadzą USA
chart-ussr-ahead = ▼ prowadzi ZSRR
chart-vp = punkty zwycięstwa
chart-balance = wraz z tym, co przyniosłyby regiony
chart-defcon-level = poziom
chart-ops = PO
chart-luck-axis = sukcesy ponad oczekiwanie
chart-cards-axis = karty
chart-number = { $n }

luck-bar = { $successes } z { $rolls } (oczekiwano { $expected })
luck-coup = Przewroty
luck-realignment = Zmiany sojuszy
luck-war = Wojny
luck-space-race = Wyścig kosmiczny
luck-contest = Rywalizacje
luck-trap = Wyjście z pułapki
luck-event = Wydarzenia
luck-flashpoint = Karty punktów zapalnych
