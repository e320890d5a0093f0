### «Сумеречная борьба»: её карта мира, карты, эффекты и всё, что есть только в ней. Что значат формы, сказано в cold_war.ftl.

game-twilight-struggle = Сумеречная борьба
length-twilight-struggle = Большая игра: вся холодная война за десять раундов, около трёх часов.

scenario-standard = Вся холодная война
    .help = Десять раундов, с 1945 года до самого конца.
scenario-late-war = Окончание холодной войны
    .help = Начинается в 1975 году, с восьмого раунда. После финального подсчёта США нужно 20 ПО, иначе побеждает СССР.

## Настройки партии.

preset-tournament = Как на турнирах
    .help = За стороны торгуются, карты раздают по одной, неразыгранные карты показывают; с дополнительными картами.
preset-digital = Как в цифровой версии
    .help = Правила цифровой версии, дополнительные карты и 2 дополнительных влияния у США.
option-optional-cards = Дополнительные карты
    .help = Добавляет семь дополнительных карт, с 104 по 110.
option-promo-card = Промокарта
    .help = Добавляет «Финляндизацию» в нашей реконструкции.
option-chinese-civil-war = Гражданская война в Китае
    .help = «Китайская карта» ничья, пока СССР не наберёт 3 влияния в области «Гражданская война в Китае».
option-realign-anywhere = Снижение влияния где угодно
    .help = Уровень DEFCON не ограничивает попытки снижения влияния.
option-realign-safely = Снижение влияния без риска
    .help = Сторона, предпринявшая попытку снижения влияния, сама его не теряет.
option-mix-operations = Смешанные операции
    .help = ОО одной карты можно делить между размещением и снижением влияния, но не в одной и той же стране.
option-space-without-roll = Космическая гонка без броска
    .help = Сбросив карту на космическую гонку, кубик можно не бросать.
option-digital-edition = Цифровая версия
    .help = «Перебежчики» действуют так, как в цифровой версии игры, и никого не заставляют вовремя разыграть карту подсчёта.
option-crossover = Карты «Красного моря»
    .help = Каждая сторона выбирает для колоды карты «Красного моря», не больше чем на 9 ОО, после раздачи или до неё.
option-late-war-vp = ПО в начале сценария «Окончание холодной войны»
    .help = Где стоит жетон в начале этого сценария: больше нуля — в пользу США, меньше — в пользу СССР.

## Правила, известные по названию: варианты и сценарии.

rule-v-r1 = вариант «Снижение влияния где угодно»
rule-v-r2 = вариант «Снижение влияния без риска»
rule-v-r3 = вариант «Смешанные операции»
rule-v-s1 = вариант «Космическая гонка без броска»
rule-v-d = вариант «Цифровая версия»
rule-v-rs = вариант «Карты „Красного моря“»
rule-lw = сценарий «Окончание холодной войны»

## Период, которого нет в «Красном море».

period-early = Начало войны

## Космическая гонка: деления после начала.

box-1 = Спутник Земли
box-2 = Животное в космосе
box-3 = Человек в космосе
box-4 = Человек на орбите Земли
box-5 = Орбита Луны
box-6 = Высадка на Луне
box-7 = Космический челнок
box-8 = Космическая станция
# Что дают способности этих делений: она у того, кто дошёл, пока другая сторона позади.
ability-2 = на космическую гонку можно отправлять 2 карты за раунд
ability-4 = противник первым выбирает и открывает начальное событие
ability-6 = в конце раунда можно сбросить 1 оставшуюся карту, но не карту подсчёта очков
ability-8 = за раунд можно сделать 8 ходов

## Страны.

country-canada = Канада
    .in = в Канаде
country-united-kingdom = Великобритания
    .in = в Великобритании
country-norway = Норвегия
    .in = в Норвегии
country-sweden = Швеция
    .in = в Швеции
country-denmark = Дания
    .in = в Дании
country-finland = Финляндия
    .in = в Финляндии
country-benelux = Бенилюкс
    .in = в Бенилюксе
country-west-germany = Западная Германия
    .in = в Западной Германии
country-france = Франция
    .in = во Франции
country-spain-portugal = Испания/Португалия
    .in = в Испании/Португалии
country-italy = Италия
    .in = в Италии
country-greece = Греция
    .in = в Греции
country-turkey = Турция
    .in = в Турции
country-austria = Австрия
    .in = в Австрии
country-east-germany = Восточная Германия
    .in = в Восточной Германии
country-poland = Польша
    .in = в Польше
country-czechoslovakia = Чехословакия
    .in = в Чехословакии
country-hungary = Венгрия
    .in = в Венгрии
country-yugoslavia = Югославия
    .in = в Югославии
country-romania = Румыния
    .in = в Румынии
country-bulgaria = Болгария
    .in = в Болгарии
country-lebanon = Ливан
    .in = в Ливане
country-syria = Сирия
    .in = в Сирии
country-israel = Израиль
    .in = в Израиле
country-iraq = Ирак
    .in = в Ираке
country-iran = Иран
    .in = в Иране
country-jordan = Иордания
    .in = в Иордании
country-gulf-states = Страны Залива
    .in = в странах Залива
country-libya = Ливия
    .in = в Ливии
country-afghanistan = Афганистан
    .in = в Афганистане
country-pakistan = Пакистан
    .in = в Пакистане
country-india = Индия
    .in = в Индии
country-burma = Бирма
    .in = в Бирме
country-laos-cambodia = Лаос/Камбоджа
    .in = в Лаосе/Камбодже
country-thailand = Таиланд
    .in = в Таиланде
country-vietnam = Вьетнам
    .in = во Вьетнаме
country-malaysia = Малайзия
    .in = в Малайзии
country-indonesia = Индонезия
    .in = в Индонезии
country-philippines = Филиппины
    .in = на Филиппинах
country-australia = Австралия
    .in = в Австралии
country-taiwan = Тайвань
    .in = на Тайване
country-north-korea = Северная Корея
    .in = в Северной Корее
country-south-korea = Южная Корея
    .in = в Южной Корее
country-japan = Япония
    .in = в Японии
country-morocco = Марокко
    .in = в Марокко
country-algeria = Алжир
    .in = в Алжире
country-tunisia = Тунис
    .in = в Тунисе
country-west-african-states = Западная Африка
    .in = в Западной Африке
country-saharan-states = Страны Сахары
    .in = в странах Сахары
country-ivory-coast = Берег Слоновой Кости
    .in = на Берегу Слоновой Кости
country-nigeria = Нигерия
    .in = в Нигерии
country-cameroon = Камерун
    .in = в Камеруне
country-zaire = Заир
    .in = в Заире
country-angola = Ангола
    .in = в Анголе
country-zimbabwe = Зимбабве
    .in = в Зимбабве
country-southeast-african-states = Юго-Восточная Африка
    .in = в Юго-Восточной Африке
country-botswana = Ботсвана
    .in = в Ботсване
country-south-africa = Южная Африка
    .in = в Южной Африке
country-mexico = Мексика
    .in = в Мексике
country-guatemala = Гватемала
    .in = в Гватемале
country-el-salvador = Эль-Сальвадор
    .in = в Эль-Сальвадоре
country-honduras = Гондурас
    .in = в Гондурасе
country-costa-rica = Коста-Рика
    .in = в Коста-Рике
country-nicaragua = Никарагуа
    .in = в Никарагуа
country-panama = Панама
    .in = в Панаме
country-cuba = Куба
    .in = на Кубе
country-haiti = Гаити
    .in = на Гаити
country-dominican-republic = Доминиканская Республика
    .in = в Доминиканской Республике
country-colombia = Колумбия
    .in = в Колумбии
country-ecuador = Эквадор
    .in = в Эквадоре
country-peru = Перу
    .in = в Перу
country-venezuela = Венесуэла
    .in = в Венесуэле
country-bolivia = Боливия
    .in = в Боливии
country-brazil = Бразилия
    .in = в Бразилии
country-paraguay = Парагвай
    .in = в Парагвае
country-chile = Чили
    .in = в Чили
country-argentina = Аргентина
    .in = в Аргентине
country-uruguay = Уругвай
    .in = в Уругвае
country-china = Гражданская война в Китае
    .in = в области «Гражданская война в Китае»

## Множества стран. Множество, нужное одной карте, названо так, как нужно этой карте.

set-europe = Европа
    .in = в Европе
    .of = Европы
set-asia = Азия
    .in = в Азии
    .of = Азии
set-central-america = Центральная Америка
    .in = в Центральной Америке
    .of = Центральной Америки
set-south-america = Южная Америка
    .in = в Южной Америке
    .of = Южной Америки
set-western-europe = Западная Европа
    .in = в Западной Европе
    .of = Западной Европы
set-eastern-europe = Восточная Европа
    .in = в Восточной Европе
    .of = Восточной Европы
set-southeast-asia = Юго-Восточная Азия
    .in = в Юго-Восточной Азии
    .of = Юго-Восточной Азии
set-outside-europe = Страны вне Европы
    .in = вне Европы
    .of = вне Европы
set-latin-america = Центральная и Южная Америка
    .in = в Центральной или Южной Америке
    .of = Центральной или Южной Америки
set-africa-or-southeast-asia = Африка и Юго-Восточная Азия
    .in = в Африке или Юго-Восточной Азии
    .of = Африки и Юго-Восточной Азии

set-independent-reds = Югославия, Румыния, Болгария, Венгрия, Чехословакия
    .acc = Югославию, Румынию, Болгарию, Венгрию или Чехословакию
set-india-and-pakistan = Индия, Пакистан
    .in = в Индии или Пакистане
set-suez = Франция, Великобритания, Израиль
    .in = во Франции, Великобритании и Израиле
set-portuguese-africa = Ангола, Юго-Восточная Африка
    .in = в Анголе и Юго-Восточной Африке
set-at-south-africa = Ангола, Ботсвана
    .in = в Анголе, Ботсване или в обеих этих странах
set-canal-states = Панама, Коста-Рика, Венесуэла
    .in = в Панаме, Коста-Рике и Венесуэле
set-accord-states = Израиль, Иордания, Египет
    .in = в Израиле, Иордании и Египте
set-at-nicaragua = Куба, Гондурас, Коста-Рика
    .in = на Кубе, в Гондурасе или в Коста-Рике
set-iran-and-iraq = Иран, Ирак
    .in = в Иране или Ираке
set-at-united-kingdom = Канада, Норвегия, Бенилюкс, Франция
    .in = в Канаде, Норвегии, Бенилюксе или Франции
set-muslim-states = Ливия, Египет, Судан, Саудовская Аравия, Иордания, Сирия, Ирак, Иран
    .of = из восьми: Ливия, Египет, Судан, Саудовская Аравия, Иордания, Сирия, Ирак, Иран
set-guerrilla-lands = Неключевые страны Африки, Центральной и Южной Америки
    .in = в любой неключевой стране Африки, Центральной или Южной Америки

## Карты.

card-asia-scoring = Подсчёт очков в Азии
    .quoted = «Подсчёт очков в Азии»
card-europe-scoring = Подсчёт очков в Европе
    .quoted = «Подсчёт очков в Европе»
card-duck-and-cover = «Пригнись и накройся»
    .quoted = «Пригнись и накройся»
card-five-year-plan = Пятилетка
    .quoted = «Пятилетка»
card-china-card = Китайская карта
    .quoted = «Китайская карта»
card-socialist-governments = Левые правительства
    .quoted = «Левые правительства»
card-fidel = Фидель Кастро
    .quoted = «Фидель Кастро»
card-vietnam-revolts = Революция во Вьетнаме
    .quoted = «Революция во Вьетнаме»
card-blockade = Берлинский кризис
    .quoted = «Берлинский кризис»
card-korean-war = Корейская война
    .quoted = «Корейская война»
card-romanian-abdication = Последний король Румынии
    .quoted = «Последний король Румынии»
card-arab-israeli-war = Арабо-израильская война
    .quoted = «Арабо-израильская война»
card-comecon = Совет экономической взаимопомощи
    .quoted = «Совет экономической взаимопомощи»
card-nasser = Гамаль Насер
    .quoted = «Гамаль Насер»
card-warsaw-pact-formed = Организация Варшавского договора
    .quoted = «Организация Варшавского договора»
card-de-gaulle-leads-france = Де Голль возглавляет Францию
    .quoted = «Де Голль возглавляет Францию»
card-captured-nazi-scientist = Вербовка нацистских учёных
    .quoted = «Вербовка нацистских учёных»
card-truman-doctrine = Доктрина Трумэна
    .quoted = «Доктрина Трумэна»
card-olympic-games = Олимпийские игры
    .quoted = «Олимпийские игры»
card-nato = НАТО
    .quoted = «НАТО»
card-independent-reds = Непокорные соцстраны
    .quoted = «Непокорные соцстраны»
card-marshall-plan = План Маршалла
    .quoted = «План Маршалла»
card-indo-pakistani-war = Индо-пакистанская война
    .quoted = «Индо-пакистанская война»
card-containment = Сдерживание коммунизма
    .quoted = «Сдерживание коммунизма»
card-cia-created = Создание ЦРУ
    .quoted = «Создание ЦРУ»
card-us-japan-mutual-defense-pact = Договор о сотрудничестве США и Японии
    .quoted = «Договор о сотрудничестве США и Японии»
card-suez-crisis = Суэцкий кризис
    .quoted = «Суэцкий кризис»
card-east-european-unrest = Протесты в Восточной Европе
    .quoted = «Протесты в Восточной Европе»
card-decolonization = Деколонизация
    .quoted = «Деколонизация»
card-red-scare-purge = Красная угроза / Репрессии
    .quoted = «Красная угроза / Репрессии»
card-un-intervention = Вмешательство ООН
    .quoted = «Вмешательство ООН»
card-de-stalinization = Десталинизация
    .quoted = «Десталинизация»
card-nuclear-test-ban = Запрет на испытания ядерного оружия
    .quoted = «Запрет на испытания ядерного оружия»
card-formosan-resolution = Формозская резолюция
    .quoted = «Формозская резолюция»
card-central-america-scoring = Подсчёт очков в Центральной Америке
    .quoted = «Подсчёт очков в Центральной Америке»
card-southeast-asia-scoring = Подсчёт очков в Юго-Восточной Азии
    .quoted = «Подсчёт очков в Юго-Восточной Азии»
card-cuban-missile-crisis = Карибский кризис
    .quoted = «Карибский кризис»
card-nuclear-subs = Атомные подлодки
    .quoted = «Атомные подлодки»
card-quagmire = Вторжение во Вьетнам
    .quoted = «Вторжение во Вьетнам»
card-how-i-learned-to-stop-worrying = «Как я перестал бояться и полюбил бомбу»
    .quoted = «Как я перестал бояться и полюбил бомбу»
card-junta = Хунта
    .quoted = «Хунта»
card-kitchen-debates = Кухонные дебаты
    .quoted = «Кухонные дебаты»
card-we-will-bury-you = «Мы вас похороним»
    .quoted = «Мы вас похороним»
card-portuguese-empire-crumbles = Крах португальской империи
    .quoted = «Крах португальской империи»
card-south-african-unrest = Протесты в Южной Африке
    .quoted = «Протесты в Южной Африке»
card-allende = Сальвадор Альенде
    .quoted = «Сальвадор Альенде»
card-willy-brandt = Вилли Брандт
    .quoted = «Вилли Брандт»
card-abm-treaty = Ограничение систем ПРО
    .quoted = «Ограничение систем ПРО»
card-cultural-revolution = Культурная революция
    .quoted = «Культурная революция»
card-flower-power = Дети цветов
    .quoted = «Дети цветов»
card-u2-incident = Уничтожение U-2
    .quoted = «Уничтожение U-2»
card-panama-canal-returned = Возвращение Панамского канала
    .quoted = «Возвращение Панамского канала»
card-camp-david-accords = Кэмп-Дэвидские соглашения
    .quoted = «Кэмп-Дэвидские соглашения»
card-grain-sales-to-soviets = Поставки зерна в СССР
    .quoted = «Поставки зерна в СССР»
card-john-paul-ii-elected-pope = Папа Римский Иоанн Павел II
    .quoted = «Папа Римский Иоанн Павел II»
card-latin-american-death-squads = Эскадроны смерти
    .quoted = «Эскадроны смерти»
card-oas-founded = Организация американских государств
    .quoted = «Организация американских государств»
card-nixon-plays-the-china-card = Никсон играет «Китайскую карту»
    .quoted = «Никсон играет „Китайскую карту“»
card-shuttle-diplomacy = Челночная дипломатия
    .quoted = «Челночная дипломатия»
card-liberation-theology = Теология освобождения
    .quoted = «Теология освобождения»
card-ussuri-river-skirmish = Конфликт на острове Даманский
    .quoted = «Конфликт на острове Даманский»
card-ask-not-what-your-country = Инаугурационная речь Джона Кеннеди
    .quoted = «Инаугурационная речь Джона Кеннеди»
card-alliance-for-progress = Союз ради прогресса
    .quoted = «Союз ради прогресса»
card-one-small-step = Человек на Луне
    .quoted = «Человек на Луне»
card-south-america-scoring = Подсчёт очков в Южной Америке
    .quoted = «Подсчёт очков в Южной Америке»
card-iranian-hostage-crisis = Американские заложники в Иране
    .quoted = «Американские заложники в Иране»
card-the-iron-lady = «Железная леди»
    .quoted = «Железная леди»
card-reagan-bombs-libya = Бомбардировки Ливии
    .quoted = «Бомбардировки Ливии»
card-star-wars = «Звёздные войны»
    .quoted = «Звёздные войны»
card-the-reformer = Перестройка
    .quoted = «Перестройка»
card-marine-barracks-bombing = Гибель миротворцев в Бейруте
    .quoted = «Гибель миротворцев в Бейруте»
card-soviets-shoot-down-kal-007 = Катастрофа «Боинг 747» над СССР
    .quoted = «Катастрофа „Боинг 747“ над СССР»
card-glasnost = Гласность
    .quoted = «Гласность»
card-ortega-elected-in-nicaragua = Ортега становится президентом Никарагуа
    .quoted = «Ортега становится президентом Никарагуа»
card-iran-contra-scandal = Иран-контрас
    .quoted = «Иран-контрас»
card-chernobyl = Чернобыль
    .quoted = «Чернобыль»
card-latin-american-debt-crisis = Латиноамериканский долговой кризис
    .quoted = «Латиноамериканский долговой кризис»
card-tear-down-this-wall = «Снесите эту стену!»
    .quoted = «Снесите эту стену!»
card-an-evil-empire = «Империя зла»
    .quoted = «Империя зла»
card-pershing-ii-deployed = Размещение «Першингов» в Европе
    .quoted = «Размещение „Першингов“ в Европе»
card-solidarity = Профсоюз «Солидарность»
    .quoted = «Профсоюз „Солидарность“»
card-iran-iraq-war = Ирано-иракская война
    .quoted = «Ирано-иракская война»
card-defectors = Перебежчики
    .quoted = «Перебежчики»
card-the-cambridge-five = Кембриджская пятёрка
    .quoted = «Кембриджская пятёрка»
card-special-relationship = Особые отношения
    .quoted = «Особые отношения»
card-norad = НОРАД
    .quoted = «НОРАД»
card-che = Че Гевара
    .quoted = «Че Гевара»
card-finlandization = Финляндизация
    .quoted = «Финляндизация»

## Варианты отдельных карт.

label-leave-cuba = Убрать 2 влияния на Кубе и прекратить кризис
label-leave-west-germany = Убрать 2 влияния в Западной Германии и прекратить кризис
label-leave-turkey = Убрать 2 влияния в Турции и прекратить кризис
label-with-un-intervention = Операции вместе с «Вмешательством ООН», без события
label-remove-us = Убрать влияние США
label-add-ussr = Добавить влияние СССР
label-participate = Участвовать
    .case = участвует в играх
label-boycott = Бойкотировать
    .case = объявляет бойкот
label-defcon-1 = DEFCON 1
label-defcon-2 = DEFCON 2
label-defcon-3 = DEFCON 3
label-defcon-4 = DEFCON 4
label-defcon-5 = DEFCON 5
label-two-in-south-africa = 2 влияния в Южной Африке
label-one-and-neighbours = 1 влияние в Южной Африке и 2 у её соседей
label-play-it = Разыграть
label-give-back = Вернуть
label-in-europe = Европа
label-in-asia = Азия
label-in-middle-east = Ближний Восток
label-in-central-america = Центральная Америка
label-in-south-america = Южная Америка
label-in-africa = Африка

## Вопросы.

question-which-companion = { CARD($card, form: "quoted") }: какую карту использовать ради ОО, отменив её событие?
question-drawn-card = вам попалась карта { CARD($card, form: "quoted") }: разыграть её или вернуть?
question-exchange-card = { CARD($card, form: "quoted") }: какую карту сбросить, чтобы взять взамен другую?
question-crisis-way-out = «Карибский кризис»: прекратить его?
question-norad-where = «НОРАД»: где добавить 1 влияние?
question-name-region = { CARD($card, form: "quoted") }: какой регион назвать?
question-set-up-where = подготовка к игре: где разместить влияние { SIDE($side, form: "gen") }? Осталось разместить: { $left }.
question-double-where = { CARD($card, form: "quoted") }: где СССР удвоит своё влияние? Осталось стран: { $left }.

## Записи.

note-period-begins = начинается период «{ $turn ->
    [4] Середина войны
   *[other] Окончание войны
 }»: в колоду замешивают ещё { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
 }.
note-shuttle-used = «Челночная дипломатия»: при подсчёте очков { SET($region, form: "in") } { COUNTRY($country) } не в счёт для СССР.
note-southeast-asia-scored = подсчёт очков в Юго-Восточной Азии. США: { $us_points } ПО. СССР: { $ussr_points } ПО.
note-china-held = «Китайская карта» у { SIDE($side, form: "gen") }: 1 ПО.
fact-shuttle-waits = «Челночная дипломатия» ждёт этого подсчёта, но у СССР нет для неё ключевой страны.
fact-shuttle-takes = «Челночная дипломатия»: { COUNTRY($country) } не в счёт для СССР.
fact-taiwan-counts = «Формозская резолюция»: { COUNTRY($country) } считается ключевой страной.
fact-point-a-country = 1 ПО за каждую страну под контролем, за { COUNTRY($country) } 2.
note-flower-power-pays = «Дети цветов»: США разыграли карту { CARD($card, form: "quoted") }.
note-won-by-crisis = «Карибский кризис»: { ENEMY($side, form: "nom") } { ENEMY($side, form: "number") ->
    [plural] предприняли
   *[singular] предпринял
 } попытку переворота, и { SIDE($side, form: "number") ->
    [plural] побеждают
   *[singular] побеждает
 } { SIDE($side, form: "nom") }.
note-crisis-defused = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] отступают
   *[singular] отступает
 }, убрав влияние { COUNTRY($country, form: "in") }: «Карибский кризис» окончен.
note-china-decided = гражданская война в Китае окончена: { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] получают
   *[singular] получает
 } «Китайскую карту».
note-buried = «Мы вас похороним»: «Вмешательства ООН» не было, и { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] получают
   *[singular] получает
 } свои ПО.
note-u2-pays = «Уничтожение U-2»: разыграно «Вмешательство ООН», и { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] получают
   *[singular] получает
 } свои ПО.
note-companion-played = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] разыгрывают
   *[singular] разыгрывает
 } карту { CARD($card, form: "quoted") } вместе с «Вмешательством ООН»; её событие отменено.
note-card-revived = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] возвращают
   *[singular] возвращает
 } из сброса карту { CARD($card, form: "quoted") }, чтобы разыграть её событие.
note-card-taken = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] берут
   *[singular] берёт
 } у { ENEMY($side, form: "gen") } карту { CARD($card, form: "quoted") }.
note-region-barred = «Чернобыль»: до конца раунда СССР не может размещать влияние за ОО { SET($region, form: "in") }.

## Причины.

reason-protected-by-nato = { COUNTRY($country) } под защитой «НАТО».
reason-protected-by-pact = { COUNTRY($country) } под защитой «Договора о сотрудничестве США и Японии».
reason-china-out-of-bounds = область «Гражданская война в Китае» для США недоступна.
reason-reformer-forbids = { COUNTRY($country, form: "in") }, как и во всей Европе, СССР не может устраивать перевороты после события «Перестройка».
reason-no-headline-un = карта { CARD($card, form: "quoted") } не может быть начальным событием: её разыгрывают в свой ход вместе с другой картой.
reason-outside-set-up = { COUNTRY($country) } не { SET($set, form: "in") }, а сейчас влияние размещают только там.

## Условия. Когда событие возможно (`only`, после «событие» или «оно») и от чего зависит (после «если»).

condition-alliance-formed =
    .only = возможно только после «Плана Маршалла» или «Организации Варшавского договора»
condition-no-iron-lady =
    .only = невозможно после «Железной леди»
condition-no-camp-david =
    .only = невозможно после «Кэмп-Дэвидских соглашений»
condition-no-wall-down =
    .only = невозможно после «Снесите эту стену!»
condition-no-evil-empire =
    .only = невозможно после «Империи зла»
condition-pope-elected =
    .only = возможно только после «Папы Римского Иоанна Павла II»
condition-us-more-battlegrounds =
    .only = возможно, только если под контролем США больше ключевых стран, чем под контролем СССР
    .turned = возможно, только если под контролем СССР больше ключевых стран, чем под контролем США
condition-behind-in-space =
    .only = возможно, только если игрок отстаёт в космической гонке
condition-us-ahead-in-space =
    .only = возможно, только если США опережают СССР в космической гонке
condition-not-late-war =
    .only = невозможно в период «Окончание войны»
condition-us-controls-uk =
    .only = возможно, только если США контролируют Великобританию
    .turned = возможно, только если СССР контролирует Великобританию
condition-headline-or-soviet =
    .only = возможно только как начальное или когда карту разыгрывает СССР
condition-holds-opponent-event =
    .only = возможно только в свой ход и только при наличии на руке карты с событием противника
condition-not-ussr-with-china-at-war =
    .only = невозможно для СССР, пока идёт гражданская война в Китае
condition-china-at-peace =
    .only = невозможно, пока идёт гражданская война в Китае
condition-ussr-holds-china = «Китайская карта» у СССР
condition-us-holds-china = «Китайская карта» у США
condition-us-controls-south-korea = США контролируют Южную Корею
condition-reform-begun = уже разыграно событие «Перестройка»
condition-nato-in-effect = действует событие «НАТО»
condition-ussr-ahead = у СССР больше ПО
condition-us-lost-influence = из-за неё США потеряли влияние

## Количества в том виде, какой нужен их картам: после «получает», после двоеточия или как целое сказуемое.

amount-five-less-defcon = столько ПО, на сколько уровень DEFCON теперь ниже 5
amount-defcon-less-two = столько ПО, на сколько уровень DEFCON выше 2
amount-soviet-oil = по 1 ПО за каждую из следующих стран, если контролирует её: Ливия, Египет, Саудовская Аравия, страны Залива, Ирак, Иран, Венесуэла
amount-latin-battlegrounds = по 1 ПО за каждую ключевую страну Центральной и Южной Америки, которую контролируют
amount-half-of-libya = по 1 ПО за каждые 2 влияния СССР в Ливии
amount-half-of-egypt = теряют половину своего влияния в Египте с округлением вверх
amount-one-or-two-late = по 1, а в период «Окончание войны» по 2

## Длительные эффекты: заголовок и что они делают. У парных эффектов $side — сторона, которой эффект касается; $value — то,
## что игра хранит об эффекте, или 0, если говорится об эффекте вообще.

effect-vietnam-revolts = Революция во Вьетнаме
    .text = до конца раунда СССР получает на 1 ОО больше для операций, если тратит все эти ОО в Юго-Восточной Азии
effect-containment = Сдерживание коммунизма
    .text = до конца раунда карты США дают на 1 ОО больше, но не больше 4
effect-red-scare = Красная угроза / Репрессии (против { SIDE($side, form: "gen") })
    .text = до конца раунда карты { SIDE($side, form: "gen") } дают на 1 ОО меньше, но не меньше 1
effect-crisis = Карибский кризис (угроза для { SIDE($side, form: "gen") })
    .text = до конца раунда { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] проигрывают партию, если предпримут попытку переворота, но могут
       *[singular] проигрывает партию, если предпримет попытку переворота, но может
     } в любой момент прекратить кризис, убрав 2 влияния { SIDE($side, form: "key") ->
        [us] в Западной Германии или Турции
        [ussr] на Кубе
       *[other] на Кубе (СССР) либо в Западной Германии или Турции (США)
     }
effect-nuclear-subs = Атомные подлодки
    .text = до конца раунда перевороты США в ключевых странах не понижают уровень DEFCON
effect-u2 = Уничтожение U-2
    .text = если в этом раунде «Вмешательство ООН» будет разыграно как событие, СССР получит ещё 1 ПО
effect-death-squads = Эскадроны смерти (в пользу { SIDE($side, form: "gen") })
    .text = до конца раунда при попытках переворота в Центральной и Южной Америке { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] прибавляют
       *[singular] прибавляет
     } 1 к броску, а другая сторона вычитает 1
effect-iran-contra = Иран-контрас
    .text = до конца раунда США вычитают 1 из своих бросков при попытках снижения влияния
# $value — множество стран региона.
effect-chernobyl = Чернобыль{ $value ->
    [0] { "" }
   *[other] { " " }({ SET($value) })
 }
    .text = до конца раунда СССР не может размещать влияние за ОО { SET($value, form: "in") }
effect-marshall-plan = План Маршалла
    .text = отныне возможно событие «НАТО»
effect-warsaw-pact = Организация Варшавского договора
    .text = отныне возможно событие «НАТО»
effect-de-gaulle = Де Голль возглавляет Францию
    .text = отныне «НАТО» не защищает Францию
effect-nato = НАТО
    .text = отныне страны Европы под контролем США защищены от переворотов, снижения влияния и войн со стороны СССР
effect-defense-pact = Договор о сотрудничестве США и Японии
    .text = отныне Япония защищена от переворотов и снижения влияния со стороны СССР
effect-formosan = Формозская резолюция
    .text = отныне Тайвань под контролем США считается при подсчёте очков ключевой страной, пока США не разыграют «Китайскую карту»
effect-we-will-bury = «Мы вас похороним»
    .text = СССР получит 3 ПО, если США в свой следующий ход не разыграют «Вмешательство ООН» как событие
effect-brandt = Вилли Брандт
    .quoted = «Вилли Брандт»
    .text = отныне «НАТО» не защищает Западную Германию
effect-flowers = Дети цветов
    .quoted = «Дети цветов»
    .text = отныне СССР получает 2 ПО всякий раз, когда США разыгрывают карту войны, как событие или ради операций
effect-camp-david = Кэмп-Дэвидские соглашения
    .text = отныне событие «Арабо-израильская война» невозможно
effect-john-paul = Папа Римский Иоанн Павел II
    .text = отныне возможно событие «Профсоюз „Солидарность“»
effect-shuttle = Челночная дипломатия
    .text = карта остаётся перед США: при следующем розыгрыше карты подсчёта очков в Азии или на Ближнем Востоке одна ключевая страна под контролем СССР не учитывается, а эта карта уходит в сброс
effect-hostages = Американские заложники в Иране
    .text = отныне «Терроризм», разыгранный СССР, отнимает у США 2 карты
effect-iron-lady = «Железная леди»
    .text = отныне событие «Левые правительства» невозможно
effect-reformer = Перестройка
    .text = отныне перевороты в Европе для СССР под запретом
effect-wall-down = «Снесите эту стену!»
    .text = отныне событие «Вилли Брандт» невозможно
effect-evil-empire = «Империя зла»
    .text = отныне событие «Дети цветов» невозможно
effect-norad = НОРАД
    .quoted = «НОРАД»
    .text = отныне в конце каждого хода, в котором уровень DEFCON стал равен 2, США могут добавить 1 влияние там, где оно у них уже есть, если контролируют Канаду
effect-china-at-war = Гражданская война в Китае
    .text = пока СССР не наберёт 3 влияния в области «Гражданская война в Китае», «Китайская карта» ничья, «Культурная революция» и «Формозская резолюция» невозможны, «Красная угроза / Репрессии» невозможна для СССР; для событий «Конфликт на острове Даманский» и «Никсон играет „Китайскую карту“» карта считается принадлежащей США, а в «Корейской войне» СССР вычитает ещё 1

## Тексты карт: шаги, встречающиеся у отдельных карт.

passing-card-text = события нет. Карта даёт 4 ОО, а если все они потрачены в Азии — 5. После использования она переходит к противнику и до конца раунда лежит лицом вниз. В конце партии приносит владельцу 1 ПО.
# $control равно 0, если контроль над регионом приносит победу.
# $at_superpower: есть ли в регионе страны по соседству со сверхдержавой.
verb-score = обе стороны считают очки { SET($set, form: "in") }: присутствие — { $presence } ПО, превосходство — { $domination } ПО, контроль — { $control ->
    [0] победа в партии
   *[other] { $control } ПО
 }; сверх того по 1 ПО за каждую контролируемую ключевую страну{ $at_superpower ->
    [1] { " " }и за каждую контролируемую страну по соседству со сверхдержавой противника
   *[other] { "" }
 }
verb-score-southeast-asia = обе стороны получают по 1 ПО за каждую страну Юго-Восточной Азии, которую контролируют, а за Таиланд — 2 ПО
verb-seize-card = СССР сбрасывает случайную карту; если на ней событие США, оно разыгрывается
verb-intervene = игрок разыгрывает эту карту вместе с другой, на которой событие противника: это событие отменяется, а игрок использует ОО той карты для операций или отправляет её на космическую гонку
verb-relocate = СССР может переместить часть своего влияния (не более { $n }) в другие страны, где нет контроля США, не более 2 в каждую
verb-defect = как начальное событие США эта карта отменяет начальное событие СССР; если её разыгрывает СССР в свой ход, США получают 1 ПО
verb-pass-card = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] получают
   *[singular] получает
 } «Китайскую карту» лицом { $up ->
    [1] вверх, готовую к использованию
   *[other] вниз
 }
verb-buy-grain = США вытягивают случайную карту с руки СССР и разыгрывают её или возвращают; если карт нет или карта возвращена, США проводят операции, используя ОО самой карты «Поставки зерна в СССР»
verb-exchange = США могут сбросить сколько угодно своих карт, в том числе карты подсчёта очков, а затем берут столько же новых
verb-revive = США выбирают в сбросе любую карту, кроме карт подсчёта очков, и её событие разыгрывается
verb-bar-region = США называют регион: до конца раунда СССР не может размещать там влияние за ОО
verb-double = СССР может удвоить своё влияние не более чем в { $countries } { $countries ->
    [one] стране
   *[other] странах
 } { SET($set, form: "of") }
verb-spy = США показывают свои карты подсчёта очков; СССР может добавить 1 влияние в регионе, указанном на одной из них
verb-finlandize = СССР может предпринять в Европе столько попыток снижения влияния, сколько у него влияния в Финляндии, при любом уровне DEFCON

## Короткие имена, где мало места.

short-west-african-states = Зап. Африка
short-southeast-african-states = Ю.-В. Африка
short-dominican-republic = Доминикана
short-ivory-coast = Берег Сл. Кости
short-china = Китай
short-united-kingdom = Британия
short-western-europe = Зап. Европа
short-southeast-asia = Ю.-Вост. Азия
short-central-america = Ц. Америка

## Исправления: см. cold_war.ftl. Для «Китайской карты» вводят сторону и как она лежит.

correctable-passing = «Китайская карта»
    .word = китай
