### Что говорят боты «Мирового порядка»: почему они выбирают так. У названий регионов, стран и карт одна форма, поэтому
### они стоят перед двоеточием.

## Карты.

advice-money-instead-of-card = ни одна карта не даст сейчас больше, чем деньги за пас.
advice-uses-development = { CARD($card, form: "quoted") }: применить это сейчас ничего не стоит.
advice-least-needed = { CARD($card, form: "quoted") }: без этой карты обойтись легче всего.
advice-most-cards = чем больше карт на выбор, тем лучше.
advice-researches = { CARD($card, form: "quoted") }: из того, на что хватает исследования, эта карта обещает больше всего.
advice-renews-market = на рынке нет ничего, что стоило бы исследования.
advice-exhausts-for-better = перевёрнутый союзник оплатит карту, которая ценнее развёрнутого союзника.
advice-nothing-to-research = из того, на что хватает исследования, брать нечего.
advice-best-free-card = { CARD($card, form: "quoted") }: из предложенных карт эта делает больше всего.
advice-develops = { CARD($card, form: "quoted") }: это сразу приносит ПО и ведёт к следующему уровню.
advice-better-pile = эта стопка даст больше в первом раунде.
advice-fewest-vp = { CARD($card, form: "quoted") }: эта карта даёт меньше всего начальных ПО.

## Влияние, союзники, армии.

advice-second-card-of-country = { COUNTRY($country) }: вторая карта союзника добавляет торговлю, а если первая развёрнута — и влияние.
advice-new-ally = { COUNTRY($country) }: из открытых стран этот союзник обещает больше всего за свою цену.
advice-invests = { COUNTRY($country) }: инвестиция там обещает больше всего влияния и дохода.
advice-builds-base = { COUNTRY($country) }: база там обещает больше всего.
advice-readies = { COUNTRY($country) }: развёрнутым этот союзник полезнее прочих.
advice-exhausts = { COUNTRY($country) }: перевернуть этого союзника дешевле, чем платить.
advice-keeps-allies-ready = дипломатии не так жаль, как развёрнутого союзника.
advice-influence-counts = { REGION($region) }: влияние там важнее всего.
advice-stays-for-good = { REGION($region) }: фишка рядом с ячейками останется до конца игры.
advice-fills-region = { REGION($region) }: фишка постоянного влияния останется до конца игры и поможет заполнить регион.
advice-vp-at-once = { REGION($region) }: временная ячейка сразу приносит { $n } ПО.
advice-pushes-out = { REGION($region) }: фишка вытеснит более старую.
advice-armies-needed = { REGION($region) }: армия там нужнее всего.
advice-army-spared = { REGION($region) }: без армии там можно обойтись.
advice-army-sent = в регионе от армии больше пользы, чем на планшете.
advice-armies-stay = ни одно перемещение не стоит своей цены.

## Ресурсы и деньги.

advice-sells = { RESOURCE($resource) }: деньги ценнее того, что продаётся.
advice-buys = { RESOURCE($resource) }: это ценнее своей цены.
advice-produces = { RESOURCE($resource) }: такое производство выгоднее всего.
advice-raises-track = { RESOURCE($resource) }: прибавка в каждом раунде ценнее всего.
advice-no-gain-in-more = больше — значит дороже, чем оно того стоит.
advice-cashes-token = { REGION($region) }: жетон приносит деньги и снова свободен.
advice-token-will-defend = жетон остаётся, чтобы отвести угрозу.
advice-defends = { REGION($region) }: жетон отводит там угрозу.
advice-prospers = процветание приносит { $n } ПО.

## Порядок хода.

advice-acts-first = кто ходит первым, выбирает ячейки и страны раньше других.
advice-acts-last = кто ходит последним перед подсчётом, знает, за кем превосходство.

## Что ещё даёт выбор.

advice-for-vp = это сразу приносит больше всего ПО.
advice-for-regions = это важнее всего для мест в регионах.
advice-for-majorities = это важнее всего для жетонов превосходства.
advice-for-ability = это важнее всего для особого свойства державы.
advice-for-defence = это важнее всего против угроз.
advice-for-prosperity = это важнее всего для процветания.
advice-for-development = это важнее всего для развития.
advice-for-resources = это важнее всего для ресурсов.
advice-for-money = это важнее всего для денег.
advice-for-allies = это важнее всего для союзников.
advice-for-investment = это важнее всего для будущего дохода.
advice-for-production = это важнее всего для производства.
advice-for-hand = это важнее всего для будущих карт.
advice-for-assets = это сберегает стратегические преимущества на потом.
advice-against-rivals = это больше всего отнимает у сильнейшего соперника.
