### Co mówi sam terminal.

## Przed grą.

scenario = Scenariusz: { $name }
options = Ustawienia: { $names }
you-play = Grasz jako: { $who }. { $opponent ->
    [random] Twój przeciwnik wybiera losowo.
    [cadet] Twoim przeciwnikiem jest kadet, który myśli o jedną kartę naprzód.
    [officer] Twoim przeciwnikiem jest oficer, sieć neuronowa, która sama nauczyła się gry.
    [strategist] Twoim przeciwnikiem jest strateg, sieć neuronowa, która liczy naprzód.
    [flowchart] Twój przeciwnik gra według schematu z instrukcji.
    [alone] Drugą stronę prowadzi schemat z instrukcji, a dziennik wyjaśnia, dlaczego tak działa.
   *[other] Twój przeciwnik: { $opponent }.
 }
you-play-among = { $people ->
    [one] Grasz jako: { $who }.
   *[other] Gracie na zmianę jako: { $who }.
 } Przy stole są też: { $others }.
autosave = Partia jest zapisywana po każdej odpowiedzi w pliku { $file }
autosave-problem = Nie udaje się zapisać partii: { $problem }. Użyj polecenia „{ command-save }”.
welcome = Wpisz numer albo nazwę opcji. Polecenie „{ command-help }” podpowie, co jeszcze można wpisać.

## Przy pytaniu.

prompt = { $who }{ $options ->
    [1] { " " }(Enter: 1)
   *[other] { "" }
 } >
prompt-over = (Enter: odejdź od stołu) >
chance = los
unclear = Pasuje kilka opcji: { $names }. Wpisz dokładniej.
no-such-number = Nie ma opcji o numerze { $number }.
not-understood = Nie ma opcji „{ $text }”. Polecenie „{ command-why } { $text }” wyjaśni dlaczego, „{ command-help }” podpowie, co jeszcze można wpisać.
type-something = Wpisz numer albo nazwę opcji lub „{ command-help }”.
earlier = … { $n ->
    [one] i jeszcze { $n } wcześniejszy wpis
    [few] i jeszcze { $n } wcześniejsze wpisy
   *[many] i jeszcze { $n } wcześniejszych wpisów
 } (więcej: „{ command-log }”)
pass-the-keyboard = Teraz gra: { $who }. Przekaż klawiaturę, a potem naciśnij Enter.

## Koniec gry i odejście od stołu.

kept = Partia jest zapisana w pliku { $file }
    Aby grać dalej: { $command }
over-kept = Partia jest zapisana w pliku { $file }
    Aby obejrzeć ją ponownie: { $command }

## Polecenia: słowo, sposób użycia, działanie.

command-board = plansza
    .usage = plansza
    .help = plansza i tory
command-hand = ręka
    .usage = ręka
    .help = twoje karty i to, co wiesz o kartach przeciwnika
command-card = opis
    .usage = opis [NAZWA albo NUMER]
    .help = co robi karta: jedna albo wszystkie twoje
command-country = pokaż
    .usage = pokaż NAZWA
    .help = { $game ->
        [labyrinth] kraj i kraje do niego przyległe
        [world-order] kraj: wartość, handel, bazy i czyim jest sojusznikiem
       *[other] państwo i jego sąsiedzi
     }
command-discards = odrzucone
    .usage = odrzucone
    .help = karty odrzucone, karty usunięte z gry i inne znane wszystkim; kiedy skończy się talia
command-score = punkty
    .usage = punkty [REGION]
    .help = { $game ->
        [labyrinth] kto by wygrał, gdyby ostatnia talia skończyła się teraz
        [world-order] ile PZ przyniosłaby punktacja teraz; o jednym regionie: wszystko, co znaczy
       *[other] ile punktów przyniósłby teraz każdy region; o jednym regionie: wszystko, co znaczy
     }
command-effects = efekty
    .usage = efekty
    .help = działające efekty i co oznaczają
command-log = dziennik
    .usage = dziennik [ILE]
    .help = co się wydarzyło
command-reasons = powody
    .usage = powody
    .help = ukryj wyjaśnienia, dlaczego strona prowadzona przez instrukcję tak działa, albo pokaż je znowu
command-why = dlaczego
    .usage = dlaczego NAZWA
    .help = dlaczego czegoś nie ma wśród opcji
command-hint = rada
    .usage = rada
    .help = co na twoim miejscu wybrałby kadet i dlaczego
command-undo = cofnij
    .usage = cofnij
    .help = cofnij ostatni wybór, jeśli od tego czasu nic się nie ujawniło
command-resign = poddaj
    .usage = poddaj
    .help = poddaj partię
command-draw = remis
    .usage = remis
    .help = zgódź się na remis
command-save = zapisz
    .usage = zapisz PLIK
    .help = zapisz partię w pliku
command-language = język
    .usage = język en, ru albo pl
    .help = graj dalej w innym języku
command-help = pomoc
    .usage = pomoc
    .help = ta lista
command-quit = wyjście
    .usage = wyjście
    .help = wyjdź; partię można będzie dokończyć później

help = Wpisz numer opcji, jej nazwę albo początek nazwy. Przy każdym pytaniu możesz też wpisać:
no-hand = Nie ma kart do pokazania.
no-effects = Nie działa teraz żaden efekt.
reasons-shown = Dziennik wyjaśnia, dlaczego strona prowadzona przez instrukcję tak działa. Polecenie „{ command-reasons }” to ukryje.
reasons-hidden = Dziennik nie wyjaśnia, dlaczego strona prowadzona przez instrukcję tak działa. Polecenie „{ command-reasons }” pokaże to znowu.
standings = { $game ->
    [labyrinth] Gdyby ostatnia talia skończyła się teraz:
   *[other] Gdyby punktacja nastąpiła teraz:
 }
no-such-name = Nie ma tu niczego o nazwie „{ $text }”.
name-needed = Wpisz jeszcze nazwę.
on-offer = Nic tego nie zabrania: jest wśród opcji.
nothing-to-undo = Nie można niczego cofnąć: od twojego ostatniego wyboru rzucono kością, ujawniło się coś ukrytego albo wybierał inny gracz.
undone = Ostatni wybór został cofnięty.
file-needed = Wpisz jeszcze nazwę pliku.
file-not-ours = Plik { $file } już istnieje i nie jest zapisaną partią: wybierz inną nazwę.
not-saved = Nie udało się zapisać pliku { $file }: { $problem }
saved = Zapisano w pliku { $file }
languages = Dostępne języki: { $names }

## Rada bota: opcja i powód w jednym zdaniu.

hint-given = Rada bota „{ $bot }”: { $option }. { $why }
no-hint = Nie ma tu czego doradzać.

## Lista gier.

games-scenarios = Scenariusze (--scenario)
games-seats = Miejsca (--seat): { $names }
games-presets = Zestawy ustawień (--preset)
games-options = Ustawienia (--option NAZWA=WARTOŚĆ{ $game ->
    [labyrinth] {" "}albo --solo, --ideology POZIOM, --decks N
   *[other] { "" }
 })
games-values = Wartości: { $values }. Zwykle: { $default }.
# Jaka to gra, po średnikach.
trait-hidden = ukryte informacje
trait-chance = los
trait-secret = tajne jednoczesne decyzje
trait-alone = można grać samemu
trait-questions = około { $n } { $n ->
    [one] pytania
   *[other] pytań
 } w partii

## Oglądanie zapisanej partii.

replay-prompt = (Enter: dalej; { command-board }; { command-quit }) >
replay-help = Enter przechodzi dalej, „{ command-board }” pokazuje planszę i karty na rękach, „{ command-quit }” kończy.
replay-unfinished = Tu zapis się urywa; partia nie jest skończona.

## Stół na innym komputerze.

join-seats = Przy stole: { $names }
join-bot = { $name } (bot)
join-somebody = ktoś
join-nobody = jeszcze nikt
join-you-play = Grasz jako: { $who }.
join-you-watch = Obserwujesz grę.
join-watching = obserwator
join-lost = Utracono połączenie. Próbujemy ponownie…
join-back = Połączenie wróciło.
join-chosen = Wybrano losowo: { $option }
join-taken-back = Wybór został cofnięty.
join-asked = Prośba o cofnięcie wyboru ({ $who }): { $what } Wpisz „{ command-agree }” albo „{ command-refuse }”.
join-asked-others = Prośba o cofnięcie wyboru ({ $who }): { $what }
join-asking = Prosisz innych o zgodę na cofnięcie wyboru: { $what } Polecenie „{ command-refuse }” wycofuje prośbę.
join-draw-asked = Propozycja remisu ({ $who }). Wpisz „{ command-agree }” albo „{ command-refuse }”.
join-draw-asked-others = Propozycja remisu ({ $who }).
join-draw-asking = Proponujesz innym remis. „{ command-refuse }” wycofuje propozycję.
join-still-asked = Jeszcze nie odpowiedzieli: { $who }.
join-times = Pozostały czas: { $times }
join-time-out = czas minął
join-time-days = { $days } d { $hours } godz.
join-time-hours = { $hours } godz. { $minutes } min
join-seen = Na ręce, jak wiadomo ({ $who }):
join-may-ask = Polecenie „{ command-takeback }” poprosi innych, by mimo to pozwolili go cofnąć.
join-undo-instead = Nikogo nie trzeba prosić: wpisz „{ command-undo }”.
join-no-takeback = Nie masz wyboru, który można cofnąć.
join-no-proposal = Nikt cię o nic nie prosi.
join-no-reason = Nie ma tego wśród opcji; serwer nie podaje dlaczego.
join-text-needed = Wpisz jeszcze to, co chcesz powiedzieć.
join-left = Odchodzisz od stołu. Miejsce pozostaje twoje: to samo polecenie pozwoli ci wrócić.
join-left-watching = Odchodzisz od stołu.

command-takeback = prośba
    .usage = prośba
    .help = poproś innych o cofnięcie twojego ostatniego wyboru, gdy „{ command-undo }” nie wystarcza
command-agree = zgoda
    .usage = zgoda
    .help = pozwól innemu graczowi cofnąć wybór; przyjmij remis
command-refuse = odmowa
    .usage = odmowa
    .help = nie pozwól; albo wycofaj własną prośbę
command-say = powiedz
    .usage = powiedz TEKST
    .help = powiedz coś wszystkim przy stole

## Tory stołu na innym komputerze.

instrument-clock = Tura
instrument-defcon = DEFCON
instrument-vp = Punkty zwycięstwa
instrument-military = Operacje wojskowe
instrument-space = Wyścig kosmiczny
instrument-piles = Karty
pile-deck = talia
pile-discard = odrzucone
pile-removed = usunięte
join-hands = Na ręce
join-goal = wymagane: { $n }
join-flag = { $who }, { $up ->
    [yes] odkryta
   *[no] zakryta
 }

## Plansza gry o zimnej wojnie.

board-legend-battleground = { $sign }: państwo strategiczne
board-legend-flashpoint = { $sign }: punkt zapalny
board-legend-numbers = cyfra: stabilność · wpływy w [nawiasach]: kontrola
board-legend-in-both = { $names }: w obu regionach
marker-famine = głód
marker-centcom = CENTCOM: bez { $who }
board-country = { $region }, stabilność { $stability }{ $battleground ->
    [1] , państwo strategiczne
   *[other] { "" }
 }{ $flashpoint ->
    [1] , punkt zapalny
   *[other] { "" }
 }
board-special-space = W żadnym regionie, bez sąsiadów, stabilność { $stability }
board-neighbours = Sąsiedzi: { $names }
board-turn = Tura { $turn } z { $turns }
board-phase = { $phase ->
    [setup] rozstawienie
    [headline] faza nagłówków
    [action] runda akcji { $round } z { $rounds }, gr{ SIDE($side, form: "a") } { SIDE($side) }
   *[between] między rundami
 }
board-points = PZ: { SCORE($vp) }
board-defcon = DEFCON { $level }
board-defcon-open = przewroty i zmiany sojuszu możliwe wszędzie
board-defcon-closed = bez przewrotów i zmian sojuszu: { $regions }
board-military = Operacje wojskowe: USA { $us }, ZSRR { $ussr } (wymagane { $needed })
board-space = Wyścig kosmiczny
board-space-at = { SIDE($side) } { $box } { BOX($box) } (dalej: { $ops } PO, 1–{ $roll })
board-space-end = { SIDE($side) } { $box } { BOX($box) }
board-passing = { CARD($card, form: "quoted") }: { SIDE($side, form: "key") ->
    [nobody] nikt
   *[other] { SIDE($side) }, { $up ->
        [1] odkryta
       *[other] zakryta
     }
 }
board-hands = Na ręce: USA { $us }, ZSRR { $ussr }
board-piles = Talia { $deck }, odrzucone { $discard }, usunięte { $removed }
board-effects = Działają: { $names }
board-hand = Twoje karty (PO, czyje wydarzenie; gwiazdka: usuwana po wydarzeniu):
board-hand-rest = Masz też, ale tu nie do wyboru:
board-seen = Znasz te karty przeciwnika:
board-peeked = Oglądasz te karty z talii:
board-discards = Odrzucone:
board-removed = Usunięte z gry:
board-under-the-pile = Pod talią, od góry:
board-picked = Wybrane z drugiej gry:
board-no-discards = Żadna karta nie została jeszcze zagrana.
board-both = neutralne
board-columns = { $region }: stabilność, wpływy USA, wpływy ZSRR

## Plansza „Labiryntu”.

terror-muslim = Świat muzułmański
terror-schengen = Strefa Schengen
terror-elsewhere = Reszta świata
terror-good = dobr
terror-fair = popr
terror-poor = słab
terror-islamist-rule = isl.
terror-ally = sprz
terror-neutral = neut
terror-adversary = wrog
terror-hard = twarde
terror-soft = miękkie
terror-key = –: brak oznaczenia · cyfra: zasoby ({ $oil }: eksporter ropy) · { $mix }: szyicko-mieszany · { $sleeper }: komórki uśpione, { $active }: aktywne · { $troop }: oddziały, z NATO o 2 więcej · isl.: rządy islamistów · dobr, popr, słab: USA potrzebują karty o wartości 1, 2, 3
terror-plots = { $n ->
    [one] zamach
   *[other] zamachy
 } { $values }
terror-wmd = BMR
terror-backlash = reakcja zwrotna
terror-regime-change = { $side ->
    [green] nowa zmiana reżimu
   *[tan] zmiana reżimu
 }
terror-aid = pomoc { $n }
terror-besieged = oblężenie
terror-sadr = Sadr
terror-cadre = kadra
terror-nato = NATO
terror-country = { $type ->
    [sunni] Muzułmański (sunnicki), zasoby { $resources }
    [shia_mix] Muzułmański (szyicko-mieszany), zasoby { $resources }
    [iran] Iran: według zasad ani muzułmański, ani niemuzułmański
    [us] Stany Zjednoczone: ich nastawienie widać na torze relacji GWOT
   *[other] Niemuzułmański
 }{ $oil ->
    [1] , eksporter ropy
   *[other] { "" }
 }{ $schengen ->
    [1] , strefa Schengen
   *[other] { "" }
 }{ $recruit ->
    [0] { "" }
   *[other] , rekrutacja na 1–{ $recruit }
 }
## Jej tory.

terror-prestige = Prestiż { $n } ({ $level })
terror-relations = USA: { $us }; świat: { $world ->
    [even] równowaga
   *[other] { $world } { $n }
 }
terror-penalty = (kara GWOT { $n })
terror-troops = Oddziały na torze { $n } ({ $level })
terror-reserves = Rezerwy: USA { $us }, dżihadyści { $jihadist }
terror-funding = Fundusze { $n } ({ $level })
terror-cells = Dostępne komórki { $n } (z { $of })
terror-available = Dostępne zamachy { $n }; zapasy BMR { $loose } i { $arsenal }
terror-us-aims = USA: zasoby pod dobrymi rządami { $good }/12, rządy dobre lub poprawne { $fair }/15
terror-jihadist-aims = Dżihadyści: zasoby pod rządami islamistów { $islamist }/6, rządy słabe lub islamistów { $poor }/15
level-low = niski
level-medium = umiarkowany
level-high = wysoki
level-very-high = bardzo wysoki
level-overstretch = przeciążenie
level-war = wojna
level-low-intensity = mała intensywność
level-tight = skąpe
level-moderate = umiarkowane
level-ample = obfite
terror-turn = Tura { $turn }
terror-phase = { $phase ->
    [setup] rozstawienie
    [jihadist] faza akcji dżihadystów, karta { $card } z { $cards }
    [us] faza akcji USA, karta { $card } z { $cards }
    [plots] niezablokowane zamachy
   *[end] między fazami
 }
terror-deck = talia { $now } z { $of }
terror-hands = Na ręce: USA { $us }, dżihadyści { $jihadist }
terror-lapsing = Do końca tury: { $names }
terror-first-plot = Pierwszy zamach tury: { $names }
terror-so-many-troops = { $n ->
    [one] { $n } oddział
    [few] { $n } oddziały
   *[many] { $n } oddziałów
 }

## Plansza World Order.

# Zasoby i pieniądze: dwie litery albo znak.
world-energy = En
world-raw = Su
world-food = Ży
world-goods = To
world-services = Us
world-diplomacy = Dy
world-army = Ar
world-money = $
policy-diplomatic = zagran.
policy-economic = gosp.
policy-military = wojsk.
policy-domestic = wewn.
# Kolumny tabeli regionów.
world-regions = Region
world-column-permanent = Stałe
world-column-temporary = Tymczasowe
world-column-armies = Armie
world-column-engage = Zaangaż.
world-column-standing = Miejsca
world-open = Dostępne kraje
world-standing-and-open = Miejsca i dostępne kraje
# Jak czytać tabelę. Argumenty to znaki, które w niej stoją.
world-key = U USA, E UE, R Rosja, C Chiny, L władze lokalne · liczba w rzędzie: PZ wolnego pola · + obok pól · miejsca: premia za miejsce teraz, { $filled }: zapełniony, { $not_filled }: niezapełniony, nie punktuje · kraj: wartość, eksport { $trades } import, { $barred }: zamknięty dla · En energia, Su surowce, Ży żywność, To towary, Us usługi, Dy dyplomacja
# Jeden region. $who: mocarstwo; $place: jego miejsce, tyle żetonów i armii; $vp: premia.
world-placed = { $who }: miejsce { $place }, żetony { $tokens }, armie { $armies }, { $vp } PZ
world-bonus = Premie za miejsca: { $places }
world-zone = Strefa interesów: { $powers }
world-engage-cost = Zaangażowanie kosztuje dyplomacji: { $costs }
world-stacks = Karty krajów: lewy stos { $left }, prawy stos { $right }
world-covered = Zakryte, ale widziane: { $names }
# Jeden kraj. $powers: litery; $evidence: components albo doubtful.
world-invest = inwestycja { $n } $
world-bases = bazy: { $powers }
world-evidence = { $evidence ->
    [doubtful] wątpliwe
   *[other] odczytane z elementów gry
 }
world-ally-of = sojusznik, { $who }: { $ally }
world-is-open = teraz dostępny
# Karta na liście: typy, badania, górna premia; ile kosztuje na rynku.
world-card-ability = { $types }, badania { $research }, +{ $bonus }
world-card-cost = , koszt { $n }
world-card-development = poziom { $level }, { $vp } PZ, kosztuje { $cost }
world-card-vp = { $n } PZ
world-market = Rynek:
world-market-piles = W talii { $deck }, odrzuconych { $discard }
world-market-discard = Odrzucone z rynku:
world-prices = Ceny (eksport/import): { $prices }
world-developments = Karty rozwoju:
world-left = zostało { $n }
world-hand = Twoja ręka:
world-offered = Twoje atuty strategiczne, z których część zatrzymasz:
world-seen = Na ręce, jak wiadomo ({ $who }):
world-discarded = Odrzucone, { $who }:
world-removed = Usunięte z gry:
# $phase: set_up, preparation, actions, research, random_influence albo aftermath.
world-when = { $phase ->
    [set_up] Przygotowanie gry
   *[other] Runda { $round } z 6
 }{ $phase ->
    [set_up] { "" }
    [preparation] { " " }· przygotowania
    [actions] { " " }· tura { $turn } z 4
    [research] { " " }· badania
    [random_influence] { " " }· losowe wpływy
   *[aftermath] { " " }· następstwa
 }
world-points = PZ
world-order = Kolejność tur
world-random = Losowe wpływy: { $names }; w talii { $n }

## Jej plansze graczy: co liczy każdy wiersz.

world-mat-vp = PZ
world-mat-money = Pieniądze
world-mat-priority = Priorytet
world-mat-prosperity = Dobrobyt
world-mat-next = Następny
world-mat-allies = Sojusznicy
world-mat-fdi-and-bases = BIZ, bazy
world-mat-tokens = Żetony/zaang.
world-mat-commerce = Karty oferty
world-mat-cards = Ręka/talia/odrz.
world-mat-developed = Karty rozwoju
world-mat-unused = Atuty
world-mat-turns = Rozegrane tury
world-mat-key = Zasoby: posiadane, + produkowane · następny stopień dobrobytu: cena i PZ · sojusznicy, { $ready }: gotowi, { $exhausted }: wyczerpani, { $fdi }: BIZ, { $base }: bazy · karty oferty: odkryte / zakryte
world-mat-advantages = Atuty strategiczne
world-mat-decree = Dekret
world-mat-developments = Karty rozwoju
world-mat-front = Zagrane w tej rundzie
world-mat-deck-known = Na wierzchu talii, najwyższa ostatnia
world-mat-seen = Widziane na ręce
world-mat-discard = Odrzucone
world-mat-used = { $name } (użyty)
world-mat-down = { $name } (zakryta)

command-mats = plansze
    .usage = plansze
    .help = plansze wszystkich mocarstw obok siebie
command-mat = mocarstwo
    .usage = mocarstwo NAZWA
    .help = jedna plansza ze wszystkim, co na niej leży
command-market = rynek
    .usage = rynek
    .help = karty na rynku i ceny zasobów
command-developments = rozwój
    .usage = rozwój
    .help = które karty rozwoju zostały i kto jakie ma
command-region = region
    .usage = region NAZWA
    .help = region: kto w nim jest i na którym miejscu, oraz jego kraje

## Przy prawdziwym stole: poprawki na planszy i karty na rękach, których program nie zna.

command-set = popraw
    .usage = popraw CO JAK
    .help = popraw planszę, jeśli kości albo karty są wasze: { $game ->
        [labyrinth] „popraw { correctable-status.word } irak { value-poor-ally.word }”, „popraw { correctable-posture.word } francja { value-hard.word }”, „popraw { correctable-troops.word } irak 6”, „popraw { correctable-sleepers.word } irak 2”, „popraw { correctable-active.word } irak 1”, „popraw { correctable-aid.word } irak 1”, „popraw { correctable-prestige.word } 7”, „popraw { correctable-funding.word } 5”, „popraw { correctable-marker.word } NAZWA { value-on.word }”, „popraw { correctable-card.word } NAZWA { value-discard.word }”
        [world-order] „popraw { correctable-money.word } usa 40”, „popraw { correctable-stock.word } usa energia 3”, „popraw { correctable-vp.word } ue 12”, „popraw { correctable-armies.word } europa usa 2”, „popraw { correctable-permanent.word } europa 4 usa”, „popraw { correctable-ally.word } iran chiny”, „popraw { correctable-card.word } NAZWA { value-discard-usa.word }”
       *[other] „popraw egipt 2/0”, „popraw defcon 3”, „popraw pz usa 4”, „popraw wojskowe zsrr 2”, „popraw kosmos usa 1”, „popraw { correctable-passing.word } usa odkryta”, „popraw efekt NAZWA wł”, „popraw karta NAZWA odrzucone”
     }
command-hold = trzyma
    .usage = trzyma STRONA KARTY
    .help = podaj karty z ręki, której program nie zna: „trzyma { $game ->
        [labyrinth] dżihadyści
        [world-order] chiny
       *[other] zsrr
     } NAZWA, NAZWA”

set-usage = Wpisz, co poprawić i jaki jest prawdziwy stan: { command-set.help }.
set-choices = { $what }, można ustawić: { $values }. { $limits }
set-already = { $what }, tak już jest: { $value }.
set-refused = Na otwarte pytanie nie dałoby się wtedy odpowiedzieć: najpierw na nie odpowiedz albo wpisz „{ command-undo }”.
set-not-here = Planszę można poprawiać tylko tam, gdzie sami rzucacie kośćmi albo rozdajecie karty: --dice hand, --cards hand.
hold-usage = Wpisz, czyja to ręka, i karty: { command-hold.help }.
hold-not-here = Tutaj program zna karty wszystkich stron. Jeśli czyjaś ręka ma pozostać tajna, zacznij od --cards hand --unknown STRONA.
hold-known = Ta ręka jest znana. Nieznana jest ręka: { $names }.
hold-elsewhere = Karty { CARD($card, form: "quoted") } nie może być na tej ręce: widziano ją gdzie indziej.
hold-enough = Wszystkie karty z tej ręki są już znane.
matters = To, co nastąpi, zależy od kart, które ma na ręce ta strona: { $who }. Program ich nie zna: podaj te, które mają znaczenie (nieznanych kart: { $n }; pusty wiersz: to już wszystkie).
matters-prompt = { $who }, karty na ręce >
matters-all = Karty z tej ręki zostaną teraz ujawnione: bez ich nazw program nie może grać dalej.
unknown-hand = Nieznane karty ({ $who }): { $n }
names-left = Już nieprzyjęte: { $names }
unseen-cards = Wpisz dowolną z kart, których nikt jeszcze nie widział ({ $n }), po nazwie albo numerze, a przy rozdawaniu kilka po przecinku.

## Jak gracze sami kończą grę.

resign-sure = Przegrasz i na tym gra się skończy. Aby się poddać, wpisz „{ command-resign } { yes }”.
resign-to-bot-sure = Twoje miejsce na stałe zajmie bot, a pozostali będą grać dalej. Aby się poddać, wpisz „{ command-resign } { yes }”.
resigned-to-bot = { $who }: gracz się poddał, na tym miejscu gra dalej bot „{ $bot }”.
draw-sure = Na tym gra się skończy. Jeśli wszyscy zgadzacie się na remis, wpisz „{ command-draw } { yes }”.
draw-not-here = Na remis zgadzają się tylko ludzie: muszą zajmować wszystkie miejsca i nikt nie może prosić o nic innego.
