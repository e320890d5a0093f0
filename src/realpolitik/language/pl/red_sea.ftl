### Zimna wojna: Morze Czerwone (Twilight Struggle: Red Sea): jej mapa, karty, efekty i wszystko, co tylko jej. Formy objaśnia
### cold_war.ftl.

game-red-sea = Zimna wojna: Morze Czerwone
length-red-sea = Krótka gra: dwie tury, około 40 minut.

scenario-standard = Róg Afryki
    .help = Dwie tury: Apogeum i Schyłek wojny.

## Ustawienia partii.

preset-tournament = Jak na turniejach
    .help = O strony się licytuje, karty rozdaje się po jednej, zatrzymane karty się pokazuje.
option-albanian-ops = PO karty „Gospodarka albańsko-stalinowska”
    .help = Lista w instrukcji podaje 1, źródła publiczne 2.
option-crossover = Karty z gry „Zimna wojna”
    .help = Obie strony wybierają do talii karty z gry „Zimna wojna”, każda razem najwyżej za 9 PO, po rozdaniu pierwszych kart lub przed nim; gra ma wtedy trzy tury.

## Wyścig kosmiczny.

box-1 = Sonda ku dalekim planetom
box-2 = Zdjęcia z powierzchni innej planety
box-3 = Prom kosmiczny
# Co daje zdolność tego pola: ma ją ten, kto tam dotarł, gdy druga strona jeszcze nie.
ability-1 = po nagłówkach każdej tury usuwa się z jednego państwa 1 punkt wpływu przeciwnika

## Państwa i szlaki morskie.

country-djibouti = Dżibuti
    .gen = Dżibuti
    .acc = Dżibuti
    .in = w Dżibuti
    .from = z Dżibuti
country-madagascar = Madagaskar
    .gen = Madagaskaru
    .acc = Madagaskar
    .in = na Madagaskarze
    .from = z Madagaskaru
country-oman = Oman
    .gen = Omanu
    .acc = Oman
    .in = w Omanie
    .from = z Omanu
country-yemen = Jemen
    .gen = Jemenu
    .acc = Jemen
    .in = w Jemenie
    .from = z Jemenu
country-south-yemen = Jemen Południowy
    .gen = Jemenu Południowego
    .acc = Jemen Południowy
    .in = w Jemenie Południowym
    .from = z Jemenu Południowego
country-strategic-sea-lanes = Strategiczne szlaki morskie
    .gen = Strategicznych szlaków morskich
    .acc = Strategiczne szlaki morskie
    .in = na Strategicznych szlakach morskich
    .from = ze Strategicznych szlaków morskich

## Zbiory państw. Zbiór należący do jednej karty nazywa się tak, jak ta karta potrzebuje.

set-outside-europe = Wszystkie państwa
    .from = z dowolnych państw
set-africa-or-southeast-asia = Afryka
    .of = Afryki
set-muslim-states = Sudan, Egipt, Arabia Saudyjska
    .of = spośród następujących: Sudan, Egipt, Arabia Saudyjska

set-french-ties = Dżibuti, Madagaskar
    .of = (Dżibuti lub Madagaskar)
set-beyond-oman = Bliski Wschód bez Omanu
    .in = w innym państwie Bliskiego Wschodu

## Karty.

card-events-of-86 = Wydarzenia 1986 roku
    .quoted = „Wydarzenia 1986 roku”
card-french-connections = Francuskie powiązania
    .quoted = „Francuskie powiązania”
card-detente = Odprężenie
    .quoted = „Odprężenie”
card-dhofar-rebellion = Powstanie w Dhofarze
    .quoted = „Powstanie w Dhofarze”
card-the-derg = Derg
    .quoted = „Derg”
card-f5es-delivered = Dostawa myśliwców F-5E
    .quoted = „Dostawa myśliwców F-5E”
card-romanian-autonomy = Autonomia Rumunii
    .quoted = „Autonomia Rumunii”
card-famine = Głód
    .quoted = „Głód”
card-oau = Organizacja Jedności Afrykańskiej
    .quoted = „Organizacja Jedności Afrykańskiej”
card-arab-league = Liga Państw Arabskich
    .quoted = „Liga Państw Arabskich”
card-indian-ocean-zone-of-peace = Ocean Indyjski strefą pokoju
    .quoted = „Ocean Indyjski strefą pokoju”
card-diego-garcia = Diego Garcia
    .quoted = „Diego Garcia”
card-malagasy-constitutional-referendum = Referendum konstytucyjne na Madagaskarze
    .quoted = „Referendum konstytucyjne na Madagaskarze”
card-yemeni-presidential-assassinations = Zabójstwa prezydentów Jemenu
    .quoted = „Zabójstwa prezydentów Jemenu”
card-seychelles = Seszele
    .quoted = „Seszele”

## Pytania.

question-flashpoint-card = punkt zapalny, przewrót { COUNTRY($country, form: "in") }: jaka karta leży na wierzchu talii?
question-probe-where = sonda ku dalekim planetom: z którego państwa usuwasz 1 punkt wpływu { SIDE($side, form: "gen") }?
question-strafe-where = { CARD($card, form: "quoted") }: gdzie przeprowadzasz zmianę sojuszu? Na każde państwo przypada jedna.
question-starve-where = { CARD($card, form: "quoted") }: w którym państwie umieszczasz znacznik głodu?
question-coup-in-famine = { CARD($card, form: "quoted") }: w którym z tych państw przeprowadzasz przewrót?
question-appeal-card = { CARD($card, form: "quoted") }: którą kartę z wydarzeniem przeciwnika odrzucasz, aby rzucić kością o jej PO?

## Dziennik.

note-period-begins = zaczyna się Schyłek wojny: do talii { $n ->
    [one] dochodzi { $n } karta
    [few] dochodzą { $n } karty
   *[many] dochodzi { $n } kart
 }.
note-flashpoint-shown = punkt zapalny, { COUNTRY($country) }: odkryta zostaje karta { CARD($card, form: "quoted") } ({ $ops ->
    [0] karta punktacji
   *[other] { $ops } PO
 }).
note-put-under = karta { CARD($card, form: "quoted") } trafia pod talię.
note-won-by-africa = { SIDE($side, form: "nom") } kontroluj{ SIDE($side, form: "e") } Etiopię, Somalię i więcej państw Afryki niż przeciwnik i wygryw{ SIDE($side, form: "a") } grę.
note-sea-lanes-doubled = { SIDE($side, form: "nom") } kontroluj{ SIDE($side, form: "e") } Strategiczne szlaki morskie i podwaj{ SIDE($side, form: "a") } swój wynik: { $points } PZ.
note-sea-lanes-added = { SIDE($side, form: "nom") } m{ SIDE($side, form: "a") } przewagę na Strategicznych szlakach morskich: o 1 PZ więcej, razem { $points } PZ.
note-sea-lanes-held = { SIDE($side, form: "nom") } { $n ->
    [1] m{ SIDE($side, form: "a") } przewagę na Strategicznych szlakach morskich
   *[other] kontroluj{ SIDE($side, form: "e") } Strategiczne szlaki morskie
 }: { $n } PZ.
note-autonomy-held = { SIDE($side, form: "nom") } m{ SIDE($side, form: "a") } kartę „Autonomia Rumunii”: 1 PZ.
fact-lanes-double = { SIDE($side, form: "nom") } kontroluj{ SIDE($side, form: "e") } Strategiczne szlaki morskie i podwaj{ SIDE($side, form: "a") } swój wynik.
fact-lanes-add = { SIDE($side, form: "nom") } m{ SIDE($side, form: "a") } przewagę na Strategicznych szlakach morskich: o 1 PZ więcej.
note-autonomy-raised = { SIDE($side, form: "nom") } m{ SIDE($side, form: "a") } mniej PZ: w tej rundzie „Autonomia Rumunii” jest warta 3 PO.
note-famine-begins = { COUNTRY($country, form: "in") } zaczyna się głód.

## Powody.

reason-no-country-at-sea = { COUNTRY($country) }: to nie państwo, więc nie ma tam przewrotów ani zmian sojuszu.
reason-not-adjacent = { COUNTRY($country) }, { COUNTRY($other) }: te państwa nie sąsiadują ze sobą.
reason-not-starved = { COUNTRY($country) }: przewrót przeprowadza się w jednym z dwóch państw, które właśnie dotknął głód.

## Warunki. Czego wymaga wydarzenie (`only`) i od czego zależy (po „jeśli”).

condition-soviet-south-yemen =
    .only = tylko jeśli ZSRR kontroluje Jemen Południowy
condition-holds-opponent-card =
    .only = tylko wtedy, gdy na ręce jest karta z wydarzeniem przeciwnika
condition-aden-is-soviet = Jemen Południowy jest pod kontrolą ZSRR
condition-us-holds-autonomy = „Autonomia Rumunii” należy do USA
condition-roll-succeeded = rzut się uda
condition-arab-majority = pod kontrolą gracza są co najmniej 3 z następujących państw: Egipt, Sudan, Jemen Południowy, Jemen, Oman, Arabia Saudyjska

## Liczby, tak jak potrzebują ich karty: po „zyskuje” i „dodając” albo jako całe orzeczenie.

amount-soviet-oil = 1 PZ za każde kontrolowane państwo spośród następujących: Egipt, Arabia Saudyjska
amount-middle-east-held = 1 za każde kontrolowane przez siebie państwo tego regionu
amount-soviet-middle-east = 1 za każde kontrolowane przez siebie państwo Bliskiego Wschodu
amount-middle-east-without-us = dokłada na Strategicznych szlakach morskich 1 punkt wpływu za każde państwo Bliskiego Wschodu, w którym USA nie mają wpływów

## Trwałe efekty: nagłówek i działanie; $value to 0, gdy mowa o efekcie w ogóle. STARVING: państwa dotknięte głodem.

effect-zone-of-peace = Ocean Indyjski strefą pokoju
    .text = do końca tury każdy przewrót obniża DEFCON o 1, jakby wszystkie państwa były strategiczne
effect-f5es = Dostawa myśliwców F-5E
    .text = od tej chwili wydarzenie „Wojna o Ogaden” nie może zajść
effect-derg = Derg
    .text = do końca gry stabilność Etiopii wynosi 3
effect-famine = Głód{ $value ->
    [0] { "" }
   *[other] : { STARVING($value) }
 }
    .text = w państwie ze znacznikiem głodu obie strony dodają 1 do rzutów na przewrót; udany przewrót usuwa znacznik
effect-autonomy = Autonomia Rumunii (na korzyść: { SIDE($side) })
    .text = w tej rundzie „Autonomia Rumunii” jest dla { SIDE($side, form: "gen") } warta 3 PO

## Opisy kart: zdania składowe pojedynczych kart.

passing-card-text = karta nie ma wydarzenia. Jest warta 2 PO albo 3, jeśli na początku rundy akcji jej posiadacz miał mniej PZ niż przeciwnik. Po użyciu przechodzi do przeciwnika i pozostaje zakryta do końca tury. Na koniec gry jej posiadacz zyskuje 1 PZ.

verb-score = punktacja { SET($set, form: "of") } dla obu stron: obecność { $presence }, dominacja { $domination }, kontrola { $control }; ponadto 1 PZ za każde kontrolowane państwo strategiczne regionu. Strona, która kontroluje Strategiczne szlaki morskie, podwaja swój wynik, a strona, która ma tam tylko przewagę, dodaje do niego 1 PZ{ SET($set, form: "key") ->
    [africa] . Strona, która kontroluje Etiopię, Somalię i więcej państw Afryki niż przeciwnik, natychmiast wygrywa grę
   *[other] { "" }
 }
verb-pass-card = { SIDE($side, form: "nom") } otrzymuj{ SIDE($side, form: "e") } ją, { $up ->
    [1] odkrytą i gotową do użycia
   *[other] zakrytą
 }
verb-strafe = ZSRR może przeprowadzić po jednej zmianie sojuszu w każdym państwie { SET($set, form: "of") }, bez względu na poziom DEFCON
verb-starve = gracz umieszcza znaczniki głodu w dwóch sąsiadujących państwach, a potem przeprowadza w jednym z nich przewrót za PO tej karty, w granicach wyznaczonych przez DEFCON. W państwie ze znacznikiem głodu obie strony dodają 1 do rzutów na przewrót; udany przewrót usuwa znacznik
verb-appeal = gracz odrzuca kartę z wydarzeniem przeciwnika i rzuca kością: przy wyniku od 4 do 6 przeprowadza operacje za PO odrzuconej karty, przy niższym nie przeprowadza w tej rundzie żadnych

## Krótkie nazwy, gdzie mało miejsca.

short-strategic-sea-lanes = Szlaki morskie

## Poprawki: zob. cold_war.ftl. Dla „Autonomii Rumunii” wpisuje się stronę i to, jak karta leży.

correctable-passing = Autonomia Rumunii
    .word = autonomia
