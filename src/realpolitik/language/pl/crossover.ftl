### Co łączy Zimną wojnę i Morze Czerwone, bo ich karty przechodzą z gry do gry. Formy objaśnia cold_war.ftl.

## Ustawienia partii.

preset-printed = Jak w instrukcji
    .help = Według instrukcji, bez wariantów i zasad opcjonalnych.
option-show-held-cards = Pokazywanie zatrzymanych kart
    .help = Zasada turniejowa: na koniec tury obie strony pokazują, że nie zatrzymały karty punktacji; kto ją zatrzymał, przegrywa.
option-deal-in-turn = Rozdawanie na przemian
    .help = Zasada turniejowa: karty rozdaje się po jednej, pierwszą dla ZSRR.
option-bid-for-sides = Licytacja stron
    .help = Zasada turniejowa: gracze licytują wybraną stronę dodatkowymi punktami wpływu.
option-us-bonus = Dodatkowe wpływy USA
    .help = USA umieszczają po rozstawieniu tyle dodatkowych punktów wpływu, bez licytacji.
option-ussr-bonus = Dodatkowe wpływy ZSRR
    .help = ZSRR umieszcza po rozstawieniu tyle dodatkowych punktów wpływu, bez licytacji.

choice-no = nie
choice-after-deal = po rozdaniu
choice-before-deal = przed rozdaniem

## Okresy i to, co wydrukowano na karcie.

period-mid = Apogeum wojny
period-late = Schyłek wojny
# $n: jej PO, 0 to karta punktacji; $from: gra, z której pochodzi pożyczona karta.
card-facts = { $n ->
    [0] karta punktacji
   *[other] { SIDE($side, form: "key") ->
        [nobody] { $passing ->
            [1] karta bez wydarzenia
           *[other] karta neutralna
         }
       *[other] karta { SIDE($side, form: "gen") }
     }, { $n } PO
 }, { PERIOD($period) }{ $starred ->
    [1] , usuwana po wydarzeniu
   *[other] { "" }
 }{ $from ->
    [twilight-struggle] ; z gry „Zimna wojna”
    [red-sea] ; z gry „Morze Czerwone”
   *[other] { "" }
 }{ $reconstructed ->
    [1] ; nasza rekonstrukcja, nie karta wydawcy
   *[other] { "" }
 }{ $disputed ->
    [1] ; źródła są rozbieżne lub milczą, to nasze odczytanie
   *[other] { "" }
 }{ $number_reconstructed ->
    [1] ; numer karty to nasza rekonstrukcja
   *[other] { "" }
 }

## Państwa, które są na obu planszach.

country-egypt = Egipt
    .gen = Egiptu
    .acc = Egipt
    .in = w Egipcie
    .from = z Egiptu
country-sudan = Sudan
    .gen = Sudanu
    .acc = Sudan
    .in = w Sudanie
    .from = z Sudanu
country-ethiopia = Etiopia
    .gen = Etiopii
    .acc = Etiopię
    .in = w Etiopii
    .from = z Etiopii
country-somalia = Somalia
    .gen = Somalii
    .acc = Somalię
    .in = w Somalii
    .from = z Somalii
country-kenya = Kenia
    .gen = Kenii
    .acc = Kenię
    .in = w Kenii
    .from = z Kenii
country-saudi-arabia = Arabia Saudyjska
    .gen = Arabii Saudyjskiej
    .acc = Arabię Saudyjską
    .in = w Arabii Saudyjskiej
    .from = z Arabii Saudyjskiej

## Zbiory państw. Zbiór należący do jednej karty nazywa się tak, jak ta karta potrzebuje.

set-world = Świat
    .in = w dowolnym państwie
    .acc = dowolne państwo
set-africa = Afryka
    .in = w Afryce
    .of = Afryki
set-middle-east = Bliski Wschód
    .in = na Bliskim Wschodzie
    .from = z Bliskiego Wschodu
    .of = Bliskiego Wschodu

set-at-ethiopia = Sąsiedzi Etiopii
    .in = w państwie sąsiadującym z Etiopią
set-no-battlegrounds = Państwa niestrategiczne
    .acc = państwo niestrategiczne
set-egypt-and-ethiopia = Egipt, Etiopia
    .in = w Egipcie albo w Etiopii

## Karty punktacji, które są w obu grach.

card-middle-east-scoring = Punktacja Bliskiego Wschodu
    .quoted = „Punktacja Bliskiego Wschodu”
card-africa-scoring = Punktacja Afryki
    .quoted = „Punktacja Afryki”

## Karty, które Zimna wojna pożycza Morzu Czerwonemu.

card-brush-war = Konflikt lokalny
    .quoted = „Konflikt lokalny”
card-arms-race = Wyścig zbrojeń
    .quoted = „Wyścig zbrojeń”
card-salt-negotiations = Rokowania SALT
    .quoted = „Rokowania SALT”
card-bear-trap = Pułapka na niedźwiedzia
    .quoted = „Pułapka na niedźwiedzia”
card-summit = Spotkanie na szczycie
    .quoted = „Spotkanie na szczycie”
card-missile-envy = Zazdrość o rakiety
    .quoted = „Zazdrość o rakiety”
card-brezhnev-doctrine = Doktryna Breżniewa
    .quoted = „Doktryna Breżniewa”
card-muslim-revolution = Rewolucja islamska
    .quoted = „Rewolucja islamska”
card-opec = OPEC
    .quoted = „OPEC”
card-lone-gunman = Samotny strzelec
    .quoted = „Samotny strzelec”
card-colonial-rear-guards = Kolonialna ariergarda
    .quoted = „Kolonialna ariergarda”
card-puppet-governments = Rządy marionetkowe
    .quoted = „Rządy marionetkowe”
card-sadat-expels-soviets = Sadat wydala Sowietów
    .quoted = „Sadat wydala Sowietów”
card-voice-of-america = Głos Ameryki
    .quoted = „Głos Ameryki”
card-north-sea-oil = Ropa z Morza Północnego
    .quoted = „Ropa z Morza Północnego”
card-terrorism = Terroryzm
    .quoted = „Terroryzm”
card-aldrich-ames-remix = Aldrich Ames
    .quoted = „Aldrich Ames”
card-wargames = Gry wojenne
    .quoted = „Gry wojenne”
card-our-man-in-tehran = Nasz człowiek w Teheranie
    .quoted = „Nasz człowiek w Teheranie”
card-yuri-and-samantha = Jurij i Samantha
    .quoted = „Jurij i Samantha”
card-awacs-sale-to-saudis = Sprzedaż AWACS-ów Saudom
    .quoted = „Sprzedaż AWACS-ów Saudom”

## Karty, które Morze Czerwone pożycza Zimnej wojnie.

card-peace-corps = Korpus Pokoju
    .quoted = „Korpus Pokoju”
card-zbig = Zbigniew Brzeziński
    .quoted = „Zbigniew Brzeziński”
card-ogaden-war = Wojna o Ogaden
    .quoted = „Wojna o Ogaden”
card-usaid = USAID
    .quoted = „USAID”
card-albano-stalinist-economics = Gospodarka albańsko-stalinowska
    .quoted = „Gospodarka albańsko-stalinowska”
card-the-victorious-leader = Zwycięski wódz
    .quoted = „Zwycięski wódz”
card-eplf = Ludowy Front Wyzwolenia Erytrei
    .quoted = „Ludowy Front Wyzwolenia Erytrei”
card-centcom = CENTCOM
    .quoted = „CENTCOM”
card-carter-doctrine = Doktryna Cartera
    .quoted = „Doktryna Cartera”
card-kenya-joins-rdf = Kenia w siłach szybkiego reagowania
    .quoted = „Kenia w siłach szybkiego reagowania”
card-voa-in-amharic = Głos Ameryki po amharsku
    .quoted = „Głos Ameryki po amharsku”
card-hero-of-the-crossing = Bohater przeprawy
    .quoted = „Bohater przeprawy”
card-israeli-periphery-doctrine = Izraelska doktryna peryferii
    .quoted = „Izraelska doktryna peryferii”
card-strong-man-of-sudan = Silny człowiek Sudanu
    .quoted = „Silny człowiek Sudanu”
card-afghanistan-invasion = Inwazja na Afganistan
    .quoted = „Inwazja na Afganistan”
card-daniel-arap-moi = Daniel arap Moi
    .quoted = „Daniel arap Moi”
card-soviets-airlift-cubans = Sowiecki most powietrzny dla Kubańczyków
    .quoted = „Sowiecki most powietrzny dla Kubańczyków”
card-the-lion-falters = Lew się chwieje
    .quoted = „Lew się chwieje”
card-nasserism = Naseryzm
    .quoted = „Naseryzm”
card-t62s-and-kalashnikovs = T-62 i kałasznikowy
    .quoted = „T-62 i kałasznikowy”
card-gosplan-advisers = Doradcy z Gospłanu
    .quoted = „Doradcy z Gospłanu”
card-mengistu-haile-mariam = Mengystu Hajle Marjam
    .quoted = „Mengystu Hajle Marjam”
card-us-presidential-elections = Wybory prezydenckie w USA
    .quoted = „Wybory prezydenckie w USA”
card-marxist-leninist-vanguard-parties = Marksistowsko-leninowskie partie awangardowe
    .quoted = „Marksistowsko-leninowskie partie awangardowe”
card-presidential-directive-30 = Dyrektywa prezydencka nr 30
    .quoted = „Dyrektywa prezydencka nr 30”
card-cyrus-vance = Cyrus Vance
    .quoted = „Cyrus Vance”
card-stagflation = Stagflacja
    .quoted = „Stagflacja”
card-cento-collapses = Rozpad CENTO
    .quoted = „Rozpad CENTO”
card-anti-zionist-committee = Komitet Antysyjonistyczny
    .quoted = „Komitet Antysyjonistyczny”
card-mr-nyet = Pan Niet
    .quoted = „Pan Niet”
card-separatists = Separatyści
    .quoted = „Separatyści”
card-apollo-soyuz = Sojuz–Apollo
    .quoted = „Sojuz–Apollo”
card-we-are-the-world = We Are the World
    .quoted = „We Are the World”
card-water-wars = Wojny o wodę
    .quoted = „Wojny o wodę”

## Etykiety pojedynczych kart.

label-leave-defcon = DEFCON bez zmian
label-end-the-game = Koniec gry
    .case = kończy grę
label-go-on = Gra trwa dalej
    .case = gra dalej
label-go-first = Pierwszeństwo w rundach akcji
label-leave-order = Kolejność bez zmian

## Pytania.

question-pick-card = którą kartę drugiej gry dodajesz do talii? Do wykorzystania: { $left } PO.
question-from-discards = { CARD($card, form: "quoted") }: którą kartę bierzesz ze stosu kart odrzuconych?
question-hand-over = { CARD($card, form: "quoted") }: którą kartę oddajesz?
question-discard-from-us = { CARD($card, form: "quoted") }: którą kartę USA odrzucasz?
question-discard-peeked = { CARD($card, form: "quoted") }: którą z tych kart odrzucasz?
question-guard-where = { CARD($card, form: "quoted") }: w którym państwie zabraniasz przeciwnikowi przewrotów i zmian sojuszu?
question-give-up-card = { CARD($card, form: "quoted") }: którą kartę z wydarzeniem przeciwnika odrzucasz?
question-welcome-card = { CARD($card, form: "quoted") }: którą kartę bierzesz ze stosu kart odrzuconych?
question-relieve-where = { CARD($card, form: "quoted") }: w którym państwie dotkniętym głodem dokładasz 2 punkty wpływu i usuwasz znacznik?
question-discard-own = { CARD($card, form: "quoted") }: którą kartę z ręki odrzucasz? Pozostało: { $left }.
question-turn-card = { CARD($card, form: "quoted") }: którą kartę przeciwnika zagrywasz jako własne wydarzenie?
question-move-from = { CARD($card, form: "quoted") }: z którego państwa przenosisz wpływy? Najwyżej { $left } { $left ->
    [one] punkt
    [few] punkty
   *[many] punktów
 }.
question-move-to = { CARD($card, form: "quoted") }: dokąd przenosisz punkt wpływu { COUNTRY($country, form: "from") }? Pozostało: { $left }.
question-discard-drawn = { CARD($card, form: "quoted") }: którą z wylosowanych kart odrzucasz?
question-veto-where = { CARD($card, form: "quoted") }: w którym państwie przeciwnik traci wszystkie wpływy? Pozostało: { $left }.
question-dry-up-where = { CARD($card, form: "quoted") }: w którym państwie przeciwnik traci wszystkie wpływy?

## Dziennik.

note-card-picked = { SIDE($side, form: "nom") } wybier{ SIDE($side, form: "a") } kartę { CARD($card, form: "quoted") }; do wykorzystania pozostaje { $left } PO.
note-card-retrieved = { SIDE($side, form: "nom") } zabier{ SIDE($side, form: "a") } kartę { CARD($card, form: "quoted") } ze stosu kart odrzuconych.
note-card-handed-over = { SIDE($side, form: "nom") } oddaj{ SIDE($side, form: "e") } kartę { CARD($card, form: "quoted") }.
note-card-peeked = widzisz kartę { CARD($card, form: "quoted") }.
note-won-by-wargames = „Gry wojenne” kończą grę (wynik: { SCORE($vp) }): { SIDE($side, form: "nom") } wygryw{ SIDE($side, form: "a") }.
note-country-guarded = „CENTCOM”: od tej chwili { SIDE($side, form: "nom") } nie { SIDE($side, form: "may") } przeprowadzać przewrotów ani zmian sojuszu { COUNTRY($country, form: "in") }.
note-card-welcomed = { SIDE($side, form: "nom") } zabier{ SIDE($side, form: "a") } kartę { CARD($card, form: "quoted") } ze stosu kart odrzuconych.
note-famine-ended = { COUNTRY($country, form: "in") } kończy się głód.
note-card-turned = { SIDE($side, form: "nom") } zagryw{ SIDE($side, form: "a") } kartę { CARD($card, form: "quoted") } jako własne wydarzenie: strony zamieniają się rolami.

## Powody.

reason-not-to-be-picked = { CARD($card, form: "quoted") }: tej karty nie ma wśród kart do wyboru.
reason-picked-already = { CARD($card, form: "quoted") }: ta karta została już wybrana.
reason-other-sides-card = { CARD($card, form: "quoted") }: to karta przeciwnika, a wybiera się tylko własne i neutralne.
reason-too-many-operations = { CARD($card, form: "quoted") }: ta karta jest warta za dużo, bo do wykorzystania pozostaje tylko { $left } PO.
reason-not-in-discards = { CARD($card, form: "quoted") }: tej karty nie ma w stosie kart odrzuconych.
reason-not-the-dearest = { CARD($card, form: "quoted") }: masz na ręce kartę wartą teraz więcej PO.
reason-not-looked-at = { CARD($card, form: "quoted") }: tej karty nie ma wśród tych, które oglądasz.
reason-must-be-operations = { CARD($card, form: "quoted") }: tej karty trzeba teraz użyć do operacji.
reason-no-headline-envy = { CARD($card, form: "quoted") }: tej karty trzeba użyć do operacji, więc nie może być nagłówkiem.
reason-not-overshadowed = { COUNTRY($country) }: nie leży obok żadnego z państw, które na początku rundy kontrolował przeciwnik.
reason-under-centcom = „CENTCOM”: nie możesz przeprowadzać przewrotów ani zmian sojuszu { COUNTRY($country, form: "in") }.
reason-no-opponent-event = { CARD($card, form: "quoted") }: ta karta nie ma wydarzenia przeciwnika.
reason-not-welcome = { CARD($card, form: "quoted") }: ze stosu kart odrzuconych można wziąć tylko kartę własną lub neutralną, ale nie kartę punktacji.
reason-no-famine = { COUNTRY($country, form: "in") } nie ma znacznika głodu.
reason-not-to-be-turned = { CARD($card, form: "quoted") }: w tym wydarzeniu strony nie mogą zamienić się rolami.
reason-turned-cannot = { CARD($card, form: "quoted") }: z zamianą stron to wydarzenie nie może teraz zajść ({ TURNED($condition) }).
reason-region-taken = { COUNTRY($country) }: z tego regionu wybrano już inne państwo.
reason-less-there = { COUNTRY($country, form: "in") } przeciwnik ma mniej wpływów niż w drugim z tych państw.

## Warunki. Czego wymaga wydarzenie (`only`) i od czego zależy (po „jeśli”).

condition-no-awacs =
    .only = niemożliwe po wydarzeniu „Sprzedaż AWACS-ów Saudom”
condition-no-north-sea-oil =
    .only = niemożliwe po wydarzeniu „Ropa z Morza Północnego”
condition-defcon-two =
    .only = tylko gdy DEFCON jest na poziomie 2
condition-us-in-middle-east =
    .only = tylko jeśli USA kontrolują państwo na Bliskim Wschodzie
    .turned = tylko jeśli ZSRR kontroluje państwo na Bliskim Wschodzie
condition-no-f5es =
    .only = niemożliwe po wydarzeniu „Dostawa myśliwców F-5E”
condition-no-invasion =
    .only = niemożliwe po wydarzeniu „Inwazja na Afganistan”
condition-lion-faltered =
    .only = tylko po wydarzeniu „Lew się chwieje”
condition-famine-somewhere =
    .only = tylko jeśli na planszy jest znacznik głodu
condition-soviet-ethiopia =
    .only = tylko jeśli ZSRR kontroluje Etiopię
    .turned = tylko jeśli USA kontrolują Etiopię
condition-nile-in-one-hand =
    .only = tylko jeśli przeciwnik kontroluje i Egipt, i Etiopię
condition-ahead-on-military = aktywny gracz ma więcej operacji wojskowych niż przeciwnik
condition-military-met = ponadto jego operacje spełniają wymóg DEFCON
condition-hostages-taken = kartę zagrywa ZSRR po wydarzeniu „Kryzys zakładników w Iranie”
condition-somebody-won = sumy są różne
condition-in-headline-phase = wydarzenie zachodzi w fazie nagłówków
    .only = tylko w fazie nagłówków
condition-controls-kenya = Kenia jest pod kontrolą USA
condition-ussr-in-ethiopia = Etiopia jest pod kontrolą ZSRR
condition-scoring-shown = pokazały choć jedną

## Liczby, tak jak potrzebują ich karty: po „dodaje” albo jako całe orzeczenie.

amount-us-regions = 1 za każdy region, w którym ma dominację lub kontrolę
amount-ussr-regions = 1 za każdy region, w którym ma dominację lub kontrolę
amount-more-than-in-ethiopia = dokładają w Sudanie o 1 punkt wpływu więcej, niż ZSRR ma w Etiopii

## Trwałe efekty: nagłówek i działanie. Gdy efekt ma dwie strony, $side to strona, której dotyczy; $value to wartość
## efektu w grze, 0 to efekt w ogóle. GUARDED: państwo, w którym leży znacznik.

effect-salt = Rokowania SALT
    .text = do końca tury obie strony odejmują 1 od rzutów na przewrót
effect-brezhnev-doctrine = Doktryna Breżniewa
    .text = do końca tury karty ZSRR są warte o 1 PO więcej, ale nie więcej niż 4
effect-eighth-round = { SIDE($side, form: "key") ->
    [us] Ropa z Morza Północnego: 8 rund akcji
   *[other] Dyrektywa prezydencka nr 30
 }
    .text = w tej turze { SIDE($side, form: "nom") } { SIDE($side, form: "may") } rozegrać 8 rund akcji
effect-open-hand = Aldrich Ames
    .text = do końca tury karty USA są odkryte
effect-yuri-and-samantha = Jurij i Samantha
    .text = do końca tury ZSRR zyskuje 1 PZ za każdy przewrót USA
effect-usaid = USAID (pierwszeństwo: { SIDE($side) })
    .text = do końca tury rundy akcji zaczyn{ SIDE($side, form: "a") } { SIDE($side, form: "nom") }
effect-albanian-example = Gospodarka albańsko-stalinowska (przeciw: { SIDE($side) })
    .text = do końca tury karta { SIDE($side, form: "gen") }, za której PO w Afryce umieszcza się choćby jeden punkt wpływu, jest warta o 1 PO mniej, ale nie mniej niż 1
effect-carter-doctrine = Doktryna Cartera (na korzyść: { SIDE($side) })
    .text = raz w tej turze, zanim którakolwiek ze stron rzuci kością, { SIDE($side, form: "nom") } { SIDE($side, form: "may") } zamiast rzutu ogłosić wynik 1 albo 6
effect-amharic-broadcasts = Głos Ameryki po amharsku (na korzyść: { SIDE($side) })
    .text = do końca tury karty o wartości 1 PO są dla { SIDE($side, form: "gen") } warte 2 PO
effect-afghanistan = Inwazja na Afganistan (przeciw: { SIDE($side) })
    .text = do końca tury karty { SIDE($side, form: "gen") } są warte o 1 PO mniej, ale nie mniej niż 1
effect-nasserism = Naseryzm
    .text = do końca tury ZSRR dodaje 1 do rzutów na przewrót
effect-t62s = T-62 i kałasznikowy
    .text = do końca tury karty ZSRR są warte o 1 PO więcej, ale nie więcej niż 3; karta o wartości 4 PO się nie zmienia
effect-trap = { SIDE($side, form: "key") ->
    [us] Grzęzawisko
   *[other] Pułapka na niedźwiedzia
 }
    .text = od następnej rundy akcji { SIDE($side, form: "nom") } { SIDE($side, form: "key") ->
        [us] tkwią
       *[other] tkwi
     } w pułapce: w każdej rundzie odrzuc{ SIDE($side, form: "a") } kartę o wartości co najmniej 2 PO i rzuc{ SIDE($side, form: "a") } kością, a wynik od 1 do 4 uwalnia z pułapki od kolejnej rundy; bez takiej karty { SIDE($side, form: "may") } zagrywać tylko karty punktacji
effect-missile-envy-due = Zazdrość o rakiety (do zagrania: { SIDE($side) })
    .text = w najbliższej rundzie akcji { SIDE($side, form: "nom") } obowiązkowo używ{ SIDE($side, form: "a") } karty „Zazdrość o rakiety” do operacji
effect-north-sea-oil = Ropa z Morza Północnego
    .text = od tej chwili wydarzenie „OPEC” nie może zajść
effect-awacs = Sprzedaż AWACS-ów Saudom
    .text = od tej chwili wydarzenie „Rewolucja islamska” nie może zajść
effect-centcom = CENTCOM{ $value ->
    [0] { "" }
   *[other] : { GUARDED($value) }
 } (przeciw: { SIDE($side) })
    .text = od tej chwili { SIDE($side, form: "nom") } nie { SIDE($side, form: "may") } przeprowadzać przewrotów ani zmian sojuszu { $value ->
        [0] we wskazanym państwie
       *[other] { GUARDED($value, form: "in") }
     }
effect-stagflation = Stagflacja
    .text = w najbliższej rundzie akcji USA muszą zagrać kartę punktacji
effect-lion-falters = Lew się chwieje
    .text = od tej chwili może zajść wydarzenie „Mengystu Hajle Marjam”
effect-invasion = Inwazja na Afganistan
    .text = od tej chwili wydarzenie „Dyrektywa prezydencka nr 30” nie może zajść

## Opisy kart: zdania składowe pojedynczych kart.

verb-retrieve = gracz może wziąć na rękę kartę ze stosu kart odrzuconych, oprócz kart punktacji, pokazując ją przeciwnikowi
verb-envy = przeciwnik oddaje kartę ze swojej ręki, która jest teraz warta najwięcej PO (spośród kilku takich sam wybiera jedną); jeśli ma ona wydarzenie przeciwnika, gracz wykorzystuje jej PO, w przeciwnym razie jej wydarzenie zachodzi. Przeciwnik bierze na rękę kartę „Zazdrość o rakiety” i w najbliższej rundzie akcji musi użyć jej do operacji
verb-lose-cards = przeciwnik odrzuca { $n } { $n ->
    [one] losową kartę
    [few] losowe karty
   *[many] losowych kart
 }
verb-betray = ZSRR wybiera jedną z tych kart i ją odrzuca
verb-end-game = grę wygrywa strona prowadząca w PZ
verb-look-ahead = USA oglądają { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
 } z talii, mogą odrzucić dowolne z nich, a pozostałe wtasowują z powrotem
verb-overshadow = USA dokładają { $n } { $n ->
    [one] punkt wpływu
    [few] punkty wpływu
   *[many] punktów wpływu
 } w państwach sąsiadujących z tymi, które na początku rundy kontrolował ZSRR, najwyżej 2 w jednym państwie
verb-guard = USA wskazują państwo: od tej chwili ZSRR nie może przeprowadzać tam przewrotów ani zmian sojuszu. Gdy wydarzenie zajdzie ponownie, USA wskazują państwo na nowo
verb-cross-over = USA odrzucają z ręki kartę z wydarzeniem ZSRR, jeśli ją mają, a potem biorą na rękę ze stosu kart odrzuconych kartę USA lub neutralną, oprócz kart punktacji
verb-relieve = dokładają 2 punkty wpływu w jednym z państw ze znacznikiem głodu i usuwają ten znacznik
verb-draw-cards = ZSRR dobiera { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
 }
verb-discard-cards = potem odrzuca z ręki { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
 }; mogą to być też karty punktacji
verb-turn-event = ZSRR może od razu zagrać z ręki kartę z wydarzeniem USA jako własne wydarzenie: USA i ZSRR zamieniają się w nim rolami
verb-cancel-headline = zagrana jako nagłówek ZSRR, karta ta anuluje nagłówek USA, który zostaje odrzucony bez skutku, nawet jeśli jest kartą punktacji
verb-move-influence = ZSRR może przenieść nie więcej niż { $n } { $n ->
    [one] swój punkt wpływu
    [few] swoje punkty wpływu
   *[many] swoich punktów wpływu
 } z jednego państwa do innych, najwyżej 2 do jednego państwa
verb-resign = ZSRR losuje z ręki USA { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
 }, jedną z nich odrzuca, a resztę zwraca; jeśli odrzucona karta ma wydarzenie ZSRR, zyskuje 2 PZ
verb-show-scoring = USA pokazują wszystkie swoje karty punktacji
verb-veto = ZSRR może usunąć wszystkie wpływy USA z najwyżej { $countries } { $countries ->
    [one] państwa, w którym
   *[other] państw, w których
 } sam ma wpływy, nie więcej niż z jednego w każdym regionie
verb-dry-up = przeciwnik traci wszystkie wpływy { SET($set, form: "in") }: tam, gdzie ma ich więcej, a przy równej liczbie wybiera gracz
