### Отчёт о партии: графики, таблицы и переломные моменты.

## Страница.

report-title = { $game }: отчёт о партии
report-scenario = Сценарий
report-options = Настройки
report-as-usual = обычные
report-unfinished = Партия ещё не окончена: вот что в ней было до сих пор.
report-answers = Решений и бросков
report-charts = Графики
report-log = Что произошло
report-no-charts = Графики рисует библиотека matplotlib, которая здесь не установлена. Установить её: { $command }
report-turning-points = Переломные моменты
    .help = { $game ->
        [world-order] Баланс — это отрыв державы: её ПО минус ПО лучшей из остальных.
        [labyrinth] Баланс — это ресурсы стран с хорошим правительством минус удвоенные ресурсы стран с исламистским: так решается партия, когда заканчивается последняя колода.
        [red-sea] Баланс — это победные очки вместе с тем, что принесли бы все регионы, если бы их подсчитали прямо сейчас; обе горячие точки вместе с большей частью Африки — это победа, и она считается за { $winning }.
       *[other] Баланс — это победные очки вместе с тем, что принесли бы все регионы, если бы их подсчитали прямо сейчас; контроль над Европой — это победа, и он считается за { $winning }.
     } Здесь названы те части партии, которые сдвинули баланс сильнее всего: если они не просто отменили предыдущий ход соперника и не были отменены ответом. Номера те же, что на { $game ->
        [labyrinth] первом графике
        [world-order] первом графике
       *[other] графике счёта
     }.
report-no-turning-points = Пока ничто не сдвинуло баланс хотя бы на 2 очка.
report-swing = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
 } в пользу { SIDE($side, form: "gen") }
report-balance = баланс { $before } → { $after }
report-lasting = удержалось { $n }
report-points = победные очки
report-resources = ресурсы: хорошие { $good }, исламистские { $islamist }
report-operations = Операции
report-operations-total = Всего ОО
report-luck = Кубики
report-luck-all = Все броски по порядку
report-cards = Карты
report-every-card = Каждая карта и что с ней стало
report-standings = Регионы в конце партии
    .now = Регионы сейчас
    .help = Влияние и положение каждой стороны и то, что принёс бы подсчёт.
report-special-space = { $held ->
    [control] очки { SIDE($side, form: "gen") } удваиваются
    [ahead] { SIDE($side, form: "dat") } ещё 1 очко
   *[other] ничего
 }
held-absent = влияния нет
held-presence = есть влияние
held-ahead = больше влияния
held-control = контроль
report-percent = { $n } %
report-countries = Страны в конце партии
    .now = Страны сейчас
report-plots = Теракты
report-plots-all = Все теракты по порядку
report-hidden = скрыт
report-ranking = Места
    .now = Места на сейчас
report-lead = { $who }: отрыв от лучшего из остальных вырос на { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
 }
report-vp = ПО по источникам и раундам
    .help = Что каждая держава получила и потеряла и сколько у неё было в конце каждого раунда.
report-vp-all = Каждый источник по раундам
report-total = Всего
report-gained = { $gained } → { $total }
report-round = Раунд { $n }
report-regions = Регионы при подсчётах
    .help = Место по фишкам, затем по армиям; фишки, армии и ПО за фишки и место.
report-scoring = После раунда { $n }
report-no-scoring = Подсчётов ещё не было.
report-not-filled = { $region } (не заполнен)
report-place = место { $n }
report-tokens = { $n } { $n ->
    [one] фишка
    [few] фишки
   *[many] фишек
 }
report-armies = { $n } { $n ->
    [one] армия
    [few] армии
   *[many] армий
 }
report-economy = Экономика
report-prosperity = Процветание
report-developments = Карты развития
report-stock = Ресурсы в конце каждого раунда
report-trade = Торговля
    .help = Строка — покупатель, столбец — продавец: единицы и сколько за них заплачено. Экспорт уходит в запас; державы, за которые никто не играет, тоже продают.
report-deal = { $units } { $units ->
    [one] единица
    [few] единицы
   *[many] единиц
 } за { $money }
trade-allies = Союзники
trade-supply = Запас (экспорт)
report-threats = Понесённые угрозы
    .help = Строка — держава, которой угрожали, столбец — та, что угрожала.
report-no-threats = Ни одна угроза не сработала.
report-threats-all = Все угрозы по порядку

## Столбцы таблиц.

column-side = Сторона
column-kind = Вид
column-rolls = Бросков
column-succeeded = Удачных
column-expected = Ожидалось
column-luck = Везение
column-swing = Выигрыш во влиянии
column-expected-swing = Ожидалось влияния
column-swing-luck = Везение во влиянии
column-when = Когда
column-where = Где
column-dice = Кубики
column-chance = Шанс
column-outcome = Исход
column-card = Карта
column-uses = Что с ней стало
column-place = Где она теперь
column-region = Регион
column-net = Подсчёт принёс бы
column-country = Страна
column-governance = Правительство
column-alignment = Отношение к США или взгляды
column-resources = Ресурсы
column-cells = Ячейки
column-troops = Войска
column-plot = Теракт
column-rank = Место
column-power = Держава
column-vp = ПО
column-tokens = Фишек на поле
column-money = Деньги
column-source = Источник
column-round = Раунд
column-buyer = Покупатель
column-threatened = Кому угрожали
column-opponent = Кто
column-threat = Угроза
column-defence = Оборона

outcome-won = удача
outcome-lost = неудача
outcome-tied = ничья

## Когда: часть партии.

part-setup = Подготовка
part-deal = Раунд { $turn }, раздача
part-headline = Раунд { $turn }, начальное событие { SIDE($side, form: "gen") }
part-action = Раунд { $turn }, ход { $round }, { SIDE($side, form: "nom") }
part-end-of-turn = Раунд { $turn }, конец
part-final-scoring = Финальный подсчёт очков
part-phase = Раунд { $turn }, фаза действий { $round }, { SIDE($side, form: "nom") }
part-plots = Раунд { $turn }, непредотвращённые теракты
part-preparation = Раунд { $round }, приготовления
part-power-turn = Раунд { $round }, ход { $turn }, { $who }
part-research = Раунд { $round }, исследование
part-random-influence = Раунд { $round }, случайное влияние
part-aftermath = Раунд { $round }, последствия
part-scoring = Подсчёт очков после раунда { $round }

## Карты.

fate-headline = Начальное событие
fate-event = Событие
fate-operations = Операции
fate-space-race = Космическая гонка
fate-triggered = Вызвана другой картой
fate-discarded = Сброшена
fate-flashpoint = Открыта в горячей точке
fate-reserves = Пополнение резервов
fate-reassessment = Пересмотр взглядов
fate-played = Сыграна
fate-asset = Сыграно стратегическое преимущество
fate-decree = Сыгран указ
fate-passed = Пас
fate-put-down = Отложена лицом вниз
fate-bought = Взята с рынка
fate-trashed = Удалена из игры
fate-developed = Карта развития
use = { $fate } ({ $who ->
    [nobody] раунд { $turn }
   *[other] { $who }, раунд { $turn }
 }{ $opponent ->
    [1] , с событием противника
   *[other] { "" }
 })
lies-hand-us = на руке у США
lies-hand-ussr = на руке у СССР
lies-draw-pile = в колоде
lies-bottom = под колодой, у всех на виду
lies-discard-pile = в сбросе
lies-removed = убрана из игры
lies-table = на столе
lies-unseen = на неизвестной руке или в колоде
lies-hand-jihadist = на руке у исламистов
lies-lapsing = действует до конца раунда
lies-first-plot = первый теракт раунда

## Графики.

chart-score = Счёт
    .help = Победные очки и они же вместе с тем, что принёс бы подсчёт всех регионов. Выше черты впереди США, ниже — СССР. Пунктир: столько очков приносит победу ({ $winning }).
chart-regions = Что принесли бы регионы
    .help = Выше черты подсчёт принёс бы очки США, ниже — СССР. Треугольники: регион подсчитан и принёс столько очков.{ $game ->
        [red-sea] {" "}То, что добавляют морские пути, учтено.
       *[other] { "" }
     }
chart-standings = Положение в регионах
    .help = Тонкая полоса — присутствие, средняя — превосходство, широкая — контроль.{ $game ->
        [red-sea] {" "}На морских путях: есть влияние, его больше, чем у соперника, контроль.
       *[other] { "" }
     }
chart-defcon = DEFCON
    .help = Уровень в конце каждого хода. На уровне 1 партия проиграна.
chart-influence = Влияние по регионам
    .help = Всё влияние стороны в регионе{ $game ->
        [red-sea] {" "}(Египет входит в оба) и на морских путях
        [world-order] {" "}в конце каждого раунда: фишки обоих видов, в том числе местной власти и держав, за которые никто не играет; 0 — подготовка
       *[other] { "" }
     }.
chart-operations = Операции по видам
    .help = ОО по той ценности, которую карты имели, когда их тратили; сюда входят и операции, полученные от событий.
chart-luck = Везение на кубиках
    .help = На сколько удачных бросков было больше, чем следовало ожидать. Ожидание точное: учтены все исходы броска и модификаторы той минуты. { $game ->
        [labyrinth] Операции и события записаны той стороне, которая бросает. То, что просто случается, записано США: страна оказалась нормальной, взгляды совпали с их собственными, престиж вырос.
       *[other] Ничья считается за половину; когда бросают обе стороны, везение записано той, что действует. Кубик, число которого по событию назвали, броском не считается.
     }{ $game ->
        [red-sea] {" "}При перевороте в горячей точке открывают карту: удача — если DEFCON остался прежним, а ожидалось это так часто, как часто такие карты лежали в колоде.
       *[other] { "" }
     }
chart-luck-over-time = Везение с ходом партии
    .help = То же самое, бросок за броском: растущая линия — полоса удач.
chart-cards = Судьба карт
    .help = Сколько раз карты каждой стороны постигла такая судьба.{ $game ->
        [world-order] { "" }
       *[other] {" "}Штриховка: произошло событие противника.
     }
chart-turn = Раунд
chart-victory = Ресурсы, которые приносят победу
    .help = Выше черты — ресурсы стран с хорошим правительством, ниже — с исламистским. Пунктир: победа США ({ $good }) и победа исламистов ({ $islamist }, если две из этих стран соседние; в игре в одиночку это не нужно). Номера — переломные моменты.
chart-governance = Правительства мусульманских стран
    .help = Сколько стран с каким правительством после каждой карты.
chart-tracks = Престиж и финансирование
    .help = Пунктир разделяет уровни каждой шкалы.
chart-relations = Мировое сообщество и США
    .help = Мнение мирового сообщества: выше черты — жёсткие меры, ниже — мягкая линия. Полоса у края — взгляды США; если мир стоит на другой стороне, это штраф ГВСТ.
chart-pieces = Войска и ячейки на карте
    .help = Отряды, с НАТО на 2 больше; ячейки спящие и активные, вместе с Садром.
chart-plots = Теракты
    .help = Сколько терактов с начала партии подготовлено, предотвращено и совершено.
chart-scores = Победные очки по ходу партии
    .help = ПО каждой державы. Фигуры стоят в концах раундов, номера — у переломных моментов.
chart-sources = Победные очки по источникам
    .help = ПО каждой державы за всю партию, у каждого источника своя буква там, где для неё есть место; потерянное лежит левее черты. Число — итог.
chart-money = Деньги
    .help = Сколько было у каждой державы в конце каждого раунда; 0 — подготовка.
chart-stock = Ресурсы
    .help = Единицы на планшете каждой державы в конце каждого раунда; 0 — подготовка.
chart-trade = Торговля между державами
    .help = Кто у кого покупал: единицы, под ними деньги. Чем больше единиц, тем темнее.
chart-round = Раунд
chart-money-axis = деньги
chart-sellers = продавец
chart-buyers = покупатель
chart-deal = { $units }
    .money = за { $money }
chart-good-resources = ▲ ресурсы при хорошем правительстве
chart-islamist-resources = ▼ ресурсы при исламистском
chart-countries = страны
chart-prestige = Престиж
chart-funding = Финансирование
chart-hard = жёсткие меры
chart-soft = мягкая линия
chart-world-posture = мировое сообщество
chart-us-posture = США
chart-troops = Войска
chart-cells = Ячейки
plots-placed = Подготовлено
plots-blocked = Предотвращено
plots-resolved = Совершено
chart-points = очки
chart-us-ahead = ▲ впереди США
chart-ussr-ahead = ▼ впереди СССР
chart-vp = победные очки
chart-balance = вместе с тем, что принесли бы регионы
chart-defcon-level = уровень
chart-ops = ОО
chart-luck-axis = удач сверх ожидания
chart-cards-axis = карты
chart-number = { $n }

luck-bar = { $successes } из { $rolls } (ожидалось { $expected })
luck-coup = Перевороты
luck-realignment = Снижение влияния
luck-war = Войны
luck-space-race = Космическая гонка
luck-contest = Состязания
luck-trap = Выход из затяжной войны
luck-event = События
luck-flashpoint = Карты горячих точек
luck-war-of-ideas = Идеологическая борьба
luck-recruit = Вербовка
luck-travel = Перемещение
luck-jihad = Джихад
luck-plot = Подготовка терактов
luck-plot-damage = Ущерб от терактов
luck-governance = Проверка стран
luck-posture = Взгляды
luck-prestige-direction = Престиж
