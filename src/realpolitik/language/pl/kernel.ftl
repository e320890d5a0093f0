### Co mówi sam program, niezależnie od gry.

yes = tak
no = nie

# Litery części punktu, w kolejności alfabetu; $section to numer, na przykład 6.3.1 albo 4.5 C.
rule-letters = ABCDEFGHI
rule-section = zasada { $section }

## Łączenie. Wyliczenia powstają parami, od lewej: `.comma` łączy wszystko oprócz ostatniej pary, sama wiadomość ostatnią.
## list-… łączy nazwy, clauses-… zdania składowe.

full-stop = .

list-and = { $first } i { $next }
    .comma = { $first }, { $next }
list-or = { $first } albo { $next }
    .comma = { $first }, { $next }
clauses-and = { $first }, po czym { $next }
    .comma = { $first }, { $next }
clauses-or = { $first } albo { $next }
    .comma = { $first }, { $next }

## Dlaczego czegoś nie ma wśród opcji, w każdej grze.

reason-not-asked = pytanie dotyczy teraz czegoś innego.
reason-not-yours = teraz decyduje ktoś inny.
reason-game-over = gra jest skończona.

## Jak gracze sami kończą grę. $who poddaje się.

note-resigned = { WHO($who) } { WHO($who, form: "number") ->
    [other] poddają
   *[one] poddaje
 } partię.
note-draw-agreed = gracze zgodzili się na remis.
note-out-of-time = czas się skończył: { WHO($who) } { WHO($who, form: "number") ->
    [other] przegrywają
   *[one] przegrywa
 }.
