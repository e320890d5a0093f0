### Что говорят за любым столом, в терминале и в браузере.

## Кого ждём.

waiting = { $n ->
    [one] Сейчас выбирает: { $who }.
   *[other] Сейчас выбирают: { $who }.
 }

## Что грозит после выбора: собственное поражение, прежде чем карта доиграна. Слово рядом с вариантом и предложение.

peril-certain = верное поражение
    .told = Вы проиграете партию, что бы ни случилось.
peril-possible = возможное поражение
    .told = Вы можете проиграть партию: это решит случай.
peril-depends-on-opponent = поражение, если захочет противник
    .told = Вы можете проиграть партию: это зависит от противника.
peril-only = безопасно только: { $choices }
    .told = Безопасно продолжить можно только так: { $choices }.

## Боты.

bot-cadet = Кадет
    .help = Думает на карту вперёд и взвешивает, к чему ведёт каждый выбор. Отвечает сразу.
bot-random = Случайный
    .help = Выбирает что угодно, как придётся.

## Конец.

result = { $winners ->
    [0] Ничья.
   *[other] Победитель: { $who }
 }

## Доводы бота.

advice-only-option = другого выбора нет.
advice-at-random = все варианты одинаково хороши.
advice-stronger-side = { SIDE($side, form: "nom") } — более сильная сторона, и небольшой ставки может хватить.
advice-worth-picking = карта { CARD($card, form: "quoted") } обещает больше всего за свои ОО.
advice-enough-picked = другие карты уже не помогут.
advice-wins = это приносит победу.
advice-only-safe = при любом другом выборе можно сразу проиграть.
advice-no-escape = проиграть можно при любом выборе.
advice-scores = карта { CARD($card, form: "quoted") } сейчас принесёт очки.
advice-must-score = карту { CARD($card, form: "quoted") } нужно сыграть в этом раунде, и ждать незачем.
advice-spaces-event = отправленная в космос карта { CARD($card, form: "quoted") } ничего не даст противнику.
advice-takes-control = это ведёт к контролю { COUNTRY($country, form: "in") }.
advice-breaks-control = это лишает противника контроля { COUNTRY($country, form: "in") }.
advice-keeps-hold = влияние { COUNTRY($country, form: "in") } сейчас важнее всего.
advice-gains-points = это даёт больше всего победных очков.
advice-meets-military = это восполняет недостающие военные операции.
advice-advances-in-space = это продвигает в космической гонке.
advice-plays-for-passing = это приносит карту { CARD($card, form: "quoted") }.
advice-lasts = длительный эффект здесь ценнее всего.
advice-rids-hand = это избавляет руку от неудобной карты, пока вред от неё невелик.
advice-helps-region = это больше всего помогает { SET($region, form: "in") }.
advice-least-harm = это приносит меньше всего вреда.

## Партия, которую нельзя продолжить.

pinned = Эта партия начата по другим правилам, чем сейчас на этом столе, и продолжить её нельзя: { $why }
