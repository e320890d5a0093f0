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

bot-strategist = Стратег
    .help = Нейросеть, которая сама научилась игре и просчитывает ходы: 3 секунды на выбор.
bot-strategist-10s = Терпеливый стратег
    .help = То же самое, но 10 секунд на каждый выбор.
bot-strategist-1s = Быстрый стратег
    .help = То же самое, но 1 секунда на каждый выбор.
bot-officer = Офицер
    .help = Нейросеть, которая научилась игре в миллионах партий с собой. Вперёд не считает. Отвечает сразу.
bot-officer-easy = Беспечный офицер
    .help = Та же нейросеть, но часто выбирает то, что считает не лучшим.
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
advice-net-prefers = нейросеть отдаёт этому { $share } % веса и оценивает шансы на победу в { $chance } %. Второй вариант: { THING($thing) }, { $second } % веса.
advice-net-prefers-clearly = нейросеть отдаёт этому { $share } % веса, а шансы на победу оценивает в { $chance } %.
advice-net-avoids = на первом месте был бы вариант { THING($thing) }, но так можно сразу проиграть партию.
advice-net-searched = { $rise ->
    [0] шансы на победу остаются { $before } %
   *[other] шансы на победу меняются с { $before } % на { $after } %
 }: { $n ->
    [one] просмотрена { $n } линия
    [few] просмотрены { $n } линии
   *[many] просмотрено { $n } линий
 }.{ $faces ->
    [-1] { "" }
    [one] { " " }Кубик улучшит их в { $faces } случае из 6.
   *[other] { " " }Кубик улучшит их в { $faces } случаях из 6.
 }{ " " }Второй вариант: { THING($thing) }, { $second } %{ $answer ->
    [-1] { "" }
   *[other] { " " }(затем { WHO($who) } — { THING($answer) })
 }.{ COUNT($line) ->
    [0] { "" }
   *[other] { " " }Ожидается: { LINE($line) }.
 }
advice-net-searched-one = { $rise ->
    [0] шансы на победу остаются { $before } %
   *[other] шансы на победу меняются с { $before } % на { $after } %
 }: { $n ->
    [one] просмотрена { $n } линия
    [few] просмотрены { $n } линии
   *[many] просмотрено { $n } линий
 }.{ $faces ->
    [-1] { "" }
    [one] { " " }Кубик улучшит их в { $faces } случае из 6.
   *[other] { " " }Кубик улучшит их в { $faces } случаях из 6.
 }{ COUNT($line) ->
    [0] { "" }
   *[other] { " " }Ожидается: { LINE($line) }.
 }
# A choice of the line that is expected, one’s own or of the side that is named.
line-step = { $who ->
    [-1] вы
   *[other] { WHO($who) }
 } — { THING($thing) }

## Партия, которую нельзя продолжить.

pinned = Эта партия начата по другим правилам, чем сейчас на этом столе, и продолжить её нельзя: { $why }
broken = Стол не может показать эту партию: правила программы в её положении дают сбой. Все ходы сохранены.

## What happened since somebody last looked, where that is too much to be told one by one.

steps-summed = До этого произошло много всего.

## Told to a player who is away, at an address of their own choosing.

call = Ваш ход: { $game } ({ $who })
call-against = Против вас: { $who }.
call-stop = Вы получили это письмо, потому что этот адрес указали за столом. Чтобы больше не получать писем: { $link }
call-confirm = Можно ли Realpolitik писать вам? { $game }
call-confirm-text = Кто-то — вероятно, вы — просит сообщать на этот адрес, когда наступает его ход. Игра: { $game }. Если это вы, подтвердите здесь:
call-confirm-else = Если это были не вы, ничего не делайте: других писем не будет.

## Письмо со ссылкой, по которой браузер входит в учётную запись.

sign-in = Ваши партии в Realpolitik
sign-in-text = Кто-то, вероятно вы, хочет хранить свои партии под этим адресом. Откройте ссылку в течение 30 минут в том браузере, в котором хотите играть:
sign-in-else = Если это были не вы, ничего не делайте: без этой ссылки никто не войдёт. Никому её не пересылайте.
