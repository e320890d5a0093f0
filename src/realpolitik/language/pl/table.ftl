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

## Partia, której nie da się kontynuować.

pinned = Tę partię rozpoczęto według innych zasad niż obecne na tym stole i nie można jej kontynuować: { $why }
broken = Stół nie może pokazać tej partii: zasady programu zawodzą w jej pozycji. Wszystkie ruchy są zachowane.
