"""What cards of World Order say, in English, Russian and Polish."""

GOLDEN: dict[str, tuple[str, str, str]] = {
    "usa_growth_strategy": (
        "Choose one: get a development card; or produce 3 different types of resource.",
        "Выберите одно: получить карту развития; или произвести 3 разных типа ресурсов.",
        "Wybierz jedno: zdobyć kartę rozwoju; albo wyprodukować 3 różne rodzaje zasobów.",
    ),
    "usa_military_reinforcements": (
        "Gain 1 army. You may move up to 2 armies.",
        "Получите 1 армию. Вы можете переместить до 2 армий.",
        "Zyskaj 1 armię. Możesz przemieścić najwyżej 2 armie.",
    ),
    "usa_global_currency": (
        "Trade. Gain 5 money for each type imported.",
        "Торгуйте. Получите 5 ордисов за каждый импортированный тип ресурсов.",
        "Handluj. Zyskaj 5 ordisów za każdy zaimportowany rodzaj zasobów.",
    ),
    "eu_soft_power": (
        "Engage in a region, for 1 diplomacy less in Europe, Central Asia or the Middle East - North Africa.",
        "Начните сотрудничество в регионе, потратив на 1 дипломатию меньше в Европе, в Центральной Азии или в "
        "Северной Африке и на Ближнем Востоке.",
        "Zaangażuj się w regionie, płacąc o 1 dyplomację mniej w Europie, w Azji Środkowej albo na Bliskim "
        "Wschodzie i w Afryce Północnej.",
    ),
    "eu_humanitarian_aid": (
        "Improve relations with an available country, where 3 money may replace each unit of diplomacy.",
        "Улучшите отношения с доступной страной, причём вместо каждой единицы дипломатии можно потратить 3 ордиса.",
        "Popraw stosunki z dostępnym krajem, przy czym zamiast każdej jednostki dyplomacji można zapłacić 3 ordisy.",
    ),
    "russia_energy_titan": (
        "Trade, counting energy or raw material symbols twice, whichever you choose.",
        "Торгуйте, считая символы энергии или сырья (на выбор) дважды.",
        "Handluj, licząc podwójnie symbole energii albo surowców (do wyboru).",
    ),
    "china_worlds_factory": (
        "Trade. Produce up to 2 goods.",
        "Торгуйте. Произведите 2 товара или меньше.",
        "Handluj. Wyprodukuj najwyżej 2 towary.",
    ),
    "assign_new_diplomats": (
        "Improve relations with an available country, twice.",
        "Улучшите отношения с доступной страной, дважды.",
        "Popraw stosunki z dostępnym krajem, dwukrotnie.",
    ),
    "establish_trade_routes": (
        "Choose a region. Trade, as if the available countries of that region were your allies. Refresh 1 of "
        "your temporary tokens in that region.",
        "Выберите регион. Торгуйте, считая союзниками и доступные страны этого региона. Обновите 1 свою "
        "временную фишку в этом регионе.",
        "Wybierz region. Handluj, licząc jako sojuszników także dostępne kraje tego regionu. Odśwież 1 swój "
        "żeton tymczasowy w tym regionie.",
    ),
    "new_strategic_partner": (
        "Improve relations with an available country. Choose one: build a base in that country; or move up to "
        "2 armies to that country’s region.",
        "Улучшите отношения с доступной страной. Выберите одно: построить базу в этой стране; или переместить "
        "до 2 армий в регион этой страны.",
        "Popraw stosunki z dostępnym krajem. Wybierz jedno: zbudować bazę w tym kraju; albo przemieścić "
        "najwyżej 2 armie do regionu tego kraju.",
    ),
    "minimize_bureaucracy": (
        "Remove this card from the game. Take a market card of cost 6 or less without research and play it at once.",
        "Удалите эту карту из игры. Возьмите с рынка без исследования карту стоимостью до 6 и тут же сыграйте её.",
        "Usuń tę kartę z gry. Weź bez badań kartę z rynku o koszcie najwyżej 6 i od razu ją zagraj.",
    ),
    "new_agenda": (
        "Draw 3 cards. You may discard 2 cards to play another card.",
        "Возьмите 3 карты. Вы можете сбросить 2 карты, чтобы сыграть ещё одну карту.",
        "Dobierz 3 karty. Możesz odrzucić 2 karty, aby zagrać jeszcze jedną kartę.",
    ),
    "initiate_restructuring": (
        "Draw 1 card. You may remove 1 card of your hand or discard pile from the game to play another card.",
        "Возьмите 1 карту. Вы можете удалить из игры 1 карту с руки или из сброса, чтобы сыграть ещё одну карту.",
        "Dobierz 1 kartę. Możesz usunąć z gry 1 kartę z ręki lub ze stosu kart odrzuconych, aby zagrać "
        "jeszcze jedną kartę.",
    ),
    "improve_logistics": (
        "Build a base in an ally, with up to 3 armies whatever its value, paying nothing for the armies.",
        "Постройте базу у союзника, отправив до 3 армий независимо от ценности страны, не платя за армии.",
        "Zbuduj bazę u sojusznika, wysyłając najwyżej 3 armie niezależnie od wartości kraju, nie płacąc za armie.",
    ),
    "re_evaluate_strategy": (
        "Do 2 of these, in any order: improve relations with an available country; trade; move up to 2 armies.",
        "Выберите 2 из этого, в любом порядке: улучшить отношения с доступной страной; торговать; переместить "
        "до 2 армий.",
        "Wybierz 2 z tego, w dowolnej kolejności: poprawić stosunki z dostępnym krajem; handlować; "
        "przemieścić najwyżej 2 armie.",
    ),
    "key_economic_partner": (
        "You may choose an ally and ready it if it is exhausted. Invest in that country, without exhausting it.",
        "Вы можете выбрать союзника и развернуть его, если он перевёрнут. Инвестируйте в эту страну, не "
        "переворачивая карту.",
        "Możesz wybrać sojusznika i przywrócić go do gotowości, jeśli jest wyczerpany. Zainwestuj w ten kraj, "
        "nie wyczerpując go.",
    ),
    "boost_production": (
        "Choose a type of resource. Raise the production of that type by 1. Produce that type of resource. "
        "You may play another card.",
        "Выберите тип ресурса. Повысьте на 1 производство этого типа. Произведите ресурс этого типа. Вы "
        "можете сыграть ещё одну карту.",
        "Wybierz rodzaj zasobu. Podnieś o 1 produkcję tego rodzaju. Wyprodukuj zasób tego rodzaju. Możesz "
        "zagrać jeszcze jedną kartę.",
    ),
    "successful_negotiations": (
        "You may ready an ally. You may improve relations with any country of one region, available or in its "
        "stacks, after which the region’s cards are shuffled and 2 of them opened.",
        "Вы можете развернуть союзника. Вы можете улучшить отношения с любой страной одного региона, "
        "доступной или из стопок, после чего карты региона перемешивают и открывают 2 из них.",
        "Możesz przywrócić sojusznika do gotowości. Możesz poprawić stosunki z dowolnym krajem jednego "
        "regionu, dostępnym lub ze stosów, po czym karty regionu się tasuje i odkrywa 2 z nich.",
    ),
    "usa_us_navy": (
        "Choose up to 2 regions other than Central Asia. Move 2 armies to each of those regions, for 5 money "
        "more per army. Add 1 influence to each region that got its armies.",
        "Выберите до 2 регионов, кроме Центральной Азии. Переместите 2 армии в каждый из этих регионов, "
        "потратив на 5 ордисов больше за армию. Добавьте 1 влияние в каждый регион, куда пришли все эти "
        "армии.",
        "Wybierz najwyżej 2 regiony oprócz Azji Środkowej. Przemieść 2 armie do każdego z tych regionów, "
        "płacąc o 5 ordisów więcej za armię. Dodaj 1 żeton wpływów do każdego regionu, do którego dotarły "
        "wszystkie te armie.",
    ),
    "usa_nato": (
        "Move 2 armies to one of Europe, Central Asia and the Middle East - North Africa, even without "
        "access. If you moved the armies, add 1 permanent influence to that region, even without a free slot. "
        "Gain 2 diplomacy.",
        "Переместите 2 армии в один из регионов: Европа, Центральная Азия, Северная Африка и Ближний Восток, "
        "даже если туда нет доступа. Если вы переместили армии, добавьте 1 постоянное влияние в этот регион, "
        "даже без свободной ячейки. Получите 2 дипломатии.",
        "Przemieść 2 armie do jednego z regionów: Europa, Azja Środkowa, Bliski Wschód i Afryka Północna, "
        "nawet bez dostępu. Jeśli przemieszczono armie, dodaj 1 stały żeton wpływów do tego regionu, nawet "
        "bez wolnego pola. Zyskaj 2 dyplomacji.",
    ),
    "eu_central_bank": (
        "Gain 20 money. Get a development card, where 10 money may replace each unit of services.",
        "Получите 20 ордисов. Получите карту развития, причём вместо каждой единицы услуг можно потратить 10 ордисов.",
        "Zyskaj 20 ordisów. Zdobądź kartę rozwoju, przy czym zamiast każdej jednostki usług można zapłacić 10 ordisów.",
    ),
    "eu_brand_europe": (
        "Choose a region other than Europe. Trade, as if the available countries of that region were your "
        "allies. Add 1 influence to that region, if you exported at least 1 goods and 1 services there.",
        "Выберите регион, кроме Европы. Торгуйте, считая союзниками и доступные страны этого региона. "
        "Добавьте 1 влияние в этот регион, если вы экспортировали туда хотя бы 1 товар и 1 услугу.",
        "Wybierz region oprócz Europy. Handluj, licząc jako sojuszników także dostępne kraje tego regionu. "
        "Dodaj 1 żeton wpływów do tego regionu, jeśli wyeksportowano tam co najmniej 1 towar i 1 usługę.",
    ),
    "eu_neighborhood_policy": (
        "Engage in Europe, Central Asia or the Middle East - North Africa, even without an ally there. If you "
        "engaged, you may spend 10 money to engage in Europe, Central Asia or the Middle East - North Africa, "
        "except that region, even without an ally there.",
        "Начните сотрудничество в Европе, в Центральной Азии или в Северной Африке и на Ближнем Востоке, даже "
        "если там нет союзников. Если вы начали сотрудничество, вы можете потратить 10 ордисов, чтобы начать "
        "сотрудничество в Европе, в Центральной Азии или в Северной Африке и на Ближнем Востоке, кроме этого "
        "региона, даже если там нет союзников.",
        "Zaangażuj się w Europie, w Azji Środkowej albo na Bliskim Wschodzie i w Afryce Północnej, nawet "
        "jeśli nie ma tam sojusznika. Jeśli doszło do zaangażowania, możesz wydać 10 ordisów, aby zaangażować "
        "się w Europie, w Azji Środkowej albo na Bliskim Wschodzie i w Afryce Północnej, oprócz tego regionu, "
        "nawet jeśli nie ma tam sojusznika.",
    ),
    "russia_new_energy_markets": (
        "Choose 2 regions. Trade, using only countries of those regions, as if the available countries of "
        "those regions were your allies, counting energy symbols twice. Add 1 influence to each of those "
        "regions, if you exported at least 4 energy there.",
        "Выберите 2 региона. Торгуйте, используя только страны этих регионов, считая союзниками и доступные "
        "страны этих регионов, считая символы энергии дважды. Добавьте 1 влияние в каждый из этих регионов, "
        "если вы экспортировали туда хотя бы 4 энергии.",
        "Wybierz 2 regiony. Handluj, korzystając tylko z krajów tych regionów, licząc jako sojuszników także "
        "dostępne kraje tych regionów, licząc podwójnie symbole energii. Dodaj 1 żeton wpływów do każdego z "
        "tych regionów, jeśli wyeksportowano tam co najmniej 4 energii.",
    ),
    "russia_private_military_corporations": (
        "Up to 2 times, in a different region each time: spend 20 money to place 1 army from the supply in "
        "Europe, Central Asia, the Middle East - North Africa or Africa, even without access, then add 1 "
        "influence to that region.",
        "До 2 раз, каждый раз в другом регионе: потратьте 20 ордисов, чтобы поставить 1 армию из запаса в "
        "Европу, в Центральную Азию, в Северную Африку и на Ближний Восток или в Африку, даже если туда нет "
        "доступа, а затем добавить 1 влияние в этот регион.",
        "Najwyżej 2 razy, za każdym razem w innym regionie: wydaj 20 ordisów, aby umieścić 1 armię z puli "
        "ogólnej w Europie, w Azji Środkowej, na Bliskim Wschodzie i w Afryce Północnej albo w Afryce, nawet "
        "bez dostępu, a następnie dodać 1 żeton wpływów do tego regionu.",
    ),
    "china_brics": (
        "Spend 30 money to choose 2 regions among the Americas, Africa and South Asia, then add 1 influence "
        "to each of those regions. Then Russia may spend 20 money (or all it has, if that is less) to add 1 "
        "influence to the Americas, Africa or South Asia, except those regions, and does so without paying if "
        "nobody plays it.",
        "Потратьте 30 ордисов, чтобы выбрать 2 региона из таких: Америка, Африка, Южная Азия, а затем "
        "добавить 1 влияние в каждый из этих регионов. Затем Россия может потратить 20 ордисов (или всё, что "
        "есть, если это меньше), чтобы добавить 1 влияние в Америку, в Африку или в Южную Азию, кроме этих "
        "регионов, а если за эту державу никто не играет, она делает это бесплатно.",
        "Wydaj 30 ordisów, aby wybrać 2 regiony spośród: Ameryka, Afryka, Azja Południowa, a następnie dodać "
        "1 żeton wpływów do każdego z tych regionów. Następnie Rosja może wydać 20 ordisów (albo wszystko, co "
        "ma, jeśli to mniej), aby dodać 1 żeton wpływów do Ameryki, do Afryki albo do Azji Południowej, "
        "oprócz tych regionów, a jeśli nikt nie gra tym mocarstwem, robi ono to bez płacenia.",
    ),
    "china_belt_and_road": (
        "Invest in an ally. If you invested, you may invest in an ally of another region than that country, "
        "for 10 money more.",
        "Инвестируйте в союзника. Если вы инвестировали, вы можете инвестировать в союзника из другого "
        "региона, чем эта страна, потратив на 10 ордисов больше.",
        "Zainwestuj w sojusznika. Jeśli doszło do inwestycji, możesz zainwestować w sojusznika z innego "
        "regionu niż ten kraj, płacąc o 10 ordisów więcej.",
    ),
    "china_rapid_industrialization": (
        "Choose one: spend 10 money to raise 2 different productions by 1, then gain 3 VP; or spend 20 money "
        "to raise 3 different productions by 1, then gain 3 VP. You may play another card.",
        "Выберите одно: потратить 10 ордисов, чтобы повысить на 1 производство 2 разных ресурсов, а затем "
        "получить 3 ПО; или потратить 20 ордисов, чтобы повысить на 1 производство 3 разных ресурсов, а затем "
        "получить 3 ПО. Вы можете сыграть ещё одну карту.",
        "Wybierz jedno: wydać 10 ordisów, aby podnieść o 1 produkcję 2 różnych zasobów, a następnie zyskać 3 "
        "PZ; albo wydać 20 ordisów, aby podnieść o 1 produkcję 3 różnych zasobów, a następnie zyskać 3 PZ. "
        "Możesz zagrać jeszcze jedną kartę.",
    ),
    "industrial_development": (
        "When the effect starts, raise 2 different productions by 1.",
        "Когда эффект начинает действовать, повысьте на 1 производство 2 разных ресурсов.",
        "Gdy efekt zaczyna działać, podnieś o 1 produkcję 2 różnych zasobów.",
    ),
    "knowledge_transfer": (
        "Once per round, at any moment, you may draw any number of cards up to the highest value among your "
        "ready allies, then discard as many cards.",
        "Раз в раунд в любой момент вы можете взять любое число карт, но не больше высшей ценности среди "
        "своих развёрнутых союзников, а затем сбросить столько же карт.",
        "Raz na rundę w dowolnym momencie możesz dobrać dowolną liczbę kart, najwyżej tyle, ile wynosi "
        "największa wartość gotowego sojusznika, a następnie odrzucić tyle samo kart.",
    ),
    "tactical_flexibility": (
        "At the beginning of each round you draw 1 more card. When you get this card in round 3 or later, draw 1 card.",
        "В начале каждого раунда берите на 1 карту больше. При получении этой карты в 3-м раунде или позже "
        "возьмите 1 карту.",
        "Na początku każdej rundy dobierz o 1 kartę więcej. Przy zdobyciu tej karty w 3. rundzie lub później "
        "dobierz 1 kartę.",
    ),
    "regional_resilience": (
        "Once per round, before or after you add influence to a region, you may make 1 of your temporary "
        "tokens in that region permanent, even without a free slot.",
        "Раз в раунд до или после добавления влияния в регион вы можете сделать постоянной 1 свою временную "
        "фишку в этом регионе, даже без свободной ячейки.",
        "Raz na rundę przed dodaniem żetonu wpływów do regionu lub po nim możesz zamienić w stały 1 swój "
        "żeton tymczasowy w tym regionie, nawet bez wolnego pola.",
    ),
    "space_program": (
        "This card brings VP only.",
        "Эта карта даёт только ПО.",
        "Ta karta daje tylko PZ.",
    ),
    "random_influence_02": (
        "USA: 1 influence to the Americas; Russia turns a commerce card face down for 10 money. EU: 1 "
        "influence and 1 army to Europe. Russia: 1 influence to Central Asia; the USA turns a commerce card "
        "face down for 10 money. China: 1 influence and 1 army to the Middle East - North Africa.",
        "США: 1 влияние в Америку; карта ВЭД (Россия) переворачивается лицом вниз за 10 ордисов. ЕС: 1 "
        "влияние и 1 армия в Европу. Россия: 1 влияние в Центральную Азию; карта ВЭД (США) переворачивается "
        "лицом вниз за 10 ордисов. Китай: 1 влияние и 1 армия в Северную Африку и на Ближний Восток.",
        "USA: 1 żeton wpływów do Ameryki; karta oferty (Rosja) zostaje zakryta za 10 ordisów. UE: 1 żeton "
        "wpływów i 1 armia do Europy. Rosja: 1 żeton wpływów do Azji Środkowej; karta oferty (USA) zostaje "
        "zakryta za 10 ordisów. Chiny: 1 żeton wpływów i 1 armia na Bliski Wschód i do Afryki Północnej.",
    ),
}
