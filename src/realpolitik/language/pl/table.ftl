### Co mówi się przy każdym stole, w terminalu i w przeglądarce.

## Czyj ruch.

waiting = { $n ->
    [one] Ruch: { $who }.
   *[other] Czekamy na: { $who }.
 }

## Co grozi po wyborze: własna przegrana, zanim karta zostanie rozegrana do końca. Słowo obok opcji i zdanie.

peril-certain = pewna przegrana
    .told = Przegrasz grę, cokolwiek się stanie.
peril-possible = możliwa przegrana
    .told = Możesz przegrać grę: zdecyduje przypadek.
peril-depends-on-opponent = przegrana, jeśli zechce przeciwnik
    .told = Możesz przegrać grę: zależy to od przeciwnika.
peril-only = bezpiecznie tylko: { $choices }
    .told = Bezpiecznie można grać dalej tylko tak: { $choices }.

## Boty.

bot-strategist = Strateg
    .help = Sieć neuronowa, która sama nauczyła się gry i liczy naprzód: 3 sekundy na wybór.
bot-strategist-10s = Cierpliwy strateg
    .help = To samo, ale 10 sekund na każdy wybór.
bot-strategist-1s = Szybki strateg
    .help = To samo, ale 1 sekunda na każdy wybór.
bot-officer = Oficer
    .help = Sieć neuronowa, która nauczyła się gry w milionach partii z samą sobą. Nie liczy naprzód. Odpowiada od razu.
bot-officer-easy = Beztroski oficer
    .help = Ta sama sieć, ale często wybiera to, co uważa za drugie w kolejności.
bot-cadet = Kadet
    .help = Myśli o kartę naprzód i waży, do czego prowadzi każdy wybór. Odpowiada od razu.
bot-random = Losowy
    .help = Wybiera cokolwiek, na chybił trafił.

## Koniec.

result = { $winners ->
    [0] Remis.
   *[other] Zwycięstwo: { $who }
 }

## Powody bota.

advice-only-option = nie ma innego wyboru.
advice-at-random = wszystkie opcje są równie dobre.
advice-stronger-side = { SIDE($side, form: "nom") } to silniejsza strona, a mała stawka może wystarczyć.
advice-worth-picking = karta { CARD($card, form: "quoted") } obiecuje najwięcej za swoje punkty operacji.
advice-enough-picked = kolejne karty już nie pomogą.
advice-wins = to daje zwycięstwo.
advice-only-safe = każdy inny wybór grozi natychmiastową przegraną.
advice-no-escape = przegrana grozi przy każdym wyborze.
advice-scores = karta { CARD($card, form: "quoted") } przyniesie teraz punkty.
advice-must-score = kartę { CARD($card, form: "quoted") } trzeba zagrać w tej turze, a czekanie niczego nie poprawi.
advice-spaces-event = wysłana w kosmos karta { CARD($card, form: "quoted") } nic nie da przeciwnikowi.
advice-takes-control = to prowadzi do kontroli { COUNTRY($country, form: "in") }.
advice-breaks-control = to odbiera przeciwnikowi kontrolę { COUNTRY($country, form: "in") }.
advice-keeps-hold = wpływy { COUNTRY($country, form: "in") } są teraz najważniejsze.
advice-gains-points = to daje najwięcej punktów zwycięstwa.
advice-meets-military = to uzupełnia wymagane operacje wojskowe.
advice-advances-in-space = to posuwa naprzód w wyścigu kosmicznym.
advice-plays-for-passing = to daje kartę { CARD($card, form: "quoted") }.
advice-lasts = jej trwały efekt jest wart najwięcej.
advice-rids-hand = to pozwala pozbyć się niewygodnej karty, póki niewiele szkodzi.
advice-helps-region = to najbardziej pomaga { SET($region, form: "in") }.
advice-least-harm = to przynosi najmniej szkody.
advice-net-prefers = sieć daje temu { $share }% wagi i ocenia szanse na zwycięstwo na { $chance }%. Druga opcja: { THING($thing) }, { $second }% wagi.
advice-net-prefers-clearly = sieć daje temu { $share }% wagi, a szanse na zwycięstwo ocenia na { $chance }%.
advice-net-avoids = na pierwszym miejscu byłaby opcja { THING($thing) }, ale grozi ona natychmiastową przegraną.
advice-net-searched = { $rise ->
    [0] szanse na zwycięstwo pozostają na poziomie { $before }%
   *[other] szanse na zwycięstwo zmieniają się z { $before }% na { $after }%
 }: { $n ->
    [one] zbadano { $n } linię
    [few] zbadano { $n } linie
   *[many] zbadano { $n } linii
 }.{ $faces ->
    [-1] { "" }
    [one] { " " }Kostka je poprawi w { $faces } przypadku na 6.
   *[other] { " " }Kostka je poprawi w { $faces } przypadkach na 6.
 }{ " " }Druga opcja: { THING($thing) }, { $second }%{ $answer ->
    [-1] { "" }
   *[other] { " " }(potem { WHO($who) } – { THING($answer) })
 }.{ COUNT($line) ->
    [0] { "" }
   *[other] { " " }Dalej oczekiwane: { LINE($line) }.
 }
advice-net-searched-one = { $rise ->
    [0] szanse na zwycięstwo pozostają na poziomie { $before }%
   *[other] szanse na zwycięstwo zmieniają się z { $before }% na { $after }%
 }: { $n ->
    [one] zbadano { $n } linię
    [few] zbadano { $n } linie
   *[many] zbadano { $n } linii
 }.{ $faces ->
    [-1] { "" }
    [one] { " " }Kostka je poprawi w { $faces } przypadku na 6.
   *[other] { " " }Kostka je poprawi w { $faces } przypadkach na 6.
 }{ COUNT($line) ->
    [0] { "" }
   *[other] { " " }Dalej oczekiwane: { LINE($line) }.
 }
# A choice of the line that is expected, one’s own or of the side that is named.
line-step = { $who ->
    [-1] ty
   *[other] { WHO($who) }
 } – { THING($thing) }

## Partia, której nie da się kontynuować.

pinned = Tę partię rozpoczęto według innych zasad niż obecne na tym stole i nie można jej kontynuować: { $why }
broken = Stół nie może pokazać tej partii: zasady programu zawodzą w jej pozycji. Wszystkie ruchy są zachowane.

## What happened since somebody last looked, where that is too much to be told one by one.

steps-summed = Wcześniej wydarzyło się wiele.

## Told to a player who is away, at an address of their own choosing.

call = Twój ruch: { $game } ({ $who })
call-against = Grasz przeciw: { $who }.
call-goes-on = Zaczęto nową grę: { $game } (Twoja strona: { $who })
call-goes-on-text = Miejsce w niej czeka: przycisk „Do następnej gry” jest przy starym stole.
call-stop = Dostajesz tę wiadomość, bo ten adres podano przy stole. Aby nie dostawać kolejnych: { $link }
call-confirm = Czy Realpolitik może do ciebie pisać? { $game }
call-confirm-text = Ktoś, zapewne ty, chce dostawać na ten adres wiadomości, gdy nadchodzi jego ruch, a po końcu partii – gdy dla jej graczy zaczęto następną. Dobę po końcu partii adres zostanie zapomniany. Gra: { $game }. Jeśli to ty, potwierdź tutaj:
call-confirm-else = Jeśli to nie ty, nie rób nic: więcej wiadomości nie będzie.

## List z linkiem, którym przeglądarka loguje się na konto.

sign-in = Twoje partie w Realpolitik
sign-in-text = Ktoś, zapewne ty, chce trzymać swoje partie pod tym adresem. Otwórz ten link w ciągu 30 minut w przeglądarce, w której chcesz grać:
sign-in-else = Jeśli to nie ty, nie rób nic: bez tego linku nikt się nie zaloguje. Nikomu go nie przekazuj.
