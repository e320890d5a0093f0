### Co mówi przewodnik w grze z przewodnikiem. Zwraca się do nowego gracza prosto: „ty” i „przeciwnik”, niezależnie od strony.
###
### $pays i $before: ile przyniosłaby czytającemu punktacja regionu; poniżej zera zyskuje przeciwnik.
### $who: mine albo theirs. $countries, $cards, $mine i $theirs mogą być nazwami po kolei.

## Gdzie jesteśmy i czego dotyczy pytanie.

# $phase: setup, headline, action albo between.
lesson-where = { $phase ->
    [setup] Przed pierwszą turą
    [headline] Tura { $turn } z { $turns }: nagłówki
    [action] Tura { $turn } z { $turns }, runda akcji { $round } z { $rounds }
   *[between] Tura { $turn } z { $turns }
 }
lesson-waiting = Wybiera przeciwnik. Spójrz tymczasem na planszę: co byłoby najlepsze na jego miejscu?
lesson-choose-headline = Wybierz kartę, którą otworzysz turę. Działa jako wydarzenie i daje tylko to, co na niej napisano; przeciwnik też wybiera w tajemnicy.
lesson-choose-card = Wybierz kartę na tę rundę. Potem padnie pytanie, jak jej użyć: jako wydarzenia, dla PO czy w wyścigu kosmicznym.
lesson-how-to-play = Karta { CARD($card, form: "quoted") } leży na stole. Do czego posłuży?
lesson-which-operation = Masz { $ops } PO. Całość idzie na operacje jednego rodzaju.
lesson-place-where = Umieszczaj wpływy po jednym punkcie: tam, gdzie były twoje na początku rundy, w sąsiedztwie i na szlakach morskich. { $left ->
    [0] PO są wydane; została premia.
   *[other] Zostało { $left } PO.
 }
lesson-coup-where = Wybierz państwo na przewrót: kość i twoje { $ops } PO przeciw podwojonej stabilności.
lesson-realign-where = Wybierz, gdzie podważysz wpływy przeciwnika. Każda próba kosztuje 1 PO i może tylko usunąć wpływy, także twoje. { $left ->
    [0] PO są wydane; została premia.
   *[other] Pozostało prób: { $left }.
 }
lesson-add-where = { SIGN($change) ->
    [minus] Wydarzenie usuwa wpływy, a ty wybierasz gdzie. Nie kosztuje to PO.
   *[other] Wydarzenie dodaje wpływy, a ty wybierasz gdzie. Nie kosztuje to PO i nie trzeba sąsiedztwa.
 }
lesson-lose-where = Wydarzenie usuwa wpływy w wybranym przez ciebie państwie.
lesson-probe-where = Tylko ty masz za sobą pierwsze pole wyścigu kosmicznego: po nagłówkach usuwasz 1 punkt wpływu przeciwnika.
lesson-name-die = Wydarzenie pozwala nazwać wynik zamiast rzucać kością. Wybierz liczbę, która służy ci najlepiej.
lesson-discard-held = Możesz odrzucić zatrzymaną kartę, aby już nie przeszkadzała.
lesson-bid = Którą stroną chcesz grać i ile dodatkowych wpływów dasz za to przeciwnikowi?
lesson-extra-where = Umieść dodatkowe wpływy: tylko tam, gdzie już jakieś masz.
lesson-pick-card = Wybierz karty Zimnej wojny, które dojdą do gry.
# $whose: mine, theirs albo both.
lesson-event-asks = Karta { CARD($card, form: "quoted") } daje ci wybór. { $whose ->
    [mine] To twoje wydarzenie: wyciągnij z niego jak najwięcej.
    [theirs] To wydarzenie przeciwnika: szukaj mniejszego zła.
   *[both] To wydarzenie służy każdej stronie: teraz jest twoje.
 } Przeczytaj kartę: mówi, co nastąpi.
lesson-any-choice = Wybierz coś z tego, co jest do wyboru. Gdy czegoś wybrać nie można, wskaż to: dowiesz się dlaczego.

## Co pojawia się po raz pierwszy.

lesson-new-game = Dwa supermocarstwa walczą o wpływy nad Morzem Czerwonym. Gra ma dwie tury i wspólny tor punktów zwycięstwa (PZ): co zyskuje jedna strona, traci druga. Dziesięć punktów wygrywa od razu; w przeciwnym razie po drugiej turze decyduje wynik. Punkty dają głównie karty punktacji: płacą za kontrolowane państwa.
    .title = O co chodzi
lesson-new-headline = Każda tura zaczyna się od nagłówków: obie strony wybierają w tajemnicy po karcie i oba wydarzenia zachodzą. Pierwsza jest karta z większą liczbą PO. Tutaj karta jest warta tyle, co jej tekst, więc naturalnym wyborem jest dobre własne wydarzenie.
    .title = Nagłówki
lesson-new-rounds = Potem strony na przemian zagrywają karty, po siedem, a zaczyna ZSRR. Z dziewięciu kart jedna poszła na nagłówek, a jedna zostanie na ręce. Na niebieskich są wydarzenia USA, na czerwonych ZSRR; fioletowe są wspólne i służą temu, kto je zagra.
    .title = Rundy akcji
lesson-new-uses = Karty używa się albo jako wydarzenia, albo dla punktów operacji (PO), czyli liczby w rogu. PO idą na operacje jednego rodzaju: umieszczanie wpływów, które jest pewne; przewrót, jeden rzut kością, szybki i niebezpieczny; albo zmiany sojuszu, pojedynki na kości, które usuwają wpływy.
    .title = Wydarzenie albo PO
lesson-new-their-events = Ta karta niesie wydarzenie przeciwnika. Jeśli użyjesz jej PO, wydarzenie i tak zajdzie; decydujesz tylko, czy przed twoimi operacjami, czy po nich. Zwykle po: najpierw zadbasz o planszę. Przed, gdy wolisz naprawić to, co wydarzenie zepsuje. Wyścig kosmiczny pozwala uniknąć wydarzenia.
    .title = Wydarzenia przeciwnika
lesson-new-influence = Wpływami trzyma się państwa. Kontrolujesz państwo, gdy twoje wpływy są co najmniej równe jego stabilności (mała liczba na tabliczce) i o tyle samo większe niż wpływy przeciwnika. Tam, gdzie kontrolę ma przeciwnik, punkt kosztuje 2 PO zamiast 1.
    .title = Wpływy i kontrola
lesson-new-sea-lanes = Pole na morzu nie jest państwem: zawsze jest w zasięgu i nie ma tam przewrotów. Kto ma tam przewagę, dostaje 1 PZ więcej z każdej punktacji regionu; przy przewadze czterech twój wynik się podwaja.
    .title = Strategiczne szlaki morskie
lesson-new-coup = W przewrocie rzuca się kością i dodaje PO. To, co przekracza podwojoną stabilność państwa, najpierw usuwa wpływy przeciwnika, a potem dodaje twoje. Słabe państwa padają więc łatwo. Przewrót liczy się też jako operacje wojskowe.
    .title = Przewroty
lesson-new-flashpoint = Etiopia i Somalia to punkty zapalne. Przed rzutem odkrywa się tam wierzchnią kartę talii: przy 3 lub 4 PO nic się nie dzieje, przy mniejszej liczbie DEFCON spada, a karta punktacji od razu punktuje.
    .title = Punkty zapalne
lesson-new-realignment = W zmianie sojuszu obie strony rzucają kością; każda dodaje 1 za każdego kontrolowanego sąsiada i 1 za większe wpływy na miejscu. Niższa suma traci różnicę. To dobre tam, gdzie otaczasz państwo i nie masz nic do stracenia.
    .title = Zmiany sojuszu
lesson-new-scoring = Karta punktacji płaci obu stronom za region: za obecność, dominację (więcej państw i więcej państw strategicznych niż przeciwnik) albo kontrolę, i po 1 PZ za każde państwo strategiczne. Trzeba ją zagrać w turze, w której przyszła, więc moment wybierasz ty: najpierw buduj, potem punktuj.
    .title = Karty punktacji
lesson-new-defcon = DEFCON mówi, jak blisko jest wojna jądrowa. Przewrót w państwie strategicznym obniża go o jeden. Przy 3 i 2 Bliski Wschód, z Egiptem włącznie, jest zamknięty dla przewrotów i zmian sojuszu. Przy 1 gra się kończy i przegrywa strona, której trwa runda.
    .title = DEFCON
lesson-new-military = W każdej turze strona musi przeprowadzić tyle operacji wojskowych, ile na jej koniec wynosi DEFCON. Dają je przewroty. Komu brakuje, ten traci punkt za każdą, po odjęciu tych, których brakuje przeciwnikowi.
    .title = Operacje wojskowe
lesson-new-space = Raz na turę możesz wysłać kartę do wyścigu kosmicznego: wyrzuć nie więcej, niż wymaga pole, a posuniesz się naprzód. Wydarzenie karty nie zachodzi, czyjekolwiek by było. Tak pozbywa się karty, która pomogłaby przeciwnikowi.
    .title = Wyścig kosmiczny
lesson-new-autonomy = „Autonomia Rumunii” leży obok ręki: 2 PO na operacje albo wyścig kosmiczny, 3, gdy na początku rundy przegrywasz. Kto jej użyje, oddaje ją przeciwnikowi, zakrytą do następnej tury. Na koniec gry jest warta 1 PZ.
    .title = „Autonomia Rumunii”
lesson-new-events = Trwa wydarzenie, a jego tekst coś ci zostawia. Wydarzenia omijają wiele ograniczeń operacji: nie kosztują PO i nie wymagają sąsiedztwa. Co dokładnie się dzieje, mówi karta.
    .title = Wydarzenia z wyborem

## Co rozważyć: obowiązki, napięcie, wynik.

lesson-scoring-held = Masz na ręce kartę { CARD($card, form: "quoted") } i trzeba ją zagrać w tej turze ({ $rounds ->
    [0] nie ma już rund
    [1] to ostatnia runda
    [one] została { $rounds } runda
    [few] zostały { $rounds } rundy
   *[many] zostało { $rounds } rund
 }). Teraz przyniosłaby { SIGN($pays) ->
    [plus] ci { $pays } PZ
    [minus] przeciwnikowi { ABS($pays) } PZ
   *[zero] obu stronom po równo
 }.
lesson-scoring-better = { COUNTRY($country) } (brakuje wpływów: { $n }): wtedy punktacja { SET($region, form: "of") } przyniosłaby { SIGN($pays) ->
    [plus] ci { $pays } PZ
    [minus] przeciwnikowi tylko { ABS($pays) } PZ
   *[zero] obu stronom po równo
 } (twoja pozycja: { STANDING($standing) }).
lesson-scoring-now = Karta { CARD($card, form: "quoted") } zagrana teraz przynosi { SIGN($pays) ->
    [plus] ci { $pays } PZ
    [minus] przeciwnikowi { ABS($pays) } PZ
   *[zero] obu stronom po równo
 }.
lesson-military-due = Do końca tury brakuje ci operacji wojskowych: { $n }. Bez nich tracisz { $n } PZ{ $theirs ->
    [0] { "" }
   *[other] , po odjęciu { $theirs } za to, czego brakuje jeszcze przeciwnikowi
 }. Przewrót daje ich tyle, ile ma PO.
lesson-military-coup = Przewrót tą kartą dałby operacje wojskowe: { $ops }. Potrzebujesz jeszcze { $n }.
lesson-africa-won = Kontrolujesz oba punkty zapalne i więcej państw Afryki niż przeciwnik: punktacja Afryki dałaby ci zwycięstwo od razu.
lesson-africa-lost = Przeciwnik kontroluje oba punkty zapalne i więcej państw Afryki niż ty: punktacja Afryki dałaby mu zwycięstwo od razu. Najpierw odbierz mu Etiopię albo Somalię.
lesson-defcon-closed = DEFCON wynosi 3: na Bliskim Wschodzie, z Egiptem włącznie, nie ma przewrotów ani zmian sojuszu.
lesson-defcon-brink = DEFCON wynosi 2: stopień niżej i przegrywa strona, której trwa runda. Przewrót w państwie strategicznym zrobi to na pewno, w punkcie zapalnym być może; groźne bywają też wydarzenia.
lesson-near-winning = Do natychmiastowego zwycięstwa brakuje ci { $n } PZ.
lesson-near-losing = Przeciwnikowi do natychmiastowego zwycięstwa brakuje { $n } PZ.
lesson-final-now = Gdyby gra skończyła się teraz: wynik { SIGNED($vp) }, Afryka { SIGNED($africa) }, Bliski Wschód { SIGNED($middle_east) }, szlaki morskie { SIGNED($sea) }, „Autonomia Rumunii” { SIGNED($autonomy) }. { SIGN($total) ->
    [plus] Wygrywasz różnicą { $total }.
    [minus] Przegrywasz różnicą { ABS($total) }.
   *[zero] Remis.
 }
lesson-autonomy-ready = Karta { CARD($card, form: "quoted") } czeka na ciebie: { $ops } PO bez wydarzenia. Potem przechodzi do przeciwnika.
lesson-autonomy-passes = Karta { CARD($card, form: "quoted") } nie ma wydarzenia. Po użyciu przechodzi do przeciwnika, który zagra ją najwcześniej w następnej turze.
lesson-region-stands = { SET($region) }: twoja pozycja to { STANDING($mine) }, pozycja przeciwnika to { STANDING($theirs) }. Punktacja przyniosłaby { SIGN($pays) ->
    [plus] ci { $pays } PZ
    [minus] przeciwnikowi { ABS($pays) } PZ
   *[zero] obu stronom po równo
 }.

## Co rozważyć: karty.

lesson-headline-own = Wydarzenia, które zadziałają dla ciebie: { $cards }.
lesson-headline-theirs = Te zadziałałyby dla przeciwnika, nie otwieraj nimi: { $cards }.
lesson-hand-theirs = Karty z wydarzeniami przeciwnika: { $cards }. Ceną za ich PO jest wydarzenie, chyba że karta poleci w kosmos. Zagrywaj je, gdy wydarzenie niewiele zmieni.
lesson-own-event = Karta { CARD($card, form: "quoted") } jako wydarzenie robi to, co na niej napisano, i nie daje PO{ $starred ->
    [1] , a potem wypada z gry
   *[0] { "" }
 }. Dla PO: wydarzenie nie zachodzi.
lesson-own-event-idle = Wydarzenie karty { CARD($card, form: "quoted") } nie może teraz zajść, bo brakuje tego, czego wymaga. PO można użyć.
lesson-their-event = Karta { CARD($card, form: "quoted") } niesie wydarzenie przeciwnika: jeśli użyjesz PO, zajdzie ono przed nimi albo po nich.
lesson-their-event-idle = Karta { CARD($card, form: "quoted") } niesie wydarzenie przeciwnika, ale nie może ono teraz zajść: dobry moment, by użyć PO.
# $ways: kość ma pokazać tyle lub mniej; $avoids to 1, gdy inaczej zaszłoby wydarzenie przeciwnika.
lesson-space-chance = Wyścig kosmiczny: pole „{ BOX($box) }” przy rzucie od 1 do { $ways }{ $vp ->
    [0] { "" }
   *[other] , warte { $vp } PZ
 }.{ $avoids ->
    [1] { " " }Wydarzenie przeciwnika wtedy nie zachodzi.
   *[0] { "" }
 }

## Co rozważyć: operacje.

# $changes to 0, gdy nie zmienia to punktacji regionu.
lesson-place-control = { COUNTRY($country) }: { $ops } PO { $ops ->
    [few] dają
   *[other] daje
 } ci kontrolę{ STANDING($standing, form: "key") ->
    [absent] { "" }
   *[other] , a z nią: { STANDING($standing) } { SET($region, form: "in") }
 }.{ $changes ->
    [0] { "" }
   *[1] { " " }Punktacja { SET($region, form: "of") } przyniosłaby { SIGN($pays) ->
        [plus] ci { $pays } PZ
        [minus] przeciwnikowi { ABS($pays) } PZ
       *[zero] obu stronom po równo
     }{ SIGN($before) ->
        [plus] { " " }(teraz: tobie { $before })
        [minus] { " " }(teraz: przeciwnikowi { ABS($before) })
       *[zero] { " " }(teraz: po równo)
     }.
 }
lesson-place-breaks = { COUNTRY($country) }: { $ops } PO { $ops ->
    [few] odbierają
   *[other] odbiera
 } przeciwnikowi kontrolę.{ $changes ->
    [0] { "" }
   *[1] { " " }Punktacja { SET($region, form: "of") } przyniosłaby { SIGN($pays) ->
        [plus] ci { $pays } PZ
        [minus] przeciwnikowi { ABS($pays) } PZ
       *[zero] obu stronom po równo
     }{ SIGN($before) ->
        [plus] { " " }(teraz: tobie { $before })
        [minus] { " " }(teraz: przeciwnikowi { ABS($before) })
       *[zero] { " " }(teraz: po równo)
     }.
 }
lesson-place-dear = Tu kontrolę ma przeciwnik i punkt kosztuje 2 PO: { $countries }.
lesson-sea-lanes = Szlaki morskie: ty { $mine }, przeciwnik { $theirs }. { $n ->
    [0] Kontrolujesz je: twój wynik w punktacji się podwaja.
   *[other] Przewaga dodaje 1 PZ do każdej punktacji; do kontroli, która podwaja wynik, brakuje ci { $n } { $n ->
        [one] punktu
       *[many] punktów
     }.
 }
lesson-event-takes = Tu zyskujesz kontrolę: { $countries }.
lesson-event-opens = Tu przeciwnik traci kontrolę: { $countries }.
lesson-event-loses = Tu tracisz kontrolę: { $countries }.
lesson-event-nearest = Żadne państwo od razu nie zmieni strony. Potem { COUNTRY($country, form: "in") } do twojej kontroli brakowałoby { $n } { $n ->
    [one] punktu wpływu
   *[other] punktów wpływu
 }.
# $ways z 6; $most: ile wpływów dałaby szóstka.
lesson-coup-odds = Przewrót { COUNTRY($country, form: "in") } (stabilność { $stability }) { $ways ->
    [0] z tyloma PO nie może się udać
    [6] udaje się zawsze; szóstka przesunęłaby wpływy o { $most }
   *[other] udaje się w { $ways } { $ways ->
        [one] przypadku
       *[other] przypadkach
     } na 6; szóstka przesunęłaby wpływy o { $most }
 }.
lesson-coup-lowers = Przewrót w państwie strategicznym ({ $countries }) obniża DEFCON do { $defcon }{ $defcon ->
    [1] , a to przegrana
   *[other] { "" }
 }.
lesson-coup-flashpoint = Punkt zapalny ({ $countries }): z kart, których nie znasz ({ $unseen }), { $low } { $low ->
    [one] obniżyłaby
    [few] obniżyłyby
   *[many] obniżyłoby
 } DEFCON do { $defcon }{ $defcon ->
    [1] , a to przegrana
   *[other] { "" }
 }.
lesson-realign-odds = { COUNTRY($country) }: dodajesz { $mine }, przeciwnik { $theirs }. W { $wins } { $wins ->
    [one] przypadku
   *[other] przypadkach
 } na 36 wpływy traci przeciwnik{ $loses ->
    [0] ; nie masz tam nic do stracenia
   *[other] , w { $loses } ty
 }.

## Co z tego wyszło i dlaczego.

# $order: mine, theirs albo same: wtedy pierwsze są USA.
lesson-headlines-shown = Nagłówki: twój to { CARD($mine, form: "quoted") }, przeciwnika { CARD($theirs, form: "quoted") }. { $order ->
    [mine] Twój jest pierwszy: ma więcej PO.
    [theirs] Pierwszy jest nagłówek przeciwnika: ma więcej PO.
   *[same] Przy równych PO pierwsze są USA.
 }
lesson-they-play-yours = Przeciwnik używa karty { CARD($card, form: "quoted") }, a na niej jest twoje wydarzenie: działa dla ciebie.
lesson-they-spaced-yours = Przeciwnik wysyła kartę { CARD($card, form: "quoted") } w kosmos, żeby twoje wydarzenie nie zaszło.
lesson-your-card-their-event = Twoja karta, cudze wydarzenie: karta { CARD($card, form: "quoted") } zadziałała dla przeciwnika.
lesson-event-failed = Wydarzenie karty { CARD($card, form: "quoted") } nie mogło zajść: brakło tego, czego wymaga.
lesson-flashpoint-quiet = W punkcie zapalnym odkryto kartę { CARD($card, form: "quoted") }: { $ops } PO, więc DEFCON zostaje. Karta trafia pod talię.
lesson-flashpoint-alarm = W punkcie zapalnym odkryto kartę { CARD($card, form: "quoted") }: { $ops } PO, więc DEFCON spada o jeden.
lesson-flashpoint-scores = W punkcie zapalnym odkryto kartę { CARD($card, form: "quoted") }: DEFCON spada o jeden, a region od razu się punktuje.
lesson-coup-won = { $who ->
    [mine] Twój przewrót
   *[theirs] Przewrót przeciwnika
 } { COUNTRY($country, form: "in") } się udał: { $sum } przeciw { $against } daje { $n }, najpierw na usunięcie wpływów, potem na dodanie.
lesson-coup-failed = { $who ->
    [mine] Twój przewrót
   *[theirs] Przewrót przeciwnika
 } { COUNTRY($country, form: "in") } się nie udał: { $sum } nie przekracza { $against }. Liczy się jednak jako operacje wojskowe.
lesson-realigned = Zmiana sojuszu { COUNTRY($country, form: "in") }: ty { $mine }, przeciwnik { $theirs }. Niższa suma traci różnicę, o ile jest co tracić.
lesson-defcon-fell = DEFCON spada do { $defcon }{ $defcon ->
    [2] : to krawędź. Jeszcze stopień i przegrywa strona, której trwa runda
    [3] : Bliski Wschód jest zamknięty dla przewrotów i zmian sojuszu
   *[other] { "" }
 }.
lesson-scored = { SET($region) }: punktacja. Twoja pozycja to { STANDING($standing) } ({ $points } PZ), pozycja przeciwnika to { STANDING($their_standing) } ({ $their_points } PZ). Znacznik przesuwa się o różnicę.
lesson-sea-doubled = Szlaki morskie podwoiły wynik { $who ->
    [mine] twojej punktacji
   *[theirs] punktacji przeciwnika
 }: { $points } PZ.
lesson-sea-added = Przewaga na szlakach morskich dała { $who ->
    [mine] ci
   *[theirs] przeciwnikowi
 } o 1 PZ więcej: { $points } PZ.
lesson-was-short = Na koniec tury { $who ->
    [mine] brakło ci
   *[theirs] brakło przeciwnikowi
 } operacji wojskowych: { $n } z { $needed }, których wymaga DEFCON. Każda kosztuje punkt; gdy brakuje obu stronom, liczy się różnica.
lesson-space-made = { $who ->
    [mine] Posuwasz się
   *[theirs] Przeciwnik posuwa się
 } w wyścigu kosmicznym: wypadło { $die }, a wystarczało najwyżej { $needed }.
lesson-space-missed = { $who ->
    [mine] Twoja próba
   *[theirs] Próba przeciwnika
 } w wyścigu kosmicznym się nie udała: wypadło { $die }, a mogło najwyżej { $needed }. Karta przepadła, a jej wydarzenie nie zaszło.
lesson-autonomy-passed = Karta { CARD($card, form: "quoted") } przeszła { $who ->
    [mine] do ciebie. Można jej użyć od następnej tury
   *[theirs] do przeciwnika
 }.
lesson-turn-began = Tura { $turn }: do talii doszły karty Schyłku wojny, ręce są uzupełnione, a DEFCON wzrósł o jeden.
lesson-autonomy-raised = Przegrywasz, więc „Autonomia Rumunii” jest w tej rundzie warta 3 PO.
lesson-control-won = Teraz pod twoją kontrolą: { $countries }.
lesson-control-theirs = Teraz pod kontrolą przeciwnika: { $countries }.
lesson-control-lost = Już nie pod twoją kontrolą: { $countries }.
lesson-stands-mine = { SET($region) }: twoja pozycja to teraz { STANDING($standing) }.
lesson-stands-theirs = { SET($region) }: pozycja przeciwnika to teraz { STANDING($standing) }.

## Koniec: co rozstrzygnęło grę.

# $part: headline, round albo end.
lesson-when = { $part ->
    [headline] Tura { $turn }, nagłówki
    [round] Tura { $turn }, runda { $round }
   *[end] Koniec tury { $turn }
 }
lesson-turned-scoring = Punktacja { SET($region, form: "of") } przyniosła { $who ->
    [mine] ci
   *[theirs] przeciwnikowi
 } { $n } PZ: { STANDING($standing) }{ $held ->
    [0] { "" }
   *[other] , w tym { $countries }
 }.
lesson-turned-military = Brak operacji wojskowych przyniósł { $who ->
    [mine] ci { $n } PZ: za mało ich miał przeciwnik
   *[theirs] przeciwnikowi { $n } PZ: brakło ich tobie
 }.
lesson-turned-space = Wyścig kosmiczny przyniósł { $who ->
    [mine] ci
   *[theirs] przeciwnikowi
 } { $n } PZ.
lesson-turned-final = Końcowa punktacja przyniosła { $who ->
    [mine] ci
   *[theirs] przeciwnikowi
 } { $n } PZ.
lesson-turned-event = Karta { CARD($card, form: "quoted") } przyniosła { $who ->
    [mine] ci
   *[theirs] przeciwnikowi
 } { $n } PZ.
lesson-turned-points = { $who ->
    [mine] Zyskujesz
   *[theirs] Przeciwnik zyskuje
 } { $n } PZ.
lesson-turned-brink = { $who ->
    [mine] W twojej rundzie
   *[theirs] W rundzie przeciwnika
 } DEFCON spadł do 2: odtąd jeden krok mógł zakończyć grę.
lesson-turned-nuclear = { $who ->
    [mine] W twojej rundzie DEFCON spadł do 1: wojna jądrowa i przegrana
   *[theirs] W rundzie przeciwnika DEFCON spadł do 1: wojna jądrowa i twoje zwycięstwo
 }.
lesson-turned-africa = { $who ->
    [mine] Przy punktacji twoje były
   *[theirs] Przy punktacji przeciwnik miał
 } oba punkty zapalne i więcej państw Afryki: to wygrywa od razu.
lesson-whole-scoring = Karty punktacji: { $mine } PZ dla ciebie, { $theirs } PZ dla przeciwnika.
lesson-whole-military = Operacje wojskowe, których zabrakło na koniec tur: tobie { $mine }, przeciwnikowi { $theirs }.
lesson-whole-sea = Szlaki morskie przyniosły ci { $mine } PZ, a przeciwnikowi { $theirs } PZ.
lesson-whole-map = Na koniec pod twoją kontrolą: { $n ->
    [0] nic
   *[other] { $mine }
 }; pod kontrolą przeciwnika: { $theirs_n ->
    [0] nic
   *[other] { $theirs }
 }.
lesson-try-defcon = Przed każdym przewrotem i każdym wydarzeniem, które może obniżyć DEFCON, spójrz na jego poziom: przy 2 w twojej rundzie nic nie może pójść źle.
lesson-try-military = Próbuj przewrotu na początku tury, póki DEFCON pozwala na niego prawie wszędzie: spłaca operacje wojskowe i często otwiera państwo.
lesson-try-sea = Włóż punkt lub dwa w szlaki morskie, zanim region będzie punktowany: sama przewaga za każdym razem daje punkt.
lesson-try-space = Wysyłaj w kosmos jedną kartę na turę: najlepiej tę, której wydarzenie najbardziej pomogłoby przeciwnikowi.
lesson-try-timing = Trzymaj kartę punktacji, aż region będzie twój, ale nie dłużej; i umacniaj się tam, gdzie taką kartę może mieć przeciwnik.
lesson-try-other-side = Zagraj teraz drugą stroną: stamtąd wszystko wygląda inaczej.
