### Чтение записей партий: что говорит `realpolitik import` и что может быть не так с записью.

import-agreed = { $entries ->
    [one] совпал { $entries } раздел
    [few] совпали { $entries } раздела
   *[many] совпали { $entries } разделов
 }{ $statements ->
    [0] { "" }
    [one] , { $statements } утверждение
    [few] , { $statements } утверждения
   *[many] , { $statements } утверждений
 }
import-saved = { $agreed }; партия сохранена в файле { $file }
import-there-already = { $agreed }; эта партия уже есть в файле { $file }
import-not-saved = { $agreed }, но партия не сохранена: { $why }
import-other-file = файл { $file } уже есть, и в нём другое: перенесите его или выберите другую папку ключом -o
import-no-folder = папку { $folder } не создать: { $why }
import-not-understood = запись непонятна: { $why }
import-tolerated = допущено ({ $times }×): { $habit }
import-count = файлов: { $files }; воспроизведено разделов: { $entries }; расхождений: { $disagreements }{ $unread ->
    [0] { "" }
   *[other] ; непонятных записей: { $unread }
 }{ $unsaved ->
    [0] { "" }
   *[other] ; не сохранено: { $unsaved }
 }

## Где запись теряет смысл или расходится с нашими правилами. $why, $expected, $actual: одно из сообщений ниже.

record-line = строка { $line }: { $why }
# $rule: раздел правил, по которому это произошло; none
record-disagrees = строка { $line }: в записи — { $expected }; по нашим правилам — { $actual }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
 }

## Любая запись.

record-too-large = файл слишком велик (предел в байтах: { $bytes }): это не запись партии
record-no-text = это не текст: запись партии — текст в кодировке UTF-8
record-not-read = файл не прочесть: { $why }
record-not-played = по правилам это не сыграть: { $why }
record-unknown = это не запись партии: не сохранение, не протокол и не документ этой программы и не журнал известной программы
# $why: сообщение самой программы, по-английски
record-refused = { $why }
record-answer = ответ { $n }: { $why }
record-unknown-seat = места «{ $seat }» нет; есть { $known }
record-not-asked = { $asked ->
    [nobody] тогда ничего не спрашивают и у места { $seat }: партия окончена
   *[other] тогда спрашивают не место { $seat }, а { $asked }
 }
record-not-on-offer = «{ $option }» тогда выбрать нельзя; можно { $known }
record-no-correction = «{ $text }» тогда исправить нельзя; исправление выглядит так: influence.us.iran=3
record-cut-short = запись обрывается там, где ещё должен ответить случай
record-changed = расстановка или ответы изменены: они не сходятся с контрольной суммой, которой закрыта запись
# $then, $now: версии правил или формата
record-other-position = ответы ведут не к той позиции, что записана (записано по правилам версии { $then }, прочитано по правилам версии { $now })
record-newer-rules = версия правил игры { $game }, по которым сделана запись: { $then }; у этой программы: { $now }; нужна более новая
record-newer-format = версия формата — { $then }; эта программа читает версии до { $now }
record-broken-json = JSON повреждён или обрывается: { $why }
record-unreadable-json = JSON не прочесть: { $why }
record-broken-field = `#{ $name }:` — это JSON, но он повреждён или обрывается ({ $why })
record-no-document = это не документ этой программы: в нём нет поля format: { $format }
record-no-answer = ответ { $n }: это должен быть объект с номером, местом и вариантом
record-lacks-name = в ответе { $n } не назван вариант или место
record-other-answer = здесь должен следовать ответ { $n }, а не { $given }
# $wanted: number, text, object, list
record-other-field = { $field } — это { $wanted ->
    [number] число
    [text] текст
    [object] объект
   *[list] список
 }, а не { $given }
record-closed = запись закрыта в строке { $line }; после этого ничего быть не может
record-no-margin = «{ $text }» — это не `#имя: значение` и не ответы вида `#57 ussr: iran egypt`
record-no-seat = «{ $text }» — это не место с его ответами, как `ussr: iran egypt`
record-twice = `#{ $name }:` уже есть в строке { $line }
record-unknown-name = имя `#{ $name }:` неизвестно; есть { $known }
record-missing-name = нет строки `#{ $name }:`; запись обрезана, или это не протокол
record-no-end = конец должен выглядеть так: `#end: 57 answers, checksum 1a2b…`
record-answers-lost = ответов записано: { $recorded }, а здесь их { $here }
record-no-option = «{ $text }» — это не настройка с её единственным значением, как us_bonus=2
record-no-chance = случай записывают так: { "{" }by: seed, seed: 7{ "}" } в виде JSON

## Журнал, который нельзя понять.

log-empty = файл пуст; журнал начинается со слова SETUP:
log-beginning = журнал начинается со слова SETUP:, а не с «{ $text }»
log-no-turn = раунда { $turn } нет; в партии их { $last }
log-unreadable = { $why }: «{ $text }»
log-no-such-line = такой строки в журнале быть не может
log-does-not-add-up = числа этой строки не сходятся
log-no-die = на кубике бывает от 1 до 6, а не { $die }
log-no-card = карты «{ $card }» нет
log-no-country = страны «{ $country }» нет
log-order = «{ $heading }» не может стоять после «{ $before }»
log-other-headlines = в заголовке названы другие начальные события, чем в строках под ним
log-no-scenario = сценарий «{ $scenario }» неизвестен; известны { $known }
log-refused = рассказанное в этом разделе сыграть нельзя: { $why }
log-too-much-extra = «{ $text }» — слишком много: дополнительного влияния у стороны не больше { $most }
log-extra-not-placed = «{ $text }» не сходится с расстановкой: { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] размещают
   *[singular] размещает
 } там влияния: { $placed }, а положено: { $due }, из них без дополнительного: { $free }
log-extra-not-stated = при расстановке { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] размещают
   *[singular] размещает
 } влияния: { $placed }, хотя положено: { $free }, и о дополнительном влиянии не сказано ни в одной строке

## Что сказано в журнале…

log-line = «{ $text }»
log-nothing-of-it = об этом ничего
log-nothing-more = больше ничего
log-influence = [{ $us }][{ $ussr }] { COUNTRY($country, form: "in") }
log-in-pile = { CARD($card, form: "quoted") } в колоде
log-in-hand = { CARD($card, form: "quoted") } на руке у { SIDE($side, form: "gen") }
log-in-play = { CARD($card, form: "quoted") } в игре
log-round-passed = ход пропущен
log-winner = победа { SIDE($side, form: "gen") }
log-ops = { $n } ОО

## …и что получается по нашим правилам.

log-influence-now = там [{ $us }][{ $ussr }] после { SIGNED($change) }
log-target = цель: { COUNTRY($country) }
log-score = счёт: { SCORE($vp) }
log-defcon = уровень DEFCON: { $level }
log-not-passed = ход не пропущен
log-not-so = этого не происходит
log-not-yet = до того, что сказано дальше, этого не происходит
log-discards = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] сбрасывают
   *[singular] сбрасывает
 } карту { CARD($card, form: "quoted") }
log-reveals = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] показывают
   *[singular] показывает
 } карту { CARD($card, form: "quoted") }
log-plays = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] разыгрывают
   *[singular] разыгрывает
 } карту { CARD($card, form: "quoted") }
log-returns = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] возвращают
   *[singular] возвращает
 } карту { CARD($card, form: "quoted") }
log-holds = на руке у { SIDE($side, form: "gen") } осталась карта { CARD($card, form: "quoted") }, и это поражение
log-over = партия окончена
log-goes-on = партия продолжается
log-no-event = событие этой карты сейчас не происходит
log-not-in-play-before = этой карты не было в игре
log-still-in-play = эта карта ещё в игре
log-not-in-play = этой карты в игре нет
log-no-deal = ни одна раздача карт этого не объясняет
log-at-headlines = фаза начальных событий раунда { $turn }
log-at-round = ход { $round } { SIDE($side, form: "gen") } в раунде { $turn }
log-asked = вопрос к { SIDE($side, form: "dat") }: «{ $question }», и так ответить нельзя
log-chance-asked = вопрос к случаю: «{ $question }», и так ответить нельзя

## Привычки журнала.

habit-penalty-untold = не сказано о штрафе за невыполнение военных операций
habit-final-untold = не сказано о финальном подсчёте очков
habit-winning-untold = не сказано об очках, с которыми партия закончилась досрочно
habit-dice-untold = не сказано, что выпало в состязании; взяты броски с таким же исходом
habit-offer-unused = объявлена попытка переворота, которую предлагает событие, но её не было
habit-scandal-untold = броски США при снижении влияния показаны без учёта скандала «Иран-контрас»
habit-spent = карта, которая позволяет разыграть другую, выходит из игры вместе с ней
habit-expired-untold = не сказано, что эффекты раунда закончились вместе с ним
