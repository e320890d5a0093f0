### Общее для игр о холодной войне: стороны, операции, события, подсчёт очков.
###
### Предложения могут начинаться со строчной буквы: прописную ставит программа. Части текстов карт (verb-…) пишутся ещё и
### без точки в конце. Функции описаны в английском файле.
###
### Формы в русском языке:
###   стороны   значение: заголовок · nom: подлежащее · gen: «влияние СССР», «у противника» · dat: «к противнику»
###             number: число сказуемого, plural или singular: «США получают», но «СССР получает»
###   страны    значение: заголовок · in: где, с предлогом: «во Франции», «на Кубе»
###   множества значение: заголовок · in: где: «в Европе» · of: каких стран: «в 4 странах Европы»
###             acc: одна из них, после «выбирает»
###   карты     значение: заголовок · quoted: в предложении, в кавычках; кавычки внутри названия становятся „внутренними“
###   варианты  (label) значение: кнопка · case: выбор в тексте карты: «противник объявляет бойкот»
###   условия   значение: после «если» · only: когда событие возможно, после «событие» или «оно»
###             turned: то же, если США и СССР поменять местами, — где о них говорится
###   эффекты   значение: заголовок · quoted: в кавычках, для отменяемых · text: что эффект делает, без точки
###
### Раунд (turn) состоит из ходов (action round).

## Стороны. С окончанием -it — та же сторона, действующая снова: подлежащее по-русски опускается.

side-us = США
    .nom = США
    .gen = США
    .dat = США
    .number = plural
side-ussr = СССР
    .nom = СССР
    .gen = СССР
    .dat = СССР
    .number = singular
side-player = игрок
    .nom = игрок
    .gen = игрока
    .dat = игроку
    .number = singular
side-opponent = противник
    .nom = противник
    .gen = противника
    .dat = противнику
    .number = singular
side-winner = победитель
    .nom = победитель
    .gen = победителя
    .dat = победителю
    .number = singular
side-phasing = активный игрок
    .nom = активный игрок
    .gen = активного игрока
    .dat = активному игроку
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
side-ussr-it = он
    .nom = { "" }
    .gen = СССР
    .dat = СССР
    .number = singular
side-player-it = он
    .nom = { "" }
    .gen = игрока
    .dat = игроку
    .number = singular
side-opponent-it = он
    .nom = { "" }
    .gen = противника
    .dat = противнику
    .number = singular
side-winner-it = он
    .nom = { "" }
    .gen = победителя
    .dat = победителю
    .number = singular
side-phasing-it = он
    .nom = { "" }
    .gen = активного игрока
    .dat = активному игроку
    .number = singular

seat = игрок { $n }

## Где стоит жетон победных очков.

score-us = США { $n }
score-ussr = СССР { $n }
score-even = 0

## Положение стороны в регионе.

standing-absent = нет присутствия
standing-presence = присутствие
standing-domination = превосходство
standing-control = контроль

## Для чего бросают кубик.

purpose-coup = попытка переворота
purpose-realignment = попытка снижения влияния
purpose-war = война
purpose-space-race = космическая гонка
purpose-contest = событие
purpose-trap = выход из затяжной войны
purpose-event = событие

## Космическая гонка: остальные деления у каждой игры свои.

box-0 = Начало

## Варианты, которые не страна и не карта.

label-stop = Закончить
label-decline = Отказаться
label-pass = Пропустить ход
label-place-influence = Размещение влияния
label-coup = Попытка переворота
label-realignment = Снижение влияния
label-space-race = Космическая гонка
label-event = Событие
label-event-first = Сначала событие, затем операции
label-roll = Бросить кубик
label-no-roll = Не бросать кубик
label-switch = Перейти от размещения влияния к снижению или обратно
label-raise-defcon = Повысить уровень DEFCON
label-lower-defcon = Понизить уровень DEFCON
label-name-one = Назвать 1
label-name-six = Назвать 6
label-yes = Да
label-no = Нет
label-paid = Карта сброшена
label-unpaid = Карта не сброшена

# Ставка на сторону: столько дополнительного влияния получит противник.
bid = { SIDE($side) }, { $n }

## Вопросы тому, кто отвечает.

question-draw-card = какую карту { SIDE($side, form: "number") ->
    [plural] берут
   *[singular] берёт
 } { SIDE($side, form: "nom") }?
question-card-at-random = какую карту с руки { SIDE($side, form: "gen") } выбирает случай?
# $country равно -1, если бросок не связан со страной.
question-die = кубик { SIDE($side, form: "gen") } ({ PURPOSE($purpose) }{ $country ->
    [-1] { "" }
   *[other] { " " }{ COUNTRY($country, form: "in") }
 }): сколько выпало?
question-name-die = кубик { SIDE($side, form: "gen") } ({ PURPOSE($purpose) }{ $country ->
    [-1] { "" }
   *[other] { " " }{ COUNTRY($country, form: "in") }
 }): назвать число, 1 или 6, или бросить?
question-place-where = { $left ->
    [0] { CARD($card, form: "quoted") }: разместите ещё 1 влияние там, где действует бонус, или закончите.
   *[other] { CARD($card, form: "quoted") }: где разместить влияние? Осталось { $left } ОО.
 }
# $change: если меньше нуля, влияние убирают. $card равно 0 при подготовке к игре.
question-add-where = { $card ->
    [0] { "" }
   *[other] { CARD($card, form: "quoted") }:{ " " }
 }{ SIGN($change) ->
    [minus] где убрать влияние { SIDE($side, form: "gen") }? Осталось: { $left }.
   *[other] где добавить влияние { SIDE($side, form: "gen") }? Осталось: { $left }.
 }
question-coup-where = { CARD($card, form: "quoted") } ({ $ops } ОО): где предпринять попытку переворота?
question-realign-where = { $left ->
    [0] { CARD($card, form: "quoted") }: предпримите ещё одну попытку снижения влияния там, где действует бонус, или закончите.
   *[other] { CARD($card, form: "quoted") }: где предпринять попытку снижения влияния? Осталось попыток: { $left }.
 }
question-which-operation = { CARD($card, form: "quoted") } ({ $ops } ОО): какую операцию провести?
question-roll-or-not = карта { CARD($card, form: "quoted") } идёт на космическую гонку: бросить кубик?
question-war-where = { CARD($card, form: "quoted") }: какую страну атаковать?
# $n: сколько влияния теряется в каждой стране, 999 — всё.
question-lose-where = { CARD($card, form: "quoted") }: в какой стране { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] теряют
   *[singular] теряет
 } { $n ->
    [999] всё своё влияние
    [one] { $n } влияние
    [few] { $n } влияния
   *[many] { $n } единиц влияния
 }? Осталось выбрать стран: { $left }.
question-equalise-where = { CARD($card, form: "quoted") }: в какой стране сравнять своё влияние с влиянием противника?
question-event-choice = { CARD($card, form: "quoted") }: что выбрать?
question-pay-card = { CARD($card, form: "quoted") }: сбросьте карту на { $n } ОО или больше, иначе { PENALTY($card) }.
question-choose-headline = выберите начальное событие.
question-choose-card = ход { $round }: выберите карту.
question-how-to-play = { CARD($card, form: "quoted") } ({ $ops } ОО): как использовать карту?
question-trapped-card = вы увязли в затяжной войне: какую карту сбросить или какую карту подсчёта очков разыграть?
question-discard-held = сбросить одну из оставшихся карт?
question-bid = на какую сторону сделать ставку и сколько дополнительного влияния предложить за неё противнику?
question-who-gets-it = ставки равны: кому { SIDE($side, form: "number") ->
    [plural] достанутся
   *[singular] достанется
 } { SIDE($side, form: "nom") }?
question-extra-where = где разместить дополнительное влияние? Осталось разместить: { $left }.

## Записи: что произошло.

note-influence-changed = { COUNTRY($country) }: { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] { SIGN($change) ->
        [minus] теряют
       *[other] получают
     }
   *[singular] { SIGN($change) ->
        [minus] теряет
       *[other] получает
     }
 } { ABS($change) } { ABS($change) ->
    [one] влияние
    [few] влияния
   *[many] единиц влияния
 } (США { $us }, СССР { $ussr }).
note-influence-together = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] { SIGN($change) ->
        [minus] теряют
       *[other] получают
     }
   *[singular] { SIGN($change) ->
        [minus] теряет
       *[other] получает
     }
 } { ABS($change) } { ABS($change) ->
    [one] влияние
    [few] влияния
   *[many] единиц влияния
 }: { $countries }.
influence-in-country = { COUNTRY($country) } { SIGNED($change) } (США { $us }, СССР { $ussr })
note-vp-gained = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] получают
   *[singular] получает
 } { $n } ПО (счёт: { SCORE($vp) }).
note-defcon-changed = уровень DEFCON { SIGN($change) ->
    [minus] понижается
   *[other] повышается
 } до { $defcon }.
note-military-gained = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] { SIGN($n) ->
        [minus] теряют
       *[other] получают
     }
   *[singular] { SIGN($n) ->
        [minus] теряет
       *[other] получает
     }
 } { ABS($n) } { ABS($n) ->
    [one] очко
    [few] очка
   *[many] очков
 } военных операций (в этом раунде: { $military }).
note-won-on-points = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] побеждают
   *[singular] побеждает
 } по очкам.
note-won-by-europe = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] контролируют Европу и побеждают
   *[singular] контролирует Европу и побеждает
 }.
note-won-by-nuclear-war = ядерная война: { ENEMY($side, form: "number") ->
    [plural] её развязали
   *[singular] её развязал
 } { ENEMY($side, form: "nom") }, и { SIDE($side, form: "number") ->
    [plural] побеждают
   *[singular] побеждает
 } { SIDE($side, form: "nom") }.
note-won-final-scoring = партия окончена (счёт: { SCORE($vp) }): { SIDE($side, form: "number") ->
    [plural] побеждают
   *[singular] побеждает
 } { SIDE($side, form: "nom") }.
note-drawn = партия заканчивается вничью.
note-card-drawn = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] берут
   *[singular] берёт
 } карту { CARD($card, form: "quoted") }.
note-drawn-together = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] берут
   *[singular] берёт
 } карты: { CARDS($cards) }.
note-cards-drawn = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] берут
   *[singular] берёт
 } { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
 }.
note-reshuffled = сброс ({ $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
 }) перемешивается и становится новой колодой.
note-event-occurs = событие { SIDE($side, form: "gen") }: { CARD($card, form: "quoted") }.
note-event-cannot-occur = событие { CARD($card, form: "quoted") } не происходит: оно { CONDITION($condition, form: "only") }.
note-card-passed = { CARD($card, form: "quoted") } переходит к { SIDE($side, form: "dat") } лицом { $up ->
    [1] вверх
   *[other] вниз
 }.
note-card-discarded = карта { CARD($card, form: "quoted") } сброшена.
note-card-removed = карта { CARD($card, form: "quoted") } убрана из игры.
note-hand-shown = { COUNT($cards) ->
    [0] у { SIDE($side, form: "gen") } нет карт, которые нужно показать
   *[other] { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] показывают
       *[singular] показывает
     } карты: { CARDS($cards) }
 }.
# $die + $ops + $modifier - 2 x $stability = $result
note-coup-rolled = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] предпринимают
   *[singular] предпринимает
 } попытку переворота { COUNTRY($country, form: "in") }, выпадает { $die }: { $die } + { $ops } ОО{ SIGN($modifier) ->
    [zero] { "" }
   *[other] { " " }({ SIGNED($modifier) })
 } − 2 × { $stability } { SIGN($result) ->
    [plus] = { $result }, переворот удался
   *[other] ≤ 0, переворот не удался
 }.
note-realigned = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] предпринимают
   *[singular] предпринимает
 } попытку снижения влияния { COUNTRY($country, form: "in") }: США { $us_die } ({ SIGNED($us_modifier) }), СССР { $ussr_die } ({ SIGNED($ussr_modifier) }).
note-operation-chosen = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] используют
   *[singular] использует
 } { $ops } ОО для { LABEL($label, form: "key") ->
    [coup] попытки переворота
    [realignment] снижения влияния
   *[other] размещения влияния
 }.
note-space-rolled = космическая гонка: у { SIDE($side, form: "gen") } выпадает { $die }; нужно не больше { $needed }.
note-space-advanced = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] достигают
   *[singular] достигает
 } деления «{ BOX($box) }» на шкале космической гонки.
note-war-rolled = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] ведут
   *[singular] ведёт
 } войну { COUNTRY($country, form: "in") }: выпадает { $die }{ SIGN($modifier) ->
    [zero] { "" }
   *[other] { " " }({ SIGNED($modifier) })
 }; нужно не меньше { $needed }.
note-contest-rolled = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] выбрасывают
   *[singular] выбрасывает
 } { $die } ({ SIGNED($bonus) }), { ENEMY($side, form: "nom") } — { $other_die } ({ SIGNED($other_bonus) }).
note-event-rolled = { CARD($card, form: "quoted") }: у { SIDE($side, form: "gen") } выпадает { $die }{ SIGN($bonus) ->
    [zero] { "" }
   *[other] { " " }({ SIGNED($bonus) })
 }; нужно не меньше { $needed }.
note-die-named = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] объявляют
   *[singular] объявляет
 }, что на кубике выпало { $die }.
note-event-chosen = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] выбирают
   *[singular] выбирает
 }: { LABEL($label) }.
note-region-scored = подсчёт очков { SET($region, form: "in") }. США: { STANDING($us_standing) }, { $us_points } ПО. СССР: { STANDING($ussr_standing) }, { $ussr_points } ПО.

## Причины: почему чего-либо нет среди вариантов.

reason-out-of-reach = { COUNTRY($country) } вне досягаемости: в начале хода у вас не было влияния ни там, ни по соседству.
reason-too-dear = { COUNTRY($country) } под контролем противника: влияние там стоит 2 ОО, а у вас осталось { $left }.
reason-placement-barred = событие не позволяет размещать влияние { COUNTRY($country, form: "in") } за ОО.
reason-realigned-here = в этот ход вы уже пытались снизить влияние { COUNTRY($country, form: "in") }: размещать его там нельзя.
reason-not-among = { COUNTRY($country) }: это не одна из стран { $card ->
    [0] для этого этапа подготовки
   *[other] события { CARD($card, form: "quoted") }
 }.
reason-nothing-there = { COUNTRY($country, form: "in") } нет влияния { SIDE($side, form: "gen") }.
reason-limit-reached = { COUNTRY($country, form: "in") } предел исчерпан: событие допускает не больше { $most } на одну страну.
reason-not-empty = { COUNTRY($country, form: "in") } уже есть влияние.
reason-controlled-by = { COUNTRY($country) } под контролем { SIDE($side, form: "gen") }.
reason-not-controlled = { COUNTRY($country) } не под контролем { SIDE($side, form: "gen") }.
reason-nothing-to-realign = { COUNTRY($country, form: "in") } у противника нет влияния, которое можно снизить.
reason-no-enemy-influence = { COUNTRY($country, form: "in") } нет влияния противника.
reason-defcon-forbids = { COUNTRY($country, form: "in") } попытки переворота и снижения влияния запрещены, пока DEFCON на уровне { $defcon }.
reason-not-in-event-area = { COUNTRY($country, form: "in") } это событие не действует.
reason-bonus-elsewhere = последнее ОО — бонусное, { COUNTRY($country, form: "in") } его потратить нельзя.
reason-placed-here = в этот ход вы уже разместили влияние { COUNTRY($country, form: "in") }: попытка снижения влияния там невозможна.
reason-nowhere-to-place = с этими ОО влияние негде разместить.
reason-no-coup-target = нет страны, где можно предпринять попытку переворота.
reason-no-realignment-target = нет страны, где можно предпринять попытку снижения влияния.
reason-operation-not-granted = событие не даёт права на такую операцию.
reason-too-stable = { COUNTRY($country) }: стабильность слишком высока для этой войны.
reason-not-uncontrolled = { COUNTRY($country) } под контролем одной из сторон.
reason-chosen-already = { COUNTRY($country) } уже в числе выбранных.
reason-worth-too-little = карта { CARD($card, form: "quoted") } даёт меньше { $n } ОО.
reason-not-in-hand = карты { CARD($card, form: "quoted") } на руке нет.
reason-no-headline-passing = у карты { CARD($card, form: "quoted") } нет события, и начальным событием она быть не может.
reason-scoring-has-no-ops = у карты { CARD($card, form: "quoted") } нет ОО: её можно разыграть только как событие.
reason-no-scoring-card = { CARD($card, form: "quoted") } — карта подсчёта очков, её выбрать нельзя.
reason-passing-has-no-event = у карты { CARD($card, form: "quoted") } нет события.
reason-event-cannot = событие { CARD($card, form: "quoted") } сейчас разыграть нельзя: оно { CONDITION($condition, form: "only") }.
reason-opponents-event = на карте { CARD($card, form: "quoted") } событие противника: оно разыгрывается, когда вы используете её ОО, до или после операций.
reason-own-event = на карте { CARD($card, form: "quoted") } не событие противника.
reason-space-ended = вы достигли конца шкалы космической гонки.
reason-space-spent = в этом раунде вы больше не можете сбрасывать карты на космическую гонку.
reason-operations-strand-scoring = карту { CARD($card, form: "quoted") } сейчас можно разыграть только как событие: после операций вы не успеете разыграть карту подсчёта очков.
reason-event-strands-scoring = после события { CARD($card, form: "quoted") } вы не успеете разыграть карту подсчёта очков.
reason-scoring-must-go = у вас есть карта подсчёта очков, на которую не осталось ходов: её нужно сбросить.
reason-space-strands-scoring = карту { CARD($card, form: "quoted") } сейчас нельзя сбросить на космическую гонку: вы не успеете разыграть карту подсчёта очков.
reason-space-needs-more = карта { CARD($card, form: "quoted") } даёт слишком мало ОО для космической гонки: следующее деление требует { $needed }.
reason-must-play-a-card = пропустить ход нельзя: пока на руке есть карты, одну из них нужно разыграть.
reason-must-play-scoring = карте { CARD($card, form: "quoted") } придётся подождать: после неё на карту подсчёта очков может не хватить ходов.
reason-scoring-demanded = карте { CARD($card, form: "quoted") } придётся подождать: событие обязывает вас разыграть в этот ход карту подсчёта очков.
reason-must-play-due = карте { CARD($card, form: "quoted") } придётся подождать: в этот ход нужно использовать карту { CARD($due, form: "quoted") }.
reason-passing-elsewhere = карта { CARD($card, form: "quoted") } сейчас не у вас.
reason-passing-face-down = карта { CARD($card, form: "quoted") } лежит лицом вниз: её можно будет использовать со следующего раунда.
reason-passing-strands-scoring = если использовать карту { CARD($card, form: "quoted") }, вы не успеете разыграть карту подсчёта очков.
reason-trap-needs-two = карта { CARD($card, form: "quoted") } даёт меньше 2 ОО: выбраться из затяжной войны она не поможет.
reason-trap-holds = карту { CARD($card, form: "quoted") } нельзя разыграть, пока вы ведёте затяжную войну.
reason-no-influence-yet = { COUNTRY($country, form: "in") } у вас нет влияния: дополнительное влияние размещают только там, где оно уже есть.
reason-enough-there = { COUNTRY($country, form: "in") } больше размещать нельзя: там уже на 2 влияния больше, чем нужно для контроля.

## Тексты карт: когда событие возможно и что делает каждый шаг его программы.

card-requires = событие { CONDITION($condition, form: "only") }

amount-number = { $n }

# $by выбирает где; $at_most — предел на одну страну, 0 — без предела; $optional равно 1, если можно отказаться.
verb-adjust =
    .add = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] { $optional ->
            [1] могут добавить
           *[other] добавляют
         }
       *[singular] { $optional ->
            [1] может добавить
           *[other] добавляет
         }
     }{ $n ->
        [one] { "" }
       *[other] { " " }в сумме
     } { $n } { $n ->
        [one] влияние
        [few] влияния
       *[many] единиц влияния
     } { SET($set, form: "in") }{ $at_most ->
        [0] { "" }
       *[other] , не более { $at_most } на одну страну
     }
    .each = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] добавляют
       *[singular] добавляет
     } по 1 влиянию в { $n } { $n ->
        [one] стране
       *[other] странах
     } { SET($set, form: "of") }{ SIDE($not_controlled_by, form: "key") ->
        [nobody] { "" }
       *[other] , где нет контроля { SIDE($not_controlled_by, form: "gen") }
     }
    .each-own = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] добавляют
       *[singular] добавляет
     } по 1 влиянию в { $n } { $n ->
        [one] стране
       *[other] странах
     }{ SET($set, form: "key") ->
        [world] { "" }
       *[other] { " " }{ SET($set, form: "of") }
     } под своим контролем
    .in-one = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] добавляют
       *[singular] добавляет
     } { $change } { $change ->
        [one] влияние
        [few] влияния
       *[many] единиц влияния
     } в одной стране { SET($set, form: "of") }
    .where-empty = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] могут
       *[singular] может
     } добавить по 1 влиянию не более чем в { $n } { $n ->
        [one] стране
       *[other] странах
     } { SET($set, form: "of") }, где нет ничьего влияния
    .remove = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] убирают
       *[singular] убирает
     } в сумме { $n } { $n ->
        [one] влияние
        [few] влияния
       *[many] единиц влияния
     } { SIDE($side, form: "gen") } { SET($set, form: "in") }{ $at_most ->
        [0] { "" }
       *[other] , не более { $at_most } на одну страну
     }
    .remove-uncontrolled = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] убирают
       *[singular] убирает
     } { $n } { $n ->
        [one] влияние
        [few] влияния
       *[many] единиц влияния
     } { SIDE($side, form: "gen") } { SET($set, form: "in") }, где нет контроля { SIDE($not_controlled_by, form: "gen") }
    .remove-amount = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] убирают
       *[singular] убирает
     } влияние { SIDE($side, form: "gen") } { SET($set, form: "in") }: { AMOUNT($n) }
# $size: сколько стран во множестве. Выбора нет ни у кого.
verb-everywhere =
    .add = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] добавляют
       *[singular] добавляет
     } { $size ->
        [1] { $n } { $n ->
            [one] влияние
            [few] влияния
           *[many] единиц влияния
         }
       *[other] по { $n } { $n ->
            [one] влиянию
            [few] влияния
           *[many] единиц влияния
         }
     } { SET($set, form: "in") }
    .lose = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] теряют
       *[singular] теряет
     } { $size ->
        [1] { ABS($n) } { ABS($n) ->
            [one] влияние
            [few] влияния
           *[many] единиц влияния
         }
       *[other] по { ABS($n) } { ABS($n) ->
            [one] влиянию
            [few] влияния
           *[many] единиц влияния
         }
     } { SET($set, form: "in") }
    .amount = { SIDE($side, form: "nom") } { AMOUNT($n) }
verb-remove-all = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] теряют
   *[singular] теряет
 } всё своё влияние { SET($set, form: "in") }
verb-take-control = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] добавляют
   *[singular] добавляет
 } { SET($set, form: "in") } столько влияния, сколько нужно для контроля над страной
verb-chosen-countries =
    .some = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] убирают
       *[singular] убирает
     } по { $n } { $n ->
        [one] влиянию
        [few] влияния
       *[many] единиц влияния
     } { SIDE($side, form: "gen") } в { $countries } { $countries ->
        [one] стране
       *[other] странах
     } { SET($set, form: "of") }
    .amount = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] убирают
       *[singular] убирает
     } влияние { SIDE($side, form: "gen") } в { $countries } { $countries ->
        [one] стране
       *[other] странах
     } { SET($set, form: "of") }: { AMOUNT($n) }
    .all = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] убирают
       *[singular] убирает
     } всё влияние { SIDE($side, form: "gen") } в { $countries ->
        [1] одной стране
        [one] { $countries } стране
       *[other] { $countries } странах
     } { SET($set, form: "of") }
    .all-uncontrolled = { SIDE($by, form: "nom") } { SIDE($by, form: "number") ->
        [plural] убирают
       *[singular] убирает
     } всё влияние { SIDE($side, form: "gen") } в { $countries ->
        [1] одной стране
        [one] { $countries } стране
       *[other] { $countries } странах
     } { SET($set, form: "of") }, { $countries ->
        [one] которую
       *[other] которые
     } никто не контролирует
# $side выбирает страну и добавляет там своё влияние.
verb-equal-influence = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] выбирают { SET($set, form: "acc") } и добавляют
   *[singular] выбирает { SET($set, form: "acc") } и добавляет
 } там столько влияния, чтобы сравняться с { SIDE($side, form: "key") ->
    [us] СССР
    [ussr] США
   *[other] противником
 }
verb-vp = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] получают
   *[singular] получает
 } { AMOUNT($n, form: "key") ->
    [number] { $n } ПО
   *[other] { AMOUNT($n) }
 }
verb-defcon =
    .raise = уровень DEFCON повышается на { $change }
    .lower = уровень DEFCON понижается на { ABS($change) }
verb-set-defcon = уровень DEFCON становится равным { $defcon }
verb-military = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] получают
   *[singular] получает
 } { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
 } военных операций
    .lose = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] теряют
       *[singular] теряет
     } { ABS($n) } { ABS($n) ->
        [one] очко
        [few] очка
       *[many] очков
     } военных операций (но не ниже 0)
verb-space = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] продвигаются
   *[singular] продвигается
 } по шкале космической гонки на { $n } { $n ->
    [one] деление
    [few] деления
   *[many] делений
 } и { SIDE($side, form: "number") ->
    [plural] получают
   *[singular] получает
 } то, что даёт достигнутое деление
# $optional равно 1, если сторона может отказаться; во множестве стран DEFCON не ограничивает выбор; $military равно 0, если
# переворот не приносит очков военных операций; $elsewhere равно 1, если страна должна быть не той, где был прошлый переворот.
verb-operations =
    .any = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] { $optional ->
            [1] могут провести
           *[other] проводят
         }
       *[singular] { $optional ->
            [1] может провести
           *[other] проводит
         }
     } операции, как с картой на { $n } ОО
    .without-coup = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] могут
       *[singular] может
     } разместить влияние или предпринять попытки снижения влияния, как с картой на { $n } ОО
    .without-placing-within = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] могут
       *[singular] может
     } предпринять попытку переворота или попытки снижения влияния { SET($set, form: "in") }, как с картой на { $n } ОО и при любом уровне DEFCON; очков военных операций это не приносит
    .coup-within = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] могут
       *[singular] может
     } предпринять { $elsewhere ->
        [1] ещё одну такую же попытку переворота в другой подобной стране
       *[other] попытку переворота { SET($set, form: "in") }, как с картой на { $n } ОО и при любом уровне DEFCON{ $military ->
            [1] { "" }
           *[other] ; очков военных операций это не приносит
         }
     }
# Переворот, который даёт событие. $named равно 1, если DEFCON не ограничивает выбор страны; $keeps — если он и не меняется;
# $military равно 0, если переворот не приносит очков военных операций.
verb-coup = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] предпринимают
   *[singular] предпринимает
 } попытку переворота { SET($set, form: "in") }, как с картой на { $n } ОО{ $named ->
    [1] { " " }и при любом уровне DEFCON
   *[other] { "" }
 }{ $keeps ->
    [1] ; уровень DEFCON не меняется
   *[other] { "" }
 }{ $military ->
    [1] { "" }
   *[other] ; очков военных операций попытка не приносит
 }
# $plus_one равно 1, если сторона прибавляет 1 к своим броскам; $may_stop — если предпринимать все попытки не обязательно.
verb-realign = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] { $may_stop ->
        [1] могут предпринять до
       *[other] предпринимают
     }
   *[singular] { $may_stop ->
        [1] может предпринять до
       *[other] предпринимает
     }
 } { $n } { $may_stop ->
    [1] { $n ->
        [one] попытки
       *[other] попыток
     }
   *[other] { $n ->
        [one] попытку
        [few] попытки
       *[many] попыток
     }
 } снижения влияния { SET($set, form: "in") }{ $named ->
    [1] { " " }при любом уровне DEFCON
   *[other] { "" }
 }{ $plus_one ->
    [1] , прибавляя 1 к своим броскам
   *[other] { "" }
 }
# $also_target равно 1, если бросок уменьшает и контроль противника над самой страной; $most_stable — наибольшая стабильность
# страны, 99 — любая.
# $at_superpower: есть ли среди этих стран соседние со сверхдержавой противника.
verb-war = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] начинают
   *[singular] начинает
 } войну { SET($set, form: "in") }{ $most_stable ->
    [99] { "" }
   *[other] { " " }со стабильностью не больше { $most_stable }
 }: { SIDE($side, form: "number") ->
    [plural] бросают кубик и вычитают
   *[singular] бросает кубик и вычитает
 } 1 за каждую соседнюю страну, которую контролирует противник{ $at_superpower ->
    [1] { " " }(сверхдержава противника по соседству тоже считается)
   *[other] { "" }
 }{ $also_target ->
    [1] , и ещё 1, если он контролирует саму атакованную страну
   *[other] { "" }
 }. Если получилось { $needed } или больше, { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] получают { $vp } ПО и заменяют
   *[singular] получает { $vp } ПО и заменяет
 } там всё влияние противника своим. При любом исходе { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] получают
   *[singular] получает
 } { $military } { $military ->
    [one] очко
    [few] очка
   *[many] очков
 } военных операций
# $bonus прибавляют к броску.
verb-roll-for = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] бросают кубик
   *[singular] бросает кубик
 }{ AMOUNT($bonus, form: "key") ->
    [number] { "" }
   *[other] { " " }и { SIDE($side, form: "number") ->
        [plural] прибавляют
       *[singular] прибавляет
     } { AMOUNT($bonus) }
 }; бросок удачен, если получилось { $needed } или больше
verb-roll-off = обе стороны бросают по кубику, { AMOUNT($mine, form: "key") ->
    [number] игрок прибавляет { $mine }
   *[other] каждая прибавляет { AMOUNT($mine) }
 }{ $again ->
    [1] , при ничьей бросок повторяется
   *[other] { "" }
 }
# $yes и $no — части предложения. В `.also` одно условие поверх другого.
verb-when = если { CONDITION($condition) }, { $yes }
    .otherwise = если { CONDITION($condition) }, { $yes }; в противном случае { $no }
    .also = если { CONDITION($condition) }, { $no }; если { CONDITION($also) }, вместо этого { $yes }
# $choices — части предложения; в `.named` — case вариантов, о каждом из которых говорит `.case`. В `.may` выбор один: будет
# $what или нет; в `.defcon` $leave равно 1, если уровень можно оставить прежним.
verb-choose = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] выбирают
   *[singular] выбирает
 } одно: { $choices }
    .may = { $what }, если { SIDE($side, form: "number") ->
        [plural] захотят
       *[singular] захочет
     }
    .defcon = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] повышают или понижают
       *[singular] повышает или понижает
     } уровень DEFCON на 1{ $leave ->
        [1] { " " }либо { SIDE($side, form: "number") ->
            [plural] оставляют
           *[singular] оставляет
         } его прежним
       *[other] { "" }
     }
    .named = { SIDE($side, form: "nom") } { $choices }
    .case = если он { $choice }, { $what }
    .level = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
        [plural] устанавливают
       *[singular] устанавливает
     } любой уровень DEFCON от { $lowest } до { $highest }
verb-must-discard = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] сбрасывают
   *[singular] сбрасывает
 } карту на { $n } ОО или больше, иначе { $what }
verb-cancel = событие { EFFECT($effect, form: "quoted") } отменяется
scoring-card-held = эту карту нельзя оставить на руке до следующего раунда.
verb-show-hand = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] показывают
   *[singular] показывает
 } свои карты

## Коротко о том, что сейчас на столе.

moment = { $phase ->
    [setup] Подготовка
    [headline] Раунд { $turn }, начальные события
    [action] Раунд { $turn }, ход { $round }
   *[between] Раунд { $turn }
 }

# What measures the game while it goes on, over the curve of a replay.
score-measure = Победные очки

## Обязанности: о чём игроку ещё надо позаботиться.

duty-scoring-held = в этом раунде нужно разыграть: { CARDS($cards) } ({ $rounds ->
    [1] это последний ход
    [one] остался { $rounds } ход
    [few] осталось { $rounds } хода
   *[many] осталось { $rounds } ходов
 }).
duty-military-due = { SIDE($side, form: "dat") } не хватает { $n } { $n ->
    [one] очка
   *[other] очков
 } военных операций: в конце раунда противник получит { $n } ПО.

## Замечания: что нужно знать о варианте прежде, чем выбрать его. `.short` стоит на его кнопке.

remark-costs-double = { COUNTRY($country) } под контролем противника: влияние там стоит { $n } ОО.
    .short = { $n } ОО
remark-costs-more = влияние { COUNTRY($country, form: "in") } сейчас стоит { $n } ОО.
    .short = { $n } ОО
remark-event-follows = затем разыгрывается событие карты { CARD($card, form: "quoted") }.
    .short = затем событие

## Что сейчас значит то, на что смотрят. $net больше нуля в пользу США; $near — 0, если страна вне досягаемости.

fact-region-parts = { SIDE($side) }: { STANDING($standing) } { $worth } + ключевые страны { $battlegrounds } (из { $of }){ $at_the_door ->
    [0] { "" }
   *[other] { " " }+ рядом с противником { $at_the_door }
 }.
fact-scoring-wins = подсчёт очков сейчас принёс бы победу { SIDE($side, form: "dat") }.
fact-one-more = { SIDE($side) } + { COUNTRY($country) } ({ $price } ОО{ $near ->
    [0] , сейчас вне досягаемости
   *[other] { "" }
 }): { SIGN($net) ->
    [plus] США +{ $net } ПО
    [minus] СССР +{ ABS($net) } ПО
   *[zero] никому ничего
 }.
fact-one-more-wins = { SIDE($side) } + { COUNTRY($country) } ({ $price } ОО{ $near ->
    [0] , сейчас вне досягаемости
   *[other] { "" }
 }): подсчёт очков принёс бы победу.
fact-better-standing = { SIDE($side) }: { STANDING($standing) } за { $price } ОО ({ COUNTRIES($countries) }).
fact-standing-afar = { SIDE($side) }: { STANDING($standing) } не меньше чем за { $price } ОО ({ COUNTRIES($countries) }), сейчас не всё в пределах досягаемости.
fact-card-yours = карта { CARD($card, form: "quoted") } у вас на руке.
fact-card-seen = карта { CARD($card, form: "quoted") } на руке у { SIDE($side, form: "gen") }.
fact-card-on-table = карта { CARD($card, form: "quoted") } лежит на столе.
fact-card-comes-back = карта { CARD($card, form: "quoted") } в сбросе и вернётся, когда его перемешают.
fact-card-gone = карта { CARD($card, form: "quoted") } убрана из игры.
fact-card-later = карта { CARD($card, form: "quoted") } попадёт в колоду в раунде { $turn }.
fact-card-in-pile = карта { CARD($card, form: "quoted") } в колоде ({ $pile }).
fact-card-out = карта { CARD($card, form: "quoted") } ещё не вышла: она в колоде ({ $pile }) или среди неизвестных карт на руке ({ $hands }).
fact-reshuffle-in = если считать только раздачи, колода закончится и сброс перемешают в раунде { $turn }.
fact-reshuffle-between = если считать только раздачи, колода закончится и сброс перемешают не раньше раунда { $turn } и не позже раунда { $last }.
fact-reshuffle-perhaps = если считать только раздачи, колода может закончиться с раунда { $turn }, а может и хватить её до конца игры.
fact-no-reshuffle = если считать только раздачи, колоды хватит до конца игры.
fact-cards-come-back = тогда вернутся сброшенные карты, пока их { $cards }.
fact-cards-join = в раунде { $turn } в колоду замешают новые карты ({ $cards }); сброс остаётся в стороне.
fact-defcon-open = перевороты и попытки снижения влияния возможны везде.
fact-defcon-bars = нельзя устраивать перевороты и снижать влияние: { SETS($sets) }.
fact-defcon-bars-coups = нельзя устраивать перевороты: { SETS($sets) }.
fact-defcon-bars-next = уровнем ниже закроется и это: { SETS($sets) }.
fact-defcon-loses = уровнем ниже игру { SIDE($side, form: "number") ->
    [plural] проиграют
   *[singular] проиграет
 } { SIDE($side, form: "nom") }: идёт ход этой стороны.
fact-points-to-win = { SIDE($side, form: "dat") } до немедленной победы не хватает { $n } ПО.
fact-won-if-scored = если бы игра закончилась сейчас, итоговый подсчёт принёс бы победу { SIDE($side, form: "dat") } (счёт: { SCORE($vp) }).
fact-drawn-if-scored = если бы игра закончилась сейчас, итоговый подсчёт дал бы ничью.
fact-military-lacks = { SIDE($side) }: до обязательного не хватает { $n }.
fact-military-met = { SIDE($side) }: на этот раунд достаточно.
fact-military-pays = если бы раунд закончился сейчас: { SIDE($side) } +{ $n } ПО.
fact-space-next = { SIDE($side) }: дальше «{ BOX($box) }», нужны карта от { $ops } ОО и бросок 1–{ $roll }{ $points ->
    [0] { "" }
   *[other] ; { $points } ПО
 }.
fact-space-left = { SIDE($side) }: в этом раунде можно отправить ещё { $left } { $left ->
    [one] карту
    [few] карты
   *[many] карт
 }.
fact-passing-held = она у { SIDE($side, form: "gen") }{ $up ->
    [1] { ", и её можно разыграть" }
   *[other] { ", до конца раунда лицом вниз" }
 }: { $ops } ОО.
fact-rounds-to-come = { SIDE($side) }: в этом раунде впереди ещё { $n } { $n ->
    [one] ход
    [few] хода
   *[many] ходов
 }.
fact-period-next = в раунде { $turn } в колоду замешают новые карты ({ $cards }).

## Исправления: люди за настоящим столом привели что-то в порядок. PLACE — где карта, LASTING — эффект.

note-corrected-influence = исправление: { COUNTRY($country) } — США { $us }, СССР { $ussr } (было: США { $us_before }, СССР { $ussr_before }).
note-corrected-vp = исправление: счёт — { SCORE($vp) } (было: { SCORE($vp_before) }).
note-corrected-defcon = исправление: уровень DEFCON — { $defcon } (было: { $before }).
note-corrected-military = исправление: военные операции { SIDE($side, form: "gen") } — { $n } (было: { $before }).
note-corrected-space = исправление: { SIDE($side, form: "nom") } на шкале космической гонки — деление «{ BOX($box) }» (было: «{ BOX($box_before) }»).
note-corrected-card = исправление: карта { CARD($card, form: "quoted") } теперь { PLACE($place, form: "at") } (была { PLACE($place_before, form: "at") }).
note-corrected-passing = исправление: карта { CARD($card, form: "quoted") } у { SIDE($side, form: "gen") } лицом { $up ->
    [1] вверх
   *[other] вниз
 } (была у { SIDE($side_before, form: "gen") } лицом { $up_before ->
    [1] вверх
   *[other] вниз
 }).
note-corrected-effect = исправление: эффект { $value ->
    [0] больше не действует
   *[other] теперь действует
 }: { LASTING($effect, $value, $value_before) }.
note-card-shown = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] показывают
   *[singular] показывает
 } карту { CARD($card, form: "quoted") }.
note-headline-shown = начальное событие { SIDE($side, form: "gen") }: { CARD($card, form: "quoted") }.
note-headline-cancelled = начальное событие { SIDE($side, form: "gen") }, { CARD($card, form: "quoted") }, отменено.
note-card-played = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] { LABEL($label, form: "key") ->
        [space-race] отправляют
       *[other] разыгрывают
     }
   *[singular] { LABEL($label, form: "key") ->
        [space-race] отправляет
       *[other] разыгрывает
     }
 } { LABEL($label, form: "key") ->
    [event] карту { CARD($card, form: "quoted") } как событие
    [event-first] карту { CARD($card, form: "quoted") }: сначала событие, затем операции ({ $ops } ОО)
    [space-race] карту { CARD($card, form: "quoted") } на космическую гонку
    [stop] карту { CARD($card, form: "quoted") } впустую
   *[other] карту { CARD($card, form: "quoted") } ради операций ({ $ops } ОО)
 }.
note-round-begins = { SIDE($side, form: "nom") }, ход { $round }.
note-round-passed = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] пропускают
   *[singular] пропускает
 } ход.
note-trap-rolled = затяжная война: { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] сбрасывают
   *[singular] сбрасывает
 } карту { CARD($card, form: "quoted") }, выпадает { $die }; нужно не больше 4.
note-trap-ended = затяжная война { SIDE($side, form: "gen") } окончена.
note-turn-begins = начинается раунд { $turn }.
note-military-short = { SIDE($side, form: "dat") } не хватает { $n } { $n ->
    [one] очка
   *[other] очков
 } военных операций; обязательно было набрать { $needed }.
note-held-cards-shown = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] показывают
   *[singular] показывает
 } { $n } { $n ->
    [one] оставшуюся карту
    [few] оставшиеся карты
   *[many] оставшихся карт
 }: карт подсчёта очков нет.
note-held-scoring-shown = у { SIDE($side, form: "gen") } осталась неразыгранной карта { CARD($card, form: "quoted") }.
note-won-by-held-scoring = { SIDE($side, form: "nom") } { SIDE($side, form: "number") ->
    [plural] побеждают
   *[singular] побеждает
 }: противник придержал карту подсчёта очков.
note-drawn-by-held-scoring = карты подсчёта очков остались на руке у обеих сторон: победителя нет.
note-passing-turned-up = карта { CARD($card, form: "quoted") } у { SIDE($side, form: "gen") } переворачивается лицом вверх.
note-bid-shown = { SEAT($seat) } ставит на { SIDE($side) }: { $n }.
note-sides-settled = { SEAT($us_seat) } играет за США, { SEAT($ussr_seat) } — за СССР{ $n ->
    [0] { "" }
   *[other] ; { SIDE($side, form: "nom") } дополнительно { SIDE($side, form: "number") ->
        [plural] размещают
       *[singular] размещает
     } { $n } { $n ->
        [one] влияние
        [few] влияния
       *[many] единиц влияния
     }
 }.

## Что можно исправить и каким оно может быть; `.word` — одно слово, которое вводят.

correctable-influence = Влияние
    .word = влияние
correctable-vp = Победные очки
    .word = по
correctable-defcon = DEFCON
    .word = defcon
    .limits = DEFCON 1 завершает партию, поставить его нельзя.
correctable-military = Военные операции
    .word = военные
correctable-space = Космическая гонка
    .word = космос
correctable-card = Карта
    .word = карта
correctable-effect = Длящийся эффект
    .word = эффект

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
value-ussr = рука СССР
    .word = ссср
    .at = на руке у СССР
value-on = действует
    .word = вкл
value-off = не действует
    .word = выкл

# У кого карта, которая переходит от стороны к стороне, и как она лежит; `correctable-passing` у каждой игры свой.
value-us-up = у США, лицом вверх
    .word = сша вверх
value-us-down = у США, лицом вниз
    .word = сша вниз
value-ussr-up = у СССР, лицом вверх
    .word = ссср вверх
value-ussr-down = у СССР, лицом вниз
    .word = ссср вниз
