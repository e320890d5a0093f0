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
lesson-choose-headline = Otwórz turę kartą: liczy się tylko jej wydarzenie, czyli tekst.
lesson-choose-card = Wybierz kartę na tę rundę; o jej użyciu zdecydujesz potem.
lesson-how-to-play = Wybierz, do czego posłuży karta.
lesson-which-operation = Wszystkie PO idą na operacje jednego rodzaju.
lesson-place-where = Umieszczaj wpływy tam, gdzie były twoje na początku rundy, w sąsiedztwie lub na morzu.
lesson-coup-where = Wybierz państwo na przewrót: kość i twoje PO przeciw podwojonej stabilności.
lesson-realign-where = Wybierz, gdzie podważysz wpływy przeciwnika; próba kosztuje 1 PO.
lesson-add-where = { SIGN($change) ->
    [minus] Wydarzenie usuwa wpływy { $whose ->
        [mine] twoje
       *[theirs] przeciwnika
     }, a ty wybierasz gdzie.
   *[other] Wydarzenie dodaje wpływy { $whose ->
        [mine] twoje
       *[theirs] przeciwnika
     }, a ty wybierasz gdzie.
 }
lesson-lose-where = Wydarzenie usuwa wpływy { $whose ->
    [mine] twoje
   *[theirs] przeciwnika
 } w wybranym przez ciebie państwie.
lesson-probe-where = Tylko ty masz za sobą pierwsze pole wyścigu kosmicznego: usuwasz 1 punkt wpływu przeciwnika.
lesson-name-die = Wydarzenie pozwala nazwać wynik zamiast rzucać kością. Wybierz liczbę, która służy ci najlepiej.
lesson-discard-held = Możesz odrzucić zatrzymaną kartę, aby już nie przeszkadzała.
lesson-bid = Którą stroną chcesz grać i ile dodatkowych wpływów dasz za to przeciwnikowi?
lesson-extra-where = Umieść dodatkowe wpływy: tylko tam, gdzie już jakieś masz.
lesson-pick-card = Wybierz karty z gry „Zimna wojna”, które dojdą do gry.
# $whose: mine, theirs albo both.
lesson-event-asks = Karta { CARD($card, form: "quoted") } daje ci wybór. { $whose ->
    [mine] To twoje wydarzenie: wyciągnij z niego jak najwięcej.
    [theirs] To wydarzenie przeciwnika: szukaj mniejszego zła.
   *[both] To wydarzenie służy temu, kto zagrał kartę.
 }
lesson-any-choice = Wybierz coś z tego, co jest do wyboru.

## Co pojawia się po raz pierwszy.

lesson-new-game = Ty i przeciwnik walczycie o państwa nad Morzem Czerwonym. 10 punktów zwycięstwa (PZ) wygrywa od razu; inaczej wygrywa ten, kto prowadzi po dwóch turach.
    .title = O co chodzi
lesson-new-rounds = Strony na przemian zagrywają po siedem kart, zaczyna ZSRR. Na niebieskich są wydarzenia USA, na czerwonych ZSRR, fioletowe służą temu, kto je zagra. Jedna karta zostanie na ręce.
    .title = Rundy akcji
lesson-new-uses = Karta służy jako wydarzenie albo dla PO. Za PO umieszcza się wpływy, co jest pewne, albo próbuje przewrotu, czyli jednego groźnego rzutu, albo zmian sojuszu, które tylko usuwają wpływy.
    .title = Wydarzenie albo PO
lesson-new-their-events = Ta karta niesie wydarzenie przeciwnika. Jeśli użyjesz jej PO, zajdzie i ono, przed operacjami albo po nich, jak wolisz. Uniknąć go można tylko w wyścigu kosmicznym.
    .title = Wydarzenia przeciwnika
lesson-new-influence = Kontrolujesz państwo, gdy twoje wpływy przewyższają wpływy przeciwnika co najmniej o jego stabilność (mała liczba na tabliczce). Gdzie kontrolę ma przeciwnik, punkt kosztuje 2 PO zamiast 1.
    .title = Wpływy i kontrola
lesson-new-regions = Punktacja płaci za obecność (masz państwo w regionie), dominację (więcej państw i państw strategicznych, lecz nie tylko one) albo kontrolę (więcej państw, wszystkie strategiczne). Każde państwo strategiczne daje 1 PZ: { $named }.
    .title = Regiony i państwa strategiczne
lesson-new-africa = Afryka może zakończyć grę. Kto przy jej punktacji kontroluje oba punkty zapalne ({ $named }) i więcej państw Afryki niż druga strona, wygrywa od razu. Uważaj na to z obu stron.
    .title = Nagłe zwycięstwo
lesson-new-sea-lanes = Szlaki morskie to nie państwo: zawsze są w zasięgu i nie ma tam przewrotów. Przewaga dodaje 1 PZ do każdej punktacji; kontrola, czyli przewaga czterech, podwaja twój wynik.
    .title = Strategiczne szlaki morskie
lesson-new-coup = Rzucasz kością i dodajesz PO: to, co przekracza podwojoną stabilność państwa, usuwa wpływy przeciwnika, a potem dodaje twoje. Słabe państwa padają łatwo.
    .title = Przewroty
lesson-new-flashpoint = Punkty zapalne: { $named }. Przed przewrotem odkrywa się tam wierzchnią kartę talii: gdy ma mniej niż 3 PO, DEFCON spada o jeden, a karta punktacji także punktuje.
    .title = Punkty zapalne
lesson-new-realignment = Obie strony rzucają kością i dodają 1 za każdego kontrolowanego sąsiada oraz 1 za większe wpływy na miejscu. Niższa suma traci różnicę. Dobre tam, gdzie otaczasz państwo.
    .title = Zmiany sojuszu
lesson-new-scoring = Karta punktacji płaci obu stronom za region, a różnica przesuwa znacznik. Trzeba ją zagrać w turze, w której przyszła: najpierw buduj, potem punktuj.
    .title = Karty punktacji
lesson-new-defcon = DEFCON mówi, jak blisko jest wojna jądrowa; przewrót w państwie strategicznym obniża go o jeden. Przy 3 i 2 Bliski Wschód, z Egiptem włącznie, jest zamknięty dla przewrotów i zmian sojuszu. Przy 1 przegrywa strona, której trwa runda.
    .title = DEFCON
lesson-new-military = Na koniec tury każda strona potrzebuje tylu operacji wojskowych, ile pokazuje DEFCON. Przewrót daje ich tyle, ile ma PO. Komu brakuje więcej, ten traci tyle PZ, ile wynosi różnica.
    .title = Operacje wojskowe
lesson-new-space = Raz na turę możesz wysłać kartę do wyścigu kosmicznego: wyrzuć nie więcej, niż wymaga pole, a posuniesz się naprzód. Wydarzenie karty nie zachodzi, czyjekolwiek by było.
    .title = Wyścig kosmiczny
lesson-new-autonomy = „Autonomia Rumunii” leży obok ręki: 2 PO, a gdy przegrywasz, 3. Kto jej użyje, oddaje ją przeciwnikowi na następną turę. Na koniec gry jest warta 1 PZ.
    .title = „Autonomia Rumunii”
lesson-new-events = Wydarzenia omijają wiele ograniczeń operacji: nie kosztują PO i często nie wymagają sąsiedztwa. Co dokładnie się dzieje, mówi karta.
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
lesson-scoring-better = { COUNTRY($country) } za { $ops } PO: wtedy punktacja { SET($region, form: "of") } przyniosłaby { SIGN($pays) ->
    [plus] ci { $pays } PZ
    [minus] przeciwnikowi tylko { ABS($pays) } PZ
   *[zero] obu stronom po równo
 } (twoja pozycja: { STANDING($standing) }).
# $outcome: win, loss albo points.
lesson-scoring-now = Karta { CARD($card, form: "quoted") } zagrana teraz { $outcome ->
    [win] od razu daje ci zwycięstwo
    [loss] od razu daje zwycięstwo przeciwnikowi
   *[points] przynosi { SIGN($pays) ->
        [plus] ci { $pays } PZ
        [minus] przeciwnikowi { ABS($pays) } PZ
       *[zero] obu stronom po równo
     }
 }.
# $by: africa albo points.
lesson-scoring-wins = Punktacja { SET($region, form: "of") } dałaby ci teraz zwycięstwo od razu: { $by ->
    [africa] kontrolujesz oba punkty zapalne i więcej państw Afryki
   *[points] masz wtedy 10 PZ
 }.
lesson-scoring-loses = Punktacja { SET($region, form: "of") } dałaby teraz zwycięstwo przeciwnikowi: { $by ->
    [africa] kontroluje Etiopię, Somalię i więcej państw Afryki. Odbierz mu jedno z tych dwóch
   *[points] ma wtedy 10 PZ
 }.
lesson-africa-near-theirs = Gdy przeciwnik weźmie jeszcze te państwa, punktacja Afryki da mu zwycięstwo, a wystarczyć może jedna karta: { $countries }.
lesson-africa-near-mine = Gdy weźmiesz jeszcze te państwa, punktacja Afryki da ci zwycięstwo: { $countries }.
lesson-military-due = Brakuje operacji wojskowych: tobie { $n }, przeciwnikowi { $theirs }. Jeśli tak zostanie, na koniec tury { SIGN($net) ->
    [plus] przeciwnik traci { $net } PZ
    [minus] tracisz { ABS($net) } PZ
   *[zero] nikt nie traci PZ
 }.
lesson-military-coup = Przewrót tą kartą dałby operacje wojskowe: { $gain } z { $n }, których ci brakuje.
lesson-defcon-closed = DEFCON wynosi 3: na Bliskim Wschodzie, z Egiptem włącznie, nie ma przewrotów ani zmian sojuszu.
lesson-defcon-brink = DEFCON wynosi 2: stopień niżej i przegrywa strona, której trwa runda.
lesson-lowering-ends = Obniżenie DEFCON to teraz wojna jądrowa: { $who ->
    [mine] przegrywasz, bo to twoja runda
   *[theirs] przegrywa przeciwnik, bo to jego runda
 }.
lesson-cards-lose = Wydarzenie oznacza teraz twoją przegraną, nie dopuść do niego: { $cards }.
lesson-cards-risk = Niebezpieczne: wydarzenie pozwoli przeciwnikowi obniżyć DEFCON do 1 w twojej rundzie, a to twoja przegrana: { $cards }.
lesson-near-winning = Do natychmiastowego zwycięstwa brakuje ci { $n } PZ.
lesson-near-losing = Przeciwnikowi do natychmiastowego zwycięstwa brakuje { $n } PZ.
lesson-final-now = Gdyby gra skończyła się teraz: wynik { SIGNED($vp) }, operacje wojskowe { SIGNED($military) }, Afryka { SIGNED($africa) }, Bliski Wschód { SIGNED($middle_east) }, szlaki morskie { SIGNED($sea) }, „Autonomia Rumunii” { SIGNED($autonomy) }. { SIGN($total) ->
    [plus] Wygrywasz różnicą { $total }.
    [minus] Przegrywasz różnicą { ABS($total) }.
   *[zero] Remis.
 }
lesson-autonomy-ready = Karta { CARD($card, form: "quoted") } czeka na ciebie: { $ops } PO bez wydarzenia. Potem przechodzi do przeciwnika.
lesson-autonomy-passes = Karta { CARD($card, form: "quoted") } nie ma wydarzenia. Przechodzi do przeciwnika na następną turę.
lesson-region-stands = { SET($region) }: twoja pozycja to { STANDING($mine) }, pozycja przeciwnika to { STANDING($theirs) }. Punktacja przyniosłaby { SIGN($pays) ->
    [plus] ci { $pays } PZ
    [minus] przeciwnikowi { ABS($pays) } PZ
   *[zero] obu stronom po równo
 }.

## Co rozważyć: karty.

lesson-headline-own = Wydarzenia, które zadziałają dla ciebie: { $cards }.
lesson-headline-theirs = Te zadziałałyby dla przeciwnika, nie otwieraj nimi: { $cards }.
lesson-hand-theirs = Karty z wydarzeniami przeciwnika: { $cards }. Użyj ich PO, gdy wydarzenie niewiele zmieni.
lesson-own-event = Karta { CARD($card, form: "quoted") } zadziała teraz jako wydarzenie, bez swoich PO{ $starred ->
    [1] , a potem wypada z gry
   *[0] { "" }
 }.
lesson-own-event-idle = Wydarzenie karty { CARD($card, form: "quoted") } nic by teraz nie zmieniło. PO można użyć.
lesson-their-event = Karta { CARD($card, form: "quoted") } niesie wydarzenie przeciwnika: jeśli użyjesz PO, zajdzie ono.
lesson-their-event-idle = Karta { CARD($card, form: "quoted") } niesie wydarzenie przeciwnika, które nic by teraz nie zmieniło: dobry moment, by użyć PO.
# $theirs to 1, gdy wydarzenie jest przeciwnika.
lesson-event-loses-game = Wydarzenie karty { CARD($card, form: "quoted") } oznacza teraz twoją przegraną. { $theirs ->
    [1] Zajdzie, na cokolwiek pójdą PO; uniknąć go można tylko w wyścigu kosmicznym.
   *[0] Użyj karty dla PO.
 }
lesson-event-risks-game = Wydarzenie karty { CARD($card, form: "quoted") } pozwoli przeciwnikowi obniżyć DEFCON do 1 w twojej rundzie, a to twoja przegrana. Uniknąć go można tylko w wyścigu kosmicznym.
# $ways: kość ma pokazać tyle lub mniej; $avoids to 1, gdy inaczej zaszłoby wydarzenie przeciwnika.
lesson-space-chance = Wyścig kosmiczny: pole „{ BOX($box) }” przy rzucie od 1 do { $ways }{ $vp ->
    [0] { "" }
   *[other] , warte { $vp } PZ
 }.{ $avoids ->
    [1] { " " }Wydarzenie przeciwnika wtedy nie zachodzi.
   *[0] { "" }
 }

## Co rozważyć: operacje.

# $brings: win albo rescue, gdy rozstrzyga, kto wygra Afryką; points, gdy zmienia punktację; none.
lesson-place-control = { COUNTRY($country) }: { $ops } PO { $ops ->
    [few] dają
   *[other] daje
 } ci kontrolę{ STANDING($standing, form: "key") ->
    [absent] { "" }
   *[other] , a z nią: { STANDING($standing) } { SET($region, form: "in") }
 }.{ $brings ->
    [win] { " " }Wtedy punktacja Afryki dałaby ci zwycięstwo.
    [rescue] { " " }Wtedy punktacja Afryki nie dałaby już zwycięstwa przeciwnikowi.
    [points] { " " }Punktacja { SET($region, form: "of") } przyniosłaby { SIGN($pays) ->
        [plus] ci { $pays } PZ
        [minus] przeciwnikowi { ABS($pays) } PZ
       *[zero] obu stronom po równo
     }{ SIGN($before) ->
        [plus] { " " }(teraz: tobie { $before })
        [minus] { " " }(teraz: przeciwnikowi { ABS($before) })
       *[zero] { " " }(teraz: po równo)
     }.
   *[none] { "" }
 }
lesson-place-breaks = { COUNTRY($country) }: { $ops } PO { $ops ->
    [few] odbierają
   *[other] odbiera
 } przeciwnikowi kontrolę.{ $brings ->
    [win] { " " }Wtedy punktacja Afryki dałaby ci zwycięstwo.
    [rescue] { " " }Wtedy punktacja Afryki nie dałaby już zwycięstwa przeciwnikowi.
    [points] { " " }Punktacja { SET($region, form: "of") } przyniosłaby { SIGN($pays) ->
        [plus] ci { $pays } PZ
        [minus] przeciwnikowi { ABS($pays) } PZ
       *[zero] obu stronom po równo
     }{ SIGN($before) ->
        [plus] { " " }(teraz: tobie { $before })
        [minus] { " " }(teraz: przeciwnikowi { ABS($before) })
       *[zero] { " " }(teraz: po równo)
     }.
   *[none] { "" }
 }
lesson-place-dear = Tu kontrolę ma przeciwnik i punkt kosztuje 2 PO: { $countries }.
# $holder: mine, theirs albo nobody.
lesson-sea-lanes = Szlaki morskie: ty { $mine }, przeciwnik { $theirs }. { $holder ->
    [mine] Kontrolujesz je: twój wynik w punktacji się podwaja.
    [theirs] Kontroluje je przeciwnik: jego wynik w punktacji się podwaja.
   *[nobody] Do kontroli brakuje ci { $n }.
 }
lesson-event-takes = Tu zyskujesz kontrolę: { $countries }.
lesson-event-opens = Tu przeciwnik traci kontrolę: { $countries }.
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
lesson-coup-lowers = Przewrót tutaj ({ $countries }) obniża DEFCON do { $defcon }.
# $card: karta, której wydarzenie następuje po przewrocie i też obniża DEFCON, albo 0.
lesson-coup-ends = Przewrót tutaj ({ $countries }) obniża DEFCON{ $card ->
    [0] { " " }do 1
   *[other] , a wydarzenie karty { CARD($card, form: "quoted") } obniży go potem do 1
 }: { $who ->
    [mine] to twoja przegrana
   *[theirs] przegrywa przeciwnik, bo to jego runda
 }.
lesson-coup-flashpoint = Punkt zapalny ({ $countries }): karty, które można odkryć: { $unseen }, z nich obniżyłyby DEFCON do { $defcon }: { $low }.
lesson-coup-flashpoint-ends = Punkt zapalny ({ $countries }): karty, które można odkryć: { $unseen }, z nich oznaczają wojnę jądrową: { $low }; { $who ->
    [mine] to twoja przegrana
   *[theirs] to przegrana przeciwnika
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
    [mine] Twój jest pierwszy: ma więcej PO (liczba w rogu).
    [theirs] Pierwszy jest nagłówek przeciwnika: ma więcej PO (liczba w rogu).
   *[same] Przy równych PO (liczba w rogu) pierwsze są USA.
 }
lesson-they-play-yours = Przeciwnik używa karty { CARD($card, form: "quoted") }, a na niej jest twoje wydarzenie: działa dla ciebie.
lesson-they-spaced-yours = Przeciwnik wysyła kartę { CARD($card, form: "quoted") } w kosmos, żeby twoje wydarzenie nie zaszło.
lesson-your-card-their-event = Twoja karta, cudze wydarzenie: karta { CARD($card, form: "quoted") } zadziałała dla przeciwnika.
lesson-event-failed = Wydarzenie karty { CARD($card, form: "quoted") } nie mogło zajść ({ CONDITION($condition, form: "only") }).
lesson-flashpoint-quiet = W punkcie zapalnym odkryto kartę { CARD($card, form: "quoted") }: { $ops } PO, więc DEFCON się nie zmienia.
lesson-flashpoint-alarm = W punkcie zapalnym odkryto kartę { CARD($card, form: "quoted") }: { $ops } PO, więc DEFCON spada o jeden.
lesson-flashpoint-scores = W punkcie zapalnym odkryto kartę { CARD($card, form: "quoted") }: DEFCON spada o jeden, a region od razu się punktuje.
lesson-coup-won = { $who ->
    [mine] Twój przewrót
   *[theirs] Przewrót przeciwnika
 } { COUNTRY($country, form: "in") } się udał: { $sum } przeciw { $against }, przesunięcie o { $n }.
lesson-coup-failed = { $who ->
    [mine] Twój przewrót
   *[theirs] Przewrót przeciwnika
 } { COUNTRY($country, form: "in") } się nie udał: { $sum } nie przekracza { $against }.
lesson-realigned = Zmiana sojuszu { COUNTRY($country, form: "in") }: ty { $mine }, przeciwnik { $theirs }. Niższa suma traci różnicę.
lesson-defcon-fell = DEFCON spadł do { $defcon }.
lesson-defcon-rose = DEFCON wzrósł do { $defcon }.
lesson-scored = { SET($region) }: punktacja. Twoja pozycja to { STANDING($standing) } ({ $points } PZ), pozycja przeciwnika to { STANDING($their_standing) } ({ $their_points } PZ).
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
 } operacji wojskowych: { $n } z { $needed }, których wymaga DEFCON.
lesson-space-made = { $who ->
    [mine] Posuwasz się
   *[theirs] Przeciwnik posuwa się
 } w wyścigu kosmicznym: wypadło { $die }, a wystarczało najwyżej { $needed }.
lesson-space-missed = { $who ->
    [mine] Twoja próba
   *[theirs] Próba przeciwnika
 } w wyścigu kosmicznym się nie udała: wypadło { $die }, a mogło najwyżej { $needed }.
# $up to 1, gdy karty można użyć od razu.
lesson-autonomy-passed = Karta { CARD($card, form: "quoted") } przeszła { $who ->
    [mine] do ciebie. Można jej użyć { $up ->
        [1] od razu
       *[0] od następnej tury
     }
   *[theirs] do przeciwnika
 }.
# $joined to 1, gdy do talii doszły karty.
lesson-turn-began = Tura { $turn }: { $joined ->
    [1] do talii doszły karty Schyłku wojny, ręce są uzupełnione
   *[0] ręce są uzupełnione
 }.
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
    [theirs] W rundzie przeciwnika
   *[nobody] Podczas nagłówków
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
lesson-try-africa = Nie oddawaj przeciwnikowi obu punktów zapalnych, Etiopii i Somalii, dopóki Afryka może być punktowana.
lesson-try-military = Próbuj przewrotu na początku tury, póki DEFCON pozwala na niego prawie wszędzie: spłaca operacje wojskowe i często otwiera państwo.
lesson-try-sea = Włóż punkt lub dwa w szlaki morskie, zanim region będzie punktowany: sama przewaga za każdym razem daje punkt.
lesson-try-space = Wysyłaj w kosmos jedną kartę na turę: najlepiej tę, której wydarzenie najbardziej pomogłoby przeciwnikowi.
lesson-try-timing = Trzymaj kartę punktacji, aż region będzie twój, ale nie dłużej; i umacniaj się tam, gdzie taką kartę może mieć przeciwnik.
lesson-try-other-side = Zagraj teraz drugą stroną: stamtąd wszystko wygląda inaczej.
