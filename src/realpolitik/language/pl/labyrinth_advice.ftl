### Co mówią boty „Labiryntu”: kim są i dlaczego tak wybierają.

bot-flowchart = Schemat
    .help = Dżihadyści z instrukcji: grają karty tak, jak przychodzą, według schematu gry jednoosobowej. Tylko na miejsce dżihadystów.

## Schemat. O tym, co rozstrzygają jego wiersze, mówią zapisy gry jednoosobowej.

advice-top-card = dżihadyści z instrukcji grają karty w takiej kolejności, w jakiej przychodzą.
advice-same-country = dopóki { COUNTRY($country, form: "in") } są jeszcze komórki, schemat trzyma się tego kraju.
advice-flow-ends = schemat nie znajduje już użytku z tej karty.

## Karty.

advice-event-helps = wydarzenie { CARD($card, form: "quoted") } da teraz więcej niż operacja.
advice-event-buried = na polu pierwszego zamachu wydarzenie { CARD($card, form: "quoted") } nie zachodzi.
advice-event-harmless = wydarzenie przeciwnika { CARD($card, form: "quoted") } niewiele teraz szkodzi.
advice-event-before = wydarzenia { CARD($card, form: "quoted") } nie da się uniknąć, a lepiej działać po nim.
# $label: operacja.
advice-best-operation = z tą kartą najwięcej obiecuje: { LABEL($label) }.
advice-saves-ops = nic lepszego z tą kartą nie da się zrobić, a rezerwy wzmocnią następną.
advice-spends-reserves = z rezerwami karta zdziała więcej, niż dałyby one później.
advice-keeps-card = karta { CARD($card, form: "quoted") } będzie więcej warta w następnej turze.
advice-drops-card = odrzucona teraz karta { CARD($card, form: "quoted") } nikomu nie pomoże.

## Operacje USA.

# $n: wyniki rzutu, które dają sukces.
advice-persuades = wojna idei { COUNTRY($country, form: "in") } obiecuje najwięcej: { $n ->
    [0] sukcesu nie da, ale może przynieść pomoc
    [one] sukces daje { $n } wynik rzutu z sześciu
    [few] sukces dają { $n } wyniki rzutu z sześciu
   *[other] sukces daje { $n } wyników rzutu z sześciu
 }.
advice-explores = nie wiadomo jeszcze, jakie będą rządy { COUNTRY($country, form: "in") }, i warto spróbować.
advice-sways = nastawienie { COUNTRY($country, form: "gen") } może stać się takie jak nastawienie USA, a to daje prestiż i zmniejsza karę GWOT.
advice-disrupts = z komórek w zasięgu najgroźniejsze są te { COUNTRY($country, form: "in") }.
advice-changes-regime = nowy reżim { COUNTRY($country, form: "in") } jest wart oddziałów i ryzyka dla prestiżu.
advice-blocks-plot = z zamachów na mapie najgroźniejszy jest ten { COUNTRY($country, form: "in") }.
advice-sends-troops = oddziały są najbardziej potrzebne { COUNTRY($country, form: "in") }.
advice-recalls-troops = oddziały na torze dają karty i są gotowe na wszystko.
advice-spares-troops = tam najłatwiej obejść się bez oddziałów.
advice-counts-troops = tyle tam wystarczy, a reszta jest potrzebna gdzie indziej.

## Operacje dżihadystów.

advice-cells-count = komórka jest najwięcej warta { COUNTRY($country, form: "in") }.
advice-cells-leave = najmniej brakować będzie komórki { COUNTRY($country, form: "in") }.
advice-struggles = dżihad { COUNTRY($country, form: "in") } obiecuje najwięcej: i szansami, i zyskiem.
advice-plots-there = zamach { COUNTRY($country, form: "in") } obiecuje najwięcej.
advice-nothing-more = więcej kosztowałoby więcej, niż obiecuje.

## Co jeszcze daje wybór.

advice-for-countries = to najważniejsze dla krajów muzułmańskich i komórek w nich.
advice-for-aims = to najważniejsze dla zwycięstwa w grze.
advice-for-prestige = to najważniejsze dla prestiżu USA.
advice-for-relations = to najważniejsze dla relacji GWOT.
advice-for-troops = to najważniejsze dla oddziałów pod ręką.
advice-for-funding = to najważniejsze dla funduszy dżihadystów.
advice-for-plots = to najważniejsze dla zamachów na mapie.
advice-for-lasting = najważniejsze jest tu trwałe działanie wydarzenia.
advice-for-cards = to najważniejsze dla kart na ręce.
