### Co łączy gry o zimnej wojnie: strony, operacje, wydarzenia, punktacja.
###
### Zdania mogą się zaczynać małą literą: wielką stawia program. Zdania składowe opisów kart (verb-…) nie mają kropki.
### Funkcje objaśnia en/cold_war.ftl.
###
### Formy w polszczyźnie:
###   strony     wartość: nagłówek, „USA” · nom: podmiot · gen: dopełniacz, „punkty wpływu przeciwnika”
###              a, e, i: końcówki czasowników, bo USA to liczba mnoga: „ZSRR dokłada, zyskuje, traci”, ale „USA dokładają,
###              zyskują, tracą” · may: „może” albo „mogą”
###   państwa    wartość: mianownik, „Francja” · gen: dopełniacz, „Francji” · acc: biernik, „Francję” · in: „we Francji”,
###              „na Kubie” · from: „z Francji”, „ze Szwecji”
###   karty      wartość: nagłówek · quoted: w zdaniu, w cudzysłowie
###   zbiory     jak państwa, o ile karty tego potrzebują · of: po słowie „państwo”, „w 4 państwach Europy Wschodniej”
###   etykiety   wartość: przycisk · case: wybór w opisie karty, „przeciwnik bierze udział”
###   warunki    wartość: po „jeśli” · only: czego wymaga wydarzenie, „tylko po …” · turned: to samo z zamianą stron,
###              jeśli mowa o którejś z nich
###   efekty     wartość: nagłówek · text: działanie, zdanie składowe

## Strony. Zakończone na -it stoją tam, gdzie ta sama strona działa dalej: podmiot jest wtedy domyślny.

side-us = USA
    .nom = USA
    .gen = USA
    .a = ają
    .e = ą
    .i = ą
    .may = mogą
    .number = other
side-ussr = ZSRR
    .nom = ZSRR
    .gen = ZSRR
    .a = a
    .e = e
    .i = i
    .may = może
    .number = one
side-player = gracz
    .nom = gracz
    .gen = gracza
    .a = a
    .e = e
    .i = i
    .may = może
    .number = one
side-opponent = przeciwnik
    .nom = przeciwnik
    .gen = przeciwnika
    .a = a
    .e = e
    .i = i
    .may = może
    .number = one
side-winner = zwycięzca
    .nom = zwycięzca
    .gen = zwycięzcy
    .a = a
    .e = e
    .i = i
    .may = może
    .number = one
side-phasing = aktywny gracz
    .nom = aktywny gracz
    .gen = aktywnego gracza
    .a = a
    .e = e
    .i = i
    .may = może
    .number = one
side-nobody = nikt
    .nom = żadna ze stron
    .gen = żadnej ze stron
    .a = a
    .e = e
    .i = i
    .may = może
    .number = one
side-us-it = USA
    .nom = { "" }
    .gen = USA
    .a = ają
    .e = ą
    .i = ą
    .may = mogą
    .number = other
side-ussr-it = ZSRR
    .nom = { "" }
    .gen = ZSRR
    .a = a
    .e = e
    .i = i
    .may = może
    .number = one
side-player-it = gracz
    .nom = { "" }
    .gen = gracza
    .a = a
    .e = e
    .i = i
    .may = może
    .number = one
side-opponent-it = przeciwnik
    .nom = { "" }
    .gen = przeciwnika
    .a = a
    .e = e
    .i = i
    .may = może
    .number = one
side-winner-it = zwycięzca
    .nom = { "" }
    .gen = zwycięzcy
    .a = a
    .e = e
    .i = i
    .may = może
    .number = one
side-phasing-it = aktywny gracz
    .nom = { "" }
    .gen = aktywnego gracza
    .a = a
    .e = e
    .i = i
    .may = może
    .number = one

seat = gracz { $n }

## Gdzie stoi znacznik punktów zwycięstwa.

score-us = USA { $n }
score-ussr = ZSRR { $n }
score-even = remis

## Pozycja strony w regionie.

standing-absent = brak obecności
standing-presence = obecność
standing-domination = dominacja
standing-control = kontrola

## Na co rzuca się kością.

purpose-coup = przewrót
purpose-realignment = zmiana sojuszu
purpose-war = wojna
purpose-space-race = wyścig kosmiczny
purpose-contest = wydarzenie
purpose-trap = wyjście z pułapki
purpose-event = wydarzenie

## Etykiety: opcje, które nie są ani państwem, ani kartą.

label-stop = Koniec
label-decline = Rezygnuję
label-pass = Pas
label-place-influence = Umieszczanie wpływów
label-coup = Przewrót
label-realignment = Zmiana sojuszu
label-space-race = Wyścig kosmiczny
label-event = Wydarzenie
label-event-first = Najpierw wydarzenie, potem operacje
label-roll = Rzut kością
label-no-roll = Bez rzutu
label-switch = Przejście między umieszczaniem wpływów a zmianą sojuszu
label-yes = Tak
label-no = Nie
label-paid = Karta odrzucona
label-unpaid = Bez odrzucenia karty
label-name-one = Wynik 1
label-name-six = Wynik 6
label-raise-defcon = Podniesienie DEFCON
label-lower-defcon = Obniżenie DEFCON

# Licytacja strony: tyle dodatkowych punktów wpływu dla przeciwnika.
bid = { SIDE($side) }, { $n }

## Wyścig kosmiczny: pola nazywa każda gra z osobna, początek jest wspólny.

box-0 = Start

## Pytania do tego, kto ma odpowiedzieć.

question-draw-card = którą kartę dobier{ SIDE($side, form: "a") } { SIDE($side, form: "nom") }?
question-card-at-random = która karta zostaje wylosowana z ręki { SIDE($side, form: "gen") }?
# $country to -1, gdy rzut nie dotyczy państwa.
question-die = rzut { SIDE($side, form: "gen") } ({ PURPOSE($purpose) }{ $country ->
    [-1] { "" }
   *[other] { " " }{ COUNTRY($country, form: "in") }
 }): ile wypada na kości?
# $country to -1, gdy rzut nie dotyczy państwa.
question-name-die = „Doktryna Cartera”, rzut { SIDE($side, form: "gen") } ({ PURPOSE($purpose) }{ $country ->
    [-1] { "" }
   *[other] { " " }{ COUNTRY($country, form: "in") }
 }): czy ogłaszasz wynik zamiast rzutu?
question-place-where = { $left ->
    [0] { CARD($card, form: "quoted") }: umieść jeszcze jeden punkt wpływu tam, gdzie działa premia, albo zakończ.
   *[other] { CARD($card, form: "quoted") }: gdzie umieszczasz punkt wpływu? Do wydania: { $left } PO.
 }
# $change: poniżej zera usuwa się wpływy. $card to 0 podczas rozstawienia.
question-add-where = { $card ->
    [0] { "" }
   *[other] { CARD($card, form: "quoted") }:{ " " }
 }{ SIGN($change) ->
    [minus] skąd usunąć punkt wpływu { SIDE($side, form: "gen") }? Pozostało: { $left }.
   *[other] gdzie dołożyć punkt wpływu { SIDE($side, form: "gen") }? Pozostało: { $left }.
 }
question-coup-where = { CARD($card, form: "quoted") } ({ $ops } PO): gdzie przeprowadzasz przewrót?
question-realign-where = { $left ->
    [0] { CARD($card, form: "quoted") }: przeprowadź jeszcze jedną zmianę sojuszu tam, gdzie działa premia, albo zakończ.
   *[other] { CARD($card, form: "quoted") }: gdzie przeprowadzasz zmianę sojuszu? Do wydania: { $left } PO.
 }
question-which-operation = { CARD($card, form: "quoted") } ({ $ops } PO): jaką operację przeprowadzasz?
question-roll-or-not = { CARD($card, form: "quoted") }: karta trafia do wyścigu kosmicznego. Czy rzucasz kością?
question-war-where = { CARD($card, form: "quoted") }: które państwo zostaje zaatakowane?
# $n: ile punktów wpływu ubywa w każdym państwie, 999 to wszystkie.
question-lose-where = { CARD($card, form: "quoted") }: w którym państwie { SIDE($side, form: "nom") } trac{ SIDE($side, form: "i") } { $n ->
    [999] wszystkie wpływy
    [one] { $n } punkt wpływu
    [few] { $n } punkty wpływu
   *[many] { $n } punktów wpływu
 }? Pozostało: { $left }.
question-equalise-where = { CARD($card, form: "quoted") }: w którym państwie zrównujesz swoje wpływy z wpływami przeciwnika?
question-event-choice = { CARD($card, form: "quoted") }: co wybierasz?
question-pay-card = { CARD($card, form: "quoted") }: odrzuć kartę o wartości co najmniej { $n } PO, w przeciwnym razie { PENALTY($card) }.
question-choose-headline = wybierz swój nagłówek.
question-choose-card = runda akcji { $round }: wybierz kartę do zagrania.
question-how-to-play = { CARD($card, form: "quoted") }{ $ops ->
    [0] { "" }
   *[other] { " " }({ $ops } PO)
 }: jak zagrywasz tę kartę?
question-trapped-card = tkwisz w pułapce: którą kartę odrzucasz albo którą kartę punktacji zagrywasz?
question-discard-held = czy odrzucasz jedną z zatrzymanych kart?
question-bid = którą stronę licytujesz i ile dodatkowych punktów wpływu dajesz za nią przeciwnikowi?
question-who-gets-it = oferty są równe: kto gra stroną { SIDE($side, form: "gen") }?
question-extra-where = gdzie umieszczasz dodatkowy punkt wpływu? Pozostało: { $left }.

## Dziennik: co się stało.

note-influence-changed = { COUNTRY($country) }: { SIDE($side, form: "nom") } { SIGN($change) ->
    [minus] trac{ SIDE($side, form: "i") }
   *[other] zyskuj{ SIDE($side, form: "e") }
 } { ABS($change) } { ABS($change) ->
    [one] punkt wpływu
    [few] punkty wpływu
   *[many] punktów wpływu
 } (USA { $us }, ZSRR { $ussr }).
note-influence-together = { SIDE($side, form: "nom") } { SIGN($change) ->
    [minus] trac{ SIDE($side, form: "i") }
   *[other] zyskuj{ SIDE($side, form: "e") }
 } { ABS($change) } { ABS($change) ->
    [one] punkt wpływu
    [few] punkty wpływu
   *[many] punktów wpływu
 }: { $countries }.
influence-in-country = { COUNTRY($country) } { SIGNED($change) } (USA { $us }, ZSRR { $ussr })
note-vp-gained = { SIDE($side, form: "nom") } zyskuj{ SIDE($side, form: "e") } { $n } PZ (wynik: { SCORE($vp) }).
note-defcon-changed = DEFCON { SIGN($change) ->
    [minus] spada
   *[other] wzrasta
 } do poziomu { $defcon }.
note-military-gained = { SIDE($side, form: "nom") } { SIGN($n) ->
    [minus] trac{ SIDE($side, form: "i") }
   *[other] dolicz{ SIDE($side, form: "a") }
 } { ABS($n) } { ABS($n) ->
    [one] operację wojskową
    [few] operacje wojskowe
   *[many] operacji wojskowych
 } (w tej turze razem: { $military }).
note-won-on-points = { SIDE($side, form: "nom") } wygryw{ SIDE($side, form: "a") } dzięki punktom zwycięstwa.
note-won-by-europe = { SIDE($side, form: "nom") } kontroluj{ SIDE($side, form: "e") } Europę i wygryw{ SIDE($side, form: "a") } grę.
note-won-by-nuclear-war = wojna jądrowa z winy { ENEMY($side, form: "gen") }: { SIDE($side, form: "nom") } wygryw{ SIDE($side, form: "a") } grę.
note-won-final-scoring = koniec gry (wynik: { SCORE($vp) }): { SIDE($side, form: "nom") } wygryw{ SIDE($side, form: "a") }.
note-drawn = gra kończy się remisem.
note-card-drawn = { SIDE($side, form: "nom") } dobier{ SIDE($side, form: "a") } kartę { CARD($card, form: "quoted") }.
note-drawn-together = { SIDE($side, form: "nom") } dobier{ SIDE($side, form: "a") } karty: { CARDS($cards) }.
note-cards-drawn = { SIDE($side, form: "nom") } dobier{ SIDE($side, form: "a") } { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
 }.
note-reshuffled = stos kart odrzuconych ({ $n }) staje się nową talią.
note-event-occurs = zachodzi wydarzenie { CARD($card, form: "quoted") }, rozgryw{ SIDE($side, form: "a") } je { SIDE($side, form: "nom") }.
note-event-cannot-occur = wydarzenie { CARD($card, form: "quoted") } nie może zajść ({ CONDITION($condition, form: "only") }).
note-card-passed = karta { CARD($card, form: "key") ->
    [china-card] Chin
   *[other] { CARD($card, form: "quoted") }
 } trafia do { SIDE($side, form: "gen") }, { $up ->
    [1] odkryta
   *[other] zakryta
 }.
note-card-discarded = karta { CARD($card, form: "quoted") } zostaje odrzucona.
note-card-removed = karta { CARD($card, form: "quoted") } zostaje usunięta z gry.
note-hand-shown = { SIDE($side, form: "nom") } { COUNT($cards) ->
    [0] nie m{ SIDE($side, form: "a") } kart do pokazania
    [one] pokazuj{ SIDE($side, form: "e") } kartę: { CARDS($cards) }
   *[other] pokazuj{ SIDE($side, form: "e") } karty: { CARDS($cards) }
 }.
note-die-named = „Doktryna Cartera”: { SIDE($side, form: "nom") } ogłasz{ SIDE($side, form: "a") } wynik rzutu: { $die }.
# $die + $ops + $modifier - 2 x $stability = $result
note-coup-rolled = { SIDE($side, form: "nom") } przeprowadz{ SIDE($side, form: "a") } przewrót { COUNTRY($country, form: "in") } i wyrzuc{ SIDE($side, form: "a") } { $die }: { $die } + { $ops } PO{ SIGN($modifier) ->
    [zero] { "" }
   *[other] { " " }({ SIGNED($modifier) })
 } − 2 × { $stability } { SIGN($result) ->
    [plus] daje { $result }: przewrót się udaje
   *[other] nie przekracza 0: przewrót się nie udaje
 }.
note-realigned = { SIDE($side, form: "nom") } przeprowadz{ SIDE($side, form: "a") } zmianę sojuszu { COUNTRY($country, form: "in") }: USA { $us_die } ({ SIGNED($us_modifier) }), ZSRR { $ussr_die } ({ SIGNED($ussr_modifier) }).
note-operation-chosen = { SIDE($side, form: "nom") } { LABEL($label, form: "key") ->
    [coup] przeprowadz{ SIDE($side, form: "a") } przewrót
    [realignment] przeprowadz{ SIDE($side, form: "a") } zmiany sojuszu
   *[other] umieszcz{ SIDE($side, form: "a") } wpływy
 } za { $ops } PO.
note-space-rolled = wyścig kosmiczny: { SIDE($side, form: "nom") } wyrzuc{ SIDE($side, form: "a") } { $die }; potrzeba najwyżej { $needed }.
note-space-advanced = { SIDE($side, form: "nom") } osiąg{ SIDE($side, form: "a") } pole „{ BOX($box) }” na torze wyścigu kosmicznego.
note-war-rolled = { SIDE($side, form: "nom") } prowadz{ SIDE($side, form: "i") } wojnę { COUNTRY($country, form: "in") }: wypada { $die }{ SIGN($modifier) ->
    [zero] { "" }
   *[other] { " " }({ SIGNED($modifier) })
 }; potrzeba co najmniej { $needed }.
note-event-rolled = { CARD($card, form: "quoted") }: { SIDE($side, form: "nom") } wyrzuc{ SIDE($side, form: "a") } { $die }{ SIGN($bonus) ->
    [zero] { "" }
   *[other] { " " }({ SIGNED($bonus) })
 }; potrzeba co najmniej { $needed }.
note-contest-rolled = rzuty kością: { SIDE($side) } { $die } ({ SIGNED($bonus) }), { ENEMY($side) } { $other_die } ({ SIGNED($other_bonus) }).
note-event-chosen = { SIDE($side, form: "nom") } wybier{ SIDE($side, form: "a") }: { LABEL($label) }.
note-region-scored = punktacja: { SET($region) }. USA: { STANDING($us_standing) }, { $us_points } PZ. ZSRR: { STANDING($ussr_standing) }, { $ussr_points } PZ.

## Powody: dlaczego czegoś nie ma wśród opcji.

reason-out-of-reach = { COUNTRY($country) }: poza zasięgiem, bo na początku rundy nie było twoich wpływów ani tam, ani w sąsiednim państwie.
reason-too-dear = przeciwnik kontroluje { COUNTRY($country, form: "acc") }: punkt wpływu kosztuje tam 2 PO, a masz już tylko { $left }.
reason-placement-barred = wydarzenie nie pozwala ci umieszczać wpływów za PO { COUNTRY($country, form: "in") }.
reason-realigned-here = w tej rundzie doszło już do zmiany sojuszu { COUNTRY($country, form: "in") }: nie można tam umieszczać wpływów.
reason-not-among = karta { CARD($card, form: "quoted") } nie obejmuje { COUNTRY($country, form: "gen") }.
reason-nothing-there = { SIDE($side, form: "nom") } nie m{ SIDE($side, form: "a") } wpływów { COUNTRY($country, form: "in") }.
reason-limit-reached = { COUNTRY($country) }: wydarzenie dopuszcza w jednym państwie najwyżej { $most } { $most ->
    [one] punkt wpływu
    [few] punkty wpływu
   *[many] punktów wpływu
 }.
reason-not-empty = { COUNTRY($country, form: "in") } są już wpływy.
reason-controlled-by = { SIDE($side, form: "nom") } kontroluj{ SIDE($side, form: "e") } { COUNTRY($country, form: "acc") }.
reason-not-controlled = { SIDE($side, form: "nom") } nie kontroluj{ SIDE($side, form: "e") } { COUNTRY($country, form: "gen") }.
reason-nothing-to-realign = przeciwnik nie ma { COUNTRY($country, form: "in") } wpływów, które mógłby stracić.
reason-no-enemy-influence = przeciwnik nie ma wpływów { COUNTRY($country, form: "in") }.
reason-defcon-forbids = przy DEFCON { $defcon } nie można przeprowadzać przewrotów ani zmian sojuszu { COUNTRY($country, form: "in") }.
reason-not-in-event-area = wydarzenie nie obejmuje { COUNTRY($country, form: "gen") }.
reason-bonus-elsewhere = ostatni PO pochodzi z premii, której nie można wykorzystać { COUNTRY($country, form: "in") }.
reason-placed-here = w tej rundzie umieszczono już wpływy { COUNTRY($country, form: "in") }: nie można tam przeprowadzić zmiany sojuszu.
reason-nowhere-to-place = nie ma gdzie umieścić wpływów za te PO.
reason-no-coup-target = nie ma państwa, w którym można by przeprowadzić przewrót.
reason-no-realignment-target = nie ma państwa, w którym można by przeprowadzić zmianę sojuszu.
reason-operation-not-granted = wydarzenie nie pozwala na operację tego rodzaju.
reason-too-stable = { COUNTRY($country) }: stabilność jest tam zbyt wysoka.
reason-not-uncontrolled = { COUNTRY($country, form: "acc") } kontroluje jedna ze stron.
reason-chosen-already = { COUNTRY($country) }: tego wyboru już dokonano.
reason-no-scoring-card = { CARD($card, form: "quoted") }: to karta punktacji, więc pozostaje na miejscu.
reason-worth-too-little = { CARD($card, form: "quoted") }: ta karta jest warta mniej niż { $n } PO.
reason-not-in-hand = { CARD($card, form: "quoted") }: tej karty nie ma na ręce.
reason-no-headline-passing = { CARD($card, form: "quoted") }: ta karta nie ma wydarzenia, więc nie może być nagłówkiem.
reason-scoring-has-no-ops = { CARD($card, form: "quoted") }: ta karta nie ma PO i można ją zagrać tylko jako wydarzenie.
reason-passing-has-no-event = { CARD($card, form: "quoted") }: ta karta nie ma wydarzenia.
reason-event-cannot = { CARD($card, form: "quoted") }: wydarzenie nie może teraz zajść ({ CONDITION($condition, form: "only") }).
reason-opponents-event = { CARD($card, form: "quoted") }: to wydarzenie przeciwnika; zachodzi przed operacjami albo po nich, gdy wykorzystujesz PO karty.
reason-own-event = { CARD($card, form: "quoted") }: ta karta nie ma wydarzenia przeciwnika.
reason-space-ended = tor wyścigu kosmicznego jest już ukończony.
reason-space-spent = w tej turze nie możesz już wysłać w kosmos żadnej karty.
reason-operations-strand-scoring = { CARD($card, form: "quoted") }: tę kartę można teraz zagrać tylko jako wydarzenie; po operacjach nie zdążysz zagrać karty punktacji, którą masz na ręce.
reason-event-strands-scoring = { CARD($card, form: "quoted") }: po tym wydarzeniu nie zdążysz zagrać karty punktacji, którą masz na ręce.
reason-scoring-must-go = masz na ręce kartę punktacji, na którą nie ma już rundy: trzeba ją teraz odrzucić.
reason-space-strands-scoring = { CARD($card, form: "quoted") }: gdy wyślesz teraz tę kartę w kosmos, nie zdążysz zagrać karty punktacji, którą masz na ręce.
reason-space-needs-more = { CARD($card, form: "quoted") }: ta karta jest warta za mało, bo następne pole wyścigu kosmicznego wymaga { $needed } PO.
reason-must-play-a-card = nie możesz spasować: kto ma karty na ręce, musi jedną zagrać.
reason-must-play-scoring = { CARD($card, form: "quoted") }: ta karta musi poczekać, bo po niej mogłoby zabraknąć rund na kartę punktacji.
reason-scoring-demanded = { CARD($card, form: "quoted") }: ta karta musi poczekać, bo wydarzenie każe ci zagrać w tej rundzie kartę punktacji.
reason-must-play-due = { CARD($card, form: "quoted") }: ta karta musi poczekać, bo w tej rundzie trzeba użyć karty { CARD($due, form: "quoted") }.
reason-passing-elsewhere = { CARD($card, form: "quoted") }: ta karta nie należy teraz do ciebie.
reason-passing-face-down = { CARD($card, form: "quoted") }: ta karta jest zakryta i można jej użyć dopiero od następnej tury.
reason-passing-strands-scoring = { CARD($card, form: "quoted") }: gdy użyjesz teraz tej karty, nie zdążysz zagrać karty punktacji, którą masz na ręce.
reason-trap-needs-two = { CARD($card, form: "quoted") }: ta karta jest warta mniej niż 2 PO i nie pomoże wydostać się z pułapki.
reason-trap-holds = { CARD($card, form: "quoted") }: tej karty nie można zagrać, dopóki tkwisz w pułapce.
reason-no-influence-yet = nie masz wpływów { COUNTRY($country, form: "in") }: dodatkowe punkty wpływu umieszcza się tylko tam, gdzie już jakieś są.
reason-enough-there = { COUNTRY($country) }: dodatkowych punktów wpływu może tu być najwyżej 2 ponad liczbę potrzebną do kontroli.

## Opisy kart: czego wymaga wydarzenie i zdanie składowe na każdy krok jego programu.

card-requires = { CONDITION($condition, form: "only") }

amount-number = { $n }

# $by wybiera gdzie; $at_most w jednym państwie, 0 to bez ograniczeń.
verb-adjust =
    .add = { SIDE($by, form: "nom") } { $optional ->
        [1] { SIDE($by, form: "may") } dołożyć
       *[other] dokład{ SIDE($by, form: "a") }
     }{ $n ->
        [one] { "" }
       *[other] { " " }łącznie
     } { $n } { $n ->
        [one] punkt wpływu
        [few] punkty wpływu
       *[many] punktów wpływu
     } { SET($set, form: "in") }{ $at_most ->
        [0] { "" }
       *[other] , najwyżej { $at_most } w jednym państwie
     }
    .each = { SIDE($by, form: "nom") } dokład{ SIDE($by, form: "a") } po 1 punkcie wpływu w { $n } { $n ->
        [one] państwie
       *[other] państwach
     } { SET($set, form: "of") }{ SIDE($not_controlled_by, form: "key") ->
        [nobody] { "" }
       *[other] , { $n ->
            [one] którego
           *[other] których
         } nie kontroluj{ SIDE($not_controlled_by, form: "e") } { SIDE($not_controlled_by, form: "nom") }
     }
    .each-own = { SIDE($by, form: "nom") } dokład{ SIDE($by, form: "a") } po 1 punkcie wpływu w { $n } { $n ->
        [one] kontrolowanym przez siebie państwie
       *[other] kontrolowanych przez siebie państwach
     }{ SET($set, form: "key") ->
        [world] { "" }
       *[other] { " " }{ SET($set, form: "of") }
     }
    .in-one = { SIDE($by, form: "nom") } dokład{ SIDE($by, form: "a") } { $change } { $change ->
        [one] punkt wpływu
        [few] punkty wpływu
       *[many] punktów wpływu
     } w jednym państwie { SET($set, form: "of") }
    .where-empty = { SIDE($by, form: "nom") } { SIDE($by, form: "may") } dołożyć po 1 punkcie wpływu w najwyżej { $n } { $n ->
        [one] państwie
       *[other] państwach
     }{ SET($set, form: "key") ->
        [world] { "" }
       *[other] { " " }{ SET($set, form: "of") }
     }, w { $n ->
        [one] którym
       *[other] których
     } żadna ze stron nie ma wpływów
    .remove = { SIDE($by, form: "nom") } usuw{ SIDE($by, form: "a") } łącznie { $n } { $n ->
        [one] punkt wpływu
        [few] punkty wpływu
       *[many] punktów wpływu
     } { SIDE($side, form: "gen") } { SET($set, form: "from") }{ $at_most ->
        [0] { "" }
       *[other] , najwyżej { $at_most } z jednego państwa
     }
    .remove-uncontrolled = { SIDE($by, form: "nom") } usuw{ SIDE($by, form: "a") } { $n } { $n ->
        [one] punkt wpływu
        [few] punkty wpływu
       *[many] punktów wpływu
     } { SIDE($side, form: "gen") } z państwa{ SET($set, form: "key") ->
        [world] { "" }
       *[other] { " " }{ SET($set, form: "of") }
     }, którego { SIDE($not_controlled_by, form: "nom") } nie kontroluj{ SIDE($not_controlled_by, form: "e") }
    .remove-amount = { SIDE($by, form: "nom") } usuw{ SIDE($by, form: "a") } punkty wpływu { SIDE($side, form: "gen") } { SET($set, form: "from") }: { AMOUNT($n) }
# $size: ile państw liczy zbiór. Nikt nie wybiera.
verb-everywhere =
    .add = { SIDE($side, form: "nom") } dokład{ SIDE($side, form: "a") } { $size ->
        [1] { $n } { $n ->
            [one] punkt wpływu
            [few] punkty wpływu
           *[many] punktów wpływu
         }
       *[other] po { $n } { $n ->
            [one] punkcie wpływu
            [few] punkty wpływu
           *[many] punktów wpływu
         }
     } { SET($set, form: "in") }
    .lose = { SIDE($side, form: "nom") } trac{ SIDE($side, form: "i") } { $size ->
        [1] { ABS($n) } { ABS($n) ->
            [one] punkt wpływu
            [few] punkty wpływu
           *[many] punktów wpływu
         }
       *[other] po { ABS($n) } { ABS($n) ->
            [one] punkcie wpływu
            [few] punkty wpływu
           *[many] punktów wpływu
         }
     } { SET($set, form: "in") }
    .amount = { SIDE($side, form: "nom") } { AMOUNT($n) }
verb-remove-all = { SIDE($side, form: "nom") } trac{ SIDE($side, form: "i") } wszystkie wpływy { SET($set, form: "in") }
verb-take-control = { SIDE($side, form: "nom") } dokład{ SIDE($side, form: "a") } { SET($set, form: "in") } tyle punktów wpływu, ile potrzeba do kontroli
verb-chosen-countries =
    .some = { SIDE($by, form: "nom") } usuw{ SIDE($by, form: "a") } po { $n } { $n ->
        [one] punkcie wpływu
        [few] punkty wpływu
       *[many] punktów wpływu
     } { SIDE($side, form: "gen") } z { $countries } { $countries ->
        [one] państwa
       *[other] państw
     } { SET($set, form: "of") }
    .amount = { SIDE($by, form: "nom") } usuw{ SIDE($by, form: "a") } punkty wpływu { SIDE($side, form: "gen") } z { $countries } { $countries ->
        [one] państwa
       *[other] państw
     } { SET($set, form: "of") }: { AMOUNT($n) }
    .all = { SIDE($by, form: "nom") } usuw{ SIDE($by, form: "a") } wszystkie wpływy { SIDE($side, form: "gen") } z { $countries ->
        [1] jednego państwa
       *[other] { $countries } państw
     } { SET($set, form: "of") }
    .all-uncontrolled = { SIDE($by, form: "nom") } usuw{ SIDE($by, form: "a") } wszystkie wpływy { SIDE($side, form: "gen") } z { $countries } { $countries ->
        [one] państwa { SET($set, form: "of") }, którego
       *[other] państw { SET($set, form: "of") }, których
     } nie kontroluje żadna ze stron
verb-equal-influence = { SIDE($side, form: "nom") } wybier{ SIDE($side, form: "a") } { SET($set, form: "acc") } i dokład{ SIDE($side, form: "a") } tam tyle punktów wpływu, ile potrzeba, aby zrównać się z { SIDE($side, form: "key") ->
    [us] ZSRR
    [ussr] USA
   *[other] przeciwnikiem
 }
verb-vp = { SIDE($side, form: "nom") } zyskuj{ SIDE($side, form: "e") } { AMOUNT($n, form: "key") ->
    [number] { $n } PZ
   *[other] { AMOUNT($n) }
 }
verb-defcon =
    .raise = DEFCON wzrasta o { $change }
    .lower = DEFCON spada o { ABS($change) }
verb-set-defcon = DEFCON zostaje ustawiony na poziomie { $defcon }
verb-military = { SIDE($side, form: "nom") } dolicz{ SIDE($side, form: "a") } { $n } { $n ->
    [one] operację wojskową
    [few] operacje wojskowe
   *[many] operacji wojskowych
 }
    .lose = { SIDE($side, form: "nom") } trac{ SIDE($side, form: "i") } { ABS($n) } { ABS($n) ->
        [one] operację wojskową
        [few] operacje wojskowe
       *[many] operacji wojskowych
     } (nie poniżej 0)
verb-space = { SIDE($side, form: "nom") } przesuw{ SIDE($side, form: "a") } się o { $n } { $n ->
    [one] pole
    [few] pola
   *[many] pól
 } na torze wyścigu kosmicznego i zyskuj{ SIDE($side, form: "e") } to, co daje osiągnięte pole
# $optional to 1, gdy strona może zrezygnować; wewnątrz zbioru DEFCON nie ogranicza miejsca, a $military to 0, gdy przewrót
# nie liczy się jako operacje wojskowe; $elsewhere to 1, gdy chodzi o inne państwo niż przy poprzednim przewrocie.
verb-operations =
    .any = { SIDE($side, form: "nom") } { $optional ->
        [1] { SIDE($side, form: "may") } przeprowadzić
       *[other] przeprowadz{ SIDE($side, form: "a") }
     } operacje jak kartą o wartości { $n } PO
    .without-coup = { SIDE($side, form: "nom") } { SIDE($side, form: "may") } umieszczać wpływy lub przeprowadzać zmiany sojuszu jak kartą o wartości { $n } PO
    .without-placing-within = { SIDE($side, form: "nom") } { SIDE($side, form: "may") } przeprowadzić { SET($set, form: "in") } przewrót lub zmiany sojuszu, jak kartą o wartości { $n } PO i bez względu na poziom DEFCON; przewrót nie liczy się jako operacje wojskowe
    .coup-within = { SIDE($side, form: "nom") } { SIDE($side, form: "may") } przeprowadzić { $elsewhere ->
        [1] jeszcze jeden przewrót na tych samych zasadach, w innym takim państwie
       *[other] przewrót { SET($set, form: "in") }, jak kartą o wartości { $n } PO i bez względu na poziom DEFCON{ $military ->
            [1] { "" }
           *[other] ; przewrót nie liczy się jako operacje wojskowe
         }
     }
# $named to 1, gdy DEFCON nie ogranicza miejsca; $keeps to 1, gdy przewrót nie zmienia DEFCON.
verb-coup = { SIDE($side, form: "nom") } przeprowadz{ SIDE($side, form: "a") } przewrót { SET($set, form: "in") }, jak kartą o wartości { $n } PO{ $named ->
    [1] { " " }i bez względu na poziom DEFCON
   *[other] { "" }
 }{ $keeps ->
    [1] , którego przewrót nie zmienia
   *[other] { "" }
 }{ $military ->
    [1] { "" }
   *[other] ; przewrót nie liczy się jako operacje wojskowe
 }
# $plus_one to 1, gdy strona dodaje 1 do swoich rzutów; $may_stop to 1, gdy nie musi przeprowadzić wszystkich.
verb-realign = { SIDE($side, form: "nom") } { $may_stop ->
    [1] { SIDE($side, form: "may") } przeprowadzić najwyżej
   *[other] przeprowadz{ SIDE($side, form: "a") }
 } { $n } { $n ->
    [one] zmianę sojuszu
    [few] zmiany sojuszu
   *[many] zmian sojuszu
 } { SET($set, form: "in") }{ $named ->
    [1] { " " }bez względu na poziom DEFCON
   *[other] { "" }
 }{ $plus_one ->
    [1] , dodając 1 do swoich rzutów
   *[other] { "" }
 }
verb-roll-for = { SIDE($side, form: "nom") } rzuc{ SIDE($side, form: "a") } kością, dodając { AMOUNT($bonus) }; rzut się udaje przy wyniku { $needed } lub wyższym
# $also_target to 1, gdy kontrola przeciwnika nad samym zaatakowanym państwem też obniża rzut; $most_stable: jak stabilne może
# być to państwo, 99 to bez ograniczeń.
# $at_superpower: czy któreś z tych państw sąsiaduje z supermocarstwem przeciwnika.
verb-war = { SIDE($side, form: "nom") } atakuj{ SIDE($side, form: "e") } { SET($set, form: "acc") }{ $most_stable ->
    [99] { "" }
    [2] { " " }o stabilności 1 lub 2
   *[other] { " " }o stabilności nie większej niż { $most_stable }
 } i rzuc{ SIDE($side, form: "a") } kością, odejmując 1 za każde sąsiednie państwo kontrolowane przez przeciwnika{ $at_superpower ->
    [1] { " " }(sąsiadujące supermocarstwo przeciwnika też się liczy)
   *[other] { "" }
 }{ $also_target ->
    [1] { " " }oraz 1, jeśli przeciwnik kontroluje samo zaatakowane państwo
   *[other] { "" }
 }. Przy wyniku { $needed } lub wyższym zyskuj{ SIDE($side, form: "e") } { $vp } PZ i zastępuj{ SIDE($side, form: "e") } tamtejsze wpływy przeciwnika własnymi. Bez względu na wynik dolicz{ SIDE($side, form: "a") } { $military } { $military ->
    [one] operację wojskową
    [few] operacje wojskowe
   *[many] operacji wojskowych
 }
verb-roll-off = obie strony rzucają kością ({ AMOUNT($mine, form: "key") ->
    [number] gracz dodaje { $mine }
   *[other] każda dodaje { AMOUNT($mine) }
 }{ $again ->
    [1] , przy remisie rzut się powtarza
   *[other] { "" }
 })
# $yes i $no to zdania składowe. W `.also` jeden warunek nakłada się na drugi.
verb-when = jeśli { CONDITION($condition) }, to { $yes }
    .otherwise = jeśli { CONDITION($condition) }, to { $yes }; w przeciwnym razie { $no }
    .also = jeśli { CONDITION($condition) }, to { $no }; jeśli { CONDITION($also) }, to zamiast tego { $yes }
# $choices to zdania składowe; w `.named` wybory z etykiet, opisane po kolei w `.case`. W `.may` jest jedna możliwość. W
# `.defcon` strona zyskała przedtem punkty, więc podmiot jest domyślny; $leave to 1, gdy może też niczego nie zmieniać.
verb-choose = { SIDE($side, form: "nom") } wybier{ SIDE($side, form: "a") } jedną z możliwości: { $choices }
    .named = { SIDE($side, form: "nom") } { $choices }
    .case = jeśli { $choice }, to { $what }
    .may = { SIDE($side, form: "nom") } { SIDE($side, form: "may") } zdecydować, że { $what }
    .defcon = zmieni{ SIDE($side, form: "a") } DEFCON o 1 w górę lub w dół{ $leave ->
        [1] { " " }albo pozostawi{ SIDE($side, form: "a") } go bez zmian
       *[other] { "" }
     }
    .level = { SIDE($side, form: "nom") } ustawi{ SIDE($side, form: "a") } DEFCON na dowolnym poziomie od { $lowest } do { $highest }
verb-must-discard = { SIDE($side, form: "nom") } { SIDE($side, form: "may") } odrzucić kartę o wartości co najmniej { $n } PO; w przeciwnym razie { $what }
verb-cancel = wydarzenie „{ EFFECT($effect) }” przestaje działać
scoring-card-held = tej karty nie można zatrzymać na następną turę.
verb-show-hand = { SIDE($side, form: "nom") } pokazuj{ SIDE($side, form: "e") } wszystkie karty z ręki

## W skrócie: co dzieje się na stole.

moment = { $phase ->
    [setup] Rozstawienie
    [headline] Tura { $turn }, faza nagłówków
    [action] Tura { $turn }, runda akcji { $round }
   *[between] Tura { $turn }
 }

# What measures the game while it goes on, over the curve of a replay.
score-measure = Punkty zwycięstwa

## Obowiązki: o co gracz musi jeszcze zadbać.

duty-scoring-held = w tej turze trzeba zagrać: { CARDS($cards) } ({ $rounds ->
    [1] to ostatnia runda
    [one] została { $rounds } runda
    [few] zostały { $rounds } rundy
   *[many] zostało { $rounds } rund
 }).
duty-military-due = { SIDE($side) }: brakuje jeszcze { $n } { $n ->
    [one] operacji wojskowej; bez niej
   *[other] operacji wojskowych; bez nich
 } na koniec tury przeciwnik zyska { $n } PZ.

## Uwagi: co trzeba wiedzieć o opcji, zanim się ją wybierze. `.short` stoi na jej przycisku.

remark-costs-double = przeciwnik kontroluje { COUNTRY($country, form: "acc") }: punkt wpływu kosztuje tam { $n } PO.
    .short = { $n } PO
remark-costs-more = punkt wpływu { COUNTRY($country, form: "in") } kosztuje teraz { $n } PO.
    .short = { $n } PO
remark-event-follows = potem zachodzi wydarzenie karty { CARD($card, form: "quoted") }.
    .short = potem wydarzenie

## Co oznacza teraz to, na co się patrzy. $net jest większe od zera na korzyść USA; $near to 0, gdy państwo jest poza zasięgiem.

fact-region-parts = { SIDE($side) }: { STANDING($standing) } { $worth } + państwa strategiczne { $battlegrounds } (z { $of }){ $at_the_door ->
    [0] { "" }
   *[other] { " " }+ przy granicy wroga { $at_the_door }
 }.
fact-scoring-wins = punktacja teraz dałaby zwycięstwo: { SIDE($side) }.
fact-one-more = { SIDE($side) } + { COUNTRY($country) } ({ $price } PO{ $near ->
    [0] , teraz poza zasięgiem
   *[other] { "" }
 }): { SIGN($net) ->
    [plus] USA +{ $net } PZ
    [minus] ZSRR +{ ABS($net) } PZ
   *[zero] nikt nic nie zyskuje
 }.
fact-one-more-wins = { SIDE($side) } + { COUNTRY($country) } ({ $price } PO{ $near ->
    [0] , teraz poza zasięgiem
   *[other] { "" }
 }): punktacja dałaby zwycięstwo.
fact-better-standing = { SIDE($side) }: { STANDING($standing) } za { $price } PO ({ COUNTRIES($countries) }).
fact-standing-afar = { SIDE($side) }: { STANDING($standing) } za co najmniej { $price } PO ({ COUNTRIES($countries) }), teraz nie wszystko jest w zasięgu.
fact-card-yours = masz na ręce kartę { CARD($card, form: "quoted") }.
fact-card-seen = { SIDE($side, form: "nom") } m{ SIDE($side, form: "a") } na ręce kartę { CARD($card, form: "quoted") }.
fact-card-on-table = karta { CARD($card, form: "quoted") } leży na stole.
fact-card-comes-back = karta { CARD($card, form: "quoted") } jest wśród odrzuconych i wróci przy następnym tasowaniu.
fact-card-gone = karta { CARD($card, form: "quoted") } jest usunięta z gry.
fact-card-later = karta { CARD($card, form: "quoted") } trafi do talii w turze { $turn }.
fact-card-in-pile = karta { CARD($card, form: "quoted") } jest w talii ({ $pile }).
fact-card-out = karta { CARD($card, form: "quoted") } jest jeszcze w grze: w talii ({ $pile }) albo wśród nieznanych kart na ręce ({ $hands }).
fact-reshuffle-in = licząc same rozdania, talia skończy się i będzie tasowana w turze { $turn }.
fact-reshuffle-between = licząc same rozdania, talia skończy się i będzie tasowana najwcześniej w turze { $turn }, najpóźniej w turze { $last }.
fact-reshuffle-perhaps = licząc same rozdania, talia może się skończyć od tury { $turn } albo wystarczyć do końca gry.
fact-no-reshuffle = licząc same rozdania, talii wystarczy do końca gry.
fact-cards-come-back = wrócą wtedy karty odrzucone, jak dotąd { $cards }.
fact-cards-join = w turze { $turn } do talii trafią nowe karty ({ $cards }); odrzucone do niej nie wracają.
fact-defcon-open = przewroty i zmiany sojuszu są dozwolone wszędzie.
fact-defcon-bars = bez przewrotów i zmian sojuszu: { SETS($sets) }.
fact-defcon-bars-coups = bez przewrotów: { SETS($sets) }.
fact-defcon-bars-next = poziom niżej zamknie też: { SETS($sets) }.
fact-defcon-loses = poziom niżej { SIDE($side, form: "nom") }, bo trwa ruch tej strony, przegryw{ SIDE($side, form: "a") } grę.
fact-points-to-win = { SIDE($side, form: "nom") } wygryw{ SIDE($side, form: "a") } od razu, gdy dojdzie jeszcze { $n } PZ.
fact-won-if-scored = gdyby gra skończyła się teraz, końcowa punktacja dałaby zwycięstwo: { SIDE($side) } (wynik: { SCORE($vp) }).
fact-drawn-if-scored = gdyby gra skończyła się teraz, końcowa punktacja dałaby remis.
fact-military-lacks = { SIDE($side) }: do wymaganych brakuje { $n }.
fact-military-met = { SIDE($side) }: na tę turę wystarczy.
fact-military-pays = gdyby tura skończyła się teraz: { SIDE($side) } +{ $n } PZ.
fact-space-next = { SIDE($side) }: następne pole to „{ BOX($box) }”, trzeba karty od { $ops } PO i rzutu 1–{ $roll }{ $points ->
    [0] { "" }
   *[other] ; { $points } PZ
 }.
fact-space-left = { SIDE($side) }: w tej turze można wysłać jeszcze { $left } { $left ->
    [one] kartę
    [few] karty
   *[many] kart
 }.
fact-passing-held = { SIDE($side, form: "nom") } m{ SIDE($side, form: "a") } ją{ $up ->
    [1] { " i może być zagrana" }
   *[other] { " zakrytą do końca tury" }
 }: { $ops } PO.
fact-rounds-to-come = { SIDE($side) }: rundy, które w tej turze jeszcze się zaczną: { $n }.
fact-period-next = w turze { $turn } do talii trafią nowe karty ({ $cards }).

## Poprawki: ludzie przy prawdziwym stole coś poprawili. PLACE: gdzie jest karta, LASTING: efekt.

note-corrected-influence = poprawka: { COUNTRY($country) }, USA { $us }, ZSRR { $ussr } (było: USA { $us_before }, ZSRR { $ussr_before }).
note-corrected-vp = poprawka: wynik to { SCORE($vp) } (było: { SCORE($vp_before) }).
note-corrected-defcon = poprawka: DEFCON wynosi { $defcon } (było: { $before }).
note-corrected-military = poprawka: operacje wojskowe { SIDE($side, form: "gen") } wynoszą { $n } (było: { $before }).
note-corrected-space = poprawka: { SIDE($side, form: "nom") } na torze wyścigu kosmicznego: pole „{ BOX($box) }” (było: „{ BOX($box_before) }”).
note-corrected-card = poprawka: karta { CARD($card, form: "quoted") } jest { PLACE($place, form: "at") } (była { PLACE($place_before, form: "at") }).
note-corrected-passing = poprawka: { SIDE($side, form: "nom") } m{ SIDE($side, form: "a") } kartę { CARD($card, form: "key") ->
    [china-card] Chin
   *[other] { CARD($card, form: "quoted") }
 }, { $up ->
    [1] odkrytą
   *[other] zakrytą
 } (przedtem: { SIDE($side_before, form: "nom") }, { $up_before ->
    [1] odkryta
   *[other] zakryta
 }).
note-corrected-effect = poprawka: efekt „{ LASTING($effect, $value, $value_before) }” { $value ->
    [0] nie działa
   *[other] działa
 }.
note-card-shown = { SIDE($side, form: "nom") } pokazuj{ SIDE($side, form: "e") } kartę { CARD($card, form: "quoted") }.
note-headline-shown = nagłówek { SIDE($side, form: "gen") }: { CARD($card, form: "quoted") }.
note-headline-cancelled = nagłówek { SIDE($side, form: "gen") } ({ CARD($card, form: "quoted") }) zostaje anulowany.
note-card-played = { SIDE($side, form: "nom") } { LABEL($label, form: "key") ->
    [space-race] wysył{ SIDE($side, form: "a") } w kosmos
   *[other] zagryw{ SIDE($side, form: "a") }
 } kartę { CARD($card, form: "key") ->
    [china-card] Chin
   *[other] { CARD($card, form: "quoted") }
 }{ LABEL($label, form: "key") ->
    [event] { " " }jako wydarzenie
    [event-first] { " " }za { $ops } PO, najpierw wydarzenie
    [space-race] { "" }
    [stop] { " " }bez skutku
   *[other] { " " }za { $ops } PO
 }.
note-round-begins = runda akcji { $round }: { SIDE($side) }.
note-round-passed = { SIDE($side, form: "nom") } pasuj{ SIDE($side, form: "e") }.
note-trap-rolled = pułapka: { SIDE($side, form: "nom") } odrzuc{ SIDE($side, form: "a") } kartę { CARD($card, form: "quoted") } i wyrzuc{ SIDE($side, form: "a") } { $die }; potrzeba najwyżej 4.
note-trap-ended = { SIDE($side, form: "nom") } wydostaj{ SIDE($side, form: "e") } się z pułapki.
note-turn-begins = zaczyna się tura { $turn }.
note-military-short = { SIDE($side, form: "nom") } m{ SIDE($side, form: "a") } za mało operacji wojskowych: do wymaganych { $needed } brakuje { $n }.
note-held-cards-shown = { SIDE($side, form: "nom") } pokazuj{ SIDE($side, form: "e") } zatrzymane karty ({ $n }): nie ma wśród nich karty punktacji.
note-held-scoring-shown = { SIDE($side, form: "nom") } zatrzymuj{ SIDE($side, form: "e") } kartę punktacji: { CARD($card, form: "quoted") }.
note-won-by-held-scoring = { SIDE($side, form: "nom") } wygryw{ SIDE($side, form: "a") }: przeciwnik zatrzymał kartę punktacji.
note-drawn-by-held-scoring = obie strony trzymają kartę punktacji: nikt nie wygrywa.
note-passing-turned-up = { SIDE($side, form: "nom") } odkryw{ SIDE($side, form: "a") } kartę { CARD($card, form: "key") ->
    [china-card] Chin
   *[other] { CARD($card, form: "quoted") }
 }.
note-bid-shown = { SEAT($seat) } licytuje grę stroną { SIDE($side, form: "gen") }: { $n } { $n ->
    [one] punkt wpływu
    [few] punkty wpływu
   *[many] punktów wpływu
 } dla przeciwnika.
note-sides-settled = { SEAT($us_seat) } gra stroną USA, { SEAT($ussr_seat) } stroną ZSRR{ $n ->
    [0] { "" }
    [one] ; { SIDE($side, form: "nom") } umieszcz{ SIDE($side, form: "a") } { $n } dodatkowy punkt wpływu
    [few] ; { SIDE($side, form: "nom") } umieszcz{ SIDE($side, form: "a") } { $n } dodatkowe punkty wpływu
   *[many] ; { SIDE($side, form: "nom") } umieszcz{ SIDE($side, form: "a") } { $n } dodatkowych punktów wpływu
 }.

## Co można poprawić i jakie może być; `.word` to jedno słowo, które się wpisuje.

correctable-influence = Wpływy
    .word = wpływy
correctable-vp = Punkty zwycięstwa
    .word = pz
correctable-defcon = DEFCON
    .word = defcon
    .limits = DEFCON 1 kończy grę i nie można go ustawić.
correctable-military = Operacje wojskowe
    .word = wojskowe
correctable-space = Wyścig kosmiczny
    .word = kosmos
correctable-card = Karta
    .word = karta
correctable-effect = Trwały efekt
    .word = efekt

value-deck = talia
    .word = talia
    .at = w talii
value-discard = karty odrzucone
    .word = odrzucone
    .at = wśród kart odrzuconych
value-removed = poza grą
    .word = usunięta
    .at = poza grą
value-us = ręka USA
    .word = usa
    .at = na ręce USA
value-ussr = ręka ZSRR
    .word = zsrr
    .at = na ręce ZSRR
value-on = działa
    .word = wł
value-off = nie działa
    .word = wył
value-us-up = USA, odkryta
    .word = usa odkryta
value-us-down = USA, zakryta
    .word = usa zakryta
value-ussr-up = ZSRR, odkryta
    .word = zsrr odkryta
value-ussr-down = ZSRR, zakryta
    .word = zsrr zakryta
