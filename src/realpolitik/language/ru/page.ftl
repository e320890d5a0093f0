### Что говорит страница в браузере: всё вокруг предложений самой игры. Пояснения — в английском файле.

## Окно.

title = { $game } · Realpolitik
title-goes-on = ● Начата новая партия · { $game }
title-your-move = ● Ваш ход · { $game }
bell-against = Против вас: { $who }

close = Закрыть
menu = Меню
to-lobby = В лобби
a-moment = Минутку…

## Пока показать ещё нечего.

no-such-match = Такой партии нет.
cannot-open = Партию не удаётся открыть.

## Если что-то пошло не так.

problem-offline = Сервер недоступен. Ваш выбор не сделан, попробуйте ещё раз.
problem-stale = Положение изменилось раньше, чем дошёл ваш выбор. Вот как всё обстоит теперь.
problem-too-many = Слишком много сразу. Подождите немного и попробуйте снова.
problem-refused = Сервер закрыл соединение.
problem-crowded = К этому столу подключено слишком много людей, а игроки идут первыми. Зайдите позже.
connection-lost = Связь потеряна. Пробуем снова…
connection-restored = Связь восстановлена.

## Шкалы над полем.

instruments = Шкалы
instrument-clock = Раунд
    .help = Раунд и ход в нём
instrument-defcon = DEFCON
    .help = Насколько близка ядерная война: 5 — мир, 1 — конец партии
instrument-vp = Очки
    .help = Победные очки: справа от нуля впереди США, слева — СССР; { $n } — сразу победа
score-level = 0
instrument-military = Военные операции
    .help = Очки военных операций в этом раунде и сколько их требует DEFCON
instrument-space = Космическая гонка
    .help = Как далеко продвинулась каждая сторона на шкале космической гонки
instrument-passing = Переходящая карта
    .help = У кого эта карта: сыгравший отдаёт её противнику; если она лицом вниз, сыграть её в этом раунде нельзя
instrument-piles = Карты

clock-aloud = раунд { $turn }{ $of ->
    [0] { "" }
   *[other] { " " }из { $of }
 }, { $where }
phase-setup = Подготовка
phase-headline = Начальные события
phase-action = Ход { $round } из { $rounds }
phase-between = Между ходами
phase-none = До первого раунда

goal = нужно { $n }
flag-state = { $held ->
    [no] не в игре
   *[yes] { $up ->
        [yes] лицом вверх
       *[no] лицом вниз
    }
 }

## Поле.

board = Поле
board-closer = Ближе
board-farther = Дальше
board-whole = Всё поле
board-world = Показать весь мир
board-hold = Держать
    .help = Поле остаётся на месте и не следует за вопросом.
# $n: сколько из того, что можно выбрать, лежит за этим краем окна.
board-beyond-left = { $n ->
    [one] Слева можно выбрать ещё { $n } место
    [few] Слева можно выбрать ещё { $n } места
   *[many] Слева можно выбрать ещё { $n } мест
}
board-beyond-right = { $n ->
    [one] Справа можно выбрать ещё { $n } место
    [few] Справа можно выбрать ещё { $n } места
   *[many] Справа можно выбрать ещё { $n } мест
}
board-beyond-up = { $n ->
    [one] Выше можно выбрать ещё { $n } место
    [few] Выше можно выбрать ещё { $n } места
   *[many] Выше можно выбрать ещё { $n } мест
}
board-beyond-down = { $n ->
    [one] Ниже можно выбрать ещё { $n } место
    [few] Ниже можно выбрать ещё { $n } места
   *[many] Ниже можно выбрать ещё { $n } мест
}
# Как сторона стоит в регионе, одной буквой: присутствие, превосходство, контроль.
standing-sign-presence = П
standing-sign-domination = Пр
standing-sign-control = К
space-stability = Стабильность { $n }
space-stability-changed = Стабильность { $n } (на поле: { $printed })
space-battleground = Ключевая страна
space-flashpoint = Горячая точка
space-special = Не страна
marker-famine = Голод
marker-centcom_us = ЦК ВС США: закрыто для США
marker-centcom_ussr = ЦК ВС США: закрыто для СССР
space-influence = { $side } { $n }
space-influence-controls = { $side } { $n }: контроль
space-influence-needs = { $side } { $n }: до контроля ещё { $more }
space-influence-breaks = { $side } { $n }: чтобы лишить контроля, ещё { $more }
space-offer = Выбрать: { $offer }
region-show = Показать: { $region }
region-standing = { $side }: { $standing }, { $n } ПО
region-points = { $side }: { $n } ПО
region-pays = Подсчёт сейчас: { $side } +{ $n } ПО
region-pays-nobody = Подсчёт сейчас: никому ничего
# Пока составлен план. $pays: что принёс бы подсчёт без него.
region-unplanned = Без плана: { $pays }

## Война с террором: приборы, таблички и журнал «Лабиринта».

instrument-prestige = Престиж
    .help = Как мир смотрит на США, от 1 до 12; нажмите, чтобы узнать, что значит каждый уровень
band-prestige-low = Низкий
    .help = Идеологическая борьба: −1
band-prestige-medium = Умеренный
    .help = Идеологическая борьба: без поправки
band-prestige-high = Высокий
    .help = Идеологическая борьба: +1
band-prestige-very_high = Очень высокий
    .help = Идеологическая борьба: +2
instrument-relations = Вопросы ГВСТ
    .help = Взгляды США, куда склоняется мир (слева мягкая линия, справа жёсткие меры) и штраф, если он против
relations-us = США: { $posture }
relations-world = Мир: { $posture } { $n }
relations-even = Мир не определился
relations-penalty = Штраф { $n }
instrument-troops = Войска
    .help = Войска, оставшиеся на шкале; чем их меньше, тем меньше карт получают США
band-troops-overstretch = Перенапряжение
    .help = США получают 7 карт
band-troops-war = Война
    .help = США получают 8 карт
band-troops-low_intensity = Малая интенсивность
    .help = США получают 9 карт
instrument-funding = Финансирование
    .help = Финансирование исламистов, от 1 до 9: сколько карт они получают и сколько ячеек могут завербовать
band-funding-tight = Скудное
    .help = 7 карт; вербуются ячейки на шкале сверх первых 10
band-funding-moderate = Умеренное
    .help = 8 карт; вербуются ячейки на шкале сверх первых 5
band-funding-ample = Обильное
    .help = 9 карт; вербуются все ячейки на шкале
instrument-cells = Ячейки
    .help = Сейчас можно завербовать ячеек: { $n } из { $of } на шкале финансирования
share-aloud = { $n } из { $of }
instrument-victory = Победа
    .help = Насколько каждая сторона близка к немедленной победе; нажмите, чтобы прочесть словами
goal-good_resources = { goal-good_resources.title }: { $n } из { $goal }
    .title = Ресурсы стран с хорошим правительством
    .short = рес.
goal-good_or_fair = { goal-good_or_fair.title }: { $n } из { $goal }
    .title = Мусульманские страны с хорошим или нормальным правительством
    .short = стран
goal-islamist_resources = { goal-islamist_resources.title }: { $n } из { $goal }
    .title = Ресурсы стран с исламистским правительством, две из них соседние
    .short = рес.
goal-poor_or_islamist = { goal-poor_or_islamist.title }: { $n } из { $goal }
    .title = Мусульманские страны с плохим или исламистским правительством (при престиже 1)
    .short = стран
instrument-reserves = Резервы
    .help = ОО, отложенные сторонами в этом раунде для одной операции: не больше 2
instrument-plots = Теракты
    .help = Жетоны терактов, доступные исламистам, и ОМП, до которого они ещё не добрались
plots-available = { $n ->
    [one] { $n } доступный теракт
    [few] { $n } доступных теракта
   *[many] { $n } доступных терактов
 }
plots-loose = ОМП в области «Пропавшая бомба, обогащённый уран, казахстанский штамм»: { $n }
plots-arsenal = ОМП в пакистанском арсенале: { $n }
plots-aside = Отложено взамен ОМП: { $n }
pile-decks = Осталось карт в колоде; колода { $now } из { $of }
pile-lapsing = Временные
    .help = Показать события, которые действуют до конца раунда
pile-first_plot = 1-й теракт
    .help = Показать карту в области первого теракта
phase-jihadist = Исламисты: карта { $round } из { $rounds }
phase-us = США: карта { $round } из { $rounds }
phase-plots = Исход терактов
phase-end = Конец раунда

zone-schengen = Шенген
governance-good = Хорошее правительство (1)
governance-fair = Нормальное правительство (2)
governance-poor = Плохое правительство (3)
governance-islamist_rule = Исламистское правительство
governance-sign-good = 1
governance-sign-fair = 2
governance-sign-poor = 3
governance-sign-islamist_rule = ИП
alignment-ally = Союзная
alignment-neutral = Нейтральная
alignment-adversary = Враждебная
posture-hard = Жёсткие меры
posture-soft = Мягкая линия
posture-sign-hard = Жёсткие
posture-sign-soft = Мягкая
recruit-sign = ВЕРБ { $n }
piece-sadr = С
piece-nato = НАТО
country-sunni = Суннитская
country-shia_mix = Полушиитская
country-non_muslim = Немусульманская
country-iran = Иран: не мусульманская и не немусульманская
country-us = Соединённые Штаты
country-schengen = Шенгенская зона
country-resources = Ресурсы { $n }
country-resources-oil = Ресурсы { $n }, экспортёр нефти
country-untested = Неопределившаяся
    .short = Неопр.
country-posture = Взгляды: { $posture }
country-recruit = Вербовка на 1–{ $n }
country-besieged = Осаждённый режим
country-regime-change-green = Смена режима в этом раунде (зелёная сторона)
country-regime-change-tan = Смена режима (коричневая сторона)
country-troops = { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
 }
country-nato = НАТО
country-aid = помощь ×{ $n }
country-sleepers = { $n ->
    [one] { $n } спящая ячейка
    [few] { $n } спящие ячейки
   *[many] { $n } спящих ячеек
 }
country-active = { $n ->
    [one] { $n } активная ячейка
    [few] { $n } активные ячейки
   *[many] { $n } активных ячеек
 }
country-sadr = Садр
country-cadre = вербовщик
country-plots = { $n ->
    [one] { $n } скрытый теракт
    [few] { $n } скрытых теракта
   *[many] { $n } скрытых терактов
 }
plot-1 = теракт 1
plot-2 = теракт 2
plot-3 = теракт 3
plot-wmd = теракт с ОМП
plot-backlash = под «Ответной реакцией»
legend-good = Хорошее правительство
legend-fair = Нормальное
legend-poor = Плохое
legend-islamist_rule = Исламистское
legend-oil = Ресурсы, нефть
legend-troops = Войска
legend-sleepers = Спящие ячейки
legend-active = Активные ячейки
legend-cadre = Вербовщик
legend-aid = Помощь
legend-besieged = Осаждённый режим
legend-green = Новая смена режима
legend-tan = Смена режима
legend-plot = Теракт, скрыт
log-why = Почему исламисты так поступили

## Что даст выбор.

tip-choose = Выбрать
tip-odds = { $ways } из { $of } · { $percent } %
tip-nothing = Ничего не изменится.
tip-otherwise = Другие исходы.
tip-takes-control = Контроль получен: { $side }.
tip-loses-control = Контроль потерян: { $side }.
# $was, $now: место в регионе, 0 — никакого; $before, $after: сколько ПО оно принесло бы.
tip-place = { $name }: { $was ->
    [0] нет места
   *[other] { $was }-е место
 } → { $now }-е место (ПО: { $before } → { $after })
tip-lost = Вы проигрываете партию.
tip-lost-odds = В { $ways } { $ways ->
    [one] случае
   *[other] случаях
 } из { $of } вы проигрываете партию.
tip-won = Вы выигрываете партию.

## Деления космической гонки, небольшой таблицей.

boxes = Космическая гонка
box-name = Деление
box-operations = ОО
box-roll = Бросок
box-roll-value = 1–{ $n }
box-points = ПО, 1-й / 2-й
abilities = Способности: у той стороны, которая дошла, пока другая позади
ability-nobody = ни у кого

## Стопки и руки.

pile-deck = Колода
    .help = Сколько карт осталось в колоде
pile-discard = Сброс
    .help = Показать сброшенные карты
pile-removed = Убрано
    .help = Показать карты, убранные из игры
pile-empty = Карт здесь нет.

hand = Ваши карты
hand-fold = Рука
hand-size = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
 }
seen-count = { $n ->
    [one] { $n } известна
    [few] { $n } известны
   *[many] { $n } известно
 }
seen = { $who }: известные вам карты на руке
in-play = В игре
cards-elsewhere = Выберите одну из этих карт

card-starred = После события убирается из игры
card-scoring = Подсчёт очков
card-either-side = Общая
card-lasting = Длительный эффект
card-borrowed = Из другой игры
card-reconstructed = Наша реконструкция
card-disputed = Источники расходятся
card-number-reconstructed = Номер карты — наша реконструкция
card-down = Лицом вниз.
card-lifted = Карта крупным планом
card-choose = Выбрать эту карту
card-put-down = Положить обратно
card-aloud = { $title }, { $operations ->
    [0] без очков операций
    [one] { $operations } очко операций
    [few] { $operations } очка операций
   *[many] { $operations } очков операций
 }, { $marks }. { $text }

## Кто за столом.

somebody = Игрок
seat-open = Место свободно
seat-bot = Бот
seat-by-rules = действуют по схеме из правил
seat-online = За столом
seat-away = Нет за столом
seat-holders = { $n ->
    [one] Место занято из { $n } браузера или программы
    [few] Место занято из { $n } браузеров или программ
   *[many] Место занято из { $n } браузеров или программ
 }
seat-asked = Выбирает
seat-waits = Это место ещё свободно: { $who }
watching = Наблюдатель

## Вопрос.

your-move = Ваш ход: { $who }
not-your-move = Не ваш ход
nothing-asked = Сейчас никого ни о чём не спрашивают.
choose-on-board = Выберите на поле.
choose-card = Выберите карту.
# Над вариантами, которые сейчас нельзя выбрать, с причиной; для тех, кто слушает.
withheld = Сейчас невозможно
remaining = Осталось { $left } из { $of }
# Over the question, after whose move it is: nothing of what is laid has happened yet.
plan-draft = черновик
# What the card could be used for instead.
plan-uses = Применение карты
plan-steps = Ваш план
# Of what there is to use, operations points mostly, but also pieces and cards, how much the plan has used.
plan-spent = Использовано { $spent } из { $of }
# What a step costs of it.
plan-price = стоит { $n }
# Takes back a step of the plan, and all after it. $what: the step.
plan-back = Отменить: { $what }
plan-if = Если подтвердить
plan-control = Контроль
# Nobody controls a country.
plan-nobody = никто
plan-more = { $n ->
    [one] ещё { $n }
    [few] ещё { $n }
   *[many] ещё { $n }
    }
plan-if-scored = { $region }, при подсчёте
# How much of a goal would be reached.
plan-of = { $n } из { $of }
plan-same = { $now }, без изменений
plan-money = Деньги
plan-undo =
    .help = Отменить последний шаг плана (клавиша u)
plan-done = Готово
    .help = Выполнить план (клавиша Enter)
plan-goes-on = План не закончен: сначала ответьте на вопрос
plan-unspent = Не использовано будет { $n }: «Готово» переспросит.
plan-until-chance = План готов. После «Готово» решит случай.
plan-until-others = План готов. После «Готово» выбирают другие.
plan-until-round = План готов. «Готово» завершит ход.
plan-until-setup = План готов. «Готово» завершит подготовку.
plan-until-hidden = План готов. После «Готово» откроется скрытое.
plan-until-end = План готов. После «Готово» игра закончится.
# A step of the plan on the board; a click takes it back. $number: which step, $what: what was laid there.
plan-marker = Шаг { $number }: { $what }. Нажмите, чтобы отменить
unspent-title = Кое-что останется
unspent-what = Можно использовать ещё { $n }; если закончить сейчас, это пропадёт.
unspent-yes = Закончить
unspent-no = Планировать дальше
undo = Отменить
    .help = Взять назад последний выбор (клавиша u)
take-back = Попросить взять ход назад
    .help = Попросить у других разрешения взять назад ваш последний выбор. { $what }
hint = Совет
    .help = Спросить бота, что выбрал бы он (клавиша h)
hint-asked = Бот думает…
hint-by = Совет бота «{ $bot }»

wish = Просьба взять ход назад ({ $who }):
wish-mine = Вы попросили взять это назад. Ждём согласия: { $who }
draw-wish = Предложение ничьей ({ $who }).
draw-wish-mine = Вы предложили ничью. Ждём согласия: { $who }
wish-agree = Согласиться
wish-refuse = Отказать
wish-give-up = Снять просьбу

duties = Не забудьте
game-over = Партия окончена
you-won = Вы победили. Хорошая игра!
you-lost = Вы проиграли.
# Никто не победил.
you-drew = Ничья.
report = Отчёт
    .help = Партия в цифрах и графиках
record = Скачать запись
keepsake = Скачать одной страницей
    .help = Вся партия в одном файле: её можно просматривать в любом браузере, без сети
keepsake-making = Файл создаётся, это может занять минуту…
charts = Графики
share-replay = Поделиться повтором
rematch = Реванш
    .help = Новая партия с теми же настройками и на тех же местах
go-on = К следующей партии
    .help = Те же игроки начали новую партию: ваше место за вами

## Наставник в учебной партии и то, что он говорит в конце.

guide = Наставник
guide-fold = Свернуть
guide-unfold = Показать наставника
guide-beware = Осторожно
# Над тем, к чему привёл последний выбор и что с тех пор сделал противник.
guide-happened = Что случилось и почему
# Над тем, о чём стоит подумать при этом вопросе.
guide-weigh = О чём подумать
# Кнопка: спрашивает бота, что выбрал бы он.
guide-ask = А что сделали бы вы?
decided = Что решило партию
decided-whole = Партия в целом
decided-next = Что попробовать дальше
decided-show = Показать этот момент в повторе
other-side = Сыграть за другую сторону
    .help = Новая учебная партия, стороны меняются местами

## За настоящим столом: коробка с игрой перед вами, а страница ведёт поле.

by-hand = За вашим столом
name-cards = Несколько букв, затем Enter
name-cards-none = Ничего такого здесь нет.
hand-unknown = { $n ->
    [one] { $n } неизвестная карта
    [few] { $n } неизвестные карты
   *[many] { $n } неизвестных карт
 }
set-right = Исправить поле
    .help = Указать, что на самом деле стоит на поле перед вами
set-right-help = Выберите страну на поле или найдите здесь, что не так.
set-right-what = Что исправить?
set-right-all = Весь список
set-right-now = { $value } (сейчас)
set-right-do = Поставить
set-right-refused = На открытый вопрос тогда нельзя было бы ответить: сначала ответьте на него или отмените ход.
set-right-elsewhere = Этой карты на этой руке быть не может: её видели в другом месте.
set-right-hand = { $who }: { $n ->
    [1] { $n } неизвестная карта. Её показали?
    [one] { $n } неизвестная карта. Какую-то показали?
    [few] { $n } неизвестные карты. Какую-то показали?
   *[many] { $n } неизвестных карт. Какую-то показали?
 }
matters-title = Что на этой руке? { $who }
matters-what = { $n ->
    [1] Что будет дальше, зависит от карты, которой программа не знает. Назовите её, если она важна.
    [one] Что будет дальше, зависит от { $n } карты, которых программа не знает. Назовите те, что важны.
    [few] Что будет дальше, зависит от { $n } карт, которых программа не знает. Назовите те, что важны.
   *[many] Что будет дальше, зависит от { $n } карт, которых программа не знает. Назовите те, что важны.
 }
matters-all = { $n ->
    [1] Карты этой руки сейчас откроются. Назовите последнюю.
    [one] Карты этой руки сейчас откроются. Назовите все { $n }.
    [few] Карты этой руки сейчас откроются. Назовите все { $n }.
   *[many] Карты этой руки сейчас откроются. Назовите все { $n }.
 }
matters-which = Карты на руке: { $who }
matters-not = Не эта
matters-those = Эти, больше нет
matters-none = Важных нет

## Перед выбором, который может погубить.

fatal-title = Так можно проиграть
fatal-what = { $surely ->
    [yes] { $choice }: вы проиграете партию.
   *[no] { $choice }: в { $ways } { $ways ->
        [one] случае
       *[other] случаях
     } из { $of } вы сразу проиграете партию.
 }
fatal-yes = Всё равно выбрать
fatal-no = Выбрать другое

## Журнал, раунд, чат.

log = Журнал
log-empty = Ещё ничего не произошло.
log-before = Перед игрой
log-new = { $n ->
    [one] { $n } новая строка
    [few] { $n } новые строки
   *[many] { $n } новых строк
 }
turn-and-effects = Эффекты
# Over the piles that lie open: discards, removed cards.
cards-out = Карты
# Переключатель: какие карты могли ещё не выйти, если судить по открытой игре и своей руке.
cards-still-out = Показать, что ещё не вышло
cards-unseen = В колоде или на руке
    .help = Только по тому, что разыграно в открытую, и по вашим картам.
cards-in-hand = Известны на руке противника
cards-in-pile = Точно в колоде
cards-later = Не раньше раунда { $turn }
effects = Действующие эффекты
effects-none = Сейчас не действует ни один эффект.
sequence = Раунд шаг за шагом
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-placeholder = Напишите что-нибудь
chat-send = Отправить

## Правила сбоку.

rules = Правила
rule-open = Показать п. { $rule }
rule-unknown = Пункта { $rule } нет.
rule-previous = Предыдущий пункт
rule-next = Следующий пункт
rules-under = В этом пункте
rules-beside = Соседние пункты
rules-all = Все правила

## Занавес: за одним экраном несколько игроков, и чужих карт видеть нельзя.

curtain = Передайте экран
curtain-next = { $n ->
    [0] Ждём остальных
    [1] Теперь играет: { $who }
   *[other] Каждый выбирает втайне
 }
curtain-help = Пока занавес опущен, ничьих карт не видно.
curtain-lift = { $who } — это я: поднять занавес
curtain-back = Назад: { $who }

## Повтор.

replay = Повтор
replay-moment = Момент { $at } из { $of }
replay-first = В начало
replay-back = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = Шаг вперёд
replay-last = В конец
replay-mark-back = К предыдущей отметке
replay-mark-forward = К следующей отметке
replay-marks = Отметок здесь: { $n }.
replay-speed = Скорость
replay-eyes = Кто смотрит
replay-everybody = все
replay-share = Ссылка на этот момент
replay-close = Закрыть повтор
replay-to-now = Вернуться к игре
# Over a curve of several sides. $measure: what is counted, «Victory points».
curve-less-average = { $measure }: разница со средним по всем
analysis = Разбор партии
# $share: how much of it is done, «40%».
analysis-working = Идёт разбор: { $share }
# What stands over a remark on the moment shown, and over the list of all such.
analysis-turning = Переломный момент
analysis-mistake = Дорогое решение
analysis-turning-list = Переломные моменты
analysis-turning-none = Перелома не было: шансы менялись понемногу.
analysis-mistake-list = Самые дорогие решения
analysis-mistake-none = Ни одно решение не стоило дорого.
play-on = Играть дальше отсюда
# $at of $of answers had been given then.
play-on-help = Новая партия начнётся с момента { $at } из { $of }; эта останется как есть. Дальше кубики и колода решат всё заново. Вы могли видеть все карты; приглашённые видят только свои.

## What others did, shown one thing after another; and the strip that keeps it.

theatre = Что делают другие
# $who: the side that moves.
theatre-moves = Ход: { $who }
theatre-own = Что принёс ваш ход
theatre-since = С тех пор, как вы смотрели
theatre-next = Перемены останутся отмеченными, пока вы не ответите.
pace = Темп
pace-calm = Спокойно
pace-brisk = Быстро
pace-off = Без показа
hasten = Быстрее
# The key.
key-space = Пробел
skip = Пропустить
turn-strip = Что только что сделали другие
strip-again = Ещё раз
# What a die needs; $n: a face of it.
needs-at-least = нужно { $n } или больше
needs-at-most = нужно { $n } или меньше
roll-succeeds = успех
roll-fails = неудача

## Being told, when away, at an address of one’s own.

reach = Когда вас нет за столом
reach-help = Если вас ждёт вопрос, а ваше место нигде не открыто, стол через некоторое время сообщит вам об этом: один раз, пока вы не ответите. После конца партии он сообщит, если для вас начата новая; через сутки после конца он забывает адрес. Адреса за столом больше никто не видит; кто прочтёт сообщение, сможет смотреть партию по ссылке.
reach-help-over = Партия окончена, и вопросов больше не будет. Если для вас начнут новую, стол сообщит об этом так, как указано ниже, а через сутки после конца забудет, куда сообщать. До тех пор это можно убрать здесь.
reach-hook = Вебхук, например канала в Discord
reach-mail = Электронная почта
reach-keep = Сохранить
reach-remove = Убрать
reach-remove-aloud = Убрать: { $what }
reach-kept = Сохранено: сообщения придут сюда.
reach-unconfirmed = Вам отправлено письмо со ссылкой. Пока вы по ней не перейдёте, других писем не будет.
reach-failing = { $n ->
    [one] Не удалась последняя попытка отправки ({ $n }); стол попробует ещё раз.
    [few] Не удались последние { $n } попытки отправки; стол попробует ещё раз.
   *[many] Не удались последние { $n } попыток отправки; стол попробует ещё раз.
 }
reach-dropped = Сообщения на указанный вами адрес не доходили, и стол его забыл. Указать его заново можно в меню.
reach-push = Сообщать этому браузеру, даже когда страница закрыта
reach-push-kept = Сообщения будут приходить в этот браузер.
reach-push-elsewhere = Сообщения приходят в другой ваш браузер. Если включить здесь, они будут приходить в этот вместо него.
reach-push-unable = Этот браузер не принимает сообщений для закрытой страницы. На iPhone и iPad сначала добавьте страницу на экран «Домой».
reach-push-dropped = Сообщения больше не доходили до вашего браузера, и стол его забыл. Включить его снова можно в меню.
reach-bad-hook = Туда стол не пишет: нужен адрес https с полным именем сервера.
reach-bad-mail = На такой адрес электронной почты стол написать не может.

## Меню.

language = Язык
theme = Цвета
theme-dark = Ночь
theme-paper = Бумага
text-size = Размер текста
text-percent = { $percent } %
sound = Тихий звук, когда ход ваш
notify = Уведомлять, когда ход мой, а страницы не видно
notify-first = Так будет выглядеть уведомление о вашем ходе
notify-forbidden = Браузер этого не разрешает. Разрешить можно в его настройках для этого сайта.
notify-unable = Для этой страницы браузер уведомлений не показывает.
fold = Свернуть боковую панель
at-once = Действовать сразу: каждый выбор засчитывается, как только сделан
links = Ссылки
link-watch = Наблюдать
link-invite = Играть: { $who }
link-device = На другом устройстве: { $who }
links-help = Место занимает тот, у кого ссылка на него. Не отправляйте её никому другому.
promised = Кости, которые можно проверить
promised-help = Кости и карты берутся из секрета, определённого раньше первой из них. Его отпечаток (SHA-256) стоит здесь с самого начала, сам секрет — по окончании партии: сохраните отпечаток, и никто не сможет изменить того, что должно выпасть. Возврат хода приносит новый секрет.
promised-since = Начиная с броска или карты номер { $number }
promised-digest = Отпечаток
promised-seed = Секрет
# Страница пришла с этого же компьютера, под именем, которым любой компьютер зовёт сам себя. $host: это имя, 127.0.0.1.
# Дальше стоит команда, за ней второе предложение. $port: число.
link-only-here = Никто другой эту ссылку не откроет: { $host } — имя, которым любой компьютер называет сам себя. Чтобы играть с другими в вашей сети, запустите стол командой
link-only-here-then = и откройте эту страницу по адресу этого компьютера в сети, например http://192.168.1.20:{ $port }. Тогда ссылки с неё откроются у всех в этой сети.
link-renew = Новая ссылка
    .help = Прежняя ссылка перестанет действовать
# Создатель партии лишает места того, кто его занял; кнопка переспрашивает.
seat-empty = Освободить место: { $who }
    .help = Тот, кто сидит на этом месте, потеряет его, и все ссылки на него перестанут действовать.
seat-empty-sure = Да, освободить
seat-emptied = Это место больше не ваше: его освободили или отдали боту. Обновите страницу, чтобы наблюдать.
bot-instead = { $who }: играет { $bot }
copied = Скопировано.
copy-yourself = Скопируйте ссылку ниже.

## Клавиши.

keys = Помощь и клавиши
help = Как здесь играть
help-glow = Выбрать можно то, что светится: страну, карту, кнопку. Достаточно одного щелчка.
help-look = Задержите указатель на чём угодно: вы прочтёте, что случится и с какими шансами или почему этого нельзя выбрать. Пальцем: касание выбирает, долгое рассказывает; карта сначала поднимается, чтобы её прочли.
help-plan = Выбранное сначала ложится в план: любой шаг можно отменить, а когда всё верно, нажмите «Готово». Кому нужна скорость, может действовать сразу: см. меню.
help-undo = Последний выбор можно отменить, пока не брошен кубик и не открылось что-то скрытое. Потом можно попросить об этом других.
help-names = Номер вроде 6.3.1 открывает это правило. Названия в журнале показывают страну или карту.
help-hint = Бот может дать совет. Перед выбором, который грозит поражением, вас переспросят.
help-keys = Клавиши
keys-buttons = Выбрать кнопку с этим номером
keys-arrows = Перемещаться по полю или по картам
keys-enter = Выбрать то, что в фокусе
keys-tab = Перейти дальше
keys-zoom = Ближе, дальше, всё поле
keys-undo = Отменить
keys-done = Готово: выполнить план
keys-back = Отменить последний шаг плана
keys-hint = Попросить совета
keys-hand = Свернуть или показать руку
keys-log = Журнал
keys-turn = Действующие эффекты и раунд шаг за шагом
keys-chat = Чат
keys-rule = Правило о том, на что вы смотрите, или о самом вопросе
keys-menu = Меню
keys-again = Показать ещё раз, что сделали другие
keys-hasten = Ускорить показ на один шаг
keys-replay = При повторе: шаг, раунд, отметка
keys-escape = Закрыть открытое
keys-help = Этот список

## Лобби

lobby-about = Карточные игры о мировой политике за одним столом
lobby-how = Ни регистрации, ни установки: один щелчок — и вы за игровым полем.
# Вместо этого тем, кто ещё не играл; дальше стоят игра и сколько она длится.
lobby-new = Вы здесь впервые?
lobby-new-begin = Начать с учебной партии
lobby-language = Язык
lobby-theme = { $theme ->
    [dark] Включить тему «Бумага»
   *[paper] Включить тему «Ночь»
 }
lobby-nickname = Ваше имя
lobby-nickname-none = Его увидят другие
lobby-nickname-kept = Сохранено
lobby-unreachable = Сервер недоступен. Страница сама попробует ещё раз.
lobby-waiting = { $games ->
    [one] { $games } партия ждёт вашего хода.
    [few] { $games } партии ждут вашего хода.
   *[many] { $games } партий ждут вашего хода.
 }

## Лобби: начало партии

# Дверь для новичков.
learn = Научиться играть
# $scene: название короткой сцены.
learn-next = Следующая сцена: { $scene }
learn-go-on = Сыграть сцену
learn-all = Все сцены
learn-all-done = Все сцены пройдены. Теперь партия с наставником или настоящая.
learn-guided = Первые партии с наставником
# $game — название игры.
learn-what = Ваша первая партия: { $game }, с наставником.
# $seats: сколько игроков.
learn-help = Настоящая партия против { $seats ->
    [2] бота
   *[other] ботов
 }. При каждом вопросе наставник объясняет, о чём он и что взвешивает разумный игрок; а выбираете вы.
# Кнопка. $seat: США, СССР …
learn-as = Начать: вы — { $seat }
# За столом и в лобби: короткие сцены, на которых учатся, и задача на каждый день.
scene = Сцена
scene-goal = Цель:
scene-done = Получилось
scene-missed = Мимо
scene-again = Ещё раз
scene-next = Следующая сцена
scene-guided = К учебной партии
# Читается вслух перед названием сцены.
scene-ticked = пройдено:
# $game: название игры.
scenes-of = { $game }: короткие сцены
# $done из $all сцен.
scenes-done = Пройдено: { $done } из { $all }
problem-of-today = Задача дня
problem-try = Решать
problem-yesterday = Вчерашняя
# $days: on how many days the problem of the day was solved, without a gap.
problem-run = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
 }
# Unfolds the choices that solve a problem, once it is over.
problem-survives = Показать, что спасает
# The table on a big screen, in the lobby.
wall = На большом экране
    .help = Партия глазами зрителей, без единой кнопки
wall-which = Какая партия
# Before a list of games.
wall-bots = Играют боты
wall-open = Открыть
# $game: название игры; $seat: США, СССР …; $level: от 1 до 3.
problem-about = { $game }. Ваша сторона: { $seat }. { $level ->
    [1] Лёгкая.
    [2] Средняя.
   *[3] Трудная.
 }
lobby-games = Начать партию
lobby-rules = Правила
lobby-against = Соперник
lobby-as = вы — { $seat }
lobby-against-as = { $game }: соперник — { $bot }, вы — { $seat }
# У следующих кнопок есть короткая надпись, часть длинной.
lobby-alone = Играть в одиночку
    .short = В одиночку
lobby-hot-seat = { $seats ->
    [2] Вдвоём у этого экрана
   *[other] Все у этого экрана
 }
    .short = У этого экрана
lobby-hot-seat-help = Вы ходите по очереди, а карты скрывает занавес.
lobby-friend = { $seats ->
    [2] Игра с другом
   *[other] Игра с друзьями
 }
    .short = { $seats ->
        [2] С другом
       *[other] С друзьями
     }
lobby-friend-help = { $seats ->
    [2] Вы посылаете ссылку, по ней друг садится за стол.
   *[other] Вы посылаете ссылки, по ним друзья садятся за стол.
 }
lobby-friend-which = { $seats ->
    [2] Выберите сторону. Затем вы получите ссылку для друга.
   *[other] Выберите сторону. Затем вы получите по ссылке для каждого из остальных.
 }
lobby-starting = Начинаем…
lobby-problem-offline = Сервер недоступен. Партия не начата: попробуйте чуть позже.
lobby-problem-choices = Не сочетается с другими настройками: { $options }.
lobby-problem-too-many = Отсюда начато слишком много партий за короткое время. Подождите немного и попробуйте снова.
lobby-invite-title = Партия готова
lobby-invite-help = { $links ->
    [1] Пошлите эту ссылку другу. У кого ссылка, у того и место.
   *[other] Пошлите каждому из друзей одну из этих ссылок. У кого ссылка, у того и место.
 }
lobby-invite-for = Ссылка: { $seat }
lobby-invite-copy = Скопировать
# Что отправляется вместе со ссылкой. $game: название игры; $seat: сторона.
lobby-invite-text = Вас приглашают сыграть. Игра: { $game }. Ваша сторона: { $seat }.
lobby-invite-share = Поделиться…
lobby-invite-copied = Скопировано
lobby-invite-copy-yourself = Ссылка выделена: скопируйте её (Ctrl+C).
lobby-invite-enter = За стол
lobby-invite-again = Ссылку можно снова найти в меню партии.

## Лобби: сохранённая партия

opening-heading = Открыть запись
opening = Открыть сохранённую партию…
opening-reading = Читаем…
opening-help = Сохранение, стенограмма, документ с данными или журнал из программы сообщества для цифрового издания. Файл можно и просто перетащить сюда.
opening-bad-record = Этот файл не открыть: такую запись партии стол прочесть не может.
opening-disagreement = То, что рассказано в файле, расходится с правилами, поэтому партия не открыта.
opening-too-large = Для записи партии этот файл слишком велик.
opening-watch = Смотреть с начала
opening-play = Играть дальше
opening-play-help = Или продолжите с того места, где она прервана. Файл у вас, и вы можете знать из него все карты; приглашённые видят только свои.
opening-by-hand = Играли за настоящим столом, своим кубиком или картами; так партия и продолжится: все игроки у этого экрана.
opening-unfinished = не окончена
opening-habits = Кое-что в журнале рассказано по-своему

## Лобби: другие настройки

lobby-more = Другие настройки
# $game: название игры.
lobby-more-of = { $game }: другие настройки
lobby-scenario = Сценарий
lobby-seats = Кто играет
lobby-seat-here = У этого экрана
lobby-seat-invite = Друг, по ссылке
lobby-seat-bot = { $bot } (бот)
lobby-table = За настоящим столом
lobby-table-help = Коробка с игрой перед вами, а этот экран ведёт поле. Все игроки сидят здесь.
lobby-table-no = Нет, бросает и сдаёт программа
lobby-table-dice = Кубик бросаем сами
lobby-table-cards = И кубик бросаем, и карты сдаём сами
lobby-table-unknown = Чьи карты остаются тайной
lobby-table-unknown-help = О таких картах программа спрашивает, только когда их показывают или когда они важны.
lobby-presets = По каким правилам играть
# Настройки меняли по одной, и ни одному набору они больше не соответствуют.
lobby-preset-own = Свой выбор
lobby-preset-own-help = Так, как вы выбрали ниже.
lobby-options = Настройки
lobby-rule = Правило, п. { $rule }
lobby-start = Начать партию
lobby-start-watching = Смотреть, как играют
lobby-usual = Вернуть обычные настройки

## Лобби: партии игрока

lobby-running = Ваши партии
lobby-nothing-running = Сейчас вы ни во что не играете. Начните партию, и она будет ждать вас здесь, в этом браузере.
lobby-your-move = Ваш ход
lobby-their-move = Ход: { $who }
lobby-continue = Продолжить
lobby-watch = Смотреть
lobby-look = Взглянуть
lobby-invitation = Ссылка-приглашение
lobby-you = вы
lobby-you-as = { $nickname } (вы)
lobby-somebody = кто-то
lobby-nobody-yet = пока никого
lobby-online = сейчас здесь
lobby-guided = с наставником
lobby-match-more = Ещё об этой партии
lobby-goes-on = Начата новая партия: ваше место за вами
lobby-finished = Оконченные
lobby-watch-again = Пересмотреть
lobby-download = Скачать

## Приглашение

join-welcome = Вас приглашают в игру
# $host: кто приглашает; $game: название игры.
join-welcome-by = { $host } приглашает вас сыграть: { $game }
join-welcome-to = Вас приглашают сыграть: { $game }
# Дальше стоит название стороны.
join-side = Ваша сторона:
join-welcome-help = Скажите другим, кто вы, и садитесь за стол.
join-name = Ваше имя
join-sit-down = Сесть за стол
join-joining = Садимся…
join-busy = Сервер сейчас очень занят. Подождите немного и попробуйте снова.
join-dead = Это приглашение больше не действует
join-dead-help = Ссылку заменили новой, или за это место уже играет бот. Попросите новую у того, кто её прислал.
join-without-key = В этом адресе нет приглашения
join-without-key-help = Ссылка-приглашение заканчивается знаком «#» и длинным рядом букв. Возможно, её конец потерялся: откройте ссылку ещё раз или попросите прислать её снова.
join-to-lobby = В лобби

## Where the links in mails lead

mail-confirm = Сообщения по почте
mail-confirm-help = Когда вас ждёт вопрос, а вас нет за столом, или когда после конца партии для вас начата новая, Realpolitik напишет на этот адрес. Через сутки после конца партии адрес, указанный для неё, забывается. В каждом письме есть ссылка, которая прекращает письма.
mail-confirm-do = Да, пишите мне
mail-confirmed = Вам будут приходить письма
mail-confirmed-help = Это относится ко всем партиям, для которых вы укажете этот адрес в том же браузере.
mail-stop = Больше не писать
mail-stop-help = Realpolitik забудет этот адрес во всех партиях, для которых его указали.
mail-stop-do = Прекратить письма
mail-stopped = Писем больше не будет
mail-stopped-help = Стол забыл этот адрес. Ваши партии и места остаются как есть.
mail-nothing = Эта ссылка не действует
mail-nothing-help = По ней уже переходили, она устарела или потеряла конец по дороге.
mail-failed = Сейчас сервер не может этого сделать. Подождите немного и попробуйте ещё раз.

## Правила

rules-letters = АБВГДЕЖЗИ
rules-title = { $game }: правила
rules-contents = Содержание
rules-search = Поиск по правилам
rules-found = { $sections ->
    [one] { $sections } пункт
    [few] { $sections } пункта
   *[many] { $sections } пунктов
 }
rules-nothing-found = По запросу «{ $query }» ничего не найдено.
rules-none = Правила этой игры ещё никто не записал.
rules-no-game = Такой игры нет.

## Tables with mats: World Order. Units and resources.
unit-money = деньги
unit-vp = ПО
unit-research = исследование
points = { $n } ПО
how-many = Сколько
choose-country = Выберите страну на поле или на своём планшете.

## The bar: the stage of the game, everybody’s points, majorities, what comes at random.
instrument-stage = Раунд
    .help = Раунд, его фаза и ход; регионы оцениваются в конце 3-го и 6-го раундов
stage-aloud = раунд { $round } из { $of }, { $where }
stage-none = подготовка к игре
stage-set_up = подготовка к игре
stage-preparation = приготовления
stage-actions = действия
stage-research = исследование
stage-random_influence = случайное влияние
stage-aftermath = последствия
stage-turn = ход { $turn } из { $turns }
stage-scores = в конце подсчёт
instrument-scores = Победные очки
    .help = В порядке хода; малая цифра — место на шкале порядка хода
instrument-majorities = Превосходство
    .help = Кто впереди по деньгам, армиям на поле и союзникам и что это даст в конце; нажмите, чтобы увидеть всех
instrument-random_influence = Далее
    .help = Что сделают в конце раунда державы, за которые никто не играет
# $army: yes or no.
arrival = { $power }: { $region }{ $army ->
    [yes] , с армией
   *[no] { "" }
 }
arrival-trade = покупает ({ $power })

## Plates: regions and countries.
plate-engage-cost = Сколько стоит вам сотрудничество здесь
plate-scores = в зачёт
plate-slots-open = { $n ->
    [one] { $n } ячейка свободна
    [few] { $n } ячейки свободны
   *[many] { $n } ячеек свободно
 }
    .short = своб.: { $n }
plate-standing = { $power }: влияние { $tokens }, место { $place }, +{ $bonus } ПО, армии { $armies }
plate-stacks = Карт стран осталось: { $left } и { $right }
country-value = ценность { $n }
country-invest = инвестиция { $n }
country-exports = покупает: { $what }
country-imports = продаёт: { $what }
country-base = база: { $who }
country-barred = закрыто: { $who }
ally-ready = развёрнут
ally-exhausted = перевёрнут
ally-twin = со второй картой под ним
ally-fdi = инвестиции { $n }
ally-base = базы { $n }
tag-fdi = ПИИ
tag-base = БАЗА
short-europe = Евр.
short-central_asia = Ц. Азия
short-americas = Ам.
short-mena = БВСА
short-africa = Африка
short-south_asia = Ю. Азия
short-east_asia_pacific = В. Азия

## Mats.
mat-of = { $who }: планшет
mat-unfold = Показать весь планшет: { $who }
mats-others = Другие
mat-purse = Деньги и ресурсы
mat-priority = Приоритет
mat-prosperity = Процветание
mat-advantages = Преимущества
mat-developments = Развитие
mat-decree = Указ
mat-used = использовано
mat-once = раз в раунд
mat-later = ещё не действует
mat-ready = готов
mat-commerce = ВЭД
    .help = Карты ВЭД, по которым другие ещё могут купить в этом раунде, и уже перевёрнутые
mat-track = Производство { $n } из { $end }
mat-resource = { $name }: { $n }, производство { $track } из { $end }
mat-counts = Колода { $deck } · сброс { $discard } · влияния осталось { $tokens } · жетонов сотрудничества { $engage }
priority-domestic = Внутренняя политика
priority-diplomatic = Внешняя политика
priority-military = Военная политика
bonus-research = исследование +{ $n }
bonus-engage_discount = сотрудничество −{ $n }
bonus-threat = угроза +{ $n }
bonus-defence = оборона +{ $n }
short-prosperity = процветание { $n }
short-allies = { $n ->
    [one] { $n } союзник
    [few] { $n } союзника
   *[many] { $n } союзников
 }
short-fdi = ПИИ { $n }
short-bases = { $n ->
    [one] { $n } база
    [few] { $n } базы
   *[many] { $n } баз
 }
short-commerce = ВЭД { $ready }/{ $of }
cards-front = Сыграно в этом раунде
cards-seen = На руке, как всем известно
cards-deck = Сверху колоды
cards-discard = Сброс
turns-played = сыграно ходов: { $n } из { $of }
seat-not-played = не участвует

## Shelves: the market and the developments.
shelf-market = Рынок
shelf-market-deck = колода { $n } ▸ новые слева, уходят справа
shelf-developments = Развитие
shelf-next-level = ваш следующий уровень: { $n }
development-told = { $title }, уровень { $level }, { $vp } ПО, осталось { $left }

## Faces of cards.
card-cost = Сколько исследования стоит карта
card-level = Уровень { $n }
family-advantage = стратегическое преимущество
family-decree = указ
family-random_influence = случайное влияние

## Actions in several parts.
strip-sold = Продано
strip-bought = Куплено
strip-exports-left = осталось операций экспорта: { $n }
strip-imports-left = осталось операций импорта: { $n }
strip-cost = цена { $n }
strip-have = у вас { $n }
strip-instead = или за каждую деньгами: { $n }
strip-made = Произведено
strip-used = Израсходовано
strip-types-left = ещё типов: { $n }

## The end of a round and of the game: points by source.
round-end = Конец раунда { $round }
round-end-go-on = Дальше
final-scoring = Итоговый подсчёт, ПО
totals-all = Всего

## In the lobby: how many play, and which sides.
lobby-players = Игроков
lobby-who = Кто играет

## On a phone: one thing at a time.
tab-world = Мир
tab-mat = Планшет
tab-others = Другие
tab-market = Рынок
tab-log = Журнал

## Как игроки сами заканчивают партию; кнопка переспрашивает.

end-the-game = Закончить партию
draw-offer = Предложить ничью
    .help = Партия закончится без победителя, если согласятся все за столом
resign = Сдаться
    .help = Вы проиграете, и партия на этом закончится.
resign-to-bot = Ваше место навсегда займёт бот, а остальные продолжат играть.
    .rated = Ваше место навсегда займёт бот, а остальные продолжат играть. В рейтинге вы окажетесь позади всех, кто остался.
resign-sure = Да, сдаюсь

## Для тех, кто пользуется клавиатурой.

skip-links = Быстрые переходы
skip-to-content = К содержимому
skip-to-question = К вопросу
skip-to-board = К полю
skip-to-log = К журналу

## Стол на большом экране, к которому никто не прикасается.

tv = На большой экран
    .help = Для телевизора: партия глазами зрителей, крупным шрифтом и без кнопок
tv-last-card = Последняя карта

## Как быстро идёт партия. Ход длится с вопроса игроку до вопроса кому-то другому.

clock = Время
clock-none = Без часов
clock-choose-live = За один присест
clock-choose-days = По переписке
clock-minutes = Минут на игрока
clock-increment = Секунд добавляется после хода
clock-days-each = Дней на ход
# $minutes: for each player; $increment: seconds that each turn adds.
clock-live = { $increment ->
    [0] Сразу, { $minutes } мин
   *[other] Сразу, { $minutes } мин + { $increment } с
 }
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
 }
clock-out = Когда время выйдет
clock-out-bot = место займёт бот
clock-out-loss = партия проиграна
clock-out-many = Когда у кого-то выйдет время, его место займёт бот, а остальные продолжат играть.
time-days = { $days } дн { $hours } ч
time-hours = { $hours } ч { $minutes } мин
time-minutes = { $minutes } мин
# $time: «4:07», «2 дн 6 ч».
time-left = Осталось времени: { $time }
# Read aloud at certain moments.
time-you-have = У вас осталось { $time }.
time-out = время вышло

## Столы, за которые может сесть любой.

open-to-anybody = Свободное место может занять любой
    .help = Стол виден на этой странице всем, кто заходит на сервер. Ссылки тоже действуют.
open-tables = Открытые столы
open-tables-none = Здесь видны партии, для которых ищут соперника; сейчас таких нет. Откройте свой стол, и за него сядет кто захочет.
open-tables-open = Открыть стол
open-tables-no-more = Больше столов нет.
open-tables-game = Игра
open-tables-seats = Свободно
open-tables-options = Настройки
open-tables-pace = Время
open-tables-out = Если время выйдет
open-tables-by = Кто приглашает
open-tables-usual = обычные
open-tables-yours = Ваш стол
open-tables-sit-down = Сесть
# Та же кнопка вслух.
open-tables-sit = { $game }: сесть за стол, сторона: { $seat }
open-tables-newer = Новее
open-tables-older = Старше
lobby-anybody = С кем угодно
    .short = С кем угодно
lobby-anybody-help = Вы открываете стол здесь, и за него садится кто захочет.
lobby-anybody-which = Выберите сторону. Вы ждёте у доски, пока кто-нибудь не придёт.
lobby-open = открыт для всех

## Свои партии: убрать или удалить.

lobby-archive = Убрать
lobby-unarchive = Вернуть
# $n: how many.
lobby-archived = Убрано: { $n }
lobby-delete = Удалить
    .help = Партия и её запись исчезнут у всех и навсегда.
lobby-delete-sure = Да, удалить

## Анимированная картинка отрезка партии.

picture = Анимация
picture-begin = Начать здесь
picture-end = Закончить здесь
picture-last-turn = Последний ход
# $n: сколько моментов показано; $from, $to: первый и последний из них.
picture-stretch = Моменты { $from }–{ $to }: { $n ->
    [one] { $n } картинка
    [few] { $n } картинки
   *[many] { $n } картинок
 }
picture-make = Создать анимацию
picture-making = Момент { $n } из { $of }
picture-cancel = Отменить
picture-failed = Этот браузер не может создать анимацию.
picture-download = Скачать
picture-share = Поделиться…
# $size: «840 кБ».
picture-size = Анимированный GIF, { $size }

## Комментарии к моментам завершённой партии.

comments = Комментарии
# Комментарий на шкале повтора. $who: автор; $text: что он написал.
comment-of = { $who }: { $text }
comment-write = Прокомментировать этот момент
# $at: сколько ответов было дано.
comment-on = Что вы скажете о моменте { $at }?
comment-send = Отправить
comment-drop = Не надо
comment-remove = Удалить комментарий
## Игроки и чат: заблокировать, пожаловаться, кому можно говорить.

people = Игроки и чат
chat-for-me = Показывать мне чат этой партии
chat-quiet = Здесь говорят только те, кто сидит за столом.
people-quiet = Говорить могут только сидящие за столом
# $who: a nickname, or a side.
people-block = Заблокировать: { $who }
    .help = Вы не будете видеть открытые столы друг друга и не сможете за них сесть, а вы не увидите, что пишет этот игрок. Ему об этом не скажут.
people-block-sure = Да, заблокировать
people-blocked = Заблокировано.
people-blocks = Вы заблокировали:
people-unblock = Разблокировать: { $who }
people-report-name = Пожаловаться на имя: { $who }
people-report-line = Пожаловаться на это сообщение
people-report-why = Что с ним не так? Это прочтёт владелец сервера.
people-report-send = Отправить жалобу
people-reported = Спасибо. Владелец сервера её увидит.
# Read aloud, of a button at a line of the chat.
people-about-line = Заблокировать или пожаловаться: { $who }

## Учётная запись: свои партии в любом браузере.

account = Мои партии всегда со мной
account-help = Укажите адрес электронной почты: в каждом браузере, в котором вы откроете ссылку из нашего письма, будут те же партии, места и имя. Пароля нет, и без этого всё тоже работает.
account-mail = Адрес электронной почты
account-ask = Прислать ссылку
account-asked = Письмо отправлено на { $mailbox }. Ссылка действует один раз, 30 минут: откройте её в том браузере, в котором хотите играть.
account-bad = Это не адрес электронной почты.
account-in = Ваши партии хранятся под адресом { $mailbox }.
account-leave = Выйти
    .help = Этот браузер забудет ваши партии; под вашим адресом они останутся.
account-leave-here = Да, здесь
account-leave-everywhere = Во всех браузерах
account-delete = Удалить учётную запись
    .help = Мы забудем адрес. Ваши партии останутся только в этом браузере.
account-delete-sure = Да, удалить
account-open = Войти как { $mailbox }?
# $n: how many games this browser has.
account-open-games = { $n ->
    [0] В этом браузере будут все партии, которые хранятся под адресом { $mailbox }.
    [one] В этом браузере { $n } партия. Она тоже будет храниться под адресом { $mailbox }: играть её сможет тот, кто читает эту почту.
    [few] В этом браузере { $n } партии. Они тоже будут храниться под адресом { $mailbox }: играть их сможет тот, кто читает эту почту.
   *[other] В этом браузере { $n } партий. Они тоже будут храниться под адресом { $mailbox }: играть их сможет тот, кто читает эту почту.
 }
account-open-leaves = Сейчас в этом браузере выполнен вход как { $mailbox }; он завершится, а партии останутся там.
account-open-else = Если это не ваш адрес, закройте эту страницу.
account-open-do = Войти как { $mailbox }
account-opened = Вы вошли
account-opened-help = В этом браузере теперь все партии, которые хранятся под адресом { $mailbox }.
account-again = Попробовать ещё раз

## Рейтинговые партии.

rated-choose = На рейтинг
    .help = Результат изменит рейтинг обоих игроков в этой игре и за эту сторону. Если ход вернут по согласию, партия продолжится без рейтинга.
    .many = Занятые места изменят рейтинг каждого в этой игре и за эту сторону. Кто сдастся или просрочит время, станет последним, а играть за него будет бот. Если ход вернут по согласию, партия продолжится без рейтинга.
# $seats: how many play.
rated-needs-clock = { $seats ->
    [2] Партия может идти на рейтинг, если в ней есть часы и просрочка времени ведёт к поражению.
   *[other] Партия может идти на рейтинг, если в ней есть часы.
 }
# $points: the rating; $deviation: how far it may be off.
rating-told = Рейтинг: { $points }, погрешность: { $deviation }
rating-provisional = Рейтинг: { $points }, погрешность: { $deviation }; партий пока мало
rated-state = { $state ->
    [counted] на рейтинг
    [takeback] уже без рейтинга: ход был возвращён
    [bot] без рейтинга: играет бот
    [account] без рейтинга: учётной записи больше нет
   *[yes] на рейтинг
 }
