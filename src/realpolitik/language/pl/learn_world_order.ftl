### Co mówi przewodnik po World Order w grze szkoleniowej. Zwraca się do nowicjusza po prostu: „ty”, a innych nazywa.
###
### $place, $after, $before, $now: miejsca w regionie według żetonów, 0 bez żetonu; kto remisuje, zajmuje niższe z nich.
### $pushed, $seller: mocarstwo albo -1, gdy nikt. $cards, $countries, $powers: nazwy po kolei.

## Gdzie jest gra i czego dotyczy pytanie.

# $phase: set_up, preparation, actions, research, random_influence lub aftermath.
lesson-moment = { $phase ->
    [set_up] Przed pierwszą rundą
    [preparation] Runda { $round } z { $rounds }: przygotowania
    [actions] Runda { $round } z { $rounds }, tura { $turn } z 4
    [research] Runda { $round } z { $rounds }: badania
    [random_influence] Runda { $round } z { $rounds }: losowe wpływy
   *[aftermath] Runda { $round } z { $rounds }: następstwa
 }
lesson-others-choose = Wybierają inni. Spójrz tymczasem na regiony: kto gdzie prowadzi i o ile?
lesson-about-pile = Dwanaście kart w dwóch stosach: jeden będzie twoją ręką w rundzie 1, drugi talią, z której dobierzesz karty w rundzie 2.
lesson-about-assets = Masz trzy atuty strategiczne, zachowujesz dwa. Zrezygnuj z tego, który przyda się najmniej.
lesson-about-place = Wybierz swoje miejsce w kolejności tej rundy.
lesson-about-priority = Wybierz priorytet tej rundy: przywraca sojuszników do gotowości, pozwala podnieść produkcję, produkuje zasoby i działa do końca rundy.
lesson-about-ready = Wybierz wyczerpanego sojusznika, by przywrócić go do gotowości. Ilu jeszcze można: { $left }.
lesson-about-raise = Produkcję można podnieść. Tak zostanie do końca gry, więc im wcześniej, tym lepiej.
lesson-about-play = Twoja tura: zagraj jedną kartę. Co robi, jest na niej napisane; czego zrobić nie można, to się pomija.
lesson-about-another = W tej turze możesz zagrać jeszcze jedną kartę. Do badań zostanie wtedy o jedną mniej.
lesson-about-put-down = Karta z ręki ląduje przed tobą zakryta, bez efektu. Wybierz tę, której najmniej szkoda.
lesson-about-relations = Poprawa stosunków: wybrany kraj zostaje twoim sojusznikiem. Jego wartość to cena w dyplomacji.
lesson-about-engage = Zaangażowanie: zapłać dyplomacją w regionie, w którym masz sojusznika, dodaj tam wpływy i zostaw żeton zaangażowania.
lesson-about-move-token = Wszystkie twoje żetony zaangażowania są na planszy. Jeden z nich możesz przenieść tutaj albo wszystko zostawić.
lesson-about-exhaust = Do zapłaty: { AMOUNT("diplomacy", $cost) }. Gotowi sojusznicy z tego regionu mogą obniżyć cenę o swoją wartość: w zamian zostają wyczerpani.
lesson-about-money-instead = Karta pozwala zapłacić pieniędzmi zamiast dyplomacją. Zachowaj to, co będzie bardziej potrzebne.
lesson-about-one-operation = Ten handel to jedna operacja: albo sprzedaż jednego zasobu, albo zakup.
lesson-about-double = Symbole handlu jednego zasobu liczą się podwójnie. Wybierz ten, którego masz najwięcej albo najbardziej potrzebujesz.
lesson-about-export = Handel zaczyna się od sprzedaży. Wybierz zasób, potem liczbę. Zostało operacji eksportu: { $left }.
lesson-about-export-amount = Ile sprzedajesz? Za każdą jednostkę: { MONEY($price) }.
lesson-about-import = Teraz możesz kupować. Wybierz zasób, którego przed chwilą nie sprzedano. Zostało operacji importu: { $left }.
lesson-about-sellers = Od kogo kupujesz? Możesz po kolei zwrócić się do kilku sprzedawców; cena jest ta sama.
lesson-about-import-amount = Ile kupujesz? Za każdą jednostkę: { MONEY($price) }.
lesson-about-invest = Inwestycja w gotowego sojusznika: zostaje wyczerpany, co rundę przynosi dochód, a ty dodajesz wpływy w jego regionie.
lesson-about-move = Przemieść armie z planszy gracza lub z regionu, po jednej. { $price ->
    [0] Tutaj to nic nie kosztuje.
   *[other] Za każdą: { MONEY($price) }.
 }
lesson-about-move-to = Wybierz, dokąd idzie armia.
lesson-about-army = Wybierz region, w którym staną nowe armie.
lesson-about-base = Zbuduj bazę u gotowego sojusznika z twoją flagą: idą tam armie, dodajesz wpływy, a region pozostaje otwarty dla twoich armii.
lesson-about-garrison = Ile armii idzie do nowej bazy? Co najmniej jedna.
lesson-about-develop = Zdobądź kartę rozwoju kolejnego poziomu: PZ od razu, a efekt do końca gry.
lesson-about-money-for-services = Karta pozwala zapłacić za usługi pieniędzmi.
lesson-about-use-development = Możesz teraz użyć karty rozwoju, raz w tej rundzie. Możesz też zachować ją na później w tej samej rundzie.
lesson-about-produce = Produkcja: wybierz rodzaj zasobu. Zostało rodzajów: { $left }.
lesson-about-produce-amount = Ile produkujesz? Za każdą jednostkę płacisz.
lesson-about-slot = Kładziesz żeton wpływów: na jakim polu?
lesson-about-add = Dodajesz wpływy: najpierw wybierz region, potem rodzaj pola.
lesson-about-refresh = Odświeżenie: twój tymczasowy żeton przechodzi na prawy koniec rzędu, więc zostanie wyparty później.
lesson-about-convert = Twój tymczasowy żeton staje się stały: nikt go już nie wyprze.
lesson-about-research = Masz badania: { $n }. Wzięte karty kładziesz na wierzch talii: dobierzesz je w następnej rundzie.
lesson-about-research-ally = Wybierz gotowego sojusznika do wyczerpania: jego wartość dodaje się do badań (teraz { $n }).
lesson-about-free-card = Możesz wziąć z rynku kartę o koszcie najwyżej { $n }, bez badań.
lesson-about-discard = Odrzuć kartę z ręki.
lesson-about-trash = Usuń kartę z gry na dobre. Bez słabej karty częściej przychodzą dobre.
lesson-about-cash = Żeton zaangażowania można zabrać z planszy za pieniądze.
lesson-about-prosperity = Możesz teraz podnieść dobrobyt o jedno pole.
lesson-about-defend = Zaraz policzą się zagrożenia. Żeton zaangażowania można zabrać z planszy na rzecz obrony.
lesson-card-asks = Karta zostawia wybór tobie. Przeczytaj ją: mówi, co z tego wyniknie.

## Co pojawia się po raz pierwszy.

lesson-new-world = Prowadzisz jedno z czterech mocarstw przez sześć rund. Wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ). Dają je żetony wpływów, gdy je kładziesz, dwie punktacje regionów, po rundach 3 i 6, dobrobyt, karty rozwoju i niektóre inne karty.
    .title = O co chodzi w grze
lesson-new-assets = Atuty strategiczne to silne karty, które ma tylko twoje mocarstwo. Każdy zagrywa się raz w grze zamiast zwykłej karty; niezagrany do końca jest wart 2 PZ. Dwa zachowane dają też początkowe PZ; kto ma ich mniej, zyskuje przy ustalaniu kolejności.
    .title = Atuty strategiczne
lesson-new-piles = Widzisz obie połowy swojej talii. Czego nie weźmiesz na początek, dobierzesz w następnej rundzie: nic nie przepada.
    .title = Pierwsza ręka
lesson-new-turns = W rundzie każdy ma cztery tury. W turze zagrywasz jedną kartę z ręki albo atut strategiczny, albo pasujesz za 10 ordisów; w dwóch ostatnich wypadkach kładziesz kartę z ręki zakrytą. Z sześciu kart zostają dwie: odkrywa się je w badaniach. Zdecyduj, które cztery zagrać, a które dwie zostawić.
    .title = Tury
lesson-new-relations = W każdym regionie dostępne są dwa kraje. Żeby kraj został sojusznikiem, zapłać dyplomacją jego wartość. Sojusznicy handlują z tobą, obniżają ceny w swoim regionie, przyjmują inwestycje i bazy; bez sojusznika w regionie nie można się tam zaangażować. Za najwięcej sojuszników są PZ przy punktacji.
    .title = Poprawa stosunków
lesson-new-exhausting = Gotowego sojusznika można wyczerpać: obniża o swoją wartość koszt poprawy stosunków albo zaangażowania w swoim regionie. Pozostaje sojusznikiem, ale dopóki nie wróci do gotowości, nie można go znów wyczerpać, inwestować w nim ani budować tam bazy; do gotowości przywracają tylko priorytety i niektóre karty. Zniżka ponad koszt przepada.
    .title = Wyczerpywanie sojuszników
lesson-new-engage = Zaangażowanie to prosta droga do wpływów: region z twoim sojusznikiem, cena w dyplomacji, żeton. Żeton zaangażowania, który tam zostaje, można później zabrać za pieniądze lub na rzecz obrony: im więcej masz tam sojuszników, tym więcej daje.
    .title = Zaangażowanie
lesson-new-export = Handel ma dwa kroki: najpierw sprzedajesz, potem kupujesz. Sprzedać możesz tyle jednostek zasobu, ile jego symboli mają twoi sojusznicy, gotowi czy wyczerpani, i ile go masz. Towary i usługi przynoszą po 15 ordisów, energia, surowce i żywność po 5. Każdy zasób bierze udział w handlu raz.
    .title = Handel: sprzedaż
lesson-new-import = Potem kupujesz: od sojuszników, jeśli pokazują symbol zasobu, i od innych mocarstw, na ile pozwala karta umów handlowych. Energia, surowce i żywność kosztują po 3 ordisy, towary i usługi po 10.
    .title = Handel: zakup
lesson-new-sellers = Mocarstwo nie może odmówić sprzedaży. Zakrywa kartę oferty albo, gdy żadna nie jest odkryta, oddaje własny zapas, i dostaje pieniądze. Kto kupi od przeciwnika wszystko, co może, dostaje po handlu 1 dyplomację. Karty oferty wracają do gry, gdy ich właściciel wyprodukuje pokazany na nich zasób.
    .title = Zakupy od innych mocarstw
lesson-new-invest = Inwestycja kosztuje tyle, ile podaje karta kraju. Od razu dodaje wpływy, a na koniec każdej rundy, licząc tę, przynosi pieniądze: podwojoną wartość kraju. Dlatego wczesne inwestycje się zwracają. Jeden kraj to jedna inwestycja.
    .title = Inwestycje
lesson-new-move = Armie chodzą do twojej strefy interesów, czyli do regionów z twoją flagą, i tam, gdzie masz bazę. Tam bronią przed zagrożeniami, same zagrażają innym i rozstrzygają remisy o miejsca.
    .title = Przemieszczanie armii
lesson-new-base = Baza wymaga gotowego sojusznika, na którego karcie pod symbolem bazy jest twoja flaga, i armii na planszy gracza. Kosztuje 5 ordisów i zwykle po 5 za każdą armię. Dodajesz wpływy, a twoje armie mogą odtąd przychodzić do tego regionu.
    .title = Bazy
lesson-new-develop = Karty rozwoju zdobywa się poziomami: najpierw poziom 1, potem 2 i tak dalej. PZ dostajesz od razu. Efekt zaczyna się w rundzie o numerze poziomu: karta wzięta wcześniej na nią czeka. Stosy są małe, więc najlepszych może zabraknąć.
    .title = Rozwój
lesson-new-produce = Tory pokazują, ile jednostek każdego zasobu możesz wyprodukować. Energia, surowce i żywność są za darmo i przychodzą same co rundę. Towar wymaga 1 energii i 1 surowca, usługa 1 energii i 1 żywności, armia 1 surowca i 1 żywności, dyplomacja 3 ordisów. Za nadmiar ponad dziesięć dostajesz pieniądze, a nadmiar dyplomacji przepada.
    .title = Produkcja
lesson-new-slots = Wpływy są dwojakie. Stały żeton zostaje do końca i zapełnia region: punktuje się tylko region, w którym wszystkie stałe pola są zajęte. Tymczasowy często daje od razu więcej PZ, ale można go wyprzeć. Przy porównywaniu miejsc liczą się tak samo.
    .title = Dwa rodzaje wpływów
lesson-new-pushing = Pola tymczasowe tworzą rząd. Gdy jest pełny, nowy żeton wypiera skrajny lewy, który wraca do właściciela; pozostałe się przesuwają, a nowy nie daje PZ. Im dalej w prawo, tym bezpieczniej.
    .title = Wypieranie
lesson-new-research = Po czterech turach odkrywasz pozostałe karty. Każda daje górną premię, a za wszystkie symbole badań bierzesz karty z rynku. Gotowych sojuszników można wyczerpać dla badań. W ostatniej rundzie badań nie ma.
    .title = Badania
lesson-new-random = Za mocarstwa, którymi nikt nie gra, działają karty losowych wpływów: dwie leżą odkryte, na rundę naprzód. Na koniec rundy te mocarstwa dodają żetony tam, gdzie wskazują karty, najpierw stałe, czasem z armią. Wszystko widać zawczasu: zapełniają regiony i mogą zająć twoje miejsce.
    .title = Losowe wpływy
lesson-new-tokens = Po dochodzie z inwestycji możesz zabrać żetony zaangażowania: każdy przynosi 5 ordisów za każdego twojego sojusznika w jego regionie. W swojej strefie interesów możesz je zachować do obrony.
    .title = Żetony zaangażowania
lesson-new-prosperity = Raz na koniec każdej rundy możesz wydać towary i podnieść dobrobyt o jedno pole: PZ i pieniądze od razu. Pola kosztują 2, 3, 4, 5 i 6 towarów. Staraj się mieć towary na koniec każdej rundy: opuszczonego pola nie nadrobisz później dwoma naraz.
    .title = Dobrobyt
lesson-new-threats = Na koniec każdej rundy sprawdza się każdy region twojej strefy interesów: za każdego przeciwnika, który ma tam więcej armii niż ty, tracisz 2 PZ. Priorytet wojskowy daje ci tam +1 do obrony, a gdzie masz armie, +1 do zagrożenia.
    .title = Zagrożenia
lesson-new-scorings = Po rundach 3 i 6 punktuje się każdy region, w którym zajęte są wszystkie stałe pola: 1 PZ za każdy twój żeton i premie za pierwsze miejsca. Remis rozstrzygają armie; kto nadal remisuje, dostaje premię niższego miejsca. Region z wolnym stałym polem nie daje nic.
    .title = Punktacja regionów
lesson-new-majorities = Razem z regionami liczy się trzy przewagi: najwięcej pieniędzy, armii na planszy i sojuszników. W grze dwuosobowej PZ dostaje tylko pierwszy.
    .title = Przewagi
lesson-new-order = W każdej rundzie miejsce w kolejności pierwsze wybiera mocarstwo, które ma najmniej PZ. Na początku masz pierwszy wybór krajów, kart i pól; na końcu widzisz, co zrobili inni, zanim policzą się zagrożenia i punkty.
    .title = Kolejność
lesson-new-priority = Polityka wewnętrzna: towary i usługi, podniesienie dowolnej produkcji, więcej badań. Zagraniczna: najwięcej sojuszników wraca do gotowości, produkuje się dyplomację, zaangażowanie jest tańsze. Wojskowa: produkuje się armie, zagrożenie i obrona rosną o 1. Co rundę wybiera się od nowa.
    .title = Priorytety
lesson-new-readying = Wyczerpani sojusznicy sami nie wracają do gotowości. Zacznij od wartościowych, w regionach, w których chcesz działać w tej rundzie.
    .title = Przywracanie do gotowości
lesson-new-cards = Wiele kart zostawia ci wybór albo żąda zapłaty. Z akcji na karcie można zrezygnować; resztę wykonuje się, na ile można.
    .title = Karty, które pytają
lesson-new-decree = Dekret można zagrać raz w grze zamiast karty: dowolną z ośmiu akcji. Zachowany do końca jest wart 3 PZ.
    .title = Dekret
lesson-new-usa = Przy każdej punktacji USA liczą regiony, w których mają najwięcej żetonów, samodzielnie lub na równi z kimś: cztery i więcej nic nie kosztują, mniej oznacza stratę PZ, a bez żadnego aż 12. UE i USA należą do NATO i nie zagrażają sobie nawzajem.
    .title = Twoje mocarstwo: USA
lesson-new-eu = UE i USA należą do NATO: przy zagrożeniach ich armie nie liczą się wobec siebie nawzajem. Pilnuj więc Rosji i Chin.
    .title = Twoje mocarstwo: UE
lesson-new-russia = Przy każdej punktacji Rosja dostaje 2 PZ za każdy region swojej strefy interesów, w którym ma najwięcej armii, samodzielnie lub na równi z kimś. Armie liczą się tam podwójnie: bronią i punktują.
    .title = Twoje mocarstwo: Rosja
lesson-new-china = Po rundzie 6 Chiny dostają PZ za regiony, w których zainwestowały: 2 za trzy regiony, do 8 za wszystkie siedem. Inwestuj więc szeroko.
    .title = Twoje mocarstwo: Chiny

## Co rozważyć: co wisi nad wszystkim.

lesson-scoring-in = { $rounds ->
    [0] Regiony są punktowane na koniec tej rundy{ $last ->
        [1] , a jest ona ostatnia
       *[0] { "" }
     }.
   *[other] Najbliższa punktacja regionów jest na koniec rundy { $round }.
 }
lesson-score-stands = Masz { VP($vp) }, { POWER($power) }: { VP($theirs) }. { SIGN($ahead) ->
    [plus] Prowadzisz o { VP_SIZE($ahead) }.
    [minus] Jesteś w tyle o { VP_SIZE($ahead) }.
   *[zero] Jest równo.
 }
lesson-threats-in-all = Zagrożenia wobec ciebie: { $n }. Gdyby runda skończyła się teraz, kosztowałyby { VP($vp) }.
lesson-threat-now = { REGION($region) }: zagrożenie ze strony { POWER($power, form: "gen") } to { $threat }, twoja obrona to { $defence }. Na koniec rundy będzie to kosztować { VP($vp) }.
# $where: permanent lub temporary.
lesson-token-here = { REGION($region) }: { $where ->
    [permanent] stałe pole
   *[temporary] tymczasowe pole
 } daje teraz { VP($vp) }{ $pushed ->
    [-1] { "" }
   *[other] { " " }i wypiera żeton { POWER($pushed, form: "gen") }
 }. Twoje miejsce: { $place ->
    [0] brak
   *[other] { $place }
 } → { $after }, premia za nie przy punktacji: { $bonus } → { $bonus_after }. { $free ->
    [0] Region jest zapełniony i będzie punktowany.
   *[other] Wolnych stałych pól zostanie { $free }: dopóki nie są zajęte, regionu się nie punktuje.
 }
lesson-no-tokens = Nie masz już żetonów wpływów: nic więcej nie dodasz, dopóki jakiś nie zostanie wyparty.
# $army: 1, gdy przychodzi z nim armia.
lesson-random-coming = { REGION($region) }: na koniec rundy pojawi się tu żeton mocarstwa, którym nikt nie gra: { POWER($power) }{ $army ->
    [1] , i jego armia
   *[0] { "" }
 }.
lesson-prosperity-next = Następne pole dobrobytu kosztuje { AMOUNT("goods", $goods, form: "acc") } (masz { $have }) i daje { VP($vp) } oraz { MONEY($money) }.
lesson-ability-first = Regiony, w których masz najwięcej żetonów, samodzielnie lub na równi z kimś: { $n }. Przy punktacji teraz: { SIGN($vp) ->
    [minus] strata { VP_SIZE($vp) }
   *[other] bez straty
 }.
lesson-ability-sphere = Regiony twojej strefy interesów, w których masz najwięcej armii, samodzielnie lub na równi z kimś: { $n }. Przy punktacji teraz: { VP($vp) }.
lesson-ability-network = Regiony z twoimi inwestycjami: { $n }. Na koniec gry dałoby to { VP($vp) }.
lesson-majorities-stand = Przewagi teraz, ty i najlepszy z pozostałych: pieniądze { $money } i { $money_most } ({ VP($money_vp) }), armie na planszy { $armies } i { $armies_most } ({ VP($armies_vp) }), sojusznicy { $allies } i { $allies_most } ({ VP($allies_vp) }).

## Co rozważyć: karty.

lesson-means = Masz { MONEY($money) }, { AMOUNT("diplomacy", $diplomacy, form: "acc") } i na planszy gracza { AMOUNT("army", $armies, form: "acc") }: stąd bierze się to, czego żąda karta.
lesson-cards-left = { $turns ->
    [1] To twoja ostatnia tura w tej rundzie.
   *[other] Twoje tury w tej rundzie, licząc tę: { $turns }.
 } Do badań zostanie kart: { $left }. { $n ->
    [0] Na twoich kartach nie ma symboli badań.
   *[other] Najwięcej symboli badań ({ $n }): { $cards }.
 }
lesson-assets-unused = Jeszcze nie zagrane: { $cards }. Każdy atut niezagrany do końca jest wart { VP($vp) }. Pas daje { MONEY($money) }.
lesson-fewest-symbols = Najmniej symboli badań ({ $n }): { $cards }.
lesson-research-buy = { CARD($card, form: "quoted") }: koszt { $cost }, badań zostanie { $left }.
lesson-research-allies = { CARD($card, form: "quoted") }: brakuje badań, { $missing }. Gotowych sojuszników masz { $allies }, razem dodaliby { $value }, ale zostaną wyczerpani.
lesson-research-renew = Kosztem badań ({ $cost }) wymienia się skrajne prawe karty rynku: { $n }.
lesson-research-lost = Czego nie wydasz, przepada. Wzięte karty przyjdą do ciebie pierwsze w następnej rundzie.
lesson-research-ally = { COUNTRY($country) }: wartość { $value }, badań będzie { $n }: { $card ->
    [0] na nową kartę to jeszcze za mało
   *[other] wystarczy na kartę { CARD($card, form: "quoted") }
 }.
lesson-dearest = Najdroższe z nich ({ $cost }): { $cards }.
lesson-asset-given-up = { CARD($card, form: "quoted") }: bez tej karty zaczniesz z { VP($vp) }.
lesson-fewest-first = W rundzie 1 pierwszy jest ten, kto ma najmniej PZ.
# $label: first_pile lub second_pile.
lesson-pile = { $label ->
    [first_pile] Pierwszy stos
   *[second_pile] Drugi stos
 }: { $cards }.
lesson-order-taken = Miejsca już zajęte: { $powers }.
lesson-order-later = Po tobie wybierają: { $powers }.

## Co rozważyć: dyplomacja.

lesson-relations-price = { COUNTRY($country) }: koszt to { AMOUNT("diplomacy", $cost) }. { $off ->
    [0] Żaden gotowy sojusznik z regionu go nie obniży
   *[other] Sojusznicy z regionu mogliby obniżyć go o { $off }, do { $rest }
 }; masz { $have }.
lesson-relations-twin = { COUNTRY($country) }: to druga karta twojego sojusznika, przykryje pierwszą. { $ready ->
    [1] Tamta jest gotowa, więc dodasz też wpływy.
   *[0] Tamta jest wyczerpana, więc wpływów nie dodasz; gotowa by je przyniosła.
 }
lesson-relations-first = W regionach tych krajów nie masz jeszcze sojusznika; potem można by się tam zaangażować: { $countries }.
lesson-relations-base = Te mają twoją flagę, więc można by tam zbudować bazę: { $countries }.
lesson-engage-price = { REGION($region) }: zaangażowanie kosztuje { AMOUNT("diplomacy", $cost, form: "acc") }. { $off ->
    [0] Żaden gotowy sojusznik tego nie obniży
   *[other] Tamtejsi sojusznicy mogliby obniżyć koszt o { $off }, do { $rest }
 }; masz { $have }.
lesson-token-worth = { REGION($region) }: przy dzisiejszych sojusznikach żeton zaangażowania jest tam wart { MONEY($money) }.
lesson-pay-now = Przy zapłacie teraz: { AMOUNT("diplomacy", $cost) } z { $have }, zostanie { $left }.
lesson-exhaust-ally = { COUNTRY($country) } (wartość { $value }): do zapłaty zostanie { AMOUNT("diplomacy", $left) }{ $wasted ->
    [0] { "" }
   *[other] ; nadmiar wartości, { $wasted }, przepadnie
 }.
lesson-exhausted-stay = Wyczerpanego sojusznika przywróci do gotowości tylko priorytet albo karta.
lesson-money-instead = Masz { AMOUNT("diplomacy", $diplomacy, form: "acc") } i { MONEY($money) }; zamiast każdej dyplomacji możesz dać { MONEY($price) }.
lesson-ready-ally = { COUNTRY($country) }: wartość { $value }; { REGION($region) }.

## Co rozważyć: handel i produkcja.

lesson-export-offer = { RESOURCE($resource) }: możesz sprzedać { $n } i dostać razem { MONEY($money) }, zostanie { $left }.
lesson-services-wanted = Karta rozwoju twojego kolejnego poziomu ({ $level }) wymaga co najmniej tyle: { AMOUNT("services", $services) }; masz { $have }.
lesson-import-offer = { RESOURCE($resource) }: razem można kupić { $n } za { MONEY($money) }.
lesson-import-source = { $seller ->
    [-1] Twoi sojusznicy
   *[other] { POWER($seller) }
 }: najwyżej { AMOUNT($resource, $n) } za { MONEY($money) }.
lesson-room-left = { RESOURCE($resource) }: możesz mieć dziesięć, więc zmieści się jeszcze { $room }; reszta znów zamieni się w pieniądze.
lesson-room-diplomacy = { RESOURCE($resource) }: możesz mieć dziesięć, więc zmieści się jeszcze { $room }; reszta przepadnie.
lesson-import-diplomacy = { POWER($seller) }: jeśli kupisz wszystko ({ $n }), po handlu dostaniesz { AMOUNT("diplomacy", $diplomacy, form: "acc") }, ale tylko raz.
lesson-symbols = { RESOURCE($resource) }: symboli sprzedaży { $sold }, symboli zakupu { $bought }.
lesson-invest-offer = { COUNTRY($country) }: kosztuje { MONEY($money) }, przynosi { MONEY($income) } na rundę, do końca gry { MONEY($total) }.
lesson-token-defends = { REGION($region) }: zachowany na zagrożenia, które zaraz się policzą, żeton oszczędziłby { VP($vp) }.
lesson-produce-offer = { RESOURCE($resource) }: teraz najwyżej { $n }.
lesson-produce-commerce = Gdy produkujesz ten rodzaj zasobu ({ RESOURCE($resource, form: "nom") }), odkryją się twoje karty oferty (zakryte teraz: { $n }): inni znów będą mogli u ciebie kupować i ci płacić.
lesson-raise-track = { RESOURCE($resource) }: { $before } → { $after }; tor kończy się na { $end }.
lesson-develop-offer = { CARD($card, form: "quoted") }: koszt to { DEVELOPMENT_COST($card) }, daje { VP($vp) }; { $active ->
    [1] efekt zacznie się od razu
   *[0] efekt zacznie się w rundzie { $level }
 }.
lesson-prosper-offer = Koszt to { AMOUNT("goods", $goods) }, zostanie { $left }; dostaniesz { VP($vp) } i { MONEY($money) }.
lesson-goods-sold = Sprzedane w handlu, te towary dałyby najwyżej { MONEY($money) } i żadnego PZ.
lesson-prosper-then = Kolejne pole będzie kosztować { AMOUNT("goods", $goods, form: "acc") }.
lesson-box-domestic = Polityka wewnętrzna: sojusznicy, którzy wrócą do gotowości: { $n }; z tym, co masz teraz, wyprodukuje najwyżej { AMOUNT("goods", $goods, form: "acc") } albo { AMOUNT("services", $services, form: "acc") }; do badań +{ $research }.
lesson-box-diplomatic = Polityka zagraniczna: sojusznicy, którzy wrócą do gotowości: { $n }; z tym, co masz teraz, wyprodukuje najwyżej { AMOUNT("diplomacy", $diplomacy, form: "acc") }; zaangażowanie tańsze o { $discount }.
lesson-box-military = Polityka wojskowa: sojusznicy, którzy wrócą do gotowości: { $n }; z tym, co masz teraz, wyprodukuje najwyżej { AMOUNT("army", $armies, form: "acc") }. Zagrożenia wobec ciebie: { $now }, z tym priorytetem { $then }.

## Co rozważyć: armie.

lesson-army-defends = { REGION($region) }: jeszcze { AMOUNT("army", $n) }, a zagrożenia zabiorą o { VP($vp) } mniej.
lesson-army-threatens = { REGION($region) }: jeszcze { AMOUNT("army", $n) }, a twoje zagrożenie będzie kosztować po { VP($vp) }: { $powers }.
lesson-army-places = { REGION($region) }: jeszcze { AMOUNT("army", $n) }, a remis jest rozstrzygnięty: miejsce { $place } → { $after }.
lesson-army-needed = { REGION($region) }: odejście armii kosztowałoby { VP($vp) } przez zagrożenia.
lesson-base-offer = { COUNTRY($country) }: baza z jedną armią kosztuje { MONEY($money) }; wysłać tam można najwyżej { AMOUNT("army", $n, form: "acc") }.
lesson-garrison = Wysłać tam można najwyżej { AMOUNT("army", $n, form: "acc") }; na planszy gracza: { $have }.
lesson-defend-offer = { REGION($region) }: żeton daje do obrony { $more }; { $vp ->
    [0] jeden nie wystarczy, potrzebny jest jeszcze jeden
   *[other] oszczędza to { VP($vp) }
 }.
lesson-row-stands = { REGION($region) }: zajęte pola tymczasowe: { $n } z { $slots }. Z pełnego rzędu wypierany jest skrajny lewy żeton.
lesson-row-token = { REGION($region) }: twój skrajny lewy tymczasowy żeton jest { $at }. z { $n }. { $after ->
    [1] Wyprze go najbliższy nowy żeton.
   *[other] Żeby go wyprzeć, trzeba nowych żetonów: { $after }.
 }

## Co z tego wyszło i dlaczego.

lesson-income-came = Inwestycje przyniosły ci { MONEY($money) }: podwojoną wartość każdego kraju.
lesson-threat-suffered = { REGION($region) }: zagrożenie ze strony { POWER($power, form: "gen") } ({ $threat }) przewyższyło twoją obronę ({ $defence }) i kosztowało cię { VP($vp) }.
lesson-threat-made = { REGION($region) }: twoje zagrożenie ({ $threat }) przewyższyło obronę { POWER($power, form: "gen") } ({ $defence }): przeciwnik stracił { VP($vp) }.
lesson-was-pushed-out = { REGION($region) }: twój tymczasowy żeton został wyparty. Był skrajny lewy w pełnym rzędzie; masz go z powrotem.
lesson-bought-from-you = { POWER($power) }: zakup u ciebie, { AMOUNT($resource, $n) }. Odmówić nie można, ale dostajesz { MONEY($money) }.
lesson-commerce-up = Twoje karty oferty są znów odkryte: wyprodukowano to, co pokazują.
lesson-was-paid-out = Każdego zasobu możesz mieć dziesięć: za nadmiar ({ AMOUNT($resource, $n) }) dostajesz { MONEY($money) }.
lesson-diplomacy-lost = Dyplomacja ponad dziesięć przepadła: { $n }.
lesson-scoring-came = Runda { $round } skończyła się punktacją.
lesson-not-scored = { REGION($region) }: regionu nie punktowano, bo stałe pole było wolne. Twoje żetony ({ $n }) nic nie dały.
lesson-place-scored = { REGION($region) }: miejsce { $place } dało ci { VP($vp) }.
lesson-majority-scored = { MAJORITY($majority) }: { $n }, to dało ci { VP($vp) }.
lesson-ability-scored = Twoja zdolność specjalna, regiony: { $n }; { SIGN($vp) ->
    [plus] zysk { VP($vp) }
    [minus] strata { VP_SIZE($vp) }
   *[zero] bez PZ
 }.
lesson-place-won = { REGION($region) }: awans { $before ->
    [0] na miejsce { $now }, przedtem nie było żadnego
   *[other] z miejsca { $before } na miejsce { $now }
 }.
lesson-place-lost = { REGION($region) }: spadek z miejsca { $before }, { $now ->
    [0] teraz nie masz żadnego
   *[other] teraz miejsce { $now }
 }.

## Koniec: co rozstrzygnęło grę.

# $part: before, turn, after lub scoring.
lesson-moment-when = { $part ->
    [before] Runda { $round }, przed turami
    [turn] Runda { $round }, tura { $turn }
    [after] Runda { $round }, po turach
   *[scoring] Runda { $round }, punktacja
 }
# $who: mine lub theirs.
lesson-moment-vp = { SOURCE($source) }: { $who ->
    [mine] ty
   *[theirs] { POWER($power) }
 }, { SIGNED($n) } PZ.
lesson-moment-lead = { $who ->
    [mine] Wychodzisz na prowadzenie
   *[theirs] { POWER($power, form: "number") ->
        [one] Na prowadzenie wychodzi { POWER($power) }
       *[other] Na prowadzenie wychodzą { POWER($power) }
     }
 }: { VP($vp) }.
lesson-result = { $won ->
    [1] Wygrywasz, { VP($mine) }; najbliżej ciebie: { POWER($power) }, { VP($theirs) }.
   *[0] Wygrywa kto inny: { POWER($power) }, { VP($theirs) }; masz { VP($mine) }.
 }
lesson-decided-by = Co rozstrzygnęło: { SOURCE($source) }. Ty { SIGNED($mine) }, { POWER($power) } { SIGNED($theirs) }: różnica { VP_SIZE($difference) }.
lesson-by-source = { SOURCE($source) }: ty { SIGNED($mine) }, { POWER($power) } { SIGNED($theirs) }.
lesson-try-slots = Kładź więcej żetonów: dodają je zaangażowanie, inwestycje i bazy, a pierwsze pola rzędu dają najwięcej.
lesson-try-developments = Zdobywaj karty rozwoju wcześnie, poziom po poziomie: dają PZ od razu i pomagają w każdej następnej rundzie.
lesson-try-prosperity = Zachowuj towary na dobrobyt na koniec każdej rundy: jest tam tylko jedno pole na rundę.
lesson-try-defence = Przed końcem rundy porównaj armie w swojej strefie interesów; armia, priorytet wojskowy albo żeton zaangażowania może oszczędzić po 2 PZ za każdego przeciwnika.
lesson-try-regions = Pomagaj zapełnić regiony, w których masz dużo żetonów, przed końcem rund 3 i 6: punktuje się tylko zapełnione.
lesson-try-places = Patrz, gdzie jeszcze jeden żeton, a przy remisie armia, zdobywa miejsce: najwięcej dają pierwsze miejsca.
lesson-try-ability = Pamiętaj o zdolności specjalnej swojego mocarstwa: liczy się ją razem z regionami.
lesson-try-majorities = Przed punktacją spójrz na pieniądze, armie na planszy i sojuszników: wystarczy mała przewaga.
lesson-try-other-power = Spróbuj teraz innego mocarstwa: każde ma swoje karty, sojuszników i cele.
