### Czytanie zapisów partii: co mówi `realpolitik import` i co może być nie tak z zapisem.

import-agreed = { $entries ->
    [one] zgadza się { $entries } część
    [few] zgadzają się { $entries } części
   *[many] zgadza się { $entries } części
 }{ $statements ->
    [0] { "" }
    [one] , { $statements } stwierdzenie
    [few] , { $statements } stwierdzenia
   *[many] , { $statements } stwierdzeń
 }
import-saved = { $agreed }; partia jest zapisana w pliku { $file }
import-there-already = { $agreed }; ta partia już jest w pliku { $file }
import-not-saved = { $agreed }, ale partia nie została zapisana: { $why }
import-other-file = plik { $file } już istnieje i jest w nim co innego: przenieś go albo wybierz inny folder opcją -o
import-no-folder = nie da się utworzyć folderu { $folder }: { $why }
import-not-understood = zapis jest niezrozumiały: { $why }
import-tolerated = dopuszczono ({ $times }×): { $habit }
import-count = pliki: { $files }; odtworzone części: { $entries }; rozbieżności: { $disagreements }{ $unread ->
    [0] { "" }
   *[other] ; niezrozumiałe zapisy: { $unread }
 }{ $unsaved ->
    [0] { "" }
   *[other] ; niezapisane: { $unsaved }
 }

## Gdzie zapis przestaje mieć sens albo zgadzać się z naszymi zasadami. $why, $expected, $actual: jeden z komunikatów poniżej.

record-line = wiersz { $line }: { $why }
# $rule: punkt zasad, według którego tak się stało; none
record-disagrees = wiersz { $line }: w zapisie: { $expected }; według naszych zasad: { $actual }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
 }

## Każdy zapis.

record-too-large = plik jest za duży (limit w bajtach: { $bytes }): to nie jest zapis partii
record-no-text = to nie jest tekst: zapis partii to tekst w UTF-8
record-not-read = pliku nie da się odczytać: { $why }
record-not-played = według zasad nie da się tego rozegrać: { $why }
record-unknown = to nie jest zapis partii: ani zapisana gra, ani protokół, ani dokument tego programu, ani dziennik znanego narzędzia
# $why: komunikat samego programu, po angielsku
record-refused = { $why }
record-answer = odpowiedź { $n }: { $why }
record-unknown-seat = nie ma miejsca „{ $seat }”; są { $known }
record-not-asked = { $asked ->
    [nobody] miejsce { $seat } nie jest wtedy pytane: gra jest skończona
   *[other] pytane jest wtedy nie miejsce { $seat }, lecz { $asked }
 }
record-not-on-offer = „{ $option }” nie można wtedy wybrać; można { $known }
record-no-correction = „{ $text }” nie można wtedy poprawić; poprawka wygląda tak: influence.us.iran=3
record-cut-short = zapis urywa się tam, gdzie miał jeszcze odpowiedzieć los
record-changed = ustawienie albo odpowiedzi zmieniono: nie zgadzają się z sumą kontrolną, która zamyka zapis
# $then, $now: wersje zasad albo formatu
record-other-position = odpowiedzi prowadzą do innej pozycji niż zapisana (wersja zasad przy zapisie: { $then }, teraz: { $now })
record-newer-rules = wersja zasad gry { $game }, według której powstał zapis: { $then }; w tym programie: { $now }; potrzebny jest nowszy
record-newer-format = wersja formatu to { $then }; ten program czyta wersje do { $now }
record-broken-json = JSON jest uszkodzony albo ucięty: { $why }
record-unreadable-json = nie da się odczytać JSON: { $why }
record-broken-field = `#{ $name }:` to JSON, ale uszkodzony albo ucięty ({ $why })
record-no-document = to nie jest dokument tego programu: nie ma w nim pola format: { $format }
record-no-answer = odpowiedź { $n } nie jest obiektem z numerem, miejscem i wyborem
record-lacks-name = w odpowiedzi { $n } brakuje nazwy miejsca albo wyboru
record-other-answer = tutaj powinna być odpowiedź { $n }, a nie { $given }
# $wanted: number, text, object, list
record-other-field = { $field } to { $wanted ->
    [number] liczba
    [text] tekst
    [object] obiekt
   *[list] lista
 }, a nie { $given }
record-closed = zapis jest zamknięty w wierszu { $line }; potem nic nie może następować
record-no-margin = „{ $text }” to ani `#nazwa: wartość`, ani odpowiedzi, takie jak `#57 ussr: iran egypt`
record-no-seat = „{ $text }” to nie miejsce z odpowiedziami, takie jak `ussr: iran egypt`
record-twice = `#{ $name }:` stoi już w wierszu { $line }
record-unknown-name = nazwa `#{ $name }:` jest nieznana; są { $known }
record-missing-name = nie ma wiersza `#{ $name }:`; zapis został ucięty albo nie jest protokołem
record-no-end = koniec powinien wyglądać tak: `#end: 57 answers, checksum 1a2b…`
record-answers-lost = zapisanych odpowiedzi: { $recorded }, a tutaj: { $here }
record-no-option = „{ $text }” to nie opcja z jedną wartością, taka jak us_bonus=2
record-no-chance = los zapisuje się tak: { "{" }by: seed, seed: 7{ "}" }, jako JSON

## Dziennik, którego nie da się zrozumieć.

log-empty = plik jest pusty; dziennik zaczyna się od SETUP:
log-beginning = dziennik zaczyna się od SETUP:, a nie od „{ $text }”
log-no-turn = nie ma tury { $turn }; partia ma ich { $last }
log-unreadable = { $why }: „{ $text }”
log-no-such-line = takiego wiersza w dzienniku być nie może
log-does-not-add-up = liczby w tym wierszu się nie zgadzają
log-no-die = na kości wypada od 1 do 6, a nie { $die }
log-no-card = nie ma karty „{ $card }”
log-no-country = nie ma kraju „{ $country }”
log-order = „{ $heading }” nie może stać po „{ $before }”
log-other-headlines = nagłówek części wymienia inne karty niż wiersze pod nim
log-no-scenario = scenariusz „{ $scenario }” jest nieznany; znane są { $known }
log-refused = tego, co mówi ta część, nie da się rozegrać: { $why }
log-too-much-extra = „{ $text }” to za dużo: dodatkowe wpływy strony to najwyżej { $most }
log-extra-not-placed = „{ $text }” nie zgadza się z ustawieniem: { SIDE($side, form: "nom") } umieszcz{ SIDE($side, form: "a") } tam wpływy: { $placed }, a przysługują: { $due }, z tego bez dodatkowych: { $free }
log-extra-not-stated = { SIDE($side, form: "nom") } umieszcz{ SIDE($side, form: "a") } w ustawieniu wpływy: { $placed }, choć przysługują: { $free }, a żaden wiersz nie mówi o dodatkowych

## Co mówi dziennik…

log-line = „{ $text }”
log-nothing-of-it = nic o tym
log-nothing-more = nic więcej
log-influence = [{ $us }][{ $ussr }] { COUNTRY($country, form: "in") }
log-in-pile = { CARD($card, form: "quoted") } w talii
log-in-hand = { CARD($card, form: "quoted") } na ręce { SIDE($side, form: "gen") }
log-in-play = { CARD($card, form: "quoted") } w grze
log-round-passed = pas w rundzie
log-winner = zwycięstwo { SIDE($side, form: "gen") }
log-ops = { $n } PO

## …i co wynika z naszych zasad.

log-influence-now = jest tam [{ $us }][{ $ussr }] po { SIGNED($change) }
log-target = cel: { COUNTRY($country) }
log-score = wynik: { SCORE($vp) }
log-defcon = poziom DEFCON: { $level }
log-not-passed = runda nie jest pominięta
log-not-so = nic takiego się nie dzieje
log-not-yet = nic takiego nie dzieje się przed tym, co mówią dalsze wiersze
log-discards = { SIDE($side, form: "nom") } odrzuc{ SIDE($side, form: "a") } kartę { CARD($card, form: "quoted") }
log-reveals = { SIDE($side, form: "nom") } pokazuj{ SIDE($side, form: "e") } kartę { CARD($card, form: "quoted") }
log-plays = { SIDE($side, form: "nom") } zagryw{ SIDE($side, form: "a") } kartę { CARD($card, form: "quoted") }
log-returns = { SIDE($side, form: "nom") } zwrac{ SIDE($side, form: "a") } kartę { CARD($card, form: "quoted") }
log-holds = { SIDE($side, form: "nom") } zatrzymuj{ SIDE($side, form: "e") } kartę { CARD($card, form: "quoted") } i przegryw{ SIDE($side, form: "a") }
log-over = gra jest skończona
log-goes-on = gra toczy się dalej
log-no-event = wydarzenie tej karty teraz nie zachodzi
log-not-in-play-before = tej karty nie było w grze
log-still-in-play = ta karta jest jeszcze w grze
log-not-in-play = tej karty nie ma w grze
log-no-deal = nie wyjaśnia tego żadne rozdanie kart
log-at-headlines = faza nagłówków w turze { $turn }
log-at-round = runda { $round } { SIDE($side, form: "gen") } w turze { $turn }
log-asked = { SIDE($side, form: "nom") } odpowiad{ SIDE($side, form: "a") } na pytanie „{ $question }” i nie { SIDE($side, form: "may") } odpowiedzieć w ten sposób
log-chance-asked = los odpowiada na pytanie „{ $question }” i nie może odpowiedzieć w ten sposób

## Zwyczaje dziennika.

habit-penalty-untold = dziennik nie mówi o karze za brakujące operacje wojskowe
habit-final-untold = dziennik nie mówi o końcowej punktacji
habit-winning-untold = dziennik nie mówi o punktach, którymi partia kończy się przed czasem
habit-dice-untold = dziennik nie mówi, co wypadło w rywalizacji; wzięto rzuty, które dają ten sam wynik
habit-offer-unused = zapowiedziany jest przewrót, który umożliwia wydarzenie, ale go nie było
habit-scandal-untold = rzuty USA przy zmianie sojuszu podane są bez afery Iran-contras
habit-spent = karta, która umożliwia zagranie innej, opuszcza grę razem z nią
habit-expired-untold = dziennik nie mówi, że efekty tury kończą się razem z nią
