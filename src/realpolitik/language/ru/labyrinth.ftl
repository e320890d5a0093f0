### «Лабиринт: Война с террором»: стороны, страны, карты, операции, события, схема исламистов.
###
### Предложения могут начинаться со строчной буквы: прописную ставит программа. Части текстов карт (verb-…) пишутся ещё и
### без точки в конце. Функции описаны в английском файле.
###
### Формы в русском языке:
###   стороны   значение: заголовок · nom: подлежащее · gen: «карты исламистов» · dat: «карта достаётся исламистам»
###             number: число сказуемого, plural или singular: «США берут», но «игрок берёт»
###   страны    значение: заголовок · in: где · to: куда · from: откуда, всё с предлогом: «на Кавказе», «на Кавказ»,
###             «с Кавказа» · gen: «взгляды Кавказа»
###   карты     значение: заголовок · quoted: в предложении, в кавычках; кавычки внутри названия становятся „внутренними“
###   правительство, отношение, теракты: см. ниже
###
### Раунд (turn) — одна раздача карт; в нём чередуются фазы действий. Войска считают отрядами.

game-labyrinth = Лабиринт: Война с террором
length-labyrinth = Неравная игра: США против исламистов, или в одиночку; около двух часов.

scenario-lets-roll = Погнали!
    .help = 2001 год, сразу после терактов: США за «жёсткие меры», в Афганистане исламистское правительство.
scenario-call-me-al = Зовите меня Эл
    .help = 2001 год с другим президентом: как «Погнали!», но США за «мягкую линию», а «Оси зла» в колоде нет.
scenario-anaconda = Анаконда
    .help = 2002 год: войска США в Афганистане, исламисты рассеиваются по миру.
scenario-mission-accomplished = Миссия выполнена?
    .help = 2003 год: США в Ираке и Афганистане, силы перенапряжены, престиж низкий. Не для новичков.

## Настройки партии.

option-solitaire = Игра в одиночку
    .help = Один игрок играет за США; исламисты действуют по схеме из правил, а журнал говорит, какой строке они следуют.
option-ideology = Идеология
    .help = Насколько трудна игра в одиночку; каждый уровень включает предыдущие. Цельная: каждый успех теракта кладёт два жетона. Притягательная: каждый успех вербовки ставит две ячейки. Мощная: для большого джихада хватает перевеса ячеек над войсками в три. Заразная: США должны сыграть все свои карты. Вирулентная: неудачные броски джихада не убирают ячеек.
option-decks = Колоды
    .help = Длина партии: 1 колода — стандартная, 2 — турнир, 3 — кампания.
option-mini-decks = Три стопки
    .help = В игре в одиночку карты берут по очереди из стопок с нейтральными событиями, событиями исламистов и событиями США; руки от этого ровнее.
option-free-setup = Свободная расстановка
    .help = До первой карты стороны отмечают неопределившиеся страны так, как, по их мнению, обстояло дело в истории.
option-besieged-caliphate = Осада и при исламистах
    .help = Событие кладёт жетон осаждённого режима и в страну с исламистским правительством; источники об этом расходятся.

choice-baseline = обычная
choice-coherent = цельная
choice-attractive = притягательная
choice-potent = мощная
choice-infectious = заразная
choice-virulent = вирулентная

## Стороны. С окончанием -it — та же сторона, действующая снова: подлежащее по-русски опускается.

side-us = США
    .nom = США
    .gen = США
    .dat = США
    .number = plural
side-jihadist = исламисты
    .nom = исламисты
    .gen = исламистов
    .dat = исламистам
    .number = plural
side-player = игрок
    .nom = игрок
    .gen = игрока
    .dat = игроку
    .number = singular
side-nobody = никто
    .nom = ни одна из сторон
    .gen = ни одной из сторон
    .dat = ни одной из сторон
    .number = singular
side-us-it = они
    .nom = { "" }
    .gen = США
    .dat = США
    .number = plural
side-jihadist-it = они
    .nom = { "" }
    .gen = исламистов
    .dat = исламистам
    .number = plural
side-player-it = он
    .nom = { "" }
    .gen = игрока
    .dat = игроку
    .number = singular

## Страны и то, что стоит на месте страны: страна, выбранная только что; те, что выбраны только что; шкала вооружённых сил.

country-united-states = США
    .in = в США
    .to = в США
    .from = из США
    .gen = США
country-canada = Канада
    .in = в Канаде
    .to = в Канаду
    .from = из Канады
    .gen = Канады
country-united-kingdom = Великобритания
    .in = в Великобритании
    .to = в Великобританию
    .from = из Великобритании
    .gen = Великобритании
country-serbia = Сербия
    .in = в Сербии
    .to = в Сербию
    .from = из Сербии
    .gen = Сербии
country-israel = Израиль
    .in = в Израиле
    .to = в Израиль
    .from = из Израиля
    .gen = Израиля
country-india = Индия
    .in = в Индии
    .to = в Индию
    .from = из Индии
    .gen = Индии
country-scandinavia = Скандинавия
    .in = в Скандинавии
    .to = в Скандинавию
    .from = из Скандинавии
    .gen = Скандинавии
country-benelux = Бенилюкс
    .in = в Бенилюксе
    .to = в Бенилюкс
    .from = из Бенилюкса
    .gen = Бенилюкса
country-germany = Германия
    .in = в Германии
    .to = в Германию
    .from = из Германии
    .gen = Германии
country-eastern-europe = Восточная Европа
    .in = в Восточной Европе
    .to = в Восточную Европу
    .from = из Восточной Европы
    .gen = Восточной Европы
country-france = Франция
    .in = во Франции
    .to = во Францию
    .from = из Франции
    .gen = Франции
country-italy = Италия
    .in = в Италии
    .to = в Италию
    .from = из Италии
    .gen = Италии
country-spain = Испания
    .in = в Испании
    .to = в Испанию
    .from = из Испании
    .gen = Испании
country-russia = Россия
    .in = в России
    .to = в Россию
    .from = из России
    .gen = России
country-caucasus = Кавказ
    .in = на Кавказе
    .to = на Кавказ
    .from = с Кавказа
    .gen = Кавказа
country-china = Китай
    .in = в Китае
    .to = в Китай
    .from = из Китая
    .gen = Китая
country-kenya-tanzania = Кения/Танзания
    .in = в Кении/Танзании
    .to = в Кению/Танзанию
    .from = из Кении/Танзании
    .gen = Кении/Танзании
country-thailand = Таиланд
    .in = в Таиланде
    .to = в Таиланд
    .from = из Таиланда
    .gen = Таиланда
country-philippines = Филиппины
    .in = на Филиппинах
    .to = на Филиппины
    .from = с Филиппин
    .gen = Филиппин
country-iran = Иран
    .in = в Иране
    .to = в Иран
    .from = из Ирана
    .gen = Ирана
country-morocco = Марокко
    .in = в Марокко
    .to = в Марокко
    .from = из Марокко
    .gen = Марокко
country-algeria-tunisia = Алжир/Тунис
    .in = в Алжире/Тунисе
    .to = в Алжир/Тунис
    .from = из Алжира/Туниса
    .gen = Алжира/Туниса
country-libya = Ливия
    .in = в Ливии
    .to = в Ливию
    .from = из Ливии
    .gen = Ливии
country-egypt = Египет
    .in = в Египте
    .to = в Египет
    .from = из Египта
    .gen = Египта
country-sudan = Судан
    .in = в Судане
    .to = в Судан
    .from = из Судана
    .gen = Судана
country-somalia = Сомали
    .in = в Сомали
    .to = в Сомали
    .from = из Сомали
    .gen = Сомали
country-jordan = Иордания
    .in = в Иордании
    .to = в Иорданию
    .from = из Иордании
    .gen = Иордании
country-syria = Сирия
    .in = в Сирии
    .to = в Сирию
    .from = из Сирии
    .gen = Сирии
country-central-asia = Центральная Азия
    .in = в Центральной Азии
    .to = в Центральную Азию
    .from = из Центральной Азии
    .gen = Центральной Азии
country-indonesia-malaysia = Индонезия/Малайзия
    .in = в Индонезии/Малайзии
    .to = в Индонезию/Малайзию
    .from = из Индонезии/Малайзии
    .gen = Индонезии/Малайзии
country-turkey = Турция
    .in = в Турции
    .to = в Турцию
    .from = из Турции
    .gen = Турции
country-lebanon = Ливан
    .in = в Ливане
    .to = в Ливан
    .from = из Ливана
    .gen = Ливана
country-yemen = Йемен
    .in = в Йемене
    .to = в Йемен
    .from = из Йемена
    .gen = Йемена
country-iraq = Ирак
    .in = в Ираке
    .to = в Ирак
    .from = из Ирака
    .gen = Ирака
country-saudi-arabia = Саудовская Аравия
    .in = в Саудовской Аравии
    .to = в Саудовскую Аравию
    .from = из Саудовской Аравии
    .gen = Саудовской Аравии
country-gulf-states = Страны Залива
    .in = в странах Залива
    .to = в страны Залива
    .from = из стран Залива
    .gen = стран Залива
country-pakistan = Пакистан
    .in = в Пакистане
    .to = в Пакистан
    .from = из Пакистана
    .gen = Пакистана
country-afghanistan = Афганистан
    .in = в Афганистане
    .to = в Афганистан
    .from = из Афганистана
    .gen = Афганистана

place-there = эта страна
    .in = там
    .to = туда
    .from = оттуда
    .gen = этой страны
place-each = эти страны
    .in = в каждой из них
    .to = в каждую из них
    .from = из каждой из них
    .gen = каждой из них
place-troops-track = шкала вооружённых сил
    .in = на шкале вооружённых сил
    .to = на шкалу вооружённых сил
    .from = со шкалы вооружённых сил
    .gen = шкалы вооружённых сил

short-algeria-tunisia = Алжир/Тунис
short-indonesia-malaysia = Индон./Малайзия
short-kenya-tanzania = Кения/Танз.
short-united-kingdom = Британия

## Какова страна. Правительства: значение: заголовок и «правительство хорошее» · ins: «становится хорошим». Отношения —
## того же рода, что «страна»: значение: заголовок и «союзная страна» · ins: «становится союзной». Взгляды пишут в кавычках.
## Теракты: значение: заголовок · phrase: в предложении, подлежащим или дополнением.

governance-untested = не определено
    .ins = неопределённым
governance-good = хорошее
    .ins = хорошим
governance-fair = нормальное
    .ins = нормальным
governance-poor = плохое
    .ins = плохим
governance-islamist-rule = исламистское
    .ins = исламистским

alignment-ally = союзная
    .ins = союзной
alignment-neutral = нейтральная
    .ins = нейтральной
alignment-adversary = враждебная
    .ins = враждебной

posture-untested = не определены
posture-soft = мягкая линия
posture-hard = жёсткие меры

type-sunni = суннитская
type-shia-mix = полушиитская
type-non-muslim = немусульманская
type-iran = Иран

plot-1 = Теракт 1
    .phrase = теракт с числом 1
plot-2 = Теракт 2
    .phrase = теракт с числом 2
plot-3 = Теракт 3
    .phrase = теракт с числом 3
plot-wmd = ОМП
    .phrase = теракт с ОМП

# Теракт на карте как вариант: $nth — который он по счёту в своей стране, 0, если там один.
plot-in-country = Теракт { COUNTRY($country, form: "in") }{ $nth ->
    [0] { "" }
   *[other] , № { $nth }
 }

## Страны, о которых говорят события, в тех формах, какие нужны их картам: acc: одна из них, после «выбирают» · gen: «взгляды
## немусульманской страны» · in: где · some: после числа.

set-postures-of-others =
    .gen = любой немусульманской страны, кроме США и Израиля
set-schengen =
    .some = шенгенских стран
set-shia-mix =
    .acc = полушиитскую страну
set-us-uk-canada =
    .in = в США, Великобритании и Канаде
set-near-israel =
    .in = в Израиле, Иордании и Ливане
set-iraq-or-iran =
    .acc = Ирак или Иран
set-turkey-or-iraq =
    .acc = Турцию или Ирак
set-without-cells =
    .some = страны без ячеек
set-unmarked-muslim =
    .some = неопределившиеся мусульманские страны
set-muslim-not-ruled =
    .acc = мусульманскую страну, где правительство не исламистское
set-adversaries =
    .acc = враждебную страну
set-allies =
    .acc = союзную страну
set-ruled-somalia-or-sudan =
    .acc = такую страну
set-lately-improved =
    .acc = такую страну
set-besieged =
    .acc = страну с осаждённым режимом
set-regime-changes =
    .acc = страну со сменившимся режимом
set-disrupted-lately =
    .acc = такую страну
set-cells-near-troops =
    .acc = такую страну
set-muslim-with-cells =
    .acc = такую страну
set-iraq-or-syria-with-troops =
    .acc = Ирак или Сирию, если там есть войска
set-russia-or-central-asia-with-cells =
    .acc = Россию или Центральную Азию, если там есть ячейка
set-unguarded-arsenals =
    .acc = такую страну
set-shia-mix-regime-changes-with-cells =
    .acc = такую страну
set-regime-changes-with-two-cells =
    .acc = такую страну
set-saudi-neighbourhood-with-troops =
    .acc = такую страну
set-not-ruled-with-cells =
    .acc = страну с ячейкой, где правительство не исламистское
set-shia-mix-with-cells-and-troops =
    .acc = такую страну
set-zarqawi-countries =
    .acc = такую страну
set-hizballah-countries =
    .acc = Ливан, Турцию, Ирак, Саудовскую Аравию или страны Залива, если там есть ячейка
set-hambali-countries =
    .acc = такую страну
set-allies-or-non-muslim =
    .in = в союзных и немусульманских странах

## Карты, по порядку номеров.

card-backlash = Ответная реакция
    .quoted = «Ответная реакция»
card-biometrics = Биометрия
    .quoted = «Биометрия»
card-ctr = Программа Нанна — Лугара
    .quoted = «Программа Нанна — Лугара»
card-moro-talks = Переговоры с моро
    .quoted = «Переговоры с моро»
card-nest = Группа NEST
    .quoted = «Группа NEST»
card-sanctions-6 = Санкции
    .quoted = «Санкции»
card-sanctions-7 = Санкции
    .quoted = «Санкции»
card-special-forces-8 = Спецназ
    .quoted = «Спецназ»
card-special-forces-9 = Спецназ
    .quoted = «Спецназ»
card-special-forces-10 = Спецназ
    .quoted = «Спецназ»
card-abbas = Аббас
    .quoted = «Аббас»
card-al-azhar = Аль-Азхар
    .quoted = «Аль-Азхар»
card-anbar-awakening = Пробуждение Анбара
    .quoted = «Пробуждение Анбара»
card-covert-action = Тайная операция
    .quoted = «Тайная операция»
card-ethiopia-strikes = Удар Эфиопии
    .quoted = «Удар Эфиопии»
card-euro-islam = Евроислам
    .quoted = «Евроислам»
card-fsb = ФСБ
    .quoted = «ФСБ»
card-intel-community = Разведывательное сообщество
    .quoted = «Разведывательное сообщество»
card-kemalist-republic = Кемалистская республика
    .quoted = «Кемалистская республика»
card-king-abdullah = Король Абдалла
    .quoted = «Король Абдалла»
card-lets-roll = Погнали!
    .quoted = «Погнали!»
card-mossad-and-shin-bet = Моссад и Шин-Бет
    .quoted = «Моссад и Шин-Бет»
card-predator-23 = Предейтор
    .quoted = «Предейтор»
card-predator-24 = Предейтор
    .quoted = «Предейтор»
card-predator-25 = Предейтор
    .quoted = «Предейтор»
card-quartet = Ближневосточный квартет
    .quoted = «Ближневосточный квартет»
card-saddam-captured = Поимка Саддама
    .quoted = «Поимка Саддама»
card-sharia = Шариат
    .quoted = «Шариат»
card-tony-blair = Тони Блэр
    .quoted = «Тони Блэр»
card-un-nation-building = Госстроительство под эгидой ООН
    .quoted = «Госстроительство под эгидой ООН»
card-wiretapping = Прослушка
    .quoted = «Прослушка»
card-back-channel = Тайные переговоры
    .quoted = «Тайные переговоры»
card-benazir-bhutto = Беназир Бхутто
    .quoted = «Беназир Бхутто»
card-enhanced-measures = Жёсткие допросы
    .quoted = «Жёсткие допросы»
card-hijab = Хиджаб
    .quoted = «Хиджаб»
card-indo-pakistani-talks = Индо-пакистанские переговоры
    .quoted = «Индо-пакистанские переговоры»
card-iraqi-wmd = Иракское ОМП
    .quoted = «Иракское ОМП»
card-libyan-deal = Сделка с Ливией
    .quoted = «Сделка с Ливией»
card-libyan-wmd = Ливийское ОМП
    .quoted = «Ливийское ОМП»
card-mass-turnout = Массовая явка
    .quoted = «Массовая явка»
card-nato = НАТО
    .quoted = «НАТО»
card-pakistani-offensive = Пакистанское наступление
    .quoted = «Пакистанское наступление»
card-patriot-act = Патриотический акт
    .quoted = «Патриотический акт»
card-renditions = Тайная выдача
    .quoted = «Тайная выдача»
card-safer-now = Теперь безопаснее
    .quoted = «Теперь безопаснее»
card-sistani = Систани
    .quoted = «Систани»
card-door-of-itjihad-47 = Врата иджтихада закрылись
    .quoted = «Врата иджтихада закрылись»
card-adam-gadahn = Адам Гадан
    .quoted = «Адам Гадан»
card-al-ittihad-al-islami = Аль-Иттихад аль-Ислами
    .quoted = «Аль-Иттихад аль-Ислами»
card-ansar-al-islam = Ансар аль-Ислам
    .quoted = «Ансар аль-Ислам»
card-fres = Люди прежнего режима
    .quoted = «Люди прежнего режима»
card-ieds = Самодельные бомбы
    .quoted = «Самодельные бомбы»
card-madrassas = Медресе
    .quoted = «Медресе»
card-moqtada-al-sadr = Муктада ас-Садр
    .quoted = «Муктада ас-Садр»
card-uyghur-jihad = Уйгурский джихад
    .quoted = «Уйгурский джихад»
card-vieira-de-mello-slain = Убийство Виейры ди Меллу
    .quoted = «Убийство Виейры ди Меллу»
card-abu-sayyaf = Абу Сайяф
    .quoted = «Абу Сайяф»
card-al-anbar = Анбар
    .quoted = «Анбар»
card-amerithrax = Сибирская язва в письмах
    .quoted = «Сибирская язва в письмах»
card-bhutto-shot = Убийство Бхутто
    .quoted = «Убийство Бхутто»
card-detainee-release = Освобождение задержанных
    .quoted = «Освобождение задержанных»
card-ex-kgb = Бывшие из КГБ
    .quoted = «Бывшие из КГБ»
card-gaza-war = Война в Газе
    .quoted = «Война в Газе»
card-hariri-killed = Убийство Харири
    .quoted = «Убийство Харири»
card-heu = Обогащённый уран
    .quoted = «Обогащённый уран»
card-homegrown = Доморощенный терроризм
    .quoted = «Доморощенный терроризм»
card-islamic-jihad-union = Союз исламского джихада
    .quoted = «Союз исламского джихада»
card-jemaah-islamiya = Джемаа Исламия
    .quoted = «Джемаа Исламия»
card-kazakh-strain = Казахстанский штамм
    .quoted = «Казахстанский штамм»
card-lashkar-e-tayyiba = Лашкар-и-Тайба
    .quoted = «Лашкар-и-Тайба»
card-loose-nuke = Пропавшая бомба
    .quoted = «Пропавшая бомба»
card-opium = Опиум
    .quoted = «Опиум»
card-pirates = Пираты
    .quoted = «Пираты»
card-schengen-visas = Шенгенские визы
    .quoted = «Шенгенские визы»
card-schroeder-and-chirac = Шрёдер и Ширак
    .quoted = «Шрёдер и Ширак»
card-abu-ghurayb = Абу-Грейб
    .quoted = «Абу-Грейб»
card-al-jazeera = Аль-Джазира
    .quoted = «Аль-Джазира»
card-axis-of-evil = Ось зла
    .quoted = «Ось зла»
card-clean-operatives = Агенты без досье
    .quoted = «Агенты без досье»
card-fata = Зона племён
    .quoted = «Зона племён»
card-foreign-fighters = Иностранные боевики
    .quoted = «Иностранные боевики»
card-jihadist-videos = Видео джихадистов
    .quoted = «Видео джихадистов»
card-kashmir = Кашмир
    .quoted = «Кашмир»
card-leak-84 = Утечка
    .quoted = «Утечка»
card-leak-85 = Утечка
    .quoted = «Утечка»
card-lebanon-war = Война в Ливане
    .quoted = «Война в Ливане»
card-martyrdom-operation-87 = Операция мучеников
    .quoted = «Операция мучеников»
card-martyrdom-operation-88 = Операция мучеников
    .quoted = «Операция мучеников»
card-martyrdom-operation-89 = Операция мучеников
    .quoted = «Операция мучеников»
card-quagmire = Трясина
    .quoted = «Трясина»
card-regional-al-qaeda = Региональная «Аль-Каида»
    .quoted = «Региональная „Аль-Каида“»
card-saddam = Саддам
    .quoted = «Саддам»
card-taliban = Талибан
    .quoted = «Талибан»
card-door-of-itjihad-94 = Врата иджтихада закрылись
    .quoted = «Врата иджтихада закрылись»
card-wahhabism = Ваххабизм
    .quoted = «Ваххабизм»
card-danish-cartoons = Датские карикатуры
    .quoted = «Датские карикатуры»
card-fatwa = Фетва
    .quoted = «Фетва»
card-gaza-withdrawal = Уход из Газы
    .quoted = «Уход из Газы»
card-hamas-elected = Победа ХАМАС на выборах
    .quoted = «Победа ХАМАС на выборах»
card-hizb-ut-tahrir = Хизб ут-Тахрир
    .quoted = «Хизб ут-Тахрир»
card-kosovo = Косово
    .quoted = «Косово»
card-former-soviet-union = Бывший СССР
    .quoted = «Бывший СССР»
card-hizballah = Хезболла
    .quoted = «Хезболла»
card-iran-104 = Иран
    .quoted = «Иран»
card-iran-105 = Иран
    .quoted = «Иран»
card-jaysh-al-mahdi = Армия Махди
    .quoted = «Армия Махди»
card-kurdistan = Курдистан
    .quoted = «Курдистан»
card-musharraf = Мушарраф
    .quoted = «Мушарраф»
card-tora-bora = Тора-Бора
    .quoted = «Тора-Бора»
card-zarqawi = Заркави
    .quoted = «Заркави»
card-zawahiri = Завахири
    .quoted = «Завахири»
card-bin-ladin = Бен Ладен
    .quoted = «Бен Ладен»
card-darfur = Дарфур
    .quoted = «Дарфур»
card-gtmo = Гуантанамо
    .quoted = «Гуантанамо»
card-hambali = Хамбали
    .quoted = «Хамбали»
card-ksm = Халид Шейх Мохаммед
    .quoted = «Халид Шейх Мохаммед»
card-oil-price-spike-117 = Скачок цен на нефть
    .quoted = «Скачок цен на нефть»
card-oil-price-spike-118 = Скачок цен на нефть
    .quoted = «Скачок цен на нефть»
card-saleh = Салех
    .quoted = «Салех»
card-us-election = Выборы в США
    .quoted = «Выборы в США»

## Варианты, которые не страна и не карта.

label-enough = Закончить
label-no-thanks = Отказаться
label-do-nothing = Ничего не делать
label-play-event = Событие
label-their-event-first = Сначала событие, затем операция
label-reserves = Пополнение резервов
label-add-reserves = Добавить резервы
label-discard-last-card = Сбросить последнюю карту
label-hold-last-card = Придержать последнюю карту
label-remove-cadre = Снять вербовщика
label-war-of-ideas = Идеологическая борьба
label-deploy = Размещение войск
label-regime-change = Смена режима
label-withdraw = Вывод войск
label-disrupt = Контртеррористическая операция
label-alert = Объявление тревоги
label-reassessment = Пересмотр взглядов
label-recruit = Вербовка
label-travel = Перемещение
label-jihad = Джихад
label-plot = Теракт
label-major-jihad = Большой джихад
label-minor-jihad = Малый джихад
label-troops-track = Шкала вооружённых сил
label-nato-marker = Жетон НАТО
label-sleeper-cell = Спящая ячейка
label-active-cell = Активная ячейка
label-sadr = Садр
label-hard = Жёсткие меры
label-soft = Мягкая линия
label-roll-again = Перебросить
label-keep-it = Оставить как есть
label-card-by-chance = Пусть карту выберет случай
label-sway-caucasus = Изменить взгляды Кавказа
label-press-central-asia = Сдвинуть Центральную Азию к враждебной
label-good-ally = Хорошее, союзная
label-good-neutral = Хорошее, нейтральная
label-good-adversary = Хорошее, враждебная
label-fair-ally = Нормальное, союзная
label-fair-neutral = Нормальное, нейтральная
label-fair-adversary = Нормальное, враждебная
label-poor-ally = Плохое, союзная
label-poor-neutral = Плохое, нейтральная
label-poor-adversary = Плохое, враждебная

## Жетоны событий, которые длятся: заголовок и что событие делает.

marker-ctr-russia = Программа Нанна — Лугара в России
    .text = отныне заблокированы «Пропавшая бомба» и «Обогащённый уран» в России
marker-ctr-central-asia = Программа Нанна — Лугара в Центральной Азии
    .text = отныне заблокированы «Казахстанский штамм» и «Обогащённый уран» в Центральной Азии
marker-moro-talks = Переговоры с моро
    .text = отныне событие «Абу Сайяф» заблокировано
marker-nest = Группа NEST
    .text = отныне теракты с ОМП в США кладут лицом вверх; в игре в одиночку — любые теракты там, пока среди доступных есть ОМП
marker-abbas = Аббас
    .text = пока в Израиле не совершён теракт, допустимо событие «Ближневосточный квартет»
marker-anbar-awakening = Пробуждение Анбара
    .text = отныне событие «Анбар» заблокировано
marker-saddam-captured = Поимка Саддама
    .text = отныне событие «Саддам» заблокировано, а «Люди прежнего режима» ставят 2 ячейки вместо 4
marker-wiretapping = Прослушка
    .text = отныне о ней может стать известно из «Утечки»
marker-benazir-bhutto = Беназир Бхутто
    .text = отныне джихад в Пакистане запрещён, а событие «Мушарраф» заблокировано
marker-enhanced-measures = Жёсткие допросы
    .text = отныне о них может стать известно из «Утечки»
marker-indo-pakistani-talks = Индо-пакистанские переговоры
    .text = пока в Индии не совершён теракт, события «Кашмир» и «Лашкар-и-Тайба» заблокированы
marker-iraqi-wmd = Иракское ОМП
    .text = отныне в Ираке один раз возможна смена режима при любом правительстве
marker-libyan-deal = Сделка с Ливией
    .text = отныне событие «Ливийское ОМП» заблокировано
marker-libyan-wmd = Ливийское ОМП
    .text = отныне в Ливии один раз возможна смена режима при любом правительстве
marker-patriot-act = Патриотический акт
    .text = отныне единственная соседняя с США страна — Канада, и допустимы «Санкции»
marker-renditions = Тайная выдача
    .text = отныне событие «Освобождение задержанных» заблокировано, пока о тайной выдаче не стало известно из «Утечки»
marker-vieira-de-mello-slain = Убийство Виейры ди Меллу
    .text = отныне событие «Госстроительство под эгидой ООН» заблокировано
marker-abu-sayyaf = Абу Сайяф
    .text = отныне США могут вводить войска на Филиппины, а каждый теракт, который там готовится, снижает престиж США на 1, если войск там не больше, чем ячеек
marker-al-anbar = Анбар
    .text = отныне контртеррористическая операция в Ираке или Сирии затрагивает только 1 ячейку и не убирает вербовщика, а США не могут играть события «Бен Ладен» и «Завахири»
marker-bhutto-shot = Убийство Бхутто
    .text = отныне событие «Беназир Бхутто» заблокировано
marker-pirates = Пираты
    .text = отныне финансирование в конце раунда не падает, пока в Сомали или Йемене исламистское правительство
marker-fata = Зона племён
    .text = отныне контртеррористических операций в Пакистане не бывает, если там не сменился режим, а США не могут играть события «Бен Ладен» и «Завахири»
marker-leaked-wiretapping = Прослушка: утечка
    .text = событие «Прослушка» заблокировано до конца игры
marker-leaked-enhanced-measures = Жёсткие допросы: утечка
    .text = событие «Жёсткие допросы» заблокировано до конца игры
marker-leaked-renditions = Тайная выдача: утечка
    .text = событие «Тайная выдача» заблокировано до конца игры
marker-biometrics = Биометрия
    .text = до конца раунда ячейки перемещаются только в соседние страны, причём в страны с хорошим правительством — лишь по броску
marker-door-of-itjihad = Врата иджтихада закрылись
    .text = до конца раунда каждую карту, которую играют исламисты, выбирает с их руки случай; в игре в одиночку они вместо этого не играют событий
marker-gtmo = Гуантанамо
    .text = до конца раунда операция «вербовка» невозможна, а событие «Освобождение задержанных» заблокировано
marker-oil-price-spike = Скачок цен на нефть
    .text = до конца раунда у каждого экспортёра нефти на 1 ресурс больше за каждый «Скачок цен на нефть»
marker-adam-gadahn = Адам Гадан
    .text = вторая карта этой фазы действий идёт на вербовку в США, где каждый бросок 1 или 2 даёт ячейку; событие США на этой карте не происходит
marker-madrassas = Медресе
    .text = эта карта и вторая карта этой фазы действий идут на вербовку при любом финансировании; вербовать можно и там, где правительство плохое или исламистское, даже без ячеек и вербовщика

## Условия: чего событие требует и от чего зависит, после «если».

condition-plot-in-muslim-country = в мусульманской стране готовится теракт, которого ещё не коснулась «Ответная реакция»
condition-us-soft = взгляды США — «мягкая линия»
condition-us-hard = взгляды США — «жёсткие меры»
condition-patriot-act-in-effect = действует «Патриотический акт»
condition-cells-near-troops = есть страна с ячейкой, в которой или по соседству с которой стоят войска
condition-troops-in-iraq-or-syria = в Ираке или Сирии есть войска
condition-adversary-exists = есть враждебная страна
condition-somalia-or-sudan-ruled = в Сомали или Судане исламистское правительство
condition-plot-in-ally-or-good = теракт готовится в союзной стране или в стране с хорошим правительством
condition-cells-near-israel = в Израиле, Иордании или Ливане есть ячейка
condition-cells-in-muslim-country = в какой-нибудь мусульманской стране есть ячейка
condition-abbas-in-effect = действует «Аббас»
condition-peace-possible = силы США не перенапряжены и ни в одной из соседних с Израилем стран нет исламистского правительства
condition-troops-in-iraq = в Ираке есть войска
condition-besieged-regime-exists = есть осаждённый режим
condition-regime-change-exists = есть страна со сменившимся режимом
condition-no-vieira = не действует «Убийство Виейры ди Меллу»
condition-jihadists-at-home = в США, Великобритании или Канаде есть ячейка, вербовщик или теракт
condition-wiretapping-secret = «Прослушка» не раскрыта «Утечкой»
condition-back-channel-card = у США есть карта, достоинство которой равно ресурсам враждебной страны
condition-bhutto-safe = ни в Пакистане, ни в соседних с ним мусульманских странах нет исламистского правительства
condition-bhutto-alive = не действует «Убийство Бхутто»
condition-disruption-possible = где-нибудь возможна контртеррористическая операция
condition-measures-secret = «Жёсткие допросы» не раскрыты «Утечкой»
condition-renditions-secret = «Тайная выдача» не раскрыта «Утечкой»
condition-no-islamist-rule = нигде нет исламистского правительства
condition-pakistan-good-or-fair = в Пакистане правительство хорошее или нормальное
condition-iraq-adversary = Ирак — враждебная страна
condition-libya-adversary = Ливия — враждебная страна
condition-libya-poor = в Ливии плохое правительство
condition-iraq-or-syria-ally = Ирак или Сирия — союзник США
condition-no-libyan-deal = не действует «Сделка с Ливией»
condition-no-gwot-penalty = нет штрафа ГВСТ
condition-pakistan-ally = Пакистан — союзник США
condition-fata-in-effect = действует «Зона племён»
condition-good-countries-safe = в странах с хорошим правительством нет ни ячеек, ни терактов
condition-shia-mix-regime-change-with-cell = в полушиитской стране со сменившимся режимом есть ячейка
condition-first-card-of-phase = это первая карта фазы действий исламистов
condition-cell-available = есть доступная ячейка
condition-iraq-worse-than-good = Ирак прошёл проверку и правительство там не хорошее
condition-cell-in-regime-change = в стране со сменившимся режимом есть ячейка
condition-no-moro-talks = не действуют «Переговоры с моро»
condition-no-anbar-awakening = не действует «Пробуждение Анбара»
condition-cell-in-pakistan = в Пакистане есть ячейка
condition-us-disrupted-lately = в какой-нибудь стране США в эту или предыдущую фазу действий провели контртеррористическую операцию
condition-no-gtmo-or-renditions = не действуют ни «Гуантанамо», ни «Тайная выдача»
condition-arsenal-unguarded = в России или Центральной Азии есть ячейка и нет «Программы Нанна — Лугара»
condition-central-asia-unguarded = в Центральной Азии есть ячейка и нет «Программы Нанна — Лугара»
condition-russia-unguarded = в России есть ячейка и нет «Программы Нанна — Лугара»
condition-no-talks = не действуют «Индо-пакистанские переговоры»
condition-cell-in-afghanistan = в Афганистане есть ячейка
condition-somalia-or-yemen-ruled = в Сомали или Йемене исламистское правительство
condition-troops-near-saudi-arabia = в Саудовской Аравии или соседней с ней стране есть войска
condition-country-without-cells = есть страна без ячеек
condition-something-to-leak = действует «Прослушка», «Жёсткие допросы» или «Тайная выдача»
condition-cell-not-under-rule = есть ячейка в стране, где правительство не исламистское
condition-prestige-low-or-medium = престиж низкий или умеренный
condition-two-unmarked-muslim = не определились хотя бы две мусульманские страны
condition-iraq-poor-adversary = Ирак — враждебная страна с плохим правительством
condition-saddam-free = не действует «Поимка Саддама»
condition-muslim-lately-improved = в эту или предыдущую фазу действий правительство какой-нибудь мусульманской страны после проверки или улучшения стало нормальным или хорошим и таким остаётся
condition-both-hold-cards = на руке у каждой стороны есть другая карта
condition-shia-mix-with-both = в какой-нибудь полушиитской стране есть и ячейки, и войска
condition-no-bhutto = не действует «Беназир Бхутто»
condition-regime-change-with-two-cells = в стране со сменившимся режимом хотя бы 2 ячейки
condition-troops-in-zarqawi-country = в Ираке, Сирии, Ливане или Иордании есть войска
condition-leaders-hidden = карту играют исламисты либо нигде нет исламистского правительства и не действуют ни «Зона племён», ни «Анбар»
condition-hambali-country = в Индонезии/Малайзии или в соседней с ней стране есть ячейка, и эта страна союзная или за «жёсткие меры»
condition-ksm-plots = карту играют исламисты либо в союзной или немусульманской стране готовится теракт
condition-central-asia-friendly = Центральная Азия — союзная или нейтральная страна
condition-pakistan-poor = в Пакистане плохое правительство
condition-nothing-found = таких карт нет
condition-saddam-is-captured = действует «Поимка Саддама»
condition-china-soft = взгляды Китая — «мягкая линия»
condition-ctr-in-russia = в России действует «Программа Нанна — Лугара»
condition-afghanistan-ruled = в Афганистане исламистское правительство
condition-afghanistan-or-pakistan-ruled = в Афганистане или Пакистане исламистское правительство
condition-chosen-has-aid = там есть помощь
condition-some-islamist-rule = где-нибудь есть исламистское правительство
condition-saudi-arabia-ruled = в Саудовской Аравии исламистское правительство
condition-overstretched = силы США перенапряжены
condition-at-low-intensity = у США малая интенсивность
condition-prestige-high = престиж высокий или очень высокий
condition-yemen-not-ruled = в Йемене правительство не исламистское

## Для чего бросают кубик.

purpose-governance = правительство
purpose-posture = взгляды
purpose-us-posture = взгляды США
purpose-prestige-direction = растёт престиж или падает
purpose-prestige = на сколько меняется престиж
purpose-war-of-ideas = идеологическая борьба
purpose-recruit = вербовка
purpose-travel = перемещение
purpose-jihad = джихад
purpose-plot = теракт
purpose-plot-damage = ущерб от теракта
purpose-event = событие
purpose-shia-mix = полушиитская таблица

## Вопросы тому, кто отвечает.

question-draw-card = какую карту берут { SIDE($side, form: "nom") }?
question-card-at-random = какую карту с руки { SIDE($side, form: "gen") } выбирает случай?
question-top-card = какая карта лежит сверху в стопке { SIDE($side, form: "gen") }?
# $country говорит где; некоторые броски не связаны со страной.
question-die = кубик ({ PURPOSE($purpose) }{ PURPOSE($purpose, form: "key") ->
    [us-posture] { "" }
    [prestige-direction] { "" }
    [prestige] { "" }
    [shia-mix] { "" }
    [travel] { " " }{ COUNTRY($country, form: "to") }
   *[other] , { COUNTRY($country) }
 }): сколько выпало?
question-where-disrupt = где провести контртеррористическую операцию (достоинство { $value })?
question-which-cell-disrupted = контртеррористическая операция { COUNTRY($country, form: "in") }: какую ячейку она затронет (осталось затронуть: { $n })?
question-where-war-of-ideas = где вести идеологическую борьбу (достоинство { $value })?
question-deploy-from = откуда перевести войска (достоинство { $value })?
question-deploy-to = куда перевести войска { PLACE($from, form: "from") } (достоинство { $value })?
question-how-many-troops = сколько отрядов перевести { PLACE($from, form: "from") } { PLACE($to, form: "to") }?
question-where-regime-change = в какой стране сменить режим?
question-nato-too = { COUNTRY($country, form: "from") } уходят последние войска: уйдёт ли с ними НАТО?
question-where-withdraw = из какой страны вывести войска?
question-where-jihad = где вести джихад (осталось бросков: { $n })?
question-major-or-minor = джихад { COUNTRY($country, form: "in") } (бросков: { $n }): большой или малый?
question-where-recruit = где вербовать (осталось попыток: { $n })?
question-which-recruits = на все успехи вербовки ячеек не хватает: где поставить ячейку (осталось: { $n })?
question-travel-from = откуда переместить ячейку (осталось: { $n })?
question-travel-to = куда переместить ячейку { COUNTRY($country, form: "from") }?
question-where-plot = где готовить теракт (осталось бросков: { $n })?
question-which-plot = какой теракт готовить { COUNTRY($country, form: "in") }?
question-draw-plot = теракт { COUNTRY($country, form: "in") }: какой из доступных жетонов выбирает случай?
question-flowchart-where = схема исламистов: какую из равных стран выбирает случай?
question-which-plot-blocked = какой теракт предотвратить?
question-which-operation = { CARD($card, form: "quoted") }: какую операцию провести (достоинство { $value })?
# $n: сколько стран осталось выбрать.
question-select-for-cells = { CARD($card, form: "quoted") }: в какой стране поставить ячейки{ $n ->
    [1] { "" }
   *[other] { " " }(осталось выбрать стран: { $n })
 }?
question-select-for-plots = { CARD($card, form: "quoted") }: в какой стране готовить теракт{ $n ->
    [1] { "" }
   *[other] { " " }(осталось выбрать стран: { $n })
 }?
question-select-for-governance = { CARD($card, form: "quoted") }: в какой стране изменить правительство{ $n ->
    [1] { "" }
   *[other] { " " }(осталось выбрать стран: { $n })
 }?
question-select-for-alignment = { CARD($card, form: "quoted") }: отношение какой страны к США изменить{ $n ->
    [1] { "" }
   *[other] { " " }(осталось выбрать стран: { $n })
 }?
question-select-for-removal = { CARD($card, form: "quoted") }: в какой стране нанести удар по ячейкам{ $n ->
    [1] { "" }
   *[other] { " " }(осталось выбрать стран: { $n })
 }?
question-select-for-aid = { CARD($card, form: "quoted") }: какую страну поддержать{ $n ->
    [1] { "" }
   *[other] { " " }(осталось выбрать стран: { $n })
 }?
question-select-for-posture = { CARD($card, form: "quoted") }: взгляды какой страны задать{ $n ->
    [1] { "" }
   *[other] { " " }(осталось выбрать стран: { $n })
 }?
question-select-for-recruits = { CARD($card, form: "quoted") }: в какой стране без ячеек вербовать{ $n ->
    [1] { "" }
   *[other] { " " }(осталось выбрать стран: { $n })
 }?
question-select-for-wmd = { CARD($card, form: "quoted") }: в какой стране попытаться добыть ОМП{ $n ->
    [1] { "" }
   *[other] { " " }(осталось выбрать стран: { $n })
 }?
question-select-for-war-of-ideas = { CARD($card, form: "quoted") }: где вести идеологическую борьбу{ $n ->
    [1] { "" }
   *[other] { " " }(можно выбрать стран: { $n })
 }?
question-select-shia-mix = { CARD($card, form: "quoted") }: какую полушиитскую страну выбрать{ $n ->
    [1] { "" }
   *[other] { " " }(осталось выбрать стран: { $n })
 }?
question-which-cell-removed = какую ячейку убрать { COUNTRY($country, form: "from") } (осталось убрать: { $n })?
question-which-cell-lost = неудача джихада { COUNTRY($country, form: "in") }: какую ячейку убрать (осталось убрать: { $n })?
question-which-cell-used = какую ячейку использовать для броска { COUNTRY($country, form: "in") } (осталось бросков: { $n })? Спящая станет активной.
question-which-cell-travels = какая ячейка перемещается { COUNTRY($country, form: "from") } { COUNTRY($to, form: "to") }?
question-which-event-next = { CARD($card, form: "quoted") }: какое событие происходит следующим?
question-which-posture = какими станут взгляды { COUNTRY($country, form: "gen") }?
question-second-card = пересмотр взглядов США с картой { CARD($card, form: "quoted") }: какая карта будет второй?
question-what-first = пересмотр взглядов США: что произойдёт раньше?
question-how-to-play = { CARD($card, form: "quoted") } (достоинство { $value }): как использовать карту?
question-which-plot-turned = { CARD($card, form: "quoted") }: какой теракт в мусульманской стране обернётся против исламистов?
question-which-plot-found = { CARD($card, form: "quoted") }: какой теракт предотвратить?
question-extra-card = { CARD($card, form: "quoted") }: сыграть ли прямо сейчас ещё одну карту и какую?
question-order-stack = какая карта лежит следующей в стопке { SIDE($side, form: "gen") }, считая сверху?
question-back-channel-discard = { CARD($card, form: "quoted") }: сбросить ли карту, чтобы договориться с враждебной страной, у которой столько же ресурсов, и какую?
question-back-channel-country = { CARD($card, form: "quoted") }: с какой враждебной страной договориться (ресурсы: { $value })?
question-change-now = { CARD($card, form: "quoted") }: сменить режим { COUNTRY($country, form: "in") } этой же картой или сохранить такую возможность?
question-dearest-card = { CARD($card, form: "quoted") }: какую из карт США наибольшего достоинства сбросить?
question-ex-kgb-choice = { CARD($card, form: "quoted") }: что выбрать?
question-leak-which = { CARD($card, form: "quoted") }: о какой из тайных программ станет известно?
question-fatwa-card = обмен картами: какую карту { SIDE($side, form: "gen") } выбирает случай?
question-discard-one = { CARD($card, form: "quoted") }: какую карту сбросить?
question-where-cell-removed = { CARD($card, form: "quoted") }: где убрать ячейку?
question-which-card-back = { CARD($card, form: "quoted") }: какую карту взять на руку?
question-which-plot-next = какой теракт совершается следующим?
question-which-schengen = теракт { COUNTRY($country, form: "in") }: на взгляды какой ещё шенгенской страны бросить кубик (осталось выбрать: { $n })?
question-posture-again = теперь взгляды { COUNTRY($country, form: "gen") } — «{ POSTURE($posture) }»: потребовать переброса?
question-play-card = какую карту сыграть { $phase_card ->
    [1] первой
   *[other] второй
 } в этой фазе действий?
question-which-cadre = в какой стране снять вербовщика?
question-where-first-cell = в какой стране поставить ячейку перед началом игры (осталось поставить: { $n })?
question-mark-country = свободная расстановка, отмечают { SIDE($side, form: "nom") }: какую страну отметить?
question-mark-how = свободная расстановка: как отметить страну ({ COUNTRY($country) })?

## Записи: что произошло.

note-won-by-good-resources = у стран с хорошим правительством { $n } { $n ->
    [one] ресурс
    [few] ресурса
   *[many] ресурсов
 }: США побеждают.
note-won-by-governance = правительство хорошее или нормальное уже в { $n } { $n ->
    [one] мусульманской стране
   *[other] мусульманских странах
 }: США побеждают.
note-won-by-no-cells = ни в одной стране не осталось ячеек: США побеждают.
note-won-by-caliphate = у стран с исламистским правительством { $n } { $n ->
    [one] ресурс
    [few] ресурса
   *[many] ресурсов
 }, халифат возрождён: исламисты побеждают.
note-won-by-disgrace = престиж США равен 1, а правительство плохое или исламистское в { $n } { $n ->
    [one] мусульманской стране
   *[other] мусульманских странах
 }: исламисты побеждают.
note-won-by-wmd = в США совершён теракт с ОМП: исламисты побеждают.
note-won-by-spike = «Скачок цен на нефть» исполняет цели обеих сторон сразу, и побеждает та, что его сыграла: { SIDE($side, form: "nom") }.
note-won-at-end = карты кончились; ресурсы стран с хорошим правительством — { $good }, с исламистским — { $islamist }: побеждают { SIDE($side, form: "nom") }.
note-lost-alone = карты кончились; ресурсы стран с хорошим правительством — { $good }, а в игре в одиночку США нужно не меньше { $needed }: исламисты побеждают.
note-card-drawn = { SIDE($side, form: "nom") } берут карту { CARD($card, form: "quoted") }.
note-drawn-together = { SIDE($side, form: "nom") } берут карты: { CARDS($cards) }.
note-cards-drawn = { SIDE($side, form: "nom") } берут { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
 }.
note-reshuffled = сброс ({ $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
 }) перемешан и становится колодой { $deck_number } из { $of }.
note-card-discarded = карта { CARD($card, form: "quoted") } уходит в сброс.
note-card-discarded-by = { SIDE($side, form: "nom") } сбрасывают карту { CARD($card, form: "quoted") }.
note-card-removed = карта { CARD($card, form: "quoted") } выбывает из игры.
note-card-taken = { SIDE($side, form: "dat") } достаётся карта { CARD($card, form: "quoted") }.
note-hand-shown = { COUNT($cards) ->
    [0] у { SIDE($side, form: "gen") } нет карт
   *[other] карты { SIDE($side, form: "gen") }: { CARDS($cards) }
 }.
note-prestige-changed = престиж США { SIGN($change) ->
    [minus] падает
   *[other] растёт
 } на { ABS($change) }, до { $prestige }.
note-funding-changed = финансирование исламистов { SIGN($change) ->
    [minus] падает
   *[other] растёт
 } на { ABS($change) }, до { $funding }.
# $die говорит, куда сдвинется престиж ($penalty равно 1, если штраф ГВСТ против этого), меньший из двух других — на сколько.
note-prestige-rolled = бросок на престиж: { $die }{ $penalty ->
    [0] { "" }
   *[other] { " " }− 1 (штраф ГВСТ)
 }, престиж { SIGN($change) ->
    [minus] падает
   *[other] растёт
 }; на сколько, говорит меньшее из { $first_die } и { $second_die }: { ABS($change) }.
note-us-posture-rolled = бросок на взгляды США: { $die } + 1, «{ POSTURE($posture) }».
note-posture-changed = теперь взгляды { COUNTRY($country, form: "gen") } — «{ POSTURE($posture) }».
note-plot-placed = исламисты готовят теракт { COUNTRY($country, form: "in") }.
note-plot-placed-openly = исламисты готовят { PLOT($plot, form: "phrase") } { COUNTRY($country, form: "in") }, и это видно всем.
note-plot-hidden = { COUNTRY($country, form: "in") } готовится { PLOT($plot, form: "phrase") }; это знаете только вы.
note-plot-blocked = { COUNTRY($country, form: "in") } предотвращён { PLOT($plot, form: "phrase") }.
note-wmd-available = исламистам { $n ->
    [1] доступен ещё один теракт
    [one] доступен ещё { $n } теракт
    [few] доступны ещё { $n } теракта
   *[many] доступно ещё { $n } терактов
 } с ОМП.
note-abu-sayyaf-strikes = «Абу Сайяф»: войск { COUNTRY($country, form: "in") } не больше, чем ячеек, и каждый новый теракт там бьёт по престижу США.
# $governance_before равно 0 у страны, которая ещё не определилась.
note-governance-changed = { COUNTRY($country, form: "in") } правительство становится { GOVERNANCE($governance, form: "ins") }{ $governance_before ->
    [0] { "" }
   *[other] { " " }(было { GOVERNANCE($governance_before) })
 }.
note-alignment-changed = { COUNTRY($country) }: теперь это { ALIGNMENT($alignment) } страна.
note-country-tested = проверка { COUNTRY($country, form: "gen") }: выпадает { $die }, правительство { GOVERNANCE($governance) }, страна нейтральная.
note-posture-tested = проверка { COUNTRY($country, form: "gen") }: выпадает { $die }, взгляды — «{ POSTURE($posture) }».
note-scenario-cells = по сценарию до начала игры появляются ещё ячейки ({ $n }): каждая в другой стране, но не в США.
note-governance-rolled = бросок на правительство { COUNTRY($country, form: "in") }: выпадает { $die }, правительство { GOVERNANCE($governance) }.
note-posture-rolled = бросок на взгляды { COUNTRY($country, form: "gen") }: выпадает { $die }, «{ POSTURE($posture) }».
note-islamist-revolution = исламская революция { COUNTRY($country, form: "in") }: исламистам { $n ->
    [one] достаётся { $n } ресурс
    [few] достаются { $n } ресурса
   *[many] достаётся { $n } ресурсов
 }.
note-regime-change-ends = { COUNTRY($country) }: это больше не страна со сменившимся режимом.
note-aid-placed = { COUNTRY($country, form: "to") } приходит помощь{ $n ->
    [1] { "" }
   *[other] { " " }(теперь там жетонов помощи: { $n })
 }.
note-aid-removed = { COUNTRY($country, form: "in") } { $n ->
    [1] пропадает жетон
    [one] пропадает { $n } жетон
    [few] пропадают { $n } жетона
   *[many] пропадает { $n } жетонов
 } помощи.
note-besieged = режим { COUNTRY($country, form: "in") } осаждён.
note-no-longer-besieged = режим { COUNTRY($country, form: "in") } больше не осаждён.
note-cells-placed = { COUNTRY($country, form: "in") } { $n ->
    [1] появляется спящая ячейка
    [one] появляется { $n } спящая ячейка
    [few] появляются { $n } спящие ячейки
   *[many] появляется { $n } спящих ячеек
 }.
note-no-cells-left = на шкале финансирования нет ячеек: { COUNTRY($country, form: "in") } поставить нечего.
note-cell-removed = { LABEL($label, form: "key") ->
    [sadr] Садр ({ COUNTRY($country) }) выбывает из игры
    [active-cell] активная ячейка уходит { COUNTRY($country, form: "from") } на шкалу финансирования
   *[other] спящая ячейка уходит { COUNTRY($country, form: "from") } на шкалу финансирования
 }.
note-cell-exposed = { COUNTRY($country, form: "in") } { $n ->
    [1] спящая ячейка становится активной
    [one] { $n } спящая ячейка становится активной
    [few] { $n } спящие ячейки становятся активными
   *[many] { $n } спящих ячеек становятся активными
 }.
note-cell-moved = { LABEL($label, form: "key") ->
    [active-cell] активная ячейка
   *[other] спящая ячейка
 } перемещается { COUNTRY($country, form: "from") } { COUNTRY($to, form: "to") }.
note-cell-hides = ячейка { COUNTRY($country, form: "in") } залегает на дно и становится спящей.
note-cell-stays = спящая ячейка { COUNTRY($country, form: "in") } остаётся на месте.
note-cadre-placed = { COUNTRY($country, form: "in") } остаётся вербовщик.
note-cadre-removed = вербовщика { COUNTRY($country, form: "in") } больше нет.
note-troops-moved = США переводят { $n } { $n ->
    [one] отряд
    [few] отряда
   *[many] отрядов
 } { PLACE($from, form: "from") } { PLACE($to, form: "to") }.
note-nato-leaves = НАТО уходит { COUNTRY($country, form: "from") }.
note-disrupted = США проводят контртеррористическую операцию { COUNTRY($country, form: "in") }.
note-war-of-ideas-rolled = идеологическая борьба { COUNTRY($country, form: "in") }: { $die } { SIGN($modifier) ->
    [minus] −
   *[other] +
 } { ABS($modifier) } = { FIGURE($total) }, { REACHES($total, 5) ->
    [yes] успех
   *[no] { $total ->
        [4] не хватило единицы
       *[other] неудача
     }
 }.
note-war-of-ideas-fails = { COUNTRY($country, form: "in") } правительство { GOVERNANCE($governance) }, и достоинства { $value } мало: идеологическая борьба не удалась.
note-posture-matches = взгляды { COUNTRY($country, form: "gen") } те же, что у США: «{ POSTURE($posture) }».
note-regime-changed = США сменили режим { COUNTRY($country, form: "in") }: выпадает { $die }, новое правительство { GOVERNANCE($governance) }.
note-withdrawn = США выводят войска { COUNTRY($country, form: "from") }.
note-jihad-declared = исламисты ведут { LABEL($label, form: "key") ->
    [major-jihad] большой
   *[other] малый
 } джихад { COUNTRY($country, form: "in") } (бросков: { $n }).
note-jihad-rolled = джихад { COUNTRY($country, form: "in") }: выпадает { $die }, нужно не больше { $needed }: { REACHES($needed, $die) ->
    [yes] успех
   *[no] неудача
 }.
note-major-jihad-fails = большой джихад { COUNTRY($country, form: "in") } провалился.
note-recruit-rolled = вербовка { COUNTRY($country, form: "in") }: выпадает { $die }, нужно не больше { $needed }: { REACHES($needed, $die) ->
    [yes] успех
   *[no] неудача
 }.
note-recruited-surely = вербовка { COUNTRY($country, form: "in") } удаётся без броска.
note-travel-rolled = перемещение { COUNTRY($country, form: "from") } { COUNTRY($to, form: "to") }: выпадает { $die }, нужно не больше { $needed }: { REACHES($needed, $die) ->
    [yes] успех
   *[no] неудача
 }.
note-plot-rolled = подготовка теракта { COUNTRY($country, form: "in") }: выпадает { $die }, нужно не больше { $needed }: { REACHES($needed, $die) ->
    [yes] успех
   *[no] неудача
 }.
note-no-plot-available = готовить теракт { COUNTRY($country, form: "in") } не с чем: подходящих жетонов среди доступных нет.
note-operation-begins = { LABEL($label, form: "key") ->
    [war-of-ideas] США ведут идеологическую борьбу
    [deploy] США размещают войска
    [regime-change] США начинают смену режима
    [withdraw] США начинают вывод войск
    [disrupt] США готовят контртеррористическую операцию
    [alert] США объявляют тревогу
    [recruit] исламисты вербуют
    [travel] исламисты перемещают ячейки
    [jihad] исламисты объявляют джихад
   *[plot] исламисты готовят теракты
 } (достоинство { $value }).
note-reserves-added = { SIDE($side, form: "nom") } добавляют резервы ({ $n }): достоинство карты теперь { $value }.
note-selected = { SIDE($side, form: "nom") } выбирают: { COUNTRY($country) }.
note-marker-placed = вступает в силу событие «{ MARKER($marker) }».
note-marker-removed = событие «{ MARKER($marker) }» больше не действует.
note-event-rolled = бросок для события { COUNTRY($country, form: "in") }: выпадает { $die }, нужно не меньше { $needed }: { REACHES($die, $needed) ->
    [yes] успех
   *[no] неудача
 }.
note-event-rolled-against = бросок для события { COUNTRY($country, form: "in") }: выпадает { $die }, нужно не больше { $needed }: { REACHES($needed, $die) ->
    [yes] успех
   *[no] неудача
 }.
note-event-occurs = событие { SIDE($side, form: "gen") }: { CARD($card, form: "quoted") }.
note-event-cannot-occur = событие { CARD($card, form: "quoted") } сейчас недопустимо и не происходит: оно возможно, только если { CONDITION($condition) }.
note-card-lapses-later = карта { CARD($card, form: "quoted") } до конца раунда лежит в области временных событий.
note-first-plot-card = карта { CARD($card, form: "quoted") } до конца раунда лежит в области первого теракта.
note-reassessed = США пересмотрели свои взгляды: теперь «{ POSTURE($posture) }».
note-card-played = { SIDE($side, form: "nom") } { LABEL($label, form: "key") ->
    [play-event] играют карту { CARD($card, form: "quoted") } как событие
    [their-event-first] играют карту { CARD($card, form: "quoted") } (достоинство { $value }): сначала событие, затем операции
    [reserves] пускают карту { CARD($card, form: "quoted") } на пополнение резервов
    [reassessment] играют карту { CARD($card, form: "quoted") } ради пересмотра взглядов
    [do-nothing] играют карту { CARD($card, form: "quoted") } впустую
   *[other] играют карту { CARD($card, form: "quoted") } ради операций (достоинство { $value })
 }.
note-reserves-grow = резервы { SIDE($side, form: "gen") } теперь равны { $n }.
note-event-ignored = это первый теракт раунда: событие { CARD($card, form: "quoted") } не происходит.
note-plot-turned = «Ответная реакция»: если теракт { COUNTRY($country, form: "in") } совершится, финансирование от него упадёт.
note-card-lost = { SIDE($side, form: "nom") } теряют случайную карту.
note-nato-arrives = НАТО приходит { COUNTRY($country, form: "to") }: там теперь на 2 отряда больше.
note-sadr-appears = { COUNTRY($country, form: "in") } появляется Садр.
note-marker-leaked = утечка: о программе «{ MARKER($marker) }» стало известно, и больше она невозможна.
note-cards-exchanged = стороны обмениваются случайными картами.
note-card-back = { SIDE($side, form: "nom") } берут на руку карту { CARD($card, form: "quoted") }.
note-oil-rises = цены на нефть растут: до конца раунда ресурсов у экспортёров нефти на { $n } больше.
note-plot-resolved = { COUNTRY($country, form: "in") } совершён { PLOT($plot, form: "phrase") }.
note-backlash-strikes = «Ответная реакция»: теракт { COUNTRY($country, form: "in") } отталкивает от исламистов.
note-posture-in-question = после теракта бросают кубик на взгляды { COUNTRY($country, form: "gen") }.
note-posture-in-question-too = после теракта { COUNTRY($struck, form: "in") } бросают кубик и на взгляды другой шенгенской страны: { COUNTRY($country) }.
note-us-in-question = после теракта в США бросают кубики на взгляды США и на изменение их престижа.
note-posture-rolled-again = исламисты решают ещё раз бросить кубик на взгляды { COUNTRY($country, form: "gen") }.
note-plot-damage-rolled = ущерб от теракта { COUNTRY($country, form: "in") }: выпадает { $die }, нужно не больше { $needed }: { REACHES($needed, $die) ->
    [yes] успех исламистов
   *[no] без последствий
 }.
note-marker-ended = действие события «{ MARKER($marker) }» закончилось.
note-card-turned = { SIDE($side, form: "nom") } открывают карту { CARD($card, form: "quoted") }.
note-turn-begins = начинается раунд { $turn }.
note-phase-begins = фаза действий { SIDE($side, form: "gen") }.
note-no-cards = фаза действий { SIDE($side, form: "gen") }: карт у них больше нет.
note-card-held = { SIDE($side, form: "nom") } придерживают последнюю карту.
note-plots-unblocked = { $n ->
    [1] теракт не предотвращён и совершается
    [one] { $n } теракт не предотвращён и совершается
    [few] { $n } теракта не предотвращены и совершаются
   *[many] { $n } терактов не предотвращены и совершаются
 }.
note-regime-change-settles = смена режима { COUNTRY($country, form: "in") } больше не новость: жетон переворачивают на коричневую сторону.
note-event-lapses = временное событие «{ MARKER($marker) }» заканчивается.
note-reserves-lost = { SIDE($side, form: "nom") } теряют резервы ({ $n }).
note-turn-ends = раунд { $turn } заканчивается.
note-pirates-pay = «Пираты»: финансирование в конце раунда не падает.
note-caliphate-shames = где-то правит исламистское правительство: престиж США падает.
note-world-united = мир полностью разделяет взгляды США: престиж растёт.
note-itjihad-closes = «Врата иджтихада закрылись»: карту исламистов выбирает случай.
note-card-shown = { SIDE($side, form: "nom") } показывают карту { CARD($card, form: "quoted") }.

## Записи: какая строка схемы исламистов (9.4) что решила и почему.

note-flowchart-event-by-itself = 6.3.1: событие { CARD($card, form: "quoted") } происходит само по себе.
note-flowchart-event-played = 9.4.1: событие { CARD($card, form: "quoted") } допустимо и не принадлежит США, поэтому оно происходит.
note-flowchart-no-cells-for-event = 9.4.1: событие { CARD($card, form: "quoted") } ставит ячейки, а на шкале финансирования их нет, поэтому вся карта идёт на радикализацию.
note-flowchart-no-place-for-plot = 9.4.2.1: { $n ->
    [0] стран, где теракт мог бы готовиться по событию { CARD($card, form: "quoted") }, нет
   *[other] финансирование равно 9, а из стран, где теракт мог бы готовиться по событию { CARD($card, form: "quoted") }, ни одна не подходит под строки с 1 по 4 из 9.4.2.2
 }, поэтому вся карта идёт на радикализацию.
note-flowchart-nothing-to-take-back = 9.6: в сбросе нет карт исламистов, и брать по событию { CARD($card, form: "quoted") } нечего, поэтому карта идёт только на операции.
note-flowchart-events-closed = 6.2.7: врата иджтихада закрылись, и события { CARD($card, form: "quoted") } не будет, поэтому карта идёт на операции.
note-flowchart-us-event-means-plot = 9.4.1: событие { CARD($card, form: "quoted") } США могли бы сыграть сами, поэтому карта идёт на теракт.
note-flowchart-event-not-playable = 9.4.1: событие { CARD($card, form: "quoted") } допустимо, только если { CONDITION($condition) }; сейчас это не так, поэтому карта идёт на операции.
note-flowchart-second-card-recruits = 9.4.2.1: на что пойдёт вторая карта фазы действий, решила первая, поэтому { CARD($card, form: "quoted") } идёт на вербовку.
note-flowchart-second-card-barred = 9.4.2.1: { CARD($card, form: "quoted") }, вторая карта фазы действий, должна пойти на вербовку, а завербовать ячейку нельзя, поэтому её ОО пропадают.
note-flowchart-operations-too = 9.4.1: событие { CARD($card, form: "quoted") } нейтральное, поэтому карту играют ещё и для операций.
note-flowchart-major-jihad-possible = 9.4.1: где-то большой джихад может привести к исламистскому правительству, поэтому исламисты ведут большой джихад.
note-flowchart-minor-jihad-possible = 9.4.1: привести к исламистскому правительству большой джихад нигде не может, но в стране с хорошим или нормальным правительством есть ячейки для джихада, поэтому исламисты ведут малый джихад.
note-flowchart-cells-available = 9.4.1: привести к исламистскому правительству большой джихад нигде не может, в странах с хорошим или нормальным правительством джихад невозможен, а доступные ячейки есть, поэтому исламисты вербуют.
note-flowchart-nothing-but-travel = 9.4.1: привести к исламистскому правительству большой джихад нигде не может, в странах с хорошим или нормальным правительством джихад невозможен, а { $gtmo ->
    [0] доступных ячеек нет
   *[other] вербовать не даёт «Гуантанамо»
 }, поэтому исламисты перемещают ячейки.
note-flowchart-pakistan-first = 9.4.2: подходящих стран { $n }, и { COUNTRY($country) } идёт раньше всех остальных.
note-flowchart-aid-first = 9.4.2: из подходящих стран ({ $n }) первыми идут те, где есть помощь; { $left ->
    [1] такая одна: { COUNTRY($country) }
   *[other] таких стран { $left }
 }.
note-flowchart-siege-first = 9.4.2: из подходящих стран ({ $n }) первыми идут те, где осаждённый режим; { $left ->
    [1] такая одна: { COUNTRY($country) }
   *[other] таких стран { $left }
 }.
note-flowchart-resources-first = 9.4.2: из подходящих стран ({ $n }) первыми идут те, где больше всего ресурсов; { $left ->
    [1] такая одна: { COUNTRY($country) }
   *[other] таких стран { $left }
 }.
note-flowchart-forces-first = 9.4.2: из подходящих стран ({ $n }) первыми идут те, где больше всего войск и ячеек вместе; { $left ->
    [1] такая одна: { COUNTRY($country) }
   *[other] таких стран { $left }
 }.
note-flowchart-fair-first = 9.4.2: из подходящих стран ({ $n }) первыми идут те, где правительство нормальное, потом хорошее, потом плохое; { $left ->
    [1] такая одна: { COUNTRY($country) }
   *[other] таких стран { $left }
 }.
note-flowchart-good-first = 9.4.2: из подходящих стран ({ $n }) для теракта по событию первыми идут те, где правительство хорошее, потом нормальное, потом плохое; { $left ->
    [1] такая одна: { COUNTRY($country) }
   *[other] таких стран { $left }
 }.
note-flowchart-active-first = 9.4.2: из подходящих стран ({ $n }) первыми идут те, где есть активная ячейка, которая ещё не в пути; { $left ->
    [1] такая одна: { COUNTRY($country) }
   *[other] таких стран { $left }
 }.
note-flowchart-active-or-sadr-first = 9.4.2: из подходящих стран ({ $n }) первыми идут те, где есть активная ячейка, которая ещё не в пути, и та, где Садр: он считается такой ячейкой, но остаётся на месте; { $left ->
    [1] такая одна: { COUNTRY($country) }
   *[other] таких стран { $left }
 }.
note-flowchart-other-destinations-last = 9.4.2: из подходящих стран ({ $n }) последними идут те, куда по этой карте отправляются другие ячейки; { $left ->
    [1] остаётся одна: { COUNTRY($country) }
   *[other] остаётся стран: { $left }
 }.
note-flowchart-plot-in-us = 9.4.2.2, строка 1: { COUNTRY($country, form: "in") } есть ячейка, а теракт там важнее любого другого, поэтому его готовят там.
note-flowchart-plot-in-philippines = 9.4.2.2, строка 2: престиж выше низкого, действует «Абу Сайяф», и войск { COUNTRY($country, form: "in") } не больше, чем ячеек, поэтому теракт готовят там.
note-flowchart-plot-by-troops = 9.4.2.2, строка 2: престиж выше низкого, а { COUNTRY($country, form: "in") } стоят войска, поэтому теракт готовят там.
note-flowchart-plot-by-posture = 9.4.2.2, строка 3: штрафа ГВСТ нет, а взгляды { COUNTRY($country, form: "gen") } те же, что у США, поэтому теракт готовят там.
note-flowchart-plot-by-aid = 9.4.2.2, строка 4: { COUNTRY($country, form: "in") } есть помощь, поэтому теракт готовят там.
note-flowchart-plot-for-funds = 9.4.2.2, строка 5: финансирование меньше 9, поэтому теракт готовят в немусульманской стране, { COUNTRY($country, form: "in") }.
note-flowchart-plot-for-funds-at-home = 9.4.2.2, строка 5: финансирование меньше 9, а немусульманских стран среди оставшихся нет, поэтому теракт готовят { COUNTRY($country, form: "in") }.
note-flowchart-plot-anywhere = 9.4.2.1: финансирование равно 9, и ни одна из стран не подходит под строки с 1 по 4 из 9.4.2.2; своей карты для радикализации у исламистов тут нет, и случай выбирает: { COUNTRY($country) }.
note-flowchart-no-cell-to-plot = 9.4.2.2, строка 6: вне стран с исламистским правительством, где терактов не готовят, нет больше ячеек без броска, поэтому { $n } ОО { $n ->
    [1] идёт
   *[other] идут
 } на радикализацию.
note-flowchart-nothing-to-plot-for = 9.4.2.2, строка 6: финансирование равно 9, а под строки с 1 по 4 не подходит ни одна страна, где ещё есть ячейки, поэтому { $n } ОО { $n ->
    [1] идёт
   *[other] идут
 } на радикализацию.
note-flowchart-major-jihad-where = 9.4.2.3: { COUNTRY($country, form: "in") } ячеек хотя бы на { $surplus ->
    [3] три
   *[5] пять
 } больше, чем войск, и достоинства карты хватает для исламистского правительства, поэтому большой джихад ведут там.
note-flowchart-minor-jihad-good = 9.4.2.4: страны с хорошим правительством идут первыми, поэтому выбор: { COUNTRY($country) }.
note-flowchart-minor-jihad-fair = 9.4.2.4: стран с хорошим правительством среди оставшихся нет, следом идут страны с нормальным, поэтому выбор: { COUNTRY($country) }.
note-flowchart-change-poor = 9.4.2.4: стран с хорошим или нормальным правительством среди них нет, следом идут страны с плохим, поэтому выбор: { COUNTRY($country) }.
note-flowchart-no-cell-for-jihad = 9.4.2.4: других ячеек, способных вести джихад в стране с хорошим или нормальным правительством, нет, поэтому { $n } ОО { $n ->
    [1] идёт
   *[other] идут
 } на радикализацию.
note-flowchart-change-anywhere = 9.4.2.4: стран с хорошим или нормальным правительством среди них нет, и случай выбирает: { COUNTRY($country) }.
note-flowchart-recruit-at-regime-change = 9.4.2.5, строка 1: { COUNTRY($country, form: "in") } сменился режим, а войск хотя бы на пять больше, чем ячеек, поэтому вербуют там.
note-flowchart-recruit-under-rule = 9.4.2.5, строка 2: { COUNTRY($country, form: "in") } исламистское правительство, а ячеек меньше, чем удвоенное достоинство карты, поэтому вербуют там.
note-flowchart-recruit-where-easiest = 9.4.2.5, строка 3: под первые две строки не подходит ни одна страна, а из прочих нигде не легче вербовать, чем { COUNTRY($country, form: "in") }, поэтому вербуют там.
note-flowchart-nowhere-to-recruit = 9.4.2.5: стран со сменившимся режимом, где войск хотя бы на пять больше, чем ячеек, нет; стран с исламистским правительством, где ячеек меньше, чем удвоенное достоинство карты, тоже; в других странах нет ни ячеек, ни вербовщиков, поэтому { $n } ОО { $n ->
    [1] идёт
   *[other] идут
 } на радикализацию.
note-flowchart-recruits-run-out = 9.4.2.5: доступных ячеек больше нет, поэтому { $n } ОО { $n ->
    [1] идёт
   *[other] идут
 } на радикализацию.
note-flowchart-travel-to-trouble = 9.4.2.6, строка 1: { COUNTRY($country, form: "in") } { $regime_change ->
    [0] { $besieged ->
        [0] есть помощь
       *[other] осаждённый режим
     }
   *[other] сменился режим
 }, поэтому ячейка идёт туда.
note-flowchart-travel-for-major-jihad = 9.4.2.6, строка 2: { COUNTRY($country, form: "in") } плохое правительство, и для большого джихада не хватает не больше двух ячеек, поэтому ячейка идёт туда.
note-flowchart-travel-next-door = 9.4.2.6, строка 3: { COUNTRY($country, form: "in") } правительство хорошее или нормальное, а по соседству есть ячейка, поэтому ячейка идёт туда.
note-flowchart-travel-for-posture = 9.4.2.6, строка 4: у США взгляды «{ POSTURE($posture) }», а взгляды { COUNTRY($country, form: "gen") } { POSTURE($posture, form: "key") ->
    [hard] ещё не определены
   *[other] такие же
 }, поэтому ячейка идёт туда.
note-flowchart-travel-anywhere = 9.4.2.6, строка 5: прежние строки уже использованы или не подходят, и случай выбирает, куда идёт ячейка: { COUNTRY($country) }.
note-flowchart-travel-out-of-reach = 9.4.2.6: действует «Биометрия», а рядом с целью ({ COUNTRY($country) }) ячеек нет, поэтому это ОО идёт на радикализацию.
note-flowchart-travel-barred = 9.4.2.6: из-за «Биометрии» для { $n } ОО нет ячейки, которая могла бы переместиться, поэтому { $n ->
    [1] оно идёт
   *[other] они идут
 } на радикализацию.
note-flowchart-no-cell-to-travel = 9.4.2.6: ячеек, которые могли бы переместиться, больше нет, поэтому { $n } ОО { $n ->
    [1] идёт
   *[other] идут
 } на радикализацию.
note-flowchart-from-caliphate = 9.4.2.6.1, строка 1: { COUNTRY($country, form: "in") } исламистское правительство, а ячеек больше, чем достоинство карты, поэтому ячейка идёт оттуда.
note-flowchart-from-regime-change = 9.4.2.6.1, строка 2: { COUNTRY($country, form: "in") } сменился режим, а ячеек больше, чем войск, поэтому ячейка идёт оттуда.
note-flowchart-from-next-door = 9.4.2.6.1, строка 3: { COUNTRY($country) } по соседству со страной назначения, поэтому ячейка идёт оттуда.
note-flowchart-from-anywhere = 9.4.2.6.1, строка 4: остальные строки не подходят, годится любая страна с ячейкой, и ячейка идёт { COUNTRY($country, form: "from") }.
note-flowchart-from-destination = 9.4.2.6.1, строка 4: остальные строки не подходят, а издалека ячейку не пускает «Биометрия», поэтому это ячейка, которая уже { COUNTRY($country, form: "in") }.
note-flowchart-last-cell-stays = 9.4.2.6.1: { COUNTRY($country, form: "in") } { $regime_change ->
    [0] исламистское правительство
   *[other] сменился режим
 }, и последняя ячейка страну не покидает.
note-flowchart-journey = 9.4.2.6.2: итак, ячейка идёт { COUNTRY($country, form: "from") } { COUNTRY($to, form: "to") }.
note-flowchart-journey-within = 9.4.2.6.2: итак, ячейка перемещается внутри страны, { COUNTRY($country, form: "in") }.
note-flowchart-to-the-us = 9.4.2.1: «Агенты без досье» идут { COUNTRY($country, form: "to") }.
note-flowchart-to-schengen-at-random = 9.4.2.1: у США взгляды «{ POSTURE($posture) }», а { POSTURE($posture, form: "key") ->
    [hard] взгляды всех шенгенских стран уже определены
   *[other] у шенгенских стран таких взглядов нет
 }, поэтому под строку 4 из 9.4.2.6 ни одна не подходит, и случай выбирает: { COUNTRY($country) }.
note-flowchart-radical-cell = 9.4.3, строка 1: на шкале финансирования есть ячейка, и она появится в случайной стране: { COUNTRY($country) }.
note-flowchart-no-radical-cell = 9.4.3, строка 1 пропускается: на шкале финансирования ячеек нет.
note-flowchart-radical-travel = 9.4.3, строка 2: на карте есть ячейка, и одна перемещается без броска.
note-flowchart-radical-plot = 9.4.3, строка 3: финансирование меньше 9, поэтому в случайной стране с ячейкой, где правительство не исламистское, без броска готовится теракт: { COUNTRY($country) }.
note-flowchart-no-radical-funds = 9.4.3, строка 3 пропускается: финансирование равно 9.
note-flowchart-no-radical-plot = 9.4.3, строка 3 пропускается: доступных жетонов теракта нет.
note-flowchart-no-radical-ground = 9.4.3, строка 3 пропускается: все ячейки в странах с исламистским правительством.
note-flowchart-radical-worsening = 9.4.3, строка 4: в случайной мусульманской стране с хорошим или нормальным правительством оно становится на ступень хуже: { COUNTRY($country) }.
note-flowchart-nothing-to-radicalize = 9.4.3, строка 4: мусульманских стран с хорошим или нормальным правительством нет, и { $n } ОО { $n ->
    [1] пропадает
   *[other] пропадают
 }.
note-flowchart-by-shia-mix-roll = 9.5, полушиитская таблица: { $first_die } + { $second_die } + { $third_die }, и сумма указывает на страну: { COUNTRY($country) }.
note-flowchart-plot-at-random = 9.5: какой теракт совершается первым, правила не говорят, поэтому выбирает случай.
note-flowchart-nearest = 9.5.1: ближайшая подходящая страна с хорошим правительством, если таких нет, с нормальным, если нет и таких, любая: { COUNTRY($country) }.
note-flowchart-random-country = 9.5: равноценных стран { $n }, и случай выбирает: { COUNTRY($country) }.
note-flowchart-ex-kgb-sways = 9.6: { LABEL($label, form: "key") ->
    [sway-caucasus] взгляды Кавказа сдвинут мнение мирового сообщества, поэтому исламисты выбирают Кавказ
   *[other] взгляды Кавказа ничего не сдвинут в мнении мирового сообщества, поэтому исламисты выбирают Центральную Азию
 }.
note-flowchart-event-at-random = 9.5: какое событие происходит первым, правила не говорят, поэтому выбирает случай: { CARD($card, form: "quoted") }.
note-flowchart-leak-at-random = 9.6: какая из тайных программ раскрыта, решает случай: «{ MARKER($marker) }».
note-flowchart-dearest-back = 9.6: из лежащих в сбросе карт исламистов наибольшего достоинства на верх стопки ложится { CARD($card, form: "quoted") }; между равными выбирает случай.
note-radicalization = радикализация: { $n } ОО, { $n ->
    [1] которое
   *[other] которые
 } нельзя использовать иначе.

## Причины: почему чего-либо нет среди вариантов.

reason-not-preferred = схема исламистов ставит выше другие варианты.
reason-not-in-hand = карты { CARD($card, form: "quoted") } на руке нет.
reason-needs-value = { COUNTRY($country, form: "in") } для операции США нужно достоинство не меньше { $needed }, а здесь { $value }.
reason-at-islamist-rule = { COUNTRY($country, form: "in") } исламистское правительство: США могут там только сменить режим.
reason-iran-is-closed = { COUNTRY($country, form: "in") } контртеррористических операций не бывает.
reason-nobody-to-disrupt = { COUNTRY($country, form: "in") } нет ни ячеек, ни вербовщика.
reason-sadr-cannot-be-disrupted = Садра ({ COUNTRY($country) }) контртеррористическая операция не затрагивает.
reason-no-foothold = { COUNTRY($country) }: это не союзная страна, и войск там меньше двух отрядов: контртеррористическая операция невозможна.
reason-fata-shelters = «Зона племён» не допускает контртеррористических операций { COUNTRY($country, form: "in") }, если там не сменился режим.
reason-al-anbar-shelters = пока действует «Анбар», убрать вербовщика { COUNTRY($country, form: "in") } нельзя.
reason-no-posture-to-sway = { COUNTRY($country) }: взглядов, которые могла бы изменить идеологическая борьба, там нет.
reason-is-adversary = { COUNTRY($country) } — враждебная страна, а идеологическая борьба возможна только в нейтральных и союзных.
reason-nothing-to-improve = { COUNTRY($country) } — союзник с хорошим правительством: улучшать там нечего.
reason-too-few-troops = { COUNTRY($country, form: "in") } сменился режим: для идеологической борьбы войск должно быть на 5 больше, чем ячеек, то есть хотя бы { $needed }.
reason-no-troops-to-spare = { COUNTRY($country, form: "in") } войск { $troops }, ячеек { $cells }: там, где сменился режим, должно остаться хотя бы на 5 отрядов больше, чем ячеек.
reason-no-troops-there = { COUNTRY($country, form: "in") } нет войск.
reason-not-an-ally = { COUNTRY($country) }: это не союзная страна, войска туда не вводят.
reason-not-so-many = { $n ->
    [1] свободных отрядов там нет
   *[other] столько свободных отрядов ({ $n }) там нет
 }.
reason-nato-stays = НАТО уйти не может: там, где сменился режим, должно остаться хотя бы на 5 отрядов больше, чем ячеек, считая и НАТО.
reason-from-there = войска уже { COUNTRY($country, form: "in") }: их можно перевести только в другое место.
reason-not-at-islamist-rule = { COUNTRY($country, form: "in") } правительство не исламистское: смена режима там невозможна.
reason-six-troops-needed = { COUNTRY($country) }: для смены режима нужно хотя бы 6 отрядов из одного места, а свободных { $troops }.
reason-no-regime-change-there = { COUNTRY($country, form: "in") } режим не сменился, а вывод войск возможен только оттуда, где он сменился.
reason-roll-at-least-once = нужно объявить хотя бы один бросок.
reason-not-muslim = { COUNTRY($country) }: это не мусульманская страна, джихада там не бывает.
reason-ruled-already = { COUNTRY($country, form: "in") } уже исламистское правительство.
reason-no-cell-for-roll = на каждый бросок джихада нужна своя ячейка, а { COUNTRY($country, form: "in") } { $cells ->
    [0] их нет
   *[other] их всего { $cells }
 }.
reason-bhutto-forbids = пока действует «Беназир Бхутто», джихад { COUNTRY($country, form: "in") } запрещён.
reason-no-cell-or-cadre = { COUNTRY($country, form: "in") } нет ни ячеек, ни вербовщика: вербовать там некому.
reason-only-the-us = «Адам Гадан» вербует только в США, а не { COUNTRY($country, form: "in") }.
reason-no-cell-to-travel = { COUNTRY($country, form: "in") } нет ячейки, которая ещё может переместиться.
reason-biometrics-forbids = { COUNTRY($country) }: это не соседняя страна, а «Биометрия» пускает только в соседние.
reason-hides-already = { COUNTRY($country, form: "in") } нет активной ячейки, которой нужно залечь на дно.
reason-only-schengen = { COUNTRY($country) }: это не шенгенская страна.
reason-plot-too-high = { PLOT($plot, form: "phrase") } этой картой готовить нельзя: число должно быть не больше её достоинства или таким, какое называет событие.
reason-no-plot-under-rule = { COUNTRY($country, form: "in") } исламистское правительство: терактов там не готовят.
reason-no-cell-to-plot = на каждый теракт нужна своя ячейка, а { COUNTRY($country, form: "in") } { $cells ->
    [0] их нет
   *[other] их всего { $cells }
 }.
reason-needs-three = { LABEL($label) }: нужно достоинство 3, а здесь { $value }.
reason-needs-hard = смена режима возможна, только если взгляды США — «жёсткие меры».
reason-needs-soft = вывод войск возможен, только если взгляды США — «мягкая линия».
reason-no-plot-to-block = предотвращать нечего: терактов на карте нет.
reason-no-target = { LABEL($label) }: для достоинства { $value } подходящей страны нет.
reason-no-cell-available = доступных ячеек нет: вербовать некого.
reason-gtmo-forbids = пока действует «Гуантанамо», вербовать нельзя.
reason-no-cell-there = { LABEL($label) }: нет ячеек там, где эта операция возможна.
reason-other-sides-operation = { LABEL($label) }: это операция противника.
reason-not-by-event = { LABEL($label) }: для этого нужна своя карта, событие такого права не даёт.
reason-no-reserves = резервов нет.
reason-value-is-three = достоинство и так равно 3, больше резервы не дадут.
reason-not-among-those = { COUNTRY($country) }: это не одна из стран, о которых говорит событие { CARD($card, form: "quoted") }.
reason-selected-already = { COUNTRY($country) } уже в числе выбранных.
reason-no-such-cell = { COUNTRY($country, form: "in") } { LABEL($label, form: "key") ->
    [sleeper-cell] нет спящих ячеек
    [active-cell] нет активных ячеек
   *[other] нет Садра
 }.
reason-only-us-reassesses = взгляды США пересматривают только сами США.
reason-first-card-only = на пересмотр взглядов уходят обе карты фазы действий, поэтому начать его можно только первой из них.
reason-two-cards-of-three = карты { CARD($card, form: "quoted") } мало: для пересмотра взглядов нужны две карты с напечатанным достоинством 3.
reason-of-three = карта { CARD($card, form: "quoted") } не подходит: у второй карты пересмотра взглядов тоже должно быть достоинство 3.
reason-event-unplayable = событие { CARD($card, form: "quoted") } сейчас недопустимо: оно возможно, только если { CONDITION($condition) }.
reason-others-event = на карте { CARD($card, form: "quoted") } событие противника: оно происходит, когда вы играете карту для операций.
reason-own-event-only = на карте { CARD($card, form: "quoted") } не событие противника: при операциях оно не происходит.
reason-election-happens = событие { CARD($card, form: "quoted") } не играют: оно происходит само, когда карту играют для операций или сбрасывают.
reason-event-happened = событие { CARD($card, form: "quoted") } уже произошло: теперь карта годится только для операции.
reason-value-too-high = достоинство карты { CARD($card, form: "quoted") } — 3: на пополнение резервов такая карта не годится.
reason-raised-already = к достоинству карты { CARD($card, form: "quoted") } уже добавлены резервы: теперь она годится только для операции.
reason-gadahn-ignores = событие { CARD($card, form: "quoted") } не происходит: так велит «Адам Гадан».
reason-must-recruit = карту { CARD($card, form: "quoted") } нужно использовать для вербовки: так велит событие первой карты.
reason-plot-does-not-fit = теракт { COUNTRY($country, form: "in") } для события { CARD($card, form: "quoted") } не подходит.
reason-no-adversary-of-value = карта { CARD($card, form: "quoted") } не подходит: нет враждебной страны, у которой столько же ресурсов.
reason-wrong-resources = { COUNTRY($country) }: это не враждебная страна, ресурсы которой равны { $value }.
reason-not-the-dearest = карта { CARD($card, form: "quoted") } не подходит: нужна карта с событием США наибольшего достоинства.
reason-not-lying-open = карту { CARD($card, form: "quoted") } взять нельзя: берут карту из сброса, из области временных событий или из области первого теракта, но не «Скачок цен на нефть».
reason-not-another-schengen = { COUNTRY($country) } не подходит: нужна шенгенская страна, на взгляды которой ещё не бросали.
reason-more-than-one-card = придержать или сбросить можно только последнюю карту, а у вас их { $n }.
reason-only-us-holds = придержать или сбросить последнюю карту могут только США.
reason-infectious-ideology = против такой идеологии США обязаны сыграть все свои карты.
reason-no-cadre = вербовщиков на карте нет.
reason-no-cadre-there = { COUNTRY($country, form: "in") } нет вербовщика.
reason-only-jihadists-remove = снимать вербовщиков могут только исламисты.
reason-itjihad-chooses = выбрать карту { CARD($card, form: "quoted") } нельзя: врата иджтихада закрылись, и карту выбирает случай.
reason-cards-left = пока на руке есть карты, одну из них нужно сыграть.
reason-not-the-us = { COUNTRY($country, form: "in") } ячейку перед началом игры поставить нельзя.
reason-has-first-cell = { COUNTRY($country, form: "in") } ячейка уже поставлена: каждой нужна своя страна.
reason-marked-already = { COUNTRY($country) }: эта страна уже отмечена.
reason-ends-the-game = если отметить так страну ({ COUNTRY($country) }), игра кончится, не начавшись.

## Исправления: люди за настоящим столом привели что-то в порядок. PILE — где карта.

# $alignment равно 0, если страна не определилась.
note-corrected-status = исправление: { COUNTRY($country) } — { $alignment ->
    [0] неопределившаяся страна
   *[other] { ALIGNMENT($alignment) } страна, правительство { GOVERNANCE($governance) }
 }.
note-corrected-posture = исправление: взгляды { COUNTRY($country, form: "gen") } { POSTURE($posture, form: "key") ->
    [untested] не определены
   *[other] — «{ POSTURE($posture) }»
 }.
note-corrected-troops = исправление: войска { COUNTRY($country, form: "in") } — { $n } (было: { $before }).
note-corrected-sleepers = исправление: спящие ячейки { COUNTRY($country, form: "in") } — { $n } (было: { $before }).
note-corrected-active = исправление: активные ячейки { COUNTRY($country, form: "in") } — { $n } (было: { $before }).
note-corrected-cadre = исправление: { COUNTRY($country, form: "in") } { $n ->
    [0] нет вербовщика
   *[other] есть вербовщик
 }.
note-corrected-aid = исправление: помощь { COUNTRY($country, form: "in") } — { $n } (было: { $before }).
note-corrected-besieged = исправление: режим { COUNTRY($country, form: "in") } { $n ->
    [0] не осаждён
   *[other] осаждён
 }.
# $n: 0 — жетона нет, 1 — лежит коричневой стороной вверх, 2 — зелёной.
note-corrected-regime-change = исправление: { COUNTRY($country, form: "in") } { $n ->
    [0] нет жетона смены режима
    [1] жетон смены режима лежит коричневой стороной
   *[other] жетон смены режима лежит зелёной стороной
 }.
# $country равно -1, если НАТО нет нигде.
note-corrected-nato = исправление: НАТО теперь { $country ->
    [-1] вне карты
   *[other] { COUNTRY($country, form: "in") }
 }.
note-corrected-sadr = исправление: Садр теперь { $n ->
    [0] вне карты
   *[other] в Ираке
 }.
note-corrected-prestige = исправление: престиж — { $prestige } (было: { $before }).
note-corrected-funding = исправление: финансирование — { $funding } (было: { $before }).
note-corrected-reserves = исправление: резервы { SIDE($side, form: "gen") } — { $n } (было: { $before }).
# $n: сколько раз событие действует.
note-corrected-marker = исправление: событие «{ MARKER($marker) }» { $n ->
    [0] не действует
    [1] действует
    [few] действует { $n } раза
   *[other] действует { $n } раз
 }.
note-corrected-card = исправление: карта { CARD($card, form: "quoted") } теперь { PILE($place, form: "at") } (была { PILE($place_before, form: "at") }).

## Что можно исправить и каким оно может быть; `.word` — одно слово, которое вводят.

correctable-status = Правительство и отношение к США
    .word = страна
correctable-posture = Взгляды
    .word = взгляды
correctable-troops = Войска
    .word = войска
correctable-sleepers = Спящие ячейки
    .word = спящие
correctable-active = Активные ячейки
    .word = активные
correctable-cadre = Вербовщик
    .word = вербовщик
correctable-aid = Помощь
    .word = помощь
correctable-besieged = Осаждённый режим
    .word = осада
correctable-regime-change = Смена режима
    .word = режим
correctable-nato = НАТО
    .word = нато
correctable-sadr = Садр
    .word = садр
correctable-prestige = Престиж
    .word = престиж
correctable-funding = Финансирование
    .word = финансирование
correctable-reserves = Резервы
    .word = резервы
correctable-marker = Действующее событие
    .word = событие
correctable-card = Карта
    .word = карта

value-off = нет
    .word = выкл
value-on = да
    .word = вкл
value-tan = коричневая сторона
    .word = коричневая
value-green = зелёная сторона
    .word = зелёная
value-untested = не определено
    .word = неизвестно
value-soft = мягкая линия
    .word = мягкая
value-hard = жёсткие меры
    .word = жёсткие
value-good-ally = хорошее, союзная
    .word = хорошее-союзная
value-good-neutral = хорошее, нейтральная
    .word = хорошее-нейтральная
value-good-adversary = хорошее, враждебная
    .word = хорошее-враждебная
value-fair-ally = нормальное, союзная
    .word = нормальное-союзная
value-fair-neutral = нормальное, нейтральная
    .word = нормальное-нейтральная
value-fair-adversary = нормальное, враждебная
    .word = нормальное-враждебная
value-poor-ally = плохое, союзная
    .word = плохое-союзная
value-poor-neutral = плохое, нейтральная
    .word = плохое-нейтральная
value-poor-adversary = плохое, враждебная
    .word = плохое-враждебная
value-islamist-rule-ally = исламистское, союзная
    .word = исламистское-союзная
value-islamist-rule-neutral = исламистское, нейтральная
    .word = исламистское-нейтральная
value-islamist-rule-adversary = исламистское
    .word = исламистское

# `.at`: где карта.
value-deck = колода
    .word = колода
    .at = в колоде
value-discard = сброс
    .word = сброс
    .at = в сбросе
value-removed = вне игры
    .word = убрана
    .at = вне игры
value-us = рука США
    .word = сша
    .at = на руке у США
value-jihadist = рука исламистов
    .word = исламисты
    .at = на руке у исламистов

## Обязанности: о чём игроку ещё надо позаботиться.

duty-plots-waiting = { $n ->
    [one] { $n } теракт совершится
    [few] { $n } теракта совершатся
   *[many] { $n } терактов совершатся
 } в конце вашей фазы действий, если { $n ->
    [1] его
   *[other] их
 } не предотвратить.

## Замечания: что нужно знать о варианте прежде, чем выбрать его. `.short` стоит на его кнопке.

remark-event-follows = затем происходит событие карты { CARD($card, form: "quoted") }, если оно возможно.
    .short = затем событие

## Что сейчас значит то, на что смотрят.

fact-ideas-modifier = идеологическая борьба в мусульманской стране: { SIGNED($modifier) } за престиж{ $cost ->
    [0] { "" }
   *[other] , −{ $cost } штрафа ГВСТ
 }.
fact-prestige-at-end = если бы раунд закончился сейчас: престиж { SIGNED($change) }.
fact-funding-at-end = если бы раунд закончился сейчас: финансирование { SIGNED($change) }.
fact-cells-to-recruit = ячейки, которые можно завербовать при этом финансировании: { $n }.
fact-cards-next-turn = { SIDE($side) }: карты на следующий раунд при нынешнем положении: { $n }.
fact-resources-lack = США до победы не хватает ресурсов стран с хорошим правительством: { $n }, или стран с хорошим или нормальным правительством: { $countries }.
fact-caliphate-lacks = исламистам до победы не хватает ресурсов стран с исламистским правительством: { $n }{ $apart ->
    [0] { "" }
   *[other] , и две такие страны должны быть соседними
 }.
fact-disgrace-lacks = исламисты победят и тогда, когда престиж упадёт до 1 (сейчас { $prestige }), а стран с плохим или исламистским правительством станет больше; не хватает: { $n }.
fact-cells-on-map = ячейки на карте: { $n }; если их не станет, победят США.
fact-won-if-ended = если бы последняя колода закончилась сейчас, { SIDE($side, form: "nom") } победили бы.
fact-reshuffle-in = если считать только раздачи, колода закончится в раунде { $turn }, и новой станет сброс.
fact-reshuffle-between = если считать только раздачи, колода закончится не раньше раунда { $turn } и не позже раунда { $last }, и новой станет сброс.
fact-game-ends-in = если считать только раздачи, последняя колода и с ней игра закончатся при раздаче на раунд { $turn }.
fact-game-ends-between = если считать только раздачи, последняя колода и с ней игра закончатся не раньше раздачи на раунд { $turn } и не позже раздачи на раунд { $last }.
fact-cards-come-back = карты, которые пока вернутся: { $cards }.

## Коротко о том, что сейчас на столе.

# $phase: setup, jihadist, us, plots или end.
moment = { $phase ->
    [setup] Подготовка
    [jihadist] Раунд { $turn }, фаза действий исламистов
    [us] Раунд { $turn }, фаза действий США
    [plots] Раунд { $turn }, теракты
   *[end] Раунд { $turn }
 }

# What measures the game while it goes on, over the curve of a replay.
score-measure = Ресурсы при хорошем правительстве минус удвоенные при исламистском

## Тексты карт: что напечатано на карте, когда событие возможно и что делает каждый шаг его программы.

# $removed: 1, если карта выбывает, когда событие произошло, 2 — только когда его разыграли США; $automatic: событие происходит
# само.
card-facts = { SIDE($side, form: "key") ->
    [nobody] нейтральное событие
   *[other] событие { SIDE($side, form: "gen") }
 }, достоинство { $n }{ $automatic ->
    [1] , происходит само
   *[other] { "" }
 }{ $marked ->
    [1] , постоянное
   *[other] { "" }
 }{ $lapsing ->
    [1] , временное: до конца раунда
   *[other] { "" }
 }{ $removed ->
    [1] , после события карта выбывает из игры
    [2] , после события США карта выбывает из игры
   *[other] { "" }
 }{ $disputed ->
    [1] ; источники расходятся, здесь наше прочтение
   *[other] { "" }
 }
# $conditions — условия через запятую.
card-requires = условие: { $conditions }
# «Выборы в США».
card-automatic = событие происходит само, когда карту играют для операций или сбрасывают

verb-select = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
    [plural] выбирают
   *[singular] выбирает
 } { SET($among, form: "acc") }
    .some = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] выбирают
       *[singular] выбирает
     } { $n } { SET($among, form: "some") }
verb-test = проводят первичную проверку { COUNTRY($country, form: "gen") }, если её ещё не было
verb-govern = { COUNTRY($country, form: "in") } правительство становится { GOVERNANCE($governance, form: "ins") }, а сама страна — { ALIGNMENT($alignment, form: "ins") }, что бы там ни было прежде
verb-change-governance =
    .improve = правительство { COUNTRY($country, form: "gen") } становится на ступень лучше
    .worsen = правительство { COUNTRY($country, form: "gen") } становится на ступень хуже, но не исламистским
verb-align = { COUNTRY($country, form: "key") ->
    [there] эта страна становится { ALIGNMENT($alignment, form: "ins") }
   *[other] { COUNTRY($country) } становится { ALIGNMENT($alignment, form: "ins") } страной
 }
# $change: 1 — к враждебной, -1 — к союзной.
verb-shift = отношение { COUNTRY($country, form: "gen") } к США сдвигается на шаг к { SIGN($change) ->
    [plus] враждебному
   *[other] союзному
 }
verb-set-posture = отныне взгляды { COUNTRY($country, form: "gen") } — «{ POSTURE($posture) }»
    .same = взгляды { COUNTRY($country, form: "gen") } становятся такими же, как у США
    .opposite = взгляды { COUNTRY($country, form: "gen") } становятся противоположными взглядам США
verb-choose-posture = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
    [plural] задают
   *[singular] задаёт
 } взгляды { SET($among, form: "gen") }
    .some = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] задают
       *[singular] задаёт
     } взгляды { $n } { SET($among, form: "some") }
verb-roll-us-posture = бросают на взгляды США, прибавляя к кубику 1
verb-aid =
    .add = { COUNTRY($country, form: "to") } кладут 1 жетон помощи
    .remove = { COUNTRY($country, form: "from") } убирают 1 жетон помощи
verb-besiege =
    .place = { COUNTRY($country, form: "to") } кладут жетон осаждённого режима
    .remove = { COUNTRY($country, form: "from") } убирают жетон осаждённого режима
# Конец события; о том, что событие начинает, говорит сам его жетон.
verb-mark = действие события «{ MARKER($marker) }» прекращается
verb-prestige = престиж { SIGN($change) ->
    [minus] падает
   *[other] растёт
 } на { ABS($change) }
verb-roll-prestige = бросают на престиж
verb-funding = финансирование { SIGN($change) ->
    [minus] падает
   *[other] растёт
 } на { ABS($change) }
verb-set-funding = финансирование становится равным { $funding }
verb-governance-funding = финансирование растёт в зависимости от правительства { COUNTRY($country, form: "gen") }: на 1, если оно хорошее, на 2, если нормальное, на 3, если плохое
verb-place-cells = { COUNTRY($country, form: "in") } ставят { $n ->
    [1] ячейку
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[many] { $n } ячеек
 }
    .all = { COUNTRY($country, form: "in") } ставят и все ячейки, оставшиеся на шкале финансирования
verb-place-in-both = { COUNTRY($country, form: "in") } и { COUNTRY($second, form: "in") } ставят по ячейке
verb-remove-cells = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
    [plural] убирают
   *[singular] убирает
 } { COUNTRY($country, form: "from") } { $n ->
    [1] ячейку
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[many] { $n } ячеек
 }
    .up-to = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] убирают
       *[singular] убирает
     } { COUNTRY($country, form: "from") } до { $n ->
        [one] { $n } ячейки
       *[other] { $n } ячеек
     }
# С вербовщиками вместо ячеек или вместе с вербовщиками.
verb-clear =
    .cadre = { SET($among, form: "in") } убирают все ячейки, и после них остаются вербовщики
    .wholly = { SET($among, form: "in") } убирают все ячейки и всех вербовщиков
verb-remove-plots = { SET($among, form: "in") } открывают и убирают все теракты
verb-place-plots = { COUNTRY($country, form: "to") } кладут { $n ->
    [1] доступный теракт
    [one] { $n } доступный теракт
    [few] { $n } доступных теракта
   *[many] { $n } доступных терактов
 }
    .of-value = { COUNTRY($country, form: "to") } кладут доступный теракт с числом { $value }
verb-disrupt = США проводят где-нибудь контртеррористическую операцию, как с картой достоинством 3, если она возможна
verb-operation = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] проводят
   *[singular] проводит
 } операцию достоинством { $value }{ $reserves ->
    [1] , к которому можно добавить резервы
   *[other] { "" }
 }
verb-war-of-ideas =
    .ignoring-gwot = США ведут { COUNTRY($country, form: "in") } идеологическую борьбу, сколько бы войск там ни было и без штрафа ГВСТ
verb-draw = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] берут
   *[singular] берёт
 } { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }
# $yes и $no — части предложения: что приносит успех и что неудача.
verb-roll-for =
    .least = бросают кубик, и если выпало { $needed } или больше, { $yes }
    .governance = бросают кубик по правительству { COUNTRY($country, form: "gen") }, как при операции исламистов: при успехе { $yes }; при неудаче { $no }
# В `.us` и `.jihadist` событие делает одно для США и другое для исламистов: по предложению на каждых.
verb-when = если { CONDITION($condition) }, { $yes }
    .otherwise = если { CONDITION($condition) }, { $yes }; в противном случае { $no }
    .us = если карту играют США: { $what }
    .jihadist = если карту играют исламисты: { $what }
verb-turn-plot = США выбирают теракт в мусульманской стране: если он совершится, финансирование не вырастет, а упадёт: на 2 при хорошем правительстве, на 1 при любом другом, а от теракта с ОМП до 1
verb-find-plot = США открывают и предотвращают теракт в союзной стране или в стране с хорошим правительством
verb-search-hand = исламисты сбрасывают с руки все карты «Пропавшая бомба», «Обогащённый уран» и «Казахстанский штамм»
verb-sway-schengen = США могут вести идеологическую борьбу не больше чем в 3 шенгенских странах, по очереди
verb-look-at-hand = США смотрят карты исламистов
verb-play-extra-card = США могут сразу сыграть ещё одну карту
verb-talk-in-secret = США могут сбросить карту, достоинство которой равно ресурсам враждебной страны: эта страна становится нейтральной, и туда кладут 1 жетон помощи
# $side теряет карты; если $taken равно 1, их берёт другая сторона.
verb-lose-cards = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] сбрасывают
   *[singular] сбрасывает
 } { $n ->
    [1] случайную карту
    [one] { $n } случайную карту
    [few] { $n } случайные карты
   *[many] { $n } случайных карт
 }
    .taken = США берут себе { $n ->
        [1] случайную карту
        [one] { $n } случайную карту
        [few] { $n } случайные карты
       *[many] { $n } случайных карт
     } с руки { SIDE($side, form: "gen") }
verb-change-now = США могут сменить режим { COUNTRY($country, form: "in") } сразу, этой же картой
verb-place-nato = туда приходит НАТО: жетон идёт за 2 отряда и убирается, если увести его из страны
# $where: 0 — куда угодно, 1 — в шенгенские страны.
verb-send-cells = исламисты без броска перемещают до { $n } { $n ->
    [one] ячейки
   *[other] ячеек
 } { $where ->
    [1] в шенгенские страны или внутри этих стран
   *[other] в любые страны
 }
verb-recruit-freely = сначала исламисты вербуют этой картой
verb-place-sadr = в Ираке появляется Садр: он считается активной ячейкой, но не перемещается, контртеррористические операции его не затрагивают, а если его убирают, он выбывает из игры
verb-lose-dearest = США сбрасывают свою карту с событием США наибольшего достоинства, если она у них есть
# $first и $second — части предложения, из которых выбирают.
verb-choose-old-friends = исламисты выбирают одно: { $first }; либо { $second }
verb-free-wmd = исламистам становится доступен теракт с ОМП
verb-lose-shia-cards = США сбрасывают с руки все карты «Иран», «Хезболла» и «Армия Махди»
verb-recruit-by-video = в каждой из них делают попытку вербовки при любом финансировании
verb-leave-cadres = где ячейка не появилась, появляется вербовщик
verb-leak = исламисты раскрывают одно из действующих событий «Жёсткие допросы», «Тайная выдача» и «Прослушка», и оно заблокировано до конца игры
verb-sink-in = США сбрасывают 2 случайные карты; допустимые события исламистов на них происходят
verb-exchange-cards = стороны отдают друг другу по случайной карте
verb-discard-one = США сбрасывают одну карту по своему выбору
verb-roll-governance = { COUNTRY($country) } становится нейтральной страной, и на её правительство бросают, как при первичной проверке, что бы там ни было прежде
verb-choose-here-or-iran = США выбирают эту страну или Иран
verb-roll-jihad = там делают 2 броска джихада без участия ячеек: каждый успех убирает 1 жетон помощи и ухудшает правительство на ступень, но не до исламистского, а неудачи ничего не стоят
verb-take-card-back = игрок открыто берёт на руку карту из сброса, из области временных событий или из области первого теракта, но не «Скачок цен на нефть»
verb-raise-oil = до конца раунда у каждого экспортёра нефти на 1 ресурс больше; если это исполняет цели обеих сторон, побеждает игрок
