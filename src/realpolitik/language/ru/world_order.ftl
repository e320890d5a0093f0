### «Мировой порядок» (World Order): державы, ресурсы, вопросы, записи, причины отказа.
###
### Предложения могут начинаться со строчной буквы: прописную ставит программа. Названий регионов, стран, карт, жетонов
### превосходства и полных названий держав здесь нет: они берутся из содержимого игры, которое можно менять, и стоят только
### в именительном падеже, до или после двоеточия. Функции описаны в английском файле.
###
### Формы в русском языке:
###   державы   значение: заголовок и подлежащее · gen: родительный · number: число сказуемого, one или
###             other: «США платят», но «Россия платит»
###   ресурсы   значение: заголовок · nom, acc, gen: падежи в предложении
###   суммы     значение: именительный · acc: винительный, «1 энергию»
###   источники ПО   значение: заголовок · for: в скобках после суммы
###   карты     значение: заголовок · quoted: в предложении, в кавычках

game-world-order = Мировой порядок
length-world-order = Многосторонняя игра: от двух до четырёх держав, шесть раундов, два-три часа.
scenario-2010 = Мир в 2010 году
    .help = Единственный сценарий: четыре великие державы соперничают за влияние в семи регионах.

## Настройки партии.

option-powers = Державы
    .help = Кто играет, а значит, и сколько игроков. Вдвоём США или ЕС играют против России или Китая; державы, за которые никто не играет, действуют по картам случайного влияния.
option-first-game = Первая партия
    .help = Для первой партии: все начинают с рукой, которую советуют карты, а порядок хода задают ПО: у кого меньше, тот раньше.
option-decrees = Указы
    .help = У каждой державы есть указ: один раз его играют вместо карты или хранят ради ПО в конце.
option-commerce-by-players = Карты ВЭД по числу игроков
    .help = Используются только карты ВЭД, отмеченные для такого числа игроков; иначе у каждой державы лежат все свои.
option-priorities = Приоритеты
    .help = Как выбирают приоритеты: по порядку хода, зная выбор предыдущих, или все сразу и втайне.
choice-all = все четыре
choice-without_usa = ЕС, Россия, Китай
choice-without_eu = США, Россия, Китай
choice-without_russia = США, ЕС, Китай
choice-without_china = США, ЕС, Россия
choice-usa_russia = США и Россия
choice-usa_china = США и Китай
choice-eu_russia = ЕС и Россия
choice-eu_china = ЕС и Китай
choice-turn = по очереди
choice-sealed = втайне

## Державы и чёрные фишки местной власти.

side-usa = США
    .gen = США
    .number = other
side-eu = ЕС
    .gen = ЕС
    .number = one
side-russia = Россия
    .gen = России
    .number = one
side-china = Китай
    .gen = Китая
    .number = one
side-local = Местная власть
    .gen = местной власти
    .number = one

## Ресурсы и их суммы.

resource-energy = Энергия
    .nom = энергия
    .acc = энергию
    .gen = энергии
resource-raw = Сырьё
    .nom = сырьё
    .acc = сырьё
    .gen = сырья
resource-food = Еда
    .nom = еда
    .acc = еду
    .gen = еды
resource-goods = Товары
    .nom = товары
    .acc = товары
    .gen = товаров
resource-services = Услуги
    .nom = услуги
    .acc = услуги
    .gen = услуг
resource-diplomacy = Дипломатия
    .nom = дипломатия
    .acc = дипломатию
    .gen = дипломатии
resource-army = Армии
    .nom = армии
    .acc = армии
    .gen = армий
amount-energy = { $n } { $n ->
    [one] энергия
    [few] энергии
   *[many] энергии
 }
    .acc = { $n } { $n ->
        [one] энергию
        [few] энергии
       *[many] энергии
     }
amount-raw = { $n } { $n ->
    [one] сырьё
    [few] сырья
   *[many] сырья
 }
    .acc = { $n } { $n ->
        [one] сырьё
        [few] сырья
       *[many] сырья
     }
amount-food = { $n } { $n ->
    [one] еда
    [few] еды
   *[many] еды
 }
    .acc = { $n } { $n ->
        [one] еду
        [few] еды
       *[many] еды
     }
amount-goods = { $n } { $n ->
    [one] товар
    [few] товара
   *[many] товаров
 }
    .acc = { $n } { $n ->
        [one] товар
        [few] товара
       *[many] товаров
     }
amount-services = { $n } { $n ->
    [one] услуга
    [few] услуги
   *[many] услуг
 }
    .acc = { $n } { $n ->
        [one] услугу
        [few] услуги
       *[many] услуг
     }
amount-diplomacy = { $n } { $n ->
    [one] дипломатия
    [few] дипломатии
   *[many] дипломатии
 }
    .acc = { $n } { $n ->
        [one] дипломатию
        [few] дипломатии
       *[many] дипломатии
     }
amount-army = { $n } { $n ->
    [one] армия
    [few] армии
   *[many] армий
 }
    .acc = { $n } { $n ->
        [one] армию
        [few] армии
       *[many] армий
     }
amount-money = { $n } { $n ->
    [one] ордис
    [few] ордиса
   *[many] ордисов
 }
    .acc = { $n } { $n ->
        [one] ордис
        [few] ордиса
       *[many] ордисов
     }
amount-vp = { FIGURE($n) } ПО
amount-none = ничего
# Чем платят, кроме ресурсов: картами с руки.
charge-discards = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
 } с руки в сброс
charge-trashes = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
 } прочь из игры

## Откуда ПО: заголовок и слова в скобках после суммы.

source-advantages-kept = Оставленные стратегические преимущества
    .for = оставленные стратегические преимущества
source-slots = Ячейки влияния
    .for = ячейка влияния
source-developments = Карты развития
    .for = карта развития
source-prosperity = Процветание
    .for = процветание
source-cards = Эффекты карт
    .for = эффект карты
source-threats = Угрозы
    .for = угроза
source-tokens = Фишки в подсчитанных регионах
    .for = фишки в регионе
source-places = Места в регионах
    .for = место в регионе
source-abilities = Особые свойства
    .for = особое свойство
source-majorities = Жетоны превосходства
    .for = жетон превосходства
source-unused-advantages = Несыгранные стратегические преимущества
    .for = несыгранные стратегические преимущества
source-unused-decrees = Несыгранный указ
    .for = несыгранный указ
source-corrections = Исправлено за столом
    .for = исправлено за столом

## Приоритеты и постоянные эффекты до конца раунда.

priority-domestic = внутренняя политика
priority-diplomatic = внешняя политика
priority-military = военная политика
# $power: чей это приоритет; $priority: его название.
lasting-title = { POWER($power) }: приоритет «{ $priority }»
lasting-research = исследование сильнее на { $n }
lasting-engage-discount = сотрудничество дешевле: дипломатии меньше на { $n }
lasting-threat = угроза выше на { $n } там, где есть свои армии
lasting-defence = оборона выше на { $n } в своей зоне интересов
lasting-hand-size = карт берут больше на { $n }
# Карты случайного влияния лишь пронумерованы.
-random-influence = Случайное влияние { $n }

## Деления шкалы порядка хода и фишки временного ряда.

place-first = 1-е место в порядке хода
place-second = 2-е место в порядке хода
place-third = 3-е место в порядке хода
place-fourth = 4-е место в порядке хода
slot = Фишка в ячейке { $n }

## Типы карт способностей, виды карт развития, на чём основана запись.

type-diplomatic = внешняя политика
type-economic = экономическая политика
type-military = военная политика
type-domestic = внутренняя политика
development-once = действует один раз
development-ongoing = постоянный эффект
development-once-per-round = раз в раунд
development-vp-only = только ПО
evidence-components = прочитано с компонентов игры
evidence-doubtful = сомнительно

## Регионы там, где мало места.

short-mena = С. Афр., Бл. В.
short-east-asia-pacific = В. Азия, Океания

## За настоящим столом: что исправлено. $power и $power_before — -1, если там никого.

note-corrected-money = исправление: { POWER($power) }, деньги: { $n } (было: { $before }).
note-corrected-vp = исправление: { POWER($power) }, ПО: { FIGURE($n) } (было: { FIGURE($before) }).
note-corrected-stock = исправление: { POWER($power) }, { RESOURCE($resource, form: "nom") }: { $n } (было: { $before }).
note-corrected-track = исправление: { POWER($power) }, производство, { RESOURCE($resource, form: "nom") }: { $n } (было: { $before }).
note-corrected-priority = исправление: { POWER($power) }, приоритет: { PRIORITY($priority) }.
note-corrected-prosperity = исправление: { POWER($power) }, процветание: { $n } (было: { $before }).
note-corrected-commerce = исправление: { POWER($power) }, карты ВЭД лицом вверх: { $n } (было: { $before }).
note-corrected-place = исправление: { POWER($power) }: { PLACE($place) }.
note-corrected-armies = исправление: { REGION($region) }, { POWER($power) }, армии: { $n } (было: { $before }).
note-corrected-engage = исправление: { REGION($region) }, { POWER($power) }, жетоны сотрудничества: { $n } (было: { $before }).
note-corrected-token = исправление: { REGION($region) }, фишка влияния: { $power ->
    [-1] никто
   *[other] { POWER($power) }
 } (было: { $power_before ->
    [-1] никто
   *[other] { POWER($power_before) }
 }).
note-corrected-ally = исправление: { COUNTRY($country) }: { $power ->
    [-1] поле
   *[other] союзник державы { POWER($power) }
 }.
note-corrected-ready = исправление: { COUNTRY($country) }: { $n ->
    [0] союзник перевёрнут
   *[other] союзник развёрнут
 }.
note-corrected-fdi = исправление: { COUNTRY($country) }, жетоны ПИИ: { $n } (было: { $before }).
note-corrected-base = исправление: { COUNTRY($country) }, база: { $n } (было: { $before }).
note-corrected-open = исправление: { REGION($region) }, доступна страна: { COUNTRY($country) } (было: { COUNTRY($country_before) }).
note-corrected-market = исправление: { CARD($card, form: "quoted") } лежит в ряду (вместо: { CARD($card_before, form: "quoted") }).
note-corrected-development = исправление: { POWER($power) }: { $card ->
    [0] последняя карта развития убрана
   *[other] последняя карта развития — { CARD($card, form: "quoted") }
 }.
note-corrected-used = исправление: { POWER($power) }, { CARD($card, form: "quoted") }: { $n ->
    [0] не использовано
   *[other] использовано
 }.
note-corrected-card = исправление: { CARD($card, form: "quoted") }: { PILE($corrected_place) } (было: { PILE($corrected_place_before) }).

## Что можно исправить и как оно может стоять; `.word` — что для этого набирают, одно слово.

correctable-money = Деньги
    .word = деньги
correctable-vp = ПО
    .word = по
correctable-priority = Приоритет
    .word = приоритет
correctable-prosperity = Процветание
    .word = процветание
correctable-commerce = Карты ВЭД лицом вверх
    .word = вэд
correctable-stock = Ресурс
    .word = ресурс
correctable-track = Производство
    .word = производство
correctable-place = Место в порядке хода
    .word = место
correctable-decree = Указ не сыгран
    .word = указ
correctable-used = Преимущество использовано
    .word = использовано
correctable-development = Карта развития
    .word = развитие
correctable-armies = Армии
    .word = армии
correctable-engage = Жетоны сотрудничества
    .word = сотрудничество
correctable-permanent = Постоянная ячейка
    .word = постоянное
correctable-temporary = Временная ячейка
    .word = временное
correctable-beside = Рядом с ячейками
    .word = рядом
correctable-open-left = Страна на левой стопке
    .word = левая
correctable-open-right = Страна на правой стопке
    .word = правая
correctable-ally = Союзник
    .word = союзник
correctable-ready = Союзник развёрнут
    .word = развёрнут
correctable-fdi = Жетоны ПИИ
    .word = пии
correctable-base = База
    .word = база
correctable-market = Карта рынка
    .word = рынок
correctable-random = Карта случайного влияния
    .word = случайное
correctable-card = Карта
    .word = карта

value-off = нет
    .word = нет
value-on = да
    .word = да
value-none = нет
    .word = нет
value-board = на поле
    .word = поле
value-domestic = внутренняя политика
    .word = внутренняя
value-diplomatic = внешняя политика
    .word = внешняя
value-military = военная политика
    .word = военная
value-first = 1-е
    .word = 1
value-second = 2-е
    .word = 2
value-third = 3-е
    .word = 3
value-fourth = 4-е
    .word = 4
value-deck-usa = колода США
    .word = колода_сша
value-hand-usa = рука США
    .word = рука_сша
value-discard-usa = сброс США
    .word = сброс_сша
value-deck-eu = колода ЕС
    .word = колода_ес
value-hand-eu = рука ЕС
    .word = рука_ес
value-discard-eu = сброс ЕС
    .word = сброс_ес
value-deck-russia = колода России
    .word = колода_россия
value-hand-russia = рука России
    .word = рука_россия
value-discard-russia = сброс России
    .word = сброс_россия
value-deck-china = колода Китая
    .word = колода_китай
value-hand-china = рука Китая
    .word = рука_китай
value-discard-china = сброс Китая
    .word = сброс_китай
value-market-deck = колода рынка
    .word = колода_рынка
value-market-discard = сброс рынка
    .word = сброс_рынка
value-removed = вне игры
    .word = убрана

## Метки: варианты, которые не предметы.

label-pass = Спасовать
label-done = Хватит
label-decline = Отказаться
label-yes = Да
label-no = Нет
label-go-on = Дальше, не применяя
label-first-pile = Первая стопка
label-second-pile = Вторая стопка
label-permanent = Постоянное влияние
label-temporary = Временное влияние
label-beside = Рядом с ячейками
label-leave = Не перемещать
label-domestic = Внутренняя политика
label-diplomatic = Внешняя политика
label-military = Военная политика
label-raise-one = Повысить одно производство
label-raise-two = Повысить два производства
label-pay = Заплатить
label-from-board = С планшета
label-from-allies = У союзников
label-export = Экспорт
label-import = Импорт
label-renew-market = Заменить карты рынка
label-exhaust-ally = Перевернуть союзника ради исследования

## Вопросы тому, кто отвечает; в вопросах случаю названа держава.

question-cash-token = какой жетон сотрудничества сбросить ради денег?
question-defend-where = угрозы: в каком регионе сбросить жетон сотрудничества ради обороны?
question-base-where = постройка базы: у какого союзника?
question-base-armies = { COUNTRY($country) }: сколько армий отправить на новую базу? База стоит { MONEY($money) }{ $price ->
    [0] , армии — ничего
   *[other] { " " }и ещё { MONEY($price) } за каждую армию
 }.
question-develop-what = какую карту развития получить?
question-money-for-services = { CARD($card, form: "quoted") }: сколько услуг оплатить деньгами, по { MONEY($price) } за каждую?
question-draw-card = { POWER($power) }: какую карту { POWER($power, form: "number") ->
    [one] берёт
   *[other] берут
 } из колоды?
question-draw-how-many = сколько карт взять?
question-discard-which = какую карту сбросить (осталось сбросить: { $left })?
question-trash-which = какую карту удалить из игры (осталось удалить: { $left })?
question-engage-where = сотрудничество: в каком регионе?
question-move-token = все ваши жетоны сотрудничества на поле. Из какого региона переместить жетон сюда: { REGION($region) }?
question-choose-country = улучшение отношений: с какой страной?
question-choose-slot = { REGION($region) }: в какую ячейку поставить фишку влияния?
question-refresh-which = { REGION($region) }: какую из своих фишек временного влияния обновить?
question-convert-which = { REGION($region) }: какую из своих фишек временного влияния сделать постоянной?
question-invest-where = инвестиции: в какого союзника?
question-market-card = какая карта открывается на рынке?
question-move-from = откуда переместить армию (можно ещё: { $left }{ $price ->
    [0] { "" }
   *[other] ; каждая стоит { MONEY($price) }
 })?
question-move-to = куда отправить армию?
question-exhaust-for-discount = { REGION($region) }: какого союзника перевернуть, чтобы снизить цену? Осталось заплатить: { AMOUNT("diplomacy", $cost) }.
question-money-instead = нужно заплатить: { AMOUNT("diplomacy", $cost) }. Сколько из этого оплатить деньгами, по { MONEY($price) } за единицу?
question-add-where = в каком регионе добавить влияние?
question-refresh-where = в каком регионе обновить фишку временного влияния?
question-convert-where = в каком регионе сделать временную фишку постоянной?
question-army-where = в какой регион поставить { AMOUNT("army", $n, form: "acc") }?
question-choose-region = какой регион выбрать (можно ещё: { $left })?
question-choose-play = ход { $turn }: что сыграть?
question-play-another = какую дополнительную карту сыграть?
question-put-down = какую карту с руки положить лицом вниз?
question-free-card = какую карту рынка стоимостью не больше { $n } взять?
question-choose-priority = какой приоритет выбрать?
question-choose-priority-secretly = какой приоритет выбрать втайне?
question-raise-how-many = повысить одно производство за { MONEY($price) } или два за { MONEY($price_of_two) }?
question-produce-what = какой ресурс произвести (осталось типов: { $left })?
question-produce-how-many = { RESOURCE($resource) }: сколько единиц произвести? Цена единицы: { UNIT_COST($resource) }.
question-raise-which = какое производство повысить (осталось: { $left }{ $price ->
    [0] { "" }
   *[other] ; это стоит { MONEY($price) }
 })?
question-choose-type = какой ресурс выбрать?
question-raise-prosperity = повысить процветание? Это стоит { AMOUNT("goods", $goods) } и даёт { VP($vp) } и { MONEY($money) }.
question-random-card = какая карта случайного влияния открывается?
question-ready-which = какого союзника развернуть (можно ещё: { $left })?
question-research-what = исследование: у вас { $n }. Какую карту рынка взять?
question-exhaust-for-research = исследование: у вас { $n }. Какого союзника перевернуть, чтобы добавить его ценность?
question-choose-pile = какая стопка из шести карт станет вашей рукой? Другая станет колодой.
question-draw-advantage = { POWER($power) }: какое стратегическое преимущество { POWER($power, form: "number") ->
    [one] берёт
   *[other] берут
 }?
question-give-up-advantage = от какого стратегического преимущества отказаться? Остальные вы оставите.
question-do-this = { CARD($card, form: "quoted") }: выполнить то, что карта предлагает дальше?
question-spend-it = { CARD($card, form: "quoted") }: заплатить за эффект ({ COST($cost) })?
question-country-turned-up = { REGION($region) }: какая страна открывается?
question-choose-way = { CARD($card, form: "quoted") }: какой способ выбрать?
question-pay-for-more = { CARD($card, form: "quoted") }: заплатить за продолжение? Цена: { CHARGE($cost, $discards, $trashes) }.
question-exchange-times = { CARD($card, form: "quoted") }: сколько раз обменять? Отдать: { COST($cost) }; получить: { COST($gain) }.
question-take-part = { CARD($card, form: "quoted") }: принять участие за { MONEY($n) }?
question-double-which = символы какого ресурса считать дважды?
question-export-or-import = одна операция: экспорт или импорт?
question-export-what = экспорт: какой ресурс продать (осталось операций: { $left })?
question-export-how-many = экспорт, { RESOURCE($resource, form: "nom") }: сколько продать по { MONEY($price) }?
question-import-what = импорт: какой ресурс купить (осталось операций: { $left })?
question-import-from-whom = импорт, { RESOURCE($resource, form: "nom") }: у кого купить{ $bought ->
    [0] { "" }
   *[other] { " " }(куплено: { $bought })
 }?
question-import-how-many = импорт, { RESOURCE($resource, form: "nom") }: сколько купить у { $seller ->
    [-1] союзников
   *[other] { POWER($seller, form: "gen") }
 } по { MONEY($price) }?
question-choose-place = какое место в порядке хода занять?
question-use-development = применить сейчас карту развития?

## Записи: что произошло.

note-income = { POWER($power) } { $n ->
    [0] не { POWER($power, form: "number") ->
        [one] получает
       *[other] получают
     } дохода
   *[other] { POWER($power, form: "number") ->
        [one] получает
       *[other] получают
     } доход от инвестиций: { MONEY($n) }
 }.
note-token-cashed = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] сбрасывает
   *[other] сбрасывают
 } жетон сотрудничества ради денег.
note-token-defends = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] сбрасывает
   *[other] сбрасывают
 } жетон сотрудничества, оборона выше на { $n }.
note-threatened = { REGION($region) }: угроза { POWER($opponent, form: "gen") } ({ $threat }) больше обороны { POWER($power, form: "gen") } ({ $defence }).
note-base-built = { COUNTRY($country) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] строит
   *[other] строят
 } базу за { MONEY($money) } и { POWER($power, form: "number") ->
    [one] отправляет
   *[other] отправляют
 } туда { AMOUNT("army", $n, form: "acc") }.
note-nowhere-to-build = { POWER($power) }: базу построить негде.
note-developed = { POWER($power) } { POWER($power, form: "number") ->
    [one] получает
   *[other] получают
 } карту развития { CARD($card, form: "quoted") }.
note-nothing-to-develop = { POWER($power) }: ни одну карту развития получить нельзя.
note-card-drawn = { POWER($power) } { POWER($power, form: "number") ->
    [one] берёт
   *[other] берут
 } карту { CARD($card, form: "quoted") }.
note-drawn-together = { POWER($side) } { POWER($side, form: "number") ->
    [one] берёт
   *[other] берут
 } карты: { CARDS($cards) }.
note-card-drawn-openly = { POWER($power) } { POWER($power, form: "number") ->
    [one] берёт
   *[other] берут
 } карту { CARD($card, form: "quoted") }: все знали, что она лежит сверху.
note-cards-drawn = { POWER($power) } { POWER($power, form: "number") ->
    [one] берёт
   *[other] берут
 } { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
 }.
note-deck-shuffled = { POWER($power) } { POWER($power, form: "number") ->
    [one] тасует
   *[other] тасуют
 } сброс: в новой колоде { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
 }.
note-discarded = { POWER($power) } { POWER($power, form: "number") ->
    [one] сбрасывает
   *[other] сбрасывают
 } карту.
note-card-discarded = вы сбросили карту { CARD($card, form: "quoted") }.
note-trashed = { POWER($power) } { POWER($power, form: "number") ->
    [one] удаляет
   *[other] удаляют
 } из игры карту { CARD($card, form: "quoted") }.
note-engaged = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] начинает
   *[other] начинают
 } сотрудничество.
note-token-moved = { POWER($power) } { POWER($power, form: "number") ->
    [one] перемещает
   *[other] перемещают
 } жетон сотрудничества: { REGION($region_before) } → { REGION($region) }.
note-nowhere-to-engage = { POWER($power) }: начать сотрудничество негде.
note-vp = { POWER($power) } { SIGN($n) ->
    [minus] { POWER($power, form: "number") ->
        [one] теряет
       *[other] теряют
     }
   *[other] { POWER($power, form: "number") ->
        [one] получает
       *[other] получают
     }
 } { VP_SIZE($n) } ({ SOURCE($source, form: "for") }); всего { FIGURE($total) }.
note-gains-money = { POWER($power) } { POWER($power, form: "number") ->
    [one] получает
   *[other] получают
 } { MONEY($n) }.
note-pays-money = { POWER($power) } { POWER($power, form: "number") ->
    [one] платит
   *[other] платят
 } { MONEY($n) }.
note-gains = { POWER($power) } { POWER($power, form: "number") ->
    [one] получает
   *[other] получают
 } { AMOUNT($resource, $n, form: "acc") }.
note-pays = { POWER($power) } { POWER($power, form: "number") ->
    [one] тратит
   *[other] тратят
 } { AMOUNT($resource, $n, form: "acc") }.
note-purse-together = { POWER($power) } { $clauses }.
note-paid-out = { POWER($power) }: сверх шкалы { AMOUNT($resource, $n) }, вместо этого { MONEY($money) }.
note-diplomacy-lost = { POWER($power) }: сверх шкалы пропадает { AMOUNT("diplomacy", $n) }.
note-new-ally = { POWER($power) } { POWER($power, form: "number") ->
    [one] улучшает
   *[other] улучшают
 } отношения; новый союзник: { COUNTRY($country) }.
note-covers = { COUNTRY($country) }: новая карта закрывает стартовую карту { POWER($power, form: "gen") }.
note-nothing-to-improve = { POWER($power) }: улучшить отношения не с кем.
note-influence-placed = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] добавляет
   *[other] добавляют
 } { LABEL($label, form: "key") ->
    [permanent] постоянное влияние
   *[temporary] временное влияние
    [beside] постоянное влияние рядом с ячейками
 }.
note-pushed-out = { REGION($region) }: вытеснена временная фишка { POWER($power, form: "gen") }.
note-refreshed = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] обновляет
   *[other] обновляют
 } фишку временного влияния.
note-made-permanent = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] делает
   *[other] делают
 } временную фишку постоянной{ LABEL($label, form: "key") ->
    [beside] , рядом с ячейками
   *[permanent] { "" }
 }.
note-no-token-left = { REGION($region) }: у { POWER($power, form: "gen") } не осталось фишек влияния.
note-no-place-for-it = { REGION($region) }: для влияния { POWER($power, form: "gen") } нет ячейки.
note-invested = { COUNTRY($country) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] инвестирует
   *[other] инвестируют
 } { MONEY($money) }.
note-nowhere-to-invest = { POWER($power) }: инвестировать некуда.
note-market-opened = на рынке открыта карта { CARD($card, form: "quoted") }.
note-market-opened-together = на рынке открыты карты: { CARDS($cards) }.
note-market-shuffled = сброшенные карты рынка становятся новой колодой: { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
 }.
note-card-taken = { POWER($power) } { POWER($power, form: "number") ->
    [one] берёт
   *[other] берут
 } с рынка карту { CARD($card, form: "quoted") }.
note-market-discarded = карта { CARD($card, form: "quoted") } уходит с рынка.
note-army-moved = { POWER($power) } { POWER($power, form: "number") ->
    [one] перемещает
   *[other] перемещают
 } армию: { REGION($region_before) } → { REGION($region) }.
note-army-sent = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] отправляет
   *[other] отправляют
 } армию с планшета.
note-nothing-to-move = { POWER($power) }: переместить нечего или некуда.
note-ally-exhausted = { POWER($power) } { POWER($power, form: "number") ->
    [one] переворачивает
   *[other] переворачивают
 } союзника: { COUNTRY($country) }.
note-army-placed = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] ставит
   *[other] ставят
 } { AMOUNT("army", $n, form: "acc") }.
note-nowhere-to-add = { POWER($power) }: добавить влияние негде.
note-turn-begins = { POWER($power) }, ход { $n }.
note-card-played = { POWER($power) } { POWER($power, form: "number") ->
    [one] играет
   *[other] играют
 } карту { CARD($card, form: "quoted") }.
note-advantage-played = { POWER($power) } { POWER($power, form: "number") ->
    [one] играет
   *[other] играют
 } стратегическое преимущество { CARD($card, form: "quoted") }.
note-decree-played = { POWER($power) } { POWER($power, form: "number") ->
    [one] играет
   *[other] играют
 } карту указа { CARD($card, form: "quoted") }.
note-passed = { POWER($power) } { POWER($power, form: "number") ->
    [one] пасует
   *[other] пасуют
 }.
note-card-put-down = { POWER($power) } { POWER($power, form: "number") ->
    [one] кладёт
   *[other] кладут
 } карту с руки лицом вниз.
note-put-down-card = вы положили карту { CARD($card, form: "quoted") }.
note-priority-set = { POWER($power) } { POWER($power, form: "number") ->
    [one] выбирает
   *[other] выбирают
 } приоритет «{ LABEL($label, form: "key") ->
    [domestic] внутренняя политика
    [diplomatic] внешняя политика
   *[military] военная политика
 }».
note-produced = { POWER($power) } { POWER($power, form: "number") ->
    [one] производит
   *[other] производят
 } { AMOUNT($resource, $n, form: "acc") }.
note-commerce-up = { POWER($power) } { POWER($power, form: "number") ->
    [one] переворачивает
   *[other] переворачивают
 } все карты ВЭД лицом вверх.
note-raised = { POWER($power) } { POWER($power, form: "number") ->
    [one] повышает
   *[other] повышают
 } производство, { RESOURCE($resource, form: "nom") }: теперь { $n }.
note-prospered = { POWER($power) } { POWER($power, form: "number") ->
    [one] повышает
   *[other] повышают
 } процветание: деление { $n }.
note-random-opened = открыта карта { CARD($card, form: "quoted") }.
note-random-resolved = действует карта { CARD($card, form: "quoted") }.
note-random-army = { REGION($region) }: { POWER($power) } { POWER($power, form: "number") ->
    [one] добавляет
   *[other] добавляют
 } армию.
note-ally-ready = { POWER($power) } { POWER($power, form: "number") ->
    [one] разворачивает
   *[other] разворачивают
 } союзника: { COUNTRY($country) }.
note-hand-revealed = { POWER($power) } { POWER($power, form: "number") ->
    [one] открывает
   *[other] открывают
 } руку: { COUNT($cards) ->
    [0] карт нет
   *[other] { CARDS($cards) }
 }; исследование: { $research }.
note-research-added = { COUNTRY($country) }: союзник усиливает исследование { POWER($power, form: "gen") } на { $n }.
note-market-renewed = { POWER($power) } { POWER($power, form: "number") ->
    [one] заменяет
   *[other] заменяют
 } карты рынка.
note-round-begins = начинается раунд { $n }.
note-scoring-begins = подсчёт очков после раунда { $n }.
note-region-scored = { REGION($region) }: все постоянные ячейки заняты, регион подсчитывается.
note-region-not-filled = { REGION($region) }: есть свободная постоянная ячейка, регион не подсчитывается.
note-place = { REGION($region) }: { POWER($power) } на { $n }-м месте, это { VP($vp) }.
note-first-in-regions = { ABILITY($power, "vp_by_first_place_regions") }: у { POWER($power, form: "gen") } первое место по фишкам в { $n } { $n ->
    [one] регионе
    [few] регионах
   *[many] регионах
 }, { SIGN($vp) ->
    [minus] потеря: { VP_SIZE($vp) }
   *[other] потерь нет
 }.
note-sphere = { ABILITY($power, "vp_per_region") }: у { POWER($power, form: "gen") } первое место по армиям в { $n } { $n ->
    [one] регионе
    [few] регионах
   *[many] регионах
 } зоны интересов, это { VP($vp) }.
note-fdi-network = { ABILITY($power, "vp_by_fdi_regions") }: у { POWER($power, form: "gen") } жетоны ПИИ в { $n } { $n ->
    [one] регионе
    [few] регионах
   *[many] регионах
 }, это { VP($vp) }.
note-majority = { MAJORITY($majority) }: { POWER($power) }, { $n }; это { VP($vp) }.
note-unused-advantages = { POWER($power) }: несыгранные стратегические преимущества ({ $n }).
note-unused-decree = { POWER($power) }: указ не сыгран.
note-won = { POWER($power) } { POWER($power, form: "number") ->
    [one] побеждает
   *[other] побеждают
 }: { VP($n) }.
note-won-by-first-places = { POWER($power) } { POWER($power, form: "number") ->
    [one] побеждает
   *[other] побеждают
 }: { VP($n) }, при равенстве больше первых мест в регионах.
note-won-by-tokens = { POWER($power) } { POWER($power, form: "number") ->
    [one] побеждает
   *[other] побеждают
 }: { VP($n) }, при равенстве больше фишек влияния на поле.
note-victory-shared = общая победа: { POWERS($powers) }, { VP($n) }.
note-card-shown = { POWER($power) } { POWER($power, form: "number") ->
    [one] показывает
   *[other] показывают
 } карту { CARD($card, form: "quoted") }.
note-pile-chosen = ваша рука — { LABEL($label, form: "key") ->
    [first-pile] первая
   *[other] вторая
 } стопка.
note-advantage-drawn = { POWER($power) } { POWER($power, form: "number") ->
    [one] берёт
   *[other] берут
 } стратегическое преимущество { CARD($card, form: "quoted") }.
note-advantages-shown = { POWER($power) } { POWER($power, form: "number") ->
    [one] оставляет
   *[other] оставляют
 } стратегические преимущества: { CARDS($cards) }.
note-cannot-spend = { CARD($card, form: "quoted") }: { POWER($power) } не { POWER($power, form: "number") ->
    [one] может
   *[other] могут
 } заплатить, и эффекта нет.
note-country-open = { REGION($region) }, открыта страна: { COUNTRY($country) }.
note-countries-open = { REGION($region) }, открыты страны: { COUNTRIES($countries) }.
note-takes-part = { CARD($card, form: "quoted") }: { POWER($power) } { POWER($power, form: "number") ->
    [one] принимает
   *[other] принимают
 } участие.
note-exported = { POWER($power) } { POWER($power, form: "number") ->
    [one] экспортирует
   *[other] экспортируют
 } { AMOUNT($resource, $n, form: "acc") } за { MONEY($money) }.
note-imported = { POWER($power) } { POWER($power, form: "number") ->
    [one] импортирует
   *[other] импортируют
 } у союзников { AMOUNT($resource, $n, form: "acc") } за { MONEY($money) }.
note-bought-from = { POWER($power) } { POWER($power, form: "number") ->
    [one] импортирует
   *[other] импортируют
 } у { POWER($seller, form: "gen") } { AMOUNT($resource, $n, form: "acc") } за { MONEY($money) }.
note-commerce-turned = { POWER($power) } { POWER($power, form: "number") ->
    [one] переворачивает
   *[other] переворачивают
 } карту ВЭД лицом вниз; лицом вверх осталось: { $n }.
note-nothing-traded = { POWER($power) }: торговли не было.
note-place-chosen = { POWER($power) } { POWER($power, form: "number") ->
    [one] занимает
   *[other] занимают
 } { PLACE($place) }.
note-development-used = { POWER($power) } { POWER($power, form: "number") ->
    [one] применяет
   *[other] применяют
 } карту развития { CARD($card, form: "quoted") }.

## Части записи о нескольких изменениях запаса державы: $sums — суммы через запятую.

# $power: чьи они.
purse-sum = { AMOUNT($resource, $n, form: "acc") }
purse-produces = { POWER($power, form: "number") ->
    [one] производит
   *[other] производят
 } { $sums }
purse-pays = { POWER($power, form: "number") ->
    [one] тратит
   *[other] тратят
 } { $sums }
purse-gains = { POWER($power, form: "number") ->
    [one] получает
   *[other] получают
 } { $sums }

## Причины: почему чего-то нельзя.

reason-no-engage-token = { REGION($region) }: там нет вашего жетона сотрудничества.
reason-not-your-zone = { REGION($region) }: регион не входит в вашу зону интересов, а угрозы считаются только там.
reason-changes-nothing = { REGION($region) }: ваши жетоны там не отведут ни одной угрозы.
reason-at-most = не больше { $n }.
reason-at-least = не меньше { $n }.
reason-no-flag = { COUNTRY($country) }: на карте нет символа базы с флагом { POWER($power, form: "gen") }.
reason-base-before = { COUNTRY($country) }: там уже есть база.
reason-no-army-on-board = для базы нужна армия с вашего планшета, а там их нет.
reason-wrong-level = { CARD($card, form: "quoted") }: уровень { LEVEL($card) }, а ваша следующая карта — уровня { $n }.
reason-stack-empty = стопка карт { CARD($card, form: "quoted") } пуста.
reason-lacks = не хватает: { AMOUNT($resource, $n) }.
reason-lacks-money-for = не хватает: { MONEY($n) }.
reason-not-in-hand = карты { CARD($card, form: "quoted") } нет у вас на руке.
reason-not-there = карты { CARD($card, form: "quoted") } нет среди тех, что можно удалить.
reason-no-ally-there = { REGION($region) }: у вас там нет союзника.
reason-no-token-there = { REGION($region) }: оттуда нечего переместить, нет жетона сотрудничества.
reason-not-open = { COUNTRY($country) }: страна сейчас не открыта.
reason-is-barred = { COUNTRY($country) }: закрыто для { POWER($power, form: "gen") }, на карте перечёркнутый флаг.
reason-not-in-this-region = { REGION($region) }: карта не позволяет выбрать этот регион.
reason-just-improved = { COUNTRY($country) }: с ней вы только что улучшили отношения, нужна другая страна.
reason-lacks-diplomacy = не хватает: { AMOUNT("diplomacy", $n) }, кого бы вы ни перевернули.
reason-no-development-for-this = { CARD($card, form: "quoted") }: к этому влиянию карта не относится.
reason-not-your-token = фишку в ячейке { $n } выбрать нельзя.
reason-invested-before = { COUNTRY($country) }: там уже есть жетон ПИИ.
reason-not-the-target = { COUNTRY($country) }: карта говорит о другой стране.
reason-not-on-market = карты { CARD($card, form: "quoted") } нет на рынке.
reason-no-army-there = { REGION($region) }: оттуда нельзя переместить армию.
reason-no-access = { REGION($region) }: регион не входит в вашу зону интересов, и базы у вас там нет.
reason-where-it-is = { REGION($region) }: армия уже там.
reason-nowhere-from-there = { REGION($region) }: оттуда армии некуда идти.
reason-not-your-ally = { COUNTRY($country) }: это не ваш союзник.
reason-exhausted = { COUNTRY($country) }: союзник перевёрнут, сначала его надо развернуть.
reason-other-region = { COUNTRY($country) }: союзник в другом месте, а нужен регион: { REGION($region) }.
reason-no-slot-free = { REGION($region) }: свободной ячейки постоянного влияния нет.
reason-too-little-exported = { REGION($region) }: в этой торговле туда вывезено слишком мало.
reason-no-token-to-refresh = { REGION($region) }: там нет вашей временной фишки, которую стоило бы обновить.
reason-no-temporary-token = { REGION($region) }: у вас там нет временной фишки.
reason-chosen-before = { REGION($region) }: регион уже выбран.
reason-advantage-used = { CARD($card, form: "quoted") }: преимущество уже сыграно, а играют его один раз.
reason-not-your-advantage = { CARD($card, form: "quoted") }: у вас нет такого стратегического преимущества.
reason-no-decree = { CARD($card, form: "quoted") }: такого указа у вас нет.
reason-too-dear = { CARD($card, form: "quoted") }: стоимость { RESEARCH_COST($card) }, а можно не больше { $n }.
reason-produced-before = { RESOURCE($resource, form: "nom") }: это уже произведено в этом действии.
reason-not-to-be-produced = { RESOURCE($resource, form: "nom") }: по карте или приоритету производят другие ресурсы.
reason-lacks-inputs = { RESOURCE($resource, form: "nom") }: не произвести ни одной единицы; нужно: { $resource ->
    [0] шкала выше 0
    [1] шкала выше 0
    [2] шкала выше 0
   *[other] { UNIT_COST($resource) } и шкала выше 0
 }.
reason-at-its-end = { RESOURCE($resource, form: "nom") }: производство в конце шкалы.
reason-raised-before = { RESOURCE($resource, form: "nom") }: это производство уже повышено, нужно другое.
reason-not-to-be-raised = { RESOURCE($resource, form: "nom") }: по карте или приоритету повышают производство других ресурсов.
reason-ready-already = { COUNTRY($country) }: союзник и так развёрнут.
reason-lacks-research = { CARD($card, form: "quoted") }: не хватает исследования: { $n }.
reason-way-taken = этот способ уже выбран.
reason-way-empty = для этого нет предмета: то, о чём говорит карта, не выбрано.
reason-way-unpayable = этот способ нечем оплатить.
reason-no-such-way = такого способа на карте нет.
reason-not-traded = { RESOURCE($resource, form: "nom") }: этим здесь не торгуют.
reason-traded-before = { RESOURCE($resource, form: "nom") }: этим уже торговали; для каждой операции нужен другой ресурс.
reason-no-export-symbol = { RESOURCE($resource, form: "nom") }: никто из ваших союзников это не покупает.
reason-no-import-symbol = { RESOURCE($resource, form: "nom") }: ни союзник, ни держава сейчас вам это не продаст.
reason-none-in-stock = { RESOURCE($resource, form: "nom") }: продать нечего.
reason-lacks-money = не хватает: { MONEY($n) }.
reason-no-deal-with = { POWER($power) }: ваша карта торговых соглашений не позволяет купить там { RESOURCE($resource, form: "acc") }.
reason-sells-none = { POWER($power) }: на картах ВЭД лицом вверх нет { RESOURCE($resource, form: "gen") }, и на планшете тоже.
reason-bought-there = { POWER($power) }: в этой операции вы там уже покупали.
reason-not-doubled = { RESOURCE($resource, form: "nom") }: карта удваивает другие ресурсы.
reason-place-taken = место занято: { POWER($power) }.
reason-not-your-development = { CARD($card, form: "quoted") }: у вас нет такой карты развития.
reason-works-by-itself = { CARD($card, form: "quoted") }: карту не применяют, она действует сама.
reason-effect-starts-later = { CARD($card, form: "quoted") }: карта действует с раунда { $round }.
reason-used-this-round = { CARD($card, form: "quoted") }: в этом раунде карта уже применена.
reason-another-moment = { CARD($card, form: "quoted") }: карта действует в другой момент, он назван в её тексте.
reason-nothing-to-do = { CARD($card, form: "quoted") }: сейчас карта ничего не даст.

## Момент партии, в списке партий.

moment = { $phase ->
    [set_up] Подготовка к игре
    [preparation] Раунд { $round }, приготовления
    [actions] Раунд { $round }, ход { $turn }
    [research] Раунд { $round }, исследование
    [random_influence] Раунд { $round }, случайное влияние
   *[aftermath] Раунд { $round }, последствия
 }

# What measures the game while it goes on, over the curve of a replay.
score-measure = Победные очки

## Что сейчас значит то, на что смотрят. $n у ещё одной фишки — место, которое она даёт.

fact-slots-free = свободные постоянные ячейки: { $n }; подсчитывается только заполненный регион.
fact-scored-when = следующий подсчёт регионов и превосходства будет в конце раунда { $n }.
fact-pays-now = { POWER($power) }: { VP($vp) }, если бы регион подсчитали как есть.
fact-one-token-more = { POWER($power) } с ещё одной фишкой: место { $n }, { VP($vp) }.
fact-scored-now = { POWER($power) }: { VP($vp) }, если бы подсчёт был сейчас.
