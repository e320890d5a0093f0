### Тексты карт игры «Мировой порядок».

## Части предложений для каждого действия. $mood: «do» — повеление, «to» — неопределённая форма: что можно или за что платят.
## $owner: «you» или «power» — другая держава, которая участвует. $mark: буква, если одинаково названы две вещи.

# $other: «yes» — не та страна, что прежде.
verb-improve-relations =
    .open = { $mood ->
        [do] улучшите
       *[to] улучшить
     } отношения с { $other ->
        [yes] другой доступной
       *[no] доступной
     } страной
    .open-in = { $mood ->
        [do] улучшите
       *[to] улучшить
     } отношения с { $other ->
        [yes] другой доступной
       *[no] доступной
     } страной { $where }
    .search = { $mood ->
        [do] улучшите
       *[to] улучшить
     } отношения с любой { $other ->
        [yes] другой страной
       *[no] страной
     } одного региона, доступной или из стопок
    .search-in = { $mood ->
        [do] улучшите
       *[to] улучшить
     } отношения с любой { $other ->
        [yes] другой страной
       *[no] страной
     } { $where }, доступной или из стопок
verb-engage = { $mood ->
    [do] начните
   *[to] начать
 } сотрудничество { $where }
verb-trade = { $mood ->
    [do] торгуйте
   *[to] торговать
 }
    .single = { $mood ->
        [do] проведите
       *[to] провести
     } одну операцию торговли (экспорт или импорт)
verb-invest = { $mood ->
    [do] инвестируйте
   *[to] инвестировать
 } в союзника
    .there = { $mood ->
        [do] инвестируйте
       *[to] инвестировать
     } в эту страну{ $mark }
    .elsewhere = { $mood ->
        [do] инвестируйте
       *[to] инвестировать
     } в союзника из другого региона, чем эта страна{ $mark }
verb-move = { $mood ->
    [do] переместите
   *[to] переместить
 } { $count }
    .to = { $mood ->
        [do] переместите
       *[to] переместить
     } { $count } { $where }
verb-build-base = { $mood ->
    [do] постройте
   *[to] построить
 } базу у союзника
    .there = { $mood ->
        [do] постройте
       *[to] построить
     } базу в этой стране{ $mark }
verb-develop = { $mood ->
    [do] получите
   *[to] получить
 } карту развития
verb-produce =
    .types = { $mood ->
        [do] произведите
       *[to] произвести
     } { $n ->
        [one] { $n } тип ресурсов
        [few] { $n } разных типа ресурсов
       *[other] { $n } разных типов ресурсов
     }
    .that = { $mood ->
        [do] произведите
       *[to] произвести
     } ресурс этого типа{ $mark }
    .most = { $mood ->
        [do] произведите
       *[to] произвести
     } { $amount } или меньше
    .these = { $mood ->
        [do] произведите
       *[to] произвести
     } { $types }
verb-gain = { $mood ->
    [do] получите
   *[to] получить
 } { $what }
verb-spend = { $mood ->
    [do] потратьте
   *[to] потратить
 } { $cost }, чтобы { $what }
    .bare = { $mood ->
        [do] потратьте
       *[to] потратить
     } { $cost }
verb-exchange = { $mood ->
    [do] обменяйте
   *[to] обменять
 } { $give } на { $get }
    .times = до { $n } { $n ->
        [one] раза
       *[other] раз
     } { $mood ->
        [do] обменяйте
       *[to] обменять
     } { $give } на { $get }
verb-draw = { $mood ->
    [do] возьмите
   *[to] взять
 } { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }
    .by-ally = { $mood ->
        [do] возьмите
       *[to] взять
     } любое число карт, но не больше высшей ценности среди своих развёрнутых союзников
verb-discard = { $mood ->
    [do] сбросьте
   *[to] сбросить
 } { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }
    .as-many = { $mood ->
        [do] сбросьте
       *[to] сбросить
     } столько же карт{ $mark }
verb-trash =
    .hand = { $mood ->
        [do] удалите
       *[to] удалить
     } из игры { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
     } с руки
    .discard = { $mood ->
        [do] удалите
       *[to] удалить
     } из игры { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
     } из сброса
    .either = { $mood ->
        [do] удалите
       *[to] удалить
     } из игры { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
     } с руки или из сброса
verb-trash-self = { $mood ->
    [do] удалите
   *[to] удалить
 } эту карту из игры
verb-play-another = { $mood ->
    [do] сыграйте
   *[to] сыграть
 } ещё одну карту
verb-research-free = { $mood ->
    [do] возьмите
   *[to] взять
 } с рынка без исследования карту стоимостью до { $n } и { $mood ->
    [do] положите
   *[to] положить
 } её на свою колоду
    .plays = { $mood ->
        [do] возьмите
       *[to] взять
     } с рынка без исследования карту стоимостью до { $n } и тут же { $mood ->
        [do] сыграйте
       *[to] сыграть
     } её
verb-ready = { $mood ->
    [do] разверните
   *[to] развернуть
 } до { $n } { $n ->
    [one] союзника
   *[other] союзников
 }
    .one = { $mood ->
        [do] разверните
       *[to] развернуть
     } союзника
    .one-chosen = { $mood ->
        [do] выберите союзника и разверните
       *[to] выбрать союзника и развернуть
     } его, если он перевёрнут
    .chosen = { $mood ->
        [do] выберите
       *[to] выбрать
     } до { $n } { $n ->
        [one] союзника
       *[other] союзников
     } («эта страна» — последний из них) и { $mood ->
        [do] разверните
       *[to] развернуть
     } тех, что перевёрнуты
verb-add-influence = { $mood ->
    [do] добавьте
   *[to] добавить
 } 1 влияние { $where }
    .permanent = { $mood ->
        [do] добавьте
       *[to] добавить
     } 1 постоянное влияние { $where }
verb-refresh-influence = { $mood ->
    [do] обновите
   *[to] обновить
 } 1 свою временную фишку { $where }
verb-convert-influence = { $mood ->
    [do] сделайте
   *[to] сделать
 } постоянной 1 свою временную фишку { $where }
verb-place-army = { $mood ->
    [do] поставьте
   *[to] поставить
 } { $count } из запаса { $to }
verb-increase-production = { $mood ->
    [do] повысьте
   *[to] повысить
 } на 1 производство { $n ->
    [one] { $n } ресурса
   *[other] { $n } разных ресурсов
 }
    .that = { $mood ->
        [do] повысьте
       *[to] повысить
     } на 1 производство этого типа{ $mark }
verb-increase-prosperity = { $mood ->
    [do] повысьте
   *[to] повысить
 } процветание на 1 деление
verb-choose-region = { $mood ->
    [do] выберите
   *[to] выбрать
 } { $count }
verb-choose-resource = { $mood ->
    [do] выберите
   *[to] выбрать
 } тип ресурса
verb-choose = { $mood ->
    [do] выберите
   *[to] выбрать
 } одно: { $ways }
    .some = { $mood ->
        [do] выберите
       *[to] выбрать
     } { $n } из этого, в любом порядке: { $ways }
    .all = { $mood ->
        [do] сделайте
       *[to] сделать
     } всё это в любом порядке: { $ways }
verb-repeat = { $n ->
    [1] один раз
    [one] до { $n } раза
   *[other] до { $n } раз
 }: { $what }
    .distinct = { $n ->
        [1] один раз
        [one] до { $n } раза, каждый раз в другом регионе
       *[other] до { $n } раз, каждый раз в другом регионе
     }: { $what }
# $number: одна держава или много, «могут».
verb-power-may = { $power } { $number ->
    [many] могут
   *[one] может
 } потратить { $cost }, чтобы { $what }

## Что следует за действием после запятой.

text-not-that-country = но не с этой страной{ $mark }
text-cheaper = потратив на { $amount } меньше
text-cheaper-per-ally = { $cheaper } за каждого своего союзника там
text-cheaper-per-army = { $cheaper } за каждую свою армию там
text-cheaper-there = { $cheaper } { $where }
text-cheaper-only = { $cheaper } (только { $where })
text-dearer = потратив на { $amount } больше
text-dearer-each = потратив на { $amount } больше за армию
text-dearer-from-board = потратив ещё { $amount } с планшета
text-money-for-diplomacy = причём вместо каждой единицы дипломатии можно потратить { $amount }
text-money-for-services = причём вместо каждой единицы услуг можно потратить { $amount }
text-shuffled-afterwards = после чего карты региона перемешивают и открывают 2 из них
text-without-an-ally = даже если там нет союзников
text-only-countries-of = используя только страны { $regions }
text-as-if-allies = считая союзниками и доступные страны { $regions }
text-symbols-twice = считая символы { $types } дважды
    .choose = считая символы { $types } (на выбор) дважды
text-if-elsewhere = если она из другого региона, чем эта страна{ $mark }
text-not-exhausted = не переворачивая карту
text-even-with-fdi = даже если там уже есть { $n ->
    [1] { $n } жетон ПИИ
   *[other] жетоны ПИИ (не больше { $n })
 }
text-even-with-bases = даже если там уже есть { $n ->
    [1] { $n } база
   *[other] базы (не больше { $n })
 }
text-for-free = ничего за это не платя
text-without-access = даже если туда нет доступа
text-whatever-the-value = отправив { $count } независимо от ценности страны
text-armies-free = не платя за армии
text-armies-at = заплатив { $amount } за каждую армию
text-may-be-permanent = причём влияние может быть постоянным даже без свободной ячейки
text-which-may-be-permanent = причём оно может быть постоянным даже без свободной ячейки
text-even-beside = даже без свободной ячейки
text-units-of-each = не больше { $n } ед. каждого типа
text-times = { $n ->
    [2] дважды
    [few] { $n } раза
   *[other] { $n } раз
 }
text-but-not = кроме { $places }
text-if-exported = если вы экспортировали туда хотя бы { $amounts }
text-free-if-unplayed = а если за эту державу никто не играет, она делает это бесплатно

## Что окружает часть предложения и как они соединяются.

text-step-qualified = { $what }, { $more }
text-step-may = { $owner ->
    [power] держава может
   *[you] вы можете
 } { $what }
text-step-if-you-like = при желании { $what }
text-step-if = если { $condition }, { $what }
text-step-then = затем { $what }
text-steps-then = { $first }, а затем { $next }
    .comma = { $first }, { $next }
text-ways-or = { $first }; или { $next }
    .comma = { $first }; { $next }
text-ways-and = { $first }; { $next }
    .comma = { $first }; { $next }
text-pay-to = { $paid }, чтобы { $what }
text-per-fdi-token = { $what } за каждый жетон ПИИ на своих союзниках
text-per-imported-type = { $what } за каждый импортированный тип ресурсов
text-or-all-there-is = { $cost } (или всё, что есть, если это меньше)
text-other-than = { $what }, кроме { $places }
text-among = { $what } из таких: { $places }

## Сделано ли то, что нужно для другого.

text-done-improve-relations = вы улучшили отношения{ $mark }
text-done-engage = вы начали сотрудничество{ $mark }
text-done-trade = вы торговали{ $mark }
text-done-invest = вы инвестировали{ $mark }
text-done-move = вы переместили армии{ $mark }
text-done-build-base = вы построили базу{ $mark }
text-done-draw = вы взяли карту{ $mark }
text-done-exchange = вы сделали этот обмен{ $mark }
text-done-ready = вы выбрали союзника{ $mark }
text-done-place-army = вы поставили армии{ $mark }
text-done-choose-region = вы выбрали регион{ $mark }
text-done-choose-resource = вы выбрали тип{ $mark }

## Количества в винительном падеже: что получают, тратят, производят.

text-amounts-and = { $first } и { $next }
    .comma = { $first }, { $next }
text-amount-energy = { $n ->
    [one] { $n } энергию
   *[other] { $n } энергии
 }
text-amount-raw = { $n ->
    [one] { $n } сырьё
   *[other] { $n } сырья
 }
text-amount-food = { $n ->
    [one] { $n } еду
   *[other] { $n } еды
 }
text-amount-goods = { $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[other] { $n } товаров
 }
text-amount-services = { $n ->
    [one] { $n } услугу
    [few] { $n } услуги
   *[other] { $n } услуг
 }
text-amount-diplomacy = { $n ->
    [one] { $n } дипломатию
   *[other] { $n } дипломатии
 }
text-amount-army = { $n ->
    [one] { $n } армию
    [few] { $n } армии
   *[other] { $n } армий
 }
text-amount-money = { $n ->
    [one] { $n } ордис
    [few] { $n } ордиса
   *[other] { $n } ордисов
 }
text-amount-vp = { $n } ПО
text-armies = { $n ->
    [one] { $n } армию
    [few] { $n } армии
   *[other] { $n } армий
 }
    .most = до { $n ->
        [one] { $n } армии
       *[other] { $n } армий
     }
    .range = от { $least } до { $n ->
        [one] { $n } армии
       *[other] { $n } армий
     }
text-regions = { $n ->
    [1] регион
    [one] { $n } регион
    [few] { $n } региона
   *[other] { $n } регионов
 }
    .most = до { $n ->
        [one] { $n } региона
       *[other] { $n } регионов
     }
    .range = от { $least } до { $n ->
        [one] { $n } региона
       *[other] { $n } регионов
     }

## Типы ресурсов: что производят · gen: чьи символы.

text-type-energy = энергию
    .gen = энергии
text-type-raw = сырьё
    .gen = сырья
text-type-food = еду
    .gen = еды
text-type-goods = товары
    .gen = товаров
text-type-services = услуги
    .gen = услуг
text-type-diplomacy = дипломатию
    .gen = дипломатии
text-type-army = армии
    .gen = армий

## Места. in: где · to: куда · but: кроме чего или чьё · each: в каждое · all: в любое из них · one-of, one: всё в одно и то же ·
## a: одно из тех, что позволяют правила. У регионов есть и nom: в перечне.

text-places =
    .in = { $places }
    .to = { $places }
    .but = { $places }
    .each = в каждый из регионов: { $places }
    .one-of = в один из регионов: { $places }
text-regions-and = { $first }, { $next }
    .comma = { $first }, { $next }
text-anywhere =
    .a = в регионе
    .in = в любом регионе
    .to = в любой регион
    .but = всех регионов
    .each = в каждый регион
    .one = в один регион
text-there-region =
    .in = в этом регионе
    .to = в этот регион
    .but = этого региона
    .each = в этот регион
    .all = в этот регион
text-there-regions =
    .in = в одном из этих регионов
    .to = в один из этих регионов
    .but = этих регионов
    .each = в каждый из этих регионов
    .all = в эти регионы
text-there-moved =
    .in = в регионе, куда перемещены армии
    .to = в регион, куда перемещены армии
    .but = регионов, куда перемещены армии
    .each = в каждый регион, куда перемещены армии
    .all = в регионы, куда перемещены армии
text-there-served =
    .in = в регионе, куда пришли все эти армии
    .to = в регион, куда пришли все эти армии
    .but = регионов, куда пришли все эти армии
    .each = в каждый регион, куда пришли все эти армии
    .all = в регионы, куда пришли все эти армии
text-there-country =
    .in = в регионе этой страны
    .to = в регион этой страны
    .but = региона этой страны
    .each = в регион этой страны
    .all = в регион этой страны

text-region-europe = Европа
    .in = в Европе
    .to = в Европу
    .but = Европы
    .nom = Европа
text-region-central-asia = Центральная Азия
    .in = в Центральной Азии
    .to = в Центральную Азию
    .but = Центральной Азии
    .nom = Центральная Азия
text-region-americas = Америка
    .in = в Америке
    .to = в Америку
    .but = Америки
    .nom = Америка
text-region-mena = Северная Африка и Ближний Восток
    .in = в Северной Африке и на Ближнем Востоке
    .to = в Северную Африку и на Ближний Восток
    .but = Северной Африки и Ближнего Востока
    .nom = Северная Африка и Ближний Восток
text-region-africa = Африка
    .in = в Африке
    .to = в Африку
    .but = Африки
    .nom = Африка
text-region-south-asia = Южная Азия
    .in = в Южной Азии
    .to = в Южную Азию
    .but = Южной Азии
    .nom = Южная Азия
text-region-east-asia-pacific = Восточная Азия и Океания
    .in = в Восточной Азии и Океании
    .to = в Восточную Азию и Океанию
    .but = Восточной Азии и Океании
    .nom = Восточная Азия и Океания
text-region-other = { $name }
    .in = в регионе «{ $name }»
    .to = в регион «{ $name }»
    .but = региона «{ $name }»
    .nom = { $name }

## Державы. the: подлежащее · full: как в содержимом коробки · number: одна или много.

text-power-usa = США
    .the = США
    .full = Соединённые Штаты Америки
    .number = many
text-power-eu = ЕС
    .the = ЕС
    .full = Европейский союз
    .number = one
text-power-russia = Россия
    .the = Россия
    .full = Российская Федерация
    .number = one
text-power-china = Китай
    .the = Китай
    .full = Китайская Народная Республика
    .number = one

## Карты развития.

text-when-it-starts = когда эффект начинает действовать, { $what }
text-at-will = в любой момент вы можете { $what }
text-event = { $event } { $what }
text-event-may = { $event } вы можете { $what }
text-once-per-round = раз в раунд { $what }
text-on-focus-chosen = при выборе приоритета
text-on-acquired = при получении этой карты { $level ->
    [2] во
   *[other] в
 } { $level }-м раунде или позже
text-on-improve-relations-done = после улучшения отношений
text-on-first-turn-of-round = в свой первый ход в раунде
text-on-influence-added = до или после добавления влияния в регион
text-bonus-research = на каждом шаге исследования прибавляйте к своему исследованию { $n }
text-bonus-engage-discount = сотрудничество стоит вам на { $n ->
    [one] { $n } дипломатию
   *[other] { $n } дипломатии
 } меньше
text-bonus-threat = ваша угроза во всех регионах больше на { $n }
text-bonus-defence = ваша оборона во всех регионах больше на { $n }
text-bonus-hand-size = в начале каждого раунда берите на { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 } больше
text-vp-only = эта карта даёт только ПО

## Случайное влияние: строка.

text-row = { $power }: 1 влияние { $where }
    .army = { $power }: 1 влияние и 1 армия { $where }
text-row-trade = { $row }; карта ВЭД ({ $partner }) переворачивается лицом вниз за { $money }

## Что напечатано на карте, одно за другим.

fact-next = { $first }; { $next }
    .comma = { $first }; { $next }
fact-starter = стартовая карта: { $power }
fact-market = карта с рынка
fact-cost = стоимость { $n }
fact-bonus = верхний бонус: { $amount }
fact-research = исследование { $n }
fact-suggested = советуют для первой партии
fact-strategic = карта стратегического преимущества: { $power }
fact-starting-vp = { $n } ПО в начале
fact-decree = указ: { $power }
fact-unused-vp = { $n } ПО, если не использовать
fact-development = карта развития уровня { $n }
fact-from-round = действует { $n ->
    [2] со
   *[other] с
 } { $n }-го раунда
fact-price = нужно потратить { $amounts }
fact-vp = { $n } ПО
fact-copies = в стопке { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
fact-random = карта случайного влияния
fact-marked = { $fact } ({ $mark })
