### World Order: mocarstwa, zasoby, pytania, dziennik i powody odmowy.
###
### Zdania mogą się zaczynać małą literą: wielką stawia program. Nazw regionów, krajów, kart, żetonów przewagi i pełnych
### nazw mocarstw tu nie ma: pochodzą z zawartości gry, którą można zmieniać, i stoją tylko w mianowniku, przed
### dwukropkiem lub po nim. Funkcje objaśnia en/world_order.ftl.
###
### Formy w polszczyźnie:
###   mocarstwa  wartość: nagłówek i podmiot · gen: dopełniacz · number: liczba orzeczenia, one lub
###              other: „USA płacą”, ale „Rosja płaci”
###   zasoby     wartość: nagłówek · nom, gen: przypadki w zdaniu
###   sumy       wartość: mianownik · acc: biernik, „1 energię”
###   źródła PZ  wartość: nagłówek · for: w nawiasie po sumie
###   karty      wartość: nagłówek · quoted: w zdaniu, w cudzysłowie

game-world-order = World Order
length-world-order = Gra dla wielu: od dwóch do czterech mocarstw, sześć rund, od dwóch do trzech godzin.
scenario-2010 = Świat w roku 2010
    .help = Jedyny scenariusz: cztery wielkie mocarstwa rywalizują o wpływy w siedmiu regionach.

## Ustawienia partii.

option-powers = Mocarstwa
    .help = Kto gra, a więc i ilu jest graczy. We dwoje USA lub UE gra z Rosją lub Chinami; mocarstwa, którymi nikt nie gra, działają według kart losowych wpływów.
option-first-game = Pierwsza gra
    .help = Na pierwszą grę: wszyscy zaczynają z ręką, którą podpowiadają karty, a kolejność ustalają PZ: kto ma mniej, ten jest wcześniej.
option-decrees = Dekrety
    .help = Każde mocarstwo ma dekret: zagrywa się go raz zamiast karty albo zachowuje dla PZ na koniec.
option-commerce-by-players = Karty oferty według liczby graczy
    .help = Używa się tylko kart oferty handlowej oznaczonych dla tylu graczy; inaczej każde mocarstwo ma wszystkie swoje.
option-priorities = Priorytety
    .help = Jak wybiera się priorytety: w kolejności, znając wybór poprzedników, albo wszyscy naraz i w tajemnicy.
choice-all = wszystkie cztery
choice-without_usa = UE, Rosja, Chiny
choice-without_eu = USA, Rosja, Chiny
choice-without_russia = USA, UE, Chiny
choice-without_china = USA, UE, Rosja
choice-usa_russia = USA i Rosja
choice-usa_china = USA i Chiny
choice-eu_russia = UE i Rosja
choice-eu_china = UE i Chiny
choice-turn = po kolei
choice-sealed = w tajemnicy

## Mocarstwa i czarne żetony władz lokalnych.

side-usa = USA
    .gen = USA
    .number = other
side-eu = UE
    .gen = UE
    .number = one
side-russia = Rosja
    .gen = Rosji
    .number = one
side-china = Chiny
    .gen = Chin
    .number = other
side-local = Władze lokalne
    .gen = władz lokalnych
    .number = other

## Zasoby i ich sumy.

resource-energy = Energia
    .nom = energia
    .gen = energii
resource-raw = Surowce
    .nom = surowce
    .gen = surowców
resource-food = Żywność
    .nom = żywność
    .gen = żywności
resource-goods = Towary
    .nom = towary
    .gen = towarów
resource-services = Usługi
    .nom = usługi
    .gen = usług
resource-diplomacy = Dyplomacja
    .nom = dyplomacja
    .gen = dyplomacji
resource-army = Armie
    .nom = armie
    .gen = armii
amount-energy = { $n } { $n ->
    [one] energia
    [few] energii
   *[many] energii
 }
    .acc = { $n } { $n ->
        [one] energię
        [few] energii
       *[many] energii
     }
amount-raw = { $n } { $n ->
    [one] surowiec
    [few] surowce
   *[many] surowców
 }
    .acc = { $n } { $n ->
        [one] surowiec
        [few] surowce
       *[many] surowców
     }
amount-food = { $n } { $n ->
    [one] żywność
    [few] żywności
   *[many] żywności
 }
    .acc = { $n } { $n ->
        [one] żywność
        [few] żywności
       *[many] żywności
     }
amount-goods = { $n } { $n ->
    [one] towar
    [few] towary
   *[many] towarów
 }
    .acc = { $n } { $n ->
        [one] towar
        [few] towary
       *[many] towarów
     }
amount-services = { $n } { $n ->
    [one] usługa
    [few] usługi
   *[many] usług
 }
    .acc = { $n } { $n ->
        [one] usługę
        [few] usługi
       *[many] usług
     }
amount-diplomacy = { $n } { $n ->
    [one] dyplomacja
    [few] dyplomacji
   *[many] dyplomacji
 }
    .acc = { $n } { $n ->
        [one] dyplomację
        [few] dyplomacji
       *[many] dyplomacji
     }
amount-army = { $n } { $n ->
    [one] armia
    [few] armie
   *[many] armii
 }
    .acc = { $n } { $n ->
        [one] armię
        [few] armie
       *[many] armii
     }
amount-money = { $n } { $n ->
    [one] ordis
    [few] ordisy
   *[many] ordisów
 }
    .acc = { $n } { $n ->
        [one] ordis
        [few] ordisy
       *[many] ordisów
     }
amount-vp = { FIGURE($n) } PZ
amount-none = nic
# Czym się płaci prócz zasobów: kartami z ręki.
charge-discards = { $n } { $n ->
    [one] karta
    [few] karty
   *[many] kart
 } z ręki do odrzucenia
charge-trashes = { $n } { $n ->
    [one] karta
    [few] karty
   *[many] kart
 } do usunięcia z gry

## Skąd PZ: nagłówek i słowa w nawiasie po sumie.

source-advantages-kept = Zachowane atuty strategiczne
    .for = zachowane atuty strategiczne
source-slots = Pola wpływów
    .for = pole wpływów
source-developments = Karty rozwoju
    .for = karta rozwoju
source-prosperity = Dobrobyt
    .for = dobrobyt
source-cards = Efekty kart
    .for = efekt karty
source-threats = Zagrożenia
    .for = zagrożenie
source-tokens = Żetony w punktowanych regionach
    .for = żetony w regionie
source-places = Miejsca w regionach
    .for = miejsce w regionie
source-abilities = Zdolności specjalne
    .for = zdolność specjalna
source-majorities = Żetony przewagi
    .for = żeton przewagi
source-unused-advantages = Niewykorzystane atuty strategiczne
    .for = niewykorzystane atuty strategiczne
source-unused-decrees = Niewykorzystany dekret
    .for = niewykorzystany dekret
source-corrections = Poprawione przy stole
    .for = poprawione przy stole

## Priorytety i ich efekty stałe do końca rundy.

priority-domestic = polityka wewnętrzna
priority-diplomatic = polityka zagraniczna
priority-military = polityka wojskowa
# $power: czyj to priorytet; $priority: jego nazwa.
lasting-title = { POWER($power) }: priorytet „{ $priority }”
lasting-research = o { $n } więcej badań
lasting-engage-discount = zaangażowanie tańsze: dyplomacji mniej o { $n }
lasting-threat = zagrożenie większe o { $n } tam, gdzie ma armie
lasting-defence = obrona większa o { $n } w swojej strefie interesów
lasting-hand-size = dobiera o { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
 } więcej
# Karty losowych wpływów są tylko numerowane.
-random-influence = Losowe wpływy { $n }

## Pola toru kolejności i żetony tymczasowego rzędu.

place-first = 1. miejsce w kolejności
place-second = 2. miejsce w kolejności
place-third = 3. miejsce w kolejności
place-fourth = 4. miejsce w kolejności
slot = Żeton na polu { $n }

## Typy kart zdolności, rodzaje kart rozwoju, na czym opiera się wpis.

type-diplomatic = polityka zagraniczna
type-economic = polityka gospodarcza
type-military = polityka wojskowa
type-domestic = polityka wewnętrzna
development-once = działa raz
development-ongoing = efekt stały
development-once-per-round = raz na rundę
development-vp-only = tylko PZ
evidence-components = odczytane z elementów gry
evidence-doubtful = wątpliwe

## Regiony tam, gdzie mało miejsca.

short-mena = BW i Pn. Afryka
short-east-asia-pacific = Azja Wsch., Pac.

## Przy prawdziwym stole: co poprawiono. $power i $power_before to -1, gdy nie ma tam nikogo.

note-corrected-money = poprawka: { POWER($power) }, pieniądze: { $n } (było: { $before }).
note-corrected-vp = poprawka: { POWER($power) }, PZ: { FIGURE($n) } (było: { FIGURE($before) }).
note-corrected-stock = poprawka: { POWER($power) }, { RESOURCE($resource, form: "nom") }: { $n } (było: { $before }).
note-corrected-track = poprawka: { POWER($power) }, produkcja, { RESOURCE($resource, form: "nom") }: { $n } (było: { $before }).
note-corrected-priority = poprawka: { POWER($power) }, priorytet: { PRIORITY($priority) }.
note-corrected-prosperity = poprawka: { POWER($power) }, dobrobyt: { $n } (było: { $before }).
note-corrected-commerce = poprawka: { POWER($power) }, odkryte karty oferty: { $n } (było: { $before }).
note-corrected-place = poprawka: { POWER($power) }: { PLACE($place) }.
note-corrected-armies = poprawka: { REGION($region) }, { POWER($power) }, armie: { $n } (było: { $before }).
note-corrected-engage = poprawka: { REGION($region) }, { POWER($power) }, żetony zaangażowania: { $n } (było: { $before }).
note-corrected-token = poprawka: { REGION($region) }, żeton wpływów: { $power ->
    [-1] nikt
   *[other] { POWER($power) }
 } (było: { $power_before ->
    [-1] nikt
   *[other] { POWER($power_before) }
 }).
note-corrected-ally = poprawka: { COUNTRY($country) }: { $power ->
    [-1] karta na planszy
   *[other] sojusznik { POWER($power, form: "gen") }
 }.
note-corrected-ready = poprawka: { COUNTRY($country) }: { $n ->
    [0] wyczerpany
   *[other] gotowy
 }.
note-corrected-fdi = poprawka: { COUNTRY($country) }, żetony BIZ: { $n } (było: { $before }).
note-corrected-base = poprawka: { COUNTRY($country) }, baza: { $n } (było: { $before }).
note-corrected-open = poprawka: { REGION($region) }, dostępny kraj: { COUNTRY($country) } (było: { COUNTRY($country_before) }).
note-corrected-market = poprawka: { CARD($card, form: "quoted") } leży na rynku (zamiast: { CARD($card_before, form: "quoted") }).
note-corrected-development = poprawka: { POWER($power) }: { $card ->
    [0] ostatnia karta rozwoju zabrana
   *[other] ostatnia karta rozwoju to { CARD($card, form: "quoted") }
 }.
note-corrected-used = poprawka: { POWER($power) }, { CARD($card, form: "quoted") }: { $n ->
    [0] nieużyty
   *[other] użyty
 }.
note-corrected-card = poprawka: { CARD($card, form: "quoted") }: { PILE($corrected_place) } (było: { PILE($corrected_place_before) }).

## Co można poprawić i jak to może stać; `.word` to, co się za to wpisuje, jedno słowo.

correctable-money = Pieniądze
    .word = pieniądze
correctable-vp = PZ
    .word = pz
correctable-priority = Priorytet
    .word = priorytet
correctable-prosperity = Dobrobyt
    .word = dobrobyt
correctable-commerce = Odkryte karty oferty
    .word = oferta
correctable-stock = Zasób
    .word = zasób
correctable-track = Produkcja
    .word = produkcja
correctable-place = Miejsce w kolejności tur
    .word = miejsce
correctable-decree = Dekret niewykorzystany
    .word = dekret
correctable-used = Atut użyty
    .word = użyty
correctable-development = Karta rozwoju
    .word = rozwój
correctable-armies = Armie
    .word = armie
correctable-engage = Żetony zaangażowania
    .word = zaangażowanie
correctable-permanent = Pole stałe
    .word = stałe
correctable-temporary = Pole tymczasowe
    .word = tymczasowe
correctable-beside = Obok pól
    .word = obok
correctable-open-left = Kraj na lewym stosie
    .word = lewy
correctable-open-right = Kraj na prawym stosie
    .word = prawy
correctable-ally = Sojusznik
    .word = sojusznik
correctable-ready = Sojusznik gotowy
    .word = gotowy
correctable-fdi = Żetony BIZ
    .word = biz
correctable-base = Baza
    .word = baza
correctable-market = Karta rynku
    .word = rynek
correctable-random = Karta losowych wpływów
    .word = losowe
correctable-card = Karta
    .word = karta

value-off = nie
    .word = nie
value-on = tak
    .word = tak
value-none = brak
    .word = brak
value-board = na planszy
    .word = plansza
value-domestic = polityka wewnętrzna
    .word = wewnętrzna
value-diplomatic = polityka zagraniczna
    .word = zagraniczna
value-military = polityka wojskowa
    .word = wojskowa
value-first = 1.
    .word = 1
value-second = 2.
    .word = 2
value-third = 3.
    .word = 3
value-fourth = 4.
    .word = 4
value-deck-usa = talia USA
    .word = talia_usa
value-hand-usa = ręka USA
    .word = ręka_usa
value-discard-usa = karty odrzucone USA
    .word = odrzucone_usa
value-deck-eu = talia UE
    .word = talia_ue
value-hand-eu = ręka UE
    .word = ręka_ue
value-discard-eu = karty odrzucone UE
    .word = odrzucone_ue
value-deck-russia = talia Rosji
    .word = talia_rosja
value-hand-russia = ręka Rosji
    .word = ręka_rosja
value-discard-russia = karty odrzucone Rosji
    .word = odrzucone_rosja
value-deck-china = talia Chin
    .word = talia_chiny
value-hand-china = ręka Chin
    .word = ręka_chiny
value-discard-china = karty odrzucone Chin
    .word = odrzucone_chiny
value-market-deck = talia rynku
    .word = talia_rynku
value-market-discard = karty odrzucone rynku
    .word = odrzucone_rynku
value-removed = poza grą
    .word = usunięta

## Etykiety: opcje, które nie są rzeczami.

label-pass = Spasuj
label-done = Wystarczy
label-decline = Zrezygnuj
label-yes = Tak
label-no = Nie
label-go-on = Dalej, bez użycia
label-first-pile = Pierwszy stos
label-second-pile = Drugi stos
label-permanent = Pole stałe
label-temporary = Pole tymczasowe
label-beside = Obok pól
label-leave = Nie przesuwaj
label-domestic = Polityka wewnętrzna
label-diplomatic = Polityka zagraniczna
label-military = Polityka wojskowa
label-raise-one = Podnieś jedną produkcję
label-raise-two = Podnieś dwie produkcje
label-pay = Zapłać
label-from-board = Z planszy gracza
label-from-allies = Od sojuszników
label-export = Eksport
label-import = Import
label-renew-market = Wymień karty rynku
label-exhaust-ally = Wyczerp sojusznika dla badań

## Pytania do tego, kto odpowiada; w pytaniach do losu stoi mocarstwo.

question-cash-token = który żeton zaangażowania odrzucasz za pieniądze?
question-defend-where = zagrożenia: w którym regionie odrzucasz żeton zaangażowania dla obrony?
question-base-where = budowa bazy: u którego sojusznika?
question-base-armies = { COUNTRY($country) }: ile armii trafia do nowej bazy? Baza kosztuje { MONEY($money) }{ $price ->
    [0] , armie nic
   *[other] { " " }i { MONEY($price) } za każdą armię
 }.
question-develop-what = którą kartę rozwoju zdobywasz?
question-money-for-services = { CARD($card, form: "quoted") }: ile usług opłacasz pieniędzmi, po { MONEY($price) } za każdą?
question-draw-card = { POWER($power) }: którą kartę { POWER($power, form: "number") ->
    [one] dobiera
   *[other] dobierają
 } z talii?
question-draw-how-many = ile kart dobierasz?
question-discard-which = którą kartę odrzucasz (zostało do odrzucenia: { $left })?
question-trash-which = którą kartę usuwasz z gry (zostało do usunięcia: { $left })?
question-engage-where = zaangażowanie: w którym regionie?
question-move-token = wszystkie twoje żetony zaangażowania są na planszy. Z którego regionu przesunąć żeton tutaj: { REGION($region) }?
question-choose-country = poprawa stosunków: z którym krajem?
question-choose-slot = { REGION($region) }: na jakim polu kładziesz żeton wpływów?
question-refresh-which = { REGION($region) }: który ze swoich tymczasowych żetonów odświeżasz?
question-convert-which = { REGION($region) }: który ze swoich tymczasowych żetonów zamieniasz w stały?
question-invest-where = inwestycja: w którego sojusznika?
question-market-card = która karta zostaje odkryta na rynku?
question-move-from = skąd przemieszczasz armię (jeszcze najwyżej: { $left }{ $price ->
    [0] { "" }
   *[other] ; każda kosztuje { MONEY($price) }
 })?
question-move-to = dokąd idzie armia?
question-exhaust-for-discount = { REGION($region) }: którego sojusznika wyczerpujesz, żeby obniżyć koszt? Zostało do zapłaty: { AMOUNT("diplomacy", $cost) }.
question-money-instead = do zapłaty: { AMOUNT("diplomacy", $cost) }. Ile z tego opłacasz pieniędzmi, po { MONEY($price) } za każdą?
question-add-where = w którym regionie dodajesz wpływy?
question-refresh-where = w którym regionie odświeżasz tymczasowy żeton?
question-convert-where = w którym regionie zamieniasz tymczasowy żeton w stały?
question-army-where = w którym regionie ustawiasz { AMOUNT("army", $n, form: "acc") }?
question-choose-region = który region wybierasz (jeszcze najwyżej: { $left })?
question-choose-play = tura { $turn }: co zagrywasz?
question-play-another = którą dodatkową kartę zagrywasz?
question-put-down = którą kartę z ręki kładziesz zakrytą?
question-free-card = którą kartę rynku o koszcie najwyżej { $n } bierzesz?
question-choose-priority = który priorytet wybierasz?
question-choose-priority-secretly = który priorytet wybierasz w tajemnicy?
question-raise-how-many = podnosisz jedną produkcję za { MONEY($price) } czy dwie za { MONEY($price_of_two) }?
question-produce-what = który zasób produkujesz (zostało rodzajów: { $left })?
question-produce-how-many = { RESOURCE($resource) }: ile jednostek produkujesz? Koszt jednostki: { UNIT_COST($resource) }.
question-raise-which = którą produkcję podnosisz (zostało: { $left }{ $price ->
    [0] { "" }
   *[other] ; to kosztuje { MONEY($price) }
 })?
question-choose-type = który zasób wybierasz?
question-raise-prosperity = podnosisz dobrobyt? Kosztuje to { AMOUNT("goods", $goods) }, a daje { VP($vp) } i { MONEY($money) }.
question-random-card = która karta losowych wpływów zostaje odkryta?
question-ready-which = którego sojusznika przywracasz do gotowości (jeszcze najwyżej: { $left })?
question-research-what = badania: masz { $n }. Którą kartę z rynku bierzesz?
question-exhaust-for-research = badania: masz { $n }. Którego sojusznika wyczerpujesz, by dodać jego wartość?
question-choose-pile = który stos sześciu kart jest twoją ręką? Drugi będzie talią.
question-draw-advantage = { POWER($power) }: który atut strategiczny { POWER($power, form: "number") ->
    [one] dobiera
   *[other] dobierają
 }?
question-give-up-advantage = z którego atutu strategicznego rezygnujesz? Pozostałe zachowujesz.
question-do-this = { CARD($card, form: "quoted") }: czy wykonujesz to, co karta proponuje dalej?
question-spend-it = { CARD($card, form: "quoted") }: płacisz za efekt ({ COST($cost) })?
question-country-turned-up = { REGION($region) }: który kraj zostaje odkryty?
question-choose-way = { CARD($card, form: "quoted") }: który sposób wybierasz?
question-pay-for-more = { CARD($card, form: "quoted") }: płacisz za ciąg dalszy? Cena: { CHARGE($cost, $discards, $trashes) }.
question-exchange-times = { CARD($card, form: "quoted") }: ile razy wymieniasz? Oddajesz: { COST($cost) }; dostajesz: { COST($gain) }.
question-take-part = { CARD($card, form: "quoted") }: bierzesz udział za { MONEY($n) }?
question-double-which = symbole którego zasobu liczą się podwójnie?
question-export-or-import = jedna operacja: eksport czy import?
question-export-what = eksport: który zasób sprzedajesz (zostało operacji: { $left })?
question-export-how-many = eksport, { RESOURCE($resource, form: "nom") }: ile sprzedajesz po { MONEY($price) }?
question-import-what = import: który zasób kupujesz (zostało operacji: { $left })?
question-import-from-whom = import, { RESOURCE($resource, form: "nom") }: od kogo kupujesz{ $bought ->
    [0] { "" }
   *[other] { " " }(kupiono: { $bought })
 }?
question-import-how-many = import, { RESOURCE($resource, form: "nom") }: ile kupujesz od { $seller ->
    [-1] sojuszników
   *[other] { POWER($seller, form: "gen") }
 } po { MONEY($price) }?
question-choose-place = które miejsce w kolejności zajmujesz?
question-use-development = używasz teraz karty rozwoju?

## Dziennik: co się stało.

note-income = { POWER($power) } { $n ->
    [0] nie { POWER($power, form: "number") ->
        [one] dostaje
       *[other] dostają
     } dochodu
   *[other] { POWER($power, form: "number") ->
        [one] dostaje
       *[other] dostają
     } dochód z inwestycji: { MONEY($n) }
 }.
note-token-cashed = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] odrzuca
   *[other] odrzucają
 } żeton zaangażowania za pieniądze.
note-token-defends = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] odrzuca
   *[other] odrzucają
 } żeton zaangażowania, obrona rośnie o { $n }.
note-threatened = { REGION($region) }: zagrożenie ze strony { POWER($opponent, form: "gen") } ({ $threat }) przewyższa obronę { POWER($power, form: "gen") } ({ $defence }).
note-base-built = { COUNTRY($country) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] buduje
   *[other] budują
 } bazę za { MONEY($money) } i { POWER($power, form: "number") ->
    [one] wysyła
   *[other] wysyłają
 } tam { AMOUNT("army", $n, form: "acc") }.
note-nowhere-to-build = { POWER($power) }: nie ma gdzie zbudować bazy.
note-developed = { POWER($power) } { POWER($power, form: "number") ->
    [one] zdobywa
   *[other] zdobywają
 } kartę rozwoju { CARD($card, form: "quoted") }.
note-nothing-to-develop = { POWER($power) }: żadnej karty rozwoju nie da się zdobyć.
note-card-drawn = { POWER($power) } { POWER($power, form: "number") ->
    [one] dobiera
   *[other] dobierają
 } kartę { CARD($card, form: "quoted") }.
note-drawn-together = { POWER($side) } { POWER($side, form: "number") ->
    [one] dobiera
   *[other] dobierają
 }: { CARDS($cards) }.
note-card-drawn-openly = { POWER($power) } { POWER($power, form: "number") ->
    [one] dobiera
   *[other] dobierają
 } kartę { CARD($card, form: "quoted") }: wszyscy wiedzieli, że leży na wierzchu.
note-cards-drawn = { POWER($power) } { POWER($power, form: "number") ->
    [one] dobiera
   *[other] dobierają
 } { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
 }.
note-deck-shuffled = { POWER($power) } { POWER($power, form: "number") ->
    [one] tasuje
   *[other] tasują
 } odrzucone karty: w nowej talii { $n } { $n ->
    [one] karta
    [few] karty
   *[many] kart
 }.
note-discarded = { POWER($power) } { POWER($power, form: "number") ->
    [one] odrzuca
   *[other] odrzucają
 } kartę.
note-card-discarded = odrzucona przez ciebie karta to { CARD($card, form: "quoted") }.
note-trashed = { POWER($power) } { POWER($power, form: "number") ->
    [one] usuwa
   *[other] usuwają
 } z gry kartę { CARD($card, form: "quoted") }.
note-engaged = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] angażuje
   *[other] angażują
 } się.
note-token-moved = { POWER($power) } { POWER($power, form: "number") ->
    [one] przesuwa
   *[other] przesuwają
 } żeton zaangażowania: { REGION($region_before) } → { REGION($region) }.
note-nowhere-to-engage = { POWER($power) }: nie ma gdzie się zaangażować.
note-vp = { POWER($power) } { SIGN($n) ->
    [minus] { POWER($power, form: "number") ->
        [one] traci
       *[other] tracą
     }
   *[other] { POWER($power, form: "number") ->
        [one] zyskuje
       *[other] zyskują
     }
 } { VP_SIZE($n) } ({ SOURCE($source, form: "for") }); razem { FIGURE($total) }.
note-gains-money = { POWER($power) } { POWER($power, form: "number") ->
    [one] dostaje
   *[other] dostają
 } { MONEY($n) }.
note-pays-money = { POWER($power) } { POWER($power, form: "number") ->
    [one] płaci
   *[other] płacą
 } { MONEY($n) }.
note-gains = { POWER($power) } { POWER($power, form: "number") ->
    [one] dostaje
   *[other] dostają
 } { AMOUNT($resource, $n, form: "acc") }.
note-pays = { POWER($power) } { POWER($power, form: "number") ->
    [one] wydaje
   *[other] wydają
 } { AMOUNT($resource, $n, form: "acc") }.
note-purse-together = { POWER($power) } { $clauses }.
note-paid-out = { POWER($power) }: nadmiar ponad tor ({ AMOUNT($resource, $n) }) zamienia się w pieniądze: { MONEY($money) }.
note-diplomacy-lost = { POWER($power) }: nadmiar ponad tor ({ AMOUNT("diplomacy", $n) }) przepada.
note-new-ally = { POWER($power) } { POWER($power, form: "number") ->
    [one] poprawia
   *[other] poprawiają
 } stosunki; nowy sojusznik: { COUNTRY($country) }.
note-covers = { COUNTRY($country) }: nowa karta zakrywa kartę początkową { POWER($power, form: "gen") }.
note-nothing-to-improve = { POWER($power) }: nie ma z kim poprawić stosunków.
note-influence-placed = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] dodaje
   *[other] dodają
 } { LABEL($label, form: "key") ->
    [permanent] wpływy stałe
   *[temporary] wpływy tymczasowe
    [beside] wpływy stałe obok pól
 }.
note-pushed-out = { REGION($region) }: tymczasowy żeton { POWER($power, form: "gen") } zostaje wyparty.
note-refreshed = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] odświeża
   *[other] odświeżają
 } tymczasowy żeton.
note-made-permanent = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] zamienia
   *[other] zamieniają
 } tymczasowy żeton w stały{ LABEL($label, form: "key") ->
    [beside] , obok pól
   *[permanent] { "" }
 }.
note-no-token-left = { REGION($region) }: { POWER($power) } nie { POWER($power, form: "number") ->
    [one] ma
   *[other] mają
 } już żetonów wpływów.
note-no-place-for-it = { REGION($region) }: nie ma pola dla wpływów { POWER($power, form: "gen") }.
note-invested = { COUNTRY($country) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] inwestuje
   *[other] inwestują
 } { MONEY($money) }.
note-nowhere-to-invest = { POWER($power) }: nie ma gdzie zainwestować.
note-market-opened = na rynku zostaje odkryta karta { CARD($card, form: "quoted") }.
note-market-opened-together = na rynku zostają odkryte karty: { CARDS($cards) }.
note-market-shuffled = odrzucone karty rynku tworzą nową talię: { $n } { $n ->
    [one] karta
    [few] karty
   *[many] kart
 }.
note-card-taken = { POWER($power) } { POWER($power, form: "number") ->
    [one] bierze
   *[other] biorą
 } z rynku kartę { CARD($card, form: "quoted") }.
note-market-discarded = karta { CARD($card, form: "quoted") } opuszcza rynek.
note-army-moved = { POWER($power) } { POWER($power, form: "number") ->
    [one] przemieszcza
   *[other] przemieszczają
 } armię: { REGION($region_before) } → { REGION($region) }.
note-army-sent = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] wysyła
   *[other] wysyłają
 } armię z planszy gracza.
note-nothing-to-move = { POWER($power) }: nie ma czego albo dokąd przemieścić.
note-ally-exhausted = { POWER($power) } { POWER($power, form: "number") ->
    [one] wyczerpuje
   *[other] wyczerpują
 } sojusznika: { COUNTRY($country) }.
note-army-placed = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] ustawia
   *[other] ustawiają
 } { AMOUNT("army", $n, form: "acc") }.
note-nowhere-to-add = { POWER($power) }: nie ma gdzie dodać wpływów.
note-turn-begins = { POWER($power) }, tura { $n }.
note-card-played = { POWER($power) } { POWER($power, form: "number") ->
    [one] zagrywa
   *[other] zagrywają
 } kartę { CARD($card, form: "quoted") }.
note-advantage-played = { POWER($power) } { POWER($power, form: "number") ->
    [one] zagrywa
   *[other] zagrywają
 } atut strategiczny { CARD($card, form: "quoted") }.
note-decree-played = { POWER($power) } { POWER($power, form: "number") ->
    [one] zagrywa
   *[other] zagrywają
 } kartę dekretu { CARD($card, form: "quoted") }.
note-passed = { POWER($power) } { POWER($power, form: "number") ->
    [one] pasuje
   *[other] pasują
 }.
note-card-put-down = { POWER($power) } { POWER($power, form: "number") ->
    [one] kładzie
   *[other] kładą
 } kartę z ręki zakrytą.
note-put-down-card = położona przez ciebie karta to { CARD($card, form: "quoted") }.
note-priority-set = { POWER($power) } { POWER($power, form: "number") ->
    [one] wybiera
   *[other] wybierają
 } priorytet „{ LABEL($label, form: "key") ->
    [domestic] polityka wewnętrzna
    [diplomatic] polityka zagraniczna
   *[military] polityka wojskowa
 }”.
note-produced = { POWER($power) } { POWER($power, form: "number") ->
    [one] produkuje
   *[other] produkują
 } { AMOUNT($resource, $n, form: "acc") }.
note-commerce-up = { POWER($power) } { POWER($power, form: "number") ->
    [one] odkrywa
   *[other] odkrywają
 } wszystkie karty oferty handlowej.
note-raised = { POWER($power) } { POWER($power, form: "number") ->
    [one] podnosi
   *[other] podnoszą
 } produkcję, { RESOURCE($resource, form: "nom") }: teraz { $n }.
note-prospered = { POWER($power) } { POWER($power, form: "number") ->
    [one] podnosi
   *[other] podnoszą
 } dobrobyt: pole { $n }.
note-random-opened = zostaje odkryta karta { CARD($card, form: "quoted") }.
note-random-resolved = działa karta { CARD($card, form: "quoted") }.
note-random-army = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] dodaje
   *[other] dodają
 } armię.
note-ally-ready = { POWER($power) } { POWER($power, form: "number") ->
    [one] przywraca
   *[other] przywracają
 } do gotowości sojusznika: { COUNTRY($country) }.
note-hand-revealed = { POWER($power) } { POWER($power, form: "number") ->
    [one] odkrywa
   *[other] odkrywają
 } rękę: { COUNT($cards) ->
    [0] brak kart
   *[other] { CARDS($cards) }
 }; badania: { $research }.
note-research-added = { COUNTRY($country) }: sojusznik dodaje { $n } do badań { POWER($power, form: "gen") }.
note-market-renewed = { POWER($power) } { POWER($power, form: "number") ->
    [one] wymienia
   *[other] wymieniają
 } karty rynku.
note-round-begins = zaczyna się runda { $n }.
note-scoring-begins = punktacja po rundzie { $n }.
note-region-scored = { REGION($region) }: wszystkie stałe pola są zajęte, region jest punktowany.
note-region-not-filled = { REGION($region) }: jest wolne stałe pole, region nie jest punktowany.
note-place = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] zajmuje
   *[other] zajmują
 } miejsce { $n }, to daje { VP($vp) }.
note-first-in-regions = { ABILITY($power, "vp_by_first_place_regions") }, { POWER($power) }: pierwsze miejsce według żetonów w { $n } { $n ->
    [one] regionie
    [few] regionach
   *[many] regionach
 }, { SIGN($vp) ->
    [minus] strata: { VP_SIZE($vp) }
   *[other] bez straty
 }.
note-sphere = { ABILITY($power, "vp_per_region") }, { POWER($power) }: pierwsze miejsce według armii w { $n } { $n ->
    [one] regionie
    [few] regionach
   *[many] regionach
 } strefy interesów, to daje { VP($vp) }.
note-fdi-network = { ABILITY($power, "vp_by_fdi_regions") }, { POWER($power) }: żetony BIZ w { $n } { $n ->
    [one] regionie
    [few] regionach
   *[many] regionach
 }, to daje { VP($vp) }.
note-majority = { MAJORITY($majority) }: { POWER($power) } ({ $n }), to daje { VP($vp) }.
note-unused-advantages = { POWER($power) }, niewykorzystane atuty strategiczne: { $n }.
note-unused-decree = { POWER($power) }: dekret niewykorzystany.
note-won = { POWER($power) } { POWER($power, form: "number") ->
    [one] wygrywa
   *[other] wygrywają
 }: { VP($n) }.
note-won-by-first-places = { POWER($power) } { POWER($power, form: "number") ->
    [one] wygrywa
   *[other] wygrywają
 }: { VP($n) }, przy remisie więcej pierwszych miejsc w regionach.
note-won-by-tokens = { POWER($power) } { POWER($power, form: "number") ->
    [one] wygrywa
   *[other] wygrywają
 }: { VP($n) }, przy remisie więcej żetonów wpływów na planszy.
note-victory-shared = wspólne zwycięstwo: { POWERS($powers) }, { VP($n) }.
note-card-shown = { POWER($power) } { POWER($power, form: "number") ->
    [one] pokazuje
   *[other] pokazują
 } kartę { CARD($card, form: "quoted") }.
note-pile-chosen = twoja ręka to { LABEL($label, form: "key") ->
    [first-pile] pierwszy
   *[other] drugi
 } stos.
note-advantage-drawn = { POWER($power) } { POWER($power, form: "number") ->
    [one] dobiera
   *[other] dobierają
 } atut strategiczny { CARD($card, form: "quoted") }.
note-advantages-shown = { POWER($power) } { POWER($power, form: "number") ->
    [one] zachowuje
   *[other] zachowują
 } atuty strategiczne: { CARDS($cards) }.
note-cannot-spend = { CARD($card, form: "quoted") }: { POWER($power) } nie { POWER($power, form: "number") ->
    [one] może
   *[other] mogą
 } zapłacić, więc efektu nie ma.
note-country-open = { REGION($region) }, odkryty kraj: { COUNTRY($country) }.
note-countries-open = { REGION($region) }, odkryte kraje: { COUNTRIES($countries) }.
note-takes-part = { CARD($card, form: "quoted") }: { POWER($power) } { POWER($power, form: "number") ->
    [one] bierze
   *[other] biorą
 } udział.
note-exported = { POWER($power) } { POWER($power, form: "number") ->
    [one] eksportuje
   *[other] eksportują
 } { AMOUNT($resource, $n, form: "acc") } za { MONEY($money) }.
note-imported = { POWER($power) } { POWER($power, form: "number") ->
    [one] importuje
   *[other] importują
 } od sojuszników { AMOUNT($resource, $n, form: "acc") } za { MONEY($money) }.
note-bought-from = { POWER($power) } { POWER($power, form: "number") ->
    [one] importuje
   *[other] importują
 } od { POWER($seller, form: "gen") } { AMOUNT($resource, $n, form: "acc") } za { MONEY($money) }.
note-commerce-turned = { POWER($power) } { POWER($power, form: "number") ->
    [one] zakrywa
   *[other] zakrywają
 } kartę oferty handlowej; odkrytych zostało: { $n }.
note-nothing-traded = { POWER($power) }: bez handlu.
note-place-chosen = { POWER($power) } { POWER($power, form: "number") ->
    [one] zajmuje
   *[other] zajmują
 } { PLACE($place) }.
note-development-used = { POWER($power) } { POWER($power, form: "number") ->
    [one] używa
   *[other] używają
 } karty rozwoju { CARD($card, form: "quoted") }.

## Części zapisu o kilku zmianach zasobów mocarstwa: $sums to sumy w rzędzie.

# $power: czyje są.
purse-sum = { AMOUNT($resource, $n, form: "acc") }
purse-produces = { POWER($power, form: "number") ->
    [one] produkuje
   *[other] produkują
 } { $sums }
purse-pays = { POWER($power, form: "number") ->
    [one] wydaje
   *[other] wydają
 } { $sums }
purse-gains = { POWER($power, form: "number") ->
    [one] dostaje
   *[other] dostają
 } { $sums }

## Powody: dlaczego czegoś nie można.

reason-no-engage-token = { REGION($region) }: nie masz tam żetonu zaangażowania.
reason-not-your-zone = { REGION($region) }: region nie należy do twojej strefy interesów, a zagrożenia liczą się tylko w niej.
reason-changes-nothing = { REGION($region) }: twoje żetony nie odwróciłyby tam żadnego zagrożenia.
reason-at-most = najwyżej { $n }.
reason-at-least = co najmniej { $n }.
reason-no-flag = { COUNTRY($country) }: na karcie nie ma symbolu bazy z flagą { POWER($power, form: "gen") }.
reason-base-before = { COUNTRY($country) }: jest tam już baza.
reason-no-army-on-board = baza wymaga armii z twojej planszy, a żadnej tam nie ma.
reason-wrong-level = { CARD($card, form: "quoted") }: poziom { LEVEL($card) }, a twoja następna karta jest poziomu { $n }.
reason-stack-empty = stos kart { CARD($card, form: "quoted") } jest pusty.
reason-lacks = brakuje: { AMOUNT($resource, $n) }.
reason-lacks-money-for = brakuje: { MONEY($n) }.
reason-not-in-hand = karty { CARD($card, form: "quoted") } nie masz na ręce.
reason-not-there = karty { CARD($card, form: "quoted") } nie ma wśród tych, które można usunąć.
reason-no-ally-there = { REGION($region) }: nie masz tam sojusznika.
reason-no-token-there = { REGION($region) }: nie ma tam żetonu zaangażowania do przesunięcia.
reason-not-open = { COUNTRY($country) }: kraj nie jest teraz dostępny.
reason-is-barred = { COUNTRY($country) }: dostęp zamknięty dla { POWER($power, form: "gen") }, na karcie jest przekreślona flaga.
reason-not-in-this-region = { REGION($region) }: karta nie pozwala na ten region.
reason-just-improved = { COUNTRY($country) }: z tym krajem właśnie poprawiono stosunki, musi być inny.
reason-lacks-diplomacy = brakuje: { AMOUNT("diplomacy", $n) }, kogokolwiek wyczerpiesz.
reason-no-development-for-this = { CARD($card, form: "quoted") }: karta nie dotyczy tych wpływów.
reason-not-your-token = żetonu na polu { $n } nie można wybrać.
reason-invested-before = { COUNTRY($country) }: jest tam już żeton BIZ.
reason-not-the-target = { COUNTRY($country) }: karta mówi o innym kraju.
reason-not-on-market = karty { CARD($card, form: "quoted") } nie ma na rynku.
reason-no-army-there = { REGION($region) }: stamtąd nie można przemieścić armii.
reason-no-access = { REGION($region) }: region nie należy do twojej strefy interesów i nie masz tam bazy.
reason-where-it-is = { REGION($region) }: armia już tam jest.
reason-nowhere-from-there = { REGION($region) }: armia nie ma stamtąd dokąd iść.
reason-not-your-ally = { COUNTRY($country) }: to nie twój sojusznik.
reason-exhausted = { COUNTRY($country) }: sojusznik jest wyczerpany, najpierw przywróć go do gotowości.
reason-other-region = { COUNTRY($country) }: sojusznik jest gdzie indziej, a potrzebny jest region: { REGION($region) }.
reason-no-slot-free = { REGION($region) }: nie ma wolnego stałego pola.
reason-too-little-exported = { REGION($region) }: w tym handlu wywieziono tam za mało.
reason-no-token-to-refresh = { REGION($region) }: nie masz tam tymczasowego żetonu, który dałoby się odświeżyć.
reason-no-temporary-token = { REGION($region) }: nie masz tam tymczasowego żetonu.
reason-chosen-before = { REGION($region) }: region jest już wybrany.
reason-advantage-used = { CARD($card, form: "quoted") }: atut już zagrany, a zagrywa się go raz.
reason-not-your-advantage = { CARD($card, form: "quoted") }: nie masz takiego atutu strategicznego.
reason-no-decree = { CARD($card, form: "quoted") }: nie masz takiego dekretu.
reason-too-dear = { CARD($card, form: "quoted") }: koszt { RESEARCH_COST($card) }, a wolno najwyżej { $n }.
reason-produced-before = { RESOURCE($resource, form: "nom") }: to już wyprodukowano w tej akcji.
reason-not-to-be-produced = { RESOURCE($resource, form: "nom") }: karta lub priorytet pozwala wyprodukować inne zasoby.
reason-lacks-inputs = { RESOURCE($resource, form: "nom") }: nie można wyprodukować ani jednej jednostki; potrzeba: { $resource ->
    [0] tor powyżej 0
    [1] tor powyżej 0
    [2] tor powyżej 0
   *[other] { UNIT_COST($resource) } i tor powyżej 0
 }.
reason-at-its-end = { RESOURCE($resource, form: "nom") }: produkcja jest na końcu toru.
reason-raised-before = { RESOURCE($resource, form: "nom") }: tę produkcję już podniesiono, musi być inna.
reason-not-to-be-raised = { RESOURCE($resource, form: "nom") }: karta lub priorytet podnosi produkcję innych zasobów.
reason-ready-already = { COUNTRY($country) }: sojusznik jest gotowy.
reason-lacks-research = { CARD($card, form: "quoted") }: brakuje badań: { $n }.
reason-way-taken = ten sposób już wybrano.
reason-way-empty = nie ma do czego tego odnieść: tego, o czym mówi karta, nie wybrano.
reason-way-unpayable = nie stać cię na ten sposób.
reason-no-such-way = karta nie ma takiego sposobu.
reason-not-traded = { RESOURCE($resource, form: "nom") }: tym się tu nie handluje.
reason-traded-before = { RESOURCE($resource, form: "nom") }: tym już handlowano; każda operacja dotyczy innego zasobu.
reason-no-export-symbol = { RESOURCE($resource, form: "nom") }: żaden twój sojusznik tego nie kupuje.
reason-no-import-symbol = { RESOURCE($resource, form: "nom") }: ani sojusznik, ani mocarstwo teraz ci tego nie sprzeda.
reason-none-in-stock = { RESOURCE($resource, form: "nom") }: nie masz czego sprzedać.
reason-lacks-money = brakuje: { MONEY($n) }.
reason-no-deal-with = { POWER($power) }: twoja karta umów handlowych nie pozwala kupić tam { RESOURCE($resource, form: "gen") }.
reason-sells-none = { POWER($power) }: odkryte karty oferty nie mają { RESOURCE($resource, form: "gen") }, na planszy gracza też brak.
reason-bought-there = { POWER($power) }: w tej operacji już tam kupiono.
reason-not-doubled = { RESOURCE($resource, form: "nom") }: karta podwaja inne zasoby.
reason-place-taken = miejsce jest zajęte: { POWER($power) }.
reason-not-your-development = { CARD($card, form: "quoted") }: nie masz takiej karty rozwoju.
reason-works-by-itself = { CARD($card, form: "quoted") }: tej karty się nie używa, działa sama.
reason-effect-starts-later = { CARD($card, form: "quoted") }: karta działa od rundy { $round }.
reason-used-this-round = { CARD($card, form: "quoted") }: w tej rundzie karty już użyto.
reason-another-moment = { CARD($card, form: "quoted") }: karta działa w innym momencie, który podaje jej tekst.
reason-nothing-to-do = { CARD($card, form: "quoted") }: teraz karta nic nie da.

## Chwila partii, na liście partii.

moment = { $phase ->
    [set_up] Przygotowanie gry
    [preparation] Runda { $round }, przygotowania
    [actions] Runda { $round }, tura { $turn }
    [research] Runda { $round }, badania
    [random_influence] Runda { $round }, losowe wpływy
   *[aftermath] Runda { $round }, następstwa
 }

# What measures the game while it goes on, over the curve of a replay.
score-measure = Punkty zwycięstwa

## Co oznacza teraz to, na co się patrzy. $n przy jednym żetonie więcej: miejsce, które daje.

fact-slots-free = wolne stałe pola: { $n }; punktowany jest tylko zapełniony region.
fact-scored-when = następna punktacja regionów i przewag będzie na koniec rundy { $n }.
fact-pays-now = { POWER($power) }: { VP($vp) }, gdyby region punktowano tak, jak jest.
fact-one-token-more = { POWER($power) } z jednym żetonem więcej: miejsce { $n }, { VP($vp) }.
fact-scored-now = { POWER($power) }: { VP($vp) }, gdyby punktacja była teraz.
