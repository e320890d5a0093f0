### Co mówią boty World Order: dlaczego tak wybierają. Nazwy regionów, krajów i kart mają jedną formę, więc stoją przed
### dwukropkiem.

## Karty.

advice-money-instead-of-card = żadna karta nie da teraz więcej niż pieniądze za pas.
advice-uses-development = { CARD($card, form: "quoted") }: użycie teraz nic nie kosztuje.
advice-least-needed = { CARD($card, form: "quoted") }: bez tej karty najłatwiej się obejść.
advice-most-cards = im więcej kart do wyboru, tym lepiej.
advice-researches = { CARD($card, form: "quoted") }: z tego, na co starcza badań, ta karta obiecuje najwięcej.
advice-renews-market = na rynku nie ma nic wartego badań.
advice-exhausts-for-better = wyczerpany sojusznik opłaci kartę cenniejszą niż sojusznik gotowy.
advice-nothing-to-research = z tego, na co starcza badań, nie ma czego brać.
advice-best-free-card = { CARD($card, form: "quoted") }: z dostępnych kart ta robi najwięcej.
advice-develops = { CARD($card, form: "quoted") }: od razu przynosi PZ i prowadzi na następny poziom.
advice-better-pile = ten stos da więcej w pierwszej rundzie.
advice-fewest-vp = { CARD($card, form: "quoted") }: daje najmniej początkowych PZ.

## Wpływy, sojusznicy, armie.

advice-second-card-of-country = { COUNTRY($country) }: druga karta sojusznika dodaje handel, a jeśli pierwsza jest gotowa, także wpływy.
advice-new-ally = { COUNTRY($country) }: z odkrytych krajów ten sojusznik obiecuje najwięcej za swoją cenę.
advice-invests = { COUNTRY($country) }: inwestycja obiecuje tam najwięcej wpływów i dochodu.
advice-builds-base = { COUNTRY($country) }: baza obiecuje tam najwięcej.
advice-readies = { COUNTRY($country) }: ten sojusznik najbardziej przyda się gotowy.
advice-exhausts = { COUNTRY($country) }: wyczerpanie tego sojusznika kosztuje mniej, niż oszczędza.
advice-keeps-allies-ready = dyplomacji mniej szkoda niż gotowego sojusznika.
advice-influence-counts = { REGION($region) }: wpływy liczą się tam najbardziej.
advice-stays-for-good = { REGION($region) }: żeton obok pól zostanie do końca gry.
advice-fills-region = { REGION($region) }: stały żeton wpływów zostanie do końca gry i pomoże zapełnić region.
advice-vp-at-once = { REGION($region) }: pole tymczasowe od razu przynosi { $n } PZ.
advice-pushes-out = { REGION($region) }: żeton wypiera starszy.
advice-armies-needed = { REGION($region) }: armia jest tam najbardziej potrzebna.
advice-army-spared = { REGION($region) }: armia nie jest tam niezbędna.
advice-army-sent = armia zdziała w regionie więcej niż na planszy gracza.
advice-armies-stay = żadne przesunięcie nie jest warte swojej ceny.

## Zasoby i pieniądze.

advice-sells = { RESOURCE($resource) }: pieniądze są cenniejsze niż to, co się sprzedaje.
advice-buys = { RESOURCE($resource) }: to jest warte więcej niż swoja cena.
advice-produces = { RESOURCE($resource) }: ta produkcja opłaca się najbardziej.
advice-raises-track = { RESOURCE($resource) }: więcej w każdej rundzie jest warte najwięcej.
advice-no-gain-in-more = więcej kosztowałoby więcej, niż jest warte.
advice-cashes-token = { REGION($region) }: żeton przynosi pieniądze i znów jest wolny.
advice-token-will-defend = żeton zostaje, by odeprzeć zagrożenie.
advice-defends = { REGION($region) }: żeton odpiera tam zagrożenie.
advice-prospers = dobrobyt przynosi { $n } PZ.

## Kolejność.

advice-acts-first = kto działa pierwszy, ma wybór pól i krajów.
advice-acts-last = kto działa ostatni przed punktacją, wie, jak wygląda przewaga.

## Co jeszcze daje wybór.

advice-for-vp = to od razu przynosi najwięcej PZ.
advice-for-regions = to liczy się najbardziej dla miejsc w regionach.
advice-for-majorities = to liczy się najbardziej dla żetonów przewagi.
advice-for-ability = to liczy się najbardziej dla specjalnej zdolności mocarstwa.
advice-for-defence = to liczy się najbardziej przeciw zagrożeniom.
advice-for-prosperity = to liczy się najbardziej dla dobrobytu.
advice-for-development = to liczy się najbardziej dla rozwoju.
advice-for-resources = to liczy się najbardziej dla zasobów.
advice-for-money = to liczy się najbardziej dla pieniędzy.
advice-for-allies = to liczy się najbardziej dla sojuszników.
advice-for-investment = to liczy się najbardziej dla przyszłego dochodu.
advice-for-production = to liczy się najbardziej dla produkcji.
advice-for-hand = to liczy się najbardziej dla przyszłych kart.
advice-for-assets = to zachowuje atuty strategiczne na później.
advice-against-rivals = to najwięcej odbiera najsilniejszemu przeciwnikowi.
