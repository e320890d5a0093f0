### Teksty kart gry World Order.

## Zdania składowe działań. $mood: „do” to polecenie, „to” bezokolicznik: co można lub za co się płaci.
## $owner: „you” albo „power”, inne mocarstwo, które bierze udział. $mark: litera, gdy dwie rzeczy nazywają się tak samo.

# $other: „yes”, gdy ma to być inny kraj niż poprzedni.
verb-improve-relations =
    .open = { $mood ->
        [do] popraw
       *[to] poprawić
     } stosunki z { $other ->
        [yes] innym dostępnym
       *[no] dostępnym
     } krajem
    .open-in = { $mood ->
        [do] popraw
       *[to] poprawić
     } stosunki z { $other ->
        [yes] innym dostępnym
       *[no] dostępnym
     } krajem { $where }
    .search = { $mood ->
        [do] popraw
       *[to] poprawić
     } stosunki z dowolnym { $other ->
        [yes] innym krajem
       *[no] krajem
     } jednego regionu, dostępnym lub ze stosów
    .search-in = { $mood ->
        [do] popraw
       *[to] poprawić
     } stosunki z dowolnym { $other ->
        [yes] innym krajem
       *[no] krajem
     } { $where }, dostępnym lub ze stosów
verb-engage = { $mood ->
    [do] zaangażuj
   *[to] zaangażować
 } się { $where }
verb-trade = { $mood ->
    [do] handluj
   *[to] handlować
 }
    .single = { $mood ->
        [do] przeprowadź
       *[to] przeprowadzić
     } jedną operację handlową (eksport albo import)
verb-invest = { $mood ->
    [do] zainwestuj
   *[to] zainwestować
 } w sojusznika
    .there = { $mood ->
        [do] zainwestuj
       *[to] zainwestować
     } w ten kraj{ $mark }
    .elsewhere = { $mood ->
        [do] zainwestuj
       *[to] zainwestować
     } w sojusznika z innego regionu niż ten kraj{ $mark }
verb-move = { $mood ->
    [do] przemieść
   *[to] przemieścić
 } { $count }
    .to = { $mood ->
        [do] przemieść
       *[to] przemieścić
     } { $count } { $where }
verb-build-base = { $mood ->
    [do] zbuduj
   *[to] zbudować
 } bazę u sojusznika
    .there = { $mood ->
        [do] zbuduj
       *[to] zbudować
     } bazę w tym kraju{ $mark }
verb-develop = { $mood ->
    [do] zdobądź
   *[to] zdobyć
 } kartę rozwoju
verb-produce =
    .types = { $mood ->
        [do] wyprodukuj
       *[to] wyprodukować
     } { $n ->
        [one] { $n } rodzaj zasobów
        [few] { $n } różne rodzaje zasobów
       *[other] { $n } różnych rodzajów zasobów
     }
    .that = { $mood ->
        [do] wyprodukuj
       *[to] wyprodukować
     } zasób tego rodzaju{ $mark }
    .most = { $mood ->
        [do] wyprodukuj
       *[to] wyprodukować
     } najwyżej { $amount }
    .these = { $mood ->
        [do] wyprodukuj
       *[to] wyprodukować
     } { $types }
verb-gain = { $mood ->
    [do] zyskaj
   *[to] zyskać
 } { $what }
verb-spend = { $mood ->
    [do] wydaj
   *[to] wydać
 } { $cost }, aby { $what }
    .bare = { $mood ->
        [do] wydaj
       *[to] wydać
     } { $cost }
verb-exchange = { $mood ->
    [do] wymień
   *[to] wymienić
 } { $give } na { $get }
    .times = { $mood ->
        [do] wymień
       *[to] wymienić
     } { $give } na { $get } najwyżej { $n } { $n ->
        [one] raz
       *[other] razy
     }
verb-draw = { $mood ->
    [do] dobierz
   *[to] dobrać
 } { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
 }
    .by-ally = { $mood ->
        [do] dobierz
       *[to] dobrać
     } dowolną liczbę kart, najwyżej tyle, ile wynosi największa wartość gotowego sojusznika
verb-discard = { $mood ->
    [do] odrzuć
   *[to] odrzucić
 } { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
 }
    .as-many = { $mood ->
        [do] odrzuć
       *[to] odrzucić
     } tyle samo kart{ $mark }
verb-trash =
    .hand = { $mood ->
        [do] usuń
       *[to] usunąć
     } z gry { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
     } z ręki
    .discard = { $mood ->
        [do] usuń
       *[to] usunąć
     } z gry { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
     } ze stosu kart odrzuconych
    .either = { $mood ->
        [do] usuń
       *[to] usunąć
     } z gry { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
     } z ręki lub ze stosu kart odrzuconych
verb-trash-self = { $mood ->
    [do] usuń
   *[to] usunąć
 } tę kartę z gry
verb-play-another = { $mood ->
    [do] zagraj
   *[to] zagrać
 } jeszcze jedną kartę
verb-research-free = { $mood ->
    [do] weź
   *[to] wziąć
 } bez badań kartę z rynku o koszcie najwyżej { $n } i { $mood ->
    [do] połóż
   *[to] położyć
 } ją na swojej talii
    .plays = { $mood ->
        [do] weź
       *[to] wziąć
     } bez badań kartę z rynku o koszcie najwyżej { $n } i od razu ją { $mood ->
        [do] zagraj
       *[to] zagrać
     }
verb-ready = { $mood ->
    [do] przywróć
   *[to] przywrócić
 } do gotowości najwyżej { $n } { $n ->
    [one] sojusznika
   *[other] sojuszników
 }
    .one = { $mood ->
        [do] przywróć
       *[to] przywrócić
     } sojusznika do gotowości
    .one-chosen = { $mood ->
        [do] wybierz sojusznika i przywróć
       *[to] wybrać sojusznika i przywrócić
     } go do gotowości, jeśli jest wyczerpany
    .chosen = { $mood ->
        [do] wybierz
       *[to] wybrać
     } najwyżej { $n } { $n ->
        [one] sojusznika
       *[other] sojuszników
     } („ten kraj” to ostatni z nich) i { $mood ->
        [do] przywróć
       *[to] przywrócić
     } wyczerpanych do gotowości
verb-add-influence = { $mood ->
    [do] dodaj
   *[to] dodać
 } 1 żeton wpływów { $where }
    .permanent = { $mood ->
        [do] dodaj
       *[to] dodać
     } 1 stały żeton wpływów { $where }
verb-refresh-influence = { $mood ->
    [do] odśwież
   *[to] odświeżyć
 } 1 swój żeton tymczasowy { $where }
verb-convert-influence = { $mood ->
    [do] zamień
   *[to] zamienić
 } w stały 1 swój żeton tymczasowy { $where }
verb-place-army = { $mood ->
    [do] umieść
   *[to] umieścić
 } { $count } z puli ogólnej { $where }
verb-increase-production = { $mood ->
    [do] podnieś
   *[to] podnieść
 } o 1 produkcję { $n ->
    [one] { $n } zasobu
   *[other] { $n } różnych zasobów
 }
    .that = { $mood ->
        [do] podnieś
       *[to] podnieść
     } o 1 produkcję tego rodzaju{ $mark }
verb-increase-prosperity = { $mood ->
    [do] podnieś
   *[to] podnieść
 } dobrobyt o 1 pole
verb-choose-region = { $mood ->
    [do] wybierz
   *[to] wybrać
 } { $count }
verb-choose-resource = { $mood ->
    [do] wybierz
   *[to] wybrać
 } rodzaj zasobu
verb-choose = { $mood ->
    [do] wybierz
   *[to] wybrać
 } jedno: { $ways }
    .some = { $mood ->
        [do] wybierz
       *[to] wybrać
     } { $n } z tego, w dowolnej kolejności: { $ways }
    .all = { $mood ->
        [do] zrób
       *[to] zrobić
     } to wszystko w dowolnej kolejności: { $ways }
verb-repeat = { $n ->
    [1] jeden raz
   *[other] najwyżej { $n } razy
 }: { $what }
    .distinct = { $n ->
        [1] jeden raz
       *[other] najwyżej { $n } razy, za każdym razem w innym regionie
     }: { $what }
# $number: czy mocarstwo jest w liczbie pojedynczej („one”), czy mnogiej („many”).
verb-power-may = { $power } { $number ->
    [many] mogą
   *[one] może
 } wydać { $cost }, aby { $what }

## Co następuje po działaniu, za przecinkiem.

text-not-that-country = ale nie z tym krajem{ $mark }
text-cheaper = płacąc o { $amount } mniej
text-cheaper-per-ally = { $cheaper } za każdego swojego sojusznika w tym regionie
text-cheaper-per-army = { $cheaper } za każdą swoją armię w tym regionie
text-cheaper-there = { $cheaper } { $where }
text-cheaper-only = { $cheaper } (tylko { $where })
text-dearer = płacąc o { $amount } więcej
text-dearer-each = płacąc o { $amount } więcej za armię
text-dearer-from-board = płacąc o { $amount } więcej z planszy gracza
text-money-for-diplomacy = przy czym zamiast każdej jednostki dyplomacji można zapłacić { $amount }
text-money-for-services = przy czym zamiast każdej jednostki usług można zapłacić { $amount }
text-shuffled-afterwards = po czym karty regionu się tasuje i odkrywa 2 z nich
text-without-an-ally = nawet jeśli nie ma tam sojusznika
text-only-countries-of = korzystając tylko z krajów { $regions }
text-as-if-allies = licząc jako sojuszników także dostępne kraje { $regions }
text-symbols-twice = licząc podwójnie symbole { $types }
    .choose = licząc podwójnie symbole { $types } (do wyboru)
text-if-elsewhere = jeśli jest z innego regionu niż ten kraj{ $mark }
text-not-exhausted = nie wyczerpując go
text-even-with-fdi = nawet jeśli { $n ->
    [1] jest tam już { $n } żeton BIZ
   *[other] są tam już żetony BIZ (najwyżej { $n })
 }
text-even-with-bases = nawet jeśli { $n ->
    [1] jest tam już { $n } baza
   *[other] są tam już bazy (najwyżej { $n })
 }
text-for-free = nic za to nie płacąc
text-without-access = nawet bez dostępu
text-whatever-the-value = wysyłając { $count } niezależnie od wartości kraju
text-armies-free = nie płacąc za armie
text-armies-at = płacąc { $amount } za każdą armię
text-may-be-permanent = przy czym żeton wpływów może być stały nawet bez wolnego pola
text-which-may-be-permanent = przy czym może on być stały nawet bez wolnego pola
text-even-beside = nawet bez wolnego pola
text-units-of-each = najwyżej { $n } { $n ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
 } każdego rodzaju
text-times = { $n ->
    [1] { $n } raz
    [2] dwukrotnie
   *[other] { $n } razy
 }
text-but-not = oprócz { $places }
text-if-exported = jeśli wyeksportowano tam co najmniej { $amounts }
text-free-if-unplayed = a jeśli nikt nie gra tym mocarstwem, robi ono to bez płacenia

## Co otacza zdanie składowe i jak się one łączą.

text-step-qualified = { $what }, { $more }
text-step-may = { $owner ->
    [power] mocarstwo może
   *[you] możesz
 } { $what }
text-step-if-you-like = opcjonalnie { $what }
text-step-if = jeśli { $condition }, { $what }
text-step-then = następnie { $what }
text-steps-then = { $first }, a następnie { $next }
    .comma = { $first }, { $next }
text-ways-or = { $first }; albo { $next }
    .comma = { $first }; { $next }
text-ways-and = { $first }; { $next }
    .comma = { $first }; { $next }
text-pay-to = { $paid }, aby { $what }
text-per-fdi-token = { $what } za każdy żeton BIZ na swoich sojusznikach
text-per-imported-type = { $what } za każdy zaimportowany rodzaj zasobów
text-or-all-there-is = { $cost } (albo wszystko, co ma, jeśli to mniej)
text-other-than = { $what } oprócz { $places }
text-among = { $what } spośród: { $places }

## Czy zrobiono to, czego wymaga coś innego.

text-done-improve-relations = poprawiono stosunki{ $mark }
text-done-engage = doszło do zaangażowania{ $mark }
text-done-trade = doszło do handlu{ $mark }
text-done-invest = doszło do inwestycji{ $mark }
text-done-move = przemieszczono armie{ $mark }
text-done-build-base = zbudowano bazę{ $mark }
text-done-draw = dobrano kartę{ $mark }
text-done-exchange = dokonano wymiany{ $mark }
text-done-ready = wybrano sojusznika{ $mark }
text-done-place-army = umieszczono armie{ $mark }
text-done-choose-region = wybrano region{ $mark }
text-done-choose-resource = wybrano rodzaj{ $mark }

## Ilości w bierniku: co się zyskuje, wydaje, produkuje.

text-amounts-and = { $first } i { $next }
    .comma = { $first }, { $next }
text-amount-energy = { $n ->
    [one] { $n } energię
   *[other] { $n } energii
 }
text-amount-raw = { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[other] { $n } surowców
 }
text-amount-food = { $n ->
    [one] { $n } żywność
   *[other] { $n } żywności
 }
text-amount-goods = { $n ->
    [one] { $n } towar
    [few] { $n } towary
   *[other] { $n } towarów
 }
text-amount-services = { $n ->
    [one] { $n } usługę
    [few] { $n } usługi
   *[other] { $n } usług
 }
text-amount-diplomacy = { $n ->
    [one] { $n } dyplomację
   *[other] { $n } dyplomacji
 }
text-amount-army = { $n ->
    [one] { $n } armię
    [few] { $n } armie
   *[other] { $n } armii
 }
text-amount-money = { $n ->
    [one] { $n } ordis
    [few] { $n } ordisy
   *[other] { $n } ordisów
 }
text-amount-vp = { $n } PZ
text-armies = { $n ->
    [one] { $n } armię
    [few] { $n } armie
   *[other] { $n } armii
 }
    .most = najwyżej { $n ->
        [one] { $n } armię
        [few] { $n } armie
       *[other] { $n } armii
     }
    .range = od { $least } do { $n } armii
text-regions = { $n ->
    [1] region
    [few] { $n } regiony
   *[other] { $n } regionów
 }
    .most = najwyżej { $n ->
        [one] { $n } region
        [few] { $n } regiony
       *[other] { $n } regionów
     }
    .range = od { $least } do { $n } { $n ->
        [one] regionu
       *[other] regionów
     }

## Rodzaje zasobów: co się produkuje · gen: czyje symbole.

text-type-energy = energię
    .gen = energii
text-type-raw = surowce
    .gen = surowców
text-type-food = żywność
    .gen = żywności
text-type-goods = towary
    .gen = towarów
text-type-services = usługi
    .gen = usług
text-type-diplomacy = dyplomację
    .gen = dyplomacji
text-type-army = armie
    .gen = armii

## Miejsca. in: gdzie · to: dokąd · but: oprócz czego albo czyje · each: do każdego · all: do dowolnych z nich · one-of, one: wszystko
## do tego samego · a: jedno z tych, na które pozwalają zasady. Regiony mają też nom: w wyliczeniu.

text-places =
    .in = { $places }
    .to = { $places }
    .but = { $places }
    .each = do każdego z regionów: { $places }
    .one-of = do jednego z regionów: { $places }
text-regions-and = { $first }, { $next }
    .comma = { $first }, { $next }
text-anywhere =
    .a = w regionie
    .in = w dowolnym regionie
    .to = do dowolnego regionu
    .but = wszystkich regionów
    .each = do każdego regionu
    .one = do jednego regionu
text-there-region =
    .in = w tym regionie
    .to = do tego regionu
    .but = tego regionu
    .each = do tego regionu
    .all = do tego regionu
text-there-regions =
    .in = w jednym z tych regionów
    .to = do jednego z tych regionów
    .but = tych regionów
    .each = do każdego z tych regionów
    .all = do tych regionów
text-there-moved =
    .in = w regionie, do którego przemieszczono armie
    .to = do regionu, do którego przemieszczono armie
    .but = regionów, do których przemieszczono armie
    .each = do każdego regionu, do którego przemieszczono armie
    .all = do regionów, do których przemieszczono armie
text-there-served =
    .in = w regionie, do którego dotarły wszystkie te armie
    .to = do regionu, do którego dotarły wszystkie te armie
    .but = regionów, do których dotarły wszystkie te armie
    .each = do każdego regionu, do którego dotarły wszystkie te armie
    .all = do regionów, do których dotarły wszystkie te armie
text-there-country =
    .in = w regionie tego kraju
    .to = do regionu tego kraju
    .but = regionu tego kraju
    .each = do regionu tego kraju
    .all = do regionu tego kraju

text-region-europe = Europa
    .in = w Europie
    .to = do Europy
    .but = Europy
    .nom = Europa
text-region-central-asia = Azja Środkowa
    .in = w Azji Środkowej
    .to = do Azji Środkowej
    .but = Azji Środkowej
    .nom = Azja Środkowa
text-region-americas = Ameryka
    .in = w Ameryce
    .to = do Ameryki
    .but = Ameryki
    .nom = Ameryka
text-region-mena = Bliski Wschód i Afryka Północna
    .in = na Bliskim Wschodzie i w Afryce Północnej
    .to = na Bliski Wschód i do Afryki Północnej
    .but = Bliskiego Wschodu i Afryki Północnej
    .nom = Bliski Wschód i Afryka Północna
text-region-africa = Afryka
    .in = w Afryce
    .to = do Afryki
    .but = Afryki
    .nom = Afryka
text-region-south-asia = Azja Południowa
    .in = w Azji Południowej
    .to = do Azji Południowej
    .but = Azji Południowej
    .nom = Azja Południowa
text-region-east-asia-pacific = Azja Wschodnia i Pacyfik
    .in = w Azji Wschodniej i na Pacyfiku
    .to = do Azji Wschodniej i na Pacyfik
    .but = Azji Wschodniej i Pacyfiku
    .nom = Azja Wschodnia i Pacyfik
text-region-other = { $name }
    .in = w regionie „{ $name }”
    .to = do regionu „{ $name }”
    .but = regionu „{ $name }”
    .nom = { $name }

## Mocarstwa. the: podmiot · full: jak w zawartości pudełka · number: liczba pojedyncza czy mnoga.

text-power-usa = USA
    .the = USA
    .full = Stany Zjednoczone Ameryki
    .number = many
text-power-eu = UE
    .the = UE
    .full = Unia Europejska
    .number = one
text-power-russia = Rosja
    .the = Rosja
    .full = Federacja Rosyjska
    .number = one
text-power-china = Chiny
    .the = Chiny
    .full = Chińska Republika Ludowa
    .number = many

## Karty rozwoju.

text-when-it-starts = gdy efekt zaczyna działać, { $what }
text-at-will = w dowolnym momencie możesz { $what }
text-event = { $event } { $what }
text-event-may = { $event } możesz { $what }
text-once-per-round = raz na rundę { $what }
text-on-focus-chosen = przy wyborze priorytetu
text-on-acquired = przy zdobyciu tej karty w { $level }. rundzie lub później
text-on-improve-relations-done = po poprawie stosunków
text-on-first-turn-of-round = w swojej pierwszej turze rundy
text-on-influence-added = przed dodaniem żetonu wpływów do regionu lub po nim
text-bonus-research = w każdym kroku badań dodaj do swoich badań { $n }
text-bonus-engage-discount = zaangażowanie kosztuje cię o { $n ->
    [one] { $n } dyplomację
   *[other] { $n } dyplomacji
 } mniej
text-bonus-threat = twoje zagrożenie we wszystkich regionach jest większe o { $n }
text-bonus-defence = twoja obrona we wszystkich regionach jest większa o { $n }
text-bonus-hand-size = na początku każdej rundy dobierz o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
 } więcej
text-vp-only = ta karta daje tylko PZ

## Losowe wpływy: wiersz.

text-row = { $power }: 1 żeton wpływów { $where }
    .army = { $power }: 1 żeton wpływów i 1 armia { $where }
text-row-trade = { $row }; karta oferty ({ $partner }) zostaje zakryta za { $money }

## Co jest na karcie, jedno po drugim.

fact-next = { $first }; { $next }
    .comma = { $first }; { $next }
fact-starter = karta początkowa: { $power }
fact-market = karta z rynku
fact-cost = koszt { $n }
fact-bonus = górna premia: { $amount }
fact-research = badania { $n }
fact-suggested = polecana na pierwszą grę
fact-strategic = atut strategiczny: { $power }
fact-starting-vp = { $n } PZ na początku
fact-decree = dekret: { $power }
fact-unused-vp = { $n } PZ, jeśli nie użyto
fact-development = karta rozwoju poziomu { $n }
fact-from-round = działa od { $n }. rundy
fact-price = trzeba wydać { $amounts }
fact-vp = { $n } PZ
fact-copies = w stosie { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
 }
fact-random = karta losowych wpływów
fact-marked = { $fact } ({ $mark })
