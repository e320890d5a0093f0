### Co mówi strona w przeglądarce: wszystko wokół zdań samej gry. Objaśnienia są w pliku angielskim.

## Okno.

title = { $game } · Realpolitik
title-goes-on = ● Zaczęto nową grę · { $game }
title-your-move = ● Twój ruch · { $game }
bell-against = Grasz przeciw: { $who }

close = Zamknij
menu = Menu
to-lobby = Do lobby
a-moment = Chwileczkę…

## Zanim jest co pokazać.

no-such-match = Nie ma takiej partii.
cannot-open = Nie udaje się otworzyć partii.

## Gdy coś idzie nie tak.

problem-offline = Serwer nie odpowiada. Twój wybór nie został przyjęty; spróbuj ponownie.
problem-stale = Zanim dotarł twój wybór, sytuacja na stole się zmieniła. Teraz wygląda tak.
problem-too-many = Za dużo próśb naraz. Poczekaj chwilę i spróbuj ponownie.
problem-refused = Serwer zamknął połączenie.
problem-crowded = Zbyt wiele osób jest połączonych z tym stołem, a gracze mają pierwszeństwo. Wróć później.
connection-lost = Utracono połączenie. Próbujemy ponownie…
connection-restored = Połączenie wróciło.

## Tory nad planszą.

instruments = Tory
instrument-clock = Tura
    .help = Tura i runda akcji
instrument-defcon = DEFCON
    .help = Jak blisko jest wojna jądrowa: 5 to pokój, 1 kończy grę
instrument-vp = Punkty
    .help = Punkty zwycięstwa: na prawo prowadzą USA, na lewo ZSRR; { $n } PZ daje natychmiastowe zwycięstwo
score-level = remis
instrument-military = Operacje wojskowe
    .help = Operacje wojskowe w tej turze i ile ich wymaga DEFCON
instrument-space = Wyścig kosmiczny
    .help = Jak daleko każda ze stron zaszła na torze wyścigu kosmicznego
instrument-passing = Karta przechodnia
    .help = Kto ma tę kartę: po użyciu przechodzi do przeciwnika; zakrytej nie można zagrać w tej turze
instrument-piles = Karty

clock-aloud = tura { $turn }{ $of ->
    [0] { "" }
   *[other] { " " }z { $of }
 }, { $where }
phase-setup = Rozstawienie
phase-headline = Nagłówki
phase-action = Runda { $round } z { $rounds }
phase-between = Między rundami
phase-none = Przed pierwszą turą

goal = wymagane: { $n }
flag-state = { $held ->
    [no] poza grą
   *[yes] { $up ->
        [yes] odkryta
       *[no] zakryta
    }
 }

## Plansza.

board = Plansza
board-closer = Bliżej
board-farther = Dalej
board-whole = Cała plansza
board-world = Pokaż cały świat
board-hold = Trzymaj
    .help = Plansza zostaje na miejscu i nie podąża za pytaniem.
# $n: ile z tego, co można wybrać, leży za tym brzegiem okna.
board-beyond-left = { $n ->
    [one] Z lewej można wybrać jeszcze 1 miejsce
    [few] Z lewej można wybrać jeszcze { $n } miejsca
   *[many] Z lewej można wybrać jeszcze { $n } miejsc
}
board-beyond-right = { $n ->
    [one] Z prawej można wybrać jeszcze 1 miejsce
    [few] Z prawej można wybrać jeszcze { $n } miejsca
   *[many] Z prawej można wybrać jeszcze { $n } miejsc
}
board-beyond-up = { $n ->
    [one] Wyżej można wybrać jeszcze 1 miejsce
    [few] Wyżej można wybrać jeszcze { $n } miejsca
   *[many] Wyżej można wybrać jeszcze { $n } miejsc
}
board-beyond-down = { $n ->
    [one] Niżej można wybrać jeszcze 1 miejsce
    [few] Niżej można wybrać jeszcze { $n } miejsca
   *[many] Niżej można wybrać jeszcze { $n } miejsc
}
# Jak strona stoi w regionie, jedną literą: obecność, dominacja, kontrola.
standing-sign-presence = O
standing-sign-domination = D
standing-sign-control = K
space-stability = Stabilność { $n }
space-stability-changed = Stabilność { $n } (na planszy: { $printed })
space-battleground = Państwo strategiczne
space-flashpoint = Punkt zapalny
space-special = Nie jest państwem
marker-famine = Głód
marker-centcom_us = CENTCOM: bez USA
marker-centcom_ussr = CENTCOM: bez ZSRR
space-influence = { $side } { $n }
space-influence-controls = { $side } { $n }: kontrola
space-influence-needs = { $side } { $n }: do kontroli brakuje { $more }
space-influence-breaks = { $side } { $n }: do zerwania kontroli brakuje { $more }
space-offer = Wybierz: { $offer }
region-show = Pokaż: { $region }
region-standing = { $side }: { $standing }, { $n } PZ
region-points = { $side }: { $n } PZ
region-pays = Punktacja teraz: { $side } +{ $n } PZ
region-pays-nobody = Punktacja teraz: nikt nic nie zyskuje
# Gdy ułożono plan. $pays: co dałaby punktacja bez niego.
region-unplanned = Bez planu: { $pays }

## Wojna z terroryzmem: wskaźniki, tabliczki i dziennik „Labiryntu”.

instrument-prestige = Prestiż
    .help = Jak świat widzi USA, od 1 do 12; naciśnij, by przeczytać, co znaczy każdy poziom
band-prestige-low = Niski
    .help = Wojna idei: −1
band-prestige-medium = Umiarkowany
    .help = Wojna idei: bez modyfikatora
band-prestige-high = Wysoki
    .help = Wojna idei: +1
band-prestige-very_high = Bardzo wysoki
    .help = Wojna idei: +2
instrument-relations = Relacje GWOT
    .help = Nastawienie USA i nastawienie światowe (z lewej miękkie, z prawej twarde) oraz kara, gdy są przeciwne
relations-us = USA: { $posture }
relations-world = Świat: { $posture } { $n }
relations-even = Świat: równowaga
relations-penalty = Kara GWOT { $n }
instrument-troops = Oddziały
    .help = Oddziały pozostałe na torze; im ich mniej, tym mniej kart dostają USA
band-troops-overstretch = Przeciążenie
    .help = USA dostają 7 kart
band-troops-war = Wojna
    .help = USA dostają 8 kart
band-troops-low_intensity = Mała intensywność
    .help = USA dostają 9 kart
instrument-funding = Fundusze
    .help = Fundusze dżihadystów, od 1 do 9: ile kart dostają i ile komórek mogą zrekrutować
band-funding-tight = Skąpe
    .help = 7 kart; można rekrutować wszystkie komórki z toru prócz 10
band-funding-moderate = Umiarkowane
    .help = 8 kart; można rekrutować wszystkie komórki z toru prócz 5
band-funding-ample = Obfite
    .help = 9 kart; można rekrutować wszystkie komórki z toru
instrument-cells = Komórki
    .help = Komórki, które można teraz zrekrutować: { $n } z { $of } na torze funduszy
share-aloud = { $n } z { $of }
instrument-victory = Zwycięstwo
    .help = Jak blisko natychmiastowej wygranej jest każda strona; naciśnij, by przeczytać słowami
goal-good_resources = { goal-good_resources.title }: { $n } z { $goal }
    .title = Zasoby krajów o dobrych rządach
    .short = zas.
goal-good_or_fair = { goal-good_or_fair.title }: { $n } z { $goal }
    .title = Kraje muzułmańskie o rządach dobrych lub poprawnych
    .short = kraje
goal-islamist_resources = { goal-islamist_resources.title }: { $n } z { $goal }
    .title = Zasoby krajów pod rządami islamistów, w tym dwa przyległe
    .short = zas.
goal-poor_or_islamist = { goal-poor_or_islamist.title }: { $n } z { $goal }
    .title = Kraje muzułmańskie o rządach słabych lub islamistów (przy prestiżu 1)
    .short = kraje
instrument-reserves = Rezerwy
    .help = PO odłożone przez każdą ze stron w tej turze na późniejszą operację: najwyżej 2
instrument-plots = Zamachy
    .help = Zamachy dostępne dżihadystom i BMR, której jeszcze nie zdobyli
plots-available = { $n ->
    [one] { $n } dostępny zamach
    [few] { $n } dostępne zamachy
   *[many] { $n } dostępnych zamachów
 }
plots-loose = BMR na polu „Zaginiona bomba, wzbogacony uran, kazachski szczep”: { $n }
plots-arsenal = BMR w pakistańskim arsenale: { $n }
plots-aside = Zamachy odłożone w zamian za BMR: { $n }
pile-decks = Karty pozostałe w talii; talia { $now } z { $of }
pile-lapsing = Krótkotrwałe
    .help = Pokaż wydarzenia, które trwają do końca tury
pile-first_plot = 1. zamach
    .help = Pokaż kartę na polu pierwszego zamachu
phase-jihadist = Dżihadyści: karta { $round } z { $rounds }
phase-us = USA: karta { $round } z { $rounds }
phase-plots = Rozstrzyganie zamachów
phase-end = Koniec tury

zone-schengen = Schengen
governance-good = Dobre rządy (1)
governance-fair = Poprawne rządy (2)
governance-poor = Słabe rządy (3)
governance-islamist_rule = Rządy islamistów
governance-sign-good = 1
governance-sign-fair = 2
governance-sign-poor = 3
governance-sign-islamist_rule = RI
alignment-ally = Sprzymierzony
alignment-neutral = Neutralny
alignment-adversary = Wrogi
posture-hard = Twarde
posture-soft = Miękkie
posture-sign-hard = Twarde
posture-sign-soft = Miękkie
recruit-sign = REK { $n }
piece-sadr = S
piece-nato = NATO
country-sunni = Sunnicki
country-shia_mix = Szyicko-mieszany
country-non_muslim = Niemuzułmański
country-iran = Iran: ani muzułmański, ani niemuzułmański
country-us = Stany Zjednoczone
country-schengen = Strefa Schengen
country-resources = Zasoby { $n }
country-resources-oil = Zasoby { $n }, eksporter ropy
country-untested = Nieoznaczony
    .short = Nieozn.
country-posture = Nastawienie: { $posture }
country-recruit = Rekrutacja na 1–{ $n }
country-besieged = Oblężony reżim
country-regime-change-green = Zmiana reżimu w tej turze (zielona strona)
country-regime-change-tan = Zmiana reżimu (brązowa strona)
country-troops = { $n ->
    [one] { $n } oddział
    [few] { $n } oddziały
   *[many] { $n } oddziałów
 }
country-nato = NATO
country-aid = pomoc ×{ $n }
country-sleepers = { $n ->
    [one] { $n } uśpiona komórka
    [few] { $n } uśpione komórki
   *[many] { $n } uśpionych komórek
 }
country-active = { $n ->
    [one] { $n } aktywna komórka
    [few] { $n } aktywne komórki
   *[many] { $n } aktywnych komórek
 }
country-sadr = Sadr
country-cadre = kadra
country-plots = { $n ->
    [one] { $n } zakryty zamach
    [few] { $n } zakryte zamachy
   *[many] { $n } zakrytych zamachów
 }
plot-1 = zamach 1
plot-2 = zamach 2
plot-3 = zamach 3
plot-wmd = zamach z BMR
plot-backlash = objęty „Reakcją zwrotną”
legend-good = Dobre rządy
legend-fair = Poprawne
legend-poor = Słabe
legend-islamist_rule = Rządy islamistów
legend-oil = Zasoby, ropa
legend-troops = Oddziały
legend-sleepers = Uśpione komórki
legend-active = Aktywne komórki
legend-cadre = Kadra
legend-aid = Pomoc
legend-besieged = Oblężony reżim
legend-green = Nowa zmiana reżimu
legend-tan = Zmiana reżimu
legend-plot = Zamach, zakryty
log-why = Dlaczego dżihadyści tak zrobili

## Co da wybór.

tip-choose = Wybierz
tip-odds = { $ways } z { $of } · { $percent }%
tip-nothing = Nic się nie zmieni.
tip-otherwise = Inne wyniki.
tip-takes-control = Przejęcie kontroli: { $side }.
tip-loses-control = Utrata kontroli: { $side }.
# $was, $now: miejsce w regionie, 0 oznacza żadne; $before, $after: ile PZ by przyniosło.
tip-place = { $name }: { $was ->
    [0] bez miejsca
   *[other] miejsce { $was }
 } → miejsce { $now } (PZ: { $before } → { $after })
tip-lost = Przegrywasz grę.
tip-lost-odds = W { $ways } { $ways ->
    [one] przypadku
   *[other] przypadkach
 } na { $of } przegrywasz grę.
tip-won = Wygrywasz grę.

## Pola wyścigu kosmicznego w małej tabeli.

boxes = Wyścig kosmiczny
box-name = Pole
box-operations = PO
box-roll = Rzut
box-roll-value = 1–{ $n }
box-points = PZ, 1. / 2. gracz
abilities = Zdolności: ma je strona, która tam dotarła, gdy druga jeszcze nie
ability-nobody = nie ma jej nikt

## Stosy i ręce.

pile-deck = Talia
    .help = Ile kart zostało w talii
pile-discard = Odrzucone
    .help = Pokaż karty odrzucone
pile-removed = Usunięte
    .help = Pokaż karty usunięte z gry
pile-empty = Nie ma tu kart.

hand = Twoje karty
hand-fold = Ręka
hand-size = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
 }
seen-count = { $n ->
    [one] { $n } znana
    [few] { $n } znane
   *[many] { $n } znanych
 }
seen = { $who }: znane ci karty na ręce
in-play = W grze
cards-elsewhere = Wybierz jedną z tych kart

card-starred = Po wydarzeniu usuwana z gry
card-scoring = Punktacja
card-either-side = Neutralna
card-lasting = Trwały efekt
card-borrowed = Z drugiej gry
card-reconstructed = Nasza rekonstrukcja
card-disputed = Źródła są rozbieżne
card-number-reconstructed = Numer karty to nasza rekonstrukcja
card-down = Zakryta.
card-lifted = Karta z bliska
card-choose = Wybierz tę kartę
card-put-down = Odłóż
card-aloud = { $title }, { $operations ->
    [0] bez punktów operacji
    [one] { $operations } punkt operacji
    [few] { $operations } punkty operacji
   *[many] { $operations } punktów operacji
 }, { $marks }. { $text }

## Kto siedzi przy stole.

somebody = Gracz
seat-open = Wolne miejsce
seat-bot = Bot
seat-by-rules = grają według schematu z instrukcji
seat-online = Przy stole
seat-away = Poza stołem
seat-holders = { $n ->
    [one] Miejsce zajęte z { $n } przeglądarki lub programu
    [few] Miejsce zajęte z { $n } przeglądarek lub programów
   *[many] Miejsce zajęte z { $n } przeglądarek lub programów
 }
seat-asked = Wybiera
seat-waits = To miejsce jest jeszcze wolne: { $who }
watching = Obserwator

## Pytanie.

your-move = Twój ruch: { $who }
not-your-move = Nie twój ruch
nothing-asked = Nikt nie ma teraz niczego do wyboru.
choose-on-board = Wybierz na planszy.
choose-card = Wybierz kartę.
# Nad opcjami, których nie można teraz wybrać, z powodem; dla słuchających.
withheld = Teraz niemożliwe
remaining = Pozostało { $left } z { $of }
# Over the question, after whose move it is: nothing of what is laid has happened yet.
plan-draft = szkic
# What the card could be used for instead.
plan-uses = Użycie karty
plan-steps = Twój plan
# Of what there is to use, operations points mostly, but also pieces and cards, how much the plan has used.
plan-spent = Wykorzystano { $spent } z { $of }
# What a step costs of it.
plan-price = kosztuje { $n }
# Takes back a step of the plan, and all after it. $what: the step.
plan-back = Cofnij: { $what }
plan-if = Jeśli zatwierdzisz
plan-control = Kontrola
# Nobody controls a country.
plan-nobody = nikt
plan-more = { $n ->
    [one] jeszcze { $n }
    [few] jeszcze { $n }
   *[many] jeszcze { $n }
    }
plan-if-scored = { $region }, przy punktacji
# How much of a goal would be reached.
plan-of = { $n } z { $of }
plan-same = { $now }, bez zmian
plan-money = Pieniądze
plan-undo =
    .help = Cofnij ostatni krok planu (klawisz u)
plan-done = Gotowe
    .help = Wykonaj plan (klawisz Enter)
plan-goes-on = Plan trwa: najpierw odpowiedz na pytanie
plan-unspent = Niewykorzystane: { $n }. „Gotowe” zapyta raz.
plan-until-chance = Plan gotowy. Po „Gotowe” zdecyduje los.
plan-until-others = Plan gotowy. Po „Gotowe” wybierają inni.
plan-until-round = Plan gotowy. „Gotowe” kończy rundę.
plan-until-setup = Plan gotowy. „Gotowe” kończy rozstawianie.
plan-until-hidden = Plan gotowy. Po „Gotowe” coś zakrytego wyjdzie na jaw.
plan-until-end = Plan gotowy. Po „Gotowe” gra się skończy.
# A step of the plan on the board; a click takes it back. $number: which step, $what: what was laid there.
plan-marker = Krok { $number }: { $what }. Naciśnij, by cofnąć
unspent-title = Coś zostanie
unspent-what = Można wykorzystać jeszcze { $n }; jeśli teraz skończysz, to przepadnie.
unspent-yes = Zakończ tutaj
unspent-no = Planuj dalej
undo = Cofnij
    .help = Cofnij ostatni wybór (klawisz u)
take-back = Poproś o cofnięcie
    .help = Poproś innych o zgodę na cofnięcie twojego ostatniego wyboru. { $what }
hint = Rada
    .help = Zapytaj bota, co by wybrał (klawisz h)
hint-asked = Bot myśli…
hint-by = Rada bota „{ $bot }”

wish = Prośba o cofnięcie wyboru ({ $who }):
wish-mine = Prosisz o cofnięcie tego wyboru. Czekamy na zgodę: { $who }
draw-wish = Propozycja remisu ({ $who }).
draw-wish-mine = Proponujesz remis. Czekamy na zgodę: { $who }
wish-agree = Zgadzam się
wish-refuse = Odmawiam
wish-give-up = Wycofaj prośbę

duties = Nie zapomnij
game-over = Koniec gry
you-won = Wygrywasz. Dobra robota!
you-lost = Przegrywasz.
# Nikt nie wygrał.
you-drew = Remis.
report = Raport
    .help = Gra w liczbach i na wykresach
record = Pobierz zapis
keepsake = Pobierz jako jedną stronę
    .help = Cała gra w jednym pliku, do obejrzenia w każdej przeglądarce, bez sieci
keepsake-making = Plik powstaje, może to potrwać minutę…
charts = Wykresy
share-replay = Udostępnij powtórkę
rematch = Rewanż
    .help = Nowa gra z tymi samymi ustawieniami i na tych samych miejscach
go-on = Do następnej gry
    .help = Ci sami gracze zaczęli nową grę: Twoje miejsce czeka

## Przewodnik w grze z przewodnikiem i to, co mówi na końcu.

guide = Przewodnik
guide-fold = Zwiń
guide-unfold = Pokaż przewodnika
guide-beware = Uwaga
# Nad tym, do czego doprowadził ostatni wybór i co od tego czasu zrobił przeciwnik.
guide-happened = Co się stało i dlaczego
# Nad tym, o czym warto pomyśleć przy tym pytaniu.
guide-weigh = Warto rozważyć
# Przycisk: pyta bota o jego wybór.
guide-ask = Co radzisz?
decided = Co rozstrzygnęło grę
decided-whole = Gra jako całość
decided-next = Czego spróbować dalej
decided-show = Pokaż tę chwilę w powtórce
other-side = Zagraj drugą stroną
    .help = Nowa gra z przewodnikiem, z zamienionymi stronami

## Przy prawdziwym stole: pudełko z grą leży przed wami, a strona prowadzi planszę.

by-hand = Przy waszym stole
name-cards = Kilka liter, potem Enter
name-cards-none = Niczego takiego tu nie ma.
hand-unknown = { $n ->
    [one] { $n } nieznana karta
    [few] { $n } nieznane karty
   *[many] { $n } nieznanych kart
 }
set-right = Popraw planszę
    .help = Powiedz, co naprawdę stoi na planszy przed wami
set-right-help = Wybierz miejsce na planszy albo znajdź tutaj, co się nie zgadza.
set-right-what = Co poprawić?
set-right-all = Wszystko, co można poprawić
set-right-now = { $value } (teraz)
set-right-do = Ustaw
set-right-refused = Na otwarte pytanie nie dałoby się wtedy odpowiedzieć: najpierw na nie odpowiedz albo cofnij ruch.
set-right-elsewhere = Tej karty nie może być na tej ręce: widziano ją gdzie indziej.
set-right-hand = { $who }: { $n ->
    [one] { $n } nieznana karta. Czy ją pokazano?
    [few] { $n } nieznane karty. Czy którąś pokazano?
   *[many] { $n } nieznanych kart. Czy którąś pokazano?
 }
matters-title = Co jest na tej ręce? { $who }
matters-what = { $n ->
    [one] To, co nastąpi, zależy od karty, której program nie zna ({ $n }). Podaj ją, jeśli ma znaczenie.
    [few] To, co nastąpi, zależy od { $n } kart, których program nie zna. Podaj te, które mają znaczenie.
   *[many] To, co nastąpi, zależy od { $n } kart, których program nie zna. Podaj te, które mają znaczenie.
 }
matters-all = { $n ->
    [one] Ostatnia karta z tej ręki zostanie teraz ujawniona. Podaj ją ({ $n }).
    [few] Karty z tej ręki zostaną teraz ujawnione. Podaj wszystkie ({ $n }).
   *[many] Karty z tej ręki zostaną teraz ujawnione. Podaj wszystkie ({ $n }).
 }
matters-which = Karty na ręce: { $who }
matters-not = Nie ta
matters-those = Te, i to wszystkie
matters-none = Żadna nie ma znaczenia

## Przed wyborem, który może zgubić.

fatal-title = To grozi przegraną
fatal-what = { $surely ->
    [yes] { $choice }: przegrasz grę.
   *[no] { $choice }: w { $ways } { $ways ->
        [one] przypadku
       *[other] przypadkach
     } na { $of } natychmiast przegrasz grę.
 }
fatal-yes = Wybieram mimo to
fatal-no = Wybieram inaczej

## Dziennik, tura, czat.

log = Dziennik
log-empty = Nic się jeszcze nie wydarzyło.
log-before = Przed grą
log-new = { $n ->
    [one] 1 nowy wpis
    [few] { $n } nowe wpisy
   *[many] { $n } nowych wpisów
 }
turn-and-effects = Efekty
# Over the piles that lie open: discards, removed cards.
cards-out = Karty
# Przełącznik: jakie karty mogły jeszcze nie wyjść, sądząc po jawnej grze i własnej ręce.
cards-still-out = Pokaż, co jeszcze nie wyszło
cards-unseen = W talii albo na ręce
    .help = Tylko na podstawie tego, co zagrano jawnie, i twoich kart.
cards-in-hand = Widziane na ręce przeciwnika
cards-in-pile = Na pewno w talii
cards-later = Nie wcześniej niż w turze { $turn }
effects = Działające efekty
effects-none = Nie działa teraz żaden efekt.
sequence = Tura krok po kroku
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-placeholder = Napisz coś
chat-send = Wyślij

## Zasady z boku.

rules = Zasady
rule-open = Pokaż zasadę { $rule }
rule-unknown = Nie ma zasady { $rule }.
rule-previous = Poprzednia zasada
rule-next = Następna zasada
rules-under = Podpunkty
rules-beside = Sąsiednie zasady
rules-all = Wszystkie zasady

## Kurtyna: przy jednym ekranie kilku graczy, a cudzych kart nie wolno widzieć.

curtain = Przekaż ekran
curtain-next = { $n ->
    [0] Czekamy na pozostałych
    [1] Teraz gra: { $who }
   *[other] Każdy wybiera w tajemnicy
 }
curtain-help = Dopóki kurtyna jest opuszczona, nie widać niczyich kart.
curtain-lift = { $who } to ja: podnieś kurtynę
curtain-back = Wróć do gracza: { $who }

## Powtórka.

replay = Powtórka
replay-moment = Moment { $at } z { $of }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Krok naprzód
replay-last = Na koniec
replay-mark-back = Do poprzedniego znacznika
replay-mark-forward = Do następnego znacznika
replay-marks = Znaczników tutaj: { $n }.
replay-speed = Tempo
replay-eyes = Kto patrzy
replay-everybody = wszyscy
replay-share = Link do tego momentu
replay-close = Zamknij powtórkę
replay-to-now = Wróć do gry
# Over a curve of several sides. $measure: what is counted, «Victory points».
curve-less-average = { $measure }: różnica względem średniej wszystkich
analysis = Analiza partii
# $share: how much of it is done, «40%».
analysis-working = Trwa analiza: { $share }
# What stands over a remark on the moment shown, and over the list of all such.
analysis-turning = Punkt zwrotny
analysis-mistake = Droga decyzja
analysis-turning-list = Punkty zwrotne
analysis-turning-none = Nic nie odwróciło gry: szanse zmieniały się po trochu.
analysis-mistake-list = Najdroższe decyzje
analysis-mistake-none = Żadna decyzja nie kosztowała wiele.
play-on = Graj dalej od tego miejsca
# $at of $of answers had been given then.
play-on-help = Nowa partia zacznie się od chwili { $at } z { $of }; ta pozostanie bez zmian. Dalej kości i talia zdecydują na nowo. Znasz już może wszystkie karty; zaproszeni widzą tylko swoje.

## What others did, shown one thing after another; and the strip that keeps it.

theatre = Co robią inni
# $who: the side that moves.
theatre-moves = Ruch: { $who }
theatre-own = Co przyniósł twój ruch
theatre-since = Od twojej ostatniej wizyty
theatre-next = Zmiany pozostaną zaznaczone, dopóki nie odpowiesz.
pace = Tempo
pace-calm = Spokojne
pace-brisk = Szybkie
pace-off = Bez pokazu
hasten = Szybciej
# The key.
key-space = Spacja
skip = Pomiń
turn-strip = Co ostatnio zrobili inni
strip-again = Powtórz
# What a die needs; $n: a face of it.
needs-at-least = potrzeba { $n } lub więcej
needs-at-most = potrzeba { $n } lub mniej
roll-succeeds = sukces
roll-fails = porażka

## Being told, when away, at an address of one’s own.

reach = Kiedy nie ma cię przy stole
reach-help = Jeśli czeka na ciebie pytanie, a twoje miejsce nie jest nigdzie otwarte, stół po pewnym czasie cię o tym powiadomi: raz, dopóki nie odpowiesz. Po końcu partii powiadomi cię, jeśli zaczęto dla ciebie następną; dobę po końcu zapomni adres. Nikt inny przy stole nie widzi adresu; kto przeczyta wiadomość, może oglądać partię przez link.
reach-help-over = Partia jest skończona i pytań już nie będzie. Jeśli zostanie dla ciebie zaczęta następna, stół powiadomi cię w podany niżej sposób, a dobę po końcu zapomni, dokąd pisać. Do tego czasu możesz to tutaj usunąć.
reach-hook = Webhook, na przykład kanału na Discordzie
reach-mail = E-mail
reach-keep = Zachowaj
reach-remove = Usuń
reach-remove-aloud = Usuń: { $what }
reach-kept = Zachowano: wiadomości przyjdą tutaj.
reach-unconfirmed = Wysłano wiadomość z linkiem. Dopóki go nie otworzysz, nic więcej nie przyjdzie.
reach-failing = { $n ->
    [one] Ostatnia próba wysłania się nie udała; stół spróbuje ponownie.
    [few] Ostatnie { $n } próby wysłania się nie udały; stół spróbuje ponownie.
   *[many] Ostatnich { $n } prób wysłania się nie udało; stół spróbuje ponownie.
 }
reach-dropped = Wiadomości pod podany przez ciebie adres nie dochodziły i stół go zapomniał. Możesz podać go ponownie w menu.
reach-push = Powiadamiaj tę przeglądarkę, nawet gdy strona jest zamknięta
reach-push-kept = Wiadomości będą przychodzić do tej przeglądarki.
reach-push-elsewhere = Wiadomości przychodzą do innej twojej przeglądarki. Jeśli włączysz to tutaj, będą przychodzić do tej zamiast do tamtej.
reach-push-unable = Ta przeglądarka nie przyjmuje wiadomości dla zamkniętej strony. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.
reach-push-dropped = Wiadomości przestały docierać do twojej przeglądarki i stół ją zapomniał. Możesz włączyć ją ponownie w menu.
reach-bad-hook = Tam stół nie pisze: potrzebny jest adres https z pełną nazwą serwera.
reach-bad-mail = Pod taki adres e-mail stół nie może napisać.

## Menu.

language = Język
theme = Kolory
theme-dark = Noc
theme-paper = Papier
text-size = Wielkość tekstu
text-percent = { $percent }%
sound = Cichy dźwięk przy twoim ruchu
notify = Powiadamiaj, gdy ruch jest mój, a strony nie widać
notify-first = Tak będzie wyglądać powiadomienie o twoim ruchu
notify-forbidden = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej witryny.
notify-unable = Ta przeglądarka nie pokazuje powiadomień dla tej strony.
fold = Zwiń panel boczny
at-once = Działaj od razu: każdy wybór liczy się, gdy tylko zapadnie
links = Linki
link-watch = Oglądanie
link-invite = Gra: { $who }
link-device = Na innym urządzeniu: { $who }
links-help = Kto ma link do miejsca, ten na nim zasiada. Nie wysyłaj go nikomu innemu.
promised = Kości, które można sprawdzić
promised-help = Kości i karty pochodzą z sekretu ustalonego przed pierwszą z nich. Jego skrót (SHA-256) stoi tu od początku, sam sekret po zakończeniu partii: zachowaj skrót, a nikt nie zmieni tego, co ma wypaść. Cofnięcie wyboru przynosi nowy sekret.
promised-since = Od rzutu lub karty numer { $number }
promised-digest = Skrót
promised-seed = Sekret
# Strona pochodzi z tego samego komputera, pod nazwą, którą każdy komputer nazywa sam siebie. $host: ta nazwa, 127.0.0.1.
# Dalej stoi polecenie, a po nim drugie zdanie. $port: liczba.
link-only-here = Nikt inny nie otworzy tego linku: { $host } to nazwa, którą każdy komputer nazywa sam siebie. Aby grać z innymi w swojej sieci, uruchom stół poleceniem
link-only-here-then = i otwórz tę stronę pod adresem tego komputera w sieci, na przykład http://192.168.1.20:{ $port }. Wtedy linki z niej otworzą się u wszystkich w tej sieci.
link-renew = Nowy link
    .help = Poprzedni link przestanie działać
# Twórca gry odbiera miejsce temu, kto je zajął; przycisk pyta jeszcze raz.
seat-empty = Zwolnij miejsce: { $who }
    .help = Kto tam siedzi, straci miejsce, a wszystkie linki do niego przestaną działać.
seat-empty-sure = Tak, zwolnij
seat-emptied = To miejsce nie należy już do ciebie: zostało zwolnione albo oddane botowi. Odśwież stronę, aby oglądać.
bot-instead = { $who }: gra { $bot }
copied = Skopiowano.
copy-yourself = Skopiuj link poniżej.

## Klawisze.

keys = Pomoc i klawisze
help = Jak się tu gra
help-glow = Wybrać można to, co świeci: miejsce na planszy, kartę, przycisk. Wystarczy jedno kliknięcie.
help-look = Zatrzymaj wskaźnik na czymkolwiek, a przeczytasz, co się stanie i z jaką szansą albo dlaczego nie można tego wybrać. Palcem: dotknięcie wybiera, dłuższe opowiada; kartę najpierw się podnosi, by ją przeczytać.
help-plan = To, co wybierzesz, trafia najpierw do planu: każdy krok można cofnąć, a gdy wszystko się zgadza, naciśnij „Gotowe”. Kto chce szybkości, może działać od razu: zobacz menu.
help-undo = Ostatni wybór można cofnąć, dopóki nie rzucono kością i nie ujawniło się nic ukrytego. Potem można o to poprosić innych.
help-names = Numer taki jak 6.3.1 otwiera tę zasadę. Nazwy w dzienniku pokazują miejsce na planszy lub kartę.
help-hint = Bot może udzielić rady. Przed wyborem, który grozi przegraną, padnie pytanie.
help-keys = Klawisze
keys-buttons = Wybierz przycisk o tym numerze
keys-arrows = Poruszaj się po planszy albo po kartach
keys-enter = Wybierz to, co zaznaczone
keys-tab = Przejdź dalej
keys-zoom = Bliżej, dalej, cała plansza
keys-undo = Cofnij
keys-done = Gotowe: wykonaj plan
keys-back = Cofnij ostatni krok planu
keys-hint = Poproś o radę
keys-hand = Zwiń lub pokaż rękę
keys-log = Dziennik
keys-turn = Działające efekty i tura krok po kroku
keys-chat = Czat
keys-rule = Zasada dotycząca tego, na co patrzysz, albo samego pytania
keys-menu = Menu
keys-again = Pokaż jeszcze raz, co zrobili inni
keys-hasten = Przyspiesz pokaz o jeden krok
keys-replay = W powtórce: krok, tura, znacznik
keys-escape = Zamknij to, co otwarte
keys-help = Ta lista

## Lobby

lobby-about = Karciane gry o światowej polityce przy jednym stole
lobby-how = Bez konta i bez instalacji: jedno kliknięcie i siedzisz przy planszy.
# Zamiast tego tym, którzy jeszcze nie grali; dalej stoi gra i czas jej trwania.
lobby-new = Pierwszy raz tutaj?
lobby-new-begin = Zacznij partię z przewodnikiem
lobby-language = Język
lobby-theme = { $theme ->
    [dark] Włącz motyw „Papier”
   *[paper] Włącz motyw „Noc”
 }
lobby-nickname = Twoje imię
lobby-nickname-none = Zobaczą je inni
lobby-nickname-kept = Zapisano
lobby-unreachable = Serwer nie odpowiada. Strona sama spróbuje ponownie.
lobby-waiting = { $games ->
    [one] { $games } partia czeka na twój ruch.
    [few] { $games } partie czekają na twój ruch.
   *[many] { $games } partii czeka na twój ruch.
 }

## Lobby: nowa partia

# Drzwi dla nowych graczy.
learn = Nauka gry
# $scene: tytuł krótkiej sceny.
learn-next = Następna scena: { $scene }
learn-go-on = Zagraj scenę
learn-all = Wszystkie sceny
learn-all-done = Wszystkie sceny ukończone. Teraz partia z przewodnikiem albo prawdziwa.
learn-guided = Pierwsze partie z przewodnikiem
# $game: tytuł gry.
learn-what = Twoja pierwsza gra: { $game }, z przewodnikiem.
# $seats: ilu gra.
learn-help = Prawdziwa gra przeciw { $seats ->
    [2] botowi
   *[other] botom
 }. Przy każdym pytaniu przewodnik mówi, czego dotyczy i co rozważa rozsądny gracz; wybór należy do ciebie.
# Przycisk. $seat: USA, ZSRR …
learn-as = Zacznij jako { $seat }
# Przy stole i w lobby: krótkie sceny do nauki i zadanie na każdy dzień.
scene = Scena
scene-goal = Cel:
scene-done = Udało się
scene-missed = Nie tym razem
scene-again = Jeszcze raz
scene-next = Następna scena
scene-guided = Do partii z przewodnikiem
# Czytane na głos przed tytułem sceny.
scene-ticked = ukończone:
# $game: tytuł gry.
scenes-of = { $game }: krótkie sceny
# $done z $all scen.
scenes-done = Ukończone: { $done } z { $all }
problem-of-today = Zadanie dnia
problem-try = Spróbuj
problem-yesterday = Wczorajsze
# $days: on how many days the problem of the day was solved, without a gap.
problem-run = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[other] { $days } dni z rzędu
 }
# Unfolds the choices that solve a problem, once it is over.
problem-survives = Pokaż, co ratuje
# The table on a big screen, in the lobby.
wall = Na ścianie
    .help = Partia na dużym ekranie, jak widzą ją widzowie, bez żadnych przycisków
wall-which = Która partia
# Before a list of games.
wall-bots = Grają boty
wall-open = Otwórz
# $game: tytuł gry; $seat: USA, ZSRR …; $level: od 1 do 3.
problem-about = { $game }. Twoja strona: { $seat }. { $level ->
    [1] Łatwe.
    [2] Średnie.
   *[3] Trudne.
 }
lobby-games = Zacznij grę
lobby-rules = Zasady
lobby-against = Przeciwnik
lobby-as = jako { $seat }
lobby-against-as = { $game }: grasz jako { $seat }, przeciwnik: { $bot }
# Następne przyciski mają krótki napis, część długiego.
lobby-alone = Zagraj w pojedynkę
    .short = W pojedynkę
lobby-hot-seat = { $seats ->
    [2] We dwoje przy tym ekranie
   *[other] Wszyscy przy tym ekranie
 }
    .short = Przy tym ekranie
lobby-hot-seat-help = Gracie na zmianę, a karty zasłania kurtyna.
lobby-friend = { $seats ->
    [2] Gra ze znajomym
   *[other] Gra ze znajomymi
 }
    .short = { $seats ->
        [2] Ze znajomym
       *[other] Ze znajomymi
     }
lobby-friend-help = { $seats ->
    [2] Wysyłasz link, a znajomy siada do stołu.
   *[other] Wysyłasz linki, a znajomi siadają do stołu.
 }
lobby-friend-which = { $seats ->
    [2] Wybierz stronę. Potem dostaniesz link dla znajomego.
   *[other] Wybierz stronę. Potem dostaniesz po linku dla każdego z pozostałych.
 }
lobby-starting = Zaczynamy…
lobby-problem-offline = Serwer nie odpowiada. Partia się nie zaczęła: spróbuj za chwilę.
lobby-problem-choices = To nie pasuje do innych ustawień: { $options }.
lobby-problem-too-many = Zaczęto stąd zbyt wiele partii w krótkim czasie. Poczekaj trochę i spróbuj ponownie.
lobby-invite-title = Partia jest gotowa
lobby-invite-help = { $links ->
    [1] Wyślij ten link znajomemu. Kto ma link, ten ma miejsce.
   *[other] Wyślij każdemu ze znajomych jeden z tych linków. Kto ma link, ten ma miejsce.
 }
lobby-invite-for = Link: { $seat }
lobby-invite-copy = Kopiuj link
# Co wysyła się razem z linkiem. $game: tytuł gry; $seat: strona.
lobby-invite-text = Zaproszenie do gry: { $game }. Twoja strona: { $seat }.
lobby-invite-share = Udostępnij…
lobby-invite-copied = Skopiowano
lobby-invite-copy-yourself = Link jest zaznaczony: skopiuj go (Ctrl+C).
lobby-invite-enter = Do stołu
lobby-invite-again = Link znajdziesz też w menu partii.

## Lobby: zapisana partia

opening-heading = Otwórz zapis
opening = Otwórz zapisaną partię…
opening-reading = Czytamy…
opening-help = Zapis gry, stenogram, dokument z danymi albo dziennik, który prowadzi program graczy do edycji cyfrowej. Plik można też po prostu tu upuścić.
opening-bad-record = Tego pliku nie da się otworzyć: stół nie umie odczytać takiego zapisu partii.
opening-disagreement = To, co opowiada plik, nie zgadza się z zasadami, więc partia nie została otwarta.
opening-too-large = Ten plik jest za duży jak na zapis partii.
opening-watch = Oglądaj od początku
opening-play = Graj dalej
opening-play-help = Albo graj dalej od miejsca, w którym partia się urywa. Masz plik i możesz znać z niego wszystkie karty; zaproszeni widzą tylko swoje.
opening-by-hand = Grano przy prawdziwym stole, własną kością lub kartami, i tak partia potoczy się dalej: wszyscy gracze siedzą przy tym ekranie.
opening-unfinished = niedokończona
opening-habits = Dziennik opowiada niektóre rzeczy po swojemu

## Lobby: więcej ustawień

lobby-more = Więcej ustawień
# $game: tytuł gry.
lobby-more-of = { $game }: więcej ustawień
lobby-scenario = Scenariusz
lobby-seats = Kto gra
lobby-seat-here = Przy tym ekranie
lobby-seat-invite = Znajomy, przez link
lobby-seat-bot = { $bot } (bot)
lobby-table = Przy prawdziwym stole
lobby-table-help = Pudełko z grą leży przed wami, a ten ekran prowadzi planszę. Wszyscy gracze siedzą tutaj.
lobby-table-no = Nie, rzuca i rozdaje program
lobby-table-dice = Sami rzucamy kością
lobby-table-cards = Sami rzucamy kością i rozdajemy karty
lobby-table-unknown = Czyje karty pozostają tajne
lobby-table-unknown-help = O takie karty program pyta dopiero, gdy się je pokaże albo gdy mają znaczenie.
lobby-presets = Jak grać
# Ustawienia zmieniano pojedynczo i nie odpowiadają już żadnemu zestawowi.
lobby-preset-own = Własny wybór
lobby-preset-own-help = Tak, jak wybierasz poniżej.
lobby-options = Ustawienia
lobby-rule = Zasada { $rule }
lobby-start = Zacznij grę
lobby-start-watching = Oglądaj ich grę
lobby-usual = Przywróć zwykłe ustawienia

## Lobby: partie gracza

lobby-running = Twoje partie
lobby-nothing-running = Żadna partia nie jest w toku. Zacznij grę, a będzie tu czekać, gdy wrócisz w tej przeglądarce.
lobby-your-move = Twój ruch
lobby-their-move = Ruch: { $who }
lobby-continue = Graj dalej
lobby-watch = Oglądaj
lobby-look = Zobacz
lobby-invitation = Link z zaproszeniem
lobby-you = ty
lobby-you-as = { $nickname } (ty)
lobby-somebody = ktoś
lobby-nobody-yet = jeszcze nikt
lobby-online = teraz tutaj
lobby-guided = z przewodnikiem
lobby-match-more = Więcej o tej partii
lobby-goes-on = Zaczęto nową grę: Twoje miejsce czeka
lobby-finished = Zakończone
lobby-watch-again = Obejrzyj ponownie
lobby-download = Pobierz

## Zaproszenie

join-welcome = Masz zaproszenie do gry
# $host: kto zaprasza; $game: tytuł gry.
join-welcome-by = { $host } zaprasza cię do gry: { $game }
join-welcome-to = Masz zaproszenie do gry: { $game }
# Dalej stoi nazwa strony.
join-side = Twoja strona:
join-welcome-help = Powiedz innym, kim jesteś, i zajmij miejsce przy stole.
join-name = Twoje imię
join-sit-down = Zajmij miejsce
join-joining = Zajmujemy miejsce…
join-busy = Serwer jest bardzo zajęty. Poczekaj chwilę i spróbuj ponownie.
join-dead = To zaproszenie już nie działa
join-dead-help = Powstał nowszy link do tego miejsca albo gra na nim już bot. Poproś o nowy tego, kto przysłał ci zaproszenie.
join-without-key = W tym adresie nie ma zaproszenia
join-without-key-help = Link z zaproszeniem kończy się znakiem „#” i długim ciągiem liter. Może jego koniec zginął po drodze: otwórz go jeszcze raz albo poproś o ponowne przysłanie.
join-to-lobby = Do lobby

## Where the links in mails lead

mail-confirm = Wiadomości e-mail
mail-confirm-help = Gdy czeka na ciebie pytanie, a nie ma cię przy stole, albo gdy po końcu partii zaczęto dla ciebie następną, Realpolitik napisze na ten adres. Dobę po końcu partii podany dla niej adres zostanie zapomniany. W każdej wiadomości jest link, który je kończy.
mail-confirm-do = Tak, piszcie do mnie
mail-confirmed = Będziesz dostawać wiadomości
mail-confirmed-help = Dotyczy to wszystkich partii, dla których podasz ten adres w tej samej przeglądarce.
mail-stop = Koniec wiadomości
mail-stop-help = Realpolitik zapomni ten adres we wszystkich partiach, dla których go podano.
mail-stop-do = Zakończ wiadomości
mail-stopped = Więcej wiadomości nie będzie
mail-stopped-help = Stół zapomniał adres. Twoje partie i miejsca pozostają bez zmian.
mail-nothing = Ten link nie działa
mail-nothing-help = Już go użyto, jest za stary albo zgubił po drodze koniec.
mail-failed = Serwer nie może tego teraz zrobić. Odczekaj chwilę i spróbuj ponownie.

## Zasady

rules-letters = ABCDEFGHI
rules-title = { $game }: zasady
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = { $sections ->
    [one] { $sections } punkt
    [few] { $sections } punkty
   *[many] { $sections } punktów
 }
rules-nothing-found = Nie znaleziono niczego dla „{ $query }”.
rules-none = Nikt jeszcze nie spisał zasad tej gry.
rules-no-game = Nie ma takiej gry.

## Tables with mats: World Order. Units and resources.
unit-money = pieniądze
unit-vp = PZ
unit-research = badania
points = { $n } PZ
how-many = Ile
choose-country = Wybierz kraj na planszy albo na swojej planszy gracza.

## The bar: the stage of the game, everybody’s points, majorities, what comes at random.
instrument-stage = Runda
    .help = Runda, jej faza i tura; regiony punktuje się na koniec rund 3 i 6
stage-aloud = runda { $round } z { $of }, { $where }
stage-none = przygotowanie gry
stage-set_up = rozstawienie
stage-preparation = przygotowania
stage-actions = akcje
stage-research = badania
stage-random_influence = losowe wpływy
stage-aftermath = następstwa
stage-turn = tura { $turn } z { $turns }
stage-scores = punktacja na koniec
instrument-scores = Punkty zwycięstwa
    .help = W kolejności tur; mała cyfra to miejsce na torze kolejności
instrument-majorities = Przewagi
    .help = Kto prowadzi w pieniądzach, armiach na planszy i sojusznikach i ile to da na koniec; naciśnij, by zobaczyć wszystkich
instrument-random_influence = Nadchodzi
    .help = Co zrobią na koniec rundy mocarstwa, którymi nikt nie gra
# $army: yes or no.
arrival = { $power }: { $region }{ $army ->
    [yes] , z armią
   *[no] { "" }
 }
arrival-trade = kupuje; sprzedawca: { $power }

## Plates: regions and countries.
plate-engage-cost = Ile kosztuje cię tu zaangażowanie
plate-scores = punktuje
plate-slots-open = { $n ->
    [one] { $n } wolne pole
    [few] { $n } wolne pola
   *[many] { $n } wolnych pól
 }
    .short = wolne: { $n }
plate-standing = { $power }: żetony { $tokens }, miejsce { $place }, +{ $bonus } PZ, armie { $armies }
plate-stacks = Pozostałe karty krajów: { $left } i { $right }
country-value = wartość { $n }
country-invest = inwestycja { $n }
country-exports = kupuje: { $what }
country-imports = sprzedaje: { $what }
country-base = baza: { $who }
country-barred = zamknięty dla: { $who }
ally-ready = gotowy
ally-exhausted = wyczerpany
ally-twin = z drugą kartą pod spodem
ally-fdi = żetony BIZ: { $n }
ally-base = bazy: { $n }
tag-fdi = BIZ
tag-base = BAZA
short-europe = Eur.
short-central_asia = Azja Śr.
short-americas = Am.
short-mena = BWAP
short-africa = Afryka
short-south_asia = Azja Płd.
short-east_asia_pacific = Azja Wsch.

## Mats.
mat-of = { $who }: plansza gracza
mat-unfold = Pokaż całą planszę gracza: { $who }
mats-others = Pozostali
mat-purse = Pieniądze i zasoby
mat-priority = Priorytet
mat-prosperity = Dobrobyt
mat-advantages = Atuty
mat-developments = Rozwój
mat-decree = Dekret
mat-used = użyty
mat-once = raz na rundę
mat-later = jeszcze nie działa
mat-ready = gotowy
mat-commerce = Oferta
    .help = Karty oferty, z których inni mogą jeszcze kupić w tej rundzie, i już odwrócone
mat-track = Produkcja { $n } z { $end }
mat-resource = { $name }: { $n }, produkcja { $track } z { $end }
mat-counts = Talia { $deck } · odrzucone { $discard } · pozostałe żetony wpływów { $tokens } · żetony zaangażowania { $engage }
priority-domestic = Polityka wewnętrzna
priority-diplomatic = Polityka zagraniczna
priority-military = Polityka wojskowa
bonus-research = badania +{ $n }
bonus-engage_discount = zaangażowanie −{ $n }
bonus-threat = zagrożenie +{ $n }
bonus-defence = obrona +{ $n }
short-prosperity = dobrobyt { $n }
short-allies = { $n ->
    [one] { $n } sojusznik
    [few] { $n } sojuszników
   *[many] { $n } sojuszników
 }
short-fdi = BIZ { $n }
short-bases = { $n ->
    [one] { $n } baza
    [few] { $n } bazy
   *[many] { $n } baz
 }
short-commerce = oferta { $ready }/{ $of }
cards-front = Zagrane w tej rundzie
cards-seen = Na ręce, jak wszyscy wiedzą
cards-deck = Na wierzchu talii
cards-discard = Odrzucone
turns-played = rozegrane tury: { $n } z { $of }
seat-not-played = nie gra

## Shelves: the market and the developments.
shelf-market = Rynek
shelf-market-deck = talia { $n } ▸ nowe z lewej, odchodzą z prawej
shelf-developments = Rozwój
shelf-next-level = twój następny poziom: { $n }
development-told = { $title }, poziom { $level }, { $vp } PZ, pozostało { $left }

## Faces of cards.
card-cost = Badania potrzebne do zakupu
card-level = Poziom { $n }
family-advantage = atut strategiczny
family-decree = dekret
family-random_influence = losowe wpływy

## Actions in several parts.
strip-sold = Sprzedano
strip-bought = Kupiono
strip-exports-left = pozostałe eksporty: { $n }
strip-imports-left = pozostałe importy: { $n }
strip-cost = koszt { $n }
strip-have = masz { $n }
strip-instead = albo za każdą jednostkę { $n } { $n ->
    [one] ordis
    [few] ordisy
   *[many] ordisów
 }
strip-made = Wyprodukowano
strip-used = Zużyto
strip-types-left = jeszcze rodzajów: { $n }

## The end of a round and of the game: points by source.
round-end = Koniec rundy { $round }
round-end-go-on = Dalej
final-scoring = Punktacja końcowa, PZ
totals-all = Razem

## In the lobby: how many play, and which sides.
lobby-players = Liczba graczy
lobby-who = Kto gra

## On a phone: one thing at a time.
tab-world = Świat
tab-mat = Moja plansza
tab-others = Inni
tab-market = Rynek
tab-log = Dziennik

## Jak gracze sami kończą grę; przycisk pyta jeszcze raz.

end-the-game = Zakończ grę
draw-offer = Zaproponuj remis
    .help = Gra skończy się bez zwycięzcy, jeśli zgodzą się wszyscy przy stole
resign = Poddaj się
    .help = Przegrasz i na tym gra się skończy.
resign-to-bot = Twoje miejsce na stałe zajmie bot, a pozostali będą grać dalej.
    .rated = Twoje miejsce na stałe zajmie bot, a pozostali będą grać dalej. W rankingu znajdziesz się za wszystkimi, którzy zostaną.
resign-sure = Tak, poddaję się

## Dla tych, którzy używają klawiatury.

skip-links = Przejścia na skróty
skip-to-content = Do treści
skip-to-question = Do pytania
skip-to-board = Do planszy
skip-to-log = Do dziennika

## Stół na dużym ekranie, którego nikt nie dotyka.

tv = Na duży ekran
    .help = Na telewizor: gra oczami widzów, dużą czcionką i bez przycisków
tv-last-card = Ostatnia karta

## Jak szybko toczy się gra. Ruch trwa od pytania do gracza, aż pytany jest ktoś inny.

clock = Czas
clock-none = Bez zegara
clock-choose-live = Na żywo
clock-choose-days = Korespondencyjnie
clock-minutes = Minut na gracza
clock-increment = Sekund dodawanych po ruchu
clock-days-each = Dni na ruch
# $minutes: for each player; $increment: seconds that each turn adds.
clock-live = { $increment ->
    [0] Na żywo, { $minutes } min
   *[other] Na żywo, { $minutes } min + { $increment } s
 }
clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
 }
clock-out = Gdy skończy się czas
clock-out-bot = miejsce zajmie bot
clock-out-loss = gra jest przegrana
clock-out-many = Gdy komuś skończy się czas, jego miejsce zajmie bot, a pozostali będą grać dalej.
time-days = { $days } d { $hours } godz.
time-hours = { $hours } godz. { $minutes } min
time-minutes = { $minutes } min
# $time: „4:07”, „2 d 6 godz.”.
time-left = Pozostały czas: { $time }
# Read aloud at certain moments.
time-you-have = Zostało ci { $time }.
time-out = czas minął

## Stoły, do których może usiąść każdy.

open-to-anybody = Wolne miejsce może zająć każdy
    .help = Stół widzą na tej stronie wszyscy, którzy zaglądają na ten serwer. Linki też działają.
open-tables = Otwarte stoły
open-tables-none = Tu widać partie, do których ktoś szuka przeciwnika; teraz nie ma żadnej. Otwórz własny stół, a usiądzie przy nim, kto zechce.
open-tables-open = Otwórz stół
open-tables-no-more = Więcej stołów nie ma.
open-tables-game = Gra
open-tables-seats = Wolne miejsce
open-tables-options = Opcje
open-tables-pace = Czas
open-tables-out = Po upływie czasu
open-tables-by = Kto zaprasza
open-tables-usual = zwykłe
open-tables-yours = Twój stół
open-tables-sit-down = Usiądź
# Ten sam przycisk na głos.
open-tables-sit = { $game }: usiądź, strona: { $seat }
open-tables-newer = Nowsze
open-tables-older = Starsze
lobby-anybody = Z kimkolwiek
    .short = Z kimkolwiek
lobby-anybody-help = Otwierasz stół na tej stronie i siada do niego, kto chce.
lobby-anybody-which = Wybierz stronę. Czekasz przy planszy, aż ktoś przyjdzie.
lobby-open = otwarty dla każdego

## Własne gry: odłożone albo usunięte.

lobby-archive = Odłóż
lobby-unarchive = Przywróć
# $n: how many.
lobby-archived = Odłożone: { $n }
lobby-delete = Usuń
    .help = Gra i jej zapis znikną u wszystkich i na zawsze.
lobby-delete-sure = Tak, usuń

## Animowany obraz fragmentu rozgrywki.

picture = Animacja
picture-begin = Zacznij tutaj
picture-end = Zakończ tutaj
picture-last-turn = Ostatnia tura
# $n: ile momentów pokazuje; $from, $to: pierwszy i ostatni z nich.
picture-stretch = Momenty { $from }–{ $to }: { $n ->
    [one] { $n } klatka
    [few] { $n } klatki
   *[many] { $n } klatek
 }
picture-make = Utwórz animację
picture-making = Moment { $n } z { $of }
picture-cancel = Anuluj
picture-failed = Ta przeglądarka nie potrafi utworzyć animacji.
picture-download = Pobierz
picture-share = Udostępnij…
# $size: «840 kB».
picture-size = Animowany GIF, { $size }

## Komentarze do momentów zakończonej rozgrywki.

comments = Komentarze
# Komentarz na suwaku powtórki. $who: autor; $text: co napisał.
comment-of = { $who }: { $text }
comment-write = Skomentuj ten moment
# $at: ile odpowiedzi już padło.
comment-on = Co powiesz o momencie { $at }?
comment-send = Wyślij
comment-drop = Zrezygnuj
comment-remove = Usuń komentarz
## Gracze i czat: blokowanie, zgłaszanie, kto może mówić.

people = Gracze i czat
chat-for-me = Pokazuj mi czat tej partii
chat-quiet = Tu rozmawiają tylko ci, którzy siedzą przy stole.
people-quiet = Rozmawiać mogą tylko siedzący przy stole
# $who: a nickname, or a side.
people-block = Zablokuj: { $who }
    .help = Żadne z was nie zobaczy otwartych stołów drugiej osoby ani do nich nie zasiądzie, a ty nie zobaczysz, co ta osoba pisze. Nie dowie się o tym.
people-block-sure = Tak, zablokuj
people-blocked = Zablokowano.
people-blocks = Zablokowani przez ciebie:
people-unblock = Odblokuj: { $who }
people-report-name = Zgłoś nazwę: { $who }
people-report-line = Zgłoś tę wypowiedź
people-report-why = Co jest nie tak? Przeczyta to operator tego serwera.
people-report-send = Wyślij zgłoszenie
people-reported = Dziękujemy. Operator to zobaczy.
# Read aloud, of a button at a line of the chat.
people-about-line = Zablokuj lub zgłoś: { $who }

## Konto: własne partie w każdej przeglądarce.

account = Moje partie zawsze ze mną
account-help = Podaj adres e-mail: każda przeglądarka, w której otworzysz link z naszego listu, będzie mieć te same partie, miejsca i nazwę. Nie ma hasła, a bez tego też wszystko działa.
account-mail = Adres e-mail
account-ask = Przyślij mi link
account-asked = List jest w drodze na { $mailbox }. Link działa raz, przez 30 minut: otwórz go w przeglądarce, w której chcesz grać.
account-bad = To nie jest adres e-mail.
account-in = Twoje partie są pod adresem { $mailbox }.
account-leave = Wyloguj
    .help = Ta przeglądarka zapomni twoje partie; pod adresem zostaną.
account-leave-here = Tak, tutaj
account-leave-everywhere = We wszystkich przeglądarkach
account-delete = Usuń konto
    .help = Zapomnimy adres. Twoje partie zostaną tylko w tej przeglądarce.
account-delete-sure = Tak, usuń
account-open = Zalogować jako { $mailbox }?
# $n: how many games this browser has.
account-open-games = { $n ->
    [0] Ta przeglądarka będzie mieć wszystkie partie spod adresu { $mailbox }.
    [one] { $n } partia z tej przeglądarki też trafi pod adres { $mailbox }: zagra w nią ten, kto czyta tę skrzynkę.
    [few] { $n } partie z tej przeglądarki też trafią pod adres { $mailbox }: zagra w nie ten, kto czyta tę skrzynkę.
   *[many] { $n } partii z tej przeglądarki też trafi pod adres { $mailbox }: zagra w nie ten, kto czyta tę skrzynkę.
 }
account-open-leaves = Ta przeglądarka jest zalogowana jako { $mailbox } i przestanie być. Partie tam zostaną.
account-open-else = Jeśli to nie twój adres, zamknij tę stronę.
account-open-do = Zaloguj jako { $mailbox }
account-opened = Zalogowano
account-opened-help = Ta przeglądarka ma wszystkie partie spod adresu { $mailbox }.
account-again = Spróbuj ponownie

## Partie rankingowe.

rated-choose = Rankingowa
    .help = Wynik zmieni ranking obojga graczy w tej grze i po tej stronie. Kto za zgodą cofnie wybór, gra dalej bez rankingu.
    .many = Zajęte miejsca zmienią ranking wszystkich graczy w tej grze i po tej stronie. Kto się podda lub przekroczy czas, będzie ostatni, a grać za niego będzie bot. Kto za zgodą cofnie wybór, gra dalej bez rankingu.
# $seats: how many play.
rated-needs-clock = { $seats ->
    [2] Partia może być rankingowa, jeśli ma zegar, a przekroczenie czasu oznacza przegraną.
   *[other] Partia może być rankingowa, jeśli ma zegar.
 }
# $points: the rating; $deviation: how far it may be off.
rating-told = Ranking: { $points }, niepewność: { $deviation }
rating-provisional = Ranking: { $points }, niepewność: { $deviation }; na razie mało partii
rated-state = { $state ->
    [counted] rankingowa
    [takeback] już bez rankingu: cofnięto wybór
    [bot] bez rankingu: gra bot
    [account] bez rankingu: konta już nie ma
   *[yes] rankingowa
 }
