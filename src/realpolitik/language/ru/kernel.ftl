### Что говорит сама программа, в какую бы игру ни играли.

error = Так нельзя: { $problem }.

yes = да
no = нет

# $section — номер вроде 6.3.1 или 4.5 C.
# The letters of a section's parts, in the order of the alphabet.
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

reason-allowed = ничто этому не мешает.
reason-not-asked = сейчас вопрос не об этом.
reason-not-yours = сейчас решаете не вы.
reason-game-over = партия окончена.
