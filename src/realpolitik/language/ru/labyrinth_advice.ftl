### Что говорят боты «Лабиринта»: кто они и почему так выбирают.

bot-flowchart = Схема
    .help = Исламисты из правил: играют карты как придётся, по схеме игры в одиночку. Только для места исламистов.

## Схема. О том, что решают её строки, говорят записи игры в одиночку.

advice-top-card = исламисты из правил играют карты в том порядке, в каком они приходят.
advice-same-country = пока { COUNTRY($country, form: "in") } остаются ячейки, схема остаётся там же.
advice-flow-ends = больше применить карту по схеме не к чему.

## Карты.

advice-event-helps = событие { CARD($card, form: "quoted") } даст сейчас больше, чем операция.
advice-event-buried = у карты первого теракта событие { CARD($card, form: "quoted") } не происходит.
advice-event-harmless = событие противника { CARD($card, form: "quoted") } сейчас почти безвредно.
advice-event-before = события { CARD($card, form: "quoted") } не избежать, и лучше действовать после него.
# $label: операция.
advice-best-operation = больше всего с этой картой обещает вот что: { LABEL($label) }.
advice-saves-ops = ничего лучшего с этой картой не сделать, а резервы усилят следующую.
advice-spends-reserves = с резервами карта сделает больше, чем они дадут потом.
advice-keeps-card = карта { CARD($card, form: "quoted") } пригодится больше в следующем раунде.
advice-drops-card = если сбросить карту { CARD($card, form: "quoted") }, она никому не поможет.

## Операции США.

# $n: грани кубика, которые дают успех.
advice-persuades = идеологическая борьба { COUNTRY($country, form: "in") } обещает больше всего: { $n ->
    [0] успеха она не даст, но может принести помощь
    [one] успех при { $n } значении кубика из шести
   *[other] успех при { $n } значениях кубика из шести
 }.
advice-explores = ещё неизвестно, каким окажется правительство { COUNTRY($country, form: "in") }, и попробовать стоит.
advice-sways = взгляды { COUNTRY($country, form: "gen") } могут совпасть со взглядами США, а это престиж и меньший штраф ГВСТ.
advice-disrupts = из доступных ячеек опаснее всего те, что { COUNTRY($country, form: "in") }.
advice-changes-regime = новый режим { COUNTRY($country, form: "in") } стоит и войск, и риска для престижа.
advice-blocks-plot = из терактов на карте больше всего угрожает тот, что { COUNTRY($country, form: "in") }.
advice-sends-troops = войска нужнее всего { COUNTRY($country, form: "in") }.
advice-recalls-troops = войска на шкале дают больше карт и готовы ко всему.
advice-spares-troops = там без войск обойтись легче всего.
advice-counts-troops = столько там достаточно, остальные нужнее в другом месте.

## Операции исламистов.

advice-cells-count = ячейка ценнее всего { COUNTRY($country, form: "in") }.
advice-cells-leave = меньше всего ячейка нужна { COUNTRY($country, form: "in") }.
advice-struggles = джихад { COUNTRY($country, form: "in") } обещает больше всего и по шансам, и по выигрышу.
advice-plots-there = теракт { COUNTRY($country, form: "in") } обещает больше всего.
advice-nothing-more = большее обойдётся дороже, чем обещает.

## Что ещё даёт выбор.

advice-for-countries = это важнее всего для мусульманских стран и ячеек в них.
advice-for-aims = это важнее всего для победы в игре.
advice-for-prestige = это важнее всего для престижа США.
advice-for-relations = это важнее всего для вопросов ГВСТ.
advice-for-troops = это важнее всего для наличных войск.
advice-for-funding = это важнее всего для финансирования исламистов.
advice-for-plots = это важнее всего для терактов на карте.
advice-for-lasting = важнее всего здесь длительное действие события.
advice-for-cards = это важнее всего для карт на руке.
