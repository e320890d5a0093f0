### Что говорит сам терминал.

## Перед игрой.

scenario = Сценарий: { $name }
options = Настройки: { $names }
you-play = Вы играете за: { $who }. { $opponent ->
    [random] Ваш соперник выбирает наугад.
    [cadet] Ваш соперник — кадет, он обдумывает одну карту вперёд.
    [officer] Ваш соперник — офицер, нейросеть, которая сама научилась игре.
    [strategist] Ваш соперник — стратег, нейросеть, которая считает вперёд.
    [flowchart] Ваш соперник действует по схеме из правил.
    [alone] Другую сторону ведёт схема из правил, и журнал объясняет, почему она действует именно так.
   *[other] Ваш соперник: { $opponent }.
 }
you-play-among = { $people ->
    [one] Вы играете за: { $who }.
   *[other] Вы играете по очереди за: { $who }.
 } С вами за столом: { $others }.
autosave = Партия сохраняется после каждого ответа в файле { $file }
autosave-problem = Партию не удаётся сохранить: { $problem }. Воспользуйтесь командой «{ command-save }».
welcome = Введите номер или название варианта. Команда «{ command-help }» подскажет, что ещё можно ввести.

## У вопроса.

prompt = { $who }{ $options ->
    [1] { " " }(Enter: 1)
   *[other] { "" }
 } >
prompt-over = (Enter — выйти из-за стола) >
chance = случай
unclear = Подходит несколько вариантов: { $names }. Введите название точнее.
no-such-number = Варианта с номером { $number } нет.
not-understood = Варианта «{ $text }» нет. Команда «{ command-why } { $text }» объяснит почему, «{ command-help }» подскажет, что ещё можно ввести.
type-something = Введите номер или название варианта либо «{ command-help }».
earlier = … { $n ->
    [one] и ещё { $n } более ранняя запись
    [few] и ещё { $n } более ранние записи
   *[many] и ещё { $n } более ранних записей
 } (подробнее — «{ command-log }»)
pass-the-keyboard = Теперь играет: { $who }. Передайте клавиатуру и нажмите Enter.

## Конец игры и уход.

kept = Партия сохранена в файле { $file }
    Чтобы продолжить: { $command }
over-kept = Партия сохранена в файле { $file }
    Чтобы просмотреть её снова: { $command }

## Команды: слово, как его вводить, что оно делает.

command-board = поле
    .usage = поле
    .help = игровое поле и шкалы
command-hand = рука
    .usage = рука
    .help = ваши карты и то, что вы знаете о картах соперника
command-card = карта
    .usage = карта [НАЗВАНИЕ или НОМЕР]
    .help = что делает карта: одна или все ваши
command-country = страна
    .usage = страна НАЗВАНИЕ
    .help = { $game ->
        [world-order] страна: ценность, торговля, базы, чей это союзник
       *[other] страна и её соседи
     }
command-discards = сброс
    .usage = сброс
    .help = сброшенные карты, карты, убранные из игры, и другие, известные всем; когда закончится колода
command-score = счёт
    .usage = счёт [РЕГИОН]
    .help = { $game ->
        [labyrinth] кто победил бы, если бы последняя колода закончилась сейчас
        [world-order] сколько ПО принёс бы подсчёт сейчас; об одном регионе — всё, что он значит
       *[other] сколько очков принёс бы сейчас каждый регион; об одном регионе — всё, что он значит
     }
command-effects = эффекты
    .usage = эффекты
    .help = действующие эффекты и что они значат
command-log = журнал
    .usage = журнал [СКОЛЬКО]
    .help = что произошло
command-reasons = причины
    .usage = причины
    .help = скрыть объяснения, почему сторона, которую ведут правила, действует именно так, или показать их снова
command-why = почему
    .usage = почему НАЗВАНИЕ
    .help = почему чего-либо нет среди вариантов
command-hint = совет
    .usage = совет
    .help = что выбрал бы на вашем месте кадет и почему
command-undo = отмена
    .usage = отмена
    .help = взять назад последний выбор, если с тех пор ничего не открылось
command-resign = сдаться
    .usage = сдаться
    .help = сдать партию
command-draw = ничья
    .usage = ничья
    .help = согласиться на ничью
command-save = сохранить
    .usage = сохранить ФАЙЛ
    .help = сохранить партию в файл
command-language = язык
    .usage = язык en, ru или pl
    .help = продолжить на другом языке
command-help = помощь
    .usage = помощь
    .help = этот список
command-quit = выход
    .usage = выход
    .help = выйти; партию можно будет продолжить

help = Введите номер варианта, его название или начало названия. У любого вопроса можно также ввести:
no-hand = Нет карт, которые можно показать.
no-effects = Сейчас не действует ни один эффект.
reasons-shown = Журнал объясняет, почему сторона, которую ведут правила, действует именно так. Команда «{ command-reasons }» это скроет.
reasons-hidden = Журнал не объясняет, почему сторона, которую ведут правила, действует именно так. Команда «{ command-reasons }» покажет это снова.
standings = { $game ->
    [labyrinth] Если бы последняя колода закончилась сейчас:
   *[other] Если бы подсчёт очков проводился сейчас:
 }
no-such-name = Ничего с названием «{ $text }» здесь нет.
name-needed = Введите ещё и название.
on-offer = Ничто этому не мешает: это есть среди вариантов.
nothing-to-undo = Взять назад нечего: после вашего последнего выбора был бросок кубика, открылось что-то скрытое или сделал выбор другой игрок.
undone = Последний выбор взят назад.
file-needed = Введите ещё и имя файла.
file-not-ours = Файл { $file } уже есть, и это не сохранённая партия: выберите другое имя.
not-saved = Не удалось записать файл { $file }: { $problem }
saved = Сохранено в файле { $file }
languages = Есть такие языки: { $names }

## Совет бота: вариант и причина одним предложением.

hint-given = Совет бота «{ $bot }»: { $option }. { $why }
no-hint = Советовать здесь нечего.

## Список игр.

games-scenarios = Сценарии (--scenario)
games-seats = Места (--seat): { $names }
games-presets = Наборы настроек (--preset)
games-options = Настройки (--option ИМЯ=ЗНАЧЕНИЕ{ $game ->
    [labyrinth] {" "}или --solo, --ideology УРОВЕНЬ, --decks N
   *[other] { "" }
 })
games-values = Значения: { $values }. Обычно: { $default }.
# Что это за игра, через точку с запятой.
trait-hidden = скрытая информация
trait-chance = случай
trait-secret = тайные одновременные решения
trait-alone = можно играть в одиночку
trait-questions = вопросов за партию: около { $n }

## Просмотр сохранённой партии.

replay-prompt = (Enter — дальше; { command-board }; { command-quit }) >
replay-help = Enter — дальше, «{ command-board }» показывает поле и карты на руках, «{ command-quit }» прекращает просмотр.
replay-unfinished = Здесь запись обрывается; партия не окончена.

## Стол на другом компьютере.

join-seats = За столом: { $names }
join-bot = { $name } (бот)
join-somebody = кто-то
join-nobody = пока никого
join-you-play = Вы играете за: { $who }.
join-you-watch = Вы наблюдаете.
join-watching = наблюдатель
join-lost = Связь потеряна. Пробуем снова…
join-back = Связь восстановлена.
join-chosen = Выбрано наугад: { $option }
join-taken-back = Выбор взят назад.
join-asked = Просьба взять ход назад ({ $who }): { $what } Введите «{ command-agree }» или «{ command-refuse }».
join-asked-others = Просьба взять ход назад ({ $who }): { $what }
join-asking = Вы просите других взять это назад: { $what } Команда «{ command-refuse }» снимает просьбу.
join-draw-asked = Предложение ничьей ({ $who }). Введите «{ command-agree }» или «{ command-refuse }».
join-draw-asked-others = Предложение ничьей ({ $who }).
join-draw-asking = Вы предлагаете другим ничью. «{ command-refuse }» снимает предложение.
join-still-asked = Ещё не ответили: { $who }.
join-times = Осталось времени: { $times }
join-time-out = время вышло
join-time-days = { $days } дн { $hours } ч
join-time-hours = { $hours } ч { $minutes } мин
join-seen = Известные карты на руке ({ $who }):
join-may-ask = Команда «{ command-takeback }» попросит других всё же взять его назад.
join-undo-instead = Просить никого не нужно: введите «{ command-undo }».
join-no-takeback = У вас нет выбора, который можно взять назад.
join-no-proposal = Никто вас ни о чём не просит.
join-no-reason = Этого нет среди вариантов; почему — сервер не сообщает.
join-text-needed = Введите ещё и то, что хотите сказать.
join-left = Вы вышли из-за стола. Место остаётся за вами: та же команда вернёт вас.
join-left-watching = Вы вышли из-за стола.

command-takeback = вернуть
    .usage = вернуть
    .help = попросить других взять назад ваш последний выбор, когда «{ command-undo }» невозможна
command-agree = согласие
    .usage = согласие
    .help = позволить другому игроку взять выбор назад; принять ничью
command-refuse = отказ
    .usage = отказ
    .help = не позволить; или снять собственную просьбу
command-say = сказать
    .usage = сказать ТЕКСТ
    .help = сказать что-нибудь всем за столом

## Шкалы стола на другом компьютере.

instrument-clock = Раунд
instrument-defcon = DEFCON
instrument-vp = Победные очки
instrument-military = Военные операции
instrument-space = Космическая гонка
instrument-piles = Карты
pile-deck = колода
pile-discard = сброс
pile-removed = убрано
join-hands = На руках
join-goal = нужно { $n }
join-flag = { $who }, { $up ->
    [yes] лицом вверх
   *[no] лицом вниз
 }

## Поле игры о холодной войне.

board-legend-battleground = { $sign } — ключевая страна
board-legend-flashpoint = { $sign } — горячая точка
board-legend-numbers = цифра — стабильность · влияние в [скобках] — контроль
board-legend-in-both = { $names } — в обоих регионах
marker-famine = голод
marker-centcom = ЦК ВС США: закрыто для { $who }
board-country = { $region }, стабильность { $stability }{ $battleground ->
    [1] , ключевая страна
   *[other] { "" }
 }{ $flashpoint ->
    [1] , горячая точка
   *[other] { "" }
 }
board-special-space = Ни в одном регионе, ни с чем не граничит, стабильность { $stability }
board-neighbours = Граничит: { $names }
board-turn = Раунд { $turn } из { $turns }
board-phase = { $phase ->
    [setup] подготовка
    [headline] начальные события
    [action] ход { $round } из { $rounds }, { SIDE($side, form: "number") ->
        [plural] ходят
       *[singular] ходит
     } { SIDE($side) }
   *[between] между ходами
 }
board-points = ПО: { SCORE($vp) }
board-defcon = DEFCON { $level }
board-defcon-open = перевороты и снижение влияния возможны везде
board-defcon-closed = перевороты и снижение влияния запрещены: { $regions }
board-military = Военные операции: США { $us }, СССР { $ussr } (нужно { $needed })
board-space = Космическая гонка
board-space-at = { SIDE($side) } { $box } { BOX($box) } (дальше: { $ops } ОО, 1–{ $roll })
board-space-end = { SIDE($side) } { $box } { BOX($box) }
board-passing = { CARD($card, form: "quoted") }: { SIDE($side, form: "key") ->
    [nobody] ни у кого
   *[other] { SIDE($side) }, { $up ->
        [1] лицом вверх
       *[other] лицом вниз
     }
 }
board-hands = На руках: США { $us }, СССР { $ussr }
board-piles = Колода { $deck }, сброс { $discard }, убрано { $removed }
board-effects = Действуют: { $names }
board-hand = Ваши карты (ОО, чьё событие; * — убирается после события):
board-hand-rest = У вас также есть, но здесь выбрать нельзя:
board-seen = Вы знаете эти карты соперника:
board-peeked = Вы смотрите эти карты колоды:
board-discards = Сброшены:
board-removed = Убраны из игры:
board-under-the-pile = Под колодой, сверху вниз:
board-picked = Выбраны из другой игры:
board-no-discards = Ни одна карта ещё не сыграна.
board-both = общее
board-columns = { $region }: стабильность, влияние США, влияние СССР

## Поле «Лабиринта».

terror-muslim = Мусульманский мир
terror-schengen = Шенгенская зона
terror-elsewhere = Остальной мир
terror-good = хор.
terror-fair = норм
terror-poor = плох
terror-islamist-rule = исл.
terror-ally = союз
terror-neutral = нейт
terror-adversary = враж
terror-hard = жёсткие
terror-soft = мягкая
terror-key = – не определилась · цифра — ресурсы ({ $oil } — экспортёр нефти) · { $mix } — полушиитская · { $sleeper } — спящие ячейки, { $active } — активные · { $troop } — войска, с НАТО на 2 больше · исл. — исламистское правительство · хор., норм, плох: США нужна карта достоинством 1, 2, 3
terror-plots = { $n ->
    [one] теракт
   *[other] теракты
 } { $values }
terror-wmd = ОМП
terror-backlash = ответная реакция
terror-regime-change = { $side ->
    [green] режим сменён только что
   *[tan] режим сменён
 }
terror-aid = помощь { $n }
terror-besieged = осада
terror-sadr = Садр
terror-cadre = вербовщик
terror-nato = НАТО
terror-country = { $type ->
    [sunni] Мусульманская (суннитская), ресурсы { $resources }
    [shia_mix] Мусульманская (полушиитская), ресурсы { $resources }
    [iran] Иран: по правилам ни мусульманская, ни немусульманская страна
    [us] США: их взгляды отмечены на шкале ГВСТ
   *[other] Немусульманская
 }{ $oil ->
    [1] , экспортёр нефти
   *[other] { "" }
 }{ $schengen ->
    [1] , Шенгенская зона
   *[other] { "" }
 }{ $recruit ->
    [0] { "" }
   *[other] , вербовка на 1–{ $recruit }
 }
## Его шкалы.

terror-prestige = Престиж { $n } ({ $level })
terror-relations = США: { $us }; мир: { $world ->
    [even] поровну
   *[other] { $world } { $n }
 }
terror-penalty = (штраф ГВСТ { $n })
terror-troops = Войска на шкале { $n } ({ $level })
terror-reserves = Резервы: США { $us }, исламисты { $jihadist }
terror-funding = Финансирование { $n } ({ $level })
terror-cells = Доступно ячеек { $n } (из { $of })
terror-available = Доступно терактов { $n }; запасы ОМП { $loose } и { $arsenal }
terror-us-aims = США: ресурсы при хорошем { $good }/12, страны с хорошим или нормальным { $fair }/15
terror-jihadist-aims = Исламисты: ресурсы { $islamist }/6, страны с плохим или исламистским { $poor }/15
level-low = низкий
level-medium = умеренный
level-high = высокий
level-very-high = очень высокий
level-overstretch = перенапряжение
level-war = война
level-low-intensity = малая интенсивность
level-tight = скудное
level-moderate = умеренное
level-ample = обильное
terror-turn = Раунд { $turn }
terror-phase = { $phase ->
    [setup] подготовка
    [jihadist] фаза действий исламистов, карта { $card } из { $cards }
    [us] фаза действий США, карта { $card } из { $cards }
    [plots] непредотвращённые теракты
   *[end] между фазами
 }
terror-deck = колода { $now } из { $of }
terror-hands = На руках: США { $us }, исламисты { $jihadist }
terror-lapsing = До конца раунда: { $names }
terror-first-plot = Первый теракт раунда: { $names }
terror-so-many-troops = { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
 }

## Поле World Order.

# Ресурсы и деньги: две буквы или знак.
world-energy = Эн
world-raw = Сы
world-food = Ед
world-goods = То
world-services = Ус
world-diplomacy = Ди
world-army = Ар
world-money = $
policy-diplomatic = дипл.
policy-economic = экон.
policy-military = воен.
policy-domestic = внутр.
# Столбцы таблицы регионов.
world-regions = Регион
world-column-permanent = Постоянное
world-column-temporary = Временное
world-column-armies = Армии
world-column-engage = Сотруднич.
world-column-standing = Места
world-open = Доступные страны
world-standing-and-open = Места и доступные страны
# Как читать таблицу. Аргументы — знаки, которые в ней стоят.
world-key = U США, E ЕС, R Россия, C Китай, L местная власть · число в ряду: ПО свободной ячейки · + рядом с ячейками · места: бонус за место сейчас, { $filled } заполнен, { $not_filled } не заполнен: очков не даст · страна: ценность, экспорт { $trades } импорт, { $barred } закрыта для · Эн энергия, Сы сырьё, Ед еда, То товары, Ус услуги, Ди дипломатия
# Один регион. $who: держава; $place: её место, столько-то фишек и армий; $vp: бонус.
world-placed = { $who }: место { $place }, фишки { $tokens }, армии { $armies }, { $vp } ПО
world-bonus = Бонусы за места: { $places }
world-zone = Зона интересов: { $powers }
world-engage-cost = Сотрудничество стоит дипломатии: { $costs }
world-stacks = Карты стран: левая стопка { $left }, правая стопка { $right }
world-covered = Под другими, но их видели: { $names }
# Одна страна. $powers: буквы; $evidence: components или doubtful.
world-invest = инвестиция { $n } $
world-bases = базы: { $powers }
world-evidence = { $evidence ->
    [doubtful] сомнительно
   *[other] прочитано с компонентов
 }
world-ally-of = союзник, { $who }: { $ally }
world-is-open = сейчас доступна
# Карта в списке: типы, исследование, верхний бонус; сколько она стоит на рынке.
world-card-ability = { $types }, исследование { $research }, +{ $bonus }
world-card-cost = , цена { $n }
world-card-development = уровень { $level }, { $vp } ПО, стоит { $cost }
world-card-vp = { $n } ПО
world-market = Рынок:
world-market-piles = В колоде { $deck }, в сбросе { $discard }
world-market-discard = Сброшено с рынка:
world-prices = Цены (экспорт/импорт): { $prices }
world-developments = Карты развития:
world-left = осталось { $n }
world-hand = Ваша рука:
world-offered = Ваши стратегические преимущества, часть которых вы оставите:
world-seen = На руке точно есть, { $who }:
world-discarded = Сброс, { $who }:
world-removed = Убрано из игры:
# $phase: set_up, preparation, actions, research, random_influence или aftermath.
world-when = { $phase ->
    [set_up] Подготовка к игре
   *[other] Раунд { $round } из 6
 }{ $phase ->
    [set_up] { "" }
    [preparation] { " " }· приготовления
    [actions] { " " }· ход { $turn } из 4
    [research] { " " }· исследование
    [random_influence] { " " }· случайное влияние
   *[aftermath] { " " }· последствия
 }
world-points = ПО
world-order = Порядок хода
world-random = Случайное влияние: { $names }; в колоде { $n }

## Планшеты: что считает каждая строка.

world-mat-vp = ПО
world-mat-money = Деньги
world-mat-priority = Приоритет
world-mat-prosperity = Процветание
world-mat-next = Дальше
world-mat-allies = Союзники
world-mat-fdi-and-bases = ПИИ, базы
world-mat-tokens = Фишки/сотр.
world-mat-commerce = Карты ВЭД
world-mat-cards = Рука/кол./сброс
world-mat-developed = Развитие
world-mat-unused = Преимущества
world-mat-turns = Сделано ходов
world-mat-key = Ресурсы: в запасе, + производится · дальше: цена и ПО следующего деления процветания · союзники: { $ready } развёрнуты, { $exhausted } перевёрнуты, { $fdi } ПИИ, { $base } базы · карты ВЭД: лицом вверх / вниз
world-mat-advantages = Стратегические преимущества
world-mat-decree = Указ
world-mat-developments = Карты развития
world-mat-front = Сыграно в этом раунде
world-mat-deck-known = Сверху колоды, верхняя последней
world-mat-seen = На руке видели
world-mat-discard = Сброс
world-mat-used = { $name } (использовано)
world-mat-down = { $name } (лицом вниз)

command-mats = планшеты
    .usage = планшеты
    .help = планшеты всех держав рядом
command-mat = планшет
    .usage = планшет ДЕРЖАВА
    .help = один планшет со всем, что на нём лежит
command-market = рынок
    .usage = рынок
    .help = карты на рынке и цены ресурсов
command-developments = развитие
    .usage = развитие
    .help = какие карты развития остались и у кого какие есть
command-region = регион
    .usage = регион НАЗВАНИЕ
    .help = регион: кто там и на каком месте, какие там страны

## За настоящим столом: исправления на поле и карты на руках, которых программа не знает.

command-set = исправить
    .usage = исправить ЧТО КАК
    .help = привести поле в порядок, если кубик или карты у вас свои: { $game ->
        [labyrinth] «исправить { correctable-status.word } ирак { value-poor-ally.word }», «исправить { correctable-posture.word } франция { value-hard.word }», «исправить { correctable-troops.word } ирак 6», «исправить { correctable-sleepers.word } ирак 2», «исправить { correctable-active.word } ирак 1», «исправить { correctable-aid.word } ирак 1», «исправить { correctable-prestige.word } 7», «исправить { correctable-funding.word } 5», «исправить { correctable-marker.word } НАЗВАНИЕ { value-on.word }», «исправить { correctable-card.word } НАЗВАНИЕ { value-discard.word }»
        [world-order] «исправить { correctable-money.word } сша 40», «исправить { correctable-stock.word } сша энергия 3», «исправить { correctable-vp.word } ес 12», «исправить { correctable-armies.word } европа сша 2», «исправить { correctable-permanent.word } европа 4 сша», «исправить { correctable-ally.word } иран китай», «исправить { correctable-card.word } НАЗВАНИЕ { value-discard-usa.word }»
       *[other] «исправить египет 2/0», «исправить defcon 3», «исправить по сша 4», «исправить военные ссср 2», «исправить космос сша 1», «исправить { correctable-passing.word } сша вверх», «исправить эффект НАЗВАНИЕ вкл», «исправить карта НАЗВАНИЕ сброс»
     }
command-hold = держит
    .usage = держит СТОРОНА КАРТЫ
    .help = на руке, которой программа не знает, оказываются эти карты: «держит { $game ->
        [labyrinth] исламисты
        [world-order] китай
       *[other] ссср
     } НАЗВАНИЕ, НАЗВАНИЕ»

set-usage = Введите, что исправить и как должно быть: { command-set.help }.
set-choices = { $what }. Можно поставить: { $values }. { $limits }
set-already = { $what }: так уже и есть, { $value }.
set-refused = На открытый вопрос тогда нельзя было бы ответить: сначала ответьте на него или введите «{ command-undo }».
set-not-here = Исправлять поле можно только там, где вы сами бросаете кубик или сдаёте карты: --dice hand, --cards hand.
hold-usage = Введите, чья это рука, и карты: { command-hold.help }.
hold-not-here = Здесь программа знает карты всех сторон. Если чья-то рука должна остаться тайной, начните с --cards hand --unknown СТОРОНА.
hold-known = Эта рука известна. Неизвестна рука: { $names }.
hold-elsewhere = Карты { CARD($card, form: "quoted") } на этой руке быть не может: её видели в другом месте.
hold-enough = Все карты этой руки уже известны.
matters = { $who }: что будет дальше, зависит от карт на этой руке, а программа их не знает. Назовите те, что важны (неизвестных карт: { $n }; пустая строка — больше нет).
matters-prompt = На руке ({ $who }) >
matters-all = Карты этой руки сейчас откроются: без их названий программа продолжить не может.
unknown-hand = { $who }: неизвестных карт на руке { $n }
names-left = Больше не принято: { $names }
unseen-cards = Введите любую из карт, которых ещё никто не видел ({ $n }), по названию или номеру; при раздаче — несколько через запятую.

## Как игроки сами заканчивают партию.

resign-sure = Вы проиграете, и партия на этом закончится. Чтобы сдаться, введите «{ command-resign } { yes }».
resign-to-bot-sure = Ваше место навсегда займёт бот, а остальные продолжат играть. Чтобы сдаться, введите «{ command-resign } { yes }».
resigned-to-bot = { $who }: игрок сдался, на этом месте продолжает бот «{ $bot }».
draw-sure = Партия на этом закончится. Если все согласны на ничью, введите «{ command-draw } { yes }».
draw-not-here = На ничью соглашаются только люди: они должны занимать все места, и никто не должен просить о чём-либо ещё.
