### Общее для «Сумеречной борьбы» и «Красного моря»: карты, которые одна игра занимает у другой (12.0), и всё, что нужно этим
### картам, а также страны, периоды и настройки, которые есть в обеих играх. Что значат формы, сказано в cold_war.ftl.

## Настройки партии.

preset-printed = Как в книге правил
    .help = По правилам без вариантов и необязательных дополнений.
option-show-held-cards = Раскрытие оставшихся карт
    .help = Турнирное правило: в конце раунда стороны показывают, что не придержали карту подсчёта очков; придержавший проигрывает.
option-deal-in-turn = Раздача по одной
    .help = Турнирное правило: карты раздают по одной, первую получает СССР.
option-bid-for-sides = Ставки на стороны
    .help = Турнирное правило: за желаемую сторону игроки торгуются дополнительным влиянием.
option-us-bonus = Дополнительное влияние США
    .help = Столько влияния США размещают сверх начального, без торга.
option-ussr-bonus = Дополнительное влияние СССР
    .help = Столько влияния СССР размещает сверх начального, без торга.
# Когда выбирают карты из другой игры.
choice-no = нет
choice-after-deal = после раздачи
choice-before-deal = до раздачи

## Периоды и то, что напечатано на карте.

period-mid = Середина войны
period-late = Окончание войны
# $n: число ОО, 0 у карты подсчёта очков. $passing равно 1 у карты, которая переходит от стороны к стороне; $from — игра, у
# которой карта занята.
card-facts = { $n ->
    [0] карта подсчёта очков
   *[other] { SIDE($side, form: "key") ->
        [nobody] { $passing ->
            [1] без события
           *[other] общее событие
         }
       *[other] событие { SIDE($side, form: "gen") }
     }, { $n } ОО
 }, период «{ PERIOD($period) }»{ $starred ->
    [1] , после события убирается из игры
   *[other] { "" }
 }{ $from ->
    [twilight-struggle] ; карта из «Сумеречной борьбы»
    [red-sea] ; карта из «Красного моря»
   *[other] { "" }
 }{ $reconstructed ->
    [1] ; наша реконструкция, не карта издателя
   *[other] { "" }
 }{ $disputed ->
    [1] ; источники расходятся или молчат, здесь наше прочтение
   *[other] { "" }
 }{ $number_reconstructed ->
    [1] ; номер карты — наша реконструкция
   *[other] { "" }
 }

## Страны.

country-saudi-arabia = Саудовская Аравия
    .in = в Саудовской Аравии
country-egypt = Египет
    .in = в Египте
country-sudan = Судан
    .in = в Судане
country-ethiopia = Эфиопия
    .in = в Эфиопии
country-somalia = Сомали
    .in = в Сомали
country-kenya = Кения
    .in = в Кении

## Множества стран. Множество, нужное одной карте, названо так, как нужно этой карте.

set-world = Все страны
    .in = в любой стране
    .of = по выбору
set-middle-east = Ближний Восток
    .in = на Ближнем Востоке
    .of = Ближнего Востока
set-africa = Африка
    .in = в Африке
    .of = Африки
set-at-ethiopia = Соседи Эфиопии
    .in = в одной стране по соседству с Эфиопией
set-no-battlegrounds = Неключевые страны
    .acc = неключевую страну
set-egypt-and-ethiopia = Египет, Эфиопия
    .in = в Египте или Эфиопии

## Карты «Сумеречной борьбы», которые может занять «Красное море».

card-brush-war = Опосредованная война
    .quoted = «Опосредованная война»
card-arms-race = Гонка вооружений
    .quoted = «Гонка вооружений»
card-salt-negotiations = Ограничение стратегических вооружений
    .quoted = «Ограничение стратегических вооружений»
card-bear-trap = Вторжение в Афганистан
    .quoted = «Вторжение в Афганистан»
card-summit = Саммит
    .quoted = «Саммит»
card-missile-envy = Ракетная зависть
    .quoted = «Ракетная зависть»
card-brezhnev-doctrine = Доктрина Брежнева
    .quoted = «Доктрина Брежнева»
card-muslim-revolution = Исламская революция
    .quoted = «Исламская революция»
card-opec = ОПЕК
    .quoted = «ОПЕК»
card-lone-gunman = Убийство Джона Кеннеди
    .quoted = «Убийство Джона Кеннеди»
card-colonial-rear-guards = Борьба за удержание колоний
    .quoted = «Борьба за удержание колоний»
card-puppet-governments = Марионеточные режимы
    .quoted = «Марионеточные режимы»
card-sadat-expels-soviets = Изгнание СССР из Египта
    .quoted = «Изгнание СССР из Египта»
card-voice-of-america = «Голос Америки»
    .quoted = «Голос Америки»
card-north-sea-oil = Добыча нефти в Северном море
    .quoted = «Добыча нефти в Северном море»
card-terrorism = Терроризм
    .quoted = «Терроризм»
card-aldrich-ames-remix = Олдрич Эймс
    .quoted = «Олдрич Эймс»
card-wargames = Балансирование на грани
    .quoted = «Балансирование на грани»
card-our-man-in-tehran = Свой человек в Тегеране
    .quoted = «Свой человек в Тегеране»
card-yuri-and-samantha = Саманта Смит
    .quoted = «Саманта Смит»
card-awacs-sale-to-saudis = Поставка самолётов-разведчиков в Саудовскую Аравию
    .quoted = «Поставка самолётов-разведчиков в Саудовскую Аравию»

## Карты «Красного моря», которые может занять «Сумеречная борьба».

card-peace-corps = Корпус мира
    .quoted = «Корпус мира»
card-zbig = Збигнев Бжезинский
    .quoted = «Збигнев Бжезинский»
card-ogaden-war = Война за Огаден
    .quoted = «Война за Огаден»
card-usaid = Агентство США по международному развитию
    .quoted = «Агентство США по международному развитию»
card-albano-stalinist-economics = По примеру Албании
    .quoted = «По примеру Албании»
card-the-victorious-leader = Триумфатор
    .quoted = «Триумфатор»
card-eplf = Народный фронт освобождения Эритреи
    .quoted = «Народный фронт освобождения Эритреи»
card-centcom = ЦК ВС США
    .quoted = «ЦК ВС США»
card-carter-doctrine = Доктрина Картера
    .quoted = «Доктрина Картера»
card-kenya-joins-rdf = Милитаризм в Кении
    .quoted = «Милитаризм в Кении»
card-voa-in-amharic = «Голос Америки» звучит в Эфиопии
    .quoted = «„Голос Америки“ звучит в Эфиопии»
card-hero-of-the-crossing = Анвар Садат
    .quoted = «Анвар Садат»
card-israeli-periphery-doctrine = Периферийная политика Израиля
    .quoted = «Периферийная политика Израиля»
card-strong-man-of-sudan = Джафар Мухаммед Нимейри
    .quoted = «Джафар Мухаммед Нимейри»
card-afghanistan-invasion = Ввод войск в Афганистан
    .quoted = «Ввод войск в Афганистан»
card-daniel-arap-moi = Дэниэл арап Мои
    .quoted = «Дэниэл арап Мои»
card-soviets-airlift-cubans = Кубинцы в Африке
    .quoted = «Кубинцы в Африке»
card-the-lion-falters = Лев слабеет
    .quoted = «Лев слабеет»
card-nasserism = Насеризм
    .quoted = «Насеризм»
card-t62s-and-kalashnikovs = Поставка Т-62 и АК
    .quoted = «Поставка Т-62 и АК»
card-gosplan-advisers = Советники из Госплана
    .quoted = «Советники из Госплана»
card-mengistu-haile-mariam = Менгисту Хайле Мариам
    .quoted = «Менгисту Хайле Мариам»
card-us-presidential-elections = Президентские выборы в США
    .quoted = «Президентские выборы в США»
card-marxist-leninist-vanguard-parties = Авангардные партии
    .quoted = «Авангардные партии»
card-presidential-directive-30 = Президентская директива № 30
    .quoted = «Президентская директива № 30»
card-cyrus-vance = Сайрус Вэнс
    .quoted = «Сайрус Вэнс»
card-stagflation = Стагфляция
    .quoted = «Стагфляция»
card-cento-collapses = Распад Организации центрального договора
    .quoted = «Распад Организации центрального договора»
card-anti-zionist-committee = Антисионистский комитет
    .quoted = «Антисионистский комитет»
card-mr-nyet = «Мистер Нет»
    .quoted = «Мистер Нет»
card-separatists = Сепаратисты
    .quoted = «Сепаратисты»
card-apollo-soyuz = «Союз — Аполлон»
    .quoted = «Союз — Аполлон»
card-we-are-the-world = «Мы — это мир»
    .quoted = «Мы — это мир»
card-water-wars = Войны за воду
    .quoted = «Войны за воду»

## Карты подсчёта очков, которые есть в обеих играх.

card-middle-east-scoring = Подсчёт очков на Ближнем Востоке
    .quoted = «Подсчёт очков на Ближнем Востоке»
card-africa-scoring = Подсчёт очков в Африке
    .quoted = «Подсчёт очков в Африке»

## Варианты отдельных карт.

label-leave-defcon = Оставить уровень DEFCON прежним
label-end-the-game = Завершить партию
    .case = завершает партию
label-go-on = Продолжить партию
    .case = продолжает её
label-go-first = Ходить первыми в этом раунде
label-leave-order = Оставить порядок ходов прежним

## Вопросы.

question-pick-card = какую карту другой игры выбрать? Осталось { $left } ОО.
question-from-discards = { CARD($card, form: "quoted") }: какую карту выбрать из сброса?
question-hand-over = { CARD($card, form: "quoted") }: какую карту отдать?
question-discard-from-us = { CARD($card, form: "quoted") }: какую карту США сбросить?
question-discard-peeked = { CARD($card, form: "quoted") }: какую из этих карт сбросить?
question-guard-where = { CARD($card, form: "quoted") }: какую страну защитить от попыток переворота и снижения влияния?
question-give-up-card = { CARD($card, form: "quoted") }: какую карту с событием противника сбросить?
question-welcome-card = { CARD($card, form: "quoted") }: какую карту взять из сброса?
question-relieve-where = { CARD($card, form: "quoted") }: в какой стране покончить с голодом и добавить 2 влияния?
question-discard-own = { CARD($card, form: "quoted") }: какую карту сбросить? Осталось сбросить: { $left }.
question-turn-card = { CARD($card, form: "quoted") }: какую карту с событием противника разыграть как своё событие?
question-move-from = { CARD($card, form: "quoted") }: из какой страны переместить влияние? Можно переместить: { $left }.
# $country — откуда влияние перемещают.
question-move-to = { CARD($card, form: "quoted") }: куда переместить влияние, которое сейчас { COUNTRY($country, form: "in") }? Осталось: { $left }.
question-discard-drawn = { CARD($card, form: "quoted") }: какую из этих карт сбросить?
question-veto-where = { CARD($card, form: "quoted") }: в какой стране убрать всё влияние противника? Осталось выбрать стран: { $left }.
question-dry-up-where = { CARD($card, form: "quoted") }: в какой стране убрать всё влияние противника?

## Записи.

note-card-picked = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] выбирают
   *[singular] выбирает
 } карту { CARD($card, form: "quoted") } (остаётся { $left } ОО).
note-card-retrieved = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] берут
   *[singular] берёт
 } из сброса карту { CARD($card, form: "quoted") }.
note-card-handed-over = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] отдают
   *[singular] отдаёт
 } карту { CARD($card, form: "quoted") }.
note-card-peeked = вы видите карту { CARD($card, form: "quoted") }.
note-won-by-wargames = «Балансирование на грани» завершает партию (счёт: { SCORE($vp) }): { SIDE($side, form: "number") ->
    [plural] побеждают
   *[singular] побеждает
 } { SIDE($side, form: "nom") }.
# $side — сторона, для которой страна теперь закрыта.
note-country-guarded = { COUNTRY($country) }: отныне { SIDE($side, form: "nom") } не { SIDE($side, form: "number") ->
    [plural] могут
   *[singular] может
 } предпринимать там попытки переворота и снижения влияния.
note-card-welcomed = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] берут
   *[singular] берёт
 } из сброса карту { CARD($card, form: "quoted") }.
note-famine-ended = { COUNTRY($country, form: "in") } больше нет голода.
note-card-turned = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] разыгрывают
   *[singular] разыгрывает
 } карту { CARD($card, form: "quoted") } как своё событие: США и СССР в нём меняются местами.

## Причины.

reason-not-to-be-picked = карты { CARD($card, form: "quoted") } нет в списке карт, которые можно выбрать.
reason-picked-already = карту { CARD($card, form: "quoted") } уже выбрали.
reason-other-sides-card = на карте { CARD($card, form: "quoted") } событие противника, а выбирать можно только карты со своим или общим событием.
reason-too-many-operations = карта { CARD($card, form: "quoted") } не подходит: у вас осталось всего { $left } ОО.
reason-must-be-operations = карту { CARD($card, form: "quoted") } сейчас можно использовать только для операций.
reason-no-headline-envy = карта { CARD($card, form: "quoted") } не может быть начальным событием: её нужно использовать для операций.
reason-under-centcom = { COUNTRY($country) }: предпринимать там попытки переворота и снижения влияния вам не даёт событие «ЦК ВС США».
reason-not-in-discards = карты { CARD($card, form: "quoted") } в сбросе нет.
reason-not-the-dearest = на вашей руке есть карта, которая сейчас даёт больше ОО, чем { CARD($card, form: "quoted") }.
reason-not-looked-at = карты { CARD($card, form: "quoted") } нет среди просматриваемых.
reason-not-overshadowed = { COUNTRY($country) }: в начале хода противник не контролировал ни одной соседней страны.
reason-no-opponent-event = на карте { CARD($card, form: "quoted") } нет события противника.
reason-not-welcome = карту { CARD($card, form: "quoted") } взять нельзя: нужна карта из сброса со своим или общим событием, но не карта подсчёта очков.
reason-no-famine = { COUNTRY($country, form: "in") } нет голода.
reason-not-to-be-turned = в событии карты { CARD($card, form: "quoted") } США и СССР нельзя поменять местами.
reason-turned-cannot = если поменять США и СССР местами, событие { CARD($card, form: "quoted") } сейчас разыграть нельзя: оно { TURNED($condition) }.
reason-region-taken = { COUNTRY($country) } в том же регионе, что и уже выбранная страна.
reason-less-there = { COUNTRY($country, form: "in") } у противника меньше влияния, чем в другой стране.

## Условия. Когда событие возможно (`only`, после «событие» или «оно») и от чего зависит (после «если»).

condition-no-awacs =
    .only = невозможно после «Поставки самолётов-разведчиков в Саудовскую Аравию»
condition-no-north-sea-oil =
    .only = невозможно после «Добычи нефти в Северном море»
condition-defcon-two =
    .only = возможно только при уровне DEFCON 2
condition-us-in-middle-east =
    .only = возможно, только если на Ближнем Востоке есть страна под контролем США
    .turned = возможно, только если на Ближнем Востоке есть страна под контролем СССР
condition-no-f5es =
    .only = невозможно после «Поставки истребителей F-5E»
condition-no-invasion =
    .only = невозможно после «Ввода войск в Афганистан»
condition-lion-faltered =
    .only = возможно только после события «Лев слабеет»
condition-famine-somewhere =
    .only = возможно, только если хотя бы в одной стране есть жетон голода
condition-soviet-ethiopia =
    .only = возможно, только если СССР контролирует Эфиопию
    .turned = возможно, только если США контролируют Эфиопию
condition-nile-in-one-hand =
    .only = возможно, только если противник контролирует и Египет, и Эфиопию
condition-somebody-won = суммы не равны
condition-ahead-on-military = у активного игрока больше очков военных операций, чем у противника
condition-military-met = их к тому же не меньше, чем требует уровень DEFCON
condition-hostages-taken = карту разыгрывает СССР после события «Американские заложники в Иране»
condition-in-headline-phase = событие начальное
    .only = возможно только как начальное
condition-controls-kenya = США контролируют Кению
condition-ussr-in-ethiopia = СССР контролирует Эфиопию
condition-scoring-shown = показана хотя бы одна

## Количества в том виде, какой нужен их картам: после «получает», после двоеточия или как целое сказуемое.

amount-us-regions = 1 за каждый регион, где у неё превосходство или контроль
amount-ussr-regions = 1 за каждый регион, где у неё превосходство или контроль
amount-more-than-in-ethiopia = добавляют в Судане на 1 влияние больше, чем у СССР в Эфиопии

## Длительные эффекты: заголовок и что они делают. У парных эффектов $side — сторона, которой эффект касается; $value — то,
## что игра хранит об эффекте, или 0, если говорится об эффекте вообще.

effect-salt = Ограничение стратегических вооружений
    .text = до конца раунда обе стороны вычитают 1 из бросков при попытках переворота
effect-brezhnev-doctrine = Доктрина Брежнева
    .text = до конца раунда карты СССР дают на 1 ОО больше, но не больше 4
effect-eighth-round = { SIDE($side, form: "key") ->
    [us] Добыча нефти в Северном море
   *[other] Президентская директива № 30
 }: 8 ходов
    .quoted = { SIDE($side, form: "key") ->
        [us] «Добыча нефти в Северном море»
       *[other] «Президентская директива № 30»
     }
    .text = в этом раунде { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] могут
       *[singular] может
     } сделать 8 ходов
effect-open-hand = Олдрич Эймс
    .text = до конца раунда карты США лежат открытыми
effect-yuri-and-samantha = Саманта Смит
    .text = до конца раунда СССР получает 1 ПО за каждую попытку переворота, которую предпринимают США
effect-usaid = Агентство США по международному развитию (в пользу { SIDE($side, form: "gen") })
    .text = до конца раунда { SIDE($side, form: "number") ->
        [plural] первыми ходят
       *[singular] первым ходит
     } { SIDE($side, form: "nom") }
effect-albanian-example = По примеру Албании (против { SIDE($side, form: "gen") })
    .text = до конца раунда карта, за ОО которой { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] размещают
       *[singular] размещает
     } влияние в Африке, даёт на 1 ОО меньше, но не меньше 1
effect-carter-doctrine = Доктрина Картера (в пользу { SIDE($side, form: "gen") })
    .text = один раз до конца раунда { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] могут
       *[singular] может
     } вместо броска кубика, своего или чужого, объявить, что выпало 1 или 6
effect-amharic-broadcasts = «Голос Америки» звучит в Эфиопии (в пользу { SIDE($side, form: "gen") })
    .text = до конца раунда карты на 1 ОО дают { SIDE($side, form: "dat") } 2 ОО
effect-afghanistan = Ввод войск в Афганистан (против { SIDE($side, form: "gen") })
    .text = до конца раунда карты { SIDE($side, form: "gen") } дают на 1 ОО меньше, но не меньше 1
effect-nasserism = Насеризм
    .text = до конца раунда СССР прибавляет 1 к своим броскам при попытках переворота
effect-t62s = Поставка Т-62 и АК
    .text = до конца раунда карты СССР дают на 1 ОО больше, но не больше 3
effect-trap = { SIDE($side, form: "key") ->
    [us] Вторжение во Вьетнам
   *[other] Вторжение в Афганистан
 }
    .text = со своего следующего хода { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] ведут затяжную войну: каждый ход сбрасывают карту на 2 ОО или больше и бросают
       *[singular] ведёт затяжную войну: каждый ход сбрасывает карту на 2 ОО или больше и бросает
     } кубик; если выпало от 1 до 4, последующие ходы свободны; без такой карты можно разыгрывать только карты подсчёта очков
effect-missile-envy-due = Ракетная зависть (у { SIDE($side, form: "gen") })
    .text = в свой следующий ход { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] должны
       *[singular] должен
     } использовать «Ракетную зависть» для операций
effect-north-sea-oil = Добыча нефти в Северном море
    .text = отныне событие «ОПЕК» невозможно
effect-awacs = Поставка самолётов-разведчиков в Саудовскую Аравию
    .text = отныне событие «Исламская революция» невозможно
# GUARDED — страна, закрытая для стороны $side.
effect-centcom = ЦК ВС США ({ $value ->
    [0] против { SIDE($side, form: "gen") }
   *[other] { GUARDED($value) }, против { SIDE($side, form: "gen") }
 })
    .text = отныне { SIDE($side, form: "nom") } не { SIDE($side, form: "number") ->
        [plural] могут
       *[singular] может
     } предпринимать попытки переворота и снижения влияния { GUARDED($value, form: "in") }
effect-stagflation = Стагфляция
    .text = в свой следующий ход США должны разыграть карту подсчёта очков
effect-lion-falters = Лев слабеет
    .text = отныне возможно событие «Менгисту Хайле Мариам»
effect-invasion = Ввод войск в Афганистан
    .text = отныне событие «Президентская директива № 30» невозможно

## Тексты карт: шаги, встречающиеся у отдельных карт.

verb-retrieve = игрок может взять из сброса любую карту, кроме карт подсчёта очков, показав её противнику
verb-envy = противник отдаёт карту с руки, которая сейчас даёт больше всего ОО (если таких несколько, выбирает сам); если на ней событие противника, игрок использует её ОО, в противном случае её событие разыгрывается. Противник берёт «Ракетную зависть» и в свой следующий ход должен использовать её для операций
verb-lose-cards = противник сбрасывает { $n } { $n ->
    [one] случайную карту
    [few] случайные карты
   *[many] случайных карт
 }
verb-betray = СССР выбирает и сбрасывает одну из этих карт
verb-end-game = побеждает сторона, у которой больше ПО
verb-look-ahead = США смотрят { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
 } из колоды, могут сбросить любые из них, а остальные замешивают обратно
verb-overshadow = США добавляют { $n } { $n ->
    [one] влияние
    [few] влияния
   *[many] единиц влияния
 } по соседству со странами, которые в начале хода контролировал СССР, не более 2 на одну страну
verb-guard = США ставят свой жетон в любую страну или переносят его туда: отныне СССР не может предпринимать там попытки переворота и снижения влияния
verb-cross-over = США сбрасывают с руки карту с событием СССР, если она есть, и берут из сброса карту с событием США или с общим событием, но не карту подсчёта очков
verb-relieve = США добавляют 2 влияния в стране, где есть жетон голода, и убирают этот жетон
verb-draw-cards = СССР берёт { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
 }
verb-discard-cards = затем СССР сбрасывает с руки { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
 }; это могут быть и карты подсчёта очков
verb-turn-event = СССР может сразу разыграть с руки карту с событием США как своё событие: США и СССР в нём меняются местами
verb-cancel-headline = начальное событие США отменяется, карта уходит в сброс
verb-move-influence = СССР может переместить часть своего влияния (не более { $n }) из одной страны в другие, не более 2 в каждую
verb-resign = СССР смотрит { $n } { $n ->
    [one] случайную карту
    [few] случайные карты
   *[many] случайных карт
 } США, одну из них сбрасывает, а другую возвращает; если на сброшенной карте событие СССР, он получает 2 ПО
verb-show-scoring = США показывают все свои карты подсчёта очков
verb-veto = СССР может убрать всё влияние США не более чем в { $countries } { $countries ->
    [one] стране
   *[other] странах
 }, где есть влияние СССР, не более чем в одной в каждом регионе
verb-dry-up = игрок убирает всё влияние противника { SET($set, form: "in") }, там, где его больше; если поровну, страну выбирает он сам
