### Raport z partii: wykresy, tabele i punkty zwrotne.

## Strona.

report-title = { $game }: raport z partii
report-scenario = Scenariusz
report-options = Ustawienia
report-as-usual = zwykłe
report-unfinished = Partia jeszcze trwa: oto jej dotychczasowy przebieg.
report-answers = Decyzje i rzuty
report-charts = Wykresy
report-log = Co się wydarzyło
report-no-charts = Wykresy rysuje biblioteka matplotlib, której tu nie zainstalowano. Aby ją zainstalować: { $command }
report-turning-points = Punkty zwrotne
    .help = { $game ->
        [world-order] Bilans to przewaga mocarstwa: jego PZ bez PZ najlepszego z pozostałych.
        [labyrinth] Bilans to zasoby krajów o dobrych rządach bez podwojonych zasobów krajów pod rządami islamistów: to one rozstrzygają, gdy skończy się ostatnia talia.
        [red-sea] Bilans to punkty zwycięstwa wraz z tym, co przyniosłaby natychmiastowa punktacja wszystkich regionów; oba punkty zapalne z przewagą w Afryce to zwycięstwo, które liczy się jako { $winning }.
       *[other] Bilans to punkty zwycięstwa wraz z tym, co przyniosłaby natychmiastowa punktacja wszystkich regionów; kontrola Europy to zwycięstwo, które liczy się jako { $winning }.
     } Wymieniono te części partii, które najmocniej przesunęły bilans, o ile nie cofały tylko poprzedniego ruchu przeciwnika i nie zostały cofnięte odpowiedzią. Numery są te same co na { $game ->
        [labyrinth] pierwszym wykresie
        [world-order] pierwszym wykresie
       *[other] wykresie wyniku
     }.
report-no-turning-points = Na razie nic nie przesunęło bilansu choćby o 2 punkty.
report-swing = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } na korzyść { SIDE($side, form: "gen") }
report-balance = bilans { $before } → { $after }
report-lasting = z tego utrzymało się { $n }
report-points = punkty zwycięstwa
report-resources = zasoby: pod dobrymi rządami { $good }, pod rządami islamistów { $islamist }
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
report-countries = Kraje na koniec partii
    .now = Kraje teraz
report-plots = Zamachy
report-plots-all = Wszystkie zamachy po kolei
report-hidden = zakryty
report-ranking = Miejsca
    .now = Miejsca na teraz
report-lead = { $who }: przewaga nad najlepszym z pozostałych większa o { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
 }
report-vp = PZ według źródeł i rund
    .help = Co każde mocarstwo zyskało i straciło i ile miało na koniec każdej rundy.
report-vp-all = Każde źródło runda po rundzie
report-total = Razem
report-gained = { $gained } → { $total }
report-round = Runda { $n }
report-regions = Regiony przy punktacjach
    .help = Miejsce według żetonów, potem armii; żetony, armie oraz PZ za żetony i miejsce.
report-scoring = Po rundzie { $n }
report-no-scoring = Nie było jeszcze punktacji.
report-not-filled = { $region } (niezapełniony)
report-place = miejsce { $n }
report-tokens = { $n } { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
 }
report-armies = { $n } { $n ->
    [one] armia
    [few] armie
   *[many] armii
 }
report-economy = Gospodarka
report-prosperity = Dobrobyt
report-developments = Karty rozwoju
report-stock = Zasoby na koniec każdej rundy
report-trade = Handel
    .help = Wiersz to kupujący, kolumna to sprzedający: jednostki i zapłacone za nie pieniądze. Eksport trafia do zasobów ogólnych; mocarstwa, którymi nikt nie gra, też sprzedają.
report-deal = { $units } { $units ->
    [one] jednostka
    [few] jednostki
   *[many] jednostek
 } za { $money }
trade-allies = Sojusznicy
trade-supply = Zasoby ogólne (eksport)
report-threats = Doznane zagrożenia
    .help = Wiersz to mocarstwo zagrożone, kolumna to to, które mu zagrażało.
report-no-threats = Żadne zagrożenie nie zadziałało.
report-threats-all = Wszystkie zagrożenia po kolei

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
column-country = Kraj
column-governance = Rządy
column-alignment = Sprzyjanie lub nastawienie
column-resources = Zasoby
column-cells = Komórki
column-troops = Oddziały
column-plot = Zamach
column-rank = Miejsce
column-power = Mocarstwo
column-vp = PZ
column-tokens = Żetony na planszy
column-money = Pieniądze
column-source = Źródło
column-round = Runda
column-buyer = Kupujący
column-threatened = Zagrożone
column-opponent = Przez
column-threat = Zagrożenie
column-defence = Obrona

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
part-phase = Tura { $turn }, faza akcji { $round }, { SIDE($side, form: "nom") }
part-plots = Tura { $turn }, niezablokowane zamachy
part-preparation = Runda { $round }, przygotowania
part-power-turn = Runda { $round }, tura { $turn }, { $who }
part-research = Runda { $round }, badania
part-random-influence = Runda { $round }, losowe wpływy
part-aftermath = Runda { $round }, następstwa
part-scoring = Punktacja po rundzie { $round }

## Karty.

fate-headline = Nagłówek
fate-event = Wydarzenie
fate-operations = Operacje
fate-space-race = Wyścig kosmiczny
fate-triggered = Wywołana inną kartą
fate-discarded = Odrzucona
fate-flashpoint = Odkryta w punkcie zapalnym
fate-reserves = Rezerwy
fate-reassessment = Ponowna ocena
fate-played = Zagrana
fate-asset = Zagrany atut strategiczny
fate-decree = Zagrany dekret
fate-passed = Pas
fate-put-down = Odłożona zakryta
fate-bought = Wzięta z rynku
fate-trashed = Usunięta z gry
fate-developed = Karta rozwoju
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
lies-hand-jihadist = na ręce dżihadystów
lies-lapsing = działa do końca tury
lies-first-plot = pierwszy zamach tury

## Wykresy.

chart-score = Wynik
    .help = Punkty zwycięstwa, a także one wraz z tym, co przyniosłaby punktacja wszystkich regionów. Powyżej linii prowadzą USA, poniżej ZSRR. Linie kropkowane: { $winning } PZ daje zwycięstwo.
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
        [world-order] {" "}na koniec każdej rundy: żetony obu rodzajów, także władz lokalnych i mocarstw, którymi nikt nie gra; 0 to przygotowanie
       *[other] { "" }
     }.
chart-operations = Operacje według rodzaju
    .help = PO według wartości, jaką karty miały w chwili użycia, łącznie z operacjami z wydarzeń.
chart-luck = Szczęście w kościach
    .help = O ile więcej rzutów się udało, niż należało oczekiwać. Oczekiwanie jest dokładne: uwzględnia wszystkie możliwe wyniki i modyfikatory z tej chwili. { $game ->
        [labyrinth] Operacje i wydarzenia liczą się stronie, która rzuca. To, co po prostu się zdarza, liczy się jako szczęście USA: kraj okazał się poprawny, nastawienie jest takie jak ich własne, prestiż wzrósł.
       *[other] Remis liczy się za połowę; gdy rzucają obie strony, szczęście przypada tej, która działa. Kość, której wynik ktoś dzięki wydarzeniu sam podał, nie jest rzutem.
     }{ $game ->
        [red-sea] {" "}Przewrót w punkcie zapalnym odkrywa kartę: to sukces, jeśli DEFCON pozostał bez zmian, a oczekiwano go tak często, jak często takie karty leżały w talii.
       *[other] { "" }
     }
chart-luck-over-time = Szczęście w czasie
    .help = To samo, rzut po rzucie: rosnąca linia to dobra passa.
chart-cards = Los kart
    .help = Ile razy karty każdej ze stron spotkał dany los.{ $game ->
        [world-order] { "" }
       *[other] {" "}Kreskowanie: zaszło wydarzenie przeciwnika.
     }
chart-turn = Tura
chart-victory = Zasoby, które dają zwycięstwo
    .help = Powyżej linii zasoby krajów o dobrych rządach, poniżej pod rządami islamistów. Linie kropkowane: { $good } daje zwycięstwo USA, { $islamist } dżihadystom (jeśli dwa z tych krajów są przyległe; w grze jednoosobowej nie trzeba). Numery: punkty zwrotne.
chart-governance = Rządy w krajach muzułmańskich
    .help = Ile krajów ma jakie rządy po każdej karcie.
chart-tracks = Prestiż i fundusze
    .help = Linie kropkowane dzielą poziomy każdego toru.
chart-relations = Świat i USA
    .help = Nastawienie światowe: powyżej linii twarde, poniżej miękkie. Pas przy krawędzi to nastawienie USA; gdy świat stoi po drugiej stronie, to kara GWOT.
chart-pieces = Oddziały i komórki na mapie
    .help = Oddziały, z NATO o 2 więcej; komórki uśpione i aktywne, łącznie z Sadrem.
chart-plots = Zamachy
    .help = Ile zamachów od początku partii umieszczono, zablokowano i rozstrzygnięto.
chart-scores = Punkty zwycięstwa w czasie
    .help = PZ każdego mocarstwa. Kształty stoją na końcach rund, numery przy punktach zwrotnych.
chart-sources = Punkty zwycięstwa według źródeł
    .help = PZ każdego mocarstwa z całej partii, każde źródło ze swoją literą, gdzie jest na nią miejsce; to, co stracone, leży na lewo od kreski. Liczba to wynik.
chart-money = Pieniądze
    .help = Ile miało każde mocarstwo na koniec każdej rundy; 0 to przygotowanie.
chart-stock = Zasoby
    .help = Jednostki na planszy gracza każdego mocarstwa na koniec każdej rundy; 0 to przygotowanie.
chart-trade = Handel między mocarstwami
    .help = Kto od kogo kupował: jednostki, a pod nimi pieniądze. Im więcej jednostek, tym ciemniej.
chart-round = Runda
chart-money-axis = pieniądze
chart-sellers = sprzedający
chart-buyers = kupujący
chart-deal = { $units }
    .money = za { $money }
chart-good-resources = ▲ zasoby pod dobrymi rządami
chart-islamist-resources = ▼ zasoby pod rządami islamistów
chart-countries = kraje
chart-prestige = Prestiż
chart-funding = Fundusze
chart-hard = twarde
chart-soft = miękkie
chart-world-posture = świat
chart-us-posture = USA
chart-troops = Oddziały
chart-cells = Komórki
plots-placed = Umieszczone
plots-blocked = Zablokowane
plots-resolved = Rozstrzygnięte
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
luck-realignment = Zmiany sojuszu
luck-war = Wojny
luck-space-race = Wyścig kosmiczny
luck-contest = Rywalizacje
luck-trap = Wyjście z pułapki
luck-event = Wydarzenia
luck-flashpoint = Karty punktów zapalnych
luck-war-of-ideas = Wojna idei
luck-recruit = Rekrutacja
luck-travel = Podróże
luck-jihad = Dżihad
luck-plot = Zamachy
luck-plot-damage = Skutki zamachów
luck-governance = Testy krajów
luck-posture = Nastawienie
luck-prestige-direction = Prestiż
