### Что говорит сама программа, в какую бы игру ни играли.

yes = да
no = нет

# $section — номер вроде 6.3.1 или 4.5 C.
# Буквы частей пункта, по порядку алфавита.
rule-letters = АБВГДЕЖЗИ
rule-section = п. { $section }

## Соединение. Ряды собираются попарно слева направо: `.comma` соединяет всё, кроме последнего, сообщение — последнее.
## Названия соединяют list-…, части предложения — clauses-….

full-stop = .

# В названиях карт бывает своё «и», поэтому здесь только запятая.
list-and = { $first }, { $next }
    .comma = { $first }, { $next }
list-or = { $first } или { $next }
    .comma = { $first }, { $next }
# Перед «затем» запятая нужна всегда: и между частями с одним подлежащим, и между частями с разными.
clauses-and = { $first }, затем { $next }
    .comma = { $first }, { $next }
clauses-or = { $first }; либо { $next }
    .comma = { $first }; { $next }

## Почему чего-либо нет среди вариантов, в любой игре.

reason-not-asked = сейчас вопрос не об этом.
reason-not-yours = сейчас решаете не вы.
reason-game-over = партия окончена.

## Как игроки сами заканчивают партию. $who сдаётся.

note-resigned = { WHO($who) } { WHO($who, form: "number") ->
    [plural] сдают
    [other] сдают
   *[one] сдаёт
 } партию.
note-draw-agreed = игроки согласились на ничью.
note-out-of-time = время вышло: { WHO($who) } { WHO($who, form: "number") ->
    [plural] проигрывают
    [other] проигрывают
   *[one] проигрывает
 }.
